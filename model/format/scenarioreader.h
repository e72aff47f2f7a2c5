// SPDX-License-Identifier: MIT
/// YAML text to a scenario (towerwatch-scenario(5)).
#pragma once

#include "model/scenario/scenario.h"
#include "model/yaml/problem.h"

namespace towerwatch {

/// Where the entries of a scenario and their values stood in its text, in the order of the scenario's lists.
struct ScenarioMarks
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
    std::vector<Mark> players;
    std::vector<std::vector<Mark>> prisoners; ///< by player
    std::optional<Mark> trueForOn;            ///< the first key "on" that a tool for YAML 1.1 has changed
};

/// The result of reading a text; without problems there is a scenario.
struct ReadResult
{
    std::optional<Scenario> scenario;
    std::vector<Problem> problems; ///< by mark
    ScenarioMarks marks;
};

/// Reads a scenario. Never throws, whatever the text; finds all errors of a text that is YAML.
ReadResult readScenario(std::string_view text, const TileCatalogue &catalogue);

/// The keys that questions of a kind have besides `ask` and `expect`.
struct QuestionKeys
{
    std::vector<std::string_view> required, optional;
};
QuestionKeys keysOf(Ask ask);

/// Reads one question, a flow map as scenario files write it, and checks it against a scenario. The question
/// is the only item; problems are appended.
std::vector<Question> readQuestion(std::string_view text, const Scenario &scenario,
                                   const TileCatalogue &catalogue, std::vector<Problem> &problems);

} // namespace towerwatch
