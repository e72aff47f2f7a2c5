// SPDX-License-Identifier: MIT
/// Runs the window, from its own program or from the command line's.
#pragma once

namespace towerwatch {

/// Shows the window until it is closed. The first argument that is no option of Qt's is the file to open.
int runWindow(int &argc, char **argv);

} // namespace towerwatch
