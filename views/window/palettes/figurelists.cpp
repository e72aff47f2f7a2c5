// SPDX-License-Identifier: MIT
#include "views/window/palettes/figurelists.h"

#include "views/window/board/hand.h"
#include "views/window/kit/widgets.h"
#include "views/window/look/artimage.h"
#include "views/window/look/pagecolours.h"
#include "views/window/painting/parallel.h"

#include <QHeaderView>
#include <QMimeData>
#include <QPixmap>

#include <algorithm>

namespace towerwatch {

namespace {

constexpr int otherSide = 32, commonSide = 24;
constexpr auto colourCount = enumNames<Colour>.size();

QMimeData *mimeOf(FigureKind kind, std::optional<Colour> owner)
{
    return Hand{.figure = kind, .owner = owner}.toMime().release();
}

/// Draws a picture in the middle of its cell.
class CellPicture : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->decorationPosition = QStyleOptionViewItem::Top;
        option->decorationAlignment = Qt::AlignCenter;
    }
};

/// Pictures of figures, drawn side by side.
std::vector<QImage>
pictures(std::size_t count, int side, const QWidget &list,
         const std::function<std::pair<FigureKind, std::optional<Colour>>(std::size_t)> &figure)
{
    std::vector<QImage> images(count);
    inParallel(count,
               [&, ratio = list.devicePixelRatioF(), scheme = schemeFor(list.palette())](std::size_t i) {
                   const auto [kind, owner] = figure(i);
                   images[i] = figureImage(kind, owner, side, ratio, scheme);
               });
    return images;
}

} // namespace

std::optional<Colour> ownerOf(FigureKind kind, Colour player)
{
    return isNeutral(kind) ? std::nullopt : std::optional(player);
}

CommonFigures::CommonFigures(QWidget *parent)
    : QTableWidget(static_cast<int>(commonKinds.size()), static_cast<int>(colourCount), parent)
{
    setObjectName(QStringLiteral("commonFigures"));
    plainTable(*this);
    setItemDelegate(new CellPicture(this));
    horizontalHeader()->hide();
    verticalHeader()->hide();
    horizontalHeader()->setMinimumSectionSize(commonSide);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    verticalHeader()->setMinimumSectionSize(commonSide);
    verticalHeader()->setDefaultSectionSize(commonSide + 2);
    setIconSize({commonSide, commonSide});
    setShowGrid(false);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setDragEnabled(true);
    setFixedHeight(rowCount() * (commonSide + 2));
    for (int row = 0; row < rowCount(); ++row)
        for (int column = 0; column < columnCount(); ++column)
            setItem(row, column, new QTableWidgetItem);
}

void CommonFigures::draw(const std::vector<Colour> &players)
{
    const auto figure = [&](std::size_t i) {
        return std::pair(commonKinds[i / colourCount], std::optional(players[i % colourCount]));
    };
    const std::vector<QImage> images = pictures(commonKinds.size() * colourCount, commonSide, *this, figure);
    for (std::size_t i = 0; i < images.size(); ++i)
        item(static_cast<int>(i / colourCount), static_cast<int>(i % colourCount))
            ->setIcon(QPixmap::fromImage(images[i]));
}

void CommonFigures::choose(FigureKind kind, int column)
{
    if (const auto found = std::ranges::find(commonKinds, kind); found != commonKinds.end())
        setCurrentCell(static_cast<int>(found - commonKinds.begin()), column);
}

FigureKind CommonFigures::kindOf(const QTableWidgetItem &item)
{
    return commonKinds[static_cast<std::size_t>(item.row())];
}

Colour CommonFigures::colourOf(const QTableWidgetItem &item)
{
    return static_cast<Colour>(item.data(Qt::UserRole).toInt());
}

QStringList CommonFigures::mimeTypes() const
{
    return {Hand::mimeType()};
}

QMimeData *CommonFigures::mimeData(const QList<QTableWidgetItem *> &items) const
{
    return items.isEmpty() ? Hand().toMime().release()
                           : mimeOf(kindOf(*items.first()), colourOf(*items.first()));
}

OtherFigures::OtherFigures(QWidget *parent)
    : QListWidget(parent)
{
    setObjectName(QStringLiteral("figures"));
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setIconSize({otherSide, otherSide});
    setGridSize({otherSide + 8, otherSide + 8});
    setDragEnabled(true);
    setFrameShape(QFrame::NoFrame);
    setMinimumHeight(otherSide + 8); // one row: a page below needs the room more
    for (const FigureKind kind : allOf<FigureKind>) {
        if (std::ranges::find(commonKinds, kind) != commonKinds.end())
            continue;
        auto *item = new QListWidgetItem(this);
        item->setData(Qt::UserRole, static_cast<int>(kind));
        item->setSizeHint(gridSize()); // the list may be laid out before there is a picture
    }
}

void OtherFigures::draw(Colour player)
{
    m_player = player;
    const auto figure = [&](std::size_t i) {
        const FigureKind kind = kindOf(*item(static_cast<int>(i)));
        return std::pair(kind, ownerOf(kind, player));
    };
    const std::vector<QImage> images = pictures(static_cast<std::size_t>(count()), otherSide, *this, figure);
    for (int i = 0; i < count(); ++i)
        item(i)->setIcon(QPixmap::fromImage(images[static_cast<std::size_t>(i)]));
}

void OtherFigures::choose(FigureKind kind)
{
    for (int i = 0; i < count(); ++i)
        if (kindOf(*item(i)) == kind)
            setCurrentRow(i);
}

FigureKind OtherFigures::kindOf(const QListWidgetItem &item)
{
    return static_cast<FigureKind>(item.data(Qt::UserRole).toInt());
}

QStringList OtherFigures::mimeTypes() const
{
    return {Hand::mimeType()};
}

QMimeData *OtherFigures::mimeData(const QList<QListWidgetItem *> &items) const
{
    if (items.isEmpty())
        return Hand().toMime().release();
    const FigureKind kind = kindOf(*items.first());
    return mimeOf(kind, ownerOf(kind, m_player));
}

} // namespace towerwatch
