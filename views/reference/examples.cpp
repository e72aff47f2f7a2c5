// SPDX-License-Identifier: MIT
#include "views/reference/examples.h"

#include "model/format/scenarioreader.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "resources/library.h"
#include "views/wording/explanation.h"
#include "views/wording/words.h"

#include <algorithm>

namespace towerwatch {

namespace {

/// The first line of a header without its #; nothing if it is one with a label.
QString questionOf(const std::string &header)
{
    const QString line = QString::fromStdString(header).section(u'\n', 0, 0);
    return line.startsWith(u"# Rulings:") ? QString() : line.mid(1).trimmed();
}

QList<Example> readAll()
{
    QList<Example> list;
    for (const ShippedScenario &shipped : shippedScenarios()) {
        ReadResult read = readScenario(shipped.text, builtInTiles());
        if (read.scenario)
            list << Example{utf8(shipped.path), questionOf(read.scenario->header), shipped.text,
                            std::move(*read.scenario)};
    }
    return list;
}

} // namespace

QString Example::title() const
{
    const QString title = utf8(scenario.title.in(currentLanguage()));
    return title.isEmpty() ? path.section(u'/', -1).section(u'.', 0, 0) : title;
}

QString Example::notes() const
{
    return utf8(scenario.notes.in(currentLanguage()));
}

const QList<Example> &examples()
{
    static const QList<Example> all = readAll();
    return all;
}

const Example *findExample(const QString &path)
{
    const auto &all = examples();
    const auto found =
        std::ranges::find_if(all, [&](const Example &example) { return example.path == path; });
    return found == all.end() ? nullptr : &*found;
}

AskedExample askedIn(const Example &example, const QString &ruling)
{
    const auto position = std::make_shared<Position>(example.scenario, builtInTiles());
    std::optional<AskedExample> first;
    for (const Question &question : questionsOf(position->scenario(), builtInTiles())) {
        Footnotes notes(Cited::All);
        const Explanation explanation = explain(*position, answer(position->board(), question), notes);
        AskedExample asked{position, question, explanation.question, explanation.answer};
        if (ruling.isEmpty() || notes.rulings().contains(RulingId{ruling.toStdString()}))
            return asked;
        if (!first)
            first = std::move(asked);
    }
    return first.value_or(AskedExample{position, {}, {}, {}});
}

} // namespace towerwatch
