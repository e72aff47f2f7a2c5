// SPDX-License-Identifier: MIT
#include "views/window/reference/hitdelegate.h"

#include "views/search/rulingsearch.h"
#include "views/window/look/pagecolours.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>
#include <QTextLayout>
#include <QTreeView>
#include <cmath>

namespace towerwatch {

namespace {

constexpr int sidePadding = 8, linePadding = 4, headingPadding = 4, tagPadding = 10, tagGap = 8;
constexpr double footSize = 0.88; ///< of the letters of the second line

QFont fontOf(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    QFont font = option.font;
    if (index.data(HitDelegate::HeadingRole).toBool())
        font.setWeight(QFont::DemiBold);
    return font;
}

QFont footFontOf(const QStyleOptionViewItem &option)
{
    QFont font = option.font;
    font.setPointSizeF(font.pointSizeF() * footSize);
    return font;
}

bool hasFoot(const QModelIndex &index)
{
    return index.data(HitDelegate::KindRole).isValid() ||
           !index.data(HitDelegate::FactsRole).toString().isEmpty();
}

QString tagOf(const QModelIndex &index)
{
    const QVariant kind = index.data(HitDelegate::KindRole);
    return kind.isValid() ? word(static_cast<RulingKind>(kind.toInt())) : QString();
}

/// One line, or two where the facts find no room behind the tag.
int footLines(const QStyleOptionViewItem &option, const QModelIndex &index, double width)
{
    const QFontMetricsF metrics(footFontOf(option));
    const QString facts = index.data(HitDelegate::FactsRole).toString(), tag = tagOf(index);
    const double before = tag.isEmpty() ? 0 : metrics.horizontalAdvance(tag) + tagPadding + tagGap;
    return !tag.isEmpty() && before + metrics.horizontalAdvance(facts) > width ? 2 : 1;
}

/// How wide the text may be: as wide as the item, or as the view where it is still to be laid out.
int textWidth(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    int width = option.rect.width();
    if (const auto *view = qobject_cast<const QAbstractItemView *>(option.widget); width <= 0 && view)
        width = view->viewport()->width();
    if (const auto *tree = qobject_cast<const QTreeView *>(option.widget); tree && option.rect.width() <= 0)
        width -= tree->indentation() * (index.parent().isValid() ? 2 : 1);
    return std::max(width - 2 * sidePadding, 40);
}

/// Breaks the text of a layout into lines below each other; how high they are together.
double breakLines(QTextLayout &layout, int width)
{
    double height = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
    return height;
}

QString textOf(const QModelIndex &index)
{
    return index.data().toString().replace(u'\n', QChar::LineSeparator);
}

} // namespace

void HitDelegate::draw(QAbstractItemView &list)
{
    list.setItemDelegate(this);
    whenEvent(list.viewport(), {QEvent::Resize}, [this] { emit sizeHintChanged({}); });
}

QSize HitDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QTextLayout layout(textOf(index), fontOf(option, index));
    const int width = textWidth(option, index);
    double height = breakLines(layout, width) + 2 * linePadding;
    if (index.data(HeadingRole).toBool())
        height += 2 * headingPadding;
    if (hasFoot(index))
        height += footLines(option, index, width) * QFontMetricsF(footFontOf(option)).height() + 4;
    return {width + 2 * sidePadding, static_cast<int>(std::ceil(height))};
}

void HitDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem panel = option;
    initStyleOption(&panel, index);
    panel.text.clear();
    const bool heading = index.data(HeadingRole).toBool();
    if (heading)
        panel.state |= QStyle::State_Enabled;
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &panel, painter, option.widget);

    const bool selected = option.state & QStyle::State_Selected;
    QTextLayout layout(textOf(index), fontOf(option, index));
    QList<QTextLayout::FormatRange> formats;
    for (const Hit &hit : hitsIn(layout.text().toStdString(), heading ? Texts() : m_words)) {
        QTextCharFormat format;
        format.setBackground(hitGround(option.palette));
        format.setForeground(option.palette.color(QPalette::Active, QPalette::Text));
        formats << QTextLayout::FormatRange{hit.start, hit.length, format};
    }
    layout.setFormats(formats);
    const double height = breakLines(layout, textWidth(option, index));
    const QPointF corner =
        option.rect.topLeft() + QPointF(sidePadding, linePadding + (heading ? headingPadding : 0));
    painter->save();
    painter->setClipRect(option.rect);
    QPalette palette = option.palette;
    palette.setCurrentColorGroup(QPalette::Active); // all are to be read, whichever window is in front
    painter->setPen(palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
    layout.draw(painter, corner);
    if (hasFoot(index))
        paintFoot(*painter, option, index, corner.y() + height + 2);
    painter->restore();
}

void HitDelegate::paintFoot(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                            double top) const
{
    const QFont font = footFontOf(option);
    const QFontMetricsF metrics(font);
    double left = option.rect.left() + sidePadding;
    painter.setFont(font);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool selected = option.state & QStyle::State_Selected;
    const QColor ink = selected ? option.palette.color(QPalette::HighlightedText) : quietInk(option.palette);
    if (const QVariant kind = index.data(KindRole); kind.isValid()) {
        const auto ruling = static_cast<RulingKind>(kind.toInt());
        const TagColours colours = tagColours(ruling, option.palette);
        const QString text = word(ruling);
        const QRectF box(left, top, metrics.horizontalAdvance(text) + tagPadding, metrics.height());
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.ground);
        painter.drawRoundedRect(box, 4, 4);
        painter.setPen(colours.ink);
        painter.drawText(box, Qt::AlignCenter, text);
        if (footLines(option, index, textWidth(option, index)) > 1)
            top += metrics.height();
        else
            left = box.right() + tagGap;
    }
    painter.setPen(ink);
    const QRectF rest(left, top, option.rect.right() - sidePadding - left, metrics.height());
    painter.drawText(rest, Qt::AlignVCenter,
                     metrics.elidedText(index.data(FactsRole).toString(), Qt::ElideRight, rest.width()));
}

} // namespace towerwatch
