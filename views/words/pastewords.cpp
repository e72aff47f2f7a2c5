// SPDX-License-Identifier: MIT
#include "views/words/words.h"

namespace towerwatch {

namespace {

struct Paste
{
    TOWERWATCH_PHRASES(Paste)
};

} // namespace

Text leftOutWords(const Scenario &block, const Scenario &table)
{
    Texts words;
    const auto add = [&](bool isLeftOut, const char *word) {
        if (isLeftOut)
            words << Paste::tr(word);
    };
    add(!block.title.empty() && block.title != table.title, TOWERWATCH_PHRASE("Paste", "title"));
    add(!block.notes.empty() && block.notes != table.notes, TOWERWATCH_PHRASE("Paste", "notes"));
    add(!block.players.empty() && block.players != table.players, TOWERWATCH_PHRASE("Paste", "players"));
    add(block.turn && block.turn->player != askerOf(table, {}),
        TOWERWATCH_PHRASE("Paste", "whose turn it is"));
    add(block.rules != table.rules, TOWERWATCH_PHRASE("Paste", "rules"));
    add(!block.header.empty() || !block.comments.empty(), TOWERWATCH_PHRASE("Paste", "comments"));
    return enumerated(words);
}

} // namespace towerwatch
