// SPDX-License-Identifier: MIT
/// Two versions of a board: what changed is marked on both and told.
#include "app/window/frame/mainwindow.h"
#include "tests/support/boards.h"
#include "tests/support/testmain.h"
#include "tests/support/windowtest.h"
#include "views/window/dialogs/changesdialog.h"

#include <QFileDialog>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTemporaryDir>

using namespace towerwatch;

namespace {

const char *const olderBoard = R"(towerwatch: 1
players: {red: {}, blue: {}}
tiles:
  - {tile: tower-02-meadow, at: [0, 0], floors: 1}
  - {tile: base-B-monastery, at: [1, 0]}
  - {tile: base-B-monastery, at: [0, 1]}
figures:
  - {figure: meeple, id: monk, owner: blue, at: [1, 0], on: monastery}
questions:
  - {ask: place-floor, at: [0, 0]}
)";

const char *const newerBoard =
    "T2 M -; M; red: holds blue meeple; blue:; questions: [{ask: place-floor, at: [0, 0]}]";

} // namespace

class tst_CompareWith : public QObject
{
    Q_OBJECT

private:
    /// Chooses a file that has this text to compare the open scenario with.
    void compareWith(const QByteArray &text)
    {
        QFile file(m_dir.filePath(QStringLiteral("other.towerwatch.yaml")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        m_window->action(Do::CompareWith)->trigger();
        auto *dialog = m_window->findChild<QFileDialog *>();
        QVERIFY(dialog);
        auto *line = dialog->findChild<QLineEdit *>();
        line->setText(file.fileName());
        QTest::keyClick(line, Qt::Key_Return);
    }

private slots:
    void initTestCase() { windowtest::useOwnSettings(QStringLiteral("towerwatch-tests-comparewith")); }

    void init()
    {
        m_window = windowtest::shownWindow();
        QVERIFY(m_window && windowtest::openText(*m_window, newerBoard));
    }

    void cleanup() { windowtest::drop(m_window); }

    void whatChangedIsMarkedOnBoth()
    {
        const auto [old, now] = changeMarks(positionOf(olderBoard), positionOf(newerBoard));
        QCOMPARE(old.litSquares, std::vector({Square{0, 0}}));
        QCOMPARE(now.litSquares, std::vector({Square{0, 0}, Square{2, 0}}));
        QCOMPARE(old.litFigures, std::vector{0});
        QCOMPARE(old.verdicts, (std::vector{std::pair{0, Verdict::Capturable}}));
        QVERIFY(now.litFigures.empty());
        const auto [same, asWell] = changeMarks(positionOf(olderBoard), positionOf(olderBoard));
        QVERIFY(same == BoardMarks() && asWell == BoardMarks());
    }

    void whatChangedIsTold()
    {
        compareWith(olderBoard);
        auto *dialog = m_window->findChild<ChangesDialog *>();
        QVERIFY(dialog);
        auto *text = dialog->findChild<QPlainTextEdit *>();
        const QString waiting = text->toPlainText();
        QTRY_VERIFY(text->toPlainText() != waiting);
        QVERIFY(text->toPlainText().contains(QStringLiteral("(2, 0)")));
        QVERIFY(text->toPlainText().contains(QStringLiteral("(0, 0)")));
        dialog->close();
    }

    void whatIsNoScenarioIsRefused()
    {
        compareWith("towerwatch: [");
        QVERIFY(!m_window->findChild<ChangesDialog *>());
        QVERIFY(windowtest::answerBox(QMessageBox::Ok));
        QVERIFY(m_window->document().draft().isEmpty());
    }

private:
    QTemporaryDir m_dir;
    std::unique_ptr<MainWindow> m_window;
};

TOWERWATCH_WINDOW_TEST(tst_CompareWith)
#include "tst_comparewith.moc"
