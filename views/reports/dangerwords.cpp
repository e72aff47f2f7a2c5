// SPDX-License-Identifier: MIT
#include "views/reports/dangerwords.h"

#include "model/value/limits.h"
#include "views/telling/explainer.h"

#include <algorithm>

namespace towerwatch {

namespace {

struct DangerWords
{
    TOWERWATCH_PHRASES(DangerWords)
};

/// The first of the figures by name, and how many there are besides.
Text labels(const std::vector<int> &figures, const Position &position, Square tower)
{
    Texts list;
    const std::size_t named = std::min(figures.size(), limits::namedFigures);
    for (std::size_t i = 0; i < named; ++i)
        list << figureLabel(position, figures[i], tower);
    list = Explainer::onceEach(list);
    if (const auto more = static_cast<int>(figures.size() - named); more > 0)
        list << DangerWords::tr("%n more figure(s)", nullptr, more);
    return joined(list, ", ");
}

/// Whether two players' floors on one tower threaten the same.
bool isAlike(const Danger &a, const Danger &b)
{
    return a.at == b.at && a.range == b.range && a.capturable == b.capturable && a.open == b.open;
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

Text tooManyDangers(const Position &position)
{
    return DangerWords::tr(
               "What %1 towers threaten among %2 figures takes more than %3 steps to find out, too much at "
               "once. Ask about one tower.")
        .arg(position.board().towers().size(), position.scenario().figures.size(), limits::work);
}

Texts sentences(const std::vector<Danger> &dangers, const Position &position)
{
    Texts lines;
    for (auto next = dangers.begin(); next != dangers.end();) {
        const Danger &danger = *next;
        Texts players;
        for (; next != dangers.end() && isAlike(*next, danger); ++next)
            players << playerName(position.scenario(), next->by);
        lines << (inFirstEdition(position.scenario())
                      ? DangerWords::tr(
                            "The next tower piece at %1, placed by %2, gives a range of %n square(s).",
                            "first edition", danger.range)
                      : DangerWords::tr("The next floor at %1, placed by %2, gives a range of %n square(s).",
                                        nullptr, danger.range))
                     .arg(phrase(danger.at), joined(players, ", "));
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
