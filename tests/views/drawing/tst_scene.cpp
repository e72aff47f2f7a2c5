// SPDX-License-Identifier: MIT
/// What lies where on a board, and how it is marked.
#include "model/board/places.h"
#include "resources/catalogue.h"
#include "tests/support/boards.h"
#include "tests/support/testmain.h"
#include "views/drawing/overlay.h"
#include "views/drawing/path.h"
#include "views/drawing/tilelayout.h"

#include <QPainter>
#include <QSvgRenderer>
#include <QXmlStreamReader>

#include <cmath>
#include <set>

using namespace towerwatch;
using namespace towerwatch::drawing;

namespace {

constexpr auto crossroads = "tower-07-road-crossroads";
constexpr auto straight = "base-U-road-straight";
constexpr auto cap = "base-E-cap";
constexpr auto monastery = "base-B-monastery";

Figure figureOn(std::string id, FigureKind kind, std::optional<Colour> owner, Square at, std::string_view on)
{
    return {std::move(id), kind, owner, at, on.empty() ? std::nullopt : placeFromText(on)};
}

/// Twice the signed area of closed path data of M, L and Z.
double signedArea(const std::string &path, int *loops = nullptr)
{
    double area = 0;
    int count = 0;
    for (const QString &loop : QString::fromStdString(path).split(u'Z', Qt::SkipEmptyParts)) {
        std::vector<Point> points;
        for (const QString &pair : loop.mid(1).split(u'L'))
            points.push_back({pair.section(u' ', 0, 0).toDouble(), pair.section(u' ', 1, 1).toDouble()});
        for (std::size_t i = 0; i < points.size(); ++i) {
            const Point a = points[i], b = points[(i + 1) % points.size()];
            area += a.x * b.y - a.y * b.x;
        }
        ++count;
    }
    if (loops)
        *loops = count;
    return area;
}

/// Whether the picture of a sprite stays within its box.
bool staysInBox(const Sprite &sprite)
{
    constexpr int scale = 3, half = 120;
    const std::string art = spriteArt(sprite, Scheme::Light);
    QSvgRenderer renderer("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-120 -120 240 240\">" +
                          QByteArray::fromStdString(art) + "</svg>");
    QImage image(2 * half * scale, 2 * half * scale, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderer.render(&painter);
    painter.end();
    const Box box = boxOf(sprite);
    bool any = false;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            if (qAlpha(image.pixel(x, y)) < 8)
                continue;
            any = true;
            if (!box.contains({(x + 0.5) / scale - half, (y + 0.5) / scale - half}))
                return false;
        }
    return any;
}

int countOf(const std::string &text, const std::string &part)
{
    int count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
        ++count;
    return count;
}

} // namespace

class SceneTest : public QObject
{
    Q_OBJECT

private slots:
    void extents();
    void outlinesHaveTheAreaOfTheirSquares();
    void spotsLieInTheirRegion();
    void signsOfWatchtowersAreSeen();
    void figuresStandOnTowers();
    void neutralFiguresKeepClear();
    void castlesStandOnTheSharedWall();
    void everyFigureIsDrawnOnce();
    void picturesStayInTheirBoxes();
    void figuresAreFoundUnderThePointer();
    void bridgesAndCastlesAreFoundUnderThePointer();
    void aTowerIsMeantNotTheRoadItStandsOn();
    void verdictsHaveBadges();
    void windowsLeaveOutTheRest();
    void sidesJoin();
    void bordersLeaveOutTheSidesOfTiles();
    void svgIsComplete();
    void flatTilesAreDefinedOnce();
    void idsAreEscapedAndShortened();
};

void SceneTest::extents()
{
    QCOMPARE(extentOf({}), (Extent{{0, 0}, {0, 0}}));
    Scenario scenario;
    scenario.tiles = {{monastery, {-3, 4}}, {monastery, {2, -1}}};
    QCOMPARE(extentOf(scenario), (Extent{{-3, -1}, {2, 4}}));
    QCOMPARE(squareAt({-0.1, 100.0}), (Square{-1, 1}));
    const Box box = Scene(*tableOf(scenario)).bounds();
    QCOMPARE(box.width, 600.0);
    QCOMPARE(box.height, 600.0);
}

void SceneTest::outlinesHaveTheAreaOfTheirSquares()
{
    QCOMPARE(outlineOf({{0, 0}}), std::string("M0 0L100 0L100 100L0 100Z"));
    QCOMPARE(outlineOf({}), std::string());
    QCOMPARE(outlineOf({{0, 0}, {1, 0}, {0, 0}}), std::string("M0 0L200 0L200 100L0 100Z"));
    int loops = 0;
    const std::vector<Square> ring{{0, 0}, {1, 0}, {2, 0}, {0, 1}, {2, 1}, {0, 2}, {1, 2}, {2, 2}};
    QCOMPARE(signedArea(outlineOf(ring), &loops), 2 * 8 * 1e4);
    QCOMPARE(loops, 2);
    QCOMPARE(signedArea(outlineOf({{0, 0}, {1, 1}}), &loops), 2 * 2 * 1e4);
    QCOMPARE(loops, 2);
    quint32 seed = 1;
    for (int round = 0; round < 50; ++round) {
        std::set<Square> squares;
        for (int i = 0; i < 30; ++i) {
            seed = seed * 1664525u + 1013904223u;
            squares.insert({static_cast<int>(seed >> 28) - 8, static_cast<int>(seed >> 20 & 7)});
        }
        const double area = signedArea(outlineOf({squares.begin(), squares.end()}));
        QCOMPARE(area, 2e4 * static_cast<double>(squares.size()));
    }
}

void SceneTest::spotsLieInTheirRegion()
{
    for (const Tile &tile : builtInTiles().tiles())
        for (const Rotation rotation : {Rotation::R0, Rotation::R90, Rotation::R180, Rotation::R270}) {
            Scenario scenario;
            scenario.tiles = {{tile.id, {3, -2}, rotation}};
            const std::vector<Place> places = placesOf(tableOf(scenario)->board(), 0);
            for (const Place &place : places)
                for (int i = 0; i < (place.kind == PlaceKind::Tower ? 1 : 3); ++i)
                    scenario.figures.push_back({"", FigureKind::Meeple, Colour::Red, Square{3, -2}, place});
            const PositionPtr position = tableOf(scenario);
            std::vector<PlacedSprite> standing;
            Scene(*position).addStanding(0, standing);
            QCOMPARE(standing.size(), scenario.figures.size());
            for (const PlacedSprite &it : standing) {
                QCOMPARE(squareAt(it.at), (Square{3, -2}));
                const Place place = *position->board().figure(it.figure).on;
                if (place.kind > PlaceKind::Field)
                    continue;
                const Point local{it.at.x - 300, it.at.y + 200};
                if (regionAt(tile, rotation, local) != *regionOfPlace(tile, rotation, place))
                    QFAIL(qPrintable(QString::fromStdString(tile.id + " " + toText(place))));
            }
        }
}

/// The first figure of a road, city or field covers at most an edge of the sign on its tile.
void SceneTest::signsOfWatchtowersAreSeen()
{
    for (const Tile &tile : builtInTiles().tiles())
        for (const Rotation rotation : {Rotation::R0, Rotation::R90, Rotation::R180, Rotation::R270}) {
            Scenario scenario;
            scenario.tiles = {{tile.id, {0, 0}, rotation}};
            const PositionPtr position = tableOf(scenario);
            const auto watchtower = layoutOf(tile)->watchtower;
            for (const Place &place : watchtower ? placesOf(position->board(), 0) : std::vector<Place>()) {
                const Box body = bodyBox(footFor(position->board(), 0, FigureKind::Meeple, place),
                                         place.kind == PlaceKind::Field);
                const Point sign = turnedPoint(watchtower->centre, rotation);
                const double wide =
                                 std::min(body.x + body.width, sign.x + 16) - std::max(body.x, sign.x - 16),
                             high = std::min(body.y + body.height, sign.y + 7) - std::max(body.y, sign.y - 9);
                if (wide > 6 && high > 3) // of 32
                    QFAIL(qPrintable(QStringLiteral("%1 %2 %3: %4 x %5")
                                         .arg(QString::fromStdString(tile.id))
                                         .arg(degrees(rotation))
                                         .arg(QString::fromStdString(toText(place)))
                                         .arg(wide)
                                         .arg(high)));
            }
        }
}

void SceneTest::figuresStandOnTowers()
{
    Scenario scenario;
    scenario.tiles = {{crossroads, {0, 0}, Rotation::R90, 3}};
    scenario.figures = {figureOn("", FigureKind::Meeple, Colour::Red, {0, 0}, "tower")};
    const PositionPtr position = tableOf(scenario);
    const Point foundation = foundationSpot(*position->board().design(0), Rotation::R90);
    const Point foot = Scene(*position).footOf(0);
    QCOMPARE(foot.x, foundation.x);
    QCOMPARE(foot.y, foundation.y - towerTop(3));
    const std::vector<PlacedSprite> standing = spritesOf(Scene(*position)).standing;
    QCOMPARE(standing.size(), std::size_t(3));
    QCOMPARE(standing[0].sprite.kind, Sprite::Kind::Tower);
    QCOMPARE(standing[0].sprite.number, 3);
    QVERIFY(standing[1].depth > standing[0].depth);
}

void SceneTest::neutralFiguresKeepClear()
{
    Scenario scenario;
    scenario.tiles = {{straight, {0, 0}, Rotation::R90}};
    scenario.figures = {figureOn("", FigureKind::Meeple, Colour::Red, {0, 0}, "road N"),
                        figureOn("", FigureKind::Dragon, {}, {0, 0}, ""),
                        figureOn("", FigureKind::Fairy, {}, {0, 0}, ""),
                        figureOn("", FigureKind::Count, {}, {0, 0}, "")};
    const PositionPtr position = tableOf(scenario);
    std::vector<Point> feet;
    for (int i = 0; i < 4; ++i)
        feet.push_back(Scene(*position).footOf(i));
    for (std::size_t a = 0; a < feet.size(); ++a) {
        QCOMPARE(squareAt(feet[a]), (Square{0, 0}));
        for (std::size_t b = 0; b < a; ++b)
            QVERIFY(std::hypot(feet[a].x - feet[b].x, feet[a].y - feet[b].y) > 12);
    }
    QVERIFY(std::hypot(feet[2].x - feet[0].x, feet[2].y - feet[0].y) < 25);
}

void SceneTest::castlesStandOnTheSharedWall()
{
    Scenario scenario;
    scenario.tiles = {{cap, {0, 1}}, {cap, {0, 0}, Rotation::R180}, {cap, {5, 5}}};
    scenario.castles = {{{0, 1}, Side::N}, {{0, 0}, Side::S}, {{5, 5}, Side::N}};
    const PositionPtr position = tableOf(scenario);
    const Scene scene(*position);
    std::vector<PlacedSprite> castles;
    scene.addCastles(1, castles);
    QVERIFY(castles.empty());
    scene.addCastles(0, castles);
    QCOMPARE(castles.size(), std::size_t(1));
    QCOMPARE(castles[0].at.x, 50.0);
    QCOMPARE(castles[0].at.y, 100.0);
    scene.addCastles(2, castles);
    QCOMPARE(castles.size(), std::size_t(2));
    QCOMPARE(squareAt(castles[1].at), (Square{5, 5}));
}

void SceneTest::everyFigureIsDrawnOnce()
{
    Scenario scenario;
    scenario.tiles = {
        {straight, {0, 0}, Rotation::R90}, {straight, {0, 1}, Rotation::R90}, {monastery, {0, 0}}};
    scenario.figures = {figureOn("", FigureKind::Meeple, Colour::Red, {0, 0}, "road N"),
                        figureOn("", FigureKind::Meeple, Colour::Blue, {0, 1}, "field ENE"),
                        {"", FigureKind::Meeple, Colour::Red, {}, placeFromText("carcassonne")},
                        {"", FigureKind::Mayor, Colour::Blue, {}, placeFromText("wheel")}};
    const PositionPtr position = tableOf(scenario);
    const Scene scene(*position);
    const BoardSprites sprites = spritesOf(scene);
    QCOMPARE(sprites.ground.size(), std::size_t(2));
    std::multiset<int> drawn;
    for (const PlacedSprite &it : sprites.standing)
        if (it.figure >= 0)
            drawn.insert(it.figure);
    QCOMPARE(drawn, (std::multiset<int>{0, 1, 2, 3}));
    for (const int figure : {2, 3})
        QVERIFY(scene.stripBox().contains(scene.footOf(figure)));
    QVERIFY(scene.stripBox().y > 200);
    QVERIFY(!figureSprite(position->board().figure(0)).lying);
    QVERIFY(figureSprite(position->board().figure(1)).lying);
}

void SceneTest::picturesStayInTheirBoxes()
{
    Sprite sprite;
    sprite.kind = Sprite::Kind::Figure;
    for (int kind = 0; kind < figureKindCount; ++kind)
        for (const bool lying : {false, true}) {
            sprite.figure = static_cast<FigureKind>(kind);
            sprite.lying = lying && isMeeple(sprite.figure);
            sprite.owner = isNeutral(sprite.figure) ? std::nullopt : std::optional(Colour::Purple);
            QVERIFY2(staysInBox(sprite), name(sprite.figure).data());
        }
    sprite = {};
    sprite.kind = Sprite::Kind::Tower;
    for (const int floors : {1, 2, 9, 10, 99, 1000}) {
        sprite.number = floors;
        for (const auto kind : {Sprite::Kind::Tower, Sprite::Kind::Floors})
            for (const bool flat : {false, true}) {
                sprite.kind = kind;
                sprite.flat = flat;
                QVERIFY(staysInBox(sprite));
            }
    }
    sprite.flat = false;
    for (const auto &[kind, number] :
         {std::pair(Sprite::Kind::Castle, 0), std::pair(Sprite::Kind::Badge, 0),
          std::pair(Sprite::Kind::Badge, 1), std::pair(Sprite::Kind::Badge, 2),
          std::pair(Sprite::Kind::Badge, 3),
          std::pair(Sprite::Kind::Sign, static_cast<int>(PlaceKind::Carcassonne)),
          std::pair(Sprite::Kind::Sign, static_cast<int>(PlaceKind::Wheel))}) {
        sprite.kind = kind;
        sprite.number = number;
        QVERIFY(staysInBox(sprite));
    }
}

void SceneTest::figuresAreFoundUnderThePointer()
{
    Scenario scenario;
    scenario.tiles = {{straight, {0, 0}, Rotation::R90}, {crossroads, {0, 1}, Rotation::R0, 10}};
    scenario.figures = {figureOn("", FigureKind::Meeple, Colour::Red, {0, 0}, "road N"),
                        figureOn("", FigureKind::Meeple, Colour::Blue, {0, 1}, "tower")};
    const PositionPtr position = tableOf(scenario);
    const Scene scene(*position);
    for (const int figure : {0, 1}) {
        const Point foot = scene.footOf(figure);
        QCOMPARE(scene.figureAt({foot.x, foot.y - 10}), figure);
    }
    QCOMPARE(scene.figureAt({5, 5}), -1);
    QCOMPARE(scene.figureAt({-1e6, 1e6}), -1);
}

void SceneTest::bridgesAndCastlesAreFoundUnderThePointer()
{
    Scenario scenario;
    scenario.tiles = {
        {monastery, {0, 0}, Rotation::R0, 0, Bridge::EW}, {cap, {0, 4}}, {cap, {0, 3}, Rotation::R180}};
    scenario.castles = {{{0, 4}, Side::N}};
    const PositionPtr position = tableOf(scenario);
    QCOMPARE(placeUnder(position->board(), {50, 50})->kind, PlaceKind::Bridge);
    QCOMPARE(placeUnder(position->board(), {50, 20})->kind, PlaceKind::Field);
    QCOMPARE(placeUnder(position->board(), {50, 405})->kind, PlaceKind::Castle);
    QVERIFY(!placeUnder(position->board(), {250, 50}));
}

/// In any rotation, on every tile: at its foundation or watchtower no feature is meant; on its edges those
/// are.
void SceneTest::aTowerIsMeantNotTheRoadItStandsOn()
{
    int features = 0;
    for (const Tile &tile : builtInTiles().tiles())
        for (const Rotation rotation : {Rotation::R0, Rotation::R90, Rotation::R180, Rotation::R270}) {
            if (!tile.towerFoundation && !tile.watchtower)
                continue;
            Scenario scenario;
            scenario.tiles = {{tile.id, {0, 0}, rotation}};
            const PositionPtr position = tableOf(scenario);
            for (const auto &disc : {layoutOf(tile)->foundation, layoutOf(tile)->watchtower})
                QVERIFY(!disc || !meansFeature(position->board(), turnedPoint(disc->centre, rotation)));
            for (const Point edge : {Point{50, 1}, Point{99, 50}, Point{50, 99}, Point{1, 50}}) {
                const auto place = placeUnder(position->board(), edge);
                const bool isFeature =
                    place && (place->kind == PlaceKind::City || place->kind == PlaceKind::Road);
                QCOMPARE(meansFeature(position->board(), edge), isFeature);
                features += isFeature;
            }
        }
    QVERIFY(features > 100);
}

void SceneTest::verdictsHaveBadges()
{
    Scenario scenario;
    scenario.tiles = {{straight, {0, 0}, Rotation::R90}};
    scenario.figures.assign(4, figureOn("", FigureKind::Meeple, Colour::Red, {0, 0}, "road N"));
    const PositionPtr position = tableOf(scenario);
    BoardMarks marks;
    marks.verdicts = {
        {0, Verdict::Capturable}, {1, Verdict::Safe}, {2, Verdict::Open}, {3, Verdict::OutOfReach}};
    marks.counted = {{{0, 0}, 7}};
    const std::string over = marksOver(Scene(*position), marks, {});
    for (const Verdict badge : {Verdict::Capturable, Verdict::Safe, Verdict::Open})
        QCOMPARE(countOf(over, badgeArt(badge, Scheme::Light)), 1);
    QCOMPARE(countOf(over, badgeArt(Verdict::OutOfReach, Scheme::Light)), 0);
    marks.verdicts = {{17, Verdict::Safe}, {-1, Verdict::Safe}};
    marks.litFeatures = {-1, 12345};
    marks.litFigures = {99};
    marks.selectedFigure = 99;
    QVERIFY(countOf(marksOver(Scene(*position), marks, {}), badgeArt(Verdict::Safe, Scheme::Light)) == 0);
    QVERIFY(marksUnder(Scene(*position), marks, {}).empty());
}

void SceneTest::windowsLeaveOutTheRest()
{
    Scenario scenario;
    scenario.tiles = {{straight, {0, 0}, Rotation::R90}, {straight, {50, 0}, Rotation::R90}};
    const PositionPtr position = tableOf(scenario);
    BoardMarks marks;
    marks.litSquares = {{0, 0}, {50, 0}};
    marks.selectedSquare = Square{50, 0};
    MarkStyle style;
    style.window = Extent{{-2, -2}, {2, 2}};
    const std::string part = marksUnder(Scene(*position), marks, style);
    QVERIFY(!part.empty());
    QVERIFY(part.find("5000") == std::string::npos);
    QVERIFY(marksUnder(Scene(*position), marks, {}).find("5000") != std::string::npos);
}

void SceneTest::sidesJoin()
{
    Scenario scenario;
    scenario.tiles = {{straight, {0, 0}, Rotation::R90}};
    const PositionPtr position = tableOf(scenario);
    const Tile &road = *builtInTiles().find(straight);
    const auto under = jointsOf(position->board(), road, {0, 1}, Rotation::R90);
    QCOMPARE(under, (std::array{Joint::Joins, Joint::Free, Joint::Free, Joint::Free}));
    QCOMPARE(jointsOf(position->board(), road, {0, 1}, Rotation::R0)[0], Joint::Clashes);
    QCOMPARE(jointsOf(position->board(), road, {0, 1}, Rotation::R0, Square{0, 0})[0], Joint::Free);
    for (const Tile &tile : builtInTiles().tiles())
        if (tile.isAbbey())
            QCOMPARE(jointsOf(position->board(), tile, {0, 1}, Rotation::R0)[0], Joint::Closes);
}

void SceneTest::bordersLeaveOutTheSidesOfTiles()
{
    const Polyline square{{0, 0}, {100, 0}, {100, 100}, {0, 100}};
    QCOMPARE(pathOnBoard({square}, {200, -100}, false),
             std::string("M200 -100L300 -100L300 0L200 0L200 -100"));
    QCOMPARE(pathOnBoard({square}, {0, 0}, true), std::string());
    QCOMPARE(pathOnBoard({{{0, 0}, {50, 50}, {100, 0}}}, {0, 0}, true), std::string("M0 0L50 50L100 0"));
}

void SceneTest::svgIsComplete()
{
    Scenario scenario;
    scenario.tiles = {{straight, {0, 0}, Rotation::R90},
                      {straight, {8, 0}, Rotation::R90},
                      {crossroads, {0, 1}, Rotation::R0, 2}};
    scenario.figures = {figureOn("a<b>&\"", FigureKind::Meeple, Colour::Red, {0, 0}, "road N")};
    const PositionPtr position = tableOf(scenario);
    BoardMarks marks;
    marks.tower = Square{0, 1};
    marks.reach = {{0, 1}, {0, 0}};
    marks.litFeatures = {position->board().featureOf(0)};
    for (const Scheme scheme : {Scheme::Light, Scheme::Dark}) {
        const QByteArray svg = QByteArray::fromStdString(boardSvg(*position, marks, scheme));
        QXmlStreamReader xml(svg);
        std::set<QString> ids;
        QStringList used;
        while (!xml.atEnd())
            if (xml.readNext() == QXmlStreamReader::StartElement) {
                const QString id = xml.attributes().value(QLatin1String("id")).toString();
                QVERIFY(id.isEmpty() || ids.insert(id).second);
                if (xml.name() == QLatin1String("use"))
                    used << xml.attributes()
                                .value(QLatin1String("http://www.w3.org/1999/xlink"), QLatin1String("href"))
                                .mid(1)
                                .toString();
            }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QCOMPARE(used.size(), 6); // the number of floors, too
        for (const QString &id : used)
            QVERIFY(ids.contains(id));
        QVERIFY(QSvgRenderer(svg).isValid());
    }
}

void SceneTest::flatTilesAreDefinedOnce()
{
    Scenario scenario;
    for (int x = 0; x < 20; ++x)
        scenario.tiles.push_back({straight, {x, 0}, Rotation::R90});
    const PositionPtr position = tableOf(scenario);
    const auto definitions = [&](Detail detail) {
        return QByteArray::fromStdString(boardSvg(*position, {}, Scheme::Light, {}, Ground::Paper, detail))
            .count("<g id=");
    };
    QVERIFY(definitions(Detail::Full) > 1); // tiles have several looks
    QCOMPARE(definitions(Detail::Flat), 1);
}

void SceneTest::idsAreEscapedAndShortened()
{
    Scenario scenario;
    scenario.tiles = {{straight, {0, 0}, Rotation::R90}};
    scenario.figures = {figureOn("äöüäöüäöüäöü", FigureKind::Meeple, Colour::Red, {0, 0}, "road N"),
                        figureOn("<1>", FigureKind::Meeple, Colour::Red, {0, 0}, "road N"),
                        figureOn("", FigureKind::Meeple, Colour::Red, {0, 0}, "road N")};
    const PositionPtr position = tableOf(scenario);
    const Scene scene(*position);
    QCOMPARE(idBadgeOf(scene, 0, {})->text, std::string("äöüäöüäöüä…"));
    QVERIFY(!idBadgeOf(scene, 2, {}));
    QVERIFY(boardSvg(*position, {}, Scheme::Light).find("&lt;1&gt;</text>") != std::string::npos);
}

TOWERWATCH_WINDOW_TEST(SceneTest)
#include "tst_scene.moc"
