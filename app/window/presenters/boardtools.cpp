// SPDX-License-Identifier: MIT
#include "app/window/presenters/boardtools.h"

#include "app/window/presenters/boardmenu.h"
#include "model/edit/blockedits.h"
#include "model/format/scenarioreader.h"
#include "model/format/scenariowriter.h"
#include "model/share/pastedtext.h"
#include "resources/catalogue.h"
#include "views/telling/squarewords.h"
#include "views/window/board/banner.h"
#include "views/window/board/clickwords.h"
#include "views/words/words.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

namespace towerwatch {

namespace {

/// The type under which the clipboard holds a scenario beside its text.
const QString scenarioMimeType = QStringLiteral("application/x-towerwatch-scenario");

/// Puts a block of tiles there as the text of a scenario, so that a forum can hold it.
void putOnClipboard(const Scenario &block)
{
    const QByteArray text = QByteArray::fromStdString(writeScenario(block));
    auto *data = new QMimeData;
    data->setText(QString::fromUtf8(text));
    data->setData(scenarioMimeType, text);
    QGuiApplication::clipboard()->setMimeData(data);
}

/// What was found on the clipboard.
struct ClipboardBlock
{
    std::optional<Scenario> block = {}; ///< with its first column and row 0; has tiles
    bool isScenario = false;            ///< there was something that looked like one
    bool isWhole = false;               ///< somebody wrote it: it is no part of a board that was copied
    Problem problem = {};               ///< its first problem, where it cannot be read
};

/// Reads the scenario on the clipboard, also out of a forum post.
ClipboardBlock blockOnClipboard()
{
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    ClipboardBlock found;
    if (!data)
        return found;
    std::string text = data->data(scenarioMimeType).toStdString();
    found.isWhole = text.empty();
    if (found.isWhole)
        text = scenarioIn(data->text().toStdString());
    found.isScenario = !text.empty();
    ReadResult read = readScenario(text, builtInTiles());
    if (!read.problems.empty())
        found.problem = read.problems.front();
    if (read.scenario) {
        found.isScenario = false;
        if (!read.scenario->tiles.empty())
            found.block = fromCorner(std::move(*read.scenario), builtInTiles());
    }
    return found;
}

} // namespace

BoardTools::BoardTools(const Workplace &at, BlockTool &blocks, NoticeBanner &notice)
    : QObject(&at.window)
    , m_at(at)
    , m_notice(notice)
    , m_blocks(blocks)
{
    connectBlocks();
    connectBoard();
    connectActions();
}

void BoardTools::sayPlace() const
{
    const auto &place = m_at.board.hoveredPlace();
    if (!m_at.board.ledByPointer() || m_blocks.block())
        return;
    if (!m_at.board.hand().isEmpty())
        return m_at.say(clickWords(m_at.board, {}, -1));
    if (!place)
        return;
    const auto [square, figure] = m_at.board.target();
    const QString feature = featureWords(*m_at.desk->position, place->first, place->second);
    const QString click = clickWords(m_at.board, square, figure);
    const QString said =
        feature.isEmpty() ? click : tr("%1  ·  %2", "feature, what a click does").arg(feature, click);
    const QStringList warnings = m_at.board.warningsAt(place->first, figure);
    m_at.say(warnings.isEmpty() ? said : warnings.first() + QStringLiteral("  ·  ") + said);
}

bool BoardTools::edit(const std::optional<Scenario> &after, const QString &text)
{
    if (after)
        m_at.document.edit(*after, text);
    else
        m_at.say(tr("There is another tile in the way: nothing was moved"));
    return after.has_value();
}

Squares BoardTools::selected() const
{
    if (!m_blocks.selection().empty())
        return m_blocks.selection();
    const std::optional<Square> square = m_at.desk->selection.square;
    return square ? tilesAmong(m_at.scenario(), {*square}) : Squares();
}

void BoardTools::connectBlocks()
{
    const TileCatalogue &tiles = builtInTiles();
    connect(&m_blocks, &BlockTool::moveAsked, this, [&](Square way) {
        const Squares squares = m_blocks.selection();
        if (edit(withBlockMoved(m_at.scenario(), tiles, squares, way),
                 tr("Move %n tile(s)", nullptr, static_cast<int>(squares.size()))))
            m_blocks.setSelection(moved(squares, way));
    });
    connect(&m_blocks, &BlockTool::removeAsked, this, [&] {
        const auto count = static_cast<int>(m_blocks.selection().size());
        edit(withoutBlock(m_at.scenario(), tiles, m_blocks.selection()),
             tr("Remove %n tile(s)", nullptr, count));
    });
    connect(&m_blocks, &BlockTool::blockPlaced, this, [&](Square at) {
        const Scenario block = *m_blocks.block();
        const auto after = withBlock(m_at.scenario(), tiles, block, at);
        if (!after)
            return m_at.say(tr("There is a tile in the way: choose another square; Escape cancels"));
        m_blocks.setBlock({});
        m_at.document.edit(*after, tr("Paste %n tile(s)", nullptr, static_cast<int>(block.tiles.size())));
        m_blocks.setSelection(moved(allSquares(block), at));
    });
    connect(&m_blocks, &BlockTool::selectionChanged, this, &BoardTools::saySelection);
}

void BoardTools::saySelection() const
{
    const auto count = static_cast<int>(m_blocks.selection().size());
    m_at.say(count == 0
                 ? clickWords(m_at.board)
                 : tr("%n tile(s) selected: drag or Ctrl+arrows move, Delete removes", nullptr, count));
}

void BoardTools::connectBoard()
{
    connect(&m_at.board, &BoardWidget::hovered, this, [this](std::optional<Square> square, int figure) {
        if (m_at.board.ledByPointer() || !square)
            m_at.say(clickWords(m_at.board, square, figure));
    });
    connect(&m_at.board, &BoardWidget::placeHovered, this, &BoardTools::sayPlace);
    connect(
        &m_at.board, &BoardWidget::contextMenuAsked, this, [this](Square square, int figure, QPoint point) {
            m_at.desk.take(ondesk::Selected{{square, m_at.desk->idOf(figure)}});
            m_at.openMenu(point, [&](QMenu &menu) { fillBoardMenu(menu, m_at, m_blocks, square, figure); });
        });
}

void BoardTools::connectActions()
{
    const Actions &actions = m_at.actions;
    actions.on(Do::CutBlock, this, &BoardTools::cut);
    actions.on(Do::CopyBlock, this, &BoardTools::copy);
    actions.on(Do::PasteBlock, this, &BoardTools::paste);
    actions.on(Do::SelectAll, this, [this] { m_blocks.setSelection(allSquares(m_at.scenario())); });
    actions.on(Do::MoveThing, this, &BoardTools::move);
}

void BoardTools::copy()
{
    const Squares squares = selected();
    if (squares.empty())
        return m_at.say(tr("Select tiles first: Shift+click, or Shift+arrows"));
    putOnClipboard(blockOf(m_at.scenario(), builtInTiles(), squares));
    m_at.say(tr("%n tile(s) copied", nullptr, static_cast<int>(squares.size())));
}

void BoardTools::cut()
{
    const Squares squares = selected();
    copy();
    if (!squares.empty())
        edit(withoutBlock(m_at.scenario(), builtInTiles(), squares),
             tr("Cut %n tile(s)", nullptr, static_cast<int>(squares.size())));
}

void BoardTools::paste()
{
    const ClipboardBlock found = blockOnClipboard();
    const bool opens = found.block ? found.isWhole && m_at.scenario().tiles.empty()
                                   : !codeIn(QGuiApplication::clipboard()->text().toStdString()).empty();
    if (opens)
        return m_at.actions[Do::PasteCode]->trigger();
    if (!found.block)
        return m_at.say(found.isScenario ? tr("The scenario on the clipboard cannot be read: line %1: %2")
                                               .arg(found.problem.mark.line)
                                               .arg(sentence(found.problem))
                                         : tr("There are no tiles on the clipboard"));
    m_blocks.setSelection({});
    m_blocks.setBlock(*found.block);
    m_at.board.setFocus();
    if (!m_at.board.cursor() && !m_at.board.ledByPointer())
        m_at.board.setCursorSquare(m_at.board.squareAtPosition(QRectF(m_at.board.rect()).center()));
    m_at.say(tr("Click or press Enter to lay %n tile(s); Escape drops them", nullptr,
                static_cast<int>(found.block->tiles.size())));
    sayLeftOut(*found.block);
}

void BoardTools::sayLeftOut(const Scenario &block) const
{
    const QString parts = leftOutWords(block, m_at.scenario());
    if (parts.isEmpty())
        return;
    m_notice.say([parts] { return tr("Only what lies on the board is pasted. Left out: %1.").arg(parts); },
                 {{"openPasted", [] { return tr("Open all of it in a window of its own"); },
                   [paste = m_at.actions[Do::PasteCode]] { paste->trigger(); }},
                  {"putAway", [] { return tr("Dismiss"); }, [] {}}});
}

void BoardTools::move()
{
    const auto [square, figure] = m_at.board.target();
    if (!square || m_at.desk->position->board().tileAt(*square) < 0)
        return m_at.say(tr("Go to a figure or a tile first"));
    m_blocks.setSelection({});
    m_at.board.carry(*square, figure);
}

} // namespace towerwatch

#include "moc_boardtools.cpp"
