// SPDX-License-Identifier: MIT
#include "views/words/words.h"

namespace towerwatch {

namespace {

struct Tiles
{
    TOWERWATCH_PHRASES(Tiles)
};

Text buildingWord(std::string_view building)
{
    if (building == "abbey")
        return Tiles::tr("abbey");
    if (building == "shrine")
        return Tiles::tr("shrine");
    if (building == "german-monastery")
        return Tiles::tr("German monastery");
    if (building == "dutch-belgian-monastery")
        return Tiles::tr("Dutch or Belgian monastery");
    if (building == "japanese-building")
        return Tiles::tr("Japanese building");
    if (building == "darmstadt-church")
        return Tiles::tr("Darmstadt church");
    if (building == "german-cathedral")
        return Tiles::tr("German cathedral");
    return building;
}

/// The number in ids such as tower-07-road-crossroads.
int numberOf(std::string_view id)
{
    const std::size_t dash = id.find('-');
    return dash == std::string_view::npos ? 0 : leadingNumber(id.substr(dash + 1));
}

Text withGarden(const Tile &tile, const Text &name)
{
    return tile.garden ? Tiles::tr("%1 with a garden").arg(name) : name;
}

} // namespace

Text tileName(const Tile &tile)
{
    const Text id = shown(tile.id);
    Text name = id;
    const int number = numberOf(id); // a design of the file may belong to a set and have none
    if (tile.set == "base" && !tile.letter.empty())
        name = Tiles::tr("Tile %1", "letter").arg(Text(tile.letter));
    else if (tile.set == "tower" && number > 0)
        name = Tiles::tr("Tower tile %1").arg(number);
    else if (tile.set == "watchtowers" && number > 0)
        name = Tiles::tr("Watchtower tile %1").arg(number);
    else if (tile.set == "guest" && !tile.building.empty())
        return capitalized(buildingWord(shown(tile.building)));
    else if (!tile.cornCircle.empty())
        return tile.cornCircle == "road" ? Tiles::tr("Crop circle on a road")
                                         : Tiles::tr("Crop circle in a city");
    return withGarden(tile, name);
}

Text monasteryName(const Tile *tile)
{
    return tile && !tile->building.empty() ? buildingWord(shown(tile->building))
                                           : word(FeatureKind::Monastery);
}

Text placeName(const Place &place, const Tile *tile)
{
    return place.kind == PlaceKind::Monastery ? monasteryName(tile) : phrase(place);
}

Text shortTileName(const Tile &tile)
{
    const int number = numberOf(shown(tile.id));
    Text name = Text(tile.letter);
    if (tile.set == "tower" && number > 0)
        name = Tiles::tr("Tower %1", "tile, number").arg(number);
    else if (tile.set == "watchtowers" && number > 0)
        name = Tiles::tr("Watchtower %1", "tile, number").arg(number);
    else if (tile.building == "dutch-belgian-monastery")
        return Tiles::tr("Dutch/Belgian monastery", "tile in a list");
    else if (tile.set != "base" || name.empty())
        return tileName(tile);
    return tile.garden ? Tiles::tr("%1, garden", "tile in a list").arg(name) : name;
}

} // namespace towerwatch
