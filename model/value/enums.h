// SPDX-License-Identifier: MIT
/// Enumerations with names for files and answers: each lists them beside its enumerators.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace towerwatch {

/// The words of `text`, one for each enumerator up to `Last`; with more or fewer words it does not compile.
template <auto Last> consteval auto words(std::string_view text)
{
    std::array<std::string_view, static_cast<std::size_t>(Last) + 1> result;
    for (std::string_view &word : result) {
        word = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(word.size() + 1, text.size()));
    }
    return text.empty() && !result.back().empty() ? result : throw "not a word for each enumerator";
}
/// The names of the rows of a table that has one for each enumerator up to `Last`; else it does not compile.
template <auto Last, typename Row, std::size_t Count>
consteval auto namesOf(const std::array<Row, Count> &table)
{
    static_assert(Count == static_cast<std::size_t>(Last) + 1);
    std::array<std::string_view, Count> names;
    for (std::size_t i = 0; i < Count; ++i)
        names[i] = table[i].name;
    return names;
}
/// How scenarios and answers call the enumerators of `Enum`, in their order.
template <typename Enum> inline constexpr std::array<std::string_view, 0> enumNames{};
/// All enumerators, in their order.
template <typename Enum>
inline constexpr auto allOf = [] {
    std::array<Enum, enumNames<Enum>.size()> result;
    for (std::size_t i = 0; i < result.size(); ++i)
        result[i] = static_cast<Enum>(i);
    return result;
}();
/// The word of an enumerator.
template <typename Enum, std::size_t Count = enumNames<Enum>.size()>
constexpr std::enable_if_t<(Count > 0), std::string_view> name(Enum value)
{
    return enumNames<Enum>[static_cast<std::size_t>(value)];
}
/// The enumerator whose name is `text`, or nothing.
template <typename Enum>
constexpr std::optional<Enum> fromName(std::span<const std::string_view> names, std::string_view text)
{
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == text)
            return static_cast<Enum>(i);
    return std::nullopt;
}
template <typename Enum> constexpr std::optional<Enum> fromName(std::string_view text)
{
    return fromName<Enum>(enumNames<Enum>, text);
}

} // namespace towerwatch
