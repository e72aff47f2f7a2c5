// SPDX-License-Identifier: MIT
#include "views/wording/rulingsearch.h"

#include "resources/catalogue.h"
#include "views/wording/words.h"

#include <algorithm>

namespace towerwatch {

QString folded(const QString &text)
{
    QString plain;
    for (const QChar c : text.normalized(QString::NormalizationForm_KD))
        if (!c.isMark())
            plain += c.toCaseFolded();
    return plain.replace(u'ß', QStringLiteral("ss"));
}

QList<const Ruling *> findRulings(const RulingFilter &filter)
{
    QStringList words;
    for (const QString &word : filter.words.simplified().split(u' ', Qt::SkipEmptyParts))
        words << folded(word);
    QList<const Ruling *> found;
    for (const Ruling &ruling : builtInRulings().rulings) {
        const auto has = [](std::span<const std::string_view> list, const QString &word) {
            return word.isEmpty() || std::ranges::find(list, word.toStdString()) != list.end();
        };
        const QString id = QLatin1String(ruling.id.value);
        const bool asked = filter.ids.isEmpty() || filter.ids.contains(id);
        const bool suits = (!filter.kind || *filter.kind == ruling.kind) &&
                           has(ruling.editions, filter.edition) &&
                           (filter.topic.isEmpty() || filter.topic == QLatin1String(ruling.topic));
        if (!asked || !suits)
            continue;
        const QString text =
            words.isEmpty() ? QString() : folded(id + u' ' + rulingTitle(ruling) + u' ' + rulingText(ruling));
        if (std::ranges::all_of(words, [&](const QString &word) { return text.contains(word); }))
            found << &ruling;
    }
    return found;
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
