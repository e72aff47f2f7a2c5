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

Rotation readRotation(YamlReader &reader, YamlValue value)
{
    const int degrees = reader.number(value, 0, 270).value_or(0);
    if (degrees % 90 != 0)
        reader.report(ProblemId::UnknownWord, value.node->mark(),
                      {"rotation", std::string(value.node->text()), ""});
    return rotationOfQuarters(degrees / 90);
}

void readTileEntry(YamlReader &reader, const YamlNode &node, Scenario &scenario, DetailedMarks &marks)
{
    const YamlMap map =
        reader.map({&node, "tiles"}, {"tile", "at", "rotation", "floors", "bridge"}, {"tile", "at"});
    const auto id = reader.text(map["tile"]);
    if (id && id->empty())
        reader.report(ProblemId::UnknownTile, markOf(map, "tile"), {"", ""});
    const auto square = reader.square(map["at"]);
    const PlacedTile placed{id.value_or(""), square.value_or(Square{}), readRotation(reader, map["rotation"]),
                            reader.number(map["floors"], 0, limits::floors).value_or(0),
                            reader.word<Bridge>(map["bridge"])};
    if (!square)
        return;
    scenario.tiles.push_back(placed);
    marks.tiles.push_back(
        {map.mark(), markOf(map, "tile"), markOf(map, "at"), markOf(map, "floors"), markOf(map, "bridge")});
}

void readCastle(YamlReader &reader, const YamlNode &node, Scenario &scenario, DetailedMarks &marks)
{
    const YamlMap map = reader.map({&node, "castles"}, {"at", "city"}, {"at", "city"});
    const auto square = reader.square(map["at"]);
    const auto side = reader.word<Side>(map["city"]);
    if (!square || !side)
        return;
    scenario.castles.push_back({*square, *side});
    marks.castles.push_back({map.mark(), markOf(map, "at"), markOf(map, "city")});
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

void readFigure(YamlReader &reader, const YamlNode &node, Scenario &scenario, DetailedMarks &marks)
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
    if (kind) {
        figure.kind = *kind;
        checkFigureKeys(reader, map, figure);
    }
    scenario.figures.push_back(figure);
    marks.figures.push_back(
        {map.mark(), markOf(map, "id"), markOf(map, "owner"), markOf(map, "at"), markOf(map, "on")});
}

} // namespace

void readPosition(YamlReader &reader, const YamlMap &map, Scenario &scenario, DetailedMarks &marks)
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
