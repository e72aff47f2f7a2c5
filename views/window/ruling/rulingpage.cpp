// SPDX-License-Identifier: MIT
#include "views/window/ruling/rulingpage.h"

#include "model/edit/edits.h"
#include "views/window/kit/widgets.h"
#include "views/window/ruling/questionpicker.h"
#include "views/window/ruling/sentencebutton.h"

#include <QBoxLayout>

namespace towerwatch {

RulingPage::RulingPage(QWidget *parent)
    : QWidget(parent)
    , m_picker(new QuestionPicker(this))
    , m_rules(new RulesButton(this))
    , m_turn(new TurnButton(this))
    , m_view(new RulingView(this))
{
    setObjectName(QStringLiteral("rulingPage"));
    auto *top = layColumn(nullptr, {m_picker, m_rules, m_turn}, {QMargins(8, 8, 8, 4), 0});
    top->insertSpacing(1, 4);
    layColumn(this, {top, {m_view, 1}}, noAir);
    setMinimumWidth(240);
    connect(m_rules, &RulesButton::chosen, this, [this](const TableRules &rules) {
        if (m_position)
            emit edited(withRules(m_position->scenario(), rules), tr("Change the rules"));
    });
    connect(m_rules, &RulesButton::explanationAsked, this, &RulingPage::explanationAsked);
    connect(m_turn, &TurnButton::chosen, this, [this](std::optional<Turn> turn) {
        if (m_position)
            emit edited(withTurn(m_position->scenario(), turn), tr("Change where the turn stands"));
    });
}

void RulingPage::setPosition(const PositionPtr &position)
{
    m_position = position;
    m_rules->setRules(position->scenario().rules);
    m_turn->setPosition(position);
}

void RulingPage::setFocused(const std::optional<Question> &question, Square inView)
{
    m_turn->setFocused(question, inView);
}

void RulingPage::setShownRules(const TableRules &rules)
{
    if (m_rules->rules() != rules)
        m_rules->setRules(rules);
}

void RulingPage::addToRules(QAction *action)
{
    m_rules->setMore(action);
}

void RulingPage::addAbove(QWidget *widget)
{
    static_cast<QBoxLayout *>(layout())->insertWidget(layout()->indexOf(m_view), widget);
}

void RulingPage::showHint(bool any)
{
    m_view->setContents({});
    const bool canAsk = any && m_position && !m_position->scenario().tiles.empty();
    m_view->setHtml(
        canAsk ? tr("<p>Nothing is asked. Click a tower, a watchtower or a figure on the board to ask about "
                    "it, or a player above it to ask what that player may do; the list above has every "
                    "question about this board.</p>")
               : QString());
}

} // namespace towerwatch

#include "moc_rulingpage.cpp"
