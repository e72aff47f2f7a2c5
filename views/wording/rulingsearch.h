// SPDX-License-Identifier: MIT
/// Finding rulings, and the shipped scenarios that show them.
#pragma once

#include "model/referee/rulings.h"
#include "resources/library.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <span>

namespace towerwatch {

/// What rulings must have; what is empty does not matter.
struct RulingFilter
{
    QString words = {}; ///< all of them, in title, text or id, whatever case and accents
    QStringList ids = {};
    std::optional<RulingKind> kind = {};
    QString edition = {}; ///< c1, c2, c3
    QString topic = {};
};

/// The rulings that pass a filter, in catalogue order, with the words of the program's language.
QList<const Ruling *> findRulings(const RulingFilter &filter);

/// `text` without case and accents, as searching compares it.
QString folded(const QString &text);

/// The shipped scenarios that show a ruling, those in which it decides first.
ShownRuling shownBy(RulingId id);

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
