// SPDX-License-Identifier: MIT
#include "yamltree.h"

#include "yamltext.h"

#include <algorithm>
#include <sstream>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

namespace towerwatch {

namespace {

/// Thrown through the parser when nothing after this point is worth reading.
struct Abandon
{
    ProblemId id;
    std::vector<std::string> facts;
};

} // namespace

/// Builds the tree from the parser's events, so that aliases, depth and size are judged as they arrive.
class YamlTreeBuilder final : public YAML::EventHandler
{
public:
    YamlTreeBuilder(YamlTree &tree, std::vector<Problem> &problems)
        : m_tree(tree)
        , m_problems(problems)
    {
    }

    Mark here() const { return m_tree.markAt(m_last.line, m_last.column); }

    /// Where the last document began.
    Mark document() const { return m_tree.markAt(m_document.line, m_document.column); }

    void OnDocumentStart(const YAML::Mark &mark) override { m_last = m_document = mark; }
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark &mark, YAML::anchor_t anchor) override
    {
        refuse(anchor != 0, ProblemId::AnchorOrAlias, mark);
        add(mark, YamlNode::Kind::Null);
    }
    void OnAlias(const YAML::Mark &mark, YAML::anchor_t) override
    {
        refuse(true, ProblemId::AnchorOrAlias, mark);
        add(mark, YamlNode::Kind::Null);
    }
    void OnScalar(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                  const std::string &value) override
    {
        check(mark, tag, anchor);
        auto &entry = add(mark, YamlNode::Kind::Scalar);
        entry.plain = tag == "?";
        entry.text = static_cast<std::uint32_t>(m_tree.m_texts.size());
        entry.textLength = static_cast<std::uint32_t>(value.size());
        m_tree.m_texts += value;
    }
    void OnSequenceStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value) override
    {
        open(mark, tag, anchor, YamlNode::Kind::List);
    }
    void OnSequenceEnd() override { m_open.pop_back(); }
    void OnMapStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value) override
    {
        open(mark, tag, anchor, YamlNode::Kind::Map);
    }
    void OnMapEnd() override
    {
        checkKeys(m_open.back().entry);
        m_open.pop_back();
    }

private:
    struct Container
    {
        std::uint32_t entry = 0, lastChild = 0;
    };

    void refuse(bool wrong, ProblemId id, const YAML::Mark &mark, std::vector<std::string> facts = {})
    {
        if (wrong)
            m_problems.push_back({id, m_tree.markAt(mark.line, mark.column), std::move(facts)});
    }

    void check(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor)
    {
        refuse(anchor != 0, ProblemId::AnchorOrAlias, mark);
        refuse(m_tree.byteAt(mark.line, mark.column) == '!' || (!tag.empty() && tag != "?" && tag != "!"),
               ProblemId::Tag, mark, {tag}); // what has quotes has the tag "!" too
    }

    YamlTree::Entry &add(const YAML::Mark &mark, YamlNode::Kind kind)
    {
        m_last = mark;
        auto &entries = m_tree.m_entries;
        if (entries.size() >= maximumValues)
            throw Abandon{ProblemId::TooManyValues, {std::to_string(maximumValues)}};
        const auto index = static_cast<std::uint32_t>(entries.size());
        if (!m_open.empty()) {
            auto &container = m_open.back();
            auto &previous = container.lastChild == 0 ? entries[container.entry].firstChild
                                                      : entries[container.lastChild].nextSibling;
            previous = index;
            container.lastChild = index;
        }
        return entries.emplace_back(
            YamlTree::Entry{.line = mark.line, .byteColumn = mark.column, .kind = kind});
    }

    void open(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor, YamlNode::Kind kind)
    {
        check(mark, tag, anchor);
        add(mark, kind);
        if (m_open.size() >= maximumDepth)
            throw Abandon{ProblemId::TooDeep, {std::to_string(maximumDepth)}};
        m_open.push_back({static_cast<std::uint32_t>(m_tree.m_entries.size() - 1), 0});
    }

    /// Keys must be texts and stand once.
    void checkKeys(std::uint32_t map)
    {
        const auto &entries = m_tree.m_entries;
        m_keys.clear();
        for (auto key = entries[map].firstChild; key != 0;
             key = entries[entries[key].nextSibling].nextSibling) {
            if (entries[key].kind != YamlNode::Kind::Scalar)
                m_problems.push_back({ProblemId::KeyNotText, m_tree.markOf(entries[key])});
            else
                m_keys.emplace_back(textOf(entries[key]), key);
        }
        std::sort(m_keys.begin(), m_keys.end());
        for (std::size_t i = 0; i < m_keys.size(); ++i) {
            const auto &[text, key] = m_keys[i];
            const Mark mark = m_tree.markOf(entries[key]);
            if (text == "<<" && entries[key].plain)
                m_problems.push_back({ProblemId::MergeKey, mark});
            if (i > 0 && m_keys[i - 1].first == text)
                m_problems.push_back({ProblemId::DuplicateKey, mark, {std::string(text)}});
        }
    }

    std::string_view textOf(const YamlTree::Entry &entry) const
    {
        return std::string_view(m_tree.m_texts).substr(entry.text, entry.textLength);
    }

    YamlTree &m_tree;
    std::vector<Problem> &m_problems;
    std::vector<Container> m_open;
    std::vector<std::pair<std::string_view, std::uint32_t>> m_keys;
    YAML::Mark m_last, m_document;
};

YamlTree::YamlTree(std::string_view text, std::vector<Problem> &problems)
{
    m_entries.emplace_back();
    const auto found = problems.size();
    if (text.size() > maximumFileBytes) {
        problems.push_back({ProblemId::FileTooLarge, {1, 1}, {std::to_string(maximumFileBytes >> 20)}});
        return;
    }
    m_source = withPlainNewlines(text);
    m_lines = lineStarts(m_source);
    checkCharacters(m_source, problems);
    if (problems.size() > found)
        return;
    m_header = commentBlock(m_source);

    // The end marker makes yaml-cpp notice a quote that is never closed.
    std::istringstream stream(m_source + "\n...\n");
    m_entries.clear();
    YamlTreeBuilder builder(*this, problems);
    try {
        YAML::Parser parser(stream);
        parser.HandleNextDocument(builder);
        const auto one = m_entries.size();
        if (parser.HandleNextDocument(builder)) {
            problems.push_back({ProblemId::SecondDocument, builder.document()});
            m_entries.resize(one);
        }
    } catch (const YAML::Exception &error) {
        const Mark mark = markAt(error.mark.line, error.mark.column);
        if (error.msg.starts_with(YAML::ErrorMsg::UNKNOWN_ANCHOR))
            problems.push_back({ProblemId::AnchorOrAlias, mark});
        else
            problems.push_back({ProblemId::Syntax, mark, {error.msg}});
    } catch (const Abandon &reason) {
        problems.push_back({reason.id, builder.here(), reason.facts});
    }
    if (m_entries.empty() || problems.size() > found)
        m_entries.assign(1, {});
    else
        findComment();
}

void YamlTree::findComment()
{
    std::vector<LongText> texts;
    for (const Entry &entry : m_entries)
        if (entry.kind == YamlNode::Kind::Scalar && !entry.plain)
            texts.push_back(
                {m_lines[static_cast<std::size_t>(entry.line)] + static_cast<std::size_t>(entry.byteColumn),
                 std::string_view(m_texts).substr(entry.text, entry.textLength)});
    const auto header = m_source.find_first_not_of('\n');
    m_comment = firstComment(m_source, header + m_header.size(), texts);
}

char YamlTree::byteAt(int line, int byteColumn) const
{
    const auto row = static_cast<std::size_t>(line);
    const auto offset =
        row < m_lines.size() ? m_lines[row] + static_cast<std::size_t>(byteColumn) : m_source.size();
    return offset < m_source.size() ? m_source[offset] : '\0';
}

Mark YamlTree::markAt(int line, int byteColumn) const
{
    if (line < 0 || m_lines.empty())
        return {1, 1};
    const bool inside = static_cast<std::size_t>(line) < m_lines.size(); // else in the end marker
    const auto row = inside ? static_cast<std::size_t>(line) : m_lines.size() - 1;
    const auto begin = m_source.begin() + m_lines[row];
    const auto end = inside
                         ? begin + std::min<std::ptrdiff_t>(std::max(byteColumn, 0), m_source.end() - begin)
                         : m_source.end();
    const auto characters = std::count_if(begin, end, [](char c) { return (c & 0xC0) != 0x80; });
    return {static_cast<int>(row) + 1, static_cast<int>(characters) + 1};
}

YamlNode::Kind YamlNode::kind() const
{
    return m_tree->m_entries[m_index].kind;
}

std::string_view YamlNode::text() const
{
    const auto &entry = m_tree->m_entries[m_index];
    return std::string_view(m_tree->m_texts).substr(entry.text, entry.textLength);
}

bool YamlNode::isPlain() const
{
    return m_tree->m_entries[m_index].plain;
}

Mark YamlNode::mark() const
{
    return m_tree->markOf(m_tree->m_entries[m_index]);
}

std::vector<YamlNode> YamlNode::children() const
{
    std::vector<YamlNode> nodes;
    const auto &entries = m_tree->m_entries;
    for (auto child = entries[m_index].firstChild; child != 0; child = entries[child].nextSibling)
        nodes.push_back({*m_tree, child});
    return nodes;
}

} // namespace towerwatch
