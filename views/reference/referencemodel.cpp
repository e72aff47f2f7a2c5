// SPDX-License-Identifier: MIT
#include "views/reference/referencemodel.h"

#include "resources/catalogue.h"
#include "views/reference/hitdelegate.h"
#include "views/wording/words.h"

namespace towerwatch {

namespace {

QString topicOf(const Ruling &ruling)
{
    return utf8(ruling.topic);
}

} // namespace

ReferenceModel::ReferenceModel(QObject *parent)
    : QAbstractListModel(parent)
{
    setFilter({});
}

QStringList ReferenceModel::topics()
{
    QStringList list;
    for (const Ruling &ruling : builtInRulings().rulings)
        if (const QString topic = topicOf(ruling); !list.contains(topic))
            list << topic;
    return list;
}

void ReferenceModel::setFilter(const RulingFilter &filter)
{
    beginResetModel();
    m_filter = filter;
    m_rows.clear();
    const auto found = findRulings(filter);
    m_rulingCount = static_cast<int>(found.size());
    for (const QString &topic : topics()) {
        const auto heading = m_rows.size();
        for (const Ruling *each : found)
            if (topicOf(*each) == topic)
                m_rows << Row{topic, each};
        if (m_rows.size() > heading)
            m_rows.insert(heading, Row{topic, nullptr});
    }
    endResetModel();
}

const Ruling *ReferenceModel::ruling(int row) const
{
    return row >= 0 && row < m_rows.size() ? m_rows[row].ruling : nullptr;
}

int ReferenceModel::rowOf(const QString &id) const
{
    for (int row = 0; row < m_rows.size(); ++row)
        if (m_rows[row].ruling && id == QLatin1String(m_rows[row].ruling->id.value))
            return row;
    return -1;
}

int ReferenceModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant ReferenceModel::data(const QModelIndex &index, int role) const
{
    const Row &row = m_rows[index.row()];
    if (!row.ruling) {
        if (role == Qt::DisplayRole)
            return topicName(row.topic);
        return role == HitDelegate::HeadingRole ? QVariant(true) : QVariant();
    }
    switch (role) {
    case Qt::DisplayRole: return rulingTitle(*row.ruling);
    case HitDelegate::KindRole: return static_cast<int>(row.ruling->kind);
    case HitDelegate::FactsRole: return editionsOf(*row.ruling);
    case Qt::AccessibleTextRole:
        return tr("%1; %2; %3", "title, kind and editions of a ruling")
            .arg(rulingTitle(*row.ruling), word(row.ruling->kind), editionsOf(*row.ruling));
    default: return {};
    }
}

Qt::ItemFlags ReferenceModel::flags(const QModelIndex &index) const
{
    return ruling(index.row()) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
                               : Qt::NoItemFlags;
}

} // namespace towerwatch
