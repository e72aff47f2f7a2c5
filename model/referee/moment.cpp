// SPDX-License-Identifier: MIT
#include "model/referee/moment.h"

#include "model/referee/referee.h"
#include "model/value/ranges.h"

namespace towerwatch {

Facts momentAgainst(const Scenario &scenario, Colour by, std::optional<FigureKind> figure)
{
    const Turn turn = turnOf(scenario, by);
    if (turn.over)
        return {{.name = FactName::GameOver, .because = {cite::towerActionChoice}}};
    if (turn.laid && !turn.laid->at)
        return {{.name = FactName::TileFirst, .because = {cite::towerActionChoice}}};
    const auto action = turn.action();
    if (!action)
        return {};
    if (figure != FigureKind::Phantom)
        return {{.name = FactName::ActionDone, .done = action, .because = {cite::towerActionChoice}}};
    if (turn.hasDone(Done::Phantom))
        return {{.name = FactName::ActionDone,
                 .done = Done::Phantom,
                 .because = {cite::towerActionChoice, cite::phantomAfterFloor}}};
    return {};
}

Facts momentAgainstRansom(const Scenario &scenario)
{
    if (!scenario.turn || !scenario.turn->over)
        return {};
    return {{.name = FactName::GameOver, .because = {cite::ransomOwnTurn, cite::prisonersAtEnd}}};
}

Because phantomFollows(const Scenario &scenario, Colour by)
{
    const auto action = turnOf(scenario, by).action();
    if (!action)
        return {};
    return action == Done::Other ? Because{cite::phantomAfterFloor, cite::towerActionWithPrincess}
                                 : Because{cite::phantomAfterFloor};
}

namespace {

/// Finds the state of each step.
class Steps
{
public:
    Steps(const Board &board, Colour by, const ActionsAnswer &actions)
        : m_board(board)
        , m_by(by)
        , m_turn(turnOf(board.scenario(), by))
        , m_actions(actions)
    {
    }

    std::vector<TurnStep> all()
    {
        add(StepName::Ransom, ransom(), m_actions.ransom.because);
        add(StepName::Tile, m_turn.isTileLaid() ? StepState::Done : StepState::Now);
        add(StepName::Action, action(), {cite::towerActionChoice});
        const Turn stated = m_board.scenario().turn.value_or(Turn()); // by whomever is on turn
        if (names(FigureKind::Phantom) || stated.hasDone(Done::Phantom))
            add(StepName::Phantom, phantom(),
                m_turn.hasDone(Done::Floor) ? Because{cite::phantomAfterFloor} : Because());
        const bool mayWait = ranges::any_of(m_steps, [](const TurnStep &step) {
            return step.state != StepState::Done && step.state != StepState::No;
        });
        add(StepName::Scoring, mayWait ? StepState::Later : StepState::Now);
        if (stated.half || names(FigureKind::Builder))
            add(StepName::SecondHalf, secondHalf(), {cite::doubleTurnExtraFromBuilder});
        return std::move(m_steps);
    }

private:
    void add(StepName step, StepState state, Because because = {})
    {
        m_steps.push_back({step, m_turn.over ? StepState::No : state, std::move(because)});
    }

    StepState ransom() const
    {
        if (m_turn.ransomPaid)
            return StepState::Done;
        return m_actions.ransom.legal == Legality::Yes    ? StepState::Now
               : m_actions.ransom.legal == Legality::Open ? StepState::Open
                                                          : StepState::No;
    }

    StepState action() const
    {
        if (m_turn.action())
            return StepState::Done;
        const Player *player = m_board.player(m_by);
        const bool hasNobody =
            player && player->supply &&
            ranges::all_of(*player->supply, [](const auto &entry) { return entry.second == 0; });
        if (hasNobody && !fitsFloor())
            return StepState::No;
        return m_turn.laid && !m_turn.laid->at ? StepState::Later : StepState::Now;
    }
    /// Whether a floor could be placed on some tower at the moment for it.
    bool fitsFloor() const
    {
        return ranges::any_of(m_board.towers(), [&](int tile) {
            return judgeFloor(m_board, m_board.placed(tile).at, m_by).legal == Legality::Yes;
        });
    }

    StepState phantom() const
    {
        if (m_turn.hasDone(Done::Phantom))
            return StepState::Done;
        if (!hasInSupply(m_board, m_by, FigureKind::Phantom))
            return ranges::find(m_actions.ransom.options, FigureKind::Phantom, &RansomOption::figure) !=
                           m_actions.ransom.options.end()
                       ? StepState::Later
                       : StepState::No;
        return m_turn.action() ? StepState::Now : StepState::Later;
    }

    StepState secondHalf() const
    {
        return !m_turn.half                  ? StepState::Open
               : m_turn.half == Half::Second ? StepState::Now
                                             : StepState::Later;
    }

    /// Whether the file names such a figure: then they are played with.
    bool names(FigureKind kind) const
    {
        const auto isSuch = [kind](const auto &thing) { return thing.kind == kind; };
        const Scenario &scenario = m_board.scenario();
        return ranges::any_of(scenario.figures, isSuch) ||
               ranges::any_of(scenario.players, [&](const Player &player) {
                   return ranges::any_of(player.prisoners, isSuch) ||
                          ranges::any_of(player.supply.value_or(Supply()), [&](const auto &entry) {
                              return entry.first == kind && entry.second > 0;
                          });
               });
    }

    const Board &m_board;
    Colour m_by;
    Turn m_turn;
    const ActionsAnswer &m_actions;
    std::vector<TurnStep> m_steps;
};

} // namespace

std::vector<TurnStep> stepsOf(const Board &board, Colour by, const ActionsAnswer &actions)
{
    return Steps(board, by, actions).all();
}

} // namespace towerwatch
