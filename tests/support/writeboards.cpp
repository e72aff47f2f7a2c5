// SPDX-License-Identifier: MIT
/// Writes random boards for tests that are not C++: each as a scenario and as a code.
///
/// Usage: write-boards FOLDER COUNT

#include "model/format/scenariowriter.h"
#include "model/share/sharecode.h"
#include "resources/catalogue.h"
#include "tests/support/randomboards.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>

int main(int argc, char *argv[])
{
    if (argc != 3)
        return 2;
    const std::filesystem::path folder = argv[1];
    bool good = true;
    for (std::uint32_t seed = 1; seed <= static_cast<std::uint32_t>(std::atoi(argv[2])); ++seed) {
        const auto board = randomboards::randomScenario(seed, towerwatch::builtInTiles());
        const std::filesystem::path file = folder / ("board-" + std::to_string(seed));
        std::ofstream yaml(file.string() + ".yaml", std::ios::binary),
            code(file.string() + ".code", std::ios::binary);
        yaml << towerwatch::writeScenario(board);
        code << towerwatch::shareCode(board);
        good = good && yaml.flush() && code.flush();
    }
    return good ? 0 : 1;
}
