// SPDX-License-Identifier: MIT
#include "resources/build/schema/parts.h"

#include "resources/catalogue.h"

#include <algorithm>

namespace towerwatch::schema {

namespace {

constexpr int mostCoats = 9, mostCopies = 999, mostBonus = 99;

/// The words a member of Tile has in the catalogue, each once, and any other.
Value wordsOf(std::string Tile::*member)
{
    std::vector<std::string_view> words;
    for (const Tile &tile : builtInTiles().tiles())
        if (!(tile.*member).empty() && std::find(words.begin(), words.end(), tile.*member) == words.end())
            words.push_back(tile.*member);
    Value any = text(limits::word);
    any.set("examples", textList(words));
    return any;
}

Value fields()
{
    return list(object({{"half_edges", described("The halves of sides it touches; none: an inner field.",
                                                 list(word(enumNames<HalfEdge>)))},
                        {"cities", described("The cities it touches, counted from 0 in the list above.",
                                             list(number(0, mostCopies), Empty::Allowed))}},
                       {"half_edges"}));
}

} // namespace

Value design()
{
    Value edges = map({{"type", Value::of("string")}, {"pattern", Value::of("^([FRC]{4}|AAAA)$")}});
    Value ownId = text(limits::id, 1);
    ownId.set("not", word(tileIds()));
    const Value sides = list(ref("side"));
    return object(
        {{"id", described("Its name in this file; not one of the catalogue.", std::move(ownId))},
         {"jcz", described("Its id in games saved by JCloisterZone.", text(limits::word))},
         {"set", described("The set it belongs to.", wordsOf(&Tile::set))},
         {"letter", described("Its letter in the base game.", text(limits::word))},
         {"count", described("Copies in the set of each edition.", object({{"C1", number(0, mostCopies)},
                                                                           {"C2", number(0, mostCopies)},
                                                                           {"C3", number(0, mostCopies)}},
                                                                          {}, Empty::Allowed))},
         {"edges", described("What its sides show, N E S W: F field, R road, C city; AAAA is an abbey.",
                             std::move(edges))},
         {"cities",
          described("Its city segments.",
                    list(object({{"edges", described("The sides it takes.", sides)},
                                 {"coats_of_arms", described("Coats of arms in it.", number(0, mostCoats))}},
                                {"edges"})))},
         {"roads", described("Its roads, each as the list of its sides; a road with one side ends here.",
                             list(sides))},
         {"monastery", described("Whether it has a monastic building.", flag())},
         {"building", described("Which one, where it is not a plain monastery.", wordsOf(&Tile::building))},
         {"stand_in", described("Whether the real tile shows more than this entry says.", flag())},
         {"garden", described("Whether it has a garden.", flag())},
         {"tower_foundation", described("Whether a tower can be built on it.", flag())},
         {"watchtower", described("Its watchtower.",
                                  object({{"points", described("Points for each.", number(0, mostBonus))},
                                          {"per", described("What it counts.", word(enumNames<Bonus>))}},
                                         {"points", "per"}))},
         {"corn_circle", described("What its crop circle shows.", wordsOf(&Tile::cornCircle))},
         {"fields", described("Its fields.", fields())},
         {"c3",
          described("What the third edition may have changed.",
                    object({{"status", text(limits::id)}, {"fields_if_changed", fields()}}, {"status"}))},
         {"note", described("Anything else.", text(limits::word))}},
        {"id", "edges", "cities", "roads", "fields"});
}

} // namespace towerwatch::schema
