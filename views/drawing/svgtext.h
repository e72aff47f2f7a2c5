// SPDX-License-Identifier: MIT
/// Words in SVG.
#pragma once

#include <string>
#include <string_view>

namespace towerwatch::drawing {

/// Text from a file for SVG, inside an element or an attribute: what has a meaning in XML is escaped, what
/// may not stand in XML at all is replaced.
std::string escaped(std::string_view text);

} // namespace towerwatch::drawing
