// SPDX-License-Identifier: MIT
/// The pieces that the JSON Schemas are put together from. All of them are draft-07, which is what editors
/// understand.
#pragma once

#include "model/referee/answers.h"
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
/// What a schema describes: any part of an answer, as files expect it, or the whole, as programs get it.
enum class Form : std::uint8_t { Part, Whole };
/// A map with these keys only. Of the whole all must be there but `optional`.
Value object(Form form, Entries properties, const Keys &optional = {});
/// One of several.
Value anyOf(const std::vector<Value> &several);
/// The value itself, as JSON has it.
Value exactly(Value value);
/// A list with so many items at least and, unless that is negative, at most; of anything if `items` is
/// nothing.
Value listOfSize(Value items, int least, int most = -1);

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
/// The answer to such a question as `explain --json` has it.
Value toldAnswer(Ask ask);
/// What decides an answer, and what becomes of a figure: in the whole a list of definitions.
Value facts(Form form);
Value consequences(Form form);
/// Those definitions.
Value factDefinition();
Value consequenceDefinition();
/// What is said of a figure in reach.
Value verdict(Form form);
/// What else would decide, each change with the outcome that it leads to.
Value figureHinges();
Value legalityHinges();
/// The words of answers for what is owned.
inline constexpr std::array<std::string_view, 3> featureNames{"road", "city", "monastery"};
/// true, false or "open".
Value legality();
/// The ids of all rulings.
std::vector<std::string_view> rulingIds();

} // namespace towerwatch::schema
