// SPDX-License-Identifier: MIT
/// The desk: what the window shows at one moment, as one value: the position and what is tried, question and
/// answer, what is selected and what is lit (highlighted). Only events change it, by a pure function.
#pragma once

#include "model/board/position.h"
#include "model/inquiry/dangers.h"
#include "model/inquiry/hinges.h"

#include <set>

namespace towerwatch {

/// A square and, if there is one, a figure on it.
struct Selection
{
    std::optional<Square> square = {};
    std::string figure = {}; ///< its id; empty: none
    friend bool operator==(const Selection &, const Selection &) = default;
};

/// What is lit on the board: the user points at a text about it elsewhere in the window.
struct Light
{
    std::vector<std::string> figures = {}; ///< their ids
    std::vector<Square> squares = {};
    friend bool operator==(const Light &, const Light &) = default;
};

/// Whether the board marks what the next floors could capture, and whose floors.
struct DangerWish
{
    bool wanted = false;
    std::optional<Colour> by = {}; ///< none: everybody's
};

using AnswerPtr = std::shared_ptr<const Answer>; ///< null: nothing is asked

/// What the user looks at and asks.
struct Focus
{
    std::optional<Trial> tried = {};       ///< a change that is shown without being made
    int current = -1;                      ///< of Desk::questions; -1: another question, or none
    std::optional<Question> question = {}; ///< the question that is answered
    Selection selection = {};
    bool unasked = false;     ///< the question came up by itself, when a tile was laid or selected
    bool figureFirst = false; ///< the user asked last what can happen to the selected figure
    friend bool operator==(const Focus &, const Focus &) = default;
};

struct Desk : Focus
{
    Desk();

    PositionPtr position; ///< the scenario with its board; never null
    PositionPtr shown;    ///< the same board under the rules that are tried
    /// Those of the scenario, then what else is usually asked about it; none without tiles. Never null.
    std::shared_ptr<const std::vector<Question>> questions;
    WarningsPtr warnings;     ///< what looks wrong about the position; never null
    AnswerPtr answer = {};    ///< of the question in the shown position
    AnswerHinges hinges = {}; ///< what would change the verdicts of the answer, once found
    Light lit = {};
    Cited cited = Cited::Deciding;
    DangerWish dangers = {};
    DangerMarks dangerMarks = {}; ///< while they are wanted
    /// The ids of expansions that are not on the table (resources/expansions.yaml): views show what only they
    /// have behind the rest.
    std::set<std::string, std::less<>> missing = {};
    int step = 0;          ///< how many undo steps led here
    Focus left = {};       ///< what the focus was before the position changed
    PositionPtr past = {}; ///< the position before it changed, until it is known by which step; else null
    /// The focus before and after each of the last undo steps, the latest last; and of those that were taken
    /// back, with the position after each.
    using StepPtr = std::shared_ptr<const std::pair<Focus, Focus>>;
    std::vector<StepPtr> steps = {};
    std::vector<std::pair<StepPtr, PositionPtr>> undone = {};

    /// The index of a figure by its id; -1: there is none.
    int figure(const std::string &id) const;
    /// The selected figure; -1: none.
    int selectedFigure() const { return figure(selection.figure); }
    /// The id of a figure by its index; empty: there is none.
    std::string idOf(int figure) const;
    /// Whether the question is about the topmost floor and not the next one, and whether it could be.
    bool isJustPlaced() const;
    bool canBeJustPlaced() const;
    /// Figures, by their indices, and squares as what is lit.
    Light light(const std::vector<int> &figures, const std::vector<Square> &squares) const;
    /// The answer, as exports need it.
    std::optional<Answer> answerNow() const { return answer ? std::optional(*answer) : std::nullopt; }
    /// The square that is selected, else the one that is asked about.
    Square squareInView() const;
    /// Whether the square that a question is about has a tile, if it is about one.
    bool hasTileFor(const Question &asked) const
    {
        return !asked.at || position->board().tileAt(*asked.at) >= 0;
    }
    /// Whether the question is one of the scenario's own.
    bool isKept() const;
    /// What the board marks.
    BoardMarks marks() const;
    /// Whether the answer in words is the same as on another desk.
    bool readsAs(const Desk &other) const;
};

/// The events that change a desk.
namespace ondesk {

/// The scenario changed: by an undo step, or (`fresh`) because another was opened.
struct Shown
{
    PositionPtr position;
    bool fresh = false;
};
/// So many undo steps led to the position that was shown. Undoing the last one restores the focus before it,
/// making it again the focus after it, if the user did nothing since.
struct Stepped
{
    int steps;
};
struct Asked
{
    Question question;
};
/// One of the questions was chosen, by its index; one out of range changes nothing.
struct Chosen
{
    int question;
};
/// The answer was put away: nothing is asked.
struct PutAside
{
};
/// A square was clicked: it is selected and asked about, unless it has no question or that is asked already.
struct SquareAsked
{
    Square square;
    bool feature = false; ///< a road, city or monastery on it was meant, whatever else is there
};
/// A figure was clicked. If the answer mentions it, what can happen to it is shown before the answer; else
/// that is the new question.
struct FigureAsked
{
    std::string figure;
};
struct Selected
{
    Selection selection;
};
/// Shows the position under a trial, or without one as it is.
struct Tried
{
    std::optional<Trial> trial = {};
};
/// The question is about the floor that was just placed, or the next one.
struct JustPlaced
{
    bool just;
};
/// The last step laid a tile or put a figure there: that is selected. Unless the user asked something, the
/// question is what a tile brings about, if anything.
struct Laid
{
    Square square;
    std::string figure = {}; ///< empty: the tile
};
/// The last step placed the floor that is asked about: the question is about that floor now. If it captured a
/// figure nothing is asked, and the next question about the tower is about its next floor. Undoing the step
/// restores the focus before it.
struct FloorPlaced
{
    Square tower;
    bool captured = false;
};
/// Whether all rulings that play a part are cited, or only those that decide.
struct CitedAll
{
    bool all;
};
/// It was found what would change the verdicts of an answer.
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
/// It was said which expansions are not on the table.
struct ExpansionsMissing
{
    std::set<std::string, std::less<>> missing;
};

} // namespace ondesk

using DeskEvent =
    std::variant<ondesk::Shown, ondesk::Stepped, ondesk::Asked, ondesk::PutAside, ondesk::Chosen,
                 ondesk::SquareAsked, ondesk::FigureAsked, ondesk::Selected, ondesk::Tried,
                 ondesk::JustPlaced, ondesk::Laid, ondesk::FloorPlaced, ondesk::CitedAll, ondesk::HingesFound,
                 ondesk::Lit, ondesk::DangersWished, ondesk::ExpansionsMissing>;

/// The desk after an event.
Desk after(Desk desk, const DeskEvent &event);

} // namespace towerwatch
