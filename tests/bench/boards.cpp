// SPDX-License-Identifier: MIT
#include "tests/bench/boards.h"

#include "tests/support/largeboard.h"

#include <map>

namespace bench {

const towerwatch::PositionPtr &position(int tiles)
{
    static std::map<int, towerwatch::PositionPtr> made;
    towerwatch::PositionPtr &position = made[tiles];
    if (!position)
        position = std::make_shared<towerwatch::Position>(
            randomboards::largeScenario(tiles, towerwatch::builtInTiles()), towerwatch::builtInTiles());
    return position;
}

} // namespace bench
