// SPDX-License-Identifier: MIT
#include "model/format/scenariowriter.h"
#include "model/format/yamlflow.h"
#include "model/referee/answervalue.h"

namespace towerwatch {

namespace {

template <typename Enum, int Width> Value nameList(EnumSet<Enum, Width> set)
{
    Value list = Value::list();
    for (const Enum each : allOf<Enum>)
        if (set.contains(each))
            list.add(Value::of(name(each)));
    return list;
}

Value fieldList(const std::vector<FieldSegment> &fields)
{
    Value list = Value::list();
    for (const FieldSegment &field : fields) {
        Value cities = Value::list();
        for (const int city : field.cities)
            cities.add(Value::of(city));
        list.add(Value::map({{"half_edges", nameList(field.halfEdges)}, {"cities", cities}}));
    }
    return list;
}

Value counts(const TileCounts &count)
{
    Value map = Value::map();
    for (const auto &[edition, copies] : {std::pair("C1", count.c1), {"C2", count.c2}, {"C3", count.c3}})
        if (copies)
            map.set(edition, Value::of(*copies));
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
    for (const CitySegment &city : tile.cities)
        cities.add(
            Value::map({{"edges", nameList(city.sides)}, {"coats_of_arms", Value::of(city.coatsOfArms)}}));
    for (const RoadSegment &road : tile.roads)
        roads.add(nameList(road.sides));
    map.set("cities", std::move(cities));
    map.set("roads", std::move(roads));
    map.set("monastery", Value::boolean(tile.monastery));
    addText(map, "building", tile.building);
    if (tile.standIn)
        map.set("stand_in", Value::boolean(true));
    map.set("garden", Value::boolean(tile.garden));
    map.set("tower_foundation", Value::boolean(tile.towerFoundation));
    if (const auto &watchtower = tile.watchtower)
        map.set("watchtower", Value::map({{"points", Value::of(watchtower->points)},
                                          {"per", Value::of(name(watchtower->per))}}));
    addText(map, "corn_circle", tile.cornCircle);
    map.set("fields", fieldList(tile.fields));
    if (tile.c3) {
        Value c3 = Value::map({{"status", Value::of(tile.c3->status)}});
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

} // namespace towerwatch
