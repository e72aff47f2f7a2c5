// SPDX-License-Identifier: MIT
/// Disks that fill up, break and are interrupted: after every command a file is the old one or the new one,
/// never a third, and the person is told. And no network is ever opened.
#include "app/system/recoverystore.h"
#include "tests/support/clitest.h"
#include "tests/support/dice.h"
#include "tests/support/soak.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>
#include <fcntl.h>
#include <unistd.h>

class TestFaults : public CliTest
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void writes_data();
    void writes();
    void killedWhileSaving();
    void killedAtAnyMoment();
    void limitsOfFiles();
    void reads_data();
    void reads();
    void opensNoNetwork();
    void knowsNoNetwork();

private:
    /// Whether the system tells a program of changes, as the window asks of it once its file is open.
    static bool watchesFiles(const QProcess &program)
    {
        const QDir descriptors(QStringLiteral("/proc/%1/fdinfo").arg(program.processId()));
        const QStringList all = descriptors.entryList(QDir::Files);
        return std::ranges::any_of(all, [&](const QString &each) {
            return contentOf(descriptors.filePath(each)).contains("inotify wd");
        });
    }

    /// A fault of files in the folder of the test.
    QByteArray faultHere(const QByteArray &fault) const
    {
        return fault + ' ' + QFileInfo(m_folder->path()).fileName().toLocal8Bit();
    }

    /// Whether a file lies in the folder, and nothing that was to become it.
    bool isAlone(const QString &name) const
    {
        const QDir folder(m_folder->path());
        return folder.entryList(QDir::Files | QDir::Hidden).filter(name) == QStringList{name};
    }

    Outcome runWith(const QByteArray &fault, const QStringList &arguments)
    {
        return run(arguments, {},
                   {QStringLiteral("LD_PRELOAD=" TOWERWATCH_FAULTS), "FAULT=" + QString(fault)});
    }
};

namespace {

const QByteArray crooked =
    "towerwatch: 1\ntitle:   a board\ntiles: [{tile: base-B-monastery,   at: [0, 0]}]\n";

} // namespace

void TestFaults::initTestCase()
{
#ifdef TOWERWATCH_SANITIZED
    QSKIP("a sanitizer wants to be the first library itself");
#endif
}

void TestFaults::writes_data()
{
    QTest::addColumn<QByteArray>("fault");
    QTest::addColumn<bool>("succeeds");
    for (const char *error : {"ENOSPC", "EIO"})
        for (const int after : {0, 1, 40})
            QTest::addRow("write %s after %d", error, after)
                << QByteArray("write ") + error + ' ' + QByteArray::number(after) << false;
    QTest::newRow("short writes") << QByteArray("write SHORT 0") << true;
    QTest::newRow("interrupted writes") << QByteArray("write EINTR 0") << true;
    QTest::newRow("sync") << QByteArray("fsync EIO 0") << false;
    QTest::newRow("rename refused") << QByteArray("rename EACCES 0") << false;
    QTest::newRow("rename, disk full") << QByteArray("rename ENOSPC 0") << false;
}

/// format writes over a file, import and render beside theirs.
void TestFaults::writes()
{
    QFETCH(QByteArray, fault);
    QFETCH(bool, succeeds);
    const QString game =
        QDir(QStringLiteral(TOWERWATCH_SOURCE_DIR "/tests/jcz")).entryList({"*.jcz"}).value(0);
    const QString file = write("scenario.yaml", crooked);
    const QByteArray canonical = run({"format", "-"}, crooked).out;
    qputenv("TOWERWATCH_PAGE", write("built.html", "<meta name=\"towerwatch:code\" content=\"\">").toUtf8());
    QVERIFY(canonical != crooked && !canonical.isEmpty());
    const QList<std::pair<QStringList, QByteArray>> orders{
        {{"format", file}, crooked},
        {{"render", exampleFile, "-o", path("scenario.svg")}, "old"},
        {{"render", exampleFile, "--width", "100", "-o", path("scenario.png")}, "old"},
        {{"render", exampleFile, "-o", path("scenario.pdf")}, "old"},
        {{"import", QStringLiteral(TOWERWATCH_SOURCE_DIR "/tests/jcz/") + game, "-o", path("scenario.out")},
         "old"}};
    for (const auto &[arguments, old] : orders) {
        const QString target = arguments.contains("-o") ? arguments.last() : file;
        write(QFileInfo(target).fileName(), old);
        const Outcome outcome = runWith(faultHere(fault), arguments);
        QVERIFY2(outcome.status == (succeeds ? 0 : 2), outcome.err + arguments.join(u' ').toUtf8());
        const QByteArray now = contentOf(target);
        if (succeeds)
            QVERIFY(arguments[0] == u"format" ? now == canonical : now.size() > 100);
        else
            QCOMPARE(now, old);
        QCOMPARE(outcome.err.contains("cannot be written"), !succeeds);
        QVERIFY(isAlone(QFileInfo(target).fileName()));
    }
}

/// Nothing stays beside a file where the system can make one without a name; where it must keep its place,
/// what it held can be brought back.
void TestFaults::killedWhileSaving()
{
    const QString file = write("scenario.yaml", crooked);
    QCOMPARE(runWith(faultHere("fsync KILL 0"), {"format", file}).status, -1);
    QCOMPARE(contentOf(file), crooked);
    const int unnamed = open(path({}).toLocal8Bit().constData(), O_TMPFILE | O_WRONLY, 0600);
    QVERIFY(unnamed < 0 || isAlone("scenario.yaml"));
    close(unnamed);
    const QString state = path("state");
    QVERIFY(qputenv("XDG_STATE_HOME", state.toLocal8Bit()) && QFile::exists(file) &&
            link(file.toLocal8Bit().constData(), path("other").toLocal8Bit().constData()) == 0);
    QCOMPARE(runWith("fsync KILL 0 scenario.yaml", {"format", file}).status, -1);
    const auto kept = towerwatch::RecoveryStore().discarded();
    QCOMPARE(kept.size(), 1);
    QCOMPARE(kept[0].snapshot.text, crooked);
}

/// Wherever the program is killed, a file is the old one or the new one; where it must keep its place, what
/// it held can be brought back unless nothing happened to it.
void TestFaults::killedAtAnyMoment()
{
    const QByteArray canonical = run({"format", "-"}, crooked).out;
    const QString state = path("state");
    QVERIFY(qputenv("XDG_STATE_HOME", state.toLocal8Bit()));
    randomboards::Dice dice(5);
    for (int i = 0, most = soaked(20); i < most; ++i) {
        const bool inPlace = dice.chance(50);
        const QString file = write("scenario.yaml", crooked), other = path("other");
        if (inPlace)
            QCOMPARE(link(file.toLocal8Bit().constData(), other.toLocal8Bit().constData()), 0);
        const QByteArray call = dice.pick(
                             QByteArrayList{"write", "write", "write", "fsync", "linkat", "rename"}),
                         after = QByteArray::number(
                             call == "write" ? dice.below(static_cast<int>(canonical.size()) + 20) : 0);
        const Outcome outcome = runWith(faultHere(call + " KILL " + after), {"format", file});
        const QByteArray now = contentOf(file);
        const auto kept = towerwatch::RecoveryStore().discarded();
        const bool isKept =
            std::ranges::any_of(kept, [](const auto &each) { return each.snapshot.text == crooked; });
        QVERIFY2(now == crooked || now == canonical || (inPlace && isKept), call + ' ' + after + '\n' + now);
        QVERIFY(outcome.status == -1 || now == canonical);
        QFile::remove(other);
        QVERIFY(QDir(state).removeRecursively() || !QFile::exists(state));
    }
}

/// A limit for files (ulimit -f) is an error like a full disk: no half file stays, nor a signal ends the
/// program.
void TestFaults::limitsOfFiles()
{
    QByteArray large = crooked; // beyond the blocks that are allowed
    while (large.size() < 20'000)
        large += "#   and so on\n";
    const QString file = write("scenario.yaml", large), linked = write("linked.yaml", large),
                  longName = QString(250, u'n');
    QCOMPARE(link(linked.toLocal8Bit().constData(), path("other").toLocal8Bit().constData()), 0);
    const QString game = QStringLiteral(TOWERWATCH_SOURCE_DIR "/tests/jcz/tower.jcz");
    for (const QStringList &arguments : {QStringList{"format", file},
                                         {"format", linked},
                                         {"import", game, "-o", path("new.yaml")},
                                         {"import", game, "-o", path(longName)},
                                         {"render", exampleFile, "-o", path("new.svg")},
                                         {"render", exampleFile, "-o", path("new.png")}}) {
        const Outcome outcome = runProgram(
            "/bin/sh", QStringList{"-c", "ulimit -f 1; exec \"$0\" \"$@\"", TOWERWATCH_PROGRAM} + arguments);
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.err.contains("cannot be written"), outcome.err);
    }
    QCOMPARE(contentOf(file), large);
    QCOMPARE(contentOf(linked), large);
    QCOMPARE(QDir(path({})).entryList(QDir::Files | QDir::Hidden),
             (QStringList{"linked.yaml", "other", "scenario.yaml"}));
}

void TestFaults::reads_data()
{
    QTest::addColumn<QByteArray>("fault");
    QTest::addColumn<bool>("succeeds");
    for (const int after : {0, 1, 30, 60})
        QTest::addRow("error after %d", after)
            << "read EIO " + QByteArray::number(after) + " scenario" << false;
    QTest::newRow("short reads") << QByteArray("read SHORT 0 scenario") << true;
    QTest::newRow("interrupted reads") << QByteArray("read EINTR 0 scenario") << true;
}

/// A file that can be read in part only is not opened, let alone written back.
void TestFaults::reads()
{
    QFETCH(QByteArray, fault);
    QFETCH(bool, succeeds);
    for (const QStringList &command : {QStringList{"format"},
                                       {"format", "--check"},
                                       {"explain"},
                                       {"explain", "--json"},
                                       {"check"},
                                       {"compare"},
                                       {"import"}}) {
        const QString file = write("scenario.yaml", crooked);
        const Outcome plain = run(command + QStringList{file});
        write("scenario.yaml", crooked);
        const Outcome outcome = runWith(fault, command + QStringList{file});
        QCOMPARE(outcome.status, succeeds ? plain.status : 2);
        QCOMPARE(outcome.err.contains("cannot be read"), !succeeds);
        if (!succeeds)
            QCOMPARE(contentOf(file), crooked);
        else
            QCOMPARE(outcome.out, plain.out);
    }
    const QString file = write("scenario.yaml", crooked);
    QCOMPARE(runWith(fault, {"render", file, "-o", path("x.svg")}).status, succeeds ? 0 : 2);
    QCOMPARE(QFile::exists(path("x.svg")), succeeds);
}

/// Every command, and the window while it opens a file.
void TestFaults::opensNoNetwork()
{
    const QString report = path("network");
    const QStringList environment{QStringLiteral("LD_PRELOAD=" TOWERWATCH_FAULTS), "NO_NETWORK=" + report,
                                  "HOME=" + path({}), "QT_QPA_PLATFORM=offscreen"};
    for (const QStringList &arguments : {QStringList{"explain", exampleFile},
                                         {"explain", "--json", exampleFile},
                                         {"compare", exampleFile},
                                         {"check", exampleFile},
                                         {"rulings"},
                                         {"tiles"},
                                         {"format", "--check", exampleFile},
                                         {"--help"},
                                         {"--version"},
                                         {"render", exampleFile, "-o", path("x.svg")},
                                         {"render", exampleFile, "-o", path("x.png")},
                                         {"render", exampleFile, "-o", path("x.pdf")}})
        QVERIFY(run(arguments, {}, environment).status >= 0);
    QProcess window;
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    for (const QString &entry : environment)
        variables.insert(entry.section(u'=', 0, 0), entry.section(u'=', 1));
    window.setProcessEnvironment(variables);
    window.start(QStringLiteral(TOWERWATCH_PROGRAM), {exampleFile});
    QVERIFY(window.waitForStarted(patience));
    // Until it has opened its file; what is another program may take its time.
    QTRY_VERIFY_WITH_TIMEOUT(watchesFiles(window) || window.state() == QProcess::NotRunning, patience);
    QCOMPARE(window.state(), QProcess::Running); // it stands open, with its file
    window.kill();
    QVERIFY(window.waitForFinished(patience));
    QCOMPARE(contentOf(report), QByteArray());
}

/// Neither program can even name what a connection is made with; nor what sets the rights of files that other
/// threads make.
void TestFaults::knowsNoNetwork()
{
    const QString nm = QStandardPaths::findExecutable(QStringLiteral("nm"));
    if (nm.isEmpty())
        QSKIP("nm is not installed");
    const QString folder = QFileInfo(QStringLiteral(TOWERWATCH_PROGRAM)).path();
    for (const char *program : {"/towerwatch", "/towerwatch-window"}) {
        const QByteArray symbols = runProgram(nm, {"-D", "--undefined-only", folder + program}).out;
        QVERIFY(symbols.contains("fsync")); // it does list what is used
        for (const char *name : {" socket\n", " socket@", " connect@", " getaddrinfo", "gethostbyname",
                                 " umask\n", " umask@", "QNetwork", "QTcpSocket", "QSslSocket", "curl_"})
            QVERIFY2(!symbols.contains(name), name);
    }
}

TOWERWATCH_TEST(TestFaults)
#include "tst_faults.moc"
