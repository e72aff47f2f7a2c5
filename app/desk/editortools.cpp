// SPDX-License-Identifier: MIT
#include "app/desk/editortools.h"

#include "app/desk/actions.h"
#include "app/desk/blockclipboard.h"
#include "app/desk/boardlink.h"
#include "views/board/minimap.h"
#include "views/look/lineicons.h"
#include "views/palettes/figurepalette.h"
#include "views/palettes/tilepalette.h"
#include "views/wording/featurewords.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QListWidget>
#include <QMenu>
#include <QStatusBar>

namespace towerwatch {

namespace {

struct ToolRow
{
    const char *name, *text, *hint, *icon, *keys;
    bool checkable = false;
};

constexpr std::array rows{
    ToolRow{"cutBlock", QT_TRANSLATE_NOOP("towerwatch::EditorTools", "Cu&t"),
            QT_TRANSLATE_NOOP("towerwatch::EditorTools", "Take the selected tiles to the clipboard"),
            "edit-cut", "Ctrl+X"},
    ToolRow{"copyBlock", QT_TRANSLATE_NOOP("towerwatch::EditorTools", "&Copy"),
            QT_TRANSLATE_NOOP("towerwatch::EditorTools",
                              "Copy the selected tiles as a scenario, also for a forum"),
            "edit-copy", "Ctrl+C"},
    ToolRow{"pasteBlock", QT_TRANSLATE_NOOP("towerwatch::EditorTools", "&Paste"),
            QT_TRANSLATE_NOOP("towerwatch::EditorTools", "Take the tiles of the clipboard in hand"),
            "edit-paste", "Ctrl+V"},
    ToolRow{"selectAll", QT_TRANSLATE_NOOP("towerwatch::EditorTools", "Select &all tiles"),
            QT_TRANSLATE_NOOP("towerwatch::EditorTools",
                              "Select all tiles; Shift+arrows or Shift and drag select some"),
            "", "Ctrl+A"},
    ToolRow{"selectByDragging", QT_TRANSLATE_NOOP("towerwatch::EditorTools", "Select by &dragging"),
            QT_TRANSLATE_NOOP("towerwatch::EditorTools",
                              "Dragging on empty ground selects instead of moving the view"),
            "", "S", true},
    ToolRow{"layTile", QT_TRANSLATE_NOOP("towerwatch::EditorTools", "Lay a tile that fit&s…"),
            QT_TRANSLATE_NOOP("towerwatch::EditorTools", "Find a tile that joins on the empty square"), "",
            "T"},
    ToolRow{"takeFigure", QT_TRANSLATE_NOOP("towerwatch::EditorTools", "Take a fi&gure…"),
            QT_TRANSLATE_NOOP("towerwatch::EditorTools", "Go to the figures; 1 to 8 choose the player"), "",
            "F"},
    ToolRow{
        "moveThing", QT_TRANSLATE_NOOP("towerwatch::EditorTools", "Mo&ve"),
        QT_TRANSLATE_NOOP("towerwatch::EditorTools", "Pick up the figure or tile and put it down elsewhere"),
        "", "G"},
    ToolRow{"showMiniMap", QT_TRANSLATE_NOOP("towerwatch::EditorTools", "Mini &map on large boards"),
            QT_TRANSLATE_NOOP("towerwatch::EditorTools", "Show where one is on a board that does not fit"),
            "", "M", true},
};

} // namespace

EditorTools::EditorTools(const EditorParts &parts)
    : QObject(&parts.window)
    , m_parts(parts)
    , m_blocks(new BlockTool(parts.board))
    , m_map(new MiniMap(parts.board))
{
    static_assert(rows.size() == static_cast<std::size_t>(Tool::Count_));
    makeActions();
    fillMenus();
    bindKeys();
    connectBlocks();
    connectPalettes();
    connectActions();
    retranslate();
    enable();
}

void EditorTools::makeActions()
{
    for (std::size_t i = 0; i < rows.size(); ++i) {
        auto *action = new QAction(&m_parts.window);
        action->setObjectName(QLatin1String(rows[i].name));
        action->setIcon(themeIcon(QLatin1String(rows[i].icon)));
        action->setShortcuts(QKeySequence::listFromString(QLatin1String(rows[i].keys)));
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        action->setCheckable(rows[i].checkable);
        m_parts.board.addAction(action);
        m_actions[i] = action;
    }
    (*this)[Tool::MiniMap]->setChecked(true);
}

/// Single keys work on the board only, so that one can type elsewhere.
void EditorTools::bindKeys()
{
    const std::array<std::pair<Do, const char *>, 7> keys{{{Do::Rotate, "R"},
                                                           {Do::RotateBack, "Shift+R"},
                                                           {Do::Remove, "Del; Backspace"},
                                                           {Do::FloorUp, "+; ="},
                                                           {Do::FloorDown, "-"},
                                                           {Do::Bridge, "B"},
                                                           {Do::Castle, "K"}}};
    for (const auto &[what, text] : keys) {
        QAction *action = m_parts.actions[what];
        m_parts.window.removeAction(action);
        m_parts.board.addAction(action);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        action->setShortcuts(QKeySequence::listFromString(QLatin1String(text)));
    }
}

void EditorTools::retranslate()
{
    for (std::size_t i = 0; i < rows.size(); ++i) {
        m_actions[i]->setText(tr(rows[i].text));
        m_actions[i]->setStatusTip(tr(rows[i].hint));
    }
}

void EditorTools::fillMenus()
{
    const auto menuWith = [this](Do what) {
        for (QObject *place : m_parts.actions[what]->associatedObjects())
            if (auto *menu = qobject_cast<QMenu *>(place))
                return menu;
        return new QMenu(&m_parts.window);
    };
    QMenu *editMenu = menuWith(Do::Rotate), *view = menuWith(Do::ZoomFit);
    editMenu->addSeparator();
    for (const Tool tool : {Tool::Cut, Tool::Copy, Tool::Paste, Tool::SelectAll, Tool::Band})
        editMenu->addAction((*this)[tool]);
    editMenu->addSeparator();
    for (const Tool tool : {Tool::LayTile, Tool::Figure, Tool::Move})
        editMenu->addAction((*this)[tool]);
    const auto entries = view->actions();
    view->insertAction(entries.value(entries.indexOf(m_parts.actions[Do::ZoomFit]) + 1),
                       (*this)[Tool::MiniMap]);
}

void EditorTools::say(const QString &words) const
{
    m_parts.window.statusBar()->showMessage(words);
}

void EditorTools::sayPlace() const
{
    const auto &place = m_parts.board.hoveredPlace();
    if (!place || !m_parts.board.hand().isEmpty() || m_blocks->block())
        return;
    const auto [square, figure] = m_parts.board.target();
    const QString feature = featureWords(*m_parts.document.position(), place->first, place->second);
    const QString click = m_parts.link.clickWord(square, figure);
    say(feature.isEmpty() ? click : tr("%1  ·  %2", "feature, what a click does").arg(feature, click));
}

void EditorTools::edit(const std::optional<Scenario> &after, const QString &text)
{
    if (after)
        m_parts.document.edit(*after, text);
    else
        say(tr("There is another tile in the way: nothing was moved"));
}

Squares EditorTools::selected() const
{
    if (!m_blocks->selection().empty())
        return m_blocks->selection();
    const std::optional<Square> square = m_parts.link.square();
    return square ? tilesAmong(m_parts.document.scenario(), {*square}) : Squares();
}

void EditorTools::connectBlocks()
{
    const TileCatalogue &tiles = m_parts.document.catalogue();
    connect(m_blocks, &BlockTool::moveAsked, this, [&](Square way) {
        const Squares squares = m_blocks->selection();
        const auto after = withBlockMoved(m_parts.document.scenario(), tiles, squares, way);
        edit(after, tr("Move %n tile(s)", nullptr, static_cast<int>(squares.size())));
        if (after)
            m_blocks->setSelection(moved(squares, way));
    });
    connect(m_blocks, &BlockTool::turnAsked, this, [&](bool clockwise) {
        const Squares squares = m_blocks->selection();
        const Rotation by = clockwise ? Rotation::R90 : Rotation::R270;
        const auto after = withBlockTurned(m_parts.document.scenario(), tiles, squares, by);
        edit(after, tr("Turn %n tile(s)", nullptr, static_cast<int>(squares.size())));
        if (after)
            m_blocks->setSelection(turned(squares, by));
    });
    connect(m_blocks, &BlockTool::removeAsked, this, [&] {
        const auto count = static_cast<int>(m_blocks->selection().size());
        edit(withoutBlock(m_parts.document.scenario(), tiles, m_blocks->selection()),
             tr("Remove %n tile(s)", nullptr, count));
    });
    connect(m_blocks, &BlockTool::blockPlaced, this, [&](Square at) {
        const Scenario block = *m_blocks->block();
        const auto after = withBlock(m_parts.document.scenario(), tiles, block, at);
        if (!after)
            return say(tr("There is a tile in the way: R turns the block, Escape drops it"));
        m_blocks->setBlock({});
        m_parts.document.edit(*after, tr("Paste %n tile(s)", nullptr, static_cast<int>(block.tiles.size())));
        m_blocks->setSelection(moved(allSquares(block), at));
    });
    connect(m_blocks, &BlockTool::selectionChanged, this, [this] {
        enable();
        const auto count = static_cast<int>(m_blocks->selection().size());
        if (count == 0)
            m_parts.window.statusBar()->clearMessage();
        else
            say(tr("%n tile(s) selected: drag or Ctrl+arrows move, R turns, Delete removes", nullptr, count));
    });
    connect(&m_parts.document, &ScenarioDocument::changed, this, &EditorTools::enable);
}

void EditorTools::connectPalettes()
{
    connect(&m_parts.board, &BoardWidget::placeHovered, this, &EditorTools::sayPlace);
    connect(&m_parts.board, &BoardWidget::cursorMoved, this,
            [this](Square square, int figure) { m_parts.link.select(square, figure); });
    connect(&m_parts.board, &BoardWidget::squareActivated, this, [this](Square square) {
        const bool empty = m_parts.document.position()->board().tileAt(square) < 0;
        m_parts.tiles.setTarget(empty ? std::optional(square) : std::nullopt);
        if (empty && !m_parts.board.ledByPointer())
            findTile(square);
    });
    connect(&m_parts.board, &BoardWidget::handChanged, this, [this] {
        if (!m_parts.board.hand().isEmpty())
            m_parts.tiles.setTarget({});
    });
    connect(&m_parts.tiles, &TilePalette::layAsked, this,
            [this](const QString &tile, Square at, Rotation rotation) {
                emit m_parts.board.tilePlaced(tile, at, rotation);
                m_parts.link.select(at);
                m_parts.board.setFocus();
            });
    connect(&m_parts.tiles, &TilePalette::left, this, [this] { m_parts.board.setFocus(); });
    m_parts.figures.list()->installEventFilter(this);
}

void EditorTools::connectActions()
{
    const auto on = [this](Tool tool, auto &&slot) {
        connect((*this)[tool], &QAction::triggered, this, slot);
    };
    on(Tool::Cut, &EditorTools::cut);
    on(Tool::Copy, &EditorTools::copy);
    on(Tool::Paste, &EditorTools::paste);
    on(Tool::SelectAll, [this] { m_blocks->setSelection(allSquares(m_parts.document.scenario())); });
    on(Tool::LayTile, [this] { findTile(m_parts.link.square()); });
    on(Tool::Figure, &EditorTools::takeFigure);
    on(Tool::Move, &EditorTools::move);
    connect((*this)[Tool::Band], &QAction::toggled, m_blocks, &BlockTool::setBandMode);
    connect((*this)[Tool::MiniMap], &QAction::toggled, m_map, &MiniMap::setWanted);
    connect(QGuiApplication::clipboard(), &QClipboard::dataChanged, this, &EditorTools::enable);
}

void EditorTools::enable()
{
    const bool any = !m_parts.document.scenario().tiles.empty();
    (*this)[Tool::SelectAll]->setEnabled(any);
    (*this)[Tool::Cut]->setEnabled(any);
    (*this)[Tool::Copy]->setEnabled(any);
}

} // namespace towerwatch
