// SPDX-License-Identifier: MIT
#include "model/format/entrystyle.h"

#include "model/format/comments.h"
#include "model/format/scenariowriter.h"
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

namespace {

/// The lines of a text; the last need not end.
std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = lineEnd(text, begin);
        lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

/// Whether a line can be folded and read again.
bool isParagraph(std::string_view line)
{
    return !line.empty() && line.front() != ' ' && line.back() != ' ' &&
           line.find('\t') == std::string_view::npos && withQuotes(line).find("\\u") == std::string::npos;
}

} // namespace

std::string linesAbove(std::string_view comment, const std::string &spaces)
{
    std::string out;
    for (const std::string_view line : linesOf(comment))
        out.append(line).append("\n").append(spaces);
    return out;
}

std::string writtenText(const Value &value, const EntryStyle &style, std::size_t indent, bool lines)
{
    if (lines && value.kind == Value::Kind::Text && !style.quotedKeys &&
        value.text.find('\n') != std::string::npos)
        return writeProse(value.text, indent);
    return written(value, style);
}

std::string freshEntry(const Entry &entry, bool isList, bool lines, std::size_t indent,
                       const EntryStyle &style)
{
    const std::string key = isList ? std::string() : writtenKey(entry.key, style) + ':';
    const std::string spaces(indent, ' ');
    if (!lines) {
        EntryStyle inBrackets = style;
        inBrackets.lines = false;
        return linesAbove(entry.comment, spaces) + key + (isList ? "" : " ") +
               writtenEntry(entry.value, inBrackets, 0);
    }
    const bool below = !isList && style.lines && !entry.value.items.empty();
    const std::string value = writtenEntry(entry.value, style, indent + style.step);
    const std::string text = isList  ? "-" + std::string(style.lines ? style.step - 1 : 1, ' ') + value
                             : below ? key + "\n" + std::string(indent + style.step, ' ') + value
                                     : key + ' ' + value;
    return "\n" + spaces + withComment(text, entry.comment, spaces);
}

std::string freshSection(const std::vector<Entry> &entries, bool isList, bool lines, std::size_t indent,
                         const EntryStyle &style)
{
    std::string text;
    for (const Entry &entry : entries)
        text.append(lines || text.empty() ? "" : ", ")
            .append(
                freshEntry(entry, isList, lines, isList ? indent : std::max<std::size_t>(indent, 2), style));
    return lines ? text : isList ? " [" + text + "]" : " {" + text + "}";
}

std::optional<std::string> foldedLike(std::string_view old, std::string_view text, std::size_t indent)
{
    const std::string newline = "\n" + std::string(indent, ' ');
    std::vector<std::pair<std::string, std::string>> known; // what paragraphs say, and their lines
    bool goesOn = false;
    for (const std::string_view line : linesOf(old.substr(lineEnd(old, 0)))) {
        const std::size_t first = line.find_first_not_of(' ');
        if (first != std::string_view::npos && first != indent)
            return {};
        const std::string words(line.substr(std::min(first, line.size())));
        if (words.empty()) {
            goesOn = false;
            continue;
        }
        if (!goesOn)
            known.emplace_back();
        known.back().first += (goesOn ? " " : "") + words;
        known.back().second += (goesOn ? newline : "") + words;
        goesOn = true;
    }
    const std::vector<std::string_view> paragraphs = linesOf(text);
    if (paragraphs.empty() || !ranges::all_of(paragraphs, isParagraph))
        return {};
    std::string out = text.ends_with('\n') ? ">" : ">-";
    for (const std::string_view &paragraph : paragraphs) {
        const auto found = ranges::find_if(known, [&](const auto &each) { return each.first == paragraph; });
        out += (&paragraph == &paragraphs.front() ? newline : '\n' + newline) +
               (found == known.end() ? std::string(paragraph) : found->second);
    }
    return out;
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
