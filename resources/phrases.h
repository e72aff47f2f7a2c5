// SPDX-License-Identifier: MIT
/// What translations/*.ts say for the sentences that views say without Qt, and what languages do with letters
/// and months, as compiled into the program (see phrases.cpp).
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace towerwatch {

/// Many texts in one: without a pointer to each, which would have to be set at every start of the program,
/// and without where each begins, which would be the larger part of the page's tables.
struct PackedTexts
{
    static constexpr std::size_t stride = 32; ///< it says of every so many-th text where it begins

    const char *texts;
    std::span<const std::uint16_t> sizes;
    std::span<const std::uint32_t> begins;

    std::size_t size() const { return sizes.size(); }
    std::string_view operator[](std::size_t index) const
    {
        std::size_t begin = begins[index / stride];
        for (std::size_t before = index - index % stride; before < index; ++before)
            begin += sizes[before];
        return {texts + begin, sizes[index]};
    }
};

inline constexpr char phrasePartEnd = '\037'; ///< between the parts of a key, and between plural forms

/// A language as its file of messages has it.
struct PhraseLanguage
{
    std::string_view id;      ///< "de"
    std::string_view name;    ///< in itself: "Deutsch"
    std::string_view plurals; ///< the plural form of 0 to 199 things, a digit each; it goes on as from 100 on
    PackedTexts months;       ///< the twelve
    PackedTexts phrases;      ///< of each key; plural forms with an end between them; empty: as the source
};
std::span<const PhraseLanguage> phraseLanguages();

/// Context, source and comment of every phrase, in ascending order.
const PackedTexts &phraseKeys();

/// Letters, in ascending order, and what each stands for.
struct LetterTable
{
    std::span<const char16_t> letters;
    PackedTexts meanings;

    std::optional<std::string_view> find(char32_t letter) const
    {
        const auto found = std::lower_bound(letters.begin(), letters.end(), letter);
        return found == letters.end() || *found != letter
                   ? std::nullopt
                   : std::optional(meanings[static_cast<std::size_t>(found - letters.begin())]);
    }
};
/// Letters as searching compares them, where it takes them for others: "ä" for "a"; marks stand for nothing.
const LetterTable &foldedLetters();
/// The capitals of small letters.
const LetterTable &capitals();

/// Ranges of letters and digits, in ascending order; all others divide words.
struct LetterRange
{
    char16_t first, last;
};
std::span<const LetterRange> letterRanges();

} // namespace towerwatch
