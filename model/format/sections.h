// SPDX-License-Identifier: MIT
/// The pieces of the scenario reader: the shape of each section, and the checks between them.
#pragma once

#include "model/format/scenarioreader.h"
#include "model/format/yamlreader.h"

namespace towerwatch {

/// Where the values of the entries stood that checks between sections speak of.
struct DetailedMarks
{
    struct Tile
    {
        Mark entry, tile, at, floors, bridge;
    };
    struct Castle
    {
        Mark entry, at, city;
    };
    struct Figure
    {
        Mark entry, id, owner, at, on;
    };
    struct Question
    {
        Mark entry, at, from, by, target;
    };
    Mark turn;
    std::vector<Mark> designs;
    std::vector<Tile> tiles;
    std::vector<Castle> castles;
    std::vector<Figure> figures;
    std::vector<Question> questions;
    std::vector<std::vector<Mark>> prisoners;
};

/// What readScenario() does with a text once it is a tree. `problems`: those that it has as YAML.
ReadResult readTree(const YamlTree &tree, std::vector<Problem> problems, const TileCatalogue &catalogue);

/// Reads the texts, rules, players and the turn of a scenario.
void readTable(YamlReader &reader, const YamlMap &map, Scenario &scenario, DetailedMarks &marks);
/// Reads designs, tiles, castles and figures.
void readPosition(YamlReader &reader, const YamlMap &map, Scenario &scenario, DetailedMarks &marks);
/// Reads the questions.
void readQuestions(YamlReader &reader, YamlValue list, Scenario &scenario, DetailedMarks &marks);
/// Reports what the sections say that cannot be together.
void checkScenario(YamlReader &reader, const Scenario &scenario, const DetailedMarks &marks,
                   const TileCatalogue &catalogue);

/// The part of these checks that is about the questions.
void checkQuestions(YamlReader &reader, const Scenario &scenario, const DetailedMarks &marks,
                    const TileCatalogue &catalogue);

} // namespace towerwatch
