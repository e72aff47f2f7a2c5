// SPDX-License-Identifier: MIT
#include "app/window/presenters/steps.h"

#include "model/edit/edits.h"
#include "model/edit/repair.h"
#include "resources/catalogue.h"
#include "views/words/words.h"

#include <QCoreApplication>

namespace towerwatch {

namespace {

struct Steps
{
    Q_DECLARE_TR_FUNCTIONS(Steps)
};

/// Taking away the figure or, without one, the tile.
Step removal(const Scenario &scenario, int figure, Square at)
{
    if (figure >= 0)
        return {withoutFigure(scenario, figure), Steps::tr("Remove a figure")};
    const auto stands = static_cast<int>(std::ranges::count(scenario.figures, at, &Figure::at));
    return {withoutTile(scenario, builtInTiles(), at),
            stands == 0 ? Steps::tr("Remove a tile")
                        : Steps::tr("Remove a tile with %n figure(s)", nullptr, stands)};
}

QString whyNoFloor(const PlacedTile &tile, const Tile &design, bool up, bool firstEdition)
{
    if (!design.towerFoundation)
        return (firstEdition ? Steps::tr("The tile at %1 has no tower place.", "first edition")
                             : Steps::tr("The tile at %1 has no tower foundation."))
            .arg(phrase(tile.at));
    if (up && tile.floors >= limits::floors)
        return (firstEdition
                    ? Steps::tr("A tower in a scenario can have at most %1 tower pieces.", "first edition")
                    : Steps::tr("A tower in a scenario can have at most %1 floors."))
            .arg(limits::floors);
    if (up || tile.floors > 0)
        return {};
    return firstEdition ? Steps::tr("No tower piece lies on this tower place.", "first edition")
                        : Steps::tr("No floor lies on this foundation.");
}

Step floors(const Scenario &scenario, const PlacedTile &tile, bool up)
{
    const bool first = inFirstEdition(scenario);
    const QString more = first ? Steps::tr("Add a tower piece", "first edition") : Steps::tr("Add a floor"),
                  fewer = first ? Steps::tr("Remove a tower piece", "first edition")
                                : Steps::tr("Remove a floor");
    return {withFloors(scenario, builtInTiles(), tile.at, tile.floors + (up ? 1 : -1)), up ? more : fewer};
}

Step bridge(const Scenario &scenario, Square at)
{
    Scenario after = withNextBridge(scenario, builtInTiles(), at);
    const auto tile = std::ranges::find(after.tiles, at, &PlacedTile::at);
    const bool laid = tile != after.tiles.end() && tile->bridge;
    return {std::move(after), laid ? Steps::tr("Lay a bridge") : Steps::tr("Remove a bridge")};
}

Step castle(const Scenario &scenario, Square at)
{
    Scenario after = withNextCastle(scenario, builtInTiles(), at);
    const bool more = after.castles.size() > scenario.castles.size();
    return {std::move(after),
            more ? Steps::tr("Turn a city into a castle") : Steps::tr("Turn a castle back into a city")};
}

/// What an action would do with a tile.
PossibleStep stepWith(const Scenario &scenario, const PlacedTile &tile, const Tile &design, Do what)
{
    const bool first = what == Do::Rotate || what == Do::FloorUp; // of a pair
    switch (what) {
    case Do::Rotate:
    case Do::RotateBack:
        return {{}, [&scenario, at = tile.at, by = first ? Rotation::R90 : Rotation::R270] {
                    return Step{withTileTurned(scenario, builtInTiles(), at, by), Steps::tr("Turn a tile")};
                }};
    case Do::FloorUp:
    case Do::FloorDown:
        return {whyNoFloor(tile, design, first, inFirstEdition(scenario)),
                [&scenario, &tile, first] { return floors(scenario, tile, first); }};
    case Do::Bridge:
        return {carriesBridge(design, tile.rotation)
                    ? QString()
                    : Steps::tr("A bridge runs from side to side over fields; the tile at %1 has none on "
                                "opposite sides.")
                          .arg(phrase(tile.at)),
                [&scenario, &tile] { return bridge(scenario, tile.at); }};
    case Do::Castle:
        return {design.cities.empty() ? Steps::tr("The tile at %1 has no city.").arg(phrase(tile.at))
                                      : QString(),
                [&scenario, &tile] { return castle(scenario, tile.at); }};
    default: return {Steps::tr("This is not a step.")};
    }
}

} // namespace

PossibleStep stepAt(const Desk &desk, Do what)
{
    const Scenario &scenario = desk.position->scenario();
    const Board &board = desk.position->board();
    const Square at = desk.selection.square.value_or(Square{});
    const int tile = desk.selection.square ? board.tileAt(at) : -1, figure = desk.selectedFigure();
    switch (what) {
    case Do::Remove:
        return {tile >= 0 || figure >= 0 ? QString() : Steps::tr("Select a figure or a tile first."),
                [&scenario, figure, at] { return removal(scenario, figure, at); }};
    case Do::KeepQuestion:
        if (!desk.question)
            return {Steps::tr("Nothing is asked: click a tower or a figure first.")};
        return {std::ranges::find(scenario.questions, *desk.question) == scenario.questions.end()
                    ? QString()
                    : Steps::tr("The scenario has this question already."),
                [&scenario, &desk] {
                    return Step{withQuestion(scenario, builtInTiles(), *desk.question),
                                Steps::tr("Keep a question")};
                }};
    case Do::RemoveQuestion:
        return {desk.isKept() ? QString() : Steps::tr("The scenario does not have this question."),
                [&scenario, &desk] {
                    return Step{withoutQuestion(scenario, desk.current), Steps::tr("Remove a question")};
                }};
    default: break;
    }
    const Tile *design = tile >= 0 ? board.designAt(at) : nullptr;
    return design ? stepWith(scenario, board.placed(tile), *design, what)
                  : PossibleStep{Steps::tr("Select a tile first.")};
}

} // namespace towerwatch
