// SPDX-License-Identifier: MIT
#include "model/format/scenariowriter.h"
#include "model/format/yamlflow.h"
#include "model/referee/answervalue.h"

namespace towerwatch {

namespace {

/// A part of a tile: what is false is left out, and sides stand in quotes, for YAML 1.1 takes "N" for a no.
std::string writePart(const Value &value)
{
    if (value.kind == Value::Kind::List)
        return flowList(value.items, [](const Value &item) {
            return fromName<Side>(item.text) ? quoted(item.text) : writePart(item);
        });
    if (value.kind != Value::Kind::Map)
        return writeValue(value);
    FlowMap map;
    for (std::size_t i = 0; i < value.items.size(); ++i)
        if (value.items[i] != Value::boolean(false))
            map.add(value.keys[i], writePart(value.items[i]));
    return map.str();
}

} // namespace

std::string writeTile(const Tile &tile)
{
    return writePart(toValue(tile));
}

std::string writeValue(const Value &value)
{
    switch (value.kind) {
    case Value::Kind::Null: return "null";
    case Value::Kind::Boolean:
    case Value::Kind::Number: return value.text;
    case Value::Kind::Text: return scalar(value.text);
    case Value::Kind::List: return flowList(value.items, writeValue);
    case Value::Kind::Map: {
        FlowMap map;
        for (std::size_t i = 0; i < value.items.size(); ++i)
            map.add(scalar(value.keys[i]), writeValue(value.items[i]));
        return map.str();
    }
    }
    return {};
}

} // namespace towerwatch
