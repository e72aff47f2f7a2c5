// SPDX-License-Identifier: MIT
#include "model/format/scenarioreader.h"
#include "resources/build/schema/parts.h"

namespace towerwatch::schema {

namespace {

Value ruleFor(Ask ask)
{
    const QuestionKeys keys = keysOf(ask);
    const std::string_view name = towerwatch::name(ask);
    std::vector<std::string_view> known{"ask"};
    known.insert(known.end(), keys.required.begin(), keys.required.end());
    known.insert(known.end(), keys.optional.begin(), keys.optional.end());
    known.push_back("expect");
    Value consequence = map({{"propertyNames", word(known)}});
    if (!keys.required.empty())
        consequence.set("required", textList(keys.required));
    consequence.set("properties", map({{"expect", expectation(ask)}}));
    return rule(when("ask", {&name, 1}), std::move(consequence));
}

} // namespace

Value question()
{
    Value byKind = Value::list();
    for (std::size_t i = 0; i < enumNames<Ask>.size(); ++i)
        byKind.add(ruleFor(static_cast<Ask>(i)));
    constexpr std::array<std::string_view, 2> expected{"object", "null"};
    Value value = object(
        {{"ask",
          described(
              "place-floor: what a new floor would reach and capture. place-figure: whether such a figure "
              "may stand on the tower. watchtower: what it is worth. score: what is complete and who gets "
              "the points. ransom: which prisoners can be bought back. actions: all that can be done "
              "with towers. outlook: what can happen to one figure.",
              word(enumNames<Ask>))},
         {"at", ref("square", "The tower or watchtower asked about.")},
         {"tile", ref("square", "score: only what this tile has a part in.")},
         {"figure", ref("figureKind", "place-figure: the figure to place. ransom: only such prisoners.")},
         {"from", ref("colour", "ransom: only prisoners that this player holds.")},
         {"by", ref("colour", "Who asks. Without it: whose turn it is, else the first player.")},
         {"target",
          ref("id", "outlook: the figure asked about. place-floor: one that gets a verdict in any case.")},
         {"expect", described("The expected answer, or a part of it; towerwatch check compares it.",
                              map({{"type", textList(expected)}}))}},
        {"ask"});
    value.set("allOf", std::move(byKind));
    return value;
}

} // namespace towerwatch::schema
