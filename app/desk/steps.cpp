// SPDX-License-Identifier: MIT
#include "app/desk/steps.h"

#include "model/edit/edits.h"
#include "model/edit/repair.h"
#include "resources/catalogue.h"

namespace towerwatch {

Steps::Steps(const Desk &desk)
    : m_desk(desk)
    , m_scenario(desk.position->scenario())
{
    const Board &board = desk.position->board();
    const int tile = desk.selection.square ? board.tileAt(*desk.selection.square) : -1;
    if (tile >= 0) {
        m_tile = &board.placed(tile);
        m_design = board.designAt(m_tile->at);
    }
}

bool Steps::can(Do what) const
{
    const bool tower = m_design && m_design->towerFoundation;
    const auto &kept = m_scenario.questions;
    switch (what) {
    case Do::Rotate:
    case Do::RotateBack: return m_design;
    case Do::Remove: return m_tile || !m_desk.selection.figure.empty();
    case Do::FloorUp: return tower && m_tile->floors < limits::floors;
    case Do::FloorDown: return tower && m_tile->floors > 0;
    case Do::Bridge: return bridgeChoices().size() > 1;
    case Do::Castle: return m_design && !m_design->cities.empty();
    case Do::KeepQuestion: return m_desk.question && std::ranges::find(kept, *m_desk.question) == kept.end();
    case Do::RemoveQuestion: return m_desk.current >= 0 && !kept.empty();
    default: return false;
    }
}

std::optional<Step> Steps::step(Do what) const
{
    if (!can(what))
        return {};
    switch (what) {
    case Do::Rotate:
    case Do::RotateBack: return turn(m_scenario, m_tile->at, what == Do::Rotate);
    case Do::Remove:
        return removal(m_scenario, m_desk.selection.square.value_or(Square{}), m_desk.selectedFigure());
    case Do::FloorUp: return floors(1);
    case Do::FloorDown: return floors(-1);
    case Do::Bridge: return bridge();
    case Do::Castle: return castle();
    case Do::KeepQuestion:
        return Step{withQuestion(m_scenario, builtInTiles(), *m_desk.question), tr("Keep a question")};
    case Do::RemoveQuestion:
        return Step{withoutQuestion(m_scenario, m_desk.current), tr("Remove a question")};
    default: return {};
    }
}

Step Steps::removal(const Scenario &scenario, Square at, int figure)
{
    if (figure >= 0)
        return {withoutFigure(scenario, figure), tr("Remove a figure")};
    return {withoutTile(scenario, builtInTiles(), at), tr("Remove a tile")};
}

Step Steps::turn(const Scenario &scenario, Square at, bool clockwise)
{
    return {withTileTurned(scenario, builtInTiles(), at, clockwise ? Rotation::R90 : Rotation::R270),
            tr("Turn a tile")};
}

Step Steps::tile(const Scenario &scenario, const QString &tile, Square at, Rotation rotation)
{
    return {withTile(scenario, builtInTiles(), {tile.toStdString(), at, rotation, 0, {}}), tr("Lay a tile")};
}

Step Steps::floors(int by) const
{
    return {withFloors(m_scenario, builtInTiles(), m_tile->at, m_tile->floors + by),
            by > 0 ? tr("One floor more") : tr("One floor fewer")};
}

std::vector<std::optional<Bridge>> Steps::bridgeChoices() const
{
    std::vector<std::optional<Bridge>> choices{std::nullopt};
    for (const Bridge bridge : {Bridge::NS, Bridge::EW})
        if (m_design && carries(*m_design, m_tile->rotation, bridge))
            choices.emplace_back(bridge);
    return choices;
}

Step Steps::bridge() const
{
    const auto choices = bridgeChoices();
    const auto now = std::ranges::find(choices, m_tile->bridge);
    const std::size_t next = (static_cast<std::size_t>(now - choices.begin()) + 1) % choices.size();
    return {withBridge(m_scenario, builtInTiles(), m_tile->at, choices[next]),
            choices[next] ? tr("Lay a bridge") : tr("Remove a bridge")};
}

Step Steps::castle() const
{
    const Board &board = m_desk.position->board();
    const int tile = board.tileAt(m_tile->at);
    Scenario cities = m_scenario;
    for (const Side side : allSides) {
        const int city = board.cityAt(tile, side);
        if (city >= 0 && !board.feature(city).castle)
            return {withCastle(m_scenario, builtInTiles(), {m_tile->at, side}), tr("Make a city a castle")};
        if (city >= 0)
            cities = withoutCastle(std::move(cities), builtInTiles(), {m_tile->at, side});
    }
    return {std::move(cities), tr("Make a castle a city again")};
}

} // namespace towerwatch
