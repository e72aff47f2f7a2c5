// SPDX-License-Identifier: MIT
#include "app/desk/steps.h"

#include "model/edit/edits.h"
#include "model/edit/repair.h"
#include "resources/catalogue.h"
#include "views/wording/words.h"

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

QString Steps::whyNot(Do what) const
{
    const auto &kept = m_scenario.questions;
    switch (what) {
    case Do::Remove:
        return m_tile || m_desk.selectedFigure() >= 0 ? QString() : tr("Select a figure or a tile first.");
    case Do::KeepQuestion:
        if (!m_desk.question)
            return tr("Nothing is asked: click a tower or a figure first.");
        return std::ranges::find(kept, *m_desk.question) == kept.end()
                   ? QString()
                   : tr("The scenario has this question already.");
    case Do::RemoveQuestion:
        return m_desk.isKept() ? QString() : tr("The scenario does not have this question.");
    case Do::Rotate:
    case Do::RotateBack:
    case Do::FloorUp:
    case Do::FloorDown:
    case Do::Bridge:
    case Do::Castle: return m_design ? whyNoBuilding(what) : tr("Select a tile first.");
    default: return tr("This is not a step.");
    }
}

/// Why something cannot be built on the selected tile.
QString Steps::whyNoBuilding(Do what) const
{
    const auto unless = [](bool can, const QString &why) { return can ? QString() : why; };
    switch (what) {
    case Do::FloorUp:
    case Do::FloorDown:
        if (!m_design->towerFoundation)
            return tr("The tile at %1 has no tower foundation.").arg(phrase(m_tile->at));
        return what == Do::FloorUp
                   ? unless(m_tile->floors < limits::floors,
                            tr("A tower in a scenario can have at most %1 floors.").arg(limits::floors))
                   : unless(m_tile->floors > 0, tr("No floor lies on this foundation."));
    case Do::Bridge:
        return unless(carriesBridge(*m_design, m_tile->rotation),
                      tr("A bridge runs from side to side over fields; the tile at %1 has none on opposite "
                         "sides.")
                          .arg(phrase(m_tile->at)));
    case Do::Castle:
        return unless(!m_design->cities.empty(), tr("The tile at %1 has no city.").arg(phrase(m_tile->at)));
    default: return {};
    }
}

std::optional<Step> Steps::step(Do what) const
{
    if (!whyNot(what).isEmpty())
        return {};
    switch (what) {
    case Do::Rotate: return turn(Rotation::R90);
    case Do::RotateBack: return turn(Rotation::R270);
    case Do::Remove: return removal();
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

/// Taking away the figure or, without one, the tile.
Step Steps::removal() const
{
    if (const int figure = m_desk.selectedFigure(); figure >= 0)
        return {withoutFigure(m_scenario, figure), tr("Remove a figure")};
    const auto stands = static_cast<int>(std::ranges::count(m_scenario.figures, m_tile->at, &Figure::at));
    return {withoutTile(m_scenario, builtInTiles(), m_tile->at),
            stands == 0 ? tr("Remove a tile") : tr("Remove a tile with %n figure(s)", nullptr, stands)};
}

Step Steps::turn(Rotation by) const
{
    return {withTileTurned(m_scenario, builtInTiles(), m_tile->at, by), tr("Turn a tile")};
}

Step Steps::floors(int by) const
{
    const bool first = inFirstEdition(m_scenario);
    const QString more = first ? tr("Add a tower piece", "first edition") : tr("Add a floor"),
                  fewer = first ? tr("Take a tower piece off", "first edition") : tr("Remove a floor");
    return {withFloors(m_scenario, builtInTiles(), m_tile->at, m_tile->floors + by), by > 0 ? more : fewer};
}

Step Steps::bridge() const
{
    Scenario after = withNextBridge(m_scenario, builtInTiles(), m_tile->at);
    const auto tile = std::ranges::find(after.tiles, m_tile->at, &PlacedTile::at);
    const bool laid = tile != after.tiles.end() && tile->bridge;
    return {std::move(after), laid ? tr("Lay a bridge") : tr("Remove a bridge")};
}

Step Steps::castle() const
{
    Scenario after = withNextCastle(m_scenario, builtInTiles(), m_tile->at);
    const bool more = after.castles.size() > m_scenario.castles.size();
    return {std::move(after), more ? tr("Turn a city into a castle") : tr("Turn a castle back into a city")};
}

} // namespace towerwatch
