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

Text outcomeWord(Legality legal)
{
    return legal == Legality::Yes  ? HingeWords::tr("allowed")
           : legal == Legality::No ? HingeWords::tr("not allowed")
                                   : word(Verdict::Open);
}

Text floorsMore(int floors, bool first)
{
    if (first)
        return floors > 0 ? HingeWords::tr("%n more tower piece(s)", "first edition", floors)
                          : HingeWords::tr("%n tower piece(s) fewer", "first edition", -floors);
    return floors > 0 ? HingeWords::tr("%n more floor(s)", nullptr, floors)
                      : HingeWords::tr("%n floor(s) fewer", nullptr, -floors);
}

/// The line that says what would change an outcome; `height` is that of the tower with its new floor.
template <typename Outcome>
Statement hingeLine(const Hinges<Outcome> &hinges, const Scenario &scenario, int height = 0)
{
    const TableRules &own = scenario.rules;
    List<Hinge> changes;
    const auto add = [&](const Text &change, Outcome outcome, const Trial &trial) {
        changes << Hinge{HingeWords::tr("%1 (%2)", "change, verdict").arg(change, outcomeWord(outcome)),
                         trial};
    };
    for (const auto &[rules, outcome] : hinges.tower)
        add(word(rules), outcome, {.rules = TableRules{rules, own.watchtowers, own.house}});
    for (const auto &[rule, outcome] : hinges.house)
        add(own.house.contains(rule) ? HingeWords::tr("without “%1”", "house rule").arg(word(rule))
                                     : HingeWords::tr("house rule “%1”").arg(word(rule)),
            outcome,
            {.rules = TableRules{own.tower, own.watchtowers,
                                 HouseRules(own.house.bits() ^ 1u << static_cast<unsigned>(rule))}});
    for (const auto &[colour, outcome] : hinges.by)
        add(HingeWords::tr("%1 places it", "player").arg(playerName(scenario, colour)), outcome,
            {.by = colour});
    if (hinges.height)
        add(floorsMore(hinges.height->first - height, inFirstEdition(scenario)), hinges.height->second,
            {.height = hinges.height->first});
    Texts parts;
    for (const Hinge &change : changes)
        parts << change.text;
    return {.text = changes.empty() ? HingeWords::tr("The same verdict under every edition and house rule.")
                                    : HingeWords::tr("Hinges on: %1.").arg(joined(parts, " · ")),
            .hinges = changes};
}

} // namespace

void addHinges(Explanation &explanation, const Scenario &scenario, const Answer &answer,
               const AnswerHinges &hinges)
{
    if (hinges.legality)
        explanation.statements << hingeLine(*hinges.legality, scenario);
    auto figure = hinges.figures.begin();
    for (Statement &statement : explanation.statements)
        if (statement.verdict && figure != hinges.figures.end())
            statement.details << hingeLine(*figure++, scenario,
                                           std::get<PlaceFloorAnswer>(answer.body).height);
}

} // namespace towerwatch
