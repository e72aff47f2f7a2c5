// SPDX-License-Identifier: MIT
#include "views/wording/explainer.h"

#include "model/referee/capture.h"

namespace towerwatch {

namespace {

/// What the headline says of those who can be captured, besides the distance; the most telling first.
constexpr std::array tellingOfCaptures{cite::captureOwnMeeple,
                                       cite::captureMeepleOnTower,
                                       cite::captureBuilderPigOld,
                                       cite::towerRangeOverGaps,
                                       cite::captureFairyNoProtection,
                                       cite::captureBridgeMeeple,
                                       cite::captureSpecialMonasteryAbbot,
                                       cite::captureMayorWagon,
                                       cite::captureLargeMeeple,
                                       cite::captureLargeFollower,
                                       cite::captureAbbotFigure,
                                       cite::captureRingmaster,
                                       cite::captureGuard,
                                       cite::exchangeTwoPlayersOnly,
                                       cite::towerRangeOverTowers,
                                       cite::wtC3Fields};
constexpr int mostNamed = 3, mostListed = 5; ///< figures named with where they stand, and at all

/// Adds the sentences that are not said yet.
void addNew(QStringList &sentences, const QStringList &more)
{
    for (const QString &sentence : more)
        if (std::ranges::none_of(sentences, [&](const QString &said) { return said.contains(sentence); }))
            sentences << sentence;
}

} // namespace

QStringList Explainer::floorHeadline(const PlaceFloorAnswer &answer) const
{
    QStringList headline;
    for (const FigureVerdict &verdict : answer.figures)
        if (isTarget(verdict.figure))
            headline << verdictSentences(verdict);
    headline << capturableSentence(answer);
    addNew(headline, sparedSentences(answer, Verdict::Open));
    addNew(headline, sparedSentences(answer, Verdict::Safe));
    addNew(headline, gapSentences(answer));
    headline << rangeSentence(answer);
    Because because;
    int capturable = 0;
    for (const FigureVerdict &verdict : answer.figures)
        if (verdict.verdict == Verdict::Capturable) {
            ++capturable;
            addOnce(because, verdict.because);
        }
    addNew(headline, tellingOfCapture(because));
    if (capturable > mostNamed) // fewer are named with where they stand
        headline << brief(cite::captureAnyFeature);
    headline << outcomeSentences(answer);
    return headline;
}

QStringList Explainer::tellingOfCapture(const Because &because) const
{
    return tellingOf(because, tellingOfCaptures);
}

QString Explainer::capturableSentence(const PlaceFloorAnswer &answer) const
{
    std::vector<int> figures;
    for (const FigureVerdict &verdict : answer.figures)
        if (verdict.verdict == Verdict::Capturable)
            figures.push_back(verdict.figure);
    const int capturable = static_cast<int>(figures.size());
    QStringList named;
    for (const int figure : capturable <= mostListed ? figures : std::vector<int>())
        named << (capturable <= mostNamed ? located(figure) : label(figure));
    if (capturable == 0)
        return std::ranges::count(answer.figures, Verdict::Open, &FigureVerdict::verdict) > 0
                   ? tr("It is not certain that any figure can be captured.")
                   : tr("No figure can be captured.");
    if (named.isEmpty())
        return capitalized(numbered(
            tr("%9 figure(s) can be captured, but only one of them.", nullptr, capturable), capturable));
    return capitalized(numbered(tr("One of these %9 figure(s) can be captured: %1.", nullptr, capturable),
                                capturable))
        .arg(enumerated(named));
}

QStringList Explainer::outcomeSentences(const PlaceFloorAnswer &answer) const
{
    constexpr qsizetype most = 2;
    QStringList sentences;
    for (const FigureVerdict &verdict : answer.figures)
        for (const Consequence &consequence : verdict.consequences)
            if (const QString sentence = outcomeSentence(verdict.figure, consequence);
                !sentence.isEmpty() && sentences.size() < most)
                sentences << sentence;
    return sentences;
}

QString Explainer::outcomeSentence(int figure, const Consequence &c) const
{
    const QString captured = label(figure);
    const int feature = board().featureOf(figure);
    switch (c.effect) {
    case Effect::Exchange:
        return capitalized(tr("%1 would be exchanged at once: %2 already holds a figure of %3.")
                               .arg(captured, player(c.player), asker()));
    case Effect::Orphan:
        return tr("If %1 is captured, %2 goes back to the supply.").arg(captured, label(c.figure));
    case Effect::Majority: // of what is scored in this turn
        if (c.before == c.after || feature < 0 || !board().feature(feature).complete)
            return {};
        return c.after.empty()
                   ? tr("If %1 is captured, nobody scores the %2.", "figure, road or city")
                         .arg(captured, word(c.kind))
                   : tr("If %1 is captured, the points for the %2 go to %3.", "figure, road or city, players")
                         .arg(captured, word(c.kind), names(c.after));
    case Effect::Watchtower:
        return c.lost > 0 ? tr("If %1 is captured, %2 loses %3 at the watchtower at %4.")
                                .arg(captured, player(c.player), points(c.lost), phrase(c.at))
                          : QString();
    default: return {};
    }
}

QString Explainer::located(int index) const
{
    const Figure &figure = board().figure(index);
    return figure.id.empty() || !figure.on || !figure.at
               ? label(index)
               : label(index) + u' ' +
                     standingAt(figure, figure.isOn(PlaceKind::Tower) ? std::nullopt : m_question.at);
}

QStringList Explainer::sparedSentences(const PlaceFloorAnswer &answer, Verdict verdict) const
{
    const FigureVerdict *only = nullptr;
    std::map<FigureKind, int> spared;
    int number = 0;
    Because grounds;
    for (const FigureVerdict &figure : answer.figures)
        if (figure.verdict == verdict && !isTarget(figure.figure)) { // that one was said before everything
            only = &figure;
            ++number;
            ++spared[board().figure(figure.figure).kind];
            addOnce(grounds, figure.because.front());
        }
    if (number < 2)
        return number == 0 ? QStringList() : verdictSentences(*only);
    QStringList kinds;
    for (const auto &[figure, count] : spared)
        kinds << (count > 1 ? tr("%1 × %2", "number, figure").arg(count).arg(kind(figure)) : kind(figure));
    QStringList sentences{(verdict == Verdict::Safe
                               ? tr("%n figure(s) in reach are safe: %1.", nullptr, number)
                               : tr("%n case(s) are open: %1.", nullptr, number))
                              .arg(enumerated(kinds))};
    for (const RulingId id : grounds)
        sentences << bearing(id, false);
    return sentences;
}

QStringList Explainer::gapSentences(const PlaceFloorAnswer &answer) const
{
    const HouseRules house = scenario().rules.house;
    if (!house.contains(HouseRule::NoGaps) || house.contains(HouseRule::Diagonal))
        return {};
    const auto spared = [&](int figure) {
        return !isTarget(figure) &&
               exposureOf(board(), figure, m_question.by.value_or(Colour::Red)).verdict != Verdict::Safe;
    };
    QStringList sentences;
    for (const Side side : allSides) {
        std::optional<Square> gap;
        QStringList behind;
        Square square = *m_question.at;
        for (int step = 1; step <= answer.range && behind.size() < mostNamed; ++step) {
            square = neighbour(square, side);
            const int tile = board().tileAt(square);
            if (tile < 0 && !gap)
                gap = square;
            if (tile < 0 || !gap)
                continue;
            for (const int figure : board().figuresOn(tile))
                if (behind.size() < mostNamed && spared(figure))
                    behind << label(figure);
        }
        if (!behind.isEmpty())
            sentences << tr("Out of reach: %1.").arg(enumerated(behind)) << gapSentence(*gap, *m_question.at);
    }
    if (!sentences.isEmpty())
        sentences << brief(cite::houseNoGaps);
    return sentences;
}

QString Explainer::rangeSentence(const PlaceFloorAnswer &answer) const
{
    const bool diagonal = scenario().rules.house.contains(HouseRule::Diagonal);
    const QString turning =
        diagonal ? u' ' + tr("Under the house rule Diagonal the path may turn corners.") : QString();
    if (answer.range < answer.height)
        return (answer.range == 0 ? tr("Under No Surprises the tower reaches one square fewer than its "
                                       "height: only its own square.")
                : firstEdition()
                    ? tr("Under No Surprises the tower reaches one square fewer than it has tower pieces: "
                         "%n square(s).",
                         "first edition", answer.range)
                    : tr("Under No Surprises the tower reaches one square fewer than it has floors: %n "
                         "square(s).",
                         nullptr, answer.range)) +
               turning;
    return diagonal
               ? tr("The tower reaches %n step(s) along rows and columns.", nullptr, answer.range) + turning
               : tr("The tower reaches %n square(s) in its row and its column.", nullptr, answer.range);
}

QStringList Explainer::verdictSentences(const FigureVerdict &verdict) const
{
    const QString figure = label(verdict.figure);
    QStringList sentences;
    switch (verdict.verdict) {
    case Verdict::Capturable: return {capitalized(tr("%1 can be captured.", "figure").arg(figure))};
    case Verdict::Safe: sentences << capitalized(tr("%1 is safe.", "figure").arg(figure)); break;
    case Verdict::Open: sentences << tr("Whether %1 can be captured is open.", "figure").arg(figure); break;
    case Verdict::OutOfReach:
        return {capitalized(tr("%1 is out of reach.", "figure").arg(figure)),
                distanceSentence(verdict.facts.front(), *board().figure(verdict.figure).at, *m_question.at)};
    }
    if (verdict.facts.front().name != FactName::Kind) // the figure’s name tells its kind
        sentences << told(verdict.facts);
    return sentences << bearing(verdict.because.front(), false);
}

} // namespace towerwatch
