// SPDX-License-Identifier: MIT
/// Which roads, cities and fields the tiles of a board make (towerwatch-rules(7), "Features").
#include "model/board/board.h"
#include "model/board/places.h"
#include "resources/catalogue.h"
#include "tests/support/testmain.h"

#include <map>
#include <set>

using namespace towerwatch;

namespace {

using enum Rotation;

PlacedTile tile(const char *id, Square at, Rotation rotation = R0, std::optional<Bridge> bridge = {})
{
    return {.tile = id, .at = at, .rotation = rotation, .floors = 0, .bridge = bridge};
}

Figure meeple(Square at, const char *on)
{
    return {.kind = FigureKind::Meeple, .owner = Colour::Red, .at = at, .on = placeFromText(on)};
}

/// A board together with its scenario; asks features by square.
struct Table
{
    explicit Table(std::vector<PlacedTile> tiles, std::vector<Castle> castles = {},
                   std::vector<Figure> figures = {})
        : scenario{.tiles = std::move(tiles), .castles = std::move(castles), .figures = std::move(figures)}
        , board(scenario, builtInTiles())
    {
    }
    Table(const Table &) = delete;

    /// The feature at a place such as "road N" of the tile on a square; -1: none.
    int at(Square square, const char *place) const
    {
        return board.featureAt(board.tileAt(square), placeFromText(place).value());
    }
    bool complete(Square square, const char *place) const
    {
        return board.feature(at(square, place)).complete;
    }
    /// The squares of the feature at a place, sorted, as "0,0 1,0".
    QString squares(Square square, const char *place) const
    {
        std::vector<Square> list;
        for (const int index : board.tilesOf(at(square, place)))
            list.push_back(board.placed(index).at);
        std::sort(list.begin(), list.end());
        QStringList texts;
        for (const Square s : list)
            texts << QStringLiteral("%1,%2").arg(s.x).arg(s.y);
        return texts.join(u' ');
    }
    int count(FeatureKind kind) const
    {
        return static_cast<int>(std::count_if(board.features().begin(), board.features().end(),
                                              [&](const Feature &feature) { return feature.kind == kind; }));
    }

    Scenario scenario;
    Board board;
};

QStringList textsOf(const std::vector<Place> &places)
{
    QStringList texts;
    for (const Place &place : places)
        texts << QString::fromStdString(toText(place));
    return texts;
}

} // namespace

class TestFeatures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Sides and half edges turn together, and back; what touches lies opposite.
    void geometry()
    {
        for (const Rotation by : {R0, R90, R180, R270}) {
            for (const HalfEdge half : allHalfEdges) {
                QVERIFY(turnedBack(turned(half, by), by) == half);
                QVERIFY(sideOf(turned(half, by)) == turned(sideOf(half), by));
                HalfEdgeSet set;
                set.insert(half);
                QVERIFY(set.turned(by).contains(turned(half, by)));
            }
            for (const Side side : allSides) {
                QVERIFY(turnedBack(turned(side, by), by) == side);
                SideSet set;
                set.insert(side);
                QVERIFY(set.turned(by).contains(turned(side, by)));
            }
        }
        QVERIFY(turned(HalfEdge::NNW, R90) == HalfEdge::ENE && turned(Side::N, R90) == Side::E); // clockwise
        for (const HalfEdge half : allHalfEdges) {
            QVERIFY(facing(facing(half)) == half);
            QVERIFY(sideOf(facing(half)) == opposite(sideOf(half)));
        }
        QVERIFY(facing(HalfEdge::NNW) == HalfEdge::SSW && facing(HalfEdge::ENE) == HalfEdge::WNW);
        QVERIFY(neighbour({2, 3}, Side::N) == (Square{2, 2}) && neighbour({2, 3}, Side::W) == (Square{1, 3}));
    }

    void squaresAreFound()
    {
        SquareIndex index(600);
        std::map<Square, int> all;
        for (int i = 0; i < 600; ++i) { // some squares twice
            const Square square{i * 37 % 41 - 20, i * i % 29 - 14};
            QCOMPARE(index.insert(square, i), all.emplace(square, i).second);
        }
        for (int y = -16; y <= 16; ++y)
            for (int x = -22; x <= 22; ++x) {
                const auto found = all.find({x, y});
                QCOMPARE(index.at({x, y}), found == all.end() ? -1 : found->second);
            }
    }

    /// Squares that look for the same slot make finding tiles slow, and every rule finds tiles all the time.
    void squaresOfABoardKeepApart()
    {
        constexpr int tiles = 10'000;
        for (const int width : {1, 3, 100, 5000}) {
            const SquareIndex index(tiles);
            std::set<std::size_t> homes;
            for (int i = 0; i < tiles; ++i)
                homes.insert(index.home({i % width - width / 2, i / width - tiles / width / 2}));
            QVERIFY(homes.size() > tiles * 9 / 10);
        }
    }

    /// Alone, each tile makes exactly the segments of its design, whatever way it is turned.
    void everyTileInEveryRotation()
    {
        for (const Tile &design : builtInTiles().tiles())
            for (const Rotation rotation : {R0, R90, R180, R270}) {
                const Table table({tile(design.id.c_str(), {3, -4}, rotation)});
                QCOMPARE(table.count(FeatureKind::City), static_cast<int>(design.cities.size()));
                QCOMPARE(table.count(FeatureKind::Road), static_cast<int>(design.roads.size()));
                QCOMPARE(table.count(FeatureKind::Field), static_cast<int>(design.fields.size()));
                for (const Side side : allSides) {
                    QCOMPARE(table.board.cityAt(0, turned(side, rotation)) >= 0,
                             design.edge(side) == Edge::City);
                    QCOMPARE(table.board.roadAt(0, turned(side, rotation)) >= 0,
                             design.edge(side) == Edge::Road);
                }
            }
    }

    void ringRoadCountsTilesOnce()
    {
        // four curves: base-V joins S and W
        const Table ring({tile("base-V-road-curve", {0, 0}, R270), tile("base-V-road-curve", {1, 0}),
                          tile("base-V-road-curve", {1, 1}, R90), tile("base-V-road-curve", {0, 1}, R180)});
        QVERIFY(ring.complete({0, 0}, "road E"));
        QCOMPARE(ring.count(FeatureKind::Road), 1);
        QCOMPARE(ring.squares({1, 1}, "road N"), QString("0,0 1,0 0,1 1,1"));
        // a loop that begins and ends at the same junction: two segments of one tile, one road, three tiles
        // more
        const Table loop({tile("base-X-road-crossroads", {0, 0}), tile("base-V-road-curve", {1, 0}),
                          tile("base-V-road-curve", {1, 1}, R90), tile("base-V-road-curve", {0, 1}, R180)});
        QCOMPARE(loop.at({0, 0}, "road E"), loop.at({0, 0}, "road S"));
        QVERIFY(loop.complete({0, 0}, "road E"));
        QCOMPARE(loop.squares({0, 0}, "road E"), QString("0,0 1,0 0,1 1,1"));
    }

    void twoSegmentsOfOneTileInOneCity()
    {
        // the two caps of base-I meet behind the corner
        const Table table(
            {tile("base-I-two-caps-adjacent", {0, 0}), tile("base-N-city-corner", {0, -1}, R270),
             tile("base-N-city-corner", {-1, 0}, R90), tile("base-N-city-corner", {-1, -1}, R180)});
        QCOMPARE(table.at({0, 0}, "city N"), table.at({0, 0}, "city W"));
        QVERIFY(table.complete({0, 0}, "city N"));
        QCOMPARE(table.squares({0, 0}, "city N"), QString("-1,-1 0,-1 -1,0 0,0"));
        const auto segments = table.board.roadsAndCitiesOf(0);
        QCOMPARE(segments.size(), std::size_t(1));
        QCOMPARE(segments[0].second.bits(), 0b1001u);
    }

    void bridgeRoads()
    {
        const Table table({tile("base-A-monastery-road", {0, -1}),
                           tile("base-B-monastery", {0, 0}, R0, Bridge::NS),
                           tile("base-A-monastery-road", {0, 1}, R180)});
        const int bridge = table.board.bridgeOf(1);
        QVERIFY(bridge >= 0);
        QCOMPARE(table.at({0, 0}, "bridge"), bridge);
        QCOMPARE(table.at({0, -1}, "road S"), bridge);
        QCOMPARE(table.at({0, 1}, "road N"), bridge);
        QVERIFY(table.board.feature(bridge).kind == FeatureKind::Road);
        QVERIFY(table.board.feature(bridge).complete);
        QCOMPARE(table.squares({0, 0}, "bridge"), QString("0,-1 0,0 0,1"));
        QCOMPARE(table.at({0, 0}, "road N"), -1); // `road X` never names a bridge
        QCOMPARE(table.board.bridgeOf(0), -1);
        const Table open(
            {tile("base-A-monastery-road", {0, -1}), tile("base-B-monastery", {0, 0}, R0, Bridge::NS)});
        QVERIFY(!open.complete({0, 0}, "bridge"));
        QVERIFY(!open.complete({0, -1}, "road S"));
    }

    void bridgeAndPrintedRoadOnOneTile()
    {
        const Table table({tile("base-U-road-straight", {0, 0}, R0, Bridge::NS)});
        QVERIFY(table.at({0, 0}, "bridge") != table.at({0, 0}, "road E"));
        QCOMPARE(table.count(FeatureKind::Road), 2);
        QCOMPARE(table.at({0, 0}, "road N"), -1);
        const auto segments = table.board.roadsAndCitiesOf(0);
        QCOMPARE(segments.size(), std::size_t(2));
        QCOMPARE(segments[0].first, table.at({0, 0}, "bridge")); // it holds the north side
        QCOMPARE(segments[0].second.bits(), 0b0101u);
        QCOMPARE(segments[1].second.bits(), 0b1010u);
        // turned, the bridge stays in board orientation
        const Table turnedTable({tile("base-U-road-straight", {0, 0}, R90, Bridge::EW)});
        QCOMPARE(turnedTable.board.roadsAndCitiesOf(0)[1].second.bits(), 0b1010u);
        QCOMPARE(turnedTable.board.roadsAndCitiesOf(0)[1].first, turnedTable.at({0, 0}, "bridge"));
    }

    void abbeyHasNothing()
    {
        const Table table({tile("abbey", {0, 0}), tile("base-B-monastery", {1, 0})});
        for (const Side side : allSides) {
            QCOMPARE(table.board.cityAt(0, side), -1);
            QCOMPARE(table.board.roadAt(0, side), -1);
        }
        for (const HalfEdge half : allHalfEdges)
            QCOMPARE(table.board.fieldAt(0, half), -1);
        QCOMPARE(table.board.innerFieldOf(0), -1);
        QCOMPARE(table.count(FeatureKind::Field), 1);
        QCOMPARE(textsOf(placesOf(table.board, 0)), QStringList("monastery"));
    }

    void castle()
    {
        const Table table({tile("base-E-cap", {0, 0}, R180), tile("base-H-two-caps-opposite", {0, 1}),
                           tile("base-E-cap", {0, 2})},
                          {{{0, 1}, Side::N}});
        QVERIFY(table.board.feature(table.at({0, 0}, "city S")).castle);
        QVERIFY(!table.board.feature(table.at({0, 1}, "city S")).castle);
        QVERIFY(table.board.feature(table.at({0, 0}, "castle S")).kind == FeatureKind::City);
        const auto state = [&board = table.board](int index, const char *place) {
            return stateOf(board, index, *placeFromText(place));
        };
        QVERIFY(state(0, "castle S") == PlaceState::There);
        QVERIFY(state(0, "city S") == PlaceState::CityIsCastle);
        QVERIFY(state(2, "castle N") == PlaceState::CastleIsCity);
        QVERIFY(state(2, "castle E") == PlaceState::Missing);
        // named from both tiles, and an irregular one: the whole city
        const Table band({tile("base-E-cap", {0, 0}, R180), tile("base-G-city-band", {0, 1}, R90)},
                         {{{0, 0}, Side::S}, {{0, 1}, Side::S}});
        QVERIFY(band.board.feature(band.at({0, 1}, "castle S")).castle);
        QCOMPARE(band.squares({0, 1}, "castle S"), QString("0,0 0,1"));
    }

    void castleNamedWhereThereIsNone()
    {
        const Table table({tile("base-E-cap", {0, 0})}, {{{0, 0}, Side::S}, {{9, 9}, Side::N}});
        QVERIFY(std::none_of(table.board.features().begin(), table.board.features().end(),
                             [](const Feature &feature) { return feature.castle; }));
    }

    /// The road runs over the city: four fields, one city, one road.
    void tileEight()
    {
        const Table table({tile("tower-08-city-band-road-bridge", {0, 0})});
        QCOMPARE(table.count(FeatureKind::Field), 4);
        QCOMPARE(table.at({0, 0}, "road N"), table.at({0, 0}, "road S"));
        QCOMPARE(table.at({0, 0}, "city E"), table.at({0, 0}, "city W"));
        QCOMPARE(table.board.bridgeOf(0), -1); // printed, no wooden bridge
    }

    /// Wall, foundation and road part the field in two.
    void tileNine()
    {
        const Table table({tile("tower-09-cap-road-to-foundation", {0, 0})});
        QVERIFY(table.at({0, 0}, "field ENE") != table.at({0, 0}, "field WNW"));
        QCOMPARE(table.at({0, 0}, "field ENE"), table.at({0, 0}, "field SSE"));
        QCOMPARE(table.at({0, 0}, "field SSW"), table.at({0, 0}, "field WNW"));
    }

    /// The road touches the wall, unlike that of base-D.
    void tileEleven()
    {
        const Table table({tile("tower-11-cap-road-straight-touching-city", {0, 0}),
                           tile("base-D-cap-road-straight", {5, 0})});
        QVERIFY(table.at({0, 0}, "field ENE") != table.at({0, 0}, "field WNW"));
        QCOMPARE(table.at({5, 0}, "field ENE"), table.at({5, 0}, "field WNW"));
        QCOMPARE(table.at({0, 0}, "road E"), table.at({0, 0}, "road W"));
    }

    /// The wall reaches the south-east corner.
    void tileThirteen()
    {
        const Table table({tile("tower-13-city-corner-road", {0, 0})});
        QCOMPARE(table.count(FeatureKind::Field), 3);
        QVERIFY(table.at({0, 0}, "field ESE") != table.at({0, 0}, "field SSE"));
        QCOMPARE(table.at({0, 0}, "field SSE"), table.at({0, 0}, "field SSW"));
    }

    /// A closed meadow, and two cities.
    void tileSeventeen()
    {
        const Table table({tile("tower-17-city-three-sides-coa-and-cap", {0, 0}, R90)});
        QVERIFY(table.at({0, 0}, "field inner") >= 0);
        QCOMPARE(table.at({0, 0}, "field inner"), table.board.innerFieldOf(0));
        QCOMPARE(table.at({0, 0}, "field NNW"), -1);
        QVERIFY(table.at({0, 0}, "city W") != table.at({0, 0}, "city N"));
        QCOMPARE(table.board.feature(table.at({0, 0}, "city N")).coatsOfArms, 1);
        QCOMPARE(table.board.feature(table.at({0, 0}, "city W")).coatsOfArms, 0);
    }

    void innerFieldsStayAlone()
    {
        const Table table({tile("tower-17-city-three-sides-coa-and-cap", {0, 0}),
                           tile("tower-17-city-three-sides-coa-and-cap", {0, 1}),
                           tile("base-B-monastery", {0, 2})});
        QVERIFY(table.at({0, 0}, "field inner") != table.at({0, 1}, "field inner"));
        QCOMPARE(table.squares({0, 0}, "field inner"), QString("0,0"));
        QCOMPARE(table.count(FeatureKind::Field), 3);
    }

    /// Of two tiles on one square only the first counts.
    void duplicateSquares()
    {
        const Table table({tile("base-E-cap", {0, 0}), tile("base-X-road-crossroads", {0, 0}, R0, Bridge::NS),
                           tile("base-E-cap", {0, -1}, R180)},
                          {}, {meeple({0, 0}, "road N")});
        QCOMPARE(table.board.tileAt({0, 0}), 0);
        QCOMPARE(table.count(FeatureKind::Road), 0);
        QCOMPARE(table.board.roadAt(1, Side::N), -1);
        QCOMPARE(table.board.bridgeOf(1), -1);
        QVERIFY(table.complete({0, 0}, "city N"));
        QCOMPARE(table.board.featureOf(0), -1);
        QVERIFY(table.board.figuresOn(1).empty());
        QVERIFY(table.board.roadsAndCitiesOf(1).empty());
    }

    void unknownTiles()
    {
        const Table table(
            {tile("nonsense", {0, 0}, R90, Bridge::NS), tile("base-E-cap", {0, 1}), tile("", {1, 0})},
            {{{0, 0}, Side::N}}, {meeple({0, 0}, "city N"), meeple({0, 0}, "tower")});
        QCOMPARE(table.board.tileAt({0, 0}), 0);
        QVERIFY(!table.board.design(0));
        QVERIFY(!table.board.designAt({0, 0}));
        for (const char *place : {"city N", "road N", "field NNW", "field inner", "bridge"})
            QCOMPARE(table.at({0, 0}, place), -1);
        QVERIFY(table.complete({0, 1}, "city N")); // there is a tile, so nothing is open
        QCOMPARE(table.board.featureOf(0), -1);
        QCOMPARE(table.board.figuresOn(0).size(), std::size_t(2));
        QVERIFY(placesOf(table.board, 0).empty());
        QVERIFY(stateOf(table.board, 0, {PlaceKind::Tower}) == PlaceState::Missing);
    }

    void figuresOnTiles()
    {
        Scenario scenario;
        scenario.tiles = {tile("tower-01-cap", {0, 0}), tile("tower-01-cap", {1, 0})};
        scenario.figures = {{.kind = FigureKind::Fairy, .at = Square{1, 0}},
                            meeple({1, 0}, "tower"),
                            meeple({1, 0}, "city N"),
                            {.owner = Colour::Blue, .on = Place{PlaceKind::Wheel}}};
        const Board board(scenario, builtInTiles());
        const auto there = board.figuresOn(1);
        QVERIFY(std::vector<int>(there.begin(), there.end()) == (std::vector<int>{0, 1, 2}));
        QVERIFY(board.figuresOn(0).empty());
        QCOMPARE(board.figureOnTower(1), 1);
        QCOMPARE(board.figureOnTower(0), -1);
    }

    void figuresInNoFeature()
    {
        const Table table({tile("tower-03-monastery", {0, 0})}, {},
                          {meeple({0, 0}, "monastery"), meeple({0, 0}, "tower"), meeple({0, 0}, "acrobat"),
                           meeple({0, 0}, "city N"), meeple({7, 7}, "city N"), meeple({0, 0}, "field NNW")});
        for (int figure = 0; figure < 5; ++figure)
            QCOMPARE(table.board.featureOf(figure), -1);
        QVERIFY(table.board.featureOf(5) >= 0);
    }

    void roadsAndCitiesInOrder()
    {
        // two cities E and W, road S
        const Table table({tile("watchtower-08-two-caps-opposite-road", {0, 0}, R180)});
        const auto segments = table.board.roadsAndCitiesOf(0);
        QCOMPARE(segments.size(), std::size_t(3));
        QCOMPARE(segments[0].first, table.at({0, 0}, "road N"));
        QCOMPARE(segments[1].first, table.at({0, 0}, "city E"));
        QCOMPARE(segments[2].first, table.at({0, 0}, "city W"));
        QCOMPARE(segments[2].second.bits(), 0b1000u);
    }

    void placesOfATile()
    {
        const Table table({tile("tower-11-cap-road-straight-touching-city", {0, 0}, R90),
                           tile("base-B-monastery", {3, 0}, R0, Bridge::EW),
                           tile("tower-17-city-three-sides-coa-and-cap", {6, 0}),
                           tile("base-E-cap-garden", {9, 0})},
                          {{{6, 0}, Side::S}});
        QCOMPARE(textsOf(placesOf(table.board, 0)),
                 QStringList({"road N", "city E", "field NNW", "field NNE", "field SSE", "tower"}));
        QCOMPARE(textsOf(placesOf(table.board, 1)), QStringList({"field NNW", "monastery", "bridge"}));
        QCOMPARE(textsOf(placesOf(table.board, 2)),
                 QStringList({"city N", "castle S", "field inner", "tower"}));
        QCOMPARE(textsOf(placesOf(table.board, 3)), QStringList({"city N", "field ENE", "garden"}));
    }

    void placeTexts()
    {
        for (const char *text :
             {"road N", "road W", "city E", "castle S", "field NNW", "field WNW", "field inner", "monastery",
              "garden", "tower", "bridge", "acrobat", "carcassonne", "wheel"}) {
            const auto place = placeFromText(text);
            QVERIFY2(place, text);
            QCOMPARE(toText(*place), std::string(text));
        }
        for (const char *text : {"", "road", "road n", "road NNW", "field", "field N", "field Inner",
                                 "tower N", "road  N", " road N", "road N ", "Road N", "inner", "cloister"})
            QVERIFY2(!placeFromText(text), text);
    }

    void ownDesigns()
    {
        Scenario scenario;
        Tile design{.id = "mine", .edges = {Edge::Road, Edge::Road, Edge::Field, Edge::Field}};
        RoadSegment road;
        road.sides.insert(Side::N);
        road.sides.insert(Side::E);
        design.roads = {road};
        scenario.designs = {design};
        scenario.tiles = {tile("mine", {0, 0}), tile("base-U-road-straight", {1, 0})};
        const Board board(scenario, builtInTiles());
        QCOMPARE(board.roadAt(0, Side::N), board.roadAt(1, Side::E));
        QCOMPARE(board.fieldAt(0, HalfEdge::SSW), -1);
    }

    void emptyBoard()
    {
        const Table table({});
        QCOMPARE(table.board.features().size(), std::size_t(0));
        QCOMPARE(table.board.tileAt({0, 0}), -1);
        QVERIFY(!table.board.designAt({0, 0}));
    }

    void farApart()
    {
        const int far = limits::coordinate;
        const Table table(
            {tile("base-U-road-straight", {far, far}), tile("base-U-road-straight", {-far, -far}),
             tile("base-U-road-straight", {far - 1, far}), tile("base-U-road-straight", {-far, far})});
        QCOMPARE(table.count(FeatureKind::Road), 3);
        QCOMPARE(table.at({far, far}, "road W"), table.at({far - 1, far}, "road E"));
        QCOMPARE(table.board.tileAt({far, -far}), -1);
        QVERIFY(!table.complete({far, far}, "road E"));
    }
};

TOWERWATCH_TEST(TestFeatures)
#include "tst_features.moc"
