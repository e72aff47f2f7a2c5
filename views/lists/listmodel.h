// SPDX-License-Identifier: MIT
/// What the tables beside the board have in common: columns with headings, cells that say how they are
/// edited, and edits as whole scenarios.
#pragma once

#include "model/board/position.h"
#include "views/lists/rowsync.h"

#include <QIcon>
#include <QList>

namespace towerwatch {

/// One thing a cell can be set to.
struct Choice
{
    QString text;
    QVariant value = {}; ///< a number or a text, as Qt::EditRole gives it
    QIcon icon = {};
};

/// The numbers a cell can be set to; one below `least` means that nothing is stated.
struct NumberRange
{
    int least = 0, greatest = 0;
};

class TablesModel : public RowModel
{
    Q_OBJECT

public:
    /// How a cell is edited, besides Qt's roles.
    enum Role {
        ChoicesRole = Qt::UserRole, ///< QList<Choice>
        RangeRole,                  ///< NumberRange
        SheetRole,                  ///< bool: on a sheet of its own
        RulesRole                   ///< int: the TowerRules in whose words figures are named
    };

    using RowModel::RowModel;

    /// Shows another position; rows that are still there stay the same rows.
    virtual void setPosition(const PositionPtr &position) = 0;
    /// Words everything in the language of the program.
    virtual void retranslate();

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    /// A cell or row was changed: the scenario as it shall be, and what was done.
    void edited(const Scenario &scenario, const QString &text);

protected:
    virtual QStringList headings() const = 0;
};

/// A square with the colour of a player and his mark.
QIcon colourIcon(Colour colour);
/// All colours in `colours` as choices, with the names of the players.
QList<Choice> colourChoices(const Scenario &scenario, const std::vector<Colour> &colours);
/// A player as lists name him: his name, or the colour.
QString playerWord(const Scenario &scenario, Colour colour);
/// What stands where nothing is stated.
QString notStated();

} // namespace towerwatch
