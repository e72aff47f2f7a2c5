// SPDX-License-Identifier: MIT
#include "model/yaml/yamlflow.h"

#include "model/value/ranges.h"
#include "model/yaml/yamltext.h"

#include <algorithm>
#include <array>

namespace towerwatch {

namespace {

/// Control and bidirectional characters, and what looks like a space or a newline but is none.
bool mustBeEscaped(char32_t point)
{
    constexpr std::array<char32_t, 7> others{0x85, 0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF};
    return isControl(point) || isBidirectional(point) || ranges::find(others, point) != others.end();
}

/// Whether YAML readers of any version take the words without quotes as this very text, in brackets too.
bool needsNoQuotes(std::string_view text)
{
    constexpr std::array<std::string_view, 9> special{"true", "false", "null", "yes", "no",
                                                      "on",   "off",   "y",    "n"};
    const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    if (text.empty() || !letter(text.front()) || text.back() == ' ')
        return false;
    return ranges::find(special, lowerCase(text)) == special.end() &&
           ranges::all_of(text,
                          [&](char c) {
                              return letter(c) || (c >= '0' && c <= '9') ||
                                     std::string_view(" -_.!'()").find(c) != std::string_view::npos ||
                                     static_cast<unsigned char>(c) >= 0x80;
                          }) &&
           withQuotes(text).size() == text.size() + 2;
}

} // namespace

std::string withQuotes(std::string_view text)
{
    std::string out = "\"";
    for (std::size_t i = 0; i < text.size();) {
        const Character character = characterAt(text, i);
        const char32_t point = character.codePoint;
        const auto length = static_cast<std::size_t>(std::max(character.length, 1));
        if (text[i] == '"' || text[i] == '\\')
            (out += '\\') += text[i];
        else if (text[i] == '\n')
            out += "\\n";
        else if (text[i] == '\t')
            out += "\\t";
        else if (mustBeEscaped(point))
            out += "\\u" + hexadecimal(point);
        else
            out.append(text.substr(i, length));
        i += length;
    }
    return out + "\"";
}

std::string scalar(std::string_view text)
{
    return needsNoQuotes(text) ? std::string(text) : withQuotes(text);
}

} // namespace towerwatch
