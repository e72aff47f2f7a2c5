// SPDX-License-Identifier: MIT
/// A figure in hand goes to a place that suits it; elsewhere only on purpose, and one is told why.
#include "resources/catalogue.h"
#include "tests/support/boards.h"
#include "tests/support/testmain.h"
#include "views/drawing/tilelayout.h"
#include "views/telling/squarewords.h"
#include "views/window/board/boardwidget.h"
#include "views/window/board/clickwords.h"

#include <QApplication>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QStatusTipEvent>

using namespace towerwatch;
using namespace towerwatch::drawing;

namespace {

/// Keeps what a widget tells its status bar.
class Teller : public QObject
{
public:
    QStringList told;
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::StatusTip)
            told << static_cast<QStatusTipEvent *>(event)->tip();
        return false;
    }
};

} // namespace

class tst_Snapping : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        Scenario scenario;
        scenario.tiles = {{"base-U-road-straight", {0, 0}}, {"base-B-monastery", {1, 0}}};
        scenario.figures = {{"", FigureKind::Meeple, Colour::Red, Square{0, 0}, placeFromText("road E")}};
        m_position = tableOf(std::move(scenario));
        m_scene = std::make_unique<Scene>(*m_position);
    }

    /// Over a field a builder goes to the road beside it.
    void toWhatSuits()
    {
        const Ghost ghost = at(FigureKind::Builder, {0, 0}, {50, 8});
        QVERIFY(ghost.allowed && !ghost.unsuitable);
        QCOMPARE(ghost.on->kind, PlaceKind::Road);
        QCOMPARE(at(FigureKind::Meeple, {0, 0}, {50, 8}).on->kind, PlaceKind::Field);
    }

    void elsewhereOnPurpose()
    {
        const Ghost ghost = at(FigureKind::Builder, {0, 0}, {50, 8}, true);
        QVERIFY(ghost.allowed && ghost.unsuitable);
        QCOMPARE(ghost.on->kind, PlaceKind::Field);
        QVERIFY(!refusalWords(ghost, *m_position).isEmpty());
    }

    /// A road is meant from a little beside it too, but not by who puts a figure just there on purpose.
    void besideARoadTheRoadIsMeant()
    {
        const Hand hand{.figure = FigureKind::Meeple, .owner = Colour::Red};
        const auto kindAt = [&](double reach, bool anywhere) {
            const double beside = 50 + roadWidth / 2 + 3;
            return ghostOf(hand, *m_scene,
                           {.square = Square{0, 0},
                            .pointer = Point{20, beside},
                            .anywhere = anywhere,
                            .reach = reach})
                .on->kind;
        };
        QCOMPARE(kindAt(0, false), PlaceKind::Field);
        QCOMPARE(kindAt(2, false), PlaceKind::Field);
        QCOMPARE(kindAt(4, false), PlaceKind::Road);
        QCOMPARE(kindAt(4, true), PlaceKind::Field);
    }

    /// A monastery tile has no place for a builder.
    void whereNothingSuits()
    {
        const Ghost ghost = at(FigureKind::Builder, {1, 0}, {108, 50});
        QVERIFY(!ghost.allowed);
        QCOMPARE(ghost.refusal, Refusal::UnsuitablePlace);
        QVERIFY(at(FigureKind::Builder, {1, 0}, {108, 50}, true).allowed);
    }

    /// On top of a tower only where there is a floor to stand on.
    void noFigureOnABareFoundation()
    {
        for (const int floors : {0, 1}) {
            Scenario scenario;
            scenario.tiles = {{"tower-02-meadow", {0, 0}, Rotation::R0, floors}};
            const Position position(scenario, builtInTiles());
            const Scene scene(position);
            const Point tower = footFor(scene.board(), 0, FigureKind::Meeple, Place{PlaceKind::Tower});
            const Hand hand{.figure = FigureKind::Meeple, .owner = Colour::Red};
            Aim aim{.square = Square{0, 0}, .pointer = tower};
            QCOMPARE(ghostOf(hand, scene, aim).on->kind == PlaceKind::Tower, floors == 1);
            aim.anywhere = true;
            const Ghost onPurpose = ghostOf(hand, scene, aim);
            QVERIFY(onPurpose.allowed && onPurpose.on->kind == PlaceKind::Tower);
            QCOMPARE(onPurpose.unsuitable, floors == 0);
            QCOMPARE(refusalWords(onPurpose, position).isEmpty(), floors == 1);
        }
    }

    /// The keyboard comes to what suits first.
    void keysComeToWhatSuitsFirst()
    {
        const auto places = placesToStand(m_scene->board(), Square{0, 0}, FigureKind::Builder);
        QVERIFY(places.size() > 2);
        QCOMPARE(places.front().kind, PlaceKind::Road);
        QCOMPARE(places.back().kind, PlaceKind::Field);
        QCOMPARE(placesToStand(m_scene->board(), Square{0, 0}, FigureKind::Pig).front().kind,
                 PlaceKind::Field);
    }

    void refusalsAreTold()
    {
        BoardWidget board;
        Teller teller;
        board.installEventFilter(&teller);
        board.resize(600, 400);
        board.setPosition(m_position);
        board.show();
        QVERIFY(QTest::qWaitForWindowExposed(&board, windowPatience));
        QSignalSpy placed(&board, &BoardWidget::figurePlaced), laid(&board, &BoardWidget::tilePlaced);
        board.setHand({.figure = FigureKind::Builder, .owner = Colour::Red});
        const QRectF monastery = board.squareRect({1, 0});
        const QPoint field = (monastery.topLeft() + QPointF(6, 6)).toPoint();
        QTest::mouseClick(&board, Qt::LeftButton, {}, field);
        QCOMPARE(teller.told.size(), 1);
        QCOMPARE(placed.size(), 0);
        QTest::mouseClick(&board, Qt::LeftButton, Qt::ControlModifier, field);
        QCOMPARE(placed.size(), 1);
        board.setHand({.tile = "base-U-road-straight"});
        QTest::mouseClick(&board, Qt::LeftButton, {}, field);
        QCOMPARE(teller.told.size(), 2);
        QCOMPARE(laid.size(), 0);
        QVERIFY(teller.told[0] != teller.told[1]);
    }

    /// The hint is about the mouse while that is used, and about keys while they are.
    void hintsSpeakToWhatIsUsed()
    {
        BoardWidget board;
        board.resize(600, 400);
        board.setPosition(m_position);
        board.show();
        QVERIFY(QTest::qWaitForWindowExposed(&board, windowPatience));
        for (const Hand &hand : {Hand(), Hand{.tile = "base-E-cap"}}) {
            board.setHand(hand);
            const QPointF empty =
                board.squareRect({1, 0}).center() + QPointF(0, 2 * board.squareRect({1, 0}).height());
            QMouseEvent move(QEvent::MouseMove, empty, board.mapToGlobal(empty), Qt::NoButton, {}, {});
            QApplication::sendEvent(&board, &move);
            QVERIFY(board.ledByPointer());
            const QString byMouse = clickWords(board, board.target().first, -1);
            QTest::keyClick(&board, Qt::Key_Down);
            QVERIFY(!board.ledByPointer());
            const QString byKeys = clickWords(board, board.target().first, -1);
            QVERIFY(!byMouse.isEmpty() && !byKeys.isEmpty());
            QVERIFY(byMouse != byKeys);
        }
    }

    /// Where Enter asks about the tile, the hint tells how the keys come to its figures.
    void hintsTellOfFiguresByKeys()
    {
        Scenario scenario{.tiles = {{"base-E-cap", {0, 0}}}};
        QStringList hints;
        for (int figures = 0; figures < 2; ++figures) {
            BoardWidget board;
            board.setPosition(tableOf(scenario));
            board.leadByKeys({0, 0});
            hints << clickWords(board, Square{0, 0}, -1);
            scenario.figures.push_back({.at = Square{0, 0}});
        }
        QVERIFY(hints[1].startsWith(hints[0]));
        QVERIFY(hints[1] != hints[0]);
    }

    /// A figure that the answer judges is chosen in it: nothing is promised to be asked.
    void hintsTellThatAJudgedFigureIsChosen()
    {
        BoardWidget board;
        board.setPosition(m_position);
        const Page page;
        bool speaks = false;
        board.setRuling([&page]() -> const Page & { return page; }, [&speaks](int) { return speaks; });
        const QString asks = clickWords(board, Square{0, 0}, 0);
        speaks = true;
        const QString chooses = clickWords(board, Square{0, 0}, 0);
        QVERIFY(asks.contains(u'“') && !chooses.isEmpty() && !chooses.contains(u'“'));
    }

    /// Who does not see the board hears how a tile lies.
    void turnedTilesSayIt()
    {
        Scenario scenario;
        scenario.tiles = {{"base-U-road-straight", {0, 0}}, {"base-U-road-straight", {0, 1}, Rotation::R90}};
        const Position position(std::move(scenario), builtInTiles());
        QVERIFY(!squareWords(position, {}, {0, 0}).contains("90"));
        QVERIFY(squareWords(position, {}, {0, 1}).contains("90"));
    }

private:
    Ghost at(FigureKind kind, Square square, Point pointer, bool anywhere = false) const
    {
        return ghostOf({.figure = kind, .owner = Colour::Red}, *m_scene,
                       {.square = square, .pointer = pointer, .anywhere = anywhere});
    }

    PositionPtr m_position;
    std::unique_ptr<Scene> m_scene;
};

TOWERWATCH_WINDOW_TEST(tst_Snapping)
#include "tst_snapping.moc"
