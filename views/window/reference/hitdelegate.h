// SPDX-License-Identifier: MIT
/// Lists that are searched: what fits, with the hits highlighted, headings, and under a title its kind and
/// facts.
#pragma once

#include "views/words/text.h"

#include <QStyledItemDelegate>

class QAbstractItemView;

namespace towerwatch {

/// Draws the items of lists that are searched.
class HitDelegate : public QStyledItemDelegate
{
public:
    /// What an item may have besides its text.
    enum Role {
        HeadingRole = Qt::UserRole + 100, ///< bool: it heads the items below
        KindRole,                         ///< int: a RulingKind, shown as a tag
        FactsRole                         ///< QString: quiet words behind the tag
    };

    using QStyledItemDelegate::QStyledItemDelegate;

    /// Draws the items of a list from now on; rows are as high as their words need at its width.
    void draw(QAbstractItemView &list);
    /// What is searched for, for hitsIn().
    void setWords(const Texts &words) { m_words = words; }
    const Texts &words() const { return m_words; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintFoot(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                   double top) const;

    Texts m_words;
};

} // namespace towerwatch
