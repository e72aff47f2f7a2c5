// SPDX-License-Identifier: MIT
#include "model/format/sections.h"
#include "model/format/tilereader.h"

namespace towerwatch {

namespace {

/// The mark of a value, or that of its entry where the value is missing.
Mark markOf(const YamlMap &map, std::string_view key)
{
    const auto *node = map.find(key);
    return node ? node->mark() : map.mark();
}

std::optional<Rotation> readRotation(YamlReader &reader, const YamlNode &node)
{
    const auto degrees = reader.number(node, "rotation", 0, 270);
    if (!degrees)
        return std::nullopt;
    if (*degrees % 90 != 0)
        reader.report(ProblemId::UnknownWord, node.mark(), {"rotation", std::string(node.text()), ""});
    return rotationOfQuarters(*degrees / 90);
}

void readTileEntry(YamlReader &reader, const YamlNode &node, Scenario &scenario, DetailedMarks &marks)
{
    const YamlMap map =
        reader.map(node, "tiles", {"tile", "at", "rotation", "floors", "bridge"}, {"tile", "at"});
    PlacedTile placed;
    if (const auto *tile = map.find("tile")) {
        const auto id = reader.text(*tile, "tile");
        if (id && id->empty())
            reader.report(ProblemId::UnknownTile, tile->mark(), {"", ""});
        placed.tile = id.value_or("");
    }
    const auto *at = map.find("at");
    const auto square = at ? reader.square(*at, "at") : std::nullopt;
    if (const auto *rotation = map.find("rotation"))
        placed.rotation = readRotation(reader, *rotation).value_or(Rotation::R0);
    if (const auto *floors = map.find("floors"))
        placed.floors = reader.number(*floors, "floors", 0, limits::floors).value_or(0);
    if (const auto *bridge = map.find("bridge"))
        placed.bridge = reader.word<Bridge>(*bridge, "bridge");
    if (!square)
        return;
    placed.at = *square;
    scenario.tiles.push_back(placed);
    marks.tiles.push_back(
        {map.mark(), markOf(map, "tile"), markOf(map, "at"), markOf(map, "floors"), markOf(map, "bridge")});
}

void readCastle(YamlReader &reader, const YamlNode &node, Scenario &scenario, DetailedMarks &marks)
{
    const YamlMap map = reader.map(node, "castles", {"at", "city"}, {"at", "city"});
    const auto *at = map.find("at");
    const auto *city = map.find("city");
    const auto square = at ? reader.square(*at, "at") : std::nullopt;
    const auto side = city ? reader.word<Side>(*city, "city") : std::nullopt;
    if (!square || !side)
        return;
    scenario.castles.push_back({*square, *side});
    marks.castles.push_back({map.mark(), markOf(map, "at"), markOf(map, "city")});
}

std::optional<Place> readPlace(YamlReader &reader, const YamlNode &node)
{
    const auto text = reader.text(node, "on");
    const auto place = text ? placeFromText(*text) : std::nullopt;
    if (text && !place) {
        std::vector<std::string> known;
        for (const Place &each : allPlaces())
            known.push_back(toText(each));
        const std::vector<std::string_view> names(known.begin(), known.end());
        reader.report(ProblemId::UnknownWord, node.mark(), {"on", *text, reader.suggestion(*text, names)});
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

void readFigure(YamlReader &reader, const YamlNode &node, Scenario &scenario, DetailedMarks &marks)
{
    const YamlMap map = reader.map(node, "figures", {"id", "figure", "owner", "at", "on"}, {"figure"});
    Figure figure;
    if (map.has("id")) {
        const auto *id = map.findWritten("id");
        figure.id = id ? reader.text(*id, "id", limits::id).value_or("") : "";
        if (!id || (id->kind() == YamlNode::Kind::Scalar && id->text().empty()))
            reader.report(ProblemId::NeedsText, map.keyMark("id"), {"id"});
    }
    const auto *kind = map.find("figure");
    const auto known = kind ? reader.word<FigureKind>(*kind, "figure") : std::nullopt;
    if (const auto *owner = map.find("owner"))
        figure.owner = reader.word<Colour>(*owner, "owner");
    if (const auto *at = map.find("at"))
        figure.at = reader.square(*at, "at");
    if (const auto *on = map.find("on"))
        figure.on = readPlace(reader, *on);
    if (known) {
        figure.kind = *known;
        checkFigureKeys(reader, map, figure);
    }
    scenario.figures.push_back(figure);
    marks.figures.push_back(
        {map.mark(), markOf(map, "id"), markOf(map, "owner"), markOf(map, "at"), markOf(map, "on")});
}

} // namespace

void readPosition(YamlReader &reader, const YamlMap &map, Scenario &scenario, DetailedMarks &marks)
{
    const auto each = [&](std::string_view key, auto &&read) {
        if (const auto *list = map.find(key))
            for (const YamlNode &node : reader.list(*list, key))
                read(node);
    };
    each("designs", [&](const YamlNode &node) {
        scenario.designs.push_back(readTile(reader, node));
        marks.designs.push_back(node.mark());
    });
    each("tiles", [&](const YamlNode &node) { readTileEntry(reader, node, scenario, marks); });
    each("castles", [&](const YamlNode &node) { readCastle(reader, node, scenario, marks); });
    each("figures", [&](const YamlNode &node) { readFigure(reader, node, scenario, marks); });
}

} // namespace towerwatch
