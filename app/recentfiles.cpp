// SPDX-License-Identifier: MIT
#include "app/recentfiles.h"

#include "views/wording/words.h"

#include <QDir>
#include <QSettings>

namespace towerwatch {

namespace {

const QString key = QStringLiteral("recentFiles");

/// The path with the home directory as ~, safe as the text of a menu item.
QString shownPath(const QString &path)
{
    const QString home = QDir::homePath() + QLatin1Char('/');
    const QString name = path.startsWith(home) ? QStringLiteral("~/") + path.mid(home.size()) : path;
    return shown(name.toStdString()).replace(QLatin1Char('&'), QStringLiteral("&&"));
}

} // namespace

RecentFiles::RecentFiles(QMenu *menu)
    : QObject(menu)
    , m_menu(menu)
{
    connect(menu, &QMenu::aboutToShow, this, &RecentFiles::fill);
}

QStringList RecentFiles::paths() const
{
    return QSettings().value(key).toStringList();
}

void RecentFiles::add(const QString &path)
{
    QStringList all = paths();
    all.removeAll(path);
    all.prepend(path);
    QSettings().setValue(key, all.mid(0, most));
}

void RecentFiles::remove(const QString &path)
{
    QStringList all = paths();
    all.removeAll(path);
    QSettings().setValue(key, all);
}

void RecentFiles::fill()
{
    m_menu->clear();
    int number = 0;
    for (const QString &path : paths()) {
        QAction *action =
            m_menu->addAction(QStringLiteral("&%1  %2").arg(++number % 10).arg(shownPath(path)));
        connect(action, &QAction::triggered, this, [this, path] { emit chosen(path); });
    }
    if (number == 0) {
        m_menu->addAction(tr("No files yet"))->setEnabled(false);
        return;
    }
    m_menu->addSeparator();
    connect(m_menu->addAction(tr("&Clear the list")), &QAction::triggered, this,
            [] { QSettings().remove(key); });
}

} // namespace towerwatch
