// SPDX-License-Identifier: MIT
#include "resources/build/schema/parts.h"

#include "resources/catalogue.h"

#include <algorithm>
#include <functional>

namespace towerwatch::schema {

Value map(Entries entries)
{
    Value value = Value::map();
    for (auto &entry : entries)
        value.set(entry.first, std::move(entry.second));
    return value;
}

Value textList(Names names)
{
    Value list = Value::list();
    for (const std::string_view name : names)
        list.add(Value::of(name));
    return list;
}

Value described(std::string_view description, Value schema)
{
    if (description.empty())
        return schema;
    Value value = map({{"description", Value::of(description)}});
    if (schema.find("$ref")) // beside a plain reference draft-07 ignores a description
        schema = map({{"allOf", Value::list({std::move(schema)})}});
    for (std::size_t i = 0; i < schema.keys.size(); ++i)
        value.set(schema.keys[i], std::move(schema.items[i]));
    return value;
}

Value ref(std::string_view definition)
{
    return map({{"$ref", Value::of("#/definitions/" + std::string(definition))}});
}

Value ref(std::string_view definition, std::string_view description)
{
    return described(description, ref(definition));
}

Value word(Names names)
{
    return map({{"enum", textList(names)}});
}

Value text(int longest, int shortest)
{
    constexpr std::string_view types[]{"string", "number"};
    Value value = map({{"type", textList(types)}, {"maxLength", Value::of(longest)}});
    if (shortest > 0)
        value.set("minLength", Value::of(shortest));
    return value;
}

Value number(int least, int greatest)
{
    return map(
        {{"type", Value::of("integer")}, {"minimum", Value::of(least)}, {"maximum", Value::of(greatest)}});
}

Value integer()
{
    return map({{"type", Value::of("integer")}});
}

Value flag()
{
    return map({{"type", Value::of("boolean")}});
}

namespace {

Value type(std::string_view name, Empty empty)
{
    const std::string_view both[]{name, "null"};
    return empty == Empty::Allowed ? textList(both) : Value::of(name);
}

} // namespace

Value list(Value items, Empty empty)
{
    return map({{"type", type("array", empty)}, {"items", std::move(items)}});
}

Value object(Entries properties, const Keys &needed, Empty empty)
{
    Value value = map({{"type", type("object", empty)},
                       {"properties", map(std::move(properties))},
                       {"additionalProperties", Value::boolean(false)}});
    if (!needed.empty())
        value.set("required", textList(needed));
    return value;
}

Value listOfSize(Value items, int least, int most)
{
    Value value = items.keys.empty() ? map({{"type", type("array", Empty::No)}}) : list(std::move(items));
    if (least > 0)
        value.set("minItems", Value::of(least));
    if (most >= 0)
        value.set("maxItems", Value::of(most));
    return value;
}

Value object(Form form, Entries properties, const Keys &optional)
{
    Keys needed;
    for (const auto &[key, schema] : properties)
        if (form == Form::Whole && std::find(optional.begin(), optional.end(), key) == optional.end())
            needed.push_back(key);
    return object(std::move(properties), needed);
}

Value anyOf(const std::vector<Value> &several)
{
    return map({{"anyOf", Value::listOf(several, std::identity())}});
}

Value exactly(Value value)
{
    return map({{"enum", Value::list({std::move(value)})}});
}

Value required(const Keys &keys)
{
    return map({{"required", textList(keys)}});
}

Value rule(Value condition, Value consequence, Value otherwise)
{
    Value value = map({{"if", std::move(condition)}, {"then", std::move(consequence)}});
    if (!otherwise.keys.empty())
        value.set("else", std::move(otherwise));
    return value;
}

Value when(std::string_view key, Names values)
{
    return map({{"properties", map({{key, word(values)}})}, {"required", textList({&key, 1})}});
}

std::vector<std::string_view> kindsThat(bool (*test)(FigureKind))
{
    std::vector<std::string_view> names;
    for (const FigureKind kind : allOf<FigureKind>)
        if (test(kind))
            names.push_back(name(kind));
    return names;
}

std::vector<std::string_view> rulingIds()
{
    std::vector<std::string_view> ids;
    for (const Ruling &ruling : builtInRulings().rulings)
        ids.push_back(ruling.id.value);
    return ids;
}

std::vector<std::string_view> tileIds()
{
    std::vector<std::string_view> ids;
    for (const Tile &tile : builtInTiles().tiles())
        ids.push_back(tile.id);
    return ids;
}

} // namespace towerwatch::schema
