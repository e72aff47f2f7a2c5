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
    Row{"action", TOWERWATCH_PHRASE("Topics", "The tower action")},
    Row{"after-the-capture", TOWERWATCH_PHRASE("Topics", "After the capture")},
    Row{"capture", TOWERWATCH_PHRASE("Topics", "Capturing")},
    Row{"combination-plays", TOWERWATCH_PHRASE("Topics", "Combination plays")},
    Row{"disputes", TOWERWATCH_PHRASE("Topics", "Common disputes")},
    Row{"editions", TOWERWATCH_PHRASE("Topics", "Where editions differ")},
    Row{"house-rules", TOWERWATCH_PHRASE("Topics", "House rules")},
    Row{"open-questions", TOWERWATCH_PHRASE("Topics", "Open questions")},
    Row{"placing-floors", TOWERWATCH_PHRASE("Topics", "Placing floors")},
    Row{"prisoners", TOWERWATCH_PHRASE("Topics", "Prisoners and ransom")},
    Row{"range", TOWERWATCH_PHRASE("Topics", "Range of a tower")},
    Row{"scoring", TOWERWATCH_PHRASE("Topics", "Scoring")},
    Row{"set-up", TOWERWATCH_PHRASE("Topics", "Setting up")},
    Row{"the-moment", TOWERWATCH_PHRASE("Topics", "The moment in the turn")},
    Row{"third-edition", TOWERWATCH_PHRASE("Topics", "The third edition")},
    Row{"tower-top", TOWERWATCH_PHRASE("Topics", "Figures on a tower")},
    Row{"watchtower-bonus", TOWERWATCH_PHRASE("Topics", "Watchtowers: what they count")},
    Row{"watchtower-combinations", TOWERWATCH_PHRASE("Topics", "Watchtowers with other expansions")},
    Row{"watchtower-details", TOWERWATCH_PHRASE("Topics", "Watchtowers in detail")},
    Row{"watchtower-editions", TOWERWATCH_PHRASE("Topics", "Watchtowers: editions")},
    Row{"watchtower-order", TOWERWATCH_PHRASE("Topics", "Watchtowers: what comes first")},
    Row{"watchtower-trigger", TOWERWATCH_PHRASE("Topics", "Watchtowers: what triggers them")},
    Row{"watchtowers", TOWERWATCH_PHRASE("Topics", "Watchtowers")},
};

} // namespace

Text topicName(std::string_view topic)
{
    for (const Row &row : topics)
        if (topic == row.name)
            return Topics::tr(row.words);
    return capitalized(replaced(topic, "-", " "));
}

} // namespace towerwatch
