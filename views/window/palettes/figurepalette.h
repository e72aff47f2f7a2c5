// SPDX-License-Identifier: MIT
/// The figures that can be put on the board: the common ones of a colour that plays, every other kind and
/// colour behind a button.
#pragma once

#include "views/search/inplay.h"
#include "views/window/palettes/figurelists.h"

#include <QWidget>

class QButtonGroup;
class QHBoxLayout;
class QPushButton;
class QToolButton;

namespace towerwatch {

/// The kind that follows one among those that every table has; the first after any other.
FigureKind nextCommonFigure(FigureKind kind);

class FigurePopup;

class FigurePalette : public QWidget
{
    Q_OBJECT

public:
    explicit FigurePalette(QWidget *parent = nullptr);

    Colour colour() const { return m_colour; }
    void setColour(Colour colour);
    /// Names the figures in the words of the scenario's rules. Digit keys are its players in
    /// their order, then the other colours. Of the common figures those are shown that can occur.
    void setTable(const Scenario &scenario, const InPlay &inPlay = {});
    /// The player of a digit key; key 1 is 0.
    Colour colourOfKey(int key) const { return m_keys[static_cast<std::size_t>(key)]; }
    int keyOf(Colour colour) const;
    /// Shows which figure is in hand; no kind: none.
    void setInHand(std::optional<FigureKind> kind, std::optional<Colour> owner);
    /// Takes the keyboard; 1 to 8 then choose the player.
    void startChoosing();
    /// What the keys do there.
    static QString keyWords();
    CommonFigures *common() const { return m_common; }
    QPushButton *others() const { return m_others; } ///< opens the popup
    FigurePopup *popup() const { return m_popup; }
    QToolButton *otherColours() const { return m_otherColours; }

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
    void connectCommon();
    void fillColourMenu();
    void chooseColour(Colour colour);
    bool isShown(int key) const;
    void showColours();
    void showFigures();
    void draw();
    void retranslate();
    void take(FigureKind kind);

    QButtonGroup *m_colours;
    QToolButton *m_otherColours; ///< offers those that are not shown
    CommonFigures *m_common;
    QPushButton *m_others;
    FigurePopup *m_popup;
    Colour m_colour = Colour::Red;
    TowerRules m_rules = TowerRules::C2;
    InPlay m_inPlay;
    std::optional<FigureKind> m_inHand = {};
    std::vector<Colour> m_keys; ///< by their digits
    std::vector<Colour> m_playing; ///< who plays: those listed, else the owners of figures
};

} // namespace towerwatch
