// SPDX-License-Identifier: MIT
#include "views/window/frame/recentfiles.h"

#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QDir>
#include <QSettings>

namespace towerwatch {

namespace {

const QString recentKey = QStringLiteral("recentFiles");

/// The path with the home directory as ~, safe as the text of a menu item. Where it is long, folders in its
/// middle are left out, not the file's name.
QString shownPath(const QString &path, const QFontMetrics &metrics)
{
    constexpr int letters = 60, leastFolder = 12;
    const QString home = QDir::homePath() + QLatin1Char('/');
    const QString full = shownName(
        (path.startsWith(home) ? QStringLiteral("~/") + path.mid(home.size()) : path).toStdString());
    const int room = letters * metrics.averageCharWidth();
    const qsizetype slash = full.lastIndexOf(QLatin1Char('/'));
    const QString name = metrics.elidedText(full.mid(slash + 1), Qt::ElideMiddle, room);
    const int forFolder =
        std::max(room - metrics.horizontalAdvance(name), leastFolder * metrics.averageCharWidth());
    QString text = metrics.elidedText(full.left(slash + 1), Qt::ElideMiddle, forFolder) + name;
    return text.replace(QLatin1Char('&'), QStringLiteral("&&"));
}

} // namespace

RecentFiles::RecentFiles(QMenu *menu)
    : QObject(menu)
    , m_menu(menu)
{
    menu->setToolTipsVisible(true);
    connect(menu, &QMenu::aboutToShow, this, &RecentFiles::fill);
}

QStringList RecentFiles::paths() const
{
    return QSettings().value(recentKey).toStringList();
}

void RecentFiles::add(const QString &path)
{
    QStringList all = paths();
    if (!all.isEmpty() && all.constFirst() == path)
        return; // writing settings waits for the disk
    all.removeAll(path);
    all.prepend(path);
    QSettings().setValue(recentKey, all.mid(0, most));
}

void RecentFiles::remove(const QString &path)
{
    QStringList all = paths();
    all.removeAll(path);
    QSettings().setValue(recentKey, all);
}

void RecentFiles::fill()
{
    m_menu->clear();
    int number = 0;
    for (const QString &path : paths()) {
        QAction *action = m_menu->addAction(
            QStringLiteral("&%1  %2").arg(++number % 10).arg(shownPath(path, m_menu->fontMetrics())), this,
            [this, path] { emit chosen(path); });
        action->setToolTip(plainly(shownName(path.toStdString())));
    }
    if (number == 0) {
        m_menu->addAction(tr("No files yet"))->setEnabled(false);
        return;
    }
    m_menu->addSeparator();
    m_menu->addAction(tr("&Clear the list"), this, [] { QSettings().remove(recentKey); });
}

} // namespace towerwatch

#include "moc_recentfiles.cpp"
