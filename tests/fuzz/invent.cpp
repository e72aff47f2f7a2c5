// SPDX-License-Identifier: MIT
#include "invent.h"

#include "model/edit/repair.h"
#include "resources/catalogue.h"
#include "tests/support/randomboards.h"

#include <array>
#include <set>
#include <string_view>

using namespace towerwatch;

namespace invent {

namespace {

/// Words that readers and writers stumble over.
constexpr std::array<std::string_view, 24> words{"a",
                                                 "~",
                                                 "null",
                                                 "true",
                                                 "007",
                                                 "0x1F",
                                                 "1.0",
                                                 "f1",
                                                 "f2",
                                                 "-",
                                                 "- a",
                                                 "a: b",
                                                 "a #b",
                                                 "#a",
                                                 "'",
                                                 "\"\\",
                                                 "<b>&amp;",
                                                 "]]>",
                                                 "%1 %2",
                                                 "\xC3\xA4\xC3\x9F",
                                                 "\xE2\x80\xAE",
                                                 "\xF0\x9F\x8F\xB0",
                                                 "\xC2\x85",
                                                 "two\nlines"};

std::string word(Choices &choices)
{
    std::string text(choices.pick(words));
    if (choices.chance(20))
        text += choices.pick(words);
    if (choices.chance(3))
        text = std::string(64, 'x');
    return text;
}

/// The line break of a word made a blank: ids and names are one line.
std::string id(Choices &choices)
{
    std::string text = word(choices);
    for (char &c : text)
        c = c == '\n' ? ' ' : c;
    return text.substr(0, 40).empty() ? "x" : text;
}

void changeWords(Scenario &scenario, Choices &choices)
{
    if (choices.chance(40))
        scenario.title.byLanguage = {{"", word(choices)}};
    if (choices.chance(40))
        scenario.notes.byLanguage = {{"en", word(choices)}, {"de", word(choices)}};
    std::set<std::string> taken;
    for (const Figure &figure : scenario.figures)
        taken.insert(figure.id);
    for (Figure &figure : scenario.figures)
        if (std::string text = id(choices); choices.chance(25) && taken.insert(text).second)
            figure.id = std::move(text);
    for (Player &player : scenario.players)
        if (choices.chance(30))
            player.name = id(choices);
}

void changeNumbers(Scenario &scenario, Choices &choices)
{
    scenario.rules.tower = choices.pick(allTowerRules);
    scenario.rules.house = HouseRules(choices.below(16));
    for (PlacedTile &tile : scenario.tiles)
        if (tile.floors > 0 && choices.chance(20))
            tile.floors = std::array{1, 2, 10, 999, 1000}[choices.below(5)];
    for (Player &player : scenario.players) {
        if (choices.chance(20))
            player.points = std::array{0, 2, 3, 10000}[choices.below(4)];
        if (choices.chance(20))
            player.floors = std::array{0, 1, 1000}[choices.below(3)];
        for (auto count = choices.below(4); count > 0; --count)
            if (const auto owner = static_cast<Colour>(choices.below(8)); owner != player.colour)
                player.prisoners.push_back({static_cast<FigureKind>(choices.below(10)), owner});
    }
}

/// Tiles of the catalogue under a name of their own.
void changeDesigns(Scenario &scenario, Choices &choices)
{
    for (PlacedTile &placed : scenario.tiles) {
        const Tile *tile = choices.chance(15) ? designOf(scenario, builtInTiles(), placed.tile) : nullptr;
        if (!tile || builtInTiles().find(tile->id) != tile)
            continue;
        Tile own = *tile;
        own.id = "own " + id(choices) + std::to_string(scenario.designs.size());
        placed.tile = own.id;
        scenario.designs.push_back(std::move(own));
    }
}

void changeQuestions(Scenario &scenario, Choices &choices)
{
    const auto all = randomboards::allQuestions(scenario, builtInTiles());
    for (auto count = choices.below(6); count > 0 && !all.empty(); --count) {
        scenario.questions.push_back(choices.pick(all));
        if (choices.chance(30)) {
            Value expect = Value::map();
            expect.set("legal", Value::boolean(choices.chance(50)));
            expect.set(id(choices), Value::of(word(choices)));
            scenario.questions.back().expect = std::move(expect);
        }
    }
}

} // namespace

std::uint32_t Choices::below(std::uint32_t limit)
{
    if (m_size > 1) {
        m_state = m_state * 69069 + (m_data[0] | static_cast<std::uint32_t>(m_data[1]) << 8);
        m_data += 2;
        m_size -= 2;
    } else {
        m_state = m_state * 1664525 + 1013904223;
    }
    return limit == 0 ? 0 : (m_state >> 8) % limit;
}

Scenario scenario(Choices &choices)
{
    Scenario made = randomboards::randomScenario(choices.below(1u << 16), builtInTiles());
    changeDesigns(made, choices);
    changeNumbers(made, choices);
    changeWords(made, choices);
    for (Question &question : made.questions)
        question.target.reset(); // the figure may be called otherwise now
    std::erase_if(made.questions, [](const Question &question) { return question.ask == Ask::Outlook; });
    changeQuestions(made, choices);
    completePlayers(made);
    return made;
}

std::string slipped(std::string text, Choices &choices)
{
    const auto line = [&] {
        const auto at = text.find('\n', choices.below(static_cast<std::uint32_t>(text.size())));
        return at == std::string::npos ? text.size() : at + 1;
    };
    const auto begin = line(), end = std::min(text.find('\n', begin), text.size() - 1) + 1;
    switch (choices.below(5)) {
    case 0: text.erase(begin, end - begin); break;                       // a line is missing
    case 1: text.insert(line(), text.substr(begin, end - begin)); break; // or stands twice
    case 2: text.resize(begin); break;                                   // the end is cut off
    case 3: {                                                            // a number is another
        const auto digit = text.find_first_of("0123456789", begin);
        if (digit != std::string::npos)
            text[digit] = static_cast<char>('0' + choices.below(10));
        break;
    }
    default: // a letter is another
        if (begin < text.size())
            text[begin + choices.below(static_cast<std::uint32_t>(text.size() - begin))] =
                static_cast<char>(' ' + choices.below(95));
    }
    return text;
}

} // namespace invent
