// SPDX-License-Identifier: MIT
/// The commands of the program. Each gets the arguments after its name and returns the exit status of the
/// contract: 0 fine, 1 an expectation is not met or a file is not canonical, 2 bad input or usage.
#pragma once

#include <QStringList>

namespace towerwatch::cli {

inline constexpr int fine = 0;
inline constexpr int differs = 1;
inline constexpr int badInput = 2;

int explain(const QStringList &arguments);
int compare(const QStringList &arguments);
int check(const QStringList &arguments);
int format(const QStringList &arguments);
int importGame(const QStringList &arguments);
int rulings(const QStringList &arguments);
int tiles(const QStringList &arguments);

/// What `towerwatch --help` says.
QString helpText();

} // namespace towerwatch::cli
