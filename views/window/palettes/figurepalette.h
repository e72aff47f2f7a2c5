// SPDX-License-Identifier: MIT
/// The figures that can be put on the board: the common ones of all players at once, every other kind in the
/// colour of one.
#pragma once

#include "views/window/palettes/figurelists.h"

#include <QWidget>

class QButtonGroup;
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
    /// Names the figures in the words of the scenario's rules. Digit keys and columns are its players in
    /// their order, then the other colours.
    void setTable(const Scenario &scenario);
    /// The player of a digit key; key 1 is 0.
    Colour colourOfKey(int key) const { return m_keys[static_cast<std::size_t>(key)]; }
    int keyOf(Colour colour) const;
    /// Shows which figure is in hand; no kind: none.
    void setInHand(std::optional<FigureKind> kind, std::optional<Colour> owner);
    /// Buttons below the figures.
    void addTools(const QList<QAction *> &actions);
    /// Takes the keyboard; 1 to 8 then choose the player.
    void startChoosing();
    /// What the keys do there.
    static QString keyWords();
    CommonFigures *common() const { return m_common; }
    OtherFigures *list() const { return m_list; }

signals:
    /// The user took a figure by keys or another colour of it; neutral ones have no owner.
    void taken(FigureKind kind, std::optional<Colour> owner);
    /// The user clicked a figure.
    void clicked(FigureKind kind, std::optional<Colour> owner);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QHBoxLayout *colourRow();
    void connectParts();
    void retranslate();
    void drawColours();
    void take(FigureKind kind);

    QButtonGroup *m_colours;
    CommonFigures *m_common;
    OtherFigures *m_list;
    QHBoxLayout *m_tools;
    Colour m_colour = Colour::Red;
    TowerRules m_rules = TowerRules::C2;
    std::vector<Colour> m_keys; ///< by their digits, which are the columns
};

} // namespace towerwatch
