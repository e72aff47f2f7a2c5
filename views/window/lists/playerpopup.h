// SPDX-License-Identifier: MIT
/// A popup for a player's name, points and floors.
#pragma once

#include "views/window/lists/cellpopups.h"

class QLineEdit;
class QSpinBox;

namespace towerwatch {

class PlayerPopup : public CellPopup
{
    Q_OBJECT

public:
    PlayerPopup(const Player &player, QWidget *parent);

    /// The player with what was entered, as a Player.
    QVariant value() const override;

private:
    Player m_player;
    QLineEdit *m_name;
    QSpinBox *m_points, *m_floors;
};

} // namespace towerwatch
