// SPDX-License-Identifier: MIT
/// The figures that can be put on the board: the common ones of all players at once, every other kind in the
/// colour of one.
#pragma once

#include "model/scenario/scenario.h"

#include <QWidget>

class QButtonGroup;
class QListWidget;
class QListWidgetItem;
class QTableWidget;
class QTableWidgetItem;
class QHBoxLayout;

namespace towerwatch {

/// The kind that follows one among those that every table has; the first after any other.
FigureKind nextCommonFigure(FigureKind kind);

class FigurePalette : public QWidget
{
    Q_OBJECT

public:
    explicit FigurePalette(QWidget *parent = nullptr);

    Colour colour() const { return m_colour; }
    void setColour(Colour colour);
    /// Names the figures in the words of its rules; digits and columns are its players in their order, then
    /// the others.
    void setTable(const Scenario &scenario);
    /// The player whom a digit means, from 0 on.
    Colour colourOfKey(int key) const { return m_keys[static_cast<std::size_t>(key)]; }
    int keyOf(Colour colour) const;
    /// Shows which figure is in hand; no kind: none.
    void setInHand(std::optional<FigureKind> kind, std::optional<Colour> owner);
    /// Buttons below the figures.
    void addTools(const QList<QAction *> &actions);
    /// Takes the keyboard; there 1 to 8 choose the player.
    /// What the keys do there.
    static QString keyWords();
    void startChoosing();
    /// The common figures: a row for each kind, a column for each player.
    QTableWidget *common() const { return m_common; }
    /// The other kinds.
    QListWidget *list() const { return m_list; }

signals:
    /// Somebody took a figure; neutral ones have no owner.
    void taken(FigureKind kind, std::optional<Colour> owner);
    /// The same by the mouse.
    void clicked(FigureKind kind, std::optional<Colour> owner);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QHBoxLayout *colourRow();
    void fillCommon();
    void fillList();
    void connectParts();
    void retranslate();
    void drawColours();
    void drawCommon();
    void drawOthers();
    void take(FigureKind kind);

    QButtonGroup *m_colours;
    QTableWidget *m_common;
    QListWidget *m_list;
    QHBoxLayout *m_tools;
    Colour m_colour = Colour::Red;
    TowerRules m_rules = TowerRules::C2;
    std::vector<Colour> m_keys; ///< by their digits, which are the columns
};

} // namespace towerwatch
