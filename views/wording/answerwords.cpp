// SPDX-License-Identifier: MIT
#include "views/wording/explainer.h"

namespace towerwatch {

namespace {

constexpr std::size_t mostSquares = 6; ///< squares in a sentence

/// Whether nothing is in the way of a ransom but that somebody else is on turn.
bool onlyWaits(const RansomAnswer &answer)
{
    return answer.facts.size() == 1 && answer.facts.front().name == FactName::NotOnTurn;
}

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
        say(explanation, {{tr("That is open; the table decides.") + " " + told(answer.facts)}},
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
        return explanation;
    }
    const Texts prisoners = prisonersFor(answer);
    const int held = static_cast<int>(prisoners.size());
    explanation.answer =
        answer.legal == Legality::Open ? tr("That is open; the table decides.") + " " + told(answer.facts) +
                                             " " + tr("The first edition names no minimum score.")
        : held > 1
            ? numbered(m_question.figure
                           ? tr("Yes, %1 may buy back one of these %9 prisoner(s) this turn, for %2: %3.",
                                nullptr, held)
                           : tr("%1 may buy back one of these %9 prisoner(s) this turn, for %2: %3.",
                                nullptr, held),
                       held)
                  .arg(asker(), points(ransomCost), enumerated(prisoners))
        : m_question.figure || m_question.from
            ? tr("Yes, for %1: %2.", "points, prisoner").arg(points(ransomCost), prisoners.front())
            : tr("%1 may buy back their only captured figure, for %2: %3.", "player, points, prisoner")
                  .arg(asker(), points(ransomCost), prisoners.front());
    const Player *payer = findPlayer(scenario(), m_question.by.value_or(Colour::Red));
    const auto isPlain = [](const RansomOption &option) { return option.figure == FigureKind::Meeple; };
    Said headline{{explanation.answer, {}, among(answer.because, {cite::ransomThree})}};
    if (held > 1)
        addOnce(headline.front().applied, cite::ransomOncePerTurn);
    if (answer.legal == Legality::Open)
        headline.front().because = among(answer.because, {cite::ransomMinScore});
    else
        headline << payerSentences(answer, payer);
    if (answer.legal == Legality::Yes && !std::ranges::all_of(answer.options, isPlain))
        headline << Saying{tr("The price is the same for every kind of figure."),
                           among(answer.because, {cite::ransomFlat, cite::ransomFlatC1})};
    say(explanation, headline, answer.because);
    if (!payer || !payer->points)
        explanation.statements << Statement{
            .text = tr("%1’s score is not stated; at least %2 are needed.").arg(asker(), points(ransomCost)),
            .footnotes = {numberOf(cite::ransomMinScore)}};
    for (const RansomOption &option : answer.options) {
        const auto alike = prisonersFor({.options = {option}}).size();
        const Text figure =
            alike > 1 ? tr("%1 × %2", "number, figure").arg(alike, kind(option.figure)) : kind(option.figure);
        Statement statement{.text = tr("From %1: %2.").arg(player(option.holder), figure),
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

Said Explainer::payerSentences(const RansomAnswer &answer, const Player *payer) const
{
    const Because turn = among(answer.because, {cite::ransomOwnTurn}),
                  score = among(answer.because, {cite::ransomMinScore});
    const bool isOnTurn = scenario().turn && scenario().turn->player == m_question.by;
    if (!payer || !payer->points)
        return isOnTurn ? Said{{tr("%1 is on turn.").arg(asker()), {}, turn}} : Said();
    const Text owned = points(*payer->points);
    Saying saying{isOnTurn ? tr("%1 is on turn and has %2.", "player, points").arg(asker(), owned)
                           : tr("%1 has %2.", "player, points").arg(asker(), owned),
                  {},
                  isOnTurn ? turn : Because()};
    addOnce(saying.applied, score);
    return {saying};
}

Explanation Explainer::explain(const ActionsAnswer &answer)
{
    Explanation explanation;
    explanation.question = tr("What may %1 do with the towers?").arg(asker());
    Said headline;
    if (const auto &turn = scenario().turn; turn && turn->player != m_question.by)
        headline << Saying{told({{.name = FactName::NotOnTurn, .player = turn->player}}) + " " +
                           tr("What follows is for a turn of %1.").arg(asker())};
    headline << Saying{choicesSentence(answer), {}, among(answer.because, {cite::towerActionChoice})}
             << bars(answer);
    if (answer.ransom == Legality::Yes)
        headline << Saying{tr("A prisoner may be bought back.")};
    if (!answer.floor.empty() && headline.size() < mostSaid)
        headline << Saying{brief(cite::towerActionAnyTile), {cite::towerActionAnyTile}};
    say(explanation, headline, answer.because);
    if (answer.floor.size() > mostSquares) { // else they are in the headline
        Statement statement{.text =
                                (firstEdition() ? tr("A tower piece may be placed at %1.", "first edition")
                                                : tr("A floor may be placed at %1."))
                                    .arg(whole(answer.floor)),
                            .footnotes = {numberOf(cite::towerActionAnyTile)}};
        for (const Square square : answer.floor)
            statement.squares << square;
        explanation.statements << statement;
    }
    for (const TowerTopChoice &choice : answer.figures) {
        Statement statement{.squares = {choice.at}};
        if (choice.kinds.empty())
            statement.text = tr("Whether one of these may stand on the tower at %1 is open: %2.")
                                 .arg(phrase(choice.at), kinds(choice.open));
        else if (choice.open.empty())
            statement.text =
                tr("May stand on the tower at %1: %2.").arg(phrase(choice.at), kinds(choice.kinds));
        else
            statement.text = tr("May stand on the tower at %1: %2. Whether these may as well is open: %3.")
                                 .arg(phrase(choice.at), kinds(choice.kinds), kinds(choice.open));
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

Text Explainer::choicesSentence(const ActionsAnswer &answer) const
{
    std::vector<Square> tops;
    for (const TowerTopChoice &choice : answer.figures)
        tops.push_back(choice.at);
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
            .arg(asker(), oneOf(answer.floor));
    return (firstEdition() ? tr("Instead of placing a figure on the tile just laid, %1 may place a tower "
                                "piece at %2, or a figure on top of the tower at %3.",
                                "first edition")
                           : tr("Instead of placing a figure on the tile just laid, %1 may place a floor at "
                                "%2, or a figure on top of the tower at %3."))
        .arg(asker(), oneOf(answer.floor), oneOf(tops));
}

Said Explainer::bars(const ActionsAnswer &answer) const
{
    std::vector<Square> closed, bare, open;
    for (const int tile : board().towers()) {
        const PlacedTile &placed = board().placed(tile);
        (board().figureOnTower(tile) >= 0 ? closed : placed.floors == 0 ? bare : open).push_back(placed.at);
    }
    for (std::vector<Square> *squares : {&closed, &bare})
        std::ranges::sort(*squares);
    const Colour by = m_question.by.value_or(Colour::Red);
    Said sentences;
    if (const std::vector<Square> &towers = bare.empty() ? open : bare;
        answer.floor.empty() && !towers.empty())
        if (const Facts facts = judgeFloor(board(), towers.front(), by).facts; !facts.empty())
            sentences << Saying{told(facts)};
    if (!closed.empty())
        sentences << Saying{tr("Closed by a figure on top: %1.", "squares").arg(whole(closed))};
    if (!bare.empty() && open.empty() && !answer.floor.empty()) // those that were just named
        sentences << Saying{
            firstEdition()
                ? tr("No figure may go on top there: no tower piece lies there yet.", "first edition")
                : tr("No figure may go on top there: no floor lies there yet.")};
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
    if (answer.ransom != Legality::Yes && !onlyWaits(bought) && std::ranges::none_of(bought.facts, isNobody))
        sentences << Saying{ransomSentence(answer.ransom), frontOf(bought.because)};
    return sentences;
}

Text Explainer::oneOf(const std::vector<Square> &squares) const
{
    Texts list;
    for (std::size_t i = 0; i < squares.size() && i < mostSquares; ++i)
        list << phrase(squares[i]);
    return squares.size() > mostSquares ? joined(list, ", ") + ", …" : either(list);
}

Text Explainer::either(Texts list) const
{
    if (list.empty())
        return {};
    const Text last = list.back();
    list.pop_back();
    return list.empty() ? last : joined(list, ", ") + tr(" or ", "between two choices") + last;
}

Texts Explainer::prisonersFor(const RansomAnswer &answer) const
{
    Texts list;
    for (const RansomOption &option : answer.options)
        for (const Prisoner &prisoner : findPlayer(scenario(), option.holder)->prisoners)
            if (prisoner.owner == m_question.by && prisoner.kind == option.figure)
                list << tr("%1 held by %2", "figure, player").arg(kind(option.figure), player(option.holder));
    return list;
}

Text Explainer::laterSentence() const
{
    return tr("On a turn of %1 it costs %2.", "buying back a prisoner; player, points")
        .arg(asker(), points(ransomCost));
}

Text Explainer::ransomSentence(Legality legal) const
{
    const RansomAnswer answer = ransom(board(), m_question.by.value_or(Colour::Red));
    if (onlyWaits(answer))
        return tr("No prisoner may be bought back now.") + " " + laterSentence();
    if (legal == Legality::No)
        return tr("No prisoner may be bought back.") + " " + told(answer.facts);
    if (legal == Legality::Open)
        return tr("Whether a prisoner may be bought back is open.") + " " + told(answer.facts);
    const Texts prisoners = prisonersFor(answer);
    const int held = static_cast<int>(prisoners.size());
    return numbered(tr("In addition, %1 may buy back one of these %9 prisoner(s) for %2: %3.", nullptr, held),
                    held)
        .arg(asker(), points(ransomCost), enumerated(prisoners));
}

} // namespace towerwatch
