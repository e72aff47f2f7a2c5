// SPDX-License-Identifier: MIT
#include "app/command/commands.h"
#include "app/system/gamefile.h"
#include "model/format/scenariowriter.h"
#include "model/jcz/replay.h"
#include "resources/catalogue.h"
#include "views/reports/gamewords.h"
#include "views/words/words.h"

namespace towerwatch::cli {

namespace {

void printNotes(const QString &file, const std::vector<JczNotes> &notes, int turns)
{
    for (int turn = 0; turn <= turns; ++turn)
        for (const JczNote &note : notes[static_cast<std::size_t>(turn)]) {
            const Text text = turn == 0 ? sentence(note) : Cli::tr("turn %1: %2").arg(turn, sentence(note));
            printMessage(file, "warning", text);
        }
}

/// The turn asked for, the last one without an option.
int wantedTurn(const Options &options, int turns)
{
    bool isNumber = true;
    const int turn = options.has("turn") ? options.value("turn").toInt(&isNumber) : turns;
    if (!isNumber || turn < 0 || turn > turns)
        refuse(
            Cli::tr("The game has %n turn(s); --turn takes 0 (the start) to %1.", nullptr, turns).arg(turns));
    return turn;
}

} // namespace

int importGame(const Options &options)
{
    const QString path = options.files().first(), file = nameOf(path);
    JczReadResult read = readJcz(QByteArray::fromStdString(readBytes(path)));
    for (const JczNote &error : read.errors) {
        const bool hasMark = error.code == JczCode::NotJson;
        printMessage(hasMark ? placeIn(file, {std::stoi(error.facts[1]), std::stoi(error.facts[2])}) : file,
                     "error", sentence(error));
    }
    if (!read.game)
        return badInput;
    const JczReplay replay(std::move(*read.game), builtInTiles(), &outlines());
    const int turn = wantedTurn(options, replay.turns());
    printNotes(file, replay.notes(), turn);
    if (const JczLoss &loss = replay.losses()[static_cast<std::size_t>(turn)];
        loss.most() && !options.has("partial")) {
        printMessage(file, "error",
                     sentence(noteOf(loss)) + " " + Cli::tr("With --partial you get what is left."));
        return badInput;
    }
    const std::string text = writeScenario(replay.after(turn));
    if (const QString out = options.value("o"); options.has("o") && out != u"-")
        return save(out, QByteArray::fromStdString(text)) ? fine : badInput;
    print(text.substr(0, text.size() - 1));
    return fine;
}

} // namespace towerwatch::cli
