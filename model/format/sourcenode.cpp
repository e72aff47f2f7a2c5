// SPDX-License-Identifier: MIT
#include "model/format/sourcenode.h"

#include "model/value/ranges.h"
#include "model/yaml/yamltext.h"

#include <algorithm>

namespace towerwatch {

int SourceNode::indexOf(std::string_view key) const
{
    const auto found = ranges::find(keys, key, &SourceNode::text);
    return found == keys.end() ? -1 : static_cast<int>(found - keys.begin());
}

std::size_t skipBlank(std::string_view text, std::size_t offset)
{
    while (offset < text.size()) {
        if (text[offset] == '#')
            offset = lineEnd(text, offset);
        else if (std::string_view(" \t\n").find(text[offset]) == std::string_view::npos)
            break;
        else
            ++offset;
    }
    return offset;
}

std::size_t lineBegin(std::string_view text, std::size_t offset)
{
    return text.substr(0, offset).rfind('\n') + 1; // npos + 1 is 0
}

std::size_t lineEnd(std::string_view text, std::size_t offset)
{
    return std::min(text.find('\n', offset), text.size());
}

namespace {

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\n';
}

/// The end of a word without quotes: its characters stand in the text with other blanks between them.
std::size_t endOfPlain(std::string_view source, std::size_t begin, std::string_view text)
{
    std::size_t end = begin;
    for (const char c : text) {
        if (isBlank(c))
            continue;
        while (end < source.size() && isBlank(source[end]))
            ++end;
        end = std::min(end + 1, source.size());
    }
    return end;
}

std::size_t endOfScalar(std::string_view source, const YamlNode &node)
{
    const std::size_t begin = node.offset();
    if (node.isPlain() || begin >= source.size())
        return endOfPlain(source, begin, node.text());
    if (source[begin] == '"' || source[begin] == '\'')
        return endOfQuotes(source, begin);
    const std::size_t lines = std::min(lineEnd(source, begin) + 1, source.size());
    const std::size_t end = std::max(endOfBlock(source, lines, node.text()), begin + 1);
    const auto last = source.substr(0, end).find_last_not_of(" \t\n") + 1;
    return lineEnd(source, std::max(last, begin + 1));
}

/// Finds the ends that the parser does not tell.
class SourceReader
{
public:
    explicit SourceReader(std::string_view source)
        : m_source(source)
    {
    }

    /// `from`: where something without text stands, such as the value of "blue:".
    SourceNode read(const YamlNode &node, std::size_t from) const
    {
        SourceNode result{.kind = node.kind(), .flow = node.isFlow(), .begin = node.offset()};
        switch (node.kind()) {
        case YamlNode::Kind::Null:
            if (node.text().empty())
                result.begin = from;
            result.end = result.begin + node.text().size();
            break;
        case YamlNode::Kind::Scalar:
            result.text = node.text();
            result.end = endOfScalar(m_source, node);
            break;
        case YamlNode::Kind::List: readList(node, result); break;
        case YamlNode::Kind::Map: readMap(node, result); break;
        }
        return result;
    }

private:
    std::size_t behind(std::size_t from, char sign) const
    {
        const std::size_t at = skipBlank(m_source, from);
        return at < m_source.size() && m_source[at] == sign ? at + 1 : from;
    }

    void close(SourceNode &result, std::size_t last) const
    {
        result.end = last;
        if (!result.flow)
            return;
        for (std::size_t at = skipBlank(m_source, last); at < m_source.size();
             at = skipBlank(m_source, at + 1))
            if (m_source[at] == ']' || m_source[at] == '}') {
                result.end = at + 1;
                return;
            }
    }

    void readList(const YamlNode &node, SourceNode &result) const
    {
        std::size_t last = result.begin + (result.flow ? 1 : 0);
        for (const YamlNode &child : node.children()) {
            const std::size_t inside = result.flow ? last : behind(last, '-');
            if (!result.flow)
                result.signs.push_back(inside - 1);
            result.items.push_back(read(child, inside));
            last = result.items.back().end;
        }
        close(result, last);
    }

    void readMap(const YamlNode &node, SourceNode &result) const
    {
        std::size_t last = result.begin + (result.flow ? 1 : 0);
        const auto children = node.children();
        for (std::size_t i = 0; i + 1 < children.size(); i += 2) {
            result.keys.push_back(read(children[i], last));
            result.signs.push_back(behind(result.keys.back().end, ':'));
            result.items.push_back(read(children[i + 1], result.signs.back()));
            last = result.items.back().end;
        }
        close(result, last);
    }

    std::string_view m_source;
};

} // namespace

SourceNode sourceOf(const YamlTree &tree)
{
    return SourceReader(tree.source()).read(tree.root(), 0);
}

} // namespace towerwatch
