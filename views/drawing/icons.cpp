// SPDX-License-Identifier: MIT

#include "views/drawing/art.h"
#include "views/drawing/buildings.h"
#include "views/drawing/shapes.h"
#include "views/drawing/silhouettes.h"
#include "views/drawing/standing.h"
#include "views/drawing/towers.h"

namespace towerwatch::drawing {

namespace {

constexpr std::string_view round = "stroke-linecap=\"round\" stroke-linejoin=\"round\"";

void drawRoadIcon(Writer &out)
{
    out.path("M-9 9C-9 1 -2 1 0 0C2 -1 4 -3 4 -9", out.line(Ink::SignInk, 8.4));
    out.path("M-9 9.4C-9 1 -2 1 0 0C2 -1 4 -3 4 -9.4", out.line(Ink::Road, 5.6));
    out.path("M-8.6 7C-8 1.4 -2 1 0 0C2 -1 4 -3 4 -9",
             out.line(Ink::RoadEdge, 1.3, "stroke-dasharray=\"2.4 2.4\""));
}

void drawCityIcon(Writer &out)
{
    out.path("M-9.4 9L-9.4 -6.4L-6.4 -6.4L-6.4 -3.4L-3.4 -3.4L-3.4 -8.6L-1.2 -8.6L-1.2 -6.4L1.2 -6.4L1.2 "
             "-8.6L3.4 -8.6L3.4 -3.4L6.4 -3.4L6.4 -6.4L9.4 -6.4L9.4 9Z",
             {out.ink(Ink::City), out.ink(Ink::SignInk), 1.5, round});
    out.path("M-3 9L-3 4A3 3 0 0 1 3 4L3 9Z", out.fill(Ink::SignInk));
}

void drawMonasteryIcon(Writer &out)
{
    out.path("M-9 9L-9 0L-5 -4L-1 0L9 0L9 9Z", {out.ink(Ink::Plaster), out.ink(Ink::SignInk), 1.4, round});
    out.path("M-10 .6L-5 -5L0 .6M0 0L2 -4L8 -4L10 0Z",
             {out.ink(Ink::Roof), out.ink(Ink::SignInk), 1.4, round});
    out.path("M-5 -5L-5 -9.6M-7 -7.8L-3 -7.8", out.line(Ink::SignInk, 1.5, round));
    out.path("M-6.6 9L-6.6 5L-3.4 5L-3.4 9Z", out.fill(Ink::SignInk));
}

void drawBadgeGround(Writer &out, Ink ink)
{
    out.circle({0, 0}, 5.5, {out.ink(ink), out.ink(Ink::Rim), 1});
}

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

void drawBonusIcon(Writer &out, Bonus bonus)
{
    switch (bonus) {
    case Bonus::Meeple:
        out.begin("translate(0 9.6) scale(.98)");
        out.path(silhouetteOf(FigureKind::Meeple).body, out.fill(Ink::SignInk));
        out.end();
        break;
    case Bonus::CoatOfArms: drawShield(out); break;
    case Bonus::RoadTile: drawRoadIcon(out); break;
    case Bonus::CityTile: drawCityIcon(out); break;
    case Bonus::Monastery: drawMonasteryIcon(out); break;
    }
}

std::string badgeArt(Verdict verdict, Scheme scheme)
{
    Writer out(scheme);
    switch (verdict) {
    case Verdict::Capturable:
        drawBadgeGround(out, Ink::Yes);
        out.path("M-2.8 .2L-.8 2.3L3 -2.2", out.line(Ink::Rim, 1.7, round));
        break;
    case Verdict::Safe:
        out.path("M-4.9 -5.2L4.9 -5.2L4.9 .2C4.9 3 2.6 4.6 0 5.6C-2.6 4.6 -4.9 3 -4.9 .2Z",
                 {out.ink(Ink::No), out.ink(Ink::Rim), 1, round});
        out.path("M-2.6 -3L2.6 -3L2.6 0C2.6 1.6 1.4 2.5 0 3.2Z", out.fill(Ink::Rim));
        break;
    case Verdict::Open:
        out.path("M0 -5.7L5.7 0L0 5.7L-5.7 0Z", {out.ink(Ink::Maybe), out.ink(Ink::Rim), 1, round});
        out.path("M-1.7 -1.5C-1.6 -3.5 1.8 -3.5 1.8 -1.4C1.8 -.2 0 0 0 1.2",
                 out.line(Ink::SignInk, 1.3, round));
        out.circle({0, 3}, 0.85, out.fill(Ink::SignInk));
        break;
    case Verdict::OutOfReach: out.circle({0, 0}, 2, {out.ink(Ink::Far), out.ink(Ink::Rim), 0.8}); break;
    }
    return out.take();
}

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
