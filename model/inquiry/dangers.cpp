// SPDX-License-Identifier: MIT
#include "model/inquiry/dangers.h"

#include "model/referee/capture.h"
#include "model/referee/reach.h"
#include "model/referee/referee.h"

#include <algorithm>

namespace towerwatch {

std::vector<Danger> dangersOf(const Board &board)
{
    std::vector<Danger> dangers;
    const std::vector<Colour> players = playerOrder(board.scenario());
    std::vector<int> towers = board.towers();
    const auto at = [&](int tile) { return board.placed(tile).at; };
    std::ranges::sort(towers, [&](int a, int b) { return at(a) < at(b); });
    for (const int tower : towers) {
        const int range = rangeOf(board.rules(), board.placed(tower).floors + 1);
        const std::vector<int> figures = figuresInReach(board, at(tower), range);
        for (const Colour by : players) {
            if (figures.empty() || judgeFloor(board, at(tower), by).legal == Legality::No)
                continue;
            Danger danger{.at = at(tower), .by = by, .range = range};
            for (const int figure : figures)
                if (const Verdict verdict = exposureOf(board, figure, by).verdict; verdict != Verdict::Safe)
                    (verdict == Verdict::Open ? danger.open : danger.capturable).push_back(figure);
            if (!danger.capturable.empty() || !danger.open.empty())
                dangers.push_back(std::move(danger));
        }
    }
    return dangers;
}

Value toValue(const Board &board, const std::vector<Danger> &dangers)
{
    const auto ids = figureIds(board.scenario());
    const auto idsOf = [&](const std::vector<int> &figures) {
        return Value::listOf(figures, [&](int figure) { return ids[static_cast<std::size_t>(figure)]; });
    };
    return Value::listOf(dangers, [&](const Danger &danger) {
        return Value::map("at", danger.at, "by", danger.by, "range", danger.range, "capturable",
                          idsOf(danger.capturable), "open", idsOf(danger.open));
    });
}

} // namespace towerwatch
