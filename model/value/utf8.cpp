// SPDX-License-Identifier: MIT
#include "model/value/utf8.h"
#include "model/value/ranges.h"

#include <algorithm>
#include <array>

namespace towerwatch {

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

bool isBidirectional(char32_t codePoint)
{
    return (codePoint >= 0x202A && codePoint <= 0x202E) || (codePoint >= 0x2066 && codePoint <= 0x2069) ||
           codePoint == 0x200E || codePoint == 0x200F || codePoint == 0x061C;
}

bool isNoncharacter(char32_t codePoint)
{
    return (codePoint >= 0xFDD0 && codePoint <= 0xFDEF) || (codePoint & 0xFFFE) == 0xFFFE;
}

std::string hexadecimal(char32_t codePoint)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string text;
    for (int shift = codePoint > 0xFFFF ? 20 : 12; shift >= 0; shift -= 4)
        text += digits[codePoint >> shift & 15];
    return text;
}

std::string visible(std::string_view text)
{
    std::string out;
    for (std::size_t i = 0; i < text.size();) {
        if (const std::size_t end = endOfAscii(text, i); end > i) { // nearly all of nearly every text
            out.append(text.substr(i, end - i));
            i = end;
            continue;
        }
        const auto [point, length] = characterAt(text, i);
        if (length == 0)
            out += "\xEF\xBF\xBD";
        else if ((isControl(point) && point != '\n') || point == 0x85 || isBidirectional(point) ||
                 isNoncharacter(point))
            out += "<U+" + hexadecimal(point) + ">";
        else
            out.append(text.substr(i, static_cast<std::size_t>(length)));
        i += static_cast<std::size_t>(std::max(length, 1));
    }
    return out;
}

std::string visibleName(std::string_view name)
{
    std::string out;
    for (std::size_t i = 0; i < name.size();) {
        const auto [point, length] = characterAt(name, i);
        const auto piece = name.substr(i, static_cast<std::size_t>(std::max(length, 1)));
        if (length == 0)
            out += "\\x" + hexadecimal(static_cast<unsigned char>(name[i])).substr(2);
        else if (piece == "\n" || visible(piece) != piece)
            out += "\\u" + hexadecimal(point);
        else
            out += piece == "\"" || piece == "\\" ? "\\" + std::string(piece) : std::string(piece);
        i += piece.size();
    }
    const bool misleads = out.starts_with(' ') || out.ends_with(' ') || out.find(": ") != std::string::npos;
    return out == name && !misleads ? out : "\"" + out + "\"";
}

std::size_t endOfAscii(std::string_view text, std::size_t from)
{
    while (from < text.size() && text[from] >= ' ' && text[from] < '\x7F')
        ++from;
    return from;
}

std::size_t characterCount(std::string_view text)
{
    return static_cast<std::size_t>(ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
}

} // namespace towerwatch
