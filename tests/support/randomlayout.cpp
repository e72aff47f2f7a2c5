// SPDX-License-Identifier: MIT
#include "tests/support/randomlayout.h"

#include "model/edit/edits.h"
#include "model/format/sectionvalues.h"
#include "model/yaml/yamlflow.h"
#include "resources/catalogue.h"
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
        std::string out;
        switch (value.kind) {
        case Value::Kind::Text: return text(value.text);
        case Value::Kind::List:
            for (const Value &item : value.items)
                out.append(out.empty() ? "" : comma).append(flow(item));
            return value.items.empty() ? "[]" : "[" + air + out + air + "]";
        case Value::Kind::Map:
            for (std::size_t i = 0; i < value.items.size(); ++i)
                out.append(out.empty() ? "" : ", ")
                    .append(key(value.keys[i]))
                    .append(" ")
                    .append(flow(value.items[i]));
            return value.items.empty() ? "{}" : "{" + air + out + air + "}";
        case Value::Kind::Null: return "null";
        default: return value.text;
        }
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

    /// Keys one a line; the first is where the text ends.
    void lines(const Value &map, std::size_t indent)
    {
        const std::string air = m_dice.chance(10) ? "   " : " ";
        for (std::size_t i = 0; i < map.items.size(); ++i) {
            if (i > 0)
                m_out.append(indent, ' ');
            const Value &value = map.items[i];
            m_out += key(map.keys[i]);
            const bool deep = map.keys[i] == "expect" && !value.items.empty() && m_dice.chance(50);
            if (deep) {
                m_out.append("\n").append(indent + 3, ' ');
                lines(value, indent + 3);
            } else {
                m_out.append(air).append(flow(value)).append(behind()).append("\n");
            }
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
        m_out += " " + flow(section.value) + behind();
        if (!m_rootFlow)
            m_out += "\n";
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
        const bool below = !value.items.empty() && m_dice.chance(30);
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
        if (!m_layout.m_parts.empty())
            m_layout.m_parts.back().end = m_out.size() - 1;
    }

    Layout &m_layout;
    randomboards::Dice &m_dice;
    bool m_rootFlow, m_json, m_comments, m_airy;
    int m_dash;
    bool m_padded;
    int m_number = 0;
};

Layout::Layout(std::uint32_t seed)
    : m_dice(seed)
    , m_scenario(randomboards::randomScenario(seed, builtInTiles()))
{
    m_scenario.header.clear();
    const auto all = randomboards::allQuestions(m_scenario, builtInTiles());
    for (int i = all.empty() ? 0 : m_dice.below(4); i > 0; --i) {
        Question question = m_dice.pick(all);
        if (m_dice.chance(50))
            question.expect = Value::map("legal", true, "capturable", std::vector<std::string>{"f1", "2"});
        m_scenario.questions.push_back(question);
    }
    Writer writer(*this, m_dice);
    writer.write();
    m_plain = std::move(writer.m_out);
    if (m_dice.chance(15))
        m_plain.erase(m_plain.find_last_not_of('\n') + 1);
    m_newline = m_dice.chance(25) ? "\r\n" : "\n";
    m_text = m_dice.chance(10) ? "\xEF\xBB\xBF" : "";
    for (const char c : m_plain)
        m_text.append(c == '\n' ? m_newline : std::string(1, c));
}

namespace {

Scenario editedTile(Scenario scenario, randomboards::Dice &dice)
{
    const TileCatalogue &tiles = builtInTiles();
    if (scenario.tiles.empty())
        return withTile(std::move(scenario), tiles, {.tile = "base-B-monastery", .at = {40, 40}});
    const PlacedTile tile = dice.pick(scenario.tiles);
    switch (dice.below(8)) {
    case 0: return withTileTurned(std::move(scenario), tiles, tile.at, Rotation::R90);
    case 1: return withoutTile(std::move(scenario), tiles, tile.at);
    case 2: return withTileMoved(std::move(scenario), tiles, tile.at, {30, 30});
    case 3:
        return withTile(std::move(scenario), tiles, {.tile = "tower-02-meadow", .at = {31, 31}, .floors = 3});
    case 4: return withTile(std::move(scenario), tiles, {.tile = "base-B-monastery", .at = tile.at});
    case 5: return withNextBridge(std::move(scenario), tiles, tile.at);
    case 6: return withNextCastle(std::move(scenario), tiles, tile.at);
    default: return withFloors(std::move(scenario), tiles, tile.at, tile.floors + dice.between(-1, 1));
    }
}

Scenario editedFigure(Scenario scenario, randomboards::Dice &dice)
{
    const TileCatalogue &tiles = builtInTiles();
    if (scenario.tiles.empty())
        return scenario;
    const Square at = dice.pick(scenario.tiles).at;
    if (scenario.figures.empty() || dice.chance(25))
        return withFigure(std::move(scenario), tiles,
                          {.kind = FigureKind::Meeple,
                           .owner = playerOrder(scenario).empty() ? Colour::Red : playerOrder(scenario)[0],
                           .at = at});
    const int figure = dice.below(static_cast<int>(scenario.figures.size()));
    switch (dice.below(4)) {
    case 0: return withoutFigure(std::move(scenario), figure);
    case 1: return withFigureMoved(std::move(scenario), tiles, figure, at, {});
    case 2: return withFigureNamed(std::move(scenario), figure, dice.chance(50) ? "old hero" : "");
    default: return withFigureKind(std::move(scenario), tiles, figure, FigureKind::LargeMeeple);
    }
}

Scenario editedTable(Scenario scenario, randomboards::Dice &dice)
{
    switch (dice.below(6)) {
    case 0: return withTitle(std::move(scenario), {{{"", dice.chance(50) ? "A new title" : "one\ntwo: 2"}}});
    case 1:
        return withNotes(std::move(scenario),
                         dice.chance(60) ? LocalText{{{"", "First.\nSecond."}}} : LocalText{});
    case 2: {
        TableRules rules = scenario.rules;
        rules.house.insert(HouseRule::NoGaps);
        rules.tower = rules.tower == TowerRules::C1 ? TowerRules::C2 : TowerRules::C1;
        return withRules(std::move(scenario), rules);
    }
    case 3: return withTopComment(std::move(scenario), dice.chance(80) ? "another top" : "");
    case 4:
        if (!scenario.players.empty())
            scenario.players[static_cast<std::size_t>(dice.below(static_cast<int>(scenario.players.size())))]
                .points = dice.below(99);
        return scenario;
    default:
        if (!scenario.players.empty())
            return withTurn(std::move(scenario),
                            scenario.turn ? std::nullopt : std::optional(Turn{scenario.players[0].colour}));
        return scenario;
    }
}

Scenario editedQuestion(Scenario scenario, randomboards::Dice &dice)
{
    const auto count = static_cast<int>(scenario.questions.size());
    if (count == 0 || dice.chance(30))
        return withQuestion(std::move(scenario), builtInTiles(), {.ask = Ask::Score});
    const int index = dice.below(count);
    if (dice.chance(30))
        return withoutQuestion(std::move(scenario), index);
    auto &expect = scenario.questions[static_cast<std::size_t>(index)].expect;
    if (!expect)
        expect = Value::map("legal", false);
    else if (dice.chance(50))
        expect->items.back().kind == Value::Kind::List
            ? expect->items.back().add(Value::of(std::string_view("new one")))
            : expect->set("open", Value::list());
    else
        expect.reset();
    return scenario;
}

} // namespace

Scenario Layout::edited(const Scenario &before)
{
    Scenario scenario = before;
    for (int i = m_dice.between(1, 3); i > 0; --i)
        switch (m_dice.below(5)) {
        case 0:
        case 1: scenario = editedTile(std::move(scenario), m_dice); break;
        case 2: scenario = editedFigure(std::move(scenario), m_dice); break;
        case 3: scenario = editedTable(std::move(scenario), m_dice); break;
        default: scenario = editedQuestion(std::move(scenario), m_dice); break;
        }
    return scenario;
}

namespace {

/// Which entries of `before` are in `after` as they were, as many as stay in their order.
std::vector<bool> stayed(const std::vector<Entry> &before, const std::vector<Entry> &after)
{
    const std::size_t n = before.size(), m = after.size();
    std::vector<std::vector<int>> longest(n + 1, std::vector<int>(m + 1, 0));
    for (std::size_t i = n; i-- > 0;)
        for (std::size_t j = m; j-- > 0;)
            longest[i][j] = before[i] == after[j] ? longest[i + 1][j + 1] + 1
                                                  : std::max(longest[i + 1][j], longest[i][j + 1]);
    std::vector<bool> same(n, false);
    for (std::size_t i = 0, j = 0; i < n && j < m;) {
        if (before[i] == after[j]) {
            same[i++] = true;
            ++j;
        } else {
            longest[i + 1][j] >= longest[i][j + 1] ? ++i : ++j;
        }
    }
    return same;
}

std::vector<std::string> linesOf(const std::string &text)
{
    std::vector<std::string> lines(1);
    for (const char c : text) {
        lines.back() += c;
        if (c == '\n')
            lines.emplace_back();
    }
    if (lines.back().empty())
        lines.pop_back();
    return lines;
}

} // namespace

std::string Layout::wrongIn(const std::string &text, const Scenario &before, const Scenario &after) const
{
    const auto old = sectionsOf(before), now = sectionsOf(after);
    std::vector<std::pair<std::size_t, std::size_t>> touched; // bytes of m_plain
    for (std::size_t s = 0; s < old.size(); ++s) {
        if (old[s].value == now[s].value && old[s].entries == now[s].entries &&
            before.comments.contains(std::string(old[s].key)) ==
                after.comments.contains(std::string(old[s].key)))
            continue;
        const auto same = stayed(old[s].entries, now[s].entries);
        bool any = false;
        for (const Part &part : m_parts) {
            if (part.section != old[s].key)
                continue;
            const auto index = static_cast<std::size_t>(part.index);
            const bool next = part.flow && ((part.index > 0 && !same[index - 1]) ||
                                            (index + 1 < same.size() && !same[index + 1]));
            const bool grows = part.flow && part.index >= 0 &&
                               (old[s].entries.size() != now[s].entries.size() ||
                                old[s].entries.back() != now[s].entries.back());
            if (part.index < 0 || !same[index] || next || grows)
                touched.emplace_back(part.begin, part.end);
            any = any || part.index < 0 || same[index];
        }
        if (!any && !old[s].entries.empty()) { // all of the section goes
            std::size_t begin = m_plain.size(), end = 0;
            for (const Part &part : m_parts)
                if (part.section == old[s].key) {
                    begin = std::min(begin, part.begin);
                    end = std::max(end, part.end);
                }
            touched.emplace_back(
                m_plain.rfind(std::string(old[s].key) + (m_plain.starts_with("{\"") ? "\":" : ":"), begin),
                end);
        }
        if (!any || now[s].entries.empty()) // the key itself comes or goes
            for (const std::string &key :
                 {std::string(old[s].key) + ":", "\"" + std::string(old[s].key) + "\":"})
                for (auto at = m_plain.find(key); at != std::string::npos; at = m_plain.find(key, at + 1))
                    touched.emplace_back(at, at + 1);
    }
    const bool rootFlow = m_plain.starts_with('{');
    const std::size_t mark = m_text.starts_with("\xEF\xBB\xBF") ? 3 : 0;
    if (text.starts_with("\xEF\xBB\xBF") != (mark > 0))
        return "the mark at the top is another";
    const auto oldLines = linesOf(m_text.substr(mark)), newLines = linesOf(text.substr(mark));
    std::size_t at = 0, matched = 0, allowed = 0, offset = 0;
    const auto plainLines = linesOf(m_plain);
    for (std::size_t i = 0; i < oldLines.size(); ++i) {
        const std::size_t end = offset + plainLines[i].size();
        const bool may = std::ranges::any_of(
            touched, [&](const auto &range) { return range.first < end && range.second > offset; });
        const bool blank = plainLines[i] == "\n";
        const bool comment =
            (plainLines[i].starts_with('#') || (blank && matched == 0)) && before.header != after.header;
        offset = end;
        if (may || comment || rootFlow || (blank && !m_plain.ends_with('\n'))) {
            ++allowed;
            continue;
        }
        const auto bare = [](std::string line) {
            while (!line.empty() && (line.back() == '\n' || line.back() == '\r'))
                line.pop_back();
            return line;
        };
        const bool lastLine = i + 1 == oldLines.size();
        std::size_t found = at;
        while (found < newLines.size() &&
               !(newLines[found] == oldLines[i] ||
                 (lastLine || found + 1 == newLines.size() ? bare(newLines[found]) == bare(oldLines[i])
                                                           : false)))
            ++found;
        if (found == newLines.size())
            return "a line was not kept: " + oldLines[i];
        at = found + 1;
        ++matched;
    }
    std::size_t most = allowed + 4; // a section's key and the air before it
    for (std::size_t s = 0; s < now.size(); ++s) {
        most += old[s].value == now[s].value ? 0 : 4;
        for (const Entry &entry : now[s].entries)
            if (std::ranges::find(old[s].entries, entry) == old[s].entries.end())
                most += 3 + sizeOf(entry.value);
    }
    if (newLines.size() > matched + most)
        return "too many new lines";
    if (text.find(" " + m_newline) != std::string::npos && m_text.find(" " + m_newline) == std::string::npos)
        return "a line ends with a space";
    if (m_plain.ends_with('\n') != text.ends_with('\n'))
        return "the last line ends otherwise";
    for (std::size_t i = text.find('\n'); i != std::string::npos; i = text.find('\n', i + 1))
        if ((i > 0 && text[i - 1] == '\r') != (m_newline == "\r\n"))
            return "newlines are others";
    return {};
}

} // namespace randomlayout
