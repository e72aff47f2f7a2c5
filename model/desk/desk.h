// SPDX-License-Identifier: MIT
/// What the window shows at one moment, as one value: the position and what is tried, question and answer,
/// what is selected and what is lit. Events change it, by a pure function; nothing else does.
#pragma once

#include "model/board/position.h"
#include "model/desk/marks.h"
#include "model/inquiry/hinges.h"

namespace towerwatch {

/// A square and, if there is one, a figure on it.
struct Selection
{
    std::optional<Square> square = {};
    std::string figure = {}; ///< its id; empty: none
    friend bool operator==(const Selection &, const Selection &) = default;
};

/// What is pointed at somewhere else.
struct Light
{
    std::vector<std::string> figures = {}; ///< their ids
    std::vector<Square> squares = {};
    friend bool operator==(const Light &, const Light &) = default;
};

/// Whether the next floors are marked with what they could take, and whose.
struct DangerWish
{
    bool wanted = false;
    std::optional<Colour> by = {}; ///< none: everybody's
    friend bool operator==(const DangerWish &, const DangerWish &) = default;
};

using AnswerPtr = std::shared_ptr<const Answer>; ///< null: nothing is asked

/// What somebody looks at and wants to know.
struct Focus
{
    std::optional<Trial> tried = {}; ///< in place of what is on the table
    int current = -1;                ///< which question is answered; -1: one asked at the board, or none
    std::optional<Question> question = {}; ///< the one that is answered
    std::vector<Question> justPlaced = {}; ///< questions about the floor that lies on top
    Selection selection = {};
    bool unasked = false;     ///< the question came up by itself, when a tile was laid or selected
    bool figureFirst = false; ///< what can happen to the selected figure is what was asked for last
    friend bool operator==(const Focus &, const Focus &) = default;
};

struct Desk : Focus
{
    Desk();

    PositionPtr position; ///< the scenario with its board; never null
    PositionPtr shown;    ///< the same board under the rules that are tried
    /// Those of the scenario, then what else is usually asked about it; none without tiles. Never null.
    std::shared_ptr<const std::vector<Question>> questions;
    drawing::WarningsPtr warnings; ///< what looks wrong about the position; never null
    AnswerPtr answer = {};         ///< of the question in the shown position
    AnswerHinges hinges = {};      ///< what the verdicts of the answer hinge on, once it is found
    Light lit = {};
    Cited cited = Cited::Deciding;
    DangerWish dangers = {};
    drawing::DangerMarks dangerMarks = {}; ///< while they are wanted
    int step = 0;                          ///< how many steps led here
    Focus left = {};                       ///< before the position became this one
    /// What the last steps did to the focus, the latest last: before and after each.
    std::vector<std::shared_ptr<const std::pair<Focus, Focus>>> steps = {};

    /// The index of a figure by its id; -1: there is none.
    int figure(const std::string &id) const;
    /// The selected figure; -1: none.
    int selectedFigure() const { return figure(selection.figure); }
    /// Of a figure by its index; empty: there is none.
    std::string idOf(int figure) const;
    /// Whether the question is about the floor that lies on top, not about the next one, and may be.
    bool isJustPlaced() const;
    bool canBeJustPlaced() const;
    /// Light on a figure by its index and on squares.
    Light light(const std::vector<int> &figures, const std::vector<Square> &squares) const;
    /// The answer, as what is exported takes it.
    std::optional<Answer> answerNow() const { return answer ? std::optional(*answer) : std::nullopt; }
    /// The square that is selected, else the one that is asked about.
    Square squareInView() const;
    /// Whether the scenario has the question itself.
    bool isKept() const;
    /// What the board marks.
    drawing::BoardMarks marks() const;
    /// Whether the answer, in words, would read as on another desk.
    bool readsAs(const Desk &other) const;
};

/// What happens at the desk.
namespace ondesk {

/// The scenario is another one: after a step, or (`fresh`) because another was opened.
struct Shown
{
    PositionPtr position;
    bool fresh = false;
};
/// So many steps led to the position that was shown. Who takes back the last one, and did nothing since, has
/// the focus he had before it.
struct Stepped
{
    int steps;
};
struct Asked
{
    Question question;
};
/// One of the questions was chosen; a number that has none changes nothing.
struct Chosen
{
    int question;
};
/// A square was clicked: it is selected and asked about, unless it has no question or that is asked already.
struct SquareAsked
{
    Square square;
    bool feature = false; ///< a road, city or monastery on it was meant, whatever else is there
};
/// A figure was clicked: what can happen to it is said first, before the answer if that speaks of it; else it
/// is the question.
struct FigureAsked
{
    std::string figure;
};
struct Selected
{
    Selection selection;
};
/// Something is to be looked at as if it were otherwise; without a trial it is as it is again.
struct Tried
{
    std::optional<Trial> trial = {};
};
/// The question is about the floor that was just placed, or the next one; remembered with the question.
struct JustPlaced
{
    bool just;
};
/// A tile was laid by the last step. While nobody asks anything, what is said is what it brings about; it may
/// be nothing.
struct Laid
{
    Square square;
};
/// The last step placed the floor that is asked about: what is asked is about that floor now. Where it has
/// taken its figure nothing is asked, and what is asked about the tower next is about its next floor. Who
/// takes the step back has the focus he had before it.
struct FloorPlaced
{
    Square tower;
    bool captured = false;
};
/// Every ruling that plays a part is cited, or those that decide.
struct CitedAll
{
    bool all;
};
/// What the verdicts of an answer hinge on was found out.
struct HingesFound
{
    AnswerPtr answer;
    AnswerHinges hinges;
};
struct Lit
{
    Light light = {};
};
struct DangersWished
{
    DangerWish wish;
};

} // namespace ondesk

using DeskEvent = std::variant<ondesk::Shown, ondesk::Stepped, ondesk::Asked, ondesk::Chosen,
                               ondesk::SquareAsked, ondesk::FigureAsked, ondesk::Selected, ondesk::Tried,
                               ondesk::JustPlaced, ondesk::Laid, ondesk::FloorPlaced, ondesk::CitedAll,
                               ondesk::HingesFound, ondesk::Lit, ondesk::DangersWished>;

/// The desk after an event.
Desk after(Desk desk, const DeskEvent &event);

} // namespace towerwatch
