// SPDX-License-Identifier: MIT
/// The rules a table plays by: editions, house rules, and the one table of what differs between them.
#pragma once

#include "model/value/geometry.h"
#include "rulingids.h"

namespace towerwatch {

/// Rule sets of The Tower.
enum class TowerRules : std::uint8_t {
    C2,         ///< second edition
    C1,         ///< first edition as clarified (HiG, RGG Big Box)
    C1Original, ///< first printing of 2006 with its early FAQ
    C1Rgg,      ///< first RGG translation
    C1Zmg       ///< ZMG's first-edition rules
};
template <>
inline constexpr auto enumNames<TowerRules> = words<TowerRules::C1Zmg>("c2 c1 c1-original c1-rgg c1-zmg");
inline constexpr auto allTowerRules = allOf<TowerRules>;

/// Editions of The Watchtowers. No verdict differs between them (ruling wt-c3-fields).
enum class WatchtowerRules : std::uint8_t { C3, C2 };
template <> inline constexpr auto enumNames<WatchtowerRules> = words<WatchtowerRules::C2>("c3 c2");

/// What house rules change.
struct HouseSwitches
{
    int shorter = 0;       ///< so much the range falls short of the height
    bool gapsStop = false; ///< a range ends at the first missing tile
    bool turns = false;    ///< a range goes round corners, step by step
    bool noRansom = false; ///< nobody is bought back

    constexpr bool changeRange() const { return shorter > 0 || gapsStop || turns; }
};

struct HouseRuleRow
{
    std::string_view name; ///< in scenario files
    RulingId ruling;       ///< that says what it does
    HouseSwitches changes;
};

enum class HouseRule : std::uint8_t { NoGaps, EyeForAnEye, NoSurprises, Diagonal };
inline constexpr auto houseRules = std::to_array<HouseRuleRow>({
    {"no-gaps", cite::houseNoGaps, {.gapsStop = true}},
    {"eye-for-an-eye", cite::houseEyeForEye, {.noRansom = true}},
    {"no-surprises", cite::houseNoSurprises, {.shorter = 1}},
    {"diagonal", cite::houseDiagonal, {.turns = true}},
});
template <> inline constexpr auto enumNames<HouseRule> = namesOf<HouseRule::Diagonal>(houseRules);
inline constexpr auto allHouseRules = allOf<HouseRule>;
using HouseRules = EnumSet<HouseRule, houseRules.size()>;

constexpr const HouseRuleRow &rowOf(HouseRule rule)
{
    return houseRules[static_cast<std::size_t>(rule)];
}
/// What several house rules change together.
constexpr HouseSwitches switchesOf(HouseRules house)
{
    HouseSwitches all;
    for (const HouseRule rule : allHouseRules)
        if (const HouseSwitches &each = rowOf(rule).changes; house.contains(rule)) {
            all.shorter += each.shorter;
            all.gapsStop |= each.gapsStop;
            all.turns |= each.turns;
            all.noRansom |= each.noRansom;
        }
    return all;
}

/// The edition that a rule set belongs to, as rulings name it.
constexpr std::string_view editionOf(TowerRules rules)
{
    return rules == TowerRules::C2 ? "c2" : "c1";
}
constexpr std::string_view editionOf(WatchtowerRules rules)
{
    return name(rules);
}

/// What a table plays by. The defaults are those of the scenario format.
struct TableRules
{
    TowerRules tower = TowerRules::C2;
    WatchtowerRules watchtowers = WatchtowerRules::C3;
    HouseRules house = {};
    friend bool operator==(const TableRules &, const TableRules &) = default;
};

/// What rules say of something; open: the sources do not settle it.
enum class Legality : std::uint8_t { No, Yes, Open };

/// A ruling, or two that say the same on different authority: which one, the edition decides.
struct EditionRuling
{
    RulingId second, first;
    constexpr EditionRuling(RulingId both = {})
        : EditionRuling(both, both)
    {
    }
    constexpr EditionRuling(RulingId ofSecond, RulingId ofFirst)
        : second(ofSecond)
        , first(ofFirst)
    {
    }
    constexpr RulingId under(TowerRules rules) const { return rules == TowerRules::C2 ? second : first; }
};

/// Everything in which the rule sets of The Tower differ. Each member names the ruling that says so.
struct TowerSwitches
{
    bool ownFollowerCapturable;   ///< capture-own-meeple
    bool builderAndPigCapturable; ///< capture-builder-pig-old
    bool builderAndPigOnTower;    ///< tower-top-builder-pig-old
    bool figureOnTowerCapturable; ///< capture-meeple-on-tower
    bool ransomNeedsThreePoints;  ///< ransom-min-score; where false, the sources leave it open
    bool wordsOfFirstEdition;     ///< capture-large-follower; its rules speak of followers, not of meeples
};

inline constexpr std::array<TowerSwitches, 5> towerSwitches{{
    /* c2          */ {true, false, false, true, true, false},
    /* c1          */ {true, false, false, true, false, true},
    /* c1-original */ {false, true, true, true, false, true},
    /* c1-rgg      */ {false, true, true, false, false, true},
    /* c1-zmg      */ {true, false, false, false, false, true},
}};
constexpr const TowerSwitches &switchesOf(TowerRules rules)
{
    return towerSwitches[static_cast<std::size_t>(rules)];
}

} // namespace towerwatch
