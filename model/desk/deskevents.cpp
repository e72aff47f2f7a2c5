// SPDX-License-Identifier: MIT
#include "model/desk/desk.h"

#include "model/edit/references.h"
#include "model/edit/repair.h"
#include "model/inquiry/hinges.h"
#include "model/inquiry/suggestions.h"
#include "model/referee/referee.h"
#include "model/value/ranges.h"

#include <algorithm>

namespace towerwatch {

namespace {

/// The position whose answer counts: under the rules that are tried.
PositionPtr shownOf(const Desk &desk)
{
    if (!desk.tried || !desk.tried->rules)
        return desk.position;
    Scenario scenario = desk.position->scenario();
    scenario.rules = *desk.tried->rules;
    return std::make_shared<Position>(std::move(scenario), desk.position->catalogue());
}

void answerAgain(Desk &desk)
{
    desk.answer.reset();
    if (desk.question)
        desk.answer = std::make_shared<Answer>(
            answerAsTried(desk.shown->board(), desk.position->catalogue(), *desk.question, desk.tried));
    desk.hinges = {};
    desk.lit = {};
}

void markDangers(Desk &desk)
{
    desk.dangerMarks =
        desk.dangers.wanted ? marksOf(dangersOf(desk.shown->board()), desk.dangers.by) : DangerMarks();
}

/// What is tried is another thing.
void tryOut(Desk &desk, const std::optional<Trial> &trial)
{
    desk.tried = trial && trial->rules == desk.position->scenario().rules ? std::nullopt : trial;
    if (const PositionPtr shown = shownOf(desk); shown != desk.shown) {
        desk.shown = shown;
        markDangers(desk);
    }
}

/// Selects what there is: a figure with the square it stands on.
void select(Desk &desk, const Selection &selection)
{
    const int figure = desk.figure(selection.figure);
    desk.selection = selection;
    if (figure < 0)
        desk.selection.figure.clear();
    else
        desk.selection.square = desk.position->board().figure(figure).at;
    desk.figureFirst = desk.figureFirst && figure >= 0;
}

bool mayAsk(const Desk &desk, const Question &question)
{
    return (questionKindOf(question.ask).about == Topic::Player ||
            !desk.position->scenario().tiles.empty()) &&
           canBeAsked(desk.position->board(), question);
}

/// Asks a question; the figure that it is about is selected.
void ask(Desk &desk, const Question &question)
{
    desk.current = indexOf(*desk.questions, question);
    desk.question = question;
    desk.figureFirst = desk.unasked = false;
    if (desk.tried && !desk.tried->rules) // it was about the other question
        tryOut(desk, {});
    answerAgain(desk);
    select(desk, {desk.selection.square, question.target.value_or(std::string())});
}

void askNothing(Desk &desk)
{
    desk.question.reset();
    desk.current = -1;
    answerAgain(desk);
}

/// The question as it is after an edit: about the same figure, whatever that is called now; none: it is gone.
std::optional<Question> followed(Question question, const Position &before, const Desk &desk)
{
    if (!question.target)
        return question;
    const int was = before.figure(*question.target);
    question.target = desk.idOf(figureAfter(before.scenario(), was, desk.position->scenario()));
    return question.target->empty() ? std::nullopt : std::optional(question);
}

void followFigures(Desk &desk, const Position &before)
{
    if (desk.question && !(desk.question = followed(*desk.question, before, desk)))
        desk.current = -1;
}

/// A floor that is not there any more was not just placed, and whoever is on turn now has placed none yet.
void forgetFloor(Desk &desk, const Board &before)
{
    const Board &now = desk.position->board();
    const Square at = desk.question ? desk.question->at.value_or(Square{}) : Square{};
    if (desk.isJustPlaced() && !desk.isKept() &&
        (floorsAt(now, at) < floorsAt(before, at) || onTurn(now.scenario()) != onTurn(before.scenario())))
        desk.question->placed = false;
}

/// The question goes on where it can be asked in the position. `own`: so many were the scenario's own; one of
/// those that was edited goes on in its place.
void keepQuestion(Desk &desk, std::size_t own)
{
    const auto count = static_cast<int>(desk.questions->size());
    const int same = desk.question ? indexOf(*desk.questions, *desk.question) : -1;
    const bool wasOwn = desk.current >= 0 && static_cast<std::size_t>(desk.current) < own;
    desk.current = same >= 0 ? same : wasOwn ? std::min(desk.current, count - 1) : -1;
    if (desk.current >= 0)
        desk.question = desk.questions->at(static_cast<std::size_t>(desk.current));
    else if (desk.question && !mayAsk(desk, *desk.question))
        desk.question.reset();
}

/// A tile that is taken away takes what is asked about it along, unless the scenario asks it.
void forgetTileTakenAway(Desk &desk, const Board &before)
{
    if (desk.current < 0 && desk.question && desk.question->at && before.tileAt(*desk.question->at) >= 0 &&
        desk.position->board().tileAt(*desk.question->at) < 0)
        desk.question.reset();
}

void setPosition(Desk &desk, const PositionPtr &position)
{
    desk.position = desk.shown = position;
    desk.warnings = std::make_shared<const std::vector<Warning>>(problemsOf(position->board()));
    const Scenario &scenario = position->scenario();
    desk.questions = std::make_shared<std::vector<Question>>(
        scenario.tiles.empty() ? std::vector<Question>() : questionsAtHand(scenario, position->catalogue()));
    static_cast<Focus &>(desk) = {};
    answerAgain(desk);
}

/// Whether a table that is opened shows a question: one of its own, or one that is not refused at once.
bool mayOpenWith(const Desk &desk, const Question &question)
{
    const Scenario &scenario = desk.position->scenario();
    return !scenario.questions.empty() || questionKindOf(question.ask).about != Topic::Tower ||
           judgeFloor(desk.position->board(), question.at.value_or(Square{}), askerOf(scenario, question))
                   .legal != Legality::No;
}

void forgetSteps(Desk &desk)
{
    desk.steps.clear();
    desk.undone.clear();
}

void happen(Desk &desk, const ondesk::Shown &event)
{
    if (event.position == desk.position && !event.fresh)
        return;
    const PositionPtr before = desk.past = desk.position;
    const Scenario &old = before->scenario(), &now = event.position->scenario();
    const int figure = figureAfter(old, desk.selectedFigure(), now);
    desk.left = desk;
    setPosition(desk, event.position);
    const bool firstTile = now.tiles.size() == 1 && now.questions.empty(); // nothing is asked about it yet
    const bool begins = old.tiles.empty() && !now.tiles.empty() && !firstTile;
    if (!event.fresh && !begins) {
        static_cast<Focus &>(desk) = desk.left;
        desk.tried.reset();
        forgetFloor(desk, before->board());
        followFigures(desk, *before);
        keepQuestion(desk, old.questions.size());
        forgetTileTakenAway(desk, before->board());
        select(desk, {desk.selection.square, desk.idOf(figure)});
        answerAgain(desk);
    } else if (const auto first = ranges::find_if(
                   *desk.questions, [&](const Question &question) { return mayOpenWith(desk, question); });
               first != desk.questions->end()) {
        ask(desk, *first);
    }
    if (event.fresh)
        forgetSteps(desk);
    markDangers(desk);
}

/// What happened since the last step is taken back with it.
void belongsToLastStep(Desk &desk)
{
    if (!desk.steps.empty())
        desk.steps.back() = std::make_shared<std::pair<Focus, Focus>>(desk.steps.back()->first, desk);
}

/// The focus before or after a step that was taken back or made again.
void restore(Desk &desk, const Focus &focus)
{
    static_cast<Focus &>(desk) = focus;
    tryOut(desk, focus.tried);
    keepQuestion(desk, desk.position->scenario().questions.size());
    select(desk, focus.selection);
    answerAgain(desk);
}

void takeBack(Desk &desk, const PositionPtr &after)
{
    const Desk::StepPtr step = desk.steps.back();
    desk.steps.pop_back();
    desk.undone.emplace_back(step, after);
    if (step->second == desk.left && step->first != desk)
        restore(desk, step->first);
}

/// Another step, or the one that was taken back last.
void goOn(Desk &desk)
{
    constexpr std::size_t most = 100; // steps back
    if (desk.undone.empty() || desk.undone.back().second->scenario() != desk.position->scenario()) {
        desk.undone.clear();
    } else {
        if (const Focus &before = desk.undone.back().first->first; before == desk.left)
            restore(desk, desk.undone.back().first->second);
        desk.undone.pop_back();
    }
    desk.steps.push_back(std::make_shared<std::pair<Focus, Focus>>(desk.left, desk));
    if (desk.steps.size() > most)
        desk.steps.erase(desk.steps.begin());
}

void happen(Desk &desk, const ondesk::Stepped &event)
{
    const int by = event.steps - std::exchange(desk.step, event.steps);
    const PositionPtr past = std::exchange(desk.past, nullptr);
    if (by == 1)
        goOn(desk);
    else if (by == -1 && !desk.steps.empty())
        takeBack(desk, past ? past : desk.position);
    else if (by != 0)
        forgetSteps(desk);
}

void happen(Desk &desk, const ondesk::Asked &event)
{
    if (mayAsk(desk, event.question))
        ask(desk, event.question);
}

void happen(Desk &desk, const ondesk::PutAside &)
{
    if (desk.tried && !desk.tried->rules) // it was about the question
        tryOut(desk, {});
    askNothing(desk);
    desk.figureFirst = desk.unasked = false;
}

void happen(Desk &desk, const ondesk::Chosen &event)
{
    if (event.question >= 0 && event.question < static_cast<int>(desk.questions->size()))
        ask(desk, desk.questions->at(static_cast<std::size_t>(event.question)));
}

void happen(Desk &desk, const ondesk::SquareAsked &event)
{
    select(desk, {event.square, {}});
    const auto about = questionsAbout(desk.position->board(), event.square);
    if (about.empty())
        return;
    const Question &meant = event.feature ? about.back() : about.front(); // the score is last
    const auto isIt = [&](const Question &question) {
        return question.ask == meant.ask && question.at == event.square;
    };
    if (desk.question && isIt(*desk.question))
        return;
    const auto listed = ranges::find_if(*desk.questions, isIt);
    ask(desk, listed == desk.questions->end() ? meant : *listed);
    // the tile may have been meant, not what it completes
    desk.unasked = questionKindOf(desk.question->ask).about == Topic::Tile;
}

void happen(Desk &desk, const ondesk::FigureAsked &event)
{
    const int figure = desk.figure(event.figure);
    if (figure < 0)
        return;
    const Question question{.ask = Ask::Outlook, .target = event.figure};
    const bool isNews = !(desk.answer && speaksOf(*desk.answer, figure)) && mayAsk(desk, question);
    if (isNews)
        ask(desk, question);
    select(desk, {{}, event.figure});
    desk.figureFirst = !isNews;
}

void happen(Desk &desk, const ondesk::Selected &event)
{
    select(desk, event.selection);
    desk.figureFirst = false;
}

void happen(Desk &desk, const ondesk::Tried &event)
{
    tryOut(desk, event.trial);
    answerAgain(desk);
}

void happen(Desk &desk, const ondesk::JustPlaced &event)
{
    if (event.just == desk.isJustPlaced() || !desk.canBeJustPlaced())
        return;
    desk.question->placed = event.just;
    desk.current = indexOf(*desk.questions, *desk.question);
    answerAgain(desk);
}

void happen(Desk &desk, const ondesk::Laid &event)
{
    select(desk, {event.square, event.figure});
    if (event.figure.empty() && (!desk.question || desk.unasked)) {
        if (const auto raised = questionRaisedAt(desk.position->board(), event.square))
            ask(desk, *raised);
        else
            askNothing(desk);
        desk.unasked = desk.question.has_value();
    }
    belongsToLastStep(desk);
}

void happen(Desk &desk, const ondesk::FloorPlaced &event)
{
    select(desk, {desk.selection.square}); // else one like the figure it took
    if (event.captured) {
        askNothing(desk);
    } else {
        happen(desk, ondesk::JustPlaced{true});
    }
    belongsToLastStep(desk);
}

void happen(Desk &desk, const ondesk::CitedAll &event)
{
    desk.cited = event.all ? Cited::All : Cited::Deciding;
}

void happen(Desk &desk, const ondesk::HingesFound &event)
{
    if (event.answer == desk.answer)
        desk.hinges = event.hinges;
}

void happen(Desk &desk, const ondesk::Lit &event)
{
    desk.lit = event.light;
    std::erase_if(desk.lit.figures, [&](const std::string &id) { return desk.figure(id) < 0; });
    const Extent extent = extentOf(desk.position->scenario());
    std::erase_if(desk.lit.squares, [&](Square square) { return extent.with(square) != extent; });
}

void happen(Desk &desk, const ondesk::DangersWished &event)
{
    desk.dangers = event.wish;
    markDangers(desk);
}

void happen(Desk &desk, const ondesk::ExpansionsMissing &event)
{
    desk.missing = event.missing;
}

} // namespace

Desk after(Desk desk, const DeskEvent &event)
{
    std::visit([&desk](const auto &what) { happen(desk, what); }, event);
    return desk;
}

} // namespace towerwatch
