// SPDX-License-Identifier: MIT
/// Text under a picture, laid out without a font at hand: widths are estimated on the safe side.
#pragma once

#include "views/drawing/art.h"

namespace towerwatch::drawing {

/// One paragraph of a caption.
struct Paragraph
{
    enum class Style : std::uint8_t { Heading, Answer, Line, Note };
    Style style = Style::Line;
    std::string text = {}; ///< UTF-8
    std::string lead = {}; ///< a number or mark that stands before the text
    std::optional<Badge> badge = {};
};

/// A laid-out caption: SVG elements in a box that begins at 0 0.
struct Caption
{
    std::string svg;
    double height = 0;
};

/// Lays paragraphs out in `width`. `size` is the height of the letters of a line; headings are larger, notes
/// smaller.
Caption layOut(const std::vector<Paragraph> &paragraphs, double width, double size, Scheme scheme);

} // namespace towerwatch::drawing
