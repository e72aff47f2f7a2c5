// SPDX-License-Identifier: MIT
#include "model/edit/edits.h"
#include "model/edit/repair.h"
#include "model/value/ranges.h"

#include <algorithm>
#include <sstream>

namespace towerwatch {

namespace {

/// Takes `item` from one place of a list to another.
template <typename Item> void moveItem(std::vector<Item> &items, std::size_t from, std::size_t to)
{
    const auto begin = items.begin();
    const auto a = static_cast<std::ptrdiff_t>(from), b = static_cast<std::ptrdiff_t>(to);
    if (a < b)
        std::rotate(begin + a, begin + a + 1, begin + b + 1);
    else
        std::rotate(begin + b, begin + a, begin + a + 1);
}

/// Lists all who take part if nobody is listed yet.
void listPlayers(Scenario &scenario)
{
    if (scenario.players.empty())
        for (const Colour colour : playerOrder(scenario))
            scenario.players.push_back({.colour = colour});
    completePlayers(scenario);
}

/// Leaves out prisoners that nobody can hold.
void trimPrisoners(Player &player)
{
    std::erase_if(player.prisoners, [&](const Prisoner &prisoner) {
        return prisoner.owner == player.colour || !canBePrisoner(prisoner.kind);
    });
}

/// The comment of a key goes with the key.
void forgetComment(Scenario &scenario, const std::string &key, bool goes)
{
    if (goes)
        scenario.comments.erase(key);
}

bool concerns(const Question &question, Colour colour)
{
    return question.by == colour || question.from == colour;
}

bool makeAskable(const Scenario &scenario, const TileCatalogue &catalogue, Question &question)
{
    trimQuestion(question);
    if (figureCalled(scenario, question.target) < 0)
        question.target.reset();
    return canBeAsked(Board(scenario, catalogue), question);
}

} // namespace

Scenario withTitle(Scenario scenario, LocalText title)
{
    forgetComment(scenario, "title", title.empty());
    scenario.title = std::move(title);
    return scenario;
}

Scenario withNotes(Scenario scenario, LocalText notes)
{
    forgetComment(scenario, "notes", notes.empty());
    scenario.notes = std::move(notes);
    return scenario;
}

Scenario withRules(Scenario scenario, TableRules rules)
{
    scenario.rules = rules;
    return scenario;
}

Scenario withPlayer(Scenario scenario, Player player)
{
    listPlayers(scenario);
    trimPrisoners(player);
    const auto found = ranges::find(scenario.players, player.colour, &Player::colour);
    if (found == scenario.players.end())
        scenario.players.push_back(std::move(player));
    else
        *found = std::move(player);
    listPlayers(scenario);
    return scenario;
}

Scenario withoutPlayer(Scenario scenario, Colour colour)
{
    std::vector<bool> doomed;
    for (const Figure &figure : scenario.figures)
        doomed.push_back(figure.owner == colour);
    std::erase_if(scenario.questions, [&](const Question &question) { return concerns(question, colour); });
    removeFigures(scenario, doomed);
    std::erase_if(scenario.players, [&](const Player &player) { return player.colour == colour; });
    for (Player &player : scenario.players)
        std::erase_if(player.prisoners, [&](const Prisoner &prisoner) { return prisoner.owner == colour; });
    const bool goes = onTurn(scenario) == colour;
    return goes ? withTurn(std::move(scenario), {}) : scenario;
}

Scenario withPlayerMoved(Scenario scenario, Colour colour, int place)
{
    listPlayers(scenario);
    const auto found = ranges::find(scenario.players, colour, &Player::colour);
    const int count = static_cast<int>(scenario.players.size());
    if (found == scenario.players.end() || place < 0 || place >= count)
        return scenario;
    moveItem(scenario.players, static_cast<std::size_t>(found - scenario.players.begin()),
             static_cast<std::size_t>(place));
    return scenario;
}

Scenario withTurn(Scenario scenario, std::optional<Turn> turn)
{
    forgetComment(scenario, "turn", !turn);
    scenario.turn = std::move(turn);
    completePlayers(scenario);
    return scenario;
}

Scenario withQuestion(Scenario scenario, const TileCatalogue &catalogue, Question question)
{
    if (!makeAskable(scenario, catalogue, question))
        return scenario;
    scenario.questions.push_back(std::move(question));
    completePlayers(scenario);
    return scenario;
}

Scenario withQuestionFirst(Scenario scenario, const TileCatalogue &catalogue, const Question &question)
{
    const auto place = ranges::find(scenario.questions, question) - scenario.questions.begin();
    if (place == std::ssize(scenario.questions))
        scenario = withQuestion(std::move(scenario), catalogue, question);
    if (place < std::ssize(scenario.questions))
        std::rotate(scenario.questions.begin(), scenario.questions.begin() + place,
                    scenario.questions.begin() + place + 1);
    return scenario;
}

Scenario withQuestionReplaced(Scenario scenario, const TileCatalogue &catalogue, int index, Question question)
{
    const bool known = index >= 0 && index < static_cast<int>(scenario.questions.size());
    if (!known || !makeAskable(scenario, catalogue, question))
        return scenario;
    Question &replaced = scenario.questions[static_cast<std::size_t>(index)];
    if (question.comment.empty())
        question.comment = replaced.comment;
    replaced = std::move(question);
    completePlayers(scenario);
    return scenario;
}

Scenario withoutQuestion(Scenario scenario, int index)
{
    if (index >= 0 && index < static_cast<int>(scenario.questions.size()))
        scenario.questions.erase(scenario.questions.begin() + index);
    return scenario;
}

Scenario withQuestionMoved(Scenario scenario, int from, int to)
{
    const int count = static_cast<int>(scenario.questions.size());
    if (std::min(from, to) >= 0 && std::max(from, to) < count)
        moveItem(scenario.questions, static_cast<std::size_t>(from), static_cast<std::size_t>(to));
    return scenario;
}

std::optional<int> floorsFor(int players)
{
    constexpr std::array<int, 5> floors{10, 9, 7, 6, 5};
    if (players < 2 || players > 6)
        return std::nullopt;
    return floors[static_cast<std::size_t>(players - 2)];
}

Scenario tableForTwo()
{
    Scenario scenario;
    for (const Colour colour : {Colour::Red, Colour::Blue})
        scenario.players.push_back({.colour = colour, .points = 0, .floors = floorsFor(2)});
    scenario.turn = Turn{Colour::Red};
    return scenario;
}

Scenario withFloorsDealt(Scenario scenario)
{
    const auto order = playerOrder(scenario);
    const auto floors = floorsFor(static_cast<int>(order.size()));
    for (std::size_t i = 0; floors && i < order.size(); ++i) {
        const Player *known = findPlayer(scenario, order[i]);
        Player player = known ? *known : Player{.colour = order[i]};
        player.floors = floors;
        scenario = withPlayer(std::move(scenario), std::move(player));
    }
    return scenario;
}

Scenario withColourChanged(Scenario scenario, Colour from, Colour to)
{
    const auto order = playerOrder(scenario);
    if (ranges::find(order, to) != order.end())
        return scenario;
    const auto repaint = [&](auto &colour) {
        if (colour == from)
            colour = to;
    };
    for (Player &player : scenario.players) {
        repaint(player.colour);
        for (Prisoner &prisoner : player.prisoners)
            repaint(prisoner.owner);
    }
    for (Figure &figure : scenario.figures)
        repaint(figure.owner);
    for (Question &question : scenario.questions) {
        repaint(question.by);
        repaint(question.from);
    }
    if (scenario.turn && scenario.turn->player)
        repaint(*scenario.turn->player);
    return scenario;
}

std::string topComment(const Scenario &scenario)
{
    std::string text;
    std::istringstream lines(scenario.header);
    for (std::string line; std::getline(lines, line); text += '\n') {
        const auto sign = line.find('#');
        if (sign != std::string::npos)
            text += line.substr(sign + (line.substr(sign + 1, 1) == " " ? 2 : 1));
    }
    while (text.ends_with('\n'))
        text.pop_back();
    return text;
}

Scenario withTopComment(Scenario scenario, std::string_view text)
{
    scenario.header.clear();
    std::istringstream lines{std::string(text)};
    for (std::string line; std::getline(lines, line);)
        scenario.header += line.empty() ? "#\n" : "# " + line + '\n';
    return scenario;
}

} // namespace towerwatch
