// SPDX-License-Identifier: MIT
/// The players as a table, in turn order.
#pragma once

#include "views/window/lists/listmodel.h"

namespace towerwatch {

/// A player as the list shows him.
struct PlayerRow
{
    Player player;
    bool onTurn = false, ransomPaid = false;
    bool alike(const PlayerRow &other) const { return player.colour == other.player.colour; }
    friend bool operator==(const PlayerRow &, const PlayerRow &) = default;
};

class PlayersModel : public ListOf<PlayerRow>
{
    Q_OBJECT

public:
    enum Column {
        ColourColumn,
        NameColumn,
        PointsColumn,
        FloorsColumn,
        SupplyColumn,
        PrisonersColumn,
        TurnColumn,
        RansomColumn
    };

    using ListOf::ListOf;

    /// Writes the value of a cell into a player; whether the column is one of his.
    static bool writeInto(Player &player, int column, const QVariant &value);

    /// Which player a row shows.
    Colour colourAt(int row) const { return at(row).player.colour; }

    // What the buttons below the table do.
    bool canAdd() const { return rowCount() < static_cast<int>(enumNames<Colour>.size()); }
    bool canDeal() const;
    void add();
    void remove(int row);
    void move(int row, int by);
    void dealFloors();

protected:
    QStringList headings() const override;
    void follow() override;
    Cell cell(int row, int column) const override;
    bool write(int row, int column, const QVariant &value) override;
    bool check(int row, int column, bool on) override;

private:
    QList<Choice> coloursFor(Colour own) const;
};

} // namespace towerwatch
