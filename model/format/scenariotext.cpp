// SPDX-License-Identifier: MIT
#include "model/format/scenariotext.h"

#include "model/format/sections.h"
#include "model/value/ranges.h"

#include <algorithm>
#include <array>

namespace towerwatch {

namespace {

constexpr std::string_view blanks = " \t\n";

/// The sections that hold entries which are edited one by one.
constexpr std::array<std::string_view, 6> withEntries{"players", "designs", "tiles",
                                                      "castles", "figures", "questions"};

std::size_t lineBegin(std::string_view text, std::size_t offset)
{
    return text.substr(0, offset).rfind('\n') + 1; // npos + 1 is 0
}

/// Where the next line begins, or the text ends.
std::size_t nextLine(std::string_view text, std::size_t offset)
{
    const auto end = text.find('\n', offset);
    return end == std::string_view::npos ? text.size() : end + 1;
}

/// The last byte before `end` that is not blank; npos: there is none.
std::size_t lastBefore(std::string_view text, std::size_t end)
{
    return text.substr(0, end).find_last_not_of(blanks);
}

/// Whether only spaces stand before a byte on its line.
bool startsLine(std::string_view text, std::size_t offset)
{
    const std::size_t begin = lineBegin(text, offset);
    return text.substr(begin, offset - begin).find_first_not_of(' ') == std::string_view::npos;
}

} // namespace

ScenarioText::ScenarioText(std::string_view text, const TileCatalogue &catalogue)
    : m_tree(text, m_problems)
{
    ReadResult read = readTree(m_tree, m_problems, catalogue);
    m_scenario = std::move(read.scenario);
    if (!m_scenario)
        return;
    YamlReader reader(m_problems);
    const YamlNode root = m_tree.root();
    m_comments = ownedComments(m_tree, reader.map({&root, ""}), read.marks, *m_scenario);
    hideComments();
    if (!isInBraces()) {
        findSections();
        findLines();
    }
}

void ScenarioText::hideComments()
{
    m_bare = source();
    for (const auto &[comment, owner] : m_comments)
        std::fill_n(m_bare.begin() + static_cast<std::ptrdiff_t>(comment.offset), comment.text.size(), ' ');
    if (const auto marker = m_bare.rfind("\n..."); marker != std::string::npos)
        m_bare.replace(marker + 1, 3, 3, ' ');
}

const SectionText *ScenarioText::find(std::string_view key) const
{
    const auto found = ranges::find(m_sections, key, &SectionText::key);
    return found == m_sections.end() ? nullptr : &*found;
}

void ScenarioText::findSections()
{
    const std::vector<YamlNode> nodes = root().children();
    for (std::size_t i = 0; i + 1 < nodes.size(); i += 2) {
        SectionText section{nodes[i].text(), nodes[i + 1]};
        section.head.begin = lineBegin(source(), nodes[i].offset());
        if (ranges::find(withEntries, section.key) != withEntries.end())
            for (const std::size_t start : entryStarts(section.value))
                section.entries.push_back({.begin = start});
        m_sections.push_back(std::move(section));
    }
}

/// Where the lines of entries begin; none: they have no lines of their own.
std::vector<std::size_t> ScenarioText::entryStarts(const YamlNode &list) const
{
    std::vector<std::size_t> starts;
    const std::vector<YamlNode> nodes = list.children();
    const bool isMap = list.kind() == YamlNode::Kind::Map;
    for (std::size_t i = 0; i < nodes.size() && !list.isFlow(); i += isMap ? 2 : 1) {
        const std::size_t sign = isMap ? nodes[i].offset() : lastBefore(m_bare, nodes[i].offset());
        if (!startsLine(m_bare, sign) || (!isMap && m_bare[sign] != '-'))
            return {};
        starts.push_back(lineBegin(m_bare, sign));
    }
    return starts;
}

/// Finds the lines of all blocks, of which only the first is known.
void ScenarioText::findLines()
{
    std::vector<LineBlock *> blocks;
    for (SectionText &section : m_sections) {
        blocks.push_back(&section.head);
        for (LineBlock &entry : section.entries)
            blocks.push_back(&entry);
    }
    std::vector<std::size_t> starts;
    for (const LineBlock *block : blocks)
        starts.push_back(block->begin);
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        const std::size_t limit = i + 1 < blocks.size() ? starts[i + 1] : m_bare.size();
        blocks[i]->column = std::min(m_bare.find_first_not_of(' ', starts[i]), limit) - starts[i];
        blocks[i]->end = nextLine(m_bare, lastBefore(m_bare, limit));
    }
    for (const auto &[comment, owner] : m_comments)
        if (owner && startsLine(m_bare, comment.offset)) {
            const auto next = ranges::upper_bound(starts, m_tree.offsetOf(*owner));
            LineBlock &block =
                *blocks[static_cast<std::size_t>(std::max(next - starts.begin(), std::ptrdiff_t{1})) - 1];
            block.begin = std::min(block.begin, lineBegin(m_bare, comment.offset));
            block.end = std::max(block.end, nextLine(m_bare, comment.offset));
        }
    for (std::size_t i = 0; i < blocks.size(); ++i)
        blocks[i]->air = i > 0 ? blocks[i - 1]->end : blocks[i]->begin;
}

std::vector<Span> ScenarioText::itemsOf(const YamlNode &node, std::size_t end) const
{
    std::vector<Span> spans;
    const std::vector<YamlNode> nodes = node.children();
    for (std::size_t i = 0; i < nodes.size(); i += node.kind() == YamlNode::Kind::Map ? 2 : 1)
        spans.push_back({nodes[i].offset(), 0});
    const std::size_t close = lastBefore(m_bare, end);
    if (!node.isFlow() || close == std::string_view::npos || (m_bare[close] != ']' && m_bare[close] != '}'))
        return {};
    for (std::size_t i = 0; i < spans.size(); ++i) {
        const bool last = i + 1 == spans.size();
        const std::size_t comma = lastBefore(m_bare, last ? close : spans[i + 1].begin);
        if (!last && m_bare[comma] != ',')
            return {};
        spans[i].end = lastBefore(m_bare, m_bare[comma] == ',' ? comma : comma + 1) + 1;
    }
    return spans;
}

std::string_view ScenarioText::separator(const std::vector<Span> &items) const
{
    if (items.size() < 2)
        return ", ";
    const std::string_view between =
        std::string_view(source()).substr(items[0].end, items[1].begin - items[0].end);
    return between.find_first_not_of(", \n") == std::string_view::npos ? between : ", ";
}

} // namespace towerwatch
