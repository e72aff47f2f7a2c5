// SPDX-License-Identifier: MIT
#include "views/drawing/shapes.h"

#include <algorithm>

namespace towerwatch::drawing {

namespace {

/// Digits as strokes in a box of 6 x 10.
constexpr std::array<std::string_view, 10> digitPaths{
    "M3 0C1 0 0 2 0 5C0 8 1 10 3 10C5 10 6 8 6 5C6 2 5 0 3 0Z",
    "M1 2.2L3.8 0L3.8 10",
    "M0.2 2.6C0.6 -0.8 5.8 -0.8 5.8 2.8C5.8 5.4 1.4 7 0.2 10L6 10",
    "M0.2 1.6C1.2 -0.6 5.7 -0.6 5.7 2.4C5.7 4.4 4.2 4.8 2.4 4.8C4.4 4.8 6 5.4 6 7.3C6 10.8 1.2 10.8 0 8.4",
    "M4.6 10L4.6 0L0 7.2L6.2 7.2",
    "M5.6 0L1 0L0.6 4.6C2.6 3.2 6 3.8 6 6.8C6 10.6 1.6 10.8 0.1 8.7",
    "M5.4 0.4C2.4 -0.2 0.1 3 0.1 6.4C0.1 9 1.4 10 3 10C4.8 10 6 8.8 6 6.8C6 5 4.8 3.8 3.2 3.8C1.4 3.8 0.1 "
    "5.2 0.1 6.6",
    "M0 0L6 0C4 3 2.6 6 2.2 10",
    "M3 4.6C1.4 4.6 0.5 3.6 0.5 2.3C0.5 1 1.4 0 3 0C4.6 0 5.5 1 5.5 2.3C5.5 3.6 4.6 4.6 3 4.6C1.2 4.6 0 5.7 "
    "0 7.3C0 8.9 1.2 10 3 10C4.8 10 6 8.9 6 7.3C6 5.7 4.8 4.6 3 4.6Z",
    "M0.6 9.6C3.6 10.2 5.9 7 5.9 3.6C5.9 1 4.6 0 3 0C1.2 0 0 1.2 0 3.2C0 5 1.2 6.2 2.8 6.2C4.6 6.2 5.9 4.8 "
    "5.9 3.4"};

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

void Writer::begin(const std::string &transform)
{
    m_text += "<g transform=\"" + transform + "\">";
}

void Writer::beginAt(Point p, double scale)
{
    std::string transform = "translate(" + number(p.x) + ' ' + number(p.y) + ')';
    if (scale != 1.0)
        transform += " scale(" + number(scale, true) + ')';
    begin(transform);
}

void Writer::digits(int value, Point middle, double height, std::string_view colour, double weight)
{
    const std::string text = std::to_string(std::max(value, 0));
    const double scale = height / digitHeight;
    const double left = middle.x - digitsWidth(value, height) / 2;
    begin("translate(" + number(left, true) + ' ' + number(middle.y - height / 2, true) + ") scale(" +
          number(scale, true) + ')');
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (i > 0)
            begin("translate(" + number(digitStep * static_cast<double>(i)) + " 0)");
        path(digitPaths[static_cast<std::size_t>(text[i] - '0')],
             {{}, colour, weight, "stroke-linecap=\"round\" stroke-linejoin=\"round\""});
        if (i > 0)
            end();
    }
    end();
}

double digitsWidth(int value, double height)
{
    const auto count = static_cast<double>(std::to_string(std::max(value, 0)).size());
    return (digitStep * (count - 1) + 6.0) * height / digitHeight;
}

} // namespace towerwatch::drawing
