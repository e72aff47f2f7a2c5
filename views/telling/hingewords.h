// SPDX-License-Identifier: MIT
/// The hinges of a verdict (what would change it, model/inquiry/hinges.h), in words.
#pragma once

#include "model/inquiry/hinges.h"
#include "views/telling/page.h"

namespace towerwatch {

/// What rules are beside those of a table: "First edition, Z-Man Games", "house rule “No Gaps”", "without “No
/// Gaps”".
Text changeWords(const TableRules &rules, const TableRules &own);

/// "allowed", "not allowed", "undecided".
Text outcomeWord(Legality legal);

/// The changes that lead to another verdict: "one more floor (can be captured)"; none: nothing leads to one.
/// `height`: of the tower with its new floor.
List<Hinge> hingesOf(const FigureHinges &hinges, const Scenario &scenario, int height);
List<Hinge> hingesOf(const LegalityHinges &hinges, const Scenario &scenario);

} // namespace towerwatch
