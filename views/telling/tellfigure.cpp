// SPDX-License-Identifier: MIT
#include "model/value/ranges.h"
#include "views/telling/hingewords.h"
#include "views/telling/teller.h"
#include "views/words/playerwords.h"

#include <algorithm>

namespace towerwatch {

namespace {

/// Tells whether a figure may stand on a tower.
class FigureTeller : TellerOf<PlaceFigureAnswer>
{
    TOWERWATCH_PHRASES(FigureTeller)

public:
    using TellerOf::TellerOf;

    Page tell()
    {
        Page page = Teller::page();
        page.legality = m_answer.legal;
        if (how().hinges && how().hinges->legality)
            page.hinges = hingesOf(*how().hinges->legality, scenario());
        if (m_answer.ransomWouldHelp) {
            page.verdict +=
                tr("Not yet: %1. Buying one back for %2 would allow it.", "what is missing; points")
                    .arg(clause(m_answer.facts.front()), points(ransomCost));
            addOnce(page.because, m_answer.facts.front().because);
        } else if (m_answer.legal == Legality::No) {
            refuse(page, m_answer.facts);
        } else {
            page.verdict += m_answer.legal == Legality::Yes
                                ? allowed()
                                : tr("Undecided: %1.").arg(clauses(m_answer.facts));
            addOnce(page.because, m_answer.because);
            addOpen(page, m_answer.because);
        }
        addHolders(page, m_answer.facts);
        if (m_answer.legal == Legality::Yes && question().figure == FigureKind::Phantom)
            page.rows << Row{.who = tr("This turn"),
                             .clause =
                                 worded(tr("a phantom may follow a <floor|tower piece> or another figure")),
                             .because = {cite::phantomAfterFloor}};
        return page;
    }

private:
    /// Who holds as a prisoner what is missing in the supply.
    void addHolders(Page &page, const Facts &facts) const
    {
        for (const Fact &fact : facts)
            for (const Player &holder : board().players())
                if (fact.name == FactName::NoneLeft &&
                    ranges::count(holder.prisoners, Prisoner{*fact.kind, askedBy()}) > 0)
                    page.rows << Row{.clause =
                                         tr("%1, and a prisoner is not in the supply", "meeple held by Red")
                                             .arg(heldBy(kind(*fact.kind), player(holder.colour))),
                                     .because = fact.because};
    }

    Text allowed() const
    {
        const int floors = board().placed(board().tileAt(*question().at)).floors;
        return worded(
            tr("Yes: the tower has %n <floor(s)|tower piece(s)>, and nobody stands on it.", nullptr, floors));
    }
};

} // namespace

Page tell(const PlaceFigureAnswer &, const TellTask &task)
{
    return FigureTeller(task).tell();
}

} // namespace towerwatch
