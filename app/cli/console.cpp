// SPDX-License-Identifier: MIT
#include "app/cli/console.h"

#include "app/cli/commands.h"
#include "app/system/language.h"
#include "app/system/wholefile.h"
#include "model/format/yamltree.h"
#include "model/share/sharecode.h"
#include "resources/catalogue.h"
#include "views/wording/words.h"

#include <cerrno>
#include <cstdio>
#include <unistd.h>

namespace towerwatch::cli {

namespace {

int printFailure = 0; ///< of the first thing that could not be printed to standard output

void write(FILE *stream, std::string_view bytes)
{
    if (std::fwrite(bytes.data(), 1, bytes.size(), stream) != bytes.size() && stream == stdout &&
        printFailure == 0)
        printFailure = errno;
}

/// Opens a code, given in place of a file or in one, into its scenario text. False after saying why not.
bool unpack(Loaded &loaded, const QString &name)
{
    CodeText opened = textOfCode(loaded.text);
    if (opened.problem)
        complain(QStringLiteral("%1: %2").arg(name, sentence(*opened.problem)));
    else
        loaded.text = std::move(*opened.text);
    return !opened.problem;
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
    return QStringLiteral("%1:%2:%3").arg(shown(file.toStdString())).arg(mark.line).arg(mark.column);
}

void printMessage(const QString &place, const char *kind, const QString &text)
{
    write(stderr, QStringLiteral("%1: %2: %3\n").arg(place, QLatin1String(kind), text).toStdString());
}

std::optional<std::string> readBytes(const QString &file)
{
    constexpr qsizetype most = limits::fileBytes + 1;
    const WholeFile read = file == u"-" ? readWholeFile(STDIN_FILENO, most) : readWholeFile(file, most);
    if (read.failure.isEmpty())
        return read.bytes.toStdString();
    complain(Cli::tr("“%1” cannot be read: %2")
                 .arg(file == u"-" ? "<stdin>" : shown(file.toStdString()), read.failure.toStdString()));
    return std::nullopt;
}

bool save(const QString &file, const QByteArray &bytes)
{
    const QString failure = writeWholeFile(file, bytes);
    if (!failure.isEmpty())
        complain(Cli::tr("“%1” cannot be written: %2").arg(shown(file.toStdString()), failure.toStdString()));
    return failure.isEmpty();
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

std::optional<Loaded> load(const QString &file)
{
    const bool isCode = isCodeArgument(file);
    std::optional<std::string> bytes = isCode ? std::optional(file.toStdString()) : readBytes(file);
    if (!bytes)
        return std::nullopt;
    const QString name = isCode         ? shortened(file.toStdString())
                         : file == u"-" ? QStringLiteral("<stdin>")
                                        : file;
    Loaded loaded{name, std::move(*bytes), {}};
    if (looksLikeCode(loaded.text) && !unpack(loaded, shown(name.toStdString())))
        return std::nullopt;
    loaded.result = readScenario(loaded.text, builtInTiles());
    for (const Problem &problem : loaded.result.problems)
        printMessage(placeIn(loaded.file, problem.mark), "error", sentence(problem));
    return loaded.result.scenario ? std::optional(std::move(loaded)) : std::nullopt;
}

void printWarnings(const Loaded &loaded, const Position &position, const std::vector<Warning> &warnings)
{
    for (const Warning &warning : warnings)
        printMessage(placeIn(loaded.file, markOf(warning, loaded.result.marks)), "warning",
                     sentence(warning, position));
}

bool parse(QCommandLineParser &parser, const QStringList &arguments, FileCount files,
           const QStringList &flags, const QStringList &values)
{
    const QString lang = QStringLiteral("lang");
    for (const QString &flag : flags)
        parser.addOption(QCommandLineOption(flag));
    for (const QString &value : values + QStringList{lang})
        parser.addOption({value, {}, QStringLiteral("VALUE")});
    QString fault;
    if (!parser.parse(arguments))
        fault = parser.errorText();
    else if (const auto count = parser.positionalArguments().size(); count < files.least)
        fault = Cli::tr("No file was named; see towerwatch --help.");
    else if (files.most >= 0 && count > files.most)
        fault = Cli::tr("Too many files; see towerwatch --help.");
    else if (const QString wanted = parser.value(lang); languages().contains(wanted))
        useLanguage(wanted);
    else if (!wanted.isEmpty())
        fault = Cli::tr("Unknown language “%1”; choose one of %2.")
                    .arg(wanted.toStdString(), languages().join(u", ").toStdString());
    if (!fault.isEmpty())
        complain(fault);
    return fault.isEmpty();
}

} // namespace towerwatch::cli
