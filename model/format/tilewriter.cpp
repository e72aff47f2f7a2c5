// SPDX-License-Identifier: MIT
#include "model/format/scenariowriter.h"
#include "model/yaml/yamlflow.h"

namespace towerwatch {

namespace {

Value fieldList(const std::vector<FieldSegment> &fields)
{
    return Value::listOf(fields, [](const FieldSegment &field) {
        return Value::map("half_edges", field.halfEdges, "cities", field.cities);
    });
}

void addText(Value &map, std::string_view key, const std::string &text)
{
    if (!text.empty())
        map.set(key, text);
}

} // namespace

Value toValue(const Tile &tile)
{
    Value map = Value::map("id", tile.id);
    addText(map, "jcz", tile.jcz);
    addText(map, "set", tile.set);
    addText(map, "letter", tile.letter);
    if (const TileCounts &count = tile.count; count != TileCounts{})
        map.set("count", Value::map("C1", count.c1, "C2", count.c2, "C3", count.c3));
    std::string edges;
    for (const Edge edge : tile.edges)
        edges += edgeLetters[static_cast<std::size_t>(edge)];
    map.set("edges", edges);
    map.set("cities", Value::listOf(tile.cities, [](const CitySegment &city) {
                return Value::map("edges", city.sides, "coats_of_arms", city.coatsOfArms);
            }));
    map.set("roads", Value::listOf(tile.roads, [](const RoadSegment &road) { return road.sides; }));
    map.set("monastery", tile.monastery);
    addText(map, "building", tile.building);
    if (tile.standIn)
        map.set("stand_in", true);
    map.set("garden", tile.garden, "tower_foundation", tile.towerFoundation);
    if (const auto &watchtower = tile.watchtower)
        map.set("watchtower", Value::map("points", watchtower->points, "per", watchtower->per));
    addText(map, "corn_circle", tile.cornCircle);
    map.set("fields", fieldList(tile.fields));
    if (tile.c3) {
        Value c3 = Value::map("status", tile.c3->status);
        if (!tile.c3->fieldsIfChanged.empty())
            c3.set("fields_if_changed", fieldList(tile.c3->fieldsIfChanged));
        map.set("c3", std::move(c3));
    }
    addText(map, "note", tile.note);
    return map;
}

namespace {

/// A part of a tile: what is false is left out, and sides stand in quotes, for YAML 1.1 takes "N" for a no.
std::string writePart(const Value &value)
{
    if (value.kind == Value::Kind::List)
        return flowList(value.items, [](const Value &item) {
            return fromName<Side>(item.text) ? withQuotes(item.text) : writePart(item);
        });
    if (value.kind != Value::Kind::Map)
        return writeValue(value);
    FlowMap map;
    for (std::size_t i = 0; i < value.items.size(); ++i)
        if (value.items[i] != Value::boolean(false))
            map.add(value.keys[i], writePart(value.items[i]));
    return map.str();
}

} // namespace

std::string writeTile(const Tile &tile)
{
    return writePart(toValue(tile));
}

} // namespace towerwatch
