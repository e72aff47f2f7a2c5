// SPDX-License-Identifier: MIT
/// Saving leaves the old file or the new one whole, whatever happens, and lets do with it what they could
/// before. TOWERWATCH_SOAK=25 kills a thousand times.
#include "app/system/recoverystore.h"
#include "app/system/saving.h"
#include "app/window/document/filewatch.h"
#include "model/edit/edits.h"
#include "model/format/scenariowriter.h"
#include "resources/catalogue.h"
#include "tests/support/program.h"
#include "tests/support/soak.h"
#include "tests/support/testmain.h"
#include "tests/support/texts.h"
#include "views/window/board/banner.h"

#include <QAbstractButton>
#include <QApplication>
#include <QProcess>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <csignal>
#include <cstdio>
#include <grp.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/xattr.h>
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
    static constexpr uid_t id = 65534;

    PlainUser()
        : m_user(geteuid())
    {
        m_changed = m_user == 0 && seteuid(id) == 0;
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

/// Somebody who uses this machine.
struct User
{
    uid_t id;
    gid_t group;
    QList<gid_t> others = {};
};
const gid_t team = 3000, users = 3100;
const User administrator{0, 0}, alice{2001, users, {team}}, bob{2002, users, {team}}, carol{2004, users},
    stranger{2003, users};

/// Runs a program as somebody; its exit status, -1 where that cannot be.
int runAs(const User &user, const QString &program, const QStringList &arguments)
{
    QProcess child;
    child.setChildProcessModifier([&user] {
        QList<gid_t> groups = user.others;
        groups << user.group;
        if (setgroups(static_cast<std::size_t>(groups.size()), groups.constData()) != 0 ||
            setgid(user.group) != 0 || setuid(user.id) != 0)
            _exit(127);
    });
    child.setProcessChannelMode(QProcess::ForwardedChannels);
    child.start(program, arguments);
    return child.waitForFinished(patience) && child.exitStatus() == QProcess::NormalExit ? child.exitCode()
                                                                                         : -1;
}

bool may(const User &user, const char *what, const QString &path)
{
    return runAs(user, QStringLiteral("test"), {QLatin1String(what), path}) == 0;
}

/// What each of them may do, as letters.
QByteArray rightsTo(const QString &path)
{
    QByteArray rights;
    for (const User &user : {alice, bob, carol, stranger}) {
        rights += may(user, "-r", path) ? 'r' : '-';
        rights += may(user, "-w", path) ? "w " : "- ";
    }
    return rights.trimmed();
}

QStringList filesIn(const QString &folder)
{
    return QDir(folder).entryList(QDir::Files | QDir::Hidden);
}

const char *accessList = "system.posix_acl_access", *folderList = "system.posix_acl_default";

/// The list in which the owner and one more user may read and write, the group `group`, and others nothing.
QByteArray listWith(uid_t user, char group)
{
    const auto entry = [](char tag, char may, quint32 id) {
        QByteArray bytes(8, 0);
        bytes[0] = tag;
        bytes[2] = may;
        for (int i = 0; i < 4; ++i)
            bytes[4 + i] = static_cast<char>(id >> 8 * i);
        return bytes;
    };
    const quint32 none = 0xffffffff;
    return QByteArray("\2\0\0\0", 4) + entry(1, 6, none) + entry(2, 6, user) + entry(4, group, none) +
           entry(0x10, 6, none) + entry(0x20, 0, none);
}

bool setList(const QString &path, const char *name, const QByteArray &list)
{
    return setxattr(path.toLocal8Bit(), name, list.constData(), static_cast<std::size_t>(list.size()), 0) ==
           0;
}

QByteArray listOf(const QString &path, const char *name = accessList)
{
    char value[1024];
    const auto size = getxattr(path.toLocal8Bit(), name, value, sizeof value);
    return size < 0 ? QByteArray() : QByteArray(value, size);
}

struct stat statOf(const QString &path)
{
    struct stat found = {};
    stat(path.toLocal8Bit().constData(), &found);
    return found;
}

const QByteArray emptyBoard = "towerwatch:   1\ntiles: []\n";

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
    void initTestCase() { QStandardPaths::setTestModeEnabled(false); }

    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_state = std::make_unique<QTemporaryDir>();
        QFile::setPermissions(m_dir->path(), QFile::Permissions(0x7755));
        QFile::setPermissions(m_state->path(), QFile::Permissions(0x7777)); // a state folder for each user
        qputenv("XDG_STATE_HOME", m_state->path().toLocal8Bit());
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
            QVERIFY(child.waitForFinished(patience));
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
        QCOMPARE(filesIn(m_dir->path()).size(), 1);
    }

    void longNames()
    {
        for (const int length : {248, 249, 250, 255}) {
            const QString path = m_dir->filePath(QString(length, u'n'));
            QCOMPARE(writeWholeFile(path, "one"), QString());
            QCOMPARE(writeWholeFile(path, "two"), QString());
            QCOMPARE(contentOf(path), QByteArray("two"));
        }
        QVERIFY(!writeWholeFile(m_dir->filePath(QString(256, u'n')), "one").isEmpty());
        QCOMPARE(filesIn(m_dir->path()).size(), 4);
    }

    /// A new file has the rights that new files have here, whoever else makes files just then.
    void newFiles()
    {
        const mode_t before = umask(027);
        QCOMPARE(writeWholeFile(m_path, "new"), QString());
        umask(before);
        QCOMPARE(statOf(m_path).st_mode & 07777, mode_t{0640});
    }

    void inPlace_data()
    {
        QTest::addColumn<QString>("why");
        for (const char *why : {"another name", "a note", "the folder"})
            QTest::newRow(why) << QString::fromLatin1(why);
    }

    /// A file that must keep its place is filled, once what it held can be brought back.
    void inPlace()
    {
        QFETCH(QString, why);
        const QString other = m_state->filePath(QStringLiteral("other"));
        writeTo(m_path, emptyBoard);
        chmod(m_path.toLocal8Bit().constData(), 0604);
        if (why == u"another name")
            QVERIFY(link(m_path.toLocal8Bit().constData(), other.toLocal8Bit().constData()) == 0);
        if (why == u"a note" && !setList(m_path, "user.note", "of mine"))
            QSKIP("this file system has no attributes");
        std::optional<PlainUser> user;
        if (why == u"the folder") {
            QVERIFY(QFile::setPermissions(m_dir->path(), QFile::Permissions(0x5555)));
            if (geteuid() == 0)
                QCOMPARE(chown(m_path.toLocal8Bit().constData(), PlainUser::id, PlainUser::id), 0);
            user.emplace();
        }
        const auto inode = statOf(m_path).st_ino;
        QCOMPARE(writeWholeFile(m_path, "after"), QString());
        QCOMPARE(contentOf(m_path), QByteArray("after"));
        QCOMPARE(statOf(m_path).st_ino, inode);
        QCOMPARE(statOf(m_path).st_mode & 07777, mode_t{0604});
        if (why == u"another name")
            QCOMPARE(contentOf(other), QByteArray("after"));
        const auto kept = RecoveryStore().discarded();
        QCOMPARE(kept.size(), 1);
        QCOMPARE(kept[0].snapshot.text, emptyBoard);
        QCOMPARE(kept[0].snapshot.path, m_path);
        user.reset();
        QVERIFY(QFile::setPermissions(m_dir->path(), QFile::Permissions(0x7755)));
    }

    /// Nothing is begun where what a file holds cannot be kept safe; what is begun and fails is taken back.
    void brokenInPlace()
    {
        writeTo(m_path, emptyBoard);
        if (!setList(m_path, "user.note", "of mine"))
            QSKIP("this file system has no attributes");
        for (const rlim_t room : {50, 1000}) { // for what is kept safe: too little, enough
            const SmallDisk disk(room);
            QVERIFY(!writeWholeFile(m_path, QByteArray(2000, 'x')).isEmpty());
            QCOMPARE(contentOf(m_path), emptyBoard);
        }
    }

    void others_data()
    {
        QTest::addColumn<gid_t>("group");
        QTest::addColumn<int>("mode");
        QTest::addColumn<QByteArray>("list");
        QTest::addColumn<QByteArray>("folder");
        QTest::addColumn<uid_t>("saver");
        const QByteArray none;
        QTest::newRow("her own") << users << 0600 << none << none << alice.id;
        QTest::newRow("of the team, by another member") << team << 0660 << none << none << bob.id;
        QTest::newRow("for one more, by the one")
            << users << 0600 << listWith(carol.id, 0) << none << carol.id;
        QTest::newRow("for everybody but the team") << team << 0606 << none << none << stranger.id;
        QTest::newRow("by the administrator") << team << 0640 << none << none << administrator.id;
        QTest::newRow("in a folder that lets in strangers")
            << users << 0640 << none << listWith(stranger.id, 6) << alice.id;
    }

    /// Whoever saves: everybody may do what he could before, and nobody more.
    void others()
    {
        QFETCH(gid_t, group);
        QFETCH(int, mode);
        QFETCH(QByteArray, list);
        QFETCH(QByteArray, folder);
        QFETCH(uid_t, saver);
        if (geteuid() != 0 || runAs(bob, QStringLiteral("true"), {}) != 0)
            QSKIP("only the administrator can be several users");
        QCOMPARE(chmod(m_dir->path().toLocal8Bit().constData(), 0777), 0);
        writeTo(m_path, emptyBoard);
        const QByteArray name = m_path.toLocal8Bit();
        QVERIFY(chown(name.constData(), alice.id, group) == 0 &&
                chmod(name.constData(), static_cast<mode_t>(mode)) == 0);
        if ((!list.isEmpty() && !setList(m_path, accessList, list)) ||
            (!folder.isEmpty() && !setList(m_dir->path(), folderList, folder)))
            QSKIP("this file system has no access lists");
        const QByteArray before = rightsTo(m_path);
        const QTemporaryDir bin; // they may look into, whatever holds the build
        const QString program = bin.filePath(QStringLiteral("towerwatch"));
        QVERIFY(QFile::copy(QStringLiteral(TOWERWATCH_PROGRAM), program));
        QCOMPARE(chmod(bin.path().toLocal8Bit().constData(), 0755), 0);
        for (const User &user : {administrator, alice, bob, carol, stranger})
            if (user.id == saver)
                QCOMPARE(runAs(user, program, {"format", m_path}), 0);
        QVERIFY(contentOf(m_path) != emptyBoard);
        QCOMPARE(rightsTo(m_path), before);
        QCOMPARE(statOf(m_path).st_uid, alice.id);
        QCOMPARE(statOf(m_path).st_gid, group);
        QCOMPARE(listOf(m_path), list);
        QCOMPARE(filesIn(m_dir->path()).size(), 1);
    }

    void readOnlyFolder()
    {
        ScenarioDocument document;
        writeTo(m_path, "towerwatch: 1\n");
        QVERIFY(document.open(m_path));
        change(document);
        QVERIFY(QFile::setPermissions(m_dir->path(), QFile::Permissions(0x5555)) &&
                QFile::setPermissions(m_path, QFile::Permissions(0x4444)));
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
    std::unique_ptr<QTemporaryDir> m_dir, m_state;
    QString m_path;
};

TOWERWATCH_WINDOW_TEST(tst_Saving)
#include "tst_saving.moc"
