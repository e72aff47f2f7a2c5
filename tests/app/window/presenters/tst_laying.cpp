// SPDX-License-Identifier: MIT
/// Letters, digits and few clicks lay a table: what they do, and where they must not.
#include "app/window/frame/mainwindow.h"
#include "app/window/presenters/boardtools.h"
#include "model/format/scenarioreader.h"
#include "resources/catalogue.h"
#include "tests/support/testmain.h"
#include "tests/support/tilesets.h"
#include "tests/support/windowtest.h"
#include "views/window/board/boardwidget.h"
#include "views/window/board/clickwords.h"
#include "views/window/palettes/figurepalette.h"
#include "views/window/palettes/figurepopup.h"
#include "views/window/palettes/tilelistmodel.h"
#include "views/window/palettes/tilepalette.h"
#include "views/window/players/playerstrip.h"
#include "views/window/ruling/rulingpage.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QStatusBar>
#include <QStyleHints>
#include <QTableWidget>

using namespace towerwatch;

namespace {

const char *const layingExample = "T1 D; D: base-D-cap-road-straight; red:; blue:";

} // namespace

class tst_Laying : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { windowtest::useOwnSettings(QStringLiteral("towerwatch-tests-laying")); }

    void init()
    {
        m_window = windowtest::shownWindow();
        QVERIFY(m_window);
        m_window->activateWindow();
        m_board = m_window->board();
        m_palette = m_window->findChild<TilePalette *>();
        QVERIFY(windowtest::openText(*m_window, layingExample));
        m_board->zoomToFit();
        m_board->setFocus();
    }

    void cleanup() { windowtest::drop(m_window); }

    void lettersOnAnEmptySquareFindATile()
    {
        m_board->setCursorSquare({2, 0});
        press('D');
        QVERIFY(!m_window->action(Do::Dangers)->isChecked());
        QVERIFY(m_palette->words()->hasFocus());
        QCOMPARE(m_palette->words()->text(), QStringLiteral("D"));
        QCOMPARE(m_palette->target(), std::optional(Square{2, 0}));
        QCOMPARE(m_board->ghost().kind, Ghost::Kind::Tile);
        QCOMPARE(m_board->ghost().at, (Square{2, 0}));
        QCOMPARE(m_board->ghost().tile->letter, std::string("D"));
        press(Qt::Key_Return);
        QCOMPARE(tiles().size(), 3u);
        QCOMPARE(tiles()[2].tile, std::string("base-D-cap-road-straight"));
        QCOMPARE(tiles()[2].at, (Square{2, 0}));
        QVERIFY(m_board->hasFocus());
        QCOMPARE(m_board->ghost().kind, Ghost::Kind::None);
    }

    void lettersOnATileSayWhereTheyGo()
    {
        m_board->setCursorSquare({1, 0});
        const QString before = m_window->statusBar()->currentMessage();
        press('U');
        QVERIFY(m_window->statusBar()->currentMessage() != before);
        QCOMPARE(m_palette->words()->text(), QString());
        QCOMPARE(m_board->cursor(), std::optional(Square{1, 0}));
        QCOMPARE(tiles().size(), 2u);
    }

    /// Typed on a tile by mistake, edges turn nothing, whatever step a letter has.
    void edgesTypedOnATileDoNothing()
    {
        m_board->setCursorSquare({1, 0});
        type("crfrsd");
        QCOMPARE(tiles()[1].rotation, Rotation::R0);
        QVERIFY(!m_window->action(Do::Dangers)->isChecked());
        pressLater('R');
        QCOMPARE(tiles()[1].rotation, Rotation::R90);
    }

    void aTileApartFromTheOthersIsTold()
    {
        const auto toldAfterLaying = [&](Square square) {
            m_board->setCursorSquare(square);
            lay('U');
            QCoreApplication::processEvents();
            return m_window->statusBar()->currentMessage();
        };
        QVERIFY(toldAfterLaying({2, 1}).contains(QStringLiteral("(2, 1)")));
        QVERIFY(!toldAfterLaying({2, 2}).contains(QStringLiteral("(2, 2)")));
    }

    /// After a tile is laid the slash turns it; so it does where the frame stands on one.
    void aSlashTurnsTheTileInTheFrame()
    {
        m_board->setCursorSquare({1, 0});
        press('/');
        QCOMPARE(tiles()[1].rotation, Rotation::R90);
        QCOMPARE(tiles()[0].rotation, Rotation::R0);
    }

    /// A number that is typed for a figure is none of the letters of a tile.
    void aNumberTakesAFigureThoughLettersAreAwaited()
    {
        lay('D', {2, 0});
        press('B'); // which does not fit
        press(Qt::Key_Return);
        press('3');
        QCOMPARE(m_board->hand().figure, std::optional(FigureKind::Meeple));
        QCOMPARE(m_board->ghost().at, (Square{2, 0}));
        QVERIFY(m_board->hasFocus());
        QVERIFY(!m_palette->target());
        QCOMPARE(tiles().size(), 3u);
    }

    void aFigureForAMonasteryTileIsAMonkFirst()
    {
        lay('B', {1, 1});
        press('1');
        QCOMPARE(m_board->ghost().at, (Square{1, 1}));
        QCOMPARE(m_board->ghost().on, std::optional(Place{PlaceKind::Monastery}));
    }

    /// An arrow goes one square, also back to the tile just laid; what is laid next goes on that way.
    void layingGoesOnTheWayOfTheArrows()
    {
        beginAnew();
        lay('U', {0, 0});
        QCOMPARE(m_board->cursor(), std::optional(Square{1, 0}));
        press(Qt::Key_Left);
        QCOMPARE(m_board->cursor(), std::optional(Square{0, 0}));
        QCOMPARE(m_window->desk()->selection.square, m_board->cursor());
        press(Qt::Key_Left);
        lay('U');
        QCOMPARE(tiles().back().at, (Square{-1, 0}));
        QCOMPARE(m_board->cursor(), std::optional(Square{-2, 0}));
        press(Qt::Key_Down);
        press(Qt::Key_Right);
        lay('E');
        QCOMPARE(tiles().back().at, (Square{-1, 1}));
        QCOMPARE(m_board->cursor(), std::optional(Square{0, 1})); // not on down, nor back
    }

    /// Many press the arrow that the program has taken for them: it leads to the same square, the next one
    /// on.
    void anArrowToTheNextSquareGoesNoFurther()
    {
        beginAnew();
        lay('U', {0, 0});
        press(Qt::Key_Right);
        QCOMPARE(m_board->cursor(), std::optional(Square{1, 0}));
        QCOMPARE(m_window->desk()->selection.square, m_board->cursor());
        press(Qt::Key_Right);
        QCOMPARE(m_board->cursor(), std::optional(Square{2, 0}));
        lay('U');
        m_board->activate({0, 0}, -1); // elsewhere an arrow goes on
        press(Qt::Key_Right);
        QCOMPARE(m_board->cursor(), std::optional(Square{1, 0}));
    }

    void aSlashTurnsTheTileThatIsOffered()
    {
        m_board->setCursorSquare({2, 0});
        press('D');
        QCOMPARE(m_board->ghost().rotation, Rotation::R0);
        press('/');
        QCOMPARE(m_board->ghost().rotation, Rotation::R180);
        QCOMPARE(m_palette->words()->text(), QStringLiteral("D"));
        press(Qt::Key_Return);
        QCOMPARE(tiles().back().at, (Square{2, 0}));
        QCOMPARE(tiles().back().rotation, Rotation::R180);
    }

    /// What was typed says how the edges lie: of the ways that fit only those are meant.
    void aSlashKeepsToTheEdgesThatWereTyped()
    {
        beginAnew();
        m_board->setCursorSquare({0, 0});
        type("rfrfg");
        const Rotation offered = m_board->ghost().rotation;
        press('/');
        QCOMPARE(m_board->ghost().rotation, rotationOfQuarters(quarterTurns(offered) + 2));
        press('/');
        QCOMPARE(m_board->ghost().rotation, offered);
    }

    void aSlashLeavesWhatFitsInNoOtherWay()
    {
        m_board->setCursorSquare({0, 0});
        press('/');
        QCOMPARE(tiles()[0].rotation, Rotation::R0);
        QVERIFY(m_window->statusBar()->currentMessage().contains(QStringLiteral("(0, 0)")));
    }

    void laidByKeysItGoesOnAndBackWhenUndone()
    {
        lay('D', {2, 0});
        QCOMPARE(m_board->cursor(), std::optional(Square{3, 0}));
        QCOMPARE(m_window->desk()->selection.square, m_board->cursor());
        lay('U');
        QCOMPARE(tiles().size(), 4u);
        QCOMPARE(tiles()[3].at, (Square{3, 0}));
        m_window->action(Do::Undo)->trigger();
        QCOMPARE(m_board->cursor(), std::optional(Square{3, 0}));
    }

    /// What the chosen set lacks is looked for in all of them, and the box shows it while it is.
    void lettersFindATileOfAnySet()
    {
        tilesets::choose(*m_palette, QStringLiteral("tower"));
        auto *only = m_palette->findChild<QToolButton *>(QStringLiteral("onlyThese"));
        QVERIFY(only->isVisible());
        m_board->setCursorSquare({2, 0});
        press('U');
        QCOMPARE(m_board->ghost().tile->letter, std::string("U"));
        QVERIFY(tilesets::chosen(*m_palette).isNull() && !only->isVisible());
        press(Qt::Key_Return);
        QCOMPARE(tiles().back().tile, std::string("base-U-road-straight"));
        QCOMPARE(tilesets::chosen(*m_palette), QStringLiteral("tower"));
        type("road"); // no tile exactly
        QCOMPARE(tilesets::chosen(*m_palette), QStringLiteral("tower"));
        press(Qt::Key_Escape);
        tilesets::choose(*m_palette, QStringLiteral("watchtowers"));
        const auto *list = m_palette->list()->model();
        m_palette->words()->setText(QStringLiteral("foundation")); // of which the set has none
        QVERIFY(tilesets::chosen(*m_palette).isNull());
        QVERIFY(list->rowCount() > 0);
        m_palette->words()->setText(QStringLiteral("no such tile"));
        QVERIFY(!tilesets::chosen(*m_palette).isNull());
        QCOMPARE(list->rowCount(), 0);
        m_palette->words()->clear();
        only->click();
        QVERIFY(tilesets::chosen(*m_palette).isNull() && !only->isVisible());
    }

    /// Wherever the keyboard is: what was said of the board does not stay.
    void theStatusBarSaysWhatKeysDo()
    {
        const auto said = [&] { return m_window->statusBar()->currentMessage(); };
        leadByKeys({1, 0});
        const QString onBoard = said();
        QVERIFY(!onBoard.isEmpty());
        m_window->action(Do::TakeFigure)->trigger();
        const auto *figures = m_window->findChild<QListWidget *>(QStringLiteral("commonFigures"));
        QVERIFY(figures->hasFocus() && !said().isEmpty());
        QCOMPARE(said(), figures->accessibleDescription());
        m_palette->list()->setFocus();
        QCOMPARE(said(), m_palette->list()->accessibleDescription());
        m_board->setFocus();
        QVERIFY(!said().isEmpty() && onBoard.endsWith(said()));
        m_window->findChild<QAbstractButton *>(QStringLiteral("questions"))->setFocus();
        QVERIFY(!onBoard.endsWith(said()) || said().isEmpty());
    }

    /// R is a letter there, as the tile that is laid next may have it.
    void aSlashTurnsWhatWasJustLaid()
    {
        lay('D', {2, 0});
        const Rotation laid = tiles().back().rotation;
        press('/');
        QCOMPARE(tiles().back().rotation,
                 rotationOfQuarters(quarterTurns(laid) + 2)); // the next way that fits
        QCOMPARE(m_board->cursor(), std::optional(Square{3, 0}));
    }

    /// What cannot be done with the tile just laid is said.
    void aFloorWhereNoneCanLieIsRefused()
    {
        lay('D', {2, 0});
        const QString before = m_window->statusBar()->currentMessage();
        press('+');
        QCOMPARE(tiles().back().floors, 0);
        QVERIFY(m_window->statusBar()->currentMessage() != before);
        m_board->setCursorSquare({0, 0});
        const QString said = m_window->statusBar()->currentMessage();
        press('D'); // may change nothing that is seen
        QVERIFY(m_window->statusBar()->currentMessage() != said);
    }

    /// Where the figures lie before the tiles, a click that chooses a square brings them to the front.
    void aClickOnAnEmptySquareShowsItsTiles()
    {
        const auto dock = [&](const char *name) {
            return m_window->findChild<QDockWidget *>(QLatin1String(name));
        };
        m_window->tabifyDockWidget(dock("tileDock"), dock("figureDock")); // as somebody may lay them
        m_window->action(Do::TakeFigure)->trigger();
        QTRY_VERIFY(m_palette->visibleRegion().isEmpty());
        m_board->zoomToFit();
        for (int times = 0; times < 4; ++times) // a narrow board shows little beside its tiles
            m_window->action(Do::ZoomOut)->trigger();
        QVERIFY(m_board->rect().contains(middle({2, 0})));
        QTest::mouseClick(m_board, Qt::LeftButton, {}, middle({2, 0}));
        QCOMPARE(m_palette->target(), std::optional(Square{2, 0}));
        QTRY_VERIFY(!m_palette->visibleRegion().isEmpty());
    }

    void theStatusBarForgetsWhatIsNoLongerSo()
    {
        const auto said = [&] { return m_window->statusBar()->currentMessage(); };
        m_board->setCursorSquare({2, 0});
        press('D');
        const QString offered = said();
        press(Qt::Key_Escape);
        QVERIFY(said() != offered);
        leadByKeys({1, 0});
        const QString onTile = said();
        m_window->document().edit({}, QStringLiteral("test"));
        QVERIFY(said() != onTile);
    }

    void controlAndArrowsJumpToTheNextFreeSquare()
    {
        leadByKeys({-1, 0});
        QTest::keyClick(m_board, Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(m_board->cursor(), std::optional(Square{2, 0}));
        QTest::keyClick(m_board, Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(m_board->cursor(), std::optional(Square{2, 0}));
        leadByKeys({1, 3});
        QTest::keyClick(m_board, Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(m_board->cursor(), std::optional(Square{1, 1}));
    }

    void letterKeysMeanActionsOnATile()
    {
        m_board->setCursorSquare({1, 0});
        press('D');
        QVERIFY(m_window->action(Do::Dangers)->isChecked());
        QVERIFY(m_board->hasFocus());
        press('D');
        QVERIFY(!m_window->action(Do::Dangers)->isChecked());
    }

    void enterOnAnEmptyFieldLaysNothing()
    {
        m_board->setCursorSquare({2, 0});
        leadByKeys({2, 0});
        press(Qt::Key_Return);
        QVERIFY(m_palette->words()->hasFocus());
        press(Qt::Key_Return);
        QCOMPARE(tiles().size(), 2u);
    }

    void whatDoesNotFitIsOfferedAnyway()
    {
        auto *anyway = m_palette->findChild<QPushButton *>(QStringLiteral("showAnyway"));
        m_board->setCursorSquare({1, -1}); // a city lies to the south
        QVERIFY(!anyway->isVisible());
        type("rrrr");
        QVERIFY(anyway->isVisible());
        QCOMPARE(m_palette->list()->model()->rowCount(), 0);
        press(Qt::Key_Return);
        QVERIFY(!anyway->isVisible());
        QVERIFY(m_palette->list()->model()->rowCount() > 0);
        QCOMPARE(tiles().size(), 2u);
        press(Qt::Key_Return);
        QCOMPARE(tiles().size(), 3u);
        QCOMPARE(tiles()[2].at, (Square{1, -1}));
        QVERIFY(m_palette->target() != std::optional(Square{1, -1}));
    }

    /// Nor does it stand in the way of the next one.
    void aLetterThatDoesNotFitGivesWay()
    {
        m_board->setCursorSquare({1, -1}); // a city lies to the south
        for (const bool shown : {false, true}) {
            press('B');
            if (shown)
                press(Qt::Key_Return);
            pressLater('D');
            QCOMPARE(m_palette->words()->text(), QStringLiteral("D"));
            QCOMPARE(m_board->ghost().tile->letter, std::string("D"));
            m_palette->words()->clear();
            press('B');
            if (shown)
                press(Qt::Key_Return);
            press(Qt::Key_Escape);
            QVERIFY(m_board->hasFocus() && m_palette->words()->text().isEmpty());
            QCOMPARE(m_board->cursor(), std::optional(Square{1, -1}));
            type("RRRR");
            if (shown)
                press(Qt::Key_Return);
            press('D');
            QCOMPARE(m_palette->words()->text(), QStringLiteral("D"));
            m_palette->words()->clear();
        }
    }

    /// A word after such a letter is a word, though it begins like edges that are found.
    void aWordAfterALetterThatDoesNotFit()
    {
        m_board->setCursorSquare({2, 0});
        press('R');
        QVERIFY(!m_board->ghost().tile);
        pressLater('t');
        QVERIFY(m_palette->list()->model()->rowCount() > 0);
        type("ower");
        QCOMPARE(m_palette->words()->text(), QStringLiteral("tower"));
    }

    void anotherSetIsShownFromItsTop()
    {
        m_board->activate({2, 0}, -1);
        QScrollBar *bar = m_palette->list()->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0);
        bar->setValue(bar->maximum());
        QCoreApplication::processEvents();
        tilesets::choose(*m_palette, QStringLiteral("base"));
        QTRY_COMPARE(bar->value(), 0);
    }

    void downShowsTheNextTile()
    {
        m_board->setCursorSquare({2, 0});
        type("road");
        const QAbstractItemModel *found = m_palette->list()->model();
        for (const int row : {1, 2, 3, 2}) {
            press(row == 2 && m_palette->list()->currentIndex().row() == 3 ? Qt::Key_Up : Qt::Key_Down);
            QCOMPARE(m_palette->list()->currentIndex().row(), row);
            QVERIFY(m_palette->words()->hasFocus());
        }
        const QString shown = found->index(2, 0).data(TileListModel::IdRole).toString();
        QCOMPARE(QString::fromStdString(m_board->ghost().tile->id), shown);
        press(Qt::Key_Return);
        QCOMPARE(QString::fromStdString(tiles().back().tile), shown);
    }

    void theListIsOfTheSquareInTheFrame()
    {
        lay('D', {2, 0});
        QCOMPARE(m_palette->target(), std::optional(Square{3, 0}));
        QTest::keyClick(m_board, Qt::Key_Down);
        QCOMPARE(m_palette->target(), std::optional(Square{3, 1}));
        QTest::keyClick(m_board, Qt::Key_Left);
        QCOMPARE(m_palette->target(), std::optional(Square{2, 1}));
        QTest::keyClick(m_board, Qt::Key_Up); // a tile lies there
        QVERIFY(!m_palette->target());
    }

    /// The set has one of Tower 2, and it lies there.
    void whatTheSetHasNoMoreOfIsNamed()
    {
        const auto named = [this] {
            return m_window->statusBar()->currentMessage().contains(
                tileName(*builtInTiles().find("tower-02-meadow")));
        };
        m_board->setCursorSquare({0, 1});
        type("tower");
        QVERIFY(!named());
        m_palette->words()->setText(QStringLiteral("tower-02-meadow"));
        for (int i = 0; i < 8 && m_board->ghost().tile->id != "tower-02-meadow"; ++i) {
            QVERIFY(!named());
            press(Qt::Key_Down);
        }
        QVERIFY(named());
        press(Qt::Key_Return);
        QCOMPARE(tiles().size(), 3u);
        QCoreApplication::processEvents();
        QVERIFY(named());
    }

    void noRefusalWhereTheTileWasJustLaid()
    {
        m_board->setHand({.tile = QStringLiteral("base-D-cap-road-straight")});
        click({2, 0}, Qt::ShiftModifier);
        QCOMPARE(tiles().size(), 3u);
        QCOMPARE(m_board->ghost().kind, Ghost::Kind::None);
        QTest::mouseMove(m_board, middle({1, 1}));
        QVERIFY(m_board->ghost().allowed);
        QTest::mouseMove(m_board, middle({2, 0}));
        QCOMPARE(m_board->ghost().refusal, Refusal::SquareTaken);
    }

    void noRefusalOnceThePointerHasLeft()
    {
        m_board->setHand({.tile = QStringLiteral("base-D-cap-road-straight")});
        click({2, 0}, Qt::ShiftModifier);
        for (const bool further : {false, true}) {
            if (further)
                QTest::mouseMove(m_board, middle({1, 1}));
            QEvent leave(QEvent::Leave);
            QApplication::sendEvent(m_board, &leave);
            QVERIFY(!m_board->hand().isEmpty());
            QCOMPARE(m_board->ghost().kind, Ghost::Kind::None);
        }
        m_board->setHand({.tile = QStringLiteral("base-U-road-straight")}); // out of the palette
        QCOMPARE(m_board->ghost().kind, Ghost::Kind::None);
        press(Qt::Key_Right); // the keys lead
        QCOMPARE(m_board->ghost().at, (Square{3, 0}));
        QVERIFY(m_board->ghost().allowed);
    }

    /// A second click on the figure in hand puts it back, and nothing is seen on the board before the mouse
    /// is there.
    void aFigureIsTakenAndPutBackByClicks()
    {
        auto *palette = m_window->findChild<FigurePalette *>();
        CommonFigures *figures = palette->common();
        m_board->setCursorSquare({0, 0});
        emit figures->itemClicked(figures->item(0));
        QCOMPARE(m_board->hand().figure, std::optional(FigureKind::Meeple));
        QCOMPARE(m_board->ghost().kind, Ghost::Kind::None);
        press(Qt::Key_Return); // it comes into sight first
        QCOMPARE(m_board->ghost().kind, Ghost::Kind::Figure);
        QVERIFY(!m_board->hand().isEmpty());
        palette->setColour(Colour::Green);
        emit figures->itemClicked(figures->item(0)); // another one
        QCOMPARE(m_board->hand().figure, std::optional(FigureKind::Meeple));
        emit figures->itemClicked(figures->item(0));
        QVERIFY(m_board->hand().isEmpty());
        press('1');
        QCOMPARE(m_board->ghost().kind, Ghost::Kind::Figure); // the keys lead
    }

    /// So it is with a rare figure that is clicked in its list: the board stays where it was aimed at.
    void aRareFigureIsTakenByAClick()
    {
        const auto *figures = m_window->findChild<FigurePalette *>();
        m_board->setCursorSquare({0, 0});
        figures->others()->click();
        QListWidget *list = figures->popup()->list();
        emit list->itemClicked(list->item(0));
        QVERIFY(m_board->hand().figure);
        QCOMPARE(m_board->ghost().kind, Ghost::Kind::None);
        m_board->setHand({});
        figures->others()->click();
        QTest::keyClick(figures->popup()->search(), Qt::Key_Return);
        QVERIFY(m_board->hand().figure);
        QCOMPARE(m_board->ghost().kind, Ghost::Kind::Figure); // the keys lead
    }

    /// With Shift the mouse puts down one meeple after the other, but there is one fairy.
    void whatIsPutDownLeavesTheHand()
    {
        for (const auto &[kind, owner] : {std::pair(FigureKind::Meeple, std::optional(Colour::Red)),
                                          std::pair(FigureKind::Fairy, std::optional<Colour>())})
            for (const auto &held : {Qt::ShiftModifier, Qt::NoModifier}) {
                m_board->setHand({.figure = kind, .owner = owner});
                click({1, 0}, held);
                QCOMPARE(figures().back().kind, kind);
                QCOMPARE(m_board->hand().isEmpty(), kind == FigureKind::Fairy || !held);
            }
    }

    /// Whatever was framed before: the tile that a click laid, of which there is no other.
    void keysMeanWhatWasLaidLast()
    {
        click({0, 0});
        m_board->setHand({.tile = QStringLiteral("base-C-city-all-sides-coa")});
        click({0, 1});
        pressLater('R');
        QCOMPARE(tiles()[0].rotation, Rotation::R0);
        QCOMPARE(tiles()[2].rotation, Rotation::R90);
        press(Qt::Key_Delete);
        QCOMPARE(tiles().size(), 2u);
    }

    void keysMeanWhatWasDraggedToTheBoard()
    {
        m_board->setCursorSquare({1, 0});
        m_palette->list()->setFocus();
        drop({.tile = QStringLiteral("base-V-road-curve")}, {0, 1});
        QCOMPARE(tiles().size(), 3u);
        const Rotation laid = tiles()[2].rotation;
        pressLater('R');
        QCOMPARE(tiles()[1].rotation, Rotation::R0);
        QVERIFY(tiles()[2].rotation != laid);
        press(Qt::Key_Delete);
        QCOMPARE(tiles().size(), 2u);
        m_palette->list()->setFocus();
        drop({.figure = FigureKind::Meeple, .owner = Colour::Red}, {1, 0});
        QCOMPARE(figures().size(), 1u);
        press(Qt::Key_Delete); // the figure, not its tile
        QVERIFY(figures().empty());
        QCOMPARE(tiles().size(), 2u);
    }

    void theTowerThatAClickLaidIsRaised()
    {
        m_board->setCursorSquare({1, 0});
        QVERIFY(!m_window->action(Do::FloorUp)->isEnabled());
        m_board->setHand({.tile = QStringLiteral("tower-07-road-crossroads")});
        click({0, 1});
        QVERIFY(m_window->action(Do::FloorUp)->isEnabled());
        press('+');
        QCOMPARE(tiles()[2].floors, 1);
    }

    /// A second figure cannot stand on a tower: the click asks about it, and it is said why.
    void whatCannotBePutDownIsAskedAbout()
    {
        const Hand meeple{.figure = FigureKind::Meeple, .owner = Colour::Red};
        m_board->setHand(meeple);
        click({0, 0});
        QVERIFY(figures().size() == 1 && figures()[0].isOn(PlaceKind::Tower));
        m_window->desk().take(ondesk::PutAside{});
        m_board->setHand(meeple);
        click({0, 0});
        QCOMPARE(figures().size(), 1u);
        QVERIFY(m_window->desk()->question);
        QCOMPARE(m_window->statusBar()->currentMessage(),
                 refusalWords(m_board->ghost(), *m_window->desk()->position));
    }

    void escapeAndARightClickEmptyTheHandEverywhere()
    {
        for (QWidget *part : std::initializer_list<QWidget *>{m_palette->words(), m_palette->list(),
                                                              m_window->players(), m_window->page()}) {
            m_board->setHand({.figure = FigureKind::Meeple, .owner = Colour::Red});
            part->setFocus();
            press(Qt::Key_Escape);
            QVERIFY(m_board->hand().isEmpty());
            m_board->carry({1, 0}, -1);
            QContextMenuEvent event(QContextMenuEvent::Mouse, {3, 3}, part->mapToGlobal(QPoint(3, 3)));
            QApplication::sendEvent(part, &event);
            QVERIFY(!m_board->isCarrying());
            QVERIFY(!QApplication::activePopupWidget());
        }
    }

    /// What is typed while no square is meant finds tiles in the list, and is not said to fit nowhere.
    void whereNoSquareIsMeantNothingHasToFit()
    {
        m_board->setCursorSquare({2, 0});
        type("qqq");
        const QString nothingFits = m_window->statusBar()->currentMessage();
        press(Qt::Key_Escape);
        m_board->setFocus();
        m_board->setCursorSquare({0, 0});
        m_window->action(Do::LayTile)->trigger();
        type("qqq");
        QVERIFY(m_window->statusBar()->currentMessage() != nothingFits);
    }

    /// One frame, on the square that is empty again, and the keys go on the way they went.
    void undoLeadsBackToOneSquare()
    {
        const auto framed = [this] {
            QCoreApplication::processEvents();
            return std::pair(m_board->cursor(), m_window->desk()->selection.square);
        };
        const auto both = [](Square square) {
            return std::pair(std::optional(square), std::optional(square));
        };
        m_board->setCursorSquare({2, 0});
        for (int i = 0; i < 3; ++i) {
            lay('U');
        }
        const auto laid = tiles();
        QCOMPARE(laid.size(), 5u);
        QVERIFY(framed() == both({5, 0}));
        for (const auto &tile : {laid[4], laid[3]}) {
            m_window->action(Do::Undo)->trigger();
            QVERIFY(framed() == both(tile.at));
        }
        lay('U');
        QVERIFY(framed() == both({4, 0}));
    }

    /// What is chosen elsewhere, or is chosen again after a step back, and the cursor, are one.
    void thereIsOneFrame()
    {
        m_board->leadByKeys({0, 0});
        m_window->action(Do::Rotate)->trigger();
        m_window->desk().take(ondesk::Selected{{Square{1, 0}}});
        QCOMPARE(m_board->cursor(), std::optional(Square{1, 0}));
        m_window->action(Do::Rotate)->trigger();
        m_board->leadByKeys({0, 0});
        m_window->action(Do::Undo)->trigger();
        QCOMPARE(m_board->cursor(), m_window->desk()->selection.square);
    }

    /// A board that is seen whole stays as it is while the cursor goes over its tiles.
    void theCursorMovesNoBoardThatIsSeenWhole()
    {
        m_board->zoomToFit();
        const int pixels = m_board->view().tilePixels;
        const QPoint origin = m_board->view().origin;
        for (const Square square : {Square{0, 0}, {1, 0}}) {
            m_board->leadByKeys(square);
            QCOMPARE(m_board->view().tilePixels, pixels);
            QCOMPARE(m_board->view().origin, origin);
        }
    }

    /// Who chooses a square of which only a strip is seen wants to see what is laid there.
    void aSquareAtTheEdgeComesIntoViewWhenChosen()
    {
        m_board->panTo(m_board->view().origin +
                       QPoint(m_board->width() - m_board->squareRect({2, 0}).toRect().left() - 8, 0));
        const QPoint strip(m_board->width() - 4, m_board->squareRect({2, 0}).center().toPoint().y());
        QTest::mouseMove(m_board, strip);
        QTest::mouseClick(m_board, Qt::LeftButton, {}, strip);
        QCOMPARE(m_palette->target(), std::optional(Square{2, 0}));
        QVERIFY(m_board->rect().contains(m_board->squareRect({2, 0}).toRect()));
    }

    void undoMovesNothingUnderTheMouse()
    {
        m_board->setHand({.tile = QStringLiteral("base-D-cap-road-straight")});
        m_board->panTo(m_board->view().origin + QPoint(100, 100));
        const QPoint where = QPoint(m_board->width() - m_board->squareRect({0, 0}).toRect().width() / 2,
                                    m_board->height() / 2);
        QTest::mouseMove(m_board, where);
        const Square at = m_board->squareAtPosition(where);
        m_board->panTo(m_board->view().origin +
                       QPoint(m_board->width() - m_board->squareRect(at).toRect().right() - 2, 0));
        const QPoint middle = m_board->squareRect(at).center().toPoint();
        QTest::mouseMove(m_board, middle);
        QTest::mouseClick(m_board, Qt::LeftButton, {}, middle);
        QCOMPARE(tiles().back().at, at);
        const QPoint origin = m_board->view().origin;
        m_window->action(Do::Undo)->trigger();
        QCOMPARE(tiles().size(), 2u);
        QCOMPARE(m_board->view().origin, origin);
    }

    /// The next square is out of sight, and stays so until a key asks for it, at the zoom that was chosen.
    void nothingMovesForASquareThatIsProposed()
    {
        m_board->panTo(m_board->view().origin +
                       QPoint(m_board->width() - m_board->squareRect({2, 0}).toRect().right() - 2, 0));
        const QPoint origin = m_board->view().origin, middle = m_board->squareRect({2, 0}).center().toPoint();
        const auto isSeen = [this] { return m_board->rect().contains(m_board->squareRect({3, 0}).toRect()); };
        QTest::mouseMove(m_board, middle);
        QTest::mouseClick(m_board, Qt::LeftButton, {}, middle);
        type("U");
        press(Qt::Key_Return);
        QCOMPARE(tiles().back().at, (Square{2, 0}));
        QCOMPARE(m_board->view().origin, origin);
        QCOMPARE(m_board->cursor(), std::optional(Square{3, 0}));
        QVERIFY(!isSeen());
        const int pixels = m_board->view().tilePixels;
        type("U");
        QVERIFY(isSeen());
        const QPoint shown = m_board->view().origin;
        press(Qt::Key_Return);
        QCOMPARE(tiles().back().at, (Square{3, 0}));
        QCOMPARE(m_board->cursor(), std::optional(Square{4, 0}));
        QCOMPARE(m_board->view().origin, shown);
        QCOMPARE(m_board->view().tilePixels, pixels);
    }

    /// One step is a line, whoever chose it: a hole that is meant to stay does not call back from it.
    void aStepIsALine()
    {
        QVERIFY(windowtest::openText(*m_window, R"(towerwatch: 1
tiles:
  - {tile: base-B-monastery, at: [0, 0]}
  - {tile: base-B-monastery, at: [1, 1]}
  - {tile: base-B-monastery, at: [1, -1]}
  - {tile: base-B-monastery, at: [3, 0]}
  - {tile: base-B-monastery, at: [3, 1]}
)"));
        m_board->setCursorSquare({2, 1});
        for (const Square next : {Square{2, 0}, {2, -1}}) {
            type("ffff");
            press(Qt::Key_Return);
            QCOMPARE(m_board->cursor(), std::optional(next));
        }
    }

    /// Whichever way the last table went.
    void aNewTableGoesEastFirst()
    {
        for (const int y : {0, 1}) {
            lay('U', {2, y});
        }
        QVERIFY(windowtest::openText(*m_window, "towerwatch: 1\ntiles: []\n"));
        lay('D', {0, 0});
        QCOMPARE(m_board->cursor(), std::optional(Square{1, 0}));
    }

    /// However few fit: columns that depend on a scroll bar, and the bar on them, moved what was pointed at.
    void whatFitsStaysWhereItIsSeen()
    {
        QVERIFY(windowtest::openText(*m_window,
                                     "D W; M; D: base-D-cap-road-straight; W: base-W-road-t-junction"));
        const QListView *list = m_palette->list();
        for (const char *set : {"base", "tower", "watchtowers"}) {
            tilesets::choose(*m_palette, QLatin1String(set));
            m_palette->setTarget(Square{1, 1});
            QCoreApplication::processEvents();
            const int rows = list->model()->rowCount();
            QVERIFY(rows > 3);
            int columns = 0;
            for (int row = 0; row < rows; ++row) {
                const QRect rect = list->visualRect(list->model()->index(row, 0));
                columns += rect.top() == list->visualRect(list->model()->index(0, 0)).top();
                const bool isSeen = list->viewport()->rect().contains(rect.center());
                QVERIFY(isSeen || list->verticalScrollBar()->maximum() > 0);
                if (isSeen)
                    QCOMPARE(list->indexAt(rect.center()).row(), row);
            }
            QCOMPARE(columns, list->viewport()->width() / list->gridSize().width());
            m_palette->setTarget({});
        }
    }

    /// The set has one of the one and several of the other.
    void digitsTakeAFigureToTheTileLaidLast()
    {
        lay('D', {2, 0});
        press('2');
        QCOMPARE(m_board->hand().figure, std::optional(FigureKind::Meeple));
        QCOMPARE(m_board->hand().owner, std::optional(Colour::Blue));
        QCOMPARE(m_board->cursor(), std::optional(Square{2, 0}));
        press('2');
        QCOMPARE(m_board->hand().figure, std::optional(FigureKind::LargeMeeple));
        press(Qt::Key_Return);
        QCOMPARE(figures().size(), 1u);
        QCOMPARE(figures()[0].kind, FigureKind::LargeMeeple);
        QCOMPARE(figures()[0].at, std::optional(Square{2, 0}));
        QVERIFY(m_board->hand().isEmpty());
        QCOMPARE(m_board->cursor(), std::optional(Square{3, 0}));
    }

    void lettersChooseThePlaceOfAFigure()
    {
        leadByKeys({1, 0});
        press('1');
        for (const auto &[letter, place] :
             {std::pair('c', PlaceKind::City), {'r', PlaceKind::Road}, {'f', PlaceKind::Field}}) {
            press(letter);
            QCOMPARE(m_board->ghost().on->kind, place);
        }
        const Place field = *m_board->ghost().on;
        press('f');
        QVERIFY(*m_board->ghost().on != field);
        press('f');
        QVERIFY(*m_board->ghost().on == field);
        press('m'); // there is none: nothing moves
        QVERIFY(*m_board->ghost().on == field);
    }

    void theLastFigureIsTakenAgainByOneKey()
    {
        leadByKeys({1, 0});
        press('1');
        press(Qt::Key_Return);
        QVERIFY(m_board->hand().isEmpty());
        leadByKeys({0, 0});
        press('.');
        QCOMPARE(m_board->hand().figure, std::optional(FigureKind::Meeple));
        QCOMPARE(m_board->hand().owner, std::optional(Colour::Red));
        press(Qt::Key_Return);
        QCOMPARE(figures().size(), 2u);
        QCOMPARE(figures()[1].at, std::optional(Square{0, 0}));
    }

    void escapeWithAFigureGoesBackToTheEmptySquare()
    {
        lay('D', {2, 0});
        press('1');
        press(Qt::Key_Escape);
        QVERIFY(m_board->hand().isEmpty() && figures().empty());
        QCOMPARE(m_board->cursor(), std::optional(Square{3, 0}));
    }

    void theTowerLaidLastIsRaised()
    {
        m_board->setCursorSquare({0, 1});
        type("tower 2");
        press(Qt::Key_Return);
        QCOMPARE(tiles().size(), 3u);
        QVERIFY(m_board->cursor() != std::optional(Square{0, 1}));
        press('+');
        press('+');
        press('-');
        QCOMPARE(tiles()[2].floors, 1);
        QCOMPARE(tiles()[0].floors, 1);
    }

    void anotherBoardForgetsWhatWasLaid()
    {
        m_board->setCursorSquare({0, 1});
        type("tower 2");
        press(Qt::Key_Return);
        m_window->document().openCopy(scenarioOf(layingExample));
        leadByKeys({0, 1});
        press('+');
        QCOMPARE(tiles()[0].floors, 1);
    }

    void theCommonFiguresAreSeen()
    {
        auto *palette = m_window->findChild<FigurePalette *>();
        CommonFigures *common = palette->common();
        palette->setColour(Colour::Green);
        const QRect seen = common->viewport()->rect();
        QSet<QString> names;
        int shown = 0;
        for (int row = 0; row < common->count(); ++row) {
            QVERIFY(seen.contains(common->visualItemRect(common->item(row))));
            names << common->item(row)->data(Qt::AccessibleTextRole).toString();
            ++shown;
        }
        QCOMPARE(names.size(), shown);
        QCOMPARE(shown, 6);
        const QListWidgetItem *wanted = common->item(2);
        QTest::mouseClick(common->viewport(), Qt::LeftButton, {}, common->visualItemRect(wanted).center());
        QCOMPARE(m_board->hand().figure, std::optional(FigureKind::Builder));
        QCOMPARE(m_board->hand().owner, std::optional(Colour::Green));
    }

    void aClickBesideTheTilesPutsAFigureBackAndChoosesTheSquare()
    {
        m_board->setHand({.figure = FigureKind::Meeple, .owner = Colour::Red});
        QTest::mouseClick(m_board, Qt::LeftButton, {}, middle({2, 0}));
        QVERIFY(m_board->hand().isEmpty());
        QCOMPARE(m_palette->target(), std::optional(Square{2, 0}));
    }

private:
    const std::vector<PlacedTile> &tiles() const { return m_window->document().scenario().tiles; }
    const std::vector<Figure> &figures() const { return m_window->document().scenario().figures; }
    QPoint middle(Square square) const { return m_board->squareRect(square).center().toPoint(); }

    void press(int key) { QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key)); }
    void press(char key) { QTest::keyClick(QApplication::focusWidget(), key); }
    void type(const char *text)
    {
        for (; *text; ++text)
            press(*text);
    }
    void click(Square square, Qt::KeyboardModifiers held = {})
    {
        QTest::mouseMove(m_board, middle(square));
        QTest::mouseClick(m_board, Qt::LeftButton, held, middle(square));
    }
    /// What is dragged from elsewhere in the window.
    void drop(const Hand &hand, Square square)
    {
        const auto mime = hand.toMime();
        QDragEnterEvent enter(middle(square), Qt::CopyAction, mime.get(), Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_board, &enter);
        QDropEvent drop(middle(square), Qt::CopyAction, mime.get(), Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_board, &drop);
        QCoreApplication::sendPostedEvents(m_board); // it is put down when the drag has ended
    }
    /// With an empty table.
    void beginAnew()
    {
        QVERIFY(windowtest::openText(*m_window, "towerwatch: 1\n"));
        m_board->setFocus();
    }
    /// By the letter of a tile, on the square that is meant or on another.
    void lay(char letter)
    {
        press(letter);
        press(Qt::Key_Return);
    }
    void lay(char letter, Square at)
    {
        m_board->setCursorSquare(at);
        lay(letter);
    }
    void leadByKeys(Square square) { m_board->leadByKeys(square); }
    /// What is typed is of one piece (see testmain::exec); this letter begins another.
    void pressLater(char key)
    {
        const int usual = QGuiApplication::styleHints()->keyboardInputInterval();
        QApplication::setKeyboardInputInterval(0);
        press(key);
        QApplication::setKeyboardInputInterval(usual);
    }

    std::unique_ptr<MainWindow> m_window;
    BoardWidget *m_board = nullptr;
    TilePalette *m_palette = nullptr;
};

TOWERWATCH_WINDOW_TEST(tst_Laying)

#include "tst_laying.moc"
