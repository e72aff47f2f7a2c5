// SPDX-License-Identifier: MIT
#include "views/window/players/playerbutton.h"

#include "views/window/look/artimage.h"
#include "views/window/look/pagecolours.h"
#include "views/words/playerwords.h"
#include "views/words/words.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

#include <numeric>
#include <utility>

namespace towerwatch {

namespace {

constexpr int discSide = 20, discRoom = discSide + 6, air = 5, betweenParts = 10, signSide = 16;
constexpr int longestName = 180, briefName = 64; ///< in pixels

/// A drum of stones, as towers are built of.
const std::string floorSign = R"(<path d="M-6 3V-2A6 2.4 0 0 1 6 -2V3A6 2.4 0 0 1 -6 3Z" fill="#b98a54" )"
                              R"(stroke="#6d4a24" stroke-width="1.2"/>)"
                              R"(<ellipse cy="-2" rx="6" ry="2.4" fill="#d9b07c" stroke="#6d4a24"/>)";

} // namespace

PlayerButton::PlayerButton(Player player, std::optional<Turn> turn, QWidget *parent)
    : StripButton(parent)
    , m_player(std::move(player))
    , m_turn(turn)
{
    setObjectName(QStringLiteral("player"));
}

void PlayerButton::setFold(StripFold fold)
{
    m_fold = fold;
    updateGeometry();
    update();
}

int PlayerButton::heightOf(StripFold fold, const QFontMetrics &letters)
{
    constexpr int figure = 32; // a prisoner beside it
    return std::max((fold == StripFold::Tight ? 1 : 2) * letters.height() + 6, figure);
}

QString PlayerButton::name() const
{
    const bool named = m_player.name && !m_player.name->empty();
    return named ? shown(*m_player.name) : capitalized(word(m_player.colour));
}

QFont PlayerButton::nameFont() const
{
    QFont bold = font();
    bold.setBold(m_turn.has_value());
    return bold;
}

QList<PlayerButton::Part> PlayerButton::parts() const
{
    QList<Part> parts;
    if (m_player.points)
        parts.append({Sign::None, pointsWords(*m_player.points, m_fold != StripFold::Full)});
    if (m_fold == StripFold::Tight)
        return parts;
    if (m_player.floors)
        parts.append({Sign::Floor, QString::number(*m_player.floors)});
    if (m_player.supply)
        parts.append({Sign::Figure, QString::number(std::accumulate(
                                        m_player.supply->begin(), m_player.supply->end(), 0,
                                        [](int sum, const auto &kind) { return sum + kind.second; }))});
    if (m_turn && m_turn->ransomPaid && m_fold == StripFold::Full)
        parts.append({Sign::None, tr("ransom paid", "short, by the player on turn")});
    return parts;
}

int PlayerButton::widthOf(const Part &part) const
{
    return (part.sign == Sign::None ? 0 : signSide + 2) + fontMetrics().horizontalAdvance(part.text);
}

QSize PlayerButton::sizeHint() const
{
    int line = 0;
    for (const Part &part : parts())
        line += widthOf(part) + betweenParts;
    line = std::max(line - betweenParts, 0);
    const int lines = m_fold == StripFold::Tight ? 1 : 2;
    const int named = lines == 1 ? 0
                                 : std::min(QFontMetrics(nameFont()).horizontalAdvance(name()) + 1,
                                            m_fold == StripFold::Full ? longestName : briefName);
    return {discRoom + std::max(line, named) + 2 * air, heightOf(m_fold, fontMetrics())};
}

void PlayerButton::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->position().toPoint();
    StripButton::mousePressEvent(event);
}

void PlayerButton::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint way = event->position().toPoint() - m_pressed;
    if (!(event->buttons() & Qt::LeftButton) ||
        (!m_carried && way.manhattanLength() < QApplication::startDragDistance()))
        return StripButton::mouseMoveEvent(event);
    m_carried = true;
    setDown(false); // it is no click any more
    setCursor(Qt::ClosedHandCursor);
    emit carried(event->globalPosition().toPoint(), false);
}

void PlayerButton::mouseReleaseEvent(QMouseEvent *event)
{
    if (!std::exchange(m_carried, false))
        return StripButton::mouseReleaseEvent(event);
    setCursor(Qt::PointingHandCursor);
    emit carried(event->globalPosition().toPoint(), true); // the button may be gone when it is over
}

void PlayerButton::paintPart(QPainter &painter, const Part &part, QPointF at) const
{
    const QRectF line(at, QSizeF(widthOf(part), fontMetrics().height()));
    const QPointF sign = at + QPointF(0, (line.height() - signSide) / 2);
    if (part.sign == Sign::Floor)
        painter.drawImage(sign,
                          artImage(floorSign, {-8, -8, 16, 16}, {signSide, signSide}, devicePixelRatioF()));
    else if (part.sign == Sign::Figure)
        painter.drawImage(sign, figureImage(FigureKind::Meeple, m_player.colour, signSide,
                                            devicePixelRatioF(), schemeFor(palette())));
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, part.text);
}

void PlayerButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintGround(painter);
    painter.drawImage(QPointF(air, (height() - discSide) / 2.0),
                      discImage(m_player.colour, discSide, devicePixelRatioF()));
    painter.setPen(palette().color(QPalette::WindowText));
    const int line = fontMetrics().height(), left = air + discRoom;
    const QList<Part> known = parts();
    double top = (height() - line) / 2.0;
    if (m_fold != StripFold::Tight) {
        top = known.isEmpty() ? top : (height() - 2 * line) / 2.0;
        painter.setFont(nameFont());
        const QRectF room(left, top, width() - left - air, line);
        painter.drawText(room, Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(name(), Qt::ElideRight, int(room.width()) + 1));
        painter.setFont(font());
        top += line;
    }
    QPointF at(left, top);
    for (const Part &part : known) {
        paintPart(painter, part, at);
        at.rx() += widthOf(part) + betweenParts;
    }
}

} // namespace towerwatch

#include "moc_playerbutton.cpp"
