// SPDX-License-Identifier: MIT
#include "model/format/textedits.h"

#include "model/format/sourcenode.h"

#include <algorithm>

namespace towerwatch {

namespace {

bool isBlankText(std::string_view text)
{
    return text.find_first_not_of(" \t\n") == std::string_view::npos;
}

/// The bytes of a text line by line, found by where they are in the text with plain newlines.
class OriginalLines
{
public:
    OriginalLines(std::string_view original, std::string_view plain)
        : m_original(original)
        , m_plain(plain)
        , m_at(original.starts_with("\xEF\xBB\xBF") ? 3 : 0)
    {
    }

    std::string_view mark() const
    {
        return m_original.substr(0, m_original.starts_with("\xEF\xBB\xBF") ? 3 : 0);
    }

    /// The lines up to byte `end` of the plain text, where a line begins; each is asked for once, in order.
    std::string_view upTo(std::size_t end)
    {
        const std::size_t first = m_at;
        for (; m_done < end; ++m_done, ++m_at)
            if (m_plain[m_done] == '\n' && m_original.substr(m_at, 2) == "\r\n")
                ++m_at;
        return m_original.substr(first, m_at - first);
    }

    /// How a line ends whose bytes are these; where it does not, as the first line does.
    std::string_view newlineOf(std::string_view lines) const
    {
        for (const std::string_view text : {lines, m_original}) {
            const auto at = text.find_first_of("\r\n");
            if (at != std::string_view::npos)
                return text.substr(at, text.substr(at, 2) == "\r\n" ? 2 : 1);
        }
        return "\n";
    }

private:
    std::string_view m_original, m_plain;
    std::size_t m_at = 0, m_done = 0;
};

std::string withNewlines(std::string_view text, std::string_view newline)
{
    std::string out;
    for (const char c : text)
        c == '\n' ? out += newline : out += c;
    return out;
}

/// Leaves out the spaces at the end of what is left of a line.
void dropTrailing(std::string &text)
{
    text.erase(text.find_last_not_of(" \t") + 1);
}

/// Leaves out the first and the last line of what became of some lines if they say nothing any more.
void dropEmptied(std::string &text, std::string_view before)
{
    if (const auto line = text.find('\n'); line != std::string::npos &&
                                           isBlankText(std::string_view(text).substr(0, line)) &&
                                           !isBlankText(before.substr(0, before.find('\n'))))
        text.erase(0, line + 1);
    if (const auto line = text.rfind('\n'); line != std::string::npos &&
                                            isBlankText(std::string_view(text).substr(line)) &&
                                            !isBlankText(before.substr(before.rfind('\n') + 1)))
        text.erase(line);
}

} // namespace

std::string TextEdits::appliedTo(std::string_view original, std::string_view plain) const
{
    std::vector<Edit> edits = m_edits;
    std::stable_sort(edits.begin(), edits.end(),
                     [](const Edit &a, const Edit &b) { return a.begin < b.begin; });
    OriginalLines lines(original, plain);
    std::string out(lines.mark());
    for (std::size_t i = 0; i < edits.size();) {
        const std::size_t begin = lineBegin(plain, edits[i].begin);
        std::size_t end = begin, done = begin;
        std::string text;
        bool removed = false;
        do { // all those of the same lines
            if (edits[i].begin > done && removed && plain[done] == '\n')
                dropTrailing(text);
            if (edits[i].begin > done)
                text.append(plain.substr(done, edits[i].begin - done));
            text.append(edits[i].text);
            removed = edits[i].text.empty();
            done = std::max({done, edits[i].begin, edits[i].end});
            end = std::max(end, lineEnd(plain, done));
        } while (++i < edits.size() && edits[i].begin <= end);
        if (removed && done == end)
            dropTrailing(text);
        text.append(plain.substr(done, end - done));
        const std::string_view before = plain.substr(begin, end - begin);
        out.append(lines.upTo(begin));
        const std::string_view replaced = lines.upTo(std::min(end + 1, plain.size()));
        const std::string_view newline = lines.newlineOf(replaced);
        const bool last = end == plain.size();
        if (isBlankText(text) && !isBlankText(before)) {
            if (last) // nor does the line before it end, as this one did not
                out.erase(out.find_last_not_of("\r\n") + 1);
            continue;
        }
        dropEmptied(text, before);
        out.append(withNewlines(text, newline));
        if (!last)
            out.append(newline);
    }
    return out.append(lines.upTo(plain.size()));
}

std::string TextEdits::appliedIn(std::string_view plain, std::size_t begin, std::size_t end) const
{
    TextEdits inside;
    for (const Edit &edit : m_edits)
        inside.replace(edit.begin - begin, edit.end - begin, edit.text);
    const std::string_view part = plain.substr(begin, end - begin);
    return inside.appliedTo(part, part);
}

} // namespace towerwatch
