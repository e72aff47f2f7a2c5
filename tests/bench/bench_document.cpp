// SPDX-License-Identifier: MIT
/// How long it takes to undo, and what remembering costs.
#include "app/window/document/document.h"
#include "model/edit/blockedits.h"
#include "model/edit/edits.h"
#include "tests/bench/boards.h"

#include <benchmark/benchmark.h>
#include <malloc.h>

using namespace towerwatch;

namespace {

const Square inTheMiddle{50, 50}, emptySquare{-1, 0};

Scenario edited(const Scenario &before, int kind)
{
    const TileCatalogue &tiles = builtInTiles();
    switch (kind) {
    case 0: return withTile(before, tiles, {tiles.tiles().front().id, emptySquare});
    case 1: return withoutTile(before, tiles, before.tiles.front().at);
    case 2: return withTileTurned(before, tiles, inTheMiddle, Rotation::R90);
    case 3: return withTileMoved(before, tiles, before.tiles.front().at, emptySquare);
    case 4: return withFigure(before, tiles, {.owner = Colour::Red, .at = before.tiles.front().at});
    case 5: return withoutFigure(before, 0);
    case 6: return withPlayer(before, {.colour = Colour::Black, .points = 7});
    case 7: return withTitle(before, {{{"", "A title"}}});
    default: return *withBlockMoved(before, tiles, allSquares(before), {1, 0});
    }
}

const std::array<const char *, 9> kinds{"lay",           "take a tile", "turn",          "move",    "figure",
                                        "take a figure", "a player",    "write a title", "move all"};

/// Undoes one edit of each kind on a board of 10,000 tiles.
void undo(benchmark::State &state)
{
    const Scenario &scenario = bench::position(10'000)->scenario();
    ScenarioDocument document;
    document.openCopy(scenario);
    const int kind = static_cast<int>(state.range(0));
    document.edit(edited(scenario, kind), QString());
    state.SetLabel(kinds[static_cast<std::size_t>(kind)]);
    for (auto _ : state) {
        document.undoStack()->undo();
        state.PauseTiming();
        document.undoStack()->redo();
        state.ResumeTiming();
    }
}
BENCHMARK(undo)->DenseRange(0, kinds.size() - 1)->Unit(benchmark::kMillisecond);

/// A thousand steps on a board of 10,000 tiles: each turns another tile.
void memoryOfSteps(benchmark::State &state)
{
    constexpr int steps = 1000;
    for (auto _ : state) {
        ScenarioDocument document;
        document.openCopy(bench::position(10'000)->scenario());
        const auto before = mallinfo2().uordblks;
        for (int i = 0; i < steps; ++i)
            document.edit(
                withTileTurned(document.scenario(), builtInTiles(), {i % 100, i / 100}, Rotation::R90),
                QString());
        const auto after = mallinfo2().uordblks;
        state.counters["MiB"] = static_cast<double>(after - std::min(after, before)) / (1024 * 1024);
    }
}
BENCHMARK(memoryOfSteps)->Iterations(1)->Unit(benchmark::kMillisecond);

} // namespace
