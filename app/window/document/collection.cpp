// SPDX-License-Identifier: MIT
#include "app/window/document/collection.h"

#include "app/window/document/document.h"
#include "views/telling/expectationreport.h"
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

Collection::Collection(QObject *parent)
    : QObject(parent)
{
    connect(&m_timer, &QTimer::timeout, this, &Collection::work);
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
    m_listing = {};
    for (const QString &place : std::as_const(m_places))
        (place.endsWith(u'/') ? m_listing.folders : m_listing.files) << QDir::cleanPath(place);
    m_unchecked.clear();
    m_isListed = m_places.isEmpty();
    m_timer.start();
}

void Collection::check(const QString &path)
{
    if (m_listing.files.contains(path) && !m_unchecked.contains(path)) {
        m_unchecked << path;
        m_timer.start();
    }
}

void Collection::draw(const PictureWish &wish)
{
    constexpr qsizetype most = 200; // more than are seen at once
    m_wishes.removeIf([&wish](const PictureWish &other) { return other.path == wish.path; });
    if (m_wishes.size() == most)
        m_wishes.removeFirst();
    m_wishes << wish;
    m_timer.start();
}

/// Goes on for a moment. Pictures are waited for, so they come first.
void Collection::work()
{
    constexpr int moment = 20; // ms in which nobody notices that the window does not listen
    QElapsedTimer time;
    time.start();
    QList<CollectedScenario> found;
    while (!time.hasExpired(moment) && m_timer.isActive()) {
        if (!m_wishes.isEmpty())
            drawNext();
        else if (!m_isListed)
            list();
        else if (!m_unchecked.isEmpty())
            found << checkedFile(m_unchecked.takeFirst());
        else
            m_timer.stop();
    }
    if (!found.isEmpty())
        emit checked(found);
}

/// Lists the next folder; after the last one all is listed.
void Collection::list()
{
    if (!m_listing.folders.isEmpty())
        return listFurther(m_listing, mostFiles);
    QStringList &files = m_listing.files;
    files.sort();
    files.removeDuplicates();
    m_listing.isCut = m_listing.isCut || files.size() > mostFiles;
    files = files.first(std::min(files.size(), mostFiles));
    m_unchecked = files;
    m_isListed = true;
    emit listed();
}

void Collection::drawNext()
{
    const PictureWish wish = m_wishes.takeLast();
    emit drawn(wish.path, pictureIn(wish));
}

} // namespace towerwatch

#include "moc_collection.cpp"
