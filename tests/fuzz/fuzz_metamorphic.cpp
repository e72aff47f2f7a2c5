// SPDX-License-Identifier: MIT
/// An answer does not change when the board is rotated, shifted, recoloured, reordered, formatted, sent
/// through a share code or opened after an edit that was taken back.
#include "holds.h"
#include "invent.h"
#include "target.h"

#include "model/edit/edits.h"
#include "model/edit/repair.h"
#include "model/format/scenarioreader.h"
#include "model/format/scenariowriter.h"
#include "model/referee/answervalue.h"
#include "model/referee/referee.h"
#include "model/share/sharecode.h"
#include "resources/catalogue.h"

#include <algorithm>
#include <set>

using namespace towerwatch;

namespace {

/// What of an answer has to do with where things lie: of these lists only the length matters.
const std::set<std::string_view> places{"at",    "reach", "area",  "tiles",  "tile",
                                        "floor", "on",    "sides", "towers", "counting"};
/// What has to do with the order of things or with words.
const std::set<std::string_view> words{"because", "facts", "counted"};

/// An answer without squares and orders; colours are called as `colours` says.
Value essence(const Value &value, const std::array<Colour, 8> &colours)
{
    Value kept = value;
    kept.keys.clear();
    kept.items.clear();
    for (std::size_t i = 0; i < value.items.size(); ++i) {
        const bool map = value.kind == Value::Kind::Map;
        if (map && words.contains(value.keys[i]))
            continue;
        if (map && places.contains(value.keys[i])) {
            kept.set(value.keys[i], Value::of(static_cast<std::int64_t>(value.items[i].items.size())));
            continue;
        }
        Value item = essence(value.items[i], colours);
        if (!map)
            kept.add(std::move(item));
        else if (const auto colour = fromName<Colour>(value.keys[i]))
            kept.set(name(colours[static_cast<std::size_t>(*colour)]), std::move(item));
        else
            kept.set(value.keys[i], std::move(item));
    }
    if (value.kind == Value::Kind::Text)
        if (const auto colour = fromName<Colour>(value.text))
            kept.text = name(colours[static_cast<std::size_t>(*colour)]);
    if (value.kind == Value::Kind::List)
        std::sort(kept.items.begin(), kept.items.end(),
                  [](const Value &a, const Value &b) { return toJson(a) < toJson(b); });
    return kept;
}

constexpr std::array<Colour, 8> sameColours{Colour::Red,   Colour::Blue, Colour::Yellow, Colour::Green,
                                            Colour::Black, Colour::Pink, Colour::Grey,   Colour::Purple};

std::vector<std::string> answersTo(const Scenario &scenario,
                                   const std::array<Colour, 8> &colours = sameColours)
{
    const Board board(scenario, builtInTiles());
    std::vector<std::string> answers;
    for (const Question &question : scenario.questions)
        answers.push_back(toJson(essence(toValue(board, answer(board, question)), colours)));
    return answers;
}

void same(const std::vector<std::string> &before, const std::vector<std::string> &after, const char *what)
{
    for (std::size_t i = 0; i < before.size() && i < after.size(); ++i)
        if (before[i] != after[i])
            std::fprintf(stderr, "%s\n%s\n", before[i].c_str(), after[i].c_str());
    holds::require(before == after, what);
}

/// Every square moved, and turned a quarter clockwise about the origin if wished.
Scenario moved(Scenario scenario, bool turn, Square by)
{
    const Rotation quarter = turn ? Rotation::R90 : Rotation::R0;
    const auto go = [&](Square &square) { square = (turn ? Square{-square.y, square.x} : square) + by; };
    for (PlacedTile &tile : scenario.tiles) {
        go(tile.at);
        tile.rotation = rotationOfQuarters((static_cast<int>(tile.rotation) + (turn ? 1 : 0)) % 4);
        if (turn && tile.bridge)
            tile.bridge = *tile.bridge == Bridge::NS ? Bridge::EW : Bridge::NS;
    }
    for (Castle &castle : scenario.castles) {
        go(castle.at);
        castle.city = turned(castle.city, quarter);
    }
    for (Figure &figure : scenario.figures) {
        if (figure.at)
            go(*figure.at);
        if (figure.on)
            figure.on = turned(*figure.on, quarter);
    }
    for (Question &question : scenario.questions)
        if (question.at)
            go(*question.at);
    return scenario;
}

/// Every colour another: the one after it, round and round.
std::pair<Scenario, std::array<Colour, 8>> recoloured(Scenario scenario, std::uint32_t by)
{
    std::array<Colour, 8> back{};
    const auto next = [&](Colour colour) {
        return static_cast<Colour>((static_cast<std::uint32_t>(colour) + by) % 8);
    };
    for (const Colour colour : sameColours)
        back[static_cast<std::size_t>(next(colour))] = colour;
    const auto go = [&](auto &colour) {
        if (colour)
            colour = next(*colour);
    };
    for (Player &player : scenario.players) {
        player.colour = next(player.colour);
        for (Prisoner &prisoner : player.prisoners)
            prisoner.owner = next(prisoner.owner);
    }
    if (scenario.turn)
        go(scenario.turn->player);
    for (Figure &figure : scenario.figures)
        go(figure.owner);
    for (Question &question : scenario.questions) {
        go(question.by);
        go(question.from);
    }
    return {scenario, back};
}

template <typename T> void shuffle(std::vector<T> &list, invent::Choices &choices)
{
    for (std::size_t i = list.size(); i > 1; --i)
        std::swap(list[i - 1], list[choices.below(static_cast<std::uint32_t>(i))]);
}

std::optional<Scenario> read(const std::string &text)
{
    return readScenario(text, builtInTiles()).scenario;
}

} // namespace

FUZZ_TARGET(metamorphic)
{
    invent::Choices choices(data, size);
    const auto made = read(writeScenario(invent::scenario(choices)));
    if (!made)
        return 0;
    Scenario scenario = *made;
    const auto ids = figureIds(scenario);
    for (std::size_t i = 0; i < ids.size(); ++i)
        scenario.figures[i].id = ids[i]; // so that they keep their names in another order
    if (scenario.players.empty())
        for (const Colour colour : playerOrder(scenario))
            scenario.players.push_back({.colour = colour});
    if (scenario.players.empty())
        scenario.players.emplace_back(); // where nobody plays it is red who asks, whatever is recoloured
    completePlayers(scenario);
    const auto before = answersTo(scenario);
    const int far = static_cast<int>(choices.below(900)) - 450;
    same(before, answersTo(moved(scenario, true, {0, 0})), "rotated");
    same(before, answersTo(moved(scenario, false, {far, -far})), "shifted");
    const auto [other, back] = recoloured(scenario, 1 + choices.below(7));
    same(before, answersTo(other, back), "recoloured");
    Scenario mixed = scenario;
    shuffle(mixed.tiles, choices);
    shuffle(mixed.figures, choices);
    shuffle(mixed.castles, choices);
    shuffle(mixed.designs, choices);
    same(before, answersTo(mixed), "reordered");
    const auto formatted = read(writeScenario(scenario));
    holds::require(formatted.has_value(), "what is written can be read");
    same(before, answersTo(*formatted), "formatted");
    const auto code = textOfCode(shareCode(scenario)).text;
    const auto sent = code ? read(*code) : std::nullopt;
    holds::require(sent.has_value(), "a code can be read");
    same(before, answersTo(*sent), "sent");
    const Square empty{5000, 5000};
    same(before,
         answersTo(withoutTile(withTile(scenario, builtInTiles(), {"base-B-monastery", empty}),
                               builtInTiles(), empty)),
         "taken back");
    return 0;
}
