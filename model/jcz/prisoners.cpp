// SPDX-License-Identifier: MIT
/// The part of the table that is about prisoners: captured, exchanged, bought back.
#include "model/jcz/table.h"

#include "model/referee/answers.h"

#include <algorithm>

namespace towerwatch {

std::vector<JczTable::Captive>::iterator JczTable::captive(std::string_view id)
{
    return std::ranges::find_if(m_captives, [&](const Captive &held) { return held.meeple.id == id; });
}

/// A prisoner goes home.
void JczTable::setFree(std::vector<Captive>::iterator held)
{
    if (m_toExchange && m_toExchange->meeple.id == held->meeple.id)
        m_toExchange.reset();
    m_captives.erase(held);
}

void JczTable::capture(const JczMessage &message, Colour by)
{
    const auto meeple = meepleOf(message);
    if (!meeple)
        return;
    settleExchange();
    const int figure = figureCalled(meeple->id);
    if (figure < 0 && m_away.erase(meeple->id) == 0) {
        note(JczCode::FigureNotThere, factsOf(*meeple));
        return;
    }
    if (figure >= 0)
        removeWithOrphans(figure, by);
    if (canBePrisoner(meeple->kind) && colourOf(meeple->player) != by)
        imprison(*meeple, by);
}

/// Takes a prisoner, or exchanges him at once: the captor gets back a figure that the other player holds.
/// With several kinds among them the captor's choice is a message of its own.
void JczTable::imprison(const JczMeeple &meeple, Colour by)
{
    const Colour owner = colourOf(meeple.player);
    std::vector<std::string> own;
    std::set<FigureKind> kinds;
    for (const Captive &held : m_captives)
        if (held.holder == owner && colourOf(held.meeple.player) == by) {
            own.push_back(held.meeple.id);
            kinds.insert(held.meeple.kind);
        }
    if (kinds.size() == 1) {
        setFree(captive(own.front()));
        return;
    }
    m_captives.push_back({meeple, by});
    if (!own.empty())
        m_toExchange = m_captives.back();
}

void JczTable::exchange(const JczMessage &message)
{
    const auto meeple = meepleOf(message);
    if (!meeple)
        return;
    const auto chosen = captive(meeple->id);
    const bool fits = m_toExchange && chosen != m_captives.end() &&
                      chosen->holder == colourOf(m_toExchange->meeple.player) &&
                      colourOf(meeple->player) == m_toExchange->holder;
    if (!fits) {
        note(JczCode::NotAPrisoner, factsOf(*meeple));
        return;
    }
    setFree(chosen);
    setFree(captive(m_toExchange->meeple.id));
}

void JczTable::settleExchange()
{
    if (!m_toExchange)
        return;
    const Captive taken = *std::exchange(m_toExchange, std::nullopt);
    const Colour owner = colourOf(taken.meeple.player);
    const auto mine = std::ranges::find_if(m_captives, [&](const Captive &held) {
        return held.holder == owner && colourOf(held.meeple.player) == taken.holder;
    });
    if (mine == m_captives.end())
        return;
    note(JczCode::ExchangeNotChosen, {std::string(name(taken.holder)), std::string(name(owner))});
    setFree(mine);
    setFree(captive(taken.meeple.id));
}

std::optional<Colour> JczTable::payRansom(const JczMessage &message)
{
    const auto meeple = meepleOf(message);
    if (!meeple)
        return std::nullopt;
    const auto held = captive(meeple->id);
    if (held == m_captives.end()) {
        note(JczCode::NotAPrisoner, factsOf(*meeple));
        return std::nullopt;
    }
    const Colour payer = colourOf(meeple->player);
    addPoints(payer, -ransomCost);
    addPoints(held->holder, ransomCost);
    setFree(held);
    if (m_points[static_cast<std::size_t>(payer)] < 0)
        note(JczCode::PointsBelowZero, {std::string(name(payer))});
    return payer;
}

} // namespace towerwatch
