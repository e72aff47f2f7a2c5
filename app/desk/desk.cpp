// SPDX-License-Identifier: MIT
#include "app/desk/desk.h"

#include "model/edit/repair.h"
#include "model/edit/scenariopatch.h"
#include "model/inquiry/suggestions.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "views/drawing/scene.h"

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
    return std::make_shared<Position>(std::move(scenario), builtInTiles());
}

/// The answer to the question as it is tried.
AnswerPtr answerOf(const Desk &desk)
{
    if (!desk.question)
        return {};
    Question question = *desk.question;
    if (desk.tried && desk.tried->by)
        question.by = desk.tried->by;
    const std::optional<int> height = desk.tried ? desk.tried->height : std::nullopt;
    if (!height && !desk.isJustPlaced())
        return std::make_shared<Answer>(answer(desk.shown->board(), question));
    Scenario lower = desk.shown->scenario();
    for (PlacedTile &tile : lower.tiles)
        if (tile.at == question.at)
            tile.floors = height.value_or(tile.floors) - 1;
    for (Player &player : lower.players) // who has just placed a floor had it
        if (!height && player.floors && player.colour == askerOf(lower, question))
            ++*player.floors;
    return std::make_shared<Answer>(answer(Board(lower, builtInTiles()), question));
}

void answerAgain(Desk &desk)
{
    desk.answer = answerOf(desk);
    desk.hinges = {};
    desk.lit = {};
}

void markDangers(Desk &desk)
{
    desk.dangerMarks = desk.dangers.wanted ? drawing::marksOf(dangersOf(desk.shown->board()), desk.dangers.by)
                                           : drawing::DangerMarks();
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
}

int placeOf(const Question &question, const std::vector<Question> &questions)
{
    const auto found = std::ranges::find(questions, question);
    return found == questions.end() ? -1 : static_cast<int>(found - questions.begin());
}

/// Asks a question; the figure that it is about is selected.
void ask(Desk &desk, const Question &question)
{
    desk.current = placeOf(question, *desk.questions);
    desk.question = question;
    if (desk.tried && !desk.tried->rules) // it was about the other question
        tryOut(desk, {});
    answerAgain(desk);
    select(desk, {desk.selection.square, question.target.value_or(std::string())});
}

/// Whether the answer, as it is explained, has a line about a figure.
bool speaksOf(const Desk &desk, int figure)
{
    if (!desk.answer)
        return false;
    Footnotes footnotes;
    const Explanation explanation = explain(*desk.shown, *desk.answer, footnotes);
    return std::ranges::any_of(explanation.statements,
                               [figure](const Statement &statement) { return statement.figure == figure; });
}

/// The question goes on where it can be asked in the new position, the selection with its figure.
void follow(Desk &desk, const Desk &before)
{
    const bool any = !desk.position->scenario().tiles.empty();
    const auto count = static_cast<int>(desk.questions->size());
    const int same = desk.question ? placeOf(*desk.question, *desk.questions) : -1;
    if (same >= 0)
        desk.current = same;
    else if (desk.current >= 0)
        desk.current = std::clamp(desk.current, 0, std::max(count - 1, 0));
    if (desk.current >= count)
        desk.current = -1;
    if (desk.current >= 0)
        desk.question = desk.questions->at(static_cast<std::size_t>(desk.current));
    else if (desk.question && !(any && canBeAsked(desk.position->board(), *desk.question)))
        desk.question.reset();
    const int figure =
        figureAfter(before.position->scenario(), before.selectedFigure(), desk.position->scenario());
    select(desk, {desk.selection.square, desk.idOf(figure)});
}

void happen(Desk &desk, const ondesk::Shown &event)
{
    if (event.position == desk.position && !event.fresh)
        return;
    const bool fresh = event.fresh || desk.position->scenario().tiles.empty();
    const Desk before = std::exchange(desk, Desk());
    desk.cited = before.cited;
    desk.dangers = before.dangers;
    desk.position = desk.shown = event.position;
    const Scenario &scenario = event.position->scenario();
    if (!scenario.tiles.empty())
        desk.questions = std::make_shared<std::vector<Question>>(questionsOf(scenario, builtInTiles()));
    if (!fresh) {
        desk.current = before.current;
        desk.question = before.question;
        desk.justPlaced = before.justPlaced;
        desk.selection.square = before.selection.square;
        follow(desk, before);
        answerAgain(desk);
    } else if (!desk.questions->empty()) {
        ask(desk, desk.questions->front());
    }
    markDangers(desk);
}

void happen(Desk &desk, const ondesk::Asked &event)
{
    if (!desk.position->scenario().tiles.empty())
        ask(desk, event.question);
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
    if (about.empty() || about.front().ask == Ask::Score)
        return;
    const auto isIt = [&](const Question &question) {
        return question.ask == about.front().ask && question.at == event.square;
    };
    if (desk.question && isIt(*desk.question))
        return;
    const auto listed = std::ranges::find_if(*desk.questions, isIt);
    ask(desk, listed == desk.questions->end() ? about.front() : *listed);
}

void happen(Desk &desk, const ondesk::FigureAsked &event)
{
    const int figure = desk.figure(event.figure);
    if (figure < 0)
        return;
    if (!speaksOf(desk, figure))
        if (const auto question = questionAboutFigure(desk.position->board(), figure))
            ask(desk, *question);
    select(desk, {{}, event.figure});
}

void happen(Desk &desk, const ondesk::Selected &event)
{
    select(desk, event.selection);
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
    if (event.just)
        desk.justPlaced.push_back(*desk.question);
    else
        std::erase(desk.justPlaced, *desk.question);
    answerAgain(desk);
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
    const drawing::Extent extent = drawing::extentOf(desk.position->scenario());
    std::erase_if(desk.lit.squares, [&](Square square) { return extent.with(square) != extent; });
}

void happen(Desk &desk, const ondesk::DangersWished &event)
{
    desk.dangers = event.wish;
    markDangers(desk);
}

} // namespace

Desk::Desk()
    : questions(std::make_shared<std::vector<Question>>())
{
    static const auto nothing = std::make_shared<const Position>(Scenario(), builtInTiles());
    position = shown = nothing;
}

int Desk::figure(const std::string &id) const
{
    const auto &ids = position->ids();
    const auto found = id.empty() ? ids.end() : std::ranges::find(ids, id);
    return found == ids.end() ? -1 : static_cast<int>(found - ids.begin());
}

std::string Desk::idOf(int figure) const
{
    const auto &ids = position->ids();
    return figure < 0 || figure >= static_cast<int>(ids.size()) ? std::string()
                                                                : ids[static_cast<std::size_t>(figure)];
}

Light Desk::light(const QList<int> &figures, const QList<Square> &squares) const
{
    Light light{{}, {squares.cbegin(), squares.cend()}};
    for (const int figure : figures)
        light.figures.push_back(idOf(figure));
    return light;
}

bool Desk::canBeJustPlaced() const
{
    const int tile =
        question && question->ask == Ask::PlaceFloor ? position->board().tileAt(*question->at) : -1;
    return tile >= 0 && position->board().placed(tile).floors > 0;
}

bool Desk::isJustPlaced() const
{
    return canBeJustPlaced() && std::ranges::find(justPlaced, *question) != justPlaced.end();
}

drawing::BoardMarks Desk::marks() const
{
    drawing::BoardMarks marks = answer ? drawing::marksOf(*answer) : drawing::BoardMarks();
    marks.selectedFigure = selectedFigure();
    marks.selectedSquare = selection.square;
    marks.dangers = dangerMarks;
    for (const std::string &id : lit.figures)
        marks.litFigures.push_back(figure(id));
    if (lit != Light())
        marks.litSquares = lit.squares;
    return marks;
}

bool Desk::readsAs(const Desk &other) const
{
    return shown == other.shown && answer == other.answer && hinges == other.hinges && cited == other.cited &&
           selection.figure == other.selection.figure && isJustPlaced() == other.isJustPlaced();
}

Desk after(Desk desk, const DeskEvent &event)
{
    std::visit([&desk](const auto &what) { happen(desk, what); }, event);
    return desk;
}

} // namespace towerwatch
