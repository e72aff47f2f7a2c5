// SPDX-License-Identifier: MIT
#include "model/yaml/yamltext.h"
#include "model/value/ranges.h"

#include <algorithm>

namespace towerwatch {

namespace {

constexpr std::size_t blockBytes = 256; ///< of charactersBefore

std::string_view lineAt(std::string_view text, std::size_t offset)
{
    return text.substr(offset, text.find('\n', offset) - offset);
}

std::size_t indentOf(std::string_view line)
{
    return std::min(line.find_first_not_of(' '), line.size());
}

/// The byte after the quoted text that begins at `offset`; npos: it is not closed.
std::size_t closeOfQuotes(std::string_view text, std::size_t offset)
{
    const char quote = text[offset];
    for (std::size_t i = offset + 1; i < text.size(); ++i) {
        const bool doubled = quote == '\'' && text.substr(i, 2) == "''";
        if (doubled || (quote == '"' && text[i] == '\\'))
            ++i;
        else if (text[i] == quote)
            return i + 1;
    }
    return std::string_view::npos;
}

/// Where the lines of a block scalar end that begin at `offset`; their depth shows where `value` first has
/// text.
std::size_t endOfBlock(std::string_view text, std::size_t offset, std::string_view value)
{
    const auto first = value.find_first_not_of(" \n");
    if (first == std::string_view::npos)
        return offset;
    const auto kept = indentOf(value.substr(value.rfind('\n', first) + 1));
    std::size_t indent = 0;
    while (offset < text.size()) {
        const auto line = lineAt(text, offset);
        const bool blank = indentOf(line) == line.size();
        if (!blank && indent == 0)
            indent = indentOf(line) - kept;
        if (!blank && indentOf(line) < indent)
            break;
        offset = std::min(offset + line.size() + 1, text.size());
    }
    return offset;
}

} // namespace

std::string withPlainNewlines(std::string_view text)
{
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    if (text.find('\r') == std::string_view::npos)
        return std::string(text);
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

std::vector<std::uint32_t> charactersBefore(std::string_view text)
{
    std::vector<std::uint32_t> before{0};
    for (std::size_t block = 0; block + blockBytes <= text.size(); block += blockBytes)
        before.push_back(before.back() +
                         static_cast<std::uint32_t>(characterCount(text.substr(block, blockBytes))));
    return before;
}

std::size_t characterCount(std::string_view text, std::size_t begin, std::size_t end,
                           std::span<const std::uint32_t> before)
{
    if (end - begin < blockBytes)
        return characterCount(text.substr(begin, end - begin));
    const auto upTo = [&](std::size_t offset) {
        const auto block = offset / blockBytes * blockBytes;
        return before[offset / blockBytes] + characterCount(text.substr(block, offset - block));
    };
    return upTo(end) - upTo(begin);
}

void checkCharacters(std::string_view text, std::vector<Problem> &problems)
{
    constexpr std::size_t enough = 20;
    if (ranges::all_of(text, [](char c) { return c == '\n' || (c >= ' ' && c <= '~'); }))
        return; // as most texts are
    Mark mark{1, 1};
    bool reported = false;
    std::size_t found = 0;
    for (std::size_t i = 0; i < text.size() && found < enough;) {
        const Character character = characterAt(text, i);
        const bool wrong = character.length == 0 || isControl(character.codePoint) ||
                           character.codePoint == 0xFFFE || character.codePoint == 0xFFFF;
        if (wrong && !reported) {
            if (character.length == 0)
                problems.push_back({ProblemId::NotUtf8, mark});
            else
                problems.push_back({ProblemId::ControlCharacter, mark, {hexadecimal(character.codePoint)}});
            reported = true;
            ++found;
        }
        const bool newline = text[i] == '\n';
        mark = newline ? Mark{mark.line + 1, 1} : Mark{mark.line, mark.column + 1};
        reported = reported && !newline;
        i += static_cast<std::size_t>(std::max(character.length, 1));
    }
}

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
    return block.substr(std::min(block.find_first_not_of('\n'), block.size()));
}

Unclosed findUnclosed(std::string_view text, std::size_t from)
{
    const auto isBlank = [&](std::size_t i) {
        return i >= text.size() || std::string_view(" \t\n").find(text[i]) != std::string_view::npos;
    };
    Unclosed found;
    bool begins = true; // whether something can begin here: not within a word
    int brackets = 0;
    for (std::size_t i = from; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '#' && (i == 0 || isBlank(i - 1))) {
            i = std::min(text.find('\n', i), text.size()) - 1;
        } else if (begins && (c == '"' || c == '\'')) {
            const auto end = closeOfQuotes(text, i);
            if (end == std::string_view::npos) {
                found.quote = i;
                break;
            }
            i = end - 1;
            begins = false;
        } else if (begins && (c == '[' || c == '{')) {
            if (++brackets == 1)
                found.bracket = i;
        } else if (brackets > 0 && (c == ']' || c == '}')) {
            if (--brackets == 0)
                found.bracket.reset();
            begins = false;
        } else if (brackets > 0 ? c == ',' : c == '\n') {
            begins = true;
        } else if (c == ':') {
            begins = isBlank(i + 1) || (brackets > 0 && text[i - 1] == '"');
        } else if (!isBlank(i) && !((c == '-' || c == '?') && isBlank(i + 1))) {
            begins = false;
        }
    }
    return found;
}

std::string_view nullAt(std::string_view text, std::size_t offset)
{
    const std::string_view rest = text.substr(offset);
    for (const std::string_view word : {"~", "null", "Null", "NULL"})
        if (rest.starts_with(word) &&
            (rest.size() == word.size() ||
             std::string_view(" \t\n,]}").find(rest[word.size()]) != std::string_view::npos))
            return word;
    return {};
}

std::string withWholeEscapes(std::string_view value)
{
    std::string whole;
    whole.reserve(value.size());
    for (std::size_t i = 0; i < value.size();) {
        const auto length = static_cast<std::size_t>(std::max(1, characterAt(value, i).length));
        if (value[i] == '\x85' || value[i] == '\xA0')
            whole += '\xC2';
        whole += value.substr(i, length);
        i += length;
    }
    return whole;
}

std::string lowerCase(std::string_view text)
{
    std::string lower(text);
    ranges::transform(lower, lower.begin(),
                      [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return lower;
}

std::optional<std::size_t> tabInIndentation(std::string_view text, std::size_t offset)
{
    const auto start = text.substr(0, offset).rfind('\n') + 1; // npos + 1 is 0
    const auto other = text.find_first_not_of(' ', start);
    return other < text.size() && text[other] == '\t' ? std::optional(other) : std::nullopt;
}

std::vector<std::size_t> commentsIn(std::string_view text, std::size_t from, std::span<const LongText> texts)
{
    std::vector<std::size_t> found;
    std::size_t next = 0;
    const LongText *block = nullptr; // its lines begin after this one
    for (std::size_t i = from; i < text.size();) {
        while (next < texts.size() && texts[next].offset < i)
            ++next;
        const bool starts = next < texts.size() && texts[next].offset == i;
        if (starts && (text[i] == '"' || text[i] == '\'')) {
            i = std::min(closeOfQuotes(text, i), text.size());
            continue;
        }
        if (starts)
            block = &texts[next];
        if (text[i] == '#' &&
            (i == 0 || std::string_view(" \t\n").find(text[i - 1]) != std::string_view::npos)) {
            found.push_back(i);
            i = std::min(text.find('\n', i), text.size() - 1);
        }
        ++i;
        if (text[i - 1] == '\n' && block) {
            i = endOfBlock(text, i, block->value);
            block = nullptr;
        }
    }
    return found;
}

} // namespace towerwatch
