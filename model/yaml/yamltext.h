// SPDX-License-Identifier: MIT
/// What is looked at in a YAML text before a parser sees it: newlines, comments, quotes.
#pragma once

#include "model/value/utf8.h"
#include "model/yaml/problem.h"

#include <optional>
#include <span>
#include <string_view>

namespace towerwatch {

/// `text` without a byte order mark, CR LF and lone CR made LF.
std::string withPlainNewlines(std::string_view text);
/// Byte offsets at which the lines of `text` begin.
std::vector<std::uint32_t> lineStarts(std::string_view text);
/// The number of characters before every block of `text`, so that none is counted over and over in a long
/// line.
std::vector<std::uint32_t> charactersBefore(std::string_view text);
/// The number of characters between two bytes; `before`: of the text.
std::size_t characterCount(std::string_view text, std::size_t begin, std::size_t end,
                           std::span<const std::uint32_t> before);
/// Reports bytes that are not UTF-8 and control characters, the first of each line.
void checkCharacters(std::string_view text, std::vector<Problem> &problems);
/// The comment lines (and blank lines between them) that `text` begins with, ending in a newline; may be
/// empty.
std::string commentBlock(std::string_view text);
/// A scalar in quotes or a block scalar: the byte it begins at, and its value.
struct LongText
{
    std::size_t offset = 0;
    std::string_view value = {};
};
/// The bytes at which the comments from byte `from` on begin. `texts` are the quoted and block scalars in
/// their order: what is in them is no comment.
std::vector<std::size_t> commentsIn(std::string_view text, std::size_t from, std::span<const LongText> texts);

/// The null that is written at byte `offset`: "~", "null" with capitals or without; empty if none is.
std::string_view nullAt(std::string_view text, std::size_t offset);
/// What yaml-cpp makes of quoted text, with the bytes that it leaves of the escapes \N and \_ made the
/// characters U+0085 and U+00A0.
std::string withWholeEscapes(std::string_view value);

/// Where brackets and quotes begin that are not closed.
struct Unclosed
{
    std::optional<std::size_t> bracket = {}; ///< the outermost
    std::optional<std::size_t> quote = {};
};
/// What is not closed from byte `from` on. Something must begin there.
Unclosed findUnclosed(std::string_view text, std::size_t from);
/// The text with small letters, those of ASCII.
std::string lowerCase(std::string_view text);
/// The first tab before the first other character of the line that `offset` is in.
std::optional<std::size_t> tabInIndentation(std::string_view text, std::size_t offset);

} // namespace towerwatch
