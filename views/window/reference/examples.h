// SPDX-License-Identifier: MIT
/// The shipped scenarios, read once, with what people are told about them.
#pragma once

#include "views/search/boardsearch.h"
#include "views/telling/page.h"
#include "views/words/words.h"

#include <QList>
#include <QString>

#include <optional>

namespace towerwatch {

/// A shipped scenario.
struct Example
{
    QString path; ///< inside the scenario library
    const ShippedScenario *shipped;
    Scenario scenario;

    /// Its title and notes in the language of the program; the title of a nameless one is its file name.
    QString title() const { return utf8(wordsOf(*shipped).title); }
    QString notes() const { return utf8(wordsOf(*shipped).notes); }
    /// The first folder of its path.
    QString topic() const { return path.section(u'/', 0, 0); }
};

/// All shipped scenarios, by path.
const QList<Example> &examples();
/// The one with this path, or null.
const Example *findExample(const QString &path);

/// A question of a shipped scenario and what comes of it, in the language of the program.
struct AskedExample
{
    PositionPtr position;
    Question question;
    QString words;        ///< the question
    QString verdict;      ///< the answer, in short
    List<RulingId> shows; ///< what it is an example of: the ruling, else all that decide it
};
/// The first question of a scenario whose answer cites a ruling, else (or without a ruling) its first one.
AskedExample askedIn(const Example &example, const QString &ruling = {});
/// The question that shows the same on another board: of those of its kind the one nearest to `near` whose
/// answer cites such a ruling, under the rules there or those of the example.
std::optional<Question> askedOn(const Position &own, const AskedExample &asked, Square near);

} // namespace towerwatch
