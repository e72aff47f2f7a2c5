// SPDX-License-Identifier: MIT
/// The shipped scenarios as compiled into the program (see index.cpp).
#pragma once

#include <span>
#include <string_view>

namespace towerwatch {

/// What a shipped scenario says about itself in one of the languages of builtInRulings().
struct ShippedWords
{
    std::string_view title, notes; ///< title: the file name if it has none
};
/// A shipped scenario: its path inside scenarios/, its text, what it is about (the first line of its header,
/// in English), and its words in each language.
struct ShippedScenario
{
    std::string_view path, text, question;
    std::span<const ShippedWords> words;
};
std::span<const ShippedScenario> shippedScenarios();

/// A ruling and the paths of the scenarios that show it: first the `deciding` ones that expect it under
/// `because`, then those that only name it in a line "# Rulings: a, b" of their header.
struct ShownRuling
{
    std::string_view ruling;
    std::span<const std::string_view> scenarios;
    std::size_t deciding = 0;
};
std::span<const ShownRuling> shownRulings();

} // namespace towerwatch
