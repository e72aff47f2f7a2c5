// SPDX-License-Identifier: MIT
#include "model/format/scenariowriter.h"
#include "model/format/yamlflow.h"
#include "model/referee/answervalue.h"

namespace towerwatch {

namespace {

Value sideList(SideSet sides)
{
    Value list = Value::list();
    for (const Side side : allSides)
        if (sides.contains(side))
            list.add(Value::of(name(side)));
    return list;
}

Value fieldList(const std::vector<FieldSegment> &fields)
{
    Value list = Value::list();
    for (const FieldSegment &field : fields) {
        Value halves = Value::list(), cities = Value::list();
        for (const HalfEdge half : allHalfEdges)
            if (field.halfEdges.contains(half))
                halves.add(Value::of(name(half)));
        for (const int city : field.cities)
            cities.add(Value::of(city));
        Value entry = Value::map();
        entry.set("half_edges", std::move(halves));
        entry.set("cities", std::move(cities));
        list.add(std::move(entry));
    }
    return list;
}

Value counts(const TileCounts &count)
{
    Value map = Value::map();
    if (count.c1)
        map.set("C1", Value::of(*count.c1));
    if (count.c2)
        map.set("C2", Value::of(*count.c2));
    if (count.c3)
        map.set("C3", Value::of(*count.c3));
    return map;
}

void addText(Value &map, std::string_view key, const std::string &text)
{
    if (!text.empty())
        map.set(key, Value::of(text));
}

} // namespace

Value toValue(const Tile &tile)
{
    Value map = Value::map();
    map.set("id", Value::of(tile.id));
    addText(map, "jcz", tile.jcz);
    addText(map, "set", tile.set);
    addText(map, "letter", tile.letter);
    if (tile.count != TileCounts{})
        map.set("count", counts(tile.count));
    std::string edges;
    for (const Edge edge : tile.edges)
        edges += edgeLetters[static_cast<std::size_t>(edge)];
    map.set("edges", Value::of(edges));
    Value cities = Value::list(), roads = Value::list();
    for (const CitySegment &city : tile.cities) {
        Value entry = Value::map();
        entry.set("edges", sideList(city.sides));
        entry.set("coats_of_arms", Value::of(city.coatsOfArms));
        cities.add(std::move(entry));
    }
    for (const RoadSegment &road : tile.roads)
        roads.add(sideList(road.sides));
    map.set("cities", std::move(cities));
    map.set("roads", std::move(roads));
    map.set("monastery", Value::boolean(tile.monastery));
    addText(map, "building", tile.building);
    if (tile.standIn)
        map.set("stand_in", Value::boolean(true));
    map.set("garden", Value::boolean(tile.garden));
    map.set("tower_foundation", Value::boolean(tile.towerFoundation));
    if (tile.watchtower) {
        Value watchtower = Value::map();
        watchtower.set("points", Value::of(tile.watchtower->points));
        watchtower.set("per", Value::of(name(tile.watchtower->per)));
        map.set("watchtower", std::move(watchtower));
    }
    addText(map, "corn_circle", tile.cornCircle);
    map.set("fields", fieldList(tile.fields));
    if (tile.c3) {
        Value c3 = Value::map();
        c3.set("status", Value::of(tile.c3->status));
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
            return fromName<Side>(item.text) ? quoted(item.text) : writePart(item);
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

} // namespace towerwatch
