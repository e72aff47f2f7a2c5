// SPDX-License-Identifier: MIT
#include "app/system/listing.h"

#include "app/system/filename.h"

#include <filesystem>

namespace towerwatch {

namespace fs = std::filesystem;

namespace {

/// Takes up what lies in a folder: a folder, or a file of the name of a scenario, whatever it is.
void take(FolderListing &listing, const fs::directory_entry &entry)
{
    const QString path = nameFromBytes(QByteArray::fromStdString(entry.path().string()));
    std::error_code failure; // what nobody can tell is no folder
    const bool isFolder = entry.is_directory(failure), isLink = entry.is_symlink(failure);
    if (entry.path().filename().string().starts_with('.') || (isFolder && isLink))
        return;
    if (isFolder)
        listing.folders << path;
    else if (path.endsWith(u".towerwatch.yaml", Qt::CaseInsensitive))
        listing.files << path;
}

} // namespace

bool isFolder(const QString &path)
{
    std::error_code failure;
    return fs::is_directory(nativeName(path).toStdString(), failure);
}

void listFurther(FolderListing &listing, qsizetype most)
{
    constexpr qsizetype mostFolders = 100'000;
    const QString folder = listing.folders.takeFirst();
    std::error_code failure;
    fs::directory_iterator entry(nativeName(folder).toStdString(), failure);
    for (; !failure && entry != fs::directory_iterator() && !listing.isCut; entry.increment(failure)) {
        take(listing, *entry);
        listing.isCut = listing.files.size() > most || listing.folders.size() > mostFolders;
    }
    if (failure && failure != std::errc::no_such_file_or_directory)
        listing.files << folder; // so that reading it says why
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
