// SPDX-License-Identifier: MIT
#include "app/system/listing.h"

#include <QDirIterator>

namespace towerwatch {

void listFurther(FolderListing &listing, qsizetype most)
{
    constexpr qsizetype mostFolders = 100'000;
    QDirIterator entries(listing.folders.takeFirst(), QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot);
    while (entries.hasNext() && !listing.isCut) {
        const QString path = entries.next();
        const QFileInfo info = entries.fileInfo();
        if (info.isDir() && !info.isSymLink())
            listing.folders << path;
        else if (info.fileName().endsWith(u".towerwatch.yaml", Qt::CaseInsensitive) && info.isFile())
            listing.files << path;
        listing.isCut = listing.files.size() > most || listing.folders.size() > mostFolders;
    }
    if (!listing.isCut)
        return;
    listing.folders.clear();
    listing.files = listing.files.first(std::min(listing.files.size(), most));
}

FolderListing scenariosIn(const QString &folder, qsizetype most)
{
    FolderListing found{.folders = {folder}};
    while (!found.folders.isEmpty())
        listFurther(found, most);
    found.files.sort();
    return found;
}

} // namespace towerwatch
