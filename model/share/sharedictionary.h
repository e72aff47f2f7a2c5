// SPDX-License-Identifier: MIT
/// The words that codes of version 1 are deflated with.
#pragma once

#include <string_view>

namespace towerwatch {

/// What scenarios are likely to say, the likeliest last. Never change it: codes that people keep would be
/// lost. Another dictionary needs another version of the codes.
extern const std::string_view shareDictionary;

} // namespace towerwatch
