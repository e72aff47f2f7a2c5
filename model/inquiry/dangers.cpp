// SPDX-License-Identifier: MIT
#include "model/inquiry/dangers.h"

#include "model/referee/answervalue.h"
#include "model/referee/referee.h"

#include <algorithm>

namespace towerwatch {

namespace {

std::vector<Square> foundationsOf(const Board &board)
{
    std::vector<Square> squares;
    for (const PlacedTile &placed : board.scenario().tiles)
        if (const Tile *design = board.designAt(placed.at); design && design->towerFoundation)
            squares.push_back(placed.at);
    std::sort(squares.begin(), squares.end());
    squares.erase(std::unique(squares.begin(), squares.end()), squares.end());
    return squares;
}

} // namespace

std::vector<Danger> dangersOf(const Board &board)
{
    std::vector<Danger> dangers;
    for (const Square at : foundationsOf(board))
        for (const Colour by : playerOrder(board.scenario())) {
            const PlaceFloorAnswer answer = placeFloor(board, at, by);
            Danger danger{.at = at, .by = by, .range = answer.range};
            for (const FigureVerdict &verdict : answer.figures)
                if (verdict.verdict == Verdict::Capturable)
                    danger.capturable.push_back(verdict.figure);
                else if (verdict.verdict == Verdict::Open)
                    danger.open.push_back(verdict.figure);
            if (!danger.capturable.empty() || !danger.open.empty())
                dangers.push_back(std::move(danger));
        }
    return dangers;
}

Value toValue(const Board &board, const std::vector<Danger> &dangers)
{
    const auto ids = figureIds(board.scenario());
    const auto idsOf = [&](const std::vector<int> &figures) {
        Value list = Value::list();
        for (const int figure : figures)
            list.add(Value::of(ids[static_cast<std::size_t>(figure)]));
        return list;
    };
    Value list = Value::list();
    for (const Danger &danger : dangers) {
        Value entry = Value::map();
        entry.set("at", toValue(danger.at));
        entry.set("by", Value::of(name(danger.by)));
        entry.set("range", Value::of(danger.range));
        entry.set("capturable", idsOf(danger.capturable));
        entry.set("open", idsOf(danger.open));
        list.add(std::move(entry));
    }
    return list;
}

} // namespace towerwatch
