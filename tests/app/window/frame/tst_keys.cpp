// SPDX-License-Identifier: MIT
/// Keys have one meaning, wherever the keyboard is.
#include "app/system/language.h"
#include "app/window/frame/bottompages.h"
#include "app/window/frame/mainwindow.h"
#include "resources/catalogue.h"
#include "tests/support/testmain.h"
#include "tests/support/texts.h"
#include "tests/support/windowtest.h"
#include "views/window/board/boardwidget.h"
#include "views/window/editing/sourceedit.h"
#include "views/window/editing/sourceview.h"
#include "views/window/lists/listpage.h"
#include "views/window/lists/lists.h"
#include "views/window/palettes/figurepalette.h"
#include "views/window/palettes/tilepalette.h"
#include "views/window/players/playerstrip.h"
#include "views/window/reference/articleview.h"
#include "views/window/ruling/rulingpage.h"
#include "views/window/ruling/rulingview.h"
#include "views/window/widgets/menus.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDockWidget>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTabBar>

using namespace towerwatch;

namespace {

const char *const keysExample =
    "T1 -(_b); red: floors: 5; blue: floors: 5; questions: [{ask: place-floor, at: [0, 0]}]";

} // namespace

class tst_Keys : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { windowtest::useOwnSettings(QStringLiteral("towerwatch-tests-keys")); }

    /// A letter typed while a menu is open, or the bar has the keyboard, does nothing behind it; Escape gives
    /// the keyboard back at once.
    void lettersInAMenuAreForTheMenu()
    {
        const MenuKeys menuKeys;
        QMenuBar *bar = m_window->menuBar();
        m_window->board()->leadByKeys({0, 0});
        QVERIFY(m_window->board()->hasFocus());
        bar->setActiveAction(bar->actions().first());
        QWidget *menu = QApplication::activePopupWidget();
        QVERIFY(qobject_cast<QMenu *>(menu));
        const auto scenario = m_window->document().scenario();
        for (const Qt::Key key : {Qt::Key_G, Qt::Key_R, Qt::Key_Delete}) {
            QTest::keyClick(menu, key);
            if (!menu->isVisible())
                break; // it was the letter of an entry
            QVERIFY(!m_window->board()->isCarrying());
        }
        QVERIFY(m_window->document().scenario() == scenario);
        if (QWidget *open = QApplication::activePopupWidget())
            QTest::keyClick(open, Qt::Key_Escape);
        QTRY_VERIFY(!bar->hasFocus());
        bar->setFocus(Qt::MenuBarFocusReason);
        const bool dangers = m_window->action(Do::Dangers)->isChecked();
        QTest::keyClick(bar, Qt::Key_D);
        QCOMPARE(m_window->action(Do::Dangers)->isChecked(), dangers);
        m_window->board()->setFocus();
    }

    void init()
    {
        m_window = windowtest::shownWindow();
        QVERIFY(m_window);
        QVERIFY(windowtest::openText(*m_window, keysExample));
        m_window->activateWindow();
    }

    void cleanup()
    {
        windowtest::drop(m_window);
        chooseLanguage(QStringLiteral("en"));
    }

    void theKeyOfExpectationsWorksInTheirTable()
    {
        focusTable(Lists::QuestionsTab);
        const auto *expect = m_window->findChild<QAction *>(QStringLiteral("expectAnswer"));
        press(expect->shortcut());
        QVERIFY(scenario().questions.at(0).expect.has_value());
        QCOMPARE(scenario().tiles[0].floors, 1);
    }

    /// It places a floor, but only from the board and the page that speaks of it.
    void carryingOutIsForTheBoardAndItsRuling()
    {
        const QKeySequence keys = m_window->action(Do::Perform)->shortcut();
        focusTable(Lists::QuestionsTab);
        press(keys);
        focusTable(Lists::FiguresTab);
        press(keys);
        m_window->action(Do::SourcePage)->trigger();
        m_window->bottom()->source()->setFocus();
        press(keys);
        QCOMPARE(scenario().tiles[0].floors, 1);
        m_window->board()->setFocus();
        press(keys);
        QCOMPARE(scenario().tiles[0].floors, 2);
        m_window->document().undoStack()->undo();
        QCOMPARE(scenario().tiles[0].floors, 1);
        m_window->page()->view()->setFocus();
        press(keys);
        QCOMPARE(scenario().tiles[0].floors, 2);
    }

    /// With every page open, nothing that keys do is ambiguous, wherever the keyboard is.
    void everyKeyHasOneMeaning_data() { languageRows(); }
    void everyKeyHasOneMeaning()
    {
        QFETCH(QString, language);
        chooseLanguage(language);
        openEverything();
        int keys = 0;
        for (QWidget *widget : widgetsOf(m_window.get()))
            if (widget->window() == m_window.get())
                keys += checkKeysAt(widget);
        QVERIFY(keys > 1000);
        for (QTabWidget *tabs : m_window->findChildren<QTabWidget *>())
            for (int tab = 0; tab < tabs->count(); ++tab) {
                tabs->setCurrentIndex(tab);
                checkLetters(*m_window);
            }
    }

    void everyDialogToo_data() { languageRows(); }
    void everyDialogToo()
    {
        QFETCH(QString, language);
        chooseLanguage(language);
        int dialogs = 0;
        for (const Do what : {Do::Open, Do::OpenExample, Do::ShowCode, Do::CommandPalette, Do::Shortcuts,
                              Do::About, Do::Help, Do::Export}) {
            m_window->action(what)->trigger();
            QCoreApplication::processEvents();
            for (QWidget *dialog : QApplication::topLevelWidgets())
                if (dialog->isVisible() && dialog != m_window.get() && !qobject_cast<QMenu *>(dialog)) {
                    for (QWidget *widget : widgetsOf(dialog))
                        checkKeysAt(widget);
                    if (!qobject_cast<QFileDialog *>(dialog)) // Qt’s own
                        checkLetters(*dialog);
                    ++dialogs;
                    dialog->close();
                }
            QCoreApplication::processEvents();
        }
        QVERIFY2(dialogs >= 7, qPrintable(QString::number(dialogs)));
    }

    /// The test would see a key that two things share.
    void ambiguityIsFound()
    {
        QWidget widget;
        QAction one, two;
        one.setShortcut(QKeySequence(QStringLiteral("Ctrl+J")));
        two.setShortcuts({QKeySequence(QStringLiteral("Ctrl+K")), QKeySequence(QStringLiteral("Ctrl+J"))});
        widget.addActions({&one, &two});
        QVERIFY(!clashAt(&widget).isEmpty());
        two.setShortcut(QKeySequence(QStringLiteral("Ctrl+K")));
        QVERIFY(clashAt(&widget).isEmpty());
    }

    /// Wherever the keyboard is, Escape leads to the board, and there to nothing being selected.
    void escapeLeadsOneStepOut()
    {
        openEverything();
        BoardWidget *board = m_window->board();
        board->activate({1, 0}, 0);
        for (const Lists::Tab tab : {Lists::FiguresTab, Lists::QuestionsTab}) {
            focusTable(tab);
            press(QKeySequence(Qt::Key_Escape));
            QVERIFY(board->hasFocus());
        }
        m_window->action(Do::SourcePage)->trigger();
        for (QWidget *place : std::initializer_list<QWidget *>{
                 m_window->page()->view(), m_window->findChild<FigurePalette *>()->common(),
                 m_window->findChild<TilePalette *>()->findChild<QLineEdit *>()}) {
            place->setFocus();
            QVERIFY(place->hasFocus());
            press(QKeySequence(Qt::Key_Escape));
            QVERIFY2(board->hasFocus(), place->metaObject()->className());
        }
        QCOMPARE(m_window->desk()->selectedFigure(), 0);
        m_window->desk().take(ondesk::Tried{Trial{.height = 4}});
        press(QKeySequence(Qt::Key_Escape));
        QVERIFY(!m_window->desk()->tried && m_window->desk()->selectedFigure() == 0);
        press(QKeySequence(Qt::Key_Escape));
        QVERIFY(m_window->desk()->selection == Selection());
        QVERIFY(m_window->desk()->answer);
    }

    /// F6 goes round all parts of the window and Shift+F6 back.
    void panesAreWalked()
    {
        openEverything();
        m_window->board()->setFocus();
        const auto paneOf = [&](QWidget *widget) -> const QWidget * {
            while (widget && widget != m_window->board() && widget != m_window->players() &&
                   !qobject_cast<QDockWidget *>(widget))
                widget = widget->parentWidget();
            return widget;
        };
        QList<const QWidget *> there{paneOf(QApplication::focusWidget())};
        while (there.size() < 20) {
            press(QKeySequence(Qt::Key_F6));
            const QWidget *pane = paneOf(QApplication::focusWidget());
            QVERIFY(pane);
            if (pane == there.first())
                break;
            QVERIFY(!there.contains(pane));
            there << pane;
        }
        QVERIFY(there.size() >= 5); // board, tiles, figures, ruling and the page below
        QList<const QWidget *> back{there.first()};
        for (qsizetype i = 1; i < there.size(); ++i) {
            press(QKeySequence(Qt::SHIFT | Qt::Key_F6));
            back.insert(1, paneOf(QApplication::focusWidget()));
        }
        QCOMPARE(back, there);
    }

    /// Where nobody would see the keyboard.
    void tabBarsOutsideTheWindowTakeNoKeys()
    {
        for (const Do page : {Do::TablesPage, Do::SourcePage, Do::SourcePage}) {
            m_window->action(page)->trigger();
            const auto bars = m_window->findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly);
            QVERIFY(!bars.isEmpty());
            for (const QTabBar *bar : bars)
                QTRY_COMPARE(bar->focusPolicy() == Qt::NoFocus, !m_window->rect().contains(bar->geometry()));
        }
    }

    /// With a figure in hand it goes to those who may get it.
    void aFigureIsCarriedToItsCaptor()
    {
        QVERIFY(windowtest::openText(*m_window, "towerwatch: 1\nplayers: {red: {}, blue: {}}\n"
                                                "tiles:\n  - {tile: base-B-monastery, at: [0, 0]}\n"));
        m_window->board()->setFocus();
        m_window->board()->leadByKeys({0, 0});
        press(QKeySequence(Qt::Key_2)); // a meeple of blue
        press(QKeySequence(Qt::Key_F6));
        press(QKeySequence(Qt::Key_Return));
        QCOMPARE(findPlayer(m_window->document().scenario(), Colour::Red)->prisoners,
                 (std::vector{Prisoner{FigureKind::Meeple, Colour::Blue}}));
    }

    /// Wherever the keyboard was before.
    void aNewTableIsReadyForLetters()
    {
        m_window->action(Do::ReferencePage)->trigger();
        QTRY_VERIFY(m_window->bottom()->reference());
        QWidget *article = m_window->bottom()->reference()->article();
        for (const Do begins : {Do::NewForTwo, Do::New}) {
            article->setFocus();
            QTRY_VERIFY(article->hasFocus());
            m_window->document().edit({}, QStringLiteral("test"));
            m_window->action(begins)->trigger();
            QVERIFY(windowtest::answerBox(QMessageBox::Discard));
            QCOMPARE(scenario().players.empty(), begins == Do::New);
            QTRY_VERIFY(m_window->board()->hasFocus());
        }
    }

    /// Not with the next button in the window, where Space would do something else.
    void afterAFloorIsPlacedTheRulingHasTheKeys()
    {
        QVERIFY(
            windowtest::openText(*m_window, "towerwatch: 1\ntiles: [{tile: tower-02-meadow, at: [0, 0]}]\n"));
        QTRY_COMPARE(QApplication::activeWindow(), m_window.get());
        m_window->desk().take(ondesk::SquareAsked{{0, 0}});
        const QAction *perform = m_window->action(Do::Perform);
        QVERIFY(perform->isEnabled());
        for (QPushButton *button : m_window->page()->findChildren<QPushButton *>())
            if (button->text() == perform->text()) {
                button->setFocus();
                button->click();
            }
        QCOMPARE(scenario().tiles[0].floors, 1);
        QVERIFY(m_window->page()->view()->hasFocus());
    }

    void theBoxAboutUnsavedWorkHasLetters()
    {
        m_window->document().edit(tableForTwo(), QStringLiteral("test"));
        m_window->action(Do::New)->trigger();
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        QVERIFY(box);
        QTRY_COMPARE(QApplication::activeWindow(), box);
        press(QKeySequence(Qt::ALT | Qt::Key_D));
        QTRY_VERIFY(scenario().players.empty());
    }

private:
    const Scenario &scenario() const { return m_window->document().scenario(); }

    void focusTable(Lists::Tab tab)
    {
        if (!m_window->action(Do::TablesPage)->isChecked())
            m_window->action(Do::TablesPage)->trigger();
        m_window->bottom()->tables()->setCurrentIndex(tab);
        CellTable *table = m_window->bottom()->tables()->page(tab)->table();
        table->setCurrentIndex(table->model()->index(0, 0));
        table->setFocus();
        QTRY_VERIFY(table->hasFocus());
    }

    static QList<QWidget *> widgetsOf(QWidget *window)
    {
        QList<QWidget *> widgets = window->findChildren<QWidget *>();
        widgets << window;
        return widgets;
    }

    void openEverything()
    {
        for (const Do page :
             {Do::ComparePage, Do::ReferencePage, Do::GlossaryPage, Do::SourcePage, Do::TablesPage})
            if (!m_window->action(page)->isChecked())
                m_window->action(page)->trigger();
        for (QDockWidget *dock : m_window->findChildren<QDockWidget *>())
            dock->show();
        QCoreApplication::processEvents();
    }

    /// The actions whose keys work while a widget has the keyboard.
    static QSet<QAction *> actionsAt(QWidget *widget)
    {
        QSet<QAction *> actions;
        for (QWidget *above = widget; above; above = above->parentWidget())
            for (QAction *action : above->actions())
                if (above == widget || action->shortcutContext() != Qt::WidgetShortcut)
                    actions << action;
        for (QAction *action : widget->window()->findChildren<QAction *>())
            if (action->shortcutContext() == Qt::WindowShortcut && !action->associatedObjects().isEmpty())
                actions << action;
        return actions;
    }

    /// The key that two actions share while a widget has the keyboard; empty: there is none.
    static QString clashAt(QWidget *widget, int *keys = nullptr)
    {
        QMap<QString, QAction *> taken;
        for (QAction *action : actionsAt(widget))
            for (const QKeySequence &sequence : action->shortcuts()) {
                const QString key = sequence.toString(QKeySequence::PortableText);
                if (key.isEmpty())
                    continue;
                if (keys)
                    ++*keys;
                if (QAction *other = taken.value(key); other && other != action)
                    return key + QStringLiteral(": ") + action->text() + QStringLiteral(" / ") +
                           other->text();
                taken[key] = action;
            }
        return {};
    }

    static int checkKeysAt(QWidget *widget)
    {
        int keys = 0;
        if (const QString clash = clashAt(widget, &keys); !clash.isEmpty())
            QTest::qFail(qPrintable(clash), __FILE__, __LINE__);
        return keys;
    }

    /// No letter with Alt means two things of a window that are seen at once.
    static void checkLetters(const QWidget &window)
    {
        QMap<QString, QString> taken;
        const auto add = [&](const QString &text) {
            const QString key = QKeySequence::mnemonic(text).toString(QKeySequence::PortableText);
            if (!key.isEmpty() && taken.value(key, text) != text)
                QTest::qFail(qPrintable(key + u' ' + text + QStringLiteral(" / ") + taken[key]), __FILE__,
                             __LINE__);
            taken[key] = text;
        };
        for (const QWidget *widget : window.findChildren<QWidget *>()) {
            if (!widget->isVisible() || widget->window() != &window || widget->visibleRegion().isEmpty())
                continue;
            if (const auto *bar = qobject_cast<const QMenuBar *>(widget))
                for (const QAction *action : bar->actions())
                    add(action->text());
            else if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
                add(button->text());
            else if (const auto *label = qobject_cast<const QLabel *>(widget); label && label->buddy())
                add(label->text());
        }
    }

    static void press(const QKeySequence &keys)
    {
        const QKeyCombination first = keys[0];
        QTest::keyClick(QApplication::focusWidget(), first.key(), first.keyboardModifiers());
        QCoreApplication::processEvents();
    }

    std::unique_ptr<MainWindow> m_window;
};

TOWERWATCH_WINDOW_TEST(tst_Keys)

#include "tst_keys.moc"
