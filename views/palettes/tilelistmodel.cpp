// SPDX-License-Identifier: MIT
#include "views/palettes/tilelistmodel.h"

#include "resources/catalogue.h"
#include "views/look/artimage.h"
#include "views/look/widgets.h"
#include "views/picture/parallel.h"
#include "views/wording/rulingsearch.h"
#include "views/wording/words.h"

#include <QCoreApplication>
#include <QMimeData>
#include <QPainter>
#include <algorithm>
#include <bit>

namespace towerwatch {

namespace {

/// The number of copies in a corner of the picture; a tile that has run out is faded.
void paintCount(QPixmap &picture, int left, int side)
{
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    if (left <= 0)
        painter.fillRect(0, 0, side, side, QColor(128, 128, 128, 150));
    QFont font;
    font.setPixelSize(11);
    font.setBold(true);
    painter.setFont(font);
    const QString text = QString::number(std::max(left, 0));
    QRectF badge(0, 0, std::max(16, painter.fontMetrics().horizontalAdvance(text) + 8), 15);
    badge.moveBottomRight({side - 1.0, side - 1.0});
    painter.setPen(Qt::NoPen);
    painter.setBrush(left > 0 ? QColor(0x2f, 0x2a, 0x24, 225) : QColor(0xb3, 0x26, 0x1e));
    painter.drawRoundedRect(badge, 4, 4);
    painter.setPen(Qt::white);
    painter.drawText(badge, Qt::AlignCenter, text);
}

struct TileWords
{
    Q_DECLARE_TR_FUNCTIONS(TileWords)
};

} // namespace

bool hasEdges(const Tile &tile, const QString &letters)
{
    QString edges;
    for (const Edge edge : tile.edges)
        edges += QLatin1Char(edgeLetters[static_cast<std::size_t>(edge)]);
    return letters.size() == 4 && (edges + edges).contains(letters, Qt::CaseInsensitive);
}

namespace {

/// Words that people look for and the contents do not say: how the roads run, the tower as such.
QString searchWords(const Tile &tile)
{
    QStringList words;
    for (const RoadSegment &road : tile.roads) {
        const bool through = road.sides.contains(Side::N) == road.sides.contains(Side::S);
        const int ends = std::popcount(road.sides.bits());
        words << TileWords::tr("road")
              << (ends == 2 ? through ? TileWords::tr("straight") : TileWords::tr("curve") : QString());
    }
    if (tile.roads.size() > 2)
        words << TileWords::tr("crossroads junction");
    if (tile.roads.empty() && tile.cities.empty())
        words << TileWords::tr("meadow field");
    if (!tile.cities.empty())
        words << TileWords::tr("city");
    if (tile.towerFoundation)
        words << TileWords::tr("tower");
    if (!tile.building.empty())
        words << TileWords::tr("building") << utf8(tile.building);
    return words.join(u' ');
}

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

TileListModel::TileListModel(QObject *parent)
    : QAbstractListModel(parent)
    , m_position(std::make_shared<Position>(Scenario{}, builtInTiles()))
{
    refill();
}

void TileListModel::setPosition(const PositionPtr &position)
{
    const bool designs = !m_position || m_position->scenario().designs != position->scenario().designs;
    if (designs)
        m_pictures.clear();
    const PositionPtr before = std::exchange(m_position, position); // alive until the rows are other ones
    refill();
}

void TileListModel::setTarget(std::optional<Square> target)
{
    if (target == m_target)
        return;
    m_target = target;
    refill();
}

void TileListModel::setEdition(int edition)
{
    m_edition = edition;
    refill();
}

void TileListModel::refill()
{
    std::vector<Fit> rows;
    const Board &board = m_position->board();
    if (m_target) {
        rows = fitsAt(board, builtInTiles(), *m_target, m_edition);
    } else {
        const auto add = [&](const Tile &tile) {
            rows.push_back({&tile, Rotation::R0, 0, copiesLeft(board, tile, m_edition)});
        };
        std::ranges::for_each(board.scenario().designs, add);
        std::ranges::for_each(builtInTiles().tiles(), add);
    }
    const auto same = [](const Fit &a, const Fit &b) {
        return a.tile->id == b.tile->id && a.rotation == b.rotation;
    };
    if (std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(), same)) {
        m_rows = std::move(rows);
        retranslate();
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
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
    if (const int rows = TileListModel::rowCount(); rows > 0)
        emit dataChanged(index(0), index(rows - 1));
}

int TileListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QString TileListModel::leftWords(const Fit &fit) const
{
    if (!fit.left)
        return {};
    return *fit.left < 0 ? tr("more on the board than in the set")
                         : tr("%n left in the set", nullptr, *fit.left);
}

QVariant TileListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Fit &fit = this->fit(index.row());
    const Tile &tile = *fit.tile;
    const QString left = leftWords(fit);
    switch (role) {
    case Qt::DisplayRole: return shortTileName(tile);
    case Qt::DecorationRole: return picture(index.row());
    case Qt::ToolTipRole:
        return plainly(QStringLiteral("%1\n%2\n%3\n%4")
                           .arg(tileName(tile), tileContents(tile), shown(tile.id), left)
                           .trimmed());
    case Qt::AccessibleTextRole:
        return QStringList({tileName(tile), tileContents(tile), left}).join(QStringLiteral(", "));
    case IdRole: return utf8(tile.id);
    case SetRole: return utf8(tile.set);
    case RotationRole: return degrees(fit.rotation);
    case LeftRole: return fit.left ? QVariant(std::max(*fit.left, 0)) : QVariant();
    default: return {};
    }
}

Qt::ItemFlags TileListModel::flags(const QModelIndex &index) const
{
    return QAbstractListModel::flags(index) | Qt::ItemIsDragEnabled;
}

QMimeData *TileListModel::mimeData(const QModelIndexList &indexes) const
{
    Hand hand;
    if (!indexes.isEmpty()) {
        const Fit &fit = this->fit(indexes.first().row());
        hand.tile = utf8(fit.tile->id);
        hand.rotation = fit.rotation;
    }
    return hand.toMime().release();
}

QString TileListModel::pictureKey(int row) const
{
    return utf8(fit(row).tile->id) + QString::number(degrees(fit(row).rotation));
}

void TileListModel::drawPictures(const std::vector<int> &rows) const
{
    std::vector<QImage> images(rows.size());
    inParallel(rows.size(), [&](std::size_t i) {
        const Fit &each = fit(rows[i]);
        if (!hasPicture(rows[i]))
            images[i] = tileImage(*each.tile, each.rotation, m_side, m_ratio, m_scheme);
    });
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (!images[i].isNull())
            m_pictures.insert(pictureKey(rows[i]), QPixmap::fromImage(images[i]));
}

QPixmap TileListModel::picture(int row) const
{
    const Fit &fit = this->fit(row);
    if (!hasPicture(row))
        drawPictures({row});
    QPixmap picture = m_pictures.value(pictureKey(row));
    if (fit.left)
        paintCount(picture, *fit.left, m_side);
    return picture;
}

QVariant TileFilter::data(const QModelIndex &index, int role) const
{
    constexpr std::size_t together = 12;
    const auto &tiles = static_cast<const TileListModel &>(*sourceModel());
    if (role == Qt::DecorationRole && index.isValid() && !tiles.hasPicture(mapToSource(index).row())) {
        std::vector<int> rows;
        for (int row = index.row(); row < rowCount() && rows.size() < together; ++row)
            rows.push_back(mapToSource(this->index(row, 0)).row());
        tiles.drawPictures(rows);
    }
    return QSortFilterProxyModel::data(index, role);
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
    if (m_edition > 0 && isCounted && tile.count.in(m_edition).value_or(0) == 0)
        return false;
    const QString text =
        folded(tileName(tile) + u' ' + tileContents(tile) + u' ' + searchWords(tile) + u' ' + utf8(tile.id));
    return std::ranges::all_of(
        m_words, [&](const QString &word) { return text.contains(word) || hasEdges(tile, word); });
}

} // namespace towerwatch
