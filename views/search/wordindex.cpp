// SPDX-License-Identifier: MIT
#include "views/search/wordindex.h"

#include "model/value/ranges.h"
#include "model/value/utf8.h"
#include "resources/catalogue.h"
#include "resources/phrases.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <utility>

namespace towerwatch {

namespace {

constexpr std::size_t shortestStem = 3, shortestPart = 4, shortestSlip = 5;
constexpr double sameWord = 1, otherEnding = 0.9, synonym = 0.85, unfinished = 0.6, part = 0.5;
constexpr double slip = 0.8, jumble = 0.6;
constexpr std::array placeWeight{4.0, 2.4, 2.0, 1.0}; // a part of a title outweighs a whole word below it
constexpr double oneText = 8;                         // that has the whole search and nothing else

bool isLetterOrDigit(char32_t c)
{
    const auto after = ranges::upper_bound(letterRanges(), c, {}, &LetterRange::first);
    return after != letterRanges().begin() && c <= std::prev(after)->last;
}

/// Writing systems that people do not put spaces between: there a word ends where another one begins.
enum class Script { Spaced, Hiragana, Katakana, Han };

Script scriptOf(char32_t c)
{
    if (c < 0x3040 || c > 0x9FFF)
        return Script::Spaced;
    return c < 0x30A0 ? Script::Hiragana : c < 0x3100 ? Script::Katakana : Script::Han;
}

/// Letters and digits that stand together; two that are known as one ("have_to") are one.
template <typename Known> std::vector<std::string> split(std::string_view text, const Known &known)
{
    const Text whole = folded(text) + " ";
    const std::string &plain = whole.str();
    std::vector<std::string> words;
    std::size_t start = 0;
    Script script = Script::Spaced;
    for (std::size_t at = 0; at < plain.size();) {
        const auto [letter, bytes] = characterAt(plain, at);
        const auto length = static_cast<std::size_t>(std::max(bytes, 1));
        const bool isLetter = isLetterOrDigit(letter);
        if (!isLetter || scriptOf(letter) != std::exchange(script, scriptOf(letter))) {
            const std::string word = plain.substr(start, at - start);
            if (const auto both = words.empty() ? "" : words.back() + "_" + word; known.contains(both))
                words.back() = both;
            else if (!word.empty())
                words.push_back(word);
            start = isLetter ? at : at + length;
        }
        at += length;
    }
    return words;
}

/// A folded word as those write it who have no umlauts on their keys, and as those do who leave them out.
std::string withoutUmlauts(const std::string &word)
{
    return replaced(replaced(replaced(word, "ae", "a"), "oe", "o"), "ue", "u").str();
}

/// Whether two words begin alike and go on with nothing but endings of English, German or Dutch.
bool areForms(std::string_view a, std::string_view b)
{
    static constexpr std::array<std::string_view, 15> endings{"",   "d",   "e", "ed", "em", "en", "es", "ing",
                                                              "je", "jes", "n", "s",  "t",  "te", "ten"};
    const auto isEnding = [](std::string_view ending) {
        return ranges::find(endings, ending) != endings.end();
    };
    const auto same = static_cast<std::size_t>(ranges::mismatch(a, b).in1 - a.begin());
    const std::string_view first = a.substr(same), second = b.substr(same);
    if (same < (first.empty() || second.empty() ? shortestStem : shortestStem + 1))
        return false;
    return (isEnding(first) && isEnding(second)) || (first.empty() && (second == "r" || second == "er")) ||
           (second.empty() && (first == "r" || first == "er"));
}

/// Whether one letter too many, too few or wrong, or two in the wrong order make one word of the other.
bool isSlip(std::string_view a, std::string_view b)
{
    if (a.size() > b.size())
        std::swap(a, b);
    if (b.size() - a.size() > 1)
        return false;
    const auto same = static_cast<std::size_t>(ranges::mismatch(a, b).in1 - a.begin());
    const std::string_view restA = a.substr(same), restB = b.substr(same);
    if (a.size() < b.size())
        return restA == restB.substr(1);
    return restA.empty() || restA.substr(1) == restB.substr(1) ||
           (restA.size() > 1 && restA[0] == restB[1] && restA[1] == restB[0] &&
            restA.substr(2) == restB.substr(2));
}

/// Whether two words that begin alike have the same letters, but for one, in whatever order.
bool isJumble(std::string_view a, std::string_view b)
{
    if (a.front() != b.front() || a.size() > b.size() + 1 || b.size() > a.size() + 1)
        return false;
    std::string lacking(b);
    std::size_t over = 0;
    for (const char letter : a)
        if (const auto at = lacking.find(letter); at != std::string::npos)
            lacking.erase(at, 1);
        else
            ++over;
    return over <= 1 && lacking.size() <= 1;
}

/// How much a known word is what was typed; 0: not at all.
double likeness(std::string_view typed, std::string_view word)
{
    if (typed == word)
        return sameWord;
    if (areForms(typed, word))
        return otherEnding;
    if (word.starts_with(typed))
        return unfinished;
    return typed.size() >= shortestPart && word.find(typed) != std::string_view::npos ? part : 0;
}

/// The same where nothing known is like that: by a slip, or by a part of what was typed.
double lessLikeness(std::string_view typed, std::string_view word)
{
    if (typed.size() >= shortestSlip && isSlip(typed, word))
        return slip;
    if (typed.size() >= shortestSlip && isJumble(typed, word))
        return jumble;
    const bool isPart = word.size() >= shortestPart && word.size() < typed.size() &&
                        (typed.starts_with(word) || typed.ends_with(word));
    return isPart ? part : 0;
}

} // namespace

Text folded(std::string_view text)
{
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t i = 0; i < text.size();) {
        if (const char c = text[i]; c >= 0) {
            plain += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
            ++i;
            continue;
        }
        const auto [letter, bytes] = characterAt(text, i);
        const std::string_view character = text.substr(i, static_cast<std::size_t>(std::max(bytes, 1)));
        plain += foldedLetters().find(letter).value_or(character);
        i += character.size();
    }
    return plain;
}

WordIndex::WordIndex()
{
    for (const std::string_view line : searchFillers())
        for (const Text &word : splitAtSpaces(line))
            m_fillers.push_back(withoutUmlauts(folded(word).str()));
    ranges::sort(m_fillers);
    for (const std::string_view line : searchSynonyms()) {
        for (const Text &each : splitAtSpaces(line)) {
            const int word = known(folded(each).str());
            m_words[word].groups << static_cast<int>(m_groups.size());
        }
        m_groups.emplace_back();
    }
    for (int word = 0; word < static_cast<int>(m_words.size()); ++word) {
        m_starts[m_words[word].plain.substr(0, shortestStem)] << word;
        for (const int group : m_words[word].groups)
            m_groups[group] << word;
    }
}

/// The number of a word; a new one belongs to the groups of its other forms.
int WordIndex::known(const std::string &spelling)
{
    if (const auto found = m_numbers.find(spelling); found != m_numbers.end())
        return found->second;
    const int number = static_cast<int>(m_words.size());
    Word word{spelling, withoutUmlauts(spelling), false, {}, {}};
    word.filler = ranges::binary_search(m_fillers, word.plain);
    if (const auto alike = m_starts.find(word.plain.substr(0, shortestStem)); alike != m_starts.end())
        for (const int other : alike->second)
            if (areForms(word.plain, m_words[other].plain))
                word.groups << m_words[other].groups;
    for (const int group : word.groups)
        if (std::ssize(m_groups) > group)
            m_groups[group] << number;
    m_words.push_back(std::move(word));
    m_numbers.emplace(spelling, number);
    return number;
}

void WordIndex::add(int thing, TextPlace place, std::string_view text)
{
    const int number = static_cast<int>(m_texts.size());
    int counting = 0;
    for (const std::string &spelling : split(text, m_numbers)) {
        const int word = known(spelling);
        if (m_words[word].filler)
            continue;
        ++counting;
        if (List<int> &texts = m_words[word].texts; texts.empty() || texts.back() != number)
            texts << number;
    }
    m_texts.push_back({thing, place, counting});
    m_things = std::max(m_things, thing + 1);
}

std::vector<std::string> WordIndex::wordsIn(std::string_view search) const
{
    List<std::string> all, counting;
    for (const std::string &word : split(search, m_numbers)) {
        const std::string plain = withoutUmlauts(word);
        if (!all.contains(plain))
            all << plain;
        if (!ranges::binary_search(m_fillers, plain) && !counting.contains(plain) &&
            (plain.size() > 1 || std::isdigit(static_cast<unsigned char>(plain[0]))))
            counting << plain;
    }
    return counting.empty() ? all : counting;
}

WordIndex::Likeness WordIndex::alike(std::string_view typed) const
{
    Likeness alike, more;
    const auto gather = [&](auto likenessOf) {
        for (int word = 0; word < static_cast<int>(m_words.size()); ++word)
            if (const double like = likenessOf(typed, m_words[word].plain); like > 0)
                alike[word] = like;
    };
    gather(likeness);
    double least = alike.empty() ? 0 : otherEnding; // of words whose synonyms are meant, too
    if (alike.empty())
        gather(lessLikeness);
    for (const auto &[word, how] : alike)
        if (how == sameWord && !m_words[word].groups.empty())
            least = sameWord;
    for (const auto &[word, how] : alike)
        if (how >= least)
            for (const int group : m_words[word].groups)
                for (const int other : m_groups[group])
                    more[other] = std::max(more[other], how * synonym);
    for (const auto &[word, how] : more)
        alike[word] = std::max(alike[word], how);
    return alike;
}

WordIndex::Hits WordIndex::hitsOf(std::string_view typed) const
{
    Hits hits{std::vector<double>(m_texts.size()), std::vector<double>(m_things),
              std::vector<double>(m_things), 0};
    for (const auto &[word, how] : alike(typed))
        for (const int text : m_words[word].texts)
            hits.texts[text] = std::max(hits.texts[text], how);
    double all = 0;
    for (std::size_t text = 0; text < m_texts.size(); ++text) {
        const auto &[thing, place, length] = m_texts[text];
        const double weight = hits.texts[text] * placeWeight[static_cast<std::size_t>(place)];
        hits.things[thing] = std::max(hits.things[thing], weight);
        hits.often[thing] += weight;
        all += weight;
    }
    for (double &often : hits.often)
        often *= all > 0 ? m_things / all : 0;
    if (const auto having = m_things - ranges::count(hits.things, 0.0); having > 0)
        hits.rarity = 1 + 0.5 * std::log2(m_things / static_cast<double>(having));
    return hits;
}

std::vector<double> WordIndex::sharesOf(const std::vector<Hits> &words, double whole) const
{
    std::vector<std::array<double, 3>> best(m_things); // of its texts, best first
    for (std::size_t text = 0; text < m_texts.size(); ++text) {
        const auto &[thing, place, length] = m_texts[text];
        if (place == TextPlace::Text || length == 0)
            continue;
        double said = 0, weight = 0;
        for (const Hits &hits : words) {
            said += hits.texts[text];
            weight += hits.rarity / whole * hits.texts[text];
        }
        weight *= std::sqrt(std::min(1.0, said / length));
        for (double &better : best[thing])
            if (weight > better)
                std::swap(weight, better);
    }
    std::vector<double> shares;
    for (const auto &[first, second, third] : best)
        shares.push_back(first + second * 0.7 + third * 0.5);
    return shares;
}

List<int> WordIndex::find(std::string_view search) const
{
    struct Found
    {
        int thing;
        double has, weight;
    };
    std::vector<Hits> words;
    double whole = 0;
    for (const std::string &typed : wordsIn(search)) {
        words.push_back(hitsOf(typed));
        whole += words.back().rarity;
    }
    if (whole == 0)
        return {};
    const std::vector<double> shares = sharesOf(words, whole);
    std::vector<Found> things;
    double most = 0;
    for (int thing = 0; thing < m_things; ++thing) {
        Found found{thing, 0, 0};
        double often = 0;
        for (const Hits &hits : words) {
            found.has += hits.things[thing] > 0 ? hits.rarity / whole : 0;
            found.weight += hits.rarity / whole * hits.things[thing];
            often += std::log1p(hits.often[thing]);
        }
        found.weight = found.weight * found.has * found.has + oneText * shares[thing];
        found.weight *= std::exp(often / 4 / static_cast<double>(words.size()));
        most = std::max(most, found.has);
        things.push_back(found);
    }
    std::erase_if(things, [&](const Found &found) { return found.weight <= 0 || found.has < most / 4; });
    ranges::stable_sort(things, [](const Found &a, const Found &b) { return a.weight > b.weight; });
    List<int> list;
    for (const Found &found : things)
        list << found.thing;
    return list;
}

List<int> WordIndex::having(std::string_view search) const
{
    List<int> things;
    bool any = false;
    for (const std::string &typed : wordsIn(search)) {
        const Hits hits = hitsOf(typed);
        if (hits.rarity == 0)
            continue;
        if (!std::exchange(any, true))
            for (int thing = 0; thing < m_things; ++thing)
                things << thing;
        std::erase_if(things, [&hits](int thing) { return hits.things[thing] == 0; });
    }
    return things;
}

Texts WordIndex::meant(std::string_view search) const
{
    Texts list;
    for (const std::string &typed : wordsIn(search))
        for (const auto &[word, how] : alike(typed))
            if (!m_words[word].texts.empty() && !list.contains(m_words[word].spelling))
                list << m_words[word].spelling;
    return list;
}

Value WordIndex::exported() const
{
    std::vector<Text> words, groups(m_groups.size()), texts;
    for (const auto &[thing, place, counting] : m_texts)
        texts.push_back(Text("%1 %2 %3").arg(thing, static_cast<int>(place), counting));
    std::vector<int> last(m_texts.size());
    for (int number = 0; number < static_cast<int>(m_words.size()); ++number) {
        words.push_back(m_words[number].spelling);
        for (const int text : m_words[number].texts)
            texts[text] += " " + std::to_string(number - std::exchange(last[text], number));
        for (const int group : m_words[number].groups)
            groups[group] += " " + std::to_string(number);
    }
    return Value::map("words", words, "groups", groups, "texts", texts);
}

} // namespace towerwatch
