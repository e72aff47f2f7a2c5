// SPDX-License-Identifier: MIT
#include "model/format/entrypatch.h"

#include "model/format/sourcevalue.h"
#include "model/value/ranges.h"

#include <algorithm>

namespace towerwatch {

namespace {

bool isScalar(const Value &value)
{
    return value.kind != Value::Kind::List && value.kind != Value::Kind::Map;
}

bool isNumber(const Value &value)
{
    return value.kind == Value::Kind::Number;
}

std::vector<Entry> entriesOf(const Value &list)
{
    std::vector<Entry> entries;
    for (const Value &item : list.items)
        entries.push_back({{}, item, {}});
    return entries;
}

/// The owner of no comment: those of a map belong to the entry it is, whatever comes or goes in it.
constexpr std::size_t nobody = std::string_view::npos - 1;

/// Whether an entry is the same one, changed or not: another text, or one of which something else is said, is
/// another.
bool isSame(const Entry &old, const Entry &now)
{
    return old.comment == now.comment && (old.value == now.value || old.value.kind != Value::Kind::Text);
}

} // namespace

void EntryPatch::removeComments(std::size_t begin, std::size_t end)
{
    for (const CommentSpan &comment : commentsOwnedIn(m_comments, begin, end)) {
        const auto before = m_source.substr(0, comment.begin).find_last_not_of(" \t") + 1;
        m_edits.remove(comment.alone ? comment.begin : before, comment.end);
    }
}

void EntryPatch::replace(const SourceNode &node, const Value &after, const Surroundings &around)
{
    const std::string_view old = m_source.substr(node.begin, node.end - node.begin);
    const bool block = old.starts_with('|') || old.starts_with('>');
    std::size_t indent = around.inside;
    if (block) {
        const std::size_t first = m_source.find_first_not_of(" \n", lineEnd(m_source, node.begin));
        indent = first < node.end ? column(first) : indent;
    }
    const bool severalLines = around.lines && after.text.find('\n') != std::string::npos;
    const bool quotes = !old.empty() && node.kind == YamlNode::Kind::Scalar &&
                        after.kind == Value::Kind::Text && !severalLines && !around.style.quotedKeys;
    const auto folded = block && old.starts_with('>') && after.kind == Value::Kind::Text
                            ? foldedLike(old, after.text, indent)
                            : std::nullopt;
    const std::string text = folded   ? *folded
                             : quotes ? writtenLike(old, after.text)
                                      : writtenText(after, around.style, indent, around.lines);
    const bool inLines = !node.flow && !node.items.empty();
    const std::size_t below = inLines ? lineEnd(m_source, around.sign) : 0;
    if (inLines && beginInLines(node) > below) { // it goes with its comments
        m_lines.put(around.sign, around.sign, ' ' + text);
        m_edits.remove(below, lineEnd(m_source, node.end));
    } else {
        m_lines.put(node.begin, node.end, (old.empty() ? " " : "") + text);
    }
}

void EntryPatch::value(const SourceNode &node, const Value &before, const Value &after,
                       const Surroundings &around)
{
    if (before == after)
        return;
    const auto are = [&](YamlNode::Kind nodes, Value::Kind values) {
        return node.kind == nodes && before.kind == values && after.kind == values && !after.items.empty();
    };
    if (are(YamlNode::Kind::Map, Value::Kind::Map) && shareKeys(node, after))
        map(node, before, after, around);
    else if (are(YamlNode::Kind::List, Value::Kind::List) && node.items.size() == before.items.size())
        list(node, before, after, around);
    else
        replace(node, node.items.empty() ? differing(before, after) : after, around);
}

void EntryPatch::list(const SourceNode &node, const Value &before, const Value &after,
                      const Surroundings &around)
{
    const bool plain = ranges::all_of(before.items, isScalar) && ranges::all_of(after.items, isScalar);
    if (plain && !standAs(node, before)) {
        const Value set = inOrderOf(node, before);
        return standAs(node, set) ? list(node, set, inOrderOf(node, after), around)
                                  : replace(node, after, around);
    }
    if (before.items.size() == after.items.size() && ranges::all_of(before.items, isNumber)) { // a square
        const bool aligned = isAligned(m_source, node) && ranges::all_of(after.items, isNumber);
        for (std::size_t i = 0; i < after.items.size(); ++i)
            if (aligned)
                replaceAligned(node, i, after.items[i].text);
            else
                value(node.items[i], before.items[i], after.items[i],
                      {.sign = node.flow ? 0 : node.signs[i] + 1, .style = around.style});
        return;
    }
    const bool firstChanges = before.items.empty() || before.items.front() != after.items.front();
    if (firstChanges && (before.items.empty() || (!node.flow && !m_lines.startsLine(node.signs.front()))))
        return replace(node, after, around);
    entries(node, entriesOf(before), entriesOf(after), true, around);
}

/// Writes a number where it ends where the one before it did, if there is room.
void EntryPatch::replaceAligned(const SourceNode &node, std::size_t at, const std::string &text)
{
    const SourceNode &item = node.items[at];
    const std::size_t least = at > 0 ? 1 : 0, spaces = spacesBefore(m_source, item.begin);
    const std::size_t width = std::max(spaces + item.end - item.begin, least + text.size());
    m_edits.replace(item.begin - spaces, item.end, std::string(width - text.size(), ' ') + text);
}

void EntryPatch::map(const SourceNode &node, const Value &before, const Value &after,
                     const Surroundings &around)
{
    std::vector<Fresh> fresh;
    std::vector<Slot> slots;
    for (std::size_t i = 0; i < node.keys.size(); ++i) {
        slots.push_back({node.keys[i].begin, node.items[i].end, nobody});
        slots.back().goes = before.find(node.keys[i].text) && !after.find(node.keys[i].text);
    }
    EntryStyle style = around.style;
    style.quotedKeys = !node.keys.empty() ? m_source[node.keys[0].begin] == '"' : style.quotedKeys;
    for (std::size_t i = 0; i < after.keys.size(); ++i) {
        const Value *old = before.find(after.keys[i]);
        if (old && *old == after.items[i])
            continue;
        const int index = node.indexOf(after.keys[i]);
        if (index < 0) {
            addKey(node, after, i, fresh);
            continue;
        }
        const auto at = static_cast<std::size_t>(index);
        const Surroundings inside{.sign = node.signs[at],
                                  .inside = column(node.keys[at].begin) + 2,
                                  .lines = !node.flow,
                                  .indent = column(node.keys[at].begin) + 2,
                                  .style = style};
        if (old)
            value(node.items[at], *old, after.items[i], inside);
        else
            replace(node.items[at], after.items[i], inside);
    }
    if (node.flow)
        return FlowPatch(m_source, m_comments, m_edits).apply(node, slots, fresh);
    m_lines.removeKeys(slots);
}

/// Adds a key behind the one that it follows, in brackets or on a line of its own.
void EntryPatch::addKey(const SourceNode &node, const Value &after, std::size_t key,
                        std::vector<Fresh> &fresh)
{
    int behind = -1;
    for (std::size_t i = 0; i < key; ++i)
        if (const int index = node.indexOf(after.keys[i]); index >= 0)
            behind = index;
    const EntryStyle style = styleOf(m_source, node, 0);
    const std::string text = writtenKey(after.keys[key], style) + ": ";
    if (node.flow)
        return fresh.push_back({behind, text + written(after.items[key], style)});
    m_lines.addKey(node, behind, after.find(node.keys.front().text),
                   text + writtenText(after.items[key], style, column(node.keys.front().begin) + 2, true));
}

/// Entries where there are none yet.
void EntryPatch::fill(const SourceNode &node, const std::vector<Entry> &after, bool isList,
                      const Surroundings &around)
{
    if (!around.lines)
        return m_edits.replace(
            node.begin, node.end,
            freshSection(after, isList, false, 0, around.style).substr(node.begin < node.end));
    const auto said = m_source.substr(0, node.begin).find_last_not_of(' ') + 1;
    if (node.begin < node.end)
        m_edits.remove(said, node.end);
    m_edits.insert(lineEnd(m_source, node.end),
                   freshSection(after, isList, true, around.indent, around.style));
}

void EntryPatch::entries(const SourceNode &node, const std::vector<Entry> &before,
                         const std::vector<Entry> &after, bool isList, const Surroundings &around)
{
    if (node.items.size() != before.size())
        return; // the text says something else than what was read
    if (node.items.empty())
        return fill(node, after, isList, around);
    Places places = placesOf(node, isList, around);
    for (const Match &match : matchLists(before, after)) {
        const auto at = static_cast<std::size_t>(std::max(match.before, 0));
        const Entry *now = match.after < 0 ? nullptr : &after[static_cast<std::size_t>(match.after)];
        const Entry *old = match.before < 0 ? nullptr : &before[at];
        if (old && now && isSame(*old, *now)) {
            stay(places, at, *old, *now);
            continue;
        }
        if (old)
            leave(places, at);
        if (now)
            come(places, match, before, *now);
    }
    if (node.flow)
        FlowPatch(m_source, m_comments, m_edits).apply(node, places.slots, places.fresh);
}

EntryPatch::Places EntryPatch::placesOf(const SourceNode &node, bool isList, const Surroundings &around) const
{
    Places places{.node = node, .isList = isList, .sign = around.sign, .style = around.style};
    for (std::size_t i = 0; i < node.items.size(); ++i) {
        const std::size_t owner = isList ? node.items[i].begin : node.keys[i].begin;
        places.slots.push_back({isList && !node.flow ? node.signs[i] : owner, node.items[i].end, owner});
    }
    places.indent = column(places.slots.front().begin);
    places.airy = !node.flow && m_lines.isAiry(places.slots);
    return places;
}

Surroundings EntryPatch::around(const Places &places, std::size_t at) const
{
    return {.sign = places.isList ? places.slots[at].begin + 1 : places.node.signs[at],
            .inside = column(places.slots[at].begin) + 2,
            .style = places.style};
}

void EntryPatch::stay(Places &places, std::size_t at, const Entry &old, const Entry &now)
{
    places.last = static_cast<int>(at);
    if (old.key != now.key) {
        const SourceNode &key = places.node.keys[at];
        m_edits.replace(key.begin, key.end, writtenLike(m_source.substr(key.begin, 1), now.key));
    }
    value(places.node.items[at], old.value, now.value, around(places, at));
}

void EntryPatch::leave(Places &places, std::size_t at)
{
    Slot &slot = places.slots[at];
    slot.goes = true;
    if (places.node.flow)
        removeComments(slot.owner, std::max(slot.end, slot.owner + 1));
    else
        m_lines.removeEntry(places.slots, at, places.airy);
}

/// Puts an entry behind the last that stays: as it was written elsewhere, else like its neighbour.
void EntryPatch::come(Places &places, const Match &match, const std::vector<Entry> &before, const Entry &now)
{
    const SourceNode &node = places.node;
    const auto last = static_cast<std::size_t>(std::max(places.last, 0));
    const SourceNode &sample = node.items[match.before < 0 ? last : static_cast<std::size_t>(match.before)];
    if (sample.kind == YamlNode::Kind::Map && !sample.keys.empty())
        places.style = styleOf(m_source, sample, places.indent);
    const auto from = static_cast<std::size_t>(std::max(match.from, 0));
    const bool moved = match.from >= 0 && (!node.flow || before[from].value == now.value);
    const std::string text = moved ? movedEntry(places, from, before[from], now)
                                   : freshEntry(now, places.isList, !node.flow, places.indent, places.style);
    const std::string air = places.airy ? "\n" : "";
    if (node.flow)
        places.fresh.push_back({places.last, text});
    else if (places.last < 0)
        m_edits.insert(lineEnd(m_source, places.sign), text + air);
    else
        m_edits.insert(lineEnd(m_source, places.slots[last].end), air + text);
}

/// An entry that stood elsewhere, as it was written, with its comments.
std::string EntryPatch::movedEntry(const Places &places, std::size_t at, const Entry &before,
                                   const Entry &after) const
{
    const Slot &slot = places.slots[at];
    TextEdits edits;
    EntryPatch(m_source, m_comments, edits)
        .value(places.node.items[at], before.value, after.value, around(places, at));
    if (!places.node.flow)
        return "\n" + edits.appliedIn(m_source, m_lines.topOf(slot.begin), lineEnd(m_source, slot.end));
    std::string text;
    for (const CommentSpan &comment : commentsOwnedIn(m_comments, slot.owner, slot.owner + 1))
        if (comment.begin < slot.begin || comment.begin > slot.end)
            text += linesAbove(m_source.substr(comment.begin, comment.end - comment.begin),
                               std::string(places.indent, ' '));
    return text.append(m_source.substr(slot.begin, slot.end - slot.begin));
}

} // namespace towerwatch
