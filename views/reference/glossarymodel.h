// SPDX-License-Identifier: MIT
/// The terms of the games as a table: a term a row, a language a column, the language of the program first.
#pragma once

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

namespace towerwatch {

class GlossaryModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit GlossaryModel(QObject *parent = nullptr);

    /// Puts the language of the program first.
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QList<int> m_languages; ///< of each column, as an index of glossaryLanguages()
};

/// Shows the terms that have all words in one of their languages.
class GlossaryFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setWords(const QStringList &words);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    QStringList m_words;
};

} // namespace towerwatch
