// SPDX-License-Identifier: MIT
/// The own words of the page for thumbs (resources/web): buttons, hints, titles.
#pragma once

#include "views/words/text.h"

#include <utility>
#include <vector>

namespace towerwatch {

/// Every text of the page under its key, in the current language; %1 stands for what the page fills in.
std::vector<std::pair<std::string_view, Text>> pageWords();

/// Those that the first edition says in words of its own.
std::vector<std::pair<std::string_view, Text>> firstEditionPageWords();

/// Of a text that was pasted or chosen and holds nothing for the page.
Text nothingToOpen();

} // namespace towerwatch
