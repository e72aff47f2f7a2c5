// SPDX-License-Identifier: MIT
/// The contents of a saved game of JCloisterZone: players, what is played with, and all moves in order.
#pragma once

#include "model/jcz/notes.h"
#include "model/value/geometry.h"

#include <optional>
#include <utility>

namespace towerwatch {

/// Largest games that are read; the longest real ones are a fifth of that.
inline constexpr int maximumJczBytes = 16 << 20;
inline constexpr int maximumJczMessages = 10'000;
inline constexpr int maximumJczTiles = 2'000;

enum class JczAct : std::uint8_t {
    PlaceTile,
    DeployMeeple,
    PlaceToken,
    CaptureFollower,
    PayRansom,
    ExchangeFollower,
    ReturnMeeple,
    MoveNeutralFigure,
    Commit,
    Undo,
    GameOver,
    Nothing, ///< known, and without effect on the table
    Scoring, ///< known, and about points that our rules do not have
    Unknown
};

/// A tile that is laid.
struct JczTile
{
    std::string id;
    Square at{};
    Rotation rotation = Rotation::R0;
};

/// One message, as the file calls moves. What it does not state, or not understandably, is empty.
struct JczMessage
{
    JczAct act = JczAct::Unknown;
    std::string type;
    int number = 0;                 ///< in the file, from 1
    std::optional<int> player = {}; ///< seat
    std::string tile = {};
    std::string word = {}; ///< token, neutral figure, or why a figure returns
    std::string meeple = {};
    std::optional<Square> at = {};
    Rotation rotation = Rotation::R0;
    std::string feature = {}, location = {};
};

struct JczPlayer
{
    std::string name;
    std::optional<int> slot; ///< his colour
};

struct JczGame
{
    std::string name;
    std::vector<JczPlayer> players; ///< in turn order; empty: the file does not say
    bool hasElements = false;
    std::vector<std::pair<std::string, int>> elements; ///< figures each player has, and switches
    std::vector<std::pair<std::string, int>> sets;
    bool smallCitiesScoreTwo = false; ///< the rule tiny-city-scoring "2"
    bool startKnown = true;           ///< false: the file does not say with which tiles the game begins
    std::vector<JczTile> start;
    std::vector<JczMessage> messages;
    std::optional<int> endTurn; ///< drawn tiles after which the game ended

    /// How many of an element there are; 0: it is not played with.
    int element(std::string_view name) const;
};

} // namespace towerwatch
