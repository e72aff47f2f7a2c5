// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace towerwatch::cli {

/// The command line: runs the command that the arguments name, or opens the window, and returns the exit
/// status described in commands.h.
int program(int argc, char **argv);

/// As MAJOR.MINOR.PATCH.
QString version();

} // namespace towerwatch::cli
