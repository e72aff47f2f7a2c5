// SPDX-License-Identifier: MIT
/// Keeps the page beside the board showing the answer to the question of the moment.
#pragma once

#include "app/document/document.h"

namespace towerwatch {

class Inquiry;
class RulingPage;

class RulingLink : public QObject
{
    Q_OBJECT

public:
    RulingLink(RulingPage &page, ScenarioDocument &document, Inquiry &inquiry);

    /// Whether the question that is answered can be added to the scenario, or taken out of it.
    bool canKeep() const;
    bool canRemove() const;
    /// While something else stands in the board’s place, the page says nothing about it.
    void setBoardShown(bool shown);

public slots:
    void keepQuestion();
    void removeQuestion();
    void copyRuling() const;

private:
    void showQuestions();
    void showQuestion();
    void showRuling();
    QString hint() const;

    RulingPage &m_page;
    ScenarioDocument &m_document;
    Inquiry &m_inquiry;
    bool m_boardShown = true;
};

} // namespace towerwatch
