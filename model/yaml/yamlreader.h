// SPDX-License-Identifier: MIT
/// Typed access to the nodes of a YAML tree. Whatever is not as expected is reported with its place; nothing
/// throws, so that one pass finds all errors of a file.
#pragma once

#include "model/value/geometry.h"
#include "model/yaml/yamltree.h"

#include <span>

namespace towerwatch {

/// A value to be read, and what messages call it. Where it is not given nothing is read and nothing reported.
struct YamlValue
{
    const YamlNode *node;
    std::string_view key;
};

/// The entries of a map, with its known keys checked.
class YamlMap
{
public:
    /// The value of `key`, as find() has it.
    YamlValue operator[](std::string_view key) const { return {find(key), key}; }
    /// The value of `key`, or null where it is not given or YAML's null.
    const YamlNode *find(std::string_view key) const;
    /// The value of `key`, or null where it is not given or nothing is written: for texts, which may be
    /// "null".
    const YamlNode *findWritten(std::string_view key) const;
    /// Where `key` itself stands; the map's mark if it is not given.
    Mark keyMark(std::string_view key) const;
    bool has(std::string_view key) const;
    /// Whether the key "on" is written "true" here, as tools for YAML 1.1 do.
    bool saysTrueForOn() const;
    Mark mark() const { return m_mark; }
    /// Where the value of `key` stands; the map's mark where it is missing.
    Mark markOf(std::string_view key) const { return find(key) ? find(key)->mark() : m_mark; }
    std::span<const std::pair<YamlNode, YamlNode>> entries() const & { return m_entries; }
    std::span<const std::pair<YamlNode, YamlNode>> entries() const && = delete; // would dangle in a range-for

private:
    friend class YamlReader;
    Mark m_mark;
    std::vector<std::pair<YamlNode, YamlNode>> m_entries;
};

/// Reads values and collects what is wrong.
class YamlReader
{
public:
    explicit YamlReader(std::vector<Problem> &problems)
        : m_problems(problems)
    {
    }

    void report(ProblemId id, Mark mark, std::vector<std::string> facts = {},
                std::vector<std::string> known = {});
    /// Adds to the word that was reported as not known at `mark`, if one was, what is known there.
    void addKnown(Mark mark, const std::vector<std::string> &known);
    /// The known name that is nearest to `text`; empty if none is near, if the error would not be shown, or
    /// if the file has asked for too many already.
    std::string suggestion(std::string_view text, std::span<const std::string_view> names);

    /// The entries of a map; none where the value is something else, which is reported. An empty value is an
    /// empty map.
    YamlMap map(YamlValue value);
    /// A map with these keys only; `required` ones must be there and hold something.
    YamlMap map(YamlValue value, const std::vector<std::string_view> &known,
                const std::vector<std::string_view> &required = {});
    /// The items of a list; none where the value is something else, which is reported. An empty value is an
    /// empty list.
    std::vector<YamlNode> list(YamlValue value);

    std::optional<std::string> text(YamlValue value, std::size_t limit = limits::text);
    std::optional<int> number(YamlValue value, int least, int greatest);
    std::optional<bool> boolean(YamlValue value);
    std::optional<Square> square(YamlValue value);

    template <typename Enum> std::optional<Enum> word(YamlValue value)
    {
        const auto index = wordIndex(value, enumNames<Enum>);
        return index ? std::optional(static_cast<Enum>(*index)) : std::nullopt;
    }

private:
    std::optional<std::size_t> wordIndex(YamlValue value, std::span<const std::string_view> names);
    std::vector<Problem> &m_problems;
    std::size_t m_comparisons = 0; ///< of names, for suggestions
};

/// The value of a plain scalar that is a whole number of YAML's core schema (decimal, 0o, 0x); it is clamped
/// to what 32 bits hold.
std::optional<std::int64_t> wholeNumber(std::string_view text);

/// The name in `names` that is nearest to `text`, capitals or not; empty if none is near.
std::string nearest(std::string_view text, std::span<const std::string_view> names);

} // namespace towerwatch
