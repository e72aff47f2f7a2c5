// SPDX-License-Identifier: MIT
#include "tests/support/roundtrip.h"

#include "model/format/scenarioreader.h"
#include "model/format/scenariowriter.h"
#include "resources/catalogue.h"

#include <cstdio>

using namespace towerwatch;

bool survives(const Scenario &scenario)
{
    const std::string text = writeScenario(scenario);
    const ReadResult read = readScenario(text, builtInTiles());
    const bool same =
        read.problems.empty() && read.scenario == scenario && writeScenario(*read.scenario) == text;
    if (!same)
        std::fputs(text.c_str(), stderr);
    for (const Problem &problem : read.problems)
        std::fprintf(stderr, "%s at %d:%d\n", name(problem.id).data(), problem.mark.line,
                     problem.mark.column);
    return same;
}
