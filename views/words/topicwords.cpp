// SPDX-License-Identifier: MIT
#include "views/words/words.h"

#include <array>

namespace towerwatch {

namespace {

struct Topics
{
    TOWERWATCH_PHRASES(Topics)
};

struct Row
{
    const char *name, *words;
};

constexpr std::array topics{
    Row{"set-up", TOWERWATCH_PHRASE("Topics", "Setting up")},
    Row{"action", TOWERWATCH_PHRASE("Topics", "The tower action")},
    Row{"range", TOWERWATCH_PHRASE("Topics", "Range of a tower")},
    Row{"capture", TOWERWATCH_PHRASE("Topics", "Capturing")},
    Row{"prisoners", TOWERWATCH_PHRASE("Topics", "Prisoners and ransom")},
    Row{"tower-top", TOWERWATCH_PHRASE("Topics", "Figures on a tower")},
    Row{"house-rules", TOWERWATCH_PHRASE("Topics", "House rules")},
    Row{"third-edition", TOWERWATCH_PHRASE("Topics", "The third edition")},
    Row{"watchtowers", TOWERWATCH_PHRASE("Topics", "Watchtowers")},
    Row{"watchtower-details", TOWERWATCH_PHRASE("Topics", "Watchtowers in detail")},
};

constexpr std::array folders{
    Row{"after-the-capture", TOWERWATCH_PHRASE("Topics", "After the capture")},
    Row{"capture", TOWERWATCH_PHRASE("Topics", "Capturing")},
    Row{"combination-plays", TOWERWATCH_PHRASE("Topics", "Combination plays")},
    Row{"editions", TOWERWATCH_PHRASE("Topics", "Where editions differ")},
    Row{"house-rules", TOWERWATCH_PHRASE("Topics", "House rules")},
    Row{"open-questions", TOWERWATCH_PHRASE("Topics", "Open questions")},
    Row{"placing-floors", TOWERWATCH_PHRASE("Topics", "Placing floors")},
    Row{"prisoners", TOWERWATCH_PHRASE("Topics", "Prisoners and ransom")},
    Row{"range", TOWERWATCH_PHRASE("Topics", "Range of a tower")},
    Row{"scoring", TOWERWATCH_PHRASE("Topics", "Scoring")},
    Row{"tower-top", TOWERWATCH_PHRASE("Topics", "Figures on a tower")},
    Row{"watchtower-bonus", TOWERWATCH_PHRASE("Topics", "Watchtowers: what they count")},
    Row{"watchtower-combinations", TOWERWATCH_PHRASE("Topics", "Watchtowers with other expansions")},
    Row{"watchtower-editions", TOWERWATCH_PHRASE("Topics", "Watchtowers: editions")},
    Row{"watchtower-order", TOWERWATCH_PHRASE("Topics", "Watchtowers: what comes first")},
    Row{"watchtower-trigger", TOWERWATCH_PHRASE("Topics", "Watchtowers: what triggers them")},
};

template <std::size_t Count> Text nameIn(const std::array<Row, Count> &rows, std::string_view name)
{
    for (const Row &row : rows)
        if (name == row.name)
            return Topics::tr(row.words);
    return capitalized(replaced(name, "-", " "));
}

} // namespace

Text topicName(std::string_view topic)
{
    return nameIn(topics, topic);
}

Text folderName(std::string_view folder)
{
    return nameIn(folders, folder);
}

} // namespace towerwatch
