// SPDX-License-Identifier: MIT
#include "app/system/archive.h"

#include "model/jcz/game.h"

#include <algorithm>
#include <memory>
#include <vector>
#include <zip.h>

namespace towerwatch {

namespace {

using Zip = std::unique_ptr<zip_t, decltype(&zip_discard)>;
using ZipFile = std::unique_ptr<zip_file_t, decltype(&zip_fclose)>;

JczArchive noSave(JczCode code, std::string fact)
{
    return {.error = JczNote{code, {std::move(fact)}}};
}

JczArchive brokenZip(zip_error_t *error)
{
    JczArchive archive = noSave(JczCode::BrokenZip, zip_error_strerror(error));
    zip_error_fini(error);
    return archive;
}

/// The files that may be a saved game: those called .jcz if there are any. What a system packs along is none.
std::vector<zip_uint64_t> maybeSaves(zip_t *zip)
{
    std::vector<zip_uint64_t> games, others;
    for (zip_int64_t i = 0; i < std::min<zip_int64_t>(zip_get_num_entries(zip, 0), 10'000); ++i) {
        const auto index = static_cast<zip_uint64_t>(i);
        const QByteArray name(zip_get_name(zip, index, ZIP_FL_ENC_RAW));
        if (name.isEmpty() || name.endsWith('/') || name.startsWith("__MACOSX/"))
            continue;
        (name.toLower().endsWith(".jcz") ? games : others).push_back(index);
    }
    return games.empty() ? others : games;
}

JczArchive saveAt(zip_t *zip, zip_uint64_t index)
{
    const ZipFile file(zip_fopen_index(zip, index, 0), &zip_fclose);
    if (!file)
        return noSave(JczCode::BrokenZip, zip_strerror(zip));
    JczArchive archive;
    QByteArray part(1 << 16, Qt::Uninitialized);
    for (;;) {
        const zip_int64_t count = zip_fread(file.get(), part.data(), static_cast<zip_uint64_t>(part.size()));
        if (count < 0)
            return noSave(JczCode::BrokenZip, zip_file_strerror(file.get()));
        if (count == 0)
            return archive;
        archive.save.append(part.constData(), count);
        if (archive.save.size() > maximumJczBytes)
            return noSave(JczCode::FileTooLarge, std::to_string(maximumJczBytes >> 20));
    }
}

} // namespace

bool isZip(const QByteArray &bytes)
{
    return bytes.startsWith("PK\x03\x04") || bytes.startsWith("PK\x05\x06");
}

JczArchive unpacked(const QByteArray &bytes)
{
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t *source =
        zip_source_buffer_create(bytes.constData(), static_cast<zip_uint64_t>(bytes.size()), 0, &error);
    if (!source)
        return brokenZip(&error);
    const Zip zip(zip_open_from_source(source, ZIP_RDONLY, &error), &zip_discard);
    if (!zip) {
        zip_source_free(source);
        return brokenZip(&error);
    }
    zip_error_fini(&error);
    const std::vector<zip_uint64_t> files = maybeSaves(zip.get());
    return files.size() == 1 ? saveAt(zip.get(), files.front())
                             : noSave(JczCode::ZipOfOthers, std::to_string(files.size()));
}

} // namespace towerwatch
