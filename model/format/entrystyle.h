// SPDX-License-Identifier: MIT
/// How a person writes entries, so that new ones can be written the same way.
#pragma once

#include "model/format/listmatch.h"
#include "model/format/sourcenode.h"
#include "model/value/value.h"

#include <optional>

namespace towerwatch {

struct EntryStyle
{
    bool lines = false;                  ///< one key a line, not in brackets
    bool padded = false;                 ///< { a: 1 }
    bool quotedKeys = false;             ///< as JSON has them
    std::size_t step = 2;                ///< of lines: from the dash or the key to what is in it
    std::vector<std::string> order = {}; ///< of the keys
};

/// How a map is written whose dash or key stands in column `column`, from 0.
EntryStyle styleOf(std::string_view source, const SourceNode &map, std::size_t column);

/// `value` as one flow expression.
std::string written(const Value &value, const EntryStyle &style);
/// `value` in that style, its later lines behind `indent` spaces.
std::string writtenEntry(const Value &value, const EntryStyle &style, std::size_t indent);
/// `value`, which may be a text of several lines if `lines`, those behind `indent` spaces.
std::string writtenText(const Value &value, const EntryStyle &style, std::size_t indent, bool lines);
/// A new entry of a list or of the players, in lines behind the one before it or in brackets.
std::string freshEntry(const Entry &entry, bool isList, bool lines, std::size_t indent,
                       const EntryStyle &style);
/// What stands behind the colon of a section that is new.
std::string freshSection(const std::vector<Entry> &entries, bool isList, bool lines, std::size_t indent,
                         const EntryStyle &style);
/// A comment above what it is about, each of its lines behind these spaces.
std::string linesAbove(std::string_view comment, const std::string &spaces);
/// A key as that style has it.
std::string writtenKey(std::string_view key, const EntryStyle &style);
/// A text in the quotes that `old` had, if any.
std::string writtenLike(std::string_view old, std::string_view text);
/// A text of paragraphs as `old` folds them behind its ">": those that it has in its lines, others in one
/// line each. Nothing: one of the two has more than paragraphs.
std::optional<std::string> foldedLike(std::string_view old, std::string_view text, std::size_t indent);

} // namespace towerwatch
