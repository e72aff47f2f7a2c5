// SPDX-License-Identifier: MIT
/// The part of the table that is about figures: laid, moved, taken off, captured, exchanged, bought back.
#include "model/jcz/gametable.h"
#include "model/referee/answers.h"
#include "model/referee/capture.h"
#include "model/value/ranges.h"

namespace towerwatch {

std::optional<JczMeeple> JczTable::meepleOf(const JczMessage &message)
{
    auto meeple = jczMeeple(message.meeple);
    if (meeple && static_cast<std::size_t>(meeple->player) < m_colours.size())
        return meeple;
    note(JczCode::UnknownFigure, {message.meeple});
    return std::nullopt;
}

int JczTable::figureCalled(std::string_view id) const
{
    return indexWhere(m_scenario.figures,
                      [&](const Figure &figure) { return !id.empty() && figure.id == id; });
}

/// Puts a figure on a place that is there, unless it is a tower's top and taken.
bool JczTable::stands(FigureKind kind, std::optional<Colour> owner, std::string id, Square at,
                      std::optional<Place> place)
{
    const bool tower = place && place->kind == PlaceKind::Tower;
    for (const Figure &figure : m_scenario.figures)
        if (tower && figure.at == at && figure.isOn(PlaceKind::Tower))
            return false;
    Figure figure{.id = std::move(id), .kind = kind, .owner = owner, .on = place};
    if (!place || hasSquare(place->kind))
        figure.at = at;
    m_scenario.figures.push_back(std::move(figure));
    m_figuresChanged = true;
    return true;
}

void JczTable::deploy(const JczMessage &message)
{
    ++m_loss.figures;
    const auto meeple = meepleOf(message);
    if (!meeple) {
        ++m_loss.figuresLost;
        return;
    }
    const int already = figureCalled(meeple->id);
    const auto prisoner = captive(meeple->id);
    if (already >= 0 || prisoner != m_captives.end())
        note(JczCode::FigureElsewhere, factsOf(*meeple));
    if (already >= 0)
        remove({already});
    else if (prisoner != m_captives.end())
        setFree(prisoner);
    const Square at = message.at.value_or(Square{});
    const int tile = message.at ? tiles().tileAt(at) : -1;
    const auto place = jczPlace(tiles(), tile, message.feature, message.location);
    if (place && stands(meeple->kind, colourOf(meeple->player), meeple->id, at, place)) {
        m_away.erase(meeple->id);
        return;
    }
    ++m_loss.figuresLost;
    m_loss.figuresOnLostTiles += m_lostSquares.contains(at) ? 1 : 0;
    auto facts = factsOf(*meeple);
    const bool both = !message.feature.empty() && !message.location.empty();
    facts.push_back(message.feature + (both ? " " : "") + message.location);
    facts.push_back(toText(at));
    note(JczCode::NoSuchPlace, std::move(facts));
    m_away.insert(meeple->id);
}

void JczTable::moveNeutral(const JczMessage &message)
{
    const auto kind = jczNeutral(message.word);
    if (!kind) {
        note(JczCode::UnknownFigure, {message.word});
        return;
    }
    const std::string id(name(*kind));
    if (const int already = figureCalled(id); already >= 0)
        remove({already});
    const Square at = message.at.value_or(Square{});
    const int tile = message.at ? tiles().tileAt(at) : -1;
    if (tile < 0) {
        note(JczCode::NoSuchPlace, {id, "", "", toText(at)});
        return;
    }
    if (kind == FigureKind::Fairy)
        m_fairyFollower = jczMeeple(message.meeple).value_or(JczMeeple{}).id;
    if (kind == FigureKind::Dragon) {
        std::vector<int> eaten;
        for (const int i : board().figuresOn(tile)) {
            const Figure &figure = board().figure(i);
            if (figure.on && figure.on->kind != PlaceKind::Castle && figure.kind != FigureKind::Barn)
                eaten.push_back(i);
        }
        remove(eaten);
    }
    stands(*kind, std::nullopt, id, at, std::nullopt);
}

void JczTable::sendHome(const JczMessage &message)
{
    const auto meeple = meepleOf(message);
    if (!meeple)
        return;
    const int figure = figureCalled(meeple->id);
    if (figure >= 0)
        removeWithOrphans(figure, colourOf(meeple->player));
    else if (m_away.erase(meeple->id) == 0)
        note(JczCode::FigureNotThere, factsOf(*meeple));
    if (message.word == "ABBOT_RETURN")
        note(JczCode::AbbotScores, {std::string(name(colourOf(meeple->player)))});
}

void JczTable::removeWithOrphans(int figure, Colour by)
{
    std::vector<int> leaving{figure};
    WatchtowerValues values(board());
    for (const Consequence &consequence : consequencesOf(board(), figure, by, values))
        if (consequence.effect == Effect::Orphan)
            leaving.push_back(consequence.figure);
    remove(leaving);
}

void JczTable::remove(const std::vector<int> &figures)
{
    if (figures.empty())
        return;
    std::vector<Figure> kept;
    for (std::size_t i = 0; i < m_scenario.figures.size(); ++i)
        if (ranges::find(figures, static_cast<int>(i)) == figures.end())
            kept.push_back(std::move(m_scenario.figures[i]));
    m_scenario.figures = std::move(kept);
    m_figuresChanged = true;
    if (figureCalled(m_fairyFollower) < 0)
        m_fairyFollower.clear();
}

std::vector<JczTable::Captive>::iterator JczTable::captive(std::string_view id)
{
    return ranges::find_if(m_captives, [&](const Captive &held) { return held.meeple.id == id; });
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
    const auto mine = ranges::find_if(m_captives, [&](const Captive &held) {
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
