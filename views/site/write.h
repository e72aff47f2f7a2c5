// SPDX-License-Identifier: MIT
/// The whole site, file by file.
#pragma once

#include "views/site/site.h"

#include <functional>

namespace towerwatch::site {

/// Takes a file: its path inside the site and its bytes.
using FileWriter = std::function<void(const std::string &path, std::string_view bytes)>;

/// Gives all files of a site to `write`, in all languages that are complete; the number of pages among them.
/// The program speaks the same language before and after.
int writeSite(Publishing publishing, const FileWriter &write);

} // namespace towerwatch::site
