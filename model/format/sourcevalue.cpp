// SPDX-License-Identifier: MIT
#include "model/format/sourcevalue.h"

#include "model/value/ranges.h"

#include <algorithm>

namespace towerwatch {

bool shareKeys(const SourceNode &node, const Value &after)
{
    return ranges::any_of(after.keys, [&](const std::string &key) { return node.indexOf(key) >= 0; });
}

bool standAs(const SourceNode &node, const Value &value)
{
    return ranges::equal(node.items, value.items, {}, &SourceNode::text, &Value::text);
}

Value inOrderOf(const SourceNode &node, const Value &set)
{
    Value ordered = Value::list();
    for (const SourceNode &item : node.items)
        if (const auto found = ranges::find(set.items, item.text, &Value::text); found != set.items.end())
            ordered.add(*found);
    for (const Value &item : set.items)
        if (ranges::find(node.items, item.text, &SourceNode::text) == node.items.end())
            ordered.add(item);
    return ordered;
}

std::size_t beginInLines(const SourceNode &node)
{
    return node.kind == YamlNode::Kind::List ? node.signs.front() : node.keys.front().begin;
}

std::size_t spacesBefore(std::string_view source, std::size_t at)
{
    return at - (source.substr(0, at).find_last_not_of(' ') + 1);
}

bool isAligned(std::string_view source, const SourceNode &node)
{
    if (!node.flow || node.items.empty() || source[node.end - 2] == ' ')
        return false;
    return spacesBefore(source, node.items.front().begin) > 0 ||
           std::any_of(node.items.begin() + 1, node.items.end(),
                       [&](const SourceNode &item) { return spacesBefore(source, item.begin) > 1; });
}

Value differing(const Value &before, const Value &after)
{
    if (before.kind != Value::Kind::Map || after.kind != Value::Kind::Map)
        return after;
    Value out = Value::map();
    for (std::size_t i = 0; i < after.keys.size(); ++i)
        if (const Value *old = before.find(after.keys[i]); !old || *old != after.items[i])
            out.put(after.keys[i], after.items[i]);
    return out;
}

} // namespace towerwatch
