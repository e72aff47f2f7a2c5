// SPDX-License-Identifier: MIT
/// The shipped scenarios as a tree: topics, and under each its scenarios.
#pragma once

#include <QSortFilterProxyModel>
#include <QStandardItemModel>

namespace towerwatch {

class LibraryModel : public QStandardItemModel
{
    Q_OBJECT

public:
    enum Role { PathRole = Qt::UserRole + 1, SearchRole };

    explicit LibraryModel(QObject *parent = nullptr);

    /// Names all in the language of the program.
    void retranslate();
};

/// Shows the scenarios that have all words in their title, notes or topic, and the topics above them.
class LibraryFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit LibraryFilter(QObject *parent = nullptr);
    void setWords(const QStringList &words);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QStringList m_words;
};

} // namespace towerwatch
