// SPDX-License-Identifier: MIT
#include "views/telling/hingewords.h"

#include "model/value/ranges.h"
#include "views/words/words.h"

#include <algorithm>

namespace towerwatch {

namespace {

struct HingeWords
{
    TOWERWATCH_PHRASES(HingeWords)
};

Text floorsMore(int floors, const Scenario &scenario)
{
    return inEdition(floors > 0 ? HingeWords::tr("%n more <floor(s)|tower piece(s)>", nullptr, floors)
                                : HingeWords::tr("%n <floor(s)|tower piece(s)> fewer", nullptr, -floors),
                     inFirstEdition(scenario));
}

} // namespace

Text changeWords(const TableRules &rules, const TableRules &own)
{
    for (const HouseRule rule : allHouseRules)
        if (rules.house.contains(rule) != own.house.contains(rule))
            return (own.house.contains(rule) ? HingeWords::tr("without “%1”", "house rule")
                                             : HingeWords::tr("with “%1”", "house rule"))
                .arg(word(rule));
    return word(rules.tower);
}

Text word(Legality legal)
{
    return legal == Legality::Yes  ? HingeWords::tr("allowed")
           : legal == Legality::No ? HingeWords::tr("not allowed")
                                   : word(Verdict::Open);
}

template <typename Outcome> void HingeGatherer::add(const Hinges<Outcome> &hinges, const Text &figure)
{
    auto &[editions, houses, players, heights] = m_causes;
    const TableRules &own = m_scenario.rules;
    const auto addRules = [&](Cause &cause, const TableRules &rules, Outcome outcome) {
        add(cause, changeWords(rules, own), {.rules = rules}, word(outcome), figure);
    };
    for (const auto &[tower, outcome] : hinges.tower)
        addRules(editions, {tower, own.watchtowers, own.house}, outcome);
    for (const auto &[rule, outcome] : hinges.house)
        addRules(houses, {own.tower, own.watchtowers, own.house.toggled(rule)}, outcome);
    for (const auto &[colour, outcome] : hinges.by)
        add(players, HingeWords::tr("if %1 places it", "player").arg(playerName(m_scenario, colour)),
            {.by = colour}, word(outcome), figure);
    if (hinges.height)
        add(heights, floorsMore(hinges.height->first - m_height, m_scenario),
            {.height = hinges.height->first}, word(hinges.height->second), figure);
}

template void HingeGatherer::add(const FigureHinges &, const Text &);
template void HingeGatherer::add(const LegalityHinges &, const Text &);

void HingeGatherer::add(Cause &cause, const Text &text, const Trial &trial, const Text &outcome,
                        const Text &figure)
{
    auto change = ranges::find(cause, trial, &Change::trial);
    if (change == cause.end())
        change = cause.insert(cause.end(), Change{text, trial, {}});
    auto same = ranges::find(change->outcomes, outcome, &std::pair<Text, Texts>::first);
    if (same == change->outcomes.end())
        same = change->outcomes.insert(change->outcomes.end(), std::pair(outcome, Texts()));
    if (!figure.empty())
        same->second << figure;
}

Hinge HingeGatherer::worded(const Change &change)
{
    Texts outcomes;
    for (const auto &[outcome, whose] : change.outcomes)
        outcomes << (whose.empty() ? outcome : enumerated(whose) + ": " + outcome);
    return {HingeWords::tr("%1 (%2)", "change, verdict").arg(change.text, joined(outcomes, "; ")),
            change.trial};
}

List<List<Hinge>> HingeGatherer::groups() const
{
    List<List<Hinge>> groups;
    for (const Cause &cause : m_causes) {
        List<Hinge> group;
        for (const Change &change : cause)
            group << worded(change);
        if (!group.empty())
            groups << group;
    }
    return groups;
}

Text hingesTitle(const Page &page)
{
    return page.hinges && !page.hinges->empty() ? HingeWords::tr("What would change this") : Text();
}

List<HingePart> hingeParts(const List<Hinge> &hinges)
{
    List<HingePart> parts;
    for (const Hinge &hinge : hinges) {
        if (!parts.empty())
            parts << HingePart{" · "};
        parts << HingePart{hinge.text, hinge.trial};
    }
    return parts;
}

} // namespace towerwatch
