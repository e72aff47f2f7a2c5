// SPDX-License-Identifier: MIT
#include "model/value/ranges.h"
#include "views/telling/teller.h"

#include "views/words/playerwords.h"

#include <algorithm>

namespace towerwatch {

Text Teller::clauses(const Facts &facts) const
{
    Texts sure, doubts;
    for (const Fact &fact : facts)
        (fact.open ? doubts : sure) << clause(fact);
    return joined(sure << doubts, "; ");
}

Text Teller::clause(const Fact &fact) const
{
    const Text where = fact.at ? phrase(*fact.at) : Text();
    const Text who = player(fact.player.value_or(askedBy()));
    switch (fact.name) {
    case FactName::GameOver: return tr("the game is over");
    case FactName::TileFirst: return tr("the tile comes first");
    case FactName::ActionDone: return hasDone(fact.done.value_or(Done::Other), askedBy());
    case FactName::NoFoundation:
        return board().tileAt(*fact.at) < 0
                   ? tr("there is no tile at %1").arg(where)
                   : worded(tr("the tile at %1 has no <foundation|tower place>")).arg(where);
    case FactName::Closed:
        return (board().placed(board().tileAt(*fact.at)).floors > 0
                    ? tr("%2 stands on the tower at %1", "square, figure")
                    : worded(tr("%2 stands on the <foundation|tower place> at %1", "square, figure")))
            .arg(where, name(fact.figure));
    case FactName::NoFloorLeft: return worded(tr("%1 has no <floor|tower piece> left")).arg(who);
    case FactName::NoFloorYet:
        return worded(tr("the <foundation|tower place> at %1 has no <floor|tower piece> yet")).arg(where);
    case FactName::Kind:
        return question().ask == Ask::PlaceFigure ? mayNotStand(fact)
               : isNeutral(*fact.kind)            ? tr("is a neutral figure")
                                                  : tr("is a special figure");
    case FactName::NoneLeft: return tr("%1 has %2 left", "player, no meeple").arg(who, none(*fact.kind));
    case FactName::Castle: return tr("stands in a castle");
    case FactName::Carcassonne: return tr("stands in the City of Carcassonne");
    case FactName::TowerTop: return tr("stands on the tower at %1").arg(where);
    case FactName::Own: return tr("belongs to %1", "a figure").arg(who);
    case FactName::Wheel: return tr("stands on the Wheel of Fortune");
    case FactName::Acrobat: return tr("stands on an acrobat space");
    case FactName::HouseRule:
        return tr("under “%1” nobody is bought back", "house rule").arg(word(HouseRule::EyeForAnEye));
    case FactName::NotOnTurn: return tr("it is %1’s turn").arg(who);
    case FactName::AlreadyPaid: return tr("%1 has already bought back a prisoner this turn").arg(who);
    case FactName::NoPrisoner: return noPrisoner();
    case FactName::TooFewPoints:
        return tr("%1 has %2, and a ransom costs %3").arg(who, points(*fact.number), points(fact.limit));
    case FactName::NotInLine:
    case FactName::TooFar:
    case FactName::Gap:
    case FactName::Detour: break; // of a figure and a tower: distance()
    }
    return {};
}

Text Teller::hasDone(Done done, Colour who) const
{
    const Text name = player(who);
    switch (done) {
    case Done::Figure: return tr("%1 has placed a figure this turn", "player").arg(name);
    case Done::Floor: return worded(tr("%1 has placed a <floor|tower piece> this turn", "player")).arg(name);
    case Done::Top: return tr("%1 has put a figure on a tower this turn", "player").arg(name);
    case Done::Other: return tr("%1 has used the action of this turn", "player").arg(name);
    case Done::Phantom: break;
    }
    return tr("%1 has placed the phantom this turn", "player").arg(name);
}

Text Teller::mayNotStand(const Fact &fact) const
{
    return (fact.open ? tr("nothing settles whether %1 may stand on a tower", "an abbot")
                      : tr("%1 may not stand on a tower", "a builder"))
        .arg(oneOf(*fact.kind));
}

Text Teller::noPrisoner() const
{
    const Text owned = asker(), holder = question().from ? player(*question().from) : Text();
    if (question().figure)
        return question().from ? tr("%1 holds no %3 of %2’s").arg(holder, owned, kind(*question().figure))
                               : tr("no %2 of %1’s is held prisoner").arg(owned, kind(*question().figure));
    return question().from ? tr("%1 holds none of %2’s figures").arg(holder, owned)
                           : tr("nobody holds any of %1’s figures").arg(owned);
}

Text Teller::away(int distance) const
{
    if (distance == 0)
        return tr("on the tower’s own tile");
    return scenario().rules.house.contains(HouseRule::Diagonal) ? tr("%n step(s) away", nullptr, distance)
                                                                : tr("%n square(s) away", nullptr, distance);
}

Text Teller::away(const FigureVerdict &verdict) const
{
    return verdict.gap ? tr("%1, over the empty square %2", "2 squares away; square")
                             .arg(away(verdict.distance), phrase(*verdict.gap))
                       : away(verdict.distance);
}

Text Teller::beyond(const Fact &fact, Square figure, Square tower) const
{
    switch (fact.name) {
    case FactName::NotInLine:
        return tr("at %1, not in line with the tower at %2").arg(phrase(figure), phrase(tower));
    case FactName::Gap:
        return tr("the square %1 between it and the tower at %2 is empty")
            .arg(phrase(*fact.at), phrase(tower));
    case FactName::Detour:
        return fact.number ? tr("the shortest way over tiles takes %n step(s); the tower at %2 reaches %1",
                                nullptr, *fact.number)
                                 .arg(fact.limit, phrase(tower))
                           : tr("no way over tiles leads to it from %1", "square").arg(phrase(tower));
    default:
        return tr("%1; the tower at %3 reaches %2", "2 squares away; number; square")
            .arg(away(*fact.number), fact.limit, phrase(tower));
    }
}

void Teller::addFollows(Row &row, const FigureVerdict &verdict, std::size_t most) const
{
    const auto add = [&](const Text &text, RulingId ruling) {
        if (text.empty() || row.follows.size() == most)
            return;
        row.follows << text;
        addOnce(row.because, ruling);
    };
    const bool hangsOnFields = ranges::count(verdict.because, cite::wtC3Fields) > 0;
    for (const Effect effect :
         {Effect::Exchange, Effect::Orphan, Effect::Watchtower, Effect::Majority,
          Effect::TowerReopens}) { // the most telling first; the others are the same of all
        if (effect == Effect::Orphan && hangsOnFields)
            add(tr("what becomes of the pig depends on the edition of the tile"), cite::wtC3Fields);
        for (const Consequence &consequence : verdict.consequences)
            if (consequence.effect == effect && !(effect == Effect::Orphan && hangsOnFields))
                add(follow(consequence), consequence.because.front());
    }
    if (verdict.staying >= 0)
        add(worded(tr("%1 stays: another <meeple|follower> is there", "builder or pig"))
                .arg(name(verdict.staying)),
            cite::orphanBuilderPig);
}

Text Teller::follow(const Consequence &c) const
{
    switch (c.effect) {
    case Effect::Exchange: {
        Texts back;
        for (const FigureKind figure : c.returns)
            back << kind(figure);
        return (c.choice ? tr("exchanged at once, %1 choosing who comes back: %2", "player, figures")
                         : tr("exchanged at once for %1’s %2", "player, figure"))
            .arg(asker(), either(back));
    }
    case Effect::Orphan: return tr("%1 then goes home, too", "builder or pig").arg(label(c.figure));
    case Effect::Majority: return majority(c);
    case Effect::Watchtower:
        return c.lost > 0 ? tr("%1 misses %2 at the watchtower at %3", "player, points, square")
                                .arg(player(c.player), points(c.lost), phrase(c.at))
                          : tr("the watchtower at %1 falls from %2 to %3", "square, points, points")
                                .arg(phrase(c.at), c.valueBefore, points(c.valueAfter));
    case Effect::TowerReopens: return tr("the tower at %1 is open again").arg(phrase(c.at));
    case Effect::Prisoner:
    case Effect::ToSupply: break;
    }
    return {};
}

Text Teller::majority(const Consequence &c) const
{
    if (c.before == c.after)
        return {};
    return c.after.empty() ? tr("nobody holds the %1 then", "road or city").arg(word(c.kind))
                           : tr("the %1 then belongs to %2", "road or city, players")
                                 .arg(word(c.kind), enumerated(players(c.after)));
}

Text Teller::oneOf(FigureKind figure) const
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

Text Teller::none(FigureKind figure) const
{
    switch (figure) {
    case FigureKind::Meeple: return worded(tr("no <meeple|follower>"));
    case FigureKind::LargeMeeple: return worded(tr("no <large meeple|big follower>"));
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
