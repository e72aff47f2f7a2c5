// SPDX-License-Identifier: MIT
/// Text that is typed in Source belongs to the document, also while it cannot be read: it counts as unsaved,
/// is saved, asked about, undone and recovered like everything else.
#include "app/window/document/fileflow.h"
#include "app/window/frame/bottompages.h"
#include "app/window/frame/mainwindow.h"
#include "app/window/session/session.h"
#include "model/format/scenarioreader.h"
#include "resources/catalogue.h"
#include "tests/support/testmain.h"
#include "tests/support/texts.h"
#include "tests/support/windowtest.h"
#include "views/window/board/banner.h"
#include "views/window/dialogs/recoverydialog.h"
#include "views/window/editing/sourceedit.h"
#include "views/window/editing/sourceview.h"
#include "views/window/lists/figurelist.h"
#include "views/window/lists/listpage.h"
#include "views/window/lists/lists.h"

#include <QApplication>
#include <QDir>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace towerwatch;

namespace {

const char *const typedExample = R"(towerwatch: 1
rules: {tower: c1}
tiles:
  - {tile: tower-07-road-crossroads, at: [0, 0], floors: 1}
  - {tile: base-U-road-straight, at: [0, -1], rotation: 90}
figures:
  - {figure: meeple, owner: green, at: [0, -1], on: road N}
)";

} // namespace

class tst_TypedText : public QObject
{
    Q_OBJECT

private:
    MainWindow &window() { return *m_session->windows().constFirst(); }
    ScenarioDocument &document() { return window().document(); }
    SourceView *source() { return window().bottom()->source(); }
    QString text() { return source()->edit()->text(); }

    /// Types `now` in place of `old`, without a pause.
    void type(const QString &old, const QString &now)
    {
        QTextCursor cursor = source()->edit()->document()->find(old);
        QVERIFY(cursor.hasSelection());
        source()->edit()->setTextCursor(cursor);
        QTest::keyClicks(source()->edit(), now);
    }

    void write(const QByteArray &text)
    {
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    QTemporaryDir m_dir;
    QString m_path;
    std::unique_ptr<Session> m_session;

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void init()
    {
        QSettings().clear();
        QDir(RecoveryStore::defaultFolder()).removeRecursively();
        m_path = m_dir.filePath(QStringLiteral("typed.towerwatch.yaml"));
        write(typedExample);
        m_session = std::make_unique<Session>();
        m_session->start({m_path});
        window().action(Do::SourcePage)->trigger();
        QVERIFY(text().contains(u"green"));
    }

    void cleanup() { m_session.reset(); }

    void unreadableTextIsUnsaved()
    {
        type(QStringLiteral("green"), QStringLiteral("gre"));
        QTRY_VERIFY(window().isWindowModified());
        QVERIFY(document().draft().contains(u"owner: gre,"));
        QVERIFY(!window().close());
        QVERIFY(windowtest::answerBox(QMessageBox::Cancel));
        QVERIFY(window().isVisible());
    }

    /// Closing looks at what is being typed, without waiting for a pause.
    void closingAsksAtOnce()
    {
        type(QStringLiteral("green"), QStringLiteral("gre"));
        QVERIFY(!window().close());
        QVERIFY(windowtest::answerBox(QMessageBox::Cancel));
        QVERIFY(window().isVisible());
    }

    /// So does quitting: it asks about all that is unsaved at once, what is being typed among it.
    void quittingAsksAboutWhatIsBeingTyped()
    {
        MainWindow *other = m_session->newWindow();
        other->document().setDraft(QStringLiteral("towerwatch: ["), QStringLiteral("type"));
        type(QStringLiteral("green"), QStringLiteral("gre"));
        m_session->quit();
        const auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        QVERIFY(box && box->button(QMessageBox::SaveAll));
        QVERIFY(windowtest::answerBox(QMessageBox::Cancel));
        QCOMPARE(m_session->windows().size(), 2);
        QVERIFY(document().draft().contains(u"owner: gre,"));
    }

    void savingAsksWhatToSave_data()
    {
        QTest::addColumn<int>("button");
        QTest::newRow("text") << 0;
        QTest::newRow("scenario") << 1;
        QTest::newRow("cancel") << -1;
    }

    void savingAsksWhatToSave()
    {
        QFETCH(int, button);
        const Scenario before = document().scenario();
        type(QStringLiteral("green"), QStringLiteral("gre"));
        const QString typed = text();
        bool wentOn = false;
        window().files()->save([&] { wentOn = true; });
        QVERIFY(windowtest::answerBox(QMessageBox::Cancel, button));
        QCOMPARE(wentOn, button >= 0);
        QCOMPARE(document().isModified(), button < 0);
        const QByteArray saved = contentOf(m_path);
        if (button == 0)
            QCOMPARE(saved, typed.toUtf8());
        else
            QCOMPARE(*readScenario(saved.toStdString(), builtInTiles()).scenario, before);
        if (button == 1)
            document().undo();
        QCOMPARE(text(), typed);
        QCOMPARE(document().draft(), typed);
    }

    /// Opening the file that is open, and saving first, shows what was saved.
    void openingItselfShowsWhatWasSaved()
    {
        type(QStringLiteral("green"), QStringLiteral("pink"));
        window().files()->open(m_path);
        QVERIFY(windowtest::answerBox(QMessageBox::Save));
        QCOMPARE(document().scenario().figures[0].owner, std::optional(Colour::Pink));
        QCOMPARE(document().diskHash(), fileHash(m_path));
    }

    void undoGoesThroughText()
    {
        const QString before = text();
        type(QStringLiteral("green"), QStringLiteral("gre"));
        const QString typed = text();
        source()->settle();
        document().edit(Scenario(document().scenario()), QStringLiteral("elsewhere"));
        QCOMPARE(document().draft(), QString());
        document().undo();
        QCOMPARE(text(), typed);
        document().undo();
        QCOMPARE(text(), before);
        QVERIFY(!document().isModified());
        document().undoStack()->redo();
        QCOMPARE(text(), typed);
    }

    /// The key takes back what was typed in one line, however soon that in the next one followed.
    void theKeyForUndoTakesBackOneLine()
    {
        source()->edit()->setFocus();
        QStringList before;
        for (const auto &[old, now] :
             {std::pair("tower: c1", "tower: c4"), std::pair("floors: 1", "floors: 3"),
              std::pair("owner: green", "owner: pink")}) {
            before.prepend(text());
            type(QLatin1String(old), QLatin1String(now));
        }
        for (const QString &wanted : before) {
            QTest::keyClick(source()->edit(), Qt::Key_Z, Qt::ControlModifier);
            QCOMPARE(text(), wanted);
        }
        QVERIFY(!document().isModified());
    }

    /// What people write beside the board is typed like all else, and is saved with it.
    void commentsAreTypedText()
    {
        type(QStringLiteral("road N}"), QStringLiteral("road N} # brave"));
        window().files()->save();
        QVERIFY(contentOf(m_path).contains("road N} # brave\n"));
        QCOMPARE(document().scenario().figures[0].comment, std::string("# brave"));
    }

    /// A save never writes over what another program wrote before somebody said so; nor does it ask in a box.
    void savingAsksInTheBanner()
    {
        Scenario mine = document().scenario();
        mine.figures.pop_back();
        document().edit(mine, QStringLiteral("change"));
        write("towerwatch: 1\ntitle: theirs\n");
        window().files()->save();
        QVERIFY(document().isModified());
        QVERIFY(!window().notice()->isHidden());
        QCOMPARE(contentOf(m_path), QByteArray("towerwatch: 1\ntitle: theirs\n"));
        window().notice()->findChild<QAbstractButton *>(QStringLiteral("keepMine"))->click();
        window().files()->save();
        QVERIFY(!document().isModified());
        QVERIFY(!contentOf(m_path).contains("theirs"));
    }

    /// Nor what came while somebody was asked something else before.
    void whatComesMeanwhileIsNotSavedOver_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("asked");
        QTest::newRow("draft") << QByteArray(typedExample) << QStringLiteral("textOrScenario");
        QTest::newRow("layout") << QByteArray("{towerwatch: 1, # here\n players: {red: {name: R, # she\n "
                                              "points: 3}}}\n")
                                << QStringLiteral("standardLayout");
    }

    void whatComesMeanwhileIsNotSavedOver()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, asked);
        write(text);
        QVERIFY(document().open(m_path));
        Scenario mine = document().scenario();
        if (mine.players.empty()) {
            document().setDraft(QStringLiteral("towerwatch: ["), QStringLiteral("type"));
        } else {
            mine.players[0].points = 4;
            document().edit(mine, QStringLiteral("change"));
        }
        window().files()->save();
        const auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        QVERIFY(box);
        QCOMPARE(box->objectName(), asked);
        write("towerwatch: 1\ntitle: theirs\n");
        QVERIFY(windowtest::answerBox(QMessageBox::NoButton, 0));
        QCOMPARE(contentOf(m_path), QByteArray("towerwatch: 1\ntitle: theirs\n"));
        QVERIFY(document().isModified());
        QVERIFY(!window().notice()->isHidden());
    }

    /// What is being typed into a cell counts too.
    void cellsAreTypedText()
    {
        window().action(Do::TablesPage)->trigger();
        Lists *lists = window().bottom()->tables();
        lists->setCurrentIndex(Lists::FiguresTab);
        QTableView *table = lists->page(Lists::FiguresTab)->table();
        window().activateWindow();
        const QModelIndex cell = table->model()->index(0, FiguresModel::IdColumn);
        table->setCurrentIndex(cell);
        table->edit(cell);
        QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("hero"));
        QVERIFY(!document().isModified());
        QVERIFY(!window().close());
        QVERIFY(windowtest::answerBox(QMessageBox::Cancel));
        QVERIFY(window().isVisible());
        QCOMPARE(document().scenario().figures[0].id, std::string("hero"));
    }

    /// What is discarded can be brought back, also what was left by a program that was killed.
    void discardedWorkComesBack()
    {
        type(QStringLiteral("green"), QStringLiteral("gre"));
        const QString typed = text();
        QVERIFY(!window().close());
        QVERIFY(windowtest::answerBox(QMessageBox::Discard));
        QTRY_COMPARE(m_session->windows().size(), 0);
        m_session = std::make_unique<Session>();
        m_session->start({});
        window().action(Do::DiscardedWork)->trigger();
        auto *dialog = window().findChild<RecoveryDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        dialog->findChild<QPushButton *>(QStringLiteral("recover"))->click();
        QCOMPARE(document().draft(), typed);
        QVERIFY(document().isModified());
        QVERIFY(RecoveryStore().discarded().isEmpty());
    }

    /// Nor is text lost that the board overtook, however the program ends; text that was put right is no
    /// such.
    void overtakenTextIsKept()
    {
        type(QStringLiteral("green"), QStringLiteral("gre"));
        source()->settle();
        const QString typed = text();
        type(QStringLiteral("gre"), QStringLiteral("pink"));
        source()->settle();
        QVERIFY(RecoveryStore().discarded().isEmpty());
        document().undo();
        QCOMPARE(text(), typed);
        document().edit(Scenario{}, QStringLiteral("clear the board"));
        QCOMPARE(RecoveryStore().discarded().size(), 1);
        QCOMPARE(QString::fromUtf8(RecoveryStore().discarded().constFirst().snapshot.draft), typed);
    }

    void discardedWorkIsKeptThirtyDays()
    {
        RecoveryStore store;
        for (const int days : {29, 31}) {
            QCOMPARE(store.discard({.text = "towerwatch: 1\n"}), QString());
            QCOMPARE(store.discarded().size(), 1);
            QFile kept(store.discarded().constFirst().file);
            QVERIFY(kept.open(QIODevice::ReadWrite));
            kept.setFileTime(QDateTime::currentDateTime().addDays(-days), QFileDevice::FileModificationTime);
            kept.close();
            QCOMPARE(store.discarded().size(), days < 30 ? 1 : 0);
            QVERIFY(kept.remove() == (days < 30));
        }
    }
};

TOWERWATCH_WINDOW_TEST(tst_TypedText)
#include "tst_typedtext.moc"
