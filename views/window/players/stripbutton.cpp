// SPDX-License-Identifier: MIT
#include "views/window/players/stripbutton.h"

#include "views/window/look/artimage.h"
#include "views/window/look/pagecolours.h"
#include "views/window/widgets/widgets.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QPainter>
#include <QStyle>
#include <QVariantAnimation>

namespace towerwatch {

namespace {

constexpr int prisonerSide = 28;  ///< of the picture of a prisoner
constexpr int ringWidth = 5;      ///< that the mark of an arrival takes from each side
constexpr int welcomeTime = 2500; ///< ms that an arrival is marked

/// How an arrow key leads on; 0: it does not.
int wayOf(int key)
{
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Up: return -1;
    case Qt::Key_Right:
    case Qt::Key_Down: return 1;
    case Qt::Key_Home: return -2;
    case Qt::Key_End: return 2;
    default: return 0;
    }
}

bool mayMove(const QWidget &widget)
{
    return widget.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &widget) > 0 &&
           QApplication::isEffectEnabled(Qt::UI_General);
}

} // namespace

StripButton::StripButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::ClickFocus);
    setCursor(Qt::PointingHandCursor);
}

void StripButton::say(const QString &words, const QString &hint)
{
    setAccessibleName(words);
    setAccessibleDescription(hint);
    setStatusTip(hint);
    setToolTip(plainly(words + u'\n' + hint));
}

void StripButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else if (const int way = wayOf(event->key()))
        emit leftFor(way);
    else
        QAbstractButton::keyPressEvent(event);
}

void StripButton::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    emit menuAsked(byMouse ? event->globalPos() : mapToGlobal(rect().bottomLeft()));
}

void StripButton::paintGround(QPainter &painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const bool active = underMouse() || isDown();
    if (!active && !hasFocus())
        return;
    painter.setPen(
        QPen(palette().color(hasFocus() ? QPalette::Highlight : QPalette::Mid), hasFocus() ? 2 : 1));
    painter.setBrush(active ? palette().brush(QPalette::Button) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
}

PrisonerButton::PrisonerButton(Prisoner prisoner, int count, QWidget *parent)
    : StripButton(parent)
    , m_prisoner(prisoner)
    , m_count(count)
{
    setObjectName(QStringLiteral("prisoner"));
}

QSize PrisonerButton::sizeHint() const
{
    const int number =
        m_count > 1 ? fontMetrics().horizontalAdvance(QStringLiteral("×%1").arg(m_count)) + ringWidth : 0;
    return {prisonerSide + 4 + number, prisonerSide + 4};
}

void PrisonerButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintGround(painter);
    const int side = std::min(prisonerSide, height() - 2);
    painter.drawImage(
        QPointF(2, (height() - side) / 2.0),
        figureImage(m_prisoner.kind, m_prisoner.owner, side, devicePixelRatioF(), schemeFor(palette())));
    painter.setPen(palette().color(QPalette::WindowText));
    if (m_count > 1)
        painter.drawText(rect().adjusted(side + 2, 0, -ringWidth - 1, 0), Qt::AlignVCenter | Qt::AlignRight,
                         QStringLiteral("×%1").arg(m_count));
    if (isWelcomed())
        paintRing(painter);
}

/// A double ring, so that it reads on any ground.
void PrisonerButton::paintRing(QPainter &painter) const
{
    const double in = 2.5 + m_ring * 8;
    const QRectF ring = QRectF(rect()).adjusted(in, in, -in, -in);
    painter.setBrush(Qt::NoBrush);
    for (const auto &[ink, width] :
         {std::pair(palette().color(QPalette::Base), 5.0), std::pair(linkInk(palette()), 2.5)}) {
        painter.setPen(QPen(ink, width));
        painter.drawRoundedRect(ring, 5, 5);
    }
}

void PrisonerButton::welcome()
{
    m_arrived.start(welcomeTime, this);
    update();
    if (!mayMove(*this))
        return;
    auto *closing = new QVariantAnimation(this);
    closing->setDuration(180);
    closing->setStartValue(1.0);
    closing->setEndValue(0.0);
    connect(closing, &QVariantAnimation::valueChanged, this, [this](const QVariant &ring) {
        m_ring = ring.toDouble();
        update();
    });
    closing->start(QAbstractAnimation::DeleteWhenStopped);
}

void PrisonerButton::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_arrived.timerId())
        return StripButton::timerEvent(event);
    m_arrived.stop();
    update();
}

void PrisonerButton::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->position().toPoint();
    StripButton::mousePressEvent(event);
}

void PrisonerButton::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint way = event->position().toPoint() - m_pressed;
    if (!(event->buttons() & Qt::LeftButton) || way.manhattanLength() < QApplication::startDragDistance())
        return StripButton::mouseMoveEvent(event);
    setDown(false);
    emit dragged(); // the button may be gone when it is over
}

} // namespace towerwatch

#include "moc_stripbutton.cpp"
