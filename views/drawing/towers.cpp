// SPDX-License-Identifier: MIT
#include "views/drawing/towers.h"

#include <algorithm>

namespace towerwatch::drawing {

namespace {

constexpr double floorHeight = 4.8;
constexpr int mostFloorsDrawn = 10;

/// A drum of stones whose foot is at height `y`.
void drawFloor(Writer &out, double y, bool shaded)
{
    const std::string foot = number(y - floorHeight);
    out.path("M-8.6 " + number(y) + 'V' + foot + "A8.6 3.2 0 0 1 8.6 " + foot + 'V' + number(y) +
                 "A8.6 3.2 0 0 1 -8.6 " + number(y) + 'Z',
             {out.ink(shaded ? Ink::Timber : Ink::TimberLight), out.ink(Ink::TimberDark), 1.0});
}

/// The number of floors on a pill beside the foot.
void drawFloorNumber(Writer &out, int floors)
{
    const double width = std::max(12.5, digitsWidth(floors, 7.6) + 6.5);
    out.rect({13 - width / 2, -6.2}, width, 12.4, out.outlined(Ink::Sign, Ink::TimberDark, 1.1), 6.2);
    out.digits(floors, {13, 0}, 7.6, out.ink(Ink::SignInk), 1.9);
}

void drawSign(Writer &out, const Watchtower &watchtower)
{
    constexpr double width = 33, height = 16.5;
    const double numberWidth = digitsWidth(watchtower.points, 10.5);
    const double left = -(numberWidth + 4 + 14) / 2;
    out.rect({-width / 2, -height / 2 - 1}, width, height, out.outlined(Ink::Sign, Ink::TimberDark, 1.3), 2);
    out.digits(watchtower.points, {left + numberWidth / 2, -1}, 10.5, out.ink(Ink::SignInk), 2);
    out.beginAt({left + numberWidth + 4 + 7, -1}, 0.7);
    drawBonusIcon(out, watchtower.per);
    out.end();
}

} // namespace

void drawFoundation(Writer &out)
{
    out.circle({0, 0}, 11, out.fill(Ink::StoneEdge));
    out.circle({0, 0}, 8.1, out.line(Ink::StoneLight, 4.2, "stroke-dasharray=\"5.5 0.86\""));
    out.circle({0, 0}, 5.6, out.fill(Ink::StoneEdge));
    out.ellipse({0, 1}, 4.6, 3.8, out.fill(Ink::Hollow));
}

void drawWatchtower(Writer &out, const Watchtower &watchtower)
{
    out.ellipse({0, 4}, 11, 7, out.fill(Ink::Hedge));
    out.path("M-6.5 10L-4.5 -18M6.5 10L4.5 -18M-6 4L5 -10M6 4L-5 -10", out.line(Ink::Timber, 1.8));
    out.rect({-7.5, -19}, 15, 6, out.outlined(Ink::TimberLight, Ink::TimberDark, 0.9));
    out.path("M-6 -19L-6 -23M6 -19L6 -23", out.line(Ink::TimberDark, 1.4));
    out.path("M-9.5 -22.5L0 -30.5L9.5 -22.5Z", out.outlined(Ink::Roof, Ink::RoofShade, 1));
    drawSign(out, watchtower);
}

double towerTop(int floors)
{
    return floorHeight * std::clamp(floors, 0, mostFloorsDrawn);
}

std::string towerArt(int floors, Scheme scheme)
{
    Writer out(scheme);
    const int drawn = std::clamp(floors, 1, mostFloorsDrawn);
    out.ellipse({1.5, 1.5}, 11, 4.4, {out.ink(Ink::Shade), {}, 0, "fill-opacity=\"0.3\""});
    for (int i = 0; i < drawn; ++i)
        drawFloor(out, -floorHeight * i, i % 2 == 1);
    const double top = -towerTop(drawn);
    out.ellipse({0, top}, 8.6, 3.2, out.outlined(Ink::Wall, Ink::TimberDark, 1));
    out.ellipse({0, top}, 5, 1.7, out.fill(Ink::TimberLight));
    drawFloorNumber(out, floors);
    return out.take();
}

std::string flatTowerArt(int floors, Scheme scheme)
{
    Writer out(scheme);
    const int drawn = std::clamp(floors, 1, mostFloorsDrawn);
    const std::string top = number(-towerTop(drawn));
    const std::string walls = "M-8.6 2V" + top + "h17.2V2z", roof = "M-8.6 " + top + "l4-3h9.2l4 3-4 3h-9.2z";
    out.path(walls, out.fill(Ink::TimberLight));
    out.path(roof, out.fill(Ink::Wall));
    std::string lines = walls + roof;
    for (int i = 1; i < drawn; ++i)
        lines += "M-8.6 " + number(-towerTop(i)) + "h17.2";
    out.path(lines, out.line(Ink::TimberDark, 1.4));
    drawFloorNumber(out, floors);
    return out.take();
}

std::string bridgeArt(Bridge bridge, Scheme scheme)
{
    Writer out(scheme);
    if (bridge == Bridge::NS)
        out.begin("rotate(90 50 50)");
    out.path("M0 61.5L100 61.5L100 64L0 64Z", {out.ink(Ink::Shade), {}, 0, "fill-opacity=\"0.3\""});
    for (double x : {0.4, 91.6})
        out.path('M' + number(x) + " 35h8v30h-8z", out.outlined(Ink::Stone, Ink::StoneEdge, 0.8));
    out.rect({0, 40}, 100, 20, out.fill(Ink::TimberDark));
    std::string planks;
    for (int i = 0; i < 20; ++i)
        planks += 'M' + number(i * 5.0 + 0.4) + " 43h4.2v14h-4.2z";
    out.path(planks, out.fill(Ink::TimberLight));
    out.path("M0 41.6L100 41.6M0 58.4L100 58.4", out.line(Ink::Timber, 2.2));
    if (bridge == Bridge::NS)
        out.end();
    return out.take();
}

std::string castleArt(Scheme scheme)
{
    Writer out(scheme);
    out.ellipse({0, 16}, 23, 5, {out.ink(Ink::Shade), {}, 0, "fill-opacity=\"0.3\""});
    out.rect({-16, -6}, 32, 22, out.outlined(Ink::Stone, Ink::StoneEdge, 1.2));
    out.path("M-13 -6L-13 -16h5v3h5.5v-3h5v3h5.5v-3h5V-6Z",
             out.outlined(Ink::StoneLight, Ink::StoneEdge, 1.2));
    for (double x : {-22.0, 11.0}) {
        out.begin("translate(" + number(x) + " -4)");
        out.path("M-.6 20V-4v-4h3v2.4h3v-2.4h3v2.4h3v-2.4h3v28z",
                 out.outlined(Ink::StoneLight, Ink::StoneEdge, 1.2));
        out.path("M4.5 8v-5a1.2 1.2 0 0 1 2.4 0v5z", out.fill(Ink::Dark));
        out.end();
    }
    out.path("M-5 16V8a5 5 0 0 1 10 0V16Z", out.fill(Ink::Dark));
    out.path("M0 -16V-25", out.line(Ink::TimberDark, 1.2));
    out.path("M.4 -25L8 -22.4L.4 -19.8Z", out.fill(Ink::Bloom));
    return out.take();
}

} // namespace towerwatch::drawing
