// SPDX-License-Identifier: MIT
/// The comments of a scenario's text: each belongs to the entry it stands behind or before.
#pragma once

#include "model/format/scenarioreader.h"
#include "model/yaml/yamlreader.h"

namespace towerwatch {

/// Gives every comment of a text, but those at its top, to the entry of `scenario` that it stands behind or
/// before, and what stands before the first key to the top. `map`: the outermost one.
void attachComments(const YamlTree &tree, const YamlMap &map, const ScenarioMarks &marks, Scenario &scenario);

/// A comment of a text, and the mark of the entry or outermost key that it belongs to; none: the top or the
/// end.
struct OwnedComment
{
    YamlComment comment;
    std::optional<Mark> owner = {};
};
/// The comments of a text but those at its top, each with the entry that attachComments() gives it to.
std::vector<OwnedComment> ownedComments(const YamlTree &tree, const YamlMap &map, const ScenarioMarks &marks,
                                        const Scenario &scenario);

/// `entry` with its comment: whole lines above it, indented as it is, the rest behind its first line.
std::string withComment(std::string_view entry, std::string_view comment, std::string_view indent);

} // namespace towerwatch
