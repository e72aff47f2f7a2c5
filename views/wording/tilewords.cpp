// SPDX-License-Identifier: MIT
#include "views/wording/words.h"

#include <QCoreApplication>

namespace towerwatch {

namespace {

struct Tiles
{
    Q_DECLARE_TR_FUNCTIONS(Tiles)
};

QString buildingWord(const QString &building)
{
    if (building == u"abbey")
        return Tiles::tr("Abbey");
    if (building == u"shrine")
        return Tiles::tr("Shrine");
    if (building == u"german-monastery")
        return Tiles::tr("German monastery");
    if (building == u"dutch-belgian-monastery")
        return Tiles::tr("Dutch or Belgian monastery");
    if (building == u"japanese-building")
        return Tiles::tr("Japanese building");
    if (building == u"darmstadt-church")
        return Tiles::tr("Darmstadt church");
    if (building == u"german-cathedral")
        return Tiles::tr("German cathedral");
    return building;
}

/// The number in ids such as tower-07-road-crossroads.
int numberIn(const QString &id)
{
    const auto parts = id.split(u'-');
    return parts.size() > 1 ? parts.at(1).toInt() : 0;
}

QString withGarden(const Tile &tile, const QString &name)
{
    return tile.garden ? Tiles::tr("%1 with a garden").arg(name) : name;
}

} // namespace

QString tileName(const Tile &tile)
{
    const QString id = shown(tile.id);
    QString name = id;
    if (tile.set == "base")
        name = Tiles::tr("Tile %1", "letter").arg(QString::fromStdString(tile.letter));
    else if (tile.set == "tower")
        name = Tiles::tr("Tower tile %1").arg(numberIn(id));
    else if (tile.set == "watchtowers")
        name = Tiles::tr("Watchtower tile %1").arg(numberIn(id));
    else if (tile.set == "guest")
        return buildingWord(shown(tile.building));
    else if (!tile.cornCircle.empty())
        return tile.cornCircle == "road" ? Tiles::tr("Crop circle on a road")
                                         : Tiles::tr("Crop circle in a city");
    return withGarden(tile, name);
}

QString shortTileName(const Tile &tile)
{
    if (tile.set == "base")
        return withGarden(tile, QString::fromStdString(tile.letter));
    if (tile.set == "tower")
        return Tiles::tr("Tower %1", "tile, number").arg(numberIn(shown(tile.id)));
    if (tile.set == "watchtowers")
        return Tiles::tr("Watchtower %1", "tile, number").arg(numberIn(shown(tile.id)));
    return tileName(tile);
}

} // namespace towerwatch
