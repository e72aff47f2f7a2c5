// SPDX-License-Identifier: MIT
#include "views/window/palettes/figurelists.h"

#include "views/window/board/hand.h"
#include "views/window/look/artimage.h"
#include "views/window/look/pagecolours.h"

#include <QMimeData>
#include <QPixmap>

#include <algorithm>

namespace towerwatch {

namespace {

constexpr int commonSide = 34, cellAir = 10;

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
    : QListWidget(parent)
{
    setObjectName(QStringLiteral("commonFigures"));
    setFrameShape(QFrame::NoFrame);
    viewport()->setBackgroundRole(QPalette::Window);
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setDragEnabled(true); // which static icons would not be
    setResizeMode(QListView::Adjust);
    setIconSize({commonSide, commonSide});
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QFont letters = font();
    letters.setPointSizeF(letters.pointSizeF() * 0.85);
    setFont(letters);
    for (const FigureKind kind : commonKinds)
        (new QListWidgetItem(this))->setData(Qt::UserRole, static_cast<int>(kind));
}

void CommonFigures::draw(Colour player)
{
    m_player = player;
    for (int row = 0; row < count(); ++row)
        item(row)->setIcon(QPixmap::fromImage(
            figureImage(kindOf(*item(row)), player, commonSide, devicePixelRatioF(), schemeFor(palette()))));
}

void CommonFigures::choose(FigureKind kind)
{
    if (const auto found = std::ranges::find(commonKinds, kind); found != commonKinds.end())
        setCurrentRow(static_cast<int>(found - commonKinds.begin()));
}

void CommonFigures::layOut()
{
    int widest = 1, shown = 0;
    for (int row = 0; row < count(); ++row)
        if (!item(row)->isHidden()) {
            widest = std::max(widest, fontMetrics().horizontalAdvance(item(row)->text()) + cellAir);
            ++shown;
        }
    const int room = viewport()->width() - 1; // the view itself wraps a row that fits exactly
    const int columns = std::clamp(room / widest, 2, 3);
    const QSize cell(room / columns, commonSide + fontMetrics().height() + cellAir);
    setGridSize(cell);
    setFixedHeight(std::max((shown + columns - 1) / columns, 1) * cell.height());
}

void CommonFigures::resizeEvent(QResizeEvent *event)
{
    QListWidget::resizeEvent(event);
    layOut();
}

FigureKind CommonFigures::kindOf(const QListWidgetItem &item)
{
    return static_cast<FigureKind>(item.data(Qt::UserRole).toInt());
}

QStringList CommonFigures::mimeTypes() const
{
    return {Hand::mimeType()};
}

QMimeData *CommonFigures::mimeData(const QList<QListWidgetItem *> &items) const
{
    Hand hand;
    if (!items.isEmpty())
        hand = {.figure = kindOf(*items.first()), .owner = m_player};
    return hand.toMime().release();
}

} // namespace towerwatch
