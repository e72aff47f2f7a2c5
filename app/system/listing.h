// SPDX-License-Identifier: MIT
/// Finds the scenarios of a folder.
#pragma once

#include <QStringList>

#include <limits>

namespace towerwatch {

/// Whether there is a folder of that name.
bool isFolder(const QString &path);

/// What lies in a folder and below it; links to folders are not followed, and names that begin with a dot
/// are passed over.
struct FolderListing
{
    QStringList folders = {}; ///< that are still to be looked through
    /// Scenarios, and folders that could not be looked through: who reads them learns why.
    QStringList files = {};
    bool isCut = false; ///< there may be more
};

/// Looks through the next folder of a listing, which is to have no more than `most` files.
void listFurther(FolderListing &listing, qsizetype most);

/// All scenarios, up to `most`, in the order of their names.
FolderListing scenariosIn(const QString &folder, qsizetype most = std::numeric_limits<qsizetype>::max());

} // namespace towerwatch
