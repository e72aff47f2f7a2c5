// SPDX-License-Identifier: MIT
#include "model/referee/moment.h"
#include "model/value/ranges.h"
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
        addHinges(page);
        if (m_answer.ransomWouldHelp) {
            page.verdict += tr("Only after a ransom (%2): %1.", "what is missing; points")
                                .arg(clause(m_answer.facts.front()), points(ransomCost));
            addOnce(page.because, m_answer.facts.front().because);
        } else if (m_answer.legal == Legality::No) {
            refuse(page, m_answer.facts);
        } else {
            const int floors = board().placed(board().tileAt(*question().at)).floors;
            page.verdict +=
                m_answer.legal == Legality::Open
                    ? undecided(m_answer.facts)
                    : worded(tr("Yes: the tower is open (%n <floor(s)|tower piece(s)>).", nullptr, floors));
            addOnce(page.because, m_answer.because);
            addOpen(page, m_answer.because);
        }
        addHolders(page, m_answer.facts);
        if (m_answer.legal == Legality::Yes && question().figure == FigureKind::Phantom)
            page.rows << afterAction();
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
                    page.rows << Row{.clause = tr("%1, so not in the supply", "meeple held by Red")
                                                   .arg(heldBy(kind(*fact.kind), player(holder.colour))),
                                     .because = fact.because};
    }

    /// What a phantom follows.
    Row afterAction()
    {
        const auto done = turnOf(scenario(), askedBy()).action();
        return {.who = tr("This turn"),
                .clause =
                    !done ? worded(tr("a phantom may follow a <floor|tower piece> or another figure"))
                    : done == Done::Other
                        ? tr("the phantom may follow the action, unless that was a princess’s")
                        : tr("the phantom may follow the action (%1)").arg(doneWord(*done, firstEdition())),
                .because = done ? phantomFollows(scenario(), askedBy()) : Because{cite::phantomAfterFloor}};
    }
};

Text topName(const Position &position, const Question &question, int)
{
    const FigureKind kind = question.figure.value_or(FigureKind::Meeple);
    const Text figure = oneOf(kind, position.scenario().rules.tower),
               at = phrase(question.at.value_or(Square{}));
    if (isNeutral(kind)) // no player's
        return Questions::tr("May %1 stand on the tower at %2?", "the fairy, square").arg(figure, at);
    return Questions::tr("May %1 put %2 on the tower at %3?", "player, a meeple, square")
        .arg(Questions::asker(position, question), figure, at);
}

} // namespace

const QuestionWords aboutTop{topName, tellBy<FigureTeller>, QuestionGroup::Towers, "climb top close"};

} // namespace towerwatch
