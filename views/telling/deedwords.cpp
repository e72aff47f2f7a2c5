// SPDX-License-Identifier: MIT
#include "views/telling/deedwords.h"

#include "views/words/playerwords.h"
#include "views/words/words.h"

namespace towerwatch {

namespace {

struct DeedWords
{
    TOWERWATCH_PHRASES(DeedWords)
};

/// What became of the captured figure.
Text fateWords(const Position &before, const Deed &deed)
{
    const Text label = figureLabel(before, deed.capture.figure);
    const Consequence &fate = deed.consequences.front();
    switch (fate.effect) {
    case Effect::Exchange:
        return DeedWords::tr("Captured: %1; exchanged for: %2 (%3).", "figure, figure, its player")
            .arg(label, word(deed.capture.back.value_or(fate.returns.front()), before.scenario().rules.tower),
                 playerName(before.scenario(), deed.by));
    case Effect::ToSupply: return DeedWords::tr("Captured: %1; back in the supply.", "figure").arg(label);
    default: return DeedWords::tr("Captured: %1.", "figure").arg(label);
    }
}

Text capturedWords(const Position &before, const Deed &deed)
{
    Text words = fateWords(before, deed);
    Texts left;
    for (const Consequence &consequence : deed.consequences)
        if (consequence.effect == Effect::Orphan)
            left << figureLabel(before, consequence.figure);
    if (!left.empty())
        words +=
            " " + DeedWords::tr("Left alone and back in the supply: %1.", "figures").arg(enumerated(left));
    return words;
}

/// That the next floor of the tower was placed.
Text floorWords(const Position &before, Square tower)
{
    const int floors = before.board().placed(before.board().tileAt(tower)).floors + 1;
    return inEdition(DeedWords::tr("Placed: <floor|tower piece> number %1 at %2."),
                     inFirstEdition(before.scenario()))
        .arg(floors, phrase(tower));
}

/// The same without what was due before it.
Text ownWords(const Position &before, const Deed &deed)
{
    const TowerRules rules = before.scenario().rules.tower;
    switch (deed.kind) {
    case Deed::Kind::PlaceFloor: return floorWords(before, deed.tower);
    case Deed::Kind::PutOnTower:
        return DeedWords::tr("Now on the tower at %1: %2.", "square, figure")
            .arg(phrase(deed.tower), word(deed.figure, rules));
    case Deed::Kind::BuyBack:
        return DeedWords::tr("Bought back from %2: %1.", "figure, player")
            .arg(word(deed.ransom.figure, rules), playerName(before.scenario(), deed.ransom.holder));
    case Deed::Kind::Capture: break;
    }
    return (deed.capture.tower ? floorWords(before, deed.tower) + " " : Text()) + capturedWords(before, deed);
}

} // namespace

Text doneWords(const Position &before, const Deed &deed)
{
    const Text own = ownWords(before, deed);
    return before.board().due().empty() ? own : DeedWords::tr("Exchanged: what was due.") + " " + own;
}

Text stepName(const Position &before, const Deed &deed)
{
    Text name = deedName(before, deed);
    return before.board().due().empty()
               ? name
               : DeedWords::tr("%1, after the exchange that was due", "deed").arg(name);
}

Text captureName(const Position &position, int figure)
{
    return capitalized(DeedWords::tr("Capture %1", "figure").arg(figureLabel(position, figure)));
}

Text deedName(const Position &position, const Deed &deed)
{
    switch (deed.kind) {
    case Deed::Kind::PlaceFloor:
        return inEdition(DeedWords::tr("Place the <floor|tower piece>"), inFirstEdition(position.scenario()));
    case Deed::Kind::Capture: return captureName(position, deed.capture.figure);
    case Deed::Kind::PutOnTower: return DeedWords::tr("Put a figure on the tower");
    case Deed::Kind::BuyBack: break;
    }
    return DeedWords::tr("Pay the ransom");
}

Text shortName(const Position &position, const Deed &deed)
{
    if (deed.captured() < 0)
        return deedName(position, deed);
    return deed.capture.tower ? DeedWords::tr("Place and capture") : DeedWords::tr("Capture", "a button");
}

Text wholeDeedName(const Position &position, const Deed &deed)
{
    const Text name = deedName(position, deed), choice = choiceWords(position.scenario(), deed);
    if (choice.empty())
        return name;
    return (deed.isChoice() ? DeedWords::tr("%1 and get back: %2", "deed, figure")
                            : DeedWords::tr("%1: %2", "deed, figure"))
        .arg(name, choice);
}

Text choiceWords(const Scenario &before, const Deed &deed)
{
    if (deed.kind == Deed::Kind::BuyBack)
        return heldBy(word(deed.ransom.figure, before.rules.tower), playerName(before, deed.ransom.holder));
    return deed.isChoice() ? word(*deed.capture.back, before.rules.tower) : Text();
}

} // namespace towerwatch
