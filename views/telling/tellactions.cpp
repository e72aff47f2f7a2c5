// SPDX-License-Identifier: MIT
#include "model/referee/moment.h"
#include "model/referee/reach.h"
#include "model/referee/referee.h"
#include "model/value/ranges.h"
#include "views/telling/guide.h"
#include "views/telling/teller.h"

#include <algorithm>

namespace towerwatch {

namespace {

/// Tells what a player may do with the towers.
class ActionsTeller : TellerOf<ActionsAnswer>
{
    TOWERWATCH_PHRASES(ActionsTeller)

public:
    using TellerOf::TellerOf;

    Page tell()
    {
        Page page = Teller::page();
        addVerdict(page);
        if (const auto onTurn = towerwatch::onTurn(scenario()); onTurn && *onTurn != askedBy())
            page.rows << Row{.clause = tr("it is %2’s turn; this is for %1’s own", "player, player")
                                           .arg(asker(), player(*onTurn))};
        if (!turnOf(scenario(), askedBy()).over)
            for (const TurnStep &step : m_answer.steps)
                addStep(page, step);
        return page;
    }

private:
    void addVerdict(Page &page) const
    {
        Texts instead;
        std::vector<Because> parts;
        if (!m_answer.floor.empty())
            instead << worded(tr("place a <floor|tower piece>"));
        const bool isDone = !againstAction().empty();
        if (ranges::any_of(m_answer.figures, [](const auto &top) { return !top.kinds.empty(); }))
            instead << (isDone ? tr("still put the phantom on a tower") : tr("put a figure on a tower"));
        if (!instead.empty())
            parts.push_back({isDone ? cite::phantomAfterFloor : cite::towerActionChoice});
        Text may = either(instead);
        if (m_answer.ransom.legal == Legality::Yes) {
            may = may.empty() ? tr("buy back a prisoner") : tr("%1, and also buy back a prisoner").arg(may);
            parts.push_back(m_answer.ransom.because);
        }
        if (may.empty())
            parts = {becauseOf(m_answer.barred), becauseOf(m_answer.ransom.facts)};
        if (turnOf(scenario(), askedBy()).over)
            page.verdict += capitalized(clause({.name = FactName::GameOver})) + ".";
        else
            page.verdict += may.empty() ? tr("%1 can do nothing with the towers now.", "player").arg(asker())
                                        : tr("%1 may %2.", "player, what").arg(asker(), may);
        addOnce(page.because, inTurn(parts));
    }

    void addStep(Page &page, const TurnStep &step)
    {
        page.rows << Row{.key = "step " + std::string(towerwatch::name(step.step)),
                         .who = stepTitle(step.step, position()),
                         .word = stateWord(step),
                         .clause = clauseOf(step),
                         .because = step.because};
        const bool isAction = step.step == StepName::Action && againstAction().empty();
        if (isAction && !m_answer.floor.empty())
            page.rows << floors();
        if (isAction || (step.step == StepName::Phantom && !againstAction().empty()))
            addTops(page);
        if (isAction)
            addBars(page);
    }

    Text stateWord(const TurnStep &step) const
    {
        switch (step.state) {
        case StepState::Done: return tr("done", "a step of a turn");
        case StepState::Now: return isAfterTile(step) ? Text() : tr("now", "a step of a turn");
        case StepState::Later: return tr("later", "a step of a turn");
        case StepState::No: return tr("no", "a step of a turn");
        case StepState::Open: break;
        }
        return step.step == StepName::SecondHalf ? tr("perhaps", "a step of a turn") : word(Verdict::Open);
    }

    /// Whether a step of this moment waits for the tile, of which nothing is said.
    bool isAfterTile(const TurnStep &step) const
    {
        return step.step == StepName::Action && !turnOf(scenario(), askedBy()).isTileLaid();
    }

    /// What there is to say of a step.
    Text clauseOf(const TurnStep &step) const
    {
        const Turn turn = turnOf(scenario(), askedBy());
        const bool isDone = step.state == StepState::Done;
        switch (step.step) {
        case StepName::Ransom: return isDone ? Text() : ransomClause();
        case StepName::Tile: return turn.laid && turn.laid->at ? phrase(*turn.laid->at) : Text();
        case StepName::Action:
            return isDone && turn.action()    ? doneWord(*turn.action(), firstEdition())
                   : !againstAction().empty() ? clause(againstAction().front())
                   : isAfterTile(step)        ? tr("after the tile")
                                              : Text();
        case StepName::Phantom:
            return isDone || hasInSupply(board(), askedBy(), FigureKind::Phantom) ? Text()
                   : step.state == StepState::Later
                       ? tr("once it is bought back")
                       : clause({.name = FactName::NoneLeft, .kind = FigureKind::Phantom});
        case StepName::SecondHalf:
            return step.state == StepState::Open    ? tr("if the tile extends the builder’s road or city")
                   : step.state == StepState::Later ? tr("with a tile and an action of its own")
                                                    : Text();
        case StepName::Scoring: break;
        }
        return {};
    }

    Facts againstAction() const { return momentAgainst(scenario(), askedBy()); }

    Row floors() const
    {
        Texts towers;
        Row row{.key = "floor", .who = worded(tr("Next <floor|tower piece>"))};
        for (const Square at : m_answer.floor) {
            const int height = board().placed(board().tileAt(at)).floors + 1;
            towers
                << tr("range %2 at %1", "square, number").arg(phrase(at), rangeOf(scenario().rules, height));
            row.squares << at;
        }
        row.clause = towers.size() > 12 ? beginningOf(towers) : either(towers);
        row.because = {cite::towerActionAnyTile};
        return row;
    }

    Text kindsOr(const std::vector<FigureKind> &kinds) const
    {
        Texts names;
        for (const FigureKind each : kinds)
            names << kind(each);
        return either(names);
    }

    /// Who may stand on which tower; towers that allow the same together.
    void addTops(Page &page) const
    {
        std::vector<std::pair<TowerTopChoice, std::vector<Square>>> groups;
        for (const TowerTopChoice &choice : m_answer.figures) {
            const auto same = ranges::find_if(groups, [&](const auto &group) {
                return group.first.kinds == choice.kinds && group.first.open == choice.open;
            });
            if (same == groups.end())
                groups.emplace_back(choice, std::vector<Square>{choice.at});
            else
                same->second.push_back(choice.at);
        }
        for (const auto &[choice, squares] : groups) {
            Row row{.key = "top " + toText(squares.front()),
                    .who = tr("May go onto %1", "squares of towers").arg(list(squares))};
            row.clause = choice.kinds.empty() ? tr("none beyond doubt") : kindsOr(choice.kinds);
            if (!choice.open.empty())
                row.follows << tr("undecided: %1", "figures").arg(kindsCounted(choice.open));
            row.because = choice.because;
            row.squares << List<Square>(squares.begin(), squares.end());
            page.rows << row;
        }
    }

    void addBars(Page &page) const
    {
        if (board().towers().empty())
            page.rows << Row{.clause = tr("no tower is on the board")};
        for (const Fact &fact : m_answer.barred)
            page.rows << Row{.clause = clause(fact), .because = fact.because};
        if (!m_answer.closed.empty())
            page.rows << Row{.key = "closed",
                             .who = tr("Closed by a figure"),
                             .clause = list(m_answer.closed),
                             .squares = {m_answer.closed.begin(), m_answer.closed.end()}};
        if (!m_answer.bare.empty())
            page.rows << Row{.key = "bare",
                             .who = tr("No figure onto %1", "squares of towers").arg(list(m_answer.bare)),
                             .clause = worded(tr("no <floor|tower piece> yet")),
                             .squares = {m_answer.bare.begin(), m_answer.bare.end()}};
        const bool isOpen = board().towers().size() > m_answer.closed.size() + m_answer.bare.size();
        if (m_answer.figures.empty() && isOpen)
            page.rows << Row{
                .clause = tr("%1 has no figure left that may stand on a tower", "player").arg(asker())};
    }

    Text ransomClause() const
    {
        const RansomAnswer &ransom = m_answer.ransom;
        Facts facts = ransom.facts;
        if (facts.size() > 1) // what is said holds on the asker’s own turn
            std::erase_if(facts, [](const Fact &fact) { return fact.name == FactName::NotOnTurn; });
        return ransom.legal != Legality::Yes ? clauses(facts)
                                             : either(prisonersFor(ransom)) + ", " + points(ransomCost);
    }
};

Text actionsName(const Position &position, const Question &question, int)
{
    return Questions::tr("What may %1 do with the towers?", "player")
        .arg(Questions::asker(position, question));
}

} // namespace

const QuestionWords aboutActions{actionsName, tellBy<ActionsTeller>, QuestionGroup::Players,
                                 "action turn exchange"};

} // namespace towerwatch
