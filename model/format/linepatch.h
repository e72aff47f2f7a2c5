// SPDX-License-Identifier: MIT
/// Adds and removes what stands on lines of its own, with its comments.
#pragma once

#include "model/format/flowpatch.h"

namespace towerwatch {

class LinePatch
{
public:
    /// All must outlive it.
    LinePatch(std::string_view source, const std::vector<CommentSpan> &comments, TextEdits &edits)
        : m_source(source)
        , m_comments(comments)
        , m_edits(edits)
    {
    }

    /// Whether only spaces stand before this byte on its line.
    bool startsLine(std::size_t at) const;
    /// Where the comments begin that stand above the line that `at` is in, else this line.
    std::size_t topOf(std::size_t at) const;
    /// Whether a blank line stands above that.
    bool airAbove(std::size_t at) const;
    /// Whether a blank line stands between each two of these.
    bool isAiry(const std::vector<Slot> &slots) const;

    /// Puts a text in the place of others. What is said behind the first of several lines stays there.
    void put(std::size_t begin, std::size_t end, const std::string &text);
    /// Removes whole lines, and the comments above the first of them.
    void remove(std::size_t begin, std::size_t end) { m_edits.remove(topOf(begin), lineEnd(m_source, end)); }
    /// Removes an entry, with the blank lines between it and its neighbour if all have them.
    void removeEntry(const std::vector<Slot> &slots, std::size_t at, bool airy);
    /// Adds a key behind an item of a map, -1: before all. `firstStays`: the first key does.
    void addKey(const SourceNode &map, int behind, bool firstStays, const std::string &text);
    /// Removes keys. Behind a dash the next that stays takes their place, below what is said above it and
    /// beside what is said of the entry.
    void removeKeys(const std::vector<Slot> &slots);

private:
    std::size_t column(std::size_t at) const { return at - lineBegin(m_source, at); }
    std::string_view textOf(const CommentSpan &comment) const
    {
        return m_source.substr(comment.begin, comment.end - comment.begin);
    }
    std::string_view spacedOut(const CommentSpan &comment) const;
    const CommentSpan *commentOn(std::size_t at) const;
    void removeFirstKeys(const Slot &first, const Slot &next);

    std::string_view m_source;
    const std::vector<CommentSpan> &m_comments;
    TextEdits &m_edits;
};

} // namespace towerwatch
