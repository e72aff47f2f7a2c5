// SPDX-License-Identifier: MIT
/// The rules of the table as a sentence that can be changed.
#pragma once

#include "model/scenario/rules.h"
#include "views/ruling/sentencebutton.h"

#include <QMenu>

namespace towerwatch {

class RulesButton : public SentenceButton
{
    Q_OBJECT

public:
    explicit RulesButton(QWidget *parent = nullptr);

    void setRules(const TableRules &rules);
    const TableRules &rules() const { return m_rules; }

signals:
    /// Somebody chose other rules; the button goes on showing the old ones until it is given new ones.
    void chosen(const TableRules &rules);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void fillMenu();
    QAction *add(const QString &text, bool checked, const TableRules &rules, QActionGroup *group);

    TableRules m_rules;
    QMenu m_menu;
};

} // namespace towerwatch
