// SPDX-License-Identifier: MIT
/// Embeds the shipped scenarios in the program when it is built, and notes which ruling each of them shows.
///
/// Usage: index-scenarios OUT.cpp FOLDER [--bare]
/// Bare are scenarios without what only authors need: expected answers and lines that name rulings.

#include "model/format/scenarioreader.h"
#include "model/format/scenariowriter.h"
#include "model/referee/warnings.h"
#include "resources/catalogue.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <tuple>

using namespace towerwatch;
namespace fs = std::filesystem;

namespace {

std::string textOf(const fs::path &path)
{
    std::ifstream stream(path, std::ios::binary);
    std::ostringstream content;
    content << stream.rdbuf();
    return content.str();
}

/// A literal of any length and content.
std::string literal(std::string_view text)
{
    return "R\"scenario(" + std::string(text) + ")scenario\"sv";
}

/// The first line of a header without its #; nothing if it is one with a label.
std::string_view questionOf(std::string_view header)
{
    const std::string_view line = header.substr(0, header.find('\n'));
    if (line.starts_with("# Rulings:") || line.empty())
        return {};
    const std::size_t begin = std::min(line.find_first_not_of("# "), line.size());
    return line.substr(begin, line.find_last_not_of(' ') + 1 - begin);
}

/// Words of a scenario's text, as part of it where they stand there as they are.
std::string wordsIn(std::string_view text, std::string_view words, std::size_t number)
{
    const std::size_t found = text.find(words);
    return found == std::string_view::npos
               ? literal(words)
               : "text" + std::to_string(number) + ".substr(" + std::to_string(found) + ", " +
                     std::to_string(words.size()) + ")";
}

/// The words of a scenario in each language, as entries of an array.
std::string wordsOf(const Scenario &scenario, const fs::path &file, std::string_view text, std::size_t number)
{
    std::string words;
    for (const std::string_view language : builtInRulings().languages) {
        const std::string_view title = scenario.title.in(language);
        const std::string name = file.stem().stem().string();
        words += '{' + wordsIn(text, title.empty() ? name : title, number) + ", " +
                 wordsIn(text, scenario.notes.in(language), number) + "}, ";
    }
    return words;
}

void addExpected(const Value &value, std::set<std::string> &rulings)
{
    for (std::size_t i = 0; i < value.items.size(); ++i) {
        if (i < value.keys.size() && value.keys[i] == "because")
            for (const Value &id : value.items[i].items)
                rulings.insert(id.text);
        addExpected(value.items[i], rulings);
    }
}

void addNamed(const std::string &header, std::set<std::string> &rulings)
{
    constexpr std::string_view label = "# Rulings:";
    std::istringstream lines(header);
    for (std::string line; std::getline(lines, line);) {
        if (!line.starts_with(label))
            continue;
        std::istringstream words(line.substr(label.size()));
        for (std::string word; words >> word;) {
            std::erase(word, ',');
            rulings.insert(word);
        }
    }
}

/// The first word of a topic, without its plural: so the folders of its boards begin.
std::string_view stemOf(std::string_view topic)
{
    const std::string_view word = topic.substr(0, topic.find('-'));
    return word.ends_with('s') ? word.substr(0, word.size() - 1) : word;
}

/// How telling a board is.
struct Telling
{
    bool isFaulty = false;   ///< something looks wrong on it
    std::size_t rulings = 0; ///< that its answers turn on
};

/// Sound boards come first, then those of the ruling's own topic, then those that turn on little else.
void bringTellingForward(std::vector<std::string> &paths, const std::string &id,
                         const std::map<std::string, Telling> &boards)
{
    const Ruling *ruling = builtInRulings().find(id);
    const std::string_view stem = ruling ? stemOf(ruling->topic) : std::string_view();
    std::ranges::stable_sort(paths, {}, [&](const std::string &path) {
        const Telling &board = boards.at(path);
        return std::tuple(board.isFaulty, !path.starts_with(stem), board.rulings);
    });
}

/// The boards that show a ruling: those whose answers turn on it, and those that only name it.
struct Shown
{
    std::vector<std::string> deciding, named;
};

void writeShown(std::ostream &out, const std::map<std::string, Shown> &shown)
{
    std::size_t number = 0;
    std::ostringstream table;
    for (const auto &[ruling, paths] : shown) {
        out << "constexpr std::string_view paths" << number << "[] = {";
        for (const auto *list : {&paths.deciding, &paths.named})
            for (const std::string &path : *list)
                out << literal(path) << ", ";
        out << "};\n";
        table << "    {\"" << ruling << "\", paths" << number++ << ", " << paths.deciding.size() << "},\n";
    }
    out << "\nconstexpr ShownRuling shown[] = {\n" << table.str() << "};\n\n";
}

/// The text of a scenario without what only authors need.
std::string bareText(Scenario scenario)
{
    for (Question &question : scenario.questions)
        question.expect.reset();
    const std::size_t label = scenario.header.find("# Rulings:");
    scenario.header.resize(std::min(label, scenario.header.size()));
    return writeScenario(scenario);
}

} // namespace

int main(int argc, char *argv[])
{
    const bool isBare = argc == 4 && std::string_view(argv[3]) == "--bare";
    if (argc != 3 && !isBare) {
        std::cerr << "usage: index-scenarios OUT.cpp FOLDER [--bare]\n";
        return 2;
    }
    std::vector<fs::path> files;
    for (const auto &entry : fs::recursive_directory_iterator(argv[2]))
        if (entry.path().string().ends_with(".towerwatch.yaml"))
            files.push_back(entry.path());
    std::sort(files.begin(), files.end());

    bool good = true;
    std::size_t count = 0;
    std::map<std::string, Shown> shown;
    std::map<std::string, Telling> boards;
    std::ofstream out(argv[1], std::ios::binary);
    out << "// Made from scenarios/ by index-scenarios.\n#include \"resources/library.h\"\n\n"
           "using namespace towerwatch;\nusing namespace std::string_view_literals;\n\nnamespace "
           "{\n\n";
    std::ostringstream entries;
    for (const fs::path &file : files) {
        const std::string path = fs::relative(file, argv[2]).generic_string(), whole = textOf(file);
        const ReadResult result = readScenario(whole, builtInTiles());
        if (!result.scenario) {
            std::cerr << file.string() << ": error: this is no good scenario; see towerwatch check\n";
            good = false;
            continue;
        }
        std::set<std::string> deciding;
        for (const Question &question : result.scenario->questions)
            if (question.expect)
                addExpected(*question.expect, deciding);
        boards[path] = {!warningsOf(Board(*result.scenario, builtInTiles())).empty(), deciding.size()};
        std::set<std::string> rulings = deciding;
        addNamed(result.scenario->header, rulings);
        for (const std::string &ruling : rulings) {
            if (!builtInRulings().find(ruling)) {
                std::cerr << file.string() << ": error: there is no ruling " << ruling << '\n';
                good = false;
            }
            (deciding.contains(ruling) ? shown[ruling].deciding : shown[ruling].named).push_back(path);
        }
        const std::string text = isBare ? bareText(*result.scenario) : whole;
        out << "constexpr std::string_view text" << count << " = " << literal(text) << ";\n"
            << "constexpr ShippedWords words" << count << "[] = {"
            << wordsOf(*result.scenario, file, text, count) << "};\n";
        entries << "    {" << literal(path) << ", text" << count << ", "
                << wordsIn(text, questionOf(result.scenario->header), count) << ", words" << count << "},\n";
        ++count;
    }
    for (const std::string_view path : startBoards())
        if (!boards.contains(std::string(path))) {
            std::cerr << "startpage.yaml: error: there is no scenario " << path << '\n';
            good = false;
        }
    out << "constexpr ShippedScenario scenarios[] = {\n" << entries.str() << "};\n\n";
    for (auto &[ruling, paths] : shown)
        bringTellingForward(paths.deciding, ruling, boards);
    writeShown(out, shown);
    out << "} // namespace\n\n"
           "std::span<const ShippedScenario> towerwatch::shippedScenarios() { return scenarios; }\n"
           "std::span<const ShownRuling> towerwatch::shownRulings() { return shown; }\n";
    return good && out.flush() ? 0 : 1;
}
