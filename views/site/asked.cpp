// SPDX-License-Identifier: MIT
/// Questions as they are asked beside a picture, which shows what a square would say.
#include "views/site/site.h"
#include "views/telling/questionwords.h"
#include "views/words/words.h"

#include <algorithm>

namespace towerwatch::site {

namespace {

/// "Red places the second floor."; nothing for one that is too high to be counted in words.
Text floorAsked(const Position &position, const Question &question, bool isOneOfMany)
{
    const Texts ordinals = splitAtSpaces(
        Frame::tr("first second third fourth fifth sixth seventh eighth ninth tenth", "in this order"));
    const int tile = position.board().tileAt(*question.at);
    const std::size_t below = tile < 0 ? 0 : position.board().placed(tile).floors - (question.placed ? 1 : 0);
    if (below >= ordinals.size())
        return {};
    const Text pattern =
        isOneOfMany ? Frame::tr("%1 places the %2 <floor|tower piece> on the marked tower.", "player, second")
                    : Frame::tr("%1 places the %2 <floor|tower piece>.", "player, second");
    const Text floor =
        inEdition(pattern, inFirstEdition(position.scenario()))
            .arg(playerName(position.scenario(), askerOf(position.scenario(), question)), ordinals[below]);
    const int target = question.target ? position.figure(*question.target) : -1;
    return target < 0 ? floor
                      : Frame::tr("%1 Can it capture %2?", "a floor is placed, figure")
                            .arg(floor, figureLabel(position, target, question.at));
}

Text topAsked(const Scenario &scenario, const Question &question, bool isOneOfMany)
{
    const FigureKind kind = question.figure.value_or(FigureKind::Meeple);
    const Text figure = oneOf(kind, scenario.rules.tower);
    if (isNeutral(kind))
        return Frame::tr("May %1 stand on this tower?", "the fairy").arg(figure);
    return (isOneOfMany ? Frame::tr("May %1 put %2 on the marked tower?", "player, a meeple")
                        : Frame::tr("May %1 put %2 on this tower?", "player, a meeple"))
        .arg(playerName(scenario, askerOf(scenario, question)), figure);
}

Text watchtowerAsked(const Board &board)
{
    int watchtowers = 0;
    for (std::size_t i = 0; i < board.scenario().tiles.size(); ++i)
        if (const Tile *tile = board.design(static_cast<int>(i)); tile && tile->watchtower)
            ++watchtowers;
    return watchtowers > 1 ? Frame::tr("What is the marked watchtower worth?")
                           : Frame::tr("What is this watchtower worth?");
}

/// Nothing for a question that is called the same everywhere.
Text overPicture(const Position &position, const Question &question)
{
    const bool isOneOfMany = position.board().towers().size() > 1;
    if (!question.at)
        return {};
    return question.ask == Ask::PlaceFloor    ? floorAsked(position, question, isOneOfMany)
           : question.ask == Ask::PlaceFigure ? topAsked(position.scenario(), question, isOneOfMany)
           : question.ask == Ask::Watchtower  ? watchtowerAsked(position.board())
           : question.ask == Ask::Score       ? Frame::tr("How many points does this score?")
                                              : Text();
}

} // namespace

Text askedOf(const Dispute &dispute, std::size_t number)
{
    const Question &question = dispute.answers[number].question;
    const Text asked = overPicture(*dispute.position, question);
    const auto like =
        std::count_if(dispute.answers.begin(), dispute.answers.end(), [&](const Answer &answer) {
            return overPicture(*dispute.position, answer.question) == asked;
        });
    return asked.empty() || like > 1 ? questionName(*dispute.position, question)
                                     : asked; // of two squares each is named
}

bool Dispute::ofWatchtowers() const
{
    return !answers.empty() && std::all_of(answers.begin(), answers.end(), [](const Answer &answer) {
        return questionKindOf(answer.question.ask).ofWatchtowers;
    });
}

} // namespace towerwatch::site
