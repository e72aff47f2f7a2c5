// SPDX-License-Identifier: MIT
/// Which roads, cities and fields the tiles of a board make (towerwatch-rules(7), "Features").
#include "model/board/board.h"
#include "model/board/places.h"
#include "resources/catalogue.h"
#include "tests/support/boards.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>

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

    void whatIsOneFeature_data()
    {
        QTest::addColumn<QString>("board");
        QTest::addColumn<QString>(
            "places"); ///< "A = B": they are one; "A ! B": they are not; without B: none
        const auto row = [](const char *what, const char *board, const char *places) {
            QTest::newRow(what) << board << places;
        };
        row("a ring road",
            "A B; D C; A: base-V-road-curve 270; B: base-V-road-curve; C: base-V-road-curve 90; "
            "D: base-V-road-curve 180",
            "road E = road S, road E = 1,1 road N");
        row("a loop to its own junction",
            "+ B; D C; B: base-V-road-curve; C: base-V-road-curve 90; "
            "D: base-V-road-curve 180",
            "road E = road S, road N ! road E, road N ! road W");
        row("two caps that meet behind the corner",
            "K P; L I; K: base-N-city-corner 180; "
            "P: base-N-city-corner 270; L: base-N-city-corner 90; I: base-I-two-caps-adjacent",
            "1,1 city N = 1,1 city W");
        row("a bridge", "v; B; ^; B: base-B-monastery NS",
            "0,1 bridge = 0,0 road S, 0,1 bridge = 0,2 road N, 0,1 road N = , 0,0 bridge = ");
        row("a bridge over a printed road", "B; B: base-U-road-straight NS", "bridge ! road E, road N = ");
        row("it does not turn with its tile", "B - ; B: base-U-road-straight 90 EW", "bridge = 1,0 road W");
        row("a printed bridge", "B; B: tower-08-city-band-road-bridge",
            "road N = road S, city E = city W, bridge = , field NNW ! field NNE, field NNE ! field SSE, "
            "field SSE ! field SSW, field SSW ! field NNW");
        row("wall, foundation and road part the field", "B; B: tower-09-cap-road-to-foundation",
            "field ENE = field SSE, field SSW = field WNW, field ENE ! field WNW");
        row("the road touches the wall",
            "B D; B: tower-11-cap-road-straight-touching-city; "
            "D: base-D-cap-road-straight",
            "field ENE ! field WNW, 1,0 field ENE = 1,0 field WNW, road E = road W");
        row("the wall reaches the corner", "B; B: tower-13-city-corner-road",
            "field ESE ! field SSE, field SSE = field SSW, field ENE ! field ESE");
        row("a closed meadow", "B; B; M; B: tower-17-city-three-sides-coa-and-cap 90",
            "field inner ! 0,1 field inner, field NNW = , city W ! city N, field inner ! 0,2 field NNW");
        row("a design of the file",
            "B -; B: mine; designs: [{id: mine, edges: RRFF, cities: [], "
            "roads: [[N, E]], fields: []}]",
            "road N = 1,0 road E, field SSW = ");
    }

    void whatIsOneFeature()
    {
        QFETCH(QString, board);
        QFETCH(QString, places);
        const Position table = positionOf(board.toStdString());
        const auto featureAt = [&](const QString &place) {
            const QStringList words = (place[0].isDigit() ? place : "0,0 " + place).split(u' ');
            const Square at{words[0].section(u',', 0, 0).toInt(), words[0].section(u',', 1).toInt()};
            const auto named = placeFromText(words.mid(1).join(u' ').toStdString());
            return table.board().featureAt(table.board().tileAt(at), named.value());
        };
        for (const QString &pair : places.split(QStringLiteral(", "))) {
            const QStringList both = pair.split(QRegularExpression(QStringLiteral(" [=!] ?")));
            const int one = featureAt(both[0]), other = both[1].isEmpty() ? -1 : featureAt(both[1]);
            QVERIFY2((one == other) == pair.contains(u'='), qPrintable(pair));
        }
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
