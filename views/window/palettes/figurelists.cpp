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

constexpr int commonSide = 24;
constexpr auto colourCount = enumNames<Colour>.size();

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

} // namespace

bool isCommon(FigureKind kind)
{
    return std::ranges::find(commonKinds, kind) != commonKinds.end();
}

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
    horizontalHeader()->setMinimumSectionSize(figureColumn);
    horizontalHeader()->setDefaultSectionSize(figureColumn);
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
    setMinimumWidth(columnCount() * figureColumn);
    for (int row = 0; row < rowCount(); ++row)
        for (int column = 0; column < columnCount(); ++column)
            setItem(row, column, new QTableWidgetItem);
}

void CommonFigures::draw(const std::vector<Colour> &players)
{
    std::vector<QTableWidgetItem *> shown;
    for (int row = 0; row < rowCount(); ++row)
        for (int column = 0; column < columnCount(); ++column)
            if (!isColumnHidden(column))
                shown.push_back(item(row, column));
    std::vector<QImage> images(shown.size());
    inParallel(shown.size(), [&, ratio = devicePixelRatioF(), scheme = schemeFor(palette())](std::size_t i) {
        const auto column = static_cast<std::size_t>(shown[i]->column());
        images[i] = figureImage(kindOf(*shown[i]), players[column], commonSide, ratio, scheme);
    });
    for (std::size_t i = 0; i < shown.size(); ++i)
        shown[i]->setIcon(QPixmap::fromImage(images[i]));
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
    Hand hand;
    if (!items.isEmpty())
        hand = {.figure = kindOf(*items.first()), .owner = colourOf(*items.first())};
    return hand.toMime().release();
}

} // namespace towerwatch
