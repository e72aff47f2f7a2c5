// SPDX-License-Identifier: MIT
/// A header with a constant of C++ for each ruling of the catalogue: cite::towerReopens is the id of
/// tower-reopens.
///
/// Usage: name-rulings OUT.h rulings.yaml

#include <cctype>
#include <fstream>
#include <iostream>
#include <string>

namespace {

/// tower-reopens as towerReopens.
std::string constantOf(const std::string &id)
{
    std::string name;
    for (std::size_t i = 0; i < id.size(); ++i)
        name += id[i] == '-' && ++i < id.size()
                    ? static_cast<char>(std::toupper(static_cast<unsigned char>(id[i])))
                    : id[i];
    return name;
}

} // namespace

int main(int argc, char *argv[])
{
    std::ifstream rulings(argc == 3 ? argv[2] : "");
    if (!rulings) {
        std::cerr << "usage: name-rulings OUT.h rulings.yaml\n";
        return 2;
    }
    std::ofstream out(argv[1], std::ios::binary);
    out << "#pragma once\n#include \"model/scenario/rulingid.h\"\nnamespace towerwatch::cite {\n";
    for (std::string line; std::getline(rulings, line);)
        if (const auto end = line.find(':'); end != std::string::npos && line[0] >= 'a' && line[0] <= 'z') {
            const std::string id = line.substr(0, end);
            out << "inline constexpr RulingId " << constantOf(id) << "{\"" << id << "\"};\n";
        }
    out << "}\n";
    return out.flush() ? 0 : 1;
}
