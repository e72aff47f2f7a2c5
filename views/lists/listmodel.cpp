// SPDX-License-Identifier: MIT
#include "views/lists/listmodel.h"

#include "views/look/artimage.h"
#include "views/wording/words.h"

#include <QPixmap>
#include <array>

namespace towerwatch {

void TablesModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int TablesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(headings().size());
}

QVariant TablesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::DisplayRole && section >= 0 && section < columnCount())
        return headings().at(section);
    return RowModel::headerData(section, orientation, role);
}

QIcon colourIcon(Colour colour)
{
    static std::array<QIcon, colourNames.size()> icons;
    QIcon &icon = icons[static_cast<std::size_t>(colour)];
    if (!icon.isNull())
        return icon;
    const drawing::PlayerColours colours = drawing::playerColours(colour);
    const std::string art = "<rect x=\"-7.5\" y=\"-7.5\" width=\"15\" height=\"15\" rx=\"3\" fill=\"" +
                            colours.fill + "\" stroke=\"#808080\" stroke-width=\"0.8\"/>" +
                            drawing::playerMark(colour, colours.ink);
    for (const int ratio : {1, 2, 3})
        icon.addPixmap(QPixmap::fromImage(artImage(art, {-8, -8, 16, 16}, {16, 16}, ratio)));
    return icon;
}

QList<Choice> colourChoices(const Scenario &scenario, const std::vector<Colour> &colours)
{
    QList<Choice> choices;
    for (const Colour colour : colours)
        choices.append({playerWord(scenario, colour), static_cast<int>(colour), colourIcon(colour)});
    return choices;
}

QString playerWord(const Scenario &scenario, Colour colour)
{
    return playerName(scenario, colour);
}

QString notStated()
{
    return QStringLiteral("–");
}

} // namespace towerwatch
