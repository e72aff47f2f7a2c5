// SPDX-License-Identifier: MIT
#include "model/format/sectionvalues.h"

#include "model/format/scenariowriter.h"

namespace towerwatch {

namespace {

Value valueOf(const LocalText &text)
{
    if (text.empty())
        return {};
    if (text.byLanguage.size() == 1 && text.byLanguage.front().first.empty())
        return Value::of(text.byLanguage.front().second);
    Value map = Value::map();
    for (const auto &[language, words] : text.byLanguage)
        map.set(language, words);
    return map;
}

Value valueOf(const std::optional<Turn> &turn)
{
    if (!turn)
        return {};
    return turn->ransomPaid ? Value::map("player", turn->player, "ransom-paid", true)
                            : Value::of(turn->player);
}

Value valueOf(const Player &player)
{
    Value map = Value::map("name", player.name, "points", player.points, "floors", player.floors);
    if (player.supply) {
        Value supply = Value::map();
        for (const auto &[kind, count] : *player.supply)
            supply.set(name(kind), count);
        map.set("supply", std::move(supply));
    }
    if (!player.prisoners.empty())
        map.set("prisoners", Value::listOf(player.prisoners, [](const Prisoner &prisoner) {
                    return Value::map("figure", prisoner.kind, "owner", prisoner.owner);
                }));
    return map;
}

Value valueOf(const PlacedTile &placed)
{
    Value map = Value::map("tile", placed.tile, "at", placed.at);
    if (placed.rotation != Rotation::R0)
        map.set("rotation", degrees(placed.rotation));
    if (placed.floors > 0)
        map.set("floors", placed.floors);
    map.set("bridge", placed.bridge);
    return map;
}

Value valueOf(const Castle &castle)
{
    return Value::map("at", castle.at, "city", castle.city);
}

Value valueOf(const Figure &figure)
{
    Value map = Value::map();
    if (!figure.id.empty())
        map.set("id", figure.id);
    map.set("figure", figure.kind, "owner", figure.owner, "at", figure.at);
    if (figure.on)
        map.set("on", toText(*figure.on));
    return map;
}

Value valueOf(const Question &question)
{
    return Value::map("ask", question.ask, question.ask == Ask::Score ? "tile" : "at", question.at, "figure",
                      question.figure, "from", question.from, "by", question.by, "target", question.target,
                      "expect", question.expect);
}

Value valueOf(const Tile &design)
{
    return toValue(design);
}

/// What canonical designs leave out.
Value withoutFalse(const Value &value)
{
    Value out = value;
    out.keys.clear();
    out.items.clear();
    for (std::size_t i = 0; i < value.items.size(); ++i) {
        if (value.kind == Value::Kind::Map && value.items[i] == Value::boolean(false))
            continue;
        if (value.kind == Value::Kind::Map)
            out.keys.push_back(value.keys[i]);
        out.items.push_back(withoutFalse(value.items[i]));
    }
    return out;
}

template <typename Items> SectionValue listOf(std::string_view key, const Items &items)
{
    SectionValue section{.key = key, .isList = true, .hasEntries = true};
    for (const auto &item : items)
        section.entries.push_back({{}, valueOf(item), item.comment});
    return section;
}

} // namespace

std::vector<SectionValue> sectionsOf(const Scenario &scenario)
{
    SectionValue players{.key = "players", .hasEntries = true};
    for (const Player &player : scenario.players)
        players.entries.push_back({std::string(name(player.colour)), valueOf(player), player.comment});
    SectionValue designs = listOf("designs", scenario.designs);
    for (Entry &entry : designs.entries)
        entry.value = withoutFalse(entry.value);
    return {{.key = "towerwatch", .value = Value::of(std::int64_t{formatVersion})},
            {.key = "title", .value = valueOf(scenario.title)},
            {.key = "notes", .value = valueOf(scenario.notes)},
            {.key = "rules",
             .value = Value::map("tower", scenario.rules.tower, "watchtowers", scenario.rules.watchtowers,
                                 "house", scenario.rules.house)},
            std::move(players),
            {.key = "turn", .value = valueOf(scenario.turn)},
            std::move(designs),
            listOf("tiles", scenario.tiles),
            listOf("castles", scenario.castles),
            listOf("figures", scenario.figures),
            listOf("questions", scenario.questions)};
}

} // namespace towerwatch
