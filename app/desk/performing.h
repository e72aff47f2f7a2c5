// SPDX-License-Identifier: MIT
/// Carries out on the board what the ruling allows, as one step that can be undone.
#pragma once

#include "app/document/document.h"
#include "model/referee/answers.h"

#include <QPointer>
#include <QWidget>

class QAction;
class QPushButton;

namespace towerwatch {

class BoardLink;
class Inquiry;
class PlayOutPanel;

/// Two buttons under the ruling: the action it is about, and playing a scoring out.
class Performing : public QWidget
{
    Q_OBJECT

public:
    /// `perform` and `playOut` are named and enabled as the ruling changes.
    Performing(ScenarioDocument &document, Inquiry &inquiry, BoardLink &link, QAction *perform,
               QAction *playOut);

    PlayOutPanel *panel() const { return m_panel; }

public slots:
    /// Does what the ruling is about; asks where there is a choice.
    void perform();
    void playOut();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    QString performName() const;
    void capture(Square at, Colour by, const FigureVerdict &verdict);
    void payRansom(Colour by, const RansomAnswer &answer);
    const FigureVerdict *captured() const;

    ScenarioDocument &m_document;
    Inquiry &m_inquiry;
    QAction *m_perform, *m_playOut;
    QPushButton *m_performButton, *m_playButton;
    PlayOutPanel *m_panel;
};

} // namespace towerwatch
