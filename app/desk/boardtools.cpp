// SPDX-License-Identifier: MIT
#include "app/desk/boardtools.h"

#include "app/desk/actions.h"
#include "app/desk/blockclipboard.h"
#include "app/desk/livedesk.h"
#include "app/desk/steps.h"
#include "model/edit/edits.h"
#include "model/share/pastedtext.h"
#include "resources/catalogue.h"
#include "views/board/clickwords.h"
#include "views/board/minimap.h"
#include "views/palettes/figurepalette.h"
#include "views/palettes/tilepalette.h"
#include "views/wording/squarewords.h"
#include "views/wording/words.h"

#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>
#include <QMenu>
#include <QStatusBar>

namespace towerwatch {

namespace {

/// Brings up the dock that holds a palette.
void bringUp(QWidget *palette)
{
    if (auto *dock = qobject_cast<QDockWidget *>(palette->parentWidget())) {
        dock->show();
        dock->raise();
    }
}

} // namespace

BoardTools::BoardTools(const BoardToolParts &parts)
    : QObject(&parts.window)
    , m_parts(parts)
    , m_blocks(new BlockTool(parts.board))
    , m_map(new MiniMap(parts.board))
{
    parts.actions[Do::ShowMiniMap]->setChecked(true);
    connectBlocks();
    connectPalettes();
    connectActions();
}

const Scenario &BoardTools::scenario() const
{
    return m_parts.desk->position->scenario();
}

void BoardTools::say(const QString &words) const
{
    m_parts.window.statusBar()->showMessage(words);
}

void BoardTools::sayPlace() const
{
    const auto &place = m_parts.board.hoveredPlace();
    if (!place || !m_parts.board.hand().isEmpty() || m_blocks->block())
        return;
    const auto [square, figure] = m_parts.board.target();
    const QString feature = featureWords(*m_parts.desk->position, place->first, place->second);
    const QString click = clickWords(m_parts.board, square, figure);
    say(feature.isEmpty() ? click : tr("%1  ·  %2", "feature, what a click does").arg(feature, click));
}

void BoardTools::edit(const std::optional<Scenario> &after, const QString &text)
{
    if (after)
        m_parts.document.edit(*after, text);
    else
        say(tr("There is another tile in the way: nothing was moved"));
}

Squares BoardTools::selected() const
{
    if (!m_blocks->selection().empty())
        return m_blocks->selection();
    const std::optional<Square> square = m_parts.desk->selection.square;
    return square ? tilesAmong(scenario(), {*square}) : Squares();
}

void BoardTools::connectBlocks()
{
    const TileCatalogue &tiles = builtInTiles();
    connect(m_blocks, &BlockTool::moveAsked, this, [&](Square way) {
        const Squares squares = m_blocks->selection();
        const auto after = withBlockMoved(scenario(), tiles, squares, way);
        edit(after, tr("Move %n tile(s)", nullptr, static_cast<int>(squares.size())));
        if (after)
            m_blocks->setSelection(moved(squares, way));
    });
    connect(m_blocks, &BlockTool::turnAsked, this, [&](bool clockwise) {
        const Squares squares = m_blocks->selection();
        const Rotation by = clockwise ? Rotation::R90 : Rotation::R270;
        const auto after = withBlockTurned(scenario(), tiles, squares, by);
        edit(after, tr("Turn %n tile(s)", nullptr, static_cast<int>(squares.size())));
        if (after)
            m_blocks->setSelection(turned(squares, by));
    });
    connect(m_blocks, &BlockTool::removeAsked, this, [&] {
        const auto count = static_cast<int>(m_blocks->selection().size());
        edit(withoutBlock(scenario(), tiles, m_blocks->selection()), tr("Remove %n tile(s)", nullptr, count));
    });
    connect(m_blocks, &BlockTool::blockPlaced, this, [&](Square at) {
        const Scenario block = *m_blocks->block();
        const auto after = withBlock(scenario(), tiles, block, at);
        if (!after)
            return say(tr("There is a tile in the way: R turns the block, Escape drops it"));
        m_blocks->setBlock({});
        m_parts.document.edit(*after, tr("Paste %n tile(s)", nullptr, static_cast<int>(block.tiles.size())));
        m_blocks->setSelection(moved(allSquares(block), at));
    });
    connect(m_blocks, &BlockTool::selectionChanged, this, [this] {
        const auto count = static_cast<int>(m_blocks->selection().size());
        if (count == 0)
            m_parts.window.statusBar()->clearMessage();
        else
            say(tr("%n tile(s) selected: drag or Ctrl+arrows move, R turns, Delete removes", nullptr, count));
    });
    connect(&m_parts.desk, &LiveDesk::changed, this, [this](const Desk &before) {
        if (m_parts.desk->position == before.position)
            return;
        m_parts.tiles.setPosition(m_parts.desk->position);
        m_parts.figures.setRules(m_parts.desk->position->scenario().rules.tower);
    });
}

void BoardTools::connectPalettes()
{
    connect(&m_parts.board, &BoardWidget::placeHovered, this, &BoardTools::sayPlace);
    connect(&m_parts.board, &BoardWidget::squareActivated, this, [this](Square square) {
        const bool empty = m_parts.desk->position->board().tileAt(square) < 0;
        m_parts.tiles.setTarget(empty ? std::optional(square) : std::nullopt);
        if (empty && !m_parts.board.ledByPointer())
            findTile(square);
    });
    const auto take = [this](const Hand &hand) {
        m_parts.board.setHand(hand);
        m_parts.board.setFocus();
    };
    connect(&m_parts.tiles, &TilePalette::taken, this, [take](const QString &tile) { take({.tile = tile}); });
    connect(&m_parts.figures, &FigurePalette::taken, this,
            [take](FigureKind kind, std::optional<Colour> owner) { take({.figure = kind, .owner = owner}); });
    connect(&m_parts.board, &BoardWidget::handChanged, this, [this] {
        const Hand &hand = m_parts.board.hand();
        m_parts.tiles.setInHand(hand.tile);
        if (!hand.isEmpty())
            m_parts.tiles.setTarget({});
        if (!hand.figure)
            m_parts.figures.clearInHand();
        say(clickWords(m_parts.board, {}, -1));
    });
    connect(&m_parts.tiles, &TilePalette::layAsked, this,
            [this](const QString &tile, Square at, Rotation rotation) {
                const Step step = Steps::tile(scenario(), tile, at, rotation);
                m_parts.document.edit(step.after, step.text);
                m_parts.desk.take(ondesk::Selected{{at}});
                m_parts.board.setFocus();
            });
}

void BoardTools::connectActions()
{
    const Actions &actions = m_parts.actions;
    actions.on(Do::Cut, this, &BoardTools::cut);
    actions.on(Do::Copy, this, &BoardTools::copy);
    actions.on(Do::Paste, this, &BoardTools::paste);
    actions.on(Do::SelectAll, this, [this] { m_blocks->setSelection(allSquares(scenario())); });
    actions.on(Do::LayTile, this, [this] { findTile(m_parts.desk->selection.square); });
    actions.on(Do::TakeFigure, this, &BoardTools::takeFigure);
    actions.on(Do::Move, this, &BoardTools::move);
    connect(actions[Do::SelectByDragging], &QAction::toggled, m_blocks, &BlockTool::setBandMode);
    connect(actions[Do::ShowMiniMap], &QAction::toggled, m_map, &MiniMap::setWanted);
}

void BoardTools::copy()
{
    const Squares squares = selected();
    if (squares.empty())
        return say(tr("Select tiles first: Shift and drag, or Shift+arrows"));
    putOnClipboard(blockOf(scenario(), builtInTiles(), squares));
    say(tr("%n tile(s) copied", nullptr, static_cast<int>(squares.size())));
}

void BoardTools::cut()
{
    const Squares squares = selected();
    copy();
    if (!squares.empty())
        edit(withoutBlock(scenario(), builtInTiles(), squares),
             tr("Cut %n tile(s)", nullptr, static_cast<int>(squares.size())));
}

void BoardTools::paste()
{
    const ClipboardBlock found = blockOnClipboard();
    const bool opens = found.block ? found.isWhole && m_parts.document.scenario().tiles.empty()
                                   : !codeIn(QGuiApplication::clipboard()->text().toStdString()).empty();
    if (opens)
        return m_parts.actions[Do::PasteCode]->trigger();
    if (!found.block)
        return say(found.isScenario ? tr("The scenario on the clipboard cannot be read: line %1: %2")
                                          .arg(found.problem.mark.line)
                                          .arg(sentence(found.problem))
                                    : tr("There are no tiles on the clipboard"));
    m_blocks->setSelection({});
    m_blocks->setBlock(*found.block);
    m_parts.board.setFocus();
    if (!m_parts.board.cursor() && !m_parts.board.ledByPointer())
        m_parts.board.setCursorSquare(m_parts.board.squareAtPosition(QRectF(m_parts.board.rect()).center()));
    say(tr("Click or press Enter to lay %n tile(s); R turns them, Escape drops them", nullptr,
           static_cast<int>(found.block->tiles.size())));
    if (const QString parts = leftOutWords(*found.block, m_parts.document.scenario()); !parts.isEmpty())
        emit leftOut(parts);
}

void BoardTools::findTile(std::optional<Square> square)
{
    bringUp(&m_parts.tiles);
    if (square)
        m_parts.tiles.setTarget(*square);
    m_parts.tiles.startTyping();
}

void BoardTools::takeFigure()
{
    bringUp(&m_parts.figures);
    m_parts.figures.startChoosing();
}

void BoardTools::move()
{
    const auto [square, figure] = m_parts.board.target();
    if (!square || m_parts.desk->position->board().tileAt(*square) < 0)
        return say(tr("Go to a figure or a tile first"));
    m_blocks->setSelection({});
    m_parts.board.carry(*square, figure);
}

void BoardTools::addFigureChanges(QMenu &menu, int index)
{
    const Figure &figure = scenario().figures[static_cast<std::size_t>(index)];
    QMenu *kinds = menu.addMenu(tr("&Kind"));
    for (const FigureKind kind : allOf<FigureKind>)
        if (isNeutral(kind) == isNeutral(figure.kind) && kind != figure.kind)
            kinds->addAction(capitalized(word(kind, scenario().rules.tower)), this, [this, index, kind] {
                edit(withFigureKind(scenario(), builtInTiles(), index, kind), tr("Change a figure"));
            });
    if (!figure.owner)
        return;
    QMenu *owners = menu.addMenu(tr("Ow&ner"));
    for (const Colour colour : allOf<Colour>)
        if (colour != figure.owner)
            owners->addAction(word(colour), this, [this, index, colour] {
                edit(withFigureOwner(scenario(), index, colour), tr("Change a figure"));
            });
}

void BoardTools::addTo(QMenu &menu, Square square, int figure)
{
    const bool empty = m_parts.desk->position->board().tileAt(square) < 0;
    if (empty) {
        menu.addAction(m_parts.actions[Do::LayTile]->text(), this, [this, square] { findTile(square); });
        menu.addAction(m_parts.actions[Do::Paste]);
        return;
    }
    menu.addSeparator();
    if (figure >= 0)
        addFigureChanges(menu, figure);
    const auto carry = [&](const char *name, const QString &text, int carried) {
        QAction *entry = menu.addAction(text, this, [this, square, carried] {
            m_blocks->setSelection({});
            m_parts.board.carry(square, carried);
        });
        entry->setObjectName(QLatin1String(name));
    };
    if (figure >= 0)
        carry("moveFigure",
              capitalized(tr("Mo&ve %1").arg(inMenu(figureLabel(*m_parts.desk->position, figure)))), figure);
    carry("moveTile", tr("&Move the tile"), -1);
    menu.addSeparator();
    if (!m_blocks->selection().contains(square))
        m_blocks->setSelection({});
    menu.addActions({m_parts.actions[Do::Cut], m_parts.actions[Do::Copy]});
}

} // namespace towerwatch
