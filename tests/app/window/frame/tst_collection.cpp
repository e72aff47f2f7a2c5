// SPDX-License-Identifier: MIT
/// A folder, or several files at once, are a collection in one window: listed, checked, searched and gone
/// through.
#include "app/system/language.h"
#include "app/system/listing.h"
#include "app/window/frame/bottompages.h"
#include "app/window/frame/collecting.h"
#include "app/window/frame/mainwindow.h"
#include "model/edit/edits.h"
#include "tests/support/testmain.h"
#include "tests/support/texts.h"
#include "tests/support/windowtest.h"
#include "views/window/lists/listpage.h"
#include "views/window/lists/lists.h"
#include "views/window/widgets/widgets.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QListView>
#include <QMimeData>
#include <QPushButton>
#include <QStatusBar>
#include <QTemporaryDir>

using namespace towerwatch;

namespace {

const char *const collectedExample = R"(towerwatch: 1
title: {en: Over the gap, de: Die Lücke}
rules: {tower: c2, watchtowers: c3, house: []}
players: {red: {}, blue: {}}
tiles:
  - {tile: tower-02-meadow, at: [0, 0], floors: 1}
  - {tile: base-B-monastery, at: [2, 0]}
figures:
  - {figure: meeple, id: monk, owner: blue, at: [2, 0], on: monastery}
questions:
  - ask: place-floor
    at: [0, 0]
    expect: {capturable: %1}
)";

QByteArray exampleExpecting(const char *capturable)
{
    return QByteArray(collectedExample).replace("%1", capturable);
}

} // namespace

class tst_Collection : public QObject
{
    Q_OBJECT

private:
    QString path(const QString &name) const
    {
        return m_dir->filePath(name + QStringLiteral(".towerwatch.yaml"));
    }

    QString write(const QString &name, const QByteArray &text) const
    {
        QFile file(path(name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName()
                                                                                  : QString();
    }

    CollectionPage *page() const { return m_window->bottom()->collection(); }
    Collection &collection() const { return m_window->collecting()->collection(); }
    QString openPath() const { return m_window->document().path(); }

    QVariant told(const QString &of, int role) const
    {
        const auto found = page()->model()->match(page()->model()->index(0), CollectionModel::PathRole, of, 1,
                                                  Qt::MatchExactly);
        return found.isEmpty() ? QVariant() : found.first().data(role);
    }
    Standing standing(const QString &name) const
    {
        const QVariant found = told(path(name), CollectionModel::StandingRole);
        return found.isValid() ? static_cast<Standing>(found.toInt()) : Standing::Waiting;
    }

    void openFolder()
    {
        m_window->open(m_dir->path());
        QTRY_VERIFY(isChecked());
    }
    bool isChecked() const
    {
        return page()->model()->rowCount() > 0 && page()->model()->count(Standing::Waiting) == 0;
    }

private slots:
    void initTestCase() { windowtest::useOwnSettings(QStringLiteral("towerwatch-tests-collection")); }

    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(m_dir->path()).mkpath(QStringLiteral("deep")));
        write(QStringLiteral("a"), exampleExpecting("[]"));
        write(QStringLiteral("b"), exampleExpecting("[monk]").replace("Over the gap", "Under the bridge"));
        write(QStringLiteral("deep/c"), "towerwatch: [");
        m_window = windowtest::shownWindow();
        QVERIFY(m_window);
    }

    void cleanup() { windowtest::drop(m_window); }

    void aFolderIsListedAndChecked()
    {
        const QAbstractItemModelTester tester(page()->model());
        openFolder();
        QCOMPARE(page()->model()->rowCount(), 3);
        const auto good = standing(QStringLiteral("a")), other = standing(QStringLiteral("b"));
        QVERIFY(good != other);
        QVERIFY((good == Standing::Met && other == Standing::Differs) ||
                (good == Standing::Differs && other == Standing::Met));
        const QString bad = path(QLatin1String(good == Standing::Differs ? "a" : "b"));
        QVERIFY(told(bad, Qt::ToolTipRole).toString().contains(QStringLiteral("capturable")));
        QVERIFY(!told(bad, CollectionModel::DecidesRole).toString().isEmpty());
        QCOMPARE(standing(QStringLiteral("deep/c")), Standing::Unreadable);
        QVERIFY(!told(path(QStringLiteral("deep/c")), CollectionModel::DecidesRole).toString().isEmpty());
        QTRY_COMPARE(openPath(), path(QStringLiteral("a"))); // in a window that had nothing open
        QTRY_VERIFY(!told(bad, Qt::DecorationRole).value<QImage>().isNull());
        for (const QString &each : collection().files())
            QVERIFY(!told(each, Qt::AccessibleTextRole).toString().isEmpty());
    }

    void typingFilters()
    {
        openFolder();
        page()->search()->start();
        QTest::keyClicks(page()->search(), QStringLiteral("bridge"));
        QCOMPARE(page()->list()->model()->rowCount(), 1);
        QTest::keyClick(page()->search(), Qt::Key_Return);
        QTRY_COMPARE(openPath(), path(QStringLiteral("b")));
        page()->search()->setText(QStringLiteral("nothing like this"));
        QCOMPARE(page()->list()->model()->rowCount(), 0);
        page()->search()->setText(
            told(path(QStringLiteral("deep/c")), CollectionModel::StateRole).toString());
        QCOMPARE(page()->list()->model()->rowCount(), 1); // what cannot be read is found by that
        page()->search()->clear();
        QCOMPARE(page()->list()->model()->rowCount(), 3);
    }

    void keysGoFromOneToTheNext()
    {
        QVERIFY(!m_window->action(Do::NextScenario)->isEnabled());
        openFolder();
        QVERIFY(m_window->action(Do::NextScenario)->isEnabled());
        QTRY_COMPARE(openPath(), path(QStringLiteral("a")));
        for (const char *name : {"b", "deep/c"}) {
            QTest::keyClick(m_window.get(), Qt::Key_PageDown, Qt::ControlModifier | Qt::ShiftModifier);
            QCOMPARE(openPath(), path(QLatin1String(name)));
            QCOMPARE(page()->list()->currentIndex().data(CollectionModel::PathRole).toString(), openPath());
            QVERIFY(told(openPath(), CollectionModel::OpenRole).toBool());
            QVERIFY(page()->isVisible()); // also where errors bring up Source
        }
        m_window->statusBar()->clearMessage();
        m_window->action(Do::NextScenario)->trigger();
        QCOMPARE(openPath(), path(QStringLiteral("deep/c")));
        QVERIFY(!m_window->statusBar()->currentMessage().isEmpty());
        m_window->action(Do::PreviousScenario)->trigger();
        QCOMPARE(openPath(), path(QStringLiteral("b")));
        page()->search()->setText(QStringLiteral("bridge"));
        m_window->action(Do::PreviousScenario)->trigger();
        QCOMPARE(openPath(), path(QStringLiteral("b"))); // of what the search leaves
    }

    /// Keys act on what is seen: a page behind another one has given them back.
    void keysGoToWhatIsSeen()
    {
        openFolder();
        m_window->action(Do::TablesPage)->trigger();
        auto *dock = qobject_cast<QDockWidget *>(page()->parentWidget());
        QTRY_VERIFY(page()->visibleRegion().isEmpty());
        QWidget *table = m_window->bottom()->tables()->page(Lists::FiguresTab)->table();
        table->setFocus();
        QVERIFY(table->hasFocus());
        dock->raise();
        QTRY_VERIFY(!table->hasFocus());
        QTRY_VERIFY(m_window->board()->hasFocus());
    }

    void unsavedWorkIsAskedAbout()
    {
        openFolder();
        QTRY_COMPARE(openPath(), path(QStringLiteral("a")));
        ScenarioDocument &document = m_window->document();
        for (const auto answer : {QMessageBox::Cancel, QMessageBox::Discard}) {
            document.edit(withTitle(document.scenario(), {{{"", "mine"}}}), QStringLiteral("title"));
            emit page()->chosen(path(QStringLiteral("b")));
            QVERIFY(windowtest::answerBox(answer));
            QCOMPARE(openPath(), path(QLatin1String(answer == QMessageBox::Cancel ? "a" : "b")));
            QCOMPARE(document.isModified(), answer == QMessageBox::Cancel);
        }
    }

    void allIsCheckedAgainWhenAsked()
    {
        openFolder();
        const Standing a = standing(QStringLiteral("a")), b = standing(QStringLiteral("b"));
        auto *again = page()->findChild<QPushButton *>();
        QVERIFY(again->isVisible());
        write(QStringLiteral("b"), contentOf(path(QStringLiteral("a"))));
        write(QStringLiteral("deep/d"), exampleExpecting("[monk]"));
        QVERIFY(QFile::remove(path(QStringLiteral("deep/c"))));
        again->click();
        QTRY_COMPARE(standing(QStringLiteral("deep/d")), b);
        QCOMPARE(standing(QStringLiteral("b")), a);
        QCOMPARE(page()->model()->rowCount(), 3);
        QVERIFY(QDir(m_dir->path()).removeRecursively());
        again->click();
        QTRY_COMPARE(page()->model()->rowCount(), 0);
        QVERIFY(!page()->list()->isVisible());
    }

    void whatIsSavedIsCheckedAgain()
    {
        openFolder();
        const Standing before = standing(QStringLiteral("a"));
        QTRY_COMPARE(openPath(), path(QStringLiteral("a")));
        Scenario without = m_window->document().scenario();
        without.questions.clear();
        m_window->document().edit(without, QStringLiteral("nothing is asked"));
        m_window->files()->save();
        QTRY_COMPARE(standing(QStringLiteral("a")), Standing::ExpectsNothing);
        QVERIFY(before != Standing::ExpectsNothing);
    }

    void itsWordsFollowTheLanguage()
    {
        openFolder();
        const QString good = path(QStringLiteral("a")), before = told(good, Qt::DisplayRole).toString();
        useLanguage(QStringLiteral("de"));
        QTRY_VERIFY(told(good, Qt::DisplayRole).toString() != before);
        useLanguage(QStringLiteral("en"));
        QTRY_COMPARE(told(good, Qt::DisplayRole).toString(), before);
    }

    /// Files that are dropped or chosen together.
    void manyFilesAreOneCollection()
    {
        QMimeData data;
        QList<QUrl> urls;
        for (int i = 0; i < 20; ++i)
            urls << QUrl::fromLocalFile(write(QStringLiteral("n%1").arg(i), exampleExpecting("[monk]")));
        data.setUrls(urls);
        const qsizetype windows = QApplication::topLevelWidgets().size();
        QDragEnterEvent enter({600, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(600, 10), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(m_window.get(), &drop);
        QTRY_VERIFY(isChecked());
        QCOMPARE(page()->model()->rowCount(), 20);
        QCOMPARE(QApplication::topLevelWidgets().size(), windows);
        m_window->action(Do::Open)->trigger();
        auto *dialog = m_window->findChild<QFileDialog *>();
        QVERIFY(dialog);
        QCOMPARE(dialog->fileMode(), QFileDialog::ExistingFiles);
        dialog->close();
        m_window->files()->openSeveral({path(QStringLiteral("a")), path(QStringLiteral("b"))});
        QTRY_COMPARE(page()->model()->rowCount(), 2);
    }

    /// Whatever files hold, the others are checked and the window lives.
    void hostileFilesAreListedAsSuch()
    {
        const QDir folder(QStringLiteral(TOWERWATCH_SOURCE_DIR "/tests/malformed"));
        QStringList files{path(QStringLiteral("a"))};
        for (const QFileInfo &each : folder.entryInfoList({QStringLiteral("*.yaml")}, QDir::Files))
            files << each.absoluteFilePath();
        QVERIFY(files.size() > 100);
        m_window->files()->openSeveral(files);
        QTRY_VERIFY(isChecked());
        QCOMPARE(page()->model()->rowCount(), files.size());
        QCOMPARE(page()->model()->count(Standing::Waiting), 0);
        QVERIFY(page()->model()->count(Standing::Unreadable) > 100);
        QVERIFY(standing(QStringLiteral("a")) != Standing::Unreadable);
    }

    void foldersAreSearchedWithinBounds()
    {
        QVERIFY(QFile::link(m_dir->path(), m_dir->filePath(QStringLiteral("deep/again"))));
        const FolderListing all = scenariosIn(m_dir->path());
        QCOMPARE(all.files, QStringList({path(QStringLiteral("a")), path(QStringLiteral("b")),
                                         path(QStringLiteral("deep/c"))}));
        QVERIFY(!all.isCut);
        const FolderListing some = scenariosIn(m_dir->path(), 2);
        QCOMPARE(some.files.size(), 2);
        QVERIFY(some.isCut);
        QVERIFY(scenariosIn(m_dir->filePath(QStringLiteral("none"))).files.isEmpty()); // nothing is there
    }

private:
    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<MainWindow> m_window;
};

TOWERWATCH_WINDOW_TEST(tst_Collection)
#include "tst_collection.moc"
