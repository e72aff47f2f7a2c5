// SPDX-License-Identifier: MIT
/// Counts what comes over of many saved games.
#include "app/command/commands.h"
#include "app/command/console.h"
#include "app/system/gamefile.h"
#include "app/system/machine.h"
#include "model/jcz/replay.h"
#include "resources/catalogue.h"
#include "views/reports/gamewords.h"

#include <QDirIterator>
#include <QFileInfo>
#include <map>

namespace towerwatch::cli {

namespace {

/// What became of the points that a game itself tells.
enum class Told { Nothing, Equal, DifferentAndSaid, DifferentInSilence };

struct GameReport
{
    JczLoss loss;
    Told told = Told::Nothing;
    std::vector<std::string> unknownTiles = {};
};

bool hasNotes(const std::vector<JczNotes> &notes)
{
    return std::ranges::any_of(notes, [](const JczNotes &each) { return !each.empty(); });
}

/// Compares the points that a game says its players have with ours.
Told compared(const JczGame &game, const JczReplay &replay)
{
    Told told = Told::Nothing;
    for (const auto &[name, points] : game.claimedPoints)
        for (std::size_t seat = 0; seat < game.players.size() && seat < replay.points().back().size(); ++seat)
            if (game.players[seat].name == name) {
                if (replay.points().back()[seat] != points)
                    return hasNotes(replay.notes()) ? Told::DifferentAndSaid : Told::DifferentInSilence;
                told = Told::Equal;
            }
    return told;
}

GameReport reported(const JczGame &game)
{
    const JczReplay replay(game, builtInTiles(), &outlines());
    GameReport report{.loss = replay.losses().back(), .told = compared(game, replay)};
    for (const JczNotes &notes : replay.notes())
        for (const JczNote &note : notes)
            if (note.code == JczCode::UnknownTile)
                report.unknownTiles.push_back(note.facts.front());
    return report;
}

/// The sums over all games.
struct Totals
{
    int files = 0, read = 0, whole = 0, most = 0;
    std::map<Told, int> told;
    std::map<std::string, int> unknownTiles;
    JczLoss loss;

    void add(const GameReport &game)
    {
        ++read;
        whole += game.loss.any() ? 0 : 1;
        most += game.loss.most() ? 1 : 0;
        ++told[game.told];
        loss.tiles += game.loss.tiles;
        loss.tilesLost += game.loss.tilesLost;
        loss.figures += game.loss.figures;
        loss.figuresLost += game.loss.figuresLost;
        for (const std::string &tile : game.unknownTiles)
            ++unknownTiles[tile];
    }
};

void printTotals(Totals totals)
{
    print(
        Cli::tr("%1 files: %2 read, %3 refused").arg(totals.files, totals.read, totals.files - totals.read));
    print(Cli::tr("games: %1 whole, %2 lack something, %3 of them most (refused without --partial)")
              .arg(totals.whole, totals.read - totals.whole, totals.most));
    print(Cli::tr("tiles: %1 of %2 left out").arg(totals.loss.tilesLost, totals.loss.tiles));
    print(Cli::tr("figures: %1 of %2 left out").arg(totals.loss.figuresLost, totals.loss.figures));
    print(Cli::tr("points that the games tell: %1 equal, %2 different and warned about, %3 different without "
                  "a warning, "
                  "%4 tell none")
              .arg(totals.told[Told::Equal], totals.told[Told::DifferentAndSaid],
                   totals.told[Told::DifferentInSilence], totals.told[Told::Nothing]));
    std::multimap<int, std::string, std::greater<>> often;
    for (const auto &[tile, count] : totals.unknownTiles)
        often.emplace(count, tile);
    for (auto each = often.begin(); each != often.end() && std::distance(often.begin(), each) < 20; ++each)
        print(Cli::tr("unknown tile “%1”: %2").arg(each->second, each->first));
}

} // namespace

int reportGames(const QString &folder)
{
    if (!QFileInfo(folder).isDir())
        refuse(Cli::tr("%1 is not a folder; --report takes one.").arg(nameOf(folder).toStdString()));
    QStringList files;
    QDirIterator each(folder, {"*.jcz", "*.zip"}, QDir::Files, QDirIterator::Subdirectories);
    while (each.hasNext())
        files << each.next();
    files.sort();
    Totals totals;
    for (const QString &path : std::as_const(files)) {
        ++totals.files;
        const WholeFile file = readWholeFile(path, maximumJczBytes + 1);
        if (!file.failure.isEmpty()) {
            printMessage(nameOf(path), "error", file.failure);
            continue;
        }
        const JczReadResult read = readJcz(file.bytes);
        for (const JczNote &error : read.errors)
            printMessage(nameOf(path), "error", sentence(error));
        if (!read.game)
            continue;
        const GameReport report = reported(*read.game);
        totals.add(report);
        print(Cli::tr("%1: %2 of %3 tiles, %4 of %5 figures")
                  .arg(nameOf(path).toStdString(), report.loss.tiles - report.loss.tilesLost,
                       report.loss.tiles, report.loss.figures - report.loss.figuresLost,
                       report.loss.figures));
    }
    printTotals(std::move(totals));
    return fine;
}

} // namespace towerwatch::cli
