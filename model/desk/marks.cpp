// SPDX-License-Identifier: MIT
#include "model/desk/marks.h"

#include <map>
#include <set>

namespace towerwatch::drawing {

namespace {

void add(BoardMarks &marks, const Question &question, const PlaceFloorAnswer &answer)
{
    marks.tower = question.at;
    marks.reach = answer.reach;
    marks.bare = answer.bare;
    for (const FigureVerdict &verdict : answer.figures)
        marks.verdicts.emplace_back(verdict.figure, verdict.verdict);
}

void add(BoardMarks &marks, const Question &question, const PlaceFigureAnswer &)
{
    marks.litSquares.assign(1, question.at.value_or(Square{}));
}

void add(BoardMarks &marks, const Question &, const WatchtowerAnswer &answer)
{
    marks.area = answer.area;
    marks.counted = answer.counted;
}

void add(BoardMarks &marks, const Question &, const ScoreAnswer &answer)
{
    for (const ScoredFeature &feature : answer.features)
        if (feature.feature >= 0)
            marks.litFeatures.push_back(feature.feature);
        else
            marks.litSquares.insert(marks.litSquares.end(), feature.tiles.begin(), feature.tiles.end());
    for (const UnfinishedFeature &feature : answer.unfinished)
        if (answer.features.empty() && feature.feature >= 0)
            marks.litFeatures.push_back(feature.feature);
}

void add(BoardMarks &, const Question &, const RansomAnswer &) {}

void add(BoardMarks &marks, const Question &, const ActionsAnswer &answer)
{
    marks.litSquares = answer.floor;
}

void add(BoardMarks &marks, const Question &, const OutlookAnswer &answer)
{
    marks.selectedFigure = answer.figure;
    for (const ReachingTower &tower : answer.towers)
        marks.litSquares.push_back(tower.at);
}

} // namespace

DangerMarks marksOf(const std::vector<Danger> &dangers, std::optional<Colour> by)
{
    DangerMarks marks;
    std::map<int, int> towersOf; // by figure
    for (auto next = dangers.begin(); next != dangers.end();) {
        const Square tower = next->at;
        std::set<int> figures;
        for (; next != dangers.end() && next->at == tower; ++next)
            if (!by || next->by == *by) {
                figures.insert(next->capturable.begin(), next->capturable.end());
                figures.insert(next->open.begin(), next->open.end());
            }
        for (const int figure : figures)
            ++towersOf[figure];
        if (!figures.empty())
            marks.towers.push_back({tower, static_cast<int>(figures.size())});
    }
    marks.figures.assign(towersOf.begin(), towersOf.end());
    return marks;
}

BoardMarks marksOf(const Answer &answer)
{
    BoardMarks marks;
    std::visit([&](const auto &body) { add(marks, answer.question, body); }, answer.body);
    return marks;
}

} // namespace towerwatch::drawing
