// SPDX-License-Identifier: MIT
/// Questions and what they expect speak of figures by their ids. An edit may change ids; these functions make
/// questions mean the same figures as before.
#pragma once

#include "model/scenario/scenario.h"

#include <map>

namespace towerwatch {

/// Writes out the id of each mentioned figure that would get another number now; `before`: the ids that the
/// figures had, empty where there is nothing to keep.
void keepIds(Scenario &scenario, const std::vector<std::string> &before);

/// Replaces the ids of figures in questions and what they expect; `ids`: the new ids by the old ones.
void renameFigures(Scenario &scenario, const std::map<std::string, std::string> &ids);

/// `after`, which an edit made of `before`, with its references corrected: a changed id is changed
/// everywhere, and a numbered figure keeps its number if something mentions it.
Scenario withReferencesKept(const Scenario &before, Scenario after);

/// Which figure of `after` is the one that `figure` was before an edit; -1: it is gone.
int figureAfter(const Scenario &before, int figure, const Scenario &after);

} // namespace towerwatch
