// SPDX-License-Identifier: MIT
/// How a person writes entries, so that new ones can be written the same way.
#pragma once

#include "model/format/sourcenode.h"
#include "model/value/value.h"

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
/// A key as that style has it.
std::string writtenKey(std::string_view key, const EntryStyle &style);
/// A text in the quotes that `old` had, if any.
std::string writtenLike(std::string_view old, std::string_view text);

} // namespace towerwatch
