// SPDX-License-Identifier: MIT
#include "model/value/ranges.h"
#include "views/telling/teller.h"
#include "views/words/turnwords.h"

#include <algorithm>

namespace towerwatch {

Text Teller::undecided(const Facts &facts) const
{
    return tr("Undecided: %1.").arg(clauses(facts));
}

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
    case FactName::ActionDone:
        return hasDoneWords(fact.done.value_or(Done::Other), firstEdition()).arg(asker());
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
        return needs(question().ask, "figure") ? mayNotStand(fact)
               : isNeutral(*fact.kind)         ? tr("neutral", "a figure")
                                               : tr("special figure");
    case FactName::NoneLeft:
        return tr("%1 has no %2 in the supply", "player, figure").arg(who, kind(*fact.kind));
    case FactName::Castle: return tr("in a castle");
    case FactName::Carcassonne: return tr("in the City of Carcassonne");
    case FactName::TowerTop: return tr("on the tower at %1", "a figure").arg(where);
    case FactName::Own: return tr("own figure");
    case FactName::Wheel: return tr("on the Wheel of Fortune");
    case FactName::Acrobat: return tr("on an acrobat space");
    case FactName::HouseRule:
        return tr("under “%1” nobody is bought back", "house rule").arg(word(*fact.house));
    case FactName::NotOnTurn: return tr("it is %1’s turn").arg(who);
    case FactName::AlreadyPaid: return tr("%1 has already bought back a prisoner this turn").arg(who);
    case FactName::NoPrisoner: return noPrisoner();
    case FactName::TooFewPoints:
        return (!switchesOf(scenario().rules.tower).ransomNeedsThreePoints
                    ? tr("%1 has %2, a ransom costs %3, and these rules name no minimum")
                    : tr("%1 has %2, and a ransom costs %3"))
            .arg(who, points(*fact.number), points(fact.limit));
    case FactName::NotInLine: return tr("not in line with the tower");
    case FactName::TooFar: return away(*fact.number);
    case FactName::Gap: return tr("the square %1 in between is empty").arg(where);
    case FactName::Detour:
        return fact.number
                   ? tr("the shortest way over tiles takes %n step(s), range %1", nullptr, *fact.number)
                         .arg(fact.limit)
                   : tr("no way over tiles leads there");
    }
    return {};
}

Text Teller::mayNotStand(const Fact &fact) const
{
    return (fact.open ? tr("nothing settles whether %1 may stand on a tower", "an abbot")
                      : tr("%1 may not stand on a tower", "a builder"))
        .arg(oneOf(*fact.kind, scenario().rules.tower));
}

Text Teller::noPrisoner() const
{
    const Text owned = asker(), holder = question().from ? player(*question().from) : Text();
    if (question().figure)
        return question().from ? tr("%1 holds no %3 of %2").arg(holder, owned, kind(*question().figure))
                               : tr("no %2 of %1 is held prisoner").arg(owned, kind(*question().figure));
    return question().from ? tr("%1 holds none of %2’s figures").arg(holder, owned)
                           : tr("nobody holds any of %1’s figures").arg(owned);
}

Text Teller::away(int distance) const
{
    if (distance == 0)
        return tr("on the tower’s own tile");
    return switchesOf(scenario().rules.house).turns ? tr("%n step(s) away", nullptr, distance)
                                                    : tr("%n square(s) away", nullptr, distance);
}

Text Teller::away(const FigureVerdict &verdict) const
{
    return verdict.gap ? tr("%1, over the empty square %2", "2 squares away; square")
                             .arg(away(verdict.distance), phrase(*verdict.gap))
                       : away(verdict.distance);
}

bool Teller::standsAlone(int figure) const
{
    const int feature = board().featureOf(figure);
    return feature >= 0 && ranges::all_of(board().figuresIn(feature), [&](int other) {
               return other == figure || board().figure(other).kind == FigureKind::Builder;
           });
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
            add(tr("the pig then stays or goes back, depending on the edition of the field tile"),
                cite::wtC3Fields);
        for (const Consequence &consequence : verdict.consequences)
            if (consequence.effect == effect && !(effect == Effect::Orphan && hangsOnFields) &&
                !(effect == Effect::Majority && consequence.after.empty() && standsAlone(verdict.figure)))
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
        return (c.choice ? tr("then exchanged at once; %1 chooses who returns: %2", "player, figures")
                         : tr("then exchanged at once for %1’s %2", "player, figure"))
            .arg(asker(), either(back));
    }
    case Effect::Orphan: return tr("%1 then returns to the supply", "builder or pig").arg(label(c.figure));
    case Effect::Majority: return majority(c);
    case Effect::Watchtower:
        return c.lost > 0 ? tr("%1 then misses %2 from the watchtower at %3", "player, points, square")
                                .arg(player(c.player), points(c.lost), phrase(c.at))
                          : tr("the watchtower at %1 is then worth %3, not %2", "square, points, points")
                                .arg(phrase(c.at), c.valueBefore, points(c.valueAfter));
    case Effect::TowerReopens: return tr("the tower at %1 is then open again").arg(phrase(c.at));
    case Effect::Prisoner:
    case Effect::ToSupply: break;
    }
    return {};
}

Text Teller::majority(const Consequence &c) const
{
    if (c.before == c.after)
        return {};
    return c.after.empty() ? tr("the %1 then belongs to nobody", "road or city").arg(word(c.kind))
                           : tr("the %1 then belongs to %2", "road or city, players")
                                 .arg(word(c.kind), enumerated(players(c.after)));
}

} // namespace towerwatch
