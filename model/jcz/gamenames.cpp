// SPDX-License-Identifier: MIT
#include "model/jcz/gametable.h"

#include "model/board/places.h"
#include "model/value/ranges.h"

#include <algorithm>
#include <charconv>

namespace towerwatch {

namespace {

struct KindName
{
    std::string_view figure, element;
    FigureKind kind;
};
constexpr std::array<KindName, 11> kindNames{{
    {"small", "small-follower", FigureKind::Meeple},
    {"big", "big-follower", FigureKind::LargeMeeple},
    {"mayor", "mayor", FigureKind::Mayor},
    {"wagon", "wagon", FigureKind::Wagon},
    {"phantom", "phantom", FigureKind::Phantom},
    {"abbot", "abbot", FigureKind::Abbot},
    {"ringmaster", "ringmaster", FigureKind::Ringmaster},
    {"builder", "builder", FigureKind::Builder},
    {"pig", "pig", FigureKind::Pig},
    {"barn", "barn", FigureKind::Barn},
    {"shepherd", "shepherd", FigureKind::Shepherd},
}};

std::optional<int> number(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = error == std::errc{} && end == text.data() + text.size();
    return whole && value >= 0 && value <= 1000 ? std::optional(value) : std::nullopt;
}

/// The half edges of a field's location: "NR.EL.ER".
HalfEdgeSet halfEdges(std::string_view location)
{
    static constexpr std::array<std::string_view, 8> names{"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};
    HalfEdgeSet halves;
    for (std::size_t i = 0; i < location.size();) {
        const auto end = std::min(location.find('.', i), location.size());
        if (const auto half = fromName<HalfEdge>(names, location.substr(i, end - i)))
            halves.insert(*half);
        i = end + 1;
    }
    return halves;
}

std::optional<Place> sidePlace(const Board &board, int tile, PlaceKind kind, SideSet sides)
{
    for (const Side side : allSides)
        if (sides.contains(side) && board.featureAt(tile, {kind, side}) >= 0) {
            const bool castle = stateOf(board, tile, {kind, side}) == PlaceState::CityIsCastle;
            return Place{castle ? PlaceKind::Castle : kind, side};
        }
    return std::nullopt;
}

std::optional<Place> roadPlace(const Board &board, int tile, SideSet sides)
{
    if (const auto bridge = board.placed(tile).bridge; bridge && sides == jczSides(name(*bridge)))
        return Place{PlaceKind::Bridge};
    return sidePlace(board, tile, PlaceKind::Road, sides);
}

std::optional<Place> fieldPlace(const Board &board, int tile, std::string_view location)
{
    const HalfEdgeSet halves = halfEdges(location);
    for (const HalfEdge half : allHalfEdges)
        if (halves.contains(half) && board.fieldAt(tile, half) >= 0)
            return Place{PlaceKind::Field, Side::N, half};
    if (halves.empty() && board.innerFieldOf(tile) >= 0)
        return Place{PlaceKind::Field};
    return std::nullopt;
}

/// Places of which a tile has but one, as features and, before, as locations; where a name may mean several,
/// the first that is there.
constexpr std::pair<std::string_view, PlaceKind> wholePlaces[] = {
    {"Monastery", PlaceKind::Monastery}, {"Cloister", PlaceKind::Monastery},
    {"Garden", PlaceKind::Garden},       {"Tower", PlaceKind::Tower},
    {"Acrobats", PlaceKind::Acrobat},    {"CLOISTER", PlaceKind::Monastery},
    {"CLOISTER", PlaceKind::Garden},     {"ABBOT", PlaceKind::Monastery},
    {"ABBOT", PlaceKind::Garden},        {"AS_ABBOT", PlaceKind::Monastery},
    {"AS_ABBOT", PlaceKind::Garden},     {"TOWER", PlaceKind::Tower}};

/// The feature that a location names, where games saved before June 2021 name no feature.
std::string_view featureNamed(const Board &board, int tile, std::string_view location)
{
    const auto isNamed = [&](const auto &whole) { return whole.first == location; };
    if (location == "FLIER" || ranges::any_of(wholePlaces, isNamed))
        return location;
    if (location.starts_with("INNER_") || !halfEdges(location).empty())
        return "Field";
    const SideSet sides = jczSides(location);
    return sides.empty() ? "" : roadPlace(board, tile, sides) ? "Road" : "City";
}

/// The colours of the program's slots; it has orange and white where we have black and grey.
std::optional<Colour> colourOfSlot(int slot)
{
    static constexpr std::array<std::optional<Colour>, 9> colours{Colour::Red,   Colour::Blue, Colour::Yellow,
                                                                  Colour::Green, std::nullopt, Colour::Purple,
                                                                  Colour::Pink,  Colour::Grey, Colour::Black};
    return slot >= 0 && slot < static_cast<int>(colours.size()) ? colours[static_cast<std::size_t>(slot)]
                                                                : std::nullopt;
}

} // namespace

std::optional<JczMeeple> jczMeeple(std::string_view id)
{
    const auto first = id.find('.'), last = id.rfind('.');
    if (first == std::string_view::npos || first == last)
        return std::nullopt;
    const auto player = number(id.substr(0, first)), copy = number(id.substr(last + 1));
    const std::string_view type = id.substr(first + 1, last - first - 1);
    const auto kind = ranges::find_if(kindNames, [&](const KindName &k) { return k.figure == type; });
    if (!player || !copy || kind == kindNames.end())
        return std::nullopt;
    return JczMeeple{*player, kind->kind,
                     std::to_string(*player) + "." + std::string(type) + "." + std::to_string(*copy)};
}

std::optional<FigureKind> jczNeutral(std::string_view id)
{
    static constexpr std::pair<std::string_view, FigureKind> neutrals[] = {
        {"fairy", FigureKind::Fairy}, {"dragon", FigureKind::Dragon}, {"count", FigureKind::Count},
        {"mage", FigureKind::Mage},   {"witch", FigureKind::Witch},   {"bigtop", FigureKind::BigTop}};
    for (const auto &[name, kind] : neutrals)
        if (id.substr(0, id.find('.')) == name)
            return kind;
    return std::nullopt;
}

std::optional<FigureKind> jczSupplied(std::string_view element)
{
    const auto kind = ranges::find_if(kindNames, [&](const KindName &k) { return k.element == element; });
    return kind == kindNames.end() ? std::nullopt : std::optional(kind->kind);
}

bool isJczElementCarried(std::string_view element)
{
    static constexpr std::array<std::string_view, 11> carried{
        "tower",      "castle",      "bridge",      "farmers",      "garden", "abbey",
        "watchtower", "watchtowers", "corn-circle", "corn-circles", "fairy"};
    return jczSupplied(element) || ranges::find(carried, element) != carried.end();
}

const Tile *jczTile(const TileCatalogue &catalogue, std::string_view jcz)
{
    if (jcz.empty())
        return nullptr;
    std::string id(jcz); // version 4 writes "BA.RCr"
    if (const auto end = id.find('.'); end != std::string::npos && id.find('/') == std::string::npos)
        id[end] = '/';
    if (id == "AM/A")
        return catalogue.find("abbey");
    const auto &tiles = catalogue.tiles();
    const auto found = ranges::find_if(tiles, [&](const Tile &tile) { return tile.jcz == id; });
    return found == tiles.end() ? nullptr : &*found;
}

SideSet jczSides(std::string_view location)
{
    constexpr std::string_view letters = "NESW";
    const bool allBut = location.starts_with('_');
    SideSet sides;
    for (const Side side : allSides)
        if ((location.find(letters[static_cast<std::size_t>(side)]) != std::string_view::npos) != allBut)
            sides.insert(side);
    return sides;
}

std::optional<Place> jczPlace(const Board &board, int tile, std::string_view feature,
                              std::string_view location)
{
    if (feature == "Quarter" || (feature.empty() && location.starts_with("QUARTER_")))
        return Place{PlaceKind::Carcassonne};
    if (tile < 0 || !board.design(tile))
        return std::nullopt;
    if (feature.empty())
        feature = featureNamed(board, tile, location);
    if (feature == "Road")
        return roadPlace(board, tile, jczSides(location));
    if (feature == "City" || feature == "Castle")
        return sidePlace(board, tile, PlaceKind::City, jczSides(location));
    if (feature == "Field" || feature == "Farm")
        return fieldPlace(board, tile, location);
    for (const auto &[name, kind] : wholePlaces)
        if (feature == name && stateOf(board, tile, {kind}) == PlaceState::There)
            return Place{kind};
    return std::nullopt;
}

std::vector<Colour> jczColours(const JczGame &game, std::size_t count)
{
    std::vector<std::optional<Colour>> chosen(std::min(count, enumNames<Colour>.size()));
    const auto taken = [&](Colour colour) {
        return ranges::find(chosen, std::optional(colour)) != chosen.end();
    };
    for (std::size_t i = 0; i < chosen.size() && i < game.players.size(); ++i)
        if (const auto colour = colourOfSlot(game.players[i].slot.value_or(-1)); colour && !taken(*colour))
            chosen[i] = colour;
    std::vector<Colour> colours;
    for (std::optional<Colour> &choice : chosen) {
        for (const Colour colour : allOf<Colour>)
            if (!choice && !taken(colour))
                choice = colour;
        colours.push_back(*choice);
    }
    return colours;
}

int JczGame::element(std::string_view wanted) const
{
    const auto found = ranges::find_if(elements, [&](const auto &entry) { return entry.first == wanted; });
    return found == elements.end() ? 0 : found->second;
}

} // namespace towerwatch
