// SPDX-License-Identifier: MIT
/// Helpers of the commands: reading files, printing results and errors.
#pragma once

#include "model/board/position.h"
#include "model/format/scenarioreader.h"
#include "model/referee/warnings.h"
#include "views/words/text.h"

#include <QString>
#include <functional>
#include <optional>

namespace towerwatch::cli {

class Options;

/// Translated messages of the commands: Cli::tr().
struct Cli
{
    TOWERWATCH_PHRASES(Cli)
};

void print(const QString &text);
void print(const Text &text);
/// Prints without ending the line: for what is printed piece by piece.
void printPart(std::string_view text);
/// A line on standard error: "towerwatch: error: text".
void complain(const QString &text);
/// Thrown to end a command after its error was printed; guarded() turns it into badInput.
struct Refused
{
};
/// Prints an error and ends the command.
[[noreturn]] void refuse(const QString &why);

/// A place in a file as messages name it: FILE:LINE:COLUMN.
QString placeIn(const QString &file, Mark mark);
/// A line on standard error: "PLACE: KIND: TEXT", of the kind "error" or "warning".
void printMessage(const QString &place, const char *kind, const QString &text);
/// Whether all output was written; a full disk or a closed pipe is noticed only now. Prints the reason on
/// standard error.
bool finishPrinting();

/// Whether an argument is a scenario code, and no file has that name.
bool isCodeArgument(const QString &file);
/// Whether an argument names a stream: `-`, /dev/stdin, or what shells make of <(COMMAND).
bool isStream(const QString &file);

/// Reads the bytes of a file or stream; ends the command if that fails.
std::string readBytes(const QString &file);
/// A file as messages name it.
QString nameOf(const QString &file);

/// Does something with every scenario that is named or lies in a folder that is, or below it, in the order of
/// their names; `check` gives how many things it found to check. Whether every folder had some, which is not
/// asked for with --allow-empty; where one had none, prints that on standard error.
bool checkEach(const Options &options, const std::function<std::size_t(const QString &file)> &check);

/// Writes a file whole or not at all, even on a full disk. Prints the reason of a failure on standard error.
bool save(const QString &file, const QByteArray &bytes);

/// A file read as a scenario.
struct Loaded
{
    QString file; ///< as messages name it
    std::string text;
    ReadResult result;
};
/// Reads a scenario. If it has errors, prints them on standard error and ends the command.
Loaded load(const QString &file);
/// Like load(), for commands that continue with the next file: nothing if the scenario has errors.
std::optional<Loaded> tryToLoad(const QString &file);
/// Ends the command if `questions`, under each of `rules`, are too much to answer at once (limits.h).
void refuseExcess(const Loaded &loaded, const Scenario &scenario, const std::vector<Question> &questions,
                  const std::vector<TableRules> &rules);
/// Prints warnings as FILE:LINE:COLUMN: warning: text.
void printWarnings(const Loaded &loaded, const Position &position, const std::vector<Warning> &warnings);

} // namespace towerwatch::cli
