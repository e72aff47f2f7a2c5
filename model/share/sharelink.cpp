// SPDX-License-Identifier: MIT
#include "model/share/sharelink.h"

#include "model/value/ranges.h"

#include <algorithm>

namespace towerwatch {

bool isPageAddress(std::string_view address)
{
    for (const std::string_view scheme : {"https://", "http://"})
        if (address.starts_with(scheme)) {
            const std::string_view rest = address.substr(scheme.size());
            return !rest.empty() && std::string_view("/?#:").find(rest.front()) == std::string_view::npos &&
                   ranges::all_of(rest, [](char c) { return c > ' ' && c < '\x7f'; });
        }
    return false;
}

std::string shareLink(std::string_view address, std::string_view code)
{
    if (!isPageAddress(address))
        return std::string(code);
    return std::string(address.substr(0, address.find('#'))).append("#").append(code);
}

} // namespace towerwatch
