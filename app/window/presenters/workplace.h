// SPDX-License-Identifier: MIT
/// What those who work at the desk share: the window, what is open in it and what shows it.
#pragma once

#include "app/window/presenters/actions.h"
#include "app/window/presenters/livedesk.h"
#include "app/window/presenters/steps.h"
#include "views/window/board/boardwidget.h"

#include <QMainWindow>
#include <QStatusBar>

class QMenu;

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
    /// Takes a step with something as if it were selected, or says why it cannot be taken.
    void take(Do what, const Selection &selection) const;
    /// Says something in the status bar.
    void say(const QString &words) const { window.statusBar()->showMessage(words); }
    /// Adds an entry to a menu that asks something.
    void addQuestion(QMenu &menu, const QString &text, const Question &question) const;
    /// Opens a menu of something in the scenario at a point of the screen, until another edit: it may be
    /// gone.
    void openMenu(QPoint point, const std::function<void(QMenu &menu)> &fill) const;
};

/// Brings up the dock that holds a palette or page.
void bringUp(const QWidget &widget);

} // namespace towerwatch
