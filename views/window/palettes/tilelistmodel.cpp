// SPDX-License-Identifier: MIT
#include "views/window/palettes/tilelistmodel.h"

#include "resources/catalogue.h"
#include "views/search/tilesearch.h"
#include "views/window/look/artimage.h"
#include "views/window/painting/parallel.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QMimeData>
#include <QPainter>
#include <algorithm>

namespace towerwatch {

namespace {

/// The number of copies, which covers next to nothing of the picture; a tile that has run out is faded, and
/// so is one that the set never had, which has a dash.
void paintCount(QPainter &painter, int left, bool missing, int side, drawing::Scheme scheme)
{
    painter.setRenderHint(QPainter::Antialiasing);
    if (left <= 0)
        painter.fillRect(0, 0, side, side,
                         scheme == drawing::Scheme::Light ? QColor(128, 128, 128, 150)
                                                          : QColor(0, 0, 0, 150));
    QFont font;
    font.setPixelSize(11);
    font.setBold(true);
    painter.setFont(font);
    const QString text = missing ? QStringLiteral("–") : QString::number(std::max(left, 0));
    QRectF badge(0, 0, std::max(16, painter.fontMetrics().horizontalAdvance(text) + 8), 15);
    badge.moveBottomRight({side + TileListModel::besidePicture - 0.5, side - 1.0});
    painter.setPen(Qt::NoPen);
    painter.setBrush(left > 0 || missing ? QColor(0x2f, 0x2a, 0x24, 225) : QColor(0xb3, 0x26, 0x1e));
    painter.drawRoundedRect(badge, 4, 4);
    painter.setPen(Qt::white);
    painter.drawText(badge, Qt::AlignCenter, text);
}

/// A dashed bar along every side that clashes with its neighbour.
void paintClashes(QPainter &painter, const std::array<Joint, 4> &joints, int side)
{
    painter.setPen(QPen(QColor(0xb3, 0x26, 0x1e), 5, Qt::DotLine));
    const QRect box = QRect(0, 0, side, side).adjusted(2, 2, -2, -2);
    const std::array bars{QLine(box.topLeft(), box.topRight()), QLine(box.topRight(), box.bottomRight()),
                          QLine(box.bottomLeft(), box.bottomRight()), QLine(box.topLeft(), box.bottomLeft())};
    for (const Side at : allSides)
        if (joints[static_cast<std::size_t>(at)] == Joint::Clashes)
            painter.drawLine(bars[static_cast<std::size_t>(at)]);
}

/// Gives a tile's name the width of its column, so that it wraps there.
class TileDelegate : public RowDelegate
{
public:
    explicit TileDelegate(QListView *list)
        : RowDelegate(list, 0)
        , m_list(list)
    {
    }
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QSize cell = m_list->gridSize();
        return cell.isValid() ? cell : RowDelegate::sizeHint(option, index);
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        RowDelegate::initStyleOption(option, index);
        option->displayAlignment = Qt::AlignHCenter | Qt::AlignTop; // right below the tile
    }

private:
    QListView *m_list;
};

} // namespace

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

void TileListModel::setTarget(std::optional<Square> target, bool anyway)
{
    if (target == m_target && anyway == m_anyway)
        return;
    m_target = target;
    m_anyway = anyway;
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
        rows = fitsAt(board, builtInTiles(), *m_target, m_edition, m_anyway);
    } else {
        const TileSupply supply(board);
        const auto add = [&](const Tile &tile) {
            rows.push_back({&tile, Rotation::R0, {}, 0, supply.left(tile, m_edition)});
        };
        std::ranges::for_each(board.scenario().designs, add);
        std::ranges::for_each(builtInTiles().tiles(), add);
    }
    std::ranges::stable_sort(rows, {}, [this](const Fit &fit) { return isMissing(fit); });
    const auto same = [](const Fit &a, const Fit &b) {
        return a.tile->id == b.tile->id && a.rotation == b.rotation && a.joints == b.joints;
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

bool TileListModel::knows(const std::function<bool(const Tile &)> &isSuch) const
{
    return std::ranges::any_of(m_position->scenario().designs, isSuch) ||
           std::ranges::any_of(builtInTiles().tiles(), isSuch);
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

bool TileListModel::isMissing(const Fit &fit) const
{
    const auto isIt = [&](const PlacedTile &placed) { return placed.tile == fit.tile->id; };
    return fit.left == 0 && std::ranges::none_of(m_position->scenario().tiles, isIt);
}

QString TileListModel::leftWords(const Fit &fit) const
{
    if (std::ranges::count(fit.joints, Joint::Clashes) > 0)
        return tr("does not fit here");
    if (!fit.left)
        return {};
    if (isMissing(fit))
        return tr("not in the set of this edition");
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
    case Qt::DisplayRole: return QString(shortTileName(tile));
    case Qt::DecorationRole: return picture(index.row());
    case Qt::ToolTipRole:
        return plainly(QStringLiteral("%1\n%2\n%3\n%4")
                           .arg(tileName(tile), tileContents(tile), shown(tile.id), left)
                           .trimmed());
    case Qt::AccessibleTextRole:
        return QStringList({tileName(tile), tileContents(tile), left}).join(QStringLiteral(", "));
    case IdRole: return QString(utf8(tile.id));
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
    QPixmap picture(pictureSize(m_side) * m_ratio);
    picture.setDevicePixelRatio(m_ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.translate(besidePicture, picture.deviceIndependentSize().height() - m_side);
    painter.drawPixmap(0, 0, m_pictures.value(pictureKey(row)));
    paintClashes(painter, fit.joints, m_side);
    if (fit.left)
        paintCount(painter, *fit.left, isMissing(fit), m_side, m_scheme);
    return picture;
}

TileList::TileList(QAbstractItemModel *tiles, QWidget *parent)
    : QListView(parent)
{
    setObjectName(QStringLiteral("tiles"));
    setModel(tiles);
    setItemDelegate(new TileDelegate(this));
    setViewMode(IconMode);
    setMovement(Static);
    setResizeMode(Adjust);
    setIconSize(TileListModel::pictureSize(tileSide));
    setWordWrap(true);
    setUniformItemSizes(true);
    setDragEnabled(true);
    setFrameShape(NoFrame);
    viewport()->setBackgroundRole(QPalette::Window);
    setMouseTracking(true);
    setVerticalScrollMode(ScrollPerPixel);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // else the columns change under the pointer
    QFont caption = font();
    caption.setPointSizeF(caption.pointSizeF() * 0.85);
    setFont(caption);
}

void TileList::fillWidth()
{
    const int room = viewport()->width() - 1;
    const int columns = std::max(room / iconSize().width(), 1);
    setGridSize({room / columns, tileSide + 10 + 2 * fontMetrics().height()});
}

void TileList::scrollUp()
{
    QMetaObject::invokeMethod(this, &QListView::scrollToTop, Qt::QueuedConnection);
}

void TileList::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    fillWidth();
}

} // namespace towerwatch

#include "moc_tilelistmodel.cpp"
