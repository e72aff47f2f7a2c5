// SPDX-License-Identifier: MIT
#include "views/wording/searchhits.h"

#include "views/wording/rulingsearch.h"

#include <algorithm>

namespace towerwatch {

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
    return std::all_of(words.cbegin(), words.cend(),
                       [&](const QString &word) { return plain.contains(word); });
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
