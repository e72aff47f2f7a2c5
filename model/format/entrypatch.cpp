// SPDX-License-Identifier: MIT
#include "model/format/entrypatch.h"

#include "model/format/comments.h"
#include "model/format/scenariowriter.h"
#include "model/value/ranges.h"

#include <algorithm>

namespace towerwatch {

namespace {

bool isScalar(const Value &value)
{
    return value.kind != Value::Kind::List && value.kind != Value::Kind::Map;
}

/// The owner of no comment: those of a map belong to the entry it is, whatever comes or goes in it.
constexpr std::size_t nobody = std::string_view::npos - 1;

/// Whether the keys that both maps have stand in the same order.
bool sameOrder(const Value &a, const Value &b)
{
    std::vector<std::string_view> inA, inB;
    for (const std::string &key : a.keys)
        if (b.find(key))
            inA.push_back(key);
    for (const std::string &key : b.keys)
        if (a.find(key))
            inB.push_back(key);
    return inA == inB;
}

/// Whether the items of a list stand in the text as the value has them, as sets and numbers need not.
bool standAs(const SourceNode &node, const Value &value)
{
    return ranges::equal(node.items, value.items, {}, &SourceNode::text, &Value::text);
}

} // namespace

void EntryPatch::removeComments(std::size_t begin, std::size_t end)
{
    for (const CommentSpan &comment : commentsOwnedIn(m_comments, begin, end)) {
        const auto before = m_source.substr(0, comment.begin).find_last_not_of(" \t") + 1;
        m_edits.remove(comment.alone ? comment.begin : before, comment.end);
    }
}

std::size_t EntryPatch::tailOf(std::size_t begin, std::size_t end) const
{
    std::size_t tail = lineEnd(m_source, end);
    for (const CommentSpan &comment : commentsOwnedIn(m_comments, begin, std::max(end, begin + 1)))
        tail = std::max(tail, lineEnd(m_source, comment.begin));
    return tail;
}

std::string EntryPatch::writtenText(const Value &value, const EntryStyle &style, std::size_t indent,
                                    bool lines) const
{
    if (lines && value.kind == Value::Kind::Text && !style.quotedKeys &&
        value.text.find('\n') != std::string::npos)
        return writeProse(value.text, indent);
    return written(value, style);
}

void EntryPatch::replace(const SourceNode &node, const Value &after, const Surroundings &around)
{
    if (node.begin == node.end)
        return m_edits.insert(node.begin,
                              ' ' + writtenText(after, around.style, around.inside, around.lines));
    const std::string_view old = m_source.substr(node.begin, node.end - node.begin);
    const bool block = old.starts_with('|') || old.starts_with('>');
    std::size_t indent = around.inside;
    if (block) {
        const std::size_t first = m_source.find_first_not_of(" \n", lineEnd(m_source, node.begin));
        indent = first < node.end ? column(first) : indent;
    }
    const bool severalLines = around.lines && after.text.find('\n') != std::string::npos;
    const bool quotes =
        node.kind == YamlNode::Kind::Scalar && after.kind == Value::Kind::Text && !severalLines;
    const std::string text = quotes && !around.style.quotedKeys
                                 ? writtenLike(old, after.text)
                                 : writtenText(after, around.style, indent, around.lines);
    const CommentSpan *comment = commentOn(block ? node.begin : node.end);
    if (!comment || (!block && text.find('\n') == std::string::npos))
        return m_edits.replace(node.begin, node.end, text);
    m_edits.replace(node.begin, std::max(node.end, comment->end),
                    withComment(text, m_source.substr(comment->begin, comment->end - comment->begin), ""));
}

/// The comment on the rest of a line, or null.
const CommentSpan *EntryPatch::commentOn(std::size_t at) const
{
    const auto found = ranges::lower_bound(m_comments, at, {}, &CommentSpan::begin);
    return found != m_comments.end() && found->begin <= lineEnd(m_source, at) ? &*found : nullptr;
}

void EntryPatch::value(const SourceNode &node, const Value &before, const Value &after,
                       const Surroundings &around)
{
    if (before == after)
        return;
    if (node.kind == YamlNode::Kind::Map && before.kind == Value::Kind::Map &&
        after.kind == Value::Kind::Map && sameOrder(before, after))
        map(node, before, after, around);
    else if (node.kind == YamlNode::Kind::List && before.kind == Value::Kind::List &&
             after.kind == Value::Kind::List && node.items.size() == before.items.size())
        list(node, before, after, around);
    else
        replace(node, after, around);
}

void EntryPatch::list(const SourceNode &node, const Value &before, const Value &after,
                      const Surroundings &around)
{
    const bool plain = ranges::all_of(before.items, isScalar) && ranges::all_of(after.items, isScalar);
    if (plain && !standAs(node, before))
        return replace(node, after, around);
    if (plain && before.items.size() == after.items.size()) {
        for (std::size_t i = 0; i < after.items.size(); ++i)
            value(node.items[i], before.items[i], after.items[i], {.style = around.style});
        return;
    }
    const auto entriesOf = [](const Value &value) {
        std::vector<Entry> entries;
        for (const Value &item : value.items)
            entries.push_back({{}, item, {}});
        return entries;
    };
    if (before.items.empty())
        return replace(node, after, around);
    entries(node, entriesOf(before), entriesOf(after), true, around);
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
    removeKeys(node, slots);
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
    const std::string newline = "\n" + std::string(column(node.keys[0].begin), ' ');
    const std::string whole =
        text + writtenText(after.items[key], style, column(node.keys[0].begin) + 2, true);
    if (behind < 0 && !commentOn(node.items[0].end))
        return m_edits.insert(node.keys[0].begin, whole + newline);
    const auto last = static_cast<std::size_t>(std::max(behind, 0));
    m_edits.insert(lineEnd(m_source, node.items[last].end), newline + whole);
}

/// Removes keys that stand on lines of their own; behind a dash the next that stays takes their place.
void EntryPatch::removeKeys(const SourceNode &node, const std::vector<Slot> &slots)
{
    for (std::size_t i = 0; i < slots.size(); ++i) {
        if (!slots[i].goes)
            continue;
        const std::size_t begin = slots[i].begin, line = lineBegin(m_source, begin);
        const bool behindDash =
            m_source.substr(line, begin - line).find_first_not_of(' ') != std::string_view::npos;
        const auto next =
            ranges::find(slots.begin() + static_cast<std::ptrdiff_t>(i), slots.end(), false, &Slot::goes);
        const auto comment = ranges::lower_bound(m_comments, begin, {}, &CommentSpan::begin);
        const bool commented =
            next != slots.end() && comment != m_comments.end() && comment->begin < next->begin;
        if (behindDash && next != slots.end() && !commented) {
            m_edits.remove(begin, next->begin);
            if (const CommentSpan *below = commentOn(next->end)) { // it was not behind the first line
                m_edits.insert(line, std::string(m_source.find_first_not_of(' ', line) - line, ' ')
                                         .append(m_source.substr(below->begin, below->end - below->begin))
                                         .append("\n"));
                m_edits.remove(next->end, below->end);
            }
        } else if (behindDash && next != slots.end() && !commentOn(next->end) &&
                   commentOn(slots[i].end) == &*comment) {
            m_edits.remove(begin, next->begin);
            m_edits.insert(lineEnd(m_source, next->end),
                           ' ' + std::string(m_source.substr(comment->begin, comment->end - comment->begin)));
        } else if (!behindDash && next == slots.end() && commentOn(slots[i].end))
            removeLastKey(node, slots, i);
        else
            m_edits.remove(begin, slots[i].end);
    }
}

/// What is said behind a key that none stays behind goes above the last that stays, or above what they are
/// in.
void EntryPatch::removeLastKey(const SourceNode &node, const std::vector<Slot> &slots, std::size_t at)
{
    std::size_t last = at;
    while (last > 0 && slots[last].goes)
        --last;
    const std::size_t above = lineBegin(m_source, last > 0 ? slots[last].begin : node.begin);
    const std::size_t spaces = m_source.find_first_not_of(' ', above) - above;
    const auto lift = [&](const CommentSpan &comment, std::size_t begin) {
        m_edits.insert(above, std::string(spaces, ' ')
                                  .append(m_source.substr(comment.begin, comment.end - comment.begin))
                                  .append("\n"));
        m_edits.remove(begin, comment.end);
    };
    if (const CommentSpan *before = commentOn(slots[last].end); before && last > 0 && last + 1 == at)
        lift(*before, slots[last].end);
    lift(*commentOn(slots[at].end), slots[at].begin);
}

std::string EntryPatch::freshEntry(const Entry &entry, bool isList, bool lines, std::size_t indent,
                                   const EntryStyle &style)
{
    const std::string key = isList ? std::string() : writtenKey(entry.key, style) + ':';
    if (!lines) {
        m_possible = m_possible && entry.comment.empty();
        return key + (isList ? "" : " ") + writtenEntry(entry.value, style, 0);
    }
    const std::string spaces(indent, ' ');
    const bool below = !isList && style.lines && !entry.value.items.empty();
    const std::string value = writtenEntry(entry.value, style, indent + style.step);
    const std::string text = isList  ? "-" + std::string(style.lines ? style.step - 1 : 1, ' ') + value
                             : below ? key + "\n" + std::string(indent + style.step, ' ') + value
                                     : key + ' ' + value;
    return "\n" + spaces + withComment(text, entry.comment, spaces);
}

std::string EntryPatch::freshSection(const std::vector<Entry> &entries, bool isList, bool lines,
                                     std::size_t indent, const EntryStyle &style)
{
    std::string text;
    for (const Entry &entry : entries)
        text.append(lines || text.empty() ? "" : ", ")
            .append(
                freshEntry(entry, isList, lines, isList ? indent : std::max<std::size_t>(indent, 2), style));
    return lines ? text : isList ? " [" + text + "]" : " {" + text + "}";
}

void EntryPatch::entries(const SourceNode &node, const std::vector<Entry> &before,
                         const std::vector<Entry> &after, bool isList, const Surroundings &around)
{
    const bool empty = node.items.empty();
    if (node.items.size() != before.size()) {
        m_possible = false;
        return;
    }
    if (empty && around.lines) {
        const auto said = m_source.substr(0, node.begin).find_last_not_of(' ') + 1;
        if (node.begin < node.end)
            m_edits.remove(said, node.end);
        return m_edits.insert(lineEnd(m_source, node.end),
                              freshSection(after, isList, true, around.indent, around.style));
    }
    if (empty)
        return m_edits.replace(
            node.begin, node.end,
            freshSection(after, isList, false, 0, around.style).substr(node.begin < node.end));
    std::vector<Slot> slots;
    for (std::size_t i = 0; i < node.items.size(); ++i) {
        const std::size_t owner = isList ? node.items[i].begin : node.keys[i].begin;
        slots.push_back({isList && !node.flow ? node.signs[i] : owner, node.items[i].end, owner});
    }
    EntryStyle style = around.style;
    std::vector<Fresh> fresh;
    int last = -1;
    for (const Match &match : matchLists(before, after)) {
        const auto at = static_cast<std::size_t>(std::max(match.before, 0));
        const Entry *now = match.after < 0 ? nullptr : &after[static_cast<std::size_t>(match.after)];
        const Entry *old = match.before < 0 ? nullptr : &before[at];
        const bool stays = old && now && old->comment == now->comment;
        if (old && !stays) {
            slots[at].goes = true;
            removeComments(slots[at].owner, std::max(slots[at].end, slots[at].owner + 1));
            if (!node.flow)
                m_edits.remove(slots[at].begin, slots[at].end);
        }
        if (now && !stays) {
            const auto like =
                static_cast<std::size_t>(std::clamp(last, 0, static_cast<int>(slots.size()) - 1));
            const SourceNode &sample = node.items[old ? at : like];
            const std::size_t indent = column(slots.front().begin);
            if (sample.kind == YamlNode::Kind::Map && !sample.keys.empty())
                style = styleOf(m_source, sample, indent);
            const std::string text = freshEntry(*now, isList, !node.flow, indent, style);
            if (node.flow)
                fresh.push_back({last, text});
            else
                m_edits.insert(last < 0 ? lineEnd(m_source, around.sign)
                                        : tailOf(slots[static_cast<std::size_t>(last)].owner,
                                                 slots[static_cast<std::size_t>(last)].end),
                               text);
        }
        if (stays) {
            last = match.before;
            const SourceNode &item = node.items[at];
            if (old->key != now->key)
                m_edits.replace(node.keys[at].begin, node.keys[at].end,
                                writtenLike(m_source.substr(node.keys[at].begin, 1), now->key));
            value(item, old->value, now->value,
                  {.sign = isList ? slots[at].begin + 1 : node.signs[at],
                   .inside = column(slots[at].begin) + 2,
                   .lines = false,
                   .style = style});
        }
    }
    if (node.flow)
        FlowPatch(m_source, m_comments, m_edits).apply(node, slots, fresh);
}

} // namespace towerwatch
