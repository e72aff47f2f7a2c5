// SPDX-License-Identifier: MIT
/// Finding rulings, and the shipped scenarios that show them.
#pragma once

#include "model/referee/rulings.h"
#include "resources/library.h"
#include "views/wording/wordindex.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <span>

namespace towerwatch {

/// What rulings must have; what is empty does not matter.
struct RulingFilter
{
    QString words = {}; ///< of any language, as people ask; see WordIndex
    QStringList ids = {};
    std::optional<RulingKind> kind = {};
    QString edition = {}; ///< c1, c2, c3
    QString topic = {};
};

/// The rulings that pass a filter: best first if it has words, else in catalogue order. Who types an id means
/// it.
QList<const Ruling *> findRulings(const RulingFilter &filter);
/// The words of rulings that findRulings() takes for those of a search, for hitsIn().
QStringList wordsMeant(const QString &search);

/// The shipped scenarios that show a ruling, those in which it decides first.
ShownRuling shownBy(RulingId id);

/// A stretch of a text.
struct Hit
{
    int start = 0, length = 0;
    friend bool operator==(const Hit &, const Hit &) = default;
};

/// The words of a search, each of which matches() looks for as it stands.
QStringList searchWords(const QString &search);
/// Whether all words stand in `text`.
bool matches(const QString &text, const QStringList &words);
/// Where any of the words stands in `text`, from its beginning to its end, none within another.
QList<Hit> hitsIn(const QString &text, const QStringList &words);

} // namespace towerwatch
