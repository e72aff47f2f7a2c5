// SPDX-License-Identifier: MIT
#include "model/value/ranges.h"
#include "views/telling/hingewords.h"
#include "views/telling/teller.h"

#include <algorithm>
#include <map>

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
        Page page = Teller::page();
        page.legality = m_answer.legal;
        if (m_answer.legal == Legality::No) {
            refuse(page, m_answer.facts, m_answer.because);
            return page;
        }
        const FigureVerdict *asked = findVerdict(askedFigure());
        page.verdict += asked ? verdictOf(*asked) : counts();
        page.footnotes << cite(asked ? asked->because : without(m_answer.because, m_answer.rangeBecause), 3);
        addCommon(page);
        addFigures(page, asked);
        page.rows << thisTurn();
        return page;
    }

private:
    /// The figure that the page is about, if it is about one.
    int askedFigure() const
    {
        if (how().asked >= 0 || !question().target)
            return how().asked;
        const auto &ids = position().ids();
        const auto found = ranges::find(ids, *question().target);
        return found == ids.end() ? -1 : static_cast<int>(found - ids.begin());
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
    bool anyCapturable(bool own) const
    {
        return ranges::any_of(m_answer.figures, [&](const FigureVerdict &verdict) {
            return verdict.verdict == Verdict::Capturable && isOwn(verdict) == own;
        });
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
            return tr("Nobody can be captured: nobody stands within reach.");
        if (capturable == 0)
            return open == 0
                       ? tr("None of the figures within reach can be captured.")
                       : tr("Nobody can be captured for certain; %n case(s) are undecided.", nullptr, open);
        const auto first = ranges::find(m_answer.figures, Verdict::Capturable, &FigureVerdict::verdict);
        const Text said =
            capturable == 1
                ? capitalized(tr("%1 can be captured.", "figure").arg(label(first->figure)))
                : numbered(tr("Any one of %9 figures (%1) can be captured.", "number, whose"), capturable)
                      .arg(owners());
        return open == 0 ? said : said + " " + tr("%n case(s) are undecided.", nullptr, open);
    }

    /// "3 of Green’s and 1 of Red’s own"; one of each: "Green’s and Red’s own".
    Text owners() const
    {
        std::map<std::pair<bool, Colour>, int> numbers; // the asker’s own last
        for (const FigureVerdict &verdict : m_answer.figures)
            if (const auto owner = board().figure(verdict.figure).owner;
                owner && verdict.verdict == Verdict::Capturable)
                ++numbers[{owner == askedBy(), *owner}];
        const bool all = numbers.size() == 1;
        const bool each = ranges::all_of(numbers, [](const auto &entry) { return entry.second == 1; });
        Texts names;
        for (const auto &[whose, number] : numbers) {
            const auto [own, colour] = whose;
            names << (own && all    ? tr("%1’s own", "a player’s figures")
                      : all         ? tr("%1’s", "a player’s figures")
                      : own && each ? tr("%1’s own", "a player’s one figure")
                      : each        ? tr("%1’s", "a player’s one figure")
                      : own         ? tr("%2 of %1’s own", "player, number of figures")
                                    : tr("%2 of %1’s", "player, number of figures"))
                         .arg(ownerName(scenario(), colour), number);
        }
        return enumerated(names);
    }

    /// Of the figure that is asked about.
    Text verdictOf(const FigureVerdict &verdict) const
    {
        const Text who = label(verdict.figure);
        if (const FigureVerdict *other = goesWithOther(verdict))
            return capitalized(tr("%1 goes home if %2 is captured.", "builder or pig, meeple")
                                   .arg(who, label(other->figure)));
        switch (verdict.verdict) {
        case Verdict::Capturable: return capitalized(tr("%1 can be captured.", "figure").arg(who));
        case Verdict::Safe:
            return capitalized(tr("%1 is safe: it %2.", "figure, why").arg(who, clauses(verdict.facts)));
        case Verdict::Open:
            return capitalized(tr("Whether %1 can be captured is undecided: it %2.", "figure, why")
                                   .arg(who, clauses(verdict.facts)));
        case Verdict::OutOfReach: break;
        }
        return capitalized(
            tr("%1 is out of reach: %2.", "figure, why")
                .arg(who, beyond(verdict.facts.front(), *board().figure(verdict.figure).at, *question().at)));
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

    /// Rulings without those that another sentence tells of.
    static Because without(Because because, const Because &told)
    {
        std::erase_if(because, [&](RulingId id) { return ranges::count(told, id) > 0; });
        return because;
    }

    /// The range, and what becomes of whoever is captured.
    void addCommon(Page &page)
    {
        if (m_answer.figures.empty() && m_answer.reach.empty())
            return;
        page.rows << Row{.key = "range",
                         .who = tr("Range"),
                         .clause = range(),
                         .footnotes = cite(m_answer.rangeBecause),
                         .squares = {m_answer.reach.begin(), m_answer.reach.end()}};
        const auto any = [&](Effect effect) {
            return ranges::any_of(m_answer.figures, [effect](const FigureVerdict &verdict) {
                return ranges::count(verdict.consequences, effect, &Consequence::effect) > 0;
            });
        };
        Texts said;
        if (any(Effect::Prisoner))
            said << (any(Effect::Exchange)
                         ? tr("whoever is captured and not exchanged becomes %1’s prisoner", "player")
                         : tr("whoever is captured becomes %1’s prisoner", "player"))
                        .arg(asker());
        Because own;
        if (anyCapturable(true)) {
            said << tr("own figures may be captured too, and go home");
            own = {cite::captureOwnMeeple, cite::captureOwnToSupply};
        }
        if (!said.empty())
            page.rows << Row{.clause = joined(said, "; "), .footnotes = cite(own)};
        m_common = m_answer.rangeBecause;
        addOnce(m_common, own);
        for (const FigureVerdict &verdict : m_answer.figures)
            for (const Consequence &consequence : verdict.consequences)
                if (consequence.effect == Effect::Prisoner || consequence.effect == Effect::ToSupply)
                    addOnce(m_common, consequence.because);
    }

    Text range() const
    {
        const HouseRules house = scenario().rules.house;
        const bool diagonal = house.contains(HouseRule::Diagonal);
        Texts parts{diagonal ? tr("%n step(s), around corners too (Diagonal)", nullptr, m_answer.range)
                             : tr("%n square(s) each way", nullptr, m_answer.range)};
        if (m_answer.range < m_answer.height)
            parts << tr("one less than the height (No Surprises)");
        if (house.contains(HouseRule::NoGaps))
            parts << (diagonal ? tr("over tiles only (No Gaps)") : tr("not past an empty square (No Gaps)"));
        return joined(parts, ", ");
    }

    /// The asked figure first, then who can be captured.
    void addFigures(Page &page, const FigureVerdict *asked)
    {
        if (asked)
            addFigure(page, *asked, asked);
        for (const Verdict kind : {Verdict::Capturable, Verdict::Open, Verdict::Safe, Verdict::OutOfReach})
            for (const FigureVerdict &verdict : m_answer.figures)
                if (verdict.verdict == kind && &verdict != asked)
                    addFigure(page, verdict, asked);
    }

    void addFigure(Page &page, const FigureVerdict &verdict, const FigureVerdict *asked)
    {
        Row row = rowOf(verdict, &verdict == asked);
        row.asked = &verdict == asked && !goesWithOther(verdict);
        if (row.asked && verdict.verdict != Verdict::Capturable)
            row.clause = {}; // the verdict gives it
        if (row.asked)
            page.hinges = std::exchange(row.hinges, {});
        row.folded = asked && &verdict != asked;
        page.rows << row;
        if (verdict.verdict == Verdict::Open)
            addOpen(page, verdict.because);
    }

    Row rowOf(const FigureVerdict &verdict, bool isAsked)
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
        case Verdict::OutOfReach: row.clause = beyond(verdict.facts.front(), *at, *question().at); break;
        case Verdict::Safe:
        case Verdict::Open: row.clause = clauses(verdict.facts); break;
        }
        row.follows = follows(verdict);
        if (!isAsked)
            row.follows = row.follows.first(mostFollowing);
        Because because = verdict.because;
        if (verdict.verdict == Verdict::Capturable)
            because = without(because, m_common);
        if (verdict.staying >= 0)
            addOnce(because, cite::orphanBuilderPig);
        row.footnotes = cite(because);
        if (how().hinges)
            for (std::size_t i = 0; i < how().hinges->figures.size(); ++i)
                if (&m_answer.figures[i] == &verdict)
                    row.hinges = hingesOf(how().hinges->figures[i], scenario(), m_answer.height);
        return row;
    }

    /// What else the turn allows.
    Row thisTurn() const
    {
        Row row{.who = tr("This turn"),
                .clause = worded(tr("either this <floor|tower piece> or a figure on the tile just laid"))};
        if (m_answer.phantomMayFollow)
            row.follows << tr("a phantom may follow");
        if (m_answer.doubleTurnMayFollow)
            row.follows << tr("a double turn may still bring a figure");
        return row;
    }

    Because m_common; ///< what the rows about all figures tell of
};

} // namespace

Page tell(const PlaceFloorAnswer &, const TellTask &task)
{
    return FloorTeller(task).tell();
}

} // namespace towerwatch
