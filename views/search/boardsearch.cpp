// SPDX-License-Identifier: MIT
#include "views/search/boardsearch.h"

#include "model/value/ranges.h"
#include "resources/catalogue.h"
#include "views/search/rulingsearch.h"

namespace towerwatch {

namespace {

constexpr std::size_t rulingsWithBoard = 3;

} // namespace

const WordIndex &boardIndex()
{
    static const WordIndex index = [] {
        WordIndex made;
        int number = 0;
        for (const ShippedScenario &shipped : shippedScenarios()) {
            made.add(number, TextPlace::Brief, shipped.question);
            for (const ShippedWords &words : shipped.words) {
                made.add(number, TextPlace::Title, words.title);
                made.add(number, TextPlace::Text, words.notes);
            }
            ++number;
        }
        return made;
    }();
    return index;
}

const ShippedWords &wordsOf(const ShippedScenario &shipped)
{
    return shipped.words[builtInRulings().indexOf(currentLanguage())];
}

const ShippedScenario *findShipped(std::string_view path)
{
    const auto found = ranges::find(shippedScenarios(), path, &ShippedScenario::path);
    return found == shippedScenarios().end() ? nullptr : &*found;
}

List<const ShippedScenario *> findBoards(std::string_view search, const List<const Ruling *> &rulings)
{
    List<const ShippedScenario *> boards;
    const auto add = [&](const ShippedScenario *board) {
        if (board && !boards.contains(board))
            boards << board;
    };
    for (const Ruling *ruling : rulings.first(rulingsWithBoard))
        if (const ShownRuling shown = shownBy(ruling->id); !shown.scenarios.empty())
            add(findShipped(shown.scenarios.front()));
    for (const int number : boardIndex().find(search))
        add(&shippedScenarios()[static_cast<std::size_t>(number)]);
    return boards;
}

} // namespace towerwatch
