// SPDX-License-Identifier: MIT
/// Writes the JSON Schema of scenario files, which editors check and complete them by, from the tables that
/// the program reads them with. tst_schema holds the two against each other.
///
/// Usage: make-schema > towerwatch-1.schema.json

#include "resources/build/schema/parts.h"
#include "resources/catalogue.h"

#include <iostream>

using namespace towerwatch;
using namespace towerwatch::schema;

namespace {

std::vector<std::string_view> rulingIds()
{
    std::vector<std::string_view> ids;
    for (const Ruling &ruling : builtInRulings().rulings)
        ids.push_back(ruling.id.value);
    return ids;
}

/// A text, or one for each language.
Value localText()
{
    constexpr std::array<std::string_view, 4> types{"string", "number", "object", "null"};
    Entries languages;
    for (const std::string_view language : completeLanguages())
        languages.emplace_back(language, text(longestText));
    return map(
        {{"type", textList(types)},
         {"maxLength", Value::of(longestText)},
         {"properties", map(std::move(languages))},
         {"propertyNames", map({{"minLength", Value::of(1)}, {"maxLength", Value::of(limits::language)}})},
         {"additionalProperties", text(longestText)}});
}

Value rules()
{
    return described(
        "What the table plays by.",
        object(
            {{"tower",
              described("Rule set of The Tower. c2: second edition; c1: first edition as clarified later; "
                        "c1-original: first printing of 2006; c1-rgg: first RGG translation; c1-zmg: "
                        "first edition of ZMG. Without it: c2.",
                        word(enumNames<TowerRules>))},
             {"watchtowers", described("Edition of The Watchtowers. c3: third; c2: second. Without it: c3.",
                                       word(enumNames<WatchtowerRules>))},
             {"house", described("House rules. no-gaps: a tower does not reach over an empty square; "
                                 "eye-for-an-eye: prisoners come back by exchange only, not for points; "
                                 "no-surprises: the new floor does not add to the range; diagonal: range is "
                                 "counted in steps, around corners too.",
                                 list(word(enumNames<HouseRule>), Empty::Allowed))}},
            {}, Empty::Allowed));
}

Value prisoner()
{
    const auto kinds = kindsThat([](FigureKind kind) {
        return isMeeple(kind) || kind == FigureKind::Builder || kind == FigureKind::Pig;
    });
    return object(
        {{"figure", described("Its kind.", word(kinds))}, {"owner", ref("colour", "Whose figure it is.")}},
        {"figure", "owner"});
}

/// The player of one colour; nobody holds prisoners of his own.
Value player(std::string_view colour)
{
    std::vector<std::string_view> others(enumNames<Colour>.begin(), enumNames<Colour>.end());
    std::erase(others, colour);
    Value owner = map({{"properties", map({{"owner", word(others)}})}});
    Value own = map({{"properties", map({{"prisoners", map({{"items", std::move(owner)}})}})}});
    Value both = Value::list();
    both.add(ref("player"));
    both.add(std::move(own));
    return described("The player of this colour.", map({{"allOf", std::move(both)}}));
}

Value anyPlayer()
{
    Entries supply;
    for (const std::string_view kind : enumNames<FigureKind>)
        supply.emplace_back(kind, number(0, limits::supply));
    return object(
        {{"name", described("Shown instead of the colour.", text(limits::name))},
         {"points", described("Points on the score track; unknown if not given.", number(0, limits::points))},
         {"floors", described("Tower floors left; enough if not given.", number(0, limits::floors))},
         {"supply", described("Figures left, by kind: what is not listed is used up. Without this key "
                              "every kind is there.",
                              object(std::move(supply), {}, Empty::Allowed))},
         {"prisoners",
          described("Captured figures of other players.", list(ref("prisoner"), Empty::Allowed))}},
        {}, Empty::Allowed);
}

Value players()
{
    Entries byColour;
    for (const std::string_view colour : enumNames<Colour>)
        byColour.emplace_back(colour, player(colour));
    return described("Who plays, in turn order. Without it: the owners of the figures.",
                     object(std::move(byColour), {}, Empty::Allowed));
}

Value turn()
{
    Value either = Value::list();
    either.add(ref("colour"));
    either.add(object({{"player", ref("colour", "Whose turn it is.")},
                       {"ransom-paid", described("Whether this turn's ransom is paid already.", flag())}},
                      {"player"}));
    either.add(map({{"type", Value::of("null")}}));
    return described("Whose turn it is.", map({{"anyOf", std::move(either)}}));
}

Value square()
{
    Value value = list(number(-limits::coordinate, limits::coordinate));
    value.set("minItems", Value::of(2));
    value.set("maxItems", Value::of(2));
    return described("[x, y]: x grows east, y grows south.", std::move(value));
}

Value definitions()
{
    return map({{"localText", described("One text, or a map from language to text.", localText())},
                {"square", square()},
                {"side", described("A side of the tile as it lies.", word(enumNames<Side>))},
                {"colour", described("A player's colour.", word(enumNames<Colour>))},
                {"figureKind", described("A kind of figure.", word(enumNames<FigureKind>))},
                {"place", place()},
                {"id", described("The name of a figure.", text(limits::id, 1))},
                {"because", described("Rulings that the answer must rest on.", list(word(rulingIds())))},
                {"player", anyPlayer()},
                {"prisoner", prisoner()},
                {"design", design()},
                {"placedTile", placedTile()},
                {"castle", castle()},
                {"figure", figure()},
                {"question", question()}});
}

/// Without designs of its own a file can only name tiles of the catalogue.
Value catalogueOnly()
{
    Value tile = map({{"properties", map({{"tile", word(tileIds())}})}});
    Value tiles = map({{"properties", map({{"tiles", map({{"items", std::move(tile)}})}})}});
    Value condition = map({{"not", required({"designs"})}});
    return rule(std::move(condition), std::move(tiles));
}

Value scenario()
{
    Value value =
        map({{"$schema", Value::of("http://json-schema.org/draft-07/schema#")},
             {"title", Value::of("Towerwatch scenario, version " + std::to_string(formatVersion))},
             {"description", Value::of("A position of Carcassonne with The Tower or The Watchtowers, the "
                                       "rules of the table, and questions.")}});
    const Value body = object(
        {{"towerwatch", described("Version of the format.", number(1, formatVersion))},
         {"title", ref("localText", "What it is about, in one line.")},
         {"notes", ref("localText", "What else is to be said.")},
         {"rules", rules()},
         {"players", players()},
         {"turn", turn()},
         {"designs",
          described("Tiles that the catalogue does not have.", list(ref("design"), Empty::Allowed))},
         {"tiles", described("The tiles on the table.", list(ref("placedTile"), Empty::Allowed))},
         {"castles", described("Cities that are castles.", list(ref("castle"), Empty::Allowed))},
         {"figures", described("The figures on the table.", list(ref("figure"), Empty::Allowed))},
         {"questions", described("What is asked. Without any: every foundation, every watchtower, the score.",
                                 list(ref("question"), Empty::Allowed))}},
        {"towerwatch"});
    for (std::size_t i = 0; i < body.keys.size(); ++i)
        value.set(body.keys[i], body.items[i]);
    const Value tiles = catalogueOnly();
    for (std::size_t i = 0; i < tiles.keys.size(); ++i)
        value.set(tiles.keys[i], tiles.items[i]);
    value.set("definitions", definitions());
    return value;
}

} // namespace

int main()
{
    std::cout << toJson(scenario(), 2) << '\n';
    return std::cout.flush() ? 0 : 1;
}
