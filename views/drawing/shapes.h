// SPDX-License-Identifier: MIT
/// A small writer of SVG elements.
#pragma once

#include "views/drawing/palette.h"
#include "views/drawing/path.h"

namespace towerwatch::drawing {

/// How a shape is filled and outlined; empty colours are left out.
struct Paint
{
    std::string_view fill = {};
    std::string_view stroke = {};
    double width = 1.0;
    std::string_view more = {}; ///< further attributes, written as they are
};

/// Collects SVG elements in a scheme's colours.
class Writer
{
public:
    explicit Writer(Scheme scheme)
        : m_scheme(scheme)
    {
    }

    Scheme scheme() const { return m_scheme; }
    std::string_view ink(Ink which) const { return colourOf(which, m_scheme); }
    Paint fill(Ink which) const { return {ink(which)}; }
    Paint line(Ink which, double width, std::string_view more = {}) const
    {
        return {{}, ink(which), width, more};
    }
    Paint outlined(Ink inside, Ink outside, double width) const { return {ink(inside), ink(outside), width}; }

    void path(std::string_view data, const Paint &paint);
    void circle(Point centre, double radius, const Paint &paint);
    void ellipse(Point centre, double rx, double ry, const Paint &paint);
    void rect(Point corner, double width, double height, const Paint &paint, double round = 0);
    /// A group that is moved, scaled or turned: `transform` as SVG writes it.
    void begin(const std::string &transform) { m_text += "<g transform=\"" + transform + "\">"; }
    void end() { m_text += "</g>"; }
    /// A group with the origin at `p`, scaled.
    void beginAt(Point p, double scale = 1.0);
    void add(std::string_view elements) { m_text += elements; }
    /// The same with their origin at `p`, scaled.
    void addAt(Point p, std::string_view elements, double scale = 1.0);
    /// What `draw` draws, in a group that is moved, scaled or turned; in none where `transform` is empty.
    template <typename Draw> void within(const std::string &transform, const Draw &draw)
    {
        if (!transform.empty())
            begin(transform);
        draw();
        if (!transform.empty())
            end();
    }
    /// `value` in drawn digits, centred on `middle`, `height` high.
    void digits(int value, Point middle, double height, std::string_view colour, double weight = 1.7);

    std::string take() { return std::move(m_text); }

private:
    void finish(const Paint &paint);

    Scheme m_scheme;
    std::string m_text;
};

/// How wide Writer::digits draws `value`.
double digitsWidth(int value, double height);

} // namespace towerwatch::drawing
