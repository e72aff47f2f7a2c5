// SPDX-License-Identifier: MIT
#include "views/tilelistmodel.h"

#include "resources/catalogue.h"
#include "views/artimage.h"
#include "views/wording/rulingsearch.h"
#include "views/wording/words.h"

#include <QCoreApplication>
#include <QMimeData>
#include <algorithm>

namespace towerwatch {

namespace {

QString utf8(const std::string &text)
{
    return QString::fromStdString(text);
}

std::optional<int> copiesIn(const Tile &tile, int edition)
{
    switch (edition) {
    case 1: return tile.count.c1;
    case 2: return tile.count.c2;
    default: return tile.count.c3;
    }
}

struct TileWords {
    Q_DECLARE_TR_FUNCTIONS(TileWords)
};

} // namespace

QString tileContents(const Tile &tile)
{
    QStringList parts;
    int coats = 0;
    for (const CitySegment &city : tile.cities)
        coats += city.coatsOfArms;
    if (tile.towerFoundation)
        parts << TileWords::tr("tower foundation");
    if (tile.watchtower)
        parts << TileWords::tr("watchtower: %1 for %2", "points, what is counted")
                     .arg(points(tile.watchtower->points), counted(tile.watchtower->per, 1));
    if (!tile.roads.empty())
        parts << TileWords::tr("%n road(s)", nullptr, static_cast<int>(tile.roads.size()));
    if (!tile.cities.empty())
        parts << TileWords::tr("%n city segment(s)", nullptr, static_cast<int>(tile.cities.size()));
    if (coats > 0)
        parts << TileWords::tr("%n coat(s) of arms", nullptr, coats);
    if (tile.monastery)
        parts << TileWords::tr("monastery");
    if (tile.garden)
        parts << TileWords::tr("garden");
    return parts.join(QStringLiteral(", "));
}

TileListModel::TileListModel(QObject *parent) : QAbstractListModel(parent) {}

void TileListModel::setDesigns(const std::vector<Tile> &designs)
{
    if (designs == m_designs)
        return;
    beginResetModel();
    m_designs = designs;
    m_pictures.clear();
    endResetModel();
}

void TileListModel::setLook(int side, qreal ratio, drawing::Scheme scheme)
{
    if (side == m_side && qFuzzyCompare(ratio, m_ratio) && scheme == m_scheme)
        return;
    m_side = side;
    m_ratio = ratio;
    m_scheme = scheme;
    m_pictures.clear();
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1), {Qt::DecorationRole});
}

void TileListModel::retranslate()
{
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

const Tile &TileListModel::tile(int row) const
{
    const auto i = static_cast<std::size_t>(row);
    return i < m_designs.size() ? m_designs[i] : builtInTiles().tiles()[i - m_designs.size()];
}

int TileListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_designs.size() + builtInTiles().tiles().size());
}

QVariant TileListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Tile &tile = this->tile(index.row());
    switch (role) {
    case Qt::DisplayRole: return tileName(tile);
    case Qt::DecorationRole: return picture(index.row());
    case Qt::ToolTipRole: return QStringLiteral("%1\n%2\n%3").arg(tileName(tile), tileContents(tile), shown(tile.id));
    case Qt::AccessibleTextRole: return QStringLiteral("%1, %2").arg(tileName(tile), tileContents(tile));
    case IdRole: return utf8(tile.id);
    case SetRole: return utf8(tile.set);
    default: return {};
    }
}

Qt::ItemFlags TileListModel::flags(const QModelIndex &index) const
{
    return QAbstractListModel::flags(index) | Qt::ItemIsDragEnabled;
}

QMimeData *TileListModel::mimeData(const QModelIndexList &indexes) const
{
    auto *data = new QMimeData;
    if (!indexes.isEmpty())
        data->setData(QLatin1String(tileMimeType), indexes.first().data(IdRole).toString().toUtf8());
    return data;
}

const QPixmap &TileListModel::picture(int row) const
{
    const auto found = m_pictures.constFind(row);
    if (found != m_pictures.constEnd())
        return *found;
    return *m_pictures.insert(row,
                              QPixmap::fromImage(tileImage(tile(row), Rotation::R0, m_side, m_ratio, m_scheme)));
}

void TileFilter::setSet(const QString &set)
{
    m_set = set;
    invalidateFilter();
}

void TileFilter::setEdition(int edition)
{
    m_edition = edition;
    invalidateFilter();
}

void TileFilter::setWords(const QString &words)
{
    m_words = folded(words).split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

bool TileFilter::filterAcceptsRow(int row, const QModelIndex &) const
{
    const auto *model = static_cast<const TileListModel *>(sourceModel());
    const Tile &tile = model->tile(row);
    if (!m_set.isNull() && utf8(tile.set) != m_set)
        return false;
    const bool isCounted = tile.count.c1 || tile.count.c2 || tile.count.c3;
    if (m_edition > 0 && isCounted && copiesIn(tile, m_edition).value_or(0) == 0)
        return false;
    const QString text = folded(tileName(tile) + u' ' + tileContents(tile) + u' ' + utf8(tile.id));
    return std::all_of(m_words.cbegin(), m_words.cend(), [&](const QString &word) { return text.contains(word); });
}

} // namespace towerwatch
