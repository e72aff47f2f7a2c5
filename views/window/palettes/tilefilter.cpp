// SPDX-License-Identifier: MIT
#include "views/window/palettes/tilefilter.h"

#include "views/window/palettes/tilelistmodel.h"
#include "views/words/words.h"

namespace towerwatch {

QVariant TileFilter::data(const QModelIndex &index, int role) const
{
    constexpr std::size_t together = 12;
    if (role == Qt::DecorationRole && index.isValid() && !tiles().hasPicture(mapToSource(index).row())) {
        std::vector<int> rows;
        for (int row = index.row(); row < rowCount() && rows.size() < together; ++row)
            rows.push_back(mapToSource(this->index(row, 0)).row());
        tiles().drawPictures(rows);
    }
    return QSortFilterProxyModel::data(index, role);
}

void TileFilter::setSet(const QString &set)
{
    if (set == m_set && set.isNull() == m_set.isNull())
        return;
    m_set = set;
    m_worst.reset();
    invalidateFilter();
}

void TileFilter::setEdition(int edition)
{
    m_edition = edition;
    m_worst.reset();
    invalidateFilter();
}

void TileFilter::setWords(const QString &words)
{
    m_search = TileSearch(words.toStdString());
    forget();
    invalidate();
}

void TileFilter::setInPlay(const InPlay &inPlay)
{
    m_inPlay = inPlay;
    invalidate();
}

void TileFilter::forget()
{
    m_ranks.clear();
    m_texts.clear();
    m_worst.reset();
}

void TileFilter::setSourceModel(QAbstractItemModel *model)
{
    connect(model, &QAbstractItemModel::modelAboutToBeReset, this, &TileFilter::forget);
    connect(model, &QAbstractItemModel::dataChanged, this, &TileFilter::forget);
    QSortFilterProxyModel::setSourceModel(model);
    sort(0);
}

const TileListModel &TileFilter::tiles() const
{
    return static_cast<const TileListModel &>(*sourceModel());
}

int TileFilter::rankOf(int row) const
{
    auto found = m_ranks.find(row);
    if (found == m_ranks.end())
        found = m_ranks.insert(row, rank(tiles().fit(row)).value_or(-1));
    return *found;
}

bool TileFilter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const auto place = [this](int row) {
        return std::pair(rankOf(row), !m_inPlay.has(*tiles().fit(row).tile));
    };
    return place(left.row()) < place(right.row());
}

bool TileFilter::isListed(const Tile &tile) const
{
    if (!m_set.isNull() && utf8(tile.set) != m_set)
        return false;
    const bool isCounted = tile.count.c1 || tile.count.c2 || tile.count.c3;
    return m_edition == 0 || !isCounted || tile.count.in(m_edition).value_or(0) > 0;
}

bool TileFilter::isLetter() const
{
    return tiles().knows([this](const Tile &tile) { return m_search.isLetterOf(tile) && isListed(tile); });
}

bool TileFilter::lacksLetter() const
{
    return isLetter() && (rowCount() == 0 || rankOf(mapToSource(index(0, 0)).row()) > 0);
}

bool TileFilter::findsWhatIsMeant() const
{
    return isLetter() || (m_search.isAllEdges() && rowCount() > 0);
}

int TileFilter::worstMeant() const
{
    if (!m_worst)
        m_worst = m_search.worstMeant(isLetter());
    return *m_worst;
}

bool TileFilter::filterAcceptsRow(int row, const QModelIndex &) const
{
    if (!isListed(*tiles().fit(row).tile) || rankOf(row) < 0)
        return false;
    return !tiles().isAimed() || rankOf(row) <= worstMeant();
}

} // namespace towerwatch
