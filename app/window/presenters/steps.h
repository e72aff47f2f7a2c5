// SPDX-License-Identifier: MIT
/// The undo steps that actions make of what is selected and asked: pure functions from the desk to the next
/// scenario.
#pragma once

#include "app/window/presenters/actions.h"
#include "model/desk/desk.h"

#include <functional>

namespace towerwatch {

/// An undo step: the scenario after it, and its name.
struct Step
{
    Scenario after;
    QString text;
};

/// A step that may be possible at a desk, which must outlive it.
struct PossibleStep
{
    QString whyNot = {};             ///< as a sentence; empty: it is possible
    std::function<Step()> take = {}; ///< makes the step, if it is possible
};
/// What an action would do at a desk.
PossibleStep stepAt(const Desk &desk, Do what);

} // namespace towerwatch
