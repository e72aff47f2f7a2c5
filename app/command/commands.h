// SPDX-License-Identifier: MIT
/// The commands of the program. Each gets the arguments after its name and returns its exit status: 0 fine, 1
/// an expectation is not met or a file is not canonical, 2 bad input or usage.
#pragma once

#include "views/words/text.h"

#include <QStringList>
#include <functional>
#include <span>
#include <string_view>

namespace towerwatch::cli {

inline constexpr int fine = 0;
inline constexpr int differs = 1;
inline constexpr int badInput = 2;

int explain(const QStringList &arguments);
int dangers(const QStringList &arguments);
int diff(const QStringList &arguments);
int compare(const QStringList &arguments);
int check(const QStringList &arguments);
int format(const QStringList &arguments);
int importGame(const QStringList &arguments);
int render(const QStringList &arguments); ///< in towerwatch-window, which can draw
/// Whether there is a towerwatch-window.
bool canDraw();
/// Becomes it, to draw a preview of each board, a .png beside its .svg.
int drawPreviews(const QStringList &boards);
int site(const QStringList &arguments);
int rulings(const QStringList &arguments);
int tiles(const QStringList &arguments);

/// Prints what a shell can offer for the last word of COMMAND WORD-BEFORE WORD, a line each; last, after a
/// colon, which files: ":yaml|yml" by how they end, ":/" folders.
int complete(const QStringList &words);

/// Opens the window on files or codes. An argument that is neither is refused; the most similar name in
/// `commands` is suggested.
int openWindow(QStringList files, std::span<const std::string_view> commands);

/// Runs a command on the arguments of the program, whatever bytes they are. If memory runs out, it prints an
/// error and returns badInput: the program never ends without a message.
int guarded(int argc, char *argv[], const std::function<int(const QStringList &arguments)> &run);

/// What `towerwatch --help` says.
Text helpText();

} // namespace towerwatch::cli
