// SPDX-License-Identifier: MIT
/// The kinds of figures, and all that the rules say of each, in one table.
#pragma once

#include "model/scenario/figures.h"
#include "model/scenario/rules.h"

namespace towerwatch {

/// Every figure of the scenario format, in its order: the meeples, the special figures, the neutral ones.
enum class FigureKind : std::uint8_t {
    Meeple,
    LargeMeeple,
    Mayor,
    Wagon,
    Phantom,
    Abbot,
    Ringmaster,
    Guard,
    Builder,
    Pig,
    Barn,
    Shepherd,
    Sheep,
    Fairy,
    Dragon,
    Count,
    Mage,
    Witch,
    BigTop,
    GingerbreadMan,
    Ferry,
    Gold
};

enum class FigureGroup : std::uint8_t {
    Meeple,    ///< counts as one, and can be captured
    Companion, ///< stays with a meeple of its owner; only some rule sets let it be captured and onto towers
    Special,   ///< a player's too, but never captured
    Neutral    ///< nobody's
};

/// What the rules say of a kind of figure, whatever else is on the table.
struct FigureRules
{
    std::string_view name; ///< in scenario files
    FigureGroup group;
    bool single;            ///< whether a player has only one, of a neutral one the whole table
    int strength;           ///< what it adds to its owner's in a feature; `byCoats`: see there
    EditionRuling captured; ///< why it can be captured, if it can
    Legality onTower;       ///< whether it may stand on top of a tower
    EditionRuling towerTop; ///< the ruling that says so
    unsigned everStands;    ///< the places on which it stands under any rule set, as bits
};
inline constexpr int byCoats = -1; ///< a strength: in a city 1 for each coat of arms, elsewhere 0

inline constexpr auto figureKinds = [] {
    using enum FigureGroup;
    using enum PlaceKind;
    constexpr auto yes = Legality::Yes, no = Legality::No, open = Legality::Open;
    constexpr auto on = [](auto... places) { return ((1u << static_cast<unsigned>(places)) | ...); };
    constexpr unsigned anywhere = ~0u, meeples = anywhere & ~on(Garden);
    constexpr EditionRuling captureLarge(cite::captureLargeMeeple, cite::captureLargeFollower);
    return std::to_array<FigureRules>({
        {"meeple", Meeple, false, 1, cite::captureAnyFeature, yes, cite::towerCloseAnyOpen, meeples},
        {"large-meeple", Meeple, true, 2, captureLarge, yes, cite::towerCloseLarge, meeples},
        {"mayor", Meeple, true, byCoats, cite::captureMayorWagon, no, cite::towerTopMayorWagonBarnNo,
         on(City, Castle, Carcassonne, Wheel)},
        {"wagon", Meeple, true, 1, cite::captureMayorWagon, no, cite::towerTopMayorWagonBarnNo,
         anywhere & ~on(Field, Garden, Tower, Acrobat)},
        {"phantom", Meeple, true, 1, cite::capturePhantom, yes, cite::phantomOnTower, meeples},
        {"abbot", Meeple, true, 1, cite::captureAbbotFigure, open, cite::towerTopAbbot,
         on(Monastery, Garden, Tower, Carcassonne, Wheel)},
        {"ringmaster", Meeple, true, 1, cite::captureRingmaster, yes, cite::towerTopRingmaster, meeples},
        // named as a meeple, and no more is known of it
        {"guard", Meeple, false, 1, cite::captureGuard, open, cite::towerTopGuard, anywhere},
        {"builder", Companion, true, 0, cite::captureBuilderPigOld, no, cite::towerTopBuilderPigOld,
         on(Road, City, Bridge, Tower)},
        {"pig", Companion, true, 0, cite::captureBuilderPigOld, no, cite::towerTopBuilderPigOld,
         on(Field, Tower)},
        {"barn", Special, true, 0, {}, no, cite::towerTopMayorWagonBarnNo, on(Field)},
        {"shepherd", Special, true, 0, {}, no, cite::towerTopShepherdNo, on(Field)},
        {"sheep", Neutral, false, 0, {}, no, cite::towerActionChoice, anywhere},
        {"fairy", Neutral, true, 0, {}, no, {cite::towerMeepleFairyYes, cite::towerActionChoice}, anywhere},
        {"dragon", Neutral, true, 0, {}, no, cite::towerActionChoice, anywhere},
        {"count", Neutral, true, 0, {}, no, cite::towerActionChoice, anywhere},
        {"mage", Neutral, true, 0, {}, no, cite::towerActionChoice, anywhere},
        {"witch", Neutral, true, 0, {}, no, cite::towerActionChoice, anywhere},
        {"big-top", Neutral, true, 0, {}, no, cite::towerActionChoice, anywhere},
        {"gingerbread-man", Neutral, true, 0, {}, no, cite::towerActionChoice, anywhere},
        {"ferry", Neutral, false, 0, {}, no, cite::towerActionChoice, anywhere},
        {"gold", Neutral, false, 0, {}, no, cite::towerActionChoice, anywhere},
    });
}();
template <> inline constexpr auto enumNames<FigureKind> = namesOf<FigureKind::Gold>(figureKinds);
inline constexpr int figureKindCount = static_cast<int>(enumNames<FigureKind>.size());

constexpr const FigureRules &rulesOf(FigureKind kind)
{
    return figureKinds[static_cast<std::size_t>(kind)];
}
constexpr bool isMeeple(FigureKind kind)
{
    return rulesOf(kind).group == FigureGroup::Meeple;
}
constexpr bool isBuilderOrPig(FigureKind kind)
{
    return rulesOf(kind).group == FigureGroup::Companion;
}
/// Whether some rule set lets figures of this kind be captured, and so be prisoners.
constexpr bool canBePrisoner(FigureKind kind)
{
    return isMeeple(kind) || isBuilderOrPig(kind);
}
constexpr bool isNeutral(FigureKind kind)
{
    return rulesOf(kind).group == FigureGroup::Neutral;
}

} // namespace towerwatch
