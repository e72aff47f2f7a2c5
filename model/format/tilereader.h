// SPDX-License-Identifier: MIT
/// Reads tile designs, those of the catalogue and a scenario's own, and reports contradictions in them.
#pragma once

#include "model/scenario/tiles.h"
#include "model/yaml/yamlreader.h"

namespace towerwatch {

/// The design in `node`. Sides that belong to no segment, to two, or to one of another kind are reported.
Tile readTile(YamlReader &reader, const YamlNode &node);

/// All designs of a catalogue file (`tiles:`, a list).
std::vector<Tile> readTileCatalogue(std::string_view yaml, std::vector<Problem> &problems);

} // namespace towerwatch
