// SPDX-License-Identifier: MIT
#include "resources/build/schema/fields.h"

#include "resources/catalogue.h"

#include <algorithm>

namespace towerwatch::schema {

Value shape(const bool *, const Terms &terms)
{
    return terms.meaning == Meaning::OnlyTrue ? map({{"enum", Value::list({Value::boolean(true)})}}) : flag();
}

Value shape(const int *, const Terms &terms)
{
    return number(0, terms.most);
}

Value shape(const std::string *, const Terms &terms)
{
    if (terms.meaning == Meaning::FigureId)
        return ref("id");
    if (terms.meaning == Meaning::TileId)
        return map({{"anyOf", Value::list({word(tileIds()), text(terms.most)})}});
    Value any = text(terms.most, terms.meaning == Meaning::NewTileId ? 1 : 0);
    if (terms.meaning == Meaning::NewTileId)
        any.set("not", word(tileIds()));
    return any;
}

Value shape(const Rotation *, const Terms &)
{
    return map({{"enum", numberList(std::array{0, 90, 180, 270})}});
}

Value shape(const FigureKind *, const Terms &terms)
{
    return terms.meaning == Meaning::Prisoner ? word(kindsThat(canBePrisoner)) : ref("figureKind");
}

Value shape(const Value *, const Terms &)
{
    constexpr std::array<std::string_view, 2> types{"object", "null"};
    return map({{"type", textList(types)}});
}

Value shape(const std::array<Edge, 4> *, const Terms &)
{
    return map({{"type", Value::of("string")}, {"pattern", Value::of("^([FRC]{4}|AAAA)$")}});
}

Value shape(const RoadSegment *, const Terms &terms)
{
    return listOf<Side>(terms);
}

Value shape(const Supply *, const Terms &terms)
{
    Entries kinds;
    for (const std::string_view kind : enumNames<FigureKind>)
        kinds.emplace_back(kind, number(0, terms.most));
    return object(std::move(kinds), {}, emptyIn(terms));
}

Value shape(const Turn *, const Terms &)
{
    return map(
        {{"anyOf", Value::list({ref("colour"), objectOf<Turn>(), map({{"type", Value::of("null")}})})}});
}

Value shape(const LaidTile *, const Terms &)
{
    constexpr std::string_view none = "none";
    return map({{"anyOf", Value::list({ref("square"), word({&none, 1})})}});
}

namespace {

/// The player of one colour; nobody holds prisoners of his own.
Value player(std::string_view colour)
{
    std::vector<std::string_view> others(enumNames<Colour>.begin(), enumNames<Colour>.end());
    std::erase(others, colour);
    Value owner = map({{"properties", map({{"owner", word(others)}})}});
    Value own = map({{"properties", map({{"prisoners", map({{"items", std::move(owner)}})}})}});
    return described("The player of this colour.",
                     map({{"allOf", Value::list({ref("player"), std::move(own)})}}));
}

} // namespace

Value shape(const std::vector<Player> *, const Terms &terms)
{
    Entries byColour;
    for (const std::string_view colour : enumNames<Colour>)
        byColour.emplace_back(colour, player(colour));
    return object(std::move(byColour), {}, emptyIn(terms));
}

Value wordsOf(std::string Tile::*member)
{
    std::vector<std::string_view> words;
    for (const Tile &tile : builtInTiles().tiles())
        if (!(tile.*member).empty() && std::find(words.begin(), words.end(), tile.*member) == words.end())
            words.push_back(tile.*member);
    return textList(words);
}

/// Neutral figures have a square and nothing else; places beside the board have no square.
Value figure()
{
    std::vector<std::string_view> beside;
    for (const PlaceKind kind : allOf<PlaceKind>)
        if (!hasSquare(kind))
            beside.push_back(name(kind));
    const Value never = Value::boolean(false);
    Value neutral = rule(
        when("figure", kindsThat(isNeutral)),
        map({{"required", textList(Keys{"at"})}, {"properties", map({{"owner", never}, {"on", never}})}}),
        required({"owner", "on"}));
    Value square = rule(when("on", beside), map({{"properties", map({{"at", never}})}}), required({"at"}));
    Value value = objectOf<Figure>();
    value.set("allOf", Value::list({std::move(neutral), std::move(square)}));
    return value;
}

namespace {

Value ruleFor(Ask ask)
{
    const std::string_view name = towerwatch::name(ask);
    Keys known = keysOf(ask), needed = known;
    std::erase_if(needed, [ask](std::string_view key) { return !needs(ask, key); });
    known.insert(known.begin(), "ask");
    known.push_back("expect");
    Value consequence = map({{"propertyNames", word(known)}});
    if (!needed.empty())
        consequence.set("required", textList(needed));
    consequence.set("properties", map({{"expect", expectation(ask)}}));
    return rule(when("ask", {&name, 1}), std::move(consequence));
}

} // namespace

Value question()
{
    Value value = objectOf<Question>();
    value.set("allOf", Value::listOf(allOf<Ask>, ruleFor));
    return value;
}

} // namespace towerwatch::schema
