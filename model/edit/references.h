// SPDX-License-Identifier: MIT
/// Questions and what they expect speak of figures by their ids. An edit may change ids; what is said goes on
/// meaning the same figures.
#pragma once

#include "model/scenario/scenario.h"

#include <map>

namespace towerwatch {

/// Writes out the id of each mentioned figure that would be numbered otherwise now; `before`: the ids that
/// the figures had, empty where there is nothing to keep.
void keepIds(Scenario &scenario, const std::vector<std::string> &before);

/// Has questions and what they expect call figures by new ids; `ids`: by the old ones.
void renameFigures(Scenario &scenario, const std::map<std::string, std::string> &ids);

/// What an edit of `before` made, with references that follow: a figure that got another id is called so
/// everywhere, and one that is numbered keeps its number where something speaks of it.
Scenario withReferencesKept(const Scenario &before, Scenario after);

} // namespace towerwatch
