// SPDX-License-Identifier: MIT
#include "model/format/flowpatch.h"

#include "model/value/ranges.h"

#include <algorithm>

namespace towerwatch {

namespace {

/// The texts, each with something before and behind it.
std::string wrapped(const std::vector<std::string> &texts, std::string_view before, std::string_view behind)
{
    std::string out;
    for (const std::string &text : texts)
        out.append(before).append(text).append(behind);
    return out;
}

std::string joined(const std::vector<std::string> &texts, std::string_view between)
{
    std::string out;
    for (const std::string &text : texts)
        out.append(out.empty() ? "" : between).append(text);
    return out;
}

} // namespace

std::span<const CommentSpan> commentsOwnedIn(const std::vector<CommentSpan> &comments, std::size_t begin,
                                             std::size_t end)
{
    const auto first = ranges::lower_bound(comments, begin, {}, &CommentSpan::owner);
    const auto last = ranges::lower_bound(first, comments.end(), end, {}, &CommentSpan::owner);
    return std::span(comments).subspan(static_cast<std::size_t>(first - comments.begin()),
                                       static_cast<std::size_t>(last - first));
}

std::size_t FlowPatch::commaBehind(std::size_t end) const
{
    const std::size_t at = skipBlank(m_source, end);
    return at < m_source.size() && m_source[at] == ',' ? at : std::string_view::npos;
}

/// Removes the comma behind something, with the spaces up to what follows on its line.
void FlowPatch::removeComma(std::size_t end)
{
    const std::size_t comma = commaBehind(end);
    if (comma == std::string_view::npos)
        return;
    const std::size_t next = std::min(m_source.find_first_not_of(' ', comma + 1), m_source.size());
    const bool more = next < m_source.size() && m_source[next] != '\n' && m_source[next] != '#';
    m_edits.remove(sameLine(end, comma) ? end : comma, more ? next : comma + 1);
}

const CommentSpan *FlowPatch::commentOn(std::size_t at) const
{
    const auto found = ranges::lower_bound(m_comments, at, {}, &CommentSpan::begin);
    return found != m_comments.end() && found->begin <= lineEnd(m_source, at) ? &*found : nullptr;
}

void FlowPatch::removeGone(const std::vector<Slot> &slots)
{
    for (const Slot &slot : slots)
        if (slot.goes) {
            m_edits.remove(slot.begin, slot.end);
            removeComma(slot.end);
        }
    if (m_last < 0 || m_last + 1 == static_cast<int>(slots.size()) || m_trailing)
        return;
    const Slot &last = slots[static_cast<std::size_t>(m_last)];
    const auto comment = ranges::lower_bound(m_comments, last.end, {}, &CommentSpan::begin);
    if (comment == m_comments.end() || comment->begin > slots.back().end)
        m_edits.remove(last.end, slots.back().end);
    else
        removeComma(last.end);
}

void FlowPatch::putFirst(const SourceNode &node, const std::vector<Slot> &slots,
                         const std::vector<std::string> &texts)
{
    if (m_first < 0)
        return m_edits.insert(node.begin + 1, joined(texts, ", "));
    const Slot &next = slots[static_cast<std::size_t>(m_first)];
    if (sameLine(node.begin, next.begin))
        return m_edits.insert(next.begin, wrapped(texts, "", ", "));
    if (m_first > 0 && sameLine(node.begin, slots.front().begin))
        return m_edits.insert(
            slots.front().begin,
            joined(texts, ", ") +
                (sameLine(slots[static_cast<std::size_t>(m_first) - 1].end, next.begin) ? ", " : ","));
    m_edits.insert(lineEnd(m_source, node.begin),
                   wrapped(texts, "\n" + std::string(column(next.begin), ' '), ","));
}

/// Behind the last that stays. A comment that stands behind the bracket on its line stays on this line.
void FlowPatch::putLast(const SourceNode &node, const Slot &slot, bool ownLine, const std::string &indent,
                        const std::vector<std::string> &texts)
{
    const std::size_t close = node.end - 1, line = lineEnd(m_source, slot.end);
    const CommentSpan *comment = commentOn(slot.end);
    const bool closes = sameLine(slot.end, close);
    if (closes && comment && comment->owner == slot.owner &&
        m_source.find_first_not_of(' ', close + 1) == comment->begin) {
        m_edits.insert(slot.end, ",");
        m_edits.remove(std::max(slot.end, m_source.find_last_not_of(' ', close - 1) + 1), close + 1);
        m_edits.insert(line, indent + joined(texts, "," + indent) + m_source[close]);
    } else if (ownLine && !closes) {
        m_edits.insert(slot.end, ",");
        m_edits.insert(line, indent + joined(texts, "," + indent));
    } else {
        m_edits.insert(slot.end, wrapped(texts, ownLine ? "," + indent : ", ", ""));
    }
}

/// Puts what is said of an entry behind its line, as behind the bracket on a line of its own, above it.
void FlowPatch::liftComments(const Slot &slot, bool starts)
{
    const std::size_t line = lineBegin(m_source, slot.begin);
    for (const CommentSpan &comment : commentsOwnedIn(m_comments, slot.owner, slot.owner + 1))
        if (starts && comment.begin > lineEnd(m_source, slot.end)) {
            m_edits.insert(line, std::string(slot.begin - line, ' ')
                                     .append(m_source.substr(comment.begin, comment.end - comment.begin))
                                     .append("\n"));
            m_edits.remove(m_source.substr(0, comment.begin).find_last_not_of(' ') + 1, comment.end);
        }
}

void FlowPatch::putBehind(const SourceNode &node, const std::vector<Slot> &slots, std::size_t slot,
                          const std::vector<std::string> &texts)
{
    const Slot &it = slots[slot];
    const bool more = slot + 1 < slots.size(), isLast = static_cast<int>(slot) == m_last;
    const std::size_t before = slot > 0 ? slots[slot - 1].end : node.begin;
    const CommentSpan *comment = commentOn(it.end);
    const bool ownLine = (more ? !sameLine(it.end, slots[slot + 1].begin) : !sameLine(before, it.begin)) ||
                         (comment && comment->owner == it.owner && !sameLine(it.end, node.end - 1));
    const bool starts = !sameLine(before, it.begin);
    const bool nextStarts = more && !sameLine(it.end, slots[slot + 1].begin);
    const std::size_t indented = !starts && nextStarts ? column(slots[slot + 1].begin) : column(it.begin);
    const std::string indent = "\n" + std::string(indented, ' ');
    if (isLast)
        liftComments(it, starts);
    const std::size_t comma = commaBehind(it.end);
    const bool keepsComma = comma != std::string_view::npos && (!isLast || m_trailing);
    if (!keepsComma)
        return putLast(node, it, ownLine, indent, texts);
    const bool closes = sameLine(comma, node.end - 1);
    if (ownLine && sameLine(it.end, comma) && !closes)
        m_edits.insert(lineEnd(m_source, it.end), wrapped(texts, indent, ","));
    else
        m_edits.insert(it.end, wrapped(texts, ownLine ? "," + indent : ", ", ""));
}

void FlowPatch::apply(const SourceNode &node, const std::vector<Slot> &slots, const std::vector<Fresh> &fresh)
{
    m_first = m_last = -1;
    for (std::size_t i = 0; i < slots.size(); ++i)
        if (!slots[i].goes) {
            m_first = m_first < 0 ? static_cast<int>(i) : m_first;
            m_last = static_cast<int>(i);
        }
    m_trailing = !slots.empty() && commaBehind(slots.back().end) != std::string_view::npos;
    for (std::size_t i = 0; i < fresh.size();) {
        std::vector<std::string> texts;
        const int behind = fresh[i].behind;
        for (; i < fresh.size() && fresh[i].behind == behind; ++i)
            texts.push_back(fresh[i].text);
        if (behind < 0)
            putFirst(node, slots, texts);
        else
            putBehind(node, slots, static_cast<std::size_t>(behind), texts);
    }
    removeGone(slots);
}

} // namespace towerwatch
