// SPDX-License-Identifier: MIT
#include "model/format/sections.h"

namespace towerwatch {

namespace {

LocalText readText(YamlReader &reader, YamlValue value)
{
    LocalText text;
    if (value.node && value.node->kind() == YamlNode::Kind::Map) {
        const YamlMap map = reader.map(value);
        for (const auto &[language, words] : map.entries()) {
            const auto name = reader.text({&language, value.key}, limits::language);
            const auto entry = reader.text({&words, value.key});
            if (name && name->empty())
                reader.report(ProblemId::NeedsText, language.mark(), {std::string(value.key)});
            else if (name && entry)
                text.byLanguage.emplace_back(*name, *entry);
        }
    } else if (const auto plain = reader.text(value)) {
        text.byLanguage.emplace_back("", *plain);
    }
    return text;
}

TableRules readRules(YamlReader &reader, YamlValue value)
{
    const YamlMap map = reader.map(value, {"tower", "watchtowers", "house"});
    TableRules rules;
    rules.tower = reader.word<TowerRules>(map["tower"]).value_or(rules.tower);
    rules.watchtowers = reader.word<WatchtowerRules>(map["watchtowers"]).value_or(rules.watchtowers);
    for (const YamlNode &item : reader.list(map["house"]))
        if (const auto rule = reader.word<HouseRule>({&item, "house"}))
            rules.house.insert(*rule);
    return rules;
}

Supply readSupply(YamlReader &reader, YamlValue value)
{
    Supply supply;
    const YamlMap map = reader.map(value);
    for (const auto &[key, count] : map.entries()) {
        const auto kind = reader.word<FigureKind>({&key, "supply"});
        const auto number = reader.number({&count, "supply"}, 0, limits::supply);
        if (kind && number)
            supply.emplace_back(*kind, *number);
    }
    return supply;
}

void readPrisoners(YamlReader &reader, YamlValue list, Player &player, std::vector<Mark> &marks)
{
    for (const YamlNode &item : reader.list(list)) {
        const YamlMap map = reader.map({&item, "prisoners"}, {"figure", "owner"}, {"figure", "owner"});
        const auto kind = reader.word<FigureKind>(map["figure"]);
        const auto colour = reader.word<Colour>(map["owner"]);
        if (!kind || !colour)
            continue;
        if (*colour == player.colour)
            reader.report(ProblemId::OwnPrisoner, map.find("owner")->mark(), {std::string(name(*colour))});
        if (!canBePrisoner(*kind))
            reader.report(ProblemId::NeverPrisoner, map.find("figure")->mark(), {std::string(name(*kind))});
        player.prisoners.push_back({*kind, *colour});
        marks.push_back(map.mark());
    }
}

void readPlayer(YamlReader &reader, const YamlNode &node, Player &player, std::vector<Mark> &marks)
{
    const YamlMap map = reader.map({&node, "players"}, {"name", "points", "floors", "supply", "prisoners"});
    player.name = reader.text(map["name"], limits::name);
    player.points = reader.number(map["points"], 0, limits::points);
    player.floors = reader.number(map["floors"], 0, limits::floors);
    if (map.has("supply"))
        player.supply = readSupply(reader, map["supply"]);
    readPrisoners(reader, map["prisoners"], player, marks);
}

void readPlayers(YamlReader &reader, YamlValue value, Scenario &scenario, DetailedMarks &marks)
{
    const YamlMap map = reader.map(value);
    for (const auto &[key, player] : map.entries())
        if (const auto colour = reader.word<Colour>({&key, "players"})) {
            scenario.players.push_back({.colour = *colour});
            marks.prisoners.emplace_back();
            readPlayer(reader, player, scenario.players.back(), marks.prisoners.back());
        }
}

std::optional<Turn> readTurn(YamlReader &reader, YamlValue value)
{
    if (value.node && value.node->kind() != YamlNode::Kind::Map) {
        const auto colour = reader.word<Colour>(value);
        return colour ? std::optional(Turn{*colour}) : std::nullopt;
    }
    const YamlMap map = reader.map(value, {"player", "ransom-paid"}, {"player"});
    const auto colour = reader.word<Colour>(map["player"]);
    const bool ransomPaid = reader.boolean(map["ransom-paid"]).value_or(false);
    return colour ? std::optional(Turn{*colour, ransomPaid}) : std::nullopt;
}

} // namespace

void readTable(YamlReader &reader, const YamlMap &map, Scenario &scenario, DetailedMarks &marks)
{
    scenario.title = readText(reader, map["title"]);
    scenario.notes = readText(reader, map["notes"]);
    scenario.rules = readRules(reader, map["rules"]);
    readPlayers(reader, map["players"], scenario, marks);
    scenario.turn = readTurn(reader, map["turn"]);
    if (const YamlNode *turn = map.find("turn"))
        marks.turn = turn->mark();
}

} // namespace towerwatch
