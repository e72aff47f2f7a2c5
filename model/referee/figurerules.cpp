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
    using enum PlaceKind;
    constexpr auto yes = Legality::Yes, no = Legality::No, open = Legality::Open;
    constexpr unsigned anywhere = ~0u, meeples = anywhere & ~on(Garden);
    static constexpr std::array table = std::to_array<FigureRules>({
        /* meeple       */ {cite::captureAnyFeature, yes, cite::towerCloseAnyOpen, meeples},
        /* large meeple */ {cite::captureLargeMeeple, yes, cite::towerCloseLarge, meeples},
        /* mayor        */
        {cite::captureMayorWagon, no, cite::towerTopMayorWagonBarnNo, on(City, Castle, Carcassonne, Wheel)},
        /* wagon        */
        {cite::captureMayorWagon, no, cite::towerTopMayorWagonBarnNo,
         anywhere & ~on(Field, Garden, Tower, Acrobat)},
        /* phantom      */ {cite::capturePhantom, yes, cite::phantomOnTower, meeples},
        /* abbot        */
        {cite::captureAbbotFigure, open, cite::towerTopAbbot,
         on(Monastery, Garden, Tower, Carcassonne, Wheel)},
        /* ringmaster   */ {cite::captureRingmaster, yes, cite::towerTopRingmaster, meeples},
        /* guard, which is named as a meeple and no more */
        {cite::captureGuard, open, cite::towerTopGuard, anywhere},
        /* builder      */
        {cite::captureBuilderPigOld, no, cite::towerTopBuilderPigOld, on(Road, City, Bridge, Tower)},
        /* pig          */ {cite::captureBuilderPigOld, no, cite::towerTopBuilderPigOld, on(Field, Tower)},
        /* barn         */ {cite::captureAnyFeature, no, cite::towerTopMayorWagonBarnNo, on(Field)},
        /* shepherd     */ {cite::captureAnyFeature, no, cite::towerTopShepherdNo, on(Field)},
        /* neutral ones */ {cite::captureAnyFeature, no, cite::towerActionChoice, anywhere},
    });
    static_assert(table.size() == static_cast<std::size_t>(FigureKind::Sheep) + 1);
    return table[std::min(static_cast<std::size_t>(kind), table.size() - 1)];
}

} // namespace

RulingId captureRulingFor(FigureKind kind, TowerRules rules)
{
    const RulingId captured = rulesOf(kind).captured;
    return kind == FigureKind::LargeMeeple ? ofEdition(rules, captured, cite::captureLargeFollower)
                                           : captured;
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
