// SPDX-License-Identifier: MIT
#include "views/window/palettes/tilesetbox.h"

#include "resources/catalogue.h"
#include "views/words/words.h"

#include <QSignalBlocker>

namespace towerwatch {

void TileSetBox::setInPlay(const InPlay &inPlay)
{
    m_inPlay = inPlay;
    fill();
}

void TileSetBox::retranslate()
{
    setAccessibleName(tr("Set"));
    fill();
}

void TileSetBox::fill()
{
    const QSignalBlocker quiet(this);
    const QString shown = set();
    std::vector<std::pair<QString, QString>> sets{{tr("Base game"), QStringLiteral("base")},
                                                  {tr("The Tower"), QStringLiteral("tower")},
                                                  {tr("The Watchtowers"), QStringLiteral("watchtowers")},
                                                  {tr("Crop circles"), QStringLiteral("corn-circles-1")},
                                                  {tr("Other expansions"), QStringLiteral("guest")},
                                                  {tr("This scenario’s own"), QStringLiteral("")}};
    std::ranges::stable_partition(sets, [this](const auto &each) { return isInPlay(each.second); });
    clear();
    addItem(tr("All sets"), QString());
    for (const auto &[text, id] : sets)
        addItem(text, id);
    setSet(shown);
}

/// Whether some tile of a set can occur; a scenario's own can.
bool TileSetBox::isInPlay(const QString &set) const
{
    return set.isEmpty() || std::ranges::any_of(builtInTiles().tiles(), [&](const Tile &tile) {
               return utf8(tile.set) == set && m_inPlay.has(tile);
           });
}

/// All sets where it is none of those listed.
int TileSetBox::placeOf(const QString &set) const
{
    for (int i = 1; i < count(); ++i)
        if (!set.isNull() && itemData(i).toString() == set)
            return i;
    return 0;
}

} // namespace towerwatch

#include "moc_tilesetbox.cpp"
