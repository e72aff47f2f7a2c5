// SPDX-License-Identifier: MIT
/// What can be wrong with a scenario file or a scenario code, as ids and facts; views/words/words.h has the
/// words. A problem keeps a file from being opened; what merely looks wrong about a position is a warning
/// (model/referee/warnings.h).
#pragma once

#include "model/value/enums.h"

#include <string>
#include <vector>

namespace towerwatch {

/// A position in a text. Lines and columns count from 1, columns in characters.
struct Mark
{
    int line = 0;
    int column = 0;
    friend auto operator<=>(const Mark &, const Mark &) = default;
};

/// Errors: the file is not opened. The comment of each lists its facts in `Problem::facts`; an empty one:
/// none.
enum class ProblemId : std::uint8_t {
    // the text
    FileTooLarge,     ///< limit in MiB
    NotUtf8,          ///<
    ControlCharacter, ///< code point in hexadecimal
    Syntax,           ///< what the YAML parser says
    TooDeep,          ///< limit of levels
    TooManyValues,    ///< limit
    PieceTooLong,     ///< limit in MiB
    AnchorOrAlias,    ///<
    Tag,              ///< the tag
    MergeKey,         ///<
    DuplicateKey,     ///< key
    SecondDocument,   ///<
    KeyNotText,       ///<
    // its shape
    NotAScenario, ///<
    NewerVersion, ///< version of the file, newest version known
    MissingKey,   ///< key
    UnknownKey,   ///< key, nearest known or empty
    NeedsMap,     ///< key or empty
    NeedsList,    ///< key or empty
    NeedsText,    ///< key or empty
    NeedsNumber,  ///< key or empty, what was written
    NeedsBoolean, ///< key, what was written
    NeedsSquare,  ///< key
    OutOfRange,   ///< value, least, greatest
    TextTooLong,  ///< key, limit
    UnknownWord,  ///< key, word, nearest known or empty
    // its sense
    UnknownTile,       ///< id, nearest known or empty
    SquareTaken,       ///< square
    NoTileHere,        ///< square
    NoSuchPlace,       ///< place, tile id
    CityIsCastle,      ///< place as it must be written
    CastleIsCity,      ///< place as it must be written
    NoFoundation,      ///< tile id
    BridgeNeedsFields, ///< tile id, bridge
    NoCityForCastle,   ///< side, tile id
    TowerTopTaken,     ///< square
    DuplicateId,       ///< id
    NotAPlayer,        ///< colour
    NeutralHasKey,     ///< key, kind
    PlaceHasNoSquare,  ///< place
    OwnPrisoner,       ///< colour
    NeverPrisoner,     ///< kind
    NoWatchtower,      ///< square
    NoSuchFigure,      ///< id, nearest known or empty
    KeyNotForQuestion, ///< key, question
    OnlyTrue,          ///< key
    NoFloorPlaced,     ///< square
    TurnNeedsPlayer,   ///< key
    TurnIsOver,        ///< key
    DoneTwice,         ///< word
    DoneTwoActions,    ///< first word, second word
    DonePhantomFirst,  ///<
    DoneBeforeTile,    ///<
    CatalogueId,       ///< tile id
    DesignEdges,       ///< tile id
    DesignSideTwice,   ///< side or half edge, tile id
    DesignSideMissing, ///< side, tile id
    DesignSideKind,    ///< side or half edge, tile id
    DesignCityIndex,   ///< index, tile id
    // more than any table needs (limits.h)
    TooMuchToAnswer, ///< answers, tiles, figures, limit of steps
    ExpectsTooMuch   ///< limit of values
};

template <>
inline constexpr auto enumNames<ProblemId> = words<ProblemId::ExpectsTooMuch>(
    "file-too-large not-utf8 control-character syntax too-deep too-many-values piece-too-long "
    "anchor-or-alias tag merge-key duplicate-key second-document key-not-text not-a-scenario newer-version "
    "missing-key unknown-key needs-map needs-list needs-text needs-number needs-boolean needs-square "
    "out-of-range text-too-long unknown-word unknown-tile square-taken no-tile-here no-such-place "
    "city-is-castle castle-is-city no-foundation bridge-needs-fields no-city-for-castle tower-top-taken "
    "duplicate-id not-a-player neutral-has-key place-has-no-square own-prisoner never-prisoner "
    "no-watchtower no-such-figure key-not-for-question only-true no-floor-placed turn-needs-player "
    "turn-is-over done-twice done-two-actions done-phantom-first done-before-tile catalogue-id design-edges "
    "design-side-twice design-side-missing design-side-kind design-city-index too-much-to-answer "
    "expects-too-much");

struct Problem
{
    ProblemId id{};
    Mark mark{};
    std::vector<std::string> facts = {};
    std::vector<std::string> known = {}; ///< valid alternatives, if they can be listed
    friend bool operator==(const Problem &, const Problem &) = default;
};

/// The version of the codes that this program makes. The dictionary of a version never changes.
inline constexpr int shareCodeVersion = 1;

/// What can be wrong with a code.
enum class CodeFault : std::uint8_t {
    NotACode,         ///< it does not begin like one
    NewerVersion,     ///< fact: its version
    TooLong,          ///< longer than any code this program makes
    ForeignCharacter, ///< fact: where it stands, from 1
    CutOff,           ///< too short to hold anything
    Damaged           ///< the checksum does not match
};
template <>
inline constexpr auto enumNames<CodeFault> =
    words<CodeFault::Damaged>("not-a-code newer-version too-long foreign-character cut-off damaged");

struct CodeProblem
{
    CodeFault fault{};
    int fact = 0;
};

} // namespace towerwatch
