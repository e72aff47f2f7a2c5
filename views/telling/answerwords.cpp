// SPDX-License-Identifier: MIT
#include "model/referee/reach.h"
#include "model/value/ranges.h"
#include "views/telling/explainer.h"

namespace towerwatch {

namespace {

constexpr std::size_t mostSquares = 5; ///< squares in a sentence

} // namespace

Explanation Explainer::explain(const PlaceFigureAnswer &answer)
{
    Explanation explanation;
    explanation.legality = answer.legal;
    explanation.question = tr("%1 puts a figure on the tower at %2: %3.")
                               .arg(asker(), at(), kind(m_question.figure.value_or(FigureKind::Meeple)));
    if (answer.legal == Legality::No) {
        explanation.answer = tr("That is not allowed.");
        refuse(explanation, answer.facts, answer.because);
        return explanation;
    }
    if (answer.legal == Legality::Yes)
        say(explanation, openSentences(answer), answer.because);
    else
        say(explanation,
            {{tr("That is undecided; it is up to the table.") + " " + told(answer.facts),
              {},
              frontOf(answer.because)}},
            answer.because);
    addRulings(explanation, answer.because);
    addOpen(explanation, answer.because);
    return explanation;
}

Said Explainer::openSentences(const PlaceFigureAnswer &answer) const
{
    const int floors = scenario().tiles[board().tileAt(*m_question.at)].floors;
    const Text open =
        firstEdition()
            ? tr("That is allowed: the tower has %n tower piece(s), and nobody stands on it.",
                 "first edition", floors)
            : tr("That is allowed: the tower has %n floor(s), and nobody stands on it.", nullptr, floors);
    const RulingId ground = answer.because.front();
    Said said{{open + " " + brief(ground), {ground}, among(answer.because, {cite::towerClose})}};
    if (m_question.figure == FigureKind::Phantom)
        said << Saying{firstEdition()
                           ? tr("It may follow a tower piece or another figure placed in the same turn.",
                                "first edition")
                           : tr("It may follow a floor or another figure placed in the same turn."),
                       {cite::phantomAfterFloor}};
    return said;
}

Explanation Explainer::explain(const ActionsAnswer &answer)
{
    Explanation explanation;
    explanation.question = tr("What may %1 do with the towers?").arg(asker());
    Said headline;
    if (const auto &turn = scenario().turn; turn && turn->player != m_question.by)
        headline << Saying{told({{.name = FactName::NotOnTurn, .player = turn->player}}) + " " +
                           tr("What follows applies on %1’s own turn.").arg(asker())};
    headline << Saying{choicesSentence(answer), {}, among(answer.because, {cite::towerActionChoice})}
             << bars(answer);
    if (answer.ransom == Legality::Yes)
        headline << Saying{tr("A prisoner may be bought back.")};
    if (!answer.floor.empty() && headline.size() < mostSaid)
        headline << Saying{brief(cite::towerActionAnyTile), {cite::towerActionAnyTile}};
    say(explanation, headline, answer.because);
    for (const Square at : answer.floor)
        explanation.statements << floorChoice(at);
    for (const TowerTopChoice &choice : answer.figures) {
        Statement statement{.text = topSentence(choice), .squares = {choice.at}};
        Because because{cite::towerCloseAnyOpen};
        for (const FigureKind figure : choice.open)
            addOnce(because, figure == FigureKind::Abbot ? cite::towerTopAbbot : cite::towerTopGuard);
        statement.footnotes = numbersOf(because);
        explanation.statements << statement;
    }
    explanation.statements << Statement{.text = ransomSentence(answer.ransom),
                                        .footnotes = {numberOf(cite::ransomThree)}};
    return explanation;
}

Statement Explainer::floorChoice(Square at)
{
    const int height = board().placed(board().tileAt(at)).floors + 1;
    const int range = rangeOf(scenario().rules, height);
    return {.text = (firstEdition()
                         ? tr("Tower piece number %2 at %1: a range of %n square(s).", "first edition", range)
                         : tr("Floor number %2 at %1: a range of %n square(s).", nullptr, range))
                        .arg(phrase(at), height),
            .footnotes = {numberOf(cite::towerActionAnyTile)},
            .squares = {at}};
}

Text Explainer::topSentence(const TowerTopChoice &choice) const
{
    const Text allowed =
        (choice.kinds.empty() ? tr("It is not certain that any figure may stand on the tower at %1.")
                              : tr("May stand on the tower at %1: %2."))
            .arg(phrase(choice.at), joined(kinds(choice.kinds), ", "));
    return choice.open.empty() ? allowed
                               : allowed + " " + tr("Undecided: %1.").arg(joined(kinds(choice.open), ", "));
}

Text Explainer::choicesSentence(const ActionsAnswer &answer) const
{
    std::vector<Square> tops;
    for (const TowerTopChoice &choice : answer.figures)
        if (!choice.kinds.empty())
            tops.push_back(choice.at);
    const Text open = tops.empty() && !answer.figures.empty() ? topSentence(answer.figures.front()) : Text();
    if (answer.floor.empty() && !open.empty())
        return open;
    if (answer.floor.empty() && tops.empty())
        return firstEdition()
                   ? tr("Neither a tower piece nor a figure can be placed on a tower.", "first edition")
                   : tr("Neither a floor nor a figure can be placed on a tower.");
    if (answer.floor.empty())
        return tr("Instead of placing a figure on the tile just laid, %1 may place one on top of the tower "
                  "at %2.")
            .arg(asker(), oneOf(tops));
    if (tops.empty())
        return (firstEdition() ? tr("Instead of placing a figure on the tile just laid, %1 may place a tower "
                                    "piece at %2.",
                                    "first edition")
                               : tr("Instead of placing a figure on the tile just laid, %1 may place a floor "
                                    "at %2."))
                   .arg(asker(), oneOf(answer.floor)) +
               (open.empty() ? Text() : " " + open);
    return (firstEdition() ? tr("Instead of placing a figure on the tile just laid, %1 may place a tower "
                                "piece at %2, or a figure on top of the tower at %3.",
                                "first edition")
                           : tr("Instead of placing a figure on the tile just laid, %1 may place a floor at "
                                "%2, or a figure on top of the tower at %3."))
        .arg(asker(), oneOf(answer.floor), oneOf(tops));
}

Said Explainer::bars(const ActionsAnswer &answer) const
{
    std::vector<Square> bare, open;
    for (const int tile : board().towers())
        if (const PlacedTile &placed = board().placed(tile); board().figureOnTower(tile) < 0)
            (placed.floors == 0 ? bare : open).push_back(placed.at);
    ranges::sort(bare);
    const Colour by = m_question.by.value_or(Colour::Red);
    Said sentences;
    if (board().towers().empty())
        sentences << Saying{tr("There is no tower on the board.")};
    if (const std::vector<Square> &towers = bare.empty() ? open : bare;
        answer.floor.empty() && !towers.empty())
        if (const Facts facts = judgeFloor(board(), towers.front(), by).facts; !facts.empty())
            sentences << Saying{told(facts)};
    if (const Texts taken = takenSentences(); !taken.empty())
        sentences << Saying{joined(taken, " ")};
    if (bare.size() > 1 || (!bare.empty() && open.empty() && !answer.floor.empty())) // they were just named
        sentences << Saying{
            firstEdition() ? tr("No figure may go on a tower place without a tower piece.", "first edition")
                           : tr("No figure may go on a foundation without a floor.")};
    else if (!bare.empty())
        sentences << Saying{
            (firstEdition()
                 ? tr("No figure may go on the tower place at %1: no tower piece lies there yet.",
                      "first edition")
                 : tr("No figure may go on the foundation at %1: no floor lies there yet.", "squares"))
                .arg(oneOf(bare))};
    if (answer.figures.empty() && !open.empty())
        sentences << Saying{tr("%1 has no figure left that may stand on a tower.").arg(asker())};
    const RansomAnswer bought = ransom(board(), by);
    const auto isNobody = [](const Fact &fact) { return fact.name == FactName::NoPrisoner; };
    if (answer.ransom != Legality::Yes && !onlyWaits(bought) && ranges::none_of(bought.facts, isNobody))
        sentences << Saying{ransomSentence(answer.ransom), frontOf(bought.because)};
    return sentences;
}

Text Explainer::oneOf(const std::vector<Square> &squares) const
{
    Texts list;
    for (std::size_t i = 0; i < squares.size() && (i < mostSquares || squares.size() == mostSquares + 1); ++i)
        list << phrase(squares[i]); // of a single one more it is told where it is
    const auto more = static_cast<int>(squares.size() - list.size());
    return more == 0 ? either(list)
                     : tr("%1 or %n other square(s), listed below", "squares", more).arg(joined(list, ", "));
}

Text Explainer::either(Texts list) const
{
    if (list.empty())
        return {};
    const Text last = list.back();
    list.pop_back();
    return list.empty() ? last : joined(list, ", ") + tr(" or ", "between two choices") + last;
}

} // namespace towerwatch
