// SPDX-License-Identifier: MIT
/// Lists that are searched by words.
#pragma once

#include "views/wording/text.h"

#include <QSortFilterProxyModel>

namespace towerwatch {

/// Shows the rows that have all words in one of their columns, and in trees what is above them.
class WordFilter : public QSortFilterProxyModel
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
