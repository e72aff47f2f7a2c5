// SPDX-License-Identifier: MIT
#include "app/desk/deskactions.h"

#include "app/desk/steps.h"
#include "views/board/boardwidget.h"
#include "views/look/widgets.h"
#include "views/wording/words.h"

#include <QActionGroup>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

namespace towerwatch {

namespace {

/// What is a step with what is selected and asked.
constexpr std::array stepActions{Do::Rotate,  Do::RotateBack,   Do::Remove,
                                 Do::FloorUp, Do::FloorDown,    Do::Bridge,
                                 Do::Castle,  Do::KeepQuestion, Do::RemoveQuestion};

} // namespace

DeskActions::DeskActions(LiveDesk &desk, ScenarioDocument &document, const Actions &actions,
                         BoardWidget &board, QMenu &dangers)
    : QObject(&board)
    , m_desk(desk)
    , m_document(document)
    , m_actions(actions)
    , m_board(board)
    , m_dangers(dangers)
    , m_players(new QActionGroup(&dangers))
{
    connectActions();
    connect(&board, &BoardWidget::handChanged, this, &DeskActions::enable);
    connect(&desk, &LiveDesk::reworded, this, &DeskActions::fillDangers);
    connect(&desk, &LiveDesk::changed, this, [this](const Desk &before) {
        enable();
        if (m_desk->position != before.position)
            fillDangers();
    });
}

void DeskActions::connectActions()
{
    for (const Do what : stepActions)
        m_actions.on(what, this, [this, what] {
            const bool turns = what == Do::Rotate || what == Do::RotateBack;
            if (turns && !m_board.hand().tile.isEmpty())
                m_board.turnHand(what == Do::Rotate ? 1 : 3);
            else if (const std::optional<Step> step = Steps(m_desk.now()).step(what))
                m_document.edit(step->after, step->text);
        });
    m_actions.on(Do::EmptyHand, this, [this] { m_board.setHand({}); });
    m_actions.on(Do::JustPlaced, this, [this](bool just) { m_desk.take(ondesk::JustPlaced{just}); });
    m_actions.on(Do::CopyRuling, this,
                 [this] { QGuiApplication::clipboard()->setText(plainText(m_desk.words().explanation)); });
    connect(m_actions[Do::AllFootnotes], &QAction::toggled, this,
            [this](bool all) { m_desk.take(ondesk::CitedAll{all}); });
    connect(m_actions[Do::Dangers], &QAction::toggled, this, [this](bool wanted) {
        m_desk.take(ondesk::DangersWished{{wanted, m_desk->dangers.by}});
    });
}

void DeskActions::enable()
{
    const Steps steps(m_desk.now());
    for (const Do what : stepActions)
        m_actions[what]->setEnabled(steps.can(what));
    for (const Do what : {Do::Rotate, Do::RotateBack})
        m_actions[what]->setEnabled(steps.can(what) || !m_board.hand().tile.isEmpty());
    for (const Do what : {Do::SelectAll, Do::Cut, Do::Copy})
        m_actions[what]->setEnabled(!m_desk->position->scenario().tiles.empty());
    m_actions[Do::EmptyHand]->setEnabled(!m_board.hand().isEmpty());
    const bool asked = m_desk->answer != nullptr;
    m_actions[Do::CopyRuling]->setEnabled(asked);
    m_actions[Do::JustPlaced]->setEnabled(m_desk->canBeJustPlaced());
    m_actions[Do::JustPlaced]->setChecked(m_desk->isJustPlaced());
    m_actions[Do::PreviousQuestion]->setEnabled(asked && m_desk->current != 0);
    m_actions[Do::NextQuestion]->setEnabled(asked && m_desk->current + 1 <
                                                         static_cast<int>(m_desk->questions->size()));
}

void DeskActions::fillDangers()
{
    m_dangers.clear();
    const auto add = [&](const QString &text, std::optional<Colour> by) {
        QAction *action = m_players->addAction(m_dangers.addAction(text));
        action->setToolTip(plainly(text)); // else Qt would take the text, in which the file has a say
        action->setCheckable(true);
        action->setChecked(by == m_desk->dangers.by);
        connect(action, &QAction::triggered, this, [this, by] {
            m_desk.take(ondesk::DangersWished{{true, by}});
            m_actions[Do::Dangers]->setChecked(true);
        });
    };
    const Scenario &scenario = m_desk->position->scenario();
    add(tr("All players"), std::nullopt);
    for (const Colour colour : playerOrder(scenario))
        add(inMenu(playerName(scenario, colour)), colour);
}

} // namespace towerwatch
