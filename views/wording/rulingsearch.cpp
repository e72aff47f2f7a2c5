// SPDX-License-Identifier: MIT
#include "views/wording/rulingsearch.h"

#include "resources/catalogue.h"
#include "resources/library.h"
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
            return word.isEmpty() || std::find(list.begin(), list.end(), word.toStdString()) != list.end();
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
        if (std::all_of(words.cbegin(), words.cend(),
                        [&](const QString &word) { return text.contains(word); }))
            found << &ruling;
    }
    return found;
}

std::span<const std::string_view> scenariosOf(RulingId id)
{
    for (const ShownRuling &shown : shownRulings())
        if (shown.ruling == id.value)
            return shown.scenarios;
    return {};
}

} // namespace towerwatch
