// SPDX-License-Identifier: MIT
/// Makes the text of files part of a library without Qt: `std::string_view FUNCTION(std::string_view name)`
/// takes the name of a file without its ending; the text is empty where there is no such file.
///
/// Usage: embed-files OUT.cpp NAMESPACE FUNCTION FILE...

#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

int main(int argc, char *argv[])
{
    if (argc < 5) {
        std::cerr << "usage: embed-files OUT.cpp NAMESPACE FUNCTION FILE...\n";
        return 2;
    }
    std::ofstream out(argv[1], std::ios::binary);
    out << "#include <string_view>\n\nnamespace " << argv[2] << " {\n\nstd::string_view " << argv[3]
        << "(std::string_view name)\n{\n";
    for (int i = 4; i < argc; ++i) {
        std::ifstream file(argv[i], std::ios::binary);
        if (!file) {
            std::cerr << argv[i] << ": error: cannot be read\n";
            return 1;
        }
        out << "    if (name == \"" << std::filesystem::path(argv[i]).stem().string()
            << "\")\n        return R\"TEXT(" << std::string(std::istreambuf_iterator(file), {})
            << ")TEXT\";\n";
    }
    out << "    return {};\n}\n\n}\n";
    return out.flush() ? 0 : 1;
}
