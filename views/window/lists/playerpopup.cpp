// SPDX-License-Identifier: MIT
#include "views/window/lists/playerpopup.h"

#include "views/window/lists/numberbox.h"
#include "views/window/lists/playerlist.h"

#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>

namespace towerwatch {

PlayerPopup::PlayerPopup(const Player &player, QWidget *parent)
    : CellPopup(parent)
    , m_player(player)
    , m_name(new QLineEdit(QString::fromStdString(player.name.value_or(std::string())), this))
    , m_points(numberBox(this, {0, limits::points}))
    , m_floors(numberBox(this, {0, limits::floors}))
{
    setObjectName(QStringLiteral("playerPopup"));
    m_name->setMaxLength(limits::name);
    m_points->setValue(player.points.value_or(-1));
    m_floors->setValue(player.floors.value_or(-1));
    auto *form = new QFormLayout(this);
    form->addRow(tr("&Name:"), m_name);
    form->addRow(tr("&Points:"), m_points);
    form->addRow(tr("&Floors:"), m_floors);
    setFocusProxy(m_name);
    m_name->setFocus();
    m_name->selectAll();
}

QVariant PlayerPopup::value() const
{
    Player player = m_player;
    m_points->interpretText();
    m_floors->interpretText();
    PlayersModel::writeInto(player, PlayersModel::NameColumn, m_name->text());
    PlayersModel::writeInto(player, PlayersModel::PointsColumn, m_points->value());
    PlayersModel::writeInto(player, PlayersModel::FloorsColumn, m_floors->value());
    return QVariant::fromValue(player);
}

} // namespace towerwatch

#include "moc_playerpopup.cpp"
