// SPDX-License-Identifier: MIT
#include "model/edit/tablesteps.h"

#include "model/edit/repair.h"
#include "model/format/scenarioreader.h"

#include <algorithm>
#include <initializer_list>
#include <sstream>

namespace towerwatch {

namespace {

bool knows(const Scenario &scenario, int figure)
{
    return figure >= 0 && figure < static_cast<int>(scenario.figures.size());
}

/// The entries of a map that are called so, in this order.
Value only(const Value &map, std::initializer_list<std::string_view> keys)
{
    Value kept = Value::map();
    for (const std::string_view key : keys)
        if (const Value *found = map.find(key))
            kept.set(key, *found);
    return kept;
}

/// The items of a list, each with these entries only.
Value eachOnly(const Value &list, std::initializer_list<std::string_view> keys)
{
    Value kept = Value::list();
    for (const Value &item : list.items)
        kept.add(only(item, keys));
    return kept;
}

/// What is refused is decided by the first ruling that says so.
Value refusal(const Value &answer)
{
    Value facts = only(answer, {"legal"});
    const Value *because = answer.find("because");
    if (because && !because->items.empty()) {
        Value first = Value::list();
        first.add(because->items.front());
        facts.set("because", std::move(first));
    }
    return facts;
}

Value floorFacts(const Value &answer)
{
    Value facts = only(answer, {"legal", "height", "range", "capturable"});
    const Value *open = answer.find("open");
    if (open && !open->items.empty())
        facts.set("open", *open);
    return facts;
}

Value scoreFacts(const Value &answer)
{
    Value facts = Value::map();
    if (const Value *watchtowers = answer.find("watchtowers"))
        facts.set("watchtowers", eachOnly(*watchtowers, {"at", "value"}));
    if (const Value *features = answer.find("features"))
        facts.set("features", eachOnly(*features, {"kind", "tiles", "points", "receivers"}));
    if (const Value *totals = answer.find("totals"))
        facts.set("totals", *totals);
    return facts;
}

Value ransomFacts(const Value &answer)
{
    Value facts = only(answer, {"legal"});
    if (const Value *options = answer.find("options"))
        facts.set("options", eachOnly(*options, {"figure", "holder"}));
    return facts;
}

} // namespace

std::optional<int> floorsFor(int players)
{
    constexpr std::array<int, 5> floors{10, 9, 7, 6, 5};
    if (players < 2 || players > 6)
        return std::nullopt;
    return floors[static_cast<std::size_t>(players - 2)];
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
    if (std::find(order.begin(), order.end(), to) != order.end())
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
    if (scenario.turn)
        repaint(scenario.turn->player);
    return scenario;
}

Scenario withFigureKind(Scenario scenario, const TileCatalogue &catalogue, int figure, FigureKind kind)
{
    if (!knows(scenario, figure))
        return scenario;
    Scenario after = scenario;
    Figure &changed = after.figures[static_cast<std::size_t>(figure)];
    changed.kind = kind;
    if (isNeutral(kind)) {
        changed.owner.reset();
        changed.on.reset();
        return changed.at ? after : scenario;
    }
    const auto order = playerOrder(scenario);
    if (!changed.owner)
        changed.owner = order.empty() ? Colour::Red : order.front();
    const auto at = changed.at;
    const auto on = changed.on;
    after = withFigureMoved(std::move(after), catalogue, figure, at, on);
    completePlayers(after);
    return after.figures[static_cast<std::size_t>(figure)].on ? after : scenario;
}

Scenario withFigureOwner(Scenario scenario, int figure, Colour owner)
{
    if (knows(scenario, figure) && !isNeutral(scenario.figures[static_cast<std::size_t>(figure)].kind))
        scenario.figures[static_cast<std::size_t>(figure)].owner = owner;
    completePlayers(scenario);
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

Value decisiveFacts(const Value &answer)
{
    const Value *legal = answer.find("legal");
    if (legal && legal->kind == Value::Kind::Boolean && legal->number == 0)
        return refusal(answer);
    const Value *asked = answer.find("ask");
    switch (asked ? fromName<Ask>(askNames, asked->text).value_or(Ask::Score) : Ask::Score) {
    case Ask::PlaceFloor: return floorFacts(answer);
    case Ask::PlaceFigure: return only(answer, {"legal"});
    case Ask::Watchtower: return only(answer, {"count", "value", "triggered"});
    case Ask::Score: return scoreFacts(answer);
    case Ask::Ransom: return ransomFacts(answer);
    case Ask::Actions: return only(answer, {"floor", "figures", "ransom"});
    case Ask::Outlook: return only(answer, {"verdict", "towers", "counting", "triggers", "events"});
    }
    return {};
}

std::optional<Value> expectationFrom(std::string text, const TileCatalogue &catalogue)
{
    std::replace(text.begin(), text.end(), '\n', ' ');
    const ReadResult read =
        readScenario("towerwatch: 1\nquestions:\n  - ask: score\n    expect: " + text, catalogue);
    const bool one = read.scenario && read.scenario->questions.size() == 1;
    return one ? read.scenario->questions[0].expect : std::nullopt;
}

Scenario withExpectation(Scenario scenario, int question, std::optional<Value> expect)
{
    if (question >= 0 && question < static_cast<int>(scenario.questions.size()))
        scenario.questions[static_cast<std::size_t>(question)].expect = std::move(expect);
    return scenario;
}

} // namespace towerwatch
