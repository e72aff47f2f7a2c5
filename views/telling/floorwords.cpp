// SPDX-License-Identifier: MIT
#include "views/telling/explainer.h"

#include "model/referee/reach.h"
#include "model/value/ranges.h"

namespace towerwatch {

namespace {

/// Rulings of which the reason of a capturable figure says a word, besides the distance.
constexpr std::array worthSaying{cite::towerRangeOverGaps,
                                 cite::towerRangeOverTowers,
                                 cite::captureOwnMeeple,
                                 cite::captureMeepleOnTower,
                                 cite::captureBridgeMeeple,
                                 cite::captureMayorWagon,
                                 cite::captureLargeMeeple,
                                 cite::captureLargeFollower,
                                 cite::captureAbbotFigure,
                                 cite::captureRingmaster,
                                 cite::captureBuilderPigOld,
                                 cite::captureFairyNoProtection,
                                 cite::captureSpecialMonasteryAbbot,
                                 cite::wtC3Fields};

bool isWorthSaying(RulingId id)
{
    return ranges::find(worthSaying, id) != worthSaying.end();
}

} // namespace

Explanation Explainer::explain(const PlaceFloorAnswer &answer)
{
    Explanation explanation;
    explanation.legality = answer.legal;
    if (answer.legal == Legality::No) {
        explanation.question = (firstEdition() ? tr("%1 places a tower piece at %2.", "first edition")
                                               : tr("%1 places a floor at %2."))
                                   .arg(asker(), at());
        explanation.answer = tr("That is not allowed.");
        refuse(explanation, answer.facts, answer.because);
        return explanation;
    }
    const bool lies = board().placed(board().tileAt(*m_question.at)).floors >= answer.height;
    explanation.question =
        (firstEdition() ? lies ? tr("%1 has placed tower piece number %2 at %3.", "first edition")
                               : tr("%1 places tower piece number %2 at %3.", "first edition")
         : lies ? tr("%1 has placed floor number %2 at %3.")
                        : tr("%1 places floor number %2 at %3."))
            .arg(asker(), answer.height, at());
    say(explanation, floorHeadline(answer), answer.because);
    for (const FigureVerdict &verdict : answer.figures) {
        explanation.statements << line(verdict, *m_question.at, answer.range);
        if (verdict.verdict == Verdict::Open)
            addOpen(explanation, verdict.because);
    }
    return explanation;
}

Statement Explainer::line(const FigureVerdict &verdict, Square tower, int range)
{
    const Figure &figure = board().figure(verdict.figure);
    Because because = verdict.because;
    if (verdict.verdict == Verdict::Capturable) // what the reason says is cited before the rest
        std::stable_partition(because.begin(), because.end(), isWorthSaying);
    Statement statement{.text = reason(verdict, tower, range),
                        .footnotes = numbersOf(because),
                        .figure = verdict.figure,
                        .verdict = verdict.verdict,
                        .label = label(verdict.figure),
                        .verdictWord = word(verdict.verdict)};
    if (figure.at)
        statement.squares << *figure.at;
    for (const Consequence &consequence : verdict.consequences)
        statement.details << detail(consequence, verdict.figure);
    return statement;
}

Text Explainer::reachSentence(Square figure, Square tower, int range) const
{
    return figure == tower
               ? tr("It stands on the tower’s own tile.")
               : distanceSentence(
                     {.name = FactName::TooFar, .number = stepsOfPath(figure, tower), .limit = range}, figure,
                     tower);
}

int Explainer::stepsOfPath(Square figure, Square tower) const
{
    return Distances(board(), tower).to(figure).value_or(stepsBetween(figure, tower));
}

Text Explainer::bearing(RulingId id, bool capturable) const
{
    if (id == cite::captureOwnMeeple)
        return withDeduction(id, capturable
                                     ? tr("Under these rules players may capture their own figures.")
                                     : tr("Under these rules players capture only other players’ figures."));
    if (id == cite::captureMeepleOnTower)
        return capturable ? tr("Under these rules a figure on a tower can be captured.")
                          : tr("Under these rules a figure on a tower cannot be captured.");
    if (id == cite::wtTwoFeaturesSameTile)
        return tr("Each meeple on the watchtower’s tile in one of its complete features earns a bonus.");
    if (id == cite::wtC3Fields && capturable)
        return brief(id) + " " + tr("What becomes of the pig therefore depends on the edition of the tile.");
    if (id == cite::wtLargeIsOne)
        return tr("Every meeple counts as one, whatever its strength.");
    if (id == cite::towerRangeOverTowers)
        return tr("Towers in between do not stop the range.");
    if (id == cite::captureBuilderPigOld && capturable)
        return withDeduction(
            id,
            tr("Under these rules builder and pig count as followers and can be captured.", "first edition"));
    return brief(id);
}

Text Explainer::reason(const FigureVerdict &verdict, Square tower, int range) const
{
    const Square square = board().figure(verdict.figure).at.value_or(tower);
    if (verdict.verdict == Verdict::Safe || verdict.verdict == Verdict::Open)
        return told(verdict.facts) + " " + bearing(verdict.because.front(), false);
    if (verdict.verdict == Verdict::OutOfReach)
        return distanceSentence(verdict.facts.front(), square, tower);
    Texts sentences{reachSentence(square, tower, range)};
    for (const RulingId id : verdict.because)
        if (isWorthSaying(id))
            sentences << bearing(id, true);
    return joined(sentences, " ");
}

Text Explainer::watchtowerSentence(const Consequence &c) const
{
    const Text value =
        c.valueBefore == c.valueAfter
            ? tr("The watchtower at %1 keeps its value: %2.").arg(phrase(c.at), points(c.valueBefore))
            : tr("The value of the watchtower at %1 falls from %2 to %3.")
                  .arg(phrase(c.at), points(c.valueBefore), points(c.valueAfter));
    return c.lost > 0 ? value + " " +
                            tr("%1 would have earned %2 there for this figure.")
                                .arg(player(c.player), points(c.lost))
                      : value;
}

Text Explainer::majoritySentence(const Consequence &c) const
{
    const Text feature = word(c.kind), before = names(c.before), after = names(c.after);
    if (c.before.empty() && c.after.empty())
        return tr("Nobody has the majority (%1), as before.").arg(feature);
    if (c.before == c.after)
        return tr("The majority (%1) stays with %2.").arg(feature, after);
    if (c.after.empty())
        return tr("Nobody has the majority (%1) any more; until now %2 held it.").arg(feature, before);
    if (c.after.size() > 1)
        return tr("The majority (%1) is then shared by %3; until now %2 held it.")
            .arg(feature, before, after);
    return c.before.size() > 1
               ? tr("The majority (%1) goes to %3 alone; until now %2 shared it.").arg(feature, before, after)
               : tr("The majority (%1) passes from %2 to %3.").arg(feature, before, after);
}

Statement Explainer::detail(const Consequence &c, int captured)
{
    Statement statement{.footnotes = numbersOf(c.because), .figure = captured};
    switch (c.effect) {
    case Effect::Prisoner: statement.text = tr("It becomes %1’s prisoner.").arg(player(c.player)); break;
    case Effect::ToSupply: statement.text = tr("It goes back to %1’s supply.").arg(player(c.player)); break;
    case Effect::Exchange:
        statement.text =
            c.choice ? tr("It is exchanged at once and goes back to %1; %2 chooses who comes back: %3.")
                           .arg(player(c.player), asker(), either(kinds(c.returns)))
                     : tr("It is exchanged at once and goes back to %1; %2 gets this figure back: %3.")
                           .arg(player(c.player), asker(), either(kinds(c.returns)));
        if (c.choice && deduced(cite::exchangeOwnerChooses))
            statement.text += " " + tr("Under these rules the choice is our deduction.");
        break;
    case Effect::Orphan:
        statement.text =
            tr("Left alone, %1 goes back to %2’s supply.").arg(label(c.figure), player(c.player));
        statement.text = withDeduction(cite::orphanBuilderPig, statement.text);
        statement.figure = c.figure;
        break;
    case Effect::Majority: statement.text = majoritySentence(c); break;
    case Effect::Watchtower:
        statement.text = watchtowerSentence(c);
        statement.squares << c.at;
        break;
    case Effect::TowerReopens:
        statement.text = tr("The tower at %1 is open again; its height does not change.").arg(phrase(c.at));
        statement.squares << c.at;
        break;
    }
    return statement;
}

} // namespace towerwatch
