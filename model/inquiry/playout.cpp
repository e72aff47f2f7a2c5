// SPDX-License-Identifier: MIT
#include "model/inquiry/playout.h"

#include "model/referee/strength.h"

#include <algorithm>

namespace towerwatch {

namespace {

using Sums = std::array<int, enumNames<Colour>.size()>;

ColourPoints listed(const Board &board, const Sums &sums)
{
    ColourPoints points;
    for (const Colour colour : board.colours())
        if (const int sum = sums[static_cast<std::size_t>(colour)]; sum > 0)
            points.emplace_back(colour, sum);
    return points;
}

/// The figures that stand in a scored feature and leave it.
std::vector<int> standingIn(const Board &board, const ScoredFeature &feature)
{
    if (feature.feature >= 0) {
        const auto figures = board.figuresIn(feature.feature);
        return {figures.begin(), figures.end()};
    }
    std::vector<int> monks;
    for (const int figure : board.figuresOn(board.tileAt(feature.tiles.front())))
        if (const auto &on = board.figure(figure).on; on && on->kind == PlaceKind::Monastery)
            monks.push_back(figure);
    return monks;
}

/// Collects the steps and how the points stand.
class Steps
{
public:
    explicit Steps(const Board &board)
        : m_board(board)
    {
    }

    void add(PlayStep step, const Sums &points)
    {
        for (std::size_t i = 0; i < points.size(); ++i)
            m_totals[i] += points[i];
        step.points = listed(m_board, points);
        step.totals = listed(m_board, m_totals);
        m_steps.push_back(std::move(step));
    }

    std::vector<PlayStep> take() { return std::move(m_steps); }

private:
    const Board &m_board;
    Sums m_totals{};
    std::vector<PlayStep> m_steps;
};

} // namespace

std::vector<PlayStep> playOut(const Board &board, const ScoreAnswer &answer)
{
    Steps steps(board);
    for (int i = 0; const TriggeredWatchtower &tower : answer.watchtowers) {
        Sums points{};
        for (const int figure : tower.figures)
            if (const auto owner = board.figure(figure).owner)
                points[static_cast<std::size_t>(*owner)] += tower.value;
        steps.add({PlayKind::Watchtower, i++, {tower.at}, tower.figures}, points);
    }
    for (int i = 0; const ScoredFeature &feature : answer.features) {
        Sums points{};
        for (const Colour colour : feature.receivers)
            points[static_cast<std::size_t>(colour)] += feature.points;
        steps.add({PlayKind::Feature, i++, feature.tiles, standingIn(board, feature)}, points);
    }
    for (int i = 0; const ScoredFeature &feature : answer.features) {
        if (std::vector<int> leaving = standingIn(board, feature); !leaving.empty())
            steps.add({PlayKind::GoHome, i, feature.tiles, std::move(leaving)}, {});
        ++i;
    }
    return steps.take();
}

} // namespace towerwatch
