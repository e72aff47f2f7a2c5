// SPDX-License-Identifier: MIT
/// The real window, however it ends and whoever saves beside it: what is unsaved comes back, a file is the
/// old one or the new one, and nobody overwrites what he has not seen. TOWERWATCH_SOAK=25 kills hundreds of
/// times.
#include "app/system/recoverystore.h"
#include "tests/support/clitest.h"
#include "tests/support/dice.h"
#include "tests/support/patience.h"
#include "tests/support/soak.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QProcess>
#include <csignal>
#include <unistd.h>

using namespace towerwatch;

namespace {

const QByteArray onTable = "towerwatch:   1\ntiles: [{tile: base-B-monastery,   at: [0, 0]}]\n";

QByteArray lineNumbered(int number)
{
    return "# " + QByteArray::number(number) + '\n';
}

/// Somebody at the real window, with a file open and its text before him.
class Seat
{
public:
    Seat(const QString &home, const QString &file, const QStringList &environment = {}, int ignored = 0)
        : m_folder(home + QStringLiteral("/state/towerwatch/recovery"))
        , m_store(m_folder)
    {
        QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
        const QString plugins =
            QFileInfo(QStringLiteral(TOWERWATCH_TYPIST)).dir().filePath(QStringLiteral(".."));
        for (const QString &entry :
             environment + QStringList{"HOME=" + home, "XDG_STATE_HOME=" + home + "/state",
                                       "XDG_CONFIG_HOME=" + home + "/config", "QT_QPA_PLATFORM=offscreen",
                                       "QT_QPA_GENERIC_PLUGINS=typist", "QT_PLUGIN_PATH=" + plugins})
            variables.insert(entry.section(u'=', 0, 0), entry.section(u'=', 1));
        m_program.setProcessEnvironment(variables);
        if (ignored)
            m_program.setChildProcessModifier([ignored] { std::signal(ignored, SIG_IGN); });
        m_program.start(QFileInfo(QStringLiteral(TOWERWATCH_PROGRAM)).path() +
                            QStringLiteral("/towerwatch-window"),
                        {file});
        order("do sourcePage");
    }
    ~Seat() { killed(); }

    /// Waits until an order is carried out; false: the program ended.
    bool order(const QByteArray &what)
    {
        m_program.write(what + '\n');
        QByteArray told;
        while (!told.contains("done\n") && m_program.waitForReadyRead(patience))
            told += m_program.readAllStandardOutput();
        return told.contains("done\n");
    }
    /// Waits until what was typed is kept; false: the program ended.
    bool keeps(const QByteArray &text)
    {
        const auto isOver = [&] { return kept().contains(text) || m_program.state() != QProcess::Running; };
        return QTest::qWaitFor(isOver, patience) && kept().contains(text);
    }
    void tell(int number) { kill(static_cast<pid_t>(m_program.processId()), number); }
    /// The signal that it died of after this one.
    int diedOf(int number)
    {
        tell(number);
        m_program.waitForFinished(patience);
        return m_program.exitStatus() == QProcess::CrashExit ? m_program.exitCode() : 0;
    }
    void killed()
    {
        m_program.kill();
        m_program.waitForFinished(patience);
    }
    /// What the next start finds.
    RecoveryStore &store() { return m_store; }

private:
    /// What lies in the folder of unsaved work.
    QByteArray kept() const
    {
        QByteArray all;
        const QDir folder(m_folder);
        for (const QString &name : folder.entryList({QStringLiteral("*.snapshot")}, QDir::Files))
            all += contentOf(folder.filePath(name));
        return all;
    }

    QString m_folder;
    RecoveryStore m_store;
    QProcess m_program;
};

} // namespace

class TestEnds : public CliTest
{
    Q_OBJECT

private Q_SLOTS:
    void toldToEnd_data();
    void toldToEnd();
    void hangUpThatIsIgnored();
    void killedWhileItSaves();
    void killedWhileItKeeps();
    void clockThatGoesBack();
    void twoProgramsInTurn();

private:
    QString home(int round = 0) const { return path(QStringLiteral("home%1").arg(round)); }
    QStringList faults(const QByteArray &fault) const
    {
        return {QStringLiteral("LD_PRELOAD=" TOWERWATCH_FAULTS), "FAULT=" + QString(fault),
                "CLOCK_BACK=" + path(QStringLiteral("back"))};
    }
    /// The one file on the table, alone in its folder.
    QString lay()
    {
        QDir().mkpath(path(QStringLiteral("table")));
        return write(QStringLiteral("table/scenario.yaml"), onTable);
    }
};

void TestEnds::toldToEnd_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<bool>("saved");
    for (const auto &[name, number] : {std::pair("SIGTERM", SIGTERM), {"SIGHUP", SIGHUP}, {"SIGINT", SIGINT}})
        QTest::newRow(name) << number << QByteArray("# unsaved") << false;
    QTest::newRow("end of the session") << SIGKILL << QByteArray("# unsaved") << false;
    QTest::newRow("unreadable text") << SIGTERM << QByteArray("figures: [") << false;
    QTest::newRow("all is saved") << SIGTERM << QByteArray("# saved") << true;
}

/// What was typed a moment ago is found at the next start, the file is as it was, and the program ends as it
/// was told to.
void TestEnds::toldToEnd()
{
    QFETCH(int, number);
    QFETCH(QByteArray, typed);
    QFETCH(bool, saved);
    const QString file = lay();
    Seat seat(home(), file);
    QVERIFY(seat.order("type " + typed));
    if (saved)
        QVERIFY(seat.order("do save"));
    if (number == SIGKILL)
        QVERIFY(seat.order("leave")); // the session manager says so before it takes the display away
    QCOMPARE(seat.diedOf(number), number);
    const QByteArray whole = onTable + typed + '\n';
    QCOMPARE(contentOf(file), saved ? whole : onTable);
    QCOMPARE(QDir(path("table")).entryList(QDir::Files | QDir::Hidden), QStringList{"scenario.yaml"});
    const auto found = seat.store().claim();
    QCOMPARE(found.size(), saved ? 0 : 1);
    for (const UnsavedWork &work : found) {
        QCOMPARE(work.snapshot.path, file);
        QCOMPARE(work.snapshot.draft.isEmpty() ? work.snapshot.text : work.snapshot.draft, whole);
    }
}

/// Who starts it with nohup keeps it.
void TestEnds::hangUpThatIsIgnored()
{
    const QString file = lay();
    Seat seat(home(), file, {}, SIGHUP);
    QVERIFY(seat.order("type # on"));
    seat.tell(SIGHUP);
    QVERIFY(seat.order("do save"));
    QCOMPARE(contentOf(file), onTable + "# on\n");
}

/// The file is the old one or the new one; where it must keep its place, what it held can be brought back.
/// What was not saved is found at the next start.
void TestEnds::killedWhileItSaves()
{
#ifdef TOWERWATCH_SANITIZED
    QSKIP("a sanitizer wants to be the first library itself");
#endif
    randomboards::Dice dice(3);
    const QByteArray whole = onTable + "# new\n";
    int killed = 0;
    for (int i = 0, most = soaked(4); i < most; ++i) {
        const QByteArray call = QByteArrayList{"write", "fsync", "rename", "linkat"}.at(i % 4);
        const bool inPlace = dice.chance(40);
        const QString file = lay(), other = path(QStringLiteral("other"));
        if (inPlace)
            QCOMPARE(link(file.toLocal8Bit().constData(), other.toLocal8Bit().constData()), 0);
        const int after = call == "write" ? dice.below(static_cast<int>(whole.size()) + 1) : 0;
        Seat seat(home(i), file, faults(call + " KILL " + QByteArray::number(after) + " /table/"));
        QVERIFY(seat.order("type # new") && seat.keeps("# new\n"));
        killed += !seat.order("do save");
        seat.killed();
        const QByteArray now = contentOf(file);
        const auto before = seat.store().discarded(), found = seat.store().claim();
        QVERIFY2(now == onTable || now == whole ||
                     (inPlace && before.size() == 1 && before[0].snapshot.text == onTable),
                 call + ' ' + QByteArray::number(after) + '\n' + now);
        QVERIFY(now == whole || found.size() == 1);
        for (const UnsavedWork &work : found)
            QCOMPARE(work.snapshot.text, whole);
        QFile::remove(other);
    }
    QVERIFY(killed > 0);
}

/// What is found is the work as it was kept last, or what was just about to be.
void TestEnds::killedWhileItKeeps()
{
#ifdef TOWERWATCH_SANITIZED
    QSKIP("a sanitizer wants to be the first library itself");
#endif
    constexpr int edits = 3, oneSnapshot = 400; // bytes, about
    randomboards::Dice dice(4);
    int killed = 0;
    for (int i = 0, most = soaked(4); i < most; ++i) {
        const QByteArray call = QByteArrayList{"write", "fsync", "rename", "linkat"}.at(i % 4),
                         after =
                             QByteArray::number(dice.below(call == "write" ? edits * oneSnapshot : edits));
        const QString file = lay();
        Seat seat(home(i), file, faults(call + " KILL " + after + " recovery"));
        QByteArray typed = onTable, kept;
        for (int edit = 1; edit <= edits; ++edit) {
            const QByteArray line = lineNumbered(edit);
            if (!seat.order("type " + line.trimmed()))
                break;
            typed += line;
            if (!seat.keeps(line))
                break;
            kept = typed;
        }
        killed += kept != typed;
        seat.killed();
        const auto found = seat.store().claim();
        QVERIFY2(found.size() == 1 || (kept.isEmpty() && found.isEmpty()), call + ' ' + after);
        for (const UnsavedWork &work : found)
            QVERIFY2(work.snapshot.text == kept || work.snapshot.text == typed, work.snapshot.text);
        QCOMPARE(contentOf(file), onTable);
    }
    QVERIFY(killed > 0);
}

/// An hour back between two snapshots: the later one counts, whatever its time says.
void TestEnds::clockThatGoesBack()
{
#ifdef TOWERWATCH_SANITIZED
    QSKIP("a sanitizer wants to be the first library itself");
#endif
    const QString file = lay();
    Seat seat(home(), file, faults("none"));
    QVERIFY(seat.order("type # one") && seat.keeps("# one\n"));
    const QDateTime between = QDateTime::currentDateTimeUtc();
    write(QStringLiteral("back"), {});
    QVERIFY(seat.order("type # two") && seat.keeps("# two\n"));
    seat.killed();
    const auto found = seat.store().claim();
    QCOMPARE(found.size(), 1);
    QCOMPARE(found[0].snapshot.text, onTable + "# one\n# two\n");
    QVERIFY(found[0].snapshot.time < between);
}

/// Each adds a line to the same file: it is added to all that is there, or the file stays until he says what
/// he wants.
void TestEnds::twoProgramsInTurn()
{
    randomboards::Dice dice(5);
    const QString file = lay();
    Seat first(home(), file), second(home(), file);
    int refused = 0;
    for (int turn = 1, turns = soaked(8); turn <= turns; ++turn) {
        Seat &seat = turn % 2 ? first : second;
        const QByteArray before = contentOf(file), line = lineNumbered(turn);
        if (turn == 1)
            QVERIFY(second.order("type # meanwhile"));
        QVERIFY(seat.order("type " + line.trimmed()) && seat.order("do save"));
        if (contentOf(file) == before) {
            ++refused;
            const bool takes = dice.chance(50);
            QVERIFY(seat.order(takes ? "click takeTheirs" : "click keepMine"));
            QCOMPARE(contentOf(file), before);
            QVERIFY(takes || seat.order("do save"));
            QVERIFY(takes || contentOf(file).endsWith(line));
        } else {
            QCOMPARE(contentOf(file), before + line);
        }
    }
    QVERIFY(refused > 0);
    QCOMPARE(QDir(path("table")).entryList(QDir::Files | QDir::Hidden), QStringList{"scenario.yaml"});
}

TOWERWATCH_TEST(TestEnds)
#include "tst_ends.moc"
