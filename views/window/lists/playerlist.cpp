// SPDX-License-Identifier: MIT
#include "views/window/lists/playerlist.h"

#include "model/edit/edits.h"
#include "views/words/playerwords.h"
#include "views/words/words.h"

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
    for (const auto &[prisoner, count] : groupsOf(prisoners))
        parts << prisonersWords(prisoner, count, rules);
    return parts.join(QStringLiteral(", "));
}

std::optional<int> stated(const QVariant &value)
{
    const int number = value.toInt();
    return number < 0 ? std::nullopt : std::optional(number);
}

Cell numberCell(const std::optional<int> &number, int greatest)
{
    return {.text = number ? QString::number(*number) : notStated(),
            .value = number.value_or(-1),
            .editable = true,
            .range = NumberRange{0, greatest}};
}

} // namespace

QStringList PlayersModel::headings() const
{
    return {tr("Colour"), tr("Name"),      tr("Points"), tr("Floors"),
            tr("Supply"), tr("Prisoners"), tr("Turn"),   tr("Ransom paid")};
}

void PlayersModel::follow()
{
    std::vector<PlayerRow> rows;
    const auto &turn = scenario().turn;
    for (const Colour colour : playerOrder(scenario())) {
        const Player *known = findPlayer(scenario(), colour);
        const bool onTurn = turn && turn->player == colour;
        rows.push_back({known ? *known : Player{.colour = colour}, onTurn, onTurn && turn->ransomPaid});
    }
    show(rows);
}

Cell PlayersModel::cell(int row, int column) const
{
    const auto &[player, onTurn, ransomPaid] = at(row);
    const TowerRules rules = scenario().rules.tower;
    const auto box = [](bool checked, bool enabled) {
        return Cell{.spoken = checked ? tr("yes") : tr("no"), .checked = checked, .enabled = enabled};
    };
    switch (column) {
    case ColourColumn:
        return {.text = word(player.colour),
                .value = static_cast<int>(player.colour),
                .editable = true,
                .icon = colourIcon(player.colour),
                .choices = [this, own = player.colour] { return coloursFor(own); }};
    case NameColumn:
        return {.text = player.name ? shown(*player.name) : notStated(),
                .value = QString::fromStdString(player.name.value_or(std::string())),
                .editable = true};
    case PointsColumn: return numberCell(player.points, limits::points);
    case FloorsColumn: return numberCell(player.floors, limits::floors);
    case SupplyColumn:
        return {.text = supplyText(player.supply, rules),
                .value = QVariant::fromValue(player.supply),
                .editable = true,
                .inPopup = true};
    case PrisonersColumn:
        return {.text = player.prisoners.empty() ? notStated() : prisonersText(player.prisoners, rules),
                .value = QVariant::fromValue(player.prisoners),
                .editable = true,
                .inPopup = true};
    case TurnColumn: return box(onTurn, true);
    case RansomColumn: return box(ransomPaid, onTurn);
    default: return {};
    }
}

/// The colours that are free, and the player's own.
QList<Choice> PlayersModel::coloursFor(Colour own) const
{
    std::vector<Colour> colours = freeColours(scenario());
    colours.insert(std::ranges::upper_bound(colours, own), own);
    QList<Choice> choices;
    for (const Colour colour : colours)
        choices.append({word(colour), static_cast<int>(colour), colourIcon(colour)});
    return choices;
}

bool PlayersModel::writeInto(Player &player, int column, const QVariant &value)
{
    switch (column) {
    case NameColumn: {
        const QString name = value.toString().simplified().left(limits::name);
        player.name = name.isEmpty() ? std::nullopt : std::optional(name.toStdString());
        return true;
    }
    case PointsColumn: player.points = stated(value); return true;
    case FloorsColumn: player.floors = stated(value); return true;
    case SupplyColumn: player.supply = value.value<std::optional<Supply>>(); return true;
    case PrisonersColumn: player.prisoners = value.value<std::vector<Prisoner>>(); return true;
    default: return false;
    }
}

bool PlayersModel::write(int row, int column, const QVariant &value)
{
    Player player = at(row).player;
    if (column == ColourColumn) {
        const auto wanted = chosen<Colour>(value, enumNames<Colour>.size());
        if (wanted)
            emit edited(withColourChanged(scenario(), player.colour, *wanted), tr("Change a colour"));
        return wanted.has_value();
    }
    if (!writeInto(player, column, value))
        return false;
    if (player != at(row).player)
        emit edited(
            withPlayer(scenario(), player),
            tr("%1: %2", "player, heading of the column").arg(word(player.colour), headings().at(column)));
    return true;
}

bool PlayersModel::check(int row, int column, bool on)
{
    const Colour colour = colourAt(row);
    if (column == TurnColumn)
        emit edited(withTurn(scenario(), on ? std::optional(Turn{colour}) : std::nullopt),
                    tr("Change whose turn it is"));
    else
        emit edited(withTurn(scenario(), Turn{colour, on}),
                    on ? tr("A ransom was paid") : tr("No ransom was paid"));
    return true;
}

bool PlayersModel::canDeal() const
{
    return floorsFor(rowCount()).has_value();
}

void PlayersModel::add()
{
    if (canAdd())
        emit edited(withPlayer(scenario(), {.colour = freeColours(scenario()).front()}), tr("Add a player"));
}

void PlayersModel::remove(int row)
{
    if (has(row))
        emit edited(withoutPlayer(scenario(), colourAt(row)), tr("Remove a player"));
}

void PlayersModel::move(int row, int by)
{
    if (has(row))
        emit edited(withPlayerMoved(scenario(), colourAt(row), row + by), tr("Change the turn order"));
}

void PlayersModel::dealFloors()
{
    emit edited(withFloorsDealt(scenario()), tr("Deal floors"));
}

} // namespace towerwatch

#include "moc_playerlist.cpp"
