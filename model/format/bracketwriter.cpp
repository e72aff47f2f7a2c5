// SPDX-License-Identifier: MIT
#include "model/format/bracketwriter.h"

#include "model/format/scenariowriter.h"
#include "model/yaml/yamlflow.h"

namespace towerwatch {

namespace {

/// A value in brackets. The word "on" needs no quotes as a key of ours.
std::string inBrackets(const Value &value)
{
    if (value.kind == Value::Kind::List)
        return flowList(value.items, inBrackets);
    if (value.kind != Value::Kind::Map)
        return writeValue(value);
    FlowMap map;
    for (std::size_t i = 0; i < value.items.size(); ++i)
        map.add(value.keys[i] == "on" ? value.keys[i] : scalar(value.keys[i]), inBrackets(value.items[i]));
    return map.str();
}

} // namespace

void BracketWriter::put(std::string_view key, const Value &value)
{
    const bool isJson = m_text.isInBraces() && m_text.source()[m_text.root().children()[0].offset()] == '"';
    const auto text = [&](const Value &each) { return isJson ? toJson(each) : inBrackets(each); };
    m_out.put((key.empty() ? "" : text(Value::of(key)) + ": ") + text(value));
}

bool BracketWriter::writeEntries(const YamlNode &node, const Span &around, const SectionValue &old,
                                 const SectionValue &now)
{
    const std::vector<Span> spans = m_text.itemsOf(node, around.end);
    if (now.entries.empty() || spans.empty() || spans.size() != old.entries.size())
        return false;
    const auto origins = originsOf(old.entries, now.entries);
    m_out.keep(around.begin, spans.front().begin);
    writeItems(spans, origins,
               [&](std::size_t i) { put(now.isList ? "" : now.entries[i].key, now.entries[i].value); });
    m_out.keep(spans.back().end, around.end);
    return true;
}

} // namespace towerwatch
