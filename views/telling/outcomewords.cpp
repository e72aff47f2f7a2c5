// SPDX-License-Identifier: MIT
#include "model/value/ranges.h"
#include "views/telling/explainer.h"

#include <set>

namespace towerwatch {

Said Explainer::outcomeSentences(const PlaceFloorAnswer &answer) const
{
    constexpr std::size_t most = 2;
    Said sentences = exchangeSentences(answer);
    std::set<std::pair<int, std::optional<Colour>>> seen; // what keeps a builder is looked up once
    for (const FigureVerdict &verdict : answer.figures) {
        if (sentences.size() >= most)
            break;
        const bool hangsOnFields = ranges::count(verdict.because, cite::wtC3Fields) > 0;
        for (const Consequence &consequence : verdict.consequences)
            if (const Text sentence = outcomeSentence(verdict.figure, consequence);
                !sentence.empty() && !(hangsOnFields && consequence.effect == Effect::Orphan))
                sentences << Saying{sentence,
                                    consequence.effect == Effect::Watchtower
                                        ? among(consequence.because, {cite::towerCaptureBeforeScoring})
                                        : frontOf(consequence.because)};
        const Figure &captured = board().figure(verdict.figure);
        if (!isMeeple(captured.kind) ||
            !seen.emplace(board().featureOf(verdict.figure), captured.owner).second)
            continue;
        if (const int other = stayingWithout(verdict); other >= 0)
            sentences << Saying{stayingSentence(verdict.figure, other), {cite::orphanBuilderPig}};
    }
    sentences = sentences.first(most);
    const Because before{cite::towerCaptureBeforeScoring};
    if (const auto last = ranges::find(sentences.rbegin(), sentences.rend(), before, &Saying::because);
        last != sentences.rend())
        last->text += " " + tr("A capture comes before scoring.");
    return sentences;
}

Said Explainer::exchangeSentences(const PlaceFloorAnswer &answer) const
{
    std::map<Colour, std::pair<Texts, const Consequence *>> exchanges;
    const auto capturable = ranges::count(answer.figures, Verdict::Capturable, &FigureVerdict::verdict);
    for (const FigureVerdict &verdict : answer.figures)
        for (const Consequence &consequence : verdict.consequences)
            if (consequence.effect == Effect::Exchange) {
                auto &[captured, exchange] = exchanges[consequence.player];
                captured << label(verdict.figure);
                exchange = &consequence;
            }
    Said sentences;
    for (const auto &[owner, entry] : exchanges) {
        Text text = std::ssize(entry.first) == capturable // it goes without saying whose
                        ? tr("A capture means an exchange, as %1 holds one of %2’s figures.")
                              .arg(player(owner), asker())
                        : capitalized(tr("%1: a capture means an exchange, as %2 holds one of %3’s figures.")
                                          .arg(enumerated(onceEach(entry.first)), player(owner), asker()));
        if (entry.second->choice)
            text += " " + choosingSentence(*entry.second);
        sentences << Saying{text, frontOf(entry.second->because)};
    }
    return sentences;
}

int Explainer::stayingWithout(const FigureVerdict &verdict) const
{
    const Figure &captured = board().figure(verdict.figure);
    const int feature = board().featureOf(verdict.figure);
    if (verdict.verdict != Verdict::Capturable || feature < 0 ||
        ranges::count(verdict.consequences, Effect::Orphan, &Consequence::effect) > 0)
        return -1;
    for (const int other : board().figuresIn(feature))
        if (const Figure &figure = board().figure(other);
            figure.owner == captured.owner && isBuilderOrPig(figure.kind))
            return other;
    return -1;
}

Text Explainer::stayingSentence(int captured, int staying) const
{
    return (firstEdition()
                ? tr("If %1 is captured, %2 stays: its owner has another follower there.", "first edition")
                : tr("If %1 is captured, %2 stays: its owner has another meeple there."))
        .arg(label(captured), label(staying));
}

Text Explainer::outcomeSentence(int figure, const Consequence &c) const
{
    const Text captured = label(figure);
    const int feature = board().featureOf(figure);
    switch (c.effect) {
    case Effect::Orphan:
        return tr("If %1 is captured, %2 is left alone and goes back to the supply.")
            .arg(captured, label(c.figure));
    case Effect::Majority: // of what is scored in this turn
        if (c.before == c.after || feature < 0 || !board().feature(feature).complete)
            return {};
        if (c.after.empty())
            return tr("If %1 is captured, nobody scores the %2.", "figure, road or city")
                .arg(captured, word(c.kind));
        return ranges::all_of(c.after, [&](Colour colour) { return ranges::count(c.before, colour); })
                   ? tr("If %1 is captured, the points for the %2 go to %3 alone.",
                        "figure, road or city, players")
                         .arg(captured, word(c.kind), names(c.after))
                   : tr("If %1 is captured, the points for the %2 go to %3.", "figure, road or city, players")
                         .arg(captured, word(c.kind), names(c.after));
    case Effect::Watchtower:
        return c.lost > 0
                   ? tr("If %1 is captured, %2 loses the %3 this figure would earn at the watchtower at %4.")
                         .arg(captured, player(c.player), points(c.lost), phrase(c.at))
                   : Text();
    default: return {};
    }
}

Text Explainer::choosingSentence(const Consequence &exchange) const
{
    return withDeduction(cite::exchangeOwnerChooses,
                         tr("%1 chooses who comes back: %2.").arg(asker(), either(kinds(exchange.returns))));
}

} // namespace towerwatch
