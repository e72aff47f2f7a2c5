// SPDX-License-Identifier: MIT
/// Saving leaves the old file or the new one whole, whatever happens. TOWERWATCH_SOAK=25 kills a thousand
/// times.
#include "app/system/wholefile.h"
#include "app/window/document/filewatch.h"
#include "app/window/document/recovery.h"
#include "model/edit/edits.h"
#include "model/format/scenariowriter.h"
#include "resources/catalogue.h"
#include "tests/support/program.h"
#include "tests/support/soak.h"
#include "tests/support/testmain.h"
#include "tests/support/texts.h"
#include "views/window/export/picture.h"
#include "views/window/kit/banner.h"

#include <QAbstractButton>
#include <QApplication>
#include <QProcess>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <csignal>
#include <cstdio>
#include <sys/mount.h>
#include <sys/resource.h>
#include <unistd.h>

using namespace towerwatch;

namespace {

/// A board of 2,000 tiles; the two kinds have texts of different lengths.
Scenario bigBoard(bool second)
{
    Scenario scenario;
    scenario.title = {{{"", second ? "the second version, with a longer title" : "first"}}};
    for (int i = 0; i < 2000; ++i)
        scenario.tiles.push_back(
            {second ? "base-U-road-straight" : "base-B-monastery", {i % 50, i / 50}, {}, 0, {}});
    return scenario;
}

void writeTo(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(bytes);
}

/// The toBeKilled program: saves one version over the other until it is toBeKilled.
int saveForever(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QString path = QCoreApplication::arguments().value(1);
    ScenarioDocument document;
    for (bool second = false;; second = !second) {
        document.openCopy(bigBoard(second));
        if (!document.save(path).isEmpty())
            return 1;
        std::puts("saved");
        std::fflush(stdout);
    }
}

const bool toBeKilled = testmain::add("save-forever", saveForever);

/// Limits how large a file this process can write, as a full disk does.
class SmallDisk
{
public:
    explicit SmallDisk(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~SmallDisk() { setrlimit(RLIMIT_FSIZE, &m_before); }
    SmallDisk(const SmallDisk &) = delete;
    SmallDisk &operator=(const SmallDisk &) = delete;

private:
    rlimit m_before{};
};

/// Gives up the rights of the administrator, whom no permission stops.
class PlainUser
{
public:
    PlainUser()
        : m_user(geteuid())
    {
        m_changed = m_user == 0 && seteuid(65534) == 0;
    }
    ~PlainUser()
    {
        if (m_changed && seteuid(m_user) != 0)
            qFatal("cannot become the user of before");
    }
    PlainUser(const PlainUser &) = delete;
    PlainUser &operator=(const PlainUser &) = delete;

private:
    uid_t m_user;
    bool m_changed;
};

} // namespace

class tst_Saving : public QObject
{
    Q_OBJECT

private:
    /// A save that fails says why and leaves file and work as they were.
    void refuses(ScenarioDocument &document, const QString &path, const QByteArray &before)
    {
        const Scenario work = document.scenario();
        const QString failure = document.save(path);
        QVERIFY(!failure.isEmpty());
        QVERIFY(document.isModified());
        QVERIFY(document.scenario() == work);
        QCOMPARE(contentOf(path), before);
    }

    /// Whether it has looked at all that was done to the file until now.
    bool hasLooked(const FileWatch &watch)
    {
        QCoreApplication::processEvents(); // the system's word of it
        return !watch.findChild<QTimer *>()->isActive();
    }

    void change(ScenarioDocument &document) { document.edit(bigBoard(true), QStringLiteral("change")); }

private slots:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        QFile::setPermissions(m_dir->path(), QFile::Permissions(0x7755));
        m_path = m_dir->filePath(QStringLiteral("board.towerwatch.yaml"));
    }

    void killedAtARandomMoment()
    {
        const int kills = soaked(14);
        const QByteArray first = QByteArray::fromStdString(writeScenario(bigBoard(false)));
        const QByteArray second = QByteArray::fromStdString(writeScenario(bigBoard(true)));
        int olds = 0;
        for (int i = 0; i < kills; ++i) {
            QProcess child;
            child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("save-forever"), m_path});
            QVERIFY(child.waitForReadyRead(patience));
            // A moment by chance within a save; none is too early or too late.
            usleep(QRandomGenerator::global()->bounded(13'000U));
            child.kill();
            QVERIFY(child.waitForFinished());
            const QByteArray found = contentOf(m_path);
            QVERIFY2(found == first || found == second, "half a file");
            olds += found == first;
        }
        qInfo("killed %d times while saving: %d found the one version, %d the other, none a part", kills,
              olds, kills - olds);
    }

    void fullDisk()
    {
        ScenarioDocument document;
        writeTo(m_path, "towerwatch: 1\n");
        QVERIFY(document.open(m_path));
        change(document);
        {
            const SmallDisk disk(64 * 1024);
            refuses(document, m_path, "towerwatch: 1\n");
        }
        QCOMPARE(document.save(m_path), QString());
        QCOMPARE(QDir(m_dir->path()).entryList(QDir::Files).size(), 1);
    }

    void fullFileSystem()
    {
        const QByteArray mountPoint = QFile::encodeName(m_dir->path());
        if (mount("tmpfs", mountPoint.constData(), "tmpfs", 0, "size=64k") != 0)
            QSKIP("no file system can be mounted here; fullDisk stands in");
        ScenarioDocument document;
        writeTo(m_path, "towerwatch: 1\n");
        const bool opened = document.open(m_path);
        change(document);
        refuses(document, m_path, "towerwatch: 1\n");
        umount(mountPoint.constData());
        QVERIFY(opened);
    }

    void picturesOnAFullDisk_data()
    {
        QTest::addColumn<QString>("ending");
        for (const char *ending : {"svg", "png", "pdf"})
            QTest::newRow(ending) << QString::fromLatin1(ending);
    }

    void picturesOnAFullDisk()
    {
        QFETCH(QString, ending);
        const QString path = m_dir->filePath(QStringLiteral("picture.") + ending);
        writeTo(path, "before");
        Scenario scenario = bigBoard(false);
        scenario.tiles.resize(40);
        const Sheet sheet{.position = std::make_shared<const Position>(scenario, builtInTiles())};
        const QByteArray picture = pictureOf(ending, {sheet}, QPageSize::A4);
        {
            const SmallDisk disk(4096);
            QVERIFY(!writeWholeFile(path, picture).isEmpty());
        }
        QCOMPARE(contentOf(path), QByteArray("before"));
        QCOMPARE(writeWholeFile(path, picture), QString());
        QVERIFY(contentOf(path).size() > 4096);
        QCOMPARE(QDir(m_dir->path()).entryList(QDir::Files).size(), 1);
    }

    void readOnlyFolder()
    {
        ScenarioDocument document;
        writeTo(m_path, "towerwatch: 1\n");
        QVERIFY(document.open(m_path));
        change(document);
        QVERIFY(QFile::setPermissions(m_dir->path(), QFile::Permissions(0x5555)));
        {
            const PlainUser user;
            refuses(document, m_path, "towerwatch: 1\n");
        }
        QVERIFY(QFile::setPermissions(m_dir->path(), QFile::Permissions(0x7755)));
    }

    void vanishedFolder()
    {
        const QString path = m_dir->filePath(QStringLiteral("sub/board.yaml"));
        QVERIFY(QDir(m_dir->path()).mkdir(QStringLiteral("sub")));
        writeTo(path, "towerwatch: 1\n");
        ScenarioDocument document;
        QVERIFY(document.open(path));
        change(document);
        QVERIFY(QDir(m_dir->filePath(QStringLiteral("sub"))).removeRecursively());
        refuses(document, path, {});
        QCOMPARE(document.save(m_path), QString());
        QVERIFY(!document.isModified());
    }

    void workThatCannotBeSavedIsStillKeptSafe()
    {
        RecoveryStore store(m_dir->filePath(QStringLiteral("recovery")));
        ScenarioDocument document;
        Recovery recovery(document, store);
        change(document);
        refuses(document, m_dir->filePath(QStringLiteral("nowhere/board.yaml")), {});
        QTRY_VERIFY(!recovery.file().isEmpty() && QFile::exists(recovery.file()));
    }

    void anotherProgramChangesTheFile_data()
    {
        QTest::addColumn<bool>("replaced");
        QTest::addColumn<bool>("reloads");
        QTest::addColumn<bool>("later"); // when the file is being watched already
        QTest::newRow("written, reloaded") << false << true << false;
        QTest::newRow("written, kept") << false << false << false;
        QTest::newRow("replaced, reloaded") << true << true << false;
        QTest::newRow("replaced, kept") << true << false << false;
        QTest::newRow("written later, reloaded") << false << true << true;
        QTest::newRow("replaced later, kept") << true << false << true;
    }

    void anotherProgramChangesTheFile()
    {
        QFETCH(bool, replaced);
        QFETCH(bool, reloads);
        QFETCH(bool, later);
        writeTo(m_path, "towerwatch: 1\n");
        NoticeBanner notice;
        ScenarioDocument document;
        QVERIFY(document.open(m_path));
        FileWatch watch(document, notice);
        change(document);
        const Scenario mine = document.scenario();
        if (later)
            QTRY_VERIFY(hasLooked(watch));
        if (replaced)
            QVERIFY(QFile::remove(m_path));
        writeTo(m_path, "towerwatch: 1\ntitle: theirs\n");
        QTRY_VERIFY(notice.isVisible());
        notice.findChild<QAbstractButton *>(QLatin1String(reloads ? "takeTheirs" : "keepMine"))->click();
        QVERIFY(notice.isHidden());
        QCOMPARE(document.isModified(), !reloads);
        QCOMPARE(document.scenario() == mine, !reloads);
        if (reloads) {
            document.undoStack()->undo();
            QVERIFY2(document.scenario() == mine, "reloading can be undone");
        }
        QTRY_VERIFY(hasLooked(watch));
        watch.look();
        QVERIFY2(notice.isHidden(), "asked once");
        QCOMPARE(document.save(m_path), QString());
        QTRY_VERIFY(hasLooked(watch));
        QVERIFY2(notice.isHidden(), "the own save is not another program's");
    }

    /// Where nothing is unsaved, what another program wrote is simply taken; undo brings the other back.
    void whatIsSavedIsLoadedAgainInSilence()
    {
        writeTo(m_path, "towerwatch: 1\ntitle: mine\n");
        NoticeBanner notice;
        ScenarioDocument document;
        QVERIFY(document.open(m_path));
        const Scenario mine = document.scenario();
        FileWatch watch(document, notice);
        QSignalSpy noticed(&watch, &FileWatch::noticed);
        writeTo(m_path, "towerwatch: 1\ntitle: theirs\n");
        watch.look();
        QVERIFY(notice.isHidden());
        QCOMPARE(noticed.size(), 1);
        QVERIFY(!document.isModified());
        QVERIFY(!(document.scenario() == mine));
        document.undo();
        QCOMPARE(document.scenario(), mine);
        // What cannot be read is not taken without a word.
        document.undoStack()->redo();
        writeTo(m_path, "towerwatch: [\n");
        watch.look();
        QVERIFY(notice.isVisible());
        QCOMPARE(document.draft(), QString());
        notice.findChild<QAbstractButton *>(QStringLiteral("takeTheirs"))->click();
        QCOMPARE(document.draft(), QStringLiteral("towerwatch: [\n"));
    }

    void theFileVanishes()
    {
        writeTo(m_path, "towerwatch: 1\n");
        NoticeBanner notice;
        ScenarioDocument document;
        QVERIFY(document.open(m_path));
        FileWatch watch(document, notice);
        QSignalSpy noticed(&watch, &FileWatch::noticed);
        QVERIFY(QFile::remove(m_path));
        QTRY_COMPARE(noticed.size(), 1);
        QVERIFY(document.isModified());
        QCOMPARE(document.save(m_path), QString());
        QVERIFY(!document.isModified());
    }

private:
    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_path;
};

TOWERWATCH_WINDOW_TEST(tst_Saving)
#include "tst_saving.moc"
