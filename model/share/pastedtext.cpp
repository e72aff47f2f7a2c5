// SPDX-License-Identifier: MIT
#include "model/share/pastedtext.h"

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

} // namespace towerwatch
