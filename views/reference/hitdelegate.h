// SPDX-License-Identifier: MIT
/// Lists that are searched: what fits, with the hits lit up, headings, and under a title its kind and facts.
#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>
#include <QStyledItemDelegate>

namespace towerwatch {

/// Shows the rows that have all words in one of their columns, and in trees what is above them.
class WordFilter : public QSortFilterProxyModel
{
public:
    /// Looks for the words in what the items say in a role.
    explicit WordFilter(QObject *parent, int role = Qt::DisplayRole);
    void setWords(const QStringList &words);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QStringList m_words;
};

/// Draws their items.
class HitDelegate : public QStyledItemDelegate
{
public:
    /// What an item may say of itself besides its text.
    enum Role {
        HeadingRole = Qt::UserRole + 100, ///< bool: it heads the items below
        KindRole,                         ///< int: a RulingKind, shown as a tag
        FactsRole                         ///< QString: quiet words behind the tag
    };

    using QStyledItemDelegate::QStyledItemDelegate;

    /// What is searched for, for hitsIn().
    void setWords(const QStringList &words) { m_words = words; }
    const QStringList &words() const { return m_words; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintFoot(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                   double top) const;

    QStringList m_words;
};

} // namespace towerwatch
