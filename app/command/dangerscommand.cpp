// SPDX-License-Identifier: MIT
#include "model/inquiry/dangers.h"

#include "app/command/commands.h"
#include "resources/catalogue.h"
#include "views/reports/dangerwords.h"
#include "views/telling/report.h"

namespace towerwatch::cli {

int dangers(const Options &options)
{
    const Loaded loaded = load(options.files().first());
    Scenario scenario = *loaded.result.scenario;
    options.overrideRules(scenario.rules);
    const Position position(std::move(scenario), builtInTiles());
    printWarnings(loaded, position, warningsOf(position.board()));
    if (isTooMuch(workOfDangers(position.board()))) {
        const auto &tiles = loaded.result.marks.tiles;
        printMessage(placeIn(loaded.file, tiles.front().entry), "error", tooManyDangers(position));
        return badInput;
    }
    const auto found = dangersOf(position.board());
    if (options.has("json")) {
        JsonReport report(printPart);
        report.member("towerwatch", Value::of(formatVersion));
        report.member("scenario", scenarioValue(position.scenario()));
        report.list("dangers", found,
                    [&](const Danger &danger) { return towerwatch::toValue(position.ids(), danger); });
        report.end();
    } else {
        printPart(heading(position.scenario()));
        print(joined(sentences(found, position), "\n"));
    }
    return fine;
}

} // namespace towerwatch::cli
