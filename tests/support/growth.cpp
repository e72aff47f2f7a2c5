// SPDX-License-Identifier: MIT
/// Does everything with files that grow in one way each, at a size and at twice that size, for tst_growth: it
/// runs this under callgrind, which counts the instructions of each step.
#include "model/format/scenariowriter.h"
#include "model/format/sections.h"
#include "model/referee/answervalue.h"
#include "model/referee/referee.h"
#include "model/referee/warnings.h"
#include "resources/catalogue.h"
#include "tests/support/yamlpieces.h"
#include "views/drawing/scene.h"
#include "views/reports/comparison.h"
#include "views/telling/explanation.h"
#include "views/words/words.h"

#include <functional>
#include <valgrind/callgrind.h>

using namespace towerwatch;

namespace {

using Text = std::string;

/// `count` lines made of a pattern in which # stands for a number from 0.
Text lines(const char *pattern, int count)
{
    Text all;
    for (int i = 0; i < count; ++i)
        for (const char *c = pattern; *c; ++c)
            *c == '#' ? all += std::to_string(i) : all += *c;
    return all;
}

const Text start = "towerwatch: 1\ntiles:\n  - {tile: tower-02-meadow, at: [0, 0], floors: 900}\n"
                   "  - {tile: base-C-city-all-sides-coa, at: [1, 0]}\n";
const Text asked = "questions:\n  - {ask: place-floor, at: [0, 0]}\n";
const Text figureOfRed = "  - {figure: meeple, owner: red, at: [1, 0], on: city N}\n";
const Text design =
    "edges: FFFF, cities: [], roads: [], fields: [{half_edges: [NNW, NNE, ENE, ESE, SSE, SSW, "
    "WSW, WNW], cities: []}]}\n";

/// One way in which a file can grow: its name and the text of a size. `more`: what is also done with it.
struct Dimension
{
    Text name;
    int size;
    const char *more;
    std::function<Text(int size)> text;
};

const Dimension shapes[] = {
    {"tiles", 60, "parse draw",
     [](int n) {
         Text text = "towerwatch: 1\ntiles:\n";
         for (int i = 0; i < n; ++i)
             text += Text("  - {tile: ") +
                     (i % 7 == 0    ? "tower-02-meadow"
                      : i % 11 == 0 ? "watchtower-04-cap-road-opposite-meeple"
                                    : "base-U-road-straight") +
                     ", at: [" + std::to_string(i % 20) + ", " + std::to_string(i / 20) + "]}\n";
         return text +
                "questions:\n  - {ask: score}\n  - {ask: actions}\n  - {ask: place-floor, at: [0, 0]}\n";
     }},
    {"figures", 40, "draw",
     [](int n) { return start + "figures:\n" + lines(figureOfRed.c_str(), n) + asked; }},
    {"figures compared", 8, "compare",
     [](int n) { return start + "figures:\n" + lines(figureOfRed.c_str(), n) + asked; }},
    {"figures of a field", 60, "draw",
     [](int n) {
         return start + "figures:\n" +
                lines("  - {figure: meeple, owner: red, at: [0, 0], on: field NNW}\n", n) +
                "  - {figure: pig, owner: red, at: [0, 0], on: field NNW}\n" + asked;
     }},
    {"figures on the wheel", 120, "draw",
     [](int n) {
         return start + "  - {tile: watchtower-04-cap-road-opposite-meeple, at: [0, -1]}\nfigures:\n" +
                lines("  - {figure: meeple, owner: red, on: wheel}\n", n) +
                "questions:\n  - {ask: watchtower, at: [0, -1]}\n  - {ask: score}\n";
     }},
    {"designs", 60, "draw",
     [](int n) {
         return "towerwatch: 1\ndesigns:\n" + lines(("  - {id: own-#, " + design).c_str(), n) + "tiles:\n" +
                lines("  - {tile: own-#, at: [0, #]}\n", n);
     }},
    {"questions", 2, "compare",
     [](int n) {
         return start + "figures:\n" + lines(figureOfRed.c_str(), 10) + "questions:\n" +
                lines("  - {ask: place-floor, at: [0, 0], target: f3}\n", n);
     }},
    {"expectations", 120, "",
     [](int n) {
         return start + "figures:\n" + lines(figureOfRed.c_str(), n) +
                "questions:\n  - ask: place-floor\n    at: [0, 0]\n    expect: {capturable: [f1" +
                lines(", f1#", n - 1) + "]}\n";
     }},
    {"expected figures in another order", 60, "",
     [](int n) {
         Text text = start + "figures:\n" + lines(figureOfRed.c_str(), n) +
                     "questions:\n  - ask: place-floor\n    at: [0, 0]\n    expect: {capturable: [";
         for (int i = n; i > 0; --i)
             text += "f" + std::to_string(i) + (i > 1 ? ", " : "]}\n");
         return text;
     }},
    {"castles", 60, "draw",
     [](int n) {
         Text tiles = "towerwatch: 1\ntiles:\n  - {tile: tower-02-meadow, at: [-1, 0], floors: 900}\n";
         tiles += lines("  - {tile: base-E-cap, at: [#, 0]}\n", n) +
                  lines("  - {tile: base-E-cap, at: [#, -1], rotation: 180}\n", n);
         return tiles + "castles:\n" + lines("  - {at: [#, 0], city: N}\n", n) + "figures:\n" +
                lines("  - {figure: meeple, owner: red, at: [#, 0], on: castle N}\n", n) +
                "questions:\n  - {ask: place-floor, at: [-1, 0]}\n";
     }},
    {"one castle", 60, "draw",
     [](int n) {
         return "towerwatch: 1\ntiles:\n  - {tile: tower-02-meadow, at: [-1, 0], floors: 900}\n" +
                lines("  - {tile: base-C-city-all-sides-coa, at: [#, 0]}\n", n) + "castles:\n" +
                lines("  - {at: [#, 0], city: N}\n", n) + "figures:\n" +
                lines("  - {figure: meeple, owner: red, at: [#, 0], on: castle N}\n", n) +
                "questions:\n  - {ask: place-floor, at: [-1, 0]}\n";
     }},
    {"prisoners", 40, "",
     [](int n) {
         return "towerwatch: 1\nplayers:\n  red: {}\n  blue:\n    prisoners:\n" +
                lines("      - {figure: meeple, owner: red}\n", n) + start.substr(14) + "figures:\n" +
                lines("  - {figure: meeple, owner: blue, at: [1, 0], on: city N}\n", n) + asked +
                "  - {ask: ransom, by: red}\n";
     }},
    {"errors: tiles", 150, "",
     [](int n) {
         return "towerwatch: 1\ndesigns:\n" + lines(("  - {id: mine-#, " + design).c_str(), n) + "tiles:\n" +
                lines("  - {tile: mone-#, at: [0, #]}\n", n);
     }},
    {"errors: targets", 100, "",
     [](int n) {
         return start + "figures:\n" +
                lines("  - {id: mine-#, figure: meeple, owner: red, at: [1, 0], on: city N}\n", n) +
                "questions:\n" + lines("  - {ask: place-floor, at: [0, 0], target: mone-#}\n", n);
     }},
    {"errors: keys", 200, "parse",
     [](int n) { return start + lines("key-#: 1\n", n) + lines("  tile-#: 1\n", n); }},
    {"length of ids", 32, "parse draw",
     [](int n) {
         return start + "figures:\n" +
                lines(("  - {id: #" + Text(static_cast<std::size_t>(n > 4 ? n - 4 : 0), 'x') +
                       ", figure: meeple, owner: red, at: [1, 0], on: city N}\n")
                          .c_str(),
                      60) +
                asked;
     }},
    {"length of texts", 4000, "parse draw",
     [](int n) {
         return "towerwatch: 1\nnotes: \"" + lines("a # ", n / 8) + "\"\n" + start.substr(14) + asked;
     }},
    {"comments", 200, "parse",
     [](int n) { return "towerwatch: 1\n" + lines("# comment #\n", n) + start.substr(14) + asked; }},
    {"errors: unknown keys", 100, "parse",
     [](int n) { return "towerwatch: 1\ntiles:\n" + lines("  - {a: 1}\n", n); }},
    {"errors: keys twice", 200, "parse",
     [](int n) { return "towerwatch: 1\nrules: {" + lines("ä: 1,", n) + "}\n"; }},
    {"errors: aliases", 200, "parse",
     [](int n) { return "towerwatch: 1\ntiles: [&a 1," + lines("*a ,", n) + "]\n"; }},
};

/// Those, and files of nothing but one piece of YAML.
std::vector<Dimension> allDimensions()
{
    constexpr int bytes = 2000;
    std::vector<Dimension> all(std::begin(shapes), std::end(shapes));
    for (const Text piece : yamlPieces) {
        Text name = "only ";
        for (const char c : piece)
            name += c == '\n' ? Text("\\n") : c == '\t' ? Text("\\t") : Text(1, c);
        all.push_back({name, bytes, "parse", [piece](int size) {
                           Text text;
                           while (text.size() < static_cast<std::size_t>(size))
                               text += piece;
                           return text;
                       }});
    }
    return all;
}

bool counting = false;

/// Does one step and lets callgrind write down what it took.
void measure(const Dimension &dimension, const char *step, int size, const std::function<void()> &work)
{
    if (!counting)
        return work();
    const Text name = dimension.name + "/" + step + "/" + std::to_string(size);
    CALLGRIND_ZERO_STATS;
    work();
    CALLGRIND_DUMP_STATS_AT(name.c_str());
}

bool does(const Dimension &dimension, const char *step)
{
    return std::string_view(dimension.more).find(step) != Text::npos;
}

/// A file and, where that is not measured, what it says: to parse is much more than all the rest.
struct File
{
    File(const Dimension &of, int sized)
        : dimension(of)
        , size(sized)
        , text(of.text(sized))
    {
        if (!does(dimension, "parse"))
            parse();
    }
    void parse() { tree = std::make_unique<YamlTree>(text, problems); }

    const Dimension &dimension;
    int size;
    Text text;
    std::vector<Problem> problems;
    std::unique_ptr<YamlTree> tree;
};

void doAll(File &file)
{
    const Dimension &dimension = file.dimension;
    const int size = file.size;
    if (does(dimension, "parse"))
        measure(dimension, "parse", size, [&] { file.parse(); });
    ReadResult read;
    measure(dimension, "read", size, [&] { read = readTree(*file.tree, file.problems, builtInTiles()); });
    measure(dimension, "tell errors", size, [&] {
        for (const Problem &problem : read.problems)
            sentence(problem);
    });
    if (!read.scenario)
        return;
    const Scenario &scenario = *read.scenario;
    std::unique_ptr<Position> position;
    measure(dimension, "join", size,
            [&] { position = std::make_unique<Position>(scenario, builtInTiles()); });
    measure(dimension, "warn", size, [&] {
        for (const Warning &warning : warningsOf(position->board()))
            sentence(warning, *position);
    });
    measure(dimension, "write", size, [&] { writeScenario(scenario); });
    std::vector<Value> answers;
    measure(dimension, "explain", size, [&] {
        Footnotes footnotes;
        for (const Question &question : scenario.questions) {
            const Answer given = answer(position->board(), question);
            answers.push_back(toValue(*position, given, explain(*position, given, footnotes)));
            toJson(answers.back(), 2);
        }
    });
    measure(dimension, "check", size, [&] {
        for (std::size_t i = 0; i < answers.size(); ++i)
            if (scenario.questions[i].expect)
                differences(*scenario.questions[i].expect, answers[i]);
    });
    if (does(dimension, "compare"))
        measure(dimension, "compare", size, [&] {
            for (const Question &question : scenario.questions)
                compared(*position, builtInTiles(), question);
        });
    measure(dimension, "outlook", size, [&] {
        for (int figure = 0; figure < std::min(position->board().figureCount(), 10); ++figure)
            outlook(position->board(), figure, Colour::Blue);
    });
    if (!does(dimension, "draw"))
        return;
    measure(dimension, "draw", size, [&] {
        const auto marks = answers.empty()
                               ? drawing::BoardMarks()
                               : drawing::marksOf(answer(position->board(), scenario.questions[0]));
        drawing::boardSvg(*position, marks, drawing::Scheme::Light, {}, drawing::Ground::Paper,
                          drawing::Detail::Full);
    });
}

} // namespace

int main()
{
    const std::vector<Dimension> dimensions = allDimensions();
    std::vector<std::unique_ptr<File>> files;
    for (const Dimension &dimension : dimensions) {
        File before(dimension, dimension.size); // so that nothing is made for the first time
        doAll(before);
        for (const int size : {dimension.size, 2 * dimension.size})
            files.push_back(std::make_unique<File>(dimension, size));
    }
    counting = true;
    CALLGRIND_START_INSTRUMENTATION; // once: callgrind begins anew here, which takes a while
    for (const auto &file : files)
        doAll(*file);
}
