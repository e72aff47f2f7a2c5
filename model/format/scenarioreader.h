// SPDX-License-Identifier: MIT
/// YAML text to a scenario (towerwatch-scenario(5)).
#pragma once

#include "model/scenario/scenario.h"
#include "model/yaml/problem.h"

namespace towerwatch {

/// Where an entry stood in its text, and the values of its keys.
struct EntryMarks
{
    Mark entry = {};
    std::vector<std::pair<std::string_view, Mark>> values = {};
    /// Where the value of `key` stood; the entry's mark if it was not given.
    Mark of(std::string_view key) const;
};

/// Where the entries of a scenario stood in its text, in the order of the scenario's lists.
struct ScenarioMarks
{
    EntryMarks turn; ///< of its map; of a colour alone the entry
    Mark turnDone;   ///< the key `done` of it
    std::vector<Mark> designs;
    std::vector<EntryMarks> tiles, castles, figures, questions;
    std::vector<Mark> players;
    std::vector<std::vector<Mark>> prisoners; ///< by player
    std::optional<Mark> trueForOn;            ///< the first key "on" that a tool for YAML 1.1 has changed

    /// Where an entry stood; `index`: in its list, of a prisoner the player's, `prisoner` of his. Of one that
    /// is not there: nowhere.
    Mark of(Subject subject, int index, int prisoner = 0) const;
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

/// Reads one question, a flow map as scenario files write it, and checks it against a scenario. The question
/// is the only item; problems are appended.
std::vector<Question> readQuestion(std::string_view text, const Scenario &scenario,
                                   const TileCatalogue &catalogue, std::vector<Problem> &problems);

/// All designs of a catalogue file (`tiles:`, a list).
std::vector<Tile> readTileCatalogue(std::string_view yaml, std::vector<Problem> &problems);

/// The problem if these questions, under each of the rules, are too much to answer (limits.h); it is marked
/// at the first question that is too much, or at the first tile if the file asks none itself.
std::optional<Problem> excessOf(const Scenario &scenario, const std::vector<Question> &questions,
                                const std::vector<TableRules> &rules, const ScenarioMarks &marks);

} // namespace towerwatch
