// SPDX-License-Identifier: MIT
#include "model/format/tilereader.h"

#include <algorithm>

namespace towerwatch {

namespace {

SideSet readSides(YamlReader &reader, const YamlNode &node, std::string_view key)
{
    SideSet sides;
    for (const YamlNode &item : reader.list(node, key))
        if (const auto side = reader.word<Side>(item, key))
            sides.insert(*side);
    return sides;
}

void readEdges(YamlReader &reader, const YamlNode &node, Tile &tile)
{
    const auto letters = reader.text(node, "edges");
    if (!letters)
        return;
    const bool abbey = *letters == "AAAA";
    if (letters->size() != 4 || (!abbey && letters->find_first_not_of("FRC") != std::string::npos)) {
        reader.report(ProblemId::DesignEdges, node.mark(), {tile.id});
        return;
    }
    for (std::size_t i = 0; i < 4; ++i)
        tile.edges[i] = static_cast<Edge>(std::string_view("FRCA").find((*letters)[i]));
}

CitySegment readCity(YamlReader &reader, const YamlNode &node)
{
    CitySegment city;
    const YamlMap map = reader.map(node, "cities", {"edges", "coats_of_arms"}, {"edges"});
    if (const auto *edges = map.find("edges"))
        city.sides = readSides(reader, *edges, "edges");
    if (const auto *coats = map.find("coats_of_arms"))
        city.coatsOfArms = reader.number(*coats, "coats_of_arms", 0, limits::coats).value_or(0);
    return city;
}

FieldSegment readField(YamlReader &reader, const YamlNode &node, std::size_t cityCount, const std::string &id)
{
    FieldSegment field;
    const YamlMap map = reader.map(node, "fields", {"half_edges", "cities"}, {"half_edges"});
    if (const auto *halves = map.find("half_edges"))
        for (const YamlNode &item : reader.list(*halves, "half_edges"))
            if (const auto half = reader.word<HalfEdge>(item, "half_edges")) {
                if (field.halfEdges.contains(*half))
                    reader.report(ProblemId::DesignSideTwice, item.mark(), {std::string(name(*half)), id});
                field.halfEdges.insert(*half);
            }
    if (const auto *cities = map.find("cities"))
        for (const YamlNode &item : reader.list(*cities, "cities"))
            if (const auto index = reader.number(item, "cities", 0, limits::copies)) {
                if (static_cast<std::size_t>(*index) >= cityCount)
                    reader.report(ProblemId::DesignCityIndex, item.mark(), {std::to_string(*index), id});
                field.cities.push_back(*index);
            }
    return field;
}

std::vector<FieldSegment> readFields(YamlReader &reader, const YamlNode &node, const Tile &tile)
{
    std::vector<FieldSegment> fields;
    for (const YamlNode &item : reader.list(node, "fields"))
        fields.push_back(readField(reader, item, tile.cities.size(), tile.id));
    return fields;
}

void readCounts(YamlReader &reader, const YamlNode &node, TileCounts &counts)
{
    const YamlMap map = reader.map(node, "count", {"C1", "C2", "C3"});
    const auto read = [&](std::string_view key, std::optional<int> &count) {
        if (const auto *value = map.find(key))
            count = reader.number(*value, key, 0, limits::copies);
    };
    read("C1", counts.c1);
    read("C2", counts.c2);
    read("C3", counts.c3);
}

Watchtower readWatchtower(YamlReader &reader, const YamlNode &node)
{
    Watchtower watchtower;
    const YamlMap map = reader.map(node, "watchtower", {"points", "per"}, {"points", "per"});
    if (const auto *points = map.find("points"))
        watchtower.points = reader.number(*points, "points", 0, limits::bonus).value_or(0);
    if (const auto *per = map.find("per"))
        watchtower.per = reader.word<Bonus>(*per, "per").value_or(Bonus::Meeple);
    return watchtower;
}

ThirdEditionFields readThirdEdition(YamlReader &reader, const YamlNode &node, const Tile &tile)
{
    ThirdEditionFields c3;
    const YamlMap map = reader.map(node, "c3", {"status", "fields_if_changed"}, {"status"});
    if (const auto *status = map.find("status"))
        c3.status = reader.text(*status, "status", limits::id).value_or("");
    if (const auto *fields = map.find("fields_if_changed"))
        c3.fieldsIfChanged = readFields(reader, *fields, tile);
    return c3;
}

/// Every side must belong to one segment of the kind it shows, every half edge to one field at most.
void checkSides(YamlReader &reader, const Tile &tile, Mark mark)
{
    const auto check = [&](const auto &segments, Edge kind) {
        for (const Side side : allSides) {
            const auto holders = std::count_if(segments.begin(), segments.end(), [&](const auto &segment) {
                return segment.sides.contains(side);
            });
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
        const auto holders =
            std::count_if(tile.fields.begin(), tile.fields.end(),
                          [&](const FieldSegment &field) { return field.halfEdges.contains(half); });
        const Edge edge = tile.edge(sideOf(half));
        const std::string text(name(half));
        if (holders > 1)
            reader.report(ProblemId::DesignSideTwice, mark, {text, tile.id});
        else if (holders == 1 && edge != Edge::Field && edge != Edge::Road)
            reader.report(ProblemId::DesignSideKind, mark, {text, tile.id});
    }
    if (std::count_if(tile.fields.begin(), tile.fields.end(),
                      [](const FieldSegment &field) { return field.halfEdges.empty(); }) > 1)
        reader.report(ProblemId::DesignSideTwice, mark, {"inner", tile.id});
}

std::string readId(YamlReader &reader, const YamlNode &node)
{
    const auto id = reader.text(node, "id", limits::id);
    if (id && id->empty())
        reader.report(ProblemId::NeedsText, node.mark(), {"id"});
    return id.value_or("");
}

void readWords(YamlReader &reader, const YamlMap &map, Tile &tile)
{
    const auto text = [&](std::string_view key, std::string &value) {
        if (const auto *node = map.find(key))
            value = reader.text(*node, key, limits::word).value_or("");
    };
    text("jcz", tile.jcz);
    text("set", tile.set);
    text("letter", tile.letter);
    text("building", tile.building);
    text("corn_circle", tile.cornCircle);
    text("note", tile.note);
    const auto flag = [&](std::string_view key, bool &value) {
        if (const auto *node = map.find(key))
            value = reader.boolean(*node, key).value_or(false);
    };
    flag("monastery", tile.monastery);
    flag("garden", tile.garden);
    flag("tower_foundation", tile.towerFoundation);
    flag("stand_in", tile.standIn);
}

} // namespace

Tile readTile(YamlReader &reader, const YamlNode &node)
{
    Tile tile;
    const YamlMap map = reader.map(node, "designs",
                                   {"id", "jcz", "set", "letter", "count", "edges", "cities", "roads",
                                    "monastery", "building", "stand_in", "garden", "tower_foundation",
                                    "watchtower", "corn_circle", "fields", "c3", "note"},
                                   {"id", "edges"});
    for (const std::string_view key : {"cities", "roads", "fields"}) // may be empty
        if (node.kind() == YamlNode::Kind::Map && !map.has(key))
            reader.report(ProblemId::MissingKey, map.mark(), {std::string(key)});
    if (const auto *id = map.find("id"))
        tile.id = readId(reader, *id);
    readWords(reader, map, tile);
    if (const auto *count = map.find("count"))
        readCounts(reader, *count, tile.count);
    if (const auto *edges = map.find("edges"))
        readEdges(reader, *edges, tile);
    if (const auto *cities = map.find("cities"))
        for (const YamlNode &item : reader.list(*cities, "cities"))
            tile.cities.push_back(readCity(reader, item));
    if (const auto *roads = map.find("roads"))
        for (const YamlNode &item : reader.list(*roads, "roads"))
            tile.roads.push_back({readSides(reader, item, "roads")});
    if (const auto *fields = map.find("fields"))
        tile.fields = readFields(reader, *fields, tile);
    if (const auto *watchtower = map.find("watchtower"))
        tile.watchtower = readWatchtower(reader, *watchtower);
    if (const auto *c3 = map.find("c3"))
        tile.c3 = readThirdEdition(reader, *c3, tile);
    if (map.find("edges"))
        checkSides(reader, tile, map.mark());
    return tile;
}

std::vector<Tile> readTileCatalogue(std::string_view yaml, std::vector<Problem> &problems)
{
    std::vector<Tile> tiles;
    const YamlTree tree(yaml, problems);
    YamlReader reader(problems);
    const YamlMap map = reader.map(tree.root(), "", {"tiles"}, {"tiles"});
    if (const auto *list = map.find("tiles"))
        for (const YamlNode &node : reader.list(*list, "tiles"))
            tiles.push_back(readTile(reader, node));
    return tiles;
}

} // namespace towerwatch
