// SPDX-License-Identifier: MIT
/// What all presenters share: the window, its document, actions and desk, and the board.
#pragma once

#include "app/window/presenters/actions.h"
#include "app/window/presenters/livedesk.h"
#include "app/window/presenters/steps.h"
#include "views/search/inplay.h"
#include "views/window/board/boardwidget.h"
#include "views/window/frame/hintbar.h"

#include <QMainWindow>

class QMenu;

namespace towerwatch {

/// All members outlive the presenters.
struct Workplace
{
    QMainWindow &window;
    ScenarioDocument &document;
    const Actions &actions;
    LiveDesk &desk;
    BoardWidget &board;
    HintBar &said;

    const Scenario &scenario() const { return desk->position->scenario(); }
    void take(const Step &step) const { document.edit(step.after, step.text); }
    /// Takes a step that puts one more figure on the board, which is selected then.
    void put(const Step &step) const;
    /// Takes the step of an action on `selection`, or says in the status bar why it cannot be taken.
    void take(Do what, const Selection &selection) const;
    /// What can occur at the table.
    InPlay inPlay() const { return {desk->missing, *desk->position}; }
    /// Says something in the status bar.
    void say(const QString &words, About about = About::Nothing) const { said.say(words, about); }
    /// Takes back what was said last, if it is about this.
    void unsay(About about) const
    {
        if (said.about() == about)
            said.clearMessage();
    }
    /// Adds an entry to a menu that asks something.
    void addQuestion(QMenu &menu, const QString &text, const Question &question) const;
    /// Opens a menu at a point of the screen. It closes at the next edit: what it is about may be gone.
    void openMenu(QPoint point, const std::function<void(QMenu &menu)> &fill) const;
};

/// Shows the dock that holds a palette or page.
void bringUp(const QWidget &widget);

} // namespace towerwatch
