// SPDX-License-Identifier: MIT
#include "views/wording/explainer.h"

namespace towerwatch {

Explanation Explainer::explain(const WatchtowerAnswer &answer)
{
    Explanation explanation;
    explanation.question = tr("What is the watchtower at %1 worth?").arg(at());
    const QString sum = counted(answer.bonus.per, answer.count), each = points(answer.bonus.points);
    explanation.answer =
        answer.value > 0 && !answer.triggered
            ? tr("%n point(s), but nobody earns them now: no road or city with a meeple on this tile is "
                 "complete (%1, %2 for each).",
                 nullptr, answer.value)
                  .arg(sum, each)
            : tr("%1: %2, %3 for each.").arg(points(answer.value), sum, each);
    const std::vector<int> others = uncounted(answer);
    if (others.size() == 1)
        explanation.answer +=
            u' ' + tr("%1 does not count.", "figure").arg(capitalized(label(others.front())));
    else if (!others.empty())
        explanation.answer +=
            u' ' + tr("%n figure(s) beside them do not count.", nullptr, static_cast<int>(others.size()));
    explanation.footnotes = numbersOf(answer.because);
    for (const SquareCount &square : answer.counted)
        explanation.statements << Statement{
            .text = tr("On %1: %2.").arg(phrase(square.at), counted(answer.bonus.per, square.count)),
            .squares = {square.at}};
    for (const WatchtowerFeature &entry : answer.features)
        explanation.statements << feature(entry, answer.value, *m_question.at);
    for (const int figure : others)
        explanation.statements << Statement{
            .text = tr("%1 does not count.", "figure").arg(capitalized(label(figure))),
            .footnotes = {numberOf(cite::wtMeepleKinds)},
            .figure = figure};
    for (const int figure : answer.open)
        explanation.statements << Statement{.text = tr("No source says whether it counts."),
                                            .figure = figure,
                                            .verdict = Verdict::Open,
                                            .label = label(figure),
                                            .verdictWord = word(Verdict::Open)};
    if (!answer.open.empty())
        addOpen(explanation, answer.because);
    return explanation;
}

std::vector<int> Explainer::uncounted(const WatchtowerAnswer &answer) const
{
    std::vector<int> figures;
    for (const Square square : answer.bonus.per == Bonus::Meeple ? answer.area : std::vector<Square>())
        for (const int figure : board().figuresOn(board().tileAt(square)))
            if (!isMeeple(board().figure(figure).kind))
                figures.push_back(figure);
    return figures;
}

Statement Explainer::feature(const WatchtowerFeature &feature, int value, Square at)
{
    QStringList sides;
    for (const Side side : allSides)
        if (feature.sides.contains(side))
            sides << word(side);
    Statement statement;
    statement.squares << at;
    const QString what = tr("%1 %2", "road or city, its sides").arg(word(feature.kind), sides.join(u", "));
    if (feature.complete)
        statement.text = feature.figures.empty()
                             ? tr("Complete (%1), but no meeple of it stands on this tile.").arg(what)
                             : tr("Complete (%1): the watchtower is scored.").arg(what);
    else
        statement.text = feature.figures.empty()
                             ? tr("Not complete (%1).").arg(what)
                             : tr("Not complete (%1): the watchtower would be scored.").arg(what);
    statement.footnotes << numberOf(feature.complete && feature.figures.empty() ? cite::wtUnoccupied
                                                                                : cite::wtTrigger);
    for (const int figure : feature.figures) {
        const QString owner = player(board().figure(figure).owner.value_or(Colour::Red));
        statement.details << Statement{
            .text = feature.complete ? tr("%1 earns %2 (%3).").arg(owner, points(value), label(figure))
                                     : tr("%1 would earn %2 (%3).").arg(owner, points(value), label(figure)),
            .figure = figure};
    }
    return statement;
}

} // namespace towerwatch
