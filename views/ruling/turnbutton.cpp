// SPDX-License-Identifier: MIT
#include "views/ruling/turnbutton.h"

#include "views/wording/words.h"

#include <QActionGroup>
#include <QEvent>

namespace towerwatch {

TurnButton::TurnButton(QWidget *parent)
    : SentenceButton(parent)
{
    setObjectName(QStringLiteral("turn"));
    setMenu(&m_menu);
    connect(&m_menu, &QMenu::aboutToShow, this, &TurnButton::fillMenu);
    retranslate();
}

void TurnButton::setScenario(const Scenario &scenario)
{
    m_turn = scenario.turn;
    m_players = scenario.players;
    for (const Colour colour : playerOrder(scenario))
        if (!findPlayer(scenario, colour))
            m_players.push_back({.colour = colour});
    retranslate();
}

void TurnButton::retranslate()
{
    Scenario named;
    named.players = m_players;
    if (!m_turn)
        setText(tr("On turn: not stated."));
    else
        setText(m_turn->ransomPaid
                    ? tr("On turn: %1, who has paid a ransom.").arg(playerName(named, m_turn->player))
                    : tr("On turn: %1.").arg(playerName(named, m_turn->player)));
    setAccessibleName(text());
    setToolTip(tr("Change who is on turn"));
    updateGeometry();
    update();
}

void TurnButton::fillMenu()
{
    m_menu.clear();
    auto *group = new QActionGroup(&m_menu);
    const auto add = [&](const QString &text, bool checked, std::optional<Turn> turn) {
        QAction *action = m_menu.addAction(text);
        action->setCheckable(true);
        action->setChecked(checked);
        connect(action, &QAction::triggered, this, [this, turn] { emit chosen(turn); });
        return action;
    };
    Scenario named;
    named.players = m_players;
    std::vector<Colour> colours;
    for (const Player &player : m_players)
        colours.push_back(player.colour);
    for (std::size_t i = 0; m_players.empty() && i < colourNames.size(); ++i)
        colours.push_back(static_cast<Colour>(i));
    for (const Colour colour : colours)
        group->addAction(add(playerName(named, colour), m_turn && m_turn->player == colour, Turn{colour}));
    group->addAction(add(tr("Not stated"), !m_turn, std::nullopt));
    if (!m_turn)
        return;
    m_menu.addSeparator();
    add(tr("A ransom was paid this turn"), m_turn->ransomPaid, Turn{m_turn->player, !m_turn->ransomPaid});
}

void TurnButton::changeEvent(QEvent *event)
{
    SentenceButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace towerwatch
