// SPDX-License-Identifier: MIT
#include "model/share/pastedtext.h"

#include "model/share/sharecode.h"

#include <algorithm>
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

constexpr std::string_view blanks = " \t\r\n";

/// The first word of what begins like a code; empty: nothing follows.
std::string_view firstWord(std::string_view text)
{
    const std::size_t begin = text.find('-') + 1;
    std::size_t end = begin;
    while (end < text.size() && isAlphanumeric(text[end]))
        ++end;
    return text.substr(0, end > begin ? end : 0);
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
    constexpr std::size_t mostTried = 8;
    std::string plain(text);
    std::replace(plain.begin(), plain.end(), '>', ' '); // marks of quotation
    const std::string_view all = plain;
    const auto begin = std::min(all.find_first_not_of(blanks), all.size());
    std::string first = looksLikeCode(all.substr(begin)) ? std::string(all.substr(begin)) : std::string();
    std::size_t tried = 0;
    for (auto at = all.find_first_of("Tt"); at != std::string_view::npos;
         at = all.find_first_of("Tt", at + 1)) {
        if ((at > 0 && isAlphanumeric(all[at - 1])) || !looksLikeCode(all.substr(at)))
            continue;
        if (++tried > mostTried)
            break;
        const auto rest = all.substr(at);
        if (const auto code = rest.substr(0, lengthOfCode(rest)); !textOfCode(code).problem)
            return std::string(code);
        if (first.empty() && all[at] == 'T')
            first = firstWord(rest);
    }
    return first;
}

} // namespace towerwatch
