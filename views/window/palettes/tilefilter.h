// SPDX-License-Identifier: MIT
/// Which of the tiles in the list are shown, and in which order.
#pragma once

#include "views/search/inplay.h"
#include "views/search/tilesearch.h"

#include <QHash>
#include <QSortFilterProxyModel>

namespace towerwatch {

class TileListModel;

/// Shows the tiles of one set, of one edition, that match what was typed, the best first. Of the tiles for a
/// square only the one that was exactly meant, by its letter or its edges.
class TileFilter : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    /// Null: all; empty: a scenario’s own.
    void setSet(const QString &set);
    /// 1, 2, 3; 0: all.
    void setEdition(int edition);
    void setWords(const QString &words);
    /// Of tiles that match as well, those come first that can occur.
    void setInPlay(const InPlay &inPlay);
    /// Whether a tile has the letter that was typed, offered or not.
    bool isLetter() const;
    /// Whether no tile with that letter is offered.
    bool lacksLetter() const;

    /// How well a tile in this rotation matches what was typed, the better the smaller; nothing: it does not.
    std::optional<int> rank(const Fit &fit) const { return m_search.rank(fit, m_texts); }
    /// Whether the words are whole: the letter of a tile, or all edges of one.
    bool isMeant() const { return isLetter() || m_search.isAllEdges(); }
    /// Whether the words mean one tile exactly, by its letter or all its edges, and it is among those listed.
    bool findsWhatIsMeant() const;

    /// Asked for a picture, also draws those of the next rows, which a list will ask for.
    QVariant data(const QModelIndex &index, int role) const override;
    void setSourceModel(QAbstractItemModel *model) override;

protected:
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    const TileListModel &tiles() const;
    int rankOf(int row) const;
    bool isListed(const Tile &tile) const;
    int worstMeant() const;
    void forget();

    QString m_set;
    int m_edition = 0;
    InPlay m_inPlay;
    TileSearch m_search;
    mutable QHash<int, int> m_ranks; ///< of rows of the source, as far as they are known; -1: not found
    mutable TileTexts m_texts;
    mutable std::optional<int> m_worst; ///< rank of what is meant
};

} // namespace towerwatch
