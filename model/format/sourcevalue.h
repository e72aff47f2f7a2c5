// SPDX-License-Identifier: MIT
/// How a value stands in its text.
#pragma once

#include "model/format/sourcenode.h"
#include "model/value/value.h"

namespace towerwatch {

/// Whether anything of a map stays when it becomes another.
bool shareKeys(const SourceNode &node, const Value &after);
/// Whether the items of a list stand in the text as the value has them, as sets and numbers need not.
bool standAs(const SourceNode &node, const Value &value);
/// The items of a set as they stand in the text; those that are not there come last.
Value inOrderOf(const SourceNode &node, const Value &set);
/// Where the first line of a list or map begins that is not in brackets.
std::size_t beginInLines(const SourceNode &node);
/// How many spaces stand before a byte.
std::size_t spacesBefore(std::string_view source, std::size_t at);
/// Whether spaces make the numbers of a list in brackets stand below those of another line: [ 0, -1].
bool isAligned(std::string_view source, const SourceNode &node);
/// Of a map what is not as it was before, else all.
Value differing(const Value &before, const Value &after);

} // namespace towerwatch
