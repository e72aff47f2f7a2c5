// SPDX-License-Identifier: MIT
/// How long rules and files take on large boards.
#include "model/format/scenarioreader.h"
#include "model/format/scenariowriter.h"
#include "model/referee/referee.h"
#include "tests/bench/boards.h"
#include "views/search/rulingsearch.h"

#include <benchmark/benchmark.h>

using namespace towerwatch;

namespace {

void features(benchmark::State &state)
{
    const Scenario &scenario = bench::position(static_cast<int>(state.range(0)))->scenario();
    for (auto _ : state)
        benchmark::DoNotOptimize(Board(scenario, builtInTiles()));
    state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(features)->RangeMultiplier(10)->Range(100, 100'000)->Unit(benchmark::kMillisecond);

/// The answers for every tower and every watchtower of the board.
void allTowersAndWatchtowers(benchmark::State &state)
{
    const Board &board = bench::position(static_cast<int>(state.range(0)))->board();
    Scenario scenario = board.scenario();
    scenario.questions.clear();
    auto questions = questionsOf(scenario, builtInTiles());
    questions.pop_back(); // the score
    for (auto _ : state)
        for (const Question &question : questions)
            benchmark::DoNotOptimize(answer(board, question));
    state.counters["questions"] = static_cast<double>(questions.size());
}
BENCHMARK(allTowersAndWatchtowers)->Arg(10'000)->Unit(benchmark::kMillisecond);

void scoreOfTheBoard(benchmark::State &state)
{
    const Board &board = bench::position(static_cast<int>(state.range(0)))->board();
    for (auto _ : state)
        benchmark::DoNotOptimize(answer(board, {.ask = Ask::Score}));
}
BENCHMARK(scoreOfTheBoard)->Arg(10'000)->Unit(benchmark::kMillisecond);

void load(benchmark::State &state)
{
    const std::string text = writeScenario(bench::position(static_cast<int>(state.range(0)))->scenario());
    for (auto _ : state)
        benchmark::DoNotOptimize(readScenario(text, builtInTiles()));
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
}
BENCHMARK(load)->RangeMultiplier(10)->Range(100, 100'000)->Unit(benchmark::kMillisecond);

void searchForARuling(benchmark::State &state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(findRulings({.words = "may i capture my own meeple"}));
}
BENCHMARK(searchForARuling)->Unit(benchmark::kMicrosecond);

} // namespace
