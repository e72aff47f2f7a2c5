// SPDX-License-Identifier: MIT
#include "model/format/entrystyle.h"

#include "model/value/ranges.h"
#include "model/yaml/yamlflow.h"

#include <algorithm>

namespace towerwatch {

EntryStyle styleOf(std::string_view source, const SourceNode &map, std::size_t column)
{
    EntryStyle style{.lines = !map.flow && !map.keys.empty()};
    for (const SourceNode &key : map.keys)
        style.order.push_back(key.text);
    if (map.keys.empty())
        return style;
    const std::size_t first = map.keys.front().begin;
    style.padded = map.flow && source[map.begin + 1] == ' ';
    style.quotedKeys = source[first] == '"';
    const std::size_t inside = first - lineBegin(source, first);
    style.step = style.lines && inside > column ? inside - column : 2;
    return style;
}

std::string writtenKey(std::string_view key, const EntryStyle &style)
{
    return style.quotedKeys ? withQuotes(key) : key == "on" ? std::string(key) : scalar(key);
}

std::string written(const Value &value, const EntryStyle &style)
{
    switch (value.kind) {
    case Value::Kind::Null: return "null";
    case Value::Kind::Boolean:
    case Value::Kind::Number: return value.text;
    case Value::Kind::Text: return style.quotedKeys ? withQuotes(value.text) : scalar(value.text);
    case Value::Kind::List:
        return flowList(value.items, [&](const Value &item) { return written(item, style); });
    case Value::Kind::Map: break;
    }
    FlowMap map;
    for (std::size_t i = 0; i < value.items.size(); ++i)
        map.add(writtenKey(value.keys[i], style), written(value.items[i], style));
    return style.padded && !value.items.empty() ? "{ " + map.joined(", ") + " }" : map.str();
}

namespace {

/// The map with its keys in the order in which somebody writes them.
Value ordered(const Value &map, const std::vector<std::string> &order)
{
    Value out = Value::map();
    std::vector<std::size_t> places(map.keys.size());
    for (std::size_t i = 0; i < places.size(); ++i)
        places[i] = i;
    const auto rank = [&](std::size_t i) {
        const auto found = ranges::find(order, map.keys[i]);
        if (found != order.end())
            return 2 * (found - order.begin());
        const auto before = i == 0 ? order.end() : ranges::find(order, map.keys[i - 1]);
        return before == order.end() ? 2 * static_cast<std::ptrdiff_t>(order.size())
                                     : 2 * (before - order.begin()) + 1;
    };
    std::stable_sort(places.begin(), places.end(),
                     [&](std::size_t a, std::size_t b) { return rank(a) < rank(b); });
    for (const std::size_t i : places)
        out.put(map.keys[i], map.items[i]);
    return out;
}

} // namespace

std::string writtenEntry(const Value &value, const EntryStyle &style, std::size_t indent)
{
    if (value.kind != Value::Kind::Map || value.items.empty())
        return written(value, style);
    const Value map = ordered(value, style.order);
    if (!style.lines)
        return written(map, style);
    FlowMap lines;
    for (std::size_t i = 0; i < map.items.size(); ++i)
        lines.add(writtenKey(map.keys[i], style), written(map.items[i], style));
    return lines.joined("\n" + std::string(indent, ' '));
}

std::string writtenLike(std::string_view old, std::string_view text)
{
    const std::string inQuotes = withQuotes(text);
    if (old.starts_with('"'))
        return inQuotes;
    if (!old.starts_with('\'') || inQuotes.find('\\') != std::string::npos)
        return scalar(text);
    std::string single = "'";
    for (const char c : text)
        single.append(c == '\'' ? 2 : 1, c);
    return single + "'";
}

} // namespace towerwatch
