// SPDX-License-Identifier: MIT
/// Which lines and bytes of a scenario's text hold what.
#pragma once

#include "model/format/comments.h"

#include <optional>

namespace towerwatch {

/// From one byte to before another.
struct Span
{
    std::size_t begin = 0, end = 0;
};

/// Whole lines that hold one thing, with its comments.
struct LineBlock
{
    std::size_t air = 0; ///< where the blank lines above it begin
    std::size_t begin = 0, end = 0;
    std::size_t column = 0; ///< of the key or dash it begins with
};

/// An outermost key with its value, in a text whose outermost keys stand on lines of their own.
struct SectionText
{
    std::string_view key;
    YamlNode value;
    LineBlock head = {};                 ///< all of it, but for entries
    std::vector<LineBlock> entries = {}; ///< of lists and of the players, if each has lines of its own

    std::size_t end() const { return entries.empty() ? head.end : entries.back().end; }
};

/// A text that was read. All offsets count bytes of source().
class ScenarioText
{
public:
    ScenarioText(std::string_view text, const TileCatalogue &catalogue);

    /// What it says; nothing where it is no scenario: then nothing else may be asked.
    const std::optional<Scenario> &scenario() const { return m_scenario; }
    const std::string &source() const { return m_tree.source(); }
    YamlNode root() const { return m_tree.root(); }
    /// Whether the whole scenario stands in braces; then there are no sections().
    bool isInBraces() const { return root().isFlow(); }
    /// In the order of the text.
    const std::vector<SectionText> &sections() const { return m_sections; }
    /// The section with this key; null: there is none.
    const SectionText *find(std::string_view key) const;

    /// Where the items of a list or map in brackets stand, of a map with their keys; empty: there is none, or
    /// it is written in a way that does not tell. `end`: the bracket that closes it is the last thing before.
    std::vector<Span> itemsOf(const YamlNode &node, std::size_t end) const;
    /// What stands between two items if that is a comma and blanks, else ", ".
    std::string_view separator(const std::vector<Span> &items) const;

private:
    void hideComments();
    void findSections();
    std::vector<std::size_t> entryStarts(const YamlNode &list) const;
    void findLines();

    std::vector<Problem> m_problems;
    YamlTree m_tree;
    std::optional<Scenario> m_scenario;
    std::vector<OwnedComment> m_comments;
    std::string m_bare; ///< the source with spaces in the place of comments and of the end marker
    std::vector<SectionText> m_sections;
};

} // namespace towerwatch
