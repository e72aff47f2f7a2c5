// SPDX-License-Identifier: MIT
/// The small printed things: gardens, corn circles, shields, gates, milestones, houses.
#include "views/drawing/buildings.h"

namespace towerwatch::drawing {

void drawGarden(Writer &out)
{
    out.rect({-8, -8}, 16, 16, out.fill(Ink::Hedge), 1.5);
    out.rect({-5.4, -5.4}, 10.8, 10.8, out.fill(Ink::Paving));
    out.path("M-4.6 -4.6h3.6v3.6h-3.6zM1 -4.6h3.6v3.6h-3.6zM-4.6 1h3.6v3.6h-3.6zM1 1h3.6v3.6h-3.6z",
             out.fill(Ink::MeadowPatch));
    out.path("M-2.8 -3.7a.9 .9 0 1 1 -.1 0zM2.8 -3.7a.9 .9 0 1 1 -.1 0zM-2.8 1.9a.9 .9 0 1 1 -.1 0zM2.8 "
             "1.9a.9 .9 0 1 "
             "1 -.1 0z",
             out.fill(Ink::Bloom));
    out.path("M-6.7 -6.7L6.7 -6.7L6.7 6.7L-6.7 6.7Z",
             out.line(Ink::HedgeLight, 1, "stroke-dasharray=\"1.6 1.75\""));
}

void drawCornCircle(Writer &out, std::string_view kind)
{
    out.circle({0, 0}, 13, out.fill(Ink::Gold));
    out.circle({0, 0}, 11, out.line(Ink::GoldDark, 1));
    out.circle({0, 0}, 8.2, out.outlined(Ink::Sign, Ink::GoldDark, 1));
    if (kind == "road")
        out.path("M-2 6L-1 -6L1 -6L2 6ZM0 4.6L0 -4.8", out.outlined(Ink::Road, Ink::SignInk, 1.1));
    else if (kind == "city")
        out.path("M-5 4.6L-5 -3.6L-3 -3.6L-3 -1.6L-1 -1.6L-1 -3.6L1 -3.6L1 -1.6L3 -1.6L3 -3.6L5 -3.6L5 4.6Z",
                 out.outlined(Ink::City, Ink::SignInk, 1.1));
    else
        out.path("M0 5L0 -1M-3.8 5C-3.8 2 -5 0 -5.6 -2M3.8 5C3.8 2 5 0 5.6 -2M-1.8 5C-1.8 1 -2.6 -2 -2.6 "
                 "-4.6M1.8 5C1.8 1 "
                 "2.6 -2 2.6 -4.6",
                 out.line(Ink::Hedge, 1.4));
}

void drawShield(Writer &out)
{
    const std::string_view shape = "M-7 -8.4L7 -8.4L7 0C7 5 3.6 7.6 0 9.4C-3.6 7.6 -7 5 -7 0Z";
    out.path(shape, {out.ink(Ink::Shield), out.ink(Ink::WallEdge), 3.6, "stroke-linejoin=\"round\""});
    out.path(shape, {out.ink(Ink::Shield), out.ink(Ink::ShieldRim), 1.9, "stroke-linejoin=\"round\""});
}

void drawGate(Writer &out)
{
    out.path("M-8 5L-8 -7L-6.6 -7L-6.6 -5.6L-5 -5.6L-5 -7L-3.6 -7L-3.6 -4L3.6 -4L3.6 -7L5 -7L5 -5.6L6.6 "
             "-5.6L6.6 -7L8 "
             "-7L8 5Z",
             out.outlined(Ink::Wall, Ink::WallEdge, 1.1));
    out.path("M-2.8 5V1a2.8 2.8 0 0 1 5.6 0V5Z", out.fill(Ink::Dark));
}

void drawMilestone(Writer &out)
{
    out.circle({0, 0}, 8, out.outlined(Ink::Paving, Ink::StoneEdge, 1));
    out.circle({0, 0}, 5.6, out.line(Ink::Stone, 1.1, "stroke-dasharray=\"2 1.5\""));
    out.path("M-2.8 4L-2.8 -2.6A2.8 2.8 0 0 1 2.8 -2.6L2.8 4Z",
             out.outlined(Ink::StoneLight, Ink::StoneEdge, 1));
    out.path("M-1.2 -1.6h2.4M-1.2 .6h2.4", out.line(Ink::StoneEdge, 0.8));
}

void drawHouses(Writer &out, const Polyline &feet)
{
    std::string walls, roofs, slates, shades;
    int index = 0;
    for (const Point &foot : feet) {
        const std::string at = 'M' + number(foot.x) + ' ' + number(foot.y);
        walls += at + "m-3.6 0v-4.4h7.2v4.4z";
        shades += at + "m1.9 -8l-2.3 4h5z";
        (index++ % 4 == 1 ? slates : roofs) += at + "m-4.6 -4l1.9 -4h4.6l2.7 4z";
    }
    out.path(walls, out.fill(Ink::Plaster));
    out.path(roofs, out.fill(Ink::Roof));
    out.path(slates, out.fill(Ink::Slate));
    out.path(shades, {out.ink(Ink::Shade), {}, 0, "fill-opacity=\"0.3\""});
}

} // namespace towerwatch::drawing
