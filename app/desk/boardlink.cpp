// SPDX-License-Identifier: MIT
#include "app/desk/boardlink.h"

#include "app/desk/steps.h"
#include "model/edit/edits.h"
#include "resources/catalogue.h"
#include "views/wording/words.h"

namespace towerwatch {

BoardLink::BoardLink(BoardWidget &board, ScenarioDocument &document, LiveDesk &desk)
    : QObject(&board)
    , m_board(board)
    , m_document(document)
    , m_desk(desk)
{
    connectEdits();
    connect(&board, &BoardWidget::squareActivated, this,
            [this](Square square) { m_desk.take(ondesk::SquareAsked{square}); });
    connect(&board, &BoardWidget::figureActivated, this,
            [this](int figure) { m_desk.take(ondesk::FigureAsked{m_desk->idOf(figure)}); });
    connect(&board, &BoardWidget::cursorMoved, this, [this](Square square, int figure) {
        m_desk.take(ondesk::Selected{{square, m_desk->idOf(figure)}});
    });
    connect(&desk, &LiveDesk::changed, this, [this] {
        m_board.setPosition(m_desk->position);
        m_board.setMarks(m_desk->marks());
    });
    board.setRuling([&desk]() -> const Explanation & { return desk.words().explanation; });
}

void BoardLink::connectEdits()
{
    const TileCatalogue &tiles = builtInTiles();
    const auto take = [this](const Step &step) { edit(step.after, step.text); };
    connect(&m_board, &BoardWidget::tilePlaced, this,
            [this, take](const QString &tile, Square at, Rotation rotation) {
                take(Steps::tile(scenario(), tile, at, rotation));
            });
    connect(&m_board, &BoardWidget::figurePlaced, this,
            [&](FigureKind kind, std::optional<Colour> owner, Square at, std::optional<Place> on) {
                edit(withFigure(scenario(), tiles, {"", kind, owner, at, on}),
                     tr("Place a figure (%1)").arg(word(kind, scenario().rules.tower)));
            });
    connect(&m_board, &BoardWidget::tileMoved, this, [&](Square from, Square to) {
        edit(withTileMoved(scenario(), tiles, from, to), tr("Move a tile"));
        m_desk.take(ondesk::Selected{{to}});
    });
    connect(&m_board, &BoardWidget::figureMoved, this, [&](int figure, Square to, std::optional<Place> on) {
        edit(withFigureMoved(scenario(), tiles, figure, to, on), tr("Move a figure"));
    });
    connect(&m_board, &BoardWidget::rotateAsked, this,
            [this, take](Square at, bool clockwise) { take(Steps::turn(scenario(), at, clockwise)); });
    connect(&m_board, &BoardWidget::removeAsked, this,
            [this, take](Square at, int figure) { take(Steps::removal(scenario(), at, figure)); });
}

} // namespace towerwatch
