// SPDX-License-Identifier: MIT
/// What the commands share: reading files and options, printing results and errors.
#pragma once

#include "model/board/position.h"
#include "model/format/scenarioreader.h"
#include "model/format/warnings.h"
#include "views/wording/text.h"

#include <QCommandLineParser>
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

/// A place in a file as messages name it: FILE:LINE:COLUMN.
QString placeIn(const QString &file, Mark mark);
/// A line on standard error: "PLACE: KIND: TEXT", of the kind "error" or "warning".
void printMessage(const QString &place, const char *kind, const QString &text);
/// Whether everything printed has arrived; a full disk or a closed pipe shows only now. Says why not on
/// standard error.
bool finishPrinting();

/// Whether an argument is a scenario code and not a file that is called like one.
bool isCodeArgument(const QString &file);

/// Reads the bytes of a file, `-` is standard input. Says why not on standard error.
std::optional<std::string> readBytes(const QString &file);

/// Writes a file whole or not at all, also where the disk is full. Says why not on standard error.
bool save(const QString &file, const QByteArray &bytes);

/// A file read as a scenario.
struct Loaded
{
    QString file; ///< as messages name it
    std::string text;
    ReadResult result;
};
/// Reads a scenario; prints all its errors to standard error where it has any.
std::optional<Loaded> load(const QString &file);
/// Prints warnings as FILE:LINE:COLUMN: warning: text.
void printWarnings(const Loaded &loaded, const Position &position, const std::vector<Warning> &warnings);

/// How many files a command takes; `most` -1: any number.
struct FileCount
{
    int least, most;
};
/// Parses arguments with options that stand alone (`flags`) or take a value, and goes over to the language of
/// --lang, which every command understands. False after saying what is wrong with them.
bool parse(QCommandLineParser &parser, const QStringList &arguments, FileCount files,
           const QStringList &flags = {}, const QStringList &values = {});

} // namespace towerwatch::cli
