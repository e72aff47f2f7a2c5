// SPDX-License-Identifier: MIT
#include "model/inquiry/dangers.h"

#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "app/report/report.h"
#include "resources/catalogue.h"
#include "views/wording/hingewords.h"

namespace towerwatch::cli {

int dangers(const QStringList &arguments)
{
    QCommandLineParser parser;
    if (!parse(parser, arguments, {1, 1}, {"json"}, {"tower", "watchtowers", "house"}))
        return badInput;
    const auto loaded = load(parser.positionalArguments().first());
    if (!loaded)
        return badInput;
    Scenario scenario = *loaded->result.scenario;
    OptionWords words(parser);
    overrideRules(words, parser, scenario.rules);
    if (!words.good())
        return badInput;
    const Position position(std::move(scenario), builtInTiles());
    printWarnings(*loaded, position, warningsOf(position.board()));
    const auto found = dangersOf(position.board());
    if (parser.isSet(QStringLiteral("json"))) {
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
