// SPDX-License-Identifier: MIT
#include "model/format/sections.h"

#include "model/format/tilereader.h"

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

void readPlayers(YamlReader &reader, YamlValue value, Scenario &scenario, ScenarioMarks &marks)
{
    const YamlMap map = reader.map(value);
    for (const auto &[key, player] : map.entries())
        if (const auto colour = reader.word<Colour>({&key, "players"})) {
            scenario.players.push_back({.colour = *colour});
            marks.players.push_back(key.mark());
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

void readTable(YamlReader &reader, const YamlMap &map, Scenario &scenario, ScenarioMarks &marks)
{
    scenario.title = readText(reader, map["title"]);
    scenario.notes = readText(reader, map["notes"]);
    scenario.rules = readRules(reader, map["rules"]);
    readPlayers(reader, map["players"], scenario, marks);
    scenario.turn = readTurn(reader, map["turn"]);
    marks.turn = map.markOf("turn");
}

namespace {

Rotation readRotation(YamlReader &reader, YamlValue value)
{
    const int degrees = reader.number(value, 0, 270).value_or(0);
    if (degrees % 90 != 0)
        reader.report(ProblemId::UnknownWord, value.node->mark(),
                      {"rotation", std::string(value.node->text()), ""}, {"0", "90", "180", "270"});
    return rotationOfQuarters(degrees / 90);
}

void readTileEntry(YamlReader &reader, const YamlNode &node, Scenario &scenario, ScenarioMarks &marks)
{
    const YamlMap map =
        reader.map({&node, "tiles"}, {"tile", "at", "rotation", "floors", "bridge"}, {"tile", "at"});
    const auto id = reader.text(map["tile"]);
    if (id && id->empty())
        reader.report(ProblemId::UnknownTile, map.markOf("tile"), {"", ""});
    const auto square = reader.square(map["at"]);
    const PlacedTile placed{id.value_or(""), square.value_or(Square{}), readRotation(reader, map["rotation"]),
                            reader.number(map["floors"], 0, limits::floors).value_or(0),
                            reader.word<Bridge>(map["bridge"])};
    if (!square)
        return;
    scenario.tiles.push_back(placed);
    marks.tiles.push_back(
        {map.mark(), map.markOf("tile"), map.markOf("at"), map.markOf("floors"), map.markOf("bridge")});
}

void readCastle(YamlReader &reader, const YamlNode &node, Scenario &scenario, ScenarioMarks &marks)
{
    const YamlMap map = reader.map({&node, "castles"}, {"at", "city"}, {"at", "city"});
    const auto square = reader.square(map["at"]);
    const auto side = reader.word<Side>(map["city"]);
    if (!square || !side)
        return;
    scenario.castles.push_back({*square, *side});
    marks.castles.push_back({map.mark(), map.markOf("at"), map.markOf("city")});
}

std::optional<Place> readPlace(YamlReader &reader, YamlValue value)
{
    const auto text = reader.text(value);
    const auto place = text ? placeFromText(*text) : std::nullopt;
    if (text && !place) {
        std::vector<std::string> known;
        for (const Place &each : allPlaces())
            known.push_back(toText(each));
        const std::vector<std::string_view> names(known.begin(), known.end());
        reader.report(ProblemId::UnknownWord, value.node->mark(),
                      {"on", *text, reader.suggestion(*text, names)});
    }
    return place;
}

/// Neutral figures have a square only; the others an owner and a place, and a square where the place has one.
void checkFigureKeys(YamlReader &reader, const YamlMap &map, const Figure &figure)
{
    const auto need = [&](std::string_view key) {
        if (!map.find(key))
            reader.report(ProblemId::MissingKey, map.mark(), {std::string(key)});
    };
    if (isNeutral(figure.kind)) {
        for (const std::string_view key : {"owner", "on"})
            if (map.has(key))
                reader.report(ProblemId::NeutralHasKey, map.keyMark(key),
                              {std::string(key), std::string(name(figure.kind))});
        need("at");
        return;
    }
    need("owner");
    need("on");
    if (!figure.on || hasSquare(figure.on->kind))
        need("at");
    else if (map.has("at"))
        reader.report(ProblemId::PlaceHasNoSquare, map.keyMark("at"), {toText(*figure.on)});
}

void readFigure(YamlReader &reader, const YamlNode &node, Scenario &scenario, ScenarioMarks &marks)
{
    const YamlMap map = reader.map({&node, "figures"}, {"id", "figure", "owner", "at", "on"}, {"figure"});
    Figure figure;
    if (map.has("id")) {
        const auto *id = map.findWritten("id");
        figure.id = reader.text({id, "id"}, limits::id).value_or("");
        if (!id || (id->kind() == YamlNode::Kind::Scalar && id->text().empty()))
            reader.report(ProblemId::NeedsText, map.keyMark("id"), {"id"});
    }
    const auto kind = reader.word<FigureKind>(map["figure"]);
    figure.owner = reader.word<Colour>(map["owner"]);
    figure.at = reader.square(map["at"]);
    figure.on = readPlace(reader, map["on"]);
    if (!marks.trueForOn && map.saysTrueForOn())
        marks.trueForOn = map.keyMark("on");
    if (kind) {
        figure.kind = *kind;
        checkFigureKeys(reader, map, figure);
    }
    scenario.figures.push_back(figure);
    marks.figures.push_back(
        {map.mark(), map.markOf("id"), map.markOf("owner"), map.markOf("at"), map.markOf("on")});
}

} // namespace

void readPosition(YamlReader &reader, const YamlMap &map, Scenario &scenario, ScenarioMarks &marks)
{
    for (const YamlNode &node : reader.list(map["designs"])) {
        scenario.designs.push_back(readTile(reader, node));
        marks.designs.push_back(node.mark());
    }
    for (const YamlNode &node : reader.list(map["tiles"]))
        readTileEntry(reader, node, scenario, marks);
    for (const YamlNode &node : reader.list(map["castles"]))
        readCastle(reader, node, scenario, marks);
    for (const YamlNode &node : reader.list(map["figures"]))
        readFigure(reader, node, scenario, marks);
}

} // namespace towerwatch
