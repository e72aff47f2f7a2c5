// SPDX-License-Identifier: MIT
#include "views/ruling/sentencebutton.h"

#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QStyleOptionFocusRect>

namespace towerwatch {

namespace {

constexpr int sentencePadding = 6;
constexpr int arrow = 18; ///< room for the arrow behind the text

} // namespace

SentenceButton::SentenceButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(this, &QAbstractButton::clicked, this, [this] {
        if (m_menu)
            m_menu->popup(mapToGlobal(QPoint(0, height())));
    });
}

void SentenceButton::setMenu(QMenu *menu)
{
    m_menu = menu;
}

QRect SentenceButton::textRect(int width) const
{
    const QRect room(sentencePadding, sentencePadding, std::max(width - 2 * sentencePadding - arrow, 40),
                     10000);
    return fontMetrics().boundingRect(room, Qt::TextWordWrap | Qt::AlignLeft, text());
}

int SentenceButton::heightForWidth(int width) const
{
    return textRect(width).height() + 2 * sentencePadding;
}

QSize SentenceButton::sizeHint() const
{
    return {200, heightForWidth(200)};
}

QSize SentenceButton::minimumSizeHint() const
{
    return {120, fontMetrics().height() + 2 * sentencePadding};
}

void SentenceButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool active = underMouse() || isDown();
    if (active || hasFocus()) {
        painter.setPen(
            QPen(palette().color(hasFocus() ? QPalette::Highlight : QPalette::Mid), hasFocus() ? 2 : 1));
        painter.setBrush(active ? palette().brush(QPalette::Button) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
    painter.setPen(palette().color(QPalette::WindowText));
    const QRect room = textRect(width());
    painter.drawText(QRect(room.topLeft(), QSize(width() - 2 * sentencePadding - arrow, room.height())),
                     Qt::TextWordWrap | Qt::AlignLeft, text());
    const QPointF tip(width() - sentencePadding - 6, height() / 2.0 + 2);
    painter.setPen(
        QPen(palette().color(QPalette::WindowText), 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF{{tip + QPointF(-4, -4), tip, tip + QPointF(4, -4)}});
}

void SentenceButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Down)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

} // namespace towerwatch
