// SPDX-License-Identifier: MIT
/// What the window adds to the board: selecting, menus of a place, moving by menu and key, tiles that fit.
#include "app/window/frame/mainwindow.h"
#include "app/window/presenters/boardtools.h"
#include "tests/support/testmain.h"
#include "tests/support/windowtest.h"
#include "views/telling/squarewords.h"
#include "views/window/board/boardwidget.h"
#include "views/window/board/hand.h"
#include "views/window/palettes/tilelistmodel.h"
#include "views/window/palettes/tilepalette.h"
#include "views/window/ruling/rulingpage.h"
#include "views/window/ruling/rulingview.h"
#include "views/window/widgets/menus.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QScrollBar>
#include <QStatusBar>
#include <QTextDocument>
#include <QToolButton>
#include <QToolTip>

using namespace towerwatch;

namespace {

const char *const toolsExample = R"(towerwatch: 1
players: {red: {}, blue: {}}
tiles:
  - {tile: tower-02-meadow, at: [0, 0], floors: 1}
  - {tile: base-U-road-straight, at: [1, 0]}
  - {tile: base-U-road-straight, at: [1, 1]}
  - {tile: base-B-monastery, at: [0, 2]}
figures:
  - {figure: meeple, owner: red, at: [1, 0], on: road E}
  - {figure: meeple, owner: blue, at: [0, 0], on: tower}
)";

} // namespace

class tst_BoardTools : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { windowtest::useOwnSettings(QStringLiteral("towerwatch-tests")); }

    void init()
    {
        m_window = windowtest::shownWindow();
        QVERIFY(m_window);
        m_board = m_window->board();
        QVERIFY(windowtest::openText(*m_window, toolsExample));
        m_board->zoomToFit();
        m_board->setFocus();
    }

    void cleanup() { windowtest::drop(m_window); }

    void clicksSelectARectangleAndSingleTiles()
    {
        click({1, 0}, {});
        click({1, 1}, Qt::ShiftModifier);
        QCOMPARE(blocks()->selection(), (Squares{{1, 0}, {1, 1}}));
        click({0, 2}, Qt::ControlModifier);
        click({0, 0}, Qt::ShiftModifier);
        QCOMPARE(blocks()->selection(), (Squares{{0, 0}, {0, 2}, {1, 0}, {1, 1}}));
        click({1, 1}, Qt::ControlModifier);
        QCOMPARE(blocks()->selection(), (Squares{{0, 0}, {0, 2}, {1, 0}}));
        click({0, 1}, {});
        QVERIFY(blocks()->selection().empty());
    }

    void arrowsSelectARectangleAndEscapeNothing()
    {
        leadByKeys({1, 0});
        QTest::keyClick(m_board, Qt::Key_Left, Qt::ShiftModifier);
        QTest::keyClick(m_board, Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(blocks()->selection(), (Squares{{0, 0}, {1, 0}, {1, 1}}));
        QTest::keyClick(m_board, Qt::Key_R);
        QVERIFY(!m_window->document().undoStack()->canUndo());
        QTest::keyClick(m_board, Qt::Key_Escape);
        QVERIFY(blocks()->selection().empty());
    }

    void whatIsSelectedIsDraggedAlong()
    {
        blocks()->setSelection({{1, 0}, {1, 1}});
        drag(corner({1, 0}), corner({2, 0}));
        QCOMPARE(blocks()->selection(), (Squares{{2, 0}, {2, 1}}));
        QCOMPARE(m_window->document().scenario().tiles[1].at, (Square{2, 0}));
    }

    /// A corner of the board has what can be done with the framed tile, beside the zoom in any window.
    void aFramedTileHasABar()
    {
        const auto *bar = m_window->findChild<QWidget *>(QStringLiteral("tileBar"));
        const auto button = [this, bar](Do what) {
            for (auto *each : bar->findChildren<QToolButton *>())
                if (each->defaultAction() == m_window->action(what))
                    return each;
            return static_cast<QToolButton *>(nullptr);
        };
        QVERIFY(!bar->isVisible());
        click({1, 1}, {});
        QVERIFY(bar->isVisible() && !button(Do::FloorUp)->isVisible());
        button(Do::Rotate)->click();
        QCOMPARE(m_window->document().scenario().tiles[2].rotation, Rotation::R90);
        m_window->action(Do::Undo)->trigger();
        click({0, 0}, {});
        QVERIFY(button(Do::FloorUp)->isVisible() && button(Do::FloorDown)->isVisible());
        m_window->resize(800, 600);
        QCoreApplication::processEvents();
        for (const auto *other : m_board->findChildren<QFrame *>(QString(), Qt::FindDirectChildrenOnly))
            QVERIFY(other == bar || !other->isVisible() || !other->geometry().intersects(bar->geometry()));
        QVERIFY(m_board->rect().contains(bar->geometry()));
        blocks()->setSelection({{1, 0}, {1, 1}});
        QVERIFY(bar->isVisible() && !button(Do::Rotate)->isVisible());
        blocks()->setSelection({});
        m_window->desk().take(ondesk::Selected{});
        QVERIFY(!bar->isVisible());
    }

    void menusOfferWhatAppliesThere()
    {
        const QStringList figure = menuAt(m_board->footOf(0).toPoint() - QPoint(0, 6));
        QVERIFY(figure.contains(QStringLiteral("moveFigure")) && figure.contains(QStringLiteral("moveTile")));
        QVERIFY(figure.contains(QStringLiteral("floorUp"))); // and says why it cannot be done
        QVERIFY(!m_window->action(Do::FloorUp)->isEnabled());
        const QStringList tower = menuAt(corner({0, 0}));
        QVERIFY(tower.contains(QStringLiteral("floorUp")) && tower.contains(QStringLiteral("moveTile")));
        QVERIFY(!tower.contains(QStringLiteral("moveFigure")));
        const QStringList empty = menuAt(middle({0, 1}));
        QVERIFY(empty.contains(QStringLiteral("pasteBlock")));
        QVERIFY(!empty.contains(QStringLiteral("moveTile")));
    }

    /// The first entry of a figure's menu asks about that figure.
    void theMenuAsksAboutTheFigure()
    {
        withMenuAt(m_board->footOf(0).toPoint() - QPoint(0, 6),
                   [](QMenu &menu) { menu.actions().first()->trigger(); });
        const auto &question = m_window->desk()->question;
        QVERIFY(question && question->ask == Ask::Outlook);
        QCOMPARE(question->target, m_window->desk()->idOf(0));
    }

    /// Beside a board without tiles nothing is said, which says itself how to begin; beside another, how to
    /// ask.
    void anEmptyBoardIsSilent()
    {
        const auto *said = m_window->findChild<QLabel *>(QStringLiteral("verdict"));
        m_window->document().edit({}, QStringLiteral("test"));
        QVERIFY(said->text().isEmpty() && m_window->page()->view()->document()->isEmpty());
        m_window->document().undoStack()->undo();
        m_window->desk().take(ondesk::Selected{});
        QVERIFY(!said->text().isEmpty());
    }

    void aFigureMovesByKeys()
    {
        m_board->setCursorSquare({1, 0});
        QTest::keyClick(m_board, Qt::Key_Tab);
        QCOMPARE(m_board->cursorFigure(), 0);
        QTest::keyClick(m_board, Qt::Key_G);
        QVERIFY(m_board->isCarrying());
        QTest::keyClick(m_board, Qt::Key_Down);
        for (int i = 0; i < 6 && toText(m_board->ghost().on.value_or(Place{})) != "field ENE"; ++i)
            QTest::keyClick(m_board, Qt::Key_Tab);
        const auto place = m_board->ghost().on;
        QTest::keyClick(m_board, Qt::Key_Return);
        QVERIFY(!m_board->isCarrying());
        const Figure &moved = m_window->document().scenario().figures[0];
        QCOMPARE(moved.at, std::optional(Square{1, 1}));
        QCOMPARE(moved.on, place);
        QCOMPARE(m_board->cursor(), std::optional(Square{1, 1}));
    }

    void aTileMovesByKeysAndEscapeLeavesIt()
    {
        leadByKeys({0, 2});
        QTest::keyClick(m_board, Qt::Key_G);
        QTest::keyClick(m_board, Qt::Key_Right);
        QTest::keyClick(m_board, Qt::Key_Escape);
        QVERIFY(!m_board->isCarrying());
        QVERIFY(!m_window->document().undoStack()->canUndo());
        leadByKeys({0, 2});
        QTest::keyClick(m_board, Qt::Key_G);
        QVERIFY(m_board->isCarrying());
        QTest::keyClick(m_board, Qt::Key_Return);
        QVERIFY(!m_window->document().undoStack()->canUndo());
        leadByKeys({0, 2});
        QTest::keyClick(m_board, Qt::Key_G);
        QTest::keyClick(m_board, Qt::Key_Down);
        QTest::keyClick(m_board, Qt::Key_Return);
        QVERIFY(m_window->document().position()->board().designAt({0, 3}));
        QVERIFY(!m_window->document().position()->board().designAt({0, 2}));
    }

    void aTileMovesByMenuAndClick()
    {
        chooseAt(corner({0, 2}), QStringLiteral("moveTile"));
        QVERIFY(m_board->isCarrying());
        QTest::mouseMove(m_board, middle({0, 1}));
        QTest::mouseClick(m_board, Qt::LeftButton, {}, middle({0, 1}));
        QVERIFY(!m_board->isCarrying());
        QCOMPARE(m_window->document().scenario().tiles[3].at, (Square{0, 1}));
    }

    /// Neither a tile nor a block, for where it would lie is not seen.
    void whatIsLetGoBesideTheBoardStays()
    {
        const Scenario before = m_window->document().scenario();
        const QPoint origin = m_board->view().origin;
        const QPoint outside(-60, m_board->height() / 2);
        drag(corner({0, 2}), outside);
        QCOMPARE(m_window->document().scenario(), before);
        blocks()->setSelection({{0, 0}, {1, 0}});
        drag(corner({0, 0}), outside);
        QCOMPARE(m_window->document().scenario(), before);
        m_board->setHand({.tile = QStringLiteral("base-D-cap-road-straight")});
        drag(corner({1, 2}), outside);
        QCOMPARE(m_window->document().scenario(), before);
        QCOMPARE(m_board->view().origin, origin);
    }

    void undoneMovesLeaveTheViewAlone()
    {
        const QPoint origin = m_board->view().origin;
        emit m_board->tileMoved({0, 2}, {9, 9});
        m_window->document().undo();
        QCOMPARE(m_board->view().origin, origin);
    }

    void whatWentWithATileIsSaid()
    {
        m_board->setFocus();
        leadByKeys({1, 0});
        QTest::keyClick(m_board, Qt::Key_Delete);
        QVERIFY(!m_window->document().position()->board().designAt({1, 0}));
        const QString said = m_window->statusBar()->currentMessage();
        QVERIFY2(said.contains(QStringLiteral("figure")), qPrintable(said));
        QVERIFY(m_window->document().undoStack()->undoText().contains(QStringLiteral("figure")));
    }

    void whatFitsIsDraggedAsOffered()
    {
        auto *palette = m_window->findChild<TilePalette *>();
        palette->setTarget(Square{2, 0});
        const QAbstractItemModel *model = palette->list()->model();
        bool turned = false;
        for (int row = 0; row < model->rowCount(); ++row) {
            const QModelIndex index = model->index(row, 0);
            const std::unique_ptr<QMimeData> data(model->mimeData({index}));
            const Hand hand = Hand::fromMime(data.get());
            QCOMPARE(hand.tile, index.data(TileListModel::IdRole).toString());
            QCOMPARE(degrees(hand.rotation), index.data(TileListModel::RotationRole).toInt());
            turned = turned || hand.rotation != Rotation::R0;
        }
        QVERIFY(turned);
    }

    /// And its two printings have two names.
    void whatTheSetNeverHadComesLast()
    {
        m_window->document().openCopy({});
        const QAbstractItemModel *model = m_window->findChild<TilePalette *>()->list()->model();
        QStringList names;
        bool missing = false;
        for (int row = 0; row < model->rowCount(); ++row) {
            const QModelIndex index = model->index(row, 0);
            const QVariant left = index.data(TileListModel::LeftRole);
            QVERIFY(!missing || left == 0);
            missing = left.isValid() && left == 0;
            names << index.data().toString();
        }
        QVERIFY(missing);
        QCOMPARE(names.removeDuplicates(), 0);
    }

    void whatFitsIsShownFromTheTop()
    {
        auto *palette = m_window->findChild<TilePalette *>();
        palette->list()->verticalScrollBar()->setValue(150);
        m_board->activate({2, 0}, -1);
        QTRY_COMPARE(palette->target(), std::optional(Square{2, 0}));
        QCoreApplication::processEvents(); // what scrolls it once more
        QCOMPARE(palette->list()->verticalScrollBar()->value(), 0);
    }

    void copiesNeverRunBelowNone()
    {
        Scenario full = m_window->document().scenario();
        for (int x = 5; x < 9; ++x)
            full.tiles.push_back({"base-X-road-crossroads", {x, 7}, Rotation::R0, 0, {}});
        m_window->document().openCopy(full);
        const QAbstractItemModel *model = m_window->findChild<TilePalette *>()->list()->model();
        const auto found = model->match(model->index(0, 0), TileListModel::IdRole,
                                        QStringLiteral("base-X-road-crossroads"), 1, Qt::MatchExactly);
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].data(TileListModel::LeftRole).toInt(), 0);
    }

    void toolTipsNameTheFeature()
    {
        const QPoint point = corner({1, 0});
        QTest::mouseMove(m_board, point);
        QTRY_VERIFY(m_board->hoveredPlace());
        QHelpEvent help(QEvent::ToolTip, point, m_board->mapToGlobal(point));
        QApplication::sendEvent(m_board, &help);
        const auto &[square, place] = *m_board->hoveredPlace();
        QVERIFY(QToolTip::text().contains(featureWords(*m_window->document().position(), square, place)));
        QToolTip::hideText();
        QTRY_VERIFY(!QToolTip::isVisible());
    }

    void lettersInAnOpenMenuAreTheMenus()
    {
        const MenuKeys keys;                                                      // the program has them
        auto *action = m_window->findChild<QAction *>(QStringLiteral("dangers")); // the key is D
        auto *menu = m_window->menuBar()->actions().first()->menu();
        menu->popup(m_window->mapToGlobal(QPoint(20, 20)));
        QTRY_VERIFY(menu->isVisible());
        QTest::keyClick(menu, Qt::Key_D);
        QVERIFY(!action->isChecked());
        menu->close();
        m_board->setFocus();
        QTest::keyClick(m_board, Qt::Key_D);
        QVERIFY(action->isChecked());
    }

    void keysOfPagesAreKept()
    {
        const auto *source = m_window->findChild<QAction *>(QStringLiteral("sourcePage"));
        QVERIFY(source);
        QVERIFY(source->shortcuts().contains(QKeySequence(QStringLiteral("Ctrl+U"))));
    }

private:
    BlockTool *blocks() const { return m_window->blocks(); }
    /// Goes to a square so that the keys mean it, wherever the pointer is.
    void leadByKeys(Square square)
    {
        QTest::keyClick(m_board, Qt::Key_Right);
        m_board->setCursorSquare(square);
    }
    QPoint middle(Square square) const { return m_board->squareRect(square).center().toPoint(); }
    QPoint corner(Square square) const
    {
        const QRectF rect = m_board->squareRect(square);
        return (rect.topLeft() + QPointF(rect.width(), rect.height()) * 0.12).toPoint();
    }

    void click(Square square, Qt::KeyboardModifiers modifiers)
    {
        QTest::mouseClick(m_board, Qt::LeftButton, modifiers, middle(square));
    }

    void drag(QPoint from, QPoint to)
    {
        QTest::mousePress(m_board, Qt::LeftButton, {}, from);
        for (int i = 1; i <= 4; ++i) {
            const QPointF at = from + (to - from) * (i / 4.0);
            QMouseEvent move(QEvent::MouseMove, at, m_board->mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
                             {});
            QApplication::sendEvent(m_board, &move);
        }
        QTest::mouseRelease(m_board, Qt::LeftButton, {}, to);
    }

    /// Opens the menu of a place, lets `use` have it and closes it.
    void withMenuAt(QPoint at, const std::function<void(QMenu &)> &use)
    {
        QContextMenuEvent asked(QContextMenuEvent::Mouse, at, m_board->mapToGlobal(at));
        QApplication::sendEvent(m_board, &asked);
        const QPointer<QMenu> menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        use(*menu);
        if (menu)
            menu->close();
    }

    QStringList menuAt(QPoint at)
    {
        QStringList names;
        withMenuAt(at, [&](QMenu &menu) {
            for (const QAction *action : menu.actions())
                names << action->objectName();
        });
        return names;
    }

    void chooseAt(QPoint at, const QString &name)
    {
        withMenuAt(at, [&](QMenu &menu) {
            for (QAction *action : menu.actions())
                if (action->objectName() == name)
                    action->trigger();
        });
    }

    std::unique_ptr<MainWindow> m_window;
    BoardWidget *m_board = nullptr;
};

TOWERWATCH_WINDOW_TEST(tst_BoardTools)

#include "tst_boardtools.moc"
