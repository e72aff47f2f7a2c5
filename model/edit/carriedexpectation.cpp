// SPDX-License-Identifier: MIT
#include "model/edit/carriedexpectation.h"

#include "model/referee/answervalue.h"
#include "model/scenario/figures.h"

#include <algorithm>

namespace towerwatch {

namespace {

constexpr std::array<std::string_view, 8> squareKeys{"at",    "tile",  "reach",  "area",
                                                     "tiles", "floor", "towers", "counting"};

/// The square of the table that a list of two numbers says.
std::optional<Square> squareOf(const Value &value)
{
    const auto isNumber = [](const Value &item) {
        return item.kind == Value::Kind::Number && std::abs(item.number) <= maximumCoordinate;
    };
    if (value.kind != Value::Kind::List || value.items.size() != 2 ||
        !std::all_of(value.items.begin(), value.items.end(), isNumber))
        return std::nullopt;
    return Square{static_cast<int>(value.items[0].number), static_cast<int>(value.items[1].number)};
}

struct Carrier
{
    const SquareWay &way;
    Rotation turn;

    bool stays(const Value &map) const
    {
        const Value *at = map.find("at");
        const std::optional<Square> square = at ? squareOf(*at) : std::nullopt;
        return square && !way(*square);
    }

    void carryText(Value &value, std::string_view key, bool turning) const
    {
        if (!turning)
            return;
        if (const auto place = key == "on" ? placeFromText(value.text) : std::nullopt)
            value = Value::of(toText(turned(*place, turn)));
        else if (const auto side = key == "sides" ? fromName<Side>(sideNames, value.text) : std::nullopt)
            value = Value::of(name(turned(*side, turn)));
    }

    void carry(Value &value, std::string_view key, bool turning) const
    {
        const bool ofSquares = std::find(squareKeys.begin(), squareKeys.end(), key) != squareKeys.end();
        if (const auto square = ofSquares ? squareOf(value) : std::nullopt) {
            if (const std::optional<Square> there = way(*square))
                value = toValue(*there);
            return;
        }
        if (value.kind == Value::Kind::Text)
            carryText(value, key, turning);
        const bool map = value.kind == Value::Kind::Map;
        const bool inside = turning && !(map && stays(value));
        for (std::size_t i = 0; i < value.items.size(); ++i)
            carry(value.items[i], map ? std::string_view(value.keys[i]) : key, inside);
    }
};

} // namespace

Value carriedExpectation(Value expected, const SquareWay &way, Rotation turn)
{
    Carrier{way, turn}.carry(expected, {}, true);
    return expected;
}

} // namespace towerwatch
