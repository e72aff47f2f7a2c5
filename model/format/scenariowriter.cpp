// SPDX-License-Identifier: MIT
#include "model/format/scenariowriter.h"

#include "model/format/comments.h"
#include "model/value/ranges.h"
#include "model/yaml/yamlflow.h"

#include <algorithm>

namespace towerwatch {

std::string writeValue(const Value &value)
{
    switch (value.kind) {
    case Value::Kind::Null: return "null";
    case Value::Kind::Boolean:
    case Value::Kind::Number: return value.text;
    case Value::Kind::Text: return scalar(value.text);
    case Value::Kind::List: return flowList(value.items, writeValue);
    case Value::Kind::Map: {
        FlowMap map;
        for (std::size_t i = 0; i < value.items.size(); ++i)
            map.add(scalar(value.keys[i]), writeValue(value.items[i]));
        return map.str();
    }
    }
    return {};
}

std::string writeProse(std::string_view text, std::size_t indent)
{
    const bool simple =
        text.find('\n') != std::string_view::npos && text.front() != ' ' && text.front() != '\n' &&
        !text.ends_with("\n\n") && text.find(" \n") == std::string_view::npos && text.back() != ' ' &&
        text.find('\t') == std::string_view::npos && withQuotes(text).find("\\u") == std::string::npos;
    if (!simple)
        return scalar(text);
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

namespace {

std::string write(const LocalText &text)
{
    if (text.byLanguage.size() == 1 && text.byLanguage.front().first.empty())
        return ' ' + writeProse(text.byLanguage.front().second, 2);
    std::string out;
    const bool lines = ranges::any_of(
        text.byLanguage, [](const auto &entry) { return entry.second.find('\n') != std::string::npos; });
    FlowMap map;
    for (const auto &[language, words] : text.byLanguage) {
        map.add(scalar(language), withQuotes(words));
        if (lines)
            out.append("\n  ")
                .append(scalar(language))
                .append(": ")
                .append(words.find('\n') == std::string::npos ? withQuotes(words) : writeProse(words, 4));
    }
    return lines ? out : ' ' + map.str();
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
        map.add("name", scalar(*player.name));
    map.add("points", player.points).add("floors", player.floors);
    if (player.supply)
        map.add("supply", write(*player.supply));
    if (!player.prisoners.empty())
        map.add("prisoners", flowList(player.prisoners, [](const Prisoner &prisoner) {
                    return FlowMap().add("figure", prisoner.kind).add("owner", prisoner.owner).str();
                }));
    return map.str();
}

std::string write(const PlacedTile &placed)
{
    FlowMap map;
    map.add("tile", scalar(placed.tile)).add("at", placed.at);
    if (placed.rotation != Rotation::R0)
        map.add("rotation", degrees(placed.rotation));
    if (placed.floors > 0)
        map.add("floors", placed.floors);
    return map.add("bridge", placed.bridge).str();
}

std::string write(const Figure &figure)
{
    FlowMap map;
    if (!figure.id.empty())
        map.add("id", scalar(figure.id));
    map.add("figure", figure.kind).add("owner", figure.owner).add("at", figure.at);
    if (figure.on)
        map.add("on", toText(*figure.on));
    return map.str();
}

/// Writes the sections of a file one after the other, each with its comments.
class Sections
{
public:
    explicit Sections(const Scenario &scenario)
        : m_scenario(scenario)
        , m_out(scenario.header)
    {
    }

    void addKey(const std::string &key, const std::string &value)
    {
        const auto comment = m_scenario.comments.find(key);
        const std::string entry = key + ':' + value;
        m_out.append(comment == m_scenario.comments.end() ? entry : withComment(entry, comment->second, ""));
        m_out += '\n';
    }

    /// What says nothing is there for its comment, here and below.
    void addText(const std::string &key, const LocalText &text)
    {
        if (!text.empty() || m_scenario.comments.contains(key))
            addKey(key, text.empty() ? " null" : write(text));
    }

    template <typename Items, typename Write>
    void addEntries(const std::string &key, const Items &items, std::string_view empty, Write write)
    {
        if (!items.empty() || m_scenario.comments.contains(key))
            addKey(key, std::string(items.empty() ? empty : ""));
        for (const auto &item : items)
            m_out.append("  ").append(withComment(write(item), item.comment, "  ")).append("\n");
    }

    template <typename Items, typename Write>
    void addList(const std::string &key, const Items &items, Write write)
    {
        addEntries(key, items, " []", [&](const auto &item) { return "- " + write(item); });
    }

    std::string whole()
    {
        const auto last = m_scenario.comments.find("");
        return std::move(m_out) + (last == m_scenario.comments.end() ? "" : last->second);
    }

private:
    const Scenario &m_scenario;
    std::string m_out;
};

void writeTable(Sections &sections, const Scenario &scenario)
{
    FlowMap rules;
    std::vector<std::string_view> house;
    for (const HouseRule rule : allHouseRules)
        if (scenario.rules.house.contains(rule))
            house.push_back(name(rule));
    rules.add("tower", scenario.rules.tower).add("watchtowers", scenario.rules.watchtowers);
    rules.add("house", flowList(house, [](std::string_view rule) { return std::string(rule); }));
    sections.addKey("rules", ' ' + rules.str());
    sections.addEntries("players", scenario.players, " {}", [](const Player &player) {
        return std::string(name(player.colour)) + ": " + write(player);
    });
    if (!scenario.turn && scenario.comments.contains("turn"))
        sections.addKey("turn", " null");
    if (!scenario.turn)
        return;
    const std::string player(name(scenario.turn->player));
    sections.addKey("turn", scenario.turn->ransomPaid ? " {player: " + player + ", ransom-paid: true}"
                                                      : ' ' + player);
}

} // namespace

std::string writeQuestion(const Question &question)
{
    FlowMap map;
    map.add("ask", question.ask).add(question.ask == Ask::Score ? "tile" : "at", question.at);
    map.add("figure", question.figure).add("from", question.from).add("by", question.by);
    if (question.target)
        map.add("target", scalar(*question.target));
    if (!question.expect)
        return map.str();
    return map.add("expect", writeValue(*question.expect)).joined("\n    ");
}

std::string writeScenario(const Scenario &scenario)
{
    Sections sections(scenario);
    sections.addKey("towerwatch", ' ' + std::to_string(formatVersion));
    sections.addText("title", scenario.title);
    sections.addText("notes", scenario.notes);
    writeTable(sections, scenario);
    sections.addList("designs", scenario.designs, writeTile);
    sections.addList("tiles", scenario.tiles, [](const PlacedTile &placed) { return write(placed); });
    sections.addList("castles", scenario.castles, [](const Castle &castle) {
        return FlowMap().add("at", castle.at).add("city", castle.city).str();
    });
    sections.addList("figures", scenario.figures, [](const Figure &figure) { return write(figure); });
    sections.addList("questions", scenario.questions, writeQuestion);
    return sections.whole();
}

} // namespace towerwatch
