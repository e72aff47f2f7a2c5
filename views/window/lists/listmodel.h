// SPDX-License-Identifier: MIT
/// Base classes of the lists beside the board: columns with headings, cells that say what they show and how
/// they are edited, and edits as whole scenarios.
#pragma once

#include "model/board/position.h"
#include "views/window/lists/rowsync.h"

#include <QIcon>
#include <QList>
#include <functional>

namespace towerwatch {

/// One thing a cell can be set to.
struct Choice
{
    QString text;
    QVariant value = {}; ///< a number or a text, as Qt::EditRole gives it
    QIcon icon = {};
};

/// One cell: what it shows, and how it is edited if it is.
struct Cell
{
    QString text = {};
    QVariant value = {}; ///< what is edited
    bool editable = false;
    QIcon icon = {};
    QVariant toolTip = {};                       ///< none: the text
    QVariant spoken = {};                        ///< for screen readers; none: the text
    std::function<QList<Choice>()> choices = {}; ///< none: it is typed
    std::optional<bool> checked = {};            ///< of a box to tick, and whether it is ticked
    bool enabled = true, inPopup = false,
         help = false; ///< inPopup: edited in one; help: the tool tip is also said
};

class ListModel : public RowModel
{
    Q_OBJECT

public:
    /// How a cell is edited, besides Qt's roles.
    enum Role {
        ChoicesRole = Qt::UserRole, ///< QList<Choice>
        PopupRole                   ///< bool: in a popup of its own
    };

    using RowModel::RowModel;

    /// Shows another position; rows that are still there stay the same rows.
    virtual void setPosition(const PositionPtr &position);
    /// Words everything in the language of the program.
    void retranslate();
    bool has(int row) const { return row >= 0 && row < rowCount(); }

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

signals:
    /// The user changed a cell or row: the scenario after it, and the name of the step.
    void edited(const Scenario &scenario, const QString &text);
    /// What was entered into a cell was rejected, and why.
    void refused(const QModelIndex &index, const QString &why);

protected:
    virtual QStringList headings() const = 0;
    /// Makes the rows those of the position, in the language of the program.
    virtual void follow() = 0;
    virtual Cell cell(int row, int column) const = 0;
    /// Writes what was entered; whether the cell can hold it.
    virtual bool write(int, int, const QVariant &) { return false; }
    virtual bool check(int, int, bool) { return false; }

    bool hasPosition() const { return m_position != nullptr; }
    const Position &position() const { return *m_position; }
    const Scenario &scenario() const { return m_position->scenario(); }

private:
    PositionPtr m_position;
};

/// A list of such rows; see RowSync for what they can be.
template <typename Row> class ListOf : public ListModel
{
public:
    using ListModel::ListModel;

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : m_rows.size();
    }
    const Row &at(int row) const { return m_rows[row]; }

protected:
    void show(const std::vector<Row> &rows) { m_rows.follow(*this, rows); }

private:
    RowSync<Row> m_rows;
};

/// A value of an enumeration of `count` values that a cell was set to; nothing where it is none.
template <typename Enum> std::optional<Enum> chosen(const QVariant &value, std::size_t count)
{
    const int number = value.isValid() ? value.toInt() : -1;
    return number < 0 || number >= static_cast<int>(count) ? std::nullopt
                                                           : std::optional(static_cast<Enum>(number));
}

/// All colours in `colours` as choices, with the names of the players.
QList<Choice> colourChoices(const Scenario &scenario, const std::vector<Colour> &colours);
/// The colours that no player of the scenario has.
std::vector<Colour> freeColours(const Scenario &scenario);
/// The text of a cell where nothing is stated.
QString notStated();

} // namespace towerwatch
