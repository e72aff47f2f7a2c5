// SPDX-License-Identifier: MIT
/// Marks on a board that cannot be misread: what lies over what, and where.
#include "model/board/places.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "tests/support/boards.h"
#include "tests/support/testmain.h"
#include "views/drawing/art.h"
#include "views/drawing/overlay.h"

#include <QRegularExpression>

#include <set>

using namespace towerwatch;
using namespace towerwatch::drawing;

namespace {

constexpr auto foundation = "tower-07-road-crossroads", roadTile = "base-U-road-straight",
               capTile = "base-E-cap";

Figure figureOn(FigureKind kind, std::optional<Colour> owner, Square at, std::string_view on)
{
    return {"", kind, owner, at, on.empty() ? std::nullopt : placeFromText(on)};
}

bool overlap(const Box &a, const Box &b)
{
    return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/// A knight with the fairy beside him, a road full of figures, a farmer, and figures at and on a tower.
Scenario crowd()
{
    Scenario scenario;
    scenario.tiles = {{capTile, {0, 0}},
                      {roadTile, {1, 0}, Rotation::R90},
                      {foundation, {1, 1}, Rotation::R0, 2},
                      {roadTile, {0, 1}, Rotation::R90}};
    scenario.figures = {figureOn(FigureKind::Meeple, Colour::Blue, {0, 0}, "city N"),
                        figureOn(FigureKind::Fairy, {}, {0, 0}, ""),
                        figureOn(FigureKind::Meeple, Colour::Red, {1, 0}, "road N"),
                        figureOn(FigureKind::Builder, Colour::Red, {1, 0}, "road N"),
                        figureOn(FigureKind::Meeple, Colour::Green, {1, 0}, "road N"),
                        figureOn(FigureKind::Meeple, Colour::Green, {0, 1}, "field ENE"),
                        figureOn(FigureKind::Meeple, Colour::Yellow, {1, 1}, "tower"),
                        figureOn(FigureKind::Meeple, Colour::Blue, {1, 1}, "road N")};
    return scenario;
}

/// The boxes of pictures among marks that are `half` high above their middle.
std::vector<Box> signsIn(const std::string &marks, const std::string &art, double half)
{
    static const QRegularExpression group(
        QStringLiteral("translate\\(([-0-9.]+) ([-0-9.]+)\\)(?: scale\\(([-0-9.]+)\\))?\">$"));
    std::vector<Box> boxes;
    for (std::size_t at = marks.find(art); at != std::string::npos; at = marks.find(art, at + 1)) {
        const auto found = group.match(QString::fromStdString(marks.substr(0, at)));
        const double high = half * (found.hasCaptured(3) ? found.captured(3).toDouble() : 1);
        boxes.push_back(
            {found.captured(1).toDouble() - high, found.captured(2).toDouble() - high, 2 * high, 2 * high});
    }
    return boxes;
}

/// The boxes of the verdicts among marks.
std::vector<Box> badgesIn(const std::string &marks)
{
    std::vector<Box> boxes;
    for (const Verdict verdict : {Verdict::Capturable, Verdict::Safe, Verdict::Open})
        for (const Box &box : signsIn(marks, badgeArt(verdict, Scheme::Light), 6)) // a badge is 12 wide
            boxes.push_back(box);
    return boxes;
}

/// The widest line of marks.
double widest(const std::string &marks)
{
    static const QRegularExpression width(QStringLiteral("stroke-width=\"([0-9.]+)\""));
    double most = 0;
    for (const auto &found : width.globalMatch(QString::fromStdString(marks)))
        most = std::max(most, found.captured(1).toDouble());
    return most;
}

MarkStyle styleAt(int pixels)
{
    return {Scheme::Light, tileSize / pixels, std::nullopt};
}

} // namespace

class MarksTest : public QObject
{
    Q_OBJECT

private slots:
    void badgesKeepClear_data() { sizes(); }

    /// Over no figure, no number and no other badge.
    void badgesKeepClear()
    {
        QFETCH(const int, pixels);
        const PositionPtr position = tableOf(crowd());
        const Scene scene(*position);
        BoardMarks marks;
        for (int figure = 0; figure < position->board().figureCount(); ++figure)
            marks.verdicts.emplace_back(figure, static_cast<Verdict>(figure % 3));
        const std::vector<Box> badges = badgesIn(marksOver(scene, marks, styleAt(pixels)));
        QCOMPARE(badges.size(), marks.verdicts.size());
        for (std::size_t i = 0; i < badges.size(); ++i) {
            for (std::size_t other = 0; other < i; ++other)
                QVERIFY(!overlap(badges[i], badges[other]));
            for (const PlacedSprite &it : spritesOf(scene).standing) {
                const Box own = boxOf(it.sprite);
                if (it.figure >= 0)
                    QVERIFY2(!overlap(badges[i], bodyBox(it.at, it.sprite.lying)),
                             qPrintable(QStringLiteral("badge %1, figure %2").arg(i).arg(it.figure)));
                if (it.sprite.kind == Sprite::Kind::Floors)
                    QVERIFY(!overlap(badges[i], {it.at.x + own.x, it.at.y + own.y, own.width, own.height}));
            }
        }
    }

    void signsOfBordersKeepClear_data() { sizes(); }

    /// The sign of two tiles that do not match goes along their border out of the way of those who stand
    /// there.
    void signsOfBordersKeepClear()
    {
        QFETCH(const int, pixels);
        Scenario scenario;
        scenario.tiles = {{capTile, {0, 0}, Rotation::R90}, {roadTile, {1, 0}, Rotation::R90}};
        scenario.figures = {figureOn(FigureKind::Meeple, Colour::Blue, {0, 0}, "city E")};
        const PositionPtr position = tableOf(scenario);
        const Scene scene(*position);
        BoardMarks marks;
        marks.warnings = std::make_shared<const std::vector<Warning>>(warningsOf(position->board()));
        QCOMPARE(marks.warnings->size(), std::size_t(1));
        const std::vector<Box> signs =
            signsIn(marksOver(scene, marks, styleAt(pixels)), picture("warning", Scheme::Light), 10.5);
        QCOMPARE(signs.size(), std::size_t(1));
        for (const PlacedSprite &it : spritesOf(scene).standing)
            QVERIFY(it.figure < 0 || !overlap(signs[0], bodyBox(it.at, it.sprite.lying)));
    }

    void theFrameIsLighterThanAReach_data() { sizes(); }

    void theFrameIsLighterThanAReach()
    {
        QFETCH(const int, pixels);
        const PositionPtr position = tableOf(crowd());
        const Scene scene(*position);
        BoardMarks frame, reach, area;
        frame.selectedSquare = Square{0, 0};
        reach.reach = {{0, 0}, {1, 0}};
        area.area = reach.reach;
        const double light = widest(marksUnder(scene, frame, styleAt(pixels)));
        QVERIFY(light > 0);
        QVERIFY(light < widest(marksUnder(scene, reach, styleAt(pixels))));
        QVERIFY(light < widest(marksUnder(scene, area, styleAt(pixels))));
    }

    /// It lies inside the outline and under it, and arrows lie over the floors that would hide them.
    void nothingOfTheRangeIsHidden()
    {
        Scenario scenario;
        scenario.tiles = {{foundation, {0, 0}, Rotation::R0, 1}, {foundation, {0, -1}}};
        BoardMarks marks;
        marks.tower = marks.selectedSquare = Square{0, 0};
        marks.reach = {{0, 0}, {0, -1}};
        const auto shapes = [&](bool over) {
            const PositionPtr position = tableOf(scenario);
            const Scene scene(*position);
            return QString::fromStdString((over ? marksOver : marksUnder)(scene, marks, styleAt(100)));
        };
        const QString low = shapes(false);
        QVERIFY(low.indexOf(QStringLiteral("<rect")) < low.indexOf(QStringLiteral("<path")));
        QVERIFY(shapes(true).isEmpty());
        scenario.tiles[0].floors = 6;
        QVERIFY(shapes(false).size() < low.size());
        QVERIFY(!shapes(true).isEmpty());
    }

    void bareSquaresOfTheRangeAreDashed()
    {
        Scenario scenario;
        scenario.tiles = {{foundation, {0, 0}, Rotation::R0, 1}, {roadTile, {2, 0}}};
        const PositionPtr position = tableOf(scenario);
        const Answer asked = answer(position->board(), {.ask = Ask::PlaceFloor, .at = Square{0, 0}});
        const BoardMarks marks = marksOf(asked);
        QCOMPARE(marks.bare, (std::vector<Square>{{1, 0}}));
        const Scene scene(*position);
        BoardMarks without = marks;
        without.bare.clear();
        const std::string drawn = marksUnder(scene, marks, {}), plain = marksUnder(scene, without, {});
        QVERIFY(drawn.find("stroke-dasharray") != std::string::npos);
        QVERIFY(plain.find("stroke-dasharray") == std::string::npos);
    }

    void whereTheRangeEnds()
    {
        Scenario scenario;
        scenario.tiles = {{foundation, {0, 0}, Rotation::R0, 3}, {roadTile, {3, 0}}, {roadTile, {-2, -1}}};
        const auto bare = [&](HouseRules house) {
            scenario.rules.house = house;
            const PositionPtr position = tableOf(scenario);
            const std::vector<Square> squares = placeFloor(position->board(), {0, 0}, Colour::Red).bare;
            return std::set(squares.begin(), squares.end());
        };
        QCOMPARE(bare({}), (std::set<Square>{{-2, 0}, {-1, 0}, {0, -1}, {1, 0}, {2, 0}}));
        HouseRules noGaps;
        noGaps.insert(HouseRule::NoGaps);
        QCOMPARE(bare(noGaps), (std::set<Square>{{-1, 0}, {0, -1}, {1, 0}}));
        HouseRules diagonal;
        diagonal.insert(HouseRule::Diagonal);
        QVERIFY(bare(diagonal).size() > 5);
    }

    void featuresAreLitNotTheirTiles()
    {
        Scenario scenario;
        scenario.tiles = {{capTile, {0, 0}}, {capTile, {0, -1}, Rotation::R180}, {roadTile, {1, 0}}};
        const PositionPtr position = tableOf(scenario);
        const auto marksFor = [&](Square at) {
            return marksOf(answer(position->board(), {.ask = Ask::Score, .at = at}));
        };
        const BoardMarks city = marksFor({0, 0}), road = marksFor({1, 0});
        QCOMPARE(city.litFeatures, (std::vector<int>{position->board().cityAt(0, Side::N)}));
        QCOMPARE(road.litFeatures.size(), std::size_t(1));
        QCOMPARE(position->board().feature(road.litFeatures[0]).kind, FeatureKind::Road);
        QVERIFY(city.litSquares.empty() && road.litSquares.empty());
    }

    /// A tower of two floors in the middle of its tile is higher than the tile; each floor adds to it.
    void towersLeanOut()
    {
        Sprite tower{.kind = Sprite::Kind::Tower, .number = 2};
        QVERIFY(foundationSpot(*builtInTiles().find(foundation), Rotation::R0).y + boxOf(tower).y < 0);
        QVERIFY(towerTop(1) > 20);
        QVERIFY(towerTop(10) < tileSize);
    }

    void numbersLieOverAllThatStands()
    {
        Scenario scenario = crowd();
        scenario.tiles.push_back({foundation, {0, 2}, Rotation::R0, 7});
        scenario.figures.push_back(figureOn(FigureKind::Meeple, Colour::Red, {0, 2}, "road S"));
        const PositionPtr position = tableOf(scenario);
        const std::vector<PlacedSprite> standing = spritesOf(Scene(*position)).standing;
        const auto isNumber = [](const PlacedSprite &it) { return it.sprite.kind == Sprite::Kind::Floors; };
        const auto first = std::ranges::find_if(standing, isNumber);
        QCOMPARE(std::ranges::count_if(standing, isNumber), 2);
        QCOMPARE(std::ranges::count_if(first, standing.end(), isNumber), standing.end() - first);
    }

    /// More than half of a figure behind a tower is beside it, on the tower's tile and on the one behind it.
    void nobodyIsHiddenByHisTower()
    {
        for (const int floors : {2, 5, 10}) {
            Scenario scenario;
            scenario.tiles = {{foundation, {0, 0}, Rotation::R0, floors}, {foundation, {0, -1}}};
            scenario.figures = {figureOn(FigureKind::Meeple, Colour::Red, {0, 0}, "road N"),
                                figureOn(FigureKind::Meeple, Colour::Blue, {0, 0}, "road S"),
                                figureOn(FigureKind::Meeple, Colour::Green, {0, -1}, "road S")};
            const PositionPtr position = tableOf(scenario);
            const Point tower = foundationSpot(*position->board().design(0), Rotation::R0);
            const Point behind = Scene(*position).footOf(0), before = Scene(*position).footOf(1);
            QVERIFY(behind.y < tower.y && std::abs(behind.x - tower.x) > 12);
            QVERIFY(before.y > tower.y);
            const Point farther = Scene(*position).footOf(2);
            QVERIFY(farther.y < tower.y - towerTop(floors) - 10 || std::abs(farther.x - tower.x) > 12);
            scenario.figures.clear();
            const PositionPtr empty = tableOf(scenario);
            const Point next = footFor(empty->board(), 0, FigureKind::Meeple, placeFromText("road N"));
            QVERIFY(std::abs(next.x - tower.x) > 12);
        }
    }

    void picturesHoldTheTowersOfTheFirstRow()
    {
        Scenario scenario;
        scenario.tiles = {{foundation, {0, 0}, Rotation::R0, 10}, {foundation, {0, 1}, Rotation::R0, 10}};
        scenario.figures = {figureOn(FigureKind::Meeple, Colour::Red, {0, 0}, "tower")};
        const PositionPtr position = tableOf(scenario);
        const Scene scene(*position);
        const Box paper = paperBox(scene);
        for (const PlacedSprite &it : spritesOf(scene).standing)
            QVERIFY(it.at.y + boxOf(it.sprite).y >= paper.y);
        QCOMPARE(paper.y + paper.height, 200 + paperMargin);
    }

private:
    static void sizes();
};

void MarksTest::sizes()
{
    QTest::addColumn<int>("pixels");
    for (const int pixels : {40, 80, 160})
        QTest::addRow("%d", pixels) << pixels;
}

TOWERWATCH_TEST(MarksTest)
#include "tst_marks.moc"
