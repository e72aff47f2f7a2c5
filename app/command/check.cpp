// SPDX-License-Identifier: MIT
#include "app/command/commands.h"
#include "app/command/options.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "views/telling/layout.h"
#include "views/words/words.h"

namespace towerwatch::cli {

namespace {

struct Counts
{
    int met = 0, differing = 0;
};

Text written(const Value &value)
{
    return value.kind == Value::Kind::Null ? Cli::tr("nothing") : shown(toJson(value));
}

void checkFile(const Loaded &loaded, Counts &counts)
{
    const Scenario &scenario = *loaded.result.scenario;
    const Position position(scenario, builtInTiles());
    const std::vector<Warning> warnings = warningsOf(position.board());
    Footnotes footnotes(Cited::All); // of all questions, as explain --json numbers them
    for (std::size_t i = 0; i < scenario.questions.size(); ++i) {
        const Question &question = scenario.questions[i];
        const Answer given = answer(position.board(), question);
        const Page page = tell(position, given, footnotes, {.warnings = &warnings});
        if (!question.expect)
            continue;
        const auto found = differences(*question.expect, toValue(position, given, page));
        ++(found.empty() ? counts.met : counts.differing);
        if (found.empty())
            continue;
        Texts parts;
        for (const Difference &difference : found)
            parts << Cli::tr("%1: expected %2, got %3")
                         .arg(shown(difference.path), written(difference.expected),
                              written(difference.actual));
        print(QStringLiteral("%1: %2: %3")
                  .arg(placeIn(loaded.file, loaded.result.marks.questions[i].entry),
                       QLatin1String(name(question.ask)), joined(parts, "; ")));
    }
}

} // namespace

int check(const QStringList &arguments)
{
    const Options options(arguments, {1, -1});
    Counts counts;
    bool good = true;
    for (const QString &file : options.files()) {
        const auto loaded = tryToLoad(file);
        good = good && loaded;
        if (loaded)
            checkFile(*loaded, counts);
    }
    print(Cli::tr("%n expectation(s): %1 met, %2 not met", nullptr, counts.met + counts.differing)
              .arg(counts.met, counts.differing));
    return !good ? badInput : counts.differing > 0 ? differs : fine;
}

} // namespace towerwatch::cli
