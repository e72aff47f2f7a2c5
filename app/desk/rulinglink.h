// SPDX-License-Identifier: MIT
/// The page beside the board shows question and answer of the desk; what is chosen there happens at the desk.
#pragma once

#include "app/desk/livedesk.h"
#include "app/document/document.h"

namespace towerwatch {

class RulingPage;

class RulingLink : public QObject
{
    Q_OBJECT

public:
    RulingLink(RulingPage &page, ScenarioDocument &document, LiveDesk &desk);

    /// While something else stands in the board’s place, the page says nothing about it.
    void setBoardShown(bool shown);

private:
    void connectPage(ScenarioDocument &document);
    void show(const Desk &before);
    void showQuestions();
    void showQuestion();
    void showRuling();

    RulingPage &m_page;
    LiveDesk &m_desk;
    bool m_boardShown = true;
};

} // namespace towerwatch
