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

    /// `original` after the edits. Edits count bytes of `plain`, the same text as withPlainNewlines() has it;
    /// new lines end like the line they are put behind. A line that loses all its text is removed, and spaces
    /// at the end of a line where something was removed are, too.
    std::string appliedTo(std::string_view original, std::string_view plain) const;
    /// The bytes of `plain` from `begin` to before `end`, in which all edits are, after them.
    std::string appliedIn(std::string_view plain, std::size_t begin, std::size_t end) const;

private:
    struct Edit
    {
        std::size_t begin, end;
        std::string text;
    };
    std::vector<Edit> m_edits;
};

} // namespace towerwatch
