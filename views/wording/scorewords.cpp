// SPDX-License-Identifier: MIT
#include "model/referee/strength.h"
#include "views/wording/explainer.h"

namespace towerwatch {

QString Explainer::whole(const std::vector<Square> &squares)
{
    constexpr std::size_t most = 12;
    QStringList list;
    for (std::size_t i = 0; i < squares.size() && i < most; ++i)
        list << phrase(squares[i]);
    if (squares.size() > most)
        list << QString(QChar(0x2026));
    return list.join(u", ");
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

} // namespace towerwatch
