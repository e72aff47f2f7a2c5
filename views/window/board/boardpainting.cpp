// SPDX-License-Identifier: MIT
/// How the board widget paints: table, board, what is in hand, the cursor and the hint.
#include "views/window/board/boardwidget.h"

#include "views/window/look/artimage.h"
#include "views/window/look/pagecolours.h"

#include <QPaintEvent>
#include <QTextOption>

#include <cmath>
#include <utility>

namespace towerwatch {

using namespace drawing;

namespace {

constexpr double gridFrom = 24; ///< logical pixels a tile from which empty squares are marked

/// The numbers on a ruler that have room: every one, every second, fifth, tenth, ... `room` is what a number
/// takes, in squares.
int rulerStep(double room)
{
    int step = 1;
    for (int next = 0; step < room; ++next)
        step = next % 3 == 1 ? step / 2 * 5 : step * 2;
    return step;
}

} // namespace

void BoardWidget::paintEvent(QPaintEvent *event)
{
    settle();
    const QRectF dirty = event->rect();
    const QRect rect = QRectF(dirty.topLeft() * view().ratio, dirty.size() * view().ratio).toAlignedRect();
    QPainter painter(this);
    painter.scale(1 / view().ratio, 1 / view().ratio);
    paintTable(painter, rect);
    const Ghost shown = ghost();
    const bool onPlace = shown.kind == Ghost::Kind::Figure && shown.allowed && shown.on;
    if (shown.kind == Ghost::Kind::None && m_hand.isEmpty() && m_hoveredPlace && ledByPointer() &&
        !m_drag.moving)
        m_renderer.setLitPlace(m_scene->board().tileAt(m_hoveredPlace->first), m_hoveredPlace->second);
    else
        m_renderer.setLitPlace(onPlace ? m_scene->board().tileAt(shown.at) : -1,
                               onPlace ? *shown.on : Place{});
    const bool empty = m_position->scenario().tiles.empty();
    const int time = empty ? usualTime : std::exchange(m_pictureTime, usualTime);
    if (!m_renderer.paint(painter, *m_scene, m_marks, view(), rect, time) && !m_repaint.isActive())
        m_repaint.start(0, this);
    paintGhost(painter, rect, shown);
    paintCursor(painter);
    if (empty && shown.kind == Ghost::Kind::None)
        paintHint(painter);
    else if (!empty)
        paintRulers(painter);
    if (m_overlay)
        m_overlay(painter);
}

void BoardWidget::paintTable(QPainter &painter, const QRect &rect) const
{
    const QColor table = tableColour(view().scheme);
    painter.fillRect(rect, table);
    if (view().logicalTile() < gridFrom)
        return;
    const Extent squares = view().squaresIn(rect);
    const QColor mark = view().scheme == Scheme::Light  ? table.darker(108)
                        : view().scheme == Scheme::Dark ? table.lighter(135)
                                                        : QColor(Qt::gray);
    const int arm = std::max(2, view().tilePixels / 25), thick = std::max(1, static_cast<int>(view().ratio));
    for (int y = squares.first.y; y <= squares.last.y; ++y)
        for (int x = squares.first.x; x <= squares.last.x; ++x) {
            const QPoint corner = view().squareRect({x, y}).topLeft();
            painter.fillRect(corner.x() - arm, corner.y(), 2 * arm + thick, thick, mark);
            painter.fillRect(corner.x(), corner.y() - arm, thick, 2 * arm + thick, mark);
        }
}

void BoardWidget::paintGhost(QPainter &painter, const QRect &rect, const Ghost &shown)
{
    bool drawn = true;
    if (shown.kind == Ghost::Kind::Tile) {
        const Sprite sprite{.tile = shown.tile, .rotation = shown.rotation, .number = variantFor(shown.at)};
        painter.setOpacity(shown.allowed ? 0.85 : 0.5);
        drawn = m_renderer.paintSprite(painter, sprite, view().squareRect(shown.at).topLeft(), view());
        painter.setOpacity(1);
        const auto joints = jointsOf(m_scene->board(), *shown.tile, shown.at, shown.rotation, shown.from);
        m_jointMarks.paint(painter, view(), rect, ++m_ghostKey, [&](const MarkStyle &style) {
            return jointMarks(joints, shown.at, !shown.allowed, style);
        });
    } else if (shown.kind == Ghost::Kind::Figure) {
        painter.setOpacity(shown.allowed ? 0.6 : 0.4);
        BoardView large = view();
        large.tilePixels = std::max(large.tilePixels, static_cast<int>(flatBelow * 2 * large.ratio));
        drawn = m_renderer.paintSprite(painter, shown.figure, view().toPixel(shown.foot), large);
        painter.setOpacity(1);
        if (shown.unsuitable || !shown.allowed)
            painter.drawImage(view().toPixel(shown.foot) + QPointF(8, -12) * view().ratio,
                              warningImage(static_cast<int>(std::lround(18 * view().ratio)), 1));
    }
    if (!drawn && !m_repaint.isActive()) // its picture had no time
        m_repaint.start(0, this);
}

bool BoardWidget::showsCursor() const
{
    return hasFocus() && m_cursor && !m_byPointer;
}

void BoardWidget::paintCursor(QPainter &painter) const
{
    if (!hasFocus())
        return;
    const double unit = view().ratio;
    const QColor ink = linkInk(palette());
    const QColor casing = view().scheme == Scheme::Light ? Qt::white : Qt::black;
    painter.setBrush(Qt::NoBrush);
    const auto outline = [&](auto draw) {
        painter.setPen(QPen(casing, 3 * unit)); // lighter than what a ruling marks
        draw();
        painter.setPen(QPen(ink, 1.5 * unit));
        draw();
    };
    if (!showsCursor()) {
        painter.setPen(QPen(ink, 2 * unit));
        painter.drawRect(QRectF(deviceRect()).adjusted(unit, unit, -unit, -unit));
        return;
    }
    const double inset = std::max(3.2 * view().tilePixels / tileSize, 2 * unit) + 1.5 * unit; // in an outline
    const QRectF square = QRectF(view().squareRect(*m_cursor)).adjusted(inset, inset, -inset, -inset);
    outline([&] { painter.drawRoundedRect(square, 3 * unit, 3 * unit); });
    if (m_cursorFigure < 0 || m_cursorFigure >= m_scene->board().figureCount())
        return;
    const double scale = view().tilePixels / tileSize;
    const QPointF middle = view().toPixel(m_scene->footOf(m_cursorFigure)) - QPointF(0, 10 * scale);
    const double radius = std::max(17 * scale, 5 * unit);
    outline([&] { painter.drawEllipse(middle, radius, radius); });
}

void BoardWidget::paintRulers(QPainter &painter) const
{
    QFont small = font();
    small.setPixelSize(static_cast<int>(std::lround(fontMetrics().height() * 0.72 * view().ratio)));
    painter.setFont(small);
    const QFontMetrics letters(small);
    const QRect whole = deviceRect();
    const Extent seen = view().squaresIn(whole), board = m_scene->extent();
    const int step =
        rulerStep((letters.horizontalAdvance(QStringLiteral("−100"))) / double(view().tilePixels));
    const int band = letters.height() + 2;
    const QColor ground = tableColour(view().scheme);
    painter.setPen(view().scheme == Scheme::Light ? QColor(0x3d, 0x36, 0x2a)
                                                  : palette().color(QPalette::Text));
    const auto write = [&](int number, const QPoint &middle) {
        if (number % step != 0)
            return;
        const QString text = QString::number(number);
        QRect label(middle.x() - letters.horizontalAdvance(text) / 2 - 3, middle.y() - band / 2,
                    letters.horizontalAdvance(text) + 6, band);
        if (!whole.contains(label.adjusted(3, 0, -3, 0)))
            return; // of "-6" a "6" would be left
        painter.fillRect(label, ground);
        painter.drawText(label, Qt::AlignCenter, text);
    };
    const int ring = static_cast<int>(3 * view().ratio); // of the keyboard, which runs round the board
    const int half = view().tilePixels / 2, side = letters.horizontalAdvance(QStringLiteral("−00"));
    for (int x = std::max(seen.first.x, board.first.x); x <= std::min(seen.last.x, board.last.x); ++x)
        write(x, {view().squareRect({x, 0}).left() + half, whole.top() + ring + band / 2});
    for (int y = std::max(seen.first.y, board.first.y); y <= std::min(seen.last.y, board.last.y); ++y)
        write(y, {whole.left() + side / 2, view().squareRect({0, y}).top() + half});
}

void BoardWidget::paintHint(QPainter &painter) const
{
    const QString hint =
        m_opening ? tr("Opening the scenario…") : tr("Take a tile from the left, or type its letter.");
    painter.setPen(view().scheme == Scheme::Light ? QColor(0x5d, 0x53, 0x42) : quietInk(palette()));
    constexpr double margin = 24;
    QRectF area = QRectF(deviceRect()).adjusted(margin, margin, -margin, -margin);
    const std::optional<Square> framed = showsCursor() ? m_cursor : m_marks.selectedSquare;
    const QRectF cursor = framed ? QRectF(view().squareRect(*framed)) : QRectF();
    QFont font = this->font();
    font.setPixelSize(static_cast<int>(std::lround(fontMetrics().height() * 1.15 * view().ratio)));
    painter.setFont(font);
    QTextOption place(Qt::AlignCenter);
    if (cursor.intersects(painter.boundingRect(area, hint, place))) {
        const bool below = area.bottom() - cursor.bottom() + margin > cursor.top() - area.top();
        place.setAlignment(Qt::AlignHCenter | (below ? Qt::AlignTop : Qt::AlignBottom));
        below ? area.setTop(cursor.bottom() + margin / 2) : area.setBottom(cursor.top() - margin / 2);
    }
    painter.drawText(area, hint, place);
}

} // namespace towerwatch
