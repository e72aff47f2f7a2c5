// SPDX-License-Identifier: MIT
/// What those who work at the desk share: the window, what is open in it and what shows it.
#pragma once

#include "app/desk/actions.h"
#include "app/desk/livedesk.h"
#include "app/desk/steps.h"
#include "views/board/boardwidget.h"

#include <QMainWindow>
#include <QStatusBar>

namespace towerwatch {

/// All of it outlives who works with it.
struct Workplace
{
    QMainWindow &window;
    ScenarioDocument &document;
    const Actions &actions;
    LiveDesk &desk;
    BoardWidget &board;

    const Scenario &scenario() const { return desk->position->scenario(); }
    void take(const Step &step) const { document.edit(step.after, step.text); }
    /// Says something in the status bar.
    void say(const QString &words) const { window.statusBar()->showMessage(words); }
};

} // namespace towerwatch
