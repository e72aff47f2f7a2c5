// SPDX-License-Identifier: MIT
#include "model/referee/reach.h"
#include "model/value/ranges.h"
#include "views/telling/explainer.h"

#include <limits>

namespace towerwatch {

namespace {

/// Whether some watchtower of the board counts meeples.
bool hasMeepleWatchtower(const Board &board)
{
    for (int tile = 0; tile < static_cast<int>(board.scenario().tiles.size()); ++tile)
        if (const Tile *design = board.design(tile);
            design && design->watchtower && design->watchtower->per == Bonus::Meeple)
            return true;
    return false;
}

/// Whether the fairy is on a figure's tile: there the dragon does not come.
bool fairyIsWith(const Board &board, int figure)
{
    const auto at = board.figure(figure).at;
    const int tile = at ? board.tileAt(*at) : -1;
    return tile >= 0 && ranges::any_of(board.figuresOn(tile), [&](int other) {
               return board.figure(other).kind == FigureKind::Fairy;
           });
}

} // namespace

Text Explainer::nextSentence(int towers) const
{
    return capitalized(
        numbered(firstEdition() ? tr("%9 towers can capture it with their next tower piece.", "first edition")
                                : tr("%9 towers can capture it with their next floor."),
                 towers));
}

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
    Said headline;
    if (const Figure &figure = board().figure(answer.figure);
        answer.verdict == Verdict::Capturable && figure.at && figure.on)
        headline << Saying{
            answer.onTower ? towerTopSentence(answer.figure)
                           : tr("It stands %1.", "on the road at (1, 2)").arg(standingAt(board(), figure))};
    const Said ofCapture = answer.verdict == Verdict::Capturable
                               ? tellingOfCapture(answer.exposure, {answer.figure})
                               : Said{{bearing(answer.exposure.front(), false), {answer.exposure.front()}}};
    const bool couldBe = answer.verdict == Verdict::Capturable && answer.towers.empty();
    if (couldBe)
        headline << ofCapture;
    headline << Saying{outlookSentence(answer)};
    if (!answer.facts.empty())
        headline << Saying{told(answer.facts)};
    if (!couldBe)
        headline << ofCapture;
    if (answer.onTower)
        headline << Saying{eventsSentence(answer.figure)};
    say(explanation, headline, answer.exposure);
    if (answer.verdict == Verdict::Open)
        addOpen(explanation, answer.exposure);
    for (const ReachingTower &tower : answer.towers) {
        Statement statement{
            .text = tr("The tower at %1 reaches it at height %2.").arg(phrase(tower.at), tower.height),
            .footnotes = numbersOf(tower.verdict.because),
            .squares = {tower.at}};
        for (const Consequence &consequence : tower.verdict.consequences)
            statement.details << detail(consequence, answer.figure);
        explanation.statements << statement;
    }
    for (const Square at : answer.counting)
        explanation.statements << Statement{.text = tr("The watchtower at %1 counts it.").arg(phrase(at)),
                                            .footnotes = numbersOf(answer.countingBecause),
                                            .squares = {at}};
    if (answer.countingOpen && hasMeepleWatchtower(board()))
        addOpen(explanation, answer.countingBecause);
    for (const TriggeredBy &trigger : answer.triggers)
        explanation.statements << Statement{
            .text = trigger.complete
                        ? tr("It triggers the watchtower at %1 and earns %2.")
                              .arg(phrase(trigger.at), points(trigger.value))
                        : tr("Once its feature is complete, it triggers the watchtower at %1 and earns %2.")
                              .arg(phrase(trigger.at), points(trigger.value)),
            .footnotes = {numberOf(cite::wtTrigger)},
            .squares = {trigger.at}};
    if (answer.onTower)
        for (const TowerEvent &event : towerEvents(scenario().rules.tower))
            if (event.name != "dragon" || !fairyIsWith(board(), answer.figure))
                explanation.statements << ruled(event.ruling);
    return explanation;
}

Text Explainer::outlookSentence(const OutlookAnswer &answer) const
{
    const auto towers = static_cast<int>(answer.towers.size());
    switch (answer.verdict) {
    case Verdict::Safe:
        return answer.facts.size() == 1 && answer.facts.front().name == FactName::Own
                   ? tr("%1 may not capture it.", "player, a figure of theirs").arg(asker())
                   : tr("No tower can capture it.");
    case Verdict::Open: return tr("Whether a tower can capture it is undecided.");
    default: break;
    }
    const auto reach = [&] {
        const ReachingTower &tower = answer.towers.front();
        const auto at = board().figure(answer.figure).at;
        return at ? " " + nextReachSentence(*at, tower.at, rangeOf(scenario().rules, tower.height)) : Text();
    };
    if (towers == 1)
        return (firstEdition() ? tr("The next tower piece at %1 can capture it.", "first edition")
                               : tr("The next floor at %1 can capture it."))
                   .arg(phrase(answer.towers.front().at)) +
               reach();
    if (towers > 0) {
        std::vector<Square> squares;
        for (const ReachingTower &tower : answer.towers)
            squares.push_back(tower.at);
        return nextSentence(towers) + " " + tr("They stand at %1.", "squares of towers").arg(whole(squares));
    }
    return unreachedSentence(answer.figure);
}

Text Explainer::unreachedSentence(int index) const
{
    const Figure &figure = board().figure(index);
    std::vector<Square> open;
    for (const int tile : board().towers())
        if (board().figureOnTower(tile) < 0)
            open.push_back(board().placed(tile).at);
    ranges::sort(open);
    const Texts taken = takenSentences(index);
    if (const Player *player = findPlayer(scenario(), m_question.by.value_or(Colour::Red));
        player && player->floors == 0 && !open.empty())
        return (firstEdition() ? tr("Nothing protects it, but %1 has no tower piece left to capture it with.",
                                    "first edition")
                               : tr("Nothing protects it, but %1 has no floor left to capture it with."))
            .arg(asker());
    const Text nothing =
        firstEdition()
            ? tr("Nothing protects it, but no tower reaches it with its next tower piece.", "first edition")
            : tr("Nothing protects it, but no tower reaches it with its next floor.");
    if (open.empty() && taken.empty())
        return nothing + " " +
               (figure.isOn(PlaceKind::Tower) ? tr("There is no other tower on the board.")
                                              : tr("There is no tower on the board."));
    if (open.empty())
        return joined(Texts{nothing, tr("No tower is open.")} << taken, " ");
    return figure.at ? nothing + " " + tooFarSentence(*figure.at, open) : nothing;
}

Text Explainer::tooFarSentence(Square figure, const std::vector<Square> &open) const
{
    const auto range = [&](Square tower) {
        return rangeOf(scenario().rules, board().placed(board().tileAt(tower)).floors + 1);
    };
    const bool diagonal = scenario().rules.house.contains(HouseRule::Diagonal);
    constexpr int nowhere = std::numeric_limits<int>::max() / 2; // no path over tiles
    const auto missing = [&](Square tower) {
        return Distances(board(), tower).to(figure).value_or(nowhere) - range(tower);
    };
    std::optional<Square> closest;
    for (const Square tower : open)
        if ((diagonal || tower.x == figure.x || tower.y == figure.y) &&
            (!closest || missing(tower) < missing(*closest)))
            closest = tower;
    if (!closest)
        return tr("Building is possible only outside its row and its column: %1.", "squares")
            .arg(whole(open));
    const bool leads = missing(*closest) < nowhere / 2; // else what is in the way counts, not how far it is
    const Fact fact =
        distanceFact(board(), *closest, figure, leads ? range(*closest) : stepsBetween(figure, *closest));
    return tr("A tower at %1 comes closest.").arg(phrase(*closest)) + " " +
           (fact.name == FactName::TooFar ? nextReachSentence(figure, *closest, fact.limit)
                                          : distanceSentence(fact, figure, *closest));
}

Text Explainer::nextReachSentence(Square figure, Square tower, int range) const
{
    const int away = stepsOfPath(figure, tower);
    if (away == 0)
        return reachSentence(figure, tower, range);
    return (scenario().rules.house.contains(HouseRule::Diagonal)
                ? tr("It is %n step(s) away; the tower will then reach %1.", nullptr, away)
                : tr("It is %n square(s) away; the tower will then reach %1.", nullptr, away))
        .arg(range);
}

Text Explainer::towerTopSentence(int figure) const
{
    const Square at = board().figure(figure).at.value_or(Square{});
    const int tile = board().tileAt(at);
    if (tile >= 0 && board().placed(tile).floors == 0)
        return capitalized(
            (firstEdition()
                 ? tr("%1 stands on the tower place at %2, which has no tower piece yet.", "first edition")
                 : tr("%1 stands on the foundation at %2, which has no floor yet."))
                .arg(figureName(m_position, figure), phrase(at)));
    return tr("It closes the tower at %1.").arg(phrase(at));
}

Texts Explainer::takenSentences(int except) const
{
    std::vector<Square> closed;
    Texts bare;
    for (const int tile : board().towers())
        if (const int top = board().figureOnTower(tile); top >= 0 && top != except) {
            if (board().placed(tile).floors > 0)
                closed.push_back(board().placed(tile).at);
            else if (bare.empty()) // a mistake; one is enough
                bare << towerTopSentence(top);
        }
    ranges::sort(closed);
    return closed.empty() ? bare
                          : Texts{tr("Closed by a figure on top: %1.", "squares").arg(whole(closed))} << bare;
}

Text Explainer::eventsSentence(int figure) const
{
    const bool isWithFairy = fairyIsWith(board(), figure);
    const std::map<std::string_view, Text> words{
        {"dragon", tr("the dragon can eat it")},
        {"princess", tr("the princess cannot remove it: it is in no city")},
        {"fairy", tr("the fairy can join it")},
        {"festival", tr("a festival can bring it home")},
        {"plague", tr("the plague can reach it")}};
    Texts can, cannot;
    if (isWithFairy)
        cannot << tr("the fairy keeps the dragon away");
    for (const TowerEvent &event : towerEvents(scenario().rules.tower))
        if (!isWithFairy || (event.name != "dragon" && event.name != "fairy"))
            (event.happens ? can : cannot) << words.at(event.name);
    return capitalized(
        tr("%1; %2.", "what can happen, what cannot").arg(enumerated(can), enumerated(cannot)));
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
