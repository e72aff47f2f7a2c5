// SPDX-License-Identifier: MIT
#include "model/referee/capture.h"

#include "model/referee/referee.h"
#include "model/referee/strength.h"
#include "model/value/ranges.h"

#include <algorithm>

namespace towerwatch {

namespace {

/// What makes a figure safe from `by`, in the order of decision: kind, castle, City of Carcassonne, tower
/// top, own figure. Without a fact nothing does.
Exposure shelters(const Board &board, const Figure &figure, Colour by)
{
    const TowerSwitches &switches = switchesOf(board.rules().tower);
    Exposure safe{.verdict = Verdict::Safe};
    if (Because kind = kindShelters(figure.kind, board.rules().tower); !kind.empty()) {
        safe.because = kind;
        if (isBuilderOrPig(figure.kind)) // the older ruling alone would let them be captured
            std::rotate(kind.begin(), kind.end() - 1, kind.end());
        refuse(safe, {.name = FactName::Kind, .kind = figure.kind, .because = kind});
    }
    if (figure.isOn(PlaceKind::Castle))
        refuse(safe,
               {.name = FactName::Castle, .because = {cite::captureCastleSafe, cite::captureCastleDissent}});
    if (figure.isOn(PlaceKind::Carcassonne))
        refuse(safe, {.name = FactName::Carcassonne, .because = {cite::captureCityOfCarcassonneSafe}});
    if (figure.isOn(PlaceKind::Tower) && !switches.figureOnTowerCapturable)
        refuse(safe, {.name = FactName::TowerTop, .at = figure.at, .because = {cite::captureMeepleOnTower}});
    if (figure.owner == by && !switches.ownFollowerCapturable)
        refuse(safe, {.name = FactName::Own, .player = by, .because = {cite::captureOwnMeeple}});
    return safe;
}

/// Why nothing shelters a figure that can be captured.
Because permissions(const Board &board, const Figure &figure, Colour by)
{
    Because because{rulesOf(figure.kind).captured.under(board.rules().tower)};
    if (figure.owner == by)
        because.push_back(cite::captureOwnMeeple);
    if (figure.isOn(PlaceKind::Tower))
        addOnce(because, {cite::captureMeepleOnTower, cite::towerHeightOnlyRange});
    if (figure.isOn(PlaceKind::Bridge))
        because.push_back(cite::captureBridgeMeeple);
    const int tile = figure.at ? board.tileAt(*figure.at) : -1;
    if (tile < 0)
        return because;
    if (figure.isOn(PlaceKind::Monastery) && board.design(tile)) {
        const std::string &building = board.design(tile)->building;
        if (building.ends_with("-monastery") || building == "japanese-building")
            because.push_back(cite::captureSpecialMonasteryAbbot);
    }
    if (board.hasFairy(tile))
        addOnce(because, {cite::captureFairyNoProtection, cite::captureFairyLeftBehind});
    return because;
}

/// Whether prisoners go round in a ring: `owner` holds somebody who holds a prisoner of `by`.
bool isRing(const Board &board, Colour owner, Colour by)
{
    return ranges::any_of(board.players(), [&](const Player &third) {
        return third.colour != owner && third.colour != by &&
               !board.prisonersOf(owner, third.colour).empty() &&
               !board.prisonersOf(third.colour, by).empty();
    });
}

/// What becomes of a figure of `owner` that `by` captures: it goes home, to the captor as a prisoner, or home
/// in exchange for another prisoner.
Consequence fateOf(const Board &board, Colour owner, Colour by)
{
    if (owner == by)
        return {.effect = Effect::ToSupply, .because = {cite::captureOwnToSupply}, .player = by};
    std::vector<FigureKind> kinds = board.prisonersOf(owner, by);
    if (kinds.empty()) {
        Consequence prisoner{.effect = Effect::Prisoner, .because = {cite::prisonerVisible}, .player = by};
        if (isRing(board, owner, by))
            prisoner.because.push_back(cite::exchangeTwoPlayersOnly);
        return prisoner;
    }
    Consequence exchange{.effect = Effect::Exchange, .player = owner};
    exchange.choice = kinds.size() > 1;
    if (exchange.choice)
        exchange.because.push_back(cite::exchangeOwnerChooses);
    addOnce(exchange.because, {cite::exchangeAutomatic, cite::exchangeJustCapturedGoesHome,
                               cite::exchangeOneForOne, cite::exchangeNoNegotiation});
    exchange.returns = std::move(kinds);
    return exchange;
}

/// Whether a figure is its owner's only meeple in its feature.
bool isLastMeeple(const Board &board, int figure)
{
    const Figure &f = board.figure(figure);
    const int feature = board.featureOf(figure);
    return feature >= 0 && isMeeple(f.kind) && f.owner &&
           board.crowdIn(feature).meeples[static_cast<std::size_t>(*f.owner)] == 1;
}

/// The first figure of a player in a feature whose kind is such a one; -1 without one.
int firstIn(const Board &board, int feature, std::optional<Colour> owner, bool (*isSuch)(FigureKind))
{
    for (const int figure : board.figuresIn(feature))
        if (board.figure(figure).owner == owner && isSuch(board.figure(figure).kind))
            return figure;
    return -1;
}

/// Builders and pigs of the captured meeple's owner that have no meeple left in the feature.
void addOrphans(const Board &board, int captured, int feature, std::vector<Consequence> &out)
{
    if (!isLastMeeple(board, captured))
        return;
    const Figure &figure = board.figure(captured);
    for (const int other : board.figuresIn(feature))
        if (board.figure(other).owner == figure.owner && isBuilderOrPig(board.figure(other).kind))
            out.push_back({.effect = Effect::Orphan,
                           .because = {cite::orphanBuilderPig},
                           .player = *figure.owner,
                           .figure = other});
}

Exposure openAs(FactName place, RulingId ruling)
{
    return {Verdict::Open, {{.name = place, .because = {ruling}}}, {ruling}};
}

} // namespace

Exposure exposureOf(const Board &board, int i, Colour by)
{
    const Figure &figure = board.figure(i);
    if (Exposure safe = shelters(board, figure, by); !safe.facts.empty())
        return safe;
    if (figure.isOn(PlaceKind::Wheel))
        return openAs(FactName::Wheel, cite::captureWheelOfFortune);
    if (figure.isOn(PlaceKind::Acrobat))
        return openAs(FactName::Acrobat, cite::captureAcrobat);
    return {Verdict::Capturable, {}, permissions(board, figure, by)};
}

std::vector<Consequence> consequencesOf(const Board &board, int i, Colour by, WatchtowerValues &values)
{
    const Figure &figure = board.figure(i);
    std::vector<Consequence> consequences;
    if (!figure.owner)
        return consequences;
    consequences.push_back(fateOf(board, *figure.owner, by));
    if (const int feature = board.featureOf(i); feature >= 0) {
        addOrphans(board, i, feature, consequences);
        if (const Feature &f = board.feature(feature); f.kind != FeatureKind::Field && !f.castle)
            consequences.push_back({.effect = Effect::Majority,
                                    .because = {cite::towerCaptureBeforeScoring},
                                    .kind = f.kind,
                                    .before = holdersOf(board, feature),
                                    .after = holdersOf(board, feature, i)});
    }
    for (Consequence &change : watchtowersLosing(board, i, values))
        consequences.push_back(std::move(change));
    if (figure.isOn(PlaceKind::Tower) && figure.at)
        consequences.push_back({.effect = Effect::TowerReopens,
                                .because = {cite::towerReopens, cite::towerFloorOneWay},
                                .at = *figure.at});
    return consequences;
}

int stayingWithout(const Board &board, int captured, Dependants &known)
{
    const Figure &figure = board.figure(captured);
    const int feature = board.featureOf(captured);
    if (feature < 0 || !figure.owner || !isMeeple(figure.kind) || isLastMeeple(board, captured))
        return -1;
    const auto [found, isNew] = known.try_emplace({feature, *figure.owner}, -1);
    if (isNew)
        found->second = firstIn(board, feature, figure.owner, isBuilderOrPig);
    return found->second;
}

int keeperOf(const Board &board, int dependant)
{
    const Figure &figure = board.figure(dependant);
    const int feature = board.featureOf(dependant);
    if (feature < 0 || !figure.owner || !isBuilderOrPig(figure.kind) ||
        board.crowdIn(feature).meeples[static_cast<std::size_t>(*figure.owner)] != 1)
        return -1;
    return firstIn(board, feature, figure.owner, isMeeple);
}

bool leavesBarnOrShepherd(const Board &board, int captured)
{
    const auto isSpecial = [](FigureKind kind) { return rulesOf(kind).group == FigureGroup::Special; };
    return isLastMeeple(board, captured) &&
           firstIn(board, board.featureOf(captured), board.figure(captured).owner, isSpecial) >= 0;
}

bool hangsOnChangedFields(const Board &board, int captured)
{
    const int feature = board.featureOf(captured);
    if (board.rules().watchtowers != WatchtowerRules::C3 || !isLastMeeple(board, captured) ||
        board.feature(feature).kind != FeatureKind::Field)
        return false;
    const auto mayDiffer = [&](int tile) {
        const Tile *design = board.design(tile);
        return design && design->c3 && !design->c3->fieldsIfChanged.empty();
    };
    const auto owner = static_cast<std::size_t>(*board.figure(captured).owner);
    const auto hasHisPig = [&](int other) { return board.crowdIn(other).pigs[owner] > 0; };
    return ranges::any_of(board.tilesOf(feature), [&](int tile) {
        return mayDiffer(tile) && ranges::any_of(board.featuresOf(tile), hasHisPig);
    });
}

bool isCastleLord(const Board &board, int i)
{
    return board.figure(i).isOn(PlaceKind::Castle) && board.featureOf(i) >= 0;
}

std::vector<Square> squaresOf(const Board &board, int i)
{
    const Figure &figure = board.figure(i);
    std::vector<Square> squares;
    if (isCastleLord(board, i)) {
        for (const int tile : board.tilesOf(board.featureOf(i)))
            squares.push_back(board.placed(tile).at);
    } else if (figure.at) {
        squares.push_back(*figure.at);
    }
    return squares;
}

std::vector<int> figuresIn(const Board &board, const std::vector<Square> &reach)
{
    std::vector<int> figures;
    std::set<int> castles;
    for (const Square square : reach) {
        const int tile = board.tileAt(square);
        const auto there = board.figuresOn(tile);
        figures.insert(figures.end(), there.begin(), there.end());
        for (const Side side : allSides)
            if (const int city = board.cityAt(tile, side);
                city >= 0 && board.feature(city).castle && castles.insert(city).second)
                figures.insert(figures.end(), board.figuresIn(city).begin(), board.figuresIn(city).end());
    }
    ranges::sort(figures);
    figures.erase(std::unique(figures.begin(), figures.end()), figures.end());
    return figures;
}

} // namespace towerwatch
