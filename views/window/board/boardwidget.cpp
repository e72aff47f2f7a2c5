// SPDX-License-Identifier: MIT
#include "views/window/board/boardwidget.h"

#include "model/edit/references.h"
#include "resources/catalogue.h"
#include "views/telling/squarewords.h"
#include "views/window/board/boardaccessible.h"
#include "views/window/look/pagecolours.h"
#include "views/window/widgets/widgets.h"

#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QNativeGestureEvent>
#include <QTimerEvent>
#include <QToolTip>

#include <algorithm>

namespace towerwatch {

using namespace drawing;

namespace {

/// What is shown when the board fits; of an empty table the room for a game to begin, which need not be
/// zoomed out soon.
Box boundsOf(const Scene &scene)
{
    constexpr int columns = 7, rows = 5;
    if (!scene.board().scenario().tiles.empty())
        return scene.bounds();
    const Point corner = cornerOf({-columns / 2, -rows / 2});
    return {corner.x, corner.y, columns * tileSize, rows * tileSize};
}

} // namespace

BoardWidget::BoardWidget(QWidget *parent)
    : SeenPart(parent)
    , m_position(std::make_shared<Position>(Scenario{}, builtInTiles()))
    , m_scene(std::make_unique<Scene>(*m_position))
{
    installBoardAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAcceptDrops(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMinimumSize(BoardWidget::minimumSizeHint());
    updateScheme();
    whenTranslated(this, [this] {
        setAccessibleName(tr("Board"));
        update();
    });
    setBounds(boundsOf(*m_scene));
    connect(this, &SeenPart::moved, this, [this] {
        updateHover();
        update();
    });
    whenEvent(this, {QEvent::PaletteChange, QEvent::StyleChange}, [this] { updateScheme(); });
}

BoardWidget::~BoardWidget() = default;

void BoardWidget::setPosition(PositionPtr position)
{
    if (!position || position == m_position)
        return;
    const bool begins = m_position->scenario().tiles.empty() && position->scenario().tiles.size() > 1;
    auto scene = std::make_unique<Scene>(*position);
    m_scene = std::move(scene);
    m_cursorFigure = figureAfter(m_position->scenario(), m_cursorFigure, position->scenario());
    m_position = std::move(position);
    m_drag = {};
    setBounds(boundsOf(*m_scene));
    m_marks = {}; // they were of another board
    if (begins && fits())
        zoomToFit();
    changed();
    forgetHover(); // another thing may be under the pointer at rest
    updateHover();
    if (QAccessible::isActive()) {
        QAccessibleEvent event(this, QAccessible::ObjectReorder);
        QAccessible::updateAccessibility(&event);
    }
}

void BoardWidget::setMarks(const BoardMarks &marks)
{
    if (marks == m_marks)
        return;
    m_marks = marks;
    const std::pair chosen(marks.selectedSquare, marks.selectedFigure);
    if (chosen.first &&
        chosen != std::pair(m_cursor, m_cursorFigure)) { // what is chosen elsewhere is where keys act
        m_cursor = marks.selectedSquare;
        m_cursorFigure = marks.selectedFigure;
        m_cursorPlace = 0;
    }
    changed();
}

void BoardWidget::changed()
{
    m_renderer.forgetMarks();
    update();
}

void BoardWidget::setHand(const Hand &hand)
{
    if (hand == m_hand)
        return;
    m_hand = hand;
    m_laid.reset();
    m_drag = {};
    m_cursorPlace = 0;
    update();
    emit handChanged();
}

void BoardWidget::setOffer(const QString &tile, Square at, Rotation rotation)
{
    m_offer = tile.isEmpty() ? std::nullopt
                             : std::optional(Hand{.tile = tile, .rotation = rotation, .turnedAt = at});
    update();
}

Aim BoardWidget::aim() const
{
    Aim aim{.square = target().first, .place = m_cursorPlace};
    aim.anywhere = m_anywhere;
    if (ledByPointer()) {
        constexpr double missedBy = 5, most = 8; // pixels; units of the drawing
        aim.pointer = toBoard(*m_pointer);
        aim.reach = std::min(missedBy * tileSize / squareRect(*aim.square).width(), most);
    }
    return aim;
}

Ghost BoardWidget::ghost() const
{
    if (m_dropHand.isEmpty() && m_drag.moving)
        return ghostOf(m_drag.figure, m_drag.square, *m_scene, aim());
    if (m_offer && m_hand.isEmpty() && m_dropHand.isEmpty())
        return ghostOf(*m_offer, *m_scene, {.square = m_offer->turnedAt});
    const Ghost held = ghostOf(m_dropHand.isEmpty() ? m_hand : m_dropHand, *m_scene, aim());
    if (m_away && held.kind == Ghost::Kind::Figure)
        return {};
    const bool taken = held.refusal == Refusal::SquareTaken || held.refusal == Refusal::TowerTaken;
    return taken && (m_away || held.at == m_laid) ? Ghost() : held;
}

void BoardWidget::putDown(const Hand &hand, const Ghost &ghost, bool keeps)
{
    if (ghost.kind == Ghost::Kind::None || !ghost.allowed)
        return refuse(ghost);
    m_cursor = ghost.at;
    m_laid = ghost.at;
    if (ghost.kind == Ghost::Kind::Tile)
        emit tilePlaced(hand.tile, ghost.at, ghost.rotation);
    else if (const int moved = movedFigure(hand, *m_position); moved >= 0)
        emit figureMoved(moved, ghost.at, ghost.on);
    else if (hand.holder && hand.owner)
        emit prisonerPlaced(*hand.holder, {*hand.figure, *hand.owner}, ghost.at, ghost.on);
    else
        emit figurePlaced(*hand.figure, hand.owner, ghost.at, ghost.on);
    setFocus(); // what was dragged came from elsewhere
    if (!keeps)
        setHand({});
}

void BoardWidget::carry(Square square, int figure)
{
    if (m_scene->board().tileAt(square) < 0)
        return;
    setHand({});
    m_drag = {};
    m_drag.kind = Drag::Kind::Carry;
    m_drag.square = square;
    m_drag.figure = figure;
    m_drag.moving = true;
    m_cursor = square;
    m_cursorFigure = figure;
    m_cursorPlace = 0;
    update();
    emit handChanged();
}

void BoardWidget::finishDrag()
{
    const Ghost ghost = ghostOf(m_drag.figure, m_drag.square, *m_scene, aim());
    const Drag drag = std::exchange(m_drag, {});
    update();
    if (drag.kind == Drag::Kind::Carry && ghost.kind != Ghost::Kind::None)
        m_cursor = ghost.at;
    if (ghost.kind == Ghost::Kind::None || !ghost.allowed)
        return refuse(ghost);
    if (drag.figure >= 0)
        emit figureMoved(drag.figure, ghost.at, ghost.on);
    else if (ghost.at != drag.square)
        emit tileMoved(drag.square, ghost.at);
}

void BoardWidget::setOpening(bool opening)
{
    m_opening = opening;
    update();
}

void BoardWidget::setCursorSquare(Square square)
{
    ensureVisible(square);
    putCursor(square);
}

void BoardWidget::putCursor(Square square)
{
    m_cursor = square;
    m_proposed.reset();
    m_away = false;
    m_laid.reset();
    m_cursorFigure = -1;
    m_cursorPlace = 0;
    announceCursor();
    update();
    emit cursorMoved(square, -1);
}

void BoardWidget::leadByKeys(Square square)
{
    m_byPointer = m_away = false;
    setCursorSquare(square);
}

void BoardWidget::propose(Square square, std::optional<Side> way)
{
    m_byPointer = m_away = false;
    putCursor(square);
    if (way)
        m_proposed = {square, *way};
}

void BoardWidget::awaitPointer()
{
    m_away = true;
    m_byPointer = false;
    update();
}

void BoardWidget::announceCursor()
{
    if (m_cursor && QAccessible::isActive())
        announceSquare(*this, *m_cursor);
}

void BoardWidget::activate(Square square, int figure)
{
    m_cursor = square;
    m_proposed.reset();
    m_cursorFigure = figure;
    update();
    if (figure >= 0)
        emit figureActivated(figure);
    else
        emit squareActivated(square);
}

std::vector<int> BoardWidget::figuresOn(Square square) const
{
    const int tile = m_scene->board().tileAt(square);
    if (tile < 0)
        return {};
    const std::span<const int> figures = m_scene->board().figuresOn(tile);
    return {figures.begin(), figures.end()};
}

void BoardWidget::updateScheme()
{
    setScheme(schemeFor(palette()));
    update();
}

bool BoardWidget::showToolTip(QHelpEvent *event)
{
    QString words;
    if (m_hand.isEmpty() && m_hoveredFigure >= 0 && m_ruling)
        words = describe(m_hoveredFigure);
    else if (m_hand.isEmpty() && m_hoveredSquare && m_ruling)
        words = describe(*m_hoveredSquare);
    if (m_hand.isEmpty() && m_hoveredPlace)
        words += u'\n' + featureWords(*m_position, m_hoveredPlace->first, m_hoveredPlace->second);
    words = words.trimmed();
    if (words.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(event->globalPos(), plainly(words), this);
    return true;
}

bool BoardWidget::event(QEvent *event)
{
    if (event->isInputEvent()) {
        const bool key = event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease;
        const auto held = key ? static_cast<QKeyEvent *>(event)->modifiers()
                              : static_cast<QInputEvent *>(event)->modifiers();
        if (std::exchange(m_anywhere, held & Qt::ControlModifier) != m_anywhere && !m_hand.isEmpty())
            update();
    }
    if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress)
        for (const auto &[turn, takes] : m_keyTakers)
            if (takes(*static_cast<QKeyEvent *>(event))) {
                event->accept();
                return true;
            }
    if (event->type() == QEvent::ToolTip)
        return showToolTip(static_cast<QHelpEvent *>(event));
    if (event->type() == QEvent::ShortcutOverride && (!m_hand.isEmpty() || isCarrying()) &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape)
        event->accept();
    if (event->type() == QEvent::NativeGesture) {
        auto *gesture = static_cast<QNativeGestureEvent *>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture)
            zoomBy(1 + gesture->value(), gesture->position());
        return true;
    }
    return QWidget::event(event);
}

void BoardWidget::timerEvent(QTimerEvent *event)
{
    if (event->timerId() == m_repaint.timerId()) {
        m_repaint.stop();
        m_pictureTime = patientTime;
        update();
    }
}

} // namespace towerwatch

#include "moc_boardwidget.cpp"
