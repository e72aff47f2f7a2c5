// SPDX-License-Identifier: MIT
/// Any bytes as a saved game: reading and replaying must survive them, and every turn must be a good scenario.

#include "app/jcz/game.h"
#include "app/jcz/replay.h"
#include "model/scenarioreader.h"
#include "model/scenariowriter.h"
#include "resources/catalogue.h"

#include <cstdlib>

using namespace towerwatch;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    JczReadResult read = readJcz(QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)));
    if (!read.game)
        return 0;
    const JczReplay replay(std::move(*read.game), builtInTiles());
    for (int turn = 0; turn <= replay.turns() && turn < 20; ++turn)
        if (!readScenario(writeScenario(replay.after(turn)), builtInTiles()).scenario)
            std::abort(); // not a good scenario
    return 0;
}
