// SPDX-License-Identifier: MIT
#include "views/drawing/caption.h"

#include "views/drawing/svgtext.h"

#include <cstdio>

namespace towerwatch::drawing {

namespace {

/// About how wide a character of a sans-serif font is, in letter heights; rather too wide than too narrow.
double widthOf(unsigned char c)
{
    if ((c & 0xC0) == 0x80) // the rest of a character of several bytes
        return 0;
    const std::string_view narrow = "il.,:;'|!()[]jtfr \"";
    const std::string_view wide = "mwMWO@%";
    if (c < 0x80 && narrow.find(static_cast<char>(c)) != std::string_view::npos)
        return 0.38;
    if (c < 0x80 && wide.find(static_cast<char>(c)) != std::string_view::npos)
        return 0.92;
    return c >= 'A' && c <= 'Z' ? 0.74 : c >= 0xE2 ? 1.0 : 0.62;
}

std::vector<std::string> wrapped(const std::string &text, double width, double size)
{
    std::vector<std::string> lines(1);
    double used = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        const std::string word = text.substr(begin, end - begin);
        double length = 0;
        for (const char c : word)
            length += widthOf(static_cast<unsigned char>(c)) * size;
        if (!lines.back().empty() && used + length > width) {
            lines.emplace_back();
            used = 0;
        }
        if (!lines.back().empty())
            lines.back() += ' ';
        lines.back() += word;
        used += length + 0.38 * size;
        begin = end + 1;
    }
    return lines;
}

/// Letter height and weight of a style, relative to a line.
struct Face
{
    double scale;
    bool bold;
};

Face faceOf(Paragraph::Style style)
{
    switch (style) {
    case Paragraph::Style::Heading: return {1.15, false};
    case Paragraph::Style::Answer: return {1.25, true};
    case Paragraph::Style::Line: return {1.0, false};
    case Paragraph::Style::Note: return {0.82, false};
    }
    return {1.0, false};
}

std::string textLine(double x, double y, double size, bool bold, const std::string &ink,
                     const std::string &text)
{
    return "<text x=\"" + number(x) + "\" y=\"" + number(y) + "\" font-size=\"" + number(size) +
           "\" font-family=\"DejaVu Sans, Verdana, sans-serif\"" + (bold ? " font-weight=\"bold\"" : "") +
           " fill=\"" + ink + "\">" + escaped(text) + "</text>";
}

} // namespace

Caption layOut(const std::vector<Paragraph> &paragraphs, double width, double size, Scheme scheme)
{
    const std::string ink = scheme == Scheme::Light ? "#2c2a26" : "#ece7dc";
    Caption caption;
    for (const Paragraph &paragraph : paragraphs) {
        const Face face = faceOf(paragraph.style);
        const double letters = size * face.scale;
        const bool hasLead = !paragraph.lead.empty() || paragraph.badge.has_value();
        const double indent = hasLead ? size * 2.2 : 0;
        caption.height += letters * 0.5;
        if (paragraph.badge)
            caption.svg += "<g transform=\"translate(" + number(size * 0.8) + " " +
                           number(caption.height + letters * 0.75) + ") scale(" + number(size / 11.0) +
                           ")\">" + badgeArt(*paragraph.badge, scheme) + "</g>";
        bool first = true;
        for (const std::string &line : wrapped(paragraph.text, width - indent, letters)) {
            caption.height += letters * 1.3;
            const double baseline = caption.height - letters * 0.3;
            if (first && !paragraph.lead.empty())
                caption.svg += textLine(0, baseline, letters, true, ink, paragraph.lead);
            caption.svg += textLine(indent, baseline, letters, face.bold, ink, line);
            first = false;
        }
    }
    return caption;
}

} // namespace towerwatch::drawing
