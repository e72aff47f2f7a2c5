// SPDX-License-Identifier: MIT
#include "views/window/palettes/tilelist.h"

#include "views/window/kit/widgets.h"
#include "views/window/palettes/tilelistmodel.h"

namespace towerwatch {

namespace {

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
