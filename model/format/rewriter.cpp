// SPDX-License-Identifier: MIT
#include "model/format/rewriter.h"

#include "model/format/bracketwriter.h"
#include "model/format/scenariowriter.h"
#include "model/value/ranges.h"

#include <algorithm>
#include <optional>

namespace towerwatch {

namespace {

/// Lines that begin in column `from`, moved to column `to`.
std::string moved(std::string_view lines, std::size_t from, std::size_t to)
{
    std::string out;
    while (!lines.empty()) {
        const auto end = std::min(lines.find('\n'), lines.size() - 1) + 1;
        if (end > from + 1)
            out.append(to, ' ').append(lines.substr(from, end - from));
        else
            out += '\n';
        lines.remove_prefix(end);
    }
    return out;
}

Value wholeValue(const SectionValue &section)
{
    if (!section.hasEntries)
        return section.value;
    Value value{section.isList ? Value::Kind::List : Value::Kind::Map};
    for (const Entry &entry : section.entries)
        section.isList ? value.add(entry.value) : value.put(entry.key, entry.value);
    return value;
}

std::size_t indexOf(const std::vector<SectionValue> &sections, std::string_view key)
{
    return static_cast<std::size_t>(ranges::find(sections, key, &SectionValue::key) - sections.begin());
}

std::string commentOf(const Scenario &scenario, std::string_view key)
{
    const auto found = scenario.comments.find(std::string(key));
    return found == scenario.comments.end() ? std::string() : found->second;
}

/// Which sections of two scenarios, or what is said of them, are not the same.
std::vector<bool> differing(const Scenario &a, const Scenario &b)
{
    const auto first = sectionsOf(a), second = sectionsOf(b);
    std::vector<bool> differ;
    for (std::size_t i = 0; i < first.size(); ++i)
        differ.push_back(first[i].value != second[i].value || first[i].entries != second[i].entries ||
                         commentOf(a, first[i].key) != commentOf(b, first[i].key));
    return differ;
}

/// Writes a scenario over the text of another.
class Rewriter
{
public:
    /// `canonical`: what the text is to say, as canonical text. All must outlive it.
    Rewriter(const ScenarioText &text, std::string_view original, const ScenarioText &canonical)
        : m_text(text)
        , m_canonical(canonical)
        , m_original(original)
        , m_before(*text.scenario())
        , m_after(*canonical.scenario())
        , m_old(sectionsOf(m_before))
        , m_now(sectionsOf(m_after))
        , m_edited(differing(m_before, m_after))
        , m_whole(m_now.size())
    {
    }

    /// Entries are written one by one, but where that says something else than the scenario: there whole
    /// sections are. Nothing if that does not help either.
    std::optional<std::string> written(const TileCatalogue &catalogue)
    {
        for (bool again = true; again;) {
            std::string text = onceWritten();
            const auto read = readScenario(text, catalogue).scenario;
            if (read == m_after)
                return text;
            const auto wrong = read ? differing(*read, m_after) : std::vector<bool>(m_now.size(), true);
            again = false;
            for (std::size_t i = 0; i < wrong.size(); ++i)
                if (wrong[i] && !m_whole[i])
                    m_whole[i] = again = true;
        }
        return {};
    }

    /// All of it canonical, with the byte order mark and the line ends of the text.
    std::string canonical() const
    {
        TextPieces out(m_original, m_text.source());
        out.put(m_canonical.source());
        return out.text();
    }

private:
    std::string onceWritten() const
    {
        TextPieces out(m_original, m_text.source());
        if (m_text.isInBraces())
            writeInBraces(out);
        else
            writeLines(out);
        return out.text();
    }

    bool isSaidTheSame(std::string_view key) const
    {
        return commentOf(m_before, key) == commentOf(m_after, key);
    }

    /// The sections to write: those of the text in its order, and what is new behind what it follows in
    /// canonical texts.
    std::vector<std::size_t> order(const std::vector<std::string_view> &keys) const
    {
        std::vector<std::size_t> order;
        for (const std::string_view key : keys)
            order.push_back(indexOf(m_now, key));
        for (std::size_t s = 0; s < m_now.size(); ++s) {
            if (ranges::find(order, s) != order.end() || !m_edited[s])
                continue;
            auto behind = order.end();
            for (std::size_t before = s; before-- > 0 && behind == order.end();)
                behind = ranges::find(order, before);
            order.insert(behind == order.end() ? behind : behind + 1, s);
        }
        std::erase_if(order, [&](std::size_t s) { return m_edited[s] && !m_canonical.find(m_now[s].key); });
        return order;
    }

    void writeLines(TextPieces &out) const
    {
        writeTop(out);
        std::vector<std::string_view> keys;
        for (const SectionText &section : m_text.sections())
            keys.push_back(section.key);
        for (const std::size_t section : order(keys)) {
            out.startLine();
            writeSection(out, section);
        }
        if (const std::size_t end = m_text.sections().back().end(); end < m_text.source().size()) {
            out.startLine();
            out.keep(end, m_text.source().size());
        }
    }

    /// What stands above the first section: the comment at the top of the file.
    void writeTop(TextPieces &out) const
    {
        const std::size_t end = m_text.sections().front().head.begin;
        if (m_before.header == m_after.header)
            return out.keep(0, end);
        out.put(m_after.header);
        const auto last = std::string_view(m_text.source()).substr(0, end).find_last_not_of('\n');
        if (!m_after.header.empty())
            out.keep(last == std::string_view::npos ? 0 : std::min(last + 2, end), end);
    }

    void writeSection(TextPieces &out, std::size_t index) const
    {
        const SectionText *mine = m_text.find(m_now[index].key);
        const SectionText *canonical = m_canonical.find(m_now[index].key);
        const bool isTop = m_before.header != m_after.header && m_now[index].key == "towerwatch" &&
                           mine != &m_text.sections().front(); // and what stands above it is, too
        if (mine && !m_edited[index] && !isTop)
            return out.keep(mine->head.air, mine->end());
        const bool each = mine && !m_whole[index] &&
                          canonical->entries.size() == m_now[index].entries.size() &&
                          !m_now[index].entries.empty() && isSaidTheSame(m_now[index].key);
        if (each && !mine->entries.empty() && mine->entries.size() == m_old[index].entries.size())
            return writeEntries(out, index, *mine, *canonical);
        if (mine)
            out.keep(mine->head.air, mine->head.begin);
        if (each &&
            BracketWriter(m_text, out)
                .writeEntries(mine->value, {mine->head.begin, mine->head.end}, m_old[index], m_now[index]))
            return;
        const std::size_t column = m_text.sections().front().head.column;
        put(out, {.begin = canonical->head.begin, .end = canonical->end()}, column);
    }

    /// Writes canonical lines in a column.
    void put(TextPieces &out, const LineBlock &canonical, std::size_t column) const
    {
        const std::string_view lines = m_canonical.source();
        out.put(
            moved(lines.substr(canonical.begin, canonical.end - canonical.begin), canonical.column, column));
    }

    void writeEntries(TextPieces &out, std::size_t index, const SectionText &mine,
                      const SectionText &canonical) const
    {
        out.keep(mine.head.air, mine.head.end);
        const auto origins = originsOf(m_old[index].entries, m_now[index].entries);
        for (std::size_t i = 0; i < origins.size(); ++i) {
            out.startLine();
            const LineBlock *old =
                origins[i].before < 0 ? nullptr : &mine.entries[static_cast<std::size_t>(origins[i].before)];
            if (old)
                out.keep(old->air, origins[i].same ? old->end : old->begin);
            if (!origins[i].same)
                put(out, canonical.entries[i], mine.entries.front().column);
        }
    }

    void writeInBraces(TextPieces &out) const
    {
        const std::size_t size = m_text.source().size();
        const std::vector<Span> spans = m_text.itemsOf(m_text.root(), size);
        const std::vector<YamlNode> nodes = m_text.root().children();
        if (spans.empty())
            return;
        std::vector<std::string_view> keys;
        for (std::size_t i = 0; i < nodes.size(); i += 2)
            keys.push_back(nodes[i].text());
        std::vector<Origin> origins;
        const auto sections = order(keys);
        for (const std::size_t section : sections) {
            const auto at = ranges::find(keys, m_now[section].key) - keys.begin();
            origins.push_back({at < std::ssize(keys) ? static_cast<int>(at) : -1, !m_edited[section]});
        }
        BracketWriter writer(m_text, out);
        out.keep(0, spans.front().begin);
        writer.writeItems(spans, origins, [&](std::size_t i) {
            const SectionValue &old = m_old[sections[i]], &now = m_now[sections[i]];
            const auto at = static_cast<std::size_t>(std::max(origins[i].before, 0));
            if (m_whole[sections[i]] || origins[i].before < 0 ||
                !writer.writeEntries(nodes[2 * at + 1], spans[at], old, now))
                writer.put(now.key, wholeValue(now));
        });
        out.keep(spans.back().end, size);
    }

    const ScenarioText &m_text, &m_canonical;
    std::string_view m_original;
    const Scenario &m_before, &m_after;
    std::vector<SectionValue> m_old, m_now;
    std::vector<bool> m_edited; ///< by section
    std::vector<bool> m_whole;  ///< which of them are not written entry by entry
};

} // namespace

Rewritten rewritten(std::string_view text, const Scenario &scenario, const TileCatalogue &catalogue)
{
    const ScenarioText old(text, catalogue);
    if (old.scenario() == scenario)
        return {std::string(text)};
    const std::string canonical = writeScenario(scenario);
    const ScenarioText now(canonical, catalogue);
    if (!old.scenario() || !now.scenario())
        return {canonical, text.empty()};
    Rewriter rewriter(old, text, now);
    if (auto result = rewriter.written(catalogue))
        return {std::move(*result)};
    return {rewriter.canonical(), false};
}

} // namespace towerwatch
