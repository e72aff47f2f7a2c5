// SPDX-License-Identifier: MIT
#include "app/window/presenters/tilebar.h"

#include "app/window/presenters/boardmenu.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QLabel>
#include <QToolButton>

namespace towerwatch {

namespace {

constexpr int roomForName = 560, roomForWords = 440; ///< that a board has beside the other corner

} // namespace

TileBar::TileBar(const Workplace &at, BlockTool &blocks)
    : QObject(&at.window)
    , m_at(at)
    , m_blocks(blocks)
    , m_bar(cornerBar(at.board, Qt::BottomLeftCorner))
    , m_name(new QLabel(m_bar))
    , m_turn(cornerButton(at.actions[Do::Rotate]))
    , m_tower(new QWidget(m_bar))
    , m_floors(new QLabel(m_tower))
    , m_rest(cornerButton(nullptr))
{
    m_bar->setObjectName(QStringLiteral("tileBar"));
    m_name->setForegroundRole(QPalette::PlaceholderText);
    m_name->setContentsMargins(8, 0, 8, 0);
    m_turn->setFixedWidth(QWIDGETSIZE_MAX);
    m_rest->setText(QStringLiteral("⋯"));
    layRow(m_tower,
           {cornerButton(at.actions[Do::FloorDown]), m_floors, cornerButton(at.actions[Do::FloorUp])}, noAir);
    for (QWidget *part : std::initializer_list<QWidget *>{m_name, m_turn, m_tower, m_rest})
        m_bar->layout()->addWidget(part);
    connect(m_rest, &QToolButton::clicked, this, &TileBar::openMenu);
    connect(&at.desk, &LiveDesk::changed, this, &TileBar::refresh);
    connect(&blocks, &BlockTool::selectionChanged, this, &TileBar::refresh);
    whenEvent(&at.board, {QEvent::Resize}, [this] { refresh(); });
    whenTranslated(m_bar, [this] {
        m_at.actions[Do::Rotate]->setIconText(tr("Turn"));
        m_rest->setToolTip(tr("What else can be done here"));
        m_rest->setAccessibleName(m_rest->toolTip());
        refresh();
    });
}

void TileBar::refresh()
{
    const auto several = static_cast<int>(m_blocks.selection().size());
    const std::optional<Square> &square = m_at.desk->selection.square;
    const int tile = square ? m_at.desk->position->board().tileAt(*square) : -1;
    const bool one = tile >= 0 && several == 0;
    m_turn->setVisible(one);
    m_tower->setVisible(one && m_at.desk->position->board().designAt(*square)->towerFoundation);
    m_name->setVisible(!one || m_at.board.width() >= roomForName);
    m_bar->setVisible(several > 0 || tile >= 0);
    if (one)
        nameTile(m_at.desk->position->board().placed(tile));
    else
        m_name->setText(tr("%n tile(s)", nullptr, several));
}

void TileBar::nameTile(const PlacedTile &tile)
{
    const bool words = m_at.board.width() >= roomForWords;
    m_name->setText(tr("Tile at %1", "square").arg(phrase(tile.at)));
    m_turn->setToolButtonStyle(words ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    m_floors->setText(!words ? QString::number(tile.floors)
                      : inFirstEdition(m_at.scenario())
                          ? tr("%n tower piece(s)", "first edition", tile.floors)
                          : tr("%n floor(s)", nullptr, tile.floors));
}

void TileBar::openMenu()
{
    const Selection &selected = m_at.desk->selection;
    const Square square = m_blocks.selection().empty() ? *selected.square : *m_blocks.selection().begin();
    const int figure = square == selected.square ? m_at.desk->selectedFigure() : -1;
    m_at.openMenu(m_bar->mapToGlobal(m_rest->pos()), [this, square, figure](QMenu &menu) {
        fillBoardMenu(menu, m_at, m_blocks, square, figure);
    });
}

} // namespace towerwatch

#include "moc_tilebar.cpp"
