// SPDX-License-Identifier: MIT
/// Writes the JSON Schema of scenario files, which editors check and complete them by, from the tables that
/// the program reads them with; with "answers", the one of the answers. tst_schema and tst_answerschema hold
/// them against the program.
///
/// Usage: make-schema > towerwatch-1.schema.json
///        make-schema answers > towerwatch-answers-1.schema.json

#include "resources/build/schema/fields.h"
#include "resources/build/schema/told.h"
#include "resources/catalogue.h"

#include <iostream>

using namespace towerwatch;
using namespace towerwatch::schema;

namespace {

/// A text, or one for each language.
Value localText()
{
    constexpr std::array<std::string_view, 4> types{"string", "number", "object", "null"};
    Entries languages;
    for (const std::string_view language : completeLanguages())
        languages.emplace_back(language, text(limits::text));
    return map(
        {{"type", textList(types)},
         {"maxLength", Value::of(limits::text)},
         {"properties", map(std::move(languages))},
         {"propertyNames", map({{"minLength", Value::of(1)}, {"maxLength", Value::of(limits::language)}})},
         {"additionalProperties", text(limits::text)}});
}

/// Every place there is, as files write it.
Value place()
{
    return map({{"enum", Value::listOf(allPlaces(), [](const Place &each) { return toText(each); })}});
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
                {"place", described("What a figure stands on; sides as the tile lies.", place())},
                {"id", described("The name of a figure.", text(limits::id, 1))},
                {"because", described("Rulings that the answer must rest on.", list(word(rulingIds())))},
                {"player", objectOf<Player>(Empty::Allowed)},
                {"prisoner", objectOf<Prisoner>()},
                {"design", objectOf<Tile>()},
                {"placedTile", objectOf<PlacedTile>()},
                {"castle", objectOf<Castle>()},
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
    Entries sections{{"towerwatch", described("Version of the format.", number(1, formatVersion))}};
    for (auto &section : entriesOf<Scenario>())
        sections.push_back(std::move(section));
    const Value body = object(std::move(sections), {"towerwatch"});
    for (std::size_t i = 0; i < body.keys.size(); ++i)
        value.set(body.keys[i], body.items[i]);
    const Value tiles = catalogueOnly();
    for (std::size_t i = 0; i < tiles.keys.size(); ++i)
        value.set(tiles.keys[i], tiles.items[i]);
    value.set("definitions", definitions());
    return value;
}

} // namespace

int main(int count, char *arguments[])
{
    const bool ofAnswers = count > 1 && std::string_view(arguments[1]) == "answers";
    std::cout << toJson(ofAnswers ? explanation() : scenario(), 2) << '\n';
    return std::cout.flush() ? 0 : 1;
}
