// SPDX-License-Identifier: MIT
#include "views/look/wordfilter.h"

#include "views/wording/rulingsearch.h"

namespace towerwatch {

WordFilter::WordFilter(QObject *parent, int role)
    : QSortFilterProxyModel(parent)
{
    setFilterRole(role);
    setRecursiveFilteringEnabled(true);
}

void WordFilter::setWords(const Texts &words)
{
    m_words = words;
    invalidateFilter();
}

bool WordFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    for (int column = 0; column < sourceModel()->columnCount(parent); ++column)
        if (matches(sourceModel()->index(row, column, parent).data(filterRole()).toString().toStdString(),
                    m_words))
            return true;
    return false;
}

} // namespace towerwatch
