// SPDX-License-Identifier: MIT
#include "views/drawing/buildings.h"

namespace towerwatch::drawing {

namespace {

/// A hall with a ridge along it: wall and roof.
void hall(Writer &out, double left, double right, double foot, double eaves, double ridge, Ink roof)
{
    out.rect({left, eaves}, right - left, foot - eaves, out.fill(Ink::Plaster));
    out.path('M' + number(left - 1.5) + ' ' + number(eaves) + 'L' + number(left + 2) + ' ' + number(ridge) +
                 'L' + number(right - 2) + ' ' + number(ridge) + 'L' + number(right + 1.5) + ' ' +
                 number(eaves) + 'Z',
             out.fill(roof));
}

/// A tower with a pointed roof, lit from the left.
void spire(Writer &out, double x, double half, double foot, double eaves, double top, Ink roof, Ink shade)
{
    out.rect({x - half, eaves}, 2 * half, foot - eaves, out.fill(Ink::Plaster));
    out.rect({x, eaves}, half, foot - eaves, out.fill(Ink::Stone));
    const std::string peak = number(x) + ' ' + number(top);
    const std::string y = ' ' + number(eaves);
    out.path('M' + number(x - half - 1) + y + 'L' + peak + 'L' + number(x) + y + 'Z', out.fill(roof));
    out.path('M' + number(x) + y + 'L' + peak + 'L' + number(x + half + 1) + y + 'Z', out.fill(shade));
}

void opening(Writer &out, double x, double foot, double width, double height)
{
    const std::string half = number(width / 2);
    out.path('M' + number(x - width / 2) + ' ' + number(foot) + 'v' + number(-height + width / 2) + 'a' +
                 half + ' ' + half + " 0 0 1 " + number(width) + " 0v" + number(height - width / 2) + 'Z',
             out.fill(Ink::Dark));
}

void monastery(Writer &out)
{
    hall(out, -14, 14, 11, 2, -8, Ink::Roof);
    spire(out, -6, 4, 11, -10, -20, Ink::Slate, Ink::SlateShade);
    opening(out, -6, -4, 2.6, 4.5);
    opening(out, -6, 11, 4, 7);
    for (double x : {2.5, 7.0, 11.5})
        opening(out, x, 8.5, 2, 4);
}

void abbey(Writer &out)
{
    out.rect({-30, -26}, 60, 54, out.fill(Ink::Plaster));
    out.path("M-32 -28L32 -28L32 30L-32 30ZM-18 -12L-18 16L18 16L18 -12Z",
             out.outlined(Ink::Roof, Ink::RoofShade, 1));
    out.path("M-32 30L32 30L18 16L-18 16ZM32 -28L32 30L18 16L18 -12Z", out.fill(Ink::RoofShade));
    out.rect({-18, -12}, 36, 28, out.fill(Ink::MeadowPatch));
    out.path("M-18 2L18 2M0 -12L0 16", out.line(Ink::Paving, 3));
    out.circle({0, 2}, 4.5, out.outlined(Ink::Stone, Ink::StoneEdge, 1));
    out.rect({-22, -26}, 44, 12, out.fill(Ink::Plaster));
    out.path("M-25 -26L-20 -36L20 -36L25 -26Z", out.fill(Ink::Slate));
    spire(out, -16, 5, -12, -34, -48, Ink::Slate, Ink::SlateShade);
    spire(out, 16, 5, -12, -34, -48, Ink::Slate, Ink::SlateShade);
    for (double x : {-16.0, -6.0, 0.0, 6.0, 16.0})
        opening(out, x, -15, 3, 7);
}

void shrine(Writer &out)
{
    out.path("M-14 12L14 12L14 9L11 9L11 6L-11 6L-11 9L-14 9Z",
             out.outlined(Ink::Stone, Ink::StoneEdge, 0.8));
    out.rect({-9, -4}, 18, 10, out.fill(Ink::Dark));
    for (double x : {-10.0, -4.6, 1.6, 7.0})
        out.rect({x, -4}, 3, 10, out.outlined(Ink::StoneLight, Ink::StoneEdge, 0.6));
    out.rect({-12, -7}, 24, 3.4, out.outlined(Ink::StoneLight, Ink::StoneEdge, 0.8));
    out.path("M-10 -7A10 10.5 0 0 1 10 -7Z", out.outlined(Ink::Gold, Ink::GoldDark, 1));
    out.path("M0 -17.5L0 -21", out.line(Ink::GoldDark, 1.6));
}

/// An onion dome on a tower.
void onion(Writer &out, double x)
{
    out.rect({x - 4, -8}, 8, 20, out.fill(Ink::Plaster));
    out.rect({x, -8}, 4, 20, out.fill(Ink::Stone));
    out.begin("translate(" + number(x) + " -8)");
    out.path("M-4 0C-7.5 -4 -4.5 -8 -1.5 -9.5L0 -14L1.5 -9.5C4.5 -8 7.5 -4 4 0Z",
             out.outlined(Ink::Slate, Ink::SlateShade, 0.8));
    out.end();
    opening(out, x, -1.5, 2.6, 4.5);
}

void germanMonastery(Writer &out)
{
    hall(out, -9, 9, 12, 0, -9, Ink::Roof);
    onion(out, -10);
    onion(out, 10);
    opening(out, 0, 12, 4.5, 8);
}

void dutchBelgianMonastery(Writer &out)
{
    out.path(
        "M-15 12L-15 0L-11 0L-11 -5L-7 -5L-7 -10L-3 -10L-3 -15L3 -15L3 -10L7 -10L7 -5L11 -5L11 0L15 0L15 12Z",
        out.outlined(Ink::Roof, Ink::RoofShade, 1.2));
    for (double x : {-9.0, 0.0, 9.0})
        opening(out, x, 12, 4, 7.5);
    for (double x : {-4.0, 4.0})
        opening(out, x, 1, 3, 5.5);
    out.circle({0, -8}, 2, out.fill(Ink::Plaster));
}

void japaneseBuilding(Writer &out)
{
    out.rect({-9, 3}, 18, 9, out.fill(Ink::Plaster));
    out.rect({-6, -7}, 12, 6, out.fill(Ink::Plaster));
    out.path("M-17 3.5C-12 3 -9 0 -7.5 -3L7.5 -3C9 0 12 3 17 3.5L16 6L-16 6Z", out.fill(Ink::SlateShade));
    out.path("M-13 -7C-8 -8 -5 -11 0 -17C5 -11 8 -8 13 -7L12 -4.6L-12 -4.6Z", out.fill(Ink::SlateShade));
    out.path("M-8 6L-8 12M8 6L8 12", out.line(Ink::Bloom, 1.8));
    out.rect({-2.5, 6.5}, 5, 5.5, out.fill(Ink::Dark));
    out.path("M0 -17L0 -20.5", out.line(Ink::Gold, 1.6));
}

void darmstadtChurch(Writer &out)
{
    hall(out, -4, 15, 12, 3, -5, Ink::Slate);
    spire(out, -8, 5.5, 12, -6, -23, Ink::Slate, Ink::SlateShade);
    opening(out, -8, 12, 4.5, 7);
    out.circle({-8, -2}, 2.2, out.outlined(Ink::Sign, Ink::Dark, 0.8));
    for (double x : {2.5, 7.0, 11.5})
        opening(out, x, 9.5, 2.2, 4.5);
}

void germanCathedral(Writer &out)
{
    hall(out, -7, 7, 13, -3, -12, Ink::Slate);
    out.path("M-7 -3L0 -11L7 -3Z", out.fill(Ink::Plaster));
    for (double x : {-9.5, 9.5}) {
        spire(out, x, 4.5, 13, -9, -25, Ink::Slate, Ink::SlateShade);
        opening(out, x, -1, 2.6, 6);
        opening(out, x, 12, 2.6, 6);
    }
    out.circle({0, -1}, 3.4, out.outlined(Ink::Shield, Ink::Dark, 0.9));
    opening(out, 0, 13, 5, 8.5);
}

struct BuildingKind
{
    std::string_view name;
    void (*draw)(Writer &);
};

constexpr std::array buildingKinds{
    BuildingKind{"", monastery},
    BuildingKind{"abbey", abbey},
    BuildingKind{"shrine", shrine},
    BuildingKind{"german-monastery", germanMonastery},
    BuildingKind{"dutch-belgian-monastery", dutchBelgianMonastery},
    BuildingKind{"japanese-building", japaneseBuilding},
    BuildingKind{"darmstadt-church", darmstadtChurch},
    BuildingKind{"german-cathedral", germanCathedral},
};

} // namespace

void drawBuilding(Writer &out, std::string_view kind)
{
    if (kind != "abbey")
        out.circle({0, 0}, 17.6, out.outlined(Ink::Paving, Ink::RoadEdge, 0.8));
    for (const BuildingKind &each : buildingKinds)
        if (each.name == kind)
            return each.draw(out);
    monastery(out);
}

void drawAbbeyFrame(Writer &out)
{
    out.path("M0 0L100 0L100 100L0 100ZM6 6L6 94L94 94L94 6Z", out.fill(Ink::Stone));
    out.path("M6 6L94 6L94 94L6 94Z", out.line(Ink::StoneEdge, 1.2));
    out.path("M3 3L97 3L97 97L3 97Z", out.line(Ink::StoneEdge, 2.4, "stroke-dasharray=\"5 6.75\""));
}

void drawGarden(Writer &out)
{
    out.rect({-8, -8}, 16, 16, out.fill(Ink::Hedge), 1.5);
    out.rect({-5.4, -5.4}, 10.8, 10.8, out.fill(Ink::Paving));
    out.path("M-4.6 -4.6h3.6v3.6h-3.6zM1 -4.6h3.6v3.6h-3.6zM-4.6 1h3.6v3.6h-3.6zM1 1h3.6v3.6h-3.6z",
             out.fill(Ink::MeadowPatch));
    out.path("M-2.8 -3.7a.9 .9 0 1 1 -.1 0zM2.8 -3.7a.9 .9 0 1 1 -.1 0zM-2.8 1.9a.9 .9 0 1 1 -.1 0zM2.8 "
             "1.9a.9 .9 0 1 1 -.1 0z",
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
                 "-4.6M1.8 5C1.8 1 2.6 -2 2.6 -4.6",
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
             "-5.6L6.6 -7L8 -7L8 5Z",
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
