// SPDX-License-Identifier: MIT
#include "model/inquiry/changes.h"

#include "model/value/ranges.h"

#include <algorithm>
#include <functional>
#include <map>

namespace towerwatch {

namespace {

/// What things of both lists are alike in; without a text a thing is like no other.
template <typename Item> using Likeness = std::function<std::string(const Item &)>;

/// Finds partners for the things of two lists: those that they begin and end with, then others by one
/// likeness after another.
template <typename Item> class Partners
{
public:
    Partners(const std::vector<Item> &before, const std::vector<Item> &after)
        : m_before(before)
        , m_after(after)
        , m_of(before.size(), -1)
        , m_taken(after.size(), false)
        , m_captors(before.size())
    {
        const auto shorter = std::min(before.size(), after.size());
        std::size_t head = 0, tail = 0;
        for (; head < shorter && before[head] == after[head]; ++head)
            join(head, head);
        while (tail < shorter - head && before[before.size() - 1 - tail] == after[after.size() - 1 - tail]) {
            ++tail;
            join(before.size() - tail, after.size() - tail);
        }
    }

    void pair(const Likeness<Item> &likeness)
    {
        std::map<std::string, std::vector<int>> free;
        for (std::size_t i = m_after.size(); i-- > 0;)
            if (!m_taken[i])
                if (std::string text = likeness(m_after[i]); !text.empty())
                    free[std::move(text)].push_back(static_cast<int>(i));
        for (std::size_t i = 0; i < m_before.size(); ++i) {
            if (m_of[i] >= 0 || m_captors[i])
                continue;
            const auto found = free.find(likeness(m_before[i]));
            if (found == free.end() || found->second.empty())
                continue;
            join(i, static_cast<std::size_t>(found->second.back()));
            found->second.pop_back();
        }
    }

    /// The first without a partner that fits is a prisoner of `captor`.
    template <typename Fits> void capture(Colour captor, Fits fits)
    {
        for (std::size_t i = 0; i < m_before.size(); ++i)
            if (m_of[i] < 0 && !m_captors[i] && fits(m_before[i])) {
                m_captors[i] = captor;
                return;
            }
    }

    /// Those that are gone first.
    std::vector<Change> changes() const
    {
        std::vector<Change> all;
        std::vector<int> from(m_after.size(), -1);
        for (std::size_t i = 0; i < m_of.size(); ++i)
            if (m_of[i] < 0)
                all.push_back({static_cast<int>(i), -1, m_captors[i]});
            else
                from[static_cast<std::size_t>(m_of[i])] = static_cast<int>(i);
        for (std::size_t i = 0; i < from.size(); ++i)
            all.push_back({from[i], static_cast<int>(i), {}});
        return all;
    }

private:
    void join(std::size_t before, std::size_t after)
    {
        m_of[before] = static_cast<int>(after);
        m_taken[after] = true;
    }

    const std::vector<Item> &m_before, &m_after;
    std::vector<int> m_of;
    std::vector<bool> m_taken;
    std::vector<std::optional<Colour>> m_captors;
};

std::string placeOf(const Figure &figure)
{
    return (figure.at ? toText(*figure.at) : std::string()) + (figure.on ? toText(*figure.on) : "");
}

std::string kindOf(const Figure &figure)
{
    return std::string(name(figure.kind)) + ' ' + std::string(figure.owner ? name(*figure.owner) : "");
}

/// The prisoners that players have more of than before.
std::vector<std::pair<Colour, Prisoner>> captures(const Scenario &before, const Scenario &after)
{
    std::vector<std::pair<Colour, Prisoner>> all;
    for (const Player &player : after.players) {
        const Player *then = findPlayer(before, player.colour);
        std::vector<Prisoner> old = then ? then->prisoners : std::vector<Prisoner>();
        for (const Prisoner &prisoner : player.prisoners)
            if (const auto found = ranges::find(old, prisoner); found != old.end())
                old.erase(found);
            else
                all.emplace_back(player.colour, prisoner);
    }
    return all;
}

std::string questionText(const Question &question)
{
    return toJson(Value::map("ask", question.ask, "at", question.at, "figure", question.figure, "from",
                             question.from, "by", question.by, "target", question.target));
}

/// Questions about figures as they are called afterwards.
std::vector<Question> withTargetsAfter(std::vector<Question> questions, const Scenario &before,
                                       const Scenario &after, const std::vector<Change> &figures)
{
    const auto ids = figureIds(before), idsAfter = figureIds(after);
    for (Question &question : questions) {
        const auto is = [&](const Change &change) {
            return change.before >= 0 && change.after >= 0 &&
                   ids[static_cast<std::size_t>(change.before)] == question.target;
        };
        if (const auto found = ranges::find_if(figures, is); found != figures.end())
            question.target = idsAfter[static_cast<std::size_t>(found->after)];
    }
    return questions;
}

} // namespace

std::vector<Change> figureChanges(const Scenario &before, const Scenario &after)
{
    Partners<Figure> figures(before.figures, after.figures);
    figures.pair([](const Figure &figure) { return figure.isNamed() ? figure.id : std::string(); });
    figures.pair([](const Figure &figure) { return kindOf(figure) + placeOf(figure); });
    figures.pair(
        [](const Figure &figure) { return figure.at ? kindOf(figure) + toText(*figure.at) : std::string(); });
    for (const auto &[captor, prisoner] : captures(before, after))
        figures.capture(captor, [&prisoner = prisoner](const Figure &figure) {
            return figure.kind == prisoner.kind && figure.owner == prisoner.owner;
        });
    figures.pair(kindOf);
    return figures.changes();
}

Changes changesBetween(const Scenario &before, const Scenario &after, const TileCatalogue &catalogue)
{
    Partners<PlacedTile> tiles(before.tiles, after.tiles);
    tiles.pair([](const PlacedTile &tile) { return tile.tile + toText(tile.at); });
    tiles.pair([](const PlacedTile &tile) { return tile.tile; });
    Partners<Castle> castles(before.castles, after.castles);
    castles.pair([](const Castle &castle) { return toText(castle.at) + std::string(name(castle.city)); });
    const std::vector<Change> figures = figureChanges(before, after);
    const auto asked = withTargetsAfter(questionsOf(before, catalogue), before, after, figures),
               askedNow = questionsOf(after, catalogue);
    Partners<Question> questions(asked, askedNow);
    questions.pair(questionText);
    return {tiles.changes(), castles.changes(), figures, questions.changes()};
}

} // namespace towerwatch
