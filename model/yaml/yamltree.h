// SPDX-License-Identifier: MIT
/// YAML text as a tree of nodes that know where they stood. Only what the scenario format allows gets in:
/// one UTF-8 document without anchors, aliases, merge keys, tags or keys that stand twice.
#pragma once

#include "model/value/limits.h"
#include "model/yaml/problem.h"

#include <string_view>

namespace towerwatch {

class YamlTree;

/// A comment, from its # to the end of its line.
struct YamlComment
{
    Mark mark;
    std::string text;
    bool alone = false;     ///< nothing stands before it on its line
    int nextLine = 0;       ///< the first line behind it with something else than comments; 0: none
    std::size_t offset = 0; ///< of its # in the text of the tree
};

enum class YamlKind : std::uint8_t { Null, Scalar, List, Map };

/// A node as a tree keeps it.
struct YamlEntry
{
    std::uint32_t text = 0, textLength = 0;
    std::uint32_t firstChild = 0, nextSibling = 0; ///< 0: none
    std::int32_t line = 0, byteColumn = 0;         ///< from 0, as yaml-cpp counts
    YamlKind kind = YamlKind::Null;
    bool plain = false, flow = false;
};

/// A node of a tree; valid as long as the tree.
class YamlNode
{
public:
    using Kind = YamlKind;

    Kind kind() const { return m_entry->kind; }
    /// The text of a scalar as YAML reads it, of a null as it was written ("null", "~" or nothing); empty for
    /// other kinds.
    std::string_view text() const;
    /// Whether a scalar was written without quotes, so that it may be a number or true or false.
    bool isPlain() const { return m_entry->plain; }
    /// Whether a list or map stands in brackets.
    bool isFlow() const { return m_entry->flow; }
    Mark mark() const;
    /// The byte it begins at in the text of the tree.
    std::size_t offset() const;
    /// Items of a list; of a map keys and values in turn.
    std::vector<YamlNode> children() const;

private:
    friend class YamlTree;
    YamlNode(const YamlTree &tree, const YamlEntry &entry)
        : m_tree(&tree)
        , m_entry(&entry)
    {
    }
    const YamlTree *m_tree;
    const YamlEntry *m_entry;
};

class YamlTree
{
public:
    /// Reads `text`. Everything that is wrong with it goes to `problems`; after a fatal error, or in an empty
    /// text, the tree has a null root.
    YamlTree(std::string_view text, std::vector<Problem> &problems);
    YamlTree(const YamlTree &) = delete;
    YamlTree &operator=(const YamlTree &) = delete;

    YamlNode root() const { return {*this, m_entries.front()}; }
    /// The comment lines before the first other line, each ending in a newline.
    const std::string &header() const { return m_header; }
    /// The comments that are not in the header, in their order.
    std::vector<YamlComment> comments() const;
    /// The text with plain newlines and without a byte order mark.
    const std::string &source() const { return m_source; }
    /// The byte of source() that a mark stands for.
    std::size_t offsetOf(Mark mark) const;

private:
    friend class YamlNode;
    friend class YamlTreeBuilder;

    Problem syntaxProblem(const std::string &message, int line, int byteColumn, std::size_t lastEvent) const;
    Mark markOf(const YamlEntry &entry) const { return markAt(entry.line, entry.byteColumn); }
    std::string_view textOf(const YamlEntry &entry) const
    {
        return std::string_view(m_texts).substr(entry.text, entry.textLength);
    }
    Mark markAt(int line, int byteColumn) const;
    Mark markAt(std::size_t offset) const;
    std::size_t offsetAt(int line, int byteColumn) const;

    std::string m_source;                    ///< the text with newlines made plain
    std::vector<std::uint32_t> m_lines;      ///< where each line begins
    std::vector<std::uint32_t> m_characters; ///< see charactersBefore
    std::string m_texts;
    std::vector<YamlEntry> m_entries;
    std::string m_header;
};

} // namespace towerwatch
