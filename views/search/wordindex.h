// SPDX-License-Identifier: MIT
/// Finds things by the words people have for them.
#pragma once

#include "model/value/value.h"
#include "views/words/text.h"

#include <map>
#include <unordered_map>

namespace towerwatch {

/// `text` without case and accents, as searching compares it.
Text folded(std::string_view text);

/// Where a text of a thing stands: a word in the title says more than one in the first sentence, and that
/// more than one that players ask with, and that more than one further down.
enum class TextPlace { Title, Brief, Asked, Text };

/// The words of many texts, in all languages together, and which of them a search may mean.
///
/// What was typed is taken for
/// 1. words that are written so or differ only in their ending, those that resources/searchwords.yaml takes
///    for one another with these (with it alone where it stands there), and words that have it in them
///    ("turm": "Turmteil");
/// 2. only if there are none, words that a slip makes of it, and words that begin or end it ("Turmhöhe":
///    "Turm", "Höhe").
/// Two words that the file lists as one ("have to") are one.
///
/// Words that a question is merely built with do not count, unless there are no others.
///
/// Each word counts the more, the fewer things have it, the further up it stands in the thing, and the nearer
/// it is to what was typed. What a thing lacks counts against it, twice (its sum is taken times the square of
/// the share of the search that it has), so that all words come before some. To this comes how much of the
/// search the best single texts say that are no longer than a sentence: words that stand together mean more
/// than the same words strewn about, and a long search need not be met in full. Last, a thing whose texts say
/// the words of the search again and again is about them.
class WordIndex
{
public:
    WordIndex();

    /// Adds a text of a thing; things are numbered from 0.
    void add(int thing, TextPlace place, std::string_view text);

    /// The things that have words of a search, best first; not those that have less than a quarter of what
    /// the best one has.
    List<int> find(std::string_view search) const;
    /// The things, in their order, that have each word of a search that any of them has.
    List<int> having(std::string_view search) const;
    /// The words of the texts that find() takes for those of the search, as folded() writes them.
    Texts meant(std::string_view search) const;

    /// Its words, the groups of synonyms by their numbers, and of each text the thing, the place, how many
    /// words count, and which, by their steps; for resources/site/ranking.js.
    Value exported() const;

private:
    /// A word that stands in a text or in resources/searchwords.yaml.
    struct Word
    {
        std::string spelling; ///< as folded() writes it
        std::string plain;    ///< ae, oe and ue as a, o and u, too
        bool filler;          ///< add() ignores it
        List<int> texts;      ///< where it stands
        List<int> groups;     ///< of synonyms, in which it is
    };
    struct IndexedText
    {
        int thing;
        TextPlace place;
        int words;
    };
    using Likeness = std::map<int, double>; ///< of words to what was typed: 1 is the same

    /// What a word of a search finds.
    struct Hits
    {
        std::vector<double> texts;  ///< how like the nearest word of each text is; 0: it has none
        std::vector<double> things; ///< the same for each thing, by the place of the word
        std::vector<double> often;  ///< how many times as often as others each thing says it, by place
        double rarity;              ///< 0: nothing has it
    };

    std::vector<std::string> wordsIn(std::string_view search) const;
    int known(const std::string &spelling);
    Likeness alike(std::string_view typed) const;
    Hits hitsOf(std::string_view typed) const;
    /// Of each thing: how much of the words its three best texts say that say little else, the second and
    /// third counting less. 1 is all.
    std::vector<double> sharesOf(const std::vector<Hits> &words, double whole) const;

    std::vector<Word> m_words;
    std::unordered_map<std::string, int> m_numbers;      ///< of words, by their spelling
    std::unordered_map<std::string, List<int>> m_starts; ///< words of searchwords.yaml by their first letters
    std::vector<List<int>> m_groups;                     ///< the words of each group
    std::vector<std::string> m_fillers;
    std::vector<IndexedText> m_texts;
    int m_things = 0;
};

} // namespace towerwatch
