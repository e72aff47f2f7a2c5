// SPDX-License-Identifier: MIT
/// The signs of places that are not on the board.
#include "views/drawing/shapes.h"
#include "views/drawing/standing.h"

namespace towerwatch::drawing {

namespace {

/// A walled town seen from above, in quarters.
void drawCarcassonne(Writer &out)
{
    out.circle({0, 0}, 11, out.outlined(Ink::City, Ink::WallEdge, 1));
    out.circle({0, 0}, 9, out.line(Ink::Wall, 3.2, "stroke-dasharray=\"3.2 1.5\""));
    out.path("M-7 -7L7 7M7 -7L-7 7", out.line(Ink::WallSide, 1.6));
    out.path("M-3.4 3V-2.4L0 -5.4L3.4 -2.4V3Z", out.outlined(Ink::Roof, Ink::RoofShade, 0.8));
}

/// A wheel with six spokes and a crown.
void drawWheel(Writer &out)
{
    out.circle({0, 1}, 10, out.outlined(Ink::Sign, Ink::TimberDark, 2.4));
    out.path("M0 -9V11M-8.7 -4L8.7 6M-8.7 6L8.7 -4", out.line(Ink::Timber, 1.4));
    out.path("M-5 3.6V-3L-2.4 -.4L0 -4.4L2.4 -.4L5 -3V3.6Z", out.outlined(Ink::Gold, Ink::GoldDark, 0.9));
}

} // namespace

std::string stripSignArt(StripSign sign, Scheme scheme)
{
    Writer out(scheme);
    switch (sign) {
    case StripSign::Carcassonne: drawCarcassonne(out); break;
    case StripSign::Wheel: drawWheel(out); break;
    }
    return out.take();
}

} // namespace towerwatch::drawing
