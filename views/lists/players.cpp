// SPDX-License-Identifier: MIT
#include "views/lists/players.h"

#include "model/edit/edits.h"
#include "views/look/plainly.h"
#include "views/wording/words.h"

namespace towerwatch {

namespace {

QString supplyText(const std::optional<Supply> &supply, TowerRules rules)
{
    if (!supply)
        return notStated();
    QStringList parts;
    for (const auto &[kind, count] : *supply)
        parts
            << PlayersModel::tr("%1 × %2", "a number of figures of a kind").arg(count).arg(word(kind, rules));
    return parts.isEmpty() ? PlayersModel::tr("none", "no figures in the supply")
                           : parts.join(QStringLiteral(", "));
}

QString prisonersText(const std::vector<Prisoner> &prisoners, TowerRules rules)
{
    QStringList parts;
    for (const Prisoner &prisoner : prisoners)
        parts << PlayersModel::tr("%1 (%2)", "figure, owner")
                     .arg(word(prisoner.kind, rules), word(prisoner.owner));
    return parts.join(QStringLiteral(", "));
}

std::optional<int> stated(const QVariant &value)
{
    const int number = value.toInt();
    return number < 0 ? std::nullopt : std::optional(number);
}

QVariant orNone(const std::optional<int> &number)
{
    return number.value_or(-1);
}

/// Writes a cell into a player; whether the column is one of his.
bool write(Player &player, int column, const QVariant &value)
{
    switch (column) {
    case PlayersModel::NameColumn: {
        const QString name = value.toString().simplified().left(limits::name);
        player.name = name.isEmpty() ? std::nullopt : std::optional(name.toStdString());
        return true;
    }
    case PlayersModel::PointsColumn: player.points = stated(value); return true;
    case PlayersModel::FloorsColumn: player.floors = stated(value); return true;
    case PlayersModel::SupplyColumn: player.supply = value.value<std::optional<Supply>>(); return true;
    case PlayersModel::PrisonersColumn: player.prisoners = value.value<std::vector<Prisoner>>(); return true;
    default: return false;
    }
}

} // namespace

QStringList PlayersModel::headings() const
{
    return {tr("Colour"), tr("Name"),      tr("Points"),  tr("Floors"),
            tr("Supply"), tr("Prisoners"), tr("On turn"), tr("Ransom paid")};
}

void PlayersModel::setPosition(const PositionPtr &position)
{
    m_position = position;
    std::vector<Row> rows;
    const auto &turn = scenario().turn;
    for (const Colour colour : playerOrder(scenario())) {
        const Player *known = findPlayer(scenario(), colour);
        const bool onTurn = turn && turn->player == colour;
        rows.push_back({known ? *known : Player{.colour = colour}, onTurn, onTurn && turn->ransomPaid});
    }
    m_rows.follow(*this, std::move(rows));
}

QVariant PlayersModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const Row &row = m_rows[index.row()];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole: return display(row, column);
    case Qt::ToolTipRole: return plainly(display(row, column).toString());
    case Qt::AccessibleTextRole:
        if (column == TurnColumn || column == RansomColumn)
            return (column == TurnColumn ? row.onTurn : row.ransomPaid) ? tr("yes") : tr("no");
        return display(row, column);
    case Qt::EditRole: return edit(row, column);
    case Qt::DecorationRole:
        return column == ColourColumn ? QVariant(colourIcon(row.player.colour)) : QVariant();
    case Qt::CheckStateRole:
        if (column == TurnColumn)
            return row.onTurn ? Qt::Checked : Qt::Unchecked;
        if (column == RansomColumn)
            return row.ransomPaid ? Qt::Checked : Qt::Unchecked;
        return {};
    case ChoicesRole: return choices(row, column);
    case RangeRole:
        if (column == PointsColumn || column == FloorsColumn)
            return QVariant::fromValue(
                NumberRange{0, column == PointsColumn ? limits::points : limits::floors});
        return {};
    case RulesRole: return static_cast<int>(scenario().rules.tower);
    case SheetRole: return column == SupplyColumn || column == PrisonersColumn ? QVariant(true) : QVariant();
    default: return {};
    }
}

QVariant PlayersModel::display(const Row &row, int column) const
{
    const auto number = [](const std::optional<int> &count) {
        return count ? QString::number(*count) : notStated();
    };
    switch (column) {
    case ColourColumn: return word(row.player.colour);
    case NameColumn: return shown(row.player.name.value_or(std::string()));
    case PointsColumn: return number(row.player.points);
    case FloorsColumn: return number(row.player.floors);
    case SupplyColumn: return supplyText(row.player.supply, scenario().rules.tower);
    case PrisonersColumn: return prisonersText(row.player.prisoners, scenario().rules.tower);
    default: return {};
    }
}

QVariant PlayersModel::edit(const Row &row, int column) const
{
    switch (column) {
    case ColourColumn: return static_cast<int>(row.player.colour);
    case NameColumn: return QString::fromStdString(row.player.name.value_or(std::string()));
    case PointsColumn: return orNone(row.player.points);
    case FloorsColumn: return orNone(row.player.floors);
    case SupplyColumn: return QVariant::fromValue(row.player.supply);
    case PrisonersColumn: return QVariant::fromValue(row.player.prisoners);
    default: return {};
    }
}

/// The colours that are free, and the player's own.
QVariant PlayersModel::choices(const Row &row, int column) const
{
    if (column != ColourColumn)
        return {};
    const auto order = playerOrder(scenario());
    QList<Choice> choices;
    for (std::size_t i = 0; i < colourNames.size(); ++i) {
        const auto colour = static_cast<Colour>(i);
        if (colour == row.player.colour || std::find(order.begin(), order.end(), colour) == order.end())
            choices.append({word(colour), static_cast<int>(i), colourIcon(colour)});
    }
    return QVariant::fromValue(choices);
}

Qt::ItemFlags PlayersModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = Qt::ItemIsSelectable | Qt::ItemIsEnabled;
    if (!index.isValid() || index.row() >= m_rows.size())
        return Qt::NoItemFlags;
    if (index.column() == TurnColumn)
        return flags | Qt::ItemIsUserCheckable;
    if (index.column() == RansomColumn)
        return m_rows[index.row()].onTurn ? flags | Qt::ItemIsUserCheckable : flags & ~Qt::ItemIsEnabled;
    return flags | Qt::ItemIsEditable;
}

bool PlayersModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return false;
    const Row row = m_rows[index.row()];
    if (role == Qt::CheckStateRole)
        return setCheck(row, index.column(), value.toInt() == Qt::Checked);
    if (role != Qt::EditRole)
        return false;
    if (index.column() == ColourColumn)
        return setColour(row, value);
    Player player = row.player;
    if (!write(player, index.column(), value))
        return false;
    if (player != row.player)
        emit edited(withPlayer(scenario(), player),
                    tr("%1: %2", "player, heading of the column")
                        .arg(word(player.colour), headings().at(index.column())));
    return true;
}

bool PlayersModel::setColour(const Row &row, const QVariant &value)
{
    const int wanted = value.toInt();
    if (wanted < 0 || wanted >= static_cast<int>(colourNames.size()))
        return false;
    emit edited(withColourChanged(scenario(), row.player.colour, static_cast<Colour>(wanted)),
                tr("Change a colour"));
    return true;
}

bool PlayersModel::setCheck(const Row &row, int column, bool on)
{
    if (column == TurnColumn)
        emit edited(withTurn(scenario(), on ? std::optional(Turn{row.player.colour}) : std::nullopt),
                    tr("Change whose turn it is"));
    else if (column == RansomColumn && row.onTurn)
        emit edited(withTurn(scenario(), Turn{row.player.colour, on}),
                    on ? tr("A ransom was paid") : tr("No ransom was paid"));
    else
        return false;
    return true;
}

bool PlayersModel::canDeal() const
{
    return floorsFor(m_rows.size()).has_value();
}

void PlayersModel::add()
{
    const auto order = playerOrder(scenario());
    for (std::size_t i = 0; i < colourNames.size(); ++i) {
        const auto colour = static_cast<Colour>(i);
        if (std::find(order.begin(), order.end(), colour) != order.end())
            continue;
        emit edited(withPlayer(scenario(), {.colour = colour}), tr("Add a player"));
        return;
    }
}

void PlayersModel::remove(int row)
{
    if (row >= 0 && row < m_rows.size())
        emit edited(withoutPlayer(scenario(), colourAt(row)), tr("Remove a player"));
}

void PlayersModel::move(int row, int by)
{
    if (row >= 0 && row < m_rows.size())
        emit edited(withPlayerMoved(scenario(), colourAt(row), row + by), tr("Change the turn order"));
}

void PlayersModel::dealFloors()
{
    emit edited(withFloorsDealt(scenario()), tr("Deal floors"));
}

} // namespace towerwatch
