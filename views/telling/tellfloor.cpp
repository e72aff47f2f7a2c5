// SPDX-License-Identifier: MIT
#include "model/referee/referee.h"
#include "model/value/ranges.h"
#include "views/telling/hingewords.h"
#include "views/telling/teller.h"

#include <algorithm>
#include <set>
#include <span>

namespace towerwatch {

namespace {

/// Tells whom a floor can capture.
class FloorTeller : TellerOf<PlaceFloorAnswer>
{
    TOWERWATCH_PHRASES(FloorTeller)

public:
    using TellerOf::TellerOf;

    Page tell()
    {
        Page page = Teller::page(m_answer.height);
        page.legality = m_answer.legal;
        if (m_answer.legal == Legality::No) {
            refuse(page, m_answer.facts, Teller::tr("Not allowed: %1."));
            return page;
        }
        const FigureVerdict *asked = findVerdict(askedFigure());
        page.ofOne = asked;
        page.verdict += asked ? verdictOf(*asked) : counts();
        addOnce(page.because, asked ? becauseOf(*asked) : becauseOfCounts());
        addCommon(page, asked ? std::span(asked, 1) : std::span(m_answer.figures));
        addFigures(page, asked);
        addHinges(page, asked);
        addScoring(page);
        if (!m_turn.over)
            page.rows << thisTurn();
        return page;
    }

private:
    /// The figure that the page is about, if it is about one.
    int askedFigure() const
    {
        if (how().asked >= 0 || !question().target)
            return how().asked;
        return position().figure(*question().target);
    }
    const FigureVerdict *findVerdict(int figure) const
    {
        const auto found = ranges::find(m_answer.figures, figure, &FigureVerdict::figure);
        return found == m_answer.figures.end() ? nullptr : &*found;
    }
    int count(Verdict verdict) const
    {
        return static_cast<int>(ranges::count(m_answer.figures, verdict, &FigureVerdict::verdict));
    }
    bool isOwn(const FigureVerdict &verdict) const
    {
        return board().figure(verdict.figure).owner == askedBy();
    }

    /// How many can be captured and whose they are; a single one by its name.
    Text counts() const
    {
        const int capturable = count(Verdict::Capturable), open = count(Verdict::Open);
        if (m_answer.figures.empty())
            return tr("Nobody can be captured: nobody is in range.");
        if (capturable + open == 0)
            return tr("Nobody in range can be captured.");
        const Text doubt = open == 0 ? Text() : tr("%n figure(s) are undecided.", nullptr, open);
        const Text said =
            capturable == 0 ? tr("Nobody can be captured for certain.")
            : capturable == 1
                ? canBeCaptured(
                      ranges::find(m_answer.figures, Verdict::Capturable, &FigureVerdict::verdict)->figure)
                : someOf(capturable);
        return doubt.empty() ? said : said + " " + doubt;
    }
    Text canBeCaptured(int figure) const
    {
        return capitalized(tr("%1 can be captured.", "figure").arg(label(figure)));
    }

    /// "One of three figures can be captured (Green, Red)."
    Text someOf(int number) const
    {
        std::set<std::pair<bool, Colour>> owners; // the asker’s own last
        for (const FigureVerdict &verdict : m_answer.figures)
            if (const auto owner = board().figure(verdict.figure).owner;
                owner && verdict.verdict == Verdict::Capturable)
                owners.insert({isOwn(verdict), *owner});
        Texts names;
        for (const auto &[own, colour] : owners)
            names << player(colour);
        return numbered(tr("One of %9 figures can be captured (%1).", "number, players"), number)
            .arg(joined(names, ", "));
    }

    /// Of the figure that is asked about.
    Text verdictOf(const FigureVerdict &verdict) const
    {
        const Text who = label(verdict.figure);
        if (const FigureVerdict *other = goesWithOther(verdict))
            return capitalized(
                tr("%1 cannot be captured, but returns to the supply if %2 is.", "builder or pig, meeple")
                    .arg(who, label(other->figure)));
        switch (verdict.verdict) {
        case Verdict::Capturable: return canBeCaptured(verdict.figure);
        case Verdict::Safe:
            return capitalized(tr("%1 is safe (%2).", "figure, why").arg(who, clauses(verdict.facts)));
        case Verdict::Open:
            return capitalized(tr("Undecided for %1: %2.", "figure, why").arg(who, clauses(verdict.facts)));
        case Verdict::OutOfReach: break;
        }
        return capitalized(
            tr("%1 is out of range: %2.", "figure, why").arg(who, clause(verdict.facts.front())));
    }

    /// Why those are the ones that can be captured; of none, why nobody can.
    Because becauseOfCounts() const
    {
        const int capturable = count(Verdict::Capturable);
        if (m_answer.figures.empty())
            return m_answer.rangeBecause;
        Because certain, doubts;
        for (const FigureVerdict &verdict : m_answer.figures)
            if (verdict.verdict == Verdict::Open ||
                (capturable > 0) == (verdict.verdict == Verdict::Capturable))
                addOnce(verdict.verdict == Verdict::Open ? doubts : certain, becauseOf(verdict));
        return capturable > 1 ? inTurn({certain, {cite::captureOneOnly}, doubts}) : inTurn({certain, doubts});
    }

    /// Why the verdict on a figure holds.
    Because becauseOf(const FigureVerdict &verdict) const
    {
        if (goesWithOther(verdict))
            return {cite::orphanBuilderPig};
        return verdict.verdict == Verdict::Capturable ? becauseCapturable(verdict.exposure, verdict.reach)
                                                      : Teller::becauseOf(verdict.facts);
    }

    /// Whose capture sends a builder or pig home that cannot be captured itself.
    const FigureVerdict *goesWithOther(const FigureVerdict &verdict) const
    {
        const auto isThis = [&](const Consequence &consequence) {
            return consequence.effect == Effect::Orphan && consequence.figure == verdict.figure;
        };
        if (verdict.verdict != Verdict::Capturable)
            for (const FigureVerdict &other : m_answer.figures)
                if (ranges::any_of(other.consequences, isThis))
                    return &other;
        return nullptr;
    }

    /// The range, and where those of the figures go who are captured by their owner.
    void addCommon(Page &page, std::span<const FigureVerdict> figures) const
    {
        if (m_answer.figures.empty() && m_answer.reach.empty())
            return;
        page.rows << Row{.key = "range",
                         .who = tr("Range"),
                         .clause = range(),
                         .because = m_answer.rangeBecause,
                         .squares = {m_answer.reach.begin(), m_answer.reach.end()}};
        Because own;
        for (const FigureVerdict &verdict : figures)
            for (const Consequence &consequence : verdict.consequences)
                if (consequence.effect == Effect::ToSupply)
                    addOnce(own, consequence.because);
        if (!own.empty())
            page.rows << Row{.clause = tr("own figures, once captured, return to the supply"),
                             .because = inTurn({{cite::captureOwnMeeple}, own})};
    }

    Text range() const
    {
        const HouseSwitches house = switchesOf(scenario().rules.house);
        Texts parts{m_answer.range == 0 ? tr("0 squares, only the tower’s own tile")
                    : house.turns ? tr("%n step(s), around corners too (Diagonal)", nullptr, m_answer.range)
                                  : tr("%n square(s)", "a range", m_answer.range)};
        if (m_answer.range < m_answer.height)
            parts << tr("one less than the height (No Surprises)");
        if (house.gapsStop)
            parts << (house.turns ? tr("over tiles only (No Gaps)")
                                  : tr("not past an empty square (No Gaps)"));
        return joined(parts, ", ");
    }

    /// The asked figure first, then who can be captured.
    void addFigures(Page &page, const FigureVerdict *asked) const
    {
        if (asked)
            addFigure(page, *asked, asked);
        for (const Verdict kind : {Verdict::Capturable, Verdict::Open, Verdict::Safe, Verdict::OutOfReach})
            for (const FigureVerdict &verdict : m_answer.figures)
                if (verdict.verdict == kind && &verdict != asked)
                    addFigure(page, verdict, asked);
    }

    void addFigure(Page &page, const FigureVerdict &verdict, const FigureVerdict *asked) const
    {
        Row row = rowOf(verdict, &verdict == asked);
        row.asked =
            asked ? &verdict == asked && !goesWithOther(verdict) : verdict.verdict == Verdict::Capturable;
        if (row.asked && verdict.verdict != Verdict::Capturable)
            row.clause = {}; // the verdict gives it
        row.folded = asked && &verdict != asked;
        page.rows << row;
        if (verdict.verdict == Verdict::Open)
            addOpen(page, verdict.because);
    }

    Row rowOf(const FigureVerdict &verdict, bool isAsked) const
    {
        constexpr std::size_t mostFollowing = 2;
        const auto at = board().figure(verdict.figure).at;
        Row row{.key = figureKey(verdict.figure),
                .who = label(verdict.figure),
                .verdict = verdict.verdict,
                .word = word(verdict.verdict),
                .figure = verdict.figure};
        if (at)
            row.squares << *at;
        switch (verdict.verdict) {
        case Verdict::Capturable: row.clause = away(verdict); break;
        case Verdict::OutOfReach: row.clause = clause(verdict.facts.front()); break;
        case Verdict::Safe:
        case Verdict::Open: row.clause = clauses(verdict.facts); break;
        }
        row.because = Teller::becauseOf(verdict.facts);
        if (verdict.verdict == Verdict::Capturable)
            addOnce(row.because, becauseOf(verdict).front());
        addFollows(row, verdict, isAsked ? verdict.consequences.size() + 1 : mostFollowing);
        if (verdict.verdict == Verdict::Capturable)
            addOnce(row.because, becauseOf(verdict));
        addRest(row, verdict.because);
        if (verdict.verdict == Verdict::Capturable && isDepartingWagon(verdict.figure))
            row.follows.insert(row.follows.begin(), tr("once captured, it neither scores nor moves on"));
        return row;
    }

    void addHinges(Page &page, const FigureVerdict *asked) const
    {
        if (!how().hinges)
            return;
        HingeGatherer gatherer(scenario(), m_answer.height);
        const auto &hinges = how().hinges->figures;
        for (std::size_t i = 0; i < hinges.size(); ++i)
            if (!asked || &m_answer.figures[i] == asked)
                gatherer.add(hinges[i],
                             asked || hinges.size() == 1 ? Text() : name(m_answer.figures[i].figure));
        page.hinges = gatherer.groups();
    }

    /// What else the turn allows.
    Row thisTurn()
    {
        Row row{.key = "instead", .clause = tr("then no figure on the new tile")};
        if (m_answer.phantomMayFollow && !m_turn.hasDone(Done::Phantom))
            row.follows << tr("but a phantom may");
        if (m_turn.half == Half::First) {
            row.follows << tr("the second half brings a tile and an action of its own");
            row.because = {cite::doubleTurnExtraFromBuilder};
        } else if (m_answer.doubleTurnMayFollow && !m_turn.half) {
            row.follows << tr("the second half of the double turn allows a figure again");
        }
        return row;
    }

    /// That it is scored after this floor.
    void addScoring(Page &page)
    {
        Texts names;
        for (const ScoredFeature &feature : m_completed.features)
            names << tr("%1 at %2", "road, city or monastery; square")
                         .arg(word(feature.kind), phrase(feature.tiles.front()));
        if (names.empty())
            return;
        Row row{.who = tr("Scored afterwards"),
                .clause = enumerated(names),
                .because = {cite::towerCaptureBeforeScoring}};
        if (!m_completed.watchtowers.empty())
            row.follows << tr("watchtowers first");
        page.rows << row;
    }
    /// Whether a wagon would be scored after this floor, and move on.
    bool isDepartingWagon(int figure) const
    {
        const auto isIts = [&](const ScoredFeature &feature) {
            return feature.feature >= 0 ? feature.feature == board().featureOf(figure)
                                        : board().figure(figure).isOn(PlaceKind::Monastery) &&
                                              board().figure(figure).at == feature.tiles.front();
        };
        return board().figure(figure).kind == FigureKind::Wagon &&
               ranges::any_of(m_completed.features, isIts);
    }

    const Turn m_turn = turnOf(scenario(), askedBy());
    const ScoreAnswer m_completed = ///< what the tile just laid completes
        m_turn.laid && m_turn.laid->at ? score(board(), m_turn.laid->at) : ScoreAnswer();
};

Text floorName(const Position &position, const Question &question, int height)
{
    const Square at = question.at.value_or(Square{});
    const int tile = position.board().tileAt(at);
    const int next = tile < 0 ? 1 : position.board().placed(tile).floors + (question.placed ? 0 : 1);
    const Text name =
        inEdition(Questions::tr("%1 places <floor|tower piece> %2 at %3", "player, number, square"),
                  inFirstEdition(position.scenario()))
            .arg(Questions::asker(position, question), height > 0 ? height : next, phrase(at));
    return question.target ? Questions::tr("%1: can it capture %2?", "a floor is placed, figure")
                                 .arg(name, Questions::target(position, question))
                           : name;
}

} // namespace

const QuestionWords aboutFloor{floorName, tellBy<FloorTeller>, QuestionGroup::Towers, "floor capture reach"};

} // namespace towerwatch
