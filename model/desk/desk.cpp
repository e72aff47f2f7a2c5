// SPDX-License-Identifier: MIT
#include "model/desk/desk.h"

#include "model/inquiry/hinges.h"
#include "model/value/ranges.h"

namespace towerwatch {

Desk::Desk()
    : questions(std::make_shared<std::vector<Question>>())
{
    static const TileCatalogue noTiles;
    static const auto nothing = std::make_shared<const Position>(Scenario(), noTiles);
    position = shown = nothing;
    warnings = std::make_shared<std::vector<Warning>>();
}

int Desk::figure(const std::string &id) const
{
    return id.empty() ? -1 : position->figure(id);
}

std::string Desk::idOf(int figure) const
{
    const auto &ids = position->ids();
    return figure < 0 || figure >= static_cast<int>(ids.size()) ? std::string()
                                                                : ids[static_cast<std::size_t>(figure)];
}

Light Desk::light(const std::vector<int> &figures, const std::vector<Square> &squares) const
{
    Light light{{}, squares};
    for (const int figure : figures)
        light.figures.push_back(idOf(figure));
    return light;
}

bool Desk::canBeJustPlaced() const
{
    return question && towerwatch::canBeJustPlaced(position->board(), *question);
}

Square Desk::squareInView() const
{
    return selection.square ? *selection.square : question ? question->at.value_or(Square{}) : Square{};
}

bool Desk::isKept() const
{
    return current >= 0 && current < std::ssize(position->scenario().questions);
}

bool Desk::isJustPlaced() const
{
    return question && question->placed;
}

BoardMarks Desk::marks() const
{
    BoardMarks marks = answer ? marksOf(*answer) : BoardMarks();
    marks.selectedFigure = selectedFigure();
    marks.selectedSquare = selection.square;
    marks.dangers = dangerMarks;
    if (!warnings->empty())
        marks.warnings = warnings;
    for (const std::string &id : lit.figures)
        marks.litFigures.push_back(figure(id));
    if (lit != Light())
        marks.litSquares = lit.squares;
    return marks;
}

bool Desk::readsAs(const Desk &other) const
{
    return shown == other.shown && answer == other.answer && hinges == other.hinges && cited == other.cited &&
           selection.figure == other.selection.figure && figureFirst == other.figureFirst;
}

} // namespace towerwatch
