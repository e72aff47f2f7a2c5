// SPDX-License-Identifier: MIT
/// The kinds of questions: a row each with what holds before anything is answered. What the referee does with
/// each is in model/referee/answerkinds.h, its words are in views/telling/questionwords.h.
#pragma once

#include "model/scenario/tiles.h"

namespace towerwatch {

enum class Ask : std::uint8_t { PlaceFloor, PlaceFigure, Watchtower, Score, Ransom, Actions, Outlook };
template <>
inline constexpr auto
    enumNames<Ask> = words<Ask::Outlook>("place-floor place-figure watchtower score ransom actions outlook");

/// What a question is about: it is offered for each of these things.
enum class Topic : std::uint8_t { Tower, Watchtower, Tile, Figure, Player, Board };

/// What an answer looks at, by which its work is estimated.
enum class Looks : std::uint8_t { Nearby, Far, Around, FromTowers, Everywhere };

using QuestionKeys = std::array<std::string_view, 3>; ///< at most so many; the rest are empty

struct QuestionKind
{
    Ask ask;
    Topic about;
    Looks looks;
    bool inTurn;        ///< it is about what a player may do in his turn: the moment and what is due matter
    bool ofWatchtowers; ///< the rules of The Watchtowers answer it, not those of The Tower
    bool usual;         ///< it is asked of scenarios that ask nothing
    QuestionKeys required = {}, optional = {}; ///< besides `ask` and `expect`
};
inline constexpr QuestionKind questionKinds[]{
    {Ask::PlaceFloor, Topic::Tower, Looks::Far, true, false, true, {"at"}, {"target", "by", "placed"}},
    {Ask::PlaceFigure, Topic::Tower, Looks::Nearby, true, false, false, {"at", "figure"}, {"by"}},
    {Ask::Watchtower, Topic::Watchtower, Looks::Around, false, true, true, {"at"}},
    {Ask::Score, Topic::Tile, Looks::Everywhere, false, true, true, {}, {"tile"}},
    {Ask::Ransom, Topic::Player, Looks::Nearby, true, false, false, {}, {"from", "figure", "by"}},
    {Ask::Actions, Topic::Player, Looks::Everywhere, true, false, false, {}, {"by"}},
    {Ask::Outlook, Topic::Figure, Looks::FromTowers, false, false, false, {"target"}, {"by"}},
};
static_assert(std::size(questionKinds) == enumNames<Ask>.size() &&
                  std::is_sorted(std::begin(questionKinds), std::end(questionKinds),
                                 [](const auto &a, const auto &b) { return a.ask <= b.ask; }),
              "each kind of question has a row, in its order");

constexpr const QuestionKind &questionKindOf(Ask ask)
{
    return questionKinds[static_cast<std::size_t>(ask)];
}
/// Whether questions of a kind must have a key, and whether they may have it or not.
constexpr bool needs(Ask ask, std::string_view key)
{
    const QuestionKeys &keys = questionKindOf(ask).required;
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}
constexpr bool isOptional(Ask ask, std::string_view key)
{
    const QuestionKeys &keys = questionKindOf(ask).optional;
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}
constexpr bool takes(Ask ask, std::string_view key)
{
    return needs(ask, key) || isOptional(ask, key);
}
/// All keys that they may have, the required ones first.
inline std::vector<std::string_view> keysOf(Ask ask)
{
    std::vector<std::string_view> keys;
    for (const QuestionKeys &each : {questionKindOf(ask).required, questionKindOf(ask).optional})
        keys.insert(keys.end(), each.begin(), std::find(each.begin(), each.end(), std::string_view()));
    return keys;
}
/// How they call their square, if they have one.
constexpr std::string_view squareKeyOf(Ask ask)
{
    return takes(ask, "tile") ? "tile" : "at";
}

/// Whether such questions are asked about the square of a tile.
inline bool isAskedAt(Topic about, const Tile &design)
{
    return about == Topic::Tower        ? design.towerFoundation
           : about == Topic::Watchtower ? design.watchtower.has_value()
                                        : about == Topic::Tile;
}

} // namespace towerwatch
