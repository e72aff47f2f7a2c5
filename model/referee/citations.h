// SPDX-License-Identifier: MIT
/// The rulings that the rules cite. A test checks that the catalogue has each of them.
#pragma once

#include "model/referee/rulings.h"
#include "model/scenario/rules.h"

#include <vector>

namespace towerwatch {

/// Rulings that decide a statement, decisive first.
using Because = std::vector<RulingId>;

namespace cite {

// placing a floor
inline constexpr RulingId towerActionAnyTile{"tower-action-any-tile"};
inline constexpr RulingId towerOpenOnly{"tower-open-only"};
inline constexpr RulingId towerFloorSupply{"tower-floor-supply"};
inline constexpr RulingId towerFloorNeutral{"tower-floor-neutral"};
inline constexpr RulingId towerFloorOneWay{"tower-floor-one-way"};
inline constexpr RulingId towerHeightUnlimited{"tower-height-unlimited"};
inline constexpr RulingId zmgMisprintFoundationNeeded{"zmg-misprint-foundation-needed"};
inline constexpr RulingId towerRangePerFloor{"tower-range-per-floor"};
inline constexpr RulingId towerRangeCounts{"tower-range-counts"};
inline constexpr RulingId towerRangeOwnTile{"tower-range-own-tile"};
inline constexpr RulingId towerRangeOverGaps{"tower-range-over-gaps"};
inline constexpr RulingId towerRangeOverTowers{"tower-range-over-towers"};
inline constexpr RulingId towerRangeNoDiagonal{"tower-range-no-diagonal"};
inline constexpr RulingId towerHeightOnlyRange{"tower-height-only-range"};
inline constexpr RulingId houseNoGaps{"house-no-gaps"};
inline constexpr RulingId houseNoSurprises{"house-no-surprises"};
inline constexpr RulingId houseDiagonal{"house-diagonal"};
inline constexpr RulingId houseEyeForEye{"house-eye-for-eye"};
inline constexpr RulingId houseCombinations{"house-combinations"};

// who can be captured
inline constexpr RulingId captureOptional{"capture-optional"};
inline constexpr RulingId captureOneOnly{"capture-one-only"};
inline constexpr RulingId captureOnFloorOnly{"capture-on-floor-only"};
inline constexpr RulingId captureSeveralOnTile{"capture-several-on-tile"};
inline constexpr RulingId captureAnyFeature{"capture-any-feature"};
inline constexpr RulingId captureOwnMeeple{"capture-own-meeple"};
inline constexpr RulingId captureOwnToSupply{"capture-own-to-supply"};
inline constexpr RulingId captureLargeMeeple{"capture-large-meeple"};
inline constexpr RulingId captureLargeFollower{"capture-large-follower"};
inline constexpr RulingId captureMayorWagon{"capture-mayor-wagon"};
inline constexpr RulingId captureSpecialFiguresNo{"capture-special-figures-no"};
inline constexpr RulingId captureBarnShepherdC1{"capture-barn-shepherd-c1"};
inline constexpr RulingId captureBuilderPigOld{"capture-builder-pig-old"};
inline constexpr RulingId captureNeutralNo{"capture-neutral-no"};
inline constexpr RulingId captureBridgeMeeple{"capture-bridge-meeple"};
inline constexpr RulingId captureCastleSafe{"capture-castle-safe"};
inline constexpr RulingId captureCastleDissent{"capture-castle-dissent"};
inline constexpr RulingId captureCityOfCarcassonneSafe{"capture-city-of-carcassonne-safe"};
inline constexpr RulingId captureWheelOfFortune{"capture-wheel-of-fortune"};
inline constexpr RulingId captureAcrobat{"capture-acrobat"};
inline constexpr RulingId captureSpecialMonasteryAbbot{"capture-special-monastery-abbot"};
inline constexpr RulingId captureAbbotFigure{"capture-abbot-figure"};
inline constexpr RulingId captureRingmaster{"capture-ringmaster"};
inline constexpr RulingId captureMeepleOnTower{"capture-meeple-on-tower"};
inline constexpr RulingId captureFairyNoProtection{"capture-fairy-no-protection"};
inline constexpr RulingId captureFairyLeftBehind{"capture-fairy-left-behind"};
inline constexpr RulingId capturePhantom{"capture-phantom"};
inline constexpr RulingId captureGuard{"capture-guard"};

// what follows from a capture
inline constexpr RulingId prisonerVisible{"prisoner-visible"};
inline constexpr RulingId exchangeAutomatic{"exchange-automatic"};
inline constexpr RulingId exchangeNoNegotiation{"exchange-no-negotiation"};
inline constexpr RulingId exchangeOwnerChooses{"exchange-owner-chooses"};
inline constexpr RulingId exchangeOneForOne{"exchange-one-for-one"};
inline constexpr RulingId exchangeJustCapturedGoesHome{"exchange-just-captured-goes-home"};
inline constexpr RulingId exchangeTwoPlayersOnly{"exchange-two-players-only"};
inline constexpr RulingId orphanBuilderPig{"orphan-builder-pig"};
inline constexpr RulingId orphanOtherFigures{"orphan-other-figures"};
inline constexpr RulingId towerCaptureBeforeScoring{"tower-capture-before-scoring"};
inline constexpr RulingId towerReopens{"tower-reopens"};

// a figure on a tower
inline constexpr RulingId towerActionChoice{"tower-action-choice"};
inline constexpr RulingId towerFoundationFloorOnly{"tower-foundation-floor-only"};
inline constexpr RulingId towerClose{"tower-close"};
inline constexpr RulingId towerCloseAnyOpen{"tower-close-any-open"};
inline constexpr RulingId towerCloseLarge{"tower-close-large"};
inline constexpr RulingId phantomOnTower{"phantom-on-tower"};
inline constexpr RulingId towerTopMayorWagonBarnNo{"tower-top-mayor-wagon-barn-no"};
inline constexpr RulingId towerTopBuilderPigOld{"tower-top-builder-pig-old"};
inline constexpr RulingId towerTopAbbot{"tower-top-abbot"};
inline constexpr RulingId towerTopGuard{"tower-top-guard"};
inline constexpr RulingId towerTopRingmaster{"tower-top-ringmaster"};
inline constexpr RulingId towerTopShepherdNo{"tower-top-shepherd-no"};
inline constexpr RulingId towerMeepleStays{"tower-meeple-stays"};
inline constexpr RulingId towerMeepleNoPoints{"tower-meeple-no-points"};
inline constexpr RulingId towerSeparateFeature{"tower-separate-feature"};
inline constexpr RulingId towerMeepleDragonYes{"tower-meeple-dragon-yes"};
inline constexpr RulingId towerMeepleDragonC1{"tower-meeple-dragon-c1"};
inline constexpr RulingId towerMeeplePrincessNo{"tower-meeple-princess-no"};
inline constexpr RulingId towerMeepleFairyYes{"tower-meeple-fairy-yes"};
inline constexpr RulingId towerMeepleFairyC1{"tower-meeple-fairy-c1"};
inline constexpr RulingId towerMeepleFestival{"tower-meeple-festival"};
inline constexpr RulingId towerMeeplePlague{"tower-meeple-plague"};
inline constexpr RulingId prisonerNotSupply{"prisoner-not-supply"};

// ransom
inline constexpr RulingId ransomThree{"ransom-three"};
inline constexpr RulingId ransomFlat{"ransom-flat"};
inline constexpr RulingId ransomFlatC1{"ransom-flat-c1"};
inline constexpr RulingId ransomOwnTurn{"ransom-own-turn"};
inline constexpr RulingId ransomOncePerTurn{"ransom-once-per-turn"};
inline constexpr RulingId ransomDoubleTurn{"ransom-double-turn"};
inline constexpr RulingId ransomMinScore{"ransom-min-score"};
inline constexpr RulingId ransomOwnerOnly{"ransom-owner-only"};
inline constexpr RulingId ransomChoiceByOwner{"ransom-choice-by-owner"};

// watchtowers
inline constexpr RulingId unmatchedSideCloses{"unmatched-side-closes"};
inline constexpr RulingId wtTrigger{"wt-trigger"};
inline constexpr RulingId wtOrder{"wt-order"};
inline constexpr RulingId wtIndependentScoring{"wt-independent-scoring"};
inline constexpr RulingId wtAllBeforeRemoval{"wt-all-before-removal"};
inline constexpr RulingId wtSeveralMeeples{"wt-several-meeples"};
inline constexpr RulingId wtSeveralSegments{"wt-several-segments"};
inline constexpr RulingId wtBridgeTrigger{"wt-bridge-trigger"};
inline constexpr RulingId wtNoFarmers{"wt-no-farmers"};
inline constexpr RulingId wtNoMonks{"wt-no-monks"};
inline constexpr RulingId wtWagonAfter{"wt-wagon-after"};
inline constexpr RulingId wtNoOtherFeatures{"wt-no-other-features"};
inline constexpr RulingId wtArea{"wt-area"};
inline constexpr RulingId wtTypeMeeple{"wt-type-meeple"};
inline constexpr RulingId wtTypeCoat{"wt-type-coat"};
inline constexpr RulingId wtTypeRoad{"wt-type-road"};
inline constexpr RulingId wtTypeMonastery{"wt-type-monastery"};
inline constexpr RulingId wtTypeCity{"wt-type-city"};
inline constexpr RulingId wtMeepleKinds{"wt-meeple-kinds"};
inline constexpr RulingId wtCastleLords{"wt-castle-lords"};
inline constexpr RulingId wtRoadBridges{"wt-road-bridges"};
inline constexpr RulingId wtMonasticBuildings{"wt-monastic-buildings"};
inline constexpr RulingId wtSpecialMonasteryPosition{"wt-special-monastery-position"};
inline constexpr RulingId wtCityNoCastle{"wt-city-no-castle"};
inline constexpr RulingId wtNoFinalScoring{"wt-no-final-scoring"};
inline constexpr RulingId wtC3Fields{"wt-c3-fields"};
inline constexpr RulingId wtFarmersCount{"wt-farmers-count"};
inline constexpr RulingId wtLargeIsOne{"wt-large-is-one"};
inline constexpr RulingId wtTowerTopCounts{"wt-tower-top-counts"};
inline constexpr RulingId wtAcrobatsCount{"wt-acrobats-count"};
inline constexpr RulingId wtCityOfCarcassonneMeeples{"wt-city-of-carcassonne-meeples"};
inline constexpr RulingId wtWheelMeeples{"wt-wheel-meeples"};
inline constexpr RulingId wtBuilderNoTrigger{"wt-builder-no-trigger"};
inline constexpr RulingId wtUnrelatedSegment{"wt-unrelated-segment"};
inline constexpr RulingId wtTwoFeaturesSameTile{"wt-two-features-same-tile"};
inline constexpr RulingId wtRepeatable{"wt-repeatable"};
inline constexpr RulingId wtZero{"wt-zero"};
inline constexpr RulingId wtCoatEach{"wt-coat-each"};
inline constexpr RulingId wtCoatUnderCastle{"wt-coat-under-castle"};
inline constexpr RulingId wtCastleConversionNoTrigger{"wt-castle-conversion-no-trigger"};
inline constexpr RulingId wtMajorityIrrelevant{"wt-majority-irrelevant"};
inline constexpr RulingId wtUnoccupied{"wt-unoccupied"};
inline constexpr RulingId wtSelfCounts{"wt-self-counts"};

} // namespace cite

/// Of two rulings that say the same on different authority, that of the edition a table plays by.
constexpr RulingId ofEdition(TowerRules rules, RulingId second, RulingId first)
{
    return rules == TowerRules::C2 ? second : first;
}

/// The ruling that says what a house rule does.
constexpr RulingId rulingOf(HouseRule rule)
{
    switch (rule) {
    case HouseRule::NoGaps: return cite::houseNoGaps;
    case HouseRule::EyeForAnEye: return cite::houseEyeForEye;
    case HouseRule::NoSurprises: return cite::houseNoSurprises;
    case HouseRule::Diagonal: return cite::houseDiagonal;
    }
    return {};
}

/// Appends `id` unless it is there.
inline void addOnce(Because &because, RulingId id)
{
    for (const RulingId there : because)
        if (there == id)
            return;
    because.push_back(id);
}
inline void addOnce(Because &because, const Because &more)
{
    for (const RulingId id : more)
        addOnce(because, id);
}

} // namespace towerwatch
