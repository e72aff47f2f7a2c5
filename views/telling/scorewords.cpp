// SPDX-License-Identifier: MIT
#include "model/referee/strength.h"
#include "model/value/ranges.h"
#include "views/telling/explainer.h"
#include "views/telling/squarewords.h"

#include <set>

namespace towerwatch {

namespace {

/// What the headline says of a score besides who gets what; the most telling first.
constexpr std::array tellingOfScores{cite::unmatchedSideCloses,   cite::wtIndependentScoring,
                                     cite::wtSeveralMeeples,      cite::wtAllBeforeRemoval,
                                     cite::wtTwoFeaturesSameTile, cite::wtSeveralSegments,
                                     cite::wtBridgeTrigger,       cite::wtWagonAfter,
                                     cite::towerSeparateFeature,  cite::wtZero};

/// Whether some watchtower is triggered by several meeples of one road or city.
bool hasSeveralMeeples(const Board &board, const ScoreAnswer &answer)
{
    return ranges::any_of(answer.watchtowers, [&](const TriggeredWatchtower &tower) {
        std::vector<int> features;
        for (const int figure : tower.figures)
            features.push_back(board.featureOf(figure));
        ranges::sort(features);
        return ranges::adjacent_find(features) != features.end();
    });
}

/// Whether the fairy is on the tile of a meeple whose feature is scored.
bool isFairyIn(const Board &board, const ScoredFeature &feature)
{
    const bool isMonastery = feature.feature < 0;
    const auto isBeside = [&](int figure) {
        const Figure &meeple = board.figure(figure);
        return isMeeple(meeple.kind) && (!isMonastery || meeple.isOn(PlaceKind::Monastery)) && meeple.at &&
               board.hasFairy(board.tileAt(*meeple.at));
    };
    return ranges::any_of(isMonastery ? board.figuresOn(board.tileAt(feature.tiles.front()))
                                      : board.figuresIn(feature.feature),
                          isBeside);
}

/// Takes away what is about figures that trigger none of these watchtowers: they stand in another feature.
void eraseBystanders(Because &because, const Board &board, const ScoreAnswer &answer)
{
    const auto isTriggered = [&](const auto &by) {
        return ranges::any_of(answer.watchtowers, [&](const TriggeredWatchtower &tower) {
            return ranges::any_of(tower.figures, [&](int figure) { return by(board.figure(figure)); });
        });
    };
    if (!hasSeveralMeeples(board, answer))
        std::erase(because, cite::wtSeveralMeeples);
    if (!isTriggered([](const Figure &figure) { return figure.isOn(PlaceKind::Bridge); }))
        std::erase(because, cite::wtBridgeTrigger);
    if (!isTriggered([](const Figure &figure) { return figure.kind == FigureKind::Wagon; }))
        std::erase(because, cite::wtWagonAfter);
}

/// The empty squares that a road or city runs out to.
std::vector<Square> openSquaresOf(const Board &board, int feature)
{
    std::set<Square> open;
    for (const int tile : board.tilesOf(feature))
        for (const auto &[id, sides] : board.roadsAndCitiesOf(tile))
            for (const Side side : allSides)
                if (const Square next = neighbour(board.placed(tile).at, side);
                    id == feature && sides.contains(side) && board.tileAt(next) < 0)
                    open.insert(next);
    return {open.begin(), open.end()};
}

/// The empty ones of the eight squares around a monastery.
std::vector<Square> emptyAround(const Board &board, Square monastery)
{
    std::vector<Square> empty;
    for (int y = monastery.y - 1; y <= monastery.y + 1; ++y)
        for (int x = monastery.x - 1; x <= monastery.x + 1; ++x)
            if (board.tileAt({x, y}) < 0)
                empty.push_back({x, y});
    return empty;
}

} // namespace

Text Explainer::whole(const std::vector<Square> &squares)
{
    constexpr std::size_t most = 12;
    Texts list;
    for (std::size_t i = 0; i < squares.size() && i < most; ++i)
        list << phrase(squares[i]);
    return squares.size() > most ? joined(list << "…", ", ") : enumerated(list);
}

Explanation Explainer::explain(const ScoreAnswer &answer)
{
    Explanation explanation;
    explanation.question = m_question.at
                               ? tr("What does the tile at %1 complete, and who scores it?").arg(at())
                               : tr("What is complete, and who scores it?");
    Texts totals;
    for (const auto &[colour, sum] : answer.totals)
        totals << tr("%1 scores %2", "player, points").arg(player(colour), points(sum));
    Said headline{{totals.empty()
                       ? nobodySentence(answer)
                       : tr("%1.", "a list as a sentence").arg(enumerated(totals)) + scoredThings(answer),
                   {},
                   namesTriggers(answer) ? among(answer.because, {cite::wtTrigger}) : Because()}};
    for (const Text &sentence : strengthSentences(answer))
        headline << Saying{sentence};
    constexpr std::size_t mostTotals = 2; // of more players the points are enough
    if (answer.totals.size() <= mostTotals)
        headline << tellingOf(tellingIn(answer), tellingOfScores).first(1);
    if (ranges::any_of(answer.features, [&](const auto &entry) { return isFairyIn(board(), entry); }))
        headline << Saying{tr("The fairy’s points are not counted.")};
    const auto isLord = [](const Figure &figure) { return figure.isOn(PlaceKind::Castle); };
    if (!answer.features.empty() && ranges::any_of(scenario().figures, isLord))
        headline << Saying{tr("Castle points are not counted.")};
    say(explanation, headline, answer.because);
    for (const TriggeredWatchtower &tower : answer.watchtowers) {
        Statement statement{.text =
                                tr("The watchtower at %1, scored beforehand: %2 (%3, %4 for each).")
                                    .arg(phrase(tower.at), points(tower.value),
                                         counted(tower.bonus.per, tower.count), points(tower.bonus.points)),
                            .footnotes = {numberOf(cite::wtOrder)},
                            .squares = {tower.at}};
        for (const int figure : tower.figures)
            statement.details << Statement{
                .text = tr("%1 earns %2 for %3.")
                            .arg(player(board().figure(figure).owner.value_or(Colour::Red)),
                                 points(tower.value), label(figure)),
                .figure = figure};
        explanation.statements << statement;
    }
    for (const ScoredFeature &entry : answer.features)
        explanation.statements << feature(entry);
    if (m_question.at)
        explanation.statements << unfinishedOn(board().tileAt(*m_question.at));
    return explanation;
}

/// What a tile belongs to that is not complete, who holds it, and where tiles are missing.
List<Statement> Explainer::unfinishedOn(int tile)
{
    List<Statement> statements;
    if (tile < 0)
        return statements;
    const Square square = board().placed(tile).at;
    const auto add = [&](const Text &words, const std::vector<Square> &missing) {
        if (!missing.empty())
            statements << Statement{.text = tr("%1; tile(s) missing at %2.",
                                               "road, city or monastery and who holds it; squares",
                                               static_cast<int>(missing.size()))
                                                .arg(words, whole(missing)),
                                    .squares = {square}};
    };
    for (const auto &[id, sides] : board().roadsAndCitiesOf(tile))
        if (!board().feature(id).castle)
            add(featureWords(m_position, id), openSquaresOf(board(), id));
    const Tile *design = board().design(tile);
    if (design && design->monastery)
        add(featureWords(m_position, square, {PlaceKind::Monastery}), emptyAround(board(), square));
    return statements;
}

Text Explainer::nobodySentence(const ScoreAnswer &answer) const
{
    if (answer.features.empty())
        return m_question.at ? tr("Nobody scores: it completes no road, city or monastery.", "a tile")
                             : tr("Nobody scores: no road, city or monastery is complete.");
    const auto hasMayor = [&](const ScoredFeature &feature) { return !mayorSentence(feature).empty(); };
    if (ranges::any_of(answer.features, hasMayor))
        return tr("Nobody scores: no figure in any completed feature has any strength.");
    return firstEdition()
               ? tr("Nobody scores: there is no follower in any completed feature.", "first edition")
               : tr("Nobody scores: there is no meeple in any completed feature.");
}

Because Explainer::tellingIn(const ScoreAnswer &answer) const
{
    Because because = answer.because;
    eraseBystanders(because, board(), answer);
    const auto isApart = [&](int figure) { // another player scores the feature
        const auto entry = ranges::find(answer.features, board().featureOf(figure), &ScoredFeature::feature);
        const Colour owner = board().figure(figure).owner.value_or(Colour::Red);
        return entry != answer.features.end() && !entry->receivers.empty() &&
               ranges::find(entry->receivers, owner) == entry->receivers.end();
    };
    const auto splits = [&](const TriggeredWatchtower &tower) {
        return ranges::any_of(tower.figures, isApart);
    };
    if (answer.totals.empty() || ranges::none_of(answer.watchtowers, splits))
        std::erase(because, cite::wtIndependentScoring);
    const auto spansTwo = [&](const TriggeredWatchtower &tower) {
        return ranges::any_of(tower.figures, [&](int figure) {
            return board().featureOf(figure) != board().featureOf(tower.figures.front());
        });
    };
    if (ranges::none_of(answer.watchtowers, spansTwo)) // what was complete before pays nothing now
        std::erase(because, cite::wtTwoFeaturesSameTile);
    const auto isAsked = [&](Square square) {
        const auto holds = [&](const ScoredFeature &entry) {
            return ranges::find(entry.tiles, square) != entry.tiles.end();
        };
        return square == m_question.at || ranges::any_of(answer.features, holds);
    };
    const auto isTop = [&](int tile) {
        return board().figureOnTower(tile) >= 0 && isAsked(board().placed(tile).at);
    };
    if (m_question.at &&
        ranges::none_of(board().towers(), isTop)) // a tower elsewhere says nothing of this tile
        std::erase(because, cite::towerSeparateFeature);
    return because;
}

Texts Explainer::strengthSentences(const ScoreAnswer &answer) const
{
    Texts sentences;
    const auto add = [&](const Text &sentence) {
        if (!sentence.empty() && !sentences.contains(sentence))
            sentences << sentence;
    };
    const auto isBuilder = [&](int figure) { return board().figure(figure).kind == FigureKind::Builder; };
    for (const ScoredFeature &entry : answer.features) {
        add(mayorSentence(entry));
        if (entry.feature >= 0 && ranges::any_of(board().figuresIn(entry.feature), isBuilder))
            add(tr("A builder adds nothing to the strength."));
    }
    return sentences;
}

Text Explainer::specialKinds(const std::vector<int> &figures) const
{
    const auto isPlain = [&](int figure) { return board().figure(figure).kind == FigureKind::Meeple; };
    return ranges::all_of(figures, isPlain) ? Text() : kindsCounted(figures);
}

Text Explainer::strengthOfEach(const ScoredFeature &feature) const
{
    std::map<Colour, std::vector<int>> strong;
    if (feature.feature >= 0)
        for (const int index : board().figuresIn(feature.feature))
            if (const Figure &figure = board().figure(index);
                figure.owner &&
                strengthOf(figure.kind, feature.kind == FeatureKind::City, feature.coats) > 0) {
                strong[*figure.owner].push_back(index);
            }
    Texts strengths;
    for (const auto &[colour, strength] : feature.strength) {
        const Text text = tr("%1 %2", "player, strength").arg(word(colour), strength);
        const Text kinds = specialKinds(strong[colour]);
        strengths << (kinds.empty()
                          ? text
                          : tr("%1 [%2]", "player and strength, kinds of figures").arg(text, kinds));
    }
    return tr("strength: %1").arg(joined(strengths, ", "));
}

Text Explainer::earned(const ColourPoints &earners, int sum, const std::map<Colour, Text> &by) const
{
    Texts each, players;
    for (const auto &[colour, times] : earners) {
        const Text figures = by.contains(colour) ? by.at(colour) : Text();
        const Text who = figures.empty()
                             ? word(colour)
                             : tr("%1 (%2)", "player, kinds of figures").arg(word(colour), figures);
        players << who;
        each << tr("%1 for %2", "points, player")
                    .arg(times > 1 ? tr("%1 × %2", "number, points").arg(times, points(sum)) : points(sum),
                         who);
    }
    const auto isOnce = [](const auto &entry) { return entry.second == 1; };
    return players.size() > 1 && ranges::all_of(earners, isOnce)
               ? tr("%1 each for %2", "points, players").arg(points(sum), enumerated(players))
               : enumerated(each);
}

bool Explainer::namesTriggers(const ScoreAnswer &answer) const
{
    constexpr std::size_t mostWithThem = 2; // watchtowers and features
    return answer.watchtowers.size() + answer.features.size() <= mostWithThem &&
           among(tellingIn(answer), {cite::wtSeveralMeeples}).empty(); // that says who earns it
}

Text Explainer::scoredThings(const ScoreAnswer &answer) const
{
    constexpr std::size_t most = 5, mostMeasured = 3; // of more only what they bring is told
    const bool isNamed = namesTriggers(answer);
    const std::size_t number = answer.watchtowers.size() + answer.features.size();
    const bool isMeasured = number <= mostMeasured;
    Texts things;
    const auto add = [&](const Text &thing, const ColourPoints &earners, int sum,
                         const std::map<Colour, Text> &by = {}) {
        things << tr("%1: %2", "what is scored, who gets points")
                      .arg(thing, earners.empty() ? tr("nobody", "scores it") : earned(earners, sum, by));
    };
    for (const TriggeredWatchtower &tower : answer.watchtowers) {
        ColourSums sums{};
        std::map<Colour, std::vector<int>> figures;
        std::map<Colour, Text> by;
        for (const int figure : tower.figures) {
            const Colour owner = board().figure(figure).owner.value_or(Colour::Red);
            ++sums[static_cast<std::size_t>(owner)];
            figures[owner].push_back(figure);
            by[owner] = specialKinds(figures[owner]);
        }
        Texts triggering;
        for (const int figure : tower.figures)
            triggering << label(figure);
        const Text count = counted(tower.bonus.per, tower.count), each = points(tower.bonus.points);
        add(isNamed ? tr("watchtower (%1, %2 for each; on its tile: %3)", "what it counts, points, meeples")
                          .arg(count, each, enumerated(triggering.first(mostMeasured)))
            : isMeasured ? tr("watchtower (%1, %2 for each)", "what it counts, points").arg(count, each)
                         : tr("watchtower"),
            inPlayerOrder(board(), sums), tower.value, isNamed ? std::map<Colour, Text>() : by);
    }
    for (const ScoredFeature &feature : answer.features) {
        ColourPoints once;
        for (const Colour colour : feature.receivers)
            once.emplace_back(colour, 1);
        add(isMeasured ? scoredThing(feature) : scoredName(feature), once, feature.points);
    }
    if (things.empty() || number > most)
        return {};
    return " " + capitalized(joined(things, "; ")) + ".";
}

Text Explainer::scoredName(const ScoredFeature &feature) const
{
    return feature.kind == FeatureKind::Monastery ? monasteryName(board().designAt(feature.tiles.front()))
                                                  : word(feature.kind);
}

Text Explainer::scoredThing(const ScoredFeature &feature) const
{
    const int tiles = static_cast<int>(feature.tiles.size());
    Texts sizes;
    switch (feature.kind) {
    case FeatureKind::Road: sizes << tr("%n tile(s), 1 point for each", nullptr, tiles); break;
    case FeatureKind::City:
        sizes << (feature.coats > 0 ? tr("%n tile(s) and %1, 2 points for each", "coats of arms", tiles)
                                          .arg(counted(Bonus::CoatOfArms, feature.coats))
                                    : tr("%n tile(s), 2 points for each", nullptr, tiles));
        break;
    case FeatureKind::Monastery: sizes << tr("all nine tiles"); break;
    case FeatureKind::Field: break;
    }
    if (feature.strength.size() > 1 || (feature.feature >= 0 && !feature.strength.empty()))
        sizes << strengthOfEach(feature);
    if (feature.receivers.size() > 1)
        sizes << tr("tied: each scores in full");
    return tr("%1 (%2)", "road, its size and who is how strong")
        .arg(scoredName(feature), joined(sizes, "; "));
}

Text Explainer::mayorSentence(const ScoredFeature &feature) const
{
    const bool monastery = feature.feature < 0;
    for (const int figure : monastery ? board().figuresOn(board().tileAt(feature.tiles.front()))
                                      : board().figuresIn(feature.feature))
        if (board().figure(figure).kind == FigureKind::Mayor &&
            (!monastery || board().figure(figure).isOn(PlaceKind::Monastery)))
            return capitalized(
                tr("%1: strength %n, one for each coat of arms.", "mayor",
                   strengthOf(FigureKind::Mayor, feature.kind == FeatureKind::City, feature.coats))
                    .arg(label(figure)));
    return {};
}

Statement Explainer::feature(const ScoredFeature &feature)
{
    Statement statement;
    for (const Square square : feature.tiles)
        statement.squares << square;
    const Text tiles = whole(feature.tiles);
    const Text worth = points(feature.points);
    switch (feature.kind) {
    case FeatureKind::Road: statement.text = tr("A road on %1, worth %2.").arg(tiles, worth); break;
    case FeatureKind::City:
        statement.text = feature.coats > 0 ? tr("A city on %1 with %2, worth %3.")
                                                 .arg(tiles, counted(Bonus::CoatOfArms, feature.coats), worth)
                                           : tr("A city on %1, worth %2.").arg(tiles, worth);
        break;
    case FeatureKind::Monastery:
        statement.text =
            capitalized(tr("%1 at %2, worth %3.", "monastery").arg(scoredName(feature), tiles, worth));
        break;
    case FeatureKind::Field: break;
    }
    if (const Text mayor = mayorSentence(feature); !mayor.empty())
        statement.text += " " + mayor;
    statement.text += " " + (feature.receivers.empty() ? tr("Nobody scores it.")
                                                       : tr("Scored by: %1.").arg(names(feature.receivers)));
    return statement;
}

} // namespace towerwatch
