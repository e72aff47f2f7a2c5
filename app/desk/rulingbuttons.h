// SPDX-License-Identifier: MIT
/// Carries out on the board what the ruling allows, as one step that can be undone.
#pragma once

#include "app/desk/livedesk.h"
#include "app/document/document.h"

#include <QWidget>

namespace towerwatch {

class Actions;
struct Performance;
class PlayOutPanel;

/// Two buttons under the ruling: the action it is about, and playing a scoring out.
class RulingButtons : public QWidget
{
    Q_OBJECT

public:
    /// `actions` are named and enabled as the ruling changes.
    RulingButtons(ScenarioDocument &document, LiveDesk &desk, Actions &actions);

private:
    void perform();
    void take(const Performance &performance, qsizetype chosen);
    void playOut();
    void refresh();
    const ScoreAnswer *score() const;

    ScenarioDocument &m_document;
    LiveDesk &m_desk;
    Actions &m_actions;
    PlayOutPanel *m_panel;
};

} // namespace towerwatch
