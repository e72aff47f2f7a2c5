// SPDX-License-Identifier: MIT
/// A tree of values: what an answer is in JSON, and what a scenario expects of it.
#pragma once

#include "model/value/geometry.h"

#include <concepts>
#include <string>
#include <vector>

namespace towerwatch {

/// Null, boolean, whole number, text, list or map. A number keeps the text it was written as, so that
/// `007` can still be the id "007". Maps keep their order.
struct Value
{
    enum class Kind : std::uint8_t { Null, Boolean, Number, Text, List, Map };

    Kind kind = Kind::Null;
    std::int64_t number = 0;            ///< of a number; 0 or 1 of a boolean
    std::string text = {};              ///< as written, of scalars
    std::vector<std::string> keys = {}; ///< of a map, one for each item
    std::vector<Value> items = {};      ///< of a list or map

    static Value boolean(bool value);
    static Value of(std::int64_t number);
    static Value of(std::string_view text);
    static Value of(std::same_as<bool> auto value) { return boolean(value); }
    static Value of(Square square);
    static Value of(Value value) { return value; }
    template <typename Enum>
    requires(enumNames<Enum>.size() > 0) static Value of(Enum value) { return of(name(value)); }
    template <typename Enum, int Width> static Value of(EnumSet<Enum, Width> set)
    {
        Value names = list();
        for (const Enum each : allOf<Enum>)
            if (set.contains(each))
                names.add(of(each));
        return names;
    }
    template <typename Item> static Value of(const std::vector<Item> &items)
    {
        return listOf(items, [](const Item &item) { return of(item); });
    }
    static Value list(std::vector<Value> items = {})
    {
        return {.kind = Kind::List, .items = std::move(items)};
    }
    /// What `convert` makes of each item, as a list.
    template <typename Items, typename Convert> static Value listOf(const Items &items, Convert convert)
    {
        Value values = list();
        for (const auto &item : items)
            values.add(of(convert(item)));
        return values;
    }
    /// A map of these entries, as set() takes them.
    template <typename... Entries> static Value map(Entries &&...entries)
    {
        Value map{Kind::Map};
        map.set(std::forward<Entries>(entries)...);
        return map;
    }

    /// Appends to a list.
    void add(Value item);
    /// Appends entries to a map, keys and what of() takes in turn; of an optional without a value nothing.
    template <typename Item, typename... More> void set(std::string_view key, Item &&item, More &&...more)
    {
        if constexpr (requires { item.has_value(); }) {
            if (item)
                set(key, *item);
        } else {
            put(key, of(std::forward<Item>(item)));
        }
        set(std::forward<More>(more)...);
    }
    void set() {}
    /// Appends one entry to a map.
    void put(std::string_view key, Value item);
    /// The entry called `key` of a map, or null.
    const Value *find(std::string_view key) const;

    friend bool operator==(const Value &, const Value &) = default;
};

/// The number of values in a value, itself among them.
std::size_t sizeOf(const Value &value);

/// `value` as JSON text. With `indent` spaces a level on several lines, else on one line. `depth`: the levels
/// it is nested in.
std::string toJson(const Value &value, int indent = 0, int depth = 0);

/// Whether `actual` contains all that `expected` states: maps are compared by the keys given, lists must have
/// equal length and match in any order, coordinates in order. Where they differ, the path of the first
/// difference ("figures[2].verdict"), else nothing.
struct Difference
{
    std::string path;
    Value expected, actual;
};
std::vector<Difference> differences(const Value &expected, const Value &actual);

} // namespace towerwatch
