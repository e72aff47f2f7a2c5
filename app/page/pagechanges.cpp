// SPDX-License-Identifier: MIT
#include "app/page/requests.h"
#include "model/board/fittingtiles.h"
#include "model/edit/edits.h"
#include "model/format/scenarioreader.h"
#include "resources/catalogue.h"
#include "views/telling/deedwords.h"
#include "views/words/turnwords.h"

namespace towerwatch::web {

namespace {

/// A request that changes the scenario: what `edit` makes of it lies on the table, unless the request is
/// refused.
template <auto edit> Value changed(Table &table, Request &request)
{
    Scenario next = edit(table, request);
    if (request.errors().empty())
        table.edit(std::move(next));
    return toValue(table);
}

/// A square with a tile on it.
Square laidSquare(const Table &table, Request &request, std::string_view key)
{
    const Square at = request.square(key);
    if (table.board().tileAt(at) < 0)
        request.refuse(key);
    return at;
}

/// The place that a field names; nothing where it says nothing.
std::optional<Place> placeOf(Request &request)
{
    const auto place = placeFromText(request.text("on"));
    if (!place && request.says("on"))
        request.refuse("on");
    return place;
}

/// Changed at a square with a tile, and nothing else need be known.
template <auto edit> Scenario editedAt(const Table &table, Request &request)
{
    return edit(table.scenario(), builtInTiles(), laidSquare(table, request, "at"));
}

/// An empty table under the same rules.
Scenario emptied(const Table &table, Request &)
{
    return {.rules = table.scenario().rules};
}

Scenario laid(const Table &table, Request &request)
{
    PlacedTile tile{std::string(request.text("tile")), request.square("at")};
    tile.rotation = rotationOfQuarters(request.number("rotation", 0, 3));
    if (!designOf(table.scenario(), builtInTiles(), tile.tile))
        request.refuse("tile");
    return request.errors().empty() ? withTile(table.scenario(), builtInTiles(), tile) : Scenario();
}

/// Turned to the next way that fits; a quarter on where no other does.
Scenario turnedOn(const Table &table, Request &request)
{
    const Square at = laidSquare(table, request, "at");
    const Tile *design = table.board().designAt(at);
    if (!design)
        return {};
    const Rotation lies = table.board().placed(table.board().tileAt(at)).rotation;
    const Rotation by = turnToNextWay(table.board(), *design, at, lies).value_or(Rotation::R90);
    return withTileTurned(table.scenario(), builtInTiles(), at, by);
}

Scenario builtTo(const Table &table, Request &request)
{
    const Square at = laidSquare(table, request, "at");
    return withFloors(table.scenario(), builtInTiles(), at, request.number("count", 0, limits::floors));
}

Scenario peopled(const Table &table, Request &request)
{
    Figure figure{.kind = request.word<FigureKind>("kind"), .at = laidSquare(table, request, "at")};
    if (!isNeutral(figure.kind)) {
        figure.owner = request.word<Colour>("owner");
        figure.on = placeOf(request);
    }
    return request.errors().empty() ? withFigure(table.scenario(), builtInTiles(), std::move(figure))
                                    : Scenario();
}

Scenario walked(const Table &table, Request &request)
{
    const int figure = figureOf(table, request, "figure");
    const Square at = laidSquare(table, request, "at");
    const auto on = placeOf(request);
    return request.errors().empty() ? withFigureMoved(table.scenario(), builtInTiles(), figure, at, on)
                                    : Scenario();
}

Scenario removed(const Table &table, Request &request)
{
    return withoutFigure(table.scenario(), figureOf(table, request, "figure"));
}

Scenario ruled(const Table &table, Request &request)
{
    return withRules(table.scenario(), rulesFrom(request, table.scenario().rules));
}

std::vector<Prisoner> prisonersOf(Request &request)
{
    std::vector<Prisoner> prisoners;
    for (const std::string_view words : request.list("prisoners")) {
        const std::size_t blank = std::min(words.find(' '), words.size());
        const std::string_view owner = words.substr(std::min(blank + 1, words.size()));
        prisoners.push_back({request.wordOf<FigureKind>("prisoners", words.substr(0, blank)),
                             request.wordOf<Colour>("prisoners", owner)});
    }
    return prisoners;
}

/// What a field says of a player: nothing where it is empty, what was known where there is none.
std::optional<int> known(Request &request, std::string_view key, std::optional<int> now, int most)
{
    if (!request.has(key))
        return now;
    return request.says(key) ? std::optional(request.number(key, 0, most)) : std::nullopt;
}

Scenario joined(const Table &table, Request &request)
{
    const auto colour = request.word<Colour>("colour");
    const Player *before = findPlayer(table.scenario(), colour);
    Player player = before ? *before : Player{.colour = colour};
    if (request.has("name")) {
        player.name = request.text("name");
        if (player.name->empty())
            player.name.reset();
    }
    player.points = known(request, "points", player.points, limits::points);
    player.floors = known(request, "floors", player.floors, limits::floors);
    if (request.has("prisoners"))
        player.prisoners = prisonersOf(request);
    for (const Prisoner &prisoner : player.prisoners)
        if (prisoner.owner == colour || !canBePrisoner(prisoner.kind))
            request.refuse("prisoners");
    return request.errors().empty() ? withPlayer(table.scenario(), std::move(player)) : Scenario();
}

Scenario left(const Table &table, Request &request)
{
    return withoutPlayer(table.scenario(), request.word<Colour>("colour"));
}

Scenario onTurn(const Table &table, Request &request)
{
    return withTurn(table.scenario(), request.says("colour")
                                          ? std::optional(Turn{request.word<Colour>("colour")})
                                          : std::nullopt);
}

/// The turn stands as one of the choices says.
Scenario turnTo(const Table &table, Request &request)
{
    const auto choices = turnChoices(table.scenario(), table.desk().squareInView());
    const int chosen = request.number("choice", 0, static_cast<int>(std::ssize(choices)) - 1);
    return withTurn(table.scenario(), choices[static_cast<std::size_t>(chosen)].turn);
}

/// A deed of the answer, carried out.
Value performed(Table &table, Request &request)
{
    const std::vector<Deed> deeds = deedsOf(table.desk());
    const int chosen = request.number("deed", 0, static_cast<int>(std::ssize(deeds)) - 1);
    if (!request.errors().empty())
        return {};
    const Deed &deed = deeds[static_cast<std::size_t>(chosen)];
    const Text done = doneWords(table.position(), deed);
    table.edit(afterDeed(table.desk(), deed));
    if (const auto event = eventOf(deed))
        table.take(*event);
    Value value = toValue(table);
    value.set("done", done);
    return value;
}

/// Takes a step back, or one forth. Where there is none the text of one, kept from before, may come along.
template <bool back> Value stepped(Table &table, Request &request)
{
    if (request.says("text") && (back ? table.history().past() : table.history().future()) == 0) {
        ReadResult read = readScenario(request.text("text"), builtInTiles());
        if (!read.scenario)
            request.refuse("text");
        else
            table.recall(*read.scenario, back);
    }
    back ? table.undo() : table.redo();
    return toValue(table);
}

Value begun(Table &table, Request &)
{
    table.begin();
    return Value::map();
}

Value asItIs(Table &table, Request &)
{
    return toValue(table);
}

} // namespace

std::span<const Handler> changes()
{
    static constexpr std::array handlers{
        Handler{"new", changed<emptied>},
        Handler{"lay", changed<laid>},
        Handler{"turn", changed<turnedOn>},
        Handler{"take", changed<editedAt<withoutTile>>},
        Handler{"floors", changed<builtTo>},
        Handler{"bridge", changed<editedAt<withNextBridge>>},
        Handler{"castle", changed<editedAt<withNextCastle>>},
        Handler{"figure", changed<peopled>},
        Handler{"move", changed<walked>},
        Handler{"remove", changed<removed>},
        Handler{"rules", changed<ruled>},
        Handler{"player", changed<joined>},
        Handler{"removePlayer", changed<left>},
        Handler{"turnOf", changed<onTurn>},
        Handler{"turnTo", changed<turnTo>},
        Handler{"undo", stepped<true>},
        Handler{"redo", stepped<false>},
        Handler{"begin", begun},
        Handler{"table", asItIs},
        Handler{"perform", performed},
    };
    return handlers;
}

} // namespace towerwatch::web
