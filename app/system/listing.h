// SPDX-License-Identifier: MIT
/// Finds the scenarios of a folder.
#pragma once

#include <QStringList>

#include <functional>
#include <limits>

namespace towerwatch {

/// What lies in a folder and below it; links to folders are not followed.
struct FolderListing
{
    QStringList files = {};   ///< scenarios, in the order of their names
    QStringList folders = {}; ///< that were looked through, the first one included
    bool isCut = false;       ///< there may be more
};

/// Looks for scenarios until there are `most`, or `isEnough` says so, which it is asked often.
FolderListing scenariosIn(const QString &folder, qsizetype most = std::numeric_limits<qsizetype>::max(),
                          const std::function<bool()> &isEnough = {});

} // namespace towerwatch
