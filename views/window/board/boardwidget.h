// SPDX-License-Identifier: MIT
/// The board on the screen: shows a position with its marks and says what the user wants done with it.
#pragma once

#include "views/telling/page.h"
#include "views/window/board/hand.h"
#include "views/window/board/viewport.h"
#include "views/window/painting/boardrenderer.h"

#include <QBasicTimer>

#include <functional>

class QHelpEvent;

namespace towerwatch {

/// Who may take a key before the board itself, in the order in which they are asked.
enum class KeyTurn { Refusals, Laying, Blocks };
/// Takes a key that has a meaning there; of a QEvent::ShortcutOverride it only says so.
using KeyTaker = std::function<bool(QKeyEvent &event)>;

class BoardWidget : public SeenPart
{
    Q_OBJECT

public:
    explicit BoardWidget(QWidget *parent = nullptr);
    ~BoardWidget() override;

    /// Shows a position, without marks. The part of the board that is seen stays the same.
    void setPosition(PositionPtr position);
    const PositionPtr &position() const { return m_position; }
    void setMarks(const BoardMarks &marks);
    const BoardMarks &marks() const { return m_marks; }

    /// Takes something in hand: it follows the pointer and a click puts it down; with Shift another such
    /// thing stays in hand. Where it cannot be put down, a click does what it does with an empty hand.
    void setHand(const Hand &hand);
    const Hand &hand() const { return m_hand; }
    /// Shows on an empty square what would be laid there, while the hand is empty; without a tile nothing.
    void setOffer(const QString &tile, Square at, Rotation rotation);
    /// Turns the tile in hand, as shown now; on that square it keeps the new rotation.
    void turnHand(int quarters);
    /// Puts back what is in hand, carried or dragged.
    void dropHand();
    /// Picks up a figure or, without one, the tile on a square: the next click or Enter puts it down
    /// elsewhere.
    void carry(Square square, int figure);
    bool isCarrying() const { return m_drag.kind == Drag::Kind::Carry; }
    /// Whether an empty board says that a scenario is being read, or what can be done.
    void setOpening(bool opening);
    /// Sets the function that returns the ruling for tool tips and screen readers, and the one that tells
    /// whether it speaks of a figure: such a figure is chosen, and nothing new is asked.
    void setRuling(std::function<const Page &()> ruling, std::function<bool(int figure)> speaksOf = {})
    {
        m_ruling = std::move(ruling);
        m_speaksOf = std::move(speaksOf);
    }
    bool rulingSpeaksOf(int figure) const { return m_speaksOf && m_speaksOf(figure); }
    /// The words for a square, its tile, figures, verdicts and dangers; without a ruling its coordinates.
    QString describe(Square square) const;
    /// The words for a figure.
    QString describe(int figure) const;

    /// What looks wrong about a square or, of those on it, one figure, as sentences.
    QStringList warningsAt(Square square, int figure = -1) const;

    /// Where the foot of a figure is on the widget.
    QPointF footOf(int figure) const { return toSurface(m_scene->footOf(figure)); }
    /// The square of the keyboard's cursor, if it is shown.
    std::optional<Square> cursor() const { return m_cursor; }
    /// The figure of the cursor's square that the keyboard has chosen; -1: none.
    int cursorFigure() const { return m_cursorFigure; }
    void setCursorSquare(Square square);
    /// Sets the cursor to a square and makes the keys mean it, wherever the pointer is.
    void leadByKeys(Square square);
    /// The same without scrolling. An arrow that way, pressed next, goes there and no further: whoever does
    /// not look presses it.
    void propose(Square square, std::optional<Side> way);
    /// The places among which the keyboard chooses for the figure in hand.
    std::vector<Place> placesAtCursor() const;
    /// With a figure in hand goes to the next place of a kind on the cursor's square, if there is one; a
    /// castle is a city and a bridge a road.
    void goToPlace(PlaceKind kind);
    /// What would be put down at the pointer or the cursor.
    Ghost ghost() const;
    /// A click on a square, by mouse, key or screen reader.
    void activate(Square square, int figure);
    const drawing::Scene &scene() const { return *m_scene; }
    /// The square and figure that keys mean: those under the pointer if the mouse moved last, else the
    /// cursor's.
    std::pair<std::optional<Square>, int> target() const;
    /// Whether a click would mean the road, city or monastery under the pointer rather than its tile.
    bool pointsAtFeature() const;
    /// Whether the mouse moved after the last key.
    bool ledByPointer() const { return m_byPointer && m_pointer; }
    /// Whether the keys were used last and the mouse is not awaited.
    bool ledByKeys() const { return !ledByPointer() && !m_away; }
    /// The mouse took something in hand outside the board: its ghost stays hidden until the mouse or the keys
    /// are used on the board.
    void awaitPointer();
    /// The place of a tile under the pointer, or that of the figure there; highlighted while the hand is
    /// empty.
    const std::optional<std::pair<Square, Place>> &hoveredPlace() const { return m_hoveredPlace; }
    /// Offers keys to others first.
    void setKeyTaker(KeyTurn turn, KeyTaker taker) { m_keyTakers[turn] = std::move(taker); }
    /// Paints over everything else, in device pixels.
    void setOverlay(std::function<void(QPainter &)> overlay) { m_overlay = std::move(overlay); }

    QSize sizeHint() const override { return {640, 480}; }
    QSize minimumSizeHint() const override { return {160, 120}; }

signals:
    void squareActivated(Square square);
    void figureActivated(int figure);
    /// The pointer moved to another square or figure; no square: it left.
    void hovered(std::optional<Square> square, int figure);
    /// The pointer moved to another place of a tile; emitted after hovered().
    void placeHovered();
    /// The keyboard's cursor moved to a square or a figure on it.
    void cursorMoved(Square square, int figure);
    void contextMenuAsked(Square square, int figure, QPoint globalPosition);
    void handChanged();
    void tilePlaced(const QString &id, Square at, Rotation rotation);
    void figurePlaced(FigureKind kind, std::optional<Colour> owner, Square at, std::optional<Place> on);
    void tileMoved(Square from, Square to);
    void figureMoved(int figure, Square to, std::optional<Place> on);
    /// A prisoner that was in hand is put on the board.
    void prisonerPlaced(Colour holder, const Prisoner &prisoner, Square at, std::optional<Place> on);
    /// A figure is dragged off the board; the receiver has to carry on the drag.
    void figureDraggedOut(int figure);
    void rotateAsked(Square at, bool clockwise);
    /// The user wants to remove the figure or, without one, the tile.
    void removeAsked(Square at, int figure);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void timerEvent(QTimerEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    /// Milliseconds a painting may spend on new pictures: one that the user waits for, one that only fills
    /// them in, and the first of a board, which shows the whole board at once.
    static constexpr int usualTime = 4, patientTime = 10, firstTime = 40;

    /// What a pressed mouse button does or may still become.
    struct Drag
    {
        enum class Kind { None, Pan, Press, Carry };
        Kind kind = Kind::None;
        QPointF start; ///< where the button went down, in logical pixels
        QPoint origin; ///< of the view then
        Square square{};
        int figure = -1;
        bool moving = false; ///< Press, Carry: the thing follows the pointer or the cursor
    };

    // Painting: boardpainting.cpp
    void paintTable(QPainter &painter, const QRect &rect) const;
    void paintGhost(QPainter &painter, const QRect &rect, const Ghost &shown);
    bool showsCursor() const;
    void paintCursor(QPainter &painter) const;
    void paintHint(QPainter &painter) const;
    /// The numbers of the squares at the edges of the widget.
    void paintRulers(QPainter &painter) const;

    // The hand
    Aim aim() const;
    void putDown(const Hand &hand, const Ghost &ghost, bool keeps = false);
    void finishDrag();
    /// Says why something cannot be put down.
    void refuse(const Ghost &ghost);
    void letOut();

    // Pointer and keys: boardinput.cpp
    void setPointer(std::optional<QPointF> position);
    void updateHover();
    /// Makes the next updateHover() emit again what is under the pointer.
    void forgetHover();
    Square firstCursor() const;
    void moveCursor(Side side);
    /// Moves the cursor over tiles and bare table to the next empty square beside a tile, if there is one.
    void jumpCursor(Side side);
    void activateTarget();
    void announceCursor();
    bool handleKey(QKeyEvent *event);
    bool showToolTip(QHelpEvent *event);
    void hoverPlace(Square square, int figure);
    std::vector<int> figuresOn(Square square) const;
    void putCursor(Square square);
    void changed();
    void updateScheme();

    PositionPtr m_position;
    std::unique_ptr<drawing::Scene> m_scene;
    BoardMarks m_marks;
    BoardRenderer m_renderer;
    MarkLayer m_jointMarks;
    quint64 m_ghostKey = 0;
    Hand m_hand, m_dropHand;
    std::optional<Hand> m_offer; ///< the tile of setOffer(); `turnedAt` is its square
    bool m_opening = false;
    std::function<const Page &()> m_ruling;
    std::function<bool(int figure)> m_speaksOf;

    std::map<KeyTurn, KeyTaker> m_keyTakers;
    std::optional<Square> m_cursor;
    std::optional<Square> m_laid; ///< where something was put down, until pointer and cursor have left
    int m_cursorFigure = -1;
    std::size_t m_cursorPlace = 0; ///< with a figure in hand: which place of the cursor's square
    std::optional<std::pair<Square, Side>> m_proposed = {}; ///< a square and the way that leads to it
    std::optional<QPointF> m_pointer;
    bool m_anywhere = false;  ///< Ctrl is held: a figure may go where such a figure never stands
    bool m_byPointer = false; ///< the mouse moved after the last key
    bool m_away = false;      ///< the mouse was used last, has left the board, and no key came since
    std::optional<Square> m_hoveredSquare;
    int m_hoveredFigure = -1;
    std::optional<std::pair<Square, Place>> m_hoveredPlace;
    std::function<void(QPainter &)> m_overlay;
    Drag m_drag;
    bool m_spaceHeld = false;
    int m_wheel = 0; ///< eighths of degrees that did not make a step yet
    QBasicTimer m_repaint;
    int m_pictureTime = firstTime; ///< milliseconds that the next painting may spend on new pictures
};

/// The side that an arrow key points to.
std::optional<Side> sideOfKey(int key);

} // namespace towerwatch
