// SPDX-License-Identifier: MIT
#include "app/command/commands.h"
#include "app/command/junit.h"
#include "app/command/options.h"
#include "resources/catalogue.h"
#include "views/reports/expectationreport.h"

#include <algorithm>

namespace towerwatch::cli {

namespace {

void checkFile(const Loaded &loaded, std::vector<CheckedCase> &cases)
{
    const Scenario &scenario = *loaded.result.scenario;
    const ScenarioCheck check = checkScenario(Position(scenario, builtInTiles()));
    for (const CheckedQuestion &checked : check.questions) {
        const QLatin1String ask(name(scenario.questions[checked.question].ask));
        const Mark mark = loaded.result.marks.questions[checked.question].entry;
        cases.push_back({loaded.file, QStringLiteral("%1 %2").arg(checked.question + 1).arg(ask), mark.line});
        if (checked.differences.empty())
            continue;
        cases.back().failure = sentence(checked.differences);
        print(QStringLiteral("%1: %2: %3").arg(placeIn(loaded.file, mark), ask, cases.back().failure));
    }
}

Text summary(int met, int differing, int unread)
{
    const Text unreadable = Cli::tr("%n file(s) could not be read", nullptr, unread);
    if (unread > 0 && met + differing == 0)
        return unreadable;
    const Text counts =
        Cli::tr("%n expectation(s): %1 met, %2 not met", nullptr, met + differing).arg(met, differing);
    return unread > 0 ? joined(Texts{counts, unreadable}, "; ") : counts;
}

} // namespace

int check(const QStringList &arguments)
{
    const Options options(arguments);
    std::vector<CheckedCase> cases;
    int unread = 0;
    for (const QString &file : scenarioFiles(options.files())) {
        if (const auto loaded = tryToLoad(file)) {
            checkFile(*loaded, cases);
        } else {
            ++unread;
            cases.push_back({nameOf(file), QStringLiteral("file"), 1,
                             Cli::tr("This file could not be read as a scenario."), true});
        }
    }
    const auto differing = static_cast<int>(std::ranges::count_if(
        cases, [](const CheckedCase &each) { return !each.failure.isEmpty() && !each.isError; }));
    print(summary(static_cast<int>(cases.size()) - unread - differing, differing, unread));
    const bool saved = !options.has("junit") || save(options.value("junit"), junitReport(cases));
    return unread > 0 || !saved ? badInput : differing > 0 ? differs : fine;
}

} // namespace towerwatch::cli
