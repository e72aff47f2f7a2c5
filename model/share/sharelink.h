// SPDX-License-Identifier: MIT
/// Codes of scenarios as links to where the page for phones is published.
#pragma once

#include <string>
#include <string_view>

namespace towerwatch {

/// Whether a browser can open it and the end of a link can follow it: a web address without blanks.
bool isPageAddress(std::string_view address);

/// The variable of the environment by which a start of the window gets an address.
inline constexpr const char *pageAddressVariable = "TOWERWATCH_PAGE_ADDRESS";

/// The link at which the page that is published at `address` opens a code, or the code where there is no such
/// page.
std::string shareLink(std::string_view address, std::string_view code);

} // namespace towerwatch
