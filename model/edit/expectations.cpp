// SPDX-License-Identifier: MIT
#include "model/edit/expectations.h"

#include "model/format/scenarioreader.h"
#include "model/referee/answerkinds.h"
#include "model/value/ranges.h"

#include <algorithm>

namespace towerwatch {

namespace {

/// The square of the table that a list of two numbers says: answers have no others.
std::optional<Square> squareOf(const Value &value)
{
    const auto isNumber = [](const Value &item) {
        return item.kind == Value::Kind::Number && std::abs(item.number) <= limits::coordinate;
    };
    if (value.kind != Value::Kind::List || value.items.size() != 2 || !ranges::all_of(value.items, isNumber))
        return std::nullopt;
    return Square{static_cast<int>(value.items[0].number), static_cast<int>(value.items[1].number)};
}

/// The entries of a map that are called so, in this order.
Value only(const Value &map, const std::vector<std::string_view> &keys)
{
    Value kept = Value::map();
    for (const std::string_view key : keys)
        if (const Value *found = map.find(key))
            kept.set(key, *found);
    return kept;
}

/// What is refused is decided by the first ruling that says so.
Value refusal(const Value &answer)
{
    Value facts = only(answer, {"legal"});
    const Value *because = answer.find("because");
    if (because && !because->items.empty())
        facts.set("because", Value::list({because->items.front()}));
    return facts;
}

Value anewAs(const Value &expected, const Value &actual);

Value mapAnew(const Value &expected, const Value &actual)
{
    Value anew = Value::map();
    for (std::size_t i = 0; i < expected.keys.size(); ++i) {
        const std::string &key = expected.keys[i];
        const Value *found = actual.find(key);
        if (!found)
            continue;
        Value item = anewAs(expected.items[i], *found);
        if (key == "because") { // any of the rulings may be expected
            item = expected.items[i];
            std::erase_if(item.items, [&](const Value &id) {
                return !differences(Value::map(key, Value::list({id})), actual).empty();
            });
            if (item.items.empty())
                continue;
        }
        anew.set(key, std::move(item));
    }
    return anew;
}

/// Whether both items are about the same thing, by what names it.
bool nameTheSame(const Value &expected, const Value &actual)
{
    return ranges::any_of(std::array{"id", "at", "figure", "kind"}, [&](const char *key) {
        const Value *a = expected.find(key), *b = actual.find(key);
        return a && b && differences(*a, *b).empty();
    });
}

/// Items that are expected still, in their order, then others, told as the first one is.
Value listAnew(const Value &expected, const Value &actual)
{
    std::vector<Value> left = actual.items;
    Value anew = Value::list();
    const auto keep = [&](const Value &item, const auto &isPartner) {
        const auto found = ranges::find_if(left, isPartner);
        if (found == left.end())
            return false;
        anew.add(anewAs(item, *found));
        left.erase(found);
        return true;
    };
    for (const Value &item : expected.items)
        if (!keep(item, [&](const Value &other) { return differences(item, other).empty(); }))
            keep(item, [&](const Value &other) { return nameTheSame(item, other); });
    const Value plain = Value::map("id", "", "verdict", "");
    for (const Value &item : left)
        anew.add(item.kind == Value::Kind::Map
                     ? anewAs(expected.items.empty() ? plain : expected.items.front(), item)
                     : item);
    return anew;
}

Value anewAs(const Value &expected, const Value &actual)
{
    using Kind = Value::Kind;
    if (differences(expected, actual).empty())
        return expected;
    if (expected.kind == Kind::Map && actual.kind == Kind::Map)
        return mapAnew(expected, actual);
    return expected.kind == Kind::List && actual.kind == Kind::List && !squareOf(actual)
               ? listAnew(expected, actual)
               : actual;
}

void carry(Value &value, const SquareWay &way)
{
    if (const auto square = squareOf(value))
        value = Value::of(way(*square));
    else
        for (Value &item : value.items)
            carry(item, way);
}

} // namespace

Value decisiveFacts(const Value &answer)
{
    const Value *legal = answer.find("legal");
    if (legal && legal->kind == Value::Kind::Boolean && legal->number == 0)
        return refusal(answer);
    const Value *asked = answer.find("ask");
    Value facts = Value::map();
    for (const DecisiveKey &each :
         answerKindOf(asked ? fromName<Ask>(asked->text).value_or(Ask::Score) : Ask::Score).decisive)
        if (const Value *found = answer.find(each.key); found && !(each.ifAny && found->items.empty()))
            facts.set(each.key,
                      each.of.empty() ? *found : Value::listOf(found->items, [&](const Value &item) {
                          return only(item, each.of);
                      }));
    return facts;
}

Value expectedAnew(const Value &expected, const Value &answer)
{
    const Value *was = expected.find("legal"), *is = answer.find("legal");
    if (expected.kind != Value::Kind::Map || (was && is && !differences(*was, *is).empty()))
        return decisiveFacts(answer); // of another kind
    const Value anew = anewAs(expected, answer);
    return anew.items.empty() ? decisiveFacts(answer) : anew;
}

std::optional<Value> expectationFrom(std::string_view text, const TileCatalogue &catalogue)
{
    std::string indented;
    for (const char letter : "\n" + std::string(text)) // a block or a flow map alike
        indented += letter == '\n' ? std::string("\n      ") : std::string(1, letter);
    const ReadResult read =
        readScenario("towerwatch: 1\nquestions:\n  - ask: score\n    expect:" + indented, catalogue);
    const bool one = read.scenario && read.scenario->questions.size() == 1;
    return one ? read.scenario->questions[0].expect : std::nullopt;
}

Scenario withExpectation(Scenario scenario, int question, std::optional<Value> expect)
{
    if (question >= 0 && question < static_cast<int>(scenario.questions.size()))
        scenario.questions[static_cast<std::size_t>(question)].expect = std::move(expect);
    return scenario;
}

Value carriedExpectation(Value expected, const SquareWay &way)
{
    carry(expected, way);
    return expected;
}

} // namespace towerwatch
