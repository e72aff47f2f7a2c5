// SPDX-License-Identifier: MIT
/// What happens around the program: others write the same file, files are gone when a session comes back,
/// what is dropped is hostile, clocks jump, the language changes while a dialog is open. TOWERWATCH_SOAK=20
/// goes on longer.
#include "app/system/language.h"
#include "app/system/machine.h"
#include "app/system/recoverystore.h"
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
#include "views/window/board/boardwidget.h"
#include "views/window/board/hand.h"
#include "views/window/kit/banner.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QDropEvent>
#include <QMimeData>
#include <QProcess>
#include <QSettings>
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

/// Somebody at a window with a file that another window has open, too.
struct Seat
{
    NoticeBanner notice;
    ScenarioDocument document;
    FileWatch watch{document, notice};
    int mine = 0; ///< the number of what was last written here
};

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

/// Whoever has unsaved work keeps it until he says otherwise; whoever has none sees what the other saved.
void TestHardships::twoWindowsOnOneFile()
{
    randomboards::Dice dice(7);
    const QString file = write(QStringLiteral("scenario.yaml"), oneMonastery);
    std::array<Seat, 2> seats;
    for (Seat &seat : seats)
        QVERIFY(seat.document.open(file));
    for (int step = 1, steps = soaked(200); step < steps; ++step) {
        Seat &seat = seats[static_cast<std::size_t>(dice.below(2))];
        const int kind = dice.below(4);
        if (kind == 0) {
            seat.document.edit(titled(seat.document.scenario(), step), QStringLiteral("title"));
            seat.mine = step;
        } else if (kind == 1 && seat.notice.isHidden()) {
            QCOMPARE(seat.document.save(file), QString());
            seat.watch.look();
        } else {
            const bool modified = seat.document.isModified();
            const int before = titleOf(seat.document.scenario());
            seat.watch.look();
            const ScenarioFile found = readScenarioFile(file);
            QVERIFY(found.position);
            if (modified)
                QCOMPARE(titleOf(seat.document.scenario()), before);
            else
                QCOMPARE(titleOf(seat.document.scenario()), titleOf(found.position->scenario()));
            if (!seat.notice.isHidden()) {
                QVERIFY(modified);
                const bool takes = dice.chance(50);
                seat.notice.findChild<QAbstractButton *>(QLatin1String(takes ? "takeTheirs" : "keepMine"))
                    ->click();
                QCOMPARE(titleOf(seat.document.scenario()),
                         takes ? titleOf(found.position->scenario()) : before);
            }
        }
    }
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
    QTimer closing;
    connect(&closing, &QTimer::timeout, [] {
        if (auto *box = qobject_cast<QDialog *>(QApplication::activeModalWidget()))
            box->reject();
    });
    closing.start(1);
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
    QTimer closing;
    connect(&closing, &QTimer::timeout, [] {
        if (auto *box = qobject_cast<QDialog *>(QApplication::activeModalWidget()))
            box->reject();
    });
    closing.start(1);
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
        for (QWidget *target : {static_cast<QWidget *>(window), static_cast<QWidget *>(window->board())}) {
            QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
            QApplication::sendEvent(target, &enter);
            QDragMoveEvent move({6, 6}, Qt::CopyAction, &data, Qt::LeftButton, {});
            QApplication::sendEvent(target, &move);
            QDropEvent drop(QPointF(6, 6), Qt::CopyAction, &data, Qt::LeftButton, {});
            QApplication::sendEvent(target, &drop);
            QCoreApplication::processEvents();
        }
        QVERIFY(window->document().scenario() == before || window->document().isModified());
        window->document().undoStack()->setClean();
    }
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
    QTimer closing;
    connect(&closing, &QTimer::timeout, [] {
        if (auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget()))
            dialog->accept();
    });
    closing.start(1);
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
