// SPDX-License-Identifier: MIT
/// Any bytes: the reader must survive them, and whatever it accepts must be answered under all rules and come back
/// from its own text unchanged.

#include "model/answervalue.h"
#include "model/compare.h"
#include "model/referee.h"
#include "model/scenarioreader.h"
#include "model/scenariowriter.h"
#include "model/warnings.h"
#include "resources/catalogue.h"

#include <cstdlib>

using namespace towerwatch;

namespace {

void answerEverything(const Scenario &scenario)
{
    for (const Question &question : questionsOf(scenario, builtInTiles()))
        compareAnswers(scenario, builtInTiles(), question);
    const Board board(scenario, builtInTiles());
    warningsOf(board);
    for (const PlacedTile &placed : scenario.tiles) {
        toValue(board, answer(board, {.ask = Ask::PlaceFloor, .at = placed.at}));
        toValue(board, answer(board, {.ask = Ask::Score, .at = placed.at}));
    }
    toValue(board, answer(board, {.ask = Ask::Actions}));
    toValue(board, answer(board, {.ask = Ask::Ransom}));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const ReadResult result = readScenario({reinterpret_cast<const char *>(data), size}, builtInTiles());
    if (!result.scenario) {
        if (result.problems.empty())
            std::abort(); // refused without a reason
        return 0;
    }
    const std::string text = writeScenario(*result.scenario);
    const ReadResult again = readScenario(text, builtInTiles());
    if (!again.scenario || !(*again.scenario == *result.scenario) || writeScenario(*again.scenario) != text)
        std::abort(); // does not come back
    answerEverything(*result.scenario);
    return 0;
}
