// SPDX-License-Identifier: MIT
#include "model/inquiry/dangers.h"

#include "app/command/commands.h"
#include "app/command/options.h"
#include "resources/catalogue.h"
#include "views/reports/dangerwords.h"
#include "views/telling/report.h"

namespace towerwatch::cli {

int dangers(const QStringList &arguments)
{
    const Options options(arguments, {1, 1}, {"json"}, {"tower", "watchtowers", "house"});
    const Loaded loaded = load(options.files().first());
    Scenario scenario = *loaded.result.scenario;
    options.overrideRules(scenario.rules);
    const Position position(std::move(scenario), builtInTiles());
    printWarnings(loaded, position, warningsOf(position.board()));
    const auto found = dangersOf(position.board());
    if (options.has("json")) {
        print(toJson(Value::map("towerwatch", formatVersion, "scenario", scenarioValue(position.scenario()),
                                "dangers", towerwatch::toValue(position.board(), found)),
                     2));
    } else {
        printPart(heading(position.scenario()));
        print(joined(sentences(found, position), "\n"));
    }
    return fine;
}

} // namespace towerwatch::cli
