// SPDX-License-Identifier: MIT
#include "model/referee/watchtowers.h"
#include "model/value/ranges.h"
#include "views/telling/explainer.h"

namespace towerwatch {

namespace {

/// What the headline says of a watchtower besides its sum; the most telling first.
constexpr std::array tellingOfWatchtowers{cite::unmatchedSideCloses,
                                          cite::wtCastleConversionNoTrigger,
                                          cite::wtBuilderNoTrigger,
                                          cite::wtNoFarmers,
                                          cite::wtUnrelatedSegment,
                                          cite::wtWheelMeeples,
                                          cite::wtCityOfCarcassonneMeeples,
                                          cite::wtLargeIsOne,
                                          cite::wtTowerTopCounts,
                                          cite::wtAcrobatsCount,
                                          cite::wtCastleLords,
                                          cite::wtRoadBridges,
                                          cite::wtCityNoCastle,
                                          cite::wtCoatUnderCastle,
                                          cite::wtMonasticBuildings,
                                          cite::wtFarmersCount,
                                          cite::wtBridgeTrigger,
                                          cite::wtSeveralMeeples};

} // namespace

Explanation Explainer::explain(const WatchtowerAnswer &answer)
{
    Explanation explanation;
    explanation.question = tr("What is the watchtower at %1 worth?").arg(at());
    say(explanation, watchtowerHeadline(answer), answer.because);
    for (const SquareCount &square : answer.counted)
        explanation.statements << Statement{
            .text = tr("On %1: %2.").arg(phrase(square.at), counted(answer.bonus.per, square.count)),
            .squares = {square.at}};
    for (const WatchtowerFeature &entry : answer.features)
        explanation.statements << feature(entry, answer.value, *m_question.at);
    for (const int figure : answer.uncounted)
        explanation.statements << Statement{
            .text = capitalized(tr("%1 does not count.", "figure").arg(label(figure))),
            .footnotes = {numberOf(cite::wtMeepleKinds)},
            .figure = figure};
    for (const int figure : answer.open)
        explanation.statements << Statement{.text = tr("No source we know settles whether it counts."),
                                            .figure = figure,
                                            .verdict = Verdict::Open,
                                            .label = label(figure),
                                            .verdictWord = word(Verdict::Open)};
    if (!answer.open.empty())
        addOpen(explanation, answer.because);
    return explanation;
}

Said Explainer::watchtowerHeadline(const WatchtowerAnswer &answer) const
{
    Said headline{{worthSentence(answer),
                   {},
                   among(answer.because, {cite::wtTypeMeeple, cite::wtTypeCoat, cite::wtTypeRoad,
                                          cite::wtTypeMonastery, cite::wtTypeCity})}};
    for (const Text &sentence : triggerSentences(answer))
        headline << Saying{sentence, {cite::wtTrigger}};
    headline << countedSentences(answer);
    Said telling = tellingOf(answer.because, tellingOfWatchtowers);
    if (ranges::find(answer.because, cite::wtCoatEach) != answer.because.end())
        telling << Saying{withDeduction(cite::wtCoatEach, severalSentence(answer.bonus.per)),
                          {cite::wtCoatEach}};
    headline << telling.first(headline.size() + 1 < mostSaid ? mostSaid - headline.size() : 1);
    if (headline.size() < mostSaid)
        headline.insert(headline.begin() + 1,
                        Saying{tr("The area is the watchtower’s own tile and the eight squares around it."),
                               {},
                               among(answer.because, {cite::wtArea})});
    return headline;
}

Text Explainer::severalSentence(Bonus bonus) const
{
    switch (bonus) {
    case Bonus::CoatOfArms: return tr("Every coat of arms counts, even where a tile has several.");
    case Bonus::CityTile: return tr("A tile with several city segments counts as one tile.");
    case Bonus::RoadTile: return tr("A tile with several road segments counts as one tile.");
    default: return {};
    }
}

Text Explainer::noneSentence(Bonus bonus) const
{
    switch (bonus) {
    case Bonus::Meeple: return tr("%1: no meeple stands in its area (%2 for each).");
    case Bonus::CoatOfArms: return tr("%1: no coat of arms lies in its area (%2 for each).");
    case Bonus::RoadTile: return tr("%1: no tile with a road lies in its area (%2 for each).");
    case Bonus::CityTile: return tr("%1: no tile with a city lies in its area (%2 for each).");
    case Bonus::Monastery: return tr("%1: no monastic building lies in its area (%2 for each).");
    }
    return {};
}

Text Explainer::worthSentence(const WatchtowerAnswer &answer) const
{
    if (answer.count == 0 && answer.open.empty()) // who is open may stand in its area
        return noneSentence(answer.bonus.per).arg(points(0), points(answer.bonus.points));
    const Text sum = counted(answer.bonus.per, answer.count), each = points(answer.bonus.points);
    if (answer.value == 0 || answer.triggered)
        return tr("%1: %2, %3 for each.").arg(points(answer.value), sum, each);
    const auto isEmpty = [](const WatchtowerFeature &feature) { return feature.figures.empty(); };
    return (ranges::all_of(answer.features, isEmpty)
                ? tr("%n point(s) (%1, %2 for each), but nobody earns them now: no meeple on its own tile "
                     "stands on a road or in a city.",
                     nullptr, answer.value)
                : tr("%n point(s) (%1, %2 for each), but nobody earns them now: no road or city with a "
                     "meeple on its own tile is complete.",
                     nullptr, answer.value))
        .arg(sum, each);
}

Said Explainer::countedSentences(const WatchtowerAnswer &answer) const
{
    Said sentences;
    Because known;
    if (answer.bonus.per == Bonus::Meeple)
        if (const Texts kinds = kindsOf(meeplesIn(board(), answer.area, known)); !kinds.empty())
            sentences << Saying{tr("Also counted: %1.", "kinds of meeples").arg(enumerated(kinds)),
                                {cite::wtMeepleKinds}};
    const auto number = static_cast<int>(answer.uncounted.size());
    if (number == 1)
        sentences << Saying{
            capitalized(tr("%1 does not count.", "figure").arg(label(answer.uncounted.front()))),
            {cite::wtMeepleKinds}};
    else if (number > 1)
        sentences << Saying{
            capitalized(numbered(tr("%9 other figure(s) there are not meeples and do not count: %1.", nullptr,
                                    number),
                                 number))
                .arg(kindsCounted(answer.uncounted)),
            {cite::wtMeepleKinds}};
    return sentences;
}

Texts Explainer::kindsOf(const std::vector<int> &figures) const
{
    Texts kinds;
    for (const int figure : figures)
        if (const FigureKind special = board().figure(figure).kind;
            special != FigureKind::Meeple && !kinds.contains(kind(special)))
            kinds << kind(special);
    return kinds;
}

Texts Explainer::triggerSentences(const WatchtowerAnswer &answer) const
{
    Texts sentences;
    std::vector<int> special;
    std::vector<const WatchtowerFeature *> left; // alike are told together
    std::vector<FeatureKind> told;
    for (const WatchtowerFeature &feature : answer.features)
        if (!feature.figures.empty())
            left.push_back(&feature);
    while (!left.empty()) {
        const WatchtowerFeature &first = *left.front();
        const auto isOther = [&](const WatchtowerFeature *feature) {
            return feature->kind != first.kind || feature->complete != first.complete;
        };
        const auto others = std::stable_partition(left.begin(), left.end(), std::not_fn(isOther));
        sentences << triggerSentence({left.begin(), others}, ranges::find(told, first.kind) != told.end());
        told.push_back(first.kind);
        left.erase(left.begin(), others);
    }
    for (const WatchtowerFeature &feature : answer.features)
        special.insert(special.end(), feature.figures.begin(), feature.figures.end());
    if (const Texts kinds = kindsOf(special); !kinds.empty() && answer.bonus.per != Bonus::Meeple)
        sentences.back() +=
            " " + tr("Also meeple(s): %1.", "kinds of figures", static_cast<int>(kinds.size()))
                      .arg(enumerated(kinds));
    return sentences;
}

Text Explainer::triggerSentence(const std::vector<const WatchtowerFeature *> &alike, bool another) const
{
    Texts meeples;
    for (const WatchtowerFeature *feature : alike)
        for (const int figure : feature->figures)
            meeples << figureName(m_position, figure);
    const auto number = static_cast<int>(alike.size());
    const auto [kind, complete] = std::pair(alike.front()->kind, alike.front()->complete);
    const Text several =
        kind == FeatureKind::Road ? tr("roads", "after a number") : tr("cities", "after a number");
    return (number > 1
                ? capitalized(numbered(
                      complete
                          ? tr("%9 %1 are complete, each with a meeple on the watchtower’s tile: %2.",
                               "number, roads or cities, meeples")
                          : tr("%9 %1, each with a meeple on the watchtower’s tile, are not complete: %2.",
                               "number, roads or cities, meeples"),
                      number))
            : complete ? (another ? tr("Another %1 with %2 on the watchtower’s tile is complete.",
                                       "road or city, meeples")
                                  : tr("A %1 with %2 on the watchtower’s tile is complete.",
                                       "road or city, meeples"))
            : another
                ? tr("Another %1 with %2 on the watchtower’s tile is not complete.", "road or city, meeples")
                : tr("A %1 with %2 on the watchtower’s tile is not complete.", "road or city, meeples"))
        .arg(number > 1 ? several : word(kind), enumerated(firstOf(onceEach(meeples))));
}

Statement Explainer::feature(const WatchtowerFeature &feature, int value, Square at)
{
    Texts sides;
    for (const Side side : allSides)
        if (feature.sides.contains(side))
            sides << word(side);
    Statement statement;
    statement.squares << at;
    const Text what = tr("%1 %2", "road or city, its sides").arg(word(feature.kind), enumerated(sides));
    if (feature.complete)
        statement.text = feature.figures.empty()
                             ? tr("Complete (%1), but it has no meeple on this tile.").arg(what)
                             : tr("Complete (%1): the watchtower is scored.").arg(what);
    else
        statement.text = feature.figures.empty()
                             ? tr("Not complete (%1).").arg(what)
                             : tr("Not complete (%1): otherwise the watchtower would be scored.").arg(what);
    statement.footnotes << numberOf(feature.complete && feature.figures.empty() ? cite::wtUnoccupied
                                                                                : cite::wtTrigger);
    for (const int figure : feature.figures) {
        const Text owner = player(board().figure(figure).owner.value_or(Colour::Red));
        const Text meeple = figureName(m_position, figure);
        statement.details << Statement{
            .text = feature.complete ? tr("%1 earns %2 for %3.").arg(owner, points(value), meeple)
                                     : tr("%1 would earn %2 for %3.").arg(owner, points(value), meeple),
            .figure = figure};
    }
    return statement;
}

} // namespace towerwatch
