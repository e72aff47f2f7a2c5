// SPDX-License-Identifier: MIT
/// UTF-8 text, character by character.
#pragma once

#include <string>
#include <string_view>

namespace towerwatch {

/// One character of UTF-8 text: its code point and its length in bytes; length 0 where it is not UTF-8.
struct Character
{
    char32_t codePoint = 0;
    int length = 0;
};
Character characterAt(std::string_view text, std::size_t offset);
/// C0, DEL and C1, but for tab, line feed and next line.
bool isControl(char32_t codePoint);
/// Bidirectional controls: they change the direction of text, so that it can look different from what it is.
bool isBidirectional(char32_t codePoint);
/// Code points that are no characters, such as U+FFFF.
bool isNoncharacter(char32_t codePoint);
/// A code point in hexadecimal, four digits or more: "202E".
std::string hexadecimal(char32_t codePoint);
/// The text made safe to show: control and bidirectional characters, but for newlines, and noncharacters as
/// <U+202E>, and what is not UTF-8 as U+FFFD.
std::string visible(std::string_view text);
/// The name of a file, which is bytes of any kind, in one line: as it is, or, where that could be taken for
/// something else, in quotes with what is no plain character as \u202E or, being no UTF-8, \xFF.
std::string visibleName(std::string_view name);
/// The offset of the first character from `from` on that is not printable ASCII.
std::size_t endOfAscii(std::string_view text, std::size_t from);
/// The number of characters of a UTF-8 text.
std::size_t characterCount(std::string_view text);

} // namespace towerwatch
