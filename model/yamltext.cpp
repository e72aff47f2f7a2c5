// SPDX-License-Identifier: MIT
#include "yamltext.h"

#include <algorithm>
#include <array>

namespace towerwatch {

std::string withPlainNewlines(std::string_view text)
{
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\r')
            plain += text[i];
        else if (i + 1 == text.size() || text[i + 1] != '\n')
            plain += '\n';
    }
    return plain;
}

std::vector<std::uint32_t> lineStarts(std::string_view text)
{
    std::vector<std::uint32_t> starts{0};
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] == '\n')
            starts.push_back(static_cast<std::uint32_t>(i) + 1);
    return starts;
}

Character characterAt(std::string_view text, std::size_t offset)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[offset + i]); };
    const unsigned first = byte(0);
    if (first < 0x80)
        return {first, 1};
    const int length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || offset + static_cast<std::size_t>(length) > text.size())
        return {};
    char32_t point = first & (0x7Fu >> length);
    for (int i = 1; i < length; ++i) {
        if ((byte(static_cast<std::size_t>(i)) & 0xC0) != 0x80)
            return {};
        point = point << 6 | (byte(static_cast<std::size_t>(i)) & 0x3Fu);
    }
    constexpr std::array<char32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = point >= 0xD800 && point <= 0xDFFF;
    if (point < least[static_cast<std::size_t>(length)] || point > 0x10FFFF || surrogate)
        return {};
    return {point, length};
}

bool isControl(char32_t codePoint)
{
    if (codePoint < 0x20)
        return codePoint != '\t' && codePoint != '\n';
    return codePoint >= 0x7F && codePoint <= 0x9F && codePoint != 0x85;
}

std::size_t characterCount(std::string_view text)
{
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

void checkCharacters(std::string_view text, std::vector<Problem> &problems)
{
    constexpr std::size_t enough = 20;
    Mark mark{1, 1};
    bool reported = false;
    std::size_t found = 0;
    for (std::size_t i = 0; i < text.size() && found < enough;) {
        const Character character = characterAt(text, i);
        const bool wrong = character.length == 0 || isControl(character.codePoint) || character.codePoint == 0xFFFE ||
                           character.codePoint == 0xFFFF;
        if (wrong && !reported) {
            constexpr std::string_view hex = "0123456789ABCDEF";
            const auto point = character.codePoint;
            std::string code{hex[point >> 12 & 15], hex[point >> 8 & 15], hex[point >> 4 & 15], hex[point & 15]};
            if (character.length == 0)
                problems.push_back({ProblemId::NotUtf8, mark});
            else
                problems.push_back({ProblemId::ControlCharacter, mark, {std::move(code)}});
            reported = true;
            ++found;
        }
        const bool newline = text[i] == '\n';
        mark = newline ? Mark{mark.line + 1, 1} : Mark{mark.line, mark.column + 1};
        reported = reported && !newline;
        i += static_cast<std::size_t>(std::max(character.length, 1));
    }
}

namespace {

std::string_view lineAt(std::string_view text, std::size_t offset)
{
    return text.substr(offset, text.find('\n', offset) - offset);
}

std::size_t indentOf(std::string_view line)
{
    return std::min(line.find_first_not_of(' '), line.size());
}

/// Walks through the lines of a YAML text far enough to tell comments from quoted and block text.
class CommentFinder
{
public:
    /// The byte column of a comment in the next line, or npos.
    std::size_t next(std::string_view line)
    {
        if (m_inBlock && (line.empty() || indentOf(line) == line.size() || indentOf(line) > m_blockIndent))
            return std::string_view::npos;
        m_inBlock = false;
        std::size_t comment = std::string_view::npos;
        std::size_t i = 0;
        for (; i < line.size(); ++i) {
            const bool wordStart = i == 0 || std::string_view(" \t[{,:").find(line[i - 1]) != std::string_view::npos;
            if (m_quote != 0)
                i += skipQuoted(line, i);
            else if (line[i] == '#' && (i == 0 || line[i - 1] == ' ' || line[i - 1] == '\t'))
                break;
            else if ((line[i] == '"' || line[i] == '\'') && wordStart)
                m_quote = line[i];
        }
        if (i < line.size())
            comment = i;
        if (m_quote == 0)
            enterBlock(line.substr(0, i), indentOf(line));
        return comment;
    }

private:
    /// Handles the character at `i` inside quotes; how many characters more it took.
    std::size_t skipQuoted(std::string_view line, std::size_t i)
    {
        if (m_quote == '"' && line[i] == '\\')
            return 1;
        if (line[i] != m_quote)
            return 0;
        if (m_quote == '\'' && i + 1 < line.size() && line[i + 1] == '\'')
            return 1;
        m_quote = 0;
        return 0;
    }

    /// A line that ends in | or >, perhaps with indicators, begins a block scalar.
    void enterBlock(std::string_view code, std::size_t indent)
    {
        const auto last = code.find_last_not_of(" \t");
        if (last == std::string_view::npos)
            return;
        const auto sign = code.substr(0, last + 1).find_last_not_of("+-0123456789");
        const bool block = sign != std::string_view::npos && (code[sign] == '|' || code[sign] == '>') &&
                           (sign == 0 || code[sign - 1] == ' ');
        if (block) {
            m_inBlock = true;
            m_blockIndent = indent;
        }
    }

    char m_quote = 0;
    bool m_inBlock = false;
    std::size_t m_blockIndent = 0;
};

} // namespace

std::string commentBlock(std::string_view text)
{
    std::size_t end = 0;
    for (std::size_t offset = 0; offset < text.size();) {
        const auto line = lineAt(text, offset);
        const auto content = line.find_first_not_of(" \t");
        offset = std::min(offset + line.size() + 1, text.size());
        if (content == std::string_view::npos)
            continue;
        if (line[content] != '#')
            break;
        end = offset;
    }
    std::string block(text.substr(0, end));
    if (!block.empty() && block.back() != '\n')
        block += '\n';
    return block.substr(std::min(block.find_first_not_of("\n"), block.size()));
}

Mark firstComment(std::string_view text, std::size_t from)
{
    CommentFinder finder;
    int line = 1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(std::min(from, text.size())), '\n'));
    for (std::size_t offset = from; offset < text.size(); ++line) {
        const auto content = lineAt(text, offset);
        if (const auto column = finder.next(content); column != std::string_view::npos)
            return {line, static_cast<int>(characterCount(content.substr(0, column))) + 1};
        offset += content.size() + 1;
    }
    return {};
}

} // namespace towerwatch
