// SPDX-License-Identifier: MIT
/// No test depends on the pace of the machine or on what another test function left behind.
#include "tests/support/program.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QDirIterator>
#include <QMenu>
#include <QRegularExpression>
#include <QTimer>
#include <QWidget>

namespace {

const QString tests = QStringLiteral(TOWERWATCH_SOURCE_DIR "/tests/");

/// Benchmarks measure the pace. The checks of the page move a finger on a phone that is emulated, in its
/// time.
const QStringList measuring{"bench/", "page/", "app/project/tst_pace.cpp"};

/// The lines of a text that wait for a time or measure one, without a comment that says why.
QStringList hurriedLines(const QString &text)
{
    static const QRegularExpression pace(QStringLiteral(
        "\\b(singleShot|qWait|qSleep|u?sleep|sleep_for|setTimeout|startTimer)\\(|_WITH_TIMEOUT\\(|"
        "\\b(QElapsedTimer|QDeadlineTimer|steady_clock|system_clock)\\b|\\bwaitFor\\w+\\([^)]*\\d|"
        "\\bwaitFor(Started|ReadyRead|Finished)\\(\\)|\\bqWaitForWindow\\w+\\([^,]*;"));
    static const QRegularExpression comment(QStringLiteral("//|^\\s*#|\\s# "));
    QStringList hurried;
    QString before;
    for (const QString &line : text.split(u'\n')) {
        const bool isReason = comment.match(line).hasMatch() || before.trimmed().startsWith(u"//");
        if (line.contains(pace) && !isReason)
            hurried << line.trimmed();
        before = line;
    }
    return hurried;
}

/// A test whose functions leave something behind; `test-app leaves-things` runs it.
class Leaving : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_common.show(); }
    void aPopup()
    {
        auto *menu = new QMenu(&m_common);
        menu->setObjectName(QStringLiteral("leftMenu"));
        menu->addAction(QStringLiteral("Left")); // an empty one is not shown
        menu->popup({});
    }
    void aWindow()
    {
        m_own.setObjectName(QStringLiteral("leftWindow"));
        m_own.show();
    }
    void aTimer() { startTimer(1'000'000); } // never rings
    void aTimerOfNobody()
    {
        QTimer::singleShot(1'000'000, [] {}); // never rings
    }
    void nothing()
    {
        QMenu menu;
        menu.addAction(QStringLiteral("Gone"));
        menu.popup({});
        QVERIFY(menu.isVisible() && m_common.isVisible());
    }

private:
    QWidget m_common, m_own;
};

const bool known = testmain::add("leaves-things", testmain::run<QApplication, Leaving>);

/// What each function of it came to, in the order in which they ran.
QStringList outcomesOf(const char *seed = "")
{
    const Outcome outcome = runProgram(QCoreApplication::applicationFilePath(), {"leaves-things"}, {},
                                       {QStringLiteral("TOWERWATCH_SHUFFLE=") + QLatin1String(seed)});
    return QString::fromUtf8(outcome.out)
        .split(u'\n')
        .filter(QRegularExpression(QStringLiteral("^(PASS|FAIL)")));
}

} // namespace

class TestPace : public QObject
{
    Q_OBJECT

private slots:
    void hurryIsSeen()
    {
        QCOMPARE(hurriedLines(
                     QStringLiteral("a();\nQTest::qWait(9);\nQTest::qWait(8); // why\n// why\nqSleep(7);\n"
                                    "while (!p.waitForFinished(9'000))\np.waitForStarted();\n"
                                    "QVERIFY(qWaitForWindowActive(&w));\n"))
                     .size(),
                 4);
        QVERIFY(
            hurriedLines(QStringLiteral("p.waitForFinished(long); qWaitForWindowActive(&w, long); // QTimer"))
                .isEmpty());
    }

    void nothingWaitsForATime()
    {
        QDirIterator files(tests, {"*.cpp", "*.h", "*.mjs", "*.py"}, QDir::Files,
                           QDirIterator::Subdirectories);
        int seen = 0;
        QStringList hurried;
        while (files.hasNext()) {
            QFile file(files.next());
            const QString name = file.fileName().mid(tests.size());
            if (std::ranges::any_of(measuring,
                                    [&](const QString &folder) { return name.startsWith(folder); }))
                continue;
            QVERIFY(file.open(QIODevice::ReadOnly));
            for (const QString &line : hurriedLines(QString::fromUtf8(file.readAll())))
                hurried << name + QStringLiteral(": ") + line;
            ++seen;
        }
        QVERIFY(seen > 100);
        QCOMPARE(hurried.join(u'\n'), QString());
    }

    void whatIsLeftBehindIsNamed()
    {
        const QStringList outcomes = outcomesOf();
        const auto fails = [&](const char *function, const char *left) {
            return !outcomes
                        .filter(QRegularExpression(QStringLiteral("^FAIL.*::%1\\(\\) left behind: %2$")
                                                       .arg(QLatin1String(function), QLatin1String(left))))
                        .isEmpty();
        };
        QVERIFY2(fails("aPopup", "QMenu leftMenu"), qPrintable(outcomes.join(u'\n')));
        QVERIFY(fails("aWindow", "QWidget leftWindow"));
        QVERIFY(fails("aTimer", "a timer of \\S*Leaving"));
        QVERIFY(fails("aTimerOfNobody", "QSingleShotTimer"));
        QCOMPARE(outcomes.filter(QStringLiteral("PASS")).size(), 3); // nothing(), and before and after all
    }

    void theOrderIsShuffled()
    {
        const QStringList one = outcomesOf("1"), again = outcomesOf("1");
        QCOMPARE(one, again);
        QStringList usual = outcomesOf(), sorted = one;
        QVERIFY(one != usual);
        usual.sort();
        sorted.sort();
        QCOMPARE(sorted, usual);
    }
};

TOWERWATCH_TEST(TestPace)
#include "tst_pace.moc"
