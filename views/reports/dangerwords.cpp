// SPDX-License-Identifier: MIT
#include "views/reports/dangerwords.h"

#include "views/telling/explainer.h"

namespace towerwatch {

namespace {

struct DangerWords
{
    TOWERWATCH_PHRASES(DangerWords)
};

Text labels(const std::vector<int> &figures, const Position &position, Square tower)
{
    Texts list;
    for (const int figure : figures)
        list << figureLabel(position, figure, tower);
    return joined(Explainer::onceEach(list), ", ");
}

} // namespace

Text dangerLegend()
{
    return DangerWords::tr("Triangle: how many towers threaten the figure. Box: how many figures the tower "
                           "threatens.");
}

Text endangeredWords(const Scenario &scenario, int towers)
{
    return inFirstEdition(scenario)
               ? DangerWords::tr("in danger from the next tower piece of %n tower(s)", "first edition",
                                 towers)
               : DangerWords::tr("in danger from the next floor of %n tower(s)", nullptr, towers);
}

Text threateningWords(const Scenario &scenario, int figures)
{
    return inFirstEdition(scenario)
               ? DangerWords::tr("the next tower piece threatens %n figure(s)", "first edition", figures)
               : DangerWords::tr("the next floor threatens %n figure(s)", nullptr, figures);
}

Texts sentences(const std::vector<Danger> &dangers, const Position &position)
{
    Texts lines;
    for (const Danger &danger : dangers) {
        lines << (inFirstEdition(position.scenario())
                      ? DangerWords::tr(
                            "The next tower piece at %1, placed by %2, gives a range of %n square(s).",
                            "first edition", danger.range)
                      : DangerWords::tr("The next floor at %1, placed by %2, gives a range of %n square(s).",
                                        nullptr, danger.range))
                     .arg(phrase(danger.at), playerName(position.scenario(), danger.by));
        if (!danger.capturable.empty())
            lines << "  " + DangerWords::tr("In danger: %1.")
                                .arg(labels(danger.capturable, position, danger.at));
        if (!danger.open.empty())
            lines << "  " + DangerWords::tr("Undecided: %1.", "figures")
                                .arg(labels(danger.open, position, danger.at));
    }
    if (lines.empty())
        lines << (inFirstEdition(position.scenario())
                      ? DangerWords::tr("No tower can capture a figure with its next tower piece.",
                                        "first edition")
                      : DangerWords::tr("No tower can capture a figure with its next floor."));
    return lines;
}

} // namespace towerwatch
