// SPDX-License-Identifier: MIT
#include "model/format/sections.h"

#include <algorithm>

namespace towerwatch {

namespace {

LocalText readText(YamlReader &reader, const YamlNode &node, std::string_view key)
{
    LocalText text;
    if (node.kind() == YamlNode::Kind::Map) {
        const YamlMap map = reader.map(node, key);
        for (const auto &[language, words] : map.entries()) {
            const auto name = reader.text(language, key, limits::language);
            const auto value = reader.text(words, key);
            if (name && name->empty())
                reader.report(ProblemId::NeedsText, language.mark(), {std::string(key)});
            else if (name && value)
                text.byLanguage.emplace_back(*name, *value);
        }
    } else if (const auto plain = reader.text(node, key)) {
        text.byLanguage.emplace_back("", *plain);
    }
    return text;
}

TableRules readRules(YamlReader &reader, const YamlNode &node)
{
    TableRules rules;
    const YamlMap map = reader.map(node, "rules", {"tower", "watchtowers", "house"});
    if (const auto *tower = map.find("tower"))
        rules.tower = reader.word<TowerRules>(*tower, "tower").value_or(rules.tower);
    if (const auto *watchtowers = map.find("watchtowers"))
        rules.watchtowers =
            reader.word<WatchtowerRules>(*watchtowers, "watchtowers").value_or(rules.watchtowers);
    if (const auto *house = map.find("house"))
        for (const YamlNode &item : reader.list(*house, "house"))
            if (const auto rule = reader.word<HouseRule>(item, "house"))
                rules.house.insert(*rule);
    return rules;
}

Supply readSupply(YamlReader &reader, const YamlNode &node)
{
    Supply supply;
    const YamlMap map = reader.map(node, "supply");
    for (const auto &[key, count] : map.entries()) {
        const auto kind = reader.word<FigureKind>(key, "supply");
        const auto number = reader.number(count, "supply", 0, limits::supply);
        if (kind && number)
            supply.emplace_back(*kind, *number);
    }
    return supply;
}

void readPrisoners(YamlReader &reader, const YamlNode &node, Player &player, std::vector<Mark> &marks)
{
    for (const YamlNode &item : reader.list(node, "prisoners")) {
        const YamlMap map = reader.map(item, "prisoners", {"figure", "owner"}, {"figure", "owner"});
        const auto *figure = map.find("figure");
        const auto *owner = map.find("owner");
        const auto kind = figure ? reader.word<FigureKind>(*figure, "figure") : std::nullopt;
        const auto colour = owner ? reader.word<Colour>(*owner, "owner") : std::nullopt;
        if (!kind || !colour)
            continue;
        if (*colour == player.colour)
            reader.report(ProblemId::OwnPrisoner, owner->mark(), {std::string(name(*colour))});
        if (!canBePrisoner(*kind))
            reader.report(ProblemId::NeverPrisoner, figure->mark(), {std::string(name(*kind))});
        player.prisoners.push_back({*kind, *colour});
        marks.push_back(map.mark());
    }
}

void readPlayer(YamlReader &reader, const YamlNode &node, Player &player, std::vector<Mark> &marks)
{
    const YamlMap map = reader.map(node, "players", {"name", "points", "floors", "supply", "prisoners"});
    if (const auto *value = map.find("name"))
        player.name = reader.text(*value, "name", limits::name);
    if (const auto *points = map.find("points"))
        player.points = reader.number(*points, "points", 0, limits::points);
    if (const auto *floors = map.find("floors"))
        player.floors = reader.number(*floors, "floors", 0, limits::floors);
    if (const auto *supply = map.find("supply"))
        player.supply = readSupply(reader, *supply);
    else if (map.has("supply"))
        player.supply.emplace();
    if (const auto *prisoners = map.find("prisoners"))
        readPrisoners(reader, *prisoners, player, marks);
}

void readPlayers(YamlReader &reader, const YamlNode &node, Scenario &scenario, DetailedMarks &marks)
{
    const YamlMap map = reader.map(node, "players");
    for (const auto &[key, value] : map.entries())
        if (const auto colour = reader.word<Colour>(key, "players")) {
            scenario.players.push_back({.colour = *colour});
            marks.prisoners.emplace_back();
            readPlayer(reader, value, scenario.players.back(), marks.prisoners.back());
        }
}

std::optional<Turn> readTurn(YamlReader &reader, const YamlNode &node)
{
    if (node.kind() != YamlNode::Kind::Map) {
        const auto colour = reader.word<Colour>(node, "turn");
        return colour ? std::optional(Turn{*colour}) : std::nullopt;
    }
    const YamlMap map = reader.map(node, "turn", {"player", "ransom-paid"}, {"player"});
    const auto *player = map.find("player");
    const auto colour = player ? reader.word<Colour>(*player, "player") : std::nullopt;
    const auto *paid = map.find("ransom-paid");
    const bool ransomPaid = paid && reader.boolean(*paid, "ransom-paid").value_or(false);
    return colour ? std::optional(Turn{*colour, ransomPaid}) : std::nullopt;
}

} // namespace

void readTable(YamlReader &reader, const YamlMap &map, Scenario &scenario, DetailedMarks &marks)
{
    if (const auto *title = map.find("title"))
        scenario.title = readText(reader, *title, "title");
    if (const auto *notes = map.find("notes"))
        scenario.notes = readText(reader, *notes, "notes");
    if (const auto *rules = map.find("rules"))
        scenario.rules = readRules(reader, *rules);
    if (const auto *players = map.find("players"))
        readPlayers(reader, *players, scenario, marks);
    if (const auto *turn = map.find("turn")) {
        scenario.turn = readTurn(reader, *turn);
        marks.turn = turn->mark();
    }
}

} // namespace towerwatch
