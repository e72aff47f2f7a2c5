// SPDX-License-Identifier: MIT
/// The translations of translations/*.ts for the sentences that views make without Qt, and what languages do
/// with letters and months, as compiled into the program (see phrases.cpp).
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace towerwatch {

/// Many texts in one: without a pointer to each, which would have to be set at every start of the program,
/// and with the offset of only every `stride`-th text, as all offsets would be the larger part of the page's
/// tables.
struct PackedTexts
{
    static constexpr std::size_t stride = 32; ///< `begins` has the offset of every such text

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

/// A language, as its .ts file has it.
struct PhraseLanguage
{
    std::string_view id;      ///< "de"
    std::string_view name;    ///< in itself: "Deutsch"
    std::string_view plurals; ///< the plural form for 0 to 199, a digit each; then 100 to 199 repeats
    PackedTexts months;       ///< the names of the twelve
    PackedTexts phrases;      ///< by key, plural forms with phrasePartEnd between; empty: untranslated
    int messages;             ///< how many of all that the program has are translated
};
std::span<const PhraseLanguage> phraseLanguages();
/// How many messages the program has, those of its window and menus, too.
int messageCount();

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
/// Letters that searching treats as others: "ä" as "a"; combining marks as nothing.
const LetterTable &foldedLetters();
/// The capitals of small letters.
const LetterTable &capitals();

/// Ranges of letters and digits, in ascending order; all other characters separate words.
struct LetterRange
{
    char16_t first, last;
};
std::span<const LetterRange> letterRanges();

} // namespace towerwatch
