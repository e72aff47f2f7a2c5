// SPDX-License-Identifier: MIT
#include "app/page/requests.h"
#include "resources/catalogue.h"
#include "views/drawing/scene.h"
#include "views/telling/questionwords.h"
#include "views/telling/squarewords.h"
#include "views/words/playerwords.h"
#include "views/words/words.h"

namespace towerwatch::web {

namespace {

Value squaresOf(const Position &position)
{
    const Board &board = position.board();
    Value squares = Value::list();
    for (int tile = 0; tile < static_cast<int>(board.scenario().tiles.size()); ++tile) {
        const PlacedTile &placed = board.placed(tile);
        if (board.tileAt(placed.at) != tile)
            continue;
        const Tile *design = board.design(tile);
        Value square =
            Value::map("at", placed.at, "tile", placed.tile, "rotation", quarterTurns(placed.rotation));
        square.set("label", squareWords(position, {}, placed.at));
        square.set("floors", placed.floors, "foundation", design && design->towerFoundation);
        squares.add(std::move(square));
    }
    return squares;
}

/// The empty squares beside tiles; of an empty board the middle of the table.
Value freeSquares(const Board &board)
{
    std::set<Square> found;
    for (const PlacedTile &placed : board.scenario().tiles)
        for (const Side side : allSides)
            if (const Square at = neighbour(placed.at, side); isOnTable(at) && board.tileAt(at) < 0)
                found.insert(at);
    if (board.scenario().tiles.empty())
        found.insert(Square{});
    return Value::of(std::vector<Square>(found.begin(), found.end()));
}

Value figuresOf(const Position &position)
{
    Value figures = Value::list();
    for (int i = 0; i < position.board().figureCount(); ++i) {
        const Figure &figure = position.board().figure(i);
        Value value =
            Value::map("index", i, "id", position.ids()[static_cast<std::size_t>(i)], "kind", figure.kind);
        value.set("owner", figure.owner, "at", figure.at);
        if (figure.on)
            value.set("on", toText(*figure.on));
        value.set("label", figureLabel(position, i));
        figures.add(std::move(value));
    }
    return figures;
}

Value playersOf(const Board &board)
{
    const Scenario &scenario = board.scenario();
    Value players = Value::list();
    for (const Colour colour : playerOrder(scenario)) {
        const Player *known = findPlayer(scenario, colour);
        const Player player = known ? *known : Player{};
        Value value =
            Value::map("colour", colour, "label", listedName(scenario, colour), "name", player.name);
        value.set("points", player.points, "floors", player.floors);
        value.set("onTurn", scenario.turn && scenario.turn->player == colour);
        value.set("prisoners", Value::listOf(player.prisoners, [&](const Prisoner &prisoner) {
                      return Value::map("figure", prisoner.kind, "owner", prisoner.owner, "label",
                                        prisonersWords(prisoner, 1, scenario.rules.tower));
                  }));
        players.add(std::move(value));
    }
    return players;
}

} // namespace

Table::Table()
    : m_history(std::make_shared<Position>(Scenario{}, builtInTiles()))
{
    show();
}

/// What nobody asked stays unasked: here an answer covers the board.
void Table::show()
{
    const bool asked = m_desk.question.has_value();
    take(ondesk::Shown{m_history.position()});
    if (!asked)
        take(ondesk::PutAside{});
    take(ondesk::Stepped{m_history.number()});
}

void Table::edit(Scenario scenario)
{
    if (!m_history.add(std::move(scenario)))
        return;
    redo();
    m_history.keep(mostSteps - 1);
}

void Table::undo()
{
    m_history.undo();
    show();
}

void Table::redo()
{
    m_history.redo();
    show();
}

void Table::begin()
{
    const auto received = std::exchange(m_received, std::nullopt);
    m_history = History<std::monostate>(received ? std::make_shared<Position>(*received, builtInTiles())
                                                 : m_history.position());
    take(ondesk::Shown{m_history.position(), true});
    take(ondesk::PutAside{});
    take(ondesk::Stepped{0});
}

Value toValue(const Table &table)
{
    const Scenario &scenario = table.scenario();
    Value value = Value::map("title", shown(scenario.title.in(currentLanguage())), "notes",
                             shown(scenario.notes.in(currentLanguage())));
    const TableRules &rules = scenario.rules;
    value.set("rules",
              Value::map("tower", rules.tower, "watchtowers", rules.watchtowers, "house", rules.house),
              "rulesText", sentence(rules));
    value.set("squares", squaresOf(table.position()), "free", freeSquares(table.board()));
    value.set("figures", figuresOf(table.position()), "players", playersOf(table.board()));
    value.set("warnings", Value::listOf(*table.desk().warnings, [&](const Warning &warning) {
                  return sentence(warning, table.position());
              }));
    int index = 0;
    value.set("questions", Value::listOf(scenario.questions, [&](const Question &question) {
                  return Value::map("index", index++, "name", questionName(table.position(), question),
                                    "question", questionText(question));
              }));
    value.set("asked", table.desk().answer != nullptr, "canUndo", table.history().past() > 0, "canRedo",
              table.history().future() > 0, "step", table.history().number());
    return value;
}

} // namespace towerwatch::web
