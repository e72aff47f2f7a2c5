// SPDX-License-Identifier: MIT
#include "views/telling/hingewords.h"

#include "views/words/words.h"

namespace towerwatch {

namespace {

struct HingeWords
{
    TOWERWATCH_PHRASES(HingeWords)
};

Text outcomeWord(Verdict verdict)
{
    return word(verdict);
}

Text floorsMore(int floors, const Scenario &scenario)
{
    return inEdition(floors > 0 ? HingeWords::tr("%n more <floor(s)|tower piece(s)>", nullptr, floors)
                                : HingeWords::tr("%n <floor(s)|tower piece(s)> fewer", nullptr, -floors),
                     inFirstEdition(scenario));
}

/// `height`: of the tower, if the hinges may name another.
template <typename Outcome>
List<Hinge> inWords(const Hinges<Outcome> &hinges, const Scenario &scenario, int height)
{
    List<Hinge> changes;
    const auto add = [&](const Text &change, Outcome outcome, const Trial &trial) {
        changes << Hinge{HingeWords::tr("%1 (%2)", "change, verdict").arg(change, outcomeWord(outcome)),
                         trial};
    };
    const TableRules &own = scenario.rules;
    const auto addRules = [&](const TableRules &rules, Outcome outcome) {
        add(changeWords(rules, own), outcome, {.rules = rules});
    };
    for (const auto &[tower, outcome] : hinges.tower)
        addRules({tower, own.watchtowers, own.house}, outcome);
    for (const auto &[rule, outcome] : hinges.house)
        addRules(
            {own.tower, own.watchtowers, HouseRules(own.house.bits() ^ 1u << static_cast<unsigned>(rule))},
            outcome);
    for (const auto &[colour, outcome] : hinges.by)
        add(HingeWords::tr("%1 places it", "player").arg(playerName(scenario, colour)), outcome,
            {.by = colour});
    if (hinges.height)
        add(floorsMore(hinges.height->first - height, scenario), hinges.height->second,
            {.height = hinges.height->first});
    return changes;
}

} // namespace

Text changeWords(const TableRules &rules, const TableRules &own)
{
    for (const HouseRule rule : allHouseRules)
        if (rules.house.contains(rule) != own.house.contains(rule))
            return (own.house.contains(rule) ? HingeWords::tr("without “%1”", "house rule")
                                             : HingeWords::tr("house rule “%1”"))
                .arg(word(rule));
    return word(rules.tower);
}

Text outcomeWord(Legality legal)
{
    return legal == Legality::Yes  ? HingeWords::tr("allowed")
           : legal == Legality::No ? HingeWords::tr("not allowed")
                                   : word(Verdict::Open);
}

List<Hinge> hingesOf(const FigureHinges &hinges, const Scenario &scenario, int height)
{
    return inWords(hinges, scenario, height);
}

List<Hinge> hingesOf(const LegalityHinges &hinges, const Scenario &scenario)
{
    return inWords(hinges, scenario, 0);
}

List<HingePart> hingeParts(const List<Hinge> &hinges)
{
    if (hinges.empty())
        return {{HingeWords::tr("The same verdict under every edition and house rule.")}};
    List<HingePart> parts{{HingeWords::tr("Hinges on:") + " "}};
    for (const Hinge &hinge : hinges) {
        if (parts.size() > 1)
            parts << HingePart{" · "};
        parts << HingePart{hinge.text, hinge.trial};
    }
    return parts << HingePart{"."};
}

} // namespace towerwatch
