// SPDX-License-Identifier: MIT
#include "app/command/commands.h"
#include "resources/catalogue.h"
#include "views/reports/changewords.h"

#include <memory>

namespace towerwatch::cli {

namespace {

/// The position in a file, with its questions within what is answered; an empty board where git says that
/// there was no file.
std::unique_ptr<Position> positionIn(const QString &file)
{
    if (file == u"/dev/null")
        return std::make_unique<Position>(Scenario{}, builtInTiles());
    const Loaded loaded = load(file);
    const Scenario &scenario = *loaded.result.scenario;
    refuseExcess(loaded, scenario, questionsOf(scenario, builtInTiles()), {scenario.rules});
    return std::make_unique<Position>(scenario, builtInTiles());
}

} // namespace

int diff(const Options &options)
{
    if (options.files().size() < 2)
        refuse(Cli::tr("diff compares two files; only one was named."));
    const auto before = positionIn(options.files()[0]), after = positionIn(options.files()[1]);
    print(changeText(*before, *after));
    return fine;
}

} // namespace towerwatch::cli
