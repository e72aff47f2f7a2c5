// SPDX-License-Identifier: MIT
#include "model/referee/strength.h"
#include "views/wording/explainer.h"

namespace towerwatch {

namespace {

QString whole(const std::vector<Square> &squares)
{
    constexpr std::size_t most = 12;
    QStringList list;
    for (std::size_t i = 0; i < squares.size() && i < most; ++i)
        list << phrase(squares[i]);
    if (squares.size() > most)
        list << QString(QChar(0x2026));
    return list.join(u", ");
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
    explanation.answer = answer.legal == Legality::Yes
                             ? openSentence(scenario().tiles[board().tileAt(*m_question.at)].floors)
                             : tr("That is open; the table decides.") + u' ' + told(answer.facts);
    explanation.footnotes = numbersOf(answer.because);
    for (const RulingId id : cited(answer.because))
        explanation.statements << ruled(id);
    addOpen(explanation, answer.because);
    return explanation;
}

QString Explainer::openSentence(int floors) const
{
    return firstEdition()
               ? tr("That is allowed: the tower has %n tower piece(s), and nobody stands on it.",
                    "first edition", floors)
               : tr("That is allowed: the tower has %n floor(s), and nobody stands on it.", nullptr, floors);
}

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

Explanation Explainer::explain(const ScoreAnswer &answer)
{
    Explanation explanation;
    explanation.question = m_question.at
                               ? tr("What does the tile at %1 complete, and who scores it?").arg(at())
                               : tr("What is complete, and who scores it?");
    QStringList totals;
    for (const auto &[colour, sum] : answer.totals)
        totals << tr("%1 scores %2", "player, points").arg(player(colour), points(sum));
    explanation.answer =
        !totals.isEmpty() ? tr("%1.", "a list as a sentence").arg(enumerated(totals)) + scoredThings(answer)
        : answer.features.empty() ? tr("Nobody scores: nothing is complete.")
        : firstEdition() ? tr("Nobody scores: no follower stands in what is complete.", "first edition")
                         : tr("Nobody scores: no meeple stands in what is complete.");
    explanation.footnotes = numbersOf(answer.because);
    for (const TriggeredWatchtower &tower : answer.watchtowers) {
        Statement statement{.text =
                                tr("First the watchtower at %1, worth %2 (%3, %4 for each).")
                                    .arg(phrase(tower.at), points(tower.value),
                                         counted(tower.bonus.per, tower.count), points(tower.bonus.points)),
                            .footnotes = {numberOf(cite::wtOrder)},
                            .squares = {tower.at}};
        for (const int figure : tower.figures)
            statement.details << Statement{
                .text = tr("%1 earns %2 (%3).")
                            .arg(player(board().figure(figure).owner.value_or(Colour::Red)),
                                 points(tower.value), label(figure)),
                .figure = figure};
        explanation.statements << statement;
    }
    for (const ScoredFeature &entry : answer.features)
        explanation.statements << feature(entry);
    return explanation;
}

QString Explainer::scoredThings(const ScoreAnswer &answer) const
{
    constexpr qsizetype most = 4;
    QStringList things;
    const auto add = [&](const QString &thing, const std::vector<Colour> &earners, int sum) {
        QStringList earned;
        for (const Colour colour : earners)
            earned << tr("%1 for %2", "points, player").arg(points(sum), player(colour));
        if (!earned.isEmpty())
            things << tr("%1: %2", "what is scored, who gets points").arg(thing, enumerated(earned));
    };
    for (const TriggeredWatchtower &tower : answer.watchtowers) {
        std::vector<Colour> earners;
        for (const int figure : tower.figures)
            earners.push_back(board().figure(figure).owner.value_or(Colour::Red));
        add(tr("watchtower"), earners, tower.value);
    }
    for (const ScoredFeature &feature : answer.features)
        add(word(feature.kind), feature.receivers, feature.points);
    if (things.isEmpty() || things.size() > most)
        return {};
    return u' ' + capitalized(things.join(u"; ")) + u'.';
}

Statement Explainer::feature(const ScoredFeature &feature)
{
    Statement statement;
    for (const Square square : feature.tiles)
        statement.squares << square;
    const QString tiles = whole(feature.tiles);
    const QString worth = points(feature.points);
    switch (feature.kind) {
    case FeatureKind::Road: statement.text = tr("A road on %1, worth %2.").arg(tiles, worth); break;
    case FeatureKind::City:
        statement.text = feature.coats > 0 ? tr("A city on %1 with %2, worth %3.")
                                                 .arg(tiles, counted(Bonus::CoatOfArms, feature.coats), worth)
                                           : tr("A city on %1, worth %2.").arg(tiles, worth);
        break;
    case FeatureKind::Monastery:
        statement.text = tr("The monastery at %1, worth %2.").arg(tiles, worth);
        break;
    case FeatureKind::Field: break;
    }
    if (feature.feature >= 0)
        for (const int figure : board().figuresIn(feature.feature))
            if (board().figure(figure).kind == FigureKind::Mayor)
                statement.text += u' ' + tr("The mayor counts %n, one for each coat of arms.", nullptr,
                                            strengthOf(FigureKind::Mayor, feature.kind == FeatureKind::City,
                                                       feature.coats));
    statement.text += u' ' + (feature.receivers.empty() ? tr("Nobody scores it.")
                                                        : tr("Scored by: %1.").arg(names(feature.receivers)));
    return statement;
}

Explanation Explainer::explain(const RansomAnswer &answer)
{
    Explanation explanation;
    explanation.legality = answer.legal;
    QStringList which;
    if (m_question.figure)
        which << kind(*m_question.figure);
    if (m_question.from)
        which << tr("from %1", "player who holds a prisoner").arg(player(*m_question.from));
    explanation.question = which.isEmpty()
                               ? tr("Which prisoners may %1 buy back now?").arg(asker())
                               : tr("May %1 buy back this prisoner now: %2?").arg(asker(), which.join(u' '));
    if (answer.legal == Legality::No) {
        explanation.answer = which.isEmpty() ? tr("None.") : tr("That is not allowed.");
        refuse(explanation, answer.facts, answer.because);
        return explanation;
    }
    const QStringList prisoners = prisonersFor(answer);
    const int held = static_cast<int>(prisoners.size());
    explanation.answer =
        answer.legal == Legality::Open
            ? tr("That is open; the table decides.") + u' ' + told(answer.facts)
            : numbered(tr("One of these %9 prisoner(s) this turn, for %1: %2.", nullptr, held), held)
                  .arg(points(ransomCost), enumerated(prisoners));
    explanation.footnotes = numbersOf(answer.because);
    const Player *payer = findPlayer(scenario(), m_question.by.value_or(Colour::Red));
    if (!payer || !payer->points)
        explanation.statements << Statement{
            .text =
                tr("The score of %1 is not stated; at least %2 are needed.").arg(asker(), points(ransomCost)),
            .footnotes = {numberOf(cite::ransomMinScore)}};
    for (const RansomOption &option : answer.options) {
        const auto alike = prisonersFor({.options = {option}}).size();
        const QString figure = alike > 1 ? tr("%1 × %2", "number, figure").arg(alike).arg(kind(option.figure))
                                         : kind(option.figure);
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

Explanation Explainer::explain(const ActionsAnswer &answer)
{
    Explanation explanation;
    explanation.question = tr("What may %1 do with the towers?").arg(asker());
    QStringList choices;
    if (const auto towers = static_cast<int>(answer.floor.size()); towers > 0)
        choices << (firstEdition() ? tr("a tower piece on %n tower(s)", "first edition", towers)
                                   : tr("a floor on %n tower(s)", nullptr, towers));
    if (const auto towers = static_cast<int>(answer.figures.size()); towers > 0)
        choices << tr("a figure on top of %n tower(s)", nullptr, towers);
    explanation.answer =
        choices.isEmpty()
            ? (firstEdition()
                   ? tr("Neither a tower piece nor a figure can be placed on a tower.", "first edition")
                   : tr("Neither a floor nor a figure can be placed on a tower."))
            : tr("Instead of a figure on the tile just laid: %1.")
                  .arg(choices.join(tr(" or ", "between two choices")));
    if (answer.ransom == Legality::Yes)
        explanation.answer += u' ' + tr("A prisoner may be bought back as well.");
    explanation.footnotes = numbersOf(answer.because);
    if (!answer.floor.empty()) {
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
            statement.text = tr("For the tower at %1 there are only open cases: %2.")
                                 .arg(phrase(choice.at), kinds(choice.open));
        else if (choice.open.empty())
            statement.text =
                tr("May stand on the tower at %1: %2.").arg(phrase(choice.at), kinds(choice.kinds));
        else
            statement.text = tr("May stand on the tower at %1: %2. Open: %3.")
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

QStringList Explainer::prisonersFor(const RansomAnswer &answer) const
{
    QStringList list;
    for (const RansomOption &option : answer.options)
        for (const Prisoner &prisoner : findPlayer(scenario(), option.holder)->prisoners)
            if (prisoner.owner == m_question.by && prisoner.kind == option.figure)
                list << tr("%1 held by %2", "figure, player").arg(kind(option.figure), player(option.holder));
    return list;
}

QString Explainer::ransomSentence(Legality legal) const
{
    const RansomAnswer answer = ransom(board(), m_question.by.value_or(Colour::Red));
    if (legal == Legality::No)
        return tr("No prisoner may be bought back.") + u' ' + told(answer.facts);
    if (legal == Legality::Open)
        return tr("Whether a prisoner may be bought back is open.") + u' ' + told(answer.facts);
    const QStringList prisoners = prisonersFor(answer);
    const int held = static_cast<int>(prisoners.size());
    return numbered(tr("In addition, %1 may buy back one of these %9 prisoner(s) for %2: %3.", nullptr, held),
                    held)
        .arg(asker(), points(ransomCost), enumerated(prisoners));
}

} // namespace towerwatch
