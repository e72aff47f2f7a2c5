// SPDX-License-Identifier: MIT
#include "model/referee/referee.h"

#include <algorithm>

namespace towerwatch {

namespace {

/// What the rules say of a kind of figure.
struct FigureRules
{
    RulingId captured;   ///< why it can be captured at all
    Legality onTower;    ///< whether it may stand on top of a tower
    RulingId towerTop;   ///< the ruling that says so
    unsigned everStands; ///< the places on which it stands under any rule set, as bits
};

template <typename... Places> constexpr unsigned on(Places... places)
{
    return ((1u << static_cast<unsigned>(places)) | ...);
}

/// The one table of what differs between the kinds of figures.
const FigureRules &rulesOf(FigureKind kind)
{
    using namespace cite;
    using enum PlaceKind;
    constexpr auto yes = Legality::Yes, no = Legality::No, open = Legality::Open;
    constexpr unsigned anywhere = ~0u, meeples = anywhere & ~on(Garden);
    static constexpr std::array table = std::to_array<FigureRules>({
        /* meeple       */ {captureAnyFeature, yes, towerCloseAnyOpen, meeples},
        /* large meeple */ {captureLargeMeeple, yes, towerCloseLarge, meeples},
        /* mayor        */
        {captureMayorWagon, no, towerTopMayorWagonBarnNo, on(City, Castle, Carcassonne, Wheel)},
        /* wagon        */
        {captureMayorWagon, no, towerTopMayorWagonBarnNo, anywhere & ~on(Field, Garden, Tower, Acrobat)},
        /* phantom      */ {capturePhantom, yes, phantomOnTower, meeples},
        /* abbot        */
        {captureAbbotFigure, open, towerTopAbbot, on(Monastery, Garden, Tower, Carcassonne, Wheel)},
        /* ringmaster   */ {captureRingmaster, yes, towerTopRingmaster, meeples},
        /* guard        */ {captureGuard, open, towerTopGuard, anywhere}, // named as a meeple, no more
        /* builder      */ {captureBuilderPigOld, no, towerTopBuilderPigOld, on(Road, City, Bridge, Tower)},
        /* pig          */ {captureBuilderPigOld, no, towerTopBuilderPigOld, on(Field, Tower)},
        /* barn         */ {captureAnyFeature, no, towerTopMayorWagonBarnNo, on(Field)},
        /* shepherd     */ {captureAnyFeature, no, towerTopShepherdNo, on(Field)},
        /* neutral ones */ {captureAnyFeature, no, towerActionChoice, anywhere},
    });
    static_assert(table.size() == static_cast<std::size_t>(FigureKind::Sheep) + 1);
    return table[std::min(static_cast<std::size_t>(kind), table.size() - 1)];
}

} // namespace

RulingId captureRulingFor(FigureKind kind, TowerRules rules)
{
    const RulingId captured = rulesOf(kind).captured;
    return kind == FigureKind::LargeMeeple ? ofEdition(rules, captured, cite::captureLargeFollower) : captured;
}

TowerTop towerTopFor(FigureKind kind, TowerRules rules)
{
    const FigureRules &top = rulesOf(kind);
    if (isBuilderOrPig(kind) && switchesOf(rules).builderAndPigOnTower)
        return {Legality::Yes, top.towerTop};
    if (kind == FigureKind::Fairy)
        return {top.onTower, ofEdition(rules, cite::towerMeepleFairyYes, top.towerTop)};
    return {top.onTower, top.towerTop};
}

bool everStandsOn(FigureKind kind, PlaceKind place)
{
    return (rulesOf(kind).everStands & on(place)) != 0;
}

} // namespace towerwatch
