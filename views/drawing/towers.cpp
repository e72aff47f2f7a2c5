// SPDX-License-Identifier: MIT
#include "views/drawing/shapes.h"

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

} // namespace

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
    const std::string planks = picture("bridge", scheme);
    return bridge == Bridge::NS ? "<g transform=\"rotate(90 50 50)\">" + planks + "</g>" : planks;
}

} // namespace towerwatch::drawing
