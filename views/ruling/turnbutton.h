// SPDX-License-Identifier: MIT
/// Who is on turn, as a sentence that can be changed.
#pragma once

#include "model/scenario/scenario.h"
#include "views/ruling/sentencebutton.h"

#include <QMenu>

namespace towerwatch {

class TurnButton : public SentenceButton
{
    Q_OBJECT

public:
    explicit TurnButton(QWidget *parent = nullptr);

    /// Shows whose turn it is in a scenario, and offers its players, or all colours where it has none.
    void setScenario(const Scenario &scenario);

signals:
    /// Somebody chose who is on turn; nobody if it is not to be stated.
    void chosen(std::optional<Turn> turn);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void fillMenu();

    std::optional<Turn> m_turn;
    std::vector<Player> m_players;
    QMenu m_menu;
};

} // namespace towerwatch
