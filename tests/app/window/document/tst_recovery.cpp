// SPDX-License-Identifier: MIT
/// Unsaved work survives SIGKILL: the test runs itself as the program that is to be killed.
/// TOWERWATCH_SOAK=50 kills a thousand times.
#include "app/window/document/recovery.h"
#include "model/edit/edits.h"
#include "model/format/scenariowriter.h"
#include "resources/catalogue.h"
#include "tests/support/program.h"
#include "tests/support/soak.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QLockFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <cstdio>
#include <memory>
#include <sys/stat.h>
#include <unistd.h>

using namespace towerwatch;

namespace {

constexpr int promised = 1000; ///< no edit that is so many milliseconds old is lost
constexpr int kept =
    2 * Recovery::delay; ///< the snapshot of an edit so old was begun: its timer was to ring before
static_assert(kept < promised);

void setTitle(ScenarioDocument &document, const QString &title)
{
    document.edit(withTitle(document.scenario(), {{{"", title.toStdString()}}}), QStringLiteral("title"));
}

/// The toBeKilledWhileEditing program: two documents, one of them with a file, edited every few milliseconds.
/// It tells on the standard output how many edits there are and, now and then, up to which they must have
/// been kept. By the order in which timers ring, that is after `kept` milliseconds of a machine that does
/// nothing else and later on a busy one.
int edit(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QString folder = QCoreApplication::arguments().value(1),
                  file = QCoreApplication::arguments().value(2);
    RecoveryStore store(folder);
    ScenarioDocument unnamed, named;
    Recovery first(unnamed, store), second(named, store);
    if (!named.open(file))
        return 1;
    int edits = 0;
    const auto tell = [](const char *what, int edit) {
        std::printf("%s %d\n", what, edit);
        std::fflush(stdout);
    };
    const auto tellKept = [&tell](int edit) {
        finishSnapshots();
        tell("kept", edit);
    };
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
        constexpr int oftenEnough = 20;
        const QString number = QString::number(++edits);
        setTitle(unnamed, QStringLiteral("unnamed ") + number);
        setTitle(named, QStringLiteral("named ") + number);
        tell("edited", edits);
        if (edits % oftenEnough == 0)
            // Not to wait: it rings after the timer of the snapshot (see kept), on any machine.
            QTimer::singleShot(kept, &timer, [&tellKept, edit = edits] { tellKept(edit); });
    });
    timer.start(7); // edits come while snapshots of others are written; how many is left to chance
    return QCoreApplication::exec();
}

const bool toBeKilledWhileEditing = testmain::add("edit-forever", edit);

/// The number of the edit that a snapshot holds.
int editOf(const Snapshot &snapshot)
{
    const ReadResult read = readScenario(
        {snapshot.text.constData(), static_cast<std::size_t>(snapshot.text.size())}, builtInTiles());
    if (!read.scenario)
        return -1;
    const auto title = read.scenario->title.in("");
    return QByteArray(title.data(), static_cast<qsizetype>(title.size())).split(' ').last().toInt();
}

/// Starts the program that is to be killed.
std::unique_ptr<QProcess> startChild(const QString &folder, const QString &file)
{
    auto child = std::make_unique<QProcess>();
    child->start(QCoreApplication::applicationFilePath(), {QStringLiteral("edit-forever"), folder, file});
    return child;
}

/// The last edit that a program told to be `what`; 0: none. What it broke off telling does not count.
int lastTold(const QByteArray &told, const QByteArray &what)
{
    int last = 0;
    for (const QByteArray &line : told.left(told.lastIndexOf('\n') + 1).split('\n'))
        if (const auto parts = line.split(' '); parts.size() == 2 && parts[0] == what)
            last = parts[1].toInt();
    return last;
}

/// Reads on until a program has told of so many edits; all that it told.
QByteArray readUntil(QProcess &child, const QByteArray &what, int edits)
{
    QByteArray told;
    while (lastTold(told, what) < edits && child.waitForReadyRead(patience))
        told += child.readAllStandardOutput();
    return told;
}

} // namespace

class tst_Recovery : public QObject
{
    Q_OBJECT

private:
    QString folder() const { return m_dir->filePath(QStringLiteral("recovery")); }
    QStringList filesLeft() const { return QDir(folder()).entryList(QDir::Files); }

    /// Kills a program at a random time and looks what is found of its two documents.
    void killOne()
    {
        const auto child = startChild(folder(), m_file);
        const int edits = QRandomGenerator::global()->bounded(1, 250);
        QByteArray told = readUntil(*child, "edited", edits);
        child->kill();
        QVERIFY(child->waitForFinished(patience));
        told += child->readAllStandardOutput();
        QVERIFY(lastTold(told, "edited") >= edits);
        RecoveryStore store(folder());
        const QList<UnsavedWork> found = store.claim();
        for (const auto &[file, work] : found) {
            QVERIFY(work.path.isEmpty() || work.path == m_file);
            QCOMPARE(work.diskHash, work.path.isEmpty() ? QByteArray() : fileHash(m_file));
            QVERIFY2(editOf(work) >= lastTold(told, "kept"), "an edit that was to be kept was lost");
            QVERIFY(QFile::remove(file));
        }
        QVERIFY2(found.size() == 2 || lastTold(told, "kept") == 0, "a document was lost");
    }

private slots:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_file = m_dir->filePath(QStringLiteral("named.towerwatch.yaml"));
        QFile file(m_file);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("towerwatch: 1\ntitle: named 0\n");
    }

    void killedAtRandomTimes()
    {
        const int kills = soaked(7);
        for (int killed = 0; killed < kills && !QTest::currentTestFailed(); ++killed)
            killOne();
        qInfo("killed %d programs of two documents each: no edit that was to be kept was lost", kills);
        QVERIFY2(filesLeft().isEmpty(), qPrintable(filesLeft().join(u' ')));
    }

    /// What lies in the folder may be anybody's: links, devices, pipes and heaps are left alone.
    void onlyFilesOfOurs()
    {
        QVERIFY(QDir().mkpath(folder()));
        const QDir dir(folder());
        const Snapshot good{{}, {}, "towerwatch: 1\n", QDateTime::currentDateTimeUtc()};
        const auto put = [&](const QString &name, const QByteArray &bytes) {
            QFile file(dir.filePath(name));
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
        };
        QVERIFY(put(QStringLiteral("good-1.snapshot"), writeSnapshot(good)));
        QVERIFY(put(QStringLiteral("elsewhere"), writeSnapshot(good)));
        QVERIFY(QFile::link(dir.filePath("elsewhere"), dir.filePath("link-1.snapshot")));
        QVERIFY(QFile::link("/dev/zero", dir.filePath("zero-1.snapshot")));
        QVERIFY(QFile::link("/dev/zero", dir.filePath("locked.lock")));
        QVERIFY(put(QStringLiteral("locked-1.snapshot"), writeSnapshot(good)));
        QCOMPARE(mkfifo(qPrintable(dir.filePath("pipe-1.snapshot")), 0600), 0);
        QFile heap(dir.filePath("heap-1.snapshot"));
        QVERIFY(heap.open(QIODevice::WriteOnly) && heap.resize(qint64(4) << 30)); // a hole, no disk is taken
        if (geteuid() == 0) {
            QVERIFY(put(QStringLiteral("other-1.snapshot"), writeSnapshot(good)));
            QCOMPARE(chown(qPrintable(dir.filePath("other-1.snapshot")), 1234, 1234), 0);
        }
        RecoveryStore store(folder());
        const QList<UnsavedWork> found = store.claim();
        QCOMPARE(found.size(), 1);
        QVERIFY(!QFile::exists(dir.filePath("good-1.snapshot"))); // it is ours now
    }

    /// Of very much work a part is offered now and the rest at the next start.
    void notAllAtOnce()
    {
        QVERIFY(QDir().mkpath(folder()));
        const Snapshot large{{}, {}, QByteArray(15 << 20, '#'), QDateTime::currentDateTimeUtc()};
        for (int i = 0; i < 8; ++i) {
            QFile file(QDir(folder()).filePath(QStringLiteral("gone-%1.snapshot").arg(i)));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(writeSnapshot(large)) > 0);
        }
        RecoveryStore store(folder());
        const qsizetype offered = store.claim().size();
        QVERIFY(offered >= 4 && offered < 8);
        QCOMPARE(filesLeft().filter(QRegularExpression(QStringLiteral("snapshot$"))).size(), 8);
    }

    void runningProgramsKeepTheirs()
    {
        const auto child = startChild(folder(), m_file);
        readUntil(*child, "kept", 1);
        QCOMPARE(filesLeft().filter(QRegularExpression(QStringLiteral("snapshot$"))).size(), 2);
        auto store = std::make_unique<RecoveryStore>(folder());
        QVERIFY(store->claim().isEmpty());
        child->kill();
        QVERIFY(child->waitForFinished(patience));
        QCOMPARE(store->claim().size(), 2);
        RecoveryStore other(folder()); // a third start while the second runs
        QVERIFY(other.claim().isEmpty());
        store.reset();
        QCOMPARE(other.claim().size(), 2);
        QCOMPARE(filesLeft().filter(QRegularExpression(QStringLiteral("snapshot$"))).size(), 2);
    }

    /// In a box with its own numbers (Flatpak) a lock that is left bears the number of whoever finds it.
    void aLockWithOurNumberIsNoLock()
    {
        QVERIFY(QDir().mkpath(folder()));
        const QDir dir(folder());
        QLockFile held(dir.filePath("held.lock"));
        held.setStaleLockTime(0);
        QVERIFY(held.tryLock());
        QVERIFY(QFile::copy(held.fileName(), dir.filePath("gone.lock")));
        for (const char *name : {"held-1.snapshot", "gone-1.snapshot"}) {
            QFile file(dir.filePath(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(writeSnapshot({{}, {}, name, {}})) > 0);
        }
        RecoveryStore store(folder());
        const QList<UnsavedWork> found = store.claim();
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().snapshot.text, QByteArray("gone-1.snapshot"));
    }

    void removedOnSaveAndCleanEnd()
    {
        {
            RecoveryStore store(folder());
            ScenarioDocument document;
            Recovery recovery(document, store);
            setTitle(document, QStringLiteral("one"));
            QTRY_VERIFY(!recovery.file().isEmpty() && QFile::exists(recovery.file()));
            QCOMPARE(document.save(m_dir->filePath(QStringLiteral("saved.yaml"))), QString());
            finishSnapshots();
            QVERIFY(!QFile::exists(recovery.file()));
            setTitle(document, QStringLiteral("two"));
            QTRY_VERIFY(QFile::exists(recovery.file()));
            document.undoStack()->undo();
            finishSnapshots();
            QVERIFY2(!QFile::exists(recovery.file()), "nothing is unsaved any more");
            setTitle(document, QStringLiteral("three"));
            QCOMPARE(recovery.keepNow(), QString());
            QCOMPARE(filesLeft().size(), 2);
        }
        QVERIFY2(filesLeft().isEmpty(), qPrintable(filesLeft().join(u' ')));
    }

    void privateToTheUser()
    {
        RecoveryStore store(folder());
        ScenarioDocument document;
        Recovery recovery(document, store);
        setTitle(document, QStringLiteral("secret"));
        QCOMPARE(recovery.keepNow(), QString());
        constexpr auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther |
                                QFile::ExeGroup | QFile::ExeOther;
        QVERIFY(!(QFile::permissions(folder()) & others));
    }

    void damagedSnapshotsAreRefused()
    {
        const Snapshot snapshot{QStringLiteral("/a folder/ä\nb%.yaml"), "00ff", "towerwatch: 1\n\nx",
                                QDateTime::currentDateTimeUtc()};
        const QByteArray bytes = writeSnapshot(snapshot);
        const auto read = readSnapshot(bytes);
        QVERIFY(read);
        QCOMPARE(read->path, snapshot.path);
        QCOMPARE(read->diskHash, snapshot.diskHash);
        QCOMPARE(read->text, snapshot.text);
        QCOMPARE(read->time, snapshot.time);
        for (qsizetype size = 0; size < bytes.size(); ++size)
            QVERIFY(!readSnapshot(bytes.left(size)));
        QVERIFY(!readSnapshot(QByteArray(bytes).replace("recovery 1", "recovery 2")));
    }

    void folderThatCannotBeUsedIsReported()
    {
        RecoveryStore store(m_file + QStringLiteral("/inside"));
        ScenarioDocument document;
        Recovery recovery(document, store);
        int failures = 0;
        connect(&recovery, &Recovery::failed, this, [&] { ++failures; });
        setTitle(document, QStringLiteral("one"));
        QTRY_COMPARE(failures, 1);
        QVERIFY(!recovery.keepNow().isEmpty());
    }

private:
    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_file;
};

TOWERWATCH_TEST(tst_Recovery)
#include "tst_recovery.moc"
