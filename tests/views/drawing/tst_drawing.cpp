// SPDX-License-Identifier: MIT
/// Walks the pictures' regions against the catalogue: what one sees is what the rules say.
#include "resources/catalogue.h"
#include "tests/support/testmain.h"
#include "views/drawing/art.h"
#include "views/drawing/palette.h"
#include "views/drawing/tilelayout.h"

#include <QDir>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace towerwatch;
using namespace towerwatch::drawing;

namespace {

constexpr int raster = 200;
constexpr std::size_t crumb = 8; ///< pieces of this many cells are tips of wedges, thinner than a cell

/// The catalogue's designs, and those the third edition may have changed.
const std::vector<Tile> &designs()
{
    static const std::vector<Tile> all = [] {
        std::vector<Tile> result = builtInTiles().tiles();
        for (const Tile &tile : builtInTiles().tiles())
            if (tile.c3 && !tile.c3->fieldsIfChanged.empty()) {
                result.push_back(tile);
                result.back().id += "/c3";
                result.back().fields = tile.c3->fieldsIfChanged;
            }
        return result;
    }();
    return all;
}

/// `p` on the tile turned by `rotation`.
Point turnedBy(Point p, Rotation rotation)
{
    for (int i = 0; i < quarterTurns(rotation); ++i)
        p = {tileSize - p.y, p.x};
    return p;
}

/// The point `along` a side (clockwise) and `inwards` from it.
Point besideSide(Side side, double along, double inwards)
{
    return turnedBy({along, inwards}, static_cast<Rotation>(side));
}

struct Piece
{
    Region region;
    std::size_t size;
};

/// The regions of the upright tile, cell by cell.
class Raster
{
public:
    explicit Raster(const Tile &tile)
    {
        for (int y = 0; y < raster; ++y)
            for (int x = 0; x < raster; ++x)
                m_cells.push_back(regionAt(tile, Rotation::R0, {(x + 0.5) / 2, (y + 0.5) / 2}));
    }

    static bool holds(int x, int y) { return x >= 0 && y >= 0 && x < raster && y < raster; }
    Region at(int x, int y) const { return m_cells[static_cast<std::size_t>(y * raster + x)]; }

    /// All pieces of one region, each connected by sides; a city is also connected under a bridging road.
    std::vector<Piece> pieces() const
    {
        std::vector<Piece> result;
        std::vector<char> seen(m_cells.size(), 0);
        for (int y = 0; y < raster; ++y)
            for (int x = 0; x < raster; ++x)
                if (!seen[static_cast<std::size_t>(y * raster + x)])
                    result.push_back({at(x, y), flood(x, y, seen)});
        return result;
    }

private:
    std::size_t flood(int fromX, int fromY, std::vector<char> &seen) const
    {
        const Region region = at(fromX, fromY);
        std::vector<std::pair<int, int>> cells{{fromX, fromY}};
        seen[static_cast<std::size_t>(fromY * raster + fromX)] = 1;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const auto [x, y] = cells[i];
            for (const auto &[dx, dy] :
                 {std::pair(1, 0), std::pair(-1, 0), std::pair(0, 1), std::pair(0, -1)}) {
                const int reach = region.kind == RegionKind::City && bridged(x + dx, y + dy) ? 26 : 1;
                const int nx = x + dx * reach, ny = y + dy * reach;
                if (!holds(nx, ny) || at(nx, ny) != region ||
                    seen[static_cast<std::size_t>(ny * raster + nx)])
                    continue;
                seen[static_cast<std::size_t>(ny * raster + nx)] = 1;
                cells.emplace_back(nx, ny);
            }
        }
        return cells.size();
    }

    bool bridged(int x, int y) const { return holds(x, y) && at(x, y).kind == RegionKind::Road; }

    std::vector<Region> m_cells;
};

/// Two tests look at each tile in cells, of which there are many.
const Raster &rasterOf(const Tile &tile)
{
    static std::map<std::string, Raster> rasters;
    return rasters.try_emplace(tile.id, tile).first->second;
}

QByteArray nameOf(Region region)
{
    return QByteArray::number(static_cast<int>(region.kind)) + '/' + QByteArray::number(region.index);
}

/// All regions of the tile on which figures can stand.
std::vector<Region> grounds(const Tile &tile)
{
    std::vector<Region> result;
    const auto add = [&result](RegionKind kind, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i)
            result.push_back({kind, static_cast<int>(i)});
    };
    add(RegionKind::Field, tile.fields.size());
    add(RegionKind::City, tile.cities.size());
    add(RegionKind::Road, tile.roads.size());
    add(RegionKind::Monastery, tile.monastery);
    add(RegionKind::Garden, tile.garden);
    add(RegionKind::Foundation, tile.towerFoundation);
    return result;
}

/// Designs that no publisher would print, but a scenario may hold.
std::vector<Tile> oddDesigns()
{
    const auto design = [](std::vector<CitySegment> cities, std::vector<RoadSegment> roads,
                           std::vector<FieldSegment> fields) {
        Tile tile{.id = "odd"};
        tile.cities = std::move(cities);
        tile.roads = std::move(roads);
        tile.fields = std::move(fields);
        for (Side side : allSides)
            tile.edges[static_cast<std::size_t>(side)] = tile.cityAt(side) >= 0   ? Edge::City
                                                         : tile.roadAt(side) >= 0 ? Edge::Road
                                                                                  : Edge::Field;
        return tile;
    };
    const auto sides = [](unsigned bits) { return SideSet(bits); };
    const auto field = [](unsigned bits) { return FieldSegment{HalfEdgeSet(bits), {}}; };
    std::vector<Tile> result{
        design({{sides(1), 0}, {sides(2), 0}, {sides(8), 0}}, {}, {field(0x30)}),
        design({{sides(1), 0}, {sides(2), 0}, {sides(4), 0}, {sides(8), 9}}, {}, {field(0)}),
        design({{sides(5), 2}, {sides(2), 0}, {sides(8), 0}}, {}, {}),
        design({{sides(3), 1}, {sides(12), 1}}, {}, {}),
        design({{sides(0), 1}}, {{sides(0)}, {sides(0)}}, {field(0xff)}),
        design({}, {{sides(15)}}, {field(0x81), field(0x06), field(0x18), field(0x60)}),
        design({}, {{sides(5)}, {sides(10)}}, {field(0x81), field(0x06), field(0x18), field(0x60)}),
        design({}, {}, {field(1), field(2), field(4), field(8), field(16), field(32), field(64), field(128)}),
        design({}, {}, {}),
    };
    Tile crowded = design({{sides(1), 3}}, {{sides(2)}, {sides(4)}, {sides(8)}},
                          {field(0x84), field(0x18), field(0x60)});
    crowded.monastery = crowded.garden = crowded.towerFoundation = true;
    crowded.watchtower = Watchtower{12, Bonus::RoadTile};
    crowded.cornCircle = "field";
    crowded.building = "unheard-of";
    result.push_back(crowded);
    return result;
}

} // namespace

class TestDrawing : public QObject
{
    Q_OBJECT

private slots:
    /// The grid is painted shape by shape; every cell must be what the shapes say of its middle.
    void gridAgreesWithShapes()
    {
        for (const Tile &tile : builtInTiles().tiles()) {
            const auto layout = layoutOf(tile);
            const Grid grid = solidGrid(*layout, 7);
            for (const Square cell : Grid::cells()) {
                const auto solid = solidAt(*layout, Grid::middle(cell));
                QVERIFY2(grid.at(cell) == (solid ? code(*solid) : code({RegionKind::Field, 7})),
                         tile.id.c_str());
            }
        }
    }

    /// What the build found is what a search finds now.
    void layoutsOfTheBuildAreTheSearchedOnes()
    {
        const auto spotsOf = [](const Layout &layout) {
            Polyline spots = layout.shields;
            for (const auto *disc : {&layout.foundation, &layout.watchtower})
                spots.push_back(*disc ? (*disc)->centre + Point{(*disc)->radius, 0} : Point{-1, -1});
            for (const Disc &bush : layout.bushes)
                spots.push_back(bush.centre + Point{bush.radius, 0});
            for (const std::optional<Point> &spot : {layout.garden, layout.cornCircle})
                spots.push_back(spot.value_or(Point{-1, -1}));
            return spots;
        };
        for (const Tile &tile : builtInTiles().tiles()) {
            QVERIFY2(spotsFoundAtBuild(designKey(tile)), tile.id.c_str());
            const Polyline kept = spotsOf(*layoutOf(tile)), searched = spotsOf(searchedLayout(tile));
            QVERIFY2(std::equal(kept.begin(), kept.end(), searched.begin(), searched.end(),
                                [](Point a, Point b) { return a.x == b.x && a.y == b.y; }),
                     tile.id.c_str());
        }
    }

    /// The same for the first figure of each field, city and road.
    void standsOfTheBuildAreTheSearchedOnes()
    {
        int stands = 0;
        for (const Tile &tile : builtInTiles().tiles()) {
            const FoundSpots *found = spotsFoundAtBuild(designKey(tile));
            QVERIFY2(found &&
                         found->stands.size() == tile.fields.size() + tile.cities.size() + tile.roads.size(),
                     tile.id.c_str());
            for (const FoundStand &stand : found->stands)
                for (int quarters = 0; quarters < 4; ++quarters, ++stands) {
                    const Point kept = stand.spots[static_cast<std::size_t>(quarters)];
                    const Point searched =
                        searchedStand(tile, regionOf(stand.region), rotationOfQuarters(quarters));
                    QVERIFY2(kept.x == searched.x && kept.y == searched.y, tile.id.c_str());
                }
        }
        QVERIFY(stands > 4 * static_cast<int>(builtInTiles().tiles().size()));
    }

    void sidesShowTheirSegments_data() { tileRows(); }

    void sidesShowTheirSegments()
    {
        const Tile &tile = currentTile();
        for (int turns = 0; turns < 4; ++turns) {
            const Rotation rotation = rotationOfQuarters(turns);
            const auto shown = [&](Side side, double along) {
                return nameOf(regionAt(tile, rotation, turnedBy(besideSide(side, along, 2), rotation)));
            };
            for (HalfEdge half : allHalfEdges) {
                const Side side = sideOf(half);
                const double along = static_cast<int>(half) % 2 == 0 ? 25 : 75;
                if (tile.edge(side) == Edge::City)
                    QCOMPARE(shown(side, along), nameOf({RegionKind::City, tile.cityAt(side)}));
                else if (tile.edge(side) != Edge::Any)
                    QCOMPARE(shown(side, along), nameOf({RegionKind::Field, tile.fieldAt(half)}));
                if (tile.edge(side) == Edge::Road)
                    QCOMPARE(shown(side, 50), nameOf({RegionKind::Road, tile.roadAt(side)}));
            }
        }
    }

    void segmentsAreWholeAndApart_data() { tileRows(); }

    void segmentsAreWholeAndApart()
    {
        const Tile &tile = currentTile();
        const Raster &cells = rasterOf(tile);
        std::map<QByteArray, int> pieces;
        for (const Piece &piece : cells.pieces())
            if (piece.size > crumb && piece.region.kind != RegionKind::Obstacle)
                ++pieces[nameOf(piece.region)];
        for (const auto &[region, count] : pieces)
            QVERIFY2(count == 1, region + " falls into pieces");
        for (const Region &region : grounds(tile))
            QVERIFY2(pieces.count(nameOf(region)), nameOf(region) + " is not shown");
        for (int y = 0; y < raster; ++y)
            for (int x = 0; x < raster; ++x)
                for (const auto &[nx, ny] : {std::pair(x + 1, y), std::pair(x, y + 1)}) {
                    if (!Raster::holds(nx, ny))
                        continue;
                    const Region a = cells.at(x, y), b = cells.at(nx, ny);
                    if (a.kind == b.kind && a.index != b.index) // QVERIFY2 would make its text each time
                        QFAIL(nameOf(a) + " touches " + nameOf(b));
                }
    }

    void meadowsTouchTheCitiesOfTheCatalogue_data() { tileRows(); }

    void meadowsTouchTheCitiesOfTheCatalogue()
    {
        constexpr int least = 30; // cells along a wall; less is but a corner
        const Tile &tile = currentTile();
        const Raster &cells = rasterOf(tile);
        std::map<std::pair<int, int>, int> contacts;
        for (int y = 0; y < raster; ++y)
            for (int x = 0; x < raster; ++x)
                for (const auto &[nx, ny] :
                     {std::pair(x + 2, y), std::pair(x - 2, y), std::pair(x, y + 2), std::pair(x, y - 2)})
                    if (Raster::holds(nx, ny) && cells.at(x, y).kind == RegionKind::Field &&
                        cells.at(nx, ny).kind == RegionKind::City)
                        ++contacts[{cells.at(x, y).index, cells.at(nx, ny).index}];
        for (std::size_t f = 0; f < tile.fields.size(); ++f)
            for (std::size_t c = 0; c < tile.cities.size(); ++c) {
                const std::vector<int> &cities = tile.fields[f].cities;
                const bool touches =
                    std::find(cities.begin(), cities.end(), static_cast<int>(c)) != cities.end();
                const int contact = contacts[{static_cast<int>(f), static_cast<int>(c)}];
                QVERIFY2(touches ? contact >= least : contact == 0,
                         qPrintable(QString("field %1, city %2: %3 cells").arg(f).arg(c).arg(contact)));
            }
    }

    void spotsLieInTheirPlaces_data() { tileRows(); }

    void spotsLieInTheirPlaces()
    {
        constexpr double apart = 4.0;
        const Tile &tile = currentTile();
        for (int turns = 0; turns < 4; ++turns) {
            const Rotation rotation = rotationOfQuarters(turns);
            std::vector<Point> spots;
            for (const Region &region : grounds(tile)) {
                const std::optional<Place> place = placeOf(tile, rotation, region);
                QVERIFY(place);
                QCOMPARE(nameOf(regionOfPlace(tile, rotation, *place).value()), nameOf(region));
                for (int i = 0; i < 2; ++i) {
                    const Point spot = spotFor(tile, rotation, *place, i, 2);
                    QCOMPARE(nameOf(regionAt(tile, rotation, spot)), nameOf(region));
                    QVERIFY(placeAt(tile, rotation, spot) == place);
                    for (const Point &other : spots)
                        QVERIFY(std::hypot(other.x - spot.x, other.y - spot.y) >= apart);
                    spots.push_back(spot);
                }
            }
        }
    }

    void picturesAreSound_data() { tileRows(); }

    void picturesAreSound()
    {
        const Tile &tile = currentTile();
        for (Scheme scheme : {Scheme::Light, Scheme::Dark}) {
            for (int variant = 0; variant < tileVariants; ++variant) {
                const std::string art = tileArt(tile, rotationOfQuarters(variant), variant, scheme);
                QVERIFY(art.size() > 100 && art.size() < 8000);
                for (const char *unwanted : {"nan", "inf", "<text", "clip", "mask", "filter", "id="})
                    QVERIFY2(art.find(unwanted) == std::string::npos, unwanted);
            }
            QVERIFY(flatTileArt(tile, Rotation::R90, scheme).size() < 3000);
            QCOMPARE(tileColour(tile, scheme).size(), std::size_t(7));
        }
        for (const Region &region : grounds(tile))
            QVERIFY(!regionOutlines(tile, Rotation::R180, region).empty());
    }

    void placesAreNamedAsOnTheBoard()
    {
        const Tile *curve = builtInTiles().find("base-V-road-curve");
        QVERIFY(curve);
        QCOMPARE(toText(placeAt(*curve, Rotation::R0, {50, 95}).value()), std::string("road S"));
        QCOMPARE(toText(placeAt(*curve, Rotation::R90, {50, 5}).value()), std::string("road N"));
        QCOMPARE(toText(placeAt(*curve, Rotation::R0, {5, 95}).value()), std::string("field SSW"));
        QCOMPARE(toText(placeAt(*curve, Rotation::R90, {5, 5}).value()), std::string("field NNW"));
        const Tile *lens = builtInTiles().find("tower-17-city-three-sides-coa-and-cap");
        QVERIFY(lens);
        QCOMPARE(toText(placeAt(*lens, Rotation::R0, {50, 70}).value()), std::string("field inner"));
        QCOMPARE(toText(placeAt(*lens, Rotation::R180, {50, 5}).value()), std::string("city N"));
    }

    void nobodyStandsOnTheAbbeysFrame()
    {
        const Tile *abbey = builtInTiles().find("abbey");
        QVERIFY(abbey);
        QVERIFY(!placeAt(*abbey, Rotation::R0, {4, 4}));
        QCOMPARE(toText(placeAt(*abbey, Rotation::R0, {50, 50}).value()), std::string("monastery"));
    }

    void oddDesignsAreDrawn()
    {
        for (const Tile &tile : oddDesigns())
            for (int turns = 0; turns < 4; ++turns) {
                const Rotation rotation = rotationOfQuarters(turns);
                const std::string art =
                    tileArt(tile, rotation, turns, Scheme::Light) + flatTileArt(tile, rotation, Scheme::Dark);
                QVERIFY(art.find("nan") == std::string::npos);
                for (PlaceKind kind :
                     {PlaceKind::Road, PlaceKind::City, PlaceKind::Field, PlaceKind::Monastery,
                      PlaceKind::Garden, PlaceKind::Tower, PlaceKind::Bridge, PlaceKind::Castle,
                      PlaceKind::Acrobat, PlaceKind::Carcassonne, PlaceKind::Wheel})
                    for (Side side : allSides) {
                        const Point spot = spotFor(tile, rotation, {kind, side, HalfEdge::ENE}, 2, 3);
                        QVERIFY(spot.x >= 0 && spot.x <= tileSize && spot.y >= 0 && spot.y <= tileSize);
                    }
                for (double y = 0; y <= tileSize; y += 5)
                    for (double x = 0; x <= tileSize; x += 5)
                        placeAt(tile, rotation, {x, y});
            }
    }

    void figuresDiffer()
    {
        std::vector<std::string> all;
        for (int kind = 0; kind < figureKindCount; ++kind) {
            all.push_back(figureArt(static_cast<FigureKind>(kind), std::nullopt, false, Scheme::Light));
            for (std::size_t colour = 0; colour < enumNames<Colour>.size(); ++colour)
                for (bool lying : {false, true})
                    all.push_back(figureArt(static_cast<FigureKind>(kind), static_cast<Colour>(colour), lying,
                                            Scheme::Light));
        }
        std::sort(all.begin(), all.end());
        QVERIFY(std::adjacent_find(all.begin(), all.end()) == all.end());
    }

    /// Another colour would stay as it is where the scheme is dark.
    void filesHaveTheColoursOfThePalette()
    {
        std::set<std::string_view> known;
        for (int ink = 0; ink <= static_cast<int>(Ink::Far); ++ink)
            known.insert(colourOf(static_cast<Ink>(ink), Scheme::Light));
        int pictures = 0;
        for (const QString &file :
             QDir(TOWERWATCH_SOURCE_DIR "/resources/art").entryList({"*.svg"}, QDir::Files)) {
            const std::string elements = picture(file.chopped(4).toStdString(), Scheme::Light);
            QVERIFY2(elements.starts_with('<') && elements.ends_with('>'), qPrintable(file));
            if (file.startsWith(u"figure-") || file == u"digits.svg")
                continue; // taken apart, their colours are of the player and of the place
            for (std::size_t at = elements.find('#'); at != std::string::npos;
                 at = elements.find('#', at + 1))
                QVERIFY2(known.contains(std::string_view(elements).substr(at, 7)), qPrintable(file));
            ++pictures;
        }
        QVERIFY(pictures > 20);
        QVERIFY(picture("no-such-file", Scheme::Dark).empty());
    }

    void towersGrow()
    {
        for (int floors = 1; floors < 10; ++floors)
            QVERIFY(towerTop(floors) < towerTop(floors + 1));
        QCOMPARE(towerTop(25), towerTop(10));
        QVERIFY(floorsArt(25, false, Scheme::Light) != floorsArt(24, false, Scheme::Light));
        const Tile *start = builtInTiles().find("tower-07-road-crossroads");
        QVERIFY(start);
        const Point spot = foundationSpot(*start, Rotation::R90);
        QVERIFY(std::abs(spot.x - 50) < 1 && std::abs(spot.y - 50) < 1);
    }

    void variantsAreMixed()
    {
        std::array<int, tileVariants> seen{};
        for (int y = -10; y < 10; ++y)
            for (int x = -10; x < 10; ++x) {
                const int variant = variantFor({x, y});
                QVERIFY(variant >= 0 && variant < tileVariants);
                ++seen[static_cast<std::size_t>(variant)];
            }
        for (int count : seen)
            QVERIFY(count > 50);
    }

private:
    static void tileRows();
    static const Tile &currentTile();
};

void TestDrawing::tileRows()
{
    QTest::addColumn<int>("design");
    for (std::size_t i = 0; i < designs().size(); ++i)
        QTest::newRow(designs()[i].id.c_str()) << static_cast<int>(i);
}

const Tile &TestDrawing::currentTile()
{
    QFETCH(int, design);
    return designs()[static_cast<std::size_t>(design)];
}

TOWERWATCH_TEST(TestDrawing)
#include "tst_drawing.moc"
