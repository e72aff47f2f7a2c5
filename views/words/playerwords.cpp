// SPDX-License-Identifier: MIT
#include "views/words/playerwords.h"

#include "model/value/ranges.h"
#include "views/words/turnwords.h"
#include "views/words/words.h"

namespace towerwatch {

namespace {

struct PlayerWords
{
    TOWERWATCH_PHRASES(PlayerWords)
};

Text supplyWords(const Supply &supply, TowerRules rules)
{
    Texts kinds;
    for (const auto &[kind, count] : supply)
        if (count > 0)
            kinds
                << PlayerWords::tr("%1 × %2", "a number of figures of a kind").arg(count, word(kind, rules));
    return kinds.empty() ? PlayerWords::tr("supply: none", "no figures")
                         : PlayerWords::tr("supply: %1").arg(joined(kinds, ", "));
}

Text heldWords(const std::vector<Prisoner> &prisoners, TowerRules rules)
{
    Texts held;
    for (const auto &[prisoner, count] : groupsOf(prisoners))
        held << prisonersWords(prisoner, count, rules);
    return PlayerWords::tr("prisoners: %1").arg(joined(held, ", "));
}

} // namespace

PrisonerGroups groupsOf(const std::vector<Prisoner> &prisoners)
{
    PrisonerGroups groups;
    for (const Prisoner &prisoner : prisoners) {
        const auto found = ranges::find(groups, prisoner, &PrisonerGroups::value_type::first);
        if (found == groups.end())
            groups.emplace_back(prisoner, 1);
        else
            ++found->second;
    }
    return groups;
}

Text pointsWords(int points, bool brief)
{
    return brief ? PlayerWords::tr("%n pt(s)", "points, short", points) : towerwatch::points(points);
}

Text prisonersWords(Prisoner prisoner, int count, TowerRules rules)
{
    const Text kind = word(prisoner.kind, rules), owner = word(prisoner.owner);
    return count == 1 ? PlayerWords::tr("1 %1 (%2)", "figure, owner").arg(kind, owner)
                      : PlayerWords::tr("%1 × %2 (%3)", "number, figure, owner").arg(count, kind, owner);
}

Text heldBy(const Text &figure, const Text &holder)
{
    return PlayerWords::tr("%1 held by %2", "figure, player").arg(figure, holder);
}

Text playerWords(const Scenario &scenario, Colour colour)
{
    Texts parts{word(colour)};
    const Player *player = findPlayer(scenario, colour);
    if (player && player->name && !player->name->empty())
        parts << shown(*player->name);
    if (onTurn(scenario) == colour) {
        parts << PlayerWords::tr("whose turn it is");
        for (const Text &part : turnParts(*scenario.turn, inFirstEdition(scenario)))
            parts << part;
    }
    if (!player)
        return joined(parts, ", ");
    if (player->points)
        parts << points(*player->points);
    if (player->floors)
        parts << inEdition(PlayerWords::tr("%n <floor(s)|tower piece(s)>", nullptr, *player->floors),
                           inFirstEdition(scenario));
    if (player->supply)
        parts << supplyWords(*player->supply, scenario.rules.tower);
    if (!player->prisoners.empty())
        parts << heldWords(player->prisoners, scenario.rules.tower);
    return joined(parts, ", ");
}

} // namespace towerwatch
