// SPDX-License-Identifier: MIT
/// Carries out on the board what the ruling allows, as one step that can be undone.
#pragma once

#include "app/document/document.h"
#include "model/referee/answers.h"

#include <QWidget>

namespace towerwatch {

class Actions;
class BoardLink;
class Inquiry;
class PlayOutPanel;

/// What becomes of a figure that can be captured by the floor an answer is about; null: it cannot.
const FigureVerdict *captureOf(int figure, const std::optional<Answer> &answer);

/// Two buttons under the ruling: the action it is about, and playing a scoring out.
class RulingButtons : public QWidget
{
    Q_OBJECT

public:
    /// `actions` are named and enabled as the ruling changes.
    RulingButtons(ScenarioDocument &document, Inquiry &inquiry, BoardLink &link, Actions &actions);

private:
    /// Does what the ruling is about; asks where there is a choice.
    void perform();
    void playOut();
    void refresh();
    QString performName() const;
    void capture(Square at, Colour by, const FigureVerdict &verdict);
    void payRansom(Colour by, const RansomAnswer &answer);
    const FigureVerdict *captured() const;
    /// Which of the names somebody chose; nothing: none.
    std::optional<std::size_t> chosenOf(const QStringList &names, const QString &title,
                                        const QString &question);

    ScenarioDocument &m_document;
    Inquiry &m_inquiry;
    Actions &m_actions;
    PlayOutPanel *m_panel;
};

} // namespace towerwatch
