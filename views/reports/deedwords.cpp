// SPDX-License-Identifier: MIT
#include "views/reports/deedwords.h"

#include "views/words/words.h"

namespace towerwatch {

namespace {

struct DeedWords
{
    TOWERWATCH_PHRASES(DeedWords)
};

/// What became of the captured figure.
Text fateWords(const Position &before, const FigureVerdict &verdict, Colour by, std::size_t chosen)
{
    const Text label = figureLabel(before, verdict.figure);
    const Consequence &fate = verdict.consequences.front();
    switch (fate.effect) {
    case Effect::Exchange:
        return DeedWords::tr("Captured: %1; exchanged for: %2 (%3).", "figure, figure, its player")
            .arg(label,
                 word(fate.returns[std::min(chosen, fate.returns.size() - 1)], before.scenario().rules.tower),
                 playerName(before.scenario(), by));
    case Effect::ToSupply: return DeedWords::tr("Captured: %1; back in the supply.", "figure").arg(label);
    default: return DeedWords::tr("Captured: %1.", "figure").arg(label);
    }
}

} // namespace

Text capturedWords(const Position &before, const FigureVerdict &verdict, Colour by, std::size_t chosen)
{
    Text words = fateWords(before, verdict, by, chosen);
    Texts left;
    for (const Consequence &consequence : verdict.consequences)
        if (consequence.effect == Effect::Orphan)
            left << figureLabel(before, consequence.figure);
    if (!left.empty())
        words +=
            " " + DeedWords::tr("Left alone and back in the supply: %1.", "figures").arg(enumerated(left));
    return words;
}

Text boughtBackWords(const Scenario &before, const RansomOption &option)
{
    return DeedWords::tr("Bought back from %2: %1.", "figure, player")
        .arg(word(option.figure, before.rules.tower), playerName(before, option.holder));
}

Text floorPlacedWords(const Scenario &after, const PlacedTile &tower)
{
    return (inFirstEdition(after) ? DeedWords::tr("Placed: tower piece number %1 at %2.", "first edition")
                                  : DeedWords::tr("Placed: floor number %1 at %2."))
        .arg(tower.floors, phrase(tower.at));
}

Text onTowerWords(const Scenario &after, Square tower, FigureKind kind)
{
    return DeedWords::tr("Now on the tower at %1: %2.", "square, figure")
        .arg(phrase(tower), word(kind, after.rules.tower));
}

} // namespace towerwatch
