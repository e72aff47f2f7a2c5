// SPDX-License-Identifier: MIT
#include "tests/support/randomboards.h"

#include "tests/support/dice.h"
#include "tests/support/reference.h"

#include <algorithm>
#include <set>

using namespace towerwatch;

namespace randomboards {

namespace {

const std::array<Square, 4> steps{Square{0, -1}, Square{1, 0}, Square{0, 1}, Square{-1, 0}};

class Generator
{
public:
    Generator(std::uint32_t seed, const TileCatalogue &catalogue, Has has)
        : m_dice(seed)
        , m_has(has)
        , m_catalogue(catalogue)
    {
    }

    Scenario make()
    {
        words();
        rules();
        designs();
        choosePool();
        layTiles();
        addFloorsAndBridges();
        addCastles();
        choosePlayers();
        addFigures();
        addPlayers();
        addTurn();
        return m_scenario;
    }

private:
    // --- words and rules ---
    void words()
    {
        static const std::vector<std::string> texts{"plain",     "007",        "a: b", "#1",    "yes",
                                                    "tab\there", "\"quoted\"", "it's", "Türme", "- dash",
                                                    "[x, y]",    "two\nlines", "null"};
        if (m_dice.chance(20))
            m_scenario.title.byLanguage = {{"", m_dice.pick(texts)}};
        if (m_dice.chance(10))
            m_scenario.notes.byLanguage = {{"en", m_dice.pick(texts)}, {"de", m_dice.pick(texts)}};
        if (m_dice.chance(10))
            m_scenario.header = "# a comment\n# of two lines\n";
    }

    void rules()
    {
        m_scenario.rules.tower = m_dice.pick(allTowerRules);
        m_scenario.rules.watchtowers = m_dice.chance(30) ? WatchtowerRules::C2 : WatchtowerRules::C3;
        if (m_dice.chance(60))
            m_scenario.rules.house = HouseRules(static_cast<unsigned>(m_dice.below(16)));
        if (m_dice.chance(60)) // or ransom is never paid
            m_scenario.rules.house = HouseRules(m_scenario.rules.house.bits() & ~2u);
    }

    // --- designs of the scenario's own ---
    void designs()
    {
        if (!m_dice.chance(25))
            return;
        m_theme = m_dice.below(6);
        for (int i = m_dice.between(1, 3); i > 0; --i)
            m_scenario.designs.push_back(m_dice.chance(30) ? variation(i) : invention(i));
    }

    Tile variation(int number)
    {
        Tile tile = m_dice.pick(m_catalogue.tiles());
        tile.id = "variation-" + std::to_string(number);
        for (CitySegment &city : tile.cities)
            city.coatsOfArms = m_dice.below(4);
        tile.garden = m_dice.chance(50);
        tile.towerFoundation = m_dice.chance(50);
        return tile;
    }

    /// Any division of any sides, whether it could be drawn or not.
    Tile invention(int number)
    {
        Tile tile;
        tile.id = "invention-" + std::to_string(number);
        const auto main = static_cast<Edge>(m_theme < 3 ? m_theme : m_dice.below(3));
        const int uniform = m_theme < 3 ? 85 : m_dice.chance(50) ? 80 : 0;
        const int joined = m_dice.chance(50) ? 1 : 2;
        for (Edge &edge : tile.edges)
            edge = m_dice.chance(uniform) ? main : static_cast<Edge>(m_dice.below(3));
        std::array<SideSet, 4> cities, roads;
        std::array<HalfEdgeSet, 4> fields;
        for (const Side side : allSides) {
            if (tile.edge(side) == Edge::City)
                cities[m_dice.below(joined)].insert(side);
            if (tile.edge(side) == Edge::Road)
                roads[m_dice.below(joined)].insert(side);
            for (int half = 2 * static_cast<int>(side); half < 2 * static_cast<int>(side) + 2; ++half)
                if (tile.edge(side) != Edge::City && !m_dice.chance(5))
                    fields[m_dice.below(4)].insert(static_cast<HalfEdge>(half));
        }
        for (const SideSet sides : cities)
            if (!sides.empty())
                tile.cities.push_back({sides, m_dice.below(3)});
        for (const SideSet sides : roads)
            if (!sides.empty())
                tile.roads.push_back({sides});
        for (const HalfEdgeSet halves : fields)
            if (!halves.empty())
                tile.fields.push_back({halves, {}});
        if (m_dice.chance(40))
            tile.fields.push_back({});
        for (FieldSegment &field : tile.fields)
            for (int city = 0; city < static_cast<int>(tile.cities.size()); ++city)
                if (m_dice.chance(50))
                    field.cities.push_back(city);
        tile.monastery = m_dice.chance(m_theme == 0 ? 70 : 15);
        tile.garden = m_dice.chance(tile.monastery ? 60 : 15);
        tile.towerFoundation = m_dice.chance(30);
        if (m_dice.chance(40))
            tile.watchtower = Watchtower{m_dice.below(4), static_cast<Bonus>(m_dice.below(5))};
        return tile;
    }

    // --- tiles ---
    const Tile &design(std::string_view id) const
    {
        for (const Tile &own : m_scenario.designs)
            if (own.id == id)
                return own;
        return *m_catalogue.find(id);
    }

    void choosePool()
    {
        const int flavour = m_dice.below(4);
        for (const Tile &tile : m_catalogue.tiles()) {
            const bool wanted = flavour == 0 || (flavour == 1 && tile.towerFoundation) ||
                                (flavour == 2 && tile.watchtower) || (flavour == 3 && !tile.cities.empty());
            const bool plain = tile.cities.empty() && tile.roads.empty();
            m_pool.insert(m_pool.end(), (wanted ? 4 : 1) * (plain ? 1 : 3), &tile);
        }
        const int crowd = m_theme < 3 || m_dice.chance(40) ? 400 : 40;
        for (const Tile &own : m_scenario.designs)
            m_pool.insert(m_pool.end(), crowd, &own);
    }

    const PlacedTile *tileAt(Square square) const
    {
        for (const PlacedTile &placed : m_scenario.tiles)
            if (placed.at == square)
                return &placed;
        return nullptr;
    }

    void layTiles()
    {
        static const std::vector<Square> origins{{0, 0}, {0, 0}, {-3, 7}, {10000, -10000}, {-9999, 9999}};
        const Square origin = m_dice.pick(origins);
        const int number = m_dice.chance(50) ? m_dice.between(2, 12) : m_dice.between(9, 25);
        m_compact = m_dice.below(100);
        m_careless = m_dice.chance(30) ? m_dice.below(60) : 0;
        m_closing = m_dice.below(4);
        const int gaps = m_dice.chance(30) ? 30 : 0;
        for (int i = 0; i < number; ++i) {
            const Square at = i == 0 ? origin : nextSquare(gaps);
            lay(at);
        }
        m_dice.shuffle(m_scenario.tiles);
    }

    Square nextSquare(int gaps)
    {
        std::vector<Square> free;
        for (const PlacedTile &placed : m_scenario.tiles)
            for (const Square step : steps) {
                Square next = placed.at + step;
                for (int i = m_dice.chance(gaps) ? m_dice.between(1, 2) : 0; i > 0; --i)
                    next = next + step;
                if (!tileAt(next) && isOnTable(next))
                    free.push_back(next);
            }
        if (!m_dice.chance(m_compact))
            return m_dice.pick(free);
        return *std::max_element(free.begin(), free.end(),
                                 [&](Square a, Square b) { return neighbours(a) < neighbours(b); });
    }

    int neighbours(Square at) const
    {
        int number = 0;
        for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx)
                number += tileAt({at.x + dx, at.y + dy}) ? (dx == 0 || dy == 0 ? 3 : 1) : 0;
        return number;
    }

    /// How well a turned tile joins: mismatches are bad, open roads and cities not wanted.
    int fit(const Tile &tile, Rotation rotation, Square at) const
    {
        int points = 0;
        for (int side = 0; side < 4; ++side) {
            const Edge mine = shown(tile, rotation, side);
            if (const PlacedTile *next = tileAt(at + steps[side])) {
                const Edge theirs = shown(design(next->tile), next->rotation, (side + 2) % 4);
                if (mine == Edge::Any || theirs == Edge::Any)
                    continue;
                points += mine == theirs ? (mine == Edge::Field ? 1 : 4) : -20;
            } else if (mine != Edge::Field) {
                points -= m_closing;
            }
        }
        return points;
    }

    void lay(Square at)
    {
        PlacedTile best;
        int bestFit = -1000;
        for (int i = m_dice.chance(m_careless) ? 1 : m_dice.between(5, 60); i > 0; --i) {
            const Tile &tile = *m_dice.pick(m_pool);
            const auto rotation = static_cast<Rotation>(m_dice.below(4));
            if (const int points = fit(tile, rotation, at); points > bestFit) {
                bestFit = points;
                best = {.tile = tile.id, .at = at, .rotation = rotation};
            }
        }
        m_scenario.tiles.push_back(best);
    }

    void addFloorsAndBridges()
    {
        static const std::vector<int> heights{0, 1, 1, 1, 2, 2, 3, 4, 5, 5, 12, 1000};
        const int bridges = m_dice.chance(50) ? 25 : 0;
        for (PlacedTile &placed : m_scenario.tiles) {
            const Tile &tile = design(placed.tile);
            if (tile.towerFoundation)
                placed.floors = m_dice.pick(heights);
            const auto bridge = static_cast<Bridge>(m_dice.below(2));
            const int side = bridge == Bridge::NS ? 0 : 1;
            if (m_dice.chance(bridges) && shown(tile, placed.rotation, side) == Edge::Field &&
                shown(tile, placed.rotation, side + 2) == Edge::Field)
                placed.bridge = bridge;
        }
    }

    // --- castles ---
    void addCastles()
    {
        const reference::Table table(m_scenario, m_catalogue);
        const bool irregular = m_dice.chance(10);
        std::vector<Castle> castles;
        for (int i = 0; i < static_cast<int>(m_scenario.tiles.size()); ++i)
            for (int side = 0; side < 4; ++side) {
                const auto city = table.feature({i, 'C', side});
                const bool regular = table.isComplete(city) && table.squares(city).size() == 2;
                if (!city.empty() && m_dice.chance(regular ? 25 : irregular ? 10 : 0))
                    castles.push_back({m_scenario.tiles[i].at, static_cast<Side>(side)});
            }
        m_scenario.castles = castles; // some cities are named twice
    }

    // --- figures ---
    void choosePlayers()
    {
        for (int i = 0; i < 8; ++i)
            m_colours.push_back(static_cast<Colour>(i));
        m_dice.shuffle(m_colours);
        m_colours.resize(m_dice.chance(90) ? m_dice.between(m_has == Has::DueExchange ? 2 : 1, 4) : 8);
    }

    /// The places of each tile, one list entry for each name a place has.
    void findPlaces()
    {
        const reference::Table table(m_scenario, m_catalogue);
        for (int i = 0; i < static_cast<int>(m_scenario.tiles.size()); ++i) {
            const PlacedTile &placed = m_scenario.tiles[i];
            const Tile &tile = design(placed.tile);
            const auto add = [&](Place place) { m_places.push_back({placed.at, place}); };
            for (int side = 0; side < 4; ++side) {
                const int road = table.segment({i, 'R', side});
                if (road >= 0 && road < 1000)
                    add({.kind = PlaceKind::Road, .side = static_cast<Side>(side)});
                if (const auto city = table.feature({i, 'C', side}); !city.empty())
                    add({.kind = table.isCastle(city) ? PlaceKind::Castle : PlaceKind::City,
                         .side = static_cast<Side>(side)});
            }
            for (int half = 0; half < 8; ++half)
                if (table.segment({i, 'F', half}) >= 0 && m_dice.chance(15))
                    add({.kind = PlaceKind::Field, .halfEdge = static_cast<HalfEdge>(half)});
            if (table.segment({i, 'F', reference::inner}) >= 0)
                m_places.insert(m_places.end(), 6, {placed.at, {.kind = PlaceKind::Field}});
            if (tile.monastery)
                add({.kind = PlaceKind::Monastery});
            if (tile.garden)
                add({.kind = PlaceKind::Garden});
            if (tile.towerFoundation)
                add({.kind = PlaceKind::Tower});
            if (placed.bridge)
                add({.kind = PlaceKind::Bridge});
            if (m_dice.chance(15))
                add({.kind = PlaceKind::Acrobat});
        }
    }

    FigureKind anyKind()
    {
        static const std::vector<FigureKind> usual{
            FigureKind::Meeple, FigureKind::Meeple,  FigureKind::LargeMeeple, FigureKind::Mayor,
            FigureKind::Wagon,  FigureKind::Builder, FigureKind::Builder,     FigureKind::Pig};
        return m_dice.chance(70) ? m_dice.pick(usual)
                                 : static_cast<FigureKind>(m_dice.below(figureKindCount));
    }

    void addFigures()
    {
        findPlaces();
        const int number = m_dice.chance(80) ? m_dice.below(15) : m_dice.below(40);
        std::vector<Square> topped;
        while (static_cast<int>(m_scenario.figures.size()) < number) {
            Figure figure{.kind = anyKind()};
            if (isNeutral(figure.kind))
                figure.at = m_dice.pick(m_scenario.tiles).at;
            else
                stand(figure);
            if (figure.on && figure.on->kind == PlaceKind::Tower) {
                if (std::find(topped.begin(), topped.end(), *figure.at) != topped.end())
                    continue;
                topped.push_back(*figure.at);
            }
            m_scenario.figures.push_back(figure);
        }
        nameFigures();
    }

    void stand(Figure &figure)
    {
        figure.owner = m_dice.pick(m_colours);
        if (m_places.empty() || m_dice.chance(4)) {
            figure.on = Place{.kind = m_dice.chance(50) ? PlaceKind::Wheel : PlaceKind::Carcassonne};
            return;
        }
        if (!m_scenario.figures.empty() && m_dice.chance(35)) { // in company
            const Figure &other = m_dice.pick(m_scenario.figures);
            if (other.on && other.at && other.on->kind != PlaceKind::Tower) {
                figure.at = other.at;
                figure.on = other.on;
                figure.owner = m_dice.chance(60) ? other.owner : figure.owner;
                return;
            }
        }
        const auto &[at, place] = m_dice.pick(m_places);
        figure.at = at;
        figure.on = place;
    }

    void nameFigures()
    {
        std::vector<std::string> ids{"1",  "2",    "f1", "f2",   "f3", "f5", "007", "F1", "f02", "A b", "ü",
                                     "~",  "null", "#",  "a: b", "'",  "\"", "yes", "[]", "-",   "0x1", "1.0",
                                     "{a", "*a",   "&b", "x\ty", "!t", "%",  "@",   "|",  ">",   ",",   "?"};
        m_dice.shuffle(ids);
        for (Figure &figure : m_scenario.figures)
            if (!ids.empty() && m_dice.chance(30)) {
                figure.id = ids.back();
                ids.pop_back();
            }
    }

    // --- players ---
    void addPlayers()
    {
        if (m_has != Has::DueExchange && m_dice.chance(25))
            return;
        for (const Colour colour : m_colours)
            m_scenario.players.push_back(player(colour));
        if (m_colours.size() > 1 && (m_has == Has::DueExchange || m_dice.chance(25)))
            for (int pairs = m_dice.between(1, 2); pairs > 0; --pairs)
                forgetExchange();
    }

    /// Two players hold each other's figures.
    void forgetExchange()
    {
        std::vector<Player *> pair;
        for (Player &each : m_scenario.players)
            pair.push_back(&each);
        m_dice.shuffle(pair);
        for (int i = 0; i < 2; ++i)
            for (int number = m_dice.between(1, 3); number > 0; --number)
                pair[i]->prisoners.push_back({prisonerKind(), pair[1 - i]->colour});
    }

    /// A kind that may have been captured: usually one of two.
    FigureKind prisonerKind()
    {
        return static_cast<FigureKind>(m_dice.chance(60) ? m_dice.below(2) : m_dice.below(10));
    }

    Player player(Colour colour)
    {
        static const std::vector<int> scores{0, 1, 2, 3, 4, 17, 9998, 10000};
        Player result{.colour = colour};
        if (m_dice.chance(20))
            result.name = "Ann";
        if (m_dice.chance(60))
            result.points = m_dice.pick(scores);
        if (m_dice.chance(40))
            result.floors = m_dice.below(4);
        if (m_dice.chance(40)) {
            Supply supply;
            for (int kind = 0; kind < figureKindCount; ++kind)
                if (m_dice.chance(30) && !isNeutral(static_cast<FigureKind>(kind)))
                    supply.push_back({static_cast<FigureKind>(kind), m_dice.below(3)});
            result.supply = supply;
        }
        for (int i = m_dice.chance(50) ? m_dice.below(5) : 0; i > 0 && m_colours.size() > 1; --i)
            if (const Colour owner = m_dice.pick(m_colours); owner != colour)
                result.prisoners.push_back({prisonerKind(), owner});
        return result;
    }

    // --- the turn ---
    void addTurn()
    {
        if (m_has != Has::TurnState && m_dice.chance(50))
            return;
        Turn turn{.player = m_dice.pick(m_colours), .ransomPaid = m_dice.chance(25)};
        if (m_has == Has::TurnState || m_dice.chance(50))
            turn = m_dice.chance(10) ? Turn{.over = true} : stateOf(turn);
        else if (turn.ransomPaid && m_dice.chance(20))
            turn.player.reset();
        m_scenario.turn = turn;
    }

    /// The turn with at least one thing that is stated of it, everything that a file may say among them.
    Turn stateOf(Turn turn)
    {
        if (m_dice.chance(50))
            turn.half = static_cast<Half>(m_dice.below(2));
        if (m_dice.chance(25)) {
            turn.laid = LaidTile{};
            if (m_dice.chance(20))
                turn.done.emplace();
            return turn;
        }
        if (m_dice.chance(50))
            turn.laid = LaidTile{m_dice.pick(m_scenario.tiles).at};
        if (!turn.half || m_dice.chance(80))
            turn.done.emplace();
        if (turn.done && m_dice.chance(85)) {
            turn.done->push_back(static_cast<Done>(m_dice.below(4)));
            if (m_dice.chance(35))
                turn.done->push_back(Done::Phantom);
        }
        return turn;
    }

    Dice m_dice;
    Has m_has;
    const TileCatalogue &m_catalogue;
    Scenario m_scenario;
    std::vector<const Tile *> m_pool;
    std::vector<Colour> m_colours;
    std::vector<std::pair<Square, Place>> m_places;
    int m_theme = 3;    ///< the edge that most invented designs show; above 2: none in common
    int m_compact = 0;  ///< percent of tiles laid where most neighbours are
    int m_careless = 0; ///< percent of tiles laid whether they fit or not
    int m_closing = 0;  ///< how unwelcome an open road or city is
};

/// Who could ask: nobody named, and every player.
std::vector<std::optional<Colour>> askers(const Scenario &scenario)
{
    std::vector<std::optional<Colour>> list{std::nullopt};
    std::set<Colour> colours;
    for (const Player &player : scenario.players)
        colours.insert(player.colour);
    if (scenario.players.empty()) {
        colours.insert(Colour::Pink);
        for (const Figure &figure : scenario.figures)
            if (figure.owner)
                colours.insert(*figure.owner);
    }
    list.insert(list.end(), colours.begin(), colours.end());
    return list;
}

void askRansom(std::vector<Question> &questions, std::optional<Colour> by, const Scenario &scenario)
{
    questions.push_back({.ask = Ask::Ransom, .by = by});
    for (const auto &from : askers(scenario))
        for (const auto kind : {std::optional<FigureKind>(), std::optional(FigureKind::Meeple),
                                std::optional(FigureKind::LargeMeeple), std::optional(FigureKind::Pig)})
            if (from || kind)
                questions.push_back({.ask = Ask::Ransom, .figure = kind, .from = from, .by = by});
}

void askTowers(std::vector<Question> &questions, const PlacedTile &placed, const reference::Table &table)
{
    for (const auto &by : askers(table.scenario())) {
        questions.push_back({.ask = Ask::PlaceFloor, .at = placed.at, .by = by});
        if (placed.floors > 0)
            questions.push_back({.ask = Ask::PlaceFloor, .at = placed.at, .by = by, .placed = true});
        questions.push_back(
            {.ask = Ask::PlaceFigure, .at = placed.at, .figure = FigureKind::Meeple, .by = by});
    }
    for (const std::string &id : table.ids()) {
        questions.push_back({.ask = Ask::PlaceFloor, .at = placed.at, .target = id});
        if (placed.floors > 0)
            questions.push_back({.ask = Ask::PlaceFloor, .at = placed.at, .target = id, .placed = true});
    }
}

} // namespace

Scenario randomScenario(std::uint32_t seed, const TileCatalogue &catalogue, Has has)
{
    return Generator(seed, catalogue, has).make();
}

std::vector<Question> allQuestions(const Scenario &scenario, const TileCatalogue &catalogue)
{
    const reference::Table table(scenario, catalogue);
    std::vector<Question> questions{{.ask = Ask::Score}};
    int squaresForKinds = 0;
    for (int i = 0; i < static_cast<int>(scenario.tiles.size()); ++i) {
        const PlacedTile &placed = scenario.tiles[i];
        questions.push_back({.ask = Ask::Score, .at = placed.at});
        if (table.design(i).watchtower)
            questions.push_back({.ask = Ask::Watchtower, .at = placed.at});
        if (table.design(i).towerFoundation)
            askTowers(questions, placed, table);
        else
            questions.push_back({.ask = Ask::PlaceFloor, .at = placed.at});
        if (table.design(i).towerFoundation ? squaresForKinds++ < 2 : i == 0)
            for (int kind = 0; kind < figureKindCount; ++kind)
                questions.push_back(
                    {.ask = Ask::PlaceFigure, .at = placed.at, .figure = static_cast<FigureKind>(kind)});
    }
    questions.push_back({.ask = Ask::PlaceFloor, .at = Square{123, 456}}); // no tile there
    questions.push_back({.ask = Ask::PlaceFigure, .at = Square{123, 456}, .figure = FigureKind::Meeple});
    for (const auto &by : askers(scenario)) {
        askRansom(questions, by, scenario);
        questions.push_back({.ask = Ask::Actions, .by = by});
    }
    const auto who = askers(scenario);
    for (std::size_t i = 0; i < table.ids().size(); ++i) {
        questions.push_back({.ask = Ask::Outlook, .target = table.ids()[i]});
        questions.push_back({.ask = Ask::Outlook, .by = who[i % who.size()], .target = table.ids()[i]});
    }
    return questions;
}

} // namespace randomboards
