// SPDX-License-Identifier: MIT
#include "model/format/rewriter.h"

#include "model/format/comments.h"
#include "model/format/entrypatch.h"
#include "model/format/scenarioreader.h"
#include "model/format/scenariowriter.h"
#include "model/format/sections.h"
#include "model/format/sourcevalue.h"
#include "model/value/ranges.h"
#include "model/yaml/yamltext.h"

#include <algorithm>

namespace towerwatch {

namespace {

std::vector<CommentSpan> commentsOf(const YamlTree &tree, const ScenarioMarks &marks,
                                    const Scenario &scenario)
{
    std::vector<Problem> problems;
    YamlReader reader(problems);
    const YamlNode root = tree.root();
    std::vector<CommentSpan> spans;
    for (const OwnedComment &owned : ownedComments(tree, reader.map({&root, ""}), marks, scenario)) {
        const std::size_t begin = owned.comment.offset;
        if (owned.owner)
            spans.push_back(
                {begin, begin + owned.comment.text.size(), tree.offsetOf(*owned.owner), owned.comment.alone});
    }
    return spans;
}

/// How the entries of the file look, where a section has none to look like.
EntryStyle anyStyle(std::string_view source, const SourceNode &root, std::size_t &indent)
{
    for (const std::string_view key : {"tiles", "figures", "questions", "castles"}) {
        const int index = root.indexOf(key);
        if (index < 0)
            continue;
        const SourceNode &list = root.items[static_cast<std::size_t>(index)];
        if (list.kind != YamlNode::Kind::List || list.items.empty() ||
            list.items.front().kind != YamlNode::Kind::Map)
            continue;
        const std::size_t at = list.flow ? list.items.front().begin : list.signs.front();
        const std::size_t column = at - lineBegin(source, at);
        if (!list.flow)
            indent = column;
        EntryStyle style = styleOf(source, list.items.front(), column);
        style.order.clear(); // other entries have other keys
        return style;
    }
    EntryStyle style;
    style.quotedKeys = !root.keys.empty() && source[root.keys.front().begin] == '"';
    return style;
}

/// Goes through the sections of a file.
class RootPatch
{
public:
    RootPatch(const YamlTree &tree, SourceNode root, std::vector<CommentSpan> comments, TextEdits &edits)
        : m_source(tree.source())
        , m_root(std::move(root))
        , m_comments(std::move(comments))
        , m_edits(edits)
        , m_style(anyStyle(m_source, m_root, m_indent))
        , m_patch(m_source, m_comments, edits)
        , m_lines(m_source, m_comments, edits)
    {
        for (std::size_t i = 0; i < m_root.keys.size(); ++i)
            m_slots.push_back({m_root.keys[i].begin, m_root.items[i].end, m_root.keys[i].begin});
    }

    void apply(const Scenario &before, const Scenario &after)
    {
        const auto old = sectionsOf(before), now = sectionsOf(after);
        for (std::size_t i = 0; i < now.size(); ++i)
            section(old[i], now[i], before.comments.contains(std::string(now[i].key)),
                    after.comments.contains(std::string(now[i].key)));
        if (m_root.flow)
            FlowPatch(m_source, m_comments, m_edits).apply(m_root, m_slots, m_fresh);
    }

private:
    /// A turn as one that is written with its keys.
    static Value turnAsMap(const Value &turn)
    {
        return turn.kind == Value::Kind::Text ? Value::map("player", turn, "ransom-paid", false) : turn;
    }

    static bool saysNothing(const SectionValue &section)
    {
        return section.hasEntries ? section.entries.empty() : section.value.kind == Value::Kind::Null;
    }

    void section(const SectionValue &old, const SectionValue &now, bool hadComment, bool hasComment)
    {
        const int index = m_root.indexOf(now.key);
        if (const std::size_t key = index < 0 ? 0 : m_root.keys[static_cast<std::size_t>(index)].begin;
            hadComment && !hasComment && index >= 0)
            m_patch.removeComments(key, key + 1);
        const bool same = old.value == now.value && old.entries == now.entries;
        if (same && index >= 0)
            m_last = index;
        if (same)
            return;
        if (index < 0)
            return add(old, now);
        const auto at = static_cast<std::size_t>(index);
        if (saysNothing(now) && !hasComment)
            return remove(at);
        m_last = index;
        const SourceNode &node = m_root.items[at];
        const Surroundings around{.sign = m_root.signs[at],
                                  .inside = column(m_root.keys[at].begin) + 2,
                                  .lines = !m_root.flow,
                                  .indent = m_indent,
                                  .style = m_style};
        if (now.hasEntries)
            m_patch.entries(node, old.entries, now.entries, now.isList, around);
        else if (now.key == "turn" && node.kind == YamlNode::Kind::Map)
            m_patch.value(node, turnAsMap(old.value), turnAsMap(now.value), around);
        else
            m_patch.value(node, old.value, now.value, around);
    }

    void remove(std::size_t at)
    {
        m_slots[at].goes = true;
        if (m_root.flow)
            m_patch.removeComments(m_slots[at].begin, m_slots[at].end);
        else
            m_lines.remove(m_slots[at].begin, m_slots[at].end);
    }

    /// What the file says by leaving the section out is not said.
    void add(const SectionValue &old, const SectionValue &section)
    {
        std::string text = writtenKey(section.key, m_style) + ':';
        if (!section.hasEntries)
            text += ' ' + writtenText(differing(old.value, section.value), m_style, 2, !m_root.flow);
        else
            text += freshSection(section.entries, section.isList, !m_root.flow, m_indent, m_style);
        if (m_root.flow)
            return m_fresh.push_back({m_last, text});
        const std::string newline =
            "\n" + std::string(m_root.keys.empty() ? 0 : column(m_root.keys[0].begin), ' ');
        const auto last = static_cast<std::size_t>(std::max(m_last, 0));
        const bool airy = m_lines.airAbove(m_slots[last].begin) &&
                          (last + 1 == m_slots.size() || m_lines.airAbove(m_slots[last + 1].begin));
        m_edits.insert(lineEnd(m_source, m_slots[last].end), (airy ? "\n" : "") + newline + text);
    }

    std::size_t column(std::size_t at) const { return at - lineBegin(m_source, at); }

    std::string_view m_source;
    SourceNode m_root;
    std::vector<CommentSpan> m_comments;
    TextEdits &m_edits;
    std::size_t m_indent = 2; ///< of the dashes of new lists
    EntryStyle m_style;
    EntryPatch m_patch;
    LinePatch m_lines;
    std::vector<Slot> m_slots;
    std::vector<Fresh> m_fresh;
    int m_last = -1; ///< the section of the file that the next new one stands behind
};

/// The comment at the top of the file, and what stands before the version and is read as a part of it.
void patchHeader(const YamlTree &tree, const std::vector<CommentSpan> &comments, std::size_t version,
                 const std::string &after, TextEdits &edits)
{
    const std::string_view source = tree.source();
    const std::size_t begin = std::min(source.find_first_not_of('\n'), source.size());
    edits.insert(begin, after);
    edits.remove(begin, begin + tree.header().size());
    for (const CommentSpan &comment : comments)
        if (comment.owner == version && comment.alone && comment.begin < version)
            edits.remove(comment.begin, comment.end);
}

/// The maps in it in one order of their keys.
Value sorted(const Value &value)
{
    Value out = value;
    for (Value &item : out.items)
        item = sorted(item);
    if (value.kind != Value::Kind::Map)
        return out;
    std::vector<std::pair<std::string, Value>> entries;
    for (std::size_t i = 0; i < out.items.size(); ++i)
        entries.emplace_back(out.keys[i], out.items[i]);
    ranges::stable_sort(entries, {}, &std::pair<std::string, Value>::first);
    out = Value::map();
    for (const auto &[key, item] : entries)
        out.put(key, item);
    return out;
}

/// Whether two scenarios differ in nothing but the order of keys, and comments: what stands above the first
/// key is the top of the file, even if something stood before it.
bool saysTheSame(const Scenario &a, const Scenario &b)
{
    const auto same = [](const Entry &x, const Entry &y) {
        return x.key == y.key && sorted(x.value) == sorted(y.value);
    };
    return a.header.starts_with(b.header) &&
           ranges::equal(sectionsOf(a), sectionsOf(b), [&](const auto &x, const auto &y) {
               return sorted(x.value) == sorted(y.value) && ranges::equal(x.entries, y.entries, same);
           });
}

} // namespace

std::string rewritten(std::string_view text, const Scenario &scenario, const TileCatalogue &catalogue)
{
    std::vector<Problem> problems;
    const YamlTree tree(text, problems);
    const ReadResult read = readTree(tree, std::move(problems), catalogue);
    if (!read.scenario)
        return writeScenario(scenario);
    if (*read.scenario == scenario)
        return std::string(text);
    TextEdits edits;
    const SourceNode root = sourceOf(tree);
    const auto comments = commentsOf(tree, read.marks, *read.scenario);
    if (read.scenario->header != scenario.header)
        patchHeader(tree, comments, root.keys[static_cast<std::size_t>(root.indexOf("towerwatch"))].begin,
                    scenario.header, edits);
    RootPatch(tree, root, comments, edits).apply(*read.scenario, scenario);
    std::string result = edits.appliedTo(text, tree.source());
    const auto again = readScenario(result, catalogue).scenario;
    return again && saysTheSame(*again, scenario) ? result : writeScenario(scenario);
}

} // namespace towerwatch
