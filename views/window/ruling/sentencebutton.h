// SPDX-License-Identifier: MIT
/// Buttons that state a setting as a sentence; a click opens a menu to change it.
#pragma once

#include "model/board/position.h"
#include "views/window/widgets/menus.h"
#include "views/words/turnwords.h"

#include <QAbstractButton>

#include <functional>

namespace towerwatch {

/// A button whose text wraps behind its icon, if it has one; a click or a key opens its menu.
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
    /// Opens what there is to choose: the menu.
    virtual void open();
    void say(const QString &sentence, const QString &toolTip);
    /// Writes the sentence in the colour of what matters less.
    void setQuiet(bool quiet) { m_quiet = quiet; }
    QMenu &menu() { return m_menu; }
    /// Names the entries that follow; a section of QMenu has its line through the words in some styles.
    void addHeading(const QString &text);
    /// Adds an entry to the menu that can be checked; without a group it is independent of the others, and
    /// the menu stays open.
    QAction *addChoice(const QString &text, bool checked, QActionGroup *group, std::function<void()> choose);

private:
    QRect textRect(int width) const;
    /// Where the text begins.
    int indent() const;

    StayingMenu m_menu;
    bool m_quiet = false;
};

/// The rules of the table as a sentence that can be changed.
class RulesButton : public SentenceButton
{
    Q_OBJECT

public:
    explicit RulesButton(QWidget *parent = nullptr);

    void setRules(const TableRules &rules);
    const TableRules &rules() const { return m_rules; }
    /// Something else about the table, near the end of the menu.
    void setMore(QAction *action) { m_more = action; }

signals:
    /// The user chose other rules; the button shows the old ones until setRules() is called.
    void chosen(const TableRules &rules);
    /// The user asks which rules to choose.
    void explanationAsked();

private:
    void retranslate();
    void fillMenu();

    TableRules m_rules;
    QAction *m_more = nullptr;
};

/// Where the turn stands, as a sentence that can be changed.
class TurnButton : public SentenceButton
{
    Q_OBJECT

public:
    explicit TurnButton(QWidget *parent = nullptr);

    /// The position whose turn it shows.
    void setPosition(const PositionPtr &position);
    /// What is asked, and the square whose tile may be the one that was laid.
    void setFocused(const std::optional<Question> &question, Square inView);

signals:
    /// The user chose where the turn stands; nothing: it is not to be stated.
    void chosen(std::optional<Turn> turn);

private:
    void retranslate();
    void fillMenu();
    void showChoices();

    PositionPtr m_position;
    std::optional<Question> m_question;
    Square m_inView{};
    std::vector<TurnChoice> m_choices;
};

} // namespace towerwatch
