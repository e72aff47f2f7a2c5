// SPDX-License-Identifier: MIT
/// Changes the entries and values of a text in place.
#pragma once

#include "model/format/entrystyle.h"
#include "model/format/flowpatch.h"
#include "model/format/listmatch.h"
#include "model/format/sectionvalues.h"

namespace towerwatch {

/// What stands around a value.
struct Surroundings
{
    std::size_t sign = 0;   ///< the offset behind the colon or dash before it
    std::size_t inside = 2; ///< the column of what is in it, where that stands on lines of its own
    bool lines = false;     ///< whether lines of its own are possible
    std::size_t indent = 2; ///< of new dashes
    EntryStyle style = {};  ///< of entries where none is there
};

class EntryPatch
{
public:
    /// All must outlive it.
    EntryPatch(std::string_view source, const std::vector<CommentSpan> &comments, TextEdits &edits)
        : m_source(source)
        , m_comments(comments)
        , m_edits(edits)
    {
    }

    /// Whether all that was asked for could be done.
    bool isPossible() const { return m_possible; }

    void value(const SourceNode &node, const Value &before, const Value &after, const Surroundings &around);
    /// The entries of a list (`isList`) or of the players.
    void entries(const SourceNode &node, const std::vector<Entry> &before, const std::vector<Entry> &after,
                 bool isList, const Surroundings &around);
    void removeComments(std::size_t begin, std::size_t end);
    /// The end of the last line of an entry, comments that belong to it among them.
    std::size_t tailOf(std::size_t begin, std::size_t end) const;

    /// What stands behind the colon of a section that is new.
    std::string freshSection(const std::vector<Entry> &entries, bool isList, bool lines, std::size_t indent,
                             const EntryStyle &style);
    /// A value that may be a text of several lines.
    std::string writtenText(const Value &value, const EntryStyle &style, std::size_t indent,
                            bool lines) const;

private:
    std::size_t column(std::size_t at) const { return at - lineBegin(m_source, at); }
    void replace(const SourceNode &node, const Value &after, const Surroundings &around);
    void map(const SourceNode &node, const Value &before, const Value &after, const Surroundings &around);
    void addKey(const SourceNode &node, const Value &after, std::size_t key, std::vector<Fresh> &fresh);
    void removeKeys(const SourceNode &node, const std::vector<Slot> &slots);
    void removeLastKey(const SourceNode &node, const std::vector<Slot> &slots, std::size_t at);
    const CommentSpan *commentOn(std::size_t at) const;
    void list(const SourceNode &node, const Value &before, const Value &after, const Surroundings &around);
    std::string freshEntry(const Entry &entry, bool isList, bool lines, std::size_t indent,
                           const EntryStyle &style);

    std::string_view m_source;
    const std::vector<CommentSpan> &m_comments;
    TextEdits &m_edits;
    bool m_possible = true;
};

} // namespace towerwatch
