// SPDX-License-Identifier: MIT
#include "app/command/console.h"

#include "app/command/options.h"
#include "app/system/filename.h"
#include "app/system/listing.h"
#include "app/system/machine.h"
#include "app/system/saving.h"
#include "model/format/scenarioreader.h"
#include "model/share/sharecode.h"
#include "model/yaml/yamltree.h"
#include "resources/catalogue.h"
#include "views/words/words.h"

#include <cerrno>
#include <cstdio>

namespace towerwatch::cli {

namespace {

int printFailure = 0; ///< of the first thing that could not be printed to standard output

void write(FILE *stream, std::string_view bytes)
{
    if (std::fwrite(bytes.data(), 1, bytes.size(), stream) != bytes.size() && stream == stdout &&
        printFailure == 0)
        printFailure = errno;
}

int streamOf(const QString &file)
{
    return file == u"-" ? standardInput : namedDescriptor(file);
}

} // namespace

void print(const QString &text)
{
    print(Text(text.toStdString()));
}

void print(const Text &text)
{
    write(stdout, text);
    write(stdout, "\n");
}

void printPart(std::string_view text)
{
    write(stdout, text);
}

void complain(const QString &text)
{
    write(stderr, "towerwatch: error: " + shown(text.toStdString()) + "\n");
}

QString placeIn(const QString &file, Mark mark)
{
    return Text("%1:%2:%3").arg(file.toStdString(), mark.line, mark.column);
}

void printMessage(const QString &place, const char *kind, const QString &text)
{
    write(stderr, QStringLiteral("%1: %2: %3\n").arg(place, QLatin1String(kind), text).toStdString());
}

void refuse(const QString &why)
{
    complain(why);
    throw Refused();
}

QString nameOf(const QString &file)
{
    return file == u"-" ? QString("<stdin>") : shownName(nativeName(file).toStdString());
}

std::string readBytes(const QString &file)
{
    constexpr qsizetype most = limits::fileBytes + 1;
    const WholeFile read = isStream(file) ? readWholeFile(streamOf(file), most) : readWholeFile(file, most);
    if (!read.failure.isEmpty())
        refuse(
            Cli::tr("“%1” cannot be read: %2").arg(nameOf(file).toStdString(), read.failure.toStdString()));
    return read.bytes.toStdString();
}

bool checkEach(const Options &options, const std::function<std::size_t(const QString &file)> &check)
{
    bool isChecked = true;
    for (const QString &argument : options.files()) {
        std::size_t checked = 0;
        for (const QString &file : isFolder(argument) ? scenariosIn(argument).files : QStringList{argument})
            checked += check(file);
        if (checked > 0 || !isFolder(argument) || options.has("allow-empty"))
            continue;
        complain(
            Cli::tr(
                "There is nothing to check in “%1”: no *.towerwatch.yaml lies there, or none asks anything.")
                .arg(nameOf(argument).toStdString()));
        isChecked = false;
    }
    return isChecked;
}

bool save(const QString &file, const QByteArray &bytes)
{
    const QString failure = writeWholeFile(file, bytes);
    if (!failure.isEmpty())
        complain(
            Cli::tr("“%1” cannot be written: %2").arg(nameOf(file).toStdString(), failure.toStdString()));
    return failure.isEmpty();
}

bool isStream(const QString &file)
{
    return streamOf(file) >= 0;
}

bool isCodeArgument(const QString &file)
{
    return looksLikeCode(file.toStdString()) && !nameExists(file);
}

bool finishPrinting()
{
    if (std::fflush(stdout) != 0 && printFailure == 0)
        printFailure = errno;
    if (printFailure == 0 && std::ferror(stdout) == 0)
        return true;
    complain(Cli::tr("Not everything could be written to standard output: %1")
                 .arg(systemMessage(printFailure).toStdString()));
    return false;
}

Loaded load(const QString &file)
{
    const bool isCode = isCodeArgument(file);
    Loaded loaded{isCode ? QString(shortened(file.toStdString())) : nameOf(file),
                  isCode ? file.toStdString() : readBytes(file),
                  {}};
    if (looksLikeCode(loaded.text)) {
        CodeText opened = textOfCode(loaded.text);
        if (opened.problem)
            refuse(QStringLiteral("%1: %2").arg(loaded.file, sentence(*opened.problem)));
        loaded.text = std::move(*opened.text);
    }
    loaded.result = readScenario(loaded.text, builtInTiles());
    for (const Problem &problem : loaded.result.problems)
        printMessage(placeIn(loaded.file, problem.mark), "error", sentence(problem));
    if (!loaded.result.scenario)
        throw Refused();
    return loaded;
}

std::optional<Loaded> tryToLoad(const QString &file)
{
    try {
        return load(file);
    } catch (const Refused &) {
        return std::nullopt;
    }
}

void refuseExcess(const Loaded &loaded, const Scenario &scenario, const std::vector<Question> &questions,
                  const std::vector<TableRules> &rules)
{
    const auto excess = excessOf(scenario, questions, rules, loaded.result.marks);
    if (!excess)
        return;
    printMessage(placeIn(loaded.file, excess->mark), "error", sentence(*excess));
    throw Refused();
}

void printWarnings(const Loaded &loaded, const Position &position, const std::vector<Warning> &warnings)
{
    if (const auto mark = loaded.result.marks.trueForOn)
        printMessage(placeIn(loaded.file, *mark), "warning",
                     Cli::tr("“true” is read as the key “on”, of which tools for YAML 1.1 make it."));
    for (const Warning &warning : warnings)
        printMessage(
            placeIn(loaded.file, loaded.result.marks.of(warning.subject, warning.index, warning.prisoner)),
            "warning", sentence(warning, position));
}

} // namespace towerwatch::cli
