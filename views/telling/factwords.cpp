// SPDX-License-Identifier: MIT
#include "views/telling/explainer.h"
#include "views/words/playerwords.h"

namespace towerwatch {

Text Explainer::told(const Facts &facts) const
{
    Texts sentences, doubts;
    for (const Fact &fact : facts)
        if (fact.name != FactName::NoFloorYet || board().figureOnTower(board().tileAt(*fact.at)) < 0)
            (isDoubt(fact) ? doubts : sentences) << sentence(fact); // else who stands there says it, too
    return joined(sentences << doubts, " ");
}

bool Explainer::isDoubt(const Fact &fact) const
{
    return fact.name == FactName::Kind && m_question.ask == Ask::PlaceFigure &&
           towerTopFor(*fact.kind, scenario().rules.tower).legal == Legality::Open;
}

Text Explainer::sentence(const Fact &fact) const
{
    const Text where = fact.at ? phrase(*fact.at) : Text();
    const Text who = fact.player ? player(*fact.player) : asker();
    switch (fact.name) {
    case FactName::NoFoundation:
        return board().tileAt(*fact.at) < 0 ? tr("There is no tile at %1.").arg(where)
                                            : noFoundationSentence().arg(where);
    case FactName::Closed:
        return board().placed(board().tileAt(*fact.at)).floors == 0
                   ? towerTopSentence(fact.figure)
                   : tr("The tower at %1 is closed: %2 stands on it.")
                         .arg(where, figureName(m_position, fact.figure));
    case FactName::NoFloorLeft:
        return (firstEdition() ? tr("%1 has no tower piece left.", "first edition")
                               : tr("%1 has no floor left."))
            .arg(who);
    case FactName::NoFloorYet:
        return (firstEdition() ? tr("The tower place at %1 has no tower piece yet.", "first edition")
                               : tr("The foundation at %1 has no floor yet."))
            .arg(where);
    case FactName::Kind: return kindSentence(*fact.kind);
    case FactName::NoneLeft: return noneLeftSentence(fact);
    case FactName::Castle: return tr("It stands in a castle.");
    case FactName::Carcassonne: return tr("It stands in the City of Carcassonne.");
    case FactName::TowerTop: return tr("It stands on the tower at %1.").arg(where);
    case FactName::Own: return tr("It belongs to %1.").arg(who);
    case FactName::Wheel: return tr("It stands on the Wheel of Fortune.");
    case FactName::Acrobat: return tr("It stands on an acrobat space.");
    case FactName::NotInLine:
    case FactName::TooFar:
    case FactName::Gap:
    case FactName::Detour: return {}; // of a figure and a tower: distanceSentence
    case FactName::HouseRule: return brief(cite::houseEyeForEye);
    case FactName::NotOnTurn: return tr("It is %1’s turn, not %2’s.").arg(who, asker());
    case FactName::AlreadyPaid: return tr("%1 has already bought back a prisoner this turn.").arg(who);
    case FactName::NoPrisoner: return noPrisonerSentence();
    case FactName::TooFewPoints:
        return tr("%1 has %2; the ransom costs %3.").arg(who, points(*fact.number), points(fact.limit));
    }
    return {};
}

Text Explainer::noFoundationSentence() const
{
    return firstEdition() ? tr("The tile at %1 has no tower place.", "first edition")
                          : tr("The tile at %1 has no tower foundation.");
}

Text Explainer::noneLeftSentence(const Fact &fact) const
{
    const Colour owner = fact.player.value_or(Colour::Red);
    const Text missing = tr("%1 has %2 left.", "player, no meeple").arg(player(owner), none(*fact.kind));
    for (const Player &holder : scenario().players)
        for (const Prisoner &prisoner : holder.prisoners)
            if (prisoner.owner == owner && prisoner.kind == *fact.kind)
                return missing + " " +
                       tr("A prisoner is not part of the supply: %1.", "figure held by player")
                           .arg(heldBy(kind(prisoner.kind), player(holder.colour)));
    return missing;
}

Text Explainer::kindSentence(FigureKind kind) const
{
    const Text figure = oneOf(kind);
    if (m_question.ask != Ask::PlaceFigure)
        return tr("This is %1.", "a builder").arg(figure);
    const TowerTop top = towerTopFor(kind, scenario().rules.tower);
    if (top.legal == Legality::Open)
        return tr("No rule settles whether %1 may stand on a tower.", "an abbot").arg(figure);
    if (top.ruling == cite::towerTopMayorWagonBarnNo || top.ruling == cite::towerTopShepherdNo)
        return brief(top.ruling); // it names the figure
    const Text refused = capitalized(tr("%1 may not stand on a tower.", "a builder").arg(figure));
    return refused + " " +
           (top.ruling != cite::towerActionChoice ? brief(top.ruling)
            : firstEdition() ? tr("Only a player’s own followers may.", "first edition")
                             : tr("Only a player’s own meeples may."));
}

Text Explainer::noPrisonerSentence() const
{
    const Text owned = asker(), holder = m_question.from ? player(*m_question.from) : Text();
    if (m_question.figure)
        return m_question.from ? tr("%1 holds no %3 of %2’s.").arg(holder, owned, kind(*m_question.figure))
                               : tr("No %2 of %1’s is held prisoner.").arg(owned, kind(*m_question.figure));
    return m_question.from ? tr("%1 holds none of %2’s figures.").arg(holder, owned)
                           : tr("Nobody holds any of %1’s figures.").arg(owned);
}

Text Explainer::distanceSentence(const Fact &fact, Square figure, Square tower) const
{
    switch (fact.name) {
    case FactName::NotInLine:
        return tr("It stands at %1, neither in the row nor in the column of the tower at %2.")
                   .arg(phrase(figure), phrase(tower)) +
               " " + brief(cite::towerRangeNoDiagonal);
    case FactName::Gap: return gapSentence(*fact.at, tower) + " " + rangeEndSentence();
    case FactName::Detour:
        return fact.number
                   ? tr("The shortest path to it over tiles takes %n step(s), but the range is only %1; "
                        "under No Gaps, every step must land on a tile.",
                        nullptr, *fact.number)
                         .arg(fact.limit)
                   : tr("No path over tiles leads to it; under No Gaps, every step must land on a tile.");
    default:
        return (scenario().rules.house.contains(HouseRule::Diagonal)
                    ? tr("It is %n step(s) away; the tower reaches %1.", nullptr, *fact.number)
                    : tr("It is %n square(s) away; the tower reaches %1.", nullptr, *fact.number))
            .arg(fact.limit);
    }
}

Text Explainer::rangeEndSentence() const
{
    return tr("Under No Gaps, the range ends there.");
}

Text Explainer::gapSentence(Square gap, Square tower) const
{
    return tr("The square %1, %2, is empty.", "(1, 2), north of the tower")
        .arg(phrase(gap), whereabouts(gap, tower));
}

Text Explainer::oneOf(FigureKind figure) const
{
    switch (figure) {
    case FigureKind::Mayor: return tr("a mayor");
    case FigureKind::Wagon: return tr("a wagon");
    case FigureKind::Abbot: return tr("an abbot");
    case FigureKind::Guard: return tr("a guard");
    case FigureKind::Builder: return tr("a builder");
    case FigureKind::Pig: return tr("a pig");
    case FigureKind::Barn: return tr("a barn");
    case FigureKind::Shepherd: return tr("a shepherd");
    case FigureKind::Sheep: return tr("a sheep");
    case FigureKind::Fairy: return tr("a fairy");
    case FigureKind::Dragon: return tr("a dragon");
    case FigureKind::Count: return tr("a count", "figure");
    case FigureKind::Mage: return tr("a mage");
    case FigureKind::Witch: return tr("a witch");
    case FigureKind::BigTop: return tr("a big top");
    case FigureKind::GingerbreadMan: return tr("a gingerbread man");
    case FigureKind::Ferry: return tr("a ferry");
    case FigureKind::Gold: return tr("a gold ingot");
    case FigureKind::Meeple:
    case FigureKind::LargeMeeple:
    case FigureKind::Phantom:
    case FigureKind::Ringmaster: break; // may stand anywhere and be captured
    }
    return kind(figure);
}

Text Explainer::none(FigureKind figure) const
{
    switch (figure) {
    case FigureKind::Meeple: return firstEdition() ? tr("no follower", "first edition") : tr("no meeple");
    case FigureKind::LargeMeeple:
        return firstEdition() ? tr("no big follower", "first edition") : tr("no large meeple");
    case FigureKind::Mayor: return tr("no mayor");
    case FigureKind::Wagon: return tr("no wagon");
    case FigureKind::Phantom: return tr("no phantom");
    case FigureKind::Abbot: return tr("no abbot");
    case FigureKind::Ringmaster: return tr("no ringmaster");
    case FigureKind::Guard: return tr("no guard");
    case FigureKind::Builder: return tr("no builder");
    case FigureKind::Pig: return tr("no pig");
    case FigureKind::Barn: return tr("no barn");
    case FigureKind::Shepherd: return tr("no shepherd");
    default: return tr("no such figure"); // neutral: nobody's
    }
}

} // namespace towerwatch
