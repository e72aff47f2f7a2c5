// SPDX-License-Identifier: MIT
#include "views/window/lists/playerpopup.h"

#include "views/window/lists/listmodel.h"
#include "views/window/lists/numberbox.h"
#include "views/window/lists/supplybox.h"
#include "views/words/words.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>

namespace towerwatch {

namespace {

std::optional<int> stated(QSpinBox &box)
{
    box.interpretText();
    return box.value() < 0 ? std::nullopt : std::optional(box.value());
}

} // namespace

PlayerPopup::PlayerPopup(const Player &player, const std::vector<Colour> &others, TowerRules rules,
                         QWidget *parent)
    : CellPopup(parent)
    , m_player(player)
    , m_name(new QLineEdit(QString::fromStdString(player.name.value_or(std::string())), this))
    , m_colour(new QComboBox(this))
    , m_points(numberBox(limits::points, this))
    , m_floors(numberBox(limits::floors, this))
    , m_supply(new SupplyBox(player.supply, rules, this))
{
    setObjectName(QStringLiteral("playerPopup"));
    m_name->setMaxLength(limits::name);
    for (const Colour colour : allOf<Colour>)
        if (colour == player.colour || std::ranges::find(others, colour) != others.end())
            m_colour->addItem(colourIcon(colour), word(colour), static_cast<int>(colour));
    m_colour->setCurrentIndex(m_colour->findData(static_cast<int>(player.colour)));
    m_points->setValue(player.points.value_or(-1));
    m_floors->setValue(player.floors.value_or(-1));
    auto *form = new QFormLayout(this);
    form->addRow(tr("&Name:"), m_name);
    form->addRow(tr("&Colour:"), m_colour);
    form->addRow(tr("&Points:"), m_points);
    form->addRow(tr("&Floors:"), m_floors);
    form->addRow(m_supply);
    setFocusProxy(m_name);
    m_name->setFocus();
    m_name->selectAll();
}

QVariant PlayerPopup::value() const
{
    Player player = m_player;
    const QString name = m_name->text().simplified().left(limits::name);
    player.name = name.isEmpty() ? std::nullopt : std::optional(name.toStdString());
    player.colour = static_cast<Colour>(m_colour->currentData().toInt());
    player.points = stated(*m_points);
    player.floors = stated(*m_floors);
    player.supply = m_supply->supply();
    return QVariant::fromValue(player);
}

} // namespace towerwatch

#include "moc_playerpopup.cpp"
