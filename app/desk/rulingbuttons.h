// SPDX-License-Identifier: MIT
/// Carries out on the board what the ruling allows, as one step that can be undone.
#pragma once

#include "app/desk/livedesk.h"
#include "app/document/document.h"
#include "model/referee/answers.h"

#include <QWidget>
#include <functional>

namespace towerwatch {

class Actions;
class PlayOutPanel;

/// Two buttons under the ruling: the action it is about, and playing a scoring out.
class RulingButtons : public QWidget
{
    Q_OBJECT

public:
    /// `actions` are named and enabled as the ruling changes.
    RulingButtons(ScenarioDocument &document, LiveDesk &desk, Actions &actions);

private:
    /// Does what the ruling is about; asks where there is a choice.
    void perform();
    void playOut();
    void refresh();
    QString performName() const;
    void chooseExchange(const Consequence &fate, Colour by);
    void capture(std::optional<FigureKind> back);
    void chooseRansom(const RansomAnswer &answer, Colour by);
    void payRansom(const RansomOption &option);
    const FigureVerdict *captured() const;
    /// Asks for one of the names and has `chosen` know which, if the question is still the same then: it does
    /// not wait, and meanwhile anything may happen.
    void choose(const QStringList &names, const QString &title, const QString &question,
                const std::function<void(std::size_t)> &chosen);

    ScenarioDocument &m_document;
    LiveDesk &m_desk;
    Actions &m_actions;
    PlayOutPanel *m_panel;
};

} // namespace towerwatch
