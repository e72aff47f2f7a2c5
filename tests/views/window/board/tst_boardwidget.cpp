// SPDX-License-Identifier: MIT
/// The board on the screen, used as people use it.
#include "resources/catalogue.h"
#include "tests/support/boards.h"
#include "tests/support/testmain.h"
#include "views/window/board/boardwidget.h"
#include "views/window/painting/boardrenderer.h"

#include <QAbstractEventDispatcher>
#include <QAccessible>
#include <QBuffer>
#include <QContextMenuEvent>
#include <QDropEvent>
#include <QSignalSpy>
#include <QWheelEvent>

#include <cmath>
#include <deque>

using namespace towerwatch;
using namespace towerwatch::drawing;

namespace {

const QString road = QStringLiteral("base-U-road-straight");

PositionPtr example()
{
    return tableOf(scenarioOf("|(_r,_b); | . M(_b1); _b: road S"));
}

PositionPtr manyTiles(int side)
{
    Scenario scenario;
    for (int i = 0; i < side * side; ++i)
        scenario.tiles.push_back({road.toStdString(), {i % side, i / side}});
    return tableOf(std::move(scenario));
}

/// Turns the wheel by `notches` away from the user.
void turnWheel(QWidget &widget, QPointF at, int notches, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QWheelEvent event(at, widget.mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton, modifiers,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&widget, &event);
}

void moveMouse(QWidget &widget, QPointF at, Qt::MouseButtons buttons = Qt::NoButton)
{
    QMouseEvent event(QEvent::MouseMove, at, widget.mapToGlobal(at), Qt::NoButton, buttons, Qt::NoModifier);
    QApplication::sendEvent(&widget, &event);
}

void dragMouse(QWidget &widget, QPointF from, QPointF to, Qt::MouseButton button = Qt::LeftButton)
{
    QTest::mousePress(&widget, button, {}, from.toPoint());
    moveMouse(widget, from + (to - from) / 2, button);
    moveMouse(widget, to, button);
    QTest::mouseRelease(&widget, button, {}, to.toPoint());
}

} // namespace

class BoardWidgetTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_board.reset(); }

    void clicksNameWhatIsUnderThem();
    void hoverNamesWhatIsUnderIt();
    void wheelKeepsThePointUnderThePointer();
    void zoomHasLimits();
    void fitShowsAll();
    void viewStaysWhenThePositionChanges();
    void emptyGroundPans();
    void keysMoveTheCursor();
    void tabGoesThroughTheFigures();
    void keysTurnAndRemove();
    void tilesAreLaid();
    void takenSquaresRefuseTiles();
    void wheelTurnsTheTileInHand();
    void aTileInHandTurnsItselfToFit();
    void figuresSnapToThePlace();
    void aFigureInHandIsPale();
    void keysPlaceFigures();
    void handIsEmptied();
    void tilesAreDragged();
    void figuresAreDragged();
    void handsAreDropped();
    void handsSurviveMime();
    void contextMenus();
    void accessibleTable();
    void aSquareIsShownByTheLeastWay();
    void whatLiesBesideMovesNoTile();
    void paintsAtEverySize();
    void schemeFollowsThePalette();
    void cacheKeepsPicturesApart();
    void manyPicturesAreTheSame();
    void figuresAreThereBeforeTheirPictures();
    void picturesAreWritten();

private:
    /// The middle of a square on the widget.
    QPointF middle(Square square) const { return m_board->squareRect(square).center(); }
    /// A point of a square, in parts of its size.
    QPointF point(Square square, double x, double y) const
    {
        const QRectF rect = m_board->squareRect(square);
        return rect.topLeft() + QPointF(x * rect.width(), y * rect.height());
    }
    /// The board with all its pictures: it makes some of them each time that it is painted, and says if more
    /// are due.
    QImage drawn()
    {
        QImage seen;
        do {
            QCoreApplication::processEvents();
            seen = m_board->grab().toImage();
        } while (!QAbstractEventDispatcher::instance()->registeredTimers(m_board.get()).isEmpty());
        return seen;
    }
    QPointF body(int figure) const { return m_board->footOf(figure) - QPointF(0, 10 * m_board->zoom()); }

    std::unique_ptr<BoardWidget> m_board;
};

void BoardWidgetTest::init()
{
    m_board = std::make_unique<BoardWidget>();
    m_board->resize(800, 600);
    m_board->setPosition(example());
    m_board->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_board.get(), windowPatience));
    m_board->activateWindow();
    m_board->setFocus();
    m_board->zoomTo(1.0);
}

void BoardWidgetTest::clicksNameWhatIsUnderThem()
{
    QSignalSpy squares(m_board.get(), &BoardWidget::squareActivated);
    QSignalSpy figures(m_board.get(), &BoardWidget::figureActivated);
    QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, point({0, 1}, 0.2, 0.5).toPoint());
    QCOMPARE(squares.size(), 1);
    QCOMPARE(squares[0][0].value<Square>(), (Square{0, 1}));
    QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, point({1, 1}, 0.5, 0.5).toPoint());
    QCOMPARE(squares[1][0].value<Square>(), (Square{1, 1}));
    QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, body(1).toPoint());
    QCOMPARE(figures.size(), 1);
    QCOMPARE(figures[0][0].toInt(), 1);
    QCOMPARE(squares.size(), 2);
}

void BoardWidgetTest::hoverNamesWhatIsUnderIt()
{
    moveMouse(*m_board, point({1, 0}, 0.5, 0.5));
    QSignalSpy hovered(m_board.get(), &BoardWidget::hovered);
    moveMouse(*m_board, point({2, 1}, 0.1, 0.1));
    moveMouse(*m_board, point({2, 1}, 0.12, 0.1));
    moveMouse(*m_board, body(2));
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(m_board.get(), &leave);
    QCOMPARE(hovered.size(), 3);
    QCOMPARE(hovered[0][0].value<std::optional<Square>>(), std::optional(Square{2, 1}));
    QCOMPARE(hovered[0][1].toInt(), -1);
    QCOMPARE(hovered[1][1].toInt(), 2);
    QCOMPARE(hovered[2][0].value<std::optional<Square>>(), std::optional<Square>());
}

void BoardWidgetTest::wheelKeepsThePointUnderThePointer()
{
    QSignalSpy zooms(m_board.get(), &BoardWidget::zoomChanged);
    const QPointF at = point({0, 1}, 0.25, 0.25);
    turnWheel(*m_board, at, 3);
    QVERIFY(m_board->zoom() > 1.5);
    QVERIFY((point({0, 1}, 0.25, 0.25) - at).manhattanLength() < 4);
    turnWheel(*m_board, at, -3);
    QCOMPARE(m_board->zoom(), 1.0);
    QCOMPARE(zooms.size(), 2);
}

void BoardWidgetTest::zoomHasLimits()
{
    for (int i = 0; i < 40; ++i)
        m_board->zoomIn();
    QCOMPARE(m_board->zoom(), 4.0);
    for (int i = 0; i < 60; ++i)
        m_board->zoomOut();
    QVERIFY(std::abs(m_board->zoom() - 0.05) < 0.004); // whole pixels a tile
    QSignalSpy zooms(m_board.get(), &BoardWidget::zoomChanged);
    m_board->zoomOut();
    QCOMPARE(zooms.size(), 0);
}

void BoardWidgetTest::fitShowsAll()
{
    m_board->setPosition(manyTiles(60));
    m_board->zoomToFit();
    const auto all = [this] {
        return QRectF(m_board->rect()).contains(m_board->squareRect({0, 0})) &&
               QRectF(m_board->rect()).contains(m_board->squareRect({59, 59}));
    };
    QVERIFY(all());
    m_board->resize(500, 700);
    QVERIFY(all());
}

void BoardWidgetTest::viewStaysWhenThePositionChanges()
{
    const QRectF before = m_board->squareRect({0, 0});
    m_board->setPosition(manyTiles(9));
    QCOMPARE(m_board->squareRect({0, 0}), before);
}

void BoardWidgetTest::emptyGroundPans()
{
    QSignalSpy squares(m_board.get(), &BoardWidget::squareActivated);
    const QPointF before = middle({0, 0});
    dragMouse(*m_board, middle({1, 0}), middle({1, 0}) + QPointF(60, 30));
    QCOMPARE(middle({0, 0}) - before, QPointF(60, 30));
    dragMouse(*m_board, middle({0, 1}), middle({0, 1}) + QPointF(-60, -30), Qt::MiddleButton);
    QCOMPARE(middle({0, 0}), before);
    QTest::keyPress(m_board.get(), Qt::Key_Space);
    dragMouse(*m_board, middle({0, 1}), middle({0, 1}) + QPointF(20, 0));
    QTest::keyRelease(m_board.get(), Qt::Key_Space);
    QCOMPARE(middle({0, 0}) - before, QPointF(20, 0));
    dragMouse(*m_board, middle({1, 0}), middle({1, 0}) + QPointF(5000, 5000));
    QVERIFY(m_board->rect().intersects(m_board->squareRect({0, 0}).toRect()));
    QCOMPARE(squares.size(), 0);
}

void BoardWidgetTest::keysMoveTheCursor()
{
    m_board->setCursorSquare({0, 0});
    QSignalSpy squares(m_board.get(), &BoardWidget::squareActivated);
    QTest::keyClick(m_board.get(), Qt::Key_Right);
    QTest::keyClick(m_board.get(), Qt::Key_Down);
    QCOMPARE(m_board->cursor(), std::optional(Square{1, 1}));
    QTest::keyClick(m_board.get(), Qt::Key_Return);
    QCOMPARE(squares.size(), 1);
    QCOMPARE(squares[0][0].value<Square>(), (Square{1, 1}));
    for (int i = 0; i < 30; ++i)
        QTest::keyClick(m_board.get(), Qt::Key_Right);
    QVERIFY(m_board->rect().contains(middle({31, 1}).toPoint()));
    m_board->setCursorSquare({limits::coordinate, 0});
    QTest::keyClick(m_board.get(), Qt::Key_Right);
    QCOMPARE(m_board->cursor(), std::optional(Square{limits::coordinate, 0}));
}

void BoardWidgetTest::tabGoesThroughTheFigures()
{
    QSignalSpy figures(m_board.get(), &BoardWidget::figureActivated);
    m_board->setCursorSquare({0, 0});
    QTest::keyClick(m_board.get(), Qt::Key_Tab);
    QCOMPARE(m_board->cursorFigure(), 0);
    QTest::keyClick(m_board.get(), Qt::Key_Tab);
    QCOMPARE(m_board->cursorFigure(), 1);
    QTest::keyClick(m_board.get(), Qt::Key_Enter);
    QCOMPARE(figures.size(), 1);
    QCOMPARE(figures[0][0].toInt(), 1);
    QTest::keyClick(m_board.get(), Qt::Key_Backtab);
    QTest::keyClick(m_board.get(), Qt::Key_Backtab);
    QCOMPARE(m_board->cursorFigure(), -1);
}

void BoardWidgetTest::keysTurnAndRemove()
{
    QSignalSpy turned(m_board.get(), &BoardWidget::rotateAsked);
    QSignalSpy removed(m_board.get(), &BoardWidget::removeAsked);
    m_board->setCursorSquare({0, 0});
    QTest::keyClick(m_board.get(), Qt::Key_R);
    QTest::keyClick(m_board.get(), Qt::Key_R, Qt::ShiftModifier);
    QCOMPARE(turned.size(), 2);
    QCOMPARE(turned[0][1].toBool(), true);
    QCOMPARE(turned[1][1].toBool(), false);
    QTest::keyClick(m_board.get(), Qt::Key_Delete);
    QCOMPARE(removed.takeFirst()[1].toInt(), -1);
    moveMouse(*m_board, body(2));
    QTest::keyClick(m_board.get(), Qt::Key_Delete);
    QCOMPARE(removed[0][0].value<Square>(), (Square{2, 1}));
    QCOMPARE(removed[0][1].toInt(), 2);
    m_board->setCursorSquare({7, 7});
    QTest::keyClick(m_board.get(), Qt::Key_Right);
    QTest::keyClick(m_board.get(), Qt::Key_Delete);
    QTest::keyClick(m_board.get(), Qt::Key_R);
    QCOMPARE(removed.size(), 1);
    QCOMPARE(turned.size(), 2);
}

void BoardWidgetTest::tilesAreLaid()
{
    QSignalSpy placed(m_board.get(), &BoardWidget::tilePlaced);
    QSignalSpy squares(m_board.get(), &BoardWidget::squareActivated);
    m_board->setHand({road, Rotation::R0});
    moveMouse(*m_board, middle({0, 2}));
    const Ghost ghost = m_board->ghost();
    QCOMPARE(ghost.kind, Ghost::Kind::Tile);
    QCOMPARE(ghost.at, (Square{0, 2}));
    QVERIFY(ghost.allowed);
    QTest::keyClick(m_board.get(), Qt::Key_R);
    QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, middle({0, 2}).toPoint());
    QCOMPARE(placed.size(), 1);
    QCOMPARE(placed[0][0].toString(), road);
    QCOMPARE(placed[0][1].value<Square>(), (Square{0, 2}));
    QCOMPARE(placed[0][2].value<Rotation>(), Rotation::R180); // from R90, in which it joins
    QCOMPARE(squares.size(), 0);
    QVERIFY(m_board->hand().isEmpty());
    m_board->setHand({QStringLiteral("no such tile")});
    QCOMPARE(m_board->ghost().kind, Ghost::Kind::None);
}

void BoardWidgetTest::takenSquaresRefuseTiles()
{
    QSignalSpy placed(m_board.get(), &BoardWidget::tilePlaced);
    m_board->setHand({road});
    QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, middle({0, 1}).toPoint());
    QVERIFY(!m_board->ghost().allowed);
    QCOMPARE(placed.size(), 0);
}

void BoardWidgetTest::wheelTurnsTheTileInHand()
{
    m_board->setHand({road});
    turnWheel(*m_board, middle({0, 2}), -1);
    QCOMPARE(m_board->hand().rotation, Rotation::R90);
    turnWheel(*m_board, middle({0, 2}), 2);
    QCOMPARE(m_board->hand().rotation, Rotation::R270);
    QCOMPARE(m_board->zoom(), 1.0);
    turnWheel(*m_board, middle({0, 2}), 1, Qt::ControlModifier);
    QCOMPARE(m_board->hand().rotation, Rotation::R270);
    QCOMPARE(m_board->zoom(), 1.2);
}

void BoardWidgetTest::aTileInHandTurnsItselfToFit()
{
    QSignalSpy placed(m_board.get(), &BoardWidget::tilePlaced);
    m_board->setHand({QStringLiteral("base-E-cap")});
    Scenario cap;
    cap.tiles = {{"base-E-cap", {0, 0}}};
    m_board->setPosition(tableOf(std::move(cap)));
    m_board->leadByKeys({0, -1}); // north of a city
    QCOMPARE(m_board->ghost().rotation, Rotation::R180);
    QCOMPARE(m_board->hand().rotation, Rotation::R0);
    m_board->leadByKeys({1, 0});
    QCOMPARE(m_board->ghost().rotation, Rotation::R0);
    m_board->leadByKeys({0, -1});
    QTest::keyClick(m_board.get(), Qt::Key_R); // turned by hand it stays so, fitting or not
    QCOMPARE(m_board->ghost().rotation, Rotation::R270);
    QTest::keyClick(m_board.get(), Qt::Key_Return);
    QCOMPARE(placed.size(), 1);
    QCOMPARE(placed[0][2].value<Rotation>(), Rotation::R270);
}

/// Nobody takes it for one that stands there.
void BoardWidgetTest::aFigureInHandIsPale()
{
    Scenario laid = m_board->position()->scenario();
    laid.figures.clear();
    const auto bare = tableOf(laid);
    laid.figures = {{"", FigureKind::Meeple, Colour::Red, Square{2, 1}, placeFromText("monastery")}};
    m_board->setPosition(tableOf(laid));
    const QPoint body = (m_board->footOf(0) - QPointF(0, 6 * m_board->zoom())).toPoint();
    m_board->leadByKeys({2, 1});
    const auto seen = [&] { return drawn().pixelColor(body); };
    const auto apart = [](const QColor &a, const QColor &b) {
        return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
    };
    const QColor standing = seen();
    m_board->setPosition(bare);
    const QColor ground = seen();
    m_board->setHand({.figure = FigureKind::Meeple, .owner = Colour::Red});
    m_board->goToPlace(PlaceKind::Monastery);
    const QColor held = seen();
    QVERIFY(apart(standing, ground) > 100);
    QVERIFY(apart(held, ground) > apart(standing, ground) / 3);
    QVERIFY(apart(held, ground) < apart(standing, ground) * 3 / 4);
}

void BoardWidgetTest::figuresSnapToThePlace()
{
    QSignalSpy placed(m_board.get(), &BoardWidget::figurePlaced);
    m_board->setHand({{}, Rotation::R0, FigureKind::Meeple, Colour::Green});
    moveMouse(*m_board, point({0, 1}, 0.5, 0.5));
    Ghost ghost = m_board->ghost();
    QCOMPARE(ghost.on->kind, PlaceKind::Road);
    QVERIFY(!ghost.figure.lying);
    moveMouse(*m_board, point({0, 1}, 0.1, 0.5));
    ghost = m_board->ghost();
    QCOMPARE(ghost.on->kind, PlaceKind::Field);
    QVERIFY(ghost.figure.lying);
    QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, point({0, 1}, 0.1, 0.5).toPoint());
    QCOMPARE(placed.size(), 1);
    QCOMPARE(placed[0][0].value<FigureKind>(), FigureKind::Meeple);
    QCOMPARE(placed[0][1].value<std::optional<Colour>>(), std::optional(Colour::Green));
    QCOMPARE(placed[0][3].value<std::optional<Place>>()->kind, PlaceKind::Field);
    QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, middle({1, 0}).toPoint());
    QCOMPARE(placed.size(), 1);
    m_board->setHand({{}, Rotation::R0, FigureKind::Fairy, {}});
    QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, middle({0, 1}).toPoint());
    QCOMPARE(placed.size(), 2);
    QVERIFY(!placed[1][3].value<std::optional<Place>>());
}

void BoardWidgetTest::keysPlaceFigures()
{
    QSignalSpy placed(m_board.get(), &BoardWidget::figurePlaced);
    m_board->setHand({{}, Rotation::R0, FigureKind::Meeple, Colour::Green});
    m_board->setCursorSquare({0, 0});
    QTest::keyClick(m_board.get(), Qt::Key_Down);
    QTest::keyClick(m_board.get(), Qt::Key_Return);
    m_board->setHand({{}, Rotation::R0, FigureKind::Meeple, Colour::Green});
    QTest::keyClick(m_board.get(), Qt::Key_Tab);
    QTest::keyClick(m_board.get(), Qt::Key_Return);
    QCOMPARE(placed.size(), 2);
    QCOMPARE(placed[0][2].value<Square>(), (Square{0, 1}));
    QCOMPARE(placed[0][3].value<std::optional<Place>>()->kind, PlaceKind::Road);
    QCOMPARE(placed[1][3].value<std::optional<Place>>()->kind, PlaceKind::Field);
}

void BoardWidgetTest::handIsEmptied()
{
    QSignalSpy changes(m_board.get(), &BoardWidget::handChanged);
    QSignalSpy menus(m_board.get(), &BoardWidget::contextMenuAsked);
    m_board->setHand({road});
    QTest::keyClick(m_board.get(), Qt::Key_Escape);
    QVERIFY(m_board->hand().isEmpty());
    m_board->setHand({road});
    const QPoint at = middle({0, 0}).toPoint();
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, m_board->mapToGlobal(at));
    QApplication::sendEvent(m_board.get(), &event);
    QVERIFY(m_board->hand().isEmpty());
    QCOMPARE(changes.size(), 4);
    QCOMPARE(menus.size(), 0);
    QCOMPARE(m_board->ghost().kind, Ghost::Kind::None);
}

void BoardWidgetTest::tilesAreDragged()
{
    QSignalSpy moved(m_board.get(), &BoardWidget::tileMoved);
    QSignalSpy squares(m_board.get(), &BoardWidget::squareActivated);
    dragMouse(*m_board, point({0, 1}, 0.2, 0.2), middle({1, 2}));
    QCOMPARE(moved.size(), 1);
    QCOMPARE(moved[0][0].value<Square>(), (Square{0, 1}));
    QCOMPARE(moved[0][1].value<Square>(), (Square{1, 2}));
    dragMouse(*m_board, point({0, 1}, 0.2, 0.2), point({0, 0}, 0.2, 0.2));
    dragMouse(*m_board, point({0, 1}, 0.2, 0.2), point({0, 1}, 0.8, 0.8));
    QTest::mousePress(m_board.get(), Qt::LeftButton, {}, point({0, 1}, 0.2, 0.2).toPoint());
    moveMouse(*m_board, middle({1, 2}), Qt::LeftButton);
    QCOMPARE(m_board->ghost().from, std::optional(Square{0, 1}));
    QTest::keyClick(m_board.get(), Qt::Key_Escape);
    QTest::mouseRelease(m_board.get(), Qt::LeftButton, {}, middle({1, 2}).toPoint());
    QCOMPARE(moved.size(), 1);
    QCOMPARE(squares.size(), 0);
}

void BoardWidgetTest::figuresAreDragged()
{
    QSignalSpy moved(m_board.get(), &BoardWidget::figureMoved);
    dragMouse(*m_board, body(0), point({0, 1}, 0.9, 0.5));
    QCOMPARE(moved.size(), 1);
    QCOMPARE(moved[0][0].toInt(), 0);
    QCOMPARE(moved[0][1].value<Square>(), (Square{0, 1}));
    QCOMPARE(moved[0][2].value<std::optional<Place>>()->kind, PlaceKind::Field);
    dragMouse(*m_board, body(0), middle({1, 0}));
    QCOMPARE(moved.size(), 1);
    QSignalSpy out(m_board.get(), &BoardWidget::figureDraggedOut);
    dragMouse(*m_board, body(0), {m_board->width() / 2.0, -20});
    QCOMPARE(out.size(), 1);
    QCOMPARE(out[0][0].toInt(), 0);
    QCOMPARE(moved.size(), 1);
}

void BoardWidgetTest::handsAreDropped()
{
    QSignalSpy placed(m_board.get(), &BoardWidget::tilePlaced);
    const Hand hand{road, Rotation::R270};
    const auto mime = hand.toMime();
    QDragEnterEvent enter(middle({0, 2}).toPoint(), Qt::CopyAction, mime.get(), Qt::LeftButton,
                          Qt::NoModifier);
    QApplication::sendEvent(m_board.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(middle({0, 2}), Qt::CopyAction, mime.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_board.get(), &drop);
    QVERIFY(placed.isEmpty()); // until the drag has ended
    QCoreApplication::sendPostedEvents();
    QCOMPARE(placed.size(), 1);
    QCOMPARE(placed[0][1].value<Square>(), (Square{0, 2}));
    QCOMPARE(placed[0][2].value<Rotation>(), Rotation::R270);
    QVERIFY(m_board->hand().isEmpty());
    QMimeData text;
    text.setText(QStringLiteral("tile 0 base"));
    QDragEnterEvent other(middle({0, 2}).toPoint(), Qt::CopyAction, &text, Qt::LeftButton, Qt::NoModifier);
    other.ignore();
    QApplication::sendEvent(m_board.get(), &other);
    QVERIFY(!other.isAccepted());
}

void BoardWidgetTest::handsSurviveMime()
{
    for (const Hand &hand :
         {Hand{}, Hand{road, Rotation::R270}, Hand{QStringLiteral("my own tile")},
          Hand{{}, Rotation::R0, FigureKind::LargeMeeple, Colour::Pink},
          Hand{{}, Rotation::R0, FigureKind::Dragon, {}}, Hand{{}, Rotation::R0, FigureKind::Dragon, {}, "d"},
          Hand{{}, Rotation::R0, FigureKind::Pig, Colour::Red, "on of 1 %"},
          Hand{{}, Rotation::R0, FigureKind::Pig, Colour::Red, {}, Colour::Blue}})
        QCOMPARE(Hand::fromMime(hand.toMime().get()), hand);
    for (const char *bad : {"", "tile", "tile x base", "tile 45 base", "figure", "figure meeple",
                            "figure fairy red", "figure meeple red red", "figure meeple red of",
                            "figure meeple red of me", "figure meeple of red", "figure nobody red"}) {
        QMimeData data;
        data.setData(Hand::mimeType(), bad);
        QVERIFY2(Hand::fromMime(&data).isEmpty(), bad);
    }
    QMimeData other;
    other.setData(QStringLiteral("application/x-towerwatch-tile"), road.toUtf8());
    QVERIFY(Hand::fromMime(&other).isEmpty());
}

void BoardWidgetTest::contextMenus()
{
    QSignalSpy menus(m_board.get(), &BoardWidget::contextMenuAsked);
    QContextMenuEvent mouse(QContextMenuEvent::Mouse, body(2).toPoint(),
                            m_board->mapToGlobal(body(2).toPoint()));
    QApplication::sendEvent(m_board.get(), &mouse);
    QCOMPARE(menus.size(), 1);
    QCOMPARE(menus[0][0].value<Square>(), (Square{2, 1}));
    QCOMPARE(menus[0][1].toInt(), 2);
    QCOMPARE(*m_board->cursor(), (Square{2, 1})); // the keys go on from there
    m_board->setCursorSquare({0, 1});
    QContextMenuEvent key(QContextMenuEvent::Keyboard, {}, {});
    QApplication::sendEvent(m_board.get(), &key);
    QCOMPARE(menus[1][0].value<Square>(), (Square{0, 1}));
}

void BoardWidgetTest::accessibleTable()
{
    QAccessibleInterface *table = QAccessible::queryAccessibleInterface(m_board.get());
    QVERIFY(table);
    QCOMPARE(table->role(), QAccessible::Table);
    QCOMPARE(table->childCount(), 3);
    QStringList names;
    for (int i = 0; i < table->childCount(); ++i) {
        QAccessibleInterface *cell = table->child(i);
        QCOMPARE(cell->role(), QAccessible::Cell);
        QCOMPARE(cell->parent(), table);
        QCOMPARE(table->indexOfChild(cell), i);
        names << cell->text(QAccessible::Name);
    }
    QCOMPARE(names,
             QStringList({m_board->describe({0, 0}), m_board->describe({0, 1}), m_board->describe({2, 1})}));
    QCOMPARE(names.removeDuplicates(), 0);
    const QPoint global = m_board->mapToGlobal(middle({2, 1}).toPoint());
    QCOMPARE(table->childAt(global.x(), global.y()), table->child(2));
    QVERIFY(table->child(2)->rect().contains(global));
    QCOMPARE(table->child(3), nullptr);

    QAccessibleTableInterface *grid = table->tableInterface();
    QVERIFY(grid);
    QCOMPARE(grid->rowCount(), 2);
    QCOMPARE(grid->columnCount(), 3);
    QCOMPARE(grid->cellAt(1, 2), table->child(2));
    QCOMPARE(grid->cellAt(1, 1)->text(QAccessible::Name), m_board->describe(Square{1, 1}));
    QCOMPARE(grid->cellAt(2, 0), nullptr);
    QCOMPARE(table->child(2)->tableCellInterface()->rowIndex(), 1);
    QCOMPARE(table->child(2)->tableCellInterface()->columnIndex(), 2);

    m_board->setCursorSquare({0, 1});
    QCOMPARE(table->focusChild(), table->child(1));
    QVERIFY(table->child(1)->state().focused);
    m_board->setCursorSquare({1, 1});
    QCOMPARE(table->childCount(), 4);
    QCOMPARE(table->child(3)->text(QAccessible::Name), m_board->describe(Square{1, 1}));

    QSignalSpy squares(m_board.get(), &BoardWidget::squareActivated);
    table->child(2)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(squares[0][0].value<Square>(), (Square{2, 1}));
    m_board->setPosition(manyTiles(3));
    QCOMPARE(table->childCount(), 9);
}

/// A square that is gone to is shown by the least way, at the zoom that was chosen.
void BoardWidgetTest::aSquareIsShownByTheLeastWay()
{
    constexpr double most = 6; // logical pixels more than the square takes
    m_board->setPosition(manyTiles(30));
    m_board->resize(640, 480);
    for (const double zoom : {0.4, 0.8, 1.6}) {
        m_board->zoomTo(zoom);
        const QRectF start = m_board->squareRect({0, 0});
        const auto shift = [&] { return m_board->squareRect({0, 0}).topLeft() - start.topLeft(); };
        for (const Square square : {Square{0, 0}, {29, 0}, {29, 29}, {0, 29}, {14, 3}, {-3, 40}}) {
            const QRectF before = m_board->squareRect(square);
            const QPointF way = shift();
            const QRectF view = m_board->rect();
            m_board->setCursorSquare(square);
            const double right = std::max({0.0, -before.left(), before.right() - view.right()}),
                         down = std::max({0.0, -before.top(), before.bottom() - view.bottom()});
            QVERIFY(m_board->isSeen(square));
            QVERIFY(std::abs((shift() - way).x()) <= (right > 0 ? right + most : 0));
            QVERIFY(std::abs((shift() - way).y()) <= (down > 0 ? down + most : 0));
            QCOMPARE(m_board->squareRect({0, 0}).size(), start.size());
        }
    }
    m_board->zoomTo(4);
    m_board->resize(200, 300); // a tile has no room
    m_board->setCursorSquare({7, 7});
    QVERIFY(m_board->squareRect({7, 7}).contains(QRectF(m_board->rect()).adjusted(8, 8, 0, 0)));
}

/// Only the window's own size fits a board anew: not the room that other parts of the window leave.
void BoardWidgetTest::whatLiesBesideMovesNoTile()
{
    QWidget window;
    window.resize(900, 700);
    BoardWidget board(&window);
    board.setGeometry(100, 50, 640, 480);
    board.setPosition(manyTiles(5));
    board.zoomToFit();
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window, windowPatience));
    const auto place = [&] { return board.squareRect({2, 2}).translated(board.mapTo(&window, QPointF())); };
    const QRectF before = place();
    for (const QRect room : {QRect(300, 50, 440, 480),
                             {100, 50, 640, 480},
                             {100, 90, 640, 440},
                             {20, 10, 640, 480},
                             {10, 10, 200, 150}}) {
        board.setGeometry(room);
        QCOMPARE(place(), before);
    }
}

void BoardWidgetTest::paintsAtEverySize()
{
    const QRgb table = tableColour(Scheme::Light).rgb();
    for (const double zoom : {0.05, 0.1, 0.3, 1.0, 2.0, 4.0}) {
        m_board->zoomTo(zoom);
        m_board->setCursorSquare({0, 0});
        m_board->ensureVisible({0, 1});
        const QImage image = drawn();
        const double ratio = image.devicePixelRatio();
        QVERIFY(image.pixel((point({0, 0}, 0.2, 0.6) * ratio).toPoint()) != table);
        const QPoint beside = (point({1, 0}, 0.6, 0.5) * ratio).toPoint();
        if (image.rect().contains(beside))
            QCOMPARE(image.pixel(beside), table);
    }
}

void BoardWidgetTest::schemeFollowsThePalette()
{
    const auto corner = [this] { return m_board->grab().toImage().pixelColor(20, 20).lightness(); };
    QVERIFY(corner() > 150);
    QPalette dark;
    dark.setColor(QPalette::Window, QColor(30, 30, 30));
    dark.setColor(QPalette::WindowText, QColor(230, 230, 230));
    m_board->setPalette(dark);
    QVERIFY(corner() < 100);
}

void BoardWidgetTest::cacheKeepsPicturesApart()
{
    SpriteCache cache;
    Sprite sprite;
    sprite.tile = builtInTiles().find(road.toStdString());
    const QImage light = cache.image(sprite, Scheme::Light, 64);
    QCOMPARE(light.size(), QSize(64, 64));
    QVERIFY(cache.image(sprite, Scheme::Dark, 64) != light);
    QCOMPARE(cache.image(sprite, Scheme::Light, 64).cacheKey(), light.cacheKey());
    sprite.rotation = Rotation::R90;
    QVERIFY(cache.image(sprite, Scheme::Light, 64) != light);
    for (const Scheme scheme : {Scheme::Light, Scheme::Dark, Scheme::Contrast})
        QCOMPARE(QColor(cache.colour(sprite.tile, scheme)).name().toStdString(),
                 tileColour(*sprite.tile, scheme));
    for (int size = 1; size <= 400; ++size) // an empty row more would be a black line beside the tile
        QCOMPARE(SpriteCache::boxIn(sprite, size), QRect(0, 0, size, size));

    Tile own = *builtInTiles().find("base-B-monastery");
    own.set.clear();
    sprite.tile = &own;
    const QImage before = cache.image(sprite, Scheme::Light, 64);
    own.monastery = false;
    QVERIFY(cache.image(sprite, Scheme::Light, 64) != before);

    cache.startTime(0);
    QVERIFY(!cache.ranOut());
    QVERIFY(cache.image(sprite, Scheme::Light, 99).isNull());
    QVERIFY(cache.ranOut());
    QVERIFY(!cache.image(sprite, Scheme::Light, 64).isNull());
    QVERIFY(!cache.anyImage(sprite, Scheme::Light).isNull());
}

/// On several processors or one after the other.
void BoardWidgetTest::manyPicturesAreTheSame()
{
    std::vector<PlacedSprite> all;
    for (const Tile &tile : builtInTiles().tiles())
        for (int quarters = 0; quarters < 4; ++quarters) {
            all.emplace_back();
            all.back().sprite.tile = &tile;
            all.back().sprite.rotation = rotationOfQuarters(quarters);
        }
    std::deque<Tile> own; // more than the cache keeps designs of scenarios
    for (int i = 0; i < 100; ++i) {
        own.push_back(*builtInTiles().find("base-B-monastery"));
        own.back().set.clear();
        own.back().id = "own-" + std::to_string(i);
        own.back().monastery = i % 2 == 0;
        all.emplace_back();
        all.back().sprite.tile = &own.back();
    }
    SpriteCache together, alone;
    together.startTime(0);
    together.renderMany(all, Scheme::Light, 48);
    QVERIFY(together.image(all.front().sprite, Scheme::Light, 48).isNull());
    together.startTime(-1);
    together.renderMany(all, Scheme::Light, 48);
    for (const PlacedSprite &placed : all) {
        if (!placed.sprite.tile->set.empty())
            together.startTime(0); // there already
        const QImage image = together.image(placed.sprite, Scheme::Light, 48);
        together.startTime(-1);
        QVERIFY2(image == alone.image(placed.sprite, Scheme::Light, 48), placed.sprite.tile->id.c_str());
    }
}

void BoardWidgetTest::figuresAreThereBeforeTheirPictures()
{
    const PositionPtr position = example();
    const Scene scene(*position);
    QImage seen(400, 400, QImage::Format_RGB32);
    seen.fill(Qt::white);
    BoardView view;
    view.tilePixels = 100;
    view.origin = {100, 100};
    QPainter painter(&seen);
    QVERIFY(!BoardRenderer().paint(painter, scene, {}, view, seen.rect(), 0)); // no time for any
    painter.end();
    const Figure &figure = position->board().figure(0);
    const QPoint middle = view.toPixel(scene.footOf(0)).toPoint() - QPoint(0, 9);
    QCOMPARE(seen.pixelColor(middle), QColor(QString::fromStdString(playerColours(*figure.owner).fill)));
}

void BoardWidgetTest::picturesAreWritten()
{
    const PositionPtr position = example();
    const QImage image = renderBoard(*position, {}, Scheme::Light, 50, true);
    QCOMPARE(image.size(), QSize(178, 128));
    QCOMPARE(qAlpha(image.pixel(1, 1)), 0);
    QCOMPARE(qAlpha(image.pixel(20, 20)), 255);
    QVERIFY(renderBoard(*position, {}, Scheme::Light, 50000).isNull());
    QVERIFY(renderBoard(*position, {}, Scheme::Light, 0).isNull());
    QCOMPARE(renderBoard(*position, {}, Scheme::Dark, 20).size(), QSize(72, 52));
}

TOWERWATCH_WINDOW_TEST(BoardWidgetTest)
#include "tst_boardwidget.moc"
