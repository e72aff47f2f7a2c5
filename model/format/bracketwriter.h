// SPDX-License-Identifier: MIT
/// Writes lists and maps in brackets item by item.
#pragma once

#include "model/format/scenariotext.h"
#include "model/format/sectionvalues.h"
#include "model/format/textpieces.h"

namespace towerwatch {

class BracketWriter
{
public:
    /// Takes items from a text and appends to pieces of it; both must outlive it.
    BracketWriter(const ScenarioText &text, TextPieces &out)
        : m_text(text)
        , m_out(out)
    {
    }

    /// Appends a value, behind its key if it has one; as JSON if the text is.
    void put(std::string_view key, const Value &value);
    /// Appends the entries of a section, with the bytes `around` the old ones; false, and nothing is
    /// appended: it is not in brackets, has none, or is written in a way that does not tell where each ends.
    bool writeEntries(const YamlNode &node, const Span &around, const SectionValue &old,
                      const SectionValue &now);

    /// Appends items with what stands between them: those that are the same from the text, others as `write`
    /// does with their index.
    template <typename Write>
    void writeItems(const std::vector<Span> &spans, const std::vector<Origin> &origins, Write write)
    {
        for (std::size_t i = 0; i < origins.size(); ++i) {
            const auto before = static_cast<std::size_t>(std::max(origins[i].before, 0));
            if (i > 0 && before > 0)
                m_out.keep(spans[before - 1].end, spans[before].begin);
            else if (i > 0)
                m_out.put(m_text.separator(spans));
            if (origins[i].same)
                m_out.keep(spans[before].begin, spans[before].end);
            else
                write(i);
        }
    }

private:
    const ScenarioText &m_text;
    TextPieces &m_out;
};

} // namespace towerwatch
