// SPDX-License-Identifier: MIT
/// Any bytes as a saved game: reading and replaying must survive them, and every turn must be a good
/// scenario.
#include "tests/fuzz/holds.h"
#include "tests/fuzz/target.h"

#include "app/system/gamefile.h"
#include "model/jcz/game.h"
#include "model/jcz/replay.h"
#include "resources/catalogue.h"
#include "views/reports/gamewords.h"

using namespace towerwatch;

FUZZ_TARGET(jcz)
{
    JczReadResult read =
        readJcz(QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)));
    holds::require(read.game.has_value() == read.errors.empty(), "a file is a game or has errors");
    for (const JczNote &error : read.errors)
        holds::require(!sentence(error).empty(), "an error has words");
    if (!read.game)
        return 0;
    const JczReplay replay(std::move(*read.game), builtInTiles(), &outlines());
    for (int turn = 0; turn <= replay.turns() && turn < 20; ++turn) {
        holds::comesBack(replay.after(turn));
        for (const JczNote &note : replay.notes().at(static_cast<std::size_t>(turn)))
            holds::require(!sentence(note).empty(), "a note has words");
    }
    holds::isAnswered(replay.after(replay.turns()));
    return 0;
}
