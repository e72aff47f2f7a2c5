// SPDX-License-Identifier: MIT
/// The kinds of questions in words: an entry each, in the file that tells its answers.
#pragma once

#include "views/telling/page.h"

namespace towerwatch {

struct TellTask;

/// The groups in which questions are offered, those of the scenario apart, in their order.
enum class QuestionGroup { Own, Towers, Watchtowers, Figures, Players, Scoring };

struct QuestionWords
{
    /// What a question is called everywhere.
    Text (*name)(const Position &, const Question &, int height);
    Page (*tell)(const TellTask &);
    QuestionGroup group;
    /// Words by which it is found that its name may lack; in English, as their synonyms are known in every
    /// language.
    const char *sought;
};

extern const QuestionWords aboutFloor, aboutTop, aboutWatchtower, aboutScore, aboutRansom, aboutActions,
    aboutOutlook;
/// Those of each kind, in the order of Ask.
inline constexpr const QuestionWords *questionWords[]{
    &aboutFloor, &aboutTop, &aboutWatchtower, &aboutScore, &aboutRansom, &aboutActions, &aboutOutlook};
static_assert(std::size(questionWords) == enumNames<Ask>.size(), "each kind of question has words");

inline const QuestionWords &questionWordsOf(Ask ask)
{
    return *questionWords[static_cast<std::size_t>(ask)];
}

/// "Blue places floor 2 at (0, 0)", "What does the watchtower at (0, -2) score?". `height`: of the tower with
/// the floor that is meant, where that is not the next one.
inline Text questionName(const Position &position, const Question &question, int height = 0)
{
    return questionWordsOf(question.ask).name(position, question, height);
}

} // namespace towerwatch
