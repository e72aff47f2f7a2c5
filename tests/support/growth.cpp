// SPDX-License-Identifier: MIT
/// Does everything with files that grow in one way each, at a size and at twice that size, for tst_growth: it
/// runs this under callgrind, which counts the instructions of each step.
#include "model/format/scenariowriter.h"
#include "model/format/sections.h"
#include "model/inquiry/hinges.h"
#include "model/inquiry/variants.h"
#include "model/jcz/replay.h"
#include "model/referee/answervalue.h"
#include "model/referee/referee.h"
#include "model/referee/warnings.h"
#include "model/share/pastedtext.h"
#include "resources/catalogue.h"
#include "tests/support/yamlpieces.h"
#include "views/drawing/scene.h"
#include "views/reports/comparison.h"
#include "views/reports/dangerwords.h"
#include "views/telling/pagelines.h"
#include "views/words/words.h"

#include <functional>
#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#else // without valgrind nothing is counted, and tst_growth is passed over
#define CALLGRIND_START_INSTRUMENTATION
#define CALLGRIND_ZERO_STATS
#define CALLGRIND_DUMP_STATS_AT(name) static_cast<void>(name)
#endif

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
    {"prisoners", 40, "",
     [](int n) {
         return "towerwatch: 1\nplayers:\n  red: {}\n  blue:\n    prisoners:\n" +
                lines("      - {figure: meeple, owner: red}\n", n) + start.substr(14) + "figures:\n" +
                lines("  - {figure: meeple, owner: blue, at: [1, 0], on: city N}\n", n) + asked +
                "  - {ask: ransom, by: red}\n";
     }},
    {"prisoners who are exchanged", 800, "",
     [](int n) {
         const char *meeple = "      - {figure: meeple, owner: red}\n",
                    *mayor = "      - {figure: mayor, owner: red}\n";
         return "towerwatch: 1\nplayers:\n  red:\n    prisoners:\n" +
                lines("      - {figure: wagon, owner: blue}\n", n) + "  blue:\n    prisoners:\n" +
                lines(mayor, n) + lines(meeple, n) + "questions:\n  - {ask: ransom, by: red}\n";
     }},
    {"players", 4, "draw dangers",
     [](int n) {
         Text text = "towerwatch: 1\nplayers:\n";
         for (int i = 0; i < n; ++i)
             text += "  " + Text(enumNames<Colour>[static_cast<std::size_t>(i)]) +
                     ":\n    name: " + Text(90, 'x') + "\n    prisoners:\n" +
                     lines(("      - {figure: meeple, owner: " +
                            Text(enumNames<Colour>[static_cast<std::size_t>(i + 1) % 4]) + "}\n")
                               .c_str(),
                           20);
         return text + start.substr(14) + "figures:\n" + lines(figureOfRed.c_str(), 20) + asked +
                "  - {ask: ransom, by: red}\n";
     }},
    {"length of texts of designs", 190, "parse draw",
     [](int n) {
         const auto size = static_cast<std::size_t>(n);
         return "towerwatch: 1\ndesigns:\n" +
                lines(("  - {id: own-#, note: " + Text(size, 'x') + ", " + design).c_str(), 40) + "tiles:\n" +
                lines("  - {tile: own-#, at: [0, #]}\n", 40);
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

/// Two ways in which a file can grow at once.
struct Plane
{
    Text name;
    int size, other;
    const char *more;
    std::function<Text(int size, int other)> text;
};

/// What questions of every kind ask, about the board below.
const std::pair<const char *, const char *> kinds[] = {
    {"place-floor", "{ask: place-floor, at: [0, 0], target: f2}"},
    {"place-figure", "{ask: place-figure, figure: meeple, at: [0, 0]}"},
    {"watchtower", "{ask: watchtower, at: [0, 1]}"},
    {"score", "{ask: score}"},
    {"score of a tile", "{ask: score, tile: [1, 0]}"},
    {"ransom", "{ask: ransom, by: red}"},
    {"actions", "{ask: actions, by: red}"},
    {"outlook", "{ask: outlook, target: f1}"}};

/// A tower, a watchtower, and `tiles` tiles of one city in a row from the tower on, some towers among them;
/// meeples in it, on the wheel and in prison.
Text rowBoard(int tiles, int figures)
{
    Text text = "towerwatch: 1\nplayers:\n  red: {}\n  blue:\n    prisoners:\n" +
                lines("      - {figure: meeple, owner: red}\n", figures) +
                "tiles:\n  - {tile: tower-02-meadow, at: [0, 0], floors: 900}\n"
                "  - {tile: watchtower-04-cap-road-opposite-meeple, at: [0, 1]}\n"
                "  - {tile: tower-01-cap, at: [0, -1], floors: 3}\n";
    for (int i = 1; i <= tiles; ++i)
        text += "  - {tile: base-C-city-all-sides-coa, at: [" + std::to_string(i) + ", 0]}\n";
    return text + "figures:\n" + lines(figureOfRed.c_str(), figures) +
           lines("  - {figure: meeple, owner: blue, on: wheel}\n", figures);
}

/// Towers in a row that all reach each other, with figures on them.
Text towerRow(int towers, int figures)
{
    Text text = "towerwatch: 1\nplayers: {red: {}, blue: {}}\ntiles:\n  - {tile: base-C-city-all-sides-coa, "
                "at: [-1, 0]}\n" +
                lines("  - {tile: tower-01-cap, at: [#, 0], floors: 900}\n", towers) + "figures:\n";
    return text + lines("  - {figure: meeple, owner: red, at: [-1, 0], on: city N}\n", figures);
}

std::vector<Plane> planes()
{
    std::vector<Plane> all{
        {"towers, figures", 12, 12, "dangers draw", towerRow},
        {"towers, questions", 12, 12, "compare",
         [](int towers, int questions) {
             return towerRow(towers, 4) + "questions:\n" +
                    lines("  - {ask: outlook, target: f1}\n", questions);
         }},
        {"floors, tiles with figures", 200, 40, "dangers hinges",
         [](int floors, int tiles) {
             return "towerwatch: 1\ntiles:\n  - {tile: tower-02-meadow, at: [0, 0], floors: " +
                    std::to_string(floors) + "}\n" +
                    lines("  - {tile: base-B-monastery, at: [0, -1#]}\n", tiles) + "figures:\n" +
                    lines("  - {figure: meeple, owner: red, at: [0, -1#], on: monastery}\n", tiles) +
                    "questions:\n  - {ask: place-floor, at: [0, 0]}\n";
         }},
        {"tiles of a castle, lords", 20, 20, "dangers hinges",
         [](int tiles, int lords) {
             return "towerwatch: 1\nrules: {house: [no-gaps]}\ntiles:\n  - {tile: tower-02-meadow, at: [-1, "
                    "0], "
                    "floors: 900}\n" +
                    lines("  - {tile: base-C-city-all-sides-coa, at: [#, 0]}\n", tiles) + "castles:\n" +
                    lines("  - {at: [#, 0], city: N}\n", tiles) + "figures:\n" +
                    lines("  - {figure: meeple, owner: red, at: [0, 0], on: castle N}\n", lords) +
                    "questions:\n  - {ask: place-floor, at: [-1, 0]}\n";
         }},
        {"fields of watchtowers, pigs", 20, 20, "",
         [](int fields, int pigs) {
             return "towerwatch: 1\ntiles:\n  - {tile: tower-02-meadow, at: [0, 0], floors: 900}\n"
                    "  - {tile: base-C-city-all-sides-coa, at: [1, 0]}\n" +
                    lines("  - {tile: watchtower-04-cap-road-opposite-meeple, at: [0, -1#]}\n", fields) +
                    "figures:\n" +
                    lines("  - {figure: meeple, owner: red, at: [0, -1#], on: field ESE}\n", fields) +
                    lines("  - {figure: pig, owner: red, at: [0, -10], on: field ESE}\n", pigs) +
                    "questions:\n  - {ask: place-floor, at: [0, 0]}\n";
         }},
        {"expected values, questions", 10, 2, "", [](int values, int questions) {
             Text question = "  - ask: place-floor\n    at: [0, 0]\n    expect: {capturable: [f1" +
                             lines(", f1#", values) + "]}\n";
             return start + "figures:\n" + lines(figureOfRed.c_str(), 120) + "questions:\n" +
                    lines(question.c_str(), questions);
         }}};
    for (const auto &[name, question] : kinds)
        for (const bool figures : {false, true})
            all.push_back({Text(name) + (figures ? ", figures" : ", tiles"), name == kinds[0].first ? 12 : 20,
                           4, name == kinds[0].first && !figures ? "hinges" : "hinges compare",
                           [question = Text(question), figures](int size, int questions) {
                               return rowBoard(figures ? 12 : size, figures ? size : 12) + "questions:\n" +
                                      lines(("  - " + question + "\n").c_str(), questions);
                           }});
    return all;
}

bool counting = false;

/// A file of a size, for one dimension or plane: its name, the name of the size, what is also done with it.
struct Grown
{
    Text name, size, more, text;
};

/// A step of its own that is done with something of a size, twice as large, and as large in more pieces.
struct Task
{
    Text name;
    std::vector<std::pair<Text, std::function<void()>>> sizes; ///< as tst_growth knows them
};

/// A game of so many turns, each a tile with a monk on it.
JczGame gameOf(int turns)
{
    JczGame game;
    game.players = {{"Ann", 0}, {"Bob", 1}};
    for (int i = 0; i < turns; ++i) {
        JczMessage laid, deployed, done;
        laid.act = JczAct::PlaceTile;
        laid.tile = "BA/L";
        laid.at = deployed.at = Square{i % 20, i / 20};
        deployed.act = JczAct::DeployMeeple;
        deployed.meeple = std::to_string(i % 2) + ".small.1";
        deployed.feature = "Monastery";
        deployed.location = "I";
        done.act = JczAct::Commit;
        game.messages.insert(game.messages.end(), {laid, deployed, done});
    }
    return game;
}

std::vector<Task> tasks()
{
    const auto import = [](int turns) {
        return [turns] { JczReplay(gameOf(turns), builtInTiles()).after(turns); };
    };
    const auto find = [](int size, int words) {
        Text text = lines("TW1-A ", 7) + "TW1-A";
        for (int i = 0; i < words; ++i)
            text += " " + Text(static_cast<std::size_t>(size / words), 'x');
        return [text] { codeIn(text); };
    };
    const auto compare = [](int questions) {
        return [questions] {
            std::vector<Problem> problems;
            const YamlTree tree(rowBoard(400, 1) + "questions:\n" +
                                    lines("  - {ask: place-figure, figure: meeple, at: [0, 0]}\n", questions),
                                problems);
            const Variants variants(*readTree(tree, problems, builtInTiles()).scenario, builtInTiles());
            for (const Question &question : variants.own().scenario().questions)
                compared(variants, question);
        };
    };
    return {{"turns of a saved game", {{"1", import(40)}, {"22", import(80)}}},
            {"a pasted text", {{"1", find(30'000, 1)}, {"2", find(60'000, 1)}, {"3", find(30'000, 70)}}},
            {"questions about one board", {{"1", compare(4)}, {"3", compare(8)}}}};
}

/// Does one step and lets callgrind write down what it took.
void measure(const Grown &grown, const char *step, const std::function<void()> &work)
{
    if (!counting)
        return work();
    const Text name = grown.name + "/" + step + "/" + grown.size;
    CALLGRIND_ZERO_STATS;
    work();
    CALLGRIND_DUMP_STATS_AT(name.c_str());
}

bool does(const Grown &grown, const char *step)
{
    return grown.more.find(step) != Text::npos;
}

/// A file and, where that is not measured, what it says: to parse is much more than all the rest.
struct File
{
    explicit File(Grown of)
        : grown(std::move(of))
    {
        if (!does(grown, "parse"))
            parse();
    }
    void parse() { tree = std::make_unique<YamlTree>(grown.text, problems); }

    Grown grown;
    std::vector<Problem> problems;
    std::unique_ptr<YamlTree> tree;
};

void doAll(File &file)
{
    const Grown &dimension = file.grown;
    if (does(dimension, "parse"))
        measure(dimension, "parse", [&] { file.parse(); });
    ReadResult read;
    measure(dimension, "read", [&] { read = readTree(*file.tree, file.problems, builtInTiles()); });
    measure(dimension, "tell errors", [&] {
        for (const Problem &problem : read.problems)
            sentence(problem);
    });
    if (!read.scenario)
        return;
    const Scenario &scenario = *read.scenario;
    std::unique_ptr<Position> position;
    measure(dimension, "join", [&] { position = std::make_unique<Position>(scenario, builtInTiles()); });
    measure(dimension, "warn", [&] {
        for (const Warning &warning : warningsOf(position->board()))
            sentence(warning, *position);
    });
    measure(dimension, "write", [&] { writeScenario(scenario); });
    std::vector<Value> answers;
    measure(dimension, "explain", [&] {
        Footnotes footnotes;
        for (const Question &question : scenario.questions) {
            const Answer given = answer(position->board(), question);
            answers.push_back(toValue(*position, given, tell(*position, given, footnotes)));
            toJson(answers.back(), 2);
        }
    });
    measure(dimension, "check", [&] {
        for (std::size_t i = 0; i < answers.size(); ++i)
            if (scenario.questions[i].expect)
                differences(*scenario.questions[i].expect, answers[i]);
    });
    if (does(dimension, "compare"))
        measure(dimension, "compare", [&] {
            const Variants variants(scenario, builtInTiles());
            for (const Question &question : scenario.questions) {
                for (const AnswerGroup &group : compareAnswers(variants, question)) {
                    Footnotes footnotes;
                    const Position &under = variants.under(group.rules.front());
                    toJson(toValue(under, group.answer, tell(under, group.answer, footnotes)), 2);
                }
                compared(variants, question);
            }
        });
    if (does(dimension, "hinges"))
        measure(dimension, "hinges", [&] {
            const HingeFinder finder(scenario, builtInTiles());
            for (const Question &question : scenario.questions)
                finder.of(answer(position->board(), question));
        });
    if (does(dimension, "dangers"))
        measure(dimension, "dangers", [&] {
            const auto found = dangersOf(position->board());
            toJson(
                Value::listOf(found, [&](const Danger &danger) { return toValue(position->ids(), danger); }),
                2);
            joined(sentences(found, *position), "\n");
        });
    measure(dimension, "outlook", [&] {
        for (int figure = 0; figure < std::min(position->board().figureCount(), 10); ++figure)
            outlook(position->board(), figure, Colour::Blue);
    });
    if (!does(dimension, "draw"))
        return;
    measure(dimension, "draw", [&] {
        const auto marks =
            answers.empty() ? BoardMarks() : marksOf(answer(position->board(), scenario.questions[0]));
        drawing::boardSvg(*position, marks, drawing::Scheme::Light, {}, drawing::Ground::Paper,
                          drawing::Detail::Full);
    });
}

} // namespace

int main()
{
    std::vector<Grown> all;
    for (const Dimension &each : allDimensions())
        for (const int times : {1, 2})
            all.push_back({each.name, std::to_string(times), each.more, each.text(times * each.size)});
    for (const Plane &each : planes())
        for (const auto &[times, others] : {std::pair(1, 1), {2, 1}, {1, 2}, {2, 2}})
            all.push_back({each.name, std::to_string(10 * times + others), each.more,
                           each.text(times * each.size, others * each.other)});
    std::vector<std::unique_ptr<File>> files;
    for (const Grown &each : all) {
        File before(each); // so that nothing is made for the first time
        if (each.size == "1" || each.size == "11")
            doAll(before);
        files.push_back(std::make_unique<File>(each));
    }
    const std::vector<Task> others = tasks();
    for (const Task &task : others)
        task.sizes.front().second();
    counting = true;
    CALLGRIND_START_INSTRUMENTATION; // once: callgrind begins anew here, which takes a while
    for (const auto &file : files)
        doAll(*file);
    for (const Task &task : others)
        for (const auto &[size, work] : task.sizes)
            measure({task.name, size, {}, {}}, "all", work);
}
