// SPDX-License-Identifier: MIT
#include "scenariowriter.h"

#include "yamltext.h"

#include <algorithm>

namespace towerwatch {

namespace {

/// Control characters, and what looks like a space or a newline but is none.
bool mustBeEscaped(char32_t point)
{
    constexpr std::array<char32_t, 7> others{0x85, 0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF};
    return isControl(point) || std::find(others.begin(), others.end(), point) != others.end();
}

/// Text in double quotes. Everything that is not plainly printable is escaped.
std::string quoted(std::string_view text)
{
    constexpr std::string_view hex = "0123456789ABCDEF";
    std::string out = "\"";
    for (std::size_t i = 0; i < text.size();) {
        const Character character = characterAt(text, i);
        const char32_t point = character.codePoint;
        const auto length = static_cast<std::size_t>(std::max(character.length, 1));
        if (text[i] == '"' || text[i] == '\\')
            (out += '\\') += text[i];
        else if (text[i] == '\n')
            out += "\\n";
        else if (text[i] == '\t')
            out += "\\t";
        else if (mustBeEscaped(point)) {
            out += "\\u";
            for (int shift = 12; shift >= 0; shift -= 4)
                out += hex[point >> shift & 15];
        } else
            out.append(text.substr(i, length));
        i += length;
    }
    return out + "\"";
}

/// Whether YAML readers of any version take the bare word as this very text.
bool isBareWord(std::string_view text)
{
    constexpr std::array<std::string_view, 9> special{"true", "false", "null", "yes", "no",
                                                      "on",   "off",   "y",    "n"};
    const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    if (text.empty() || !letter(text.front()))
        return false;
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return std::find(special.begin(), special.end(), lower) == special.end() &&
           std::all_of(text.begin(), text.end(),
                       [&](char c) { return letter(c) || (c >= '0' && c <= '9') || c == '-' || c == '_'; });
}

std::string word(std::string_view text)
{
    return isBareWord(text) ? std::string(text) : quoted(text);
}

std::string write(Square square)
{
    return "[" + std::to_string(square.x) + ", " + std::to_string(square.y) + "]";
}

/// Collects `key: value` pairs of a flow map.
class FlowMap
{
public:
    FlowMap &add(std::string_view key, std::string_view value)
    {
        m_text.append(m_text.empty() ? "" : ", ").append(key).append(": ").append(value);
        return *this;
    }
    FlowMap &add(std::string_view key, int value) { return add(key, std::to_string(value)); }
    std::string str() const { return "{" + m_text + "}"; }

private:
    std::string m_text;
};

template <typename Items, typename Write> std::string flowList(const Items &items, Write write)
{
    std::string text = "[";
    for (const auto &item : items)
        text.append(text.size() > 1 ? ", " : "").append(write(item));
    return text + "]";
}

/// Several lines stand as a block where that keeps them exactly, else everything in quotes.
std::string prose(std::string_view text, std::size_t indent)
{
    const bool simple =
        text.find('\n') != std::string_view::npos && text.front() != ' ' && text.front() != '\n' &&
        !text.ends_with("\n\n") && text.find(" \n") == std::string_view::npos && text.back() != ' ' &&
        text.find('\t') == std::string_view::npos && quoted(text).find("\\u") == std::string::npos;
    if (!simple)
        return quoted(text);
    std::string out = text.back() == '\n' ? "|" : "|-";
    for (std::size_t begin = 0; begin < text.size();) {
        const auto end = std::min(text.find('\n', begin), text.size());
        out += '\n';
        if (end > begin)
            out.append(indent, ' ').append(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return out;
}

void writeText(std::string &out, std::string_view key, const LocalText &text)
{
    if (text.empty())
        return;
    out.append(key).append(":");
    if (text.byLanguage.size() == 1 && text.byLanguage.front().first.empty()) {
        out.append(" ").append(prose(text.byLanguage.front().second, 2)).append("\n");
        return;
    }
    const bool lines = std::any_of(text.byLanguage.begin(), text.byLanguage.end(), [](const auto &entry) {
        return entry.second.find('\n') != std::string::npos;
    });
    FlowMap map;
    for (const auto &[language, words] : text.byLanguage) {
        map.add(word(language), quoted(words));
        if (lines)
            out.append("\n  ").append(word(language)).append(": ").append(prose(words, 4));
    }
    out.append(lines ? "\n" : " " + map.str() + "\n");
}

std::string write(const Supply &supply)
{
    FlowMap map;
    for (const auto &[kind, count] : supply)
        map.add(name(kind), count);
    return map.str();
}

std::string write(const Player &player)
{
    FlowMap map;
    if (player.name)
        map.add("name", word(*player.name));
    if (player.points)
        map.add("points", *player.points);
    if (player.floors)
        map.add("floors", *player.floors);
    if (player.supply)
        map.add("supply", write(*player.supply));
    if (!player.prisoners.empty())
        map.add(
            "prisoners", flowList(player.prisoners, [](const Prisoner &prisoner) {
                return FlowMap().add("figure", name(prisoner.kind)).add("owner", name(prisoner.owner)).str();
            }));
    return map.str();
}

std::string write(const PlacedTile &placed)
{
    FlowMap map;
    map.add("tile", word(placed.tile)).add("at", write(placed.at));
    if (placed.rotation != Rotation::R0)
        map.add("rotation", degrees(placed.rotation));
    if (placed.floors > 0)
        map.add("floors", placed.floors);
    if (placed.bridge)
        map.add("bridge", name(*placed.bridge));
    return map.str();
}

std::string write(const Figure &figure)
{
    FlowMap map;
    if (!figure.id.empty())
        map.add("id", word(figure.id));
    map.add("figure", name(figure.kind));
    if (figure.owner)
        map.add("owner", name(*figure.owner));
    if (figure.at)
        map.add("at", write(*figure.at));
    if (figure.on)
        map.add("on", toText(*figure.on));
    return map.str();
}

/// One line without an expectation, else one line a key.
std::string write(const Question &question)
{
    std::vector<std::pair<std::string_view, std::string>> entries{{"ask", std::string(name(question.ask))}};
    if (question.at)
        entries.emplace_back(question.ask == Ask::Score ? "tile" : "at", write(*question.at));
    if (question.figure)
        entries.emplace_back("figure", std::string(name(*question.figure)));
    if (question.from)
        entries.emplace_back("from", std::string(name(*question.from)));
    if (question.by)
        entries.emplace_back("by", std::string(name(*question.by)));
    if (question.target)
        entries.emplace_back("target", word(*question.target));
    if (question.expect) {
        entries.emplace_back("expect", writeValue(*question.expect));
        std::string lines;
        for (const auto &[key, value] : entries)
            lines.append(lines.empty() ? "" : "\n    ").append(key).append(": ").append(value);
        return lines;
    }
    FlowMap map;
    for (const auto &[key, value] : entries)
        map.add(key, value);
    return map.str();
}

template <typename Items, typename Write>
void writeList(std::string &out, std::string_view key, const Items &items, Write write)
{
    if (items.empty())
        return;
    out.append(key).append(":\n");
    for (const auto &item : items)
        out.append("  - ").append(write(item)).append("\n");
}

void writeTable(std::string &out, const Scenario &scenario)
{
    FlowMap rules;
    std::vector<std::string_view> house;
    for (const HouseRule rule : allHouseRules)
        if (scenario.rules.house.contains(rule))
            house.push_back(name(rule));
    rules.add("tower", name(scenario.rules.tower)).add("watchtowers", name(scenario.rules.watchtowers));
    rules.add("house", flowList(house, [](std::string_view rule) { return std::string(rule); }));
    out.append("rules: ").append(rules.str()).append("\n");
    if (!scenario.players.empty())
        out.append("players:\n");
    for (const Player &player : scenario.players)
        out.append("  ").append(name(player.colour)).append(": ").append(write(player)).append("\n");
    if (scenario.turn && scenario.turn->ransomPaid)
        out.append("turn: {player: ").append(name(scenario.turn->player)).append(", ransom-paid: true}\n");
    else if (scenario.turn)
        out.append("turn: ").append(name(scenario.turn->player)).append("\n");
}

std::string write(SideSet sides)
{
    std::vector<Side> list;
    std::copy_if(allSides.begin(), allSides.end(), std::back_inserter(list),
                 [&](Side side) { return sides.contains(side); });
    return flowList(list, [](Side side) { return quoted(name(side)); });
}

std::string write(const std::vector<FieldSegment> &fields)
{
    return flowList(fields, [](const FieldSegment &field) {
        std::vector<HalfEdge> halves;
        std::copy_if(allHalfEdges.begin(), allHalfEdges.end(), std::back_inserter(halves),
                     [&](HalfEdge half) { return field.halfEdges.contains(half); });
        return FlowMap()
            .add("half_edges", flowList(halves, [](HalfEdge half) { return std::string(name(half)); }))
            .add("cities", flowList(field.cities, [](int city) { return std::to_string(city); }))
            .str();
    });
}

std::string write(const TileCounts &count)
{
    FlowMap map;
    if (count.c1)
        map.add("C1", *count.c1);
    if (count.c2)
        map.add("C2", *count.c2);
    if (count.c3)
        map.add("C3", *count.c3);
    return map.str();
}

} // namespace

std::string writeTile(const Tile &tile)
{
    FlowMap map;
    const auto text = [&](std::string_view key, const std::string &value) {
        if (!value.empty())
            map.add(key, word(value));
    };
    const auto flag = [&](std::string_view key, bool value) {
        if (value)
            map.add(key, "true");
    };
    map.add("id", word(tile.id));
    text("jcz", tile.jcz);
    text("set", tile.set);
    text("letter", tile.letter);
    if (tile.count != TileCounts{})
        map.add("count", write(tile.count));
    std::string edges;
    for (const Edge edge : tile.edges)
        edges += edgeLetters[static_cast<std::size_t>(edge)];
    map.add("edges", edges);
    map.add("cities", flowList(tile.cities, [](const CitySegment &city) {
                return FlowMap().add("edges", write(city.sides)).add("coats_of_arms", city.coatsOfArms).str();
            }));
    map.add("roads", flowList(tile.roads, [](const RoadSegment &road) { return write(road.sides); }));
    flag("monastery", tile.monastery);
    text("building", tile.building);
    flag("stand_in", tile.standIn);
    flag("garden", tile.garden);
    flag("tower_foundation", tile.towerFoundation);
    if (tile.watchtower)
        map.add(
            "watchtower",
            FlowMap().add("points", tile.watchtower->points).add("per", name(tile.watchtower->per)).str());
    text("corn_circle", tile.cornCircle);
    map.add("fields", write(tile.fields));
    if (tile.c3) {
        FlowMap c3;
        c3.add("status", word(tile.c3->status));
        if (!tile.c3->fieldsIfChanged.empty())
            c3.add("fields_if_changed", write(tile.c3->fieldsIfChanged));
        map.add("c3", c3.str());
    }
    text("note", tile.note);
    return map.str();
}

std::string writeValue(const Value &value)
{
    switch (value.kind) {
    case Value::Kind::Null: return "null";
    case Value::Kind::Boolean:
    case Value::Kind::Number: return value.text;
    case Value::Kind::Text: return word(value.text);
    case Value::Kind::List: return flowList(value.items, writeValue);
    case Value::Kind::Map: {
        FlowMap map;
        for (std::size_t i = 0; i < value.items.size(); ++i)
            map.add(word(value.keys[i]), writeValue(value.items[i]));
        return map.str();
    }
    }
    return {};
}

std::string writeScenario(const Scenario &scenario)
{
    std::string out = scenario.header;
    out.append("towerwatch: ").append(std::to_string(formatVersion)).append("\n");
    writeText(out, "title", scenario.title);
    writeText(out, "notes", scenario.notes);
    writeTable(out, scenario);
    writeList(out, "designs", scenario.designs, writeTile);
    writeList(out, "tiles", scenario.tiles, [](const PlacedTile &placed) { return write(placed); });
    writeList(out, "castles", scenario.castles, [](const Castle &castle) {
        return FlowMap().add("at", write(castle.at)).add("city", name(castle.city)).str();
    });
    writeList(out, "figures", scenario.figures, [](const Figure &figure) { return write(figure); });
    writeList(out, "questions", scenario.questions, [](const Question &question) { return write(question); });
    return out;
}

} // namespace towerwatch
