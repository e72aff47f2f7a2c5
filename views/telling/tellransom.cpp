// SPDX-License-Identifier: MIT
#include "views/telling/teller.h"
#include "views/words/playerwords.h"

#include <algorithm>

namespace towerwatch {

namespace {

/// Tells which prisoners can be bought back.
class RansomTeller : TellerOf<RansomAnswer>
{
    TOWERWATCH_PHRASES(RansomTeller)

public:
    using TellerOf::TellerOf;

    Page tell()
    {
        Page page = Teller::page();
        page.legality = m_answer.legal;
        addHinges(page);
        if (m_answer.legal == Legality::No) {
            refuse(page, m_answer.facts);
            if (m_answer.facts.front().name == FactName::NotOnTurn && m_answer.facts.size() == 1)
                page.rows << Row{.clause = tr("on %1’s own turn it costs %2", "player, points")
                                               .arg(asker(), points(ransomCost))};
            return page;
        }
        page.verdict += m_answer.legal == Legality::Open ? undecided(m_answer.facts) : allowed();
        addOnce(page.because, becauseOf(m_answer.facts));
        addOnce(page.because, m_answer.because);
        addOptions(page);
        const Player *payer = findPlayer(scenario(), askedBy());
        if (!payer || !payer->points)
            page.rows << Row{.clause = tr("the score of %1 is not stated", "player").arg(asker()),
                             .because = {cite::ransomMinScore}};
        if (const auto &laid = turnOf(scenario(), askedBy()).laid; laid && !laid->at)
            page.rows << Row{
                .clause =
                    tr("in %1’s turn, and nothing says that the tile comes first", "player").arg(asker()),
                .because = {cite::ransomTiming}};
        if (m_answer.legal == Legality::Open)
            addOpen(page, m_answer.because);
        return page;
    }

private:
    Text allowed() const
    {
        int held = 0;
        for (const RansomOption &option : m_answer.options)
            held += heldFor(option);
        const Text price = points(ransomCost);
        return held == 1
                   ? tr("Yes, for %1.", "points").arg(price)
                   : numbered(tr("Yes, one of %9 for %1.", "number of prisoners, points"), held).arg(price);
    }

    /// A row for each prisoner of which it is known what the ransom leaves; the others together.
    void addOptions(Page &page) const
    {
        RansomAnswer others;
        for (const RansomOption &option : m_answer.options) {
            Texts then; // of the one who pays first
            for (const auto &[colour, sum] : option.points)
                then.insert(colour == askedBy() ? then.begin() : then.end(),
                            player(colour) + " " + points(sum));
            if (then.empty())
                others.options.push_back(option);
            else
                page.rows << Row{
                    .key = std::string(towerwatch::name(option.figure)) + " of " +
                           std::string(towerwatch::name(option.holder)),
                    .who = heldBy(kind(option.figure), player(option.holder)),
                    .clause = tr("afterwards %1", "Blue 7 points, Red 25 points").arg(joined(then, ", "))};
        }
        if (!others.options.empty())
            page.rows << Row{.key = "prisoners", .clause = enumerated(prisonersFor(others))};
    }
};

Text ransomName(const Position &position, const Question &question, int)
{
    const Scenario &scenario = position.scenario();
    const Text by = Questions::asker(position, question);
    const Text holder = question.from ? playerName(scenario, *question.from) : Text();
    if (question.figure) {
        const Text whom = word(*question.figure, scenario.rules.tower);
        return Questions::tr("May %1 buy back a prisoner (%2)?", "player, figure")
            .arg(by, question.from ? heldBy(whom, holder) : whom);
    }
    return question.from
               ? Questions::tr("May %1 buy back a prisoner from %2?", "player, player").arg(by, holder)
               : Questions::tr("May %1 buy back a prisoner?", "player").arg(by);
}

} // namespace

const QuestionWords aboutRansom{ransomName, tellBy<RansomTeller>, QuestionGroup::Players,
                                "ransom pay prisoner exchange"};

} // namespace towerwatch
