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

template <typename Outcome> class HingeWriter
{
public:
    explicit HingeWriter(const Scenario &scenario)
        : m_scenario(scenario)
    {
    }

    List<Hinge> write(const Hinges<Outcome> &hinges, int height)
    {
        const TableRules &own = m_scenario.rules;
        for (const auto &[rules, outcome] : hinges.tower)
            add(word(rules), outcome, {.rules = TableRules{rules, own.watchtowers, own.house}});
        for (const auto &[rule, outcome] : hinges.house)
            add(own.house.contains(rule) ? HingeWords::tr("without “%1”", "house rule").arg(word(rule))
                                         : HingeWords::tr("house rule “%1”").arg(word(rule)),
                outcome,
                {.rules = TableRules{own.tower, own.watchtowers,
                                     HouseRules(own.house.bits() ^ 1u << static_cast<unsigned>(rule))}});
        for (const auto &[colour, outcome] : hinges.by)
            add(HingeWords::tr("%1 places it", "player").arg(playerName(m_scenario, colour)), outcome,
                {.by = colour});
        if (hinges.height)
            add(floorsMore(hinges.height->first - height), hinges.height->second,
                {.height = hinges.height->first});
        return std::move(m_changes);
    }

private:
    void add(const Text &change, Outcome outcome, const Trial &trial)
    {
        m_changes << Hinge{HingeWords::tr("%1 (%2)", "change, verdict").arg(change, outcomeWord(outcome)),
                           trial};
    }
    Text floorsMore(int floors) const
    {
        return inEdition(floors > 0 ? HingeWords::tr("%n more <floor(s)|tower piece(s)>", nullptr, floors)
                                    : HingeWords::tr("%n <floor(s)|tower piece(s)> fewer", nullptr, -floors),
                         inFirstEdition(m_scenario));
    }

    const Scenario &m_scenario;
    List<Hinge> m_changes;
};

} // namespace

List<Hinge> hingesOf(const FigureHinges &hinges, const Scenario &scenario, int height)
{
    return HingeWriter<Verdict>(scenario).write(hinges, height);
}

List<Hinge> hingesOf(const LegalityHinges &hinges, const Scenario &scenario)
{
    return HingeWriter<Legality>(scenario).write(hinges, 0);
}

Text hingeLine(const List<Hinge> &hinges)
{
    Texts parts;
    for (const Hinge &hinge : hinges)
        parts << hinge.text;
    return parts.empty() ? HingeWords::tr("The same verdict under every edition and house rule.")
                         : HingeWords::tr("Hinges on: %1.").arg(joined(parts, " · "));
}

} // namespace towerwatch
