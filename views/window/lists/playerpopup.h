// SPDX-License-Identifier: MIT
/// A popup for what is known of a player: name, colour, points, floors and supply.
#pragma once

#include "model/scenario/scenario.h"
#include "views/window/lists/cellpopups.h"

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace towerwatch {

class SupplyBox;

/// A box for the numbers from 0 to the greatest; -1 is what is not stated. It says what can be typed when
/// something else is.
QSpinBox *numberBox(int greatest, QWidget *parent);

class PlayerPopup : public CellPopup
{
    Q_OBJECT

public:
    /// `others`: the colours that nobody has. Figures are named in the words of `rules`.
    PlayerPopup(const Player &player, const std::vector<Colour> &others, TowerRules rules, QWidget *parent);

    /// The player with what was entered, as a Player.
    QVariant value() const override;

private:
    Player m_player;
    QLineEdit *m_name;
    QComboBox *m_colour;
    QSpinBox *m_points, *m_floors;
    SupplyBox *m_supply;
};

} // namespace towerwatch
