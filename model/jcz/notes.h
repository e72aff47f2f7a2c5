// SPDX-License-Identifier: MIT
/// What can be wrong with a saved game of JCloisterZone and what of it a scenario cannot hold, as codes and
/// facts; views/reports/gamewords.h has the words.
#pragma once

#include "model/value/enums.h"

#include <string>
#include <vector>

namespace towerwatch {

/// The comment of each lists its facts in `JczNote::facts`; an empty one: none. Players are colours, figures
/// are kind and colour, squares "(x, y)".
enum class JczCode : std::uint8_t {
    // errors: the game is not read
    FileTooLarge,    ///< limit in MiB
    NotJson,         ///< what the JSON parser says, line, column
    NotAGame,        ///<
    OldXml,          ///<
    BrokenZip,       ///< what the library says
    ZipOfOthers,     ///< number of files that may be meant
    MostLost,        ///< tiles left out, tiles, figures left out, figures
    TooManyMessages, ///< limit
    TooManyTiles,    ///< limit
    // the game as a whole
    PlayersUnknown,    ///< number assumed
    StartUnknown,      ///<
    TooManyPlayers,    ///< number, limit
    ElementNotCarried, ///< name of the element
    // messages
    UnknownMessage, ///< type
    BrokenMessage,  ///< type, number of the message
    NothingToUndo,  ///< number of the message
    NotCommitted,   ///<
    // what lies on the table
    UnknownTile,     ///< id, square
    SquareTaken,     ///< id, square
    SideOfTwoCities, ///< id, square
    NoFoundation,    ///< square
    NoFloorsLeft,    ///< player
    NoCastle,        ///< square
    NoBridge,        ///< square
    TokenNotCarried, ///< token
    // figures
    UnknownFigure,     ///< id
    NoSuchPlace,       ///< kind, colour, place as written, square
    FigureElsewhere,   ///< kind, colour
    FigureNotThere,    ///< kind, colour
    NotAPrisoner,      ///< kind, colour
    ExchangeNotChosen, ///< captor, other player
    // what scores there but not here
    CastleScores,        ///< player, square, points
    GardenScores,        ///< player, square
    AbbotScores,         ///< player
    BarnScores,          ///< player
    FairyScores,         ///< player, points
    BuilderAtWatchtower, ///< player, square, points
    SmallCityScores,     ///< square
    OtherScoring,        ///< type of the message
    FinalScoring,        ///<
    PointsBelowZero,     ///< player
    TooManyNotes         ///< limit
};
template <>
inline constexpr auto enumNames<JczCode> = words<JczCode::TooManyNotes>(
    "file-too-large not-json not-a-game old-xml broken-zip zip-of-others most-lost too-many-messages "
    "too-many-tiles players-unknown start-unknown too-many-players element-not-carried unknown-message "
    "broken-message nothing-to-undo not-committed unknown-tile square-taken side-of-two-cities no-foundation "
    "no-floors-left no-castle no-bridge token-not-carried unknown-figure no-such-place figure-elsewhere "
    "figure-not-there not-a-prisoner exchange-not-chosen castle-scores garden-scores abbot-scores "
    "barn-scores fairy-scores builder-at-watchtower small-city-scores other-scoring final-scoring "
    "points-below-zero too-many-notes");

struct JczNote
{
    JczCode code{};
    std::vector<std::string> facts = {};
    friend bool operator==(const JczNote &, const JczNote &) = default;
};
using JczNotes = std::vector<JczNote>;

/// How much of a game there was, and how much of it the scenario lacks.
struct JczLoss
{
    int tiles = 0, tilesLost = 0;
    int figures = 0, figuresLost = 0; ///< put on the board, counted each time
    int figuresOnLostTiles = 0;       ///< lost with their tiles

    /// A board without most of its tiles or of the figures on those it has misleads whoever asks about it.
    bool most() const { return 2 * tilesLost > tiles || 2 * figuresLost - figuresOnLostTiles > figures; }
    friend bool operator==(const JczLoss &, const JczLoss &) = default;
};
/// The note that most of a game was lost.
JczNote noteOf(const JczLoss &loss);

} // namespace towerwatch
