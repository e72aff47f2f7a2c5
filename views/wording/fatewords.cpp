// SPDX-License-Identifier: MIT
#include "views/wording/explainer.h"

namespace towerwatch {

Explanation Explainer::explain(int figure, const FigureFate &fate)
{
    Explanation explanation;
    explanation.question = tr("What can happen to this figure: %1?").arg(label(figure));
    explanation.answer = fate.exposure == Verdict::Safe   ? tr("No tower can capture it.")
                         : fate.exposure == Verdict::Open ? tr("Whether a tower can capture it is open.")
                         : fate.towers.empty() ? tr("It can be captured, but no tower reaches it now.")
                                               : tr("%n tower(s) can capture it with the next floor.",
                                                    nullptr, static_cast<int>(fate.towers.size()));
    explanation.footnotes = m_footnotes.numbersOf(fate.because);
    if (fate.exposure != Verdict::Capturable)
        explanation.statements << ruled(fate.because.front());
    if (fate.exposure == Verdict::Open)
        addOpen(explanation, fate.because);
    for (const ReachingTower &tower : fate.towers) {
        if (tower.verdict.verdict == Verdict::Safe)
            continue;
        Statement statement{.text = tr("The tower at %1 reaches it with floor number %2.")
                                        .arg(phrase(tower.at))
                                        .arg(tower.height),
                            .footnotes = m_footnotes.numbersOf(tower.verdict.because),
                            .squares = {tower.at}};
        for (const Consequence &consequence : tower.verdict.consequences)
            statement.details << detail(consequence, figure);
        explanation.statements << statement;
    }
    for (const Square at : fate.counting)
        explanation.statements << Statement{.text = tr("The watchtower at %1 counts it.").arg(phrase(at)),
                                            .footnotes = m_footnotes.numbersOf(fate.countingBecause),
                                            .squares = {at}};
    if (fate.countingOpen)
        addOpen(explanation, fate.countingBecause);
    for (const TriggeredBy &trigger : fate.triggers)
        explanation.statements << Statement{
            .text =
                trigger.complete
                    ? tr("It triggers the watchtower at %1 and earns %2.")
                          .arg(phrase(trigger.at), points(trigger.value))
                    : tr("It would trigger the watchtower at %1 and earn %2 once the feature is complete.")
                          .arg(phrase(trigger.at), points(trigger.value)),
            .footnotes = {m_footnotes.numberOf(cite::wtTrigger)},
            .squares = {trigger.at}};
    for (const RulingId id : fate.onTower)
        explanation.statements << ruled(id);
    return explanation;
}

Explanation explainFate(const Position &position, int figure, Colour by, Footnotes &footnotes)
{
    const Question question{.ask = Ask::PlaceFloor, .by = by};
    return Explainer(position, question, footnotes).explain(figure, fateOf(position.board(), figure, by));
}

} // namespace towerwatch
