// SPDX-License-Identifier: MIT
#include "model/referee/watchtowers.h"
#include "model/value/ranges.h"
#include "views/telling/teller.h"

#include <algorithm>

namespace towerwatch {

namespace {

/// Tells what a watchtower is worth and who triggers it.
class WatchtowerTeller : TellerOf<WatchtowerAnswer>
{
    TOWERWATCH_PHRASES(WatchtowerTeller)

public:
    using TellerOf::TellerOf;

    Page tell()
    {
        Page page = Teller::page();
        page.verdict += worth();
        page.because = inTurn({m_answer.worth, {cite::wtTrigger}});
        if (!m_answer.counted.empty())
            page.rows << counted();
        for (const WatchtowerFeature &feature : m_answer.features)
            if (!feature.figures.empty())
                page.rows << rowOf(feature);
        addUnoccupied(page);
        std::vector<FigureKind> uncounted;
        for (const int figure : m_answer.uncounted)
            uncounted.push_back(board().figure(figure).kind);
        if (!uncounted.empty())
            page.rows << Row{.key = "uncounted",
                             .who = tr("Not counted"),
                             .clause = kindsCounted(uncounted),
                             .because = {cite::wtMeepleKinds}};
        for (const int figure : m_answer.open)
            page.rows << Row{.key = figureKey(figure),
                             .who = label(figure),
                             .verdict = Verdict::Open,
                             .word = word(Verdict::Open),
                             .clause = tr("nothing settles whether it counts"),
                             .because = {openRuling(board().figure(figure))},
                             .figure = figure};
        if (!m_answer.open.empty())
            addOpen(page, m_answer.because);
        return page;
    }

private:
    Text worth() const
    {
        const Text value = points(m_answer.value);
        if (m_answer.count == 0 && m_answer.open.empty()) // who is open may stand in its area
            return tr("%1: nothing in its area counts.", "0 points").arg(value);
        if (m_answer.triggered)
            return capitalized(earned(m_answer.value, triggering())) + ".";
        const bool anybody = ranges::any_of(
            m_answer.features, [](const WatchtowerFeature &feature) { return !feature.figures.empty(); });
        return (anybody ? tr("No points: no road or city with a meeple on this tile is complete.")
                        : tr("No points: no meeple on this tile is on a road or in a city."));
    }

    Texts meeplesIn(const WatchtowerFeature &feature) const
    {
        Texts meeples;
        for (const int figure : feature.figures)
            meeples << name(figure);
        return meeples;
    }
    Texts triggering() const
    {
        Texts meeples;
        for (const WatchtowerFeature &feature : m_answer.features)
            if (feature.complete)
                meeples << meeplesIn(feature);
        return meeples;
    }

    Row counted() const
    {
        Texts squares;
        Row row{.key = "counted",
                .who = m_answer.triggered ? tr("Counted") : tr("In its area"),
                .because = m_answer.worth};
        for (const SquareCount &square : m_answer.counted) {
            row.squares << square.at;
            squares << (square.count == 1 ? phrase(square.at)
                        : square.count == 2
                            ? tr("%1 twice", "square").arg(phrase(square.at))
                            : tr("%1 %2 times", "square, number").arg(phrase(square.at), square.count));
        }
        row.clause = tr("%1 at %2: %3", "4 meeples, 2 points, squares")
                         .arg(towerwatch::counted(m_answer.bonus.per, m_answer.count),
                              points(m_answer.bonus.points), joined(squares, ", "));
        return row;
    }

    static Text what(const WatchtowerFeature &feature)
    {
        Texts parts;
        for (const Side side : allSides)
            if (feature.sides.contains(side))
                parts << word(side);
        if (feature.complete)
            parts << tr("complete");
        return tr("%1 (%2)", "road or city, its sides").arg(word(feature.kind), joined(parts, ", "));
    }

    Row rowOf(const WatchtowerFeature &feature) const
    {
        const Texts meeples = meeplesIn(feature);
        Row row{.key = "sides " + std::to_string(feature.sides.bits()),
                .who = what(feature),
                .clause = feature.complete ? enumerated(meeples)
                                           : tr("%1 once complete", "4 points for meeple 1 (Red)")
                                                 .arg(earned(m_answer.value, meeples)),
                .because = inTurn({{cite::wtTrigger}, feature.because})};
        row.figure = feature.figures.front();
        row.squares << *question().at;
        return row;
    }

    /// The complete roads and cities that have no meeple on this tile.
    void addUnoccupied(Page &page) const
    {
        Texts features;
        Because because;
        for (const WatchtowerFeature &feature : m_answer.features)
            if (feature.figures.empty() && feature.complete) {
                features << what(feature);
                addOnce(because, m_answer.triggered ? cite::wtTrigger : cite::wtUnoccupied);
                addOnce(because, feature.because);
            }
        if (!features.empty())
            page.rows << Row{.key = "nobody",
                             .who = joined(features, ", "),
                             .clause = tr("without a meeple here"),
                             .because = because,
                             .squares = {*question().at}};
    }
};

Text watchtowerName(const Position &, const Question &question, int)
{
    return Questions::tr("What does the watchtower at %1 score?").arg(phrase(question.at.value_or(Square{})));
}

} // namespace

const QuestionWords aboutWatchtower{watchtowerName, tellBy<WatchtowerTeller>, QuestionGroup::Watchtowers,
                                    "watchtower bonus"};

} // namespace towerwatch
