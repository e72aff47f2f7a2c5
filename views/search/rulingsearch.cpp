// SPDX-License-Identifier: MIT
#include "views/search/rulingsearch.h"

#include "model/value/ranges.h"
#include "model/value/utf8.h"
#include "resources/catalogue.h"
#include "views/search/wordindex.h"
#include "views/words/words.h"

#include <algorithm>

namespace towerwatch {

const WordIndex &rulingIndex()
{
    static const WordIndex index = [] {
        WordIndex made;
        const RulingCatalogue &catalogue = builtInRulings();
        for (int i = 0; i < static_cast<int>(catalogue.rulings.size()); ++i) {
            const Ruling &ruling = catalogue.rulings[i];
            made.add(i, TextPlace::Brief, ruling.id.value);
            made.add(i, TextPlace::Brief, ruling.topic);
            for (std::string_view asked = askedPhrases()[i]; !asked.empty();) {
                const std::size_t end = std::min(asked.find('\n'), asked.size() - 1);
                made.add(i, TextPlace::Asked, asked.substr(0, end + 1));
                asked.remove_prefix(end + 1);
            }
            const auto add = [&](TextPlace place, std::string_view second, std::string_view first) {
                made.add(i, place, second);
                if (first != second)
                    made.add(i, place, first);
            };
            for (std::size_t language = 0; language < ruling.texts.size(); ++language) {
                const RulingText &second = ruling.texts[language], &first = ruling.firstTexts[language];
                add(TextPlace::Title, second.title, first.title);
                add(TextPlace::Brief, second.brief, first.brief);
                add(TextPlace::Text, second.text, first.text);
                add(TextPlace::Text, second.decide, first.decide);
                for (std::size_t reading = 0; reading < second.readings.size(); ++reading)
                    add(TextPlace::Text, second.readings[reading], first.readings[reading]);
            }
        }
        return made;
    }();
    return index;
}

namespace {

bool passes(const Ruling &ruling, const RulingFilter &filter)
{
    const auto has = [](std::span<const std::string_view> list, const Text &word) {
        return word.empty() || ranges::find(list, std::string_view(word)) != list.end();
    };
    return (filter.ids.empty() || filter.ids.contains(ruling.id.value)) &&
           (!filter.kind || *filter.kind == ruling.kind) && has(ruling.editions, filter.edition) &&
           (filter.topic.empty() || filter.topic == ruling.topic);
}

/// Near the top, the rule that a house rule changes comes before it, unless house rules are sought.
void putPrintedFirst(List<const Ruling *> &found, std::string_view words)
{
    constexpr std::ptrdiff_t near = 6;
    if (wordsMeant(words).contains("house"))
        return;
    const auto end = found.begin() + std::min(near, std::ssize(found));
    const auto house = std::find_if(
        found.begin(), end, [](const Ruling *ruling) { return ruling->kind == RulingKind::HouseRule; });
    const auto changed = std::find_if(house, end, [&](const Ruling *ruling) {
        return ruling->kind != RulingKind::HouseRule &&
               ranges::find((*house)->related, ruling->id.value) != (*house)->related.end();
    });
    if (changed != end)
        std::rotate(house, changed, changed + 1);
}

} // namespace

List<const Ruling *> findRulings(const RulingFilter &filter)
{
    const RulingCatalogue &catalogue = builtInRulings();
    const Text words = joined(splitAtSpaces(filter.words), " ");
    List<const Ruling *> found;
    if (words.empty()) {
        for (const Ruling &ruling : catalogue.rulings)
            found << &ruling;
    } else {
        const Ruling *named = catalogue.find(words);
        if (named)
            found << named;
        for (const int number : rulingIndex().find(words))
            if (&catalogue.rulings[number] != named)
                found << &catalogue.rulings[number];
        if (!named)
            putPrintedFirst(found, words);
    }
    std::erase_if(found, [&](const Ruling *ruling) { return !passes(*ruling, filter); });
    std::stable_partition(found.begin(), found.end(), [&](auto each) { return filter.inPlay.has(*each); });
    return found;
}

Texts wordsMeant(std::string_view search)
{
    return rulingIndex().meant(search);
}

ShownRuling shownBy(RulingId id)
{
    const auto found = ranges::find(shownRulings(), id.value, &ShownRuling::ruling);
    return found == shownRulings().end() ? ShownRuling() : *found;
}

Texts searchWords(std::string_view search)
{
    return splitAtSpaces(folded(search));
}

bool matches(std::string_view text, const Texts &words)
{
    const Text plain = folded(text);
    return ranges::all_of(words, [&](const Text &word) { return plain.contains(word); });
}

List<Hit> hitsIn(std::string_view text, const Texts &words)
{
    if (words.empty())
        return {};
    std::string plain;
    std::vector<Hit> origins; // of each byte of `plain`: the character in `text`
    int units = 0;
    for (std::size_t i = 0; i < text.size();) {
        const auto [letter, bytes] = characterAt(text, i);
        const auto length = static_cast<std::size_t>(std::max(bytes, 1));
        plain += folded(text.substr(i, length)).str();
        origins.resize(plain.size(), {units, letter > 0xFFFF ? 2 : 1});
        units += letter > 0xFFFF ? 2 : 1;
        i += length;
    }
    std::vector<bool> hit(static_cast<std::size_t>(units));
    for (const Text &word : words)
        for (std::size_t at = plain.find(word.str()); at != std::string::npos;
             at = plain.find(word.str(), at + 1)) {
            const Hit last = origins[at + word.str().size() - 1];
            std::fill(hit.begin() + origins[at].start, hit.begin() + last.start + last.length, true);
        }
    List<Hit> hits;
    for (int i = 0; i < units; ++i)
        if (hit[static_cast<std::size_t>(i)] && i > 0 && hit[static_cast<std::size_t>(i - 1)])
            ++hits.back().length;
        else if (hit[static_cast<std::size_t>(i)])
            hits << Hit{i, 1};
    return hits;
}

} // namespace towerwatch
