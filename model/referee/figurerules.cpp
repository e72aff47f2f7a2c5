// SPDX-License-Identifier: MIT
#include "model/referee/capture.h"
#include "model/referee/referee.h"

namespace towerwatch {

Because kindShelters(FigureKind kind, TowerRules rules)
{
    const bool allowsCompanions = switchesOf(rules).builderAndPigCapturable;
    switch (rulesOf(kind).group) {
    case FigureGroup::Meeple: return {};
    case FigureGroup::Companion:
        return allowsCompanions ? Because{}
                                : Because{cite::captureSpecialFiguresNo, cite::captureBuilderPigOld};
    case FigureGroup::Neutral: return {cite::captureNeutralNo};
    case FigureGroup::Special: break;
    }
    Because because;
    if (rules != TowerRules::C2)
        because.push_back(cite::captureBarnShepherdC1);
    if (!allowsCompanions) // where they can be captured, the rules name nobody else
        because.push_back(cite::captureSpecialFiguresNo);
    return because;
}

TowerTop towerTopFor(FigureKind kind, TowerRules rules)
{
    const FigureRules &figure = rulesOf(kind);
    const bool may = figure.group == FigureGroup::Companion && switchesOf(rules).builderAndPigOnTower;
    return {may ? Legality::Yes : figure.onTower, figure.towerTop.under(rules)};
}

bool everStandsOn(FigureKind kind, PlaceKind place)
{
    return (rulesOf(kind).everStands >> static_cast<unsigned>(place) & 1u) != 0;
}

} // namespace towerwatch
