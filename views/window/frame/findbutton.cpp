// SPDX-License-Identifier: MIT
#include "views/window/frame/findbutton.h"

#include "views/window/look/pagecolours.h"
#include "views/window/widgets/widgets.h"

#include <QAction>
#include <QPainter>

namespace towerwatch {

namespace {

constexpr int iconSide = 16, sideAir = 8;

} // namespace

FindButton::FindButton(QAction *search, QWidget *parent)
    : QAbstractButton(parent)
    , m_search(search)
{
    setObjectName(QStringLiteral("find"));
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::NoFocus); // as all buttons of the bar
    setIcon(search->icon());
    const auto speak = [this] {
        setText(m_search->iconText());
        setToolTip(m_search->toolTip());
        updateGeometry();
    };
    connect(search, &QAction::changed, this, speak);
    connect(this, &QAbstractButton::clicked, search, &QAction::trigger);
    speak();
}

QSize FindButton::sizeHint() const
{
    const QString key = m_search->shortcut().toString(QKeySequence::NativeText);
    const int words = fontMetrics().horizontalAdvance(text()) + fontMetrics().horizontalAdvance(key);
    return {words + iconSide + 6 * sideAir, std::max(30, fontMetrics().height() + 12)};
}

void FindButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(underMouse() || isDown() ? palette().color(QPalette::WindowText) : quietInk(palette()));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    icon().paint(&painter, sideAir, (height() - iconSide) / 2, iconSide, iconSide);
    painter.setPen(quietInk(palette()));
    QRect room = rect().adjusted(iconSide + 2 * sideAir, 0, -sideAir, 0);
    if (width() >= sizeHint().width()) {
        const QString key = m_search->shortcut().toString(QKeySequence::NativeText);
        painter.drawText(room, Qt::AlignVCenter | Qt::AlignRight, key);
    }
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                     fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
}

} // namespace towerwatch

#include "moc_findbutton.cpp"
