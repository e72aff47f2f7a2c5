// SPDX-License-Identifier: MIT
#include "views/wording/rulingsearch.h"

#include "resources/catalogue.h"
#include "views/wording/wordindex.h"
#include "views/wording/words.h"

#include <algorithm>

namespace towerwatch {

namespace {

/// All rulings in all languages, read when somebody first searches.
const WordIndex &rulingIndex()
{
    static const WordIndex index = [] {
        WordIndex made;
        const RulingCatalogue &catalogue = builtInRulings();
        for (int i = 0; i < static_cast<int>(catalogue.rulings.size()); ++i) {
            const Ruling &ruling = catalogue.rulings[i];
            made.add(i, TextPlace::Brief, QLatin1String(ruling.id.value));
            for (const std::string_view asked : askedPhrases()[i])
                made.add(i, TextPlace::Asked, utf8(asked));
            const auto add = [&](TextPlace place, std::string_view second, std::string_view first) {
                made.add(i, place, utf8(second));
                if (first != second)
                    made.add(i, place, utf8(first));
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

bool passes(const Ruling &ruling, const RulingFilter &filter)
{
    const auto has = [](std::span<const std::string_view> list, const QString &word) {
        return word.isEmpty() || std::ranges::find(list, word.toStdString()) != list.end();
    };
    return (filter.ids.isEmpty() || filter.ids.contains(QLatin1String(ruling.id.value))) &&
           (!filter.kind || *filter.kind == ruling.kind) && has(ruling.editions, filter.edition) &&
           (filter.topic.isEmpty() || filter.topic == QLatin1String(ruling.topic));
}

} // namespace

QList<const Ruling *> findRulings(const RulingFilter &filter)
{
    const RulingCatalogue &catalogue = builtInRulings();
    QList<const Ruling *> found;
    if (filter.words.trimmed().isEmpty()) {
        for (const Ruling &ruling : catalogue.rulings)
            found << &ruling;
    } else {
        for (const int number : rulingIndex().find(filter.words))
            found << &catalogue.rulings[number];
        if (const Ruling *named = catalogue.find(filter.words.trimmed().toStdString())) {
            found.removeOne(named);
            found.prepend(named);
        }
    }
    found.removeIf([&](const Ruling *ruling) { return !passes(*ruling, filter); });
    return found;
}

QStringList wordsMeant(const QString &search)
{
    return search.trimmed().isEmpty() ? QStringList() : rulingIndex().meant(search);
}

ShownRuling shownBy(RulingId id)
{
    for (const ShownRuling &shown : shownRulings())
        if (shown.ruling == id.value)
            return shown;
    return {};
}

QStringList searchWords(const QString &search)
{
    QStringList words;
    for (const QString &word : search.simplified().split(u' ', Qt::SkipEmptyParts))
        if (const QString plain = folded(word); !plain.isEmpty())
            words << plain;
    return words;
}

bool matches(const QString &text, const QStringList &words)
{
    const QString plain = folded(text);
    return std::ranges::all_of(words, [&](const QString &word) { return plain.contains(word); });
}

QList<Hit> hitsIn(const QString &text, const QStringList &words)
{
    if (words.isEmpty())
        return {};
    QString plain;
    QList<int> origins; // of each character of `plain` in `text`
    for (int i = 0; i < text.size(); ++i) {
        const QString part = folded(text.mid(i, 1));
        plain += part;
        origins.insert(origins.size(), part.size(), i);
    }
    QList<bool> hit(text.size(), false);
    for (const QString &word : words)
        for (qsizetype at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1))
            for (int i = origins[at]; i <= origins[at + word.size() - 1]; ++i)
                hit[i] = true;
    QList<Hit> hits;
    for (int i = 0; i < text.size(); ++i)
        if (hit[i] && i > 0 && hit[i - 1])
            ++hits.last().length;
        else if (hit[i])
            hits << Hit{i, 1};
    return hits;
}

} // namespace towerwatch
