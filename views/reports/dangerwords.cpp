// SPDX-License-Identifier: MIT
#include "views/reports/dangerwords.h"

#include "model/value/limits.h"
#include "views/words/words.h"

#include <algorithm>

namespace towerwatch {

namespace {

struct DangerWords
{
    TOWERWATCH_PHRASES(DangerWords)
};

/// Equal names once, with their number.
Texts onceEach(const Texts &names)
{
    Texts list;
    for (const Text &name : names)
        if (!list.contains(name))
            list << name;
    for (Text &name : list)
        if (const auto count = static_cast<int>(std::ranges::count(names, name)); count > 1)
            name = DangerWords::tr("%1 × %2", "number, figure").arg(count, name);
    return list;
}

/// The first of the figures by name, and how many there are besides.
Text labels(const std::vector<int> &figures, const Position &position, Square tower)
{
    Texts list;
    const std::size_t named = std::min(figures.size(), limits::namedFigures);
    for (std::size_t i = 0; i < named; ++i)
        list << figureLabel(position, figures[i], tower);
    list = onceEach(list);
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
    return inEdition(
        DangerWords::tr("in danger from the next <floor|tower piece> of %n tower(s)", nullptr, towers),
        inFirstEdition(scenario));
}

Text threateningWords(const Scenario &scenario, int figures)
{
    return inEdition(DangerWords::tr("the next <floor|tower piece> threatens %n figure(s)", nullptr, figures),
                     inFirstEdition(scenario));
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
    const bool first = inFirstEdition(position.scenario());
    for (auto next = dangers.begin(); next != dangers.end();) {
        const Danger &danger = *next;
        Texts players;
        for (; next != dangers.end() && isAlike(*next, danger); ++next)
            players << playerName(position.scenario(), next->by);
        const bool byAnyone = players.size() == playerOrder(position.scenario()).size();
        lines << inEdition(byAnyone ? DangerWords::tr("Next <floor|tower piece> at %1: range %2.")
                                    : DangerWords::tr("Next <floor|tower piece> at %1, by %3: range %2."),
                           first)
                     .arg(phrase(danger.at), danger.range, either(players));
        if (!danger.capturable.empty())
            lines << "  " + DangerWords::tr("In danger: %1.")
                                .arg(labels(danger.capturable, position, danger.at));
        if (!danger.open.empty())
            lines << "  " + DangerWords::tr("Undecided: %1.", "figures")
                                .arg(labels(danger.open, position, danger.at));
    }
    if (lines.empty())
        lines << inEdition(
            DangerWords::tr("No tower can capture a figure with its next <floor|tower piece>."), first);
    return lines;
}

} // namespace towerwatch
