// SPDX-License-Identifier: MIT
/// Changes the entries and values of a text in place.
#pragma once

#include "model/format/entrystyle.h"
#include "model/format/linepatch.h"
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
        , m_lines(source, comments, edits)
    {
    }

    void value(const SourceNode &node, const Value &before, const Value &after, const Surroundings &around);
    /// The entries of a list (`isList`) or of the players.
    void entries(const SourceNode &node, const std::vector<Entry> &before, const std::vector<Entry> &after,
                 bool isList, const Surroundings &around);
    void removeComments(std::size_t begin, std::size_t end);

private:
    /// The entries of a list or map while they are changed.
    struct Places
    {
        const SourceNode &node;
        bool isList = false, airy = false;
        std::size_t sign = 0, indent = 0;
        EntryStyle style = {}; ///< of what is new
        std::vector<Slot> slots = {};
        std::vector<Fresh> fresh = {}; ///< in brackets
        int last = -1;                 ///< that stays, before what is looked at
    };

    std::size_t column(std::size_t at) const { return at - lineBegin(m_source, at); }
    void replace(const SourceNode &node, const Value &after, const Surroundings &around);
    void map(const SourceNode &node, const Value &before, const Value &after, const Surroundings &around);
    void addKey(const SourceNode &node, const Value &after, std::size_t key, std::vector<Fresh> &fresh);
    void list(const SourceNode &node, const Value &before, const Value &after, const Surroundings &around);
    Places placesOf(const SourceNode &node, bool isList, const Surroundings &around) const;
    Surroundings around(const Places &places, std::size_t at) const;
    void stay(Places &places, std::size_t at, const Entry &old, const Entry &now);
    void leave(Places &places, std::size_t at);
    void come(Places &places, const Match &match, const std::vector<Entry> &before, const Entry &now);
    std::string movedEntry(const Places &places, std::size_t at, const Entry &before,
                           const Entry &after) const;
    void replaceAligned(const SourceNode &node, std::size_t at, const std::string &text);
    void fill(const SourceNode &node, const std::vector<Entry> &after, bool isList,
              const Surroundings &around);

    std::string_view m_source;
    const std::vector<CommentSpan> &m_comments;
    TextEdits &m_edits;
    LinePatch m_lines;
};

} // namespace towerwatch
