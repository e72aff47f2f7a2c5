// SPDX-License-Identifier: MIT
#include "model/format/linepatch.h"

#include "model/value/ranges.h"

#include <algorithm>

namespace towerwatch {

bool LinePatch::startsLine(std::size_t at) const
{
    const std::size_t line = lineBegin(m_source, at);
    return m_source.substr(line, at - line).find_first_not_of(' ') == std::string_view::npos;
}

std::size_t LinePatch::topOf(std::size_t at) const
{
    std::size_t top = lineBegin(m_source, at);
    for (auto comment = ranges::lower_bound(m_comments, top, {}, &CommentSpan::begin);
         comment != m_comments.begin();) {
        --comment;
        if (!comment->alone || skipBlank(m_source.substr(0, top), comment->end) < top)
            break;
        top = lineBegin(m_source, comment->begin);
    }
    return top;
}

bool LinePatch::airAbove(std::size_t at) const
{
    const std::size_t top = topOf(at);
    return top >= 2 && m_source[top - 2] == '\n';
}

bool LinePatch::isAiry(const std::vector<Slot> &slots) const
{
    return slots.size() > 1 && std::all_of(slots.begin() + 1, slots.end(),
                                           [&](const Slot &slot) { return airAbove(slot.begin); });
}

/// The comment on the rest of a line, or null.
const CommentSpan *LinePatch::commentOn(std::size_t at) const
{
    const auto found = ranges::lower_bound(m_comments, at, {}, &CommentSpan::begin);
    return found != m_comments.end() && found->begin <= lineEnd(m_source, at) ? &*found : nullptr;
}

/// A comment with the spaces before it.
std::string_view LinePatch::spacedOut(const CommentSpan &comment) const
{
    const std::size_t begin = m_source.substr(0, comment.begin).find_last_not_of(" \t") + 1;
    return m_source.substr(begin, comment.end - begin);
}

void LinePatch::put(std::size_t begin, std::size_t end, const std::string &text)
{
    const bool block = begin < end && (m_source[begin] == '|' || m_source[begin] == '>');
    const CommentSpan *comment = commentOn(block ? begin : end);
    if (!comment || (!block && text.find('\n') == std::string::npos))
        return m_edits.replace(begin, end, text);
    const std::size_t line = std::min(text.find('\n'), text.size());
    m_edits.replace(begin, std::max(end, comment->end), std::string(text).insert(line, spacedOut(*comment)));
}

void LinePatch::removeEntry(const std::vector<Slot> &slots, std::size_t at, bool airy)
{
    if (!airy)
        return remove(slots[at].begin, slots[at].end);
    const std::size_t top = topOf(slots[at].begin);
    if (at == 0)
        return m_edits.remove(top, topOf(slots[1].begin) - 1);
    m_edits.remove(lineEnd(m_source, m_source.find_last_not_of(" \n", top - 1)) + 1,
                   lineEnd(m_source, slots[at].end));
}

void LinePatch::addKey(const SourceNode &map, int behind, bool firstStays, const std::string &text)
{
    const std::size_t first = map.keys.front().begin;
    const std::string spaces(column(first), ' ');
    if (behind < 0 && startsLine(first))
        return m_edits.insert(topOf(first), spaces + text + '\n');
    if (behind < 0 && !(firstStays && commentOn(first)))
        return m_edits.insert(first, text + '\n' + spaces);
    const auto last = static_cast<std::size_t>(std::max(behind, 0));
    m_edits.insert(lineEnd(m_source, map.items[last].end), '\n' + spaces + text);
}

void LinePatch::removeKeys(const std::vector<Slot> &slots)
{
    if (slots.front().goes && !startsLine(slots.front().begin))
        removeFirstKeys(slots.front(), *ranges::find(slots, false, &Slot::goes));
    for (const Slot &slot : slots)
        if (slot.goes && startsLine(slot.begin))
            remove(slot.begin, slot.end);
}

/// Puts a key behind the dash that others stood behind.
void LinePatch::removeFirstKeys(const Slot &first, const Slot &next)
{
    const std::size_t line = lineBegin(m_source, first.begin), top = topOf(next.begin);
    const std::string above(m_source.substr(top, lineBegin(m_source, next.begin) - top));
    const CommentSpan *comment = commentOn(first.begin);
    const bool fits =
        comment && !commentOn(next.begin) && lineEnd(m_source, next.begin) == lineEnd(m_source, next.end);
    if (comment && !fits)
        m_edits.insert(line, std::string(m_source.find_first_not_of(' ', line) - line, ' ')
                                 .append(textOf(*comment))
                                 .append("\n"));
    m_edits.insert(line, above);
    m_edits.remove(first.begin, next.begin);
    if (fits)
        m_edits.insert(lineEnd(m_source, next.end), std::string(spacedOut(*comment)));
}

} // namespace towerwatch
