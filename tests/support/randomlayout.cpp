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

    /// A list or map in lines; the first begins at `begin` and goes on where the text ends. `path`: where it
    /// is in its entry.
    void lines(const Value &value, std::size_t indent, const std::string &path, std::size_t begin)
    {
        const std::string air = m_dice.chance(10) ? "   " : " ";
        const bool isMap = value.kind == Value::Kind::Map;
        for (std::size_t i = 0; i < value.items.size(); ++i) {
            if (i > 0) {
                begin = m_out.size();
                above(indent);
                m_out.append(indent, ' ');
            }
            line(value.items[i], indent, path + '/' + (isMap ? value.keys[i] : toJson(value.items[i])),
                 isMap ? key(value.keys[i]) : "-", air, begin);
        }
    }

    void line(const Value &value, std::size_t indent, const std::string &path, const std::string &sign,
              const std::string &air, std::size_t begin)
    {
        const bool isItem = sign == "-";
        const auto step = static_cast<std::size_t>(m_dice.between(isItem ? 2 : 1, 4));
        m_out += sign;
        if (value.items.empty() || !m_dice.chance(isItem ? 30 : m_deep)) {
            const std::string text = flow(value);
            m_out.append(air).append(text);
            m_out.append(behind(path, text.find('\n') == std::string::npos ? sign : "")).append("\n");
        } else if (isItem) {
            m_out.append(step - 1, ' ');
            return lines(value, indent + step, path, begin);
        } else {
            m_out.append(behind(path, sign)).append("\n");
            const std::size_t inside =
                value.kind == Value::Kind::List && m_dice.chance(30) ? indent : indent + step;
            m_layout.m_lines.push_back({m_section, m_index, path, begin, m_out.size(), true});
            begin = m_out.size();
            above(inside);
            m_out.append(inside, ' ');
            return lines(value, inside, path, begin);
        }
        m_layout.m_lines.push_back({m_section, m_index, path, begin, m_out.size(), false});
    }

    /// The comment behind a line, which is known with it.
    std::string behind(const std::string &path, const std::string &sign)
    {
        const std::string comment = behind();
        if (!comment.empty())
            m_layout.m_comments.push_back({m_section, m_index, path, sign, comment});
        return comment;
    }

    void section(const SectionValue &section)
    {
        const std::size_t begin = m_out.size();
        if (!m_rootFlow)
            above(0);
        m_out += key(section.key);
        m_section = section.key;
        m_index = -1;
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
            const std::size_t first = m_out.size();
            above(indent);
            m_out.append(indent, ' ');
            lines(value, indent, "", first);
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
        m_index = index;
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
            lines(value, indent + step, "", m_out.size());
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
    int m_wrap; ///< of 100 commas how many end a line
    int m_deep; ///< of 100 lists and maps how many stand in lines
    int m_number = 0;
    std::string m_section;
    int m_index = -1;
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
    : m_dice(seed)
    , m_scenario(randomboards::randomScenario(seed, builtInTiles()))
{
    m_scenario.header.clear();
    const auto all = randomboards::allQuestions(m_scenario, builtInTiles());
    for (int i = all.empty() ? 0 : m_dice.below(4); i > 0; --i) {
        Question question = m_dice.pick(all);
        if (m_dice.chance(70))
            question.expect = randomExpectation(m_dice);
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
    switch (dice.below(9)) {
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
    case 6: {
        TableRules rules = scenario.rules;
        rules.house = HouseRules(static_cast<unsigned>(dice.below(16)));
        return withRules(std::move(scenario), rules);
    }
    case 7:
        if (scenario.turn)
            return withTurn(std::move(scenario),
                            Turn{dice.chance(50) ? Colour::Pink : scenario.turn->player, dice.chance(50)});
        return scenario;
    case 8:
        if (!scenario.title.empty())
            scenario.title.byLanguage.back().second = "changed";
        return scenario;
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

Scenario editedPlayer(Scenario scenario, randomboards::Dice &dice)
{
    if (scenario.players.empty())
        return scenario;
    Player &player =
        scenario.players[static_cast<std::size_t>(dice.below(static_cast<int>(scenario.players.size())))];
    switch (dice.below(7)) {
    case 0:
        if (!player.prisoners.empty())
            player.prisoners.erase(player.prisoners.begin() +
                                   dice.below(static_cast<int>(player.prisoners.size())));
        return scenario;
    case 1: player.prisoners.clear(); return scenario;
    case 2:
        if (player.supply && !player.supply->empty())
            player.supply->erase(player.supply->begin() +
                                 dice.below(static_cast<int>(player.supply->size())));
        return scenario;
    case 3: dice.chance(50) ? player.supply.reset() : player.points.reset(); return scenario;
    case 4: return withoutPlayer(std::move(scenario), Colour(player.colour));
    case 5:
        if (player.supply && !player.supply->empty())
            player.supply->front().second = dice.below(9);
        return scenario;
    default:
        std::rotate(scenario.players.begin(), scenario.players.begin() + (&player - scenario.players.data()),
                    scenario.players.end());
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
    if (dice.chance(30))
        return withQuestionMoved(std::move(scenario), index, dice.below(count));
    auto &expect = scenario.questions[static_cast<std::size_t>(index)].expect;
    if (!expect || dice.chance(30))
        expect = randomExpectation(dice);
    else if (expect->items.empty())
        expect = Value::map("legal", false);
    else if (dice.chance(50) && (expect->items.back().kind == Value::Kind::List || !expect->find("open")))
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
        switch (m_dice.below(7)) {
        case 0:
        case 1: scenario = editedTile(std::move(scenario), m_dice); break;
        case 2: scenario = editedFigure(std::move(scenario), m_dice); break;
        case 5: scenario = editedPlayer(std::move(scenario), m_dice); break;
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

namespace {

/// What is at a path of keys and items, or null.
const Value *valueAt(const Value &value, std::string_view path)
{
    if (path.empty())
        return &value;
    for (std::size_t i = 0; i < value.items.size(); ++i) {
        const std::string step =
            '/' + (value.kind == Value::Kind::Map ? value.keys[i] : toJson(value.items[i]));
        if (path.starts_with(step) && (path.size() == step.size() || path[step.size()] == '/'))
            if (const Value *found = valueAt(value.items[i], path.substr(step.size())))
                return found;
    }
    return nullptr;
}

/// Whether a path leads through an item that stands in its list twice, so that nobody knows which one goes.
bool isTwice(const Value &value, std::string_view path)
{
    for (std::size_t i = 0; i < value.items.size(); ++i) {
        const bool isMap = value.kind == Value::Kind::Map;
        const std::string step = '/' + (isMap ? value.keys[i] : toJson(value.items[i]));
        if (path == step || path.starts_with(step + '/'))
            return (!isMap && std::ranges::count(value.items, value.items[i]) > 1) ||
                   isTwice(value.items[i], path.substr(step.size()));
    }
    return false;
}

/// Whether the line of a key or item may not change when the value it is in does.
bool lineStays(const Value &before, const Value &after, const std::string &path, bool opens)
{
    const Value *old = valueAt(before, path), *now = valueAt(after, path);
    if (before == after || !now || !old)
        return before == after || now || !old;
    if (isTwice(before, path))
        return false;
    if (opens)
        return now->kind == old->kind && !now->items.empty() &&
               (now->kind == Value::Kind::List ||
                std::ranges::any_of(now->keys, [&](const std::string &key) { return old->find(key); }));
    const std::string above = path.substr(0, path.rfind('/'));
    const Value *square = valueAt(before, above), *moved = valueAt(after, above);
    const bool isSquare = square && square->kind == Value::Kind::List && !square->items.empty() &&
                          square->items.front().kind == Value::Kind::Number;
    return *old == *now && (!isSquare || (moved && *square == *moved));
}

/// A turn as a map, as the text may have it.
Value turnAsMap(const SectionValue &section)
{
    return section.key == "turn" && section.value.kind == Value::Kind::Text
               ? Value::map("player", section.value, "ransom-paid", false)
               : section.value;
}

/// What became of an entry that stands where it stood and is spoken of as before, or null; with it what it
/// was.
std::pair<const Value *, const Value *> inPlace(const SectionValue &old, const SectionValue &now, int index)
{
    const auto at = static_cast<std::size_t>(index);
    if (old.entries.size() != now.entries.size())
        return {};
    std::size_t others = 0;
    for (std::size_t i = 0; i < old.entries.size(); ++i) {
        if (old.entries[i].comment != now.entries[i].comment || old.entries[i].key != now.entries[i].key)
            return {};
        others += i != at && old.entries[i] != now.entries[i];
    }
    return others > 0 ? std::pair<const Value *, const Value *>{}
                      : std::pair{&old.entries[at].value, &now.entries[at].value};
}

} // namespace

void Layout::touch(const Part &part, const Value &before, const Value &after,
                   std::vector<std::pair<std::size_t, std::size_t>> &touched) const
{
    std::size_t first = part.end;
    for (const Line &line : m_lines)
        if (line.section == part.section && line.index == part.index)
            first = std::min(first, line.begin);
    // The dash or key, and the first key, which another may take the place of.
    const std::size_t end = std::min(m_plain.find('\n', first), part.end);
    bool firstStays = first < part.end && std::ranges::all_of(after.keys, [&](const std::string &key) {
                          return before.find(key); // else it may come before the first
                      });
    bool firstGoes = false; // and the next that stays takes its place
    for (const Line &line : m_lines) {
        if (line.section != part.section || line.index != part.index)
            continue;
        const bool isKey = line.path.rfind('/') == 0;
        if (lineStays(before, after, line.path, line.opens) && !(firstGoes && isKey))
            continue;
        if (isKey)
            firstGoes = (line.begin == first || firstGoes) && !valueAt(after, line.path);
        firstStays = firstStays && line.begin != first;
        touched.emplace_back(line.begin, line.end);
    }
    if (!firstStays)
        touched.emplace_back(part.begin, std::max(end, part.begin + 1));
}

/// What is said of a line whose key or item stays must stand behind it, and must go with one that goes.
std::string Layout::wrongComment(const std::string &text, const Scenario &before, const Scenario &after) const
{
    const auto old = sectionsOf(before), now = sectionsOf(after);
    const auto lines = linesOf(text);
    for (const Comment &comment : m_comments) {
        const auto at = static_cast<std::size_t>(std::ranges::find(old, comment.section, &SectionValue::key) -
                                                 old.begin());
        const std::array values{turnAsMap(old[at]), turnAsMap(now[at])};
        const auto [was, is] =
            comment.index >= 0 ? inPlace(old[at], now[at], comment.index) : std::pair{&values[0], &values[1]};
        if (!was || isTwice(*was, comment.path))
            continue;
        const bool stays = valueAt(*is, comment.path);
        const Value *gone = valueAt(*was, comment.path);
        const bool mayBeOfEntry = old[at].isList && comment.path.rfind('/') == 0; // behind its dash
        const Value *within = valueAt(*is, comment.path.substr(0, comment.path.rfind('/')));
        const bool goes = gone && within && !mayBeOfEntry &&
                          (within->kind == Value::Kind::Map || gone->kind == Value::Kind::Text);
        if (!stays && !goes)
            continue;
        const bool stands = std::ranges::any_of(lines, [&](std::string line) {
            line.erase(line.find_last_not_of("\r\n") + 1);
            return line.ends_with(comment.text) && (!stays || line.find(comment.sign) != std::string::npos);
        });
        if (stands != stays)
            return (stays ? "a comment does not stand behind " : "a comment is still there behind ") +
                   comment.path + ": " + comment.text;
    }
    return {};
}

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
        const std::array values{turnAsMap(old[s]), turnAsMap(now[s])};
        for (const Part &part : m_parts) {
            if (part.section != old[s].key)
                continue;
            const auto index = static_cast<std::size_t>(part.index);
            const bool next = part.flow && ((part.index > 0 && !same[index - 1]) ||
                                            (index + 1 < same.size() && !same[index + 1]));
            const bool grows = part.flow && part.index >= 0 &&
                               (old[s].entries.size() != now[s].entries.size() ||
                                old[s].entries.back() != now[s].entries.back());
            const auto [was, is] =
                part.index >= 0 ? inPlace(old[s], now[s], part.index) : std::pair{&values[0], &values[1]};
            if (part.index < 0 || !same[index] || next || grows) {
                if (!part.flow && was && is->kind == Value::Kind::Map && was->kind == is->kind)
                    touch(part, *was, *is, touched);
                else
                    touched.emplace_back(part.begin, part.end);
            }
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
    if (const std::string wrong = wrongComment(text, before, after); !wrong.empty())
        return wrong;
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
        const bool air = blank && std::ranges::any_of(touched, [&](const auto &range) { // between entries
                             return range.first <= end + 2 && range.second + 2 >= offset;
                         });
        const bool comment =
            (plainLines[i].starts_with('#') || (blank && matched == 0)) && before.header != after.header;
        offset = end;
        if (may || air || comment || rootFlow || (blank && !m_plain.ends_with('\n'))) {
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
