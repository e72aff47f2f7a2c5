// SPDX-License-Identifier: MIT
#include "app/window/presenters/laying.h"

#include "model/board/fittingtiles.h"
#include "model/edit/edits.h"
#include "resources/catalogue.h"
#include "views/window/board/clickwords.h"
#include "views/window/palettes/figurepalette.h"
#include "views/window/palettes/tilepalette.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QApplication>
#include <QKeyEvent>
#include <QStyleHints>

namespace towerwatch {

Laying::Laying(const Workplace &at, TilePalette &tiles, FigurePalette &figures, const BlockTool &blocks)
    : QObject(&at.board)
    , m_at(at)
    , m_tiles(tiles)
    , m_figures(figures)
    , m_blocks(blocks)
    , m_words(at, tiles)
{
    at.board.setKeyTaker(KeyTurn::Laying, [this](QKeyEvent &event) { return takeKey(event); });
    connectPalettes();
    connectBoard();
    connect(&at.document, &ScenarioDocument::started, this, &Laying::forget);
    at.actions.on(Do::LayTile, this, [this] { findTile(m_at.desk->selection.square); });
    at.actions.on(Do::TakeFigure, this, [this] {
        bringUp(m_figures);
        m_figures.startChoosing();
        m_at.say(FigurePalette::keyWords());
    });
    at.actions.on(Do::FigureAgain, this, &Laying::takeFigureAgain);
}

void Laying::connectPalettes()
{
    connect(&m_tiles, &TilePalette::taken, this, [this](const QString &tile) { take({.tile = tile}); });
    connect(&m_tiles, &TilePalette::layAsked, this,
            [this](const QString &tile, Square at, Rotation rotation, bool byKey) {
                lay(tile, at, rotation);
                m_at.board.setFocus();
                if (byKey)
                    goOn();
            });
    connect(&m_tiles, &TilePalette::offered, this, [this](const QString &tile, Rotation rotation) {
        m_at.board.setOffer(tile, m_tiles.target().value_or(Square{}), rotation);
        m_words.sayOffer(tile);
    });
    connect(&m_tiles, &TilePalette::leftWith, this, [this](const QKeyEvent &key) {
        m_at.board.setFocus();
        QKeyEvent again(key.type(), key.key(), key.modifiers(), key.text());
        QCoreApplication::sendEvent(&m_at.board, &again);
    });
    connect(&m_figures, &FigurePalette::taken, this, [this](FigureKind kind, std::optional<Colour> owner) {
        takeByKeys({.figure = kind, .owner = owner});
    });
    connect(&m_figures, &FigurePalette::clicked, this, [this](FigureKind kind, std::optional<Colour> owner) {
        const Hand &hand = m_at.board.hand();
        const bool again = hand.figure == kind && hand.owner == owner && !hand.holder && hand.moved.empty();
        m_at.board.awaitPointer();
        take(again ? Hand() : Hand{.figure = kind, .owner = owner});
    });
    connect(&m_at.desk, &LiveDesk::changed, this, [this](const Desk &before) {
        if (m_tiles.target() && m_at.desk->selection != before.selection)
            m_tiles.setTarget(m_at.desk->selection.square); // the list is of the square in the frame
        if (m_at.desk->position == before.position && m_at.desk->missing == before.missing)
            return;
        const InPlay inPlay = m_at.inPlay();
        m_tiles.setPosition(m_at.desk->position, inPlay);
        m_figures.setTable(m_at.scenario(), inPlay);
    });
    connect(m_at.document.undoStack(), &QUndoStack::indexChanged, this, [this](int steps) {
        if (steps < std::exchange(m_steps, steps))
            stepBack();
    });
}

void Laying::connectBoard()
{
    BoardWidget &board = m_at.board;
    connect(&board, &BoardWidget::squareActivated, this, [this](Square square) {
        m_tiles.setTarget(hasTile(square) ? std::nullopt : std::optional(square));
        if (hasTile(square))
            return;
        m_at.board.ensureVisible(square); // whose tiles will be seen there
        if (!m_at.board.ledByPointer())
            return findTile(square);
        bringUp(m_tiles);
        m_words.sayClicked(square);
    });
    connect(&board, &BoardWidget::cursorMoved, this, [this](Square square, int) {
        follow(square);
        const bool goesOn = !hasTile(square) && hasTile(m_trail.last()) && !m_at.board.ledByPointer();
        if (goesOn)
            m_words.sayNext(square);
        else
            m_at.say(cursorWords(m_at.board), About::Cursor);
    });
    connect(&board, &BoardWidget::handChanged, this, [this] {
        const Hand &hand = m_at.board.hand();
        qApp->removeEventFilter(this);
        if (!hand.isEmpty() || m_at.board.isCarrying())
            qApp->installEventFilter(this);
        m_tiles.setInHand(hand.tile);
        m_figures.setInHand(hand.figure, hand.owner);
        if (!hand.isEmpty())
            m_tiles.setTarget({});
        if (hand.figure)
            m_figure = hand;
        m_words.sayHand();
        if (hand.isEmpty())
            comeBack();
    });
    connect(&board, &BoardWidget::tilePlaced, this, &Laying::lay);
    connect(&board, &BoardWidget::figurePlaced, this, &Laying::place);
}

/// A right click anywhere in the window puts back what is in hand.
bool Laying::eventFilter(QObject *watched, QEvent *event)
{
    const auto *part = event->type() == QEvent::ContextMenu ? qobject_cast<QWidget *>(watched) : nullptr;
    if (!part || part->window() != &m_at.window)
        return false;
    m_at.board.dropHand();
    return true;
}

bool Laying::hasTile(std::optional<Square> square) const
{
    return square && m_at.desk->position->board().tileAt(*square) >= 0;
}

void Laying::take(const Hand &hand)
{
    m_at.board.setHand(hand);
    m_at.board.setFocus();
}

/// At the cursor it is seen at once, wherever the mouse was left.
void Laying::takeByKeys(const Hand &hand)
{
    BoardWidget &board = m_at.board;
    if (board.cursor() && !board.ledByPointer())
        board.leadByKeys(*board.cursor());
    take(hand);
}

void Laying::findTile(std::optional<Square> square, const QString &letters)
{
    bringUp(m_tiles);
    if (square)
        m_tiles.setTarget(*square);
    m_tiles.startTyping(letters);
}

std::optional<Square> Laying::typedAt() const
{
    const BoardWidget &board = m_at.board;
    return board.cursor() || !m_at.scenario().tiles.empty()
               ? board.cursor()
               : board.squareAtPosition(QRectF(board.rect()).center());
}

Typed Laying::meantBy(const QKeyEvent &event) const
{
    const BoardWidget &board = m_at.board;
    const QString text = event.text();
    const bool plain = !(event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    if (!plain || text.size() != 1 || board.isCarrying() || m_blocks.block() || !m_blocks.selection().empty())
        return {};
    const std::optional<Square> at = typedAt(), last = m_trail.last();
    const Typed meant = typed(text.at(0).unicode(), text.at(0).isLetter(),
                              {.cursor = at,
                               .onTile = hasTile(at),
                               .emptyHand = board.hand().isEmpty(),
                               .leadsFigure = board.hand().figure && !board.ledByPointer(),
                               .laid = hasTile(last) ? last : std::nullopt});
    return meant.what == Typed::What::Taken && !isNobodys(event) ? Typed() : meant;
}

void Laying::act(const Typed &meant, const QString &text)
{
    switch (meant.what) {
    case Typed::What::Nothing: return;
    case Typed::What::TakeFigure: return takeFigure(m_figures.colourOfKey(meant.key));
    case Typed::What::GoToPlace: return m_at.board.goToPlace(meant.place);
    case Typed::What::TurnTile: return turn(meant.at);
    case Typed::What::RaiseTower: return m_at.take(Do::FloorUp, {meant.at});
    case Typed::What::LowerTower: return m_at.take(Do::FloorDown, {meant.at});
    case Typed::What::FindTile: m_at.board.leadByKeys(meant.at); return findTile(meant.at, text);
    case Typed::What::Taken: m_typed.start(); return m_words.sayTaken(meant.at);
    }
}

/// A letter on a tile that no step has, and what is typed on after it: edges typed at a wrong square turn
/// nothing.
bool Laying::isNobodys(const QKeyEvent &event) const
{
    const bool goesOn =
        m_typed.isValid() && m_typed.elapsed() < QGuiApplication::styleHints()->keyboardInputInterval();
    return goesOn || (event.type() == QEvent::KeyPress && event.key() != Qt::Key_R);
}

/// Whoever lays by keys turns to what fits: what lies between is of no use.
void Laying::turn(Square at)
{
    const Board &board = m_at.desk->position->board();
    const Tile *tile = board.designAt(at);
    const auto by =
        tile ? turnToNextWay(board, *tile, at, board.placed(board.tileAt(at)).rotation) : std::nullopt;
    if (!by)
        return m_at.say(tr("The tile at %1 fits in no other way").arg(phrase(at)));
    m_at.take({withTileTurned(m_at.scenario(), builtInTiles(), at, *by), tr("Turn a tile")});
    m_at.say(tr("Turned the tile at %1 to the next way that fits").arg(phrase(at)));
}

bool Laying::takeKey(const QKeyEvent &event)
{
    const Typed meant = meantBy(event);
    if (event.type() == QEvent::KeyPress)
        act(meant, event.text());
    return bool(meant);
}

void Laying::takeFigure(Colour colour)
{
    const Hand &hand = m_at.board.hand();
    FigureKind kind = FigureKind::Meeple;
    if (hand.figure && hand.owner)
        kind = hand.owner == colour ? nextCommonFigure(*hand.figure) : *hand.figure;
    m_figure = {.figure = kind, .owner = colour};
    takeFigureAgain();
}

void Laying::takeFigureAgain()
{
    if (!m_figure.figure)
        return m_at.say(tr("No figure has been in hand yet: 1 to 8 take one"));
    BoardWidget &board = m_at.board;
    if (const std::optional<Square> last = m_trail.last(); !hasTile(board.target().first) && hasTile(last)) {
        m_next = board.cursor();
        lead(*last);
    }
    takeByKeys(m_figure);
}

void Laying::place(FigureKind kind, std::optional<Colour> owner, Square at, std::optional<Place> on)
{
    m_at.put({withFigure(m_at.scenario(), builtInTiles(), {"", kind, owner, at, on}),
              tr("Place a figure (%1)").arg(word(kind, m_at.scenario().rules.tower))});
}

void Laying::lay(const QString &tile, Square at, Rotation rotation)
{
    m_at.take({withTile(m_at.scenario(), builtInTiles(), {tile.toStdString(), at, rotation, 0, {}}),
               tr("Lay a tile")});
    m_at.desk.take(ondesk::Laid{at});
    m_trail.lay(at);
    QMetaObject::invokeMethod(
        this, [this, at] { m_words.sayOdd(at); }, Qt::QueuedConnection); // when all is said
}

/// Nothing moves for a square that is only proposed: where it is out of sight, the next key scrolls to it.
void Laying::goOn()
{
    const std::optional<Square> next = m_trail.next(m_at.desk->position->board());
    if (next)
        propose(*next);
}

void Laying::propose(Square next)
{
    const std::optional<Square> last = m_trail.last();
    m_leading = true;
    m_at.board.propose(next, last ? wayTo(*last, next) : std::nullopt);
    m_leading = false;
    m_tiles.setTarget(next);
}

/// Who goes on by arrow keys goes on that way.
void Laying::follow(Square cursor)
{
    const std::optional<Square> from = std::exchange(m_stood, cursor);
    if (from && !m_leading && !m_at.board.ledByPointer())
        m_trail.walk(*from, cursor);
}

void Laying::lead(Square square)
{
    m_leading = true;
    m_at.board.leadByKeys(square);
    m_leading = false;
}

void Laying::comeBack()
{
    if (const std::optional<Square> next = std::exchange(m_next, {}))
        propose(*next);
}

/// The square that is empty again is the next one.
void Laying::stepBack()
{
    const std::optional<Square> last = m_trail.last();
    if (!last || hasTile(last))
        return;
    m_leading = true;
    m_at.board.setCursorSquare(*last);
    m_leading = false;
    m_tiles.words()->clear();
    m_next.reset();
    m_trail.takeBack();
}

void Laying::forget()
{
    m_tiles.words()->clear();
    m_next.reset();
    m_trail = {};
}

} // namespace towerwatch

#include "moc_laying.cpp"
