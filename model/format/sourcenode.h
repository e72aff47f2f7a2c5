// SPDX-License-Identifier: MIT
/// A YAML text as nodes that know their first and their last byte, so that one can be changed and the rest
/// left alone.
#pragma once

#include "model/yaml/yamltree.h"

namespace towerwatch {

/// A value of a text, from `begin` to before `end`; both count bytes of YamlTree::source().
struct SourceNode
{
    YamlNode::Kind kind = YamlNode::Kind::Null;
    bool flow = false; ///< a list or map in brackets
    std::size_t begin = 0, end = 0;
    std::string text = {};              ///< of scalars, as YAML reads it
    std::vector<SourceNode> keys = {};  ///< of a map, one for each item
    std::vector<SourceNode> items = {}; ///< of a list or map
    /// Offsets: of a map behind the colon of each key; of a list in lines of the dash of each item.
    std::vector<std::size_t> signs = {};

    /// Which item `key` has; -1: none.
    int indexOf(std::string_view key) const;
};

/// The root of a tree that has no problems.
SourceNode sourceOf(const YamlTree &tree);

/// The first byte from `offset` on that is neither space nor newline nor part of a comment.
std::size_t skipBlank(std::string_view text, std::size_t offset);
/// Where the line begins that `offset` is in.
std::size_t lineBegin(std::string_view text, std::size_t offset);
/// Where the line ends that `offset` is in: at its newline, or the end of the text.
std::size_t lineEnd(std::string_view text, std::size_t offset);

} // namespace towerwatch
