// SPDX-License-Identifier: MIT
/// Saved games in the window: going through the turns, the points of each, what was left out, opening one.
#include "app/system/gamefile.h"
#include "app/window/document/fileflow.h"
#include "app/window/frame/mainwindow.h"
#include "model/jcz/replay.h"
#include "tests/support/jczgames.h"
#include "tests/support/testmain.h"
#include "views/window/board/boardwidget.h"
#include "views/window/dialogs/gamedialog.h"

#include <QAction>
#include <QApplication>
#include <QListWidget>
#include <QSettings>
#include <QSignalSpy>
#include <QSlider>
#include <QTableWidget>
#include <QTemporaryDir>

using namespace towerwatch;

namespace {

QString pathOf(const char *name)
{
    return QStringLiteral(TOWERWATCH_SOURCE_DIR "/tests/jcz/%1.jcz").arg(QLatin1String(name));
}

JczReplay replayOf(const char *name)
{
    return {readJcz(jczgames::bytesOf(QLatin1String(name))).game.value_or(JczGame{}), builtInTiles(),
            &outlines()};
}

/// Does something with the game dialog that is open; false: none is.
template <typename Action> bool withDialog(Action action)
{
    auto *dialog = qobject_cast<GameDialog *>(QApplication::activeModalWidget());
    if (dialog)
        action(*dialog);
    return dialog;
}

} // namespace

class TestGameImport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void opensTheLastTurn();
    void sliderAndTable();
    void pointsOfEachTurn();
    void leftOut();
    void opensATurn();
    void cancelled();
    void damagedGame();
    void missingGame();
    void inTheMenu();

private:
    QTemporaryDir m_home;
};

void TestGameImport::initTestCase()
{
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_home.path());
}

void TestGameImport::opensTheLastTurn()
{
    const JczReplay replay = replayOf("tower");
    MainWindow window;
    window.open(pathOf("tower"));
    QVERIFY(withDialog([](GameDialog &dialog) { dialog.accept(); }));
    QVERIFY(window.document().scenario() == replay.after(replay.turns()));
    QVERIFY(window.document().path().isEmpty());
}

/// The slider, the arrow keys and the table of points lead to the same turn.
void TestGameImport::sliderAndTable()
{
    const JczReplay replay = replayOf("tower");
    MainWindow window;
    window.open(pathOf("tower"));
    QVERIFY(withDialog([&](GameDialog &dialog) {
        auto *slider = dialog.findChild<QSlider *>();
        auto *points = dialog.findChild<QTableWidget *>();
        QCOMPARE(slider->maximum(), replay.turns());
        QCOMPARE(slider->value(), replay.turns());
        QTest::keyClick(slider, Qt::Key_Left);
        QCOMPARE(slider->value(), replay.turns() - 1);
        QCOMPARE(points->currentRow(), replay.turns() - 1);
        QTest::keyClick(slider, Qt::Key_Home);
        QCOMPARE(slider->value(), 0);
        QVERIFY(dialog.position()->scenario() == replay.after(0));
        points->selectRow(8);
        QCOMPARE(slider->value(), 8);
        QVERIFY(dialog.position()->scenario() == replay.after(8));
        dialog.reject();
    }));
}

void TestGameImport::pointsOfEachTurn()
{
    MainWindow window;
    window.open(pathOf("tower"));
    QVERIFY(withDialog([](GameDialog &dialog) {
        auto *points = dialog.findChild<QTableWidget *>();
        QCOMPARE(points->columnCount(), 2);
        const auto cell = [&](int turn, int player) { return points->item(turn, player)->text(); };
        QCOMPARE(cell(0, 0), QStringLiteral("0"));
        QCOMPARE(cell(8, 0), QStringLiteral("5 (+5)"));
        QCOMPARE(cell(9, 0), QStringLiteral("5"));
        QCOMPARE(cell(11, 0), QStringLiteral("2 (\u22123)")); // the ransom goes from red to blue
        QCOMPARE(cell(11, 1), QStringLiteral("3 (+3)"));
        dialog.reject();
    }));
}

void TestGameImport::leftOut()
{
    const JczReplay replay = replayOf("unknown-things");
    QVERIFY(replay.losses().back().most()); // which is said first
    qsizetype atStart = static_cast<qsizetype>(replay.notes().front().size()) + 1, all = 1;
    for (const JczNotes &notes : replay.notes())
        all += static_cast<qsizetype>(notes.size());
    QVERIFY(all > atStart);
    MainWindow window;
    window.open(pathOf("unknown-things"));
    QVERIFY(withDialog([&](GameDialog &dialog) {
        auto *list = dialog.findChild<QListWidget *>();
        QCOMPARE(list->count(), all);
        dialog.setTurn(0);
        QCOMPARE(list->count(), atStart);
        dialog.reject();
    }));
}

void TestGameImport::opensATurn()
{
    MainWindow window;
    window.open(pathOf("castle-and-bridges"));
    QVERIFY(withDialog([](GameDialog &dialog) {
        dialog.setTurn(3);
        dialog.accept();
    }));
    QVERIFY(window.document().scenario() == replayOf("castle-and-bridges").after(3));
    QVERIFY(window.board()->isVisibleTo(&window));
}

void TestGameImport::cancelled()
{
    MainWindow window;
    window.open(pathOf("tower"));
    QVERIFY(withDialog([](GameDialog &dialog) { dialog.reject(); }));
    QVERIFY(window.document().scenario().tiles.empty());
    QVERIFY(window.board()->isVisibleTo(&window));
}

void TestGameImport::damagedGame()
{
    const QString path = m_home.filePath(QStringLiteral("damaged.jcz"));
    QFile file(path);
    const QByteArray bytes = jczgames::bytesOf(QStringLiteral("tower"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes.left(bytes.size() / 2)) > 0);
    file.close();
    MainWindow window;
    QSignalSpy refused(window.findChild<FileFlow *>(), &FileFlow::refused);
    window.open(path);
    QCOMPARE(refused.count(), 1);
    QVERIFY(window.document().scenario().tiles.empty());
    QVERIFY(!window.board()->isVisibleTo(&window)); // the reason stands in its place
}

void TestGameImport::missingGame()
{
    MainWindow window;
    QSignalSpy refused(window.findChild<FileFlow *>(), &FileFlow::refused);
    window.open(m_home.filePath(QStringLiteral("missing.jcz")));
    QCOMPARE(refused.count(), 1);
}

void TestGameImport::inTheMenu()
{
    MainWindow window;
    auto *action = window.findChild<QAction *>(QStringLiteral("importGame"));
    QVERIFY(action && action->isEnabled());
    const auto places = action->associatedObjects();
    QVERIFY(
        std::any_of(places.begin(), places.end(), [](QObject *place) { return place->inherits("QMenu"); }));
}

TOWERWATCH_WINDOW_TEST(TestGameImport)
#include "tst_gameimport.moc"
