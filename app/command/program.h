// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace towerwatch::cli {

/// The command line: runs the command that the arguments name, or opens the window, and returns the exit
/// status of the contract.
int program(int argc, char **argv);

/// As MAJOR.MINOR.PATCH.
QString version();

} // namespace towerwatch::cli
