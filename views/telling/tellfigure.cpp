// SPDX-License-Identifier: MIT
#include "model/value/ranges.h"
#include "views/telling/hingewords.h"
#include "views/telling/teller.h"
#include "views/words/playerwords.h"

#include <algorithm>

namespace towerwatch {

namespace {

/// Tells whether a figure may stand on a tower.
class FigureTeller : Teller
{
    TOWERWATCH_PHRASES(FigureTeller)

public:
    explicit FigureTeller(const Teller &teller)
        : Teller(teller)
    {
    }

    Page tell(const PlaceFigureAnswer &answer)
    {
        Page page = Teller::page();
        page.legality = answer.legal;
        if (how().hinges && how().hinges->legality)
            page.hinges = hingesOf(*how().hinges->legality, scenario());
        if (answer.ransomWouldHelp) {
            page.verdict +=
                tr("Not yet: %1. Buying one back for %2 would allow it.", "what is missing; points")
                    .arg(clause(answer.facts.front()), points(ransomCost));
            page.footnotes = cite(answer.because, 3);
        } else if (answer.legal == Legality::No) {
            refuse(page, answer.facts, answer.because);
        } else {
            page.verdict +=
                answer.legal == Legality::Yes ? allowed() : tr("Undecided: %1.").arg(clauses(answer.facts));
            page.footnotes = cite(answer.because, 3);
            addOpen(page, answer.because);
        }
        addHolders(page, answer.facts);
        if (answer.legal == Legality::Yes && question().figure == FigureKind::Phantom)
            page.rows << Row{.who = tr("This turn"),
                             .clause =
                                 worded(tr("a phantom may follow a <floor|tower piece> or another figure")),
                             .footnotes = cite({cite::phantomAfterFloor})};
        return page;
    }

private:
    /// Who holds as a prisoner what is missing in the supply.
    void addHolders(Page &page, const Facts &facts)
    {
        for (const Fact &fact : facts)
            for (const Player &holder : scenario().players)
                if (fact.name == FactName::NoneLeft &&
                    ranges::count(holder.prisoners, Prisoner{*fact.kind, askedBy()}) > 0)
                    page.rows << Row{.clause =
                                         tr("%1, and a prisoner is not in the supply", "meeple held by Red")
                                             .arg(heldBy(kind(*fact.kind), player(holder.colour))),
                                     .footnotes = cite({cite::prisonerNotSupply})};
    }

    Text allowed() const
    {
        const int floors = board().placed(board().tileAt(*question().at)).floors;
        return worded(
            tr("Yes: the tower has %n <floor(s)|tower piece(s)>, and nobody stands on it.", nullptr, floors));
    }
};

} // namespace

Page tell(const PlaceFigureAnswer &answer, const Teller &teller)
{
    return FigureTeller(teller).tell(answer);
}

} // namespace towerwatch
