// SPDX-License-Identifier: MIT
#include "model/share/pastedtext.h"

#include "model/share/sharecode.h"

#include <vector>

namespace towerwatch {

namespace {

constexpr std::string_view opening = "towerwatch:";

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        while (!line.empty() && (line.back() == '\r' || line.back() == ' '))
            line.remove_suffix(1);
        lines.push_back(line);
    }
    return lines;
}

/// What stands before a line of the text: blanks and marks of quotation.
std::size_t marginOf(std::string_view line)
{
    const std::size_t margin = line.find_first_not_of(" \t>");
    return margin == std::string_view::npos ? line.size() : margin;
}

/// Whether a line without margin can go on a scenario: a key, an item, a bracket or a comment.
bool goesOn(std::string_view line)
{
    if (line.empty() || line.front() == ' ' || line.front() == '#' || line.front() == '-')
        return line.substr(0, 3) != "---";
    const std::size_t word = line.find_first_not_of("abcdefghijklmnopqrstuvwxyz");
    return word != 0 && word != std::string_view::npos && line[word] == ':' &&
           (word + 1 == line.size() || line[word + 1] == ' ');
}

} // namespace

std::string scenarioIn(std::string_view text)
{
    std::string found;
    std::size_t margin = 0;
    for (const std::string_view line : linesOf(text)) {
        if (found.empty()) {
            margin = marginOf(line);
            if (line.substr(margin).starts_with(opening))
                found = std::string(line.substr(margin)) + '\n';
            continue;
        }
        const std::size_t own = marginOf(line);
        if (own < margin && own < line.size())
            break;
        const std::string_view rest = line.substr(std::min(margin, line.size()));
        if (!goesOn(rest))
            break;
        found += std::string(rest) + '\n';
    }
    return found;
}

std::string codeIn(std::string_view text)
{
    constexpr std::string_view figures = "0123456789", blanks = " \t\r\n";
    const auto isLetter = [](char c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z'); };
    const auto begin = std::min(text.find_first_not_of(blanks), text.size());
    if (looksLikeCode(text.substr(begin)))
        return std::string(text.substr(begin));
    for (auto at = text.find("TW"); at != std::string_view::npos; at = text.find("TW", at + 1)) {
        const auto sign = text.find_first_not_of(figures, at + 2);
        if ((at > 0 && isLetter(text[at - 1])) || sign == at + 2 || sign >= text.size() || text[sign] != '-')
            continue;
        auto end = sign + 1;
        while (end < text.size() && isLetter(text[end]))
            ++end;
        if (end > sign + 1)
            return std::string(text.substr(at, end - at));
    }
    return {};
}

} // namespace towerwatch
