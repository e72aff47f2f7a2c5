// SPDX-License-Identifier: MIT
#include "app/system/listing.h"

#include <QDirIterator>

namespace towerwatch {

FolderListing scenariosIn(const QString &folder, qsizetype most, const std::function<bool()> &isEnough)
{
    constexpr qsizetype mostFolders = 100'000;
    FolderListing found{.folders = {folder}};
    for (qsizetype next = 0; next < found.folders.size() && !found.isCut; ++next) {
        QDirIterator entries(found.folders.at(next), QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot);
        while (entries.hasNext() && !found.isCut) {
            const QString path = entries.next();
            const QFileInfo info = entries.fileInfo();
            found.isCut = isEnough && isEnough();
            if (info.isDir() && !info.isSymLink() && found.folders.size() < mostFolders)
                found.folders << path;
            else if (info.fileName().endsWith(u".towerwatch.yaml", Qt::CaseInsensitive) && info.isFile()) {
                found.isCut = found.isCut || found.files.size() == most;
                if (!found.isCut)
                    found.files << path;
            }
        }
    }
    found.files.sort();
    return found;
}

} // namespace towerwatch
