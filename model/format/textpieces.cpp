// SPDX-License-Identifier: MIT
#include "model/format/textpieces.h"

#include "model/value/ranges.h"
#include "model/yaml/yamltext.h"

#include <algorithm>

namespace towerwatch {

namespace {

/// The line end at a byte: CR LF, CR or LF.
std::string_view newlineAt(std::string_view text, std::size_t offset)
{
    return text.substr(offset, text.substr(offset, 2) == "\r\n" ? 2 : 1);
}

} // namespace

TextPieces::TextPieces(std::string_view original, std::string_view plain)
    : m_original(original)
    , m_plainLines(lineStarts(plain))
    , m_mark(original.starts_with("\xEF\xBB\xBF") ? 3 : 0)
    , m_text(original.substr(0, m_mark))
{
    m_originalLines.push_back(static_cast<std::uint32_t>(m_mark));
    for (auto at = original.find_first_of("\r\n"); at != std::string_view::npos;
         at = original.find_first_of("\r\n", at)) {
        at += newlineAt(original, at).size();
        m_originalLines.push_back(static_cast<std::uint32_t>(at));
    }
    follow(original.substr(0, m_originalLines[std::min<std::size_t>(1, m_originalLines.size() - 1)]));
}

std::size_t TextPieces::originalOffset(std::size_t plainOffset) const
{
    const auto line = ranges::upper_bound(m_plainLines, plainOffset) - m_plainLines.begin() - 1;
    const auto at = static_cast<std::size_t>(line);
    return m_originalLines[at] + plainOffset - m_plainLines[at];
}

/// Takes over how the last of some lines ends.
void TextPieces::follow(std::string_view lines)
{
    const auto last = lines.find_last_of("\r\n");
    if (last != std::string_view::npos)
        m_newline = newlineAt(lines, last > 0 && lines.substr(last - 1, 2) == "\r\n" ? last - 1 : last);
}

void TextPieces::keep(std::size_t begin, std::size_t end)
{
    const std::size_t first = originalOffset(begin);
    const std::string_view kept = m_original.substr(first, originalOffset(end) - first);
    m_text += kept;
    follow(kept);
}

void TextPieces::put(std::string_view text)
{
    for (const char c : text)
        c == '\n' ? m_text += m_newline : m_text += c;
}

void TextPieces::startLine()
{
    if (m_text.size() > m_mark && m_text.back() != '\n' && m_text.back() != '\r')
        m_text += m_newline;
}

} // namespace towerwatch
