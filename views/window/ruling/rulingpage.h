// SPDX-License-Identifier: MIT
/// The page beside the board: what is asked, the verdict and what can be done about it, by which rules,
/// and the rest of the ruling.
#pragma once

#include "views/window/ruling/rulingview.h"

class QAction;
class QBoxLayout;
class QLabel;

namespace towerwatch {

class QuestionPicker;
class RulesButton;
class TurnButton;

class RulingPage : public QWidget
{
    Q_OBJECT

public:
    explicit RulingPage(QWidget *parent = nullptr);

    /// Names the table; its notes are the tool tip.
    void setTitle(const QString &title, const QString &notes);
    /// The position whose rules and turn stand above the ruling.
    void setPosition(const PositionPtr &position);
    /// What is asked, and which square is looked at: for the sentence about the turn.
    void setFocused(const std::optional<Question> &question, Square inView);
    /// The rules by which the ruling was made, if they are not those of the position.
    void setShownRules(const TableRules &rules);
    void setContents(const RulingContents &contents);
    /// Highlights the lines about a figure; -1: none.
    void setLitFigure(int figure) { m_view->setLitFigure(figure); }
    /// Shows, instead of a ruling, how to ask about what lies on the table, or (`any` false) nothing.
    void showHint(bool any);

    /// Something else about the table for the menu of the rules.
    void addToRules(QAction *action);
    /// Puts what can be done right below the verdict.
    void addBelowVerdict(QLayout *actions);

    /// As wide as its lines read best.
    QSize sizeHint() const override { return {392, QWidget::sizeHint().height()}; }

    RulingView *view() const { return m_view; }
    QuestionPicker *picker() const { return m_picker; }

signals:
    void edited(const Scenario &scenario, const QString &text);
    /// The user asks which rules to choose.
    void explanationAsked();

private:
    /// Shows a question, and HTML below it.
    void showHead(const QString &question, const QString &html, bool isVerdict);

    PositionPtr m_position;
    QLabel *m_title;
    QuestionPicker *m_picker;
    QLabel *m_verdict;
    RulesButton *m_rules;
    TurnButton *m_turn;
    RulingView *m_view;
    QBoxLayout *m_head;
};

} // namespace towerwatch
