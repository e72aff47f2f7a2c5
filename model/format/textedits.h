// SPDX-License-Identifier: MIT
/// Changes of a text, made all at once: whatever they do not name stays byte for byte.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace towerwatch {

class TextEdits
{
public:
    /// Puts `text` in the place of the bytes from `begin` to before `end`.
    void replace(std::size_t begin, std::size_t end, std::string text)
    {
        m_edits.push_back({begin, end, std::move(text)});
    }
    void insert(std::size_t at, std::string text) { replace(at, at, std::move(text)); }
    void remove(std::size_t begin, std::size_t end) { replace(begin, end, {}); }

    /// What becomes of `original`. Edits count bytes of `plain`, the same text as withPlainNewlines() has it;
    /// new lines end as the line ends that they were put behind. A line that loses all it says goes,
    /// and none ends with spaces since something behind them went.
    std::string appliedTo(std::string_view original, std::string_view plain) const;

private:
    struct Edit
    {
        std::size_t begin, end;
        std::string text;
    };
    std::vector<Edit> m_edits;
};

} // namespace towerwatch
