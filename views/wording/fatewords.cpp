// SPDX-License-Identifier: MIT
#include "views/wording/explainer.h"

namespace towerwatch {

Explanation Explainer::explain(const OutlookAnswer &answer)
{
    Explanation explanation;
    explanation.question =
        tr("What can happen to this figure: %1?")
            .arg(answer.figure < 0 ? shown(m_question.target.value_or(std::string())) : label(answer.figure));
    if (answer.figure < 0) {
        explanation.answer = tr("There is no such figure.");
        return explanation;
    }
    explanation.answer = answer.verdict == Verdict::Safe   ? tr("No tower can capture it.")
                         : answer.verdict == Verdict::Open ? tr("Whether a tower can capture it is open.")
                         : answer.towers.empty() ? tr("It can be captured, but no tower reaches it now.")
                                                 : tr("%n tower(s) can capture it with the next floor.",
                                                      nullptr, static_cast<int>(answer.towers.size()));
    explanation.footnotes = m_footnotes.numbersOf(answer.exposure);
    if (answer.verdict != Verdict::Capturable)
        explanation.statements << ruled(answer.exposure.front());
    if (answer.verdict == Verdict::Open)
        addOpen(explanation, answer.exposure);
    for (const ReachingTower &tower : answer.towers) {
        Statement statement{.text = tr("The tower at %1 reaches it with floor number %2.")
                                        .arg(phrase(tower.at))
                                        .arg(tower.height),
                            .footnotes = m_footnotes.numbersOf(tower.verdict.because),
                            .squares = {tower.at}};
        for (const Consequence &consequence : tower.verdict.consequences)
            statement.details << detail(consequence, answer.figure);
        explanation.statements << statement;
    }
    for (const Square at : answer.counting)
        explanation.statements << Statement{.text = tr("The watchtower at %1 counts it.").arg(phrase(at)),
                                            .footnotes = m_footnotes.numbersOf(answer.countingBecause),
                                            .squares = {at}};
    if (answer.countingOpen)
        addOpen(explanation, answer.countingBecause);
    for (const TriggeredBy &trigger : answer.triggers)
        explanation.statements << Statement{
            .text =
                trigger.complete
                    ? tr("It triggers the watchtower at %1 and earns %2.")
                          .arg(phrase(trigger.at), points(trigger.value))
                    : tr("It would trigger the watchtower at %1 and earn %2 once the feature is complete.")
                          .arg(phrase(trigger.at), points(trigger.value)),
            .footnotes = {m_footnotes.numberOf(cite::wtTrigger)},
            .squares = {trigger.at}};
    if (answer.onTower)
        for (const TowerEvent &event : towerEvents)
            explanation.statements << ruled(event.ruling);
    return explanation;
}

Explanation explainFate(const Position &position, int figure, Colour by, Footnotes &footnotes)
{
    return explainFate(position, figure, by, outlook(position.board(), figure, by), footnotes);
}

Explanation explainFate(const Position &position, int figure, Colour by, const OutlookAnswer &known,
                        Footnotes &footnotes)
{
    const Question question{
        .ask = Ask::Outlook, .by = by, .target = position.ids()[static_cast<std::size_t>(figure)]};
    return explain(position, {question, known}, footnotes);
}

} // namespace towerwatch
