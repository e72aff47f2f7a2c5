// SPDX-License-Identifier: MIT
#include "model/format/scenariowriter.h"

#include "model/format/yamlflow.h"

#include <algorithm>

namespace towerwatch {

namespace {

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
    const bool lines = std::ranges::any_of(
        text.byLanguage, [](const auto &entry) { return entry.second.find('\n') != std::string::npos; });
    FlowMap map;
    for (const auto &[language, words] : text.byLanguage) {
        map.add(scalar(language), quoted(words));
        if (lines)
            out.append("\n  ").append(scalar(language)).append(": ").append(prose(words, 4));
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

/// One line without an expectation, else one line a key.
std::string write(const Question &question)
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
    rules.add("tower", scenario.rules.tower).add("watchtowers", scenario.rules.watchtowers);
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

} // namespace

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
        return FlowMap().add("at", castle.at).add("city", castle.city).str();
    });
    writeList(out, "figures", scenario.figures, [](const Figure &figure) { return write(figure); });
    writeList(out, "questions", scenario.questions, [](const Question &question) { return write(question); });
    return out;
}

} // namespace towerwatch
