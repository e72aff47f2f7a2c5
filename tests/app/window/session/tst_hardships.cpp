// SPDX-License-Identifier: MIT
/// What happens around the program: others write the same file, files are gone when a session comes back,
/// what is dropped is hostile, clocks jump, the language changes while a dialog is open. TOWERWATCH_SOAK=20
/// goes on longer.
#include "app/system/language.h"
#include "app/system/machine.h"
#include "app/system/recoverystore.h"
#include "app/window/document/fileflow.h"
#include "app/window/document/filewatch.h"
#include "app/window/frame/mainwindow.h"
#include "app/window/session/session.h"
#include "model/edit/edits.h"
#include "model/format/scenarioreader.h"
#include "resources/catalogue.h"
#include "tests/support/clitest.h"
#include "tests/support/dice.h"
#include "tests/support/soak.h"
#include "tests/support/testmain.h"
#include "views/window/board/banner.h"
#include "views/window/board/boardwidget.h"
#include "views/window/board/hand.h"
#include "views/window/frame/recentfiles.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QDropEvent>
#include <QMenu>
#include <QMimeData>
#include <QProcess>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTimeZone>
#include <QTimer>
#include <QUrl>
#include <sys/stat.h>
#include <unistd.h>

using namespace towerwatch;

namespace {

const QByteArray oneMonastery = "towerwatch:   1\ntiles: [{tile: base-B-monastery,   at: [0, 0]}]\n";

Scenario titled(const Scenario &scenario, int number)
{
    return withTitle(scenario, {{{"", std::to_string(number)}}});
}

int titleOf(const Scenario &scenario)
{
    return std::atoi(std::string(scenario.title.in("")).c_str());
}

int titleIn(const QString &file)
{
    const ScenarioFile found = readScenarioFile(file);
    return found.position ? titleOf(found.position->scenario()) : -1;
}

/// Somebody at a window with a file that another window has open, too.
struct OneOfTwo
{
    OneOfTwo() { QObject::connect(&files, &FileFlow::changedOutside, &watch, &FileWatch::lookAgain); }

    NoticeBanner notice;
    QWidget window;
    QMenu menu;
    RecentFiles recent{&menu};
    ScenarioDocument document;
    FileFlow files{document, recent, &window};
    FileWatch watch{document, notice};
    int seen = 0; ///< the number of what he last saw in the file
};

/// Answers every dialog that opens, until it is destroyed.
class Answers
{
public:
    explicit Answers(void (QDialog::*answer)())
    {
        QObject::connect(&m_timer, &QTimer::timeout, [answer] {
            if (auto *box = qobject_cast<QDialog *>(QApplication::activeModalWidget()))
                (box->*answer)();
        });
        m_timer.start(1);
    }

private:
    QTimer m_timer;
};

/// How many bytes of memory the process has at most, since it was asked last.
qint64 mostMemory()
{
    QFile status(QStringLiteral("/proc/self/status")), reset(QStringLiteral("/proc/self/clear_refs"));
    const QByteArray all = status.open(QIODevice::ReadOnly) ? status.readAll() : QByteArray();
    const QByteArray peak = all.mid(all.indexOf("VmHWM:") + 6).trimmed();
    if (reset.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        reset.write("5");
    return peak.left(peak.indexOf(' ')).toLongLong() << 10;
}

/// Drags something over a widget and lets it go.
void dropOn(QWidget *target, const QMimeData &data)
{
    QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(target, &enter);
    QDragMoveEvent move({6, 6}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(target, &move);
    QDropEvent drop(QPointF(6, 6), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(target, &drop);
    QCoreApplication::processEvents();
}

} // namespace

class TestHardships : public CliTest
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void severalProgramsOnOneFile();
    void twoWindowsOnOneFile();
    void fileThatBecomesALink();
    void folderThatIsClosed();
    void sessionOfMissingFiles();
    void hostileDrops();
    void heavyDrops_data();
    void heavyDrops();
    void clocksThatJump();
    void languagesInOpenDialogs();
    void importWhileAnotherFileOpens();
};

void TestHardships::initTestCase()
{
    QApplication::setQuitOnLastWindowClosed(false);
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("towerwatch-hardship-tests"));
    QSettings().clear();
    QDir(RecoveryStore::defaultFolder()).removeRecursively();
}

/// They all find a whole file, leave a whole one, and nothing beside it.
void TestHardships::severalProgramsOnOneFile()
{
    const QByteArray canonical = run({"format", "-"}, oneMonastery).out;
    for (int round = 0, rounds = soaked(3); round < rounds; ++round) {
        const QString file = write(QStringLiteral("scenario.yaml"), oneMonastery);
        std::vector<std::unique_ptr<QProcess>> programs;
        for (int i = 0; i < 6; ++i) {
            programs.push_back(std::make_unique<QProcess>());
            programs.back()->start(QStringLiteral(TOWERWATCH_PROGRAM),
                                   {QLatin1String(i % 3 ? "format" : "check"), file});
        }
        for (const auto &program : programs) {
            QVERIFY(program->waitForFinished(patience));
            QVERIFY2(program->exitCode() == 0, program->readAllStandardError());
        }
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(written.readAll(), canonical);
        QCOMPARE(QDir(path({})).entryList(QDir::Files | QDir::Hidden), QStringList{"scenario.yaml"});
    }
}

/// Whoever has unsaved work keeps it until he says otherwise; whoever has none sees what the other saved; and
/// nobody saves over what he has not seen.
void TestHardships::twoWindowsOnOneFile()
{
    randomboards::Dice dice(7);
    const QString file = write(QStringLiteral("scenario.yaml"), oneMonastery);
    std::array<OneOfTwo, 2> seats;
    for (OneOfTwo &seat : seats)
        QVERIFY(seat.document.open(file));
    int saved = 0, held = 0;
    for (int step = 1, steps = soaked(200); step < steps; ++step) {
        OneOfTwo &seat = seats[static_cast<std::size_t>(dice.below(2))];
        const int kind = dice.below(4), before = titleOf(seat.document.scenario()), there = titleIn(file);
        if (kind == 0) {
            seat.document.edit(titled(seat.document.scenario(), step), QStringLiteral("title"));
        } else if (kind == 1) {
            const bool modified = seat.document.isModified();
            seat.files.save();
            const bool may = seat.seen == there;
            QCOMPARE(titleIn(file), may ? before : there);
            QCOMPARE(titleOf(seat.document.scenario()), may || modified ? before : there);
            QVERIFY(may || !modified || !seat.notice.isHidden());
            ++(may ? saved : held);
            if (may || !modified)
                seat.seen = titleIn(file);
        } else {
            const bool modified = seat.document.isModified();
            seat.watch.look();
            QCOMPARE(titleOf(seat.document.scenario()), modified ? before : there);
            if (!modified)
                seat.seen = there;
            if (!seat.notice.isHidden()) {
                QVERIFY(modified);
                const bool takes = dice.chance(50);
                seat.notice.findChild<QAbstractButton *>(QLatin1String(takes ? "takeTheirs" : "keepMine"))
                    ->click();
                QCOMPARE(titleOf(seat.document.scenario()), takes ? there : before);
                seat.seen = there;
            }
        }
    }
    QVERIFY(saved > 0 && held > 0);
}

/// What was put elsewhere, with a link left in its place, is saved where it is now; where the link leads to
/// nothing a person may write, nothing is written.
void TestHardships::fileThatBecomesALink()
{
    const QString file = write(QStringLiteral("scenario.yaml"), oneMonastery),
                  away = path(QStringLiteral("away"));
    ScenarioDocument document;
    QVERIFY(document.open(file));
    document.edit(titled(document.scenario(), 5), QStringLiteral("title"));
    QVERIFY(QFile::rename(file, away) && QFile::link(away, file));
    QCOMPARE(document.save(file), QString());
    QVERIFY(QFileInfo(file).isSymLink());
    QCOMPARE(titleOf(readScenarioFile(away).position->scenario()), 5);
    document.edit(titled(document.scenario(), 6), QStringLiteral("title"));
    QVERIFY(QFile::remove(file) && QFile::link(path(QStringLiteral("no/where")), file));
    QVERIFY(!document.save(file).isEmpty() && document.isModified());
    QVERIFY(QFile::remove(file) && QFile::link(path({}), file));
    QVERIFY(!document.save(file).isEmpty() && document.isModified());
    QCOMPARE(titleOf(readScenarioFile(away).position->scenario()), 5);
}

/// A file of a folder that nothing can be added to any more is written in its place; one that may not be
/// written, either, stays as it is, and so does the work.
void TestHardships::folderThatIsClosed()
{
    const QString folder = path(QStringLiteral("folder")), file = folder + QStringLiteral("/scenario.yaml");
    QVERIFY(QDir().mkpath(folder));
    write(QStringLiteral("folder/scenario.yaml"), oneMonastery);
    for (const QString &each : {path({}), folder, file})
        QVERIFY(chmod(each.toLocal8Bit().constData(), 0777) == 0);
    const uid_t user = geteuid();
    ScenarioDocument document;
    QVERIFY(document.open(file));
    const auto saveAs = [&](int number, mode_t ofFile) {
        document.edit(titled(document.scenario(), number), QStringLiteral("title"));
        chmod(file.toLocal8Bit().constData(), ofFile);
        chmod(folder.toLocal8Bit().constData(), 0555);
        if (user == 0 && seteuid(65534) != 0) // whom permissions hold back
            return QStringLiteral("no other user");
        const QString failure = document.save(file);
        if (user == 0 && seteuid(user) != 0)
            qFatal("cannot become the user of before");
        return failure;
    };
    QCOMPARE(saveAs(7, 0666), QString());
    QCOMPARE(titleOf(readScenarioFile(file).position->scenario()), 7);
    QVERIFY(!saveAs(8, 0444).isEmpty() && document.isModified());
    QCOMPARE(titleOf(readScenarioFile(file).position->scenario()), 7);
    QCOMPARE(titleOf(document.scenario()), 8);
    QCOMPARE(QDir(folder).entryList(QDir::Files | QDir::Hidden), QStringList{"scenario.yaml"});
    chmod(folder.toLocal8Bit().constData(), 0777);
}

/// What is gone, unreadable or no file is told or passed over; the others come back.
void TestHardships::sessionOfMissingFiles()
{
    const QString good = write(QStringLiteral("good.yaml"), oneMonastery),
                  pipe = path(QStringLiteral("pipe.yaml"));
    QCOMPARE(mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
    const Answers closing(&QDialog::reject);
    for (const QString &bad :
         {path(QStringLiteral("gone.yaml")), path({}), pipe, QStringLiteral("/dev/zero"),
          QStringLiteral("/dev/full"), QString(), QString(5000, u'x'), QString(QChar(0xDC80)),
          write(QStringLiteral("broken.yaml"), "towerwatch: [\n"),
          write(QStringLiteral("broken.jcz"), "PK\3\4"), write(QStringLiteral("empty.yaml"), {})})
        for (const QStringList &files : {QStringList{bad, good}, QStringList{good, bad}}) {
            QSettings().setValue(QStringLiteral("session/restore"), true);
            QSettings().setValue(QStringLiteral("session/files"), files);
            Session session;
            session.start({});
            const auto windows = session.windows();
            QVERIFY2(std::any_of(windows.begin(), windows.end(),
                                 [&](MainWindow *window) { return window->document().path() == good; }),
                     qPrintable(bad));
            for (MainWindow *window : windows)
                window->document().undoStack()->setClean();
        }
    QSettings().setValue(QStringLiteral("session/restore"), false);
}

void TestHardships::hostileDrops()
{
    randomboards::Dice dice(11);
    Session session;
    session.start({});
    MainWindow *window = session.windows().constFirst();
    window->document().openCopy(*readScenario(oneMonastery.toStdString(), builtInTiles()).scenario);
    const Scenario before = window->document().scenario();
    const Answers closing(&QDialog::reject);
    const QStringList kinds{Hand::mimeType(), "text/plain", "text/uri-list", "text/html",
                            "application/x-qt-image"};
    const QByteArrayList parts{"tile ",
                               "figure ",
                               "meeple",
                               " red",
                               " of ",
                               " on ",
                               "%",
                               "%00",
                               "\n",
                               "file:///dev/zero",
                               "file:///proc/self/mem",
                               "http://localhost/",
                               "TW1-",
                               "\xff\xfe",
                               "90 ",
                               "-1 ",
                               "999999999999 ",
                               "<img src=file:///dev/zero>",
                               QByteArray(100'000, 'x'),
                               QByteArray(1, '\0')};
    for (int i = 0, most = soaked(150); i < most; ++i) {
        QMimeData data;
        for (int kind = dice.below(3); kind >= 0; --kind) {
            QByteArray bytes;
            for (int part = dice.below(5); part >= 0; --part)
                bytes += dice.pick(parts);
            data.setData(dice.pick(kinds), bytes);
        }
        for (QWidget *target : {static_cast<QWidget *>(window), static_cast<QWidget *>(window->board())})
            dropOn(target, data);
        QVERIFY(window->document().scenario() == before || window->document().isModified());
        window->document().undoStack()->setClean();
    }
}

void TestHardships::heavyDrops_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QByteArray>("start");
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<int>("times");
    constexpr int megabytes = 50 << 20;
    const auto row = [](const char *name, const QString &kind, const char *start, const char *part,
                        int times) {
        QTest::newRow(name) << kind << QByteArray(start) << QByteArray(part) << times;
    };
    row("a tile", Hand::mimeType(), "tile ", "x", megabytes);
    row("a figure", Hand::mimeType(), "figure ", "meeple ", megabytes / 7);
    row("numbers", Hand::mimeType(), "tile base-B-monastery ", "9", megabytes);
    row("text", "text/plain", "", "towerwatch: 1\n", megabytes / 14);
    row("a code", "text/plain", "TW1-", "A", megabytes);
    row("a picture", "application/x-qt-image", "", "x", megabytes);
    row("files that are gone", "text/uri-list", "", "file:///no/where.yaml\r\n", 5000);
    row("games that are gone", "text/uri-list", "", "file:///no/where.jcz\r\n", 5000);
    row("other places", "text/uri-list", "", "http://localhost/x.yaml\r\n", 5000);
    row("no places", "text/uri-list", "", ":/\\:%%%\r\n", 5000);
}

/// Whatever is dropped and however much of it: few windows and few refusals come of it, not much memory is
/// taken, and the board stays.
void TestHardships::heavyDrops()
{
    QFETCH(QString, kind);
    QFETCH(QByteArray, start);
    QFETCH(QByteArray, part);
    QFETCH(int, times);
    constexpr qsizetype few = 50;
    Session session;
    session.start({});
    MainWindow *window = session.windows().constFirst();
    window->document().openCopy(*readScenario(oneMonastery.toStdString(), builtInTiles()).scenario);
    const Scenario before = window->document().scenario();
    QSignalSpy refused(window->files(), &FileFlow::refused);
    QMimeData data;
    data.setData(kind, start + part.repeated(times));
    mostMemory();
    const qint64 memory = mostMemory();
    for (QWidget *target : {static_cast<QWidget *>(window), static_cast<QWidget *>(window->board())})
        dropOn(target, data);
    QVERIFY(window->document().scenario() == before);
    QCOMPARE(session.windows().size(), 1);
    QVERIFY2(refused.size() < few, qPrintable(QString::number(refused.size())));
    QVERIFY(QApplication::topLevelWidgets().size() < few);
#ifndef TOWERWATCH_SANITIZED
    constexpr qint64 often = 6; // how often what is dropped is held: as bytes and as text of twice the size
    const qint64 more = mostMemory() - memory, dropped = part.size() * times;
    QVERIFY2(more < often * dropped + (64 << 20), qPrintable(QString::number(more >> 20)));
#endif
}

/// Work that was kept safe at another time than it is now comes back, and what is discarded now stays for its
/// days.
void TestHardships::clocksThatJump()
{
    const QString folder = path(QStringLiteral("recovery"));
    {
        RecoveryStore store(folder);
        for (const int year : {1970, 2024, 2400}) {
            const QDateTime then(QDate(year, 1, 2), QTime(3, 4), QTimeZone::utc());
            QCOMPARE(store.write(store.newFile(), {{}, {}, oneMonastery, then}), QString());
        }
    }
    RecoveryStore store(folder);
    const auto found = store.claim();
    QCOMPARE(found.size(), 3);
    for (qsizetype i = 1; i < found.size(); ++i)
        QVERIFY(found[i - 1].snapshot.time < found[i].snapshot.time);
    for (const UnsavedWork &work : found)
        QCOMPARE(store.discard(work.snapshot), QString());
    QCOMPARE(store.discarded().size(), 3);
}

/// Whatever is open when another language is chosen goes on in it.
void TestHardships::languagesInOpenDialogs()
{
    Session session;
    session.start({exampleFile});
    const QPointer<MainWindow> window = session.windows().constFirst();
    int seen = 0;
    QTimer looking;
    connect(&looking, &QTimer::timeout, [&seen] {
        QList<QPointer<QDialog>> open;
        for (QWidget *top : QApplication::topLevelWidgets())
            if (auto *dialog = qobject_cast<QDialog *>(top); dialog && dialog->isVisible())
                open << dialog;
        for (const QPointer<QDialog> &dialog : open) {
            for (const QString &language : languages()) {
                chooseLanguage(language);
                if (dialog)
                    dialog->grab();
            }
            ++seen;
            if (dialog)
                dialog->reject();
        }
    });
    looking.start(1);
    const QString first = languages().first();
    QList<QPointer<QAction>> actions; // some are made anew for another language
    for (QAction *action : window->findChildren<QAction *>())
        actions << action;
    for (const QPointer<QAction> &action : actions) {
        if (!action || !action->isEnabled() || !action->text().endsWith(u'…'))
            continue;
        action->trigger();
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents();
        QVERIFY(window);
    }
    looking.stop();
    chooseLanguage(first);
    QVERIFY(seen > 5);
}

/// Files that are opened while others still are: each is there at the end, or was refused with words.
void TestHardships::importWhileAnotherFileOpens()
{
    const QString game = QStringLiteral(TOWERWATCH_SOURCE_DIR "/tests/jcz/tower.jcz");
    const Answers closing(&QDialog::accept);
    const QString good = write(QStringLiteral("good.yaml"), oneMonastery);
    for (const QStringList &files :
         {QStringList{exampleFile, game, good}, {game, exampleFile, good}, {good, game, game, exampleFile}}) {
        Session session;
        session.start({files.first()}, readAhead(files.first()));
        for (const QString &other : files.mid(1))
            session.windows().constFirst()->files()->openBeside(other);
        QSet<QString> open;
        for (MainWindow *window : session.windows())
            open << window->document().path();
        QVERIFY(open.contains(good) && open.contains(exampleFile));
        for (MainWindow *window : session.windows())
            window->document().undoStack()->setClean();
    }
}

TOWERWATCH_WINDOW_TEST(TestHardships)
#include "tst_hardships.moc"
