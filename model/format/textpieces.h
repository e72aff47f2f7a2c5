// SPDX-License-Identifier: MIT
/// A text made of bytes of another and of new ones.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace towerwatch {

class TextPieces
{
public:
    /// `original`: a file's text, whose byte order mark the new one begins with; `plain`: the same as
    /// withPlainNewlines() has it. Both must outlive it.
    TextPieces(std::string_view original, std::string_view plain);

    /// Appends the bytes of the original that are those from `begin` to before `end` of the plain text.
    void keep(std::size_t begin, std::size_t end);
    /// Appends new text; its lines end like the last ones that were kept.
    void put(std::string_view text);
    /// Begins a line, if what is there does not end with one.
    void startLine();

    const std::string &text() const { return m_text; }

private:
    std::size_t originalOffset(std::size_t plainOffset) const;
    void follow(std::string_view lines);

    std::string_view m_original;
    std::vector<std::uint32_t> m_plainLines, m_originalLines; ///< where each line begins
    std::size_t m_mark = 0;                                   ///< the bytes of the byte order mark
    std::string_view m_newline = "\n";
    std::string m_text;
};

} // namespace towerwatch
