// SPDX-License-Identifier: MIT
#include "model/inquiry/dangers.h"

#include "model/referee/capture.h"
#include "model/referee/reach.h"
#include "model/referee/referee.h"

namespace towerwatch {

Effort workOfDangers(const Board &board)
{
    const Scenario &scenario = board.scenario();
    return Work(scenario).ofDangers(board.towers().size(), playerOrder(scenario).size(),
                                    scenario.rules.house);
}

namespace {

/// What exposes each figure to a player, found out when it is asked for.
class Exposures
{
public:
    Exposures(const Board &board, Colour by)
        : m_board(board)
        , m_by(by)
        , m_verdicts(board.scenario().figures.size())
    {
    }
    Colour by() const { return m_by; }
    Verdict of(int figure)
    {
        auto &verdict = m_verdicts[static_cast<std::size_t>(figure)];
        if (!verdict)
            verdict = exposureOf(m_board, figure, m_by).verdict;
        return *verdict;
    }

private:
    const Board &m_board;
    Colour m_by;
    std::vector<std::optional<Verdict>> m_verdicts;
};

} // namespace

std::vector<Danger> dangersOf(const Board &board)
{
    std::vector<Danger> dangers;
    if (isTooMuch(workOfDangers(board)))
        return dangers;
    std::vector<Exposures> players;
    for (const Colour by : playerOrder(board.scenario()))
        players.emplace_back(board, by);
    for (const int tile : board.towers()) {
        const Square tower = board.placed(tile).at;
        const int range = rangeOf(board.rules(), board.placed(tile).floors + 1);
        const std::vector<int> figures = figuresIn(board, reachOf(board, tower, range));
        for (Exposures &player : players) {
            if (figures.empty() || judgeFloor(board, tower, player.by()).legal == Legality::No)
                continue;
            Danger danger{.at = tower, .by = player.by(), .range = range};
            for (const int figure : figures)
                if (const Verdict verdict = player.of(figure); verdict != Verdict::Safe)
                    (verdict == Verdict::Open ? danger.open : danger.capturable).push_back(figure);
            if (!danger.capturable.empty() || !danger.open.empty())
                dangers.push_back(std::move(danger));
        }
    }
    return dangers;
}

Value toValue(const std::vector<std::string> &ids, const Danger &danger)
{
    const auto idsOf = [&](const std::vector<int> &figures) {
        return Value::listOf(figures, [&](int figure) { return ids[static_cast<std::size_t>(figure)]; });
    };
    return Value::map("at", danger.at, "by", danger.by, "range", danger.range, "capturable",
                      idsOf(danger.capturable), "open", idsOf(danger.open));
}

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

} // namespace towerwatch
