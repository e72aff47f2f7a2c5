// SPDX-License-Identifier: MIT
/// The figures that can be put on the board: every kind, in the colour of a player.
#pragma once

#include "model/scenario/figures.h"
#include "model/scenario/rules.h"

#include <QWidget>

class QButtonGroup;
class QListWidget;
class QHBoxLayout;

namespace towerwatch {

class FigurePalette : public QWidget
{
    Q_OBJECT

public:
    explicit FigurePalette(QWidget *parent = nullptr);

    Colour colour() const { return m_colour; }
    void setColour(Colour colour);
    /// Names the figures in the words of a rule set.
    void setRules(TowerRules rules);
    /// Shows that nothing of this palette is in hand.
    void clearInHand();
    /// Buttons below the figures.
    void addTools(const QList<QAction *> &actions);
    /// Takes the keyboard; there 1 to 8 choose the player.
    void startChoosing();
    QListWidget *list() const { return m_list; }

signals:
    /// Somebody took a figure; neutral ones have no owner.
    void taken(FigureKind kind, std::optional<Colour> owner);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    void drawColours();
    void drawFigures();
    void take();

    QButtonGroup *m_colours;
    QListWidget *m_list;
    QHBoxLayout *m_tools;
    Colour m_colour = Colour::Red;
    TowerRules m_rules = TowerRules::C2;
};

} // namespace towerwatch
