// SPDX-License-Identifier: MIT
#include "views/drawing/shapes.h"

#include <algorithm>

namespace towerwatch::drawing {

namespace {

/// Digits are strokes in a box of 6 x 10.
constexpr double digitStep = 8.6;
constexpr double digitHeight = 10.0;

} // namespace

void Writer::finish(const Paint &paint)
{
    m_text += " fill=\"";
    m_text += paint.fill.empty() ? "none" : paint.fill;
    m_text += '"';
    if (!paint.stroke.empty()) {
        m_text += " stroke=\"";
        m_text += paint.stroke;
        m_text += "\" stroke-width=\"" + number(paint.width, true) + '"';
    }
    if (!paint.more.empty()) {
        m_text += ' ';
        m_text += paint.more;
    }
    m_text += "/>";
}

void Writer::path(std::string_view data, const Paint &paint)
{
    if (data.empty())
        return;
    m_text += "<path d=\"";
    m_text += data;
    m_text += '"';
    finish(paint);
}

void Writer::circle(Point centre, double radius, const Paint &paint)
{
    m_text += "<circle cx=\"" + number(centre.x) + "\" cy=\"" + number(centre.y) + "\" r=\"" +
              number(radius, true) + '"';
    finish(paint);
}

void Writer::ellipse(Point centre, double rx, double ry, const Paint &paint)
{
    m_text += "<ellipse cx=\"" + number(centre.x) + "\" cy=\"" + number(centre.y) + "\" rx=\"" + number(rx) +
              "\" ry=\"" + number(ry) + '"';
    finish(paint);
}

void Writer::rect(Point corner, double width, double height, const Paint &paint, double round)
{
    m_text += "<rect x=\"" + number(corner.x) + "\" y=\"" + number(corner.y) + "\" width=\"" + number(width) +
              "\" height=\"" + number(height) + '"';
    if (round > 0)
        m_text += " rx=\"" + number(round) + '"';
    finish(paint);
}

void Writer::beginAt(Point p, double scale)
{
    std::string transform = "translate(" + number(p.x) + ' ' + number(p.y) + ')';
    if (scale != 1.0)
        transform += " scale(" + number(scale, true) + ')';
    begin(transform);
}

void Writer::addAt(Point p, std::string_view elements, double scale)
{
    beginAt(p, scale);
    add(elements);
    end();
}

void Writer::digits(int value, Point middle, double height, std::string_view colour, double weight)
{
    const std::string text = std::to_string(std::max(value, 0));
    const double scale = height / digitHeight;
    const double left = middle.x - digitsWidth(value, height) / 2;
    begin("translate(" + number(left, true) + ' ' + number(middle.y - height / 2, true) + ") scale(" +
          number(scale, true) + ')');
    for (std::size_t i = 0; i < text.size(); ++i)
        within(i == 0 ? "" : "translate(" + number(digitStep * static_cast<double>(i)) + " 0)", [&] {
            path(attributeOf(artFile("digits"), std::string("digit-") + text[i], "d"),
                 {{}, colour, weight, "stroke-linecap=\"round\" stroke-linejoin=\"round\""});
        });
    end();
}

double digitsWidth(int value, double height)
{
    const auto count = static_cast<double>(std::to_string(std::max(value, 0)).size());
    return (digitStep * (count - 1) + 6.0) * height / digitHeight;
}

} // namespace towerwatch::drawing
