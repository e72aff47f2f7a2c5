// SPDX-License-Identifier: MIT
/// Runs a fuzz target without a fuzzer: over files, and over seeded changes of them. The same arguments give
/// the same run; TOWERWATCH_SOAK=N makes N times as many.  Usage: fuzz-smoke TARGET CHANGES FILE-OR-FOLDER...
#include "tests/fuzz/target.h"
#include "tests/support/soak.h"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <random>
#include <string>
#include <vector>

FUZZ_TARGET(scenario);
FUZZ_TARGET(sharecode);
FUZZ_TARGET(jcz);
FUZZ_TARGET(answers);
FUZZ_TARGET(structure);
FUZZ_TARGET(metamorphic);

namespace {

namespace fs = std::filesystem;
using Target = int (*)(const std::uint8_t *, std::size_t);
const std::map<std::string, Target> targets{
    {"scenario", fuzz_scenario}, {"sharecode", fuzz_sharecode}, {"jcz", fuzz_jcz},
    {"answers", fuzz_answers},   {"structure", fuzz_structure}, {"metamorphic", fuzz_metamorphic}};

constexpr std::size_t longestChanged = 4096;
constexpr int mostMilliseconds =
    10'000;          ///< of one input, a hundred times what the longest takes: it has no end
std::string current; ///< what is being tried, for the file that a crash leaves

std::string contentOf(const fs::path &path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// The files below the given paths, in the same order everywhere.
std::vector<std::string> corpusOf(const std::vector<fs::path> &paths)
{
    std::vector<fs::path> files;
    for (const fs::path &path : paths) {
        if (!fs::is_directory(path))
            files.push_back(path);
        else
            for (const auto &entry : fs::recursive_directory_iterator(path))
                if (entry.is_regular_file())
                    files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    std::vector<std::string> corpus;
    std::transform(files.begin(), files.end(), std::back_inserter(corpus), contentOf);
    return corpus;
}

/// A text with one to four small changes.
std::string changed(const std::vector<std::string> &corpus, std::mt19937 &random)
{
    const auto below = [&](std::size_t limit) { return limit == 0 ? 0 : random() % limit; };
    const auto piece = [&](const std::string &text) {
        return text.substr(below(text.size()), 1 + below(40));
    };
    std::string text = corpus[below(corpus.size())].substr(0, longestChanged);
    for (auto count = 1 + below(4); count > 0; --count) {
        const std::size_t at = below(text.size() + 1), length = 1 + below(20);
        switch (below(6)) {
        case 0: text.insert(at, 1, static_cast<char>(below(256))); break;
        case 1: text.erase(at, length); break;
        case 2: text.insert(at, piece(text)); break;
        case 3: text.replace(at, length, piece(corpus[below(corpus.size())])); break;
        case 4: text.resize(at); break;
        default:
            if (at < text.size())
                text[at] = static_cast<char>(text[at] ^ 1 << below(8));
        }
    }
    return text;
}

/// Milliseconds that one input took, only those in which the processor was here.
int tryOne(Target target, const std::string &input)
{
    current = input;
    const std::clock_t start = std::clock();
    target(reinterpret_cast<const std::uint8_t *>(input.data()), input.size());
    return static_cast<int>((std::clock() - start) * 1000 / CLOCKS_PER_SEC);
}

/// Leaves the input that ended the program beside it, so that it can be tried again.
void keepCurrent(int)
{
    std::ofstream("fuzz-find", std::ios::binary) << current;
    std::fprintf(stderr, "the input is in ./fuzz-find\n");
    std::_Exit(1);
}

} // namespace

int main(int argc, char **argv)
{
    const auto target = targets.find(argc > 1 ? argv[1] : "");
    const std::vector<std::string> corpus = corpusOf({argv + std::min(argc, 3), argv + argc});
    if (target == targets.end() || corpus.empty()) {
        std::fprintf(stderr, "usage: %s TARGET CHANGES FILE-OR-FOLDER...\n", argv[0]);
        return 2;
    }
    std::signal(SIGABRT, keepCurrent);
    std::signal(SIGSEGV, keepCurrent);
    int longest = 0;
    for (const std::string &input : corpus)
        longest = std::max(longest, tryOne(target->second, input));
    std::mt19937 random(1);
    const int changes = soaked(std::atoi(argv[2]));
    for (int i = 0; i < changes; ++i)
        longest = std::max(longest, tryOne(target->second, changed(corpus, random)));
    std::printf("%zu files, %d changes, the longest %d ms\n", corpus.size(), changes, longest);
    return longest < mostMilliseconds ? 0 : 1;
}
