// SPDX-License-Identifier: MIT
/// The pieces of the scenario reader: the shape of each section, and the checks between them.
#pragma once

#include "model/format/scenarioreader.h"
#include "model/yaml/yamlreader.h"

namespace towerwatch {

/// What readScenario() does with a text once it is a tree. `problems`: those that it has as YAML.
ReadResult readTree(const YamlTree &tree, std::vector<Problem> problems, const TileCatalogue &catalogue);

/// Reads all sections of a file.
void readSections(YamlReader &reader, const YamlMap &map, Scenario &scenario, ScenarioMarks &marks);
/// Reads a list of questions.
void readQuestions(YamlReader &reader, YamlValue list, Scenario &scenario, ScenarioMarks &marks);
/// Reports sides of a design that belong to no segment, to two, or to one of another kind.
void checkDesign(YamlReader &reader, const Tile &tile, Mark mark);
/// Reports contradictions between the sections.
void checkScenario(YamlReader &reader, const Scenario &scenario, const ScenarioMarks &marks,
                   const TileCatalogue &catalogue);

/// The part of these checks that is about the questions.
void checkQuestions(YamlReader &reader, const Scenario &scenario, const ScenarioMarks &marks,
                    const TileCatalogue &catalogue);

} // namespace towerwatch
