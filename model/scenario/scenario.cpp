// SPDX-License-Identifier: MIT
#include "model/scenario/scenario.h"

#include "model/scenario/work.h"
#include "model/value/limits.h"
#include "model/value/ranges.h"

#include <algorithm>
#include <set>

namespace towerwatch {

std::string_view LocalText::in(std::string_view language) const
{
    for (const std::string_view wanted : {language, std::string_view{}, std::string_view("en")})
        for (const auto &[key, text] : byLanguage)
            if (key == wanted)
                return text;
    return byLanguage.empty() ? std::string_view{} : byLanguage.front().second;
}

bool Figure::isNamed() const
{
    const bool given =
        id.starts_with('f') && id.size() > 1 && id.find_first_not_of("0123456789", 1) == std::string::npos;
    return !id.empty() && !given;
}

std::vector<std::string> figureIds(const Scenario &scenario)
{
    std::set<std::string_view> taken;
    for (const Figure &figure : scenario.figures)
        if (!figure.id.empty())
            taken.insert(figure.id);
    std::vector<std::string> ids;
    ids.reserve(scenario.figures.size());
    int number = 0;
    for (const Figure &figure : scenario.figures) {
        std::string id = figure.id;
        while (id.empty() || (figure.id.empty() && taken.contains(id)))
            id = "f" + std::to_string(++number);
        ids.push_back(std::move(id));
    }
    return ids;
}

std::string figureId(const Scenario &scenario, int figure)
{
    return figureIds(scenario)[static_cast<std::size_t>(figure)];
}

int figureCalled(const Scenario &scenario, const std::optional<std::string> &id)
{
    return id ? indexOf(figureIds(scenario), *id) : -1;
}

std::vector<Colour> playerOrder(const Scenario &scenario)
{
    std::vector<Colour> order;
    for (const Player &player : scenario.players)
        order.push_back(player.colour);
    for (const Colour colour : allOf<Colour>)
        if (scenario.players.empty() &&
            ranges::find(scenario.figures, colour, &Figure::owner) != scenario.figures.end())
            order.push_back(colour);
    return order;
}

std::vector<Colour> possiblePlayers(const Scenario &scenario)
{
    std::vector<Colour> players = playerOrder(scenario);
    for (const Colour colour : allOf<Colour>)
        if (scenario.players.empty() && ranges::find(players, colour) == players.end())
            players.push_back(colour);
    return players;
}

const Player *findPlayer(const Scenario &scenario, Colour colour)
{
    const auto found = ranges::find(scenario.players, colour, &Player::colour);
    return found == scenario.players.end() ? nullptr : &*found;
}

void addToSupply(Supply &supply, FigureKind kind, int by)
{
    const auto found = ranges::find(supply, kind, &Supply::value_type::first);
    if (found != supply.end())
        found->second = std::clamp(found->second + by, 0, limits::supply);
    else if (by > 0)
        supply.emplace_back(kind, by);
}

std::optional<Done> Turn::action() const
{
    const bool any = done && !done->empty();
    return any && done->front() != Done::Phantom ? std::optional(done->front()) : std::nullopt;
}

std::optional<Colour> onTurn(const Scenario &scenario)
{
    return scenario.turn ? scenario.turn->player : std::nullopt;
}

Turn turnOf(const Scenario &scenario, Colour player)
{
    const Turn &turn = scenario.turn.value_or(Turn());
    return turn.player.value_or(player) == player ? turn : Turn{.player = turn.player};
}

Scenario atNoMoment(Scenario scenario)
{
    if (scenario.turn)
        scenario.turn = Turn{scenario.turn->player, scenario.turn->ransomPaid};
    if (scenario.turn == Turn())
        scenario.turn.reset();
    return scenario;
}

Colour askerOf(const Scenario &scenario, const Question &question)
{
    if (question.by)
        return *question.by;
    if (const auto player = onTurn(scenario))
        return *player;
    const auto order = playerOrder(scenario);
    return order.empty() ? Colour::Red : order.front();
}

bool asksWithinLimits(const Scenario &scenario)
{
    return scenario.questions.empty() ||
           (Work(scenario).mostOf(scenario.questions, {scenario.rules}) == scenario.questions.size() &&
            ranges::all_of(scenario.questions, [](const Question &question) {
                return !question.expect || sizeOf(*question.expect) <= limits::expectedValues;
            }));
}

namespace {

/// What is asked about a scenario that asks nothing itself.
std::vector<Question> usualQuestions(const Scenario &scenario, const TileCatalogue &catalogue)
{
    const Designs designs(scenario, catalogue);
    std::vector<Question> questions;
    for (const QuestionKind &kind : questionKinds) {
        std::set<std::optional<Square>> squares;
        if (kind.usual && !needs(kind.ask, "at"))
            squares.emplace(); // it is about the whole board
        else if (kind.usual)
            for (const PlacedTile &placed : scenario.tiles)
                if (const Tile *tile = designs.find(placed.tile); tile && isAskedAt(kind.about, *tile))
                    squares.emplace(placed.at);
        for (const std::optional<Square> &square : squares)
            questions.push_back({.ask = kind.ask, .at = square});
    }
    return questions;
}

} // namespace

std::vector<Question> questionsOf(const Scenario &scenario, const TileCatalogue &catalogue)
{
    return scenario.questions.empty() ? usualQuestions(scenario, catalogue) : scenario.questions;
}

std::vector<Question> questionsAtHand(const Scenario &scenario, const TileCatalogue &catalogue)
{
    using Asked = std::pair<Ask, std::optional<Square>>; // enough to tell the usual ones apart
    std::set<Asked> asked;
    for (const Question &question : scenario.questions)
        if (asksTheSame(scenario, question, {.ask = question.ask, .at = question.at}))
            asked.emplace(question.ask, question.at);
    std::vector<Question> questions = scenario.questions;
    for (const Question &usual : usualQuestions(scenario, catalogue))
        if (!asked.contains({usual.ask, usual.at}))
            questions.push_back(usual);
    return questions;
}

bool asksTheSame(const Scenario &scenario, const Question &a, const Question &b)
{
    return a.ask == b.ask && a.at == b.at && a.figure == b.figure && a.from == b.from &&
           a.target == b.target && a.placed == b.placed && askerOf(scenario, a) == askerOf(scenario, b);
}

const Tile *designOf(const Scenario &scenario, const TileCatalogue &catalogue, std::string_view id)
{
    if (const Tile *tile = catalogue.find(id))
        return tile;
    const auto found = ranges::find(scenario.designs, id, &Tile::id);
    return found == scenario.designs.end() ? nullptr : &*found;
}

Designs::Designs(const Scenario &scenario, const TileCatalogue &catalogue)
    : m_catalogue(catalogue)
{
    for (const Tile &tile : scenario.designs)
        m_own.emplace(tile.id, &tile);
}

const Tile *Designs::find(std::string_view id) const
{
    if (const Tile *tile = m_catalogue.find(id))
        return tile;
    const auto found = m_own.find(id);
    return found == m_own.end() ? nullptr : found->second;
}

Extent extentOf(const Scenario &scenario)
{
    if (scenario.tiles.empty())
        return {};
    Extent extent{scenario.tiles.front().at, scenario.tiles.front().at};
    for (const PlacedTile &tile : scenario.tiles)
        extent = extent.with(tile.at);
    return extent;
}

} // namespace towerwatch
