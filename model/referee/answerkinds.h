// SPDX-License-Identifier: MIT
/// What the referee does with each kind of question: an entry each, in a file of the kind. answers.h lists
/// them in the order of Ask.
#pragma once

#include "model/referee/boardmarks.h"

#include <set>

namespace towerwatch {

/// Writes parts of the answers to one board; knows its figures by their ids.
struct AnswerWriter
{
    const Board &board;
    const std::vector<std::string> ids = figureIds(board.scenario());

    const std::string &id(int figure) const { return ids[static_cast<std::size_t>(figure)]; }
    /// The figures that earn a watchtower's value.
    Value awards(const std::vector<int> &figures, int value) const;
    /// Adds `facts`; nothing where there are none.
    void addFacts(Value &map, const Facts &facts) const;
};

Value toValue(const ColourPoints &points);

/// What an answer depends on: what looks wrong there bears on it.
struct Grounds
{
    std::set<int> features = {}, figures = {};
    std::set<Square> squares = {}; ///< whose figures, castles and copies count

    /// Adds a figure and what it stands in; of none nothing.
    void add(const Board &board, int figure);
    /// Adds who stands on the tower that is asked about.
    void addTop(const Board &board, const Question &question);
};

/// A key of an answer's value that decides it, so that it is what is expected.
struct DecisiveKey
{
    std::string_view key;
    std::vector<std::string_view> of = {}; ///< of each item of its list those keys alone; none: all
    bool ifAny = false;                    ///< an empty list is left out
};

struct AnswerKind
{
    AnswerBody (*answer)(const Board &, const Question &, Colour by);
    /// Adds what it has beside the question, `legal`, `facts` and `because`; null: nothing.
    void (*write)(Value &, const AnswerWriter &, const Answer &);
    void (*mark)(BoardMarks &, const Answer &);               ///< null: it marks nothing
    void (*ground)(Grounds &, const Board &, const Answer &); ///< null: it depends on the moment at most
    std::vector<DecisiveKey> decisive;
    bool hinges = false; ///< whether it is allowed may hinge on the rules
    /// Whether it mentions a figure, other than as a consequence for another; null: it mentions none.
    bool (*mentions)(const Answer &, int figure) = nullptr;
    /// The rulings of what it lists; null: it gives all of them itself.
    Because (*becauseOfParts)(const Answer &) = nullptr;
    /// Whether it is worth showing when nobody asked; null: it is not.
    bool (*tellsNews)(const Answer &) = nullptr;
    /// What corresponds on this board to such a question about another one; null: the same about the things
    /// there that it is about.
    std::vector<Question> (*alike)(const Board &) = nullptr;
};

inline const AnswerKind &answerKindOf(Ask ask)
{
    return *answerKinds[static_cast<std::size_t>(ask)];
}

} // namespace towerwatch
