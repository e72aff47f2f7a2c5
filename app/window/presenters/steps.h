// SPDX-License-Identifier: MIT
/// Steps that can be taken at a desk with what is selected and asked: pure functions from the desk to the
/// next scenario.
#pragma once

#include "app/window/presenters/actions.h"
#include "model/desk/desk.h"

#include <functional>

namespace towerwatch {

/// The scenario that a step leads to, and what the step is called.
struct Step
{
    Scenario after;
    QString text;
};

/// A step that could be taken at a desk, as long as that is there.
struct PossibleStep
{
    QString whyNot = {};             ///< as a sentence; empty: it can be taken
    std::function<Step()> take = {}; ///< what it leads to, if it can
};
/// What an action would do at a desk.
PossibleStep stepAt(const Desk &desk, Do what);

} // namespace towerwatch
