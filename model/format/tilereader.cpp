// SPDX-License-Identifier: MIT
#include "model/format/tilereader.h"
#include "model/value/ranges.h"

#include <algorithm>

namespace towerwatch {

namespace {

SideSet readSides(YamlReader &reader, YamlValue list)
{
    SideSet sides;
    for (const YamlNode &item : reader.list(list))
        if (const auto side = reader.word<Side>({&item, list.key}))
            sides.insert(*side);
    return sides;
}

void readEdges(YamlReader &reader, YamlValue value, Tile &tile)
{
    const auto letters = reader.text(value);
    if (!letters)
        return;
    const bool abbey = *letters == "AAAA";
    if (letters->size() != 4 || (!abbey && letters->find_first_not_of("FRC") != std::string::npos)) {
        reader.report(ProblemId::DesignEdges, value.node->mark(), {tile.id});
        return;
    }
    for (std::size_t i = 0; i < 4; ++i)
        tile.edges[i] = static_cast<Edge>(std::string_view("FRCA").find((*letters)[i]));
}

CitySegment readCity(YamlReader &reader, const YamlNode &node)
{
    const YamlMap map = reader.map({&node, "cities"}, {"edges", "coats_of_arms"}, {"edges"});
    return {readSides(reader, map["edges"]),
            reader.number(map["coats_of_arms"], 0, limits::coats).value_or(0)};
}

FieldSegment readField(YamlReader &reader, const YamlNode &node, const Tile &tile)
{
    FieldSegment field;
    const YamlMap map = reader.map({&node, "fields"}, {"half_edges", "cities"}, {"half_edges"});
    for (const YamlNode &item : reader.list(map["half_edges"]))
        if (const auto half = reader.word<HalfEdge>({&item, "half_edges"})) {
            if (field.halfEdges.contains(*half))
                reader.report(ProblemId::DesignSideTwice, item.mark(), {std::string(name(*half)), tile.id});
            field.halfEdges.insert(*half);
        }
    for (const YamlNode &item : reader.list(map["cities"]))
        if (const auto index = reader.number({&item, "cities"}, 0, limits::copies)) {
            if (static_cast<std::size_t>(*index) >= tile.cities.size())
                reader.report(ProblemId::DesignCityIndex, item.mark(), {std::to_string(*index), tile.id});
            field.cities.push_back(*index);
        }
    return field;
}

std::vector<FieldSegment> readFields(YamlReader &reader, YamlValue list, const Tile &tile)
{
    std::vector<FieldSegment> fields;
    for (const YamlNode &item : reader.list({list.node, "fields"}))
        fields.push_back(readField(reader, item, tile));
    return fields;
}

TileCounts readCounts(YamlReader &reader, YamlValue value)
{
    const YamlMap map = reader.map(value, {"C1", "C2", "C3"});
    const auto count = [&](std::string_view key) { return reader.number(map[key], 0, limits::copies); };
    return {count("C1"), count("C2"), count("C3")};
}

Watchtower readWatchtower(YamlReader &reader, YamlValue value)
{
    const YamlMap map = reader.map(value, {"points", "per"}, {"points", "per"});
    return {reader.number(map["points"], 0, limits::bonus).value_or(0),
            reader.word<Bonus>(map["per"]).value_or(Bonus::Meeple)};
}

ThirdEditionFields readThirdEdition(YamlReader &reader, YamlValue value, const Tile &tile)
{
    const YamlMap map = reader.map(value, {"status", "fields_if_changed"}, {"status"});
    return {reader.text(map["status"], limits::id).value_or(""),
            readFields(reader, map["fields_if_changed"], tile)};
}

/// Every side must belong to one segment of the kind it shows, every half edge to one field at most.
void checkSides(YamlReader &reader, const Tile &tile, Mark mark)
{
    const auto check = [&](const auto &segments, Edge kind) {
        for (const Side side : allSides) {
            const auto holders =
                ranges::count_if(segments, [&](const auto &segment) { return segment.sides.contains(side); });
            const std::string text(name(side));
            if (holders > 1)
                reader.report(ProblemId::DesignSideTwice, mark, {text, tile.id});
            else if (holders == 1 && tile.edge(side) != kind)
                reader.report(ProblemId::DesignSideKind, mark, {text, tile.id});
            else if (holders == 0 && tile.edge(side) == kind)
                reader.report(ProblemId::DesignSideMissing, mark, {text, tile.id});
        }
        for (const auto &segment : segments)
            if (segment.sides.empty())
                reader.report(ProblemId::DesignSideMissing, mark, {"-", tile.id});
    };
    check(tile.cities, Edge::City);
    check(tile.roads, Edge::Road);
    for (const HalfEdge half : allHalfEdges) {
        const auto holders = ranges::count_if(
            tile.fields, [&](const FieldSegment &field) { return field.halfEdges.contains(half); });
        const Edge edge = tile.edge(sideOf(half));
        const std::string text(name(half));
        if (holders > 1)
            reader.report(ProblemId::DesignSideTwice, mark, {text, tile.id});
        else if (holders == 1 && edge != Edge::Field && edge != Edge::Road)
            reader.report(ProblemId::DesignSideKind, mark, {text, tile.id});
    }
    if (ranges::count_if(tile.fields, [](const FieldSegment &field) { return field.halfEdges.empty(); }) > 1)
        reader.report(ProblemId::DesignSideTwice, mark, {"inner", tile.id});
}

std::string readId(YamlReader &reader, YamlValue value)
{
    const auto id = reader.text(value, limits::id);
    if (id && id->empty())
        reader.report(ProblemId::NeedsText, value.node->mark(), {"id"});
    return id.value_or("");
}

} // namespace

Tile readTile(YamlReader &reader, const YamlNode &node)
{
    Tile tile;
    const YamlMap map = reader.map({&node, "designs"},
                                   {"id", "jcz", "set", "letter", "count", "edges", "cities", "roads",
                                    "monastery", "building", "stand_in", "garden", "tower_foundation",
                                    "watchtower", "corn_circle", "fields", "c3", "note"},
                                   {"id", "edges"});
    for (const std::string_view key : {"cities", "roads", "fields"}) // may be empty
        if (node.kind() == YamlNode::Kind::Map && !map.has(key))
            reader.report(ProblemId::MissingKey, map.mark(), {std::string(key)});
    const auto word = [&](std::string_view key) { return reader.text(map[key], limits::word).value_or(""); };
    const auto flag = [&](std::string_view key) { return reader.boolean(map[key]).value_or(false); };
    tile.id = readId(reader, map["id"]);
    tile.jcz = word("jcz");
    tile.set = word("set");
    tile.letter = word("letter");
    tile.building = word("building");
    tile.cornCircle = word("corn_circle");
    tile.note = word("note");
    tile.monastery = flag("monastery");
    tile.garden = flag("garden");
    tile.towerFoundation = flag("tower_foundation");
    tile.standIn = flag("stand_in");
    tile.count = readCounts(reader, map["count"]);
    readEdges(reader, map["edges"], tile);
    for (const YamlNode &item : reader.list(map["cities"]))
        tile.cities.push_back(readCity(reader, item));
    for (const YamlNode &item : reader.list(map["roads"]))
        tile.roads.push_back({readSides(reader, {&item, "roads"})});
    tile.fields = readFields(reader, map["fields"], tile);
    if (map.find("watchtower"))
        tile.watchtower = readWatchtower(reader, map["watchtower"]);
    if (map.find("c3"))
        tile.c3 = readThirdEdition(reader, map["c3"], tile);
    if (map.find("edges"))
        checkSides(reader, tile, map.mark());
    return tile;
}

std::vector<Tile> readTileCatalogue(std::string_view yaml, std::vector<Problem> &problems)
{
    std::vector<Tile> tiles;
    const YamlTree tree(yaml, problems);
    YamlReader reader(problems);
    const YamlNode root = tree.root();
    for (const YamlNode &node : reader.list(reader.map({&root, ""}, {"tiles"}, {"tiles"})["tiles"]))
        tiles.push_back(readTile(reader, node));
    return tiles;
}

} // namespace towerwatch
