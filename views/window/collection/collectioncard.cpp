// SPDX-License-Identifier: MIT
#include "views/window/collection/collectioncard.h"

#include "views/window/collection/collectionmodel.h"
#include "views/window/look/pagecolours.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace towerwatch {

namespace {

constexpr int padding = 6, gap = 10, lineCount = 4; ///< a line for title and state, two for what is decided
constexpr int letters = 34;                         ///< that a card has room for, at least

QColor inkOf(Standing standing, const QPalette &palette)
{
    switch (standing) {
    case Standing::Met: return tagColours(RulingKind::Rule, palette).ink;
    case Standing::Differs: return verdictInk(Verdict::Capturable, palette);
    case Standing::Unreadable: return verdictInk(Verdict::Open, palette);
    case Standing::Waiting:
    case Standing::ExpectsNothing: break;
    }
    return quietInk(palette);
}

/// A tick, a cross, a mark of exclamation, or a dash where there is nothing to tell yet.
void drawMark(QPainter &painter, Standing standing, const QRectF &box)
{
    const auto at = [&box](double x, double y) {
        return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
    };
    QPen pen = painter.pen();
    pen.setWidthF(box.width() / 6);
    pen.setCapStyle(Qt::RoundCap);
    painter.setPen(pen);
    switch (standing) {
    case Standing::Met: painter.drawPolyline(QPolygonF{at(0.1, 0.55), at(0.4, 0.85), at(0.9, 0.2)}); break;
    case Standing::Differs:
        painter.drawLine(at(0.15, 0.15), at(0.85, 0.85));
        painter.drawLine(at(0.15, 0.85), at(0.85, 0.15));
        break;
    case Standing::Unreadable:
        painter.drawLine(at(0.5, 0.1), at(0.5, 0.6));
        painter.drawPoint(at(0.5, 0.9));
        break;
    case Standing::Waiting:
    case Standing::ExpectsNothing: painter.drawLine(at(0.2, 0.5), at(0.8, 0.5)); break;
    }
}

/// Text on `count` lines at most; what finds no room ends with an ellipsis.
void drawLines(QPainter &painter, QRectF area, const QString &text, int count)
{
    const QFontMetricsF metrics(painter.font());
    QTextLayout layout(text, painter.font());
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid() && count > 0; line = layout.createLine()) {
        line.setLineWidth(area.width());
        const QString rest = text.mid(line.textStart()), fitting = rest.left(line.textLength());
        --count;
        painter.drawText(area, Qt::AlignTop | Qt::AlignLeft,
                         metrics.elidedText(count == 0 ? rest : fitting, Qt::ElideRight, area.width()));
        area.setTop(area.top() + metrics.height());
    }
    layout.endLayout();
}

void drawPicture(QPainter &painter, const QRect &area, QImage image)
{
    if (image.isNull())
        return;
    image.setDevicePixelRatio(painter.device()->devicePixelRatioF());
    const QSizeF size = image.deviceIndependentSize();
    painter.drawImage(
        QPointF(area.x() + (area.width() - size.width()) / 2, area.y() + (area.height() - size.height()) / 2),
        image);
}

} // namespace

QSize CollectionCard::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const QFontMetrics metrics(option.font);
    int width = picture.width() + gap + 2 * padding + letters * metrics.averageCharWidth();
    if (const auto *view = qobject_cast<const QAbstractItemView *>(option.widget)) {
        const int room = view->viewport()->width() - 2;
        width = std::max(room / std::max(room / width, 1), 2 * picture.width());
    }
    return {width, std::max(picture.height(), lineCount * metrics.height()) + 2 * padding};
}

void CollectionCard::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    QStyleOptionViewItem panel = option;
    panel.text.clear();
    style->drawControl(QStyle::CE_ItemViewItem, &panel, painter, option.widget);

    painter->save();
    painter->setClipRect(option.rect);
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect inside = option.rect.adjusted(padding, padding, -padding, -padding);
    drawPicture(*painter, QRect(inside.topLeft(), QSize(picture.width(), inside.height())),
                index.data(Qt::DecorationRole).value<QImage>());

    QPalette palette = option.palette;
    palette.setCurrentColorGroup(QPalette::Active); // all are to be read, whichever window is in front
    const bool selected = option.state & QStyle::State_Selected;
    const auto ink = [&](const QColor &usual) {
        return selected ? palette.color(QPalette::HighlightedText) : usual;
    };
    QFont font = option.font;
    const double height = QFontMetricsF(font).height();
    QRectF line(inside);
    line.setLeft(inside.left() + picture.width() + gap);
    font.setWeight(index.data(CollectionModel::OpenRole).toBool() ? QFont::Bold : QFont::DemiBold);
    font.setUnderline(index.data(CollectionModel::OpenRole).toBool());
    painter->setFont(font);
    painter->setPen(ink(palette.color(QPalette::Text)));
    drawLines(*painter, line, index.data().toString(), 1);

    painter->setFont(option.font);
    const auto standing = static_cast<Standing>(index.data(CollectionModel::StandingRole).toInt());
    line.setTop(line.top() + height);
    painter->setPen(ink(inkOf(standing, palette)));
    const double mark = height * 0.6;
    drawMark(*painter, standing, {line.left(), line.top() + (height - mark) / 2, mark, mark});
    drawLines(*painter, line.adjusted(mark + 6, 0, 0, 0), index.data(CollectionModel::StateRole).toString(),
              1);

    line.setTop(line.top() + height);
    painter->setPen(ink(quietInk(palette)));
    drawLines(*painter, line, index.data(CollectionModel::DecidesRole).toString(), 2);
    painter->restore();
}

} // namespace towerwatch
