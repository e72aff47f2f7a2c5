// SPDX-License-Identifier: MIT
/// What the commands share: reading files and options, printing results and errors.
#pragma once

#include "model/board/position.h"
#include "model/format/scenarioreader.h"
#include "model/format/warnings.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QString>
#include <optional>

namespace towerwatch::cli {

/// The words of the commands: Cli::tr().
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

void print(const QString &text);
void print(const std::string &text);
/// A line on standard error: "towerwatch: error: text".
void complain(const QString &text);

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

/// Parses arguments; false after saying what is wrong with them. `least` files at least, `most` at most (-1:
/// any).
bool parse(QCommandLineParser &parser, const QStringList &arguments, int least, int most);
/// The option --lang, understood by all commands that print words.
QCommandLineOption languageOption();
/// Goes over to the language asked for by --lang, if any; false after saying that it is unknown.
bool useLanguage(const QCommandLineParser &parser);

} // namespace towerwatch::cli
