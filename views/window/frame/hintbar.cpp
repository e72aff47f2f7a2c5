// SPDX-License-Identifier: MIT
#include "views/window/frame/hintbar.h"

#include "views/window/widgets/widgets.h"

#include <QStyleOption>
#include <QStylePainter>

namespace towerwatch {

HintBar::HintBar(QWidget *parent)
    : QStatusBar(parent)
{
    connect(this, &QStatusBar::messageChanged, this, [this](const QString &message) {
        m_about = About::Nothing;
        setToolTip(seenText() == message ? QString() : plainly(message));
    });
}

void HintBar::say(const QString &words, About about)
{
    showMessage(words);
    m_about = about;
}

/// Beside what always stands there.
QRect HintBar::room() const
{
    constexpr int air = 6;
    QRect room = rect().adjusted(air, 0, -air, 0);
    for (const QWidget *part : findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly))
        if (part->isVisible() && part->x() > width() / 2)
            room.setRight(std::min(room.right(), part->x() - air));
    return room;
}

QString HintBar::seenText() const
{
    return fontMetrics().elidedText(currentMessage(), Qt::ElideRight, room().width());
}

void HintBar::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOption ground;
    ground.initFrom(this);
    painter.drawPrimitive(QStyle::PE_PanelStatusBar, ground);
    painter.setPen(palette().windowText().color());
    painter.drawText(room(), Qt::AlignLeading | Qt::AlignVCenter | Qt::TextSingleLine, seenText());
}

} // namespace towerwatch

#include "moc_hintbar.cpp"
