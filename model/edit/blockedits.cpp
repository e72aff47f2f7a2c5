// SPDX-License-Identifier: MIT
#include "model/edit/blockedits.h"

#include "model/edit/edits.h"
#include "model/edit/expectations.h"
#include "model/edit/references.h"
#include "model/edit/repair.h"
#include "model/value/ranges.h"

#include <algorithm>
#include <climits>
#include <map>

namespace towerwatch {

namespace {

bool onTable(const Squares &squares)
{
    return ranges::all_of(squares, isOnTable);
}

/// Where the whole board goes, every square goes with it, and so does what any question expects; else only
/// the squares of the block and what the questions about them expect.
void carryQuestions(Scenario &scenario, const Squares &squares, Square way, bool whole)
{
    const SquareWay goes = [&](Square at) {
        const bool along = (whole || squares.contains(at)) && isOnTable(at + way);
        return along ? at + way : at;
    };
    for (Question &question : scenario.questions) {
        const bool about = question.at && squares.contains(*question.at);
        if (question.at)
            question.at = goes(*question.at);
        if (question.expect && (about || whole))
            question.expect = carriedExpectation(std::move(*question.expect), goes);
    }
}

/// Takes everything on `squares` along.
void carry(Scenario &scenario, const Squares &squares, Square way)
{
    const bool whole = tilesAmong(scenario, squares).size() == allSquares(scenario).size();
    const auto take = [&](Square &at) { at = squares.contains(at) ? at + way : at; };
    for (PlacedTile &tile : scenario.tiles)
        take(tile.at);
    for (Castle &castle : scenario.castles)
        take(castle.at);
    for (Figure &figure : scenario.figures)
        if (figure.at)
            take(*figure.at);
    if (scenario.turn && scenario.turn->laid && scenario.turn->laid->at)
        take(*scenario.turn->laid->at);
    carryQuestions(scenario, squares, way, whole);
}

/// Castles named from tiles that stay behind, named again from those of the block.
void keepCastles(Scenario &block, const Scenario &scenario, const TileCatalogue &catalogue)
{
    const Board whole(scenario, catalogue);
    for (const PlacedTile &placed : block.tiles)
        for (const Side side : allSides) {
            const int city = whole.cityAt(whole.tileAt(placed.at), side);
            if (city >= 0 && whole.feature(city).castle)
                block = withCastle(std::move(block), catalogue, {placed.at, side});
        }
}

/// Adds the designs of a block; one that is called as another tile gets a new name.
void addDesigns(Scenario &scenario, const TileCatalogue &catalogue, Scenario &block)
{
    const Designs own(scenario, catalogue);
    std::vector<Tile> added;
    added.reserve(block.designs.size()); // the map below points into it
    std::map<std::string_view, const Tile *> addedById;
    const auto find = [&](const std::string &id) {
        const auto found = addedById.find(id);
        return found == addedById.end() ? own.find(id) : found->second;
    };
    std::map<std::string, std::string> renamed;
    for (Tile design : block.designs) {
        const std::string old = design.id;
        const Tile *known = find(old);
        const auto isOther = [&] {
            design.comment = known ? known->comment : design.comment;
            return known && *known != design;
        };
        for (int i = 2; isOther(); ++i) {
            design.id = old + '-' + std::to_string(i);
            known = find(design.id);
        }
        if (design.id != old)
            renamed.emplace(old, design.id);
        if (known)
            continue;
        added.push_back(std::move(design));
        addedById.emplace(added.back().id, &added.back());
    }
    for (PlacedTile &tile : block.tiles)
        if (const auto found = renamed.find(tile.tile); found != renamed.end())
            tile.tile = found->second;
    scenario.designs.insert(scenario.designs.end(), added.begin(), added.end());
}

/// Adds the figures and the questions of a block. Questions follow figures whose ids change, and are asked by
/// whom they were asked by.
void addFigures(Scenario &scenario, Scenario &block)
{
    const auto taken = figureIds(scenario), before = figureIds(block);
    const std::set<std::string_view> takenIds(taken.begin(), taken.end());
    const Colour asker = askerOf(scenario, {});
    for (Question &question : block.questions) {
        question.by = askerOf(block, question) == asker ? question.by : askerOf(block, question);
        trimQuestion(question);
    }
    for (Figure figure : block.figures) {
        if (takenIds.contains(figure.id))
            figure.id.clear();
        scenario.figures.push_back(std::move(figure));
    }
    const auto now = figureIds(scenario);
    std::map<std::string, std::string> ids;
    for (std::size_t i = 0; i < before.size(); ++i)
        ids.emplace(before[i], now[taken.size() + i]);
    renameFigures(block, ids);
    scenario.questions.insert(scenario.questions.end(), block.questions.begin(), block.questions.end());
}

} // namespace

Squares tilesAmong(const Scenario &scenario, const Squares &squares)
{
    Squares found;
    for (const PlacedTile &tile : scenario.tiles)
        if (squares.contains(tile.at))
            found.insert(tile.at);
    return found;
}

Squares allSquares(const Scenario &scenario)
{
    Squares found;
    for (const PlacedTile &tile : scenario.tiles)
        found.insert(tile.at);
    return found;
}

Extent extentOf(const Squares &squares)
{
    Extent extent = squares.empty() ? Extent() : Extent{*squares.begin(), *squares.begin()};
    for (const Square square : squares)
        extent = extent.with(square);
    return extent;
}

Squares moved(const Squares &squares, Square way)
{
    Squares result;
    for (const Square square : squares)
        result.insert(square + way);
    return result;
}

std::optional<Scenario> withBlockMoved(Scenario scenario, const TileCatalogue &catalogue,
                                       const Squares &squares, Square way)
{
    const Squares block = tilesAmong(scenario, squares), target = moved(block, way);
    if (block.empty() || !onTable(target))
        return std::nullopt;
    for (const Square square : tilesAmong(scenario, target))
        if (!block.contains(square))
            return std::nullopt;
    carry(scenario, block, way);
    mend(scenario, catalogue);
    return scenario;
}

Scenario withoutBlock(Scenario scenario, const TileCatalogue &catalogue, const Squares &squares)
{
    const auto on = [&](const auto &thing) { return squares.contains(thing.at); };
    if (std::erase_if(scenario.tiles, on) == 0)
        return scenario;
    std::erase_if(scenario.castles, on);
    std::erase_if(scenario.questions,
                  [&](const Question &question) { return question.at && squares.contains(*question.at); });
    mend(scenario, catalogue);
    return scenario;
}

Scenario blockOf(const Scenario &scenario, const TileCatalogue &catalogue, const Squares &squares)
{
    Scenario block;
    block.rules = scenario.rules;
    block.turn = Turn{askerOf(scenario, {})}; // who questions are about that do not say so
    const Squares tiles = tilesAmong(scenario, squares);
    std::vector<bool> left;
    for (const PlacedTile &tile : scenario.tiles)
        if (tiles.contains(tile.at))
            block.tiles.push_back(tile);
    for (const Tile &design : scenario.designs)
        if (ranges::any_of(block.tiles, [&](const auto &tile) { return tile.tile == design.id; }))
            block.designs.push_back(design);
    for (const Castle &castle : scenario.castles)
        if (tiles.contains(castle.at))
            block.castles.push_back(castle);
    for (const Question &question : scenario.questions)
        if (question.at && tiles.contains(*question.at))
            block.questions.push_back(question);
    block.figures = scenario.figures;
    for (const Figure &figure : scenario.figures)
        left.push_back(!figure.at || !tiles.contains(*figure.at));
    removeFigures(block, left);
    keepCastles(block, scenario, catalogue);
    return fromCorner(std::move(block), catalogue);
}

Scenario fromCorner(Scenario block, const TileCatalogue &catalogue)
{
    const Squares squares = allSquares(block);
    const Square first = extentOf(squares).first;
    carry(block, squares, {-first.x, -first.y});
    mend(block, catalogue);
    return block;
}

std::optional<Scenario> withBlock(Scenario scenario, const TileCatalogue &catalogue, Scenario block,
                                  Square at)
{
    const Squares squares = allSquares(block), target = moved(squares, at);
    if (squares.empty() || !onTable(target) || !tilesAmong(scenario, target).empty())
        return std::nullopt;
    carry(block, squares, at);
    addDesigns(scenario, catalogue, block);
    scenario.tiles.insert(scenario.tiles.end(), block.tiles.begin(), block.tiles.end());
    scenario.castles.insert(scenario.castles.end(), block.castles.begin(), block.castles.end());
    addFigures(scenario, block);
    mend(scenario, catalogue);
    return scenario;
}

} // namespace towerwatch
