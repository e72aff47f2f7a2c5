// SPDX-License-Identifier: MIT
#include "tests/support/randomlayout.h"

#include "model/format/sectionvalues.h"
#include "model/yaml/yamlflow.h"
#include "resources/catalogue.h"
#include "tests/support/dice.h"
#include "tests/support/randomboards.h"

#include <algorithm>
#include <set>

using namespace towerwatch;

namespace randomlayout {

/// Writes a scenario in a random layout.
class Writer
{
public:
    Writer(Layout &layout, randomboards::Dice &dice)
        : m_layout(layout)
        , m_dice(dice)
        , m_rootFlow(dice.chance(8))
        , m_json(m_rootFlow && dice.chance(50))
        , m_comments(!m_rootFlow && dice.chance(60))
        , m_airy(dice.chance(30))
        , m_dash(dice.pick(std::array{0, 1, 2, 4}))
        , m_padded(dice.chance(30))
        , m_wrap(m_rootFlow ? 0 : dice.pick(std::array{0, 0, 0, 20}))
        , m_deep(dice.pick(std::array{0, 30, 80, 100}))
    {
    }

    void write()
    {
        std::vector<SectionValue> sections = sectionsOf(m_layout.m_scenario);
        std::erase_if(sections, [&](const SectionValue &section) {
            const bool empty =
                section.hasEntries ? section.entries.empty() : section.value.kind == Value::Kind::Null;
            return (empty && !(section.hasEntries && m_dice.chance(15))) ||
                   (section.key == "rules" && m_layout.m_scenario.rules == TableRules{} && m_dice.chance(70));
        });
        if (m_dice.chance(40))
            m_dice.shuffle(sections);
        if (m_comments && m_dice.chance(40))
            m_out += "# the top\n#   of it\n\n";
        if (m_rootFlow)
            m_out += "{";
        for (std::size_t i = 0; i < sections.size(); ++i) {
            if (m_rootFlow)
                m_out += i == 0 ? "" : m_dice.chance(70) ? ",\n  " : ", ";
            section(sections[i]);
            if (!m_rootFlow && m_airy)
                m_out += "\n";
        }
        if (m_rootFlow)
            m_out += "}\n";
        else if (m_comments && m_dice.chance(30))
            m_out += "# the end\n";
    }

    std::string m_out;

private:
    void part(std::string_view section, int index, std::size_t begin, bool flow)
    {
        m_layout.m_parts.push_back({std::string(section), index, begin, m_out.size(), flow});
    }

    std::string text(const std::string &text)
    {
        const bool simple = withQuotes(text).find('\\') == std::string::npos;
        if (m_json || m_dice.chance(15))
            return withQuotes(text);
        if (simple && m_dice.chance(15)) {
            std::string single = "'";
            for (const char c : text)
                single.append(c == '\'' ? 2 : 1, c);
            return single + "'";
        }
        return scalar(text);
    }

    std::string key(std::string_view key)
    {
        return (m_json ? withQuotes(key) : key == "on" ? std::string(key) : scalar(key)) + ":";
    }

    std::string flow(const Value &value)
    {
        const std::string air = m_padded ? " " : "", comma = m_dice.chance(10) ? "," : ", ";
        const auto next = [&](const std::string &between) {
            return m_dice.chance(m_wrap) ? "," + behind() + "\n" + std::string(40, ' ') : between;
        };
        std::string out;
        switch (value.kind) {
        case Value::Kind::Text: return text(value.text);
        case Value::Kind::List:
            for (const Value &item : value.items)
                out.append(out.empty() ? "" : next(comma)).append(flow(item));
            return value.items.empty() ? "[]" : "[" + air + out + air + "]";
        case Value::Kind::Map:
            for (std::size_t i = 0; i < value.items.size(); ++i)
                out.append(out.empty() ? "" : next(", "))
                    .append(key(value.keys[i]))
                    .append(" ")
                    .append(flow(value.items[i]));
            return value.items.empty() ? "{}" : "{" + air + out + air + "}";
        case Value::Kind::Null: return "null";
        default: return value.text;
        }
    }

    static Value differing(const TableRules &usual, const TableRules &rules)
    {
        Value out = Value::map();
        if (rules.tower != usual.tower)
            out.set("tower", rules.tower);
        if (rules.watchtowers != usual.watchtowers)
            out.set("watchtowers", rules.watchtowers);
        if (rules.house != usual.house)
            out.set("house", rules.house);
        return out;
    }

    Value shuffled(const Value &map)
    {
        if (map.kind != Value::Kind::Map || !m_dice.chance(40))
            return map;
        std::vector<std::size_t> order(map.keys.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = i;
        m_dice.shuffle(order);
        Value out = Value::map();
        for (const std::size_t i : order)
            out.put(map.keys[i], map.items[i]);
        return out;
    }

    std::string behind()
    {
        return m_comments && m_dice.chance(20)
                   ? std::string(static_cast<std::size_t>(m_dice.between(1, 3)), ' ') + "# c" +
                         std::to_string(++m_number)
                   : "";
    }

    void above(std::size_t indent)
    {
        if (m_dice.chance(10))
            m_out += "\n";
        for (int i = m_comments && m_dice.chance(15) ? m_dice.between(1, 2) : 0; i > 0; --i)
            m_out.append(indent, ' ').append("# a" + std::to_string(++m_number) + "\n");
        if (m_comments && m_dice.chance(5))
            m_out += "\n";
    }

    /// A list or map in lines; the first goes on where the text ends.
    void lines(const Value &value, std::size_t indent)
    {
        const std::string air = m_dice.chance(10) ? "   " : " ";
        for (std::size_t i = 0; i < value.items.size(); ++i) {
            if (i > 0) {
                above(indent);
                m_out.append(indent, ' ');
            }
            line(value.items[i], indent, value.kind == Value::Kind::Map ? key(value.keys[i]) : "-", air);
        }
    }

    void line(const Value &value, std::size_t indent, const std::string &sign, const std::string &air)
    {
        const bool isItem = sign == "-";
        const auto step = static_cast<std::size_t>(m_dice.between(isItem ? 2 : 1, 4));
        m_out += sign;
        if (value.items.empty() || !m_dice.chance(isItem ? 30 : m_deep)) {
            m_out.append(air).append(flow(value)).append(behind()).append("\n");
        } else if (isItem) {
            m_out.append(step - 1, ' ');
            lines(value, indent + step);
        } else {
            m_out.append(behind()).append("\n");
            const std::size_t inside =
                value.kind == Value::Kind::List && m_dice.chance(30) ? indent : indent + step;
            above(inside);
            m_out.append(inside, ' ');
            lines(value, inside);
        }
    }

    void section(const SectionValue &section)
    {
        const std::size_t begin = m_out.size();
        if (!m_rootFlow)
            above(0);
        m_out += key(section.key);
        if (section.hasEntries)
            return entries(section);
        Value value = section.value;
        if (section.key == "turn" && value.kind == Value::Kind::Text && m_dice.chance(50))
            value = m_dice.chance(50) ? Value::map("player", value)
                                      : Value::map("player", value, "ransom-paid", false);
        if (section.key == "rules" && m_dice.chance(40))
            value = m_dice.chance(50) ? differing(TableRules{}, m_layout.m_scenario.rules) : shuffled(value);
        const bool below = !m_rootFlow && !value.items.empty() && m_dice.chance(m_deep);
        m_out += below ? behind() + "\n" : " " + flow(value) + behind();
        if (below) {
            const auto indent = static_cast<std::size_t>(m_dice.between(1, 4));
            above(indent);
            m_out.append(indent, ' ');
            lines(value, indent);
        } else if (!m_rootFlow) {
            m_out += "\n";
        }
        part(section.key, -1, begin, m_rootFlow);
    }

    void entries(const SectionValue &section)
    {
        if (section.entries.empty()) {
            m_out += m_rootFlow || m_dice.chance(50) ? section.isList ? " []" : " {}" : "";
            m_out += m_rootFlow ? "" : "\n";
        } else if (m_rootFlow || m_dice.chance(20)) {
            flowEntries(section);
        } else {
            m_out += behind() + "\n";
            const auto indent = static_cast<std::size_t>(section.isList ? m_dash : std::max(m_dash, 1));
            for (std::size_t i = 0; i < section.entries.size(); ++i)
                lineEntry(section, static_cast<int>(i), indent);
        }
    }

    void lineEntry(const SectionValue &section, int index, std::size_t indent)
    {
        const Entry &entry = section.entries[static_cast<std::size_t>(index)];
        const Value value =
            section.key == "players" || section.key == "designs" ? entry.value : shuffled(entry.value);
        const bool below = !value.items.empty() && m_dice.chance(m_deep);
        const auto step = static_cast<std::size_t>(m_dice.between(2, 4));
        if (m_dice.chance(10))
            m_out += "\n";
        const std::size_t begin = m_out.size();
        above(indent);
        m_out.append(indent, ' ');
        if (section.isList)
            m_out.append("-").append(below ? step - 1 : 1, ' ');
        else
            m_out += key(entry.key);
        if (!section.isList && below)
            m_out.append("\n").append(indent + step, ' ');
        if (below)
            lines(value, indent + step);
        else
            m_out.append(section.isList ? "" : " ").append(flow(value)).append(behind()).append("\n");
        part(section.key, index, begin, false);
    }

    void flowEntries(const SectionValue &section)
    {
        const bool own = m_dice.chance(60), closes = m_dice.chance(50), first = m_dice.chance(50);
        const bool trailing = own && !m_json && m_dice.chance(15);
        m_out += section.isList ? " [" : " {";
        m_out += m_padded && !(own && first) ? " " : "";
        for (std::size_t i = 0; i < section.entries.size(); ++i) {
            const Entry &entry = section.entries[i];
            const bool last = i + 1 == section.entries.size();
            if (own && (i > 0 || first))
                m_out += "\n     ";
            const std::size_t begin = m_out.size();
            if (!section.isList)
                m_out += key(entry.key) + " ";
            m_out += flow(section.isList && section.key != "designs" ? shuffled(entry.value) : entry.value);
            m_out += !last ? own ? "," : ", " : trailing ? "," : "";
            if (own && (!last || closes))
                m_out += behind();
            part(section.key, static_cast<int>(i), begin, true);
        }
        m_out += own && closes ? "\n   " : "";
        m_out += section.isList ? "]" : "}";
        if (!m_rootFlow)
            m_out += behind() + "\n";
    }

    Layout &m_layout;
    randomboards::Dice &m_dice;
    bool m_rootFlow, m_json, m_comments, m_airy;
    int m_dash;
    bool m_padded;
    int m_wrap; ///< of 100 commas how many end a line
    int m_deep; ///< of 100 lists and maps how many stand in lines
    int m_number = 0;
};

namespace {

/// Some keys of an answer in any order, as somebody may expect them.
Value randomExpectation(randomboards::Dice &dice)
{
    static const std::vector<std::string> ids{"f1", "2", "monk", "f9"};
    Value all = Value::map("legal", dice.chance(50), "height", dice.between(1, 9));
    for (const std::string_view key : {"capturable", "open", "because"}) {
        Value list = Value::list();
        for (const std::string &id : ids)
            if (dice.chance(50))
                list.add(Value::of(id));
        all.put(key, list);
    }
    all.put("features", Value::list({Value::map("kind", std::string_view("road"), "tiles",
                                                std::vector<Square>{{0, 1}, {dice.below(3), 0}}, "points",
                                                dice.below(9))}));
    std::vector<std::size_t> order{0, 1, 2, 3, 4, 5};
    dice.shuffle(order);
    Value some = Value::map();
    for (const std::size_t i : order)
        if (dice.chance(50))
            some.put(all.keys[i], all.items[i]);
    return some;
}

} // namespace

Layout::Layout(std::uint32_t seed)
    : m_scenario(randomboards::randomScenario(seed, builtInTiles()))
{
    randomboards::Dice dice(seed);
    m_scenario.header.clear();
    const auto all = randomboards::allQuestions(m_scenario, builtInTiles());
    for (int i = all.empty() ? 0 : dice.below(4); i > 0; --i) {
        Question question = dice.pick(all);
        if (dice.chance(70))
            question.expect = randomExpectation(dice);
        m_scenario.questions.push_back(question);
    }
    Writer writer(*this, dice);
    writer.write();
    m_plain = std::move(writer.m_out);
    if (dice.chance(15))
        m_plain.erase(m_plain.find_last_not_of('\n') + 1);
    m_newline = dice.chance(25) ? "\r\n" : "\n";
    m_text = dice.chance(10) ? "\xEF\xBB\xBF" : "";
    for (const char c : m_plain)
        m_text.append(c == '\n' ? m_newline : std::string(1, c));
}

namespace {

bool isSame(const SectionValue &old, const SectionValue &now, const Scenario &before, const Scenario &after)
{
    const std::string key(old.key);
    const auto comment = [&](const Scenario &scenario) {
        const auto found = scenario.comments.find(key);
        return found == scenario.comments.end() ? std::string() : found->second;
    };
    return old.value == now.value && old.entries == now.entries && comment(before) == comment(after);
}

} // namespace

std::string Layout::wrongIn(const std::string &text, const Scenario &before, const Scenario &after) const
{
    const auto old = sectionsOf(before), now = sectionsOf(after);
    for (const Part &part : m_parts) {
        const bool isTop = part.section == "towerwatch" || &part == &m_parts.front();
        if (isTop && before.header != after.header)
            continue;
        const auto at =
            static_cast<std::size_t>(std::ranges::find(old, part.section, &SectionValue::key) - old.begin());
        const auto entry = static_cast<std::size_t>(part.index);
        const bool stays =
            isSame(old[at], now[at], before, after) ||
            (part.index >= 0 && std::ranges::count(now[at].entries, old[at].entries[entry]) == 1 &&
             std::ranges::count(old[at].entries, old[at].entries[entry]) == 1 && // else it may be the other
             !(part.flow && m_plain.find('#') != std::string::npos));
        std::string bytes;
        for (const char c : m_plain.substr(part.begin, part.end - part.begin))
            bytes.append(c == '\n' ? m_newline : std::string(1, c));
        if (part.flow)
            bytes.erase(bytes.find_last_not_of(", \r\n") + 1);
        if (stays && text.find(bytes) == std::string::npos)
            return "this was not kept: " + bytes;
    }
    if (text.starts_with("\xEF\xBB\xBF") != m_text.starts_with("\xEF\xBB\xBF"))
        return "the mark at the top is another";
    for (std::size_t i = text.find('\n'); i != std::string::npos; i = text.find('\n', i + 1))
        if ((i > 0 && text[i - 1] == '\r') != (m_newline == "\r\n"))
            return "newlines are others";
    return {};
}

} // namespace randomlayout
