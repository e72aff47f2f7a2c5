// SPDX-License-Identifier: MIT
#include "model/format/scenariowriter.h"

#include "model/format/comments.h"
#include "model/format/sectionvalues.h"
#include "model/value/ranges.h"
#include "model/yaml/yamlflow.h"

#include <algorithm>

namespace towerwatch {

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

std::string writeProse(std::string_view text, std::size_t indent)
{
    const bool simple =
        text.find('\n') != std::string_view::npos && text.front() != ' ' && text.front() != '\n' &&
        !text.ends_with("\n\n") && text.find(" \n") == std::string_view::npos && text.back() != ' ' &&
        text.find('\t') == std::string_view::npos && withQuotes(text).find("\\u") == std::string::npos;
    if (!simple)
        return scalar(text);
    std::string out = text.back() == '\n' ? "|" : "|-";
    for (std::size_t begin = 0; begin < text.size();) {
        const auto end = std::min(text.find('\n', begin), text.size());
        out += '\n';
        if (end > begin)
            out.append(indent, ' ').append(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return out;
}

namespace {

/// A text behind its key, or one in each language: on lines of their own if one of them has several.
std::string proseOf(const Value &text)
{
    if (text.kind == Value::Kind::Text)
        return ' ' + writeProse(text.text, 2);
    std::string lines;
    FlowMap map;
    for (std::size_t i = 0; i < text.items.size(); ++i) {
        const std::string language = scalar(text.keys[i]), &words = text.items[i].text;
        const bool isLine = words.find('\n') == std::string::npos;
        map.add(language, withQuotes(words));
        lines.append("\n  " + language + ": " + (isLine ? withQuotes(words) : writeProse(words, 4)));
    }
    const bool several = ranges::any_of(
        text.items, [](const Value &words) { return words.text.find('\n') != std::string::npos; });
    return several ? lines : ' ' + map.str();
}

std::string partOf(const Value &value);

/// An entry on one line; with an expectation one line a key. The side of a castle stands without quotes.
std::string writeEntry(const Value &entry)
{
    if (entry.kind != Value::Kind::Map)
        return writeValue(entry);
    FlowMap map;
    for (std::size_t i = 0; i < entry.items.size(); ++i) {
        const std::string &key = entry.keys[i];
        const Value &item = entry.items[i];
        map.add(key, key == "city" ? item.text : key == "expect" ? writeValue(item) : partOf(item));
    }
    return entry.find("expect") ? map.joined("\n    ") : map.str();
}

/// A value in an entry. In lists sides stand in quotes, for YAML 1.1 takes "N" for a no.
std::string partOf(const Value &value)
{
    if (value.kind != Value::Kind::List)
        return writeEntry(value);
    return flowList(value.items, [](const Value &item) {
        return fromName<Side>(item.text) ? withQuotes(item.text) : partOf(item);
    });
}

/// What stands behind the colon of a section; empty: it is left out if it has no comment.
std::string writeSection(const SectionValue &section)
{
    if (section.isProse && section.value.kind != Value::Kind::Null)
        return proseOf(section.value);
    if (!section.hasEntries)
        return section.value.kind == Value::Kind::Null ? "" : ' ' + writeEntry(section.value);
    std::string lines;
    for (const Entry &entry : section.entries) {
        const std::string text = (section.isList ? "- " : entry.key + ": ") + writeEntry(entry.value);
        lines.append("\n  ").append(withComment(text, entry.comment, "  "));
    }
    return lines;
}

} // namespace

std::string writeQuestion(const Question &question)
{
    return writeEntry(toValue(question));
}

std::string writeScenario(const Scenario &scenario)
{
    std::string out = scenario.header;
    for (const SectionValue &section : sectionsOf(scenario)) {
        const auto comment = scenario.comments.find(std::string(section.key));
        const bool hasComment = comment != scenario.comments.end();
        std::string text = writeSection(section);
        if (text.empty() && hasComment) // it stands there for its comment
            text = section.isList ? " []" : section.hasEntries ? " {}" : " null";
        if (text.empty())
            continue;
        text = std::string(section.key) + ':' + text;
        out.append(hasComment ? withComment(text, comment->second, "") : text).append("\n");
    }
    const auto last = scenario.comments.find("");
    return last == scenario.comments.end() ? out : out + last->second;
}

} // namespace towerwatch
