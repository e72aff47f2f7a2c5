// SPDX-License-Identifier: MIT
#include "model/yaml/yamltree.h"

#include "model/value/ranges.h"
#include "model/yaml/yamltext.h"

#include <algorithm>
#include <istream>
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

/// The text as the parser reads it, with an end marker that makes yaml-cpp notice a quote that is never
/// closed. Refuses to hand out more than one piece without the parser telling anything of it.
class ParserInput final : public std::streambuf
{
public:
    explicit ParserInput(const std::string &text)
        : m_text(text + "\n...\n")
        , m_rest(m_text)
    {
    }

    /// The parser has told of something.
    void goOn() { m_silent = 0; }
    std::size_t bytesRead() const { return m_text.size() - m_rest.size(); }

private:
    int_type underflow() override
    {
        constexpr std::size_t chunk = 4096;
        if (m_rest.empty())
            return traits_type::eof();
        const auto next = m_rest.first(std::min(chunk, m_rest.size()));
        m_rest = m_rest.subspan(next.size());
        m_silent += next.size();
        if (m_silent > limits::pieceBytes + chunk)
            throw Abandon{ProblemId::PieceTooLong, {std::to_string(limits::pieceBytes >> 20)}};
        setg(next.data(), next.data(), next.data() + next.size());
        return traits_type::to_int_type(next.front());
    }

    std::string m_text;
    std::span<char> m_rest;
    std::size_t m_silent = 0;
};

/// Builds the tree from the parser's events, so that aliases, depth and size are judged as they arrive.
class YamlTreeBuilder final : public YAML::EventHandler
{
public:
    YamlTreeBuilder(YamlTree &tree, ParserInput &input, std::vector<Problem> &problems)
        : m_tree(tree)
        , m_input(input)
        , m_problems(problems)
    {
    }

    Mark here() const { return m_tree.markAt(m_last.line, m_last.column); }
    /// Where the last thing outside brackets began that the parser told of; the outermost brackets are
    /// outside.
    std::size_t outsideBrackets() const { return m_tree.offsetAt(m_outside.line, m_outside.column); }

    /// Where the last document began.
    Mark document() const { return m_tree.markAt(m_document.line, m_document.column); }

    void OnDocumentStart(const YAML::Mark &mark) override { m_last = m_document = m_outside = mark; }
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark &mark, YAML::anchor_t anchor) override
    {
        refuse(anchor != 0, ProblemId::AnchorOrAlias, mark);
        auto &entry = add(mark, YamlKind::Null);
        keepText(entry, nullAt(m_tree.m_source, m_tree.offsetAt(mark.line, mark.column)));
    }
    void OnAlias(const YAML::Mark &mark, YAML::anchor_t) override
    {
        refuse(true, ProblemId::AnchorOrAlias, mark);
        add(mark, YamlKind::Null);
    }
    void OnScalar(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                  const std::string &value) override
    {
        check(mark, tag, anchor);
        auto &entry = add(mark, YamlKind::Scalar);
        entry.plain = tag == "?";
        keepText(entry, entry.plain ? value : withWholeEscapes(value));
    }
    void OnSequenceStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value style) override
    {
        open(mark, tag, anchor, YamlKind::List, style);
    }
    void OnSequenceEnd() override { close(); }
    void OnMapStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value style) override
    {
        open(mark, tag, anchor, YamlKind::Map, style);
    }
    void OnMapEnd() override
    {
        checkKeys(m_open.back().entry);
        close();
    }

private:
    struct Container
    {
        std::uint32_t entry = 0, lastChild = 0;
        bool brackets = false;
    };

    void refuse(bool wrong, ProblemId id, const YAML::Mark &mark, std::vector<std::string> facts = {})
    {
        if (wrong)
            report(id, m_tree.markAt(mark.line, mark.column), std::move(facts));
    }

    void report(ProblemId id, Mark mark, std::vector<std::string> facts = {})
    {
        if (m_problems.size() < limits::problems)
            m_problems.push_back({id, mark, std::move(facts)});
    }

    void check(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor)
    {
        refuse(anchor != 0, ProblemId::AnchorOrAlias, mark);
        refuse(std::string_view(m_tree.m_source)
                       .substr(m_tree.offsetAt(mark.line, mark.column))
                       .starts_with('!') ||
                   (!tag.empty() && tag != "?" && tag != "!"),
               ProblemId::Tag, mark, {tag}); // what has quotes has the tag "!" too
    }

    void keepText(YamlEntry &entry, std::string_view text)
    {
        entry.text = static_cast<std::uint32_t>(m_tree.m_texts.size());
        entry.textLength = static_cast<std::uint32_t>(text.size());
        m_tree.m_texts += text;
    }

    YamlEntry &add(const YAML::Mark &mark, YamlKind kind)
    {
        m_last = mark;
        if (m_open.empty() || !m_open.back().brackets)
            m_outside = mark;
        m_input.goOn();
        auto &entries = m_tree.m_entries;
        if (entries.size() >= limits::values)
            throw Abandon{ProblemId::TooManyValues, {std::to_string(limits::values)}};
        const auto index = static_cast<std::uint32_t>(entries.size());
        if (!m_open.empty()) {
            auto &container = m_open.back();
            auto &previous = container.lastChild == 0 ? entries[container.entry].firstChild
                                                      : entries[container.lastChild].nextSibling;
            previous = index;
            container.lastChild = index;
        }
        return entries.emplace_back(YamlEntry{.line = mark.line, .byteColumn = mark.column, .kind = kind});
    }

    void open(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor, YamlKind kind,
              YAML::EmitterStyle::value style)
    {
        check(mark, tag, anchor);
        add(mark, kind).flow = style == YAML::EmitterStyle::Flow;
        if (m_open.size() >= limits::depth)
            throw Abandon{ProblemId::TooDeep, {std::to_string(limits::depth)}};
        m_open.push_back(
            {static_cast<std::uint32_t>(m_tree.m_entries.size() - 1), 0, style == YAML::EmitterStyle::Flow});
    }

    void close()
    {
        m_open.pop_back();
        m_input.goOn();
    }

    /// Keys must be texts and stand once.
    void checkKeys(std::uint32_t map)
    {
        const auto &entries = m_tree.m_entries;
        m_keys.clear();
        for (auto key = entries[map].firstChild; key != 0;
             key = entries[entries[key].nextSibling].nextSibling) {
            if (entries[key].kind != YamlKind::Scalar)
                report(ProblemId::KeyNotText, m_tree.markOf(entries[key]));
            else
                m_keys.emplace_back(m_tree.textOf(entries[key]), key);
        }
        ranges::sort(m_keys);
        for (std::size_t i = 0; i < m_keys.size(); ++i) {
            const auto &[text, key] = m_keys[i];
            if (text == "<<" && entries[key].plain)
                report(ProblemId::MergeKey, m_tree.markOf(entries[key]));
            if (i > 0 && m_keys[i - 1].first == text)
                report(ProblemId::DuplicateKey, m_tree.markOf(entries[key]), {std::string(text)});
        }
    }

    YamlTree &m_tree;
    ParserInput &m_input;
    std::vector<Problem> &m_problems;
    std::vector<Container> m_open;
    std::vector<std::pair<std::string_view, std::uint32_t>> m_keys;
    YAML::Mark m_last, m_document, m_outside;
};

YamlTree::YamlTree(std::string_view text, std::vector<Problem> &problems)
{
    m_entries.emplace_back();
    const auto found = problems.size();
    if (text.size() > limits::fileBytes) {
        problems.push_back({ProblemId::FileTooLarge, {1, 1}, {std::to_string(limits::fileBytes >> 20)}});
        return;
    }
    m_source = withPlainNewlines(text);
    m_lines = lineStarts(m_source);
    m_characters = charactersBefore(m_source);
    checkCharacters(m_source, problems);
    if (problems.size() > found)
        return;
    m_header = commentBlock(m_source);

    ParserInput input(m_source);
    std::istream stream(&input);
    m_entries.clear();
    YamlTreeBuilder builder(*this, input, problems);
    try {
        YAML::Parser parser(stream);
        parser.HandleNextDocument(builder);
        const auto one = m_entries.size();
        if (parser.HandleNextDocument(builder)) {
            problems.push_back({ProblemId::SecondDocument, builder.document()});
            m_entries.resize(one);
        }
    } catch (const YAML::Exception &error) {
        problems.push_back(
            syntaxProblem(error.msg, error.mark.line, error.mark.column, builder.outsideBrackets()));
    } catch (const Abandon &reason) {
        const auto read = std::string_view(m_source).substr(0, input.bytesRead());
        const Unclosed unclosed =
            reason.id == ProblemId::PieceTooLong ? findUnclosed(read, builder.outsideBrackets()) : Unclosed{};
        const auto piece = unclosed.bracket ? unclosed.bracket : unclosed.quote;
        problems.push_back({reason.id, piece ? markAt(*piece) : builder.here(), reason.facts});
    }
    if (m_entries.empty() || problems.size() > found)
        m_entries.assign(1, {});
}

std::vector<YamlComment> YamlTree::comments() const
{
    std::vector<LongText> texts;
    for (const YamlEntry &entry : m_entries)
        if (entry.kind == YamlKind::Scalar && !entry.plain)
            texts.push_back(
                {m_lines[static_cast<std::size_t>(entry.line)] + static_cast<std::size_t>(entry.byteColumn),
                 textOf(entry)});
    const std::string_view source = m_source;
    const auto from = source.find_first_not_of('\n') + m_header.size();
    std::vector<YamlComment> found;
    for (const std::size_t offset : commentsIn(source, from, texts)) {
        const auto end = source.substr(0, source.find('\n', offset)).find_last_not_of(" \t") + 1;
        const auto before = source.substr(0, offset).find_last_not_of(" \t-");
        found.push_back({markAt(offset), std::string(source.substr(offset, end - offset)),
                         before == std::string_view::npos || source[before] == '\n', 0, offset});
    }
    for (std::size_t i = found.size(); i-- > 0;) {
        auto line = static_cast<std::size_t>(found[i].mark.line); // the next, from 0
        const auto isBlank = [&] {
            return source[std::min(source.find_first_not_of(" \t", m_lines[line]), source.size() - 1)] ==
                   '\n';
        };
        while (line < m_lines.size() && m_lines[line] < source.size() && isBlank())
            ++line;
        const bool more = line < m_lines.size() && m_lines[line] < source.size();
        found[i].nextLine = more ? static_cast<int>(line) + 1 : 0;
        if (i + 1 < found.size() && found[i + 1].alone && found[i + 1].mark.line == found[i].nextLine)
            found[i].nextLine = found[i + 1].nextLine;
    }
    return found;
}

/// What yaml-cpp found at a place, at the place where it is to be mended.
Problem YamlTree::syntaxProblem(const std::string &message, int line, int byteColumn,
                                std::size_t lastEvent) const
{
    const Mark mark = markAt(line, byteColumn);
    const auto found = offsetAt(line, byteColumn);
    if (message.starts_with(YAML::ErrorMsg::UNKNOWN_ANCHOR))
        return {ProblemId::AnchorOrAlias, mark};
    if (message.starts_with(YAML::ErrorMsg::DOC_IN_SCALAR))
        if (const auto quote = findUnclosed(std::string_view(m_source).substr(0, found), lastEvent).quote)
            return {ProblemId::Syntax, markAt(*quote), {message}};
    if (message.starts_with(YAML::ErrorMsg::BLOCK_ENTRY) || message.starts_with(YAML::ErrorMsg::MAP_VALUE))
        if (const auto tab = tabInIndentation(m_source, found))
            return {ProblemId::Syntax, markAt(*tab), {YAML::ErrorMsg::TAB_IN_INDENTATION}};
    if (message == YAML::ErrorMsg::UNKNOWN_TOKEN && found < m_source.size() && m_source[found] == '?')
        return {ProblemId::Syntax, mark, {"question mark"}};
    return {ProblemId::Syntax, mark, {message}};
}

std::size_t YamlTree::offsetAt(int line, int byteColumn) const
{
    const auto row = static_cast<std::size_t>(line);
    const auto offset =
        row < m_lines.size() ? m_lines[row] + static_cast<std::size_t>(byteColumn) : m_source.size();
    return std::min(offset, m_source.size());
}

std::size_t YamlTree::offsetOf(Mark mark) const
{
    const auto row = static_cast<std::size_t>(std::max(mark.line, 1)) - 1;
    std::size_t offset = row < m_lines.size() ? m_lines[row] : m_source.size();
    for (int i = 1; i < mark.column && offset < m_source.size(); ++i)
        offset += static_cast<std::size_t>(std::max(characterAt(m_source, offset).length, 1));
    return offset;
}

Mark YamlTree::markAt(std::size_t offset) const
{
    const auto line = ranges::upper_bound(m_lines, offset) - 1;
    return markAt(static_cast<int>(line - m_lines.begin()), static_cast<int>(offset - *line));
}

Mark YamlTree::markAt(int line, int byteColumn) const
{
    if (line < 0 || m_lines.empty())
        return {1, 1};
    const bool inside = static_cast<std::size_t>(line) < m_lines.size(); // else in the end marker
    const auto row = inside ? static_cast<std::size_t>(line) : m_lines.size() - 1;
    const auto end = inside ? offsetAt(line, std::max(byteColumn, 0)) : m_source.size();
    return {static_cast<int>(row) + 1,
            static_cast<int>(characterCount(m_source, m_lines[row], end, m_characters)) + 1};
}

std::string_view YamlNode::text() const
{
    return m_tree->textOf(*m_entry);
}

std::size_t YamlNode::offset() const
{
    return m_tree->offsetAt(m_entry->line, m_entry->byteColumn);
}

Mark YamlNode::mark() const
{
    return m_tree->markOf(*m_entry);
}

std::vector<YamlNode> YamlNode::children() const
{
    std::vector<YamlNode> nodes;
    const auto &entries = m_tree->m_entries;
    for (auto child = m_entry->firstChild; child != 0; child = entries[child].nextSibling)
        nodes.push_back({*m_tree, entries[child]});
    return nodes;
}

} // namespace towerwatch
