// SPDX-License-Identifier: MIT
#include "views/drawing/palette.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace towerwatch::drawing {

namespace {

struct Row
{
    Ink ink;
    std::string_view light, dark, contrast;

    std::string_view in(Scheme scheme) const
    {
        return scheme == Scheme::Light ? light : scheme == Scheme::Dark ? dark : contrast;
    }
};

constexpr std::array table{
    Row{Ink::Meadow, "#a9c47f", "#839c5c", "#1d4d18"},
    Row{Ink::MeadowPatch, "#afc986", "#89a35f", "#1d4d18"},
    Row{Ink::Tuft, "#7fa05a", "#61734d", "#2f6a27"},
    Row{Ink::Hedge, "#4f7a3c", "#405735", "#0b2408"},
    Row{Ink::HedgeLight, "#6f9a51", "#576e47", "#2f6a27"},
    Row{Ink::Road, "#f4ead0", "#d1be8b", "#ffffff"},
    Row{Ink::RoadEdge, "#a58d64", "#796b53", "#000000"},
    Row{Ink::City, "#dfbf8d", "#b9965f", "#e09030"},
    Row{Ink::Wall, "#f3e2bf", "#d1b67d", "#ffffff"},
    Row{Ink::WallSide, "#a98255", "#78634b", "#5a3a10"},
    Row{Ink::WallEdge, "#6b4e32", "#4c3c2d", "#000000"},
    Row{Ink::Plaster, "#f6ead2", "#d5bc8a", "#ffffff"},
    Row{Ink::Roof, "#b9583a", "#804b3b", "#b8260c"},
    Row{Ink::RoofShade, "#8f3f2a", "#62372c", "#7d1503"},
    Row{Ink::Slate, "#5d6b7c", "#4b535c", "#7c90aa"},
    Row{Ink::SlateShade, "#434e5d", "#373d45", "#4c5e77"},
    Row{Ink::Timber, "#8a5f36", "#614933", "#8a4f14"},
    Row{Ink::TimberLight, "#b98a55", "#866a4a", "#d59a55"},
    Row{Ink::TimberDark, "#553820", "#3b2c1f", "#000000"},
    Row{Ink::Stone, "#cdc6b8", "#a39a89", "#e2e2e2"},
    Row{Ink::StoneLight, "#e6e0d3", "#bab099", "#ffffff"},
    Row{Ink::StoneEdge, "#5d574e", "#46433e", "#000000"},
    Row{Ink::Hollow, "#6b5d4a", "#4f473d", "#000000"},
    Row{Ink::Shield, "#34559b", "#34466b", "#0b3ecb"},
    Row{Ink::ShieldRim, "#fdf6e3", "#e3cc8e", "#ffffff"},
    Row{Ink::Sign, "#fbf3dd", "#dec98d", "#ffffff"},
    Row{Ink::SignInk, "#3a2c1c", "#3a2c1c", "#000000"},
    Row{Ink::Gold, "#d9a520", "#92762e", "#ffd21f"},
    Row{Ink::GoldDark, "#8d6510", "#5e491b", "#4c3600"},
    Row{Ink::Paving, "#d8cdb6", "#afa184", "#d0d0d0"},
    Row{Ink::Bloom, "#c9556d", "#964657", "#ff6f91"},
    Row{Ink::Dark, "#3b3128", "#3b3128", "#000000"},
    Row{Ink::Rim, "#fffaf0", "#fffaf0", "#ffffff"},
    Row{Ink::Shade, "#2a2118", "#2a2118", "#000000"},
    Row{Ink::Yes, "#c2452d", "#c2452d", "#b3200a"},
    Row{Ink::No, "#2f6a8f", "#2f6a8f", "#0f5f9c"},
    Row{Ink::Maybe, "#d39a1a", "#d39a1a", "#ffd21f"},
    Row{Ink::Warning, "#b3261e", "#b3261e", "#d3180c"},
    Row{Ink::Far, "#8b867c", "#8b867c", "#c8c8c8"},
};

static_assert(inOrder(table, &Row::ink) && table.back().ink == Ink::Far);

} // namespace

std::string_view colourOf(Ink ink, Scheme scheme)
{
    return table[static_cast<std::size_t>(ink)].in(scheme);
}

std::string_view attributeOf(std::string_view svg, std::string_view id, std::string_view attribute)
{
    const std::size_t element = svg.find("id=\"" + std::string(id) + '"');
    if (element == std::string_view::npos)
        return {};
    const std::string before = ' ' + std::string(attribute) + "=\"";
    const std::size_t begin = svg.find(before, element) + before.size();
    return svg.substr(begin, svg.find('"', begin) - begin);
}

std::string picture(std::string_view name, Scheme scheme)
{
    const std::string_view file = artFile(name);
    const std::size_t begin = std::min(file.find('\n'), file.size());
    std::string elements(file.substr(begin, file.rfind('<') - begin));
    std::erase(elements, '\n');
    if (scheme != Scheme::Light)
        for (std::size_t at = elements.find('#'); at != std::string::npos; at = elements.find('#', at + 1))
            for (const Row &row : table)
                if (elements.compare(at, row.light.size(), row.light) == 0) {
                    elements.replace(at, row.light.size(), row.in(scheme));
                    break;
                }
    return elements;
}

std::string darker(std::string_view colour, double factor)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string result = "#";
    for (std::size_t i = 1; i + 1 < colour.size(); i += 2) {
        unsigned value = 0;
        std::from_chars(colour.data() + i, colour.data() + i + 2, value, 16);
        value = static_cast<unsigned>(std::lround(value * factor));
        result += digits[value / 16];
        result += digits[value % 16];
    }
    return result;
}

} // namespace towerwatch::drawing
