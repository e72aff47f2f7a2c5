// SPDX-License-Identifier: MIT
/// Searches the spots of foundations, shields, hedges, figures and the like on all tiles of the catalogue
/// when the program is built, so that it need not do so when it starts.
///
/// Usage: lay-tiles OUT.cpp

#include "resources/catalogue.h"
#include "views/drawing/tilelayout.h"

#include <cstdio>
#include <fstream>
#include <iostream>
#include <map>

namespace towerwatch::drawing {

/// The table does not exist yet while it is made.
const FoundSpots *spotsFoundAtBuild(std::string_view)
{
    return nullptr;
}

} // namespace towerwatch::drawing

using namespace towerwatch;
using namespace towerwatch::drawing;

namespace {

/// With all digits, so that the program reads the same number again.
std::string point(Point p)
{
    char text[64];
    std::snprintf(text, sizeof text, "{%.17g, %.17g}", p.x, p.y);
    return text;
}

std::string point(const std::optional<Point> &p)
{
    return p ? "Point" + point(*p) : "{}";
}

std::string centre(const std::optional<Disc> &disc)
{
    return disc ? point(std::optional(disc->centre)) : "{}";
}

/// Writes an array and returns its name, or an empty span where it has no items.
std::string array(std::ostream &out, const char *type, const std::string &name, const std::string &items)
{
    if (items.empty())
        return "{}";
    out << "constexpr " << type << ' ' << name << "[]{" << items << "};\n";
    return name;
}

template <typename Item, typename Spot> std::string list(const std::vector<Item> &items, Spot spot)
{
    std::string result;
    for (const Item &item : items)
        result += (result.empty() ? "" : ", ") + point(spot(item));
    return result;
}

/// Where the first figure of each field, city and road stands.
std::string stands(const Tile &tile)
{
    std::string result;
    for (const auto &[kind, count] :
         {std::pair(RegionKind::Field, tile.fields.size()), std::pair(RegionKind::City, tile.cities.size()),
          std::pair(RegionKind::Road, tile.roads.size())})
        for (int i = 0; i < static_cast<int>(count); ++i) {
            const Region region{kind, i};
            result += (result.empty() ? "{" : ", {") + std::to_string(code(region)) + ", {{";
            for (int quarters = 0; quarters < 4; ++quarters)
                result += (quarters == 0 ? "" : ", ") +
                          point(searchedStand(tile, region, rotationOfQuarters(quarters)));
            result += "}}}";
        }
    return result;
}

/// The initialiser of what was found; the arrays that it needs are written before.
std::string spots(std::ostream &out, const std::string &name, const Tile &tile, const Layout &layout)
{
    return '{' + centre(layout.foundation) + ", " + centre(layout.watchtower) + ", " + point(layout.garden) +
           ", " + point(layout.cornCircle) + ", " +
           array(out, "Point", "shields" + name, list(layout.shields, [](Point p) { return p; })) + ", " +
           array(out, "Point", "bushes" + name,
                 list(layout.bushes, [](const Disc &bush) { return bush.centre; })) +
           ", " + array(out, "FoundStand", "stands" + name, stands(tile)) + '}';
}

constexpr const char *head = R"cpp(// Made by lay-tiles when the program is built.
#include "model/value/ranges.h"
#include "views/drawing/tilelayout.h"

namespace towerwatch::drawing {

namespace {

)cpp";

constexpr const char *tail = R"cpp(
} // namespace

const FoundSpots *spotsFoundAtBuild(std::string_view designKey)
{
    const auto found = ranges::lower_bound(all, designKey, {}, &Found::key);
    return found == std::end(all) || found->key != designKey ? nullptr : &found->spots;
}

} // namespace towerwatch::drawing
)cpp";

} // namespace

int main(int argc, char **argv)
{
    if (argc != 2) {
        std::cerr << "usage: lay-tiles OUT.cpp\n";
        return 2;
    }
    std::ofstream out(argv[1]);
    out << head;
    std::map<std::string, std::string> all;
    for (const Tile &tile : builtInTiles().tiles())
        if (const auto [entry, isNew] = all.try_emplace(designKey(tile)); isNew)
            entry->second = spots(out, std::to_string(all.size()), tile, searchedLayout(tile));
    out << "struct Found\n{\n    std::string_view key;\n    FoundSpots spots;\n};\nconstexpr Found all[]{\n";
    for (const auto &[key, found] : all)
        out << "    {\"" << key << "\", " << found << "},\n";
    out << "};\n" << tail;
    return out.good() ? 0 : 1;
}
