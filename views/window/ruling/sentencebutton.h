// SPDX-License-Identifier: MIT
/// Buttons that read like sentences: what is the case, to be changed by a menu.
#pragma once

#include "model/scenario/rules.h"
#include "model/scenario/scenario.h"

#include <QAbstractButton>
#include <QMenu>

#include <functional>

namespace towerwatch {

/// It wraps, and a click or a key opens its menu.
class SentenceButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit SentenceButton(QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void say(const QString &sentence, const QString &toolTip);
    QMenu &menu() { return m_menu; }
    /// An entry of the menu with a mark where it is the case now; without a group it stands alone.
    QAction *addChoice(const QString &text, bool checked, QActionGroup *group, std::function<void()> choose);

private:
    QRect textRect(int width) const;

    QMenu m_menu;
};

/// The rules of the table as a sentence that can be changed.
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
    /// Somebody does not know which rules are theirs.
    void explanationAsked();

private:
    void retranslate();
    void fillMenu();

    TableRules m_rules;
};

/// Who is on turn, as a sentence that can be changed.
class TurnButton : public SentenceButton
{
    Q_OBJECT

public:
    explicit TurnButton(QWidget *parent = nullptr);

    /// Shows whose turn it is in a scenario, and offers its players, or all colours where it has none.
    void setScenario(const Scenario &scenario);
    /// Where no turn is stated, says who is taken to ask.
    void setAsker(std::optional<Colour> asker);

signals:
    /// Somebody chose who is on turn; nobody if it is not to be stated.
    void chosen(std::optional<Turn> turn);

private:
    void retranslate();
    void fillMenu();

    std::optional<Turn> m_turn;
    std::optional<Colour> m_asker;
    std::vector<Player> m_players;
};

} // namespace towerwatch
