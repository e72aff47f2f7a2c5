// SPDX-License-Identifier: MIT
/// Adds and removes entries in brackets, with their commas.
#pragma once

#include "model/format/sourcenode.h"
#include "model/format/textedits.h"

#include <span>

namespace towerwatch {

/// A comment of the text, and the byte at which what it belongs to begins.
struct CommentSpan
{
    std::size_t begin, end, owner;
    bool alone;
};

/// The comments that belong to what begins from byte `begin` on and before `end`; all of them stand in the
/// order of their bytes, which is that of what they belong to.
std::span<const CommentSpan> commentsOwnedIn(const std::vector<CommentSpan> &comments, std::size_t begin,
                                             std::size_t end);

/// An entry of a list or map: its bytes, where what its comments belong to begins, and whether it goes.
struct Slot
{
    std::size_t begin, end, owner;
    bool goes = false;
};

/// What is new, behind a slot that stays; -1: before all others.
struct Fresh
{
    int behind;
    std::string text;
};

/// Changes the entries of a list or map in brackets.
class FlowPatch
{
public:
    FlowPatch(std::string_view source, const std::vector<CommentSpan> &comments, TextEdits &edits)
        : m_source(source)
        , m_comments(comments)
        , m_edits(edits)
    {
    }
    void apply(const SourceNode &node, const std::vector<Slot> &slots, const std::vector<Fresh> &fresh);

private:
    bool sameLine(std::size_t a, std::size_t b) const
    {
        return lineBegin(m_source, a) == lineBegin(m_source, b);
    }
    std::size_t column(std::size_t at) const { return at - lineBegin(m_source, at); }
    std::size_t commaBehind(std::size_t end) const;
    void removeComma(std::size_t end);
    const CommentSpan *commentOn(std::size_t at) const;
    void removeGone(const std::vector<Slot> &slots);
    void putFirst(const SourceNode &node, const std::vector<Slot> &slots,
                  const std::vector<std::string> &texts);
    void liftComments(const Slot &slot, bool starts);
    void putBehind(const SourceNode &node, const std::vector<Slot> &slots, std::size_t slot,
                   const std::vector<std::string> &texts);
    void putLast(const SourceNode &node, const Slot &slot, bool ownLine, const std::string &indent,
                 const std::vector<std::string> &texts);

    std::string_view m_source;
    const std::vector<CommentSpan> &m_comments;
    TextEdits &m_edits;
    int m_first = -1, m_last = -1; ///< of the slots that stay
    bool m_trailing = false;       ///< a comma stands behind the last of all
};

} // namespace towerwatch
