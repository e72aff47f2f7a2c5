// SPDX-License-Identifier: MIT
#include "app/desk/playerlink.h"

#include "model/edit/edits.h"
#include "model/edit/holdings.h"
#include "resources/catalogue.h"
#include "views/look/artimage.h"
#include "views/look/pagecolours.h"
#include "views/players/playerstrip.h"

#include <QDrag>

namespace towerwatch {

PlayerLink::PlayerLink(const Workplace &at, PlayerStrip &strip)
    : QObject(&strip)
    , m_at(at)
    , m_strip(strip)
{
    connectStrip();
    connectBoard();
    connect(&at.desk, &LiveDesk::changed, this, [this](const Desk &before) {
        if (m_at.desk->position != before.position)
            m_strip.setScenario(m_at.scenario());
    });
}

void PlayerLink::connectStrip()
{
    PlayerStrip *strip = &m_strip;
    connect(strip, &PlayerStrip::playerAsked, this,
            [this](Colour player) { m_at.desk.take(ondesk::Asked{{.ask = Ask::Actions, .by = player}}); });
    connect(strip, &PlayerStrip::prisonerAsked, this, [this](Colour holder, const Prisoner &prisoner) {
        m_at.desk.take(ondesk::Asked{
            {.ask = Ask::Ransom, .figure = prisoner.kind, .from = holder, .by = prisoner.owner}});
    });
    connect(strip, &PlayerStrip::turnChosen, this,
            [this](Colour player, bool on) { setTurn(on ? std::optional(Turn{player}) : std::nullopt); });
    connect(strip, &PlayerStrip::figureGiven, this, [this](const Hand &figure, Colour to) {
        m_at.take(gift(*m_at.desk->position, figure, to));
        if (m_at.board.hand().holder)
            m_at.board.setHand({});
    });
    connect(strip, &PlayerStrip::prisonerDragged, this,
            [this](Colour holder, const Prisoner &prisoner) { drag(m_strip, handWith(holder, prisoner)); });
    connect(strip, &PlayerStrip::menuAsked, this, [this](const StripPlace &place, QPoint point) {
        m_at.openMenu(point, [&](QMenu &menu) { fill(menu, place); });
    });
    connect(strip, &PlayerStrip::playerWanted, this,
            [this](QPoint point) { m_at.openMenu(point, [this](QMenu &menu) { fillNewPlayers(menu); }); });
}

void PlayerLink::connectBoard()
{
    BoardWidget *board = &m_at.board;
    connect(board, &BoardWidget::handChanged, this, [this] { m_strip.setHand(m_at.board.hand()); });
    connect(board, &BoardWidget::figureDraggedOut, this, [this](int index) {
        const Figure &figure = m_at.desk->position->board().figure(index);
        drag(m_at.board, {.figure = figure.kind, .owner = figure.owner, .moved = m_at.desk->idOf(index)});
    });
    connect(board, &BoardWidget::prisonerPlaced, this,
            [this](Colour holder, const Prisoner &prisoner, Square at, std::optional<Place> on) {
                m_at.take({withPrisonerPlaced(m_at.scenario(), builtInTiles(), holder, prisoner, at, on),
                           tr("Put a prisoner on the board")});
                if (m_at.board.hand().holder)
                    m_at.board.setHand({});
            });
}

Step gift(const Position &position, const Hand &figure, Colour to)
{
    const Scenario &scenario = position.scenario();
    const bool home = figure.owner == to;
    if (const int moved = movedFigure(figure, position); moved >= 0)
        return {withFigureTaken(scenario, moved, to),
                home ? PlayerLink::tr("Take a figure home") : PlayerLink::tr("Make a figure a prisoner")};
    if (!figure.figure || !figure.owner)
        return {scenario, {}};
    const Prisoner prisoner{*figure.figure, *figure.owner};
    if (figure.holder)
        return {withPrisonerPassed(scenario, *figure.holder, to, prisoner),
                home ? PlayerLink::tr("Release a prisoner") : PlayerLink::tr("Hand over a prisoner")};
    return {withPrisoner(scenario, to, prisoner), PlayerLink::tr("Add a prisoner")};
}

void PlayerLink::setTurn(std::optional<Turn> turn) const
{
    m_at.take({withTurn(m_at.scenario(), turn), tr("Change whose turn it is")});
}

Hand PlayerLink::handWith(Colour holder, Prisoner prisoner)
{
    return {.figure = prisoner.kind, .owner = prisoner.owner, .holder = holder};
}

void PlayerLink::drag(QWidget &from, const Hand &hand)
{
    constexpr int side = 36;
    auto *drag = new QDrag(&from);
    drag->setMimeData(hand.toMime().release());
    drag->setPixmap(QPixmap::fromImage(
        figureImage(*hand.figure, hand.owner, side, from.devicePixelRatioF(), schemeFor(from.palette()))));
    drag->setHotSpot({side / 2, side / 2});
    drag->exec(Qt::MoveAction | Qt::CopyAction, Qt::MoveAction);
}

} // namespace towerwatch
