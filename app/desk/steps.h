// SPDX-License-Identifier: MIT
/// Steps that can be taken at a desk with what is selected and asked: pure functions from the desk to the
/// next scenario.
#pragma once

#include "app/desk/actions.h"
#include "app/desk/desk.h"

#include <QCoreApplication>

namespace towerwatch {

/// The scenario that a step leads to, and what the step is called.
struct Step
{
    Scenario after;
    QString text;
};

class Steps
{
    Q_DECLARE_TR_FUNCTIONS(Steps)

public:
    explicit Steps(const Desk &desk);

    /// Why an action cannot be done now, as a sentence; empty where it can.
    QString whyNot(Do what) const;
    /// What doing it leads to; nothing where it cannot be done.
    std::optional<Step> step(Do what) const;

private:
    QString whyNoBuilding(Do what) const;
    Step removal() const;
    Step turn(Rotation by) const;
    Step floors(int by) const;
    Step bridge() const;
    Step castle() const;

    const Desk &m_desk;
    const Scenario &m_scenario;
    const PlacedTile *m_tile = nullptr; ///< the selected one; null: none
    const Tile *m_design = nullptr;
};

} // namespace towerwatch
