// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/jcz/reader.h"
#include "model/format/scenariowriter.h"
#include "model/jcz/replay.h"
#include "resources/catalogue.h"
#include "views/wording/gamewords.h"
#include "views/wording/words.h"

namespace towerwatch::cli {

namespace {

QString placeOf(const JczNote &error, const QString &file)
{
    const bool hasMark = error.code == JczCode::NotJson;
    return hasMark ? placeIn(file, {std::stoi(error.facts[1]), std::stoi(error.facts[2])}) : file;
}

void printNotes(const QString &file, const std::vector<JczNotes> &notes, int turns)
{
    for (int turn = 0; turn <= turns; ++turn)
        for (const JczNote &note : notes[static_cast<std::size_t>(turn)]) {
            const Text text = turn == 0 ? sentence(note) : Cli::tr("turn %1: %2").arg(turn, sentence(note));
            printMessage(file, "warning", text);
        }
}

/// The turn asked for, the last one without an option; nothing after saying what is wrong with it.
std::optional<int> wantedTurn(const QCommandLineParser &parser, int turns)
{
    if (!parser.isSet(QStringLiteral("turn")))
        return turns;
    bool isNumber = false;
    const int turn = parser.value(QStringLiteral("turn")).toInt(&isNumber);
    if (isNumber && turn >= 0 && turn <= turns)
        return turn;
    complain(
        Cli::tr("The game has %n turn(s); --turn takes 0 (the start) to %1.", nullptr, turns).arg(turns));
    return std::nullopt;
}

} // namespace

int importGame(const QStringList &arguments)
{
    QCommandLineParser parser;
    const QString out = QStringLiteral("o");
    if (!parse(parser, arguments, {1, 1}, {}, {"turn", out}))
        return badInput;
    const QString path = parser.positionalArguments().first();
    const auto bytes = readBytes(path);
    if (!bytes)
        return badInput;
    const QString file = path == u"-" ? QStringLiteral("<stdin>") : shown(path.toStdString());
    JczReadResult read = readJcz(QByteArray::fromStdString(*bytes));
    for (const JczNote &error : read.errors)
        printMessage(placeOf(error, file), "error", sentence(error));
    if (!read.game)
        return badInput;
    const JczReplay replay(std::move(*read.game), builtInTiles());
    const auto turn = wantedTurn(parser, replay.turns());
    if (!turn)
        return badInput;
    printNotes(file, replay.notes(), *turn);
    const std::string text = writeScenario(replay.after(*turn));
    if (parser.isSet(out) && parser.value(out) != u"-")
        return save(parser.value(out), QByteArray::fromStdString(text)) ? fine : badInput;
    print(text.substr(0, text.size() - 1));
    return fine;
}

} // namespace towerwatch::cli
