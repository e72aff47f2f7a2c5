// SPDX-License-Identifier: MIT
#include "views/window/widgets/wordfilter.h"

#include "views/search/rulingsearch.h"

namespace towerwatch {

bool WordOrder::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const QVariant first = left.data(sortRole()), second = right.data(sortRole());
    if (first.userType() != QMetaType::QString || second.userType() != QMetaType::QString)
        return QSortFilterProxyModel::lessThan(left, right);
    if (const QLocale language(currentLanguage()); m_order.locale() != language)
        m_order.setLocale(language);
    return m_order.compare(first.toString(), second.toString()) < 0;
}

WordFilter::WordFilter(QObject *parent, int role)
    : WordOrder(parent)
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
