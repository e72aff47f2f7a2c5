// SPDX-License-Identifier: MIT
#include "views/window/collection/collectionmodel.h"

#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QDir>

#include <algorithm>

namespace towerwatch {

void CollectionModel::setFiles(const QString &folder, const QStringList &paths)
{
    beginResetModel();
    m_folder = folder;
    m_scenarios.clear();
    m_rows.clear();
    for (const QString &path : paths) {
        m_rows.insert(path, static_cast<int>(m_scenarios.size()));
        m_scenarios << CollectedScenario{path};
    }
    endResetModel();
}

void CollectionModel::setChecked(const QList<CollectedScenario> &found)
{
    for (const CollectedScenario &scenario : found)
        if (const int row = m_rows.value(scenario.path, -1); row >= 0) {
            m_scenarios[row] = scenario;
            m_pictures.remove(scenario.path);
            changed(scenario.path);
        }
}

void CollectionModel::setPicture(const QString &path, const QImage &picture)
{
    m_pictures.insert(path, new QImage(picture), static_cast<int>(picture.sizeInBytes() / 1024) + 1);
    changed(path);
}

void CollectionModel::forgetPictures()
{
    m_pictures.clear();
    reword();
}

void CollectionModel::setOpen(const QString &path)
{
    const QString before = std::exchange(m_open, path);
    changed(before);
    changed(path);
}

void CollectionModel::reword()
{
    if (!m_scenarios.isEmpty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

void CollectionModel::changed(const QString &path)
{
    if (const int row = m_rows.value(path, -1); row >= 0)
        emit dataChanged(index(row), index(row));
}

int CollectionModel::count(Standing standing) const
{
    return static_cast<int>(std::ranges::count(m_scenarios, standing, &CollectedScenario::standing));
}

int CollectionModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_scenarios.size());
}

QString CollectionModel::nameOf(const CollectedScenario &scenario) const
{
    return shownName(QDir(m_folder).relativeFilePath(scenario.path).toStdString());
}

QString CollectionModel::stateOf(const CollectedScenario &scenario) const
{
    switch (scenario.standing) {
    case Standing::Waiting: return tr("being checked…");
    case Standing::Met: return tr("as expected");
    case Standing::Differs:
        return scenario.expected == 1
                   ? tr("not as expected")
                   : tr("%1 of %2 not as expected").arg(scenario.differing).arg(scenario.expected);
    case Standing::ExpectsNothing: return tr("expects nothing");
    case Standing::Unreadable: return tr("cannot be read");
    }
    return {};
}

QVariant CollectionModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const CollectedScenario &scenario = m_scenarios.at(index.row());
    const QString title = scenario.title.isEmpty() ? nameOf(scenario) : scenario.title;
    const auto lines = [](QStringList parts) {
        parts.removeAll(QString());
        return parts.join(u'\n');
    };
    switch (role) {
    case Qt::DisplayRole: return title;
    case Qt::DecorationRole:
        if (const QImage *picture = m_pictures.object(scenario.path))
            return *picture;
        if (scenario.standing != Standing::Waiting && scenario.standing != Standing::Unreadable)
            emit pictureWanted(scenario.path);
        return {};
    case Qt::ToolTipRole: return plainly(lines({nameOf(scenario), scenario.decides, scenario.trouble}));
    case Qt::AccessibleTextRole: return lines({title, stateOf(scenario), scenario.decides});
    case PathRole: return scenario.path;
    case StandingRole: return static_cast<int>(scenario.standing);
    case StateRole: return stateOf(scenario);
    case DecidesRole: return scenario.decides.isEmpty() ? scenario.trouble : scenario.decides;
    case OpenRole: return !m_open.isEmpty() && scenario.path == m_open;
    case SearchRole:
        return QStringList{title, nameOf(scenario), scenario.decides, scenario.trouble, stateOf(scenario)}
            .join(u' ');
    default: return {};
    }
}

} // namespace towerwatch

#include "moc_collectionmodel.cpp"
