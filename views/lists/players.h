// SPDX-License-Identifier: MIT
/// The players as a table, in turn order.
#pragma once

#include "views/lists/listmodel.h"

namespace towerwatch {

class PlayersModel : public TablesModel
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

    using TablesModel::TablesModel;

    void setPosition(const PositionPtr &position) override;
    /// Which player a row shows.
    Colour colourAt(int row) const { return m_rows[row].player.colour; }

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : m_rows.size();
    }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    // What the buttons below the table do.
    bool canAdd() const { return m_rows.size() < static_cast<int>(colourNames.size()); }
    bool canDeal() const;
    void add();
    void remove(int row);
    void move(int row, int by);
    void dealFloors();

protected:
    QStringList headings() const override;

private:
    struct Row
    {
        Player player;
        bool onTurn = false, ransomPaid = false;
        bool alike(const Row &other) const { return player.colour == other.player.colour; }
        friend bool operator==(const Row &, const Row &) = default;
    };

    QVariant display(const Row &row, int column) const;
    QVariant edit(const Row &row, int column) const;
    QVariant choices(const Row &row, int column) const;
    bool setCheck(const Row &row, int column, bool on);
    bool setColour(const Row &row, const QVariant &value);

    const Scenario &scenario() const { return m_position->scenario(); }

    PositionPtr m_position;
    RowSync<Row> m_rows;
};

} // namespace towerwatch
