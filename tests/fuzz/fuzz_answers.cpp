// SPDX-License-Identifier: MIT
/// Odd boards that the reader accepts: the bytes choose a random board and put words and numbers of its text
/// in other places. Nearly all are scenarios, so that the rules, the writer and the words are what is tried
/// here.
#include "tests/fuzz/holds.h"
#include "tests/fuzz/target.h"

#include "model/format/scenariowriter.h"
#include "resources/catalogue.h"
#include "tests/support/randomboards.h"

#include <vector>

using namespace towerwatch;

namespace {

struct Span
{
    std::size_t begin = 0, length = 0;
};

/// Where the words and numbers of a text stand.
std::vector<Span> wordsOf(std::string_view text)
{
    constexpr std::string_view signs = " \n{}[],:";
    std::vector<Span> words;
    for (auto begin = text.find_first_not_of(signs); begin != std::string_view::npos;) {
        const auto end = std::min(text.find_first_of(signs, begin), text.size());
        words.push_back({begin, end - begin});
        begin = text.find_first_not_of(signs, end);
    }
    return words;
}

/// Whether one word is likely to be allowed where the other stands.
bool alike(std::string_view one, std::string_view other)
{
    constexpr std::string_view numeric = "-0123456789";
    return (numeric.find(one.front()) == std::string_view::npos) ==
           (numeric.find(other.front()) == std::string_view::npos);
}

} // namespace

FUZZ_TARGET(answers)
{
    if (size < 2)
        return 0;
    const std::uint32_t seed = data[0] | data[1] << 8u;
    std::string text = writeScenario(randomboards::randomScenario(seed, builtInTiles()));
    for (std::size_t i = 2; i + 4 <= size && i < 50; i += 4) {
        const auto words = wordsOf(text);
        const Span to = words[(data[i] | data[i + 1] << 8u) % words.size()];
        const Span from = words[(data[i + 2] | data[i + 3] << 8u) % words.size()];
        const std::string word = text.substr(from.begin, from.length);
        if (alike(word, std::string_view(text).substr(to.begin, to.length)))
            text.replace(to.begin, to.length, word);
    }
    holds::readsOrRefuses(text);
    return 0;
}
