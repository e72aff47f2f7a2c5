// SPDX-License-Identifier: MIT
#include "views/ruling/rulesbutton.h"

#include "views/wording/words.h"

#include <QActionGroup>
#include <QApplication>
#include <QStatusTipEvent>

namespace towerwatch {

RulesButton::RulesButton(QWidget *parent)
    : SentenceButton(parent)
{
    setObjectName(QStringLiteral("rules"));
    setMenu(&m_menu);
    m_menu.setContentsMargins(0, 4, 0, 4);
    m_menu.setToolTipsVisible(true);
    connect(&m_menu, &QMenu::aboutToShow, this, &RulesButton::fillMenu);
    connect(&m_menu, &QMenu::hovered, this, [this](QAction *action) { action->showStatusText(this); });
    connect(&m_menu, &QMenu::aboutToHide, this, [this] {
        QStatusTipEvent nothing{QString()};
        QApplication::sendEvent(this, &nothing);
    });
    retranslate();
}

void RulesButton::setRules(const TableRules &rules)
{
    m_rules = rules;
    retranslate();
}

void RulesButton::retranslate()
{
    setText(m_rules.watchtowers == WatchtowerRules::C3
                ? tr("Rules: %1.").arg(sentence(m_rules))
                : tr("Rules: %1. %2.").arg(sentence(m_rules), word(m_rules.watchtowers)));
    setAccessibleName(text());
    setToolTip(tr("Change the rules of the table"));
    updateGeometry();
    update();
}

QAction *RulesButton::add(const QString &text, bool checked, const TableRules &rules, QActionGroup *group)
{
    QAction *action = m_menu.addAction(text);
    action->setCheckable(true);
    action->setChecked(checked);
    action->setActionGroup(group);
    connect(action, &QAction::triggered, this, [this, rules] { emit chosen(rules); });
    return action;
}

void RulesButton::fillMenu()
{
    m_menu.clear();
    m_menu.addSection(tr("The Tower"));
    auto *tower = new QActionGroup(&m_menu);
    for (const TowerRules set : allTowerRules) {
        TableRules rules = m_rules;
        rules.tower = set;
        add(word(set), set == m_rules.tower, rules, tower);
    }
    m_menu.addSection(tr("The Watchtowers"));
    auto *watchtowers = new QActionGroup(&m_menu);
    for (const WatchtowerRules edition : {WatchtowerRules::C3, WatchtowerRules::C2}) {
        TableRules rules = m_rules;
        rules.watchtowers = edition;
        add(word(edition), edition == m_rules.watchtowers, rules, watchtowers);
    }
    m_menu.addSection(tr("House rules"));
    for (const HouseRule house : allHouseRules) {
        TableRules rules = m_rules;
        const unsigned bit = 1u << static_cast<unsigned>(house);
        rules.house = HouseRules(rules.house.bits() ^ bit);
        QAction *action = add(word(house), m_rules.house.contains(house), rules, nullptr);
        action->setToolTip(brief(house, rules.tower));
        action->setStatusTip(action->toolTip());
    }
}

void RulesButton::changeEvent(QEvent *event)
{
    SentenceButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace towerwatch
