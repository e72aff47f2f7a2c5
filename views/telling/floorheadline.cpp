// SPDX-License-Identifier: MIT
#include "views/telling/explainer.h"

#include "model/referee/capture.h"
#include "model/value/ranges.h"

namespace towerwatch {

namespace {

/// What the headline says of those who can be captured, besides the distance; the most telling first.
constexpr std::array tellingOfCaptures{cite::captureOwnMeeple,       cite::captureMeepleOnTower,
                                       cite::captureBuilderPigOld,   cite::towerRangeOverTowers,
                                       cite::towerRangeOverGaps,     cite::captureFairyNoProtection,
                                       cite::captureBridgeMeeple,    cite::captureSpecialMonasteryAbbot,
                                       cite::captureMayorWagon,      cite::captureLargeMeeple,
                                       cite::captureLargeFollower,   cite::captureAbbotFigure,
                                       cite::captureRingmaster,      cite::captureGuard,
                                       cite::exchangeTwoPlayersOnly, cite::wtC3Fields};
constexpr int mostNamed = 3, mostListed = 5; ///< figures named with where they stand, and at all

/// Adds the sentences that are not said yet.
void addNew(Said &headline, const Said &more)
{
    for (const Saying &saying : more)
        if (ranges::none_of(headline, [&](const Saying &said) { return said.text.contains(saying.text); }))
            headline << saying;
}

/// Facts that the figure’s name tells: of what kind it is and where it stands.
bool isInTheName(const Fact &fact)
{
    return fact.name != FactName::Own;
}

} // namespace

Said Explainer::floorHeadline(const PlaceFloorAnswer &answer) const
{
    Said headline;
    Because because;
    bool isFar = false, isAlone = false;
    std::vector<int> captured;
    const auto capturable = ranges::count(answer.figures, Verdict::Capturable, &FigureVerdict::verdict);
    for (const FigureVerdict &verdict : answer.figures) {
        if (isTarget(verdict.figure)) {
            headline << verdictSentences(verdict);
            isFar = verdict.verdict == Verdict::OutOfReach;
            isAlone = verdict.verdict == Verdict::Capturable && capturable == 1;
        }
        if (verdict.verdict == Verdict::Capturable) {
            addOnce(because, verdict.because);
            captured.push_back(verdict.figure);
        }
    }
    if (!isAlone) // else it is said already
        headline << capturableSentence(answer);
    addNew(headline, sparedSentences(answer, Verdict::Open));
    addNew(headline, sparedSentences(answer, Verdict::Safe));
    if (!isFar)
        addNew(headline, gapSentences(answer));
    const bool isLong = capturable == mostNamed && headline.size() > 1; // three places and who is spared
    const auto add = [&](const Said &more, std::size_t least) {
        const std::size_t most = isFar ? mostSaid : mostSaid - 1; // the range is still to come
        addNew(headline, more.first(headline.size() + least < most ? most - headline.size() : least));
    };
    const Said kinds = tellingOf(because, std::array{cite::captureBuilderPigOld});
    add(kinds, 1);
    add(outcomeSentences(answer), kinds.empty() && capturable < mostNamed ? 2 : 1);
    add(tellingOfCapture(because, captured, ownCaptured(answer)), 0);
    if (!isFar && headline.size() + kinds.size() + isLong < mostSaid)
        headline << Saying{rangeSentence(answer), {}, rangeRulings(answer)};
    return headline;
}

Texts Explainer::ownCaptured(const PlaceFloorAnswer &answer) const
{
    Texts own;
    for (const FigureVerdict &verdict : answer.figures)
        if (const Figure &figure = board().figure(verdict.figure);
            verdict.verdict == Verdict::Capturable && figure.owner == m_question.by)
            if (own << label(verdict.figure); own.size() > mostNamed || !figure.isNamed())
                return {};
    return onceEach(own);
}

Said Explainer::tellingOfCapture(Because because, const std::vector<int> &figures, const Texts &own) const
{
    Said said;
    const bool isOwn = ranges::find(because, cite::captureOwnMeeple) != because.end();
    const bool onTower = ranges::find(because, cite::captureMeepleOnTower) != because.end();
    if (isOwn && onTower) {
        const Text text =
            own.empty()
                ? tr("Under these rules players may capture figures on a tower, and "
                     "their own figures as well.")
                : tr("Under these rules players may capture figures on a tower, and their own figures as "
                     "well: %1.")
                      .arg(enumerated(own));
        said << Saying{withDeduction(cite::captureOwnMeeple, text),
                       {cite::captureOwnMeeple, cite::captureMeepleOnTower}};
        std::erase(because, cite::captureOwnMeeple);
        std::erase(because, cite::captureMeepleOnTower);
    } else if (!own.empty()) {
        said << Saying{
            withDeduction(
                cite::captureOwnMeeple,
                tr("Under these rules players may capture their own figures: %1.").arg(enumerated(own))),
            {cite::captureOwnMeeple}};
        std::erase(because, cite::captureOwnMeeple);
    }
    if (const Text sentence = mayorOrWagonSentence(figures);
        !sentence.empty() && std::erase(because, cite::captureMayorWagon) > 0)
        said << Saying{sentence, {cite::captureMayorWagon}};
    return said << tellingOf(because, tellingOfCaptures);
}

Text Explainer::mayorOrWagonSentence(const std::vector<int> &figures) const
{
    const auto isThere = [&](FigureKind kind) {
        return ranges::any_of(figures, [&](int figure) { return board().figure(figure).kind == kind; });
    };
    const bool mayor = isThere(FigureKind::Mayor), wagon = isThere(FigureKind::Wagon);
    if (mayor == wagon)
        return {};
    return mayor ? tr("A tower can capture a mayor.") : tr("A tower can capture a wagon.");
}

Text Explainer::kindsCounted(const std::vector<int> &figures) const
{
    std::map<FigureKind, int> numbers;
    for (const int figure : figures)
        ++numbers[board().figure(figure).kind];
    Texts kinds;
    for (const auto &[figure, count] : numbers)
        kinds << (count > 1 ? tr("%1 × %2", "number, figure").arg(count, kind(figure)) : kind(figure));
    return enumerated(kinds);
}

Text Explainer::ownersCounted(const std::vector<int> &figures) const
{
    std::map<Colour, int> numbers;
    std::vector<int> neutral;
    for (const int figure : figures)
        if (const auto owner = board().figure(figure).owner)
            ++numbers[*owner];
        else
            neutral.push_back(figure);
    Texts owners;
    for (const bool own : {false, true}) // the asker’s own last
        for (const auto &[owner, count] : numbers)
            if ((owner == m_question.by) == own)
                owners << (own ? tr("%1 of %2’s own", "number of figures, player")
                               : tr("%1 of %2’s", "number of figures, player"))
                              .arg(count, word(owner));
    if (!neutral.empty())
        owners << kindsCounted(neutral);
    else if (numbers.size() == 1)
        return (numbers.begin()->first == m_question.by ? tr("all %1’s own", "player")
                                                        : tr("all %1’s", "player"))
            .arg(word(numbers.begin()->first));
    return enumerated(owners);
}

Texts Explainer::firstOf(const Texts &names)
{
    return names.size() <= mostNamed + 1 // one is named rather than called others
               ? names
               : names.first(mostNamed) << tr("others", "end of a list of figures");
}

Texts Explainer::onceEach(const Texts &names)
{
    Texts list;
    for (const Text &name : names)
        if (ranges::find(list, name) == list.end())
            list << name;
    for (Text &name : list)
        if (const auto count = static_cast<int>(ranges::count(names, name)); count > 1)
            name = tr("%1 × %2", "number, figure").arg(count, name);
    return list;
}

Saying Explainer::capturableSentence(const PlaceFloorAnswer &answer) const
{
    std::vector<int> figures;
    Because feature; // of a single one: its place tells it
    for (const FigureVerdict &verdict : answer.figures)
        if (verdict.verdict == Verdict::Capturable) {
            figures.push_back(verdict.figure);
            if (!board().figure(verdict.figure).isOn(PlaceKind::Tower))
                feature = among(verdict.because, {cite::captureAnyFeature});
        }
    std::stable_partition(figures.begin(), figures.end(), [&](int figure) { // own first
        return board().figure(figure).owner == m_question.by;
    });
    const int capturable = static_cast<int>(figures.size());
    Texts named;
    for (const int figure : capturable <= mostListed ? figures : std::vector<int>())
        named << (capturable + (m_question.target ? 1 : 0) <= mostNamed && !isTarget(figure) ? located(figure)
                                                                                             : label(figure));
    if (capturable == 0)
        return {ranges::count(answer.figures, Verdict::Open, &FigureVerdict::verdict) > 0
                    ? tr("It is not certain that any figure can be captured.")
                : answer.figures.empty() ? tr("No figure can be captured: none stands within reach.")
                                         : tr("No figure can be captured.")};
    if (named.empty())
        return {numbered(tr("Any one of these %9 figures (%1) can be captured.", "number of figures, whose"),
                         capturable)
                    .arg(ownersCounted(figures)),
                {},
                among(answer.because, {cite::captureOneOnly})};
    return {(capturable == 2 ? tr("Either of these two figures can be captured: %1.")
                             : capitalized(numbered(tr("Any one of these %9 figure(s) can be captured: %1.",
                                                       nullptr, capturable),
                                                    capturable)))
                .arg(enumerated(onceEach(named))),
            {},
            capturable == 1 ? feature : among(answer.because, {cite::captureOneOnly})};
}

Text Explainer::located(int index) const
{
    const Figure &figure = board().figure(index);
    return !figure.isNamed() || !figure.on || !figure.at
               ? label(index)
               : label(index) + " " +
                     standingAt(board(), figure,
                                figure.isOn(PlaceKind::Tower) ? std::nullopt : m_question.at);
}

Said Explainer::sparedSentences(const PlaceFloorAnswer &answer, Verdict verdict) const
{
    std::vector<int> spared;
    const FigureVerdict *only = nullptr, *target = nullptr; // that one was said before everything
    Because grounds;
    for (const FigureVerdict &figure : answer.figures)
        if (figure.verdict == verdict && isTarget(figure.figure)) {
            target = &figure;
        } else if (figure.verdict == verdict) {
            only = &figure;
            spared.push_back(figure.figure);
            addOnce(grounds, figure.because.front());
        }
    const auto number = static_cast<int>(spared.size());
    if (number < 2)
        return number == 0 ? Said() : verdictSentences(*only, !target || frontOf(target->because) != grounds);
    const Text kinds = kindsCounted(spared);
    const auto counted = [&](const Text &text) { return capitalized(numbered(text, number)).arg(kinds); };
    if (grounds == Because{cite::captureSpecialFiguresNo})
        return {{counted(target && frontOf(target->because) == grounds
                             ? tr("%9 other special figure(s) in reach are safe: %1.", nullptr, number)
                             : tr("%9 special figure(s) in reach are safe: %1.", nullptr, number)),
                 grounds}};
    const bool safe = verdict == Verdict::Safe;
    Said said{{counted(safe && target ? tr("%9 other figure(s) in reach are safe: %1.", nullptr, number)
                       : safe         ? tr("%9 figure(s) in reach are safe: %1.", nullptr, number)
                       : target       ? tr("%9 other case(s) are undecided: %1.", nullptr, number)
                                      : tr("%9 case(s) are undecided: %1.", nullptr, number))}};
    for (const RulingId id : grounds)
        said << Saying{bearing(id, false), {id}};
    return said;
}

Said Explainer::gapSentences(const PlaceFloorAnswer &answer) const
{
    const HouseRules house = scenario().rules.house;
    if (!house.contains(HouseRule::NoGaps) || house.contains(HouseRule::Diagonal))
        return {};
    const auto spared = [&](int figure) {
        return !isTarget(figure) &&
               exposureOf(board(), figure, m_question.by.value_or(Colour::Red)).verdict != Verdict::Safe;
    };
    Said sentences;
    for (const Side side : allSides) {
        std::optional<Square> gap;
        Texts behind;
        Square square = *m_question.at;
        for (int step = 1; step <= answer.range; ++step) {
            square = neighbour(square, side);
            const int tile = board().tileAt(square);
            if (tile < 0 && !gap)
                gap = square;
            if (tile < 0 || !gap)
                continue;
            for (const int figure : board().figuresOn(tile))
                if (spared(figure))
                    behind << located(figure);
        }
        if (!behind.empty())
            sentences << Saying{tr("Out of reach: %1.").arg(enumerated(firstOf(onceEach(behind)))) + " " +
                                gapSentence(*gap, *m_question.at)};
    }
    if (!sentences.empty())
        sentences << Saying{sentences.size() == 1 ? rangeEndSentence() : brief(cite::houseNoGaps),
                            {cite::houseNoGaps}};
    return sentences;
}

Because Explainer::rangeRulings(const PlaceFloorAnswer &answer) const
{
    Because rulings = among(answer.because, {cite::houseDiagonal, cite::houseNoSurprises, cite::houseNoGaps});
    return rulings.empty() ? Because{cite::towerRangePerFloor} : rulings;
}

Text Explainer::rangeSentence(const PlaceFloorAnswer &answer) const
{
    const bool diagonal = scenario().rules.house.contains(HouseRule::Diagonal);
    const Text turning = diagonal && answer.range > 1 ? " " + turningSentence() : Text();
    const bool noGaps = scenario().rules.house.contains(HouseRule::NoGaps);
    if (answer.range < answer.height)
        return (answer.range == 0 ? tr("Under No Surprises, the tower’s range is one square "
                                       "less than its height: only its own square.")
                                  : tr("Under No Surprises, the tower’s range is one square "
                                       "less than its height: %n square(s).",
                                       nullptr, answer.range)) +
               turning + (noGaps && answer.range > 1 ? " " + overTilesSentence() : Text());
    if (diagonal)
        return (noGaps ? tr("The tower reaches %n step(s) along rows and columns, over tiles only.", nullptr,
                            answer.range)
                       : tr("The tower reaches %n step(s) along rows and columns.", nullptr, answer.range)) +
               turning;
    return noGaps && answer.range > 1
               ? tr("The tower reaches %n square(s) in each of the four directions, but not past an empty "
                    "square.",
                    nullptr, answer.range)
               : tr("The tower reaches %n square(s) in each of the four directions.", nullptr, answer.range);
}

Text Explainer::overTilesSentence() const
{
    return scenario().rules.house.contains(HouseRule::Diagonal)
               ? tr("Under No Gaps, every step must land on a tile.")
               : brief(cite::houseNoGaps);
}

Text Explainer::turningSentence() const
{
    return tr("Under Diagonal, the path may turn corners.");
}

Said Explainer::verdictSentences(const FigureVerdict &verdict, bool reasoned) const
{
    const bool isSquareSaid = !verdict.facts.empty() && verdict.facts.front().name == FactName::NotInLine;
    const Text figure = isSquareSaid ? label(verdict.figure) : located(verdict.figure);
    const Because ground = frontOf(verdict.because);
    Texts sentences;
    switch (verdict.verdict) {
    case Verdict::Capturable: return {{capitalized(tr("%1 can be captured.", "figure").arg(figure))}};
    case Verdict::Safe:
        if (ground == Because{cite::captureSpecialFiguresNo})
            return {{capitalized(tr("%1 is safe as a special figure.", "figure").arg(figure)), ground}};
        sentences << capitalized(tr("%1 is safe.", "figure").arg(figure));
        break;
    case Verdict::Open:
        sentences << tr("Whether %1 can be captured is undecided.", "figure").arg(figure);
        break;
    case Verdict::OutOfReach:
        sentences << capitalized(tr("%1 is out of reach.", "figure").arg(figure))
                  << distanceSentence(verdict.facts.front(), *board().figure(verdict.figure).at,
                                      *m_question.at);
        if (verdict.facts.front().name == FactName::TooFar &&
            scenario().rules.house.contains(HouseRule::NoSurprises)) // “that” is the reach just told
            sentences << tr("Under No Surprises, the range is the tower’s height less one.");
        if (scenario().rules.house.contains(HouseRule::Diagonal) && verdict.facts.front().number)
            sentences << turningSentence();
        return {{joined(sentences, " "), ground}};
    }
    if (!reasoned)
        return {{sentences.front(), ground}};
    Facts facts = verdict.facts;
    std::erase_if(facts, isInTheName);
    if (!facts.empty())
        sentences << told(facts);
    sentences << bearing(verdict.because.front(), false);
    return {{joined(sentences, " "), ground}};
}

} // namespace towerwatch
