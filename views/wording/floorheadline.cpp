// SPDX-License-Identifier: MIT
#include "views/wording/explainer.h"

#include <map>

namespace towerwatch {

QStringList Explainer::floorHeadline(const PlaceFloorAnswer &answer) const
{
    constexpr int mostNamed = 3;
    QStringList named;
    std::map<Verdict, int> number;
    const FigureVerdict *spared = nullptr;
    Because grounds;
    for (const FigureVerdict &verdict : answer.figures) {
        if (verdict.verdict == Verdict::Safe && isTarget(verdict.figure))
            continue; // said before everything else
        ++number[verdict.verdict];
        if (verdict.verdict == Verdict::Safe)
            spared = &verdict;
        if (verdict.verdict != Verdict::Capturable)
            continue;
        if (named.size() < mostNamed)
            named << label(verdict.figure);
        for (const RulingId id :
             {cite::captureOwnMeeple, cite::captureMeepleOnTower, cite::towerRangeOverGaps})
            if (std::ranges::count(verdict.because, id) > 0)
                addOnce(grounds, id);
    }
    const int capturable = number[Verdict::Capturable], open = number[Verdict::Open];
    QStringList headline;
    if (capturable == 0)
        headline << tr("No figure can be captured.");
    else if (capturable <= mostNamed)
        headline << capitalized(
                        numbered(tr("One of these %9 figure(s) can be captured: %1.", nullptr, capturable),
                                 capturable))
                        .arg(enumerated(named));
    else
        headline << capitalized(numbered(
            tr("%9 figure(s) can be captured, but only one of them.", nullptr, capturable), capturable));
    if (open > 0)
        headline << tr("%n case(s) are open.", nullptr, open);
    if (const int safe = number[Verdict::Safe]; safe == 1)
        headline << verdictSentence(*spared);
    else if (safe > 1)
        headline << tr("%n figure(s) in reach are safe.", nullptr, safe);
    headline << rangeSentence(answer);
    for (const RulingId id : grounds)
        headline << (id == cite::towerRangeOverGaps ? tr("Empty squares do not stop it.")
                                                    : bearing(id, true));
    return headline;
}

QString Explainer::rangeSentence(const PlaceFloorAnswer &answer) const
{
    if (answer.range < answer.height)
        return tr("Under No Surprises the tower reaches one square less than it is high: %n square(s).",
                  nullptr, answer.range);
    return scenario().rules.house.contains(HouseRule::Diagonal)
               ? tr("The tower reaches %n step(s) along rows and columns.", nullptr, answer.range)
               : tr("The tower reaches %n square(s).", nullptr, answer.range);
}

QString Explainer::verdictSentence(const FigureVerdict &verdict) const
{
    const QString figure = label(verdict.figure);
    const QString facts = told(verdict.facts);
    switch (verdict.verdict) {
    case Verdict::Capturable: return capitalized(tr("%1 can be captured.", "figure").arg(figure));
    case Verdict::Safe: return capitalized(tr("%1 is safe.", "figure").arg(figure)) + u' ' + facts;
    case Verdict::Open: return tr("Whether %1 can be captured is open.", "figure").arg(figure) + u' ' + facts;
    case Verdict::OutOfReach: break;
    }
    return capitalized(tr("%1 is out of reach.", "figure").arg(figure)) + u' ' +
           distanceSentence(verdict.facts.front(), *board().figure(verdict.figure).at, *m_question.at);
}

} // namespace towerwatch
