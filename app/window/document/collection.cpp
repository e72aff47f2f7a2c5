// SPDX-License-Identifier: MIT
#include "app/window/document/collection.h"

#include "app/system/listing.h"
#include "app/window/document/document.h"
#include "views/reports/expectationreport.h"
#include "views/window/painting/boardrenderer.h"
#include "views/words/words.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>

#include <algorithm>

namespace towerwatch {

namespace {

constexpr double mostTile = 48; ///< pixels of a tile in a small picture

/// A text as far as a card or a tool tip has room for it.
QString brief(const QString &whole)
{
    const QString text = whole.simplified();
    constexpr qsizetype most = 300;
    return text.size() <= most ? text : text.first(most) + QChar(u'…');
}

/// The first place where answers are not as expected.
QString firstTrouble(const Scenario &scenario, const ScenarioCheck &check)
{
    for (const CheckedQuestion &each : check.questions)
        if (!each.differences.empty())
            return QStringLiteral("%1: %2").arg(QLatin1String(name(scenario.questions[each.question].ask)),
                                                QString(sentence(each.differences)));
    return {};
}

/// Reads and answers a file.
CollectedScenario checkedFile(const QString &path)
{
    const ScenarioFile file = readScenarioFile(path);
    CollectedScenario found{path};
    if (!file.position) {
        found.standing = Standing::Unreadable;
        found.trouble =
            brief(file.problems.empty() ? file.failure : QString(sentence(file.problems.front())));
        return found;
    }
    const Scenario &scenario = file.position->scenario();
    const ScenarioCheck check = checkScenario(*file.position);
    found.title = brief(shown(scenario.title.in(currentLanguage())));
    found.decides = brief(QString(check.question + " – " + check.verdict));
    if (scenario.questions.empty())
        found.decides.clear();
    found.trouble = brief(firstTrouble(scenario, check));
    found.expected = static_cast<int>(check.questions.size());
    found.differing = static_cast<int>(std::ranges::count_if(
        check.questions, [](const CheckedQuestion &each) { return !each.differences.empty(); }));
    found.standing = found.differing > 0  ? Standing::Differs
                     : found.expected > 0 ? Standing::Met
                                          : Standing::ExpectsNothing;
    return found;
}

QImage pictureIn(const PictureWish &wish)
{
    const ScenarioFile file = readScenarioFile(wish.path);
    return file.position ? boardWithin(wish.pixels, mostTile, *file.position, {}, wish.scheme) : QImage();
}

/// The deepest folder that holds all of these files and folders.
QString folderOf(const QStringList &places)
{
    QString common;
    for (const QString &place : places) {
        const QFileInfo info(place);
        const QString folder = info.isDir() ? info.absoluteFilePath() : info.absolutePath();
        if (common.isEmpty())
            common = folder;
        while (folder != common && !folder.startsWith(common.endsWith(u'/') ? common : common + u'/'))
            common = QFileInfo(common).path();
    }
    return common;
}

} // namespace

/// What a checking thread works on; results are handed over to the thread of the collection.
struct Collection::Job
{
    Collection *collection;
    QStringList places;
    Stamps stamps;
    Stop stop;

    /// Calls `act` there, unless the job was given up meanwhile.
    template <typename Act> void tell(Act act) const
    {
        QMetaObject::invokeMethod(collection, [stop = stop, act = std::move(act)] {
            if (!*stop)
                act();
        });
    }
};

Collection::Collection(QObject *parent)
    : QObject(parent)
{
    constexpr int settleTime = 200; // ms; programs write a file in several steps
    m_timer.setSingleShot(true);
    m_timer.setInterval(settleTime);
    connect(&m_timer, &QTimer::timeout, this, &Collection::look);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, [this] { m_timer.start(); });
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, [this](const QString &path) {
        m_changed << path; // within one tick of the clock its stamp may stay
        m_timer.start();
    });
    for (QThreadPool *pool : {&m_checkers, &m_painters}) {
        pool->setMaxThreadCount(1);
        pool->setThreadPriority(QThread::LowPriority);
    }
}

Collection::~Collection()
{
    if (m_stop)
        *m_stop = true;
}

void Collection::open(const QStringList &places)
{
    m_places.clear();
    for (const QString &place : places)
        m_places << QDir::cleanPath(QFileInfo(place).absoluteFilePath()) +
                        (QFileInfo(place).isDir() ? QStringLiteral("/") : QString());
    m_places.removeDuplicates();
    m_folder = folderOf(m_places);
    checkAll();
}

void Collection::checkAll()
{
    if (m_stop)
        *m_stop = true;
    m_stop.reset();
    m_stamps.clear();
    look();
}

void Collection::look()
{
    if (m_places.isEmpty())
        return;
    m_again = m_stop != nullptr;
    if (m_again)
        return;
    for (const QString &path : std::exchange(m_changed, {}))
        m_stamps.remove(path);
    m_stop = std::make_shared<std::atomic_bool>(false);
    m_checkers.start([job = Job{this, m_places, m_stamps, m_stop}] { work(job); });
}

/// Lists the files and checks those that are not as they were; on a thread of its own.
void Collection::work(const Job &job)
{
    QStringList files, folders;
    bool isCut = false;
    for (const QString &place : job.places) {
        const FolderListing found =
            place.endsWith(u'/') ? scenariosIn(QDir::cleanPath(place), mostFiles - files.size(),
                                               [&job] { return job.stop->load(); })
                                 : FolderListing{.files = {place}, .folders = {QFileInfo(place).path()}};
        files += found.files;
        folders += found.folders;
        isCut = isCut || found.isCut || files.size() > mostFiles;
    }
    files.removeDuplicates();
    files = files.first(std::min(files.size(), mostFiles));
    folders.removeDuplicates();
    Collection *collection = job.collection;
    job.tell([=] { collection->take(files, folders, isCut); });

    constexpr int pause = 100; // ms between two reports
    QElapsedTimer sinceReport;
    sinceReport.start();
    QList<CollectedScenario> found;
    Stamps stamps;
    const auto report = [&] {
        job.tell([collection, found = std::exchange(found, {}), stamps = std::exchange(stamps, {})] {
            collection->m_stamps.insert(stamps);
            emit collection->checked(found);
        });
        sinceReport.restart();
    };
    for (const QString &path : std::as_const(files)) {
        if (*job.stop)
            return;
        const Stamp stamp = stampOf(path);
        if (const auto known = job.stamps.constFind(path); known != job.stamps.cend() && *known == stamp)
            continue;
        found << checkedFile(path);
        stamps.insert(path, stamp);
        if (sinceReport.hasExpired(pause))
            report();
    }
    if (!found.isEmpty())
        report();
    job.tell([collection] {
        collection->m_stop.reset();
        emit collection->finished();
        if (collection->m_again)
            collection->look();
    });
}

Collection::Stamp Collection::stampOf(const QString &path)
{
    const QFileInfo info(path);
    return {info.lastModified(), info.exists() ? info.size() : -1};
}

void Collection::take(const QStringList &files, const QStringList &folders, bool isCut)
{
    m_isCut = isCut;
    watch(folders + files);
    const QSet<QString> present(files.cbegin(), files.cend());
    m_stamps.removeIf([&present](const Stamps::iterator &stamp) { return !present.contains(stamp.key()); });
    const bool isOther = std::exchange(m_files, files) != files;
    if (isOther || m_stamps.isEmpty())
        emit listed();
}

/// Watches files and folders, those named first: a system has only so many to give.
void Collection::watch(const QStringList &paths)
{
    constexpr qsizetype most = 1000;
    const QStringList wanted = paths.first(std::min(paths.size(), most));
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    const QSet<QString> wantedOnes(wanted.cbegin(), wanted.cend()),
        watchedOnes(watched.cbegin(), watched.cend());
    QStringList gone = watched, fresh = wanted;
    gone.removeIf([&](const QString &path) { return wantedOnes.contains(path); });
    fresh.removeIf(
        [&](const QString &path) { return watchedOnes.contains(path) || !QFileInfo::exists(path); });
    if (!gone.isEmpty())
        m_watcher.removePaths(gone);
    if (!fresh.isEmpty())
        m_watcher.addPaths(fresh);
}

void Collection::draw(const PictureWish &wish)
{
    constexpr qsizetype most = 200; // more than are seen at once
    m_wishes.removeIf([&wish](const PictureWish &other) { return other.path == wish.path; });
    if (m_wishes.size() == most)
        m_wishes.removeFirst();
    m_wishes << wish;
    if (!m_drawing)
        drawNext();
}

void Collection::drawNext()
{
    m_drawing = !m_wishes.isEmpty();
    if (!m_drawing)
        return;
    m_painters.start([this, wish = m_wishes.takeLast()] {
        const QImage picture = pictureIn(wish);
        QMetaObject::invokeMethod(this, [this, wish, picture] {
            emit drawn(wish.path, picture);
            drawNext();
        });
    });
}

} // namespace towerwatch

#include "moc_collection.cpp"
