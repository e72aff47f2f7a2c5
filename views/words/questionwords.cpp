// SPDX-License-Identifier: MIT
#include "views/words/playerwords.h"
#include "views/words/words.h"

namespace towerwatch {

namespace {

struct Questions
{
    TOWERWATCH_PHRASES(Questions)
};

/// The figure asked about; its id where there is none of that name.
Text target(const Position &position, const Question &question)
{
    if (!question.target)
        return Questions::tr("a figure", "that nobody has named");
    const std::string &id = *question.target;
    const int figure = position.figure(id);
    return figure < 0 ? shown(id) : figureLabel(position, figure);
}

Text floorName(const Position &position, const Question &question, int height)
{
    const Square at = question.at.value_or(Square{});
    const int tile = position.board().tileAt(at);
    const int next = tile < 0 ? 1 : position.board().placed(tile).floors + (question.placed ? 0 : 1);
    const Text name =
        inEdition(Questions::tr("%1 places <floor|tower piece> %2 at %3", "player, number, square"),
                  inFirstEdition(position.scenario()))
            .arg(playerName(position.scenario(), askerOf(position.scenario(), question)),
                 height > 0 ? height : next, phrase(at));
    return question.target ? Questions::tr("%1: can it capture %2?", "a floor is placed, figure")
                                 .arg(name, target(position, question))
                           : name;
}

Text topName(const Scenario &scenario, const Question &question)
{
    const FigureKind kind = question.figure.value_or(FigureKind::Meeple);
    const Text figure = oneOf(kind, scenario.rules.tower), at = phrase(question.at.value_or(Square{}));
    if (isNeutral(kind)) // no player's
        return Questions::tr("May %1 stand on the tower at %2?", "the fairy, square").arg(figure, at);
    return Questions::tr("May %1 put %2 on the tower at %3?", "player, a meeple, square")
        .arg(playerName(scenario, askerOf(scenario, question)), figure, at);
}

Text ransomName(const Scenario &scenario, const Question &question)
{
    const Text by = playerName(scenario, askerOf(scenario, question));
    const Text holder = question.from ? playerName(scenario, *question.from) : Text();
    if (question.figure) {
        const Text whom = word(*question.figure, scenario.rules.tower);
        return Questions::tr("May %1 buy back a prisoner (%2)?", "player, figure")
            .arg(by, question.from ? heldBy(whom, holder) : whom);
    }
    return question.from
               ? Questions::tr("May %1 buy back a prisoner from %2?", "player, player").arg(by, holder)
               : Questions::tr("May %1 buy back a prisoner?", "player").arg(by);
}

} // namespace

Text questionName(const Position &position, const Question &question, int height)
{
    const Scenario &scenario = position.scenario();
    const Text at = phrase(question.at.value_or(Square{}));
    const Text by = playerName(scenario, askerOf(scenario, question));
    switch (question.ask) {
    case Ask::PlaceFloor: return floorName(position, question, height);
    case Ask::PlaceFigure: return topName(scenario, question);
    case Ask::Watchtower: return Questions::tr("What does the watchtower at %1 score?").arg(at);
    case Ask::Score:
        return question.at ? Questions::tr("What does the tile at %1 score?").arg(at)
                           : Questions::tr("What do all completed features score?");
    case Ask::Ransom: return ransomName(scenario, question);
    case Ask::Actions: return Questions::tr("What may %1 do with the towers?", "player").arg(by);
    case Ask::Outlook:
        return Questions::tr("What can happen to %2 in %1’s turn?", "player, figure")
            .arg(by, target(position, question));
    }
    return {};
}

} // namespace towerwatch
