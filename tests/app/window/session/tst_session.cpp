// SPDX-License-Identifier: MIT
/// Several windows, recovery, commands, carrying out and playing out, as a person meets them.
#include "app/window/document/fileflow.h"
#include "app/window/frame/bottompages.h"
#include "app/window/frame/mainwindow.h"
#include "app/window/session/session.h"
#include "model/edit/edits.h"
#include "model/format/scenariowriter.h"
#include "resources/catalogue.h"
#include "tests/support/testmain.h"
#include "tests/support/texts.h"
#include "tests/support/windowtest.h"
#include "views/window/board/boardwidget.h"
#include "views/window/dialogs/commandpalette.h"
#include "views/window/dialogs/recoverydialog.h"
#include "views/window/reference/examples.h"
#include "views/window/reference/helpwindow.h"
#include "views/window/reference/referencepage.h"
#include "views/window/ruling/playoutview.h"

#include <QApplication>
#include <QDir>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTreeWidget>

using namespace towerwatch;

namespace {

const char *const sessionExample = R"(towerwatch: 1
players:
  red: {points: 12, floors: 6, supply: {meeple: 4}}
  blue: {points: 20, prisoners: [{figure: meeple, owner: red}, {figure: large-meeple, owner: red}]}
turn: red
tiles:
  - {tile: tower-07-road-crossroads, at: [0, 0], floors: 1}
  - {tile: base-U-road-straight, at: [0, -1], rotation: 90}
figures:
  - {figure: meeple, owner: blue, at: [0, -1], on: road N}
questions:
  - {ask: place-floor, at: [0, 0]}
  - {ask: ransom}
)";

/// The modal widget that is open, if it is of that type.
template <typename Widget> Widget *modal()
{
    return qobject_cast<Widget *>(QApplication::activeModalWidget());
}

QAction *actionOf(MainWindow *window, const char *name)
{
    return window->findChild<QAction *>(QLatin1String(name));
}

void setTitle(MainWindow *window, const char *title)
{
    window->document().edit(withTitle(window->document().scenario(), {{{"", title}}}),
                            QStringLiteral("title"));
}

} // namespace

class tst_Session : public QObject
{
    Q_OBJECT

private:
    QString write(const QString &name, const QByteArray &text) const
    {
        QFile file(m_dir->filePath(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(text);
        return file.fileName();
    }

    /// Opens the palette and goes to the best page of a kind for these words; its id, or nothing.
    static QString find(MainWindow &window, const QString &words, PageKind kind)
    {
        if (!window.findChild<CommandPalette *>())
            window.action(Do::CommandPalette)->trigger();
        auto *palette = window.findChild<CommandPalette *>();
        palette->findChild<QLineEdit *>()->setText(words);
        auto *list = palette->findChild<QListView *>();
        const auto pages = findPages(words);
        for (int row = 0; row < list->model()->rowCount(); ++row)
            for (const FoundPage &page : pages)
                if (page.kind == kind && list->model()->index(row, 0).data().toString() == page.title) {
                    list->setCurrentIndex(list->model()->index(row, 0));
                    return page.id;
                }
        return {};
    }

private slots:
    void initTestCase()
    {
        QApplication::setQuitOnLastWindowClosed(false);
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("towerwatch-session-tests"));
    }

    void init()
    {
        QSettings().clear();
        QDir(RecoveryStore::defaultFolder()).removeRecursively();
        m_dir = std::make_unique<QTemporaryDir>();
        m_path = write(QStringLiteral("a.towerwatch.yaml"), sessionExample);
    }

    void filesOfTheLastRunOpenInTheirOwnWindows()
    {
        const QString other = write(QStringLiteral("b.towerwatch.yaml"), sessionExample);
        QSettings().setValue(QStringLiteral("session/restore"), true);
        QSettings().setValue(QStringLiteral("session/files"), QStringList{m_path, other, m_path});
        Session session;
        session.start({});
        QCOMPARE(session.windows().size(), 2);
        QCOMPARE(session.windows().at(0)->document().path(), m_path);
        QCOMPARE(session.windows().at(1)->document().path(), other);
        actionOf(session.windows().at(0), "newWindow")->trigger();
        QCOMPARE(session.windows().size(), 3);
        session.windows().at(2)->open(m_path); // shows the window that has it
        QVERIFY(session.windows().at(2)->document().path().isEmpty());
    }

    /// What is opened takes the place of what is saved, or of an example that nobody changed, but never of
    /// work.
    void whatIsSavedMakesRoom()
    {
        const QString other = write(QStringLiteral("b.towerwatch.yaml"), sessionExample);
        Session session;
        session.start({m_path});
        MainWindow *window = session.windows().constFirst();
        window->open(other);
        QCOMPARE(window->document().path(), other);
        window->files()->openExample(QStringLiteral("capture/four-in-reach.towerwatch.yaml"));
        QVERIFY(window->document().path().isEmpty());
        window->open(m_path);
        QCOMPARE(session.windows().size(), 1);
        QCOMPARE(window->document().path(), m_path);
        setTitle(window, "unsaved");
        window->open(other);
        QCOMPARE(session.windows().size(), 2);
        QVERIFY(window->document().isModified());
        QCOMPARE(session.windows().at(1)->document().path(), other);
    }

    /// Who wants two tables side by side has them, and finds each in a menu while there are several.
    void aSecondWindowIsThereForWhoWantsIt()
    {
        const QString other = write(QStringLiteral("b.towerwatch.yaml"), sessionExample);
        Session session;
        session.start({m_path});
        MainWindow *window = session.windows().constFirst();
        const QAction *listed = window->windowsMenu()->menuAction();
        QVERIFY(!listed->isVisible());
        window->files()->openBeside(other);
        QCOMPARE(session.windows().size(), 2);
        QCOMPARE(window->document().path(), m_path);
        QCOMPARE(session.windows().at(1)->document().path(), other);
        QVERIFY(listed->isVisible());
        emit window->windowsMenu()->aboutToShow();
        const auto lines = window->windowsMenu()->actions();
        QCOMPARE(lines.size(), 2);
        QVERIFY(lines[0]->isChecked() && !lines[1]->isChecked());
        session.windows().at(1)->showMinimized();
        lines[1]->trigger();
        QTRY_COMPARE(QApplication::activeWindow(), session.windows().at(1));
        delete session.windows().at(1);
        QVERIFY(!listed->isVisible());
    }

    /// Files that are named at once, and folders, are listed in one window; what is chosen opens in it.
    void manyFilesOpenInOneWindow()
    {
        QStringList paths;
        for (int i = 0; i < 20; ++i)
            paths << write(QStringLiteral("n%1.towerwatch.yaml").arg(i), sessionExample);
        Session session;
        session.start(paths);
        QCOMPARE(session.windows().size(), 1);
        MainWindow *window = session.windows().constFirst();
        QTRY_COMPARE(window->document().path(), paths.constFirst());
        QCOMPARE(window->bottom()->collection()->model()->rowCount(), 20);
        window->action(Do::NextScenario)->trigger();
        QCOMPARE(window->document().path(), paths.at(1));
        QCOMPARE(session.windows().size(), 1);
        MainWindow *other = session.newWindow();
        other->open(m_dir->path());
        QTRY_COMPARE(other->document().path(), m_path);
        QCOMPARE(session.windows().size(), 2);
    }

    void theFirstFileMayBeReadBefore()
    {
        const QString other = write(QStringLiteral("b.towerwatch.yaml"), sessionExample);
        for (const QString &wanted : {m_path, other}) {
            Session session;
            session.start({wanted}, readAhead(m_path));
            QCOMPARE(session.windows().constFirst()->document().path(), wanted);
            QCOMPARE(session.windows().constFirst()->document().scenario().tiles.size(), 2u);
        }
    }

    void aPathWithoutLettersIsNoFile()
    {
        Session session;
        session.start({QString()});
        QVERIFY(session.windows().constFirst()->document().scenario().tiles.empty());
    }

    void theWindowShowsItselfWhileItsFileIsRead()
    {
        std::promise<ScenarioFile> slow;
        ReadAhead ahead{m_path, slow.get_future()};
        Session session;
        bool shown = false;
        const windowtest::WhenShown<MainWindow> whenShown([&](MainWindow &window) {
            shown = window.document().scenario().tiles.empty();
            slow.set_value(readScenarioFile(m_path));
        });
        session.start({m_path}, std::move(ahead));
        QVERIFY(shown);
        QCOMPARE(session.windows().constFirst()->document().scenario().tiles.size(), 2u);
    }

    /// Before the program begins there are no languages yet, and what the system says is asked for again.
    void failuresAreToldInTheLanguageOfTheProgram()
    {
        const QString missing = m_dir->filePath(QStringLiteral("missing.towerwatch.yaml"));
        std::promise<ScenarioFile> early;
        early.set_value({.failure = QStringLiteral("said too early")});
        Session session;
        session.start({missing}, {missing, early.get_future()});
        const auto *page = session.windows().constFirst()->findChild<QWidget *>(QStringLiteral("problems"));
        bool told = false;
        for (const auto *label : page->findChildren<QLabel *>()) {
            QVERIFY(!label->text().contains(QStringLiteral("said too early")));
            told = told || label->text().contains(QStringLiteral("missing"));
        }
        QVERIFY(told);
    }

    void quittingAsksOnceForAll()
    {
        Session session;
        session.start({});
        session.newWindow();
        for (MainWindow *window : session.windows())
            setTitle(window, "unsaved");
        session.quit();
        QVERIFY(modal<QMessageBox>());
        modal<QMessageBox>()->button(QMessageBox::Cancel)->click();
        QVERIFY(!modal<QMessageBox>());
        QCOMPARE(session.windows().size(), 2);
        session.quit();
        QVERIFY(modal<QMessageBox>());
        modal<QMessageBox>()->button(QMessageBox::Discard)->click();
        QVERIFY(!modal<QMessageBox>());
        QTRY_COMPARE(session.windows().size(), 0);
        finishSnapshots();
        QVERIFY(QDir(RecoveryStore::defaultFolder()).entryList({QStringLiteral("*.snapshot")}).isEmpty());
        QCOMPARE(RecoveryStore().discarded().size(), 2); // from where it can be brought back
    }

    /// The newest is on top and the one that is brought back; nothing can be discarded for good.
    void discardedWorkIsListed()
    {
        RecoveryStore store;
        for (const int days : {1, 9, 4}) {
            const QByteArray text = "towerwatch: 1\ntitle: " + QByteArray::number(days) + " days\n";
            QCOMPARE(store.discard({.text = text}), QString());
            QFile kept(store.discarded().constFirst().file);
            QVERIFY(kept.open(QIODevice::ReadWrite));
            kept.setFileTime(QDateTime::currentDateTime().addDays(-days), QFileDevice::FileModificationTime);
        }
        Session session;
        session.start({});
        session.showDiscarded();
        auto *dialog = modal<RecoveryDialog>();
        QVERIFY(dialog);
        const auto *list = dialog->findChild<QTreeWidget *>();
        QCOMPARE(list->topLevelItemCount(), 3);
        for (int row = 0; row < 3; ++row)
            QCOMPARE(list->topLevelItem(row)->text(0),
                     QStringLiteral("%1 days").arg(std::array{1, 4, 9}.at(row)));
        dialog->findChild<QPushButton *>(QStringLiteral("recover"))->click();
        QVERIFY(!modal<RecoveryDialog>());
        QCOMPARE(session.windows().size(), 1);
        const Scenario &scenario = session.windows().constFirst()->document().scenario();
        QCOMPARE(QString::fromStdString(std::string(scenario.title.in(""))), QStringLiteral("1 days"));
        QCOMPARE(store.discarded().size(), 2);
    }

    /// Whatever one file asks on the way, all are saved before the program ends; called off, all stay.
    void quittingSavesAll()
    {
        QTemporaryDir dir;
        const QStringList paths{dir.filePath(QStringLiteral("a.yaml")),
                                dir.filePath(QStringLiteral("b.yaml"))};
        Session session;
        session.start({});
        session.newWindow();
        for (qsizetype i = 0; i < 2; ++i) {
            ScenarioDocument &document = session.windows().at(i)->document();
            QCOMPARE(document.save(paths.at(i)), QString());
            document.setDraft(QStringLiteral("towerwatch: ["), QStringLiteral("Type"));
        }
        for (const bool goesOn : {false, true}) {
            session.quit();
            QVERIFY(modal<QMessageBox>());
            modal<QMessageBox>()->button(QMessageBox::SaveAll)->click();
            for (int box = 0; box < (goesOn ? 2 : 1); ++box) {
                QVERIFY(modal<QMessageBox>());
                QCOMPARE(modal<QMessageBox>()->objectName(), QStringLiteral("textOrScenario"));
                QPushButton *text = modal<QMessageBox>()->defaultButton();
                (goesOn ? text : modal<QMessageBox>()->button(QMessageBox::Cancel))->click();
            }
            QVERIFY(!modal<QMessageBox>());
            QTRY_COMPARE(session.windows().size(), goesOn ? 0 : 2);
        }
        for (const QString &path : paths)
            QCOMPARE(contentOf(path), QByteArray("towerwatch: ["));
    }

    /// Before a layout is lost the file's owner is asked, once; called off, the file is as it was.
    void savingAsksBeforeALayoutIsLost()
    {
        const QByteArray written = "{towerwatch: 1, # here\n players: {red: {name: R, # she\n points: 3}}}\n";
        QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("braces.yaml"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(written) == written.size());
        file.close();
        Session session;
        session.start({path});
        MainWindow &window = *session.windows().constFirst();
        const auto enrich = [&](int points) {
            Scenario richer = window.document().scenario();
            richer.players[0].points = points;
            window.document().edit(richer, QStringLiteral("points"));
        };
        enrich(4);
        for (const bool agrees : {false, true}) {
            window.files()->save();
            auto *box = modal<QMessageBox>();
            QVERIFY(box);
            QCOMPARE(box->objectName(), QStringLiteral("standardLayout"));
            QCOMPARE(box->defaultButton(), box->button(QMessageBox::Cancel));
            (agrees ? box->buttons().constFirst() : box->button(QMessageBox::Cancel))->click();
            QCOMPARE(window.document().isModified(), !agrees);
            QCOMPARE(contentOf(path) == written, !agrees);
        }
        enrich(5);
        window.files()->save();
        QVERIFY(!modal<QMessageBox>());
        QCOMPARE(contentOf(path), window.document().text());
    }

    /// One window asks by itself; what is called off closes nothing.
    void quittingAsksTheOneUnsavedWindow()
    {
        Session session;
        session.start({});
        setTitle(session.newWindow(), "unsaved");
        session.newWindow();
        for (const auto answer : {QMessageBox::Cancel, QMessageBox::Discard}) {
            session.quit();
            QVERIFY(modal<QMessageBox>());
            QCOMPARE(modal<QMessageBox>()->parentWidget(), session.windows().at(1));
            modal<QMessageBox>()->button(answer)->click();
            QTRY_COMPARE(session.windows().size(), answer == QMessageBox::Cancel ? 3 : 0);
        }
    }

    void theSessionIsRestoredOnRequest()
    {
        {
            Session session;
            session.start({m_path});
            actionOf(session.windows().constFirst(), "restoreSession")->setChecked(true);
            session.quit();
        }
        Session session;
        session.start({});
        QCOMPARE(session.windows().constFirst()->document().path(), m_path);
    }

    void leftWorkIsOffered_data()
    {
        QTest::addColumn<bool>("recovers");
        QTest::newRow("recover") << true;
        QTest::newRow("close") << false;
    }

    void leftWorkIsOffered()
    {
        QFETCH(bool, recovers);
        {
            RecoveryStore gone; // of a program that was killed
            Scenario scenario;
            scenario.title = {{{"", "lost work"}}};
            const QByteArray text = QByteArray::fromStdString(writeScenario(scenario));
            for (const QString &path : {QString(), m_path})
                QCOMPARE(
                    RecoveryStore::write(gone.newFile(), {path, {}, text, QDateTime::currentDateTimeUtc()}),
                    QString());
        }
        Session session;
        session.start({});
        auto *dialog = modal<RecoveryDialog>();
        QVERIFY(dialog);
        QCOMPARE(dialog->findChild<QTreeWidget *>()->topLevelItemCount(), 2);
        if (recovers)
            dialog->findChild<QPushButton *>(QStringLiteral("recover"))->click();
        else
            dialog->reject();
        QCOMPARE(session.windows().size(), recovers ? 2 : 1);
        const auto left = QDir(RecoveryStore::defaultFolder()).entryList({QStringLiteral("*.snapshot")});
        QCOMPARE(left.size(), recovers ? 2 : 0); // recovered work is unsaved work again
        QCOMPARE(RecoveryStore().discarded().size(), recovers ? 0 : 2);
        if (!recovers)
            return;
        int known = 0;
        for (MainWindow *window : session.windows()) {
            QVERIFY(window->document().isModified());
            QCOMPARE(QString::fromStdString(std::string(window->document().scenario().title.in(""))),
                     QStringLiteral("lost work"));
            known += window->document().path() == m_path;
        }
        QCOMPARE(known, 1);
    }

    void paletteFindsEveryAction()
    {
        MainWindow window;
        CommandPalette palette(*window.menuBar());
        QVERIFY(palette.findChild<QListView *>()->model()->rowCount() > 30);
        for (const PaletteEntry &entry : paletteEntries(*window.menuBar()))
            QVERIFY2(paletteScore(entry.path, entry.path) >= 0, qPrintable(entry.path));
        QVERIFY(paletteScore(QStringLiteral("ETAGE eine"), QStringLiteral("Bearbeiten › Eine Étage mehr")) >=
                0);
        QCOMPARE(paletteScore(QStringLiteral("etage zwei"), QStringLiteral("Eine Étage mehr")), -1);
    }

    /// What the dispute is about leads to the ruling and to a board, below the commands that can be run.
    void paletteOpensRulingsAndBoards()
    {
        MainWindow window;
        const auto choose = [&window](const QString &words, PageKind kind) {
            const QString id = find(window, words, kind);
            QTest::keyClick(window.findChild<CommandPalette *>()->findChild<QLineEdit *>(), Qt::Key_Return);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            return id;
        };
        const QString ruling = choose(QStringLiteral("eigener meeple"), PageKind::Ruling);
        QVERIFY(ruling.startsWith(u"capture-own-"));
        QCOMPARE(window.bottom()->reference()->current(), ruling);
        const QString board = choose(QStringLiteral("eigener meeple"), PageKind::Board);
        QVERIFY(findExample(board));
        QCOMPARE(window.document().scenario().tiles.size(), findExample(board)->scenario.tiles.size());
        QCOMPARE(choose(QStringLiteral("YAML"), PageKind::Help), QStringLiteral("format"));
        QCOMPARE(window.findChild<HelpWindow *>()->page(), QStringLiteral("format"));
    }

    /// What is found comes with its verdict, and is asked about what suits it on one's own board.
    void paletteAsksOnOnesOwnBoard()
    {
        MainWindow window;
        const auto here = [&window] {
            return window.findChild<CommandPalette *>()->findChild<QPushButton *>();
        };
        find(window, QStringLiteral("eigener meeple"), PageKind::Ruling);
        QVERIFY(!here()->isVisible()); // nothing lies on the table
        window.findChild<CommandPalette *>()->reject();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);

        window.files()->openExample(QStringLiteral("capture/builder-alone-in-reach.towerwatch.yaml"));
        const Scenario before = window.document().scenario();
        find(window, QStringLiteral("ransom"), PageKind::Ruling);
        QVERIFY(!here()->isVisible()); // nobody has a prisoner
        find(window, QStringLiteral("reichweite"), PageKind::Ruling);
        QVERIFY(here()->isVisible());
        here()->click();
        QCOMPARE(window.desk()->question->ask, Ask::PlaceFloor);
        QCOMPARE(window.desk()->question->at, Square(0, 0));
        QVERIFY(window.document().scenario() == before);
    }

    void aCaptureIsOneStep()
    {
        MainWindow window;
        window.open(m_path);
        const Scenario before = window.document().scenario();
        window.desk().take(ondesk::Selected{{{}, window.desk()->idOf(0)}});
        actionOf(&window, "perform")->trigger();
        auto *dialog = modal<QInputDialog>();
        QVERIFY(dialog);
        QCOMPARE(dialog->comboBoxItems().size(), 2);
        dialog->setTextValue(dialog->comboBoxItems().at(1));
        dialog->accept();
        QCOMPARE(window.document().undoStack()->count(), 1);
        const Scenario &after = window.document().scenario();
        QVERIFY(after.figures.empty());
        QCOMPARE(after.tiles[0].floors, 2);
        QCOMPARE(after.players[0].floors, 5);
        QCOMPARE(after.players[1].prisoners.size(), 1U);
        QCOMPARE(after.players[1].prisoners[0].kind, FigureKind::Meeple);
        window.document().undoStack()->undo();
        QVERIFY(window.document().scenario() == before);
    }

    void aRansomIsPaid()
    {
        MainWindow window;
        window.open(m_path);
        window.desk().take(ondesk::Chosen{1});
        actionOf(&window, "perform")->trigger();
        QVERIFY(modal<QInputDialog>());
        modal<QInputDialog>()->accept();
        QCOMPARE(window.document().undoStack()->count(), 1);
        const Scenario &after = window.document().scenario();
        QCOMPARE(after.players[0].points, 9);
        QCOMPARE(after.players[1].points, 23);
        QVERIFY(after.turn && after.turn->ransomPaid);
        QVERIFY(!actionOf(&window, "perform")->isEnabled());
    }

    void scoresArePlayedOutWithoutEditing()
    {
        MainWindow window;
        window.open(m_path);
        Scenario scenario;
        scenario.tiles = {{"base-E-cap", {0, 0}, {}, 0, {}}, {"base-E-cap", {0, -1}, Rotation::R180, 0, {}}};
        scenario.figures = {
            {"", FigureKind::Meeple, Colour::Red, Square{0, 0}, Place{PlaceKind::City, Side::N, {}}},
            {"", FigureKind::Meeple, Colour::Red, Square{0, -1}, Place{PlaceKind::City, Side::S, {}}}};
        window.document().openCopy(scenario);
        window.desk().take(ondesk::Asked{{.ask = Ask::Score}});
        QAction *play = actionOf(&window, "playOut");
        QVERIFY(play->isEnabled());
        play->trigger();
        auto *panel = window.findChild<PlayOutPanel *>();
        QCOMPARE(panel->count(), 2);
        QSignalSpy lit(panel, &PlayOutPanel::lit);
        panel->next();
        QCOMPARE(lit.last()[0].value<QList<int>>(), (QList<int>{0, 1}));
        QCOMPARE(window.board()->marks().litFigures, std::vector<int>({0, 1}));
        QCOMPARE(panel->step(), 1);
        panel->next();
        QCOMPARE(panel->step(), 1);
        panel->previous();
        QCOMPARE(panel->step(), 0);
        panel->stop();
        QVERIFY(!window.document().isModified());
    }

private:
    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_path;
};

TOWERWATCH_WINDOW_TEST(tst_Session)
#include "tst_session.moc"
