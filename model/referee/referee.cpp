// SPDX-License-Identifier: MIT
#include "model/referee/referee.h"

#include "model/referee/answerkinds.h"
#include "model/value/ranges.h"

namespace towerwatch {

Answer answer(const Board &board, const Question &question)
{
    const Colour by = askerOf(board.scenario(), question);
    Answer result{question, answerKindOf(question.ask).answer(board, question, by)};
    if (takes(question.ask, "by"))
        result.question.by = by;
    if (questionKindOf(question.ask).inTurn)
        ranges::copy_if(board.due(), std::back_inserter(result.due),
                        [by](const DueExchange &due) { return due.isOf(by); });
    return result;
}

bool speaksOf(const Answer &answer, int figure)
{
    const auto mentions = answerKindOf(answer.question.ask).mentions;
    return mentions && mentions(answer, figure);
}

BoardMarks marksOf(const Answer &answer)
{
    BoardMarks marks;
    if (const auto mark = answerKindOf(answer.question.ask).mark)
        mark(marks, answer);
    return marks;
}

} // namespace towerwatch
