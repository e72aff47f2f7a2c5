// SPDX-License-Identifier: MIT
#include "app/command/commands.h"
#include "app/command/junit.h"
#include "app/command/options.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "views/telling/layout.h"
#include "views/words/words.h"

#include <QDirIterator>
#include <QFileInfo>

#include <algorithm>

namespace towerwatch::cli {

namespace {

Text written(const Value &value)
{
    return value.kind == Value::Kind::Null ? Cli::tr("nothing") : shown(toJson(value));
}

void checkFile(const Loaded &loaded, std::vector<CheckedCase> &cases)
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
        const Mark mark = loaded.result.marks.questions[i].entry;
        cases.push_back({loaded.file,
                         QStringLiteral("%1 %2").arg(i + 1).arg(QLatin1String(name(question.ask))),
                         mark.line});
        if (found.empty())
            continue;
        Texts parts;
        for (const Difference &difference : found)
            parts << Cli::tr("%1: expected %2, got %3")
                         .arg(shown(difference.path), written(difference.expected),
                              written(difference.actual));
        cases.back().failure = joined(parts, "; ");
        print(QStringLiteral("%1: %2: %3")
                  .arg(placeIn(loaded.file, mark), QLatin1String(name(question.ask)), cases.back().failure));
    }
}

/// The scenario files that are named or lie in a folder that is, or below it, in the order of their names.
QStringList filesOf(const QStringList &arguments)
{
    QStringList files;
    for (const QString &argument : arguments) {
        if (!QFileInfo(argument).isDir()) {
            files << argument;
            continue;
        }
        QStringList found;
        QDirIterator folder(argument, {QStringLiteral("*.towerwatch.yaml")}, QDir::Files,
                            QDirIterator::Subdirectories);
        while (folder.hasNext())
            found << folder.next();
        if (found.isEmpty())
            refuse(Cli::tr("There is no scenario (*.towerwatch.yaml) in “%1”.").arg(argument.toStdString()));
        found.sort();
        files << found;
    }
    return files;
}

Text summary(int met, int differing, int unread)
{
    const Text unreadable = Cli::tr("%n file(s) could not be read", nullptr, unread);
    if (unread > 0 && met + differing == 0)
        return unreadable;
    const Text counts =
        Cli::tr("%n expectation(s): %1 met, %2 not met", nullptr, met + differing).arg(met, differing);
    return unread > 0 ? joined(Texts{counts, unreadable}, "; ") : counts;
}

} // namespace

int check(const QStringList &arguments)
{
    const Options options(arguments, {1, -1}, {}, {"junit"});
    std::vector<CheckedCase> cases;
    int unread = 0;
    for (const QString &file : filesOf(options.files())) {
        if (const auto loaded = tryToLoad(file)) {
            checkFile(*loaded, cases);
        } else {
            ++unread;
            cases.push_back({nameOf(file), QStringLiteral("file"), 1,
                             Cli::tr("This file could not be read as a scenario."), true});
        }
    }
    const auto differing = static_cast<int>(std::ranges::count_if(
        cases, [](const CheckedCase &each) { return !each.failure.isEmpty() && !each.isError; }));
    print(summary(static_cast<int>(cases.size()) - unread - differing, differing, unread));
    const bool saved = !options.has("junit") || save(options.value("junit"), junitReport(cases));
    return unread > 0 || !saved ? badInput : differing > 0 ? differs : fine;
}

} // namespace towerwatch::cli
