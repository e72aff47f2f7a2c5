// SPDX-License-Identifier: MIT
#include "svgtext.h"

#include "model/text/utf8.h"

#include <algorithm>

namespace towerwatch::drawing {

std::string escaped(std::string_view text)
{
    std::string result;
    for (std::size_t i = 0; i < text.size();) {
        const auto [point, length] = characterAt(text, i);
        const auto size = static_cast<std::size_t>(std::max(length, 1));
        switch (point) {
        case '&': result += "&amp;"; break;
        case '<': result += "&lt;"; break;
        case '>': result += "&gt;"; break;
        case '"': result += "&quot;"; break;
        case '\'': result += "&#39;"; break;
        default:
            if (length == 0 || isControl(point) || isNoncharacter(point))
                result += "\xEF\xBF\xBD";
            else
                result += text.substr(i, size);
        }
        i += size;
    }
    return result;
}

} // namespace towerwatch::drawing
