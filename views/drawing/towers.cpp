// SPDX-License-Identifier: MIT
#include "views/drawing/scene.h"
#include "views/drawing/shapes.h"

#include <algorithm>
#include <utility>

namespace towerwatch::drawing {

namespace {

constexpr double firstFloor = 24, secondFloor = 23, nextFloor = 5.5; ///< as high as a figure, then less
constexpr double halfWidth = 9.2, slant = 3.2, crown = 4.2;
constexpr int mostFloorsDrawn = 10;

/// A drum of stones from one height to another.
std::string drum(double low, double high)
{
    const std::string w = number(halfWidth), arc = 'A' + w + ' ' + number(slant) + " 0 0 1 ";
    return "M-" + w + ' ' + number(-low) + 'V' + number(-high) + arc + w + ' ' + number(-high) + 'V' +
           number(-low) + arc + '-' + w + ' ' + number(-low) + 'Z';
}

/// The battlements in front of whoever stands on the top.
std::string battlements(double top)
{
    std::string path;
    for (const auto &[x, sunk] : {std::pair(-halfWidth, 0.0), {-2.3, 2.6}, {halfWidth - 4.6, 0.0}})
        path += 'M' + number(x) + ' ' + number(-top - crown + sunk) + "h4.6v" + number(crown) + "h-4.6z";
    return path;
}

/// The sign with the number: where its middle is above the foot of the tower, and its size.
struct FloorsSign
{
    FloorsSign(int floors, bool large)
        : letters(large ? 15 : 10)
        , width(std::max(letters * 1.55, digitsWidth(floors, letters) + letters * 0.75))
        , height(letters * 1.55)
    {
    }
    static constexpr double above = 13;
    double letters, width, height;
};

} // namespace

double towerTop(int floors)
{
    const int drawn = std::clamp(floors, 0, mostFloorsDrawn);
    return drawn < 2 ? drawn * firstFloor : firstFloor + secondFloor + (drawn - 2) * nextFloor;
}

std::string towerArt(int floors, Scheme scheme)
{
    Writer out(scheme);
    const int drawn = std::clamp(floors, 1, mostFloorsDrawn);
    const double top = towerTop(drawn);
    out.ellipse({1.5, 1.5}, 11, 4.4, {out.ink(Ink::Shade), {}, 0, "fill-opacity=\"0.3\""});
    for (int i = 0; i < drawn; ++i)
        out.path(drum(towerTop(i), towerTop(i + 1)),
                 {out.ink(i % 2 == 1 ? Ink::Timber : Ink::TimberLight), out.ink(Ink::TimberDark), 1.0});
    out.path("M3.4 2.6V" + number(slant - top) + 'L' + number(halfWidth) + ' ' + number(-top) + "V0Z",
             {out.ink(Ink::Shade), {}, 0, "fill-opacity=\"0.16\""});
    out.ellipse({0, -top}, halfWidth, slant, out.outlined(Ink::Wall, Ink::TimberDark, 1));
    out.ellipse({0, -top}, 5.4, 1.7, out.fill(Ink::TimberLight));
    out.path(battlements(top), out.outlined(Ink::Wall, Ink::TimberDark, 0.9));
    return out.take();
}

std::string flatTowerArt(int floors, Scheme scheme)
{
    Writer out(scheme);
    const int drawn = std::clamp(floors, 1, mostFloorsDrawn);
    const double top = towerTop(drawn);
    const std::string walls = "M-9.2 2V" + number(-top) + "h18.4V2z", roof = battlements(top);
    out.path(walls, out.fill(Ink::TimberLight));
    out.path(roof, out.fill(Ink::Wall));
    std::string lines = walls + roof;
    for (int i = 1; i < drawn; ++i)
        lines += "M-9.2 " + number(-towerTop(i)) + "h18.4";
    out.path(lines, out.line(Ink::TimberDark, 1.4));
    return out.take();
}

std::string floorsArt(int floors, bool large, Scheme scheme)
{
    Writer out(scheme);
    const FloorsSign sign(floors, large);
    out.rect({-sign.width / 2, -sign.above - sign.height / 2}, sign.width, sign.height,
             out.outlined(Ink::Sign, Ink::TimberDark, 1.2), sign.height / 2.6);
    out.digits(floors, {0, -sign.above}, sign.letters, out.ink(Ink::SignInk), 2.0);
    return out.take();
}

Box floorsBox(int floors, bool large)
{
    const FloorsSign sign(floors, large);
    return {-sign.width / 2 - 1, -sign.above - sign.height / 2 - 1, sign.width + 2, sign.height + 2};
}

std::string bridgeArt(Bridge bridge, Scheme scheme)
{
    Writer out(scheme);
    out.within(bridge == Bridge::NS ? "rotate(90 50 50)" : "", [&] { out.add(picture("bridge", scheme)); });
    return out.take();
}

} // namespace towerwatch::drawing
