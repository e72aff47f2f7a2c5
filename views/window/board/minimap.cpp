// SPDX-License-Identifier: MIT
#include "views/window/board/minimap.h"

#include "views/window/kit/widgets.h"
#include "views/window/look/appearance.h"
#include "views/window/look/pagecolours.h"

#include <QMouseEvent>
#include <QPainter>

namespace towerwatch {

using namespace drawing;

namespace {

constexpr int mapMargin = 8, mapPadding = 4; ///< logical pixels, around the map and within
constexpr int mostWide = 200, mostHigh = 150;
constexpr double largestTile = 12; ///< logical pixels

/// The map is a corner of the board, and never most of it.
QSize roomIn(const QWidget &board)
{
    return QSize(mostWide, mostHigh).boundedTo(board.size() * 2 / 5);
}

} // namespace

MiniMap::MiniMap(BoardWidget &board)
    : QWidget(&board)
    , m_board(board)
{
    setObjectName(QStringLiteral("miniMap"));
    setFocusPolicy(Qt::NoFocus);
    setCursor(Qt::PointingHandCursor);
    setContextMenuPolicy(Qt::PreventContextMenu);
    whenEvent(&board, {QEvent::Paint, QEvent::Resize},
              [this] { QMetaObject::invokeMethod(this, &MiniMap::follow, Qt::QueuedConnection); });
    whenTranslated(this, [this] {
        setAccessibleName(tr("Mini map"));
        setToolTip(tr("Click or drag to see another part of the board"));
    });
    hide();
}

void MiniMap::setWanted(bool wanted)
{
    m_wanted = wanted;
    follow();
}

void MiniMap::drawBoard()
{
    m_position = m_board.position();
    m_view.ratio = devicePixelRatioF();
    m_view.scheme = m_board.view().scheme;
    const Extent extent = m_board.scene().extent();
    m_room = roomIn(m_board);
    const double room = std::min(
        {double(m_room.width()) / extent.columns(), double(m_room.height()) / extent.rows(), largestTile});
    m_view.tilePixels = std::max(1, static_cast<int>(room * m_view.ratio));
    const int inset = static_cast<int>(mapPadding * m_view.ratio);
    m_view.origin = QPoint(inset, inset) - QPoint(extent.first.x, extent.first.y) * m_view.tilePixels;
    const QSize size = QSize(extent.columns(), extent.rows()) * m_view.tilePixels + QSize(inset, inset) * 2;
    m_picture = QImage(size.boundedTo(m_room * m_view.ratio * 2), QImage::Format_ARGB32_Premultiplied);
    m_picture.fill(tableColour(m_view.scheme));
    m_renderer.forgetMarks();
    QPainter painter(&m_picture);
    m_renderer.paint(painter, m_board.scene(), {}, m_view, m_picture.rect());
    m_picture.setDevicePixelRatio(m_view.ratio);
    resize((QSizeF(m_picture.size()) / m_view.ratio).toSize());
}

void MiniMap::follow()
{
    const Box box = m_board.scene().bounds();
    const QPointF first = m_board.view().toPixel({box.x, box.y}),
                  last = m_board.view().toPixel({box.x + box.width, box.y + box.height});
    const QRectF view(QPointF(), QSizeF(m_board.size()) * m_board.view().ratio);
    const bool whole = view.contains(first) && view.contains(last);
    const bool shown = m_wanted && !whole && !m_board.position()->scenario().tiles.empty();
    if (shown &&
        (m_position != m_board.position() || m_room != roomIn(m_board) ||
         m_view.scheme != m_board.view().scheme || !qFuzzyCompare(m_view.ratio, devicePixelRatioF())))
        drawBoard();
    QRect corner(QPoint(m_board.width() - width(), m_board.height() - height()) -
                     QPoint(mapMargin, mapMargin),
                 size());
    if (m_board.cursor() && m_board.squareRect(*m_board.cursor()).intersects(corner))
        corner.moveLeft(mapMargin);
    if (pos() != corner.topLeft())
        move(corner.topLeft());
    setVisible(shown);
    if (m_seen != m_board.view())
        update();
    m_seen = m_board.view();
}

void MiniMap::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.drawImage(QPointF(), m_picture);
    const BoardView &seen = m_board.view();
    const QSizeF size = QSizeF(m_board.size()) * seen.ratio;
    const QRectF part =
        QRectF(onMap(seen.toBoard({0, 0})), onMap(seen.toBoard({size.width(), size.height()})));
    const QColor ink = linkInk(palette());
    painter.fillRect(part, QColor(ink.red(), ink.green(), ink.blue(), 40));
    painter.setPen(QPen(ink, 2));
    painter.drawRect(part.intersected(QRectF(rect())).toAlignedRect().adjusted(2, 2, -2, -2));
    painter.end();
    paintEdge(*this); // it lies on a board of its own colours
}

void MiniMap::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        m_board.centreOn(onBoard(event->position()));
}

void MiniMap::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton)
        m_board.centreOn(onBoard(event->position()));
}

} // namespace towerwatch

#include "moc_minimap.cpp"
