// SPDX-License-Identifier: MIT
/// The pieces that the JSON Schema of scenarios is put together from. All of them are draft-07, which is what
/// editors understand.
#pragma once

#include "model/scenario/scenario.h"
#include "model/yaml/yamlreader.h"

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace towerwatch::schema {

/// The entries of an object, in the order in which editors offer them.
using Entries = std::vector<std::pair<std::string_view, Value>>;
using Names = std::span<const std::string_view>;
using Keys = std::vector<std::string_view>;

Value map(Entries entries);
Value textList(Names names);
template <typename Numbers> Value numberList(const Numbers &numbers)
{
    Value list = Value::list();
    for (const int number : numbers)
        list.add(Value::of(number));
    return list;
}

/// What a key holds, with a description, unless that is empty, before it.
Value described(std::string_view description, Value schema);
/// A shared definition.
Value ref(std::string_view definition);
/// The same with its own description.
Value ref(std::string_view definition, std::string_view description);

/// One of a few words.
Value word(Names names);
/// Text as scenario files take it: what looks like a number is text too.
Value text(int longest, int shortest = 0);
Value number(int least, int greatest);
Value integer();
Value flag();
/// Whether a key may also stand without a value.
enum class Empty : std::uint8_t { No, Allowed };
Value list(Value items, Empty empty = Empty::No);
/// A map with these keys only, of which `needed` must be there; with Empty::Allowed its own key may stand
/// without a value.
Value object(Entries properties, const Keys &needed = {}, Empty empty = Empty::No);
/// A map, of whatever kind, that has these keys.
Value required(const Keys &keys);

/// "If `condition`, then `consequence`"; without an else if `otherwise` is empty.
Value rule(Value condition, Value consequence, Value otherwise = {});
/// The condition that `key` is there and has one of these values.
Value when(std::string_view key, Names values);

/// The ids of the catalogue's tiles.
std::vector<std::string_view> tileIds();
/// The names of the kinds that `test` holds for.
std::vector<std::string_view> kindsThat(bool (*test)(FigureKind));

/// A figure on the table, and a question.
Value figure();
Value question();
/// What may be expected of the answer to such a question.
Value expectation(Ask ask);

} // namespace towerwatch::schema
