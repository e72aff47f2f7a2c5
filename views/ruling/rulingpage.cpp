// SPDX-License-Identifier: MIT
#include "views/ruling/rulingpage.h"

#include "model/edit/edits.h"
#include "views/look/pagecolours.h"
#include "views/look/widgets.h"
#include "views/ruling/questionpicker.h"
#include "views/ruling/sentencebutton.h"

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
    setMinimumWidth(280);
    connect(m_rules, &RulesButton::chosen, this, [this](const TableRules &rules) {
        if (m_position)
            emit edited(withRules(m_position->scenario(), rules), tr("Change the rules"));
    });
    connect(m_turn, &TurnButton::chosen, this, [this](std::optional<Turn> turn) {
        if (m_position)
            emit edited(withTurn(m_position->scenario(), turn), tr("Change who is on turn"));
    });
}

void RulingPage::setPosition(const PositionPtr &position)
{
    m_position = position;
    m_rules->setRules(position->scenario().rules);
    m_turn->setScenario(position->scenario());
}

void RulingPage::setShownRules(const TableRules &rules)
{
    if (m_rules->rules() != rules)
        m_rules->setRules(rules);
}

void RulingPage::showHint(const QString &html)
{
    m_view->setContents({});
    m_view->document()->setDefaultStyleSheet(
        QStringLiteral("a { color: %1 }").arg(linkInk(palette()).name()));
    m_view->setHtml(html);
}

} // namespace towerwatch
