// SPDX-License-Identifier: MIT
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

} // namespace

Text questionName(const Position &position, const Question &question, int height)
{
    const Scenario &scenario = position.scenario();
    const Text at = phrase(question.at.value_or(Square{}));
    const Text by = ownerName(scenario, askerOf(scenario, question));
    switch (question.ask) {
    case Ask::PlaceFloor: {
        const int tile = position.board().tileAt(question.at.value_or(Square{}));
        const int next = tile < 0 ? 1 : position.board().placed(tile).floors + (question.placed ? 0 : 1);
        return inEdition(Questions::tr("%1: <floor|tower piece> %2 at %3", "player, number, square"),
                         inFirstEdition(scenario))
            .arg(by, height > 0 ? height : next, at);
    }
    case Ask::PlaceFigure:
        return Questions::tr("%1: %2 onto the tower at %3", "player, figure, square")
            .arg(by, word(question.figure.value_or(FigureKind::Meeple), scenario.rules.tower), at);
    case Ask::Watchtower: return Questions::tr("Watchtower at %1").arg(at);
    case Ask::Score: return question.at ? Questions::tr("Scoring at %1").arg(at) : Questions::tr("Scoring");
    case Ask::Ransom: {
        const Text whom = question.figure ? word(*question.figure, scenario.rules.tower) : Text();
        if (question.from && question.figure)
            return Questions::tr("%1: buy back a prisoner (%2 held by %3)", "player, figure, player")
                .arg(by, whom, ownerName(scenario, *question.from));
        if (question.figure)
            return Questions::tr("%1: buy back a prisoner (%2)", "player, figure or player").arg(by, whom);
        return question.from ? Questions::tr("%1: buy back a prisoner from %2", "player, player")
                                   .arg(by, ownerName(scenario, *question.from))
                             : Questions::tr("%1: buy back a prisoner", "player").arg(by);
    }
    case Ask::Actions: return Questions::tr("%1: what to do with the towers", "player").arg(by);
    case Ask::Outlook:
        return Questions::tr("What can happen to %2 if %1 builds", "player, figure")
            .arg(by, target(position, question));
    }
    return {};
}

} // namespace towerwatch
