// SPDX-License-Identifier: MIT
/// The texts of the page for phones (resources/web): buttons, hints, titles.
#pragma once

#include "views/words/text.h"

#include <utility>
#include <vector>

namespace towerwatch {

/// Every text of the page under its key, in the current language; %1 stands for what the page fills in.
/// `first`: in the words of the first edition.
std::vector<std::pair<std::string_view, Text>> pageWords(bool first = false);

/// The message for a pasted text or a chosen file that holds nothing for the page.
Text nothingToOpen();

} // namespace towerwatch
