// SPDX-License-Identifier: MIT
/// The scenarios that can be gone back to. Only the current one is kept whole, of the others what is
/// different.
#pragma once

#include "model/board/position.h"
#include "model/edit/undo.h"

#include <deque>

namespace towerwatch {

/// `Beside` belongs to each scenario besides and is cheap to copy: the text it was typed as.
template <typename Beside> class History
{
public:
    explicit History(PositionPtr first, Beside beside = {})
        : m_position(std::move(first))
        , m_beside(std::move(beside))
    {
    }

    /// The current scenario with its board; never null.
    const PositionPtr &position() const { return m_position; }
    const Beside &beside() const { return m_beside; }
    /// The number of the current scenario: one more after each step, one less where one is taken back.
    int number() const { return m_first + past(); }
    /// How many steps can be taken back, and made again.
    int past() const { return static_cast<int>(m_now); }
    int future() const { return static_cast<int>(m_steps.size() - m_now); }

    /// Adds a step from here, to be made by redo(); those taken back are forgotten. False, and nothing is
    /// forgotten, if nothing differs after it.
    bool add(Scenario after, Beside beside = {})
    {
        Step step{{m_position->scenario(), after}, m_beside, std::move(beside)};
        if (step.patch.empty() && step.before == step.after)
            return false;
        if (!step.patch.empty())
            m_added = positionOf(std::move(after));
        m_steps.erase(m_steps.begin() + past(), m_steps.end());
        m_steps.push_back(std::move(step));
        return true;
    }
    void undo()
    {
        if (m_now == 0)
            return;
        const Step &step = m_steps[--m_now];
        m_added.reset();
        m_beside = step.before;
        change(step.patch, &ScenarioPatch::revert);
    }
    void redo()
    {
        if (future() == 0)
            return;
        const Step &step = m_steps[m_now++];
        m_beside = step.after;
        if (m_added)
            m_position = std::exchange(m_added, nullptr);
        else
            change(step.patch, &ScenarioPatch::apply);
    }

    /// The scenario so many steps from here, if there are as many.
    std::optional<Scenario> at(int steps) const
    {
        if (steps < -past() || steps > future())
            return {};
        Scenario scenario = m_position->scenario();
        for (std::size_t i = m_now; steps < 0; ++steps)
            m_steps[--i].patch.revert(scenario);
        for (std::size_t i = m_now; steps > 0; --steps)
            m_steps[i++].patch.apply(scenario);
        return scenario;
    }
    /// Puts a scenario of another day before the first one (`before`), or after the last.
    void recall(const Scenario &scenario, bool before)
    {
        const Scenario end = *at(before ? -past() : future());
        const Beside beside = (before ? past() : future()) == 0 ? m_beside
                              : before                          ? m_steps.front().before
                                                                : m_steps.back().after;
        if (!before)
            return m_steps.push_back({{end, scenario}, beside, beside});
        m_steps.push_front({{scenario, end}, beside, beside});
        ++m_now;
        --m_first;
    }
    /// Forgets the oldest steps beyond so many.
    void keep(int most)
    {
        for (; past() > most; --m_now, ++m_first)
            m_steps.pop_front();
    }

private:
    struct Step
    {
        ScenarioPatch patch;
        Beside before, after;
    };

    PositionPtr positionOf(Scenario scenario) const
    {
        return std::make_shared<Position>(std::move(scenario), m_position->catalogue());
    }
    void change(const ScenarioPatch &patch, void (ScenarioPatch::*way)(Scenario &) const)
    {
        if (patch.empty())
            return;
        Scenario scenario = m_position->scenario();
        (patch.*way)(scenario);
        m_position = positionOf(std::move(scenario));
    }

    PositionPtr m_position, m_added; ///< the current one, and the one after the step that was just added
    Beside m_beside;
    std::deque<Step> m_steps; ///< made, then taken back ones
    std::size_t m_now = 0;    ///< how many are made
    int m_first = 0;          ///< the number of the oldest scenario
};

} // namespace towerwatch
