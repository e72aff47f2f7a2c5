// SPDX-License-Identifier: MIT
/// What can be wrong with a scenario file, as ids and facts; the words are made elsewhere.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace towerwatch {

/// A position in a text. Lines and columns count from 1, columns in characters.
struct Mark {
    int line = 0;
    int column = 0;
    friend auto operator<=>(const Mark &, const Mark &) = default;
};

/// Errors: the file is not opened. The comment lists the facts in `Problem::facts`.
enum class ProblemId : std::uint8_t {
    // the text
    FileTooLarge,       ///< limit in MiB
    NotUtf8,            ///<
    ControlCharacter,   ///< code point in hexadecimal
    Syntax,             ///< what the YAML parser says
    TooDeep,            ///< limit of levels
    TooManyValues,      ///< limit
    AnchorOrAlias,      ///<
    Tag,                ///< the tag
    MergeKey,           ///<
    DuplicateKey,       ///< key
    SecondDocument,     ///<
    KeyNotText,         ///<
    // its shape
    NotAScenario,       ///<
    NewerVersion,       ///< version of the file, newest version known
    MissingKey,         ///< key
    UnknownKey,         ///< key, nearest known or empty
    NeedsMap,           ///< key or empty
    NeedsList,          ///< key or empty
    NeedsText,          ///< key or empty
    NeedsNumber,        ///< key or empty, what was written
    NeedsBoolean,       ///< key, what was written
    NeedsSquare,        ///< key
    OutOfRange,         ///< value, least, greatest
    TextTooLong,        ///< key, limit
    UnknownWord,        ///< key, word, nearest known or empty
    // its sense
    UnknownTile,        ///< id, nearest known or empty
    SquareTaken,        ///< square
    NoTileHere,         ///< square
    NoSuchPlace,        ///< place, tile id
    CityIsCastle,       ///< place as it must be written
    CastleIsCity,       ///< place as it must be written
    NoFoundation,       ///< tile id
    BridgeNeedsFields,  ///< tile id, bridge
    NoCityForCastle,    ///< side, tile id
    TowerTopTaken,      ///< square
    DuplicateId,        ///< id
    NotAPlayer,         ///< colour
    NeutralHasKey,      ///< key, kind
    PlaceHasNoSquare,   ///< place
    OwnPrisoner,        ///< colour
    NeverPrisoner,      ///< kind
    NoWatchtower,       ///< square
    NoSuchFigure,       ///< id, nearest known or empty
    KeyNotForQuestion,  ///< key, question
    CatalogueId,        ///< tile id
    DesignEdges,        ///< tile id
    DesignSideTwice,    ///< side or half edge, tile id
    DesignSideMissing,  ///< side, tile id
    DesignSideKind,     ///< side or half edge, tile id
    DesignCityIndex     ///< index, tile id
};

struct Problem {
    ProblemId id{};
    Mark mark{};
    std::vector<std::string> facts = {};
    friend bool operator==(const Problem &, const Problem &) = default;
};

} // namespace towerwatch
