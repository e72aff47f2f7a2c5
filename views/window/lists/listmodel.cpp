// SPDX-License-Identifier: MIT
#include "views/window/lists/listmodel.h"

#include "views/window/look/artimage.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QSet>

namespace towerwatch {

void ListModel::setPosition(const PositionPtr &position)
{
    m_position = position;
    follow();
}

void ListModel::retranslate()
{
    if (m_position)
        follow();
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int ListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(headings().size());
}

QVariant ListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::DisplayRole && section >= 0 && section < columnCount())
        return headings().at(section);
    return RowModel::headerData(section, orientation, role);
}

QVariant ListModel::data(const QModelIndex &index, int role) const
{
    static const QSet<int> known{
        Qt::DisplayRole,        Qt::EditRole,           Qt::DecorationRole, Qt::ToolTipRole,
        Qt::StatusTipRole,      Qt::AccessibleTextRole, Qt::CheckStateRole, Qt::AccessibleDescriptionRole,
        ListModel::ChoicesRole, ListModel::PopupRole};
    if (!index.isValid() || !has(index.row()) || !known.contains(role))
        return {};
    const Cell shown = cell(index.row(), index.column());
    const QVariant text = shown.checked && shown.text.isEmpty() ? QVariant() : QVariant(shown.text);
    const auto orNothing = [](bool is, const auto &value) {
        return is ? QVariant::fromValue(value) : QVariant();
    };
    switch (role) {
    case Qt::ToolTipRole: return plainly((shown.toolTip.isValid() ? shown.toolTip : text).toString());
    case Qt::AccessibleTextRole: return shown.spoken.isValid() ? shown.spoken : text;
    case Qt::StatusTipRole:
    case Qt::AccessibleDescriptionRole: return shown.help ? shown.toolTip : QVariant();
    case Qt::EditRole: return shown.value;
    case Qt::DecorationRole: return orNothing(!shown.icon.isNull(), shown.icon);
    case Qt::CheckStateRole:
        return orNothing(shown.checked.has_value(),
                         shown.checked.value_or(false) ? Qt::Checked : Qt::Unchecked);
    case ChoicesRole: return shown.choices ? QVariant::fromValue(shown.choices()) : QVariant();
    case PopupRole: return orNothing(shown.inPopup, true);
    default: return text;
    }
}

bool ListModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const Qt::ItemFlags can = flags(index);
    if (role == Qt::CheckStateRole && can.testFlag(Qt::ItemIsUserCheckable))
        return check(index.row(), index.column(), value.toInt() == Qt::Checked);
    return role == Qt::EditRole && can.testFlag(Qt::ItemIsEditable) &&
           write(index.row(), index.column(), value);
}

Qt::ItemFlags ListModel::flags(const QModelIndex &index) const
{
    if (!index.isValid() || !has(index.row()))
        return Qt::NoItemFlags;
    const Cell shown = cell(index.row(), index.column());
    if (!shown.enabled)
        return Qt::ItemIsSelectable;
    Qt::ItemFlags flags = Qt::ItemIsSelectable | Qt::ItemIsEnabled;
    flags.setFlag(Qt::ItemIsEditable, shown.editable);
    flags.setFlag(Qt::ItemIsUserCheckable, shown.checked.has_value());
    return flags;
}

QList<Choice> colourChoices(const Scenario &scenario, const std::vector<Colour> &colours)
{
    QList<Choice> choices;
    for (const Colour colour : colours)
        choices.append({listedName(scenario, colour), static_cast<int>(colour), colourIcon(colour)});
    return choices;
}

std::vector<Colour> freeColours(const Scenario &scenario)
{
    const std::vector<Colour> order = playerOrder(scenario);
    std::vector<Colour> free;
    std::copy_if(allOf<Colour>.begin(), allOf<Colour>.end(), std::back_inserter(free),
                 [&](Colour colour) { return std::ranges::find(order, colour) == order.end(); });
    return free;
}

QString notStated()
{
    return QStringLiteral("–");
}

} // namespace towerwatch

#include "moc_listmodel.cpp"
