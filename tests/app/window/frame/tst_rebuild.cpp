// SPDX-License-Identifier: MIT
/// A shipped scenario rebuilt from an empty board in the real window: with the mouse alone but for what is
/// text, and with keys alone. What is saved is the shipped file to the byte.
#include "app/window/frame/bottompages.h"
#include "app/window/frame/mainwindow.h"
#include "model/edit/blockedits.h"
#include "model/edit/edits.h"
#include "model/format/scenarioreader.h"
#include "resources/catalogue.h"
#include "tests/support/testmain.h"
#include "tests/support/texts.h"
#include "tests/support/windowtest.h"
#include "views/window/board/boardwidget.h"
#include "views/window/lists/cellpopups.h"
#include "views/window/lists/figurelist.h"
#include "views/window/lists/listpage.h"
#include "views/window/lists/lists.h"
#include "views/window/lists/questionlist.h"
#include "views/window/lists/rulelist.h"
#include "views/window/palettes/figurepalette.h"
#include "views/window/palettes/figurepopup.h"
#include "views/window/palettes/tilelistmodel.h"
#include "views/window/palettes/tilepalette.h"
#include "views/window/players/playerstrip.h"
#include "views/window/widgets/widgets.h"

#include <QAbstractButton>
#include <QFileDialog>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QToolButton>

using namespace towerwatch;

namespace {

constexpr auto examplePath = TOWERWATCH_SOURCE_DIR "/scenarios/capture/four-in-reach.towerwatch.yaml";

Scenario shipped()
{
    return readScenario(contentOf(QLatin1String(examplePath)).toStdString(), builtInTiles())
        .scenario.value_or(Scenario{});
}

} // namespace

class tst_Rebuild : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        windowtest::useOwnSettings(QStringLiteral("towerwatch-tests"));
        QVERIFY(m_dir.isValid());
        QVERIFY(!shipped().tiles.empty());
    }

    void init()
    {
        m_window = windowtest::shownWindow();
        QVERIFY(m_window);
        m_window->activateWindow();
        QTRY_VERIFY(QApplication::activeWindow() == m_window.get());
        m_board = m_window->board();
        m_board->setFocus();
        m_board->zoomTo(0.7);
    }

    void cleanup() { windowtest::drop(m_window); }

    void withTheMouse()
    {
        const Scenario wanted = shipped();
        for (const PlacedTile &tile : wanted.tiles)
            layByMouse(tile);
        for (const Figure &figure : wanted.figures)
            placeByMouse(figure);
        askByMouse();
        for (const auto &[tab, row, column, text] : entries())
            enterByMouse(tab, row, column, text);
        compareSaved([this] { clickMenu("save"); });
    }

    void withTheKeyboard()
    {
        const Scenario wanted = shipped();
        for (const PlacedTile &tile : wanted.tiles)
            layByKeys(tile);
        for (const Figure &figure : wanted.figures)
            placeByKeys(figure);
        askByKeys();
        for (const auto &[tab, row, column, text] : entries())
            enterByKeys(tab, row, column, text);
        compareSaved([this] { press(Qt::Key_S, Qt::ControlModifier); });
    }

    void aPlayerIsEnteredByKeys()
    {
        goToStrip();
        press(Qt::Key_Return);
        addPlayer();
        const QWidget *popup = QApplication::activePopupWidget();
        QTest::keyClicks(popup->focusWidget(), QStringLiteral("Ann"));
        for (const char *entry : {"", "12", "6", "", "4"}) { // the colour and the tick box stay
            QTest::keyClick(popup->focusWidget(), Qt::Key_Tab);
            if (*entry)
                QTest::keyClick(popup->focusWidget(), Qt::Key_A, Qt::ControlModifier);
            QTest::keyClicks(popup->focusWidget(), QLatin1String(entry));
        }
        QTest::keyClick(popup->focusWidget(), Qt::Key_Return);
        const Player &ann = m_window->document().scenario().players.at(0);
        QCOMPARE(ann.name, std::optional<std::string>("Ann"));
        QCOMPARE(ann.points, std::optional(12));
        QCOMPARE(ann.floors, std::optional(6));
        QCOMPARE(ann.supply, std::optional(Supply{{FigureKind::Meeple, 4}}));
    }

    void aBlockMovesAndIsPastedByKeys()
    {
        Scenario board = shipped();
        board.questions.clear();
        m_window->document().openCopy(board);
        const Scenario before = m_window->document().scenario();
        press(Qt::Key_A, Qt::ControlModifier);
        press(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(m_window->document().scenario().tiles[0].at, before.tiles[0].at + (Square{1, 0}));
        press(Qt::Key_Left, Qt::ControlModifier);
        QVERIFY(m_window->document().scenario() == before);
        press(Qt::Key_X, Qt::ControlModifier);
        QVERIFY(m_window->document().scenario().tiles.empty());
        press(Qt::Key_V, Qt::ControlModifier);
        press(Qt::Key_Return);
        QCOMPARE(m_window->document().scenario().tiles.size(), before.tiles.size());
        QCOMPARE(m_window->document().scenario().figures.size(), before.figures.size());
    }

private:
    void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTRY_VERIFY(QApplication::focusWidget());
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
    }

    void clickBoard(QPointF point)
    {
        QTest::mouseMove(m_board, point.toPoint());
        QTest::mouseClick(m_board, Qt::LeftButton, {}, point.toPoint());
    }

    QPointF cornerOf(Square square) const
    {
        const QRectF rect = m_board->squareRect(square);
        return rect.topLeft() + QPointF(rect.width(), rect.height()) * 0.15;
    }

    void layByMouse(const PlacedTile &tile)
    {
        auto *palette = m_window->findChild<TilePalette *>();
        QListView *list = palette->list();
        const auto found = list->model()->match(list->model()->index(0, 0), TileListModel::IdRole,
                                                QString::fromStdString(tile.tile), 1, Qt::MatchExactly);
        QVERIFY(!found.isEmpty());
        list->scrollTo(found.first());
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(found.first()).center());
        for (int i = 0; i < quarterTurns(tile.rotation); ++i)
            turnWheel();
        clickBoard(cornerOf(tile.at));
        dropHand(cornerOf(tile.at).toPoint());
        QVERIFY(m_board->hand().isEmpty());
        QCOMPARE(m_window->document().scenario().tiles.back().at, tile.at);
        for (int i = 0; i < tile.floors; ++i) {
            clickBoard(cornerOf(tile.at));
            clickTool("floorUp");
        }
    }

    /// A right click, as the platform sends it.
    void dropHand(QPoint at)
    {
        QContextMenuEvent drop(QContextMenuEvent::Mouse, at, m_board->mapToGlobal(at));
        QApplication::sendEvent(m_board, &drop);
    }

    void turnWheel()
    {
        const QPointF at = m_board->rect().center();
        QWheelEvent wheel(at, m_board->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, {}, Qt::NoScrollPhase,
                          false);
        QApplication::sendEvent(m_board, &wheel);
    }

    void clickTool(const char *name)
    {
        const auto *bar = m_window->findChild<QWidget *>(QStringLiteral("tileBar"));
        for (QAbstractButton *button : bar->findChildren<QAbstractButton *>())
            if (const QList<QAction *> actions = button->actions();
                !actions.isEmpty() && actions.first()->objectName() == QLatin1String(name)) {
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
        QFAIL(name);
    }

    /// The row of a kind among the common figures; -1: it is another.
    static int commonRow(FigureKind kind)
    {
        int row = 0;
        for (FigureKind common = FigureKind::Meeple; row < static_cast<int>(commonKinds.size());
             common = nextCommonFigure(common), ++row)
            if (common == kind)
                return row;
        return -1;
    }

    /// Takes another figure by its name.
    static void takeByName(FigurePalette &palette, FigureKind kind)
    {
        palette.others()->click();
        palette.popup()->search()->setText(QString(word(kind, TowerRules::C2)));
        QTest::keyClick(palette.popup()->search(), Qt::Key_Return);
    }

    void placeByMouse(const Figure &figure)
    {
        auto *palette = m_window->findChild<FigurePalette *>();
        palette->setColour(*figure.owner); // as the menu of other colours does
        if (const int row = commonRow(figure.kind); row >= 0) {
            CommonFigures *figures = palette->common();
            const QRect cell = figures->visualItemRect(figures->item(row));
            QTest::mouseClick(figures->viewport(), Qt::LeftButton, {}, cell.center());
        } else {
            takeByName(*palette, figure.kind);
        }
        clickBoard(m_board->squareRect(*figure.at).center());
        dropHand(m_board->squareRect(*figure.at).center().toPoint());
    }

    void goTo(Square square)
    {
        if (!m_board->cursor())
            press(Qt::Key_Right);
        while (m_board->cursor()->x != square.x)
            press(m_board->cursor()->x < square.x ? Qt::Key_Right : Qt::Key_Left);
        while (m_board->cursor()->y != square.y)
            press(m_board->cursor()->y < square.y ? Qt::Key_Down : Qt::Key_Up);
    }

    void layByKeys(const PlacedTile &tile)
    {
        goTo(tile.at);
        press(Qt::Key_Return);
        auto *palette = m_window->findChild<TilePalette *>();
        QTRY_VERIFY(palette->words()->hasFocus());
        QTest::keyClicks(palette->words(), QString::fromStdString(tile.tile));
        press(Qt::Key_Return);
        QTRY_VERIFY(m_board->hasFocus());
        QCOMPARE(m_window->document().scenario().tiles.back().at, tile.at);
        goTo(tile.at); // from the square after it
        for (int i = 0; i < 4 && m_window->document().scenario().tiles.back().rotation != tile.rotation; ++i)
            press(Qt::Key_R);
        for (int i = 0; i < tile.floors; ++i)
            press(Qt::Key_Plus);
    }

    void placeByKeys(const Figure &figure)
    {
        goTo(*figure.at);
        press(Qt::Key_F);
        auto *palette = m_window->findChild<FigurePalette *>();
        QTRY_VERIFY(palette->common()->hasFocus());
        press(Qt::Key_1 + palette->keyOf(*figure.owner));
        const int row = commonRow(figure.kind);
        const CommonFigures *figures = palette->common();
        const int columns = figures->viewport()->width() / figures->gridSize().width();
        press(Qt::Key_Home);
        for (int i = 0; i < row / columns; ++i)
            press(Qt::Key_Down);
        for (int i = 0; i < row % columns; ++i)
            press(Qt::Key_Right);
        if (row < 0)
            takeByName(*palette, figure.kind);
        else
            press(Qt::Key_Return);
        QTRY_VERIFY(m_board->hasFocus());
        press(Qt::Key_Right); // the keys lead from here on
        press(Qt::Key_Left);
        for (int i = 0; i < 12 && m_board->ghost().on != figure.on; ++i)
            press(Qt::Key_Tab);
        press(Qt::Key_Return);
        press(Qt::Key_Escape);
    }

    /// What people type into the tables once the board is laid.
    struct Entry
    {
        Lists::Tab tab;
        int row, column;
        QString text;
    };

    static std::vector<Entry> entries()
    {
        const Scenario wanted = shipped();
        std::vector<Entry> entries;
        for (std::size_t i = 0; i < wanted.figures.size(); ++i)
            entries.push_back({Lists::FiguresTab, static_cast<int>(i), FiguresModel::IdColumn,
                               QString::fromStdString(wanted.figures[i].id)});
        entries.push_back({Lists::QuestionsTab, 0, QuestionsModel::ExpectedColumn,
                           QString::fromStdString(toJson(*wanted.questions[0].expect))});
        const auto languages = builtInRulings().languages;
        const auto enter = [&entries](int row, const std::string &text) {
            entries.push_back({Lists::RulesTab, row, RulesModel::EntryColumn, QString::fromStdString(text)});
        };
        const auto rowOf = [&](const std::string &language) {
            return static_cast<int>(std::ranges::find(languages, language) - languages.begin());
        };
        for (const auto &[language, title] : wanted.title.byLanguage)
            enter(rowOf(language), title);
        for (const auto &[language, notes] : wanted.notes.byLanguage)
            enter(notesRow() + rowOf(language), notes);
        enter(notesRow() + static_cast<int>(languages.size()), topComment(wanted));
        return entries;
    }

    /// That of the first notes, once the title has a row for each language: two rule sets and the house rules
    /// stand between.
    static int notesRow() { return static_cast<int>(builtInRulings().languages.size()) + 6; }

    Lists *tables() const { return m_window->bottom()->tables(); }
    CellTable *table() const
    {
        return tables()->page(static_cast<Lists::Tab>(tables()->currentIndex()))->table();
    }

    // --- the tables with the mouse ---

    /// Clicks an entry of the menu bar.
    void clickMenu(const char *name)
    {
        auto *action = m_window->findChild<QAction *>(QLatin1String(name));
        QVERIFY2(action && action->isEnabled(), name);
        for (QAction *title : m_window->menuBar()->actions())
            if (title->menu()->actions().contains(action)) {
                QTest::mouseClick(m_window->menuBar(), Qt::LeftButton, {},
                                  m_window->menuBar()->actionGeometry(title).center());
                QTRY_VERIFY(title->menu()->isVisible());
                QTest::mouseClick(title->menu(), Qt::LeftButton, {},
                                  title->menu()->actionGeometry(action).center());
                return;
            }
        QFAIL(name);
    }

    void showTable(Lists::Tab tab)
    {
        if (!tables()->isVisible())
            clickMenu("tablesPage");
        QTRY_VERIFY(tables()->isVisible());
        QTest::mouseClick(tables()->tabBar(), Qt::LeftButton, {}, tables()->tabBar()->tabRect(tab).center());
        QCOMPARE(tables()->currentIndex(), static_cast<int>(tab));
    }

    QPoint pointOf(int row, int column)
    {
        const QModelIndex cell = table()->model()->index(row, column);
        table()->scrollTo(cell);
        return table()->visualRect(cell).center();
    }

    void clickStep(const char *name)
    {
        QWidget *page = tables()->currentWidget();
        for (auto *button : page->findChildren<QToolButton *>())
            if (button->defaultAction() && button->defaultAction()->objectName() == QLatin1String(name))
                return QTest::mouseClick(button, Qt::LeftButton);
        QFAIL(name);
    }

    /// Lists the players by adding one too many, says who is on turn and keeps the question about the tower.
    void askByMouse()
    {
        QTest::mouseClick(strip()->findChild<QToolButton *>(QStringLiteral("addPlayer")), Qt::LeftButton);
        addPlayer();
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
        removePlayer(QContextMenuEvent::Mouse);
        chooseOf(strip()->cards().first(), QContextMenuEvent::Mouse, "turn");
        QVERIFY(m_window->document().scenario().turn);
        clickBoard(cornerOf({0, 0}));
        clickMenu("keepQuestion");
        for (const int row : {0, notesRow()}) {
            showTable(Lists::RulesTab);
            QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, pointOf(row, RulesModel::WhatColumn));
            clickStep("splitText");
        }
    }

    void enterByMouse(Lists::Tab tab, int row, int column, const QString &text)
    {
        showTable(tab);
        const QPoint at = pointOf(row, column);
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(table()->viewport(), Qt::LeftButton, {}, at);
        type(text, true);
    }

    PlayerStrip *strip() const { return m_window->players(); }

    void goToStrip()
    {
        m_window->activateWindow(); // not every platform gives it back after a popup
        QTRY_VERIFY(QApplication::activeWindow() == m_window.get());
        for (int i = 0; i < 9 && !strip()->isAncestorOf(QApplication::focusWidget()); ++i)
            press(Qt::Key_F6);
        QVERIFY(strip()->isAncestorOf(QApplication::focusWidget()));
    }

    /// Takes the first colour of the menu that is open; what is known of the player is asked for then.
    static void addPlayer()
    {
        auto *colours = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(colours);
        QVERIFY(QTest::qWaitForWindowExposed(colours, windowPatience)); // a menu need not become active
        QTest::keyClick(colours, Qt::Key_Down);
        QTest::keyClick(colours, Qt::Key_Return);
        QCoreApplication::processEvents(); // as the loop of the program does at once
        QTRY_VERIFY(qobject_cast<CellPopup *>(QApplication::activePopupWidget()));
    }

    /// Takes the last player away, by his menu.
    void removePlayer(QContextMenuEvent::Reason reason)
    {
        chooseOf(strip()->cards().last(), reason, "removePlayer");
    }

    /// Chooses an entry of a player's menu.
    static void chooseOf(const PlayerCard *card, QContextMenuEvent::Reason reason, const char *entry)
    {
        QWidget *player = card->player();
        const QPoint middle = player->rect().center();
        QContextMenuEvent asked(reason, middle, player->mapToGlobal(middle));
        QApplication::sendEvent(player, &asked);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        menu->findChild<QAction *>(QLatin1String(entry))->trigger();
        menu->close();
    }

    // --- the tables with keys ---

    void goToTable(Lists::Tab tab)
    {
        if (!tables()->isAncestorOf(QApplication::focusWidget())) {
            if (tables()->isVisible())
                press(Qt::Key_T, Qt::ControlModifier);
            press(Qt::Key_T, Qt::ControlModifier);
        }
        QTRY_VERIFY(tables()->isVisible() && tables()->isAncestorOf(QApplication::focusWidget()));
        for (int i = 0; i < 20 && tables()->currentIndex() != tab; ++i)
            press(Qt::Key_Tab, Qt::ControlModifier);
        QCOMPARE(tables()->currentIndex(), static_cast<int>(tab));
        for (int i = 0; i < 20 && !table()->hasFocus(); ++i)
            press(Qt::Key_Tab);
        QVERIFY(table()->hasFocus());
    }

    void goToCell(int row, int column)
    {
        const auto now = [this] { return table()->currentIndex(); };
        if (!now().isValid())
            press(Qt::Key_Home);
        for (int i = 0; i < 40 && now().row() != row; ++i)
            press(now().row() < row ? Qt::Key_Down : Qt::Key_Up);
        for (int i = 0; i < 40 && now().column() != column; ++i)
            press(now().column() < column ? Qt::Key_Right : Qt::Key_Left);
        QCOMPARE(now(), table()->model()->index(row, column));
    }

    /// Opens the current cell, unless it is open, and types over what it says.
    void type(const QString &text, bool open = false)
    {
        if (!open)
            press(Qt::Key_Return);
        QWidget *popup = QApplication::activePopupWidget();
        QWidget *editor = popup ? popup->findChild<QPlainTextEdit *>() : nullptr;
        if (!editor)
            editor = table()->viewport()->findChild<QWidget *>();
        QVERIFY(editor);
        QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
        if (auto *plain = qobject_cast<QPlainTextEdit *>(editor)) {
            for (const QChar c : text)
                c == u'\n' ? QTest::keyClick(plain, Qt::Key_Return) : plain->insertPlainText(c);
            QTest::keyClick(plain, Qt::Key_Return, Qt::ControlModifier);
        } else {
            if (auto *line = qobject_cast<QLineEdit *>(editor))
                line->insert(text);
            else
                QTest::keyClicks(editor, text);
            QTest::keyClick(editor, Qt::Key_Return);
        }
        QTRY_VERIFY(!QApplication::activePopupWidget());
        m_window->activateWindow(); // not every platform gives it back after a popup
        QTRY_VERIFY(!table()->viewport()->findChild<QWidget *>());
    }

    void askByKeys()
    {
        goToStrip();
        press(Qt::Key_End);
        press(Qt::Key_Tab);
        press(Qt::Key_Return);
        addPlayer();
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
        removePlayer(QContextMenuEvent::Keyboard);
        goToStrip();
        press(Qt::Key_Left); // from the button behind the players
        press(Qt::Key_Home);
        QVERIFY(strip()->cards().first()->player()->hasFocus());
        chooseOf(strip()->cards().first(), QContextMenuEvent::Keyboard, "turn");
        goToStrip();
        QVERIFY(m_window->document().scenario().turn);
        press(Qt::Key_Escape);
        QTRY_VERIFY(m_board->hasFocus());
        goTo({0, 0});
        press(Qt::Key_Return);
        press(Qt::Key_D, Qt::ControlModifier);
        for (const int row : {0, notesRow()}) {
            goToTable(Lists::RulesTab);
            goToCell(row, RulesModel::WhatColumn);
            press(Qt::Key_L, Qt::ControlModifier);
        }
    }

    void enterByKeys(Lists::Tab tab, int row, int column, const QString &text)
    {
        goToTable(tab);
        goToCell(row, column);
        type(text);
        QTRY_VERIFY(table()->hasFocus());
    }

    /// Saves, with the name typed into the dialog, and compares the files.
    void compareSaved(const std::function<void()> &save)
    {
        const QString name = m_dir.filePath(QLatin1String(QTest::currentTestFunction()) + ".towerwatch.yaml");
        save();
        QTRY_VERIFY(qobject_cast<QFileDialog *>(QApplication::activeModalWidget()));
        auto *line = QApplication::activeModalWidget()->findChild<QLineEdit *>();
        QVERIFY(line);
        line->setFocus();
        line->selectAll();
        line->insert(name);
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_VERIFY(QFile::exists(name));
        const QByteArray written = contentOf(name), wanted = contentOf(QLatin1String(examplePath));
        if (written != wanted)
            qWarning("%s", written.constData());
        QVERIFY(written == wanted);
    }

    QTemporaryDir m_dir;
    std::unique_ptr<MainWindow> m_window;
    BoardWidget *m_board = nullptr;
};

TOWERWATCH_WINDOW_TEST(tst_Rebuild)

#include "tst_rebuild.moc"
