// SPDX-License-Identifier: MIT
#include "tests/support/reference.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <tuple>

using namespace towerwatch;

namespace reference {

// --- the table ---------------------------------------------------------------------------------------------

namespace {

int bordersOf(char layer)
{
    return layer == 'F' ? 8 : 4;
}

/// The border as printed, before the tile was turned.
int printed(char layer, int border, Rotation rotation)
{
    const int borders = bordersOf(layer);
    return (border + borders - static_cast<int>(rotation) * borders / 4) % borders;
}

int sideOfBorder(char layer, int border)
{
    return layer == 'F' ? border / 2 : border;
}

/// The border of the next tile that touches this one.
int touching(char layer, int border)
{
    if (layer != 'F')
        return (border + 2) % 4;
    const int side = (border / 2 + 2) % 4;
    return 2 * side + (1 - border % 2);
}

Square stepped(Square square, int side)
{
    if (side == 0)
        --square.y;
    if (side == 1)
        ++square.x;
    if (side == 2)
        ++square.y;
    if (side == 3)
        --square.x;
    return square;
}

bool underBridge(const PlacedTile &tile, int side)
{
    return tile.bridge && (*tile.bridge == Bridge::NS ? side % 2 == 0 : side % 2 == 1);
}

template <typename T> bool contains(const std::vector<T> &list, const T &item)
{
    return std::find(list.begin(), list.end(), item) != list.end();
}

} // namespace

Table::Table(const Scenario &scenario, const TileCatalogue &catalogue)
    : m_scenario(scenario)
{
    for (const PlacedTile &placed : scenario.tiles) {
        const Tile *design = catalogue.find(placed.tile);
        for (const Tile &own : scenario.designs)
            if (own.id == placed.tile)
                design = &own;
        m_designs.push_back(design);
        std::array<int, 4> around{};
        for (int side = 0; side < 4; ++side)
            around[side] = tileAt(stepped(placed.at, side));
        m_neighbours.push_back(around);
    }
    numberFigures();
}

void Table::numberFigures()
{
    std::set<std::string> taken;
    for (const Figure &figure : m_scenario.figures)
        taken.insert(figure.id);
    int number = 0;
    for (const Figure &figure : m_scenario.figures) {
        std::string id = figure.id;
        while (id.empty() || (figure.id.empty() && taken.count(id)))
            id = "f" + std::to_string(++number);
        m_ids.push_back(id);
    }
}

int Table::tileAt(Square square) const
{
    for (std::size_t i = 0; i < m_scenario.tiles.size(); ++i)
        if (m_scenario.tiles[i].at == square)
            return static_cast<int>(i);
    return -1;
}

int Table::segment(const Spot &spot) const
{
    if (spot.tile < 0)
        return -1;
    const Tile &tile = design(spot.tile);
    const PlacedTile &placed = m_scenario.tiles[spot.tile];
    const int border = spot.border == inner ? inner : printed(spot.layer, spot.border, placed.rotation);
    if (spot.layer == 'R') {
        if (underBridge(placed, spot.border))
            return 1000;
        for (std::size_t i = 0; i < tile.roads.size(); ++i)
            if (tile.roads[i].sides.contains(static_cast<Side>(border)))
                return static_cast<int>(i);
    } else if (spot.layer == 'C') {
        for (std::size_t i = 0; i < tile.cities.size(); ++i)
            if (tile.cities[i].sides.contains(static_cast<Side>(border)))
                return static_cast<int>(i);
    } else {
        for (std::size_t i = 0; i < tile.fields.size(); ++i)
            if (border == inner ? tile.fields[i].halfEdges.empty()
                                : tile.fields[i].halfEdges.contains(static_cast<HalfEdge>(border)))
                return static_cast<int>(i);
    }
    return -1;
}

bool Table::oneSegment(const Spot &a, const Spot &b) const
{
    return segment(a) >= 0 && segment(a) == segment(b);
}

std::vector<Spot> Table::connected(const Spot &spot) const
{
    std::vector<Spot> found;
    if (spot.border == inner)
        return found;
    for (int border = 0; border < bordersOf(spot.layer); ++border)
        if (const Spot other{spot.tile, spot.layer, border}; oneSegment(spot, other))
            found.push_back(other);
    const int next = neighbour(spot.tile, sideOfBorder(spot.layer, spot.border));
    if (const Spot across{next, spot.layer, touching(spot.layer, spot.border)}; segment(across) >= 0)
        found.push_back(across);
    return found;
}

Feature Table::feature(const Spot &start) const
{
    Feature found;
    if (segment(start) < 0)
        return found;
    found.push_back(start);
    for (std::size_t i = 0; i < found.size(); ++i)
        for (const Spot &next : connected(found[i]))
            if (!contains(found, next))
                found.push_back(next);
    return found;
}

bool Table::isCastle(const Feature &feature) const
{
    for (const Castle &castle : m_scenario.castles)
        if (contains(feature, Spot{tileAt(castle.at), 'C', static_cast<int>(castle.city)}))
            return true;
    return false;
}

bool Table::isComplete(const Feature &feature) const
{
    for (const Spot &spot : feature)
        if (spot.layer == 'F' || neighbour(spot.tile, spot.border) < 0)
            return false;
    return !feature.empty();
}

std::vector<Square> Table::squares(const Feature &feature) const
{
    std::set<std::pair<int, int>> rows;
    for (const Spot &spot : feature)
        rows.insert({m_scenario.tiles[spot.tile].at.y, m_scenario.tiles[spot.tile].at.x});
    std::vector<Square> result;
    for (const auto &[y, x] : rows)
        result.push_back({x, y});
    return result;
}

int Table::coats(const Feature &feature) const
{
    std::set<std::pair<int, int>> seen;
    int sum = 0;
    for (const Spot &spot : feature)
        if (spot.layer == 'C' && seen.insert({spot.tile, segment(spot)}).second)
            sum += design(spot.tile).cities[segment(spot)].coatsOfArms;
    return sum;
}

Spot Table::spotOf(const Figure &figure) const
{
    if (!figure.on || !figure.at)
        return {};
    const int tile = tileAt(*figure.at);
    switch (figure.on->kind) {
    case PlaceKind::Road: return {tile, 'R', static_cast<int>(figure.on->side)};
    case PlaceKind::Bridge: return {tile, 'R', *m_scenario.tiles[tile].bridge == Bridge::NS ? 0 : 1};
    case PlaceKind::City:
    case PlaceKind::Castle: return {tile, 'C', static_cast<int>(figure.on->side)};
    case PlaceKind::Field:
        return {tile, 'F', figure.on->halfEdge ? static_cast<int>(*figure.on->halfEdge) : inner};
    default: return {};
    }
}

std::vector<int> Table::figuresIn(const Feature &feature) const
{
    std::vector<int> found;
    for (std::size_t i = 0; i < m_scenario.figures.size(); ++i)
        if (contains(feature, spotOf(m_scenario.figures[i])))
            found.push_back(static_cast<int>(i));
    return found;
}

// --- answers -----------------------------------------------------------------------------------------------

namespace {

using Points = std::map<Colour, int>;

const std::set<std::string> meeples{"meeple",  "large-meeple", "mayor",      "wagon",
                                    "phantom", "abbot",        "ringmaster", "guard"};

bool meeple(FigureKind kind)
{
    return meeples.count(std::string(name(kind))) != 0;
}
bool builderOrPig(FigureKind kind)
{
    return name(kind) == "builder" || name(kind) == "pig";
}

Value toValue(Square square)
{
    Value pair = Value::list();
    pair.add(Value::of(square.x));
    pair.add(Value::of(square.y));
    return pair;
}

Value text(std::string_view word)
{
    return Value::of(word);
}

template <typename Items, typename Make> Value listOf(const Items &items, Make make)
{
    Value list = Value::list();
    for (const auto &item : items)
        list.add(make(item));
    return list;
}

Value squaresValue(const std::vector<Square> &squares)
{
    return listOf(squares, [](Square square) { return toValue(square); });
}

Value coloursValue(const std::vector<Colour> &colours)
{
    return listOf(colours, [](Colour colour) { return text(name(colour)); });
}

Value kindsValue(const std::vector<FigureKind> &kinds)
{
    return listOf(kinds, [](FigureKind kind) { return text(name(kind)); });
}

std::string placeText(const Place &place)
{
    std::string words(name(place.kind));
    if (words == "road" || words == "city" || words == "castle")
        words += " " + std::string(name(place.side));
    if (words == "field")
        words += " " + (place.halfEdge ? std::string(name(*place.halfEdge)) : "inner");
    return words;
}

/// `true`, `false` or "open".
using Legal = std::string;
Value legalValue(const Legal &legal)
{
    return legal == "open" ? text("open") : Value::boolean(legal == "yes");
}

/// The judge of one table.
class Judge
{
public:
    /// `off`: a ruling that is switched off, with the clause that cites it.
    explicit Judge(const Table &table, std::string off = {})
        : m_table(table)
        , m_scenario(table.scenario())
        , m_off(std::move(off))
        , m_players(m_scenario.players)
    {
        if (!this->off("exchange-automatic"))
            settle();
    }

    Value answer(const Question &question) const
    {
        switch (question.ask) {
        case Ask::PlaceFloor: return placeFloor(question);
        case Ask::PlaceFigure: return placeFigure(question);
        case Ask::Watchtower: return watchtower(question);
        case Ask::Score: return score(question);
        case Ask::Ransom: return ransom(question);
        case Ask::Actions: return actions(question);
        case Ask::Outlook: return outlook(question);
        }
        return {};
    }

private:
    using Rulings = std::vector<std::string>;
    struct Scored
    {
        int rank = 0; ///< road, city, monastery
        std::vector<Square> squares = {};
        int firstSide = 0;
        Feature feature = {}; ///< empty: a monastery
    };

    const Figure &figure(int index) const { return m_scenario.figures[index]; }
    std::string place(int index) const { return figure(index).on ? placeText(*figure(index).on) : ""; }
    bool stands(int index, std::string_view word) const
    {
        return place(index).substr(0, word.size()) == word;
    }
    bool all() const { return m_off.empty(); } ///< whether every ruling holds
    bool off(std::string_view ruling) const { return ruling == m_off; }
    bool house(HouseRule rule) const
    {
        const bool eye = rule == HouseRule::EyeForAnEye;
        return m_scenario.rules.house.contains(rule) &&
               (all() || !off(eye ? "house-eye-for-eye" : "house-" + std::string(name(rule))));
    }
    bool towerRules(std::initializer_list<std::string_view> names) const
    {
        return std::find(names.begin(), names.end(), name(m_scenario.rules.tower)) != names.end();
    }

    // --- players ---
    std::vector<Colour> order() const
    {
        std::vector<Colour> colours;
        for (const Player &player : m_scenario.players)
            colours.push_back(player.colour);
        if (!colours.empty())
            return colours;
        for (int colour = 0; colour < 8; ++colour)
            for (const Figure &each : m_scenario.figures)
                if (each.owner == static_cast<Colour>(colour) && !contains(colours, *each.owner))
                    colours.push_back(*each.owner);
        return colours;
    }

    Colour asker(const Question &question) const
    {
        if (question.by)
            return *question.by;
        if (m_scenario.turn && m_scenario.turn->player)
            return *m_scenario.turn->player;
        const auto colours = order();
        return colours.empty() ? Colour::Red : colours[0];
    }

    /// What is known of a player once what was due is done.
    Player known(Colour colour) const
    {
        for (const Player &player : m_players)
            if (player.colour == colour)
                return player;
        return Player{.colour = colour};
    }

    // --- what is due: turn.md ---
    struct Due
    {
        std::array<Colour, 2> players;
        std::array<std::vector<FigureKind>, 2> home = {};
        bool choice = false;
    };

    static std::vector<FigureKind> held(const Player &holder, Colour owner)
    {
        std::vector<FigureKind> kinds;
        for (const Prisoner &prisoner : holder.prisoners)
            if (prisoner.owner == owner)
                kinds.push_back(prisoner.kind);
        return kinds;
    }

    /// The first prisoners of an owner go home; what goes.
    static std::vector<FigureKind> release(Player &holder, Player &owner, std::size_t number)
    {
        std::vector<FigureKind> gone;
        for (auto prisoner = holder.prisoners.begin(); gone.size() < number;) {
            if (prisoner->owner != owner.colour) {
                ++prisoner;
                continue;
            }
            gone.push_back(prisoner->kind);
            prisoner = holder.prisoners.erase(prisoner);
        }
        for (const FigureKind kind : gone)
            if (owner.supply)
                owner.supply->push_back({kind, 1}); // beside what it says already
        return gone;
    }

    static bool isChoice(const std::vector<FigureKind> &kinds, std::size_t number)
    {
        return number < kinds.size() && std::set(kinds.begin(), kinds.end()).size() > 1;
    }

    /// Each pair that holds each other's figures exchanges them, one for one.
    void settle()
    {
        for (std::size_t i = 0; i < m_players.size(); ++i)
            for (std::size_t j = i + 1; j < m_players.size(); ++j) {
                Player &a = m_players[i], &b = m_players[j];
                const auto ofA = held(b, a.colour), ofB = held(a, b.colour);
                const std::size_t number = std::min(ofA.size(), ofB.size());
                if (number == 0)
                    continue;
                Due due{.players = {a.colour, b.colour}};
                due.choice = isChoice(ofA, number) || isChoice(ofB, number);
                due.home = {release(b, a, number), release(a, b, number)};
                m_due.push_back(due);
            }
    }

    void setDue(Value &result, Colour by) const
    {
        Value list = Value::list();
        for (const Due &due : m_due) {
            if (due.players[0] != by && due.players[1] != by)
                continue;
            Value home = Value::map();
            for (int i = 0; i < 2; ++i)
                home.set(name(due.players[i]), kindsValue(due.home[i]));
            Value entry = Value::map();
            entry.set("players", coloursValue({due.players[0], due.players[1]}));
            entry.set("home", home);
            entry.set("choice", Value::boolean(due.choice));
            list.add(entry);
        }
        if (!list.items.empty())
            result.set("due", list);
    }

    // --- where the turn stands: turn.md ---
    /// What is stated of the turn of one player; of a game that is over it is over for everybody.
    Turn momentOf(Colour by) const
    {
        if (!m_scenario.turn)
            return {};
        const Turn &turn = *m_scenario.turn;
        return turn.over || turn.player.value_or(by) == by ? turn : Turn{.player = turn.player};
    }

    static bool beforeTile(const Turn &turn) { return turn.laid && !turn.laid->at; }

    static bool did(const Turn &turn, std::string_view word)
    {
        for (const Done done : turn.done.value_or(std::vector<Done>()))
            if (name(done) == word)
                return true;
        return false;
    }

    /// The one action that was done; empty: none.
    static std::string actionDone(const Turn &turn)
    {
        for (const char *const word : {"figure", "floor", "top", "other"})
            if (did(turn, word))
                return word;
        return {};
    }

    /// What was done that stands in the way of a floor, or of a figure on a tower; empty: nothing.
    std::string inTheWay(const Turn &turn, std::optional<FigureKind> figure) const
    {
        if (figure && name(*figure) == "phantom" && !off("phantom-after-floor"))
            return did(turn, "phantom") ? "phantom" : "";
        return actionDone(turn);
    }

    /// What in this moment refuses a floor, or a figure on a tower.
    Value momentFacts(Colour by, std::optional<FigureKind> figure = {}) const
    {
        const Turn turn = momentOf(by);
        Value list = Value::list();
        if (off("tower-action-choice"))
            return list;
        if (turn.over)
            list.add(fact("game-over"));
        if (beforeTile(turn))
            list.add(fact("tile-first"));
        if (const std::string done = inTheWay(turn, figure); !done.empty())
            list.add(fact("action-done", {{"done", text(done)}}));
        return list;
    }

    bool isRefusedNow(Colour by, std::optional<FigureKind> figure = {}) const
    {
        return !momentFacts(by, figure).items.empty();
    }

    /// The rulings behind that.
    Rulings momentRulings(Colour by, FigureKind figure) const
    {
        return cited({{"tower-action-choice", isRefusedNow(by, figure)},
                      {"phantom-after-floor", inTheWay(momentOf(by), figure) == "phantom"}});
    }

    bool names(std::string_view kind) const
    {
        for (const Figure &each : m_scenario.figures)
            if (name(each.kind) == kind)
                return true;
        for (const Player &player : m_scenario.players) {
            for (const auto &[each, number] : player.supply.value_or(Supply()))
                if (name(each) == kind && number > 0)
                    return true;
            for (const Prisoner &prisoner : player.prisoners)
                if (name(prisoner.kind) == kind)
                    return true;
        }
        return false;
    }

    static Value step(std::string_view word, std::string_view state, const Rulings &rulings = {})
    {
        Value entry = Value::map();
        entry.set("step", text(word));
        entry.set("state", text(state));
        entry.set("because", rulingsValue(rulings));
        return entry;
    }

    std::string ransomState(Colour by) const
    {
        const Legal legal = ransomLegal(by, {}, {});
        return momentOf(by).ransomPaid ? "done" : legal == "yes" ? "now" : legal;
    }

    std::string actionState(const Turn &turn, Colour by) const
    {
        if (turn.over)
            return "no";
        if (!actionDone(turn).empty())
            return "done";
        bool possible = !known(by).supply.has_value();
        for (const auto &[kind, number] : known(by).supply.value_or(Supply()))
            possible = possible || number > 0;
        for (const PlacedTile &tile : m_scenario.tiles)
            possible = possible || floorLegal(tile.at, by);
        return !possible ? "no" : beforeTile(turn) ? "later" : "now";
    }

    std::string phantomState(const Turn &turn, Colour by) const
    {
        if (turn.over)
            return "no";
        if (did(turn, "phantom"))
            return "done";
        const bool none = noneLeft(FigureKind::Phantom, by);
        if (none && ransomLegal(by, {}, FigureKind::Phantom) == "no")
            return "no";
        return none || actionDone(turn).empty() ? "later" : "now";
    }

    Value turnSteps(Colour by) const
    {
        const Turn turn = momentOf(by);
        const bool laid = (turn.laid && turn.laid->at) || (turn.done && !turn.done->empty());
        const std::string ransom = ransomState(by), tile = laid ? "done" : "now",
                          action = actionState(turn, by), phantom = phantomState(turn, by);
        const bool phantoms = names("phantom") || (m_scenario.turn && did(*m_scenario.turn, "phantom"));
        const bool halves = names("builder") || (m_scenario.turn && m_scenario.turn->half);
        bool first = laid; // whether nothing may come before scoring
        for (const std::string &state : {ransom, action, phantoms ? phantom : "no"})
            first = first && state != "now" && state != "later" && state != "open";
        const std::string half = !turn.half ? "open" : name(*turn.half) == "second" ? "now" : "later";
        Value list = Value::list();
        list.add(step("ransom", ransom, ransomRulings(by, {}, {})));
        list.add(step("tile", turn.over ? "no" : tile));
        list.add(step("action", action, {"tower-action-choice"}));
        if (phantoms)
            list.add(
                step("phantom", phantom, did(turn, "floor") ? Rulings{"phantom-after-floor"} : Rulings{}));
        list.add(step("scoring", turn.over ? "no" : first ? "now" : "later"));
        if (halves)
            list.add(step("second-half", turn.over ? "no" : half, {"double-turn-extra-from-builder"}));
        return list;
    }

    /// A map of colours in player order, without those that have nothing.
    Value pointsValue(const Points &points) const
    {
        Value map = Value::map();
        for (const Colour colour : order())
            if (const auto found = points.find(colour); found != points.end() && found->second != 0)
                map.set(name(colour), Value::of(found->second));
        return map;
    }

    // --- strength ---
    static int strength(FigureKind kind, int coats)
    {
        if (name(kind) == "mayor")
            return coats;
        if (name(kind) == "large-meeple")
            return 2;
        return meeple(kind) ? 1 : 0;
    }

    Points strengths(const std::vector<int> &figures, int coats) const
    {
        Points sums;
        for (const int index : figures)
            if (figure(index).owner)
                sums[*figure(index).owner] += strength(figure(index).kind, coats);
        return sums;
    }

    std::vector<Colour> strongest(const Points &sums) const
    {
        int best = 0;
        for (const auto &[colour, sum] : sums)
            best = std::max(best, sum);
        std::vector<Colour> winners;
        for (const Colour colour : order())
            if (best > 0 && sums.count(colour) && sums.at(colour) == best)
                winners.push_back(colour);
        return winners;
    }

    // --- floors ---
    bool topTaken(Square at) const
    {
        for (const Figure &each : m_scenario.figures)
            if (each.at == at && each.on && each.on->kind == PlaceKind::Tower)
                return true;
        return false;
    }

    /// Whether the position lets a floor be placed; `placed`: whether it may lie there on top.
    bool floorLegal(Square at, Colour by, bool placed = false) const
    {
        const int tile = m_table.tileAt(at);
        if (tile < 0 || !m_table.design(tile).towerFoundation || (topTaken(at) && !off("tower-open-only")))
            return false;
        return placed || known(by).floors.value_or(1) > 0 || off("tower-floor-supply");
    }

    /// Whether nothing on the way in a line stops a tower's reach.
    bool clearLine(Square from, Square to) const
    {
        const bool gapsStop = house(HouseRule::NoGaps) || off("tower-range-over-gaps");
        while (from != to) {
            from.x += (to.x > from.x) - (to.x < from.x);
            from.y += (to.y > from.y) - (to.y < from.y);
            const int tile = m_table.tileAt(from);
            const bool tower = tile >= 0 && m_scenario.tiles[tile].floors > 0;
            if ((tile < 0 && gapsStop) || (tower && from != to && off("tower-range-over-towers")))
                return false;
        }
        return true;
    }

    /// Steps from `from` over existing tiles to each tile, found by improving guesses until none improves.
    std::vector<int> steps(Square from) const
    {
        const int far = 1 << 20;
        std::vector<int> best(m_scenario.tiles.size(), far);
        best[m_table.tileAt(from)] = 0;
        for (bool improved = true; improved;) {
            improved = false;
            for (std::size_t i = 0; i < best.size(); ++i)
                for (std::size_t j = 0; j < best.size(); ++j) {
                    const Square a = m_scenario.tiles[i].at, b = m_scenario.tiles[j].at;
                    if (std::abs(a.x - b.x) + std::abs(a.y - b.y) == 1 && best[j] + 1 < best[i]) {
                        best[i] = best[j] + 1;
                        improved = true;
                    }
                }
        }
        return best;
    }

    bool inReach(Square from, Square to, int range) const
    {
        const int dx = std::abs(from.x - to.x), dy = std::abs(from.y - to.y);
        if (dx + dy == 0 && off("tower-range-own-tile"))
            return false;
        if (house(HouseRule::Diagonal) || (dx != 0 && dy != 0))
            return dx + dy <= range && (house(HouseRule::Diagonal) || off("tower-range-no-diagonal"));
        return dx + dy <= range && clearLine(from, to);
    }

    std::vector<Square> reach(Square at, int range) const
    {
        std::vector<Square> found;
        if (house(HouseRule::Diagonal) && house(HouseRule::NoGaps)) {
            const auto distance = steps(at);
            for (std::size_t i = 0; i < distance.size(); ++i)
                if (distance[i] <= range)
                    found.push_back(m_scenario.tiles[i].at);
        } else {
            for (const PlacedTile &tile : m_scenario.tiles)
                if (inReach(at, tile.at, range))
                    found.push_back(tile.at);
        }
        return sorted(found);
    }

    static std::vector<Square> sorted(std::vector<Square> squares)
    {
        std::sort(squares.begin(), squares.end(),
                  [](Square a, Square b) { return std::tie(a.y, a.x) < std::tie(b.y, b.x); });
        return squares;
    }

    Value placeFloor(const Question &question) const
    {
        const Colour by = asker(question);
        const Square at = question.at.value_or(Square{});
        Value result = Value::map();
        result.set("ask", text("place-floor"));
        result.set("at", toValue(at));
        result.set("by", text(name(by)));
        const bool placed = question.placed;
        if (placed)
            result.set("placed", Value::boolean(true));
        setDue(result, by);
        const bool legal = floorLegal(at, by, placed) && (placed || !isRefusedNow(by));
        result.set("legal", Value::boolean(legal));
        setFacts(result, floorFacts(at, by, placed));
        if (question.target)
            result.set("target", text(*question.target));
        std::vector<Square> reached, taken; // squares of figures that can be captured
        if (legal) {
            const int height = m_scenario.tiles[m_table.tileAt(at)].floors + (placed ? 0 : 1);
            const int range = house(HouseRule::NoSurprises) ? height - 1 : height;
            result.set("height", Value::of(height));
            result.set("range", Value::of(range));
            reached = reach(at, range);
        }
        result.set("reach", squaresValue(reached));
        Value capturable = Value::list(), open = Value::list(), figures = Value::list();
        for (int i = 0; legal && i < static_cast<int>(m_scenario.figures.size()); ++i) {
            const bool there = reaches(i, reached);
            if (!there && question.target != m_table.ids()[i])
                continue;
            const std::string verdict = judge(i, by, there);
            if (verdict == "capturable")
                capturable.add(text(m_table.ids()[i]));
            if (verdict == "open")
                open.add(text(m_table.ids()[i]));
            Value facts = Value::list();
            if (verdict == "out-of-reach" && m_off.empty())
                facts.add(distanceFact(at, *figure(i).at, static_cast<int>(result.find("range")->number)));
            else if (verdict != "out-of-reach")
                facts = figureFacts(i, by, verdict);
            if (verdict == "capturable" && figure(i).at)
                taken.push_back(*figure(i).at);
            figures.add(figureValue(i, by, verdict, facts, figureRulings(i, at, by, verdict)));
        }
        result.set("capturable", capturable);
        result.set("open", open);
        result.set("figures", figures);
        const int height = legal ? static_cast<int>(result.find("height")->number) : 0;
        result.set("because", rulingsValue(floorRulings(at, by, placed, height, taken)));
        return result;
    }

    Value figureValue(int index, Colour by, const std::string &verdict, const Value &facts,
                      const Rulings &rulings) const
    {
        Value entry = Value::map();
        entry.set("id", text(m_table.ids()[index]));
        entry.set("figure", text(name(figure(index).kind)));
        if (figure(index).owner)
            entry.set("owner", text(name(*figure(index).owner)));
        if (figure(index).at)
            entry.set("at", toValue(*figure(index).at));
        if (figure(index).on)
            entry.set("on", text(place(index)));
        entry.set("verdict", text(verdict));
        setFacts(entry, facts);
        entry.set("because", rulingsValue(rulings));
        if ((verdict == "capturable" || verdict == "open") && figure(index).owner)
            entry.set("consequences", consequences(index, by));
        return entry;
    }

    bool reaches(int index, const std::vector<Square> &reached) const
    {
        if (!figure(index).at)
            return false;
        if (stands(index, "castle")) {
            for (const Square square : m_table.squares(m_table.feature(m_table.spotOf(figure(index)))))
                if (contains(reached, square))
                    return true;
            return false;
        }
        return contains(reached, *figure(index).at);
    }

    // --- rulings: the table of what decides what ---
    struct Row
    {
        std::string ruling;
        bool holds = true;
    };

    static void cite(Rulings &list, const std::vector<Row> &rows)
    {
        for (const Row &row : rows)
            if (row.holds && !contains(list, row.ruling))
                list.push_back(row.ruling);
    }
    static void join(Rulings &list, const Rulings &more)
    {
        for (const std::string &ruling : more)
            cite(list, {{ruling}});
    }
    static Rulings cited(const std::vector<Row> &rows)
    {
        Rulings list;
        cite(list, rows);
        return list;
    }
    static Value rulingsValue(const Rulings &rulings)
    {
        return listOf(rulings, [](const std::string &ruling) { return text(ruling); });
    }

    bool second() const { return towerRules({"c2"}); }
    std::vector<Row> rangeRows() const
    {
        const bool far = house(HouseRule::Diagonal), sure = house(HouseRule::NoSurprises),
                   full = house(HouseRule::NoGaps);
        return {{"house-diagonal", far},
                {"house-no-surprises", sure},
                {"house-no-gaps", full},
                {"house-combinations", far + sure + full > 1}};
    }

    Rulings floorRulings(Square at, Colour by, bool placed, int height,
                         const std::vector<Square> &taken) const
    {
        const bool refused = !placed && isRefusedNow(by), closed = isTower(at) && topTaken(at);
        if (refused || !floorLegal(at, by, placed))
            return cited({{"tower-action-choice", refused},
                          {"tower-action-any-tile", !isTower(at)},
                          {"tower-open-only", closed},
                          {"tower-close", closed},
                          {"tower-floor-supply", isTower(at) && known(by).floors == 0 && !placed}});
        Rulings list = cited(rangeRows());
        bool shared = false;
        for (const Square square : taken)
            shared = shared || std::count(taken.begin(), taken.end(), square) > 1;
        cite(list, {{"tower-range-per-floor"},
                    {"tower-open-only"},
                    {"capture-one-only"},
                    {"capture-optional"},
                    {"tower-range-counts", m_scenario.rules.house == HouseRules()},
                    {"tower-floor-neutral", height > 1},
                    {"tower-height-unlimited", height > 10},
                    {"capture-several-on-tile", shared}});
        return list;
    }

    /// How the distance bears on a figure.
    Rulings distanceRulings(Square tower, Square at, bool there) const
    {
        if (tower == at)
            return {"tower-range-own-tile"};
        const bool straight = tower.x == at.x || tower.y == at.y;
        Rulings list = cited(rangeRows());
        cite(list, {{"tower-range-no-diagonal", !straight && !house(HouseRule::Diagonal)},
                    {"tower-range-per-floor"}});
        const int steps = std::max(std::abs(at.x - tower.x), std::abs(at.y - tower.y));
        const bool along =
            there && straight && (!house(HouseRule::NoGaps) || clearLine(tower, at)); // not round
        for (int i = 1; along && i < steps; ++i) {
            const int tile = m_table.tileAt(
                {tower.x + (at.x - tower.x) * i / steps, tower.y + (at.y - tower.y) * i / steps});
            cite(list, {{"tower-range-over-gaps", tile < 0},
                        {"tower-range-over-towers", tile >= 0 && m_scenario.tiles[tile].floors > 0}});
        }
        return list;
    }

    /// Why a figure is safe, open or can be captured, wherever the tower stands.
    Rulings exposureRulings(int index, Colour by, const std::string &verdict) const
    {
        const FigureKind kind = figure(index).kind;
        const bool own = figure(index).owner == by, onTower = stands(index, "tower"),
                   builder = builderOrPig(kind);
        if (verdict == "open")
            return {stands(index, "wheel") ? "capture-wheel-of-fortune" : "capture-acrobat"};
        if (verdict == "safe")
            return cited({{"capture-neutral-no", isNeutral(kind)},
                          {"capture-barn-shepherd-c1",
                           protectedKind(kind) && !isNeutral(kind) && !builder && !second()},
                          {"capture-special-figures-no",
                           protectedKind(kind) && !isNeutral(kind) && !towerRules({"c1-original", "c1-rgg"})},
                          {"capture-builder-pig-old", protectedKind(kind) && builder},
                          {"capture-castle-safe", stands(index, "castle")},
                          {"capture-castle-dissent", stands(index, "castle")},
                          {"capture-city-of-carcassonne-safe", stands(index, "carcassonne")},
                          {"capture-meeple-on-tower", onTower && towerRules({"c1-rgg", "c1-zmg"})},
                          {"capture-own-meeple", own && towerRules({"c1-original", "c1-rgg"})}});
        static const std::map<std::string, std::string> kinds{{"large-meeple", "capture-large-follower"},
                                                              {"mayor", "capture-mayor-wagon"},
                                                              {"wagon", "capture-mayor-wagon"},
                                                              {"abbot", "capture-abbot-figure"},
                                                              {"ringmaster", "capture-ringmaster"},
                                                              {"phantom", "capture-phantom"},
                                                              {"guard", "capture-guard"},
                                                              {"builder", "capture-builder-pig-old"},
                                                              {"pig", "capture-builder-pig-old"},
                                                              {"meeple", "capture-any-feature"}};
        const int tile = figure(index).at ? m_table.tileAt(*figure(index).at) : -1;
        const std::string building = tile < 0 ? "" : m_table.design(tile).building;
        const bool special =
            building.find("-monastery") != std::string::npos || building == "japanese-building";
        bool fairy = false;
        for (const Figure &each : m_scenario.figures)
            fairy = fairy || (name(each.kind) == "fairy" && each.at == figure(index).at);
        const bool large = name(kind) == "large-meeple" && second();
        const auto found = kinds.find(std::string(name(kind)));
        return cited({{large                  ? "capture-large-meeple"
                       : found == kinds.end() ? "capture-any-feature"
                                              : found->second},
                      {"capture-own-meeple", own},
                      {"capture-meeple-on-tower", onTower},
                      {"tower-height-only-range", onTower},
                      {"capture-bridge-meeple", stands(index, "bridge")},
                      {"capture-special-monastery-abbot", stands(index, "monastery") && special},
                      {"capture-fairy-no-protection", fairy},
                      {"capture-fairy-left-behind", fairy}});
    }

    /// The rulings behind what follows from a capture.
    Rulings consequenceRulings(int index, Colour by) const
    {
        Rulings list;
        for (const Value &each : consequences(index, by).items) {
            const std::string &word = each.find("effect")->text;
            const bool lost = each.find("lost") != nullptr;
            const bool choice = word == "exchange" && each.find("choice")->number;
            const bool exchange = word == "exchange", watch = word == "watchtower";
            cite(list, {{"capture-own-to-supply", word == "to-supply"},
                        {"prisoner-visible", word == "prisoner"},
                        {"exchange-two-players-only", word == "prisoner" && ring(*figure(index).owner, by)},
                        {"exchange-owner-chooses", choice},
                        {"exchange-automatic", exchange},
                        {"exchange-just-captured-goes-home", exchange},
                        {"exchange-one-for-one", exchange},
                        {"exchange-no-negotiation", exchange},
                        {"orphan-builder-pig", word == "orphan"},
                        {"wt-type-meeple", watch && *each.find("before") != *each.find("after")},
                        {"wt-trigger", watch && lost},
                        {"tower-capture-before-scoring", word == "majority" || (watch && lost)},
                        {"tower-reopens", word == "tower-reopens"},
                        {"tower-floor-one-way", word == "tower-reopens"}});
        }
        const Feature feature = m_table.feature(m_table.spotOf(figure(index)));
        cite(list, {{"orphan-other-figures", leaves({"barn", "shepherd"}, index, feature)},
                    {"wt-c3-fields", hangsOnFields(index, feature)}});
        return list;
    }

    bool ring(Colour owner, Colour by) const
    {
        const auto holds = [&](Colour holder, Colour whose) {
            for (const Prisoner &prisoner : known(holder).prisoners)
                if (prisoner.owner == whose)
                    return true;
            return false;
        };
        for (const Player &third : m_scenario.players)
            if (third.colour != owner && third.colour != by && holds(owner, third.colour) &&
                holds(third.colour, by))
                return true;
        return false;
    }

    /// Whether a figure is the last meeple of its owner in a feature.
    bool isLast(int index, const Feature &feature) const
    {
        int others = 0;
        for (const int other : m_table.figuresIn(feature))
            others +=
                other != index && meeple(figure(other).kind) && figure(other).owner == figure(index).owner;
        return !feature.empty() && meeple(figure(index).kind) && others == 0;
    }

    /// Whether it leaves one of these kinds of its owner's behind, alone.
    bool leaves(const std::set<std::string> &kinds, int index, const Feature &feature) const
    {
        for (const int other : m_table.figuresIn(feature))
            if (isLast(index, feature) && figure(other).owner == figure(index).owner &&
                kinds.count(std::string(name(figure(other).kind))))
                return true;
        return false;
    }

    /// Whether its owner has a pig in a field over a tile whose fields the third edition may divide
    /// otherwise.
    bool hangsOnFields(int index, const Feature &feature) const
    {
        if (feature.empty() || feature[0].layer != 'F' || !isLast(index, feature) ||
            m_scenario.rules.watchtowers != WatchtowerRules::C3)
            return false;
        for (const Square square : m_table.squares(feature)) {
            const Tile &tile = m_table.design(m_table.tileAt(square));
            if (!tile.c3 || tile.c3->fieldsIfChanged.empty())
                continue;
            for (const Figure &pig : m_scenario.figures)
                if (name(pig.kind) == "pig" && pig.owner == figure(index).owner &&
                    contains(m_table.squares(m_table.feature(m_table.spotOf(pig))), square))
                    return true;
        }
        return false;
    }

    Rulings figureRulings(int index, Square tower, Colour by, const std::string &verdict) const
    {
        Rulings list;
        if (verdict == "out-of-reach" || verdict == "capturable")
            list = distanceRulings(tower, *figure(index).at, verdict == "capturable");
        if (verdict == "out-of-reach") {
            cite(list, {{"capture-acrobat", stands(index, "acrobat")}});
            return list;
        }
        join(list, exposureRulings(index, by, verdict));
        if (verdict != "safe" && figure(index).owner)
            join(list, consequenceRulings(index, by));
        return list;
    }

    std::string topRuling(FigureKind kind) const
    {
        static const std::map<std::string, std::string> rulings{{"meeple", "tower-close-any-open"},
                                                                {"large-meeple", "tower-close-large"},
                                                                {"phantom", "phantom-on-tower"},
                                                                {"ringmaster", "tower-top-ringmaster"},
                                                                {"abbot", "tower-top-abbot"},
                                                                {"guard", "tower-top-guard"},
                                                                {"mayor", "tower-top-mayor-wagon-barn-no"},
                                                                {"wagon", "tower-top-mayor-wagon-barn-no"},
                                                                {"barn", "tower-top-mayor-wagon-barn-no"},
                                                                {"builder", "tower-top-builder-pig-old"},
                                                                {"pig", "tower-top-builder-pig-old"},
                                                                {"shepherd", "tower-top-shepherd-no"}};
        if (name(kind) == "fairy")
            return second() ? "tower-meeple-fairy-yes" : "tower-action-choice";
        const auto found = rulings.find(std::string(name(kind)));
        return found == rulings.end() ? "tower-action-choice" : found->second;
    }

    Rulings topRulings(Square at, FigureKind kind, Colour by) const
    {
        const Turn turn = momentOf(by);
        Rulings list = momentRulings(by, kind);
        if (!isTower(at)) {
            cite(list, {{"tower-close-any-open"}});
            return list;
        }
        if (figureLegal(at, kind, by) == "no") {
            cite(list, {{"tower-foundation-floor-only", m_scenario.tiles[m_table.tileAt(at)].floors == 0},
                        {"tower-close", topTaken(at)},
                        {topRuling(kind), mayStand(kind) == "no"},
                        {"tower-action-choice", noneLeft(kind, by)},
                        {"prisoner-not-supply", noneLeft(kind, by)}});
            return list;
        }
        const bool follows = name(kind) == "phantom" && !actionDone(turn).empty();
        return cited({{topRuling(kind)},
                      {"tower-close"},
                      {"tower-close-any-open"},
                      {"capture-on-floor-only"},
                      {"tower-meeple-stays"},
                      {"tower-separate-feature"},
                      {"phantom-after-floor", follows},
                      {"tower-action-with-princess", follows && did(turn, "other")}});
    }

    Rulings ransomRulings(Colour by, std::optional<Colour> from, std::optional<FigureKind> kind) const
    {
        const Turn turn = momentOf(by);
        const bool paid = turn.ransomPaid, others = turn.player.value_or(by) != by,
                   poor = known(by).points.value_or(3) < 3;
        const std::size_t held = options(by, from, kind).size();
        if (ransomLegal(by, from, kind) == "no")
            return cited({{"ransom-own-turn", turn.over},
                          {"prisoners-at-end", turn.over},
                          {"house-eye-for-eye", house(HouseRule::EyeForAnEye)},
                          {"ransom-own-turn", others},
                          {"ransom-once-per-turn", paid},
                          {"ransom-double-turn", paid},
                          {"ransom-owner-only", held == 0},
                          {"ransom-min-score", poor && second()}});
        return cited({{"ransom-min-score", poor},
                      {"ransom-three"},
                      {second() ? "ransom-flat" : "ransom-flat-c1"},
                      {"ransom-own-turn"},
                      {"ransom-once-per-turn"},
                      {"ransom-min-score"},
                      {"ransom-choice-by-owner", held > 1},
                      {"ransom-timing", beforeTile(turn) || did(turn, "phantom")}});
    }

    Rulings outlookRulings(int index, Colour by, const std::string &verdict,
                           const std::vector<Square> &towers, bool triggers) const
    {
        Rulings list = exposureRulings(index, by, verdict);
        for (const Square tower : towers)
            join(list, figureRulings(index, tower, by, verdict));
        const bool counts = meeple(figure(index).kind), onTower = stands(index, "tower"),
                   wheel = stands(index, "wheel"), town = stands(index, "carcassonne");
        cite(list, {{"wt-meeple-kinds", !counts},
                    {"wt-wheel-meeples", counts && wheel},
                    {"wt-city-of-carcassonne-meeples", counts && town},
                    {"wt-type-meeple", counts && !wheel && !town},
                    {"wt-trigger", triggers},
                    {second() ? "tower-meeple-dragon-yes" : "tower-meeple-dragon-c1", onTower},
                    {"tower-meeple-princess-no", onTower},
                    {second() ? "tower-meeple-fairy-yes" : "tower-meeple-fairy-c1", onTower},
                    {"tower-meeple-festival", onTower},
                    {"tower-meeple-plague", onTower}});
        return list;
    }

    // --- the same for watchtowers and scores ---
    Rulings countingRulings(int index) const
    {
        const FigureKind kind = figure(index).kind;
        const bool counts = meeple(kind);
        return cited({{"wt-meeple-kinds", name(kind) != "meeple"},
                      {"wt-large-is-one", name(kind) == "large-meeple" || name(kind) == "mayor"},
                      {"wt-farmers-count", counts && (stands(index, "field") || stands(index, "monastery") ||
                                                      stands(index, "garden"))},
                      {"wt-tower-top-counts", counts && stands(index, "tower")},
                      {"wt-acrobats-count", counts && stands(index, "acrobat")},
                      {"wt-castle-lords", counts && stands(index, "castle")}});
    }

    /// What decides how much one square adds.
    Rulings squareRulings(Square square, std::string_view per) const
    {
        Rulings list;
        const int tile = m_table.tileAt(square);
        const Tile &design = m_table.design(tile);
        std::vector<Feature> castles;
        int cities = 0, coats = 0;
        std::set<int> seen;
        for (int side = 0; side < 4; ++side) {
            const int segment = m_table.segment({tile, 'C', side});
            if (segment < 0 || !seen.insert(segment).second)
                continue;
            const Feature city = m_table.feature({tile, 'C', side});
            const int coatsHere = design.cities[segment].coatsOfArms;
            if (m_table.isCastle(city))
                cite(list, {{"wt-coat-under-castle", per == "coat-of-arms" && coatsHere > 0},
                            {"wt-city-no-castle", per == "city-tile"}});
            else
                ++cities, coats += coatsHere;
            if (m_table.isCastle(city))
                castles.push_back(city);
        }
        const bool bridge = m_scenario.tiles[tile].bridge.has_value();
        const int roads = static_cast<int>(design.roads.size()) + bridge;
        cite(list,
             {{"wt-road-bridges", per == "road-tile" && bridge},
              {"wt-coat-each", (per == "coat-of-arms" && coats > 1) || (per == "city-tile" && cities > 1) ||
                                   (per == "road-tile" && roads > 1)},
              {"wt-monastic-buildings", per == "monastery" && (!design.building.empty() || design.garden)},
              {"wt-special-monastery-position", per == "monastery" && design.monastery &&
                                                    design.building.find("monastery") != std::string::npos}});
        if (per != "meeple")
            return list;
        for (int i = 0; i < static_cast<int>(m_scenario.figures.size()); ++i)
            if (figure(i).at == square)
                join(list, countingRulings(i));
        for (const Feature &castle : castles)
            for (const int lord : m_table.figuresIn(castle))
                if (stands(lord, "castle"))
                    join(list, countingRulings(lord));
        return list;
    }

    /// Whether a side of the feature meets a tile that shows something else there; an abbey fits everywhere.
    bool isMisfit(const Feature &feature) const
    {
        for (const Spot &spot : feature) {
            const int next = m_table.tileAt(stepped(m_scenario.tiles[spot.tile].at, spot.border));
            if (next >= 0 && !m_table.design(next).isAbbey() &&
                !contains(feature, Spot{next, spot.layer, (spot.border + 2) % 4}))
                return true;
        }
        return false;
    }

    /// Whether more than one segment of the tile belongs to the feature.
    bool entersTwice(int tile, const Feature &feature) const
    {
        std::set<int> segments;
        for (const Spot &spot : feature)
            if (spot.tile == tile && m_table.segment(spot) < 1000)
                segments.insert(m_table.segment(spot));
        return segments.size() > 1;
    }

    Rulings featureRulings(Square at) const
    {
        const int tile = m_table.tileAt(at);
        std::vector<Feature> features;
        bool any = false;
        int triggers = 0;
        for (const char layer : {'R', 'C'})
            for (int side = 0; side < 4; ++side) {
                const Spot spot{tile, layer, side};
                const Feature feature = m_table.feature(spot);
                bool known = feature.empty() || m_table.isCastle(feature);
                for (const Feature &other : features)
                    known = known || contains(other, spot);
                if (known)
                    continue;
                features.push_back(feature);
                any = any || isComplete(feature);
            }
        Rulings list;
        for (const Feature &feature : features) {
            const bool complete = isComplete(feature);
            const auto figures = triggering(at, feature);
            const bool some = !figures.empty();
            triggers += complete && some;
            cite(list, {{"unmatched-side-closes", complete && isMisfit(feature)},
                        {"wt-unrelated-segment", complete && !some && !m_table.figuresIn(feature).empty()},
                        {"wt-several-meeples", complete && figures.size() > 1},
                        {"wt-majority-irrelevant", complete && figures.size() > 1},
                        {"wt-several-segments", complete && some && entersTwice(tile, feature)},
                        {"wt-unrelated-segment", !complete && some && any}});
            for (const int index : figures)
                cite(list, {{"wt-bridge-trigger", stands(index, "bridge")},
                            {"wt-wagon-after", name(figure(index).kind) == "wagon"}});
        }
        cite(list, {{"wt-two-features-same-tile", triggers > 1}, {"wt-unoccupied", any && triggers == 0}});
        return list;
    }

    Rulings bystanderRulings(Square at) const
    {
        Rulings list;
        const auto each = [&](Square square, auto visit) {
            for (int i = 0; i < static_cast<int>(m_scenario.figures.size()); ++i)
                if (figure(i).at == square)
                    visit(i);
        };
        for (const Square square : area(at))
            each(square, [&](int i) {
                cite(list, {{"wt-no-monks", stands(i, "monastery")},
                            {"wt-no-other-features", stands(i, "monastery") || stands(i, "garden")}});
            });
        each(at, [&](int i) {
            const bool builder = name(figure(i).kind) == "builder";
            cite(list, {{"wt-builder-no-trigger", builder},
                        {"wt-no-farmers", !builder && stands(i, "field")},
                        {"wt-tower-top-counts", !builder && stands(i, "tower")},
                        {"wt-castle-conversion-no-trigger", !builder && stands(i, "castle")}});
        });
        return list;
    }

    Rulings watchtowerRulings(Square at) const
    {
        static const std::map<std::string, std::string> types{{"meeple", "wt-type-meeple"},
                                                              {"coat-of-arms", "wt-type-coat"},
                                                              {"road-tile", "wt-type-road"},
                                                              {"city-tile", "wt-type-city"},
                                                              {"monastery", "wt-type-monastery"}};
        const Tile &design = m_table.design(m_table.tileAt(at));
        const std::string per(name(design.watchtower->per));
        const bool folk = per == "meeple";
        bool triggered = false;
        featuresOfTile(at, triggered);
        Rulings list = cited({{"wt-area"}, {types.at(per)}, {"wt-trigger"}});
        for (const Square square : area(at))
            join(list, squareRulings(square, per));
        for (int i = 0; i < static_cast<int>(m_scenario.figures.size()); ++i)
            cite(list, {{"wt-wheel-meeples", folk && meeple(figure(i).kind) && stands(i, "wheel")},
                        {"wt-city-of-carcassonne-meeples",
                         folk && meeple(figure(i).kind) && stands(i, "carcassonne")}});
        cite(list, {{"wt-zero", valueOf(at) == 0}, {"wt-self-counts", triggered && folk}});
        join(list, featureRulings(at));
        join(list, bystanderRulings(at));
        cite(list, {{"wt-order", triggered},
                    {"wt-independent-scoring", triggered},
                    {"wt-repeatable", triggered},
                    {"wt-no-final-scoring", !triggered},
                    {"wt-c3-fields", design.c3 && !design.c3->fieldsIfChanged.empty()}});
        return list;
    }

    /// `towers`: the watchtowers that are triggered.
    Rulings scoreRulings(const std::vector<Square> &towers, const std::vector<Scored> &features) const
    {
        Rulings list = cited({{"wt-order", !towers.empty()},
                              {"wt-trigger", !towers.empty()},
                              {"wt-all-before-removal", towers.size() > 1}});
        for (const PlacedTile &tile : m_scenario.tiles)
            if (contains(towers, tile.at))
                join(list, watchtowerRulings(tile.at));
        bool onTower = false;
        for (int i = 0; i < static_cast<int>(m_scenario.figures.size()); ++i)
            onTower = onTower || stands(i, "tower");
        for (const Scored &each : features)
            cite(list, {{"unmatched-side-closes", isMisfit(each.feature)}});
        cite(list, {{"tower-separate-feature", onTower},
                    {"tower-meeple-no-points", onTower},
                    {"tower-capture-before-scoring", !features.empty()}});
        return list;
    }

    // --- facts: reasons.md ---
    static void setFacts(Value &answer, const Value &facts)
    {
        if (!facts.items.empty())
            answer.set("facts", facts);
    }

    static Value fact(std::string_view word, std::initializer_list<std::pair<const char *, Value>> keys = {})
    {
        Value entry = Value::map();
        entry.set("fact", text(word));
        for (const auto &[key, value] : keys)
            entry.set(key, value);
        return entry;
    }

    bool isTower(Square at) const
    {
        const int tile = m_table.tileAt(at);
        return tile >= 0 && m_table.design(tile).towerFoundation;
    }

    Value closedFact(Square at) const
    {
        int top = 0;
        while (figure(top).at != at || !stands(top, "tower"))
            ++top;
        return fact("closed", {{"at", toValue(at)}, {"figure", text(m_table.ids()[top])}});
    }

    Value floorFacts(Square at, Colour by, bool placed) const
    {
        Value list = placed ? Value::list() : momentFacts(by);
        if (!isTower(at)) {
            list.add(fact("no-foundation", {{"at", toValue(at)}}));
            return list;
        }
        if (topTaken(at))
            list.add(closedFact(at));
        if (known(by).floors.value_or(1) == 0 && !placed)
            list.add(fact("no-floor-left", {{"by", text(name(by))}}));
        return list;
    }

    bool protectedKind(FigureKind kind) const
    {
        return !meeple(kind) && !(builderOrPig(kind) && towerRules({"c1-original", "c1-rgg"}));
    }

    Value figureFacts(int index, Colour by, const std::string &verdict) const
    {
        Value list = Value::list();
        if (verdict == "capturable")
            return list;
        if (verdict == "open") {
            list.add(fact(stands(index, "wheel") ? "wheel" : "acrobat"));
            return list;
        }
        if (protectedKind(figure(index).kind))
            list.add(fact("kind", {{"figure", text(name(figure(index).kind))}}));
        if (stands(index, "castle"))
            list.add(fact("castle"));
        if (stands(index, "carcassonne"))
            list.add(fact("carcassonne"));
        if (stands(index, "tower") && towerRules({"c1-rgg", "c1-zmg"}))
            list.add(fact("tower-top", {{"at", toValue(*figure(index).at)}}));
        if (figure(index).owner == by && towerRules({"c1-original", "c1-rgg"}))
            list.add(fact("own", {{"by", text(name(by))}}));
        return list;
    }

    /// Why `to` is out of reach of a tower at `from`.
    Value distanceFact(Square from, Square to, int range) const
    {
        const bool diagonal = house(HouseRule::Diagonal);
        const int distance = std::abs(from.x - to.x) + std::abs(from.y - to.y);
        if (from.x != to.x && from.y != to.y && !diagonal)
            return fact("not-in-line");
        if (distance > range)
            return fact("too-far", {{"distance", Value::of(distance)}, {"range", Value::of(range)}});
        if (!diagonal)
            for (int far = 1;; ++far) {
                const Square each{from.x + (to.x - from.x) * far / distance,
                                  from.y + (to.y - from.y) * far / distance};
                if (m_table.tileAt(each) < 0)
                    return fact("gap", {{"at", toValue(each)}});
            }
        const int walked = steps(from)[m_table.tileAt(to)];
        return walked < 1000 ? fact("detour", {{"steps", Value::of(walked)}}) : fact("detour");
    }

    Value figureFacts(Square at, FigureKind kind, Colour by) const
    {
        Value list = momentFacts(by, kind);
        if (!isTower(at)) {
            list.add(fact("no-foundation", {{"at", toValue(at)}}));
            return list;
        }
        if (m_scenario.tiles[m_table.tileAt(at)].floors == 0)
            list.add(fact("no-floor-yet", {{"at", toValue(at)}}));
        if (topTaken(at))
            list.add(closedFact(at));
        if (mayStand(kind) != "yes")
            list.add(fact("kind", {{"figure", text(name(kind))}}));
        if (noneLeft(kind, by))
            list.add(fact("none-left", {{"figure", text(name(kind))}, {"by", text(name(by))}}));
        return list;
    }

    Value ransomFacts(Colour by, std::optional<Colour> from, std::optional<FigureKind> kind) const
    {
        Value list = Value::list();
        const Turn turn = momentOf(by);
        if (turn.over)
            list.add(fact("game-over"));
        if (house(HouseRule::EyeForAnEye))
            list.add(fact("house-rule", {{"house", text("eye-for-an-eye")}}));
        if (turn.player.value_or(by) != by)
            list.add(fact("not-on-turn", {{"turn", text(name(*turn.player))}}));
        if (turn.ransomPaid)
            list.add(fact("already-paid"));
        if (options(by, from, kind).empty())
            list.add(fact("no-prisoner"));
        if (const int points = known(by).points.value_or(3); points < 3)
            list.add(fact("too-few-points", {{"points", Value::of(points)}, {"needs", Value::of(3)}}));
        return list;
    }

    std::string judge(int index, Colour by, bool there) const
    {
        const FigureKind kind = figure(index).kind;
        const char *const shelter = isNeutral(kind)      ? "capture-neutral-no"
                                    : builderOrPig(kind) ? "capture-builder-pig-old"
                                    : second()           ? "capture-special-figures-no"
                                                         : "capture-barn-shepherd-c1";
        struct Clause
        {
            const char *verdict, *ruling;
            bool holds;
        };
        const Clause clauses[]{
            {"safe", shelter, protectedKind(kind)},
            {"safe", "capture-castle-safe", stands(index, "castle")},
            {"safe", "capture-city-of-carcassonne-safe", stands(index, "carcassonne")},
            {"safe", "capture-meeple-on-tower", stands(index, "tower") && towerRules({"c1-rgg", "c1-zmg"})},
            {"safe", "capture-own-meeple",
             figure(index).owner == by && towerRules({"c1-original", "c1-rgg"})},
            {"open", "capture-wheel-of-fortune", stands(index, "wheel")},
            {"out-of-reach", "tower-range-per-floor", !there},
            {"open", "capture-acrobat", stands(index, "acrobat")}};
        for (const Clause &clause : clauses)
            if (clause.holds && clause.ruling != m_off)
                return clause.verdict;
        const bool cited =
            !all() && !protectedKind(kind) && contains(exposureRulings(index, by, "capturable"), m_off);
        return cited ? "safe" : "capturable";
    }

    // --- what follows from a capture ---
    Value consequences(int index, Colour by) const
    {
        Value list = Value::list();
        list.add(fate(index, by));
        const Feature feature = m_table.feature(m_table.spotOf(figure(index)));
        const std::vector<int> before = m_table.figuresIn(feature);
        std::vector<int> after;
        for (const int other : before)
            if (other != index)
                after.push_back(other);
        for (const int orphan : orphans(index, after)) {
            Value entry = effect("orphan");
            entry.set("figure", text(m_table.ids()[orphan]));
            entry.set("owner", text(name(*figure(orphan).owner)));
            list.add(entry);
        }
        if (!feature.empty() && feature[0].layer != 'F') {
            const int coats = m_table.coats(feature);
            Value entry = effect("majority");
            entry.set("kind", text(feature[0].layer == 'R' ? "road" : "city"));
            entry.set("before", coloursValue(strongest(strengths(before, coats))));
            entry.set("after", coloursValue(strongest(strengths(after, coats))));
            list.add(entry);
        }
        addWatchtowers(list, index);
        if (stands(index, "tower") && !off("tower-reopens")) {
            Value entry = effect("tower-reopens");
            entry.set("at", toValue(*figure(index).at));
            list.add(entry);
        }
        return list;
    }

    /// Values every watchtower of the table twice: as it is, and without the figure.
    void addWatchtowers(Value &list, int index) const
    {
        std::vector<Square> squares;
        for (const PlacedTile &tile : m_scenario.tiles)
            if (m_table.design(m_table.tileAt(tile.at)).watchtower)
                squares.push_back(tile.at);
        for (const Square at : sorted(squares)) {
            const int before = valueOf(at), after = valueOf(at, index);
            bool earns = false;
            for (const char layer : {'R', 'C'})
                for (int side = 0; side < 4; ++side) {
                    const Feature feature = m_table.feature({m_table.tileAt(at), layer, side});
                    earns = earns || (isComplete(feature) && !m_table.isCastle(feature) &&
                                      contains(triggering(at, feature), index));
                }
            if (before == after && !(earns && before > 0))
                continue;
            Value entry = effect("watchtower");
            entry.set("at", toValue(at));
            entry.set("before", Value::of(before));
            entry.set("after", Value::of(after));
            if (earns && before > 0) {
                Value lost = Value::map();
                lost.set("owner", text(name(*figure(index).owner)));
                lost.set("points", Value::of(before));
                entry.set("lost", lost);
            }
            list.add(entry);
        }
    }

    static Value effect(std::string_view word)
    {
        Value entry = Value::map();
        entry.set("effect", text(word));
        return entry;
    }

    Value fate(int index, Colour by) const
    {
        const Colour owner = *figure(index).owner;
        if (owner == by && !off("capture-own-to-supply")) {
            Value entry = effect("to-supply");
            entry.set("owner", text(name(owner)));
            return entry;
        }
        std::vector<FigureKind> returns;
        for (const Prisoner &prisoner : known(owner).prisoners)
            if (prisoner.owner == by && !contains(returns, prisoner.kind))
                returns.push_back(prisoner.kind);
        if (returns.empty() || off("exchange-automatic")) {
            Value entry = effect("prisoner");
            entry.set("holder", text(name(by)));
            return entry;
        }
        Value entry = effect("exchange");
        entry.set("home", text(name(owner)));
        entry.set("returns", kindsValue(returns));
        entry.set("choice", Value::boolean(returns.size() > 1 && !off("exchange-owner-chooses")));
        return entry;
    }

    /// `others`: who still stands in the feature that figure `index` leaves.
    std::vector<int> orphans(int index, const std::vector<int> &others) const
    {
        std::vector<int> found;
        if (!meeple(figure(index).kind) || off("orphan-builder-pig"))
            return found;
        for (const int other : others) {
            if (figure(other).owner != figure(index).owner)
                continue;
            if (meeple(figure(other).kind))
                return {};
            if (builderOrPig(figure(other).kind))
                found.push_back(other);
        }
        return found;
    }

    // --- figures on towers ---
    Legal mayStand(FigureKind kind) const
    {
        const Legal stated = statedOf(kind);
        return all() || !off(topRuling(kind)) ? stated : stated == "yes" ? "no" : "yes";
    }

    Legal statedOf(FigureKind kind) const
    {
        const std::string word(name(kind));
        if (word == "meeple" || word == "large-meeple" || word == "phantom" || word == "ringmaster")
            return "yes";
        if (word == "abbot" || word == "guard")
            return "open";
        return builderOrPig(kind) && towerRules({"c1-original", "c1-rgg"}) ? "yes" : "no";
    }

    Legal figureLegal(Square at, FigureKind kind, Colour by) const
    {
        const int tile = m_table.tileAt(at);
        if (tile < 0 || !m_table.design(tile).towerFoundation ||
            (m_scenario.tiles[tile].floors < 1 && !off("tower-foundation-floor-only")) ||
            (topTaken(at) && !off("tower-close")) || isRefusedNow(by, kind))
            return "no";
        return noneLeft(kind, by) ? "no" : mayStand(kind);
    }

    /// Whether the supply is given and has none of the kind.
    bool noneLeft(FigureKind kind, Colour by) const
    {
        const auto supply = known(by).supply;
        int stock = supply && !off("prisoner-not-supply") ? 0 : 1;
        for (const auto &[each, number] : supply.value_or(Supply{}))
            stock += each == kind ? number : 0;
        return stock < 1;
    }

    Value placeFigure(const Question &question) const
    {
        const Square at = question.at.value_or(Square{});
        const FigureKind kind = question.figure.value_or(FigureKind::Meeple);
        Value result = Value::map();
        result.set("ask", text("place-figure"));
        result.set("figure", text(name(kind)));
        result.set("at", toValue(at));
        result.set("by", text(name(asker(question))));
        setDue(result, asker(question));
        result.set("legal", legalValue(figureLegal(at, kind, asker(question))));
        setFacts(result, figureFacts(at, kind, asker(question)));
        result.set("because", rulingsValue(topRulings(at, kind, asker(question))));
        return result;
    }

    // --- watchtowers ---
    std::vector<Square> area(Square at) const
    {
        std::vector<Square> found;
        for (int y = at.y - 1; y <= at.y + 1; ++y)
            for (int x = at.x - 1; x <= at.x + 1; ++x)
                if (m_table.tileAt({x, y}) >= 0)
                    found.push_back({x, y});
        return found;
    }

    /// What counts for a watchtower, as one square for each point of the count.
    std::vector<Square> counted(Square at, Bonus per, int leftOut = -1) const
    {
        const auto around = off("wt-area") ? std::vector{at} : area(at);
        std::vector<Square> found;
        if (!all() && off("wt-type-" + std::string(name(per).substr(0, name(per).find('-')))))
            return found;
        if (name(per) == "meeple") {
            for (int i = 0; i < static_cast<int>(m_scenario.figures.size()); ++i)
                for (int count = i != leftOut && reaches(i, around) ? countOf(i) : 0; count > 0; --count)
                    found.push_back(*figure(i).at);
            return found;
        }
        for (const Square square : around)
            for (int i = worth(m_table.tileAt(square), name(per)); i > 0; --i)
                found.push_back(square);
        return found;
    }

    /// How often a figure counts where meeples count.
    int countOf(int index) const
    {
        const FigureKind kind = figure(index).kind;
        if (all())
            return meeple(kind) ? 1 : 0;
        const std::string on = place(index).substr(0, place(index).find(' '));
        static const std::map<std::string, std::string> places{
            {"field", "wt-farmers-count"},    {"monastery", "wt-farmers-count"},
            {"garden", "wt-farmers-count"},   {"tower", "wt-tower-top-counts"},
            {"acrobat", "wt-acrobats-count"}, {"castle", "wt-castle-lords"}};
        if (!meeple(kind))
            return off("wt-meeple-kinds") ? 1 : 0;
        if (places.count(on) && off(places.at(on)))
            return 0;
        return off("wt-large-is-one") && (name(kind) == "large-meeple" || name(kind) == "mayor") ? 2 : 1;
    }

    int worth(int tile, std::string_view per) const
    {
        const Tile &design = m_table.design(tile);
        if (per == "road-tile")
            return !design.roads.empty() || (m_scenario.tiles[tile].bridge && !off("wt-road-bridges")) ? 1
                                                                                                       : 0;
        if (per == "monastery" && off("wt-monastic-buildings") && (design.garden || !design.building.empty()))
            return design.garden ? 1 : 0;
        if (per == "monastery")
            return design.monastery ? 1 : 0;
        int cities = 0, coats = 0;
        std::set<int> seen;
        for (int side = 0; side < 4; ++side) {
            const int segment = m_table.segment({tile, 'C', side});
            if (segment < 0 || !seen.insert(segment).second)
                continue;
            const bool castle = m_table.isCastle(m_table.feature({tile, 'C', side}));
            cities += !castle || off("wt-city-no-castle");
            coats += !castle || off("wt-coat-under-castle") ? design.cities[segment].coatsOfArms : 0;
        }
        return per == "city-tile" || off("wt-coat-each") ? std::min(per == "city-tile" ? cities : coats, 1)
                                                         : coats;
    }

    int valueOf(Square at, int leftOut = -1) const
    {
        const Watchtower &tower = *m_table.design(m_table.tileAt(at)).watchtower;
        return tower.points * static_cast<int>(counted(at, tower.per, leftOut).size());
    }

    std::vector<int> triggering(Square at, const Feature &feature) const
    {
        std::vector<int> found;
        for (const int index : m_table.figuresIn(feature))
            if (figure(index).at == at && mayTrigger(index) &&
                (found.empty() || !off("wt-several-meeples") || !isComplete(feature)))
                found.push_back(index);
        return found;
    }

    bool mayTrigger(int index) const
    {
        if (name(figure(index).kind) == "builder" && off("wt-builder-no-trigger"))
            return true;
        return meeple(figure(index).kind) && !off("wt-trigger") &&
               !(off("wt-bridge-trigger") && stands(index, "bridge"));
    }

    bool isComplete(const Feature &feature) const
    {
        return m_table.isComplete(feature) && !(off("unmatched-side-closes") && isMisfit(feature));
    }

    Value award(int index, int points) const
    {
        Value entry = Value::map();
        entry.set("id", text(m_table.ids()[index]));
        entry.set("owner", text(name(*figure(index).owner)));
        entry.set("points", Value::of(points));
        return entry;
    }

    Value countedValue(std::vector<Square> found) const
    {
        found = sorted(found);
        Value list = Value::list();
        for (std::size_t i = 0; i < found.size();) {
            const auto number = std::count(found.begin(), found.end(), found[i]);
            Value entry = Value::map();
            entry.set("at", toValue(found[i]));
            entry.set("count", Value::of(number));
            list.add(entry);
            i += static_cast<std::size_t>(number);
        }
        return list;
    }

    Value watchtower(const Question &question) const
    {
        const Square at = *question.at;
        const Watchtower &tower = *m_table.design(m_table.tileAt(at)).watchtower;
        const auto found = counted(at, tower.per);
        Value bonus = Value::map();
        bonus.set("points", Value::of(tower.points));
        bonus.set("per", text(name(tower.per)));
        Value open = Value::list();
        for (int i = 0; i < static_cast<int>(m_scenario.figures.size()); ++i)
            if (name(tower.per) == "meeple" && meeple(figure(i).kind) && !figure(i).at &&
                !off(stands(i, "wheel") ? "wt-wheel-meeples" : "wt-city-of-carcassonne-meeples"))
                open.add(text(m_table.ids()[i]));
        Value result = Value::map();
        result.set("ask", text("watchtower"));
        result.set("at", toValue(at));
        result.set("bonus", bonus);
        result.set("area", squaresValue(area(at)));
        result.set("counted", countedValue(found));
        result.set("count", Value::of(static_cast<std::int64_t>(found.size())));
        result.set("value", Value::of(valueOf(at)));
        result.set("open", open);
        bool triggered = false;
        result.set("features", featuresOfTile(at, triggered));
        result.set("triggered", Value::boolean(triggered));
        result.set("because", rulingsValue(watchtowerRulings(at)));
        return result;
    }

    Value featuresOfTile(Square at, bool &triggered) const
    {
        const int tile = m_table.tileAt(at);
        Value features = Value::list();
        for (const char layer : {'R', 'C'})
            for (int side = 0; side < 4; ++side) {
                const Feature feature = m_table.feature({tile, layer, side});
                std::vector<int> sides;
                for (int other = 0; other < 4; ++other)
                    if (contains(feature, Spot{tile, layer, other}))
                        sides.push_back(other);
                if (sides.empty() || sides[0] != side || m_table.isCastle(feature))
                    continue;
                const auto figures = triggering(at, feature);
                triggered = triggered || (isComplete(feature) && !figures.empty());
                Value entry = Value::map();
                entry.set("kind", text(layer == 'R' ? "road" : "city"));
                entry.set("sides", listOf(sides, [](int each) { return text(enumNames<Side>[each]); }));
                entry.set("complete", Value::boolean(isComplete(feature)));
                entry.set("figures", listOf(figures, [&](int index) { return award(index, valueOf(at)); }));
                features.add(entry);
            }
        return features;
    }

    // --- scoring ---
    std::vector<Scored> completed() const
    {
        std::vector<Scored> found;
        Feature seen;
        for (int tile = 0; tile < static_cast<int>(m_scenario.tiles.size()); ++tile) {
            for (const char layer : {'R', 'C'})
                for (int side = 0; side < 4; ++side) {
                    if (contains(seen, Spot{tile, layer, side}))
                        continue;
                    const Feature feature = m_table.feature({tile, layer, side});
                    seen.insert(seen.end(), feature.begin(), feature.end());
                    if (isComplete(feature) && !m_table.isCastle(feature))
                        found.push_back(scored(feature));
                }
            const Square at = m_scenario.tiles[tile].at;
            if (m_table.design(tile).monastery && area(at).size() == 9)
                found.push_back({.rank = 2, .squares = {at}});
        }
        return found;
    }

    Scored scored(const Feature &feature) const
    {
        Scored result{
            .rank = feature[0].layer == 'R' ? 0 : 1, .squares = m_table.squares(feature), .feature = feature};
        const int first = m_table.tileAt(result.squares[0]);
        while (!contains(feature, Spot{first, feature[0].layer, result.firstSide}))
            ++result.firstSide;
        return result;
    }

    bool concerns(Square tile, const Scored &feature) const
    {
        if (feature.rank == 2)
            return contains(area(feature.squares[0]), tile);
        if (contains(feature.squares, tile))
            return true;
        if (!m_table.design(m_table.tileAt(tile)).isAbbey())
            return false;
        for (const Spot &spot : feature.feature)
            if (stepped(m_scenario.tiles[spot.tile].at, spot.border) == tile)
                return true;
        return false;
    }

    static bool comesFirst(const Scored &a, const Scored &b)
    {
        const auto places = [](const Scored &feature) {
            std::vector<std::pair<int, int>> list;
            for (const Square square : feature.squares)
                list.emplace_back(square.y, square.x);
            return list;
        };
        return std::make_tuple(a.rank, places(a), a.firstSide) <
               std::make_tuple(b.rank, places(b), b.firstSide);
    }

    std::vector<int> monksAt(Square at) const
    {
        std::vector<int> found;
        for (int i = 0; i < static_cast<int>(m_scenario.figures.size()); ++i)
            if (figure(i).at == at && stands(i, "monastery"))
                found.push_back(i);
        return found;
    }

    Value scoredValue(const Scored &feature, Points &totals) const
    {
        static const char *const kinds[] = {"road", "city", "monastery"};
        const int coats = m_table.coats(feature.feature);
        const int tiles = static_cast<int>(feature.squares.size());
        const int points = feature.rank == 0 ? tiles : feature.rank == 1 ? 2 * (tiles + coats) : 9;
        const auto figures =
            feature.rank == 2 ? monksAt(feature.squares[0]) : m_table.figuresIn(feature.feature);
        const Points sums = strengths(figures, coats);
        const auto winners = strongest(sums);
        for (const Colour winner : winners)
            totals[winner] += points;
        Value entry = Value::map();
        entry.set("kind", text(kinds[feature.rank]));
        entry.set("tiles", squaresValue(feature.squares));
        entry.set("coats", Value::of(coats));
        entry.set("points", Value::of(points));
        entry.set("strength", pointsValue(sums));
        entry.set("receivers", coloursValue(winners));
        return entry;
    }

    Value watchtowersValue(const std::vector<Scored> &features, Points &totals) const
    {
        std::vector<Square> squares;
        for (const PlacedTile &tile : m_scenario.tiles)
            squares.push_back(tile.at);
        Value list = Value::list();
        for (const Square at : sorted(squares)) {
            if (!m_table.design(m_table.tileAt(at)).watchtower)
                continue;
            std::set<int> figures;
            for (const Scored &feature : features)
                for (const int index : triggering(at, feature.feature))
                    figures.insert(index);
            if (figures.empty())
                continue;
            const int value = valueOf(at);
            Value entry = Value::map();
            entry.set("at", toValue(at));
            entry.set("value", Value::of(value));
            entry.set("awards", listOf(figures, [&](int index) { return award(index, value); }));
            list.add(entry);
            for (const int index : figures)
                totals[*figure(index).owner] += value;
        }
        return list;
    }

    Value score(const Question &question) const
    {
        std::vector<Scored> features;
        for (const Scored &feature : completed())
            if (!question.at || concerns(*question.at, feature))
                features.push_back(feature);
        std::sort(features.begin(), features.end(), comesFirst);
        Points totals;
        Value result = Value::map();
        result.set("ask", text("score"));
        if (question.at)
            result.set("tile", toValue(*question.at));
        result.set("watchtowers", watchtowersValue(features, totals));
        result.set("features",
                   listOf(features, [&](const Scored &each) { return scoredValue(each, totals); }));
        result.set("totals", pointsValue(totals));
        std::vector<Square> towers;
        for (const Value &tower : result.find("watchtowers")->items)
            towers.push_back({static_cast<int>(tower.find("at")->items[0].number),
                              static_cast<int>(tower.find("at")->items[1].number)});
        result.set("because", rulingsValue(scoreRulings(towers, features)));
        return result;
    }

    // --- ransom ---
    struct Option
    {
        FigureKind kind;
        Colour holder;
    };

    std::vector<Option> options(Colour by, std::optional<Colour> from, std::optional<FigureKind> kind) const
    {
        std::vector<Option> found;
        std::set<std::pair<Colour, FigureKind>> seen;
        for (const Player &player : m_players)
            for (const Prisoner &prisoner : player.prisoners)
                if (prisoner.owner == by && player.colour == from.value_or(player.colour) &&
                    prisoner.kind == kind.value_or(prisoner.kind) &&
                    seen.insert({player.colour, prisoner.kind}).second)
                    found.push_back({prisoner.kind, player.colour});
        return found;
    }

    Legal ransomLegal(Colour by, std::optional<Colour> from, std::optional<FigureKind> kind) const
    {
        const Turn turn = momentOf(by);
        if (house(HouseRule::EyeForAnEye) || (options(by, from, kind).empty() && !off("ransom-owner-only")))
            return "no";
        if (off("ransom-timing") && (beforeTile(turn) || did(turn, "phantom")))
            return "no";
        if ((turn.over || turn.player.value_or(by) != by) && !off("ransom-own-turn"))
            return "no";
        if (turn.ransomPaid && !off("ransom-once-per-turn"))
            return "no";
        if (known(by).points.value_or(3) >= 3 || off("ransom-min-score"))
            return "yes";
        return towerRules({"c2"}) ? "no" : "open";
    }

    Value ransom(const Question &question) const
    {
        const Colour by = asker(question);
        const Legal legal = ransomLegal(by, question.from, question.figure);
        Value result = Value::map();
        result.set("ask", text("ransom"));
        result.set("by", text(name(by)));
        if (question.from)
            result.set("from", text(name(*question.from)));
        if (question.figure)
            result.set("figure", text(name(*question.figure)));
        setDue(result, by);
        result.set("legal", legalValue(legal));
        setFacts(result, ransomFacts(by, question.from, question.figure));
        Value list = Value::list();
        if (legal != "no")
            for (const Option &option : options(by, question.from, question.figure))
                list.add(optionValue(by, option));
        result.set("options", list);
        result.set("because", rulingsValue(ransomRulings(by, question.from, question.figure)));
        return result;
    }

    Value optionValue(Colour by, const Option &option) const
    {
        const bool doubled =
            off(second() ? "ransom-flat" : "ransom-flat-c1") && name(option.kind) != "meeple";
        const int cost = off("ransom-three") ? 1 : doubled ? 6 : 3;
        Value points = Value::map();
        for (const Colour colour : order())
            if (const auto score = known(colour).points; score && (colour == by || colour == option.holder))
                points.set(name(colour), Value::of(colour == by ? *score - cost : *score + cost));
        Value entry = Value::map();
        entry.set("figure", text(name(option.kind)));
        entry.set("holder", text(name(option.holder)));
        entry.set("cost", Value::of(cost));
        entry.set("points", points);
        return entry;
    }

    // --- actions ---
    // --- one figure ---
    Value outlook(const Question &question) const
    {
        const Colour by = asker(question);
        const auto &ids = m_table.ids();
        const int index =
            static_cast<int>(std::find(ids.begin(), ids.end(), question.target.value()) - ids.begin());
        const std::string verdict = judge(index, by, true);
        std::vector<Square> towers, counting;
        for (const PlacedTile &tile : m_scenario.tiles) {
            const Watchtower *watch = m_table.design(m_table.tileAt(tile.at)).watchtower
                                          ? &*m_table.design(m_table.tileAt(tile.at)).watchtower
                                          : nullptr;
            if (watch && name(watch->per) == "meeple" && meeple(figure(index).kind) &&
                reaches(index, area(tile.at)))
                counting.push_back(tile.at);
            const int range = tile.floors + (house(HouseRule::NoSurprises) ? 0 : 1);
            if (verdict != "safe" && floorLegal(tile.at, by) && reaches(index, reach(tile.at, range)))
                towers.push_back(tile.at);
        }
        Value result = Value::map();
        result.set("ask", text("outlook"));
        result.set("target", text(*question.target));
        result.set("by", text(name(by)));
        result.set("verdict", text(verdict));
        setFacts(result, figureFacts(index, by, verdict));
        result.set("towers", squaresValue(sorted(towers)));
        result.set("counting", squaresValue(sorted(counting)));
        const Value triggers = triggersOf(index);
        result.set("triggers", triggers);
        if (stands(index, "tower")) {
            Value events = Value::map();
            for (const char *event : {"dragon", "princess", "fairy", "festival", "plague"})
                events.set(event, Value::boolean(std::string_view(event) != "princess"));
            result.set("events", events);
        }
        result.set("because",
                   rulingsValue(outlookRulings(index, by, verdict, sorted(towers), !triggers.items.empty())));
        return result;
    }

    Value triggersOf(int index) const
    {
        Value list = Value::list();
        const int tile = figure(index).at ? m_table.tileAt(*figure(index).at) : -1;
        if (tile < 0 || !m_table.design(tile).watchtower || !meeple(figure(index).kind))
            return list;
        const Feature feature = m_table.feature(m_table.spotOf(figure(index)));
        if (feature.empty() || feature[0].layer == 'F' || m_table.isCastle(feature))
            return list;
        Value entry = Value::map();
        entry.set("at", toValue(*figure(index).at));
        entry.set("points", Value::of(valueOf(*figure(index).at)));
        entry.set("complete", Value::boolean(isComplete(feature)));
        list.add(entry);
        return list;
    }

    Value actions(const Question &question) const
    {
        const Colour by = asker(question);
        std::vector<Square> squares;
        for (const PlacedTile &tile : m_scenario.tiles)
            squares.push_back(tile.at);
        std::vector<Square> floors;
        Value figures = Value::list();
        for (const Square at : sorted(squares)) {
            if (floorLegal(at, by) && !isRefusedNow(by))
                floors.push_back(at);
            std::vector<FigureKind> kinds, open;
            for (int kind = 0; kind < 22; ++kind) {
                const Legal legal = figureLegal(at, static_cast<FigureKind>(kind), by);
                if (legal == "yes")
                    kinds.push_back(static_cast<FigureKind>(kind));
                if (legal == "open")
                    open.push_back(static_cast<FigureKind>(kind));
            }
            if (kinds.empty() && open.empty())
                continue;
            Value entry = Value::map();
            entry.set("at", toValue(at));
            entry.set("kinds", kindsValue(kinds));
            entry.set("open", kindsValue(open));
            figures.add(entry);
        }
        Value result = Value::map();
        result.set("ask", text("actions"));
        result.set("by", text(name(by)));
        setDue(result, by);
        result.set("floor", squaresValue(floors));
        result.set("figures", figures);
        result.set("ransom", legalValue(ransomLegal(by, {}, {})));
        result.set("steps", turnSteps(by));
        Rulings rulings = cited({{"tower-action-choice"},
                                 {"tower-action-any-tile"},
                                 {"tower-close-any-open"},
                                 {"tower-floor-one-way", known(by).floors == 0 && !figures.items.empty()},
                                 {"zmg-misprint-foundation-needed", second()}});
        join(rulings, ransomRulings(by, {}, {}));
        result.set("because", rulingsValue(rulings));
        return result;
    }

    const Table &m_table;
    const Scenario &m_scenario;
    std::string m_off;
    std::vector<Player> m_players; ///< once what was due is done
    std::vector<Due> m_due;
};

} // namespace

Value answer(const Table &table, const Question &question, const std::string &off)
{
    return Judge(table, off).answer(question);
}

Value answer(const Scenario &scenario, const TileCatalogue &catalogue, const Question &question)
{
    return answer(Table(scenario, catalogue), question);
}

// --- asked again and again ---------------------------------------------------------------------------------

namespace {

/// One thing changed in a position and who asks.
struct Trial
{
    Scenario scenario;
    Question question;
};

/// The verdict about the figure `id`; without `id` whether it is legal.
Value outcome(const Trial &trial, const TileCatalogue &catalogue, const std::string &id)
{
    Question question = trial.question;
    if (!id.empty())
        question.target = id;
    const Value result = answer(trial.scenario, catalogue, question);
    if (id.empty())
        return *result.find("legal");
    for (const Value &figure : result.find("figures")->items)
        if (figure.find("id")->text == id)
            return *figure.find("verdict");
    return {}; // the floor may not be placed
}

std::vector<Colour> everybody(const Scenario &scenario)
{
    std::vector<Colour> colours;
    for (const Player &player : scenario.players)
        colours.push_back(player.colour);
    for (int colour = 0; scenario.players.empty() && colour < 8; ++colour)
        for (const Figure &figure : scenario.figures)
            if (figure.owner == static_cast<Colour>(colour) && !contains(colours, *figure.owner))
                colours.push_back(*figure.owner);
    return colours;
}

/// The file without `laid`, `done`, `half`, `over`.
Scenario atAnyMoment(Scenario scenario)
{
    if (scenario.turn)
        scenario.turn = Turn{.player = scenario.turn->player, .ransomPaid = scenario.turn->ransomPaid};
    return scenario;
}

PlacedTile &tileOn(Scenario &scenario, Square at)
{
    return *std::find_if(scenario.tiles.begin(), scenario.tiles.end(),
                         [&](const PlacedTile &tile) { return tile.at == at; });
}

void setUnlessEmpty(Value &map, const char *key, const Value &value)
{
    if (!value.items.empty())
        map.set(key, value);
}

Value otherHeight(const Trial &now, const TileCatalogue &catalogue, const std::string &id)
{
    const Value was = outcome(now, catalogue, id);
    Trial tried = now;
    PlacedTile &tile = tileOn(tried.scenario, *now.question.at);
    const int next = now.question.placed ? 0 : 1, height = tile.floors + next;
    Value found = Value::map();
    for (int away = 1; away < 2000; ++away)
        for (const int other : {height - away, height + away}) {
            if (other < 1 || other > 30)
                continue;
            tile.floors = other - next;
            const Value then = outcome(tried, catalogue, id);
            if (then == was)
                continue;
            found.set("height", Value::of(other));
            found.set("verdict", then);
            return found;
        }
    return found;
}

} // namespace

Value hinges(const Scenario &scenario, const TileCatalogue &catalogue, const Question &question,
             const std::string &id)
{
    const Trial now{atAnyMoment(scenario), question};
    const Value was = outcome(now, catalogue, id);
    Value tower = Value::map(), house = Value::map(), by = Value::map(), all = Value::map();
    const auto ask = [&](const Trial &trial, Value &part, std::string_view key) {
        if (const Value then = outcome(trial, catalogue, id); then != was && then != Value{})
            part.set(key, then);
    };
    for (const TowerRules rules : allTowerRules) {
        Trial trial = now;
        trial.scenario.rules.tower = rules;
        ask(trial, tower, name(rules));
    }
    for (const HouseRule rule : allHouseRules) {
        Trial trial = now;
        trial.scenario.rules.house = {};
        for (const HouseRule each : allHouseRules)
            if (scenario.rules.house.contains(each) != (each == rule))
                trial.scenario.rules.house.insert(each);
        ask(trial, house, name(rule));
    }
    setUnlessEmpty(all, "tower", tower);
    setUnlessEmpty(all, "house", house);
    if (id.empty())
        return all;
    for (const Colour colour : everybody(scenario)) {
        Trial trial = now;
        trial.question.by = colour;
        ask(trial, by, name(colour));
    }
    setUnlessEmpty(all, "by", by);
    setUnlessEmpty(all, "height", otherHeight(now, catalogue, id));
    return all;
}

Value dangers(const Scenario &file, const TileCatalogue &catalogue)
{
    const Scenario scenario = atAnyMoment(file);
    Value list = Value::list();
    std::set<std::pair<int, int>> rows;
    for (const PlacedTile &tile : scenario.tiles)
        rows.insert({tile.at.y, tile.at.x});
    for (const auto &[y, x] : rows)
        for (const Colour by : everybody(scenario)) {
            const Value answered =
                answer(scenario, catalogue, {.ask = Ask::PlaceFloor, .at = Square{x, y}, .by = by});
            const Value &capturable = *answered.find("capturable"), &open = *answered.find("open");
            if (capturable.items.empty() && open.items.empty())
                continue;
            Value entry = Value::map();
            for (const char *key : {"at", "by", "range", "capturable", "open"})
                entry.set(key, *answered.find(key));
            list.add(entry);
        }
    return list;
}

} // namespace reference
