// SPDX-License-Identifier: MIT
#include "model/value/ranges.h"
#include "views/telling/explainer.h"
#include "views/words/playerwords.h"

#include <algorithm>

namespace towerwatch {

namespace {

/// Whether, but for the turn, only a low score is in the way, of which these rules do not speak.
bool hangsOnScore(const Facts &facts, TowerRules rules)
{
    return !switchesOf(rules).ransomNeedsThreePoints && !facts.empty() &&
           facts.back().name == FactName::TooFewPoints && ranges::all_of(facts, [](const Fact &fact) {
               return fact.name == FactName::NotOnTurn || fact.name == FactName::TooFewPoints;
           });
}

} // namespace

Explanation Explainer::explain(const RansomAnswer &answer)
{
    Explanation explanation;
    explanation.legality = answer.legal;
    const Text holder = m_question.from ? player(*m_question.from) : Text();
    if (m_question.figure)
        explanation.question =
            m_question.from
                ? tr("May %1 buy back this prisoner from %2 now: %3?")
                      .arg(asker(), holder, kind(*m_question.figure))
                : tr("May %1 buy back this prisoner now: %2?").arg(asker(), kind(*m_question.figure));
    else
        explanation.question = m_question.from
                                   ? tr("Which prisoners may %1 buy back from %2 now?").arg(asker(), holder)
                                   : tr("Which prisoners may %1 buy back now?").arg(asker());
    if (answer.legal == Legality::No) {
        explanation.answer = !m_question.figure  ? tr("None.")
                             : onlyWaits(answer) ? tr("Not now.")
                                                 : tr("That is not allowed.");
        refuse(explanation, answer.facts, answer.because);
        if (onlyWaits(answer))
            explanation.answer += " " + laterSentence();
        else if (hangsOnScore(answer.facts, scenario().rules.tower))
            explanation.answer += " " + noMinimumSentence();
        return explanation;
    }
    const Player *payer = findPlayer(scenario(), m_question.by.value_or(Colour::Red));
    say(explanation, ransomHeadline(answer, payer), answer.because);
    if (!payer || !payer->points)
        explanation.statements << Statement{
            .text = tr("%1’s score is not stated; the ransom costs %2.").arg(asker(), points(ransomCost)),
            .footnotes = {numberOf(cite::ransomMinScore)}};
    const bool saysAll =
        m_question.figure && answer.options.size() == 1 && answer.options.front().points.empty();
    for (const RansomOption &option : saysAll ? std::vector<RansomOption>() : answer.options) {
        Statement statement{.text = tr("From %1: %2.").arg(player(option.holder), kind(option.figure)),
                            .footnotes = {numberOf(cite::ransomThree)}};
        for (const auto &[colour, sum] : option.points)
            statement.details << Statement{.text = tr("%1 then has %2.").arg(player(colour), points(sum))};
        explanation.statements << statement;
    }
    if (answer.legal == Legality::Open)
        explanation.toDecide << Statement{
            .text = tr("The table has to agree whether somebody with fewer than %1 may pay.")
                        .arg(points(ransomCost)),
            .footnotes = {numberOf(cite::ransomMinScore)}};
    return explanation;
}

Said Explainer::ransomHeadline(const RansomAnswer &answer, const Player *payer) const
{
    if (answer.legal == Legality::Open)
        return {{tr("That is undecided; it is up to the table.") + " " + told(answer.facts) + " " +
                     noMinimumSentence(),
                 among(answer.because, {cite::ransomMinScore}), among(answer.because, {cite::ransomThree})}};
    const Texts prisoners = prisonersFor(answer);
    const int held = heldFor(answer);
    const Text price = points(ransomCost);
    Because applied = among(answer.because, {cite::ransomThree});
    Text said;
    if (held > 1 || (m_question.from && !m_question.figure)) {
        said = numbered(m_question.figure
                            ? tr("Yes, %1 may buy back one of these %9 prisoner(s) this turn, for %2: %3.",
                                 nullptr, held)
                            : tr("%1 may buy back one of these %9 prisoner(s) this turn, for %2: %3.",
                                 nullptr, held),
                        held)
                   .arg(asker(), price, enumerated(prisoners));
        addOnce(applied, cite::ransomOncePerTurn);
    } else if (m_question.figure) {
        said = tr("Yes: %1 pays %2 %3 and gets this figure back.", "player, player, points")
                   .arg(asker(), player(answer.options.front().holder), price);
    } else {
        said = tr("%1 may buy back their only captured figure, for %2: %3.", "player, points, prisoner")
                   .arg(asker(), price, enumerated(prisoners));
    }
    Said headline{{said, {}, applied}};
    headline << payerSentences(answer, payer);
    const auto isPlain = [](const RansomOption &option) { return option.figure == FigureKind::Meeple; };
    if (!ranges::all_of(answer.options, isPlain))
        headline << Saying{tr("The price is the same for every kind of figure."),
                           among(answer.because, {cite::ransomFlat, cite::ransomFlatC1})};
    return headline;
}

Said Explainer::payerSentences(const RansomAnswer &answer, const Player *payer) const
{
    const Because turn = among(answer.because, {cite::ransomOwnTurn}),
                  score = among(answer.because, {cite::ransomMinScore});
    const bool isOnTurn = scenario().turn && scenario().turn->player == m_question.by;
    if (!payer || !payer->points)
        return isOnTurn ? Said{{tr("It is %1’s turn.").arg(asker()), {}, turn}} : Said();
    const Text owned = points(*payer->points);
    Saying saying{isOnTurn ? tr("%1, whose turn it is, has %2.", "player, points").arg(asker(), owned)
                           : tr("%1 has %2.", "player, points").arg(asker(), owned),
                  {},
                  isOnTurn ? turn : Because()};
    addOnce(saying.applied, score);
    return {saying};
}

Texts Explainer::prisonersFor(const RansomAnswer &answer) const
{
    Texts list;
    for (const RansomOption &option : answer.options)
        list << heldBy(several(option), player(option.holder));
    return list;
}

int Explainer::heldFor(const RansomAnswer &answer) const
{
    std::ptrdiff_t held = 0;
    for (const RansomOption &option : answer.options)
        held += ranges::count(findPlayer(scenario(), option.holder)->prisoners,
                              Prisoner{option.figure, m_question.by.value_or(Colour::Red)});
    return static_cast<int>(held);
}

Text Explainer::several(const RansomOption &option) const
{
    const int held = heldFor({.options = {option}});
    return held > 1 ? tr("%1 × %2", "number, figure").arg(held, kind(option.figure)) : kind(option.figure);
}

Text Explainer::laterSentence() const
{
    return tr("On %1’s own turn the ransom costs %2.", "buying back a prisoner; player, points")
        .arg(asker(), points(ransomCost));
}

Text Explainer::noMinimumSentence() const
{
    return tr("The first edition names no minimum score.");
}

Text Explainer::ransomSentence(Legality legal) const
{
    RansomAnswer answer = ransom(board(), m_question.by.value_or(Colour::Red));
    if (onlyWaits(answer))
        return tr("No prisoner may be bought back now.") + " " + laterSentence();
    std::erase_if(answer.facts, [](const Fact &fact) { return fact.name == FactName::NotOnTurn; });
    if (hangsOnScore(answer.facts, scenario().rules.tower)) // what is said holds on the asker’s own turn
        return tr("Whether a prisoner may be bought back is undecided.") + " " + told(answer.facts) + " " +
               noMinimumSentence();
    if (legal == Legality::No)
        return tr("No prisoner may be bought back.") + " " + told(answer.facts);
    const Texts prisoners = prisonersFor(answer);
    const int held = heldFor(answer);
    return numbered(tr("In addition, %1 may buy back one of these %9 prisoner(s) for %2: %3.", nullptr, held),
                    held)
        .arg(asker(), points(ransomCost), enumerated(prisoners));
}

} // namespace towerwatch
