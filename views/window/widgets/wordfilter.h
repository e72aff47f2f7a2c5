// SPDX-License-Identifier: MIT
/// Lists that are sorted and searched by words.
#pragma once

#include "views/words/text.h"

#include <QCollator>
#include <QSortFilterProxyModel>

namespace towerwatch {

/// Sorts texts as the language of the program does, whatever that of the desktop is.
class WordOrder : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    mutable QCollator m_order; ///< costly to make
};

/// Shows the rows that have all words in one of their columns, and in trees what is above them.
class WordFilter : public WordOrder
{
public:
    /// Looks for the words in what the items say in a role.
    explicit WordFilter(QObject *parent, int role = Qt::DisplayRole);
    void setWords(const Texts &words);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    Texts m_words;
};

} // namespace towerwatch
