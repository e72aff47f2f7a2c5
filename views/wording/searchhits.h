// SPDX-License-Identifier: MIT
/// Where what somebody searches for stands in a text, whatever case and accents.
#pragma once

#include <QList>
#include <QString>

namespace towerwatch {

/// A stretch of a text.
struct Hit
{
    int start = 0, length = 0;
    friend bool operator==(const Hit &, const Hit &) = default;
};

/// The words of a search as findRulings() compares them.
QStringList searchWords(const QString &search);
/// Whether all words stand in `text`.
bool matches(const QString &text, const QStringList &words);
/// Where any of the words stands in `text`, from its beginning to its end, none within another.
QList<Hit> hitsIn(const QString &text, const QStringList &words);

} // namespace towerwatch
