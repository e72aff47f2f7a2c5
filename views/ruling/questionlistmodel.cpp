// SPDX-License-Identifier: MIT
#include "views/ruling/questionlistmodel.h"

namespace towerwatch {

void QuestionListModel::setQuestions(int count, std::function<QString(int)> nameOf)
{
    beginResetModel();
    m_count = count;
    m_nameOf = std::move(nameOf);
    endResetModel();
}

void QuestionListModel::setOther(const QString &other)
{
    if (other == m_other)
        return;
    beginResetModel();
    m_other = other;
    endResetModel();
}

int QuestionListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_count + (m_other.isEmpty() ? 0 : 1);
}

QVariant QuestionListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || role != Qt::DisplayRole)
        return {};
    if (index.row() >= m_count)
        return tr("Asked here · %1", "a question that is not in the file").arg(m_other);
    const QString name = m_nameOf(index.row());
    return m_count > 1 ? tr("%1 of %2 · %3").arg(index.row() + 1).arg(m_count).arg(name) : name;
}

} // namespace towerwatch
