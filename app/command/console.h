// SPDX-License-Identifier: MIT
/// What the commands share: reading files, printing results and errors.
#pragma once

#include "model/board/position.h"
#include "model/format/scenarioreader.h"
#include "model/referee/warnings.h"
#include "views/words/text.h"

#include <QString>
#include <optional>

namespace towerwatch::cli {

/// The words of the commands: Cli::tr().
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
/// Ends a command, once it was said why; guarded() makes the status of bad input of it.
struct Refused
{
};
/// Complains and ends the command.
[[noreturn]] void refuse(const QString &why);

/// A place in a file as messages name it: FILE:LINE:COLUMN.
QString placeIn(const QString &file, Mark mark);
/// A line on standard error: "PLACE: KIND: TEXT", of the kind "error" or "warning".
void printMessage(const QString &place, const char *kind, const QString &text);
/// Whether everything printed has arrived; a full disk or a closed pipe shows only now. Says why not on
/// standard error.
bool finishPrinting();

/// Whether an argument is a scenario code and not a file that is called like one.
bool isCodeArgument(const QString &file);
/// Whether an argument stands for what comes through a pipe or so: `-`, /dev/stdin, or what shells make of
/// <(COMMAND).
bool isStream(const QString &file);

/// Reads the bytes of a file or stream; refuses what cannot be read.
std::string readBytes(const QString &file);
/// A file as messages name it.
QString nameOf(const QString &file);

/// Writes a file whole or not at all, also where the disk is full. Says why not on standard error.
bool save(const QString &file, const QByteArray &bytes);

/// A file read as a scenario.
struct Loaded
{
    QString file; ///< as messages name it
    std::string text;
    ReadResult result;
};
/// Reads a scenario. One with errors, which are printed to standard error, is refused.
Loaded load(const QString &file);
/// The same for commands that go on to the next file: nothing where it is refused.
std::optional<Loaded> tryToLoad(const QString &file);
/// Refuses questions about the scenario of a file, under each of the rules, that are too much to answer at
/// once.
void refuseExcess(const Loaded &loaded, const Scenario &scenario, const std::vector<Question> &questions,
                  const std::vector<TableRules> &rules);
/// Prints warnings as FILE:LINE:COLUMN: warning: text.
void printWarnings(const Loaded &loaded, const Position &position, const std::vector<Warning> &warnings);

} // namespace towerwatch::cli
