// SPDX-License-Identifier: MIT
#include "model/format/scenariowriter.h"
#include "model/format/yamlflow.h"

#include <algorithm>

namespace towerwatch {

namespace {

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

} // namespace towerwatch
