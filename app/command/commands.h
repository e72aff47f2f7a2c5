// SPDX-License-Identifier: MIT
/// The commands of the program. Each gets its arguments and returns its exit status: 0 fine, 1 an expectation
/// is not met or a file is not canonical, 2 bad input or usage.
#pragma once

#include "app/command/options.h"
#include "views/words/text.h"

#include <QStringList>
#include <functional>

namespace towerwatch::cli {

inline constexpr int fine = 0;
inline constexpr int differs = 1;
inline constexpr int badInput = 2;

int explain(const Options &options);
int dangers(const Options &options);
int diff(const Options &options);
int compare(const Options &options);
int check(const Options &options);
int format(const Options &options);
int importGame(const Options &options);
int render(const Options &options); ///< in towerwatch-window, which can draw
/// Whether there is a towerwatch-window.
bool canDraw();
/// Becomes it, to draw a preview of each board, a .png beside its .svg.
int drawPreviews(const QStringList &boards);
int site(const Options &options);
int rulings(const Options &options);
int tiles(const Options &options);

/// Prints what a shell can offer for the last word of COMMAND WORD-BEFORE WORD, a line each; last, after a
/// colon, which files: ":yaml|yml" by how they end, ":/" folders.
int complete(const QStringList &words);

/// Opens the window on files or codes. An argument that is neither is refused; the command of the most
/// similar name is suggested.
int openWindow(QStringList files);

/// Runs a command on the arguments of the program, whatever bytes they are. If memory runs out, it prints an
/// error and returns badInput: the program never ends without a message.
int guarded(int argc, char *argv[], const std::function<int(const QStringList &arguments)> &run);

/// As MAJOR.MINOR.PATCH.
QString version();
/// What `towerwatch --help` says.
Text helpText();

} // namespace towerwatch::cli
