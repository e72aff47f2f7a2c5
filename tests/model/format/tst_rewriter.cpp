// SPDX-License-Identifier: MIT
/// What was not edited keeps its bytes, and what was edited is canonical, with its comments, where it stood.
#include "model/edit/edits.h"
#include "model/format/rewriter.h"
#include "model/format/scenarioreader.h"
#include "model/format/scenariowriter.h"
#include "resources/catalogue.h"
#include "tests/support/monkey.h"
#include "tests/support/randomlayout.h"
#include "tests/support/soak.h"
#include "tests/support/testmain.h"

#include <functional>

using namespace towerwatch;

namespace {

using TextEdit = std::function<void(Scenario &)>;
/// What each text becomes that changes.
using TextChanges = std::vector<std::pair<std::string, std::string>>;

const std::string inLines = R"(# Hand made.

towerwatch:   1
title:   # two of them
  en: 'Over the gap'   # English
  # not checked
  de: Über der Lücke

players:
    red: { points: 3 }   # she began
    blue:   # he
        points: 8
        prisoners:
          # bought dearly
          - figure: meeple   # since round 2
            owner: red

tiles:

    # the tower
    - tile:   tower-02-meadow
      at: [ 0,0 ]
      floors: 1   # low

    - {at: [2, 0], tile: "base-B-monastery"}   # far
figures: [ {figure: meeple, owner: blue, at: [2, 0], on: monastery},
           {figure: meeple, owner: red, at: [0, 0], on: "field NNE"} ]
questions:
-
  ask: place-floor
  at: [0, 0]
  # agreed
  expect:
    # by all
    capturable:
      - f1
# later
- ask: score
)";

const std::string inBraces = R"({
  "towerwatch": 1,
  "players": {"red": {"points": 3}, "blue": {}},
  "tiles": [
    {"tile":  "tower-02-meadow", "at": [0,0]},
    {"tile":  "base-B-monastery", "at": [2,0]}
  ]
})";

Scenario scenarioSaid(const std::string &text)
{
    const ReadResult read = readScenario(text, builtInTiles());
    for (const Problem &problem : read.problems)
        qWarning("%d:%d %s", problem.mark.line, problem.mark.column, name(problem.id).data());
    return read.scenario.value_or(Scenario{});
}

std::string withTextChanged(std::string text, const TextChanges &changes)
{
    for (const auto &[what, with] : changes) {
        const auto at = text.find(what);
        text = at == std::string::npos ? "not there: " + what : text.replace(at, what.size(), with);
    }
    return text;
}

std::string withCrLf(const std::string &text)
{
    std::string out;
    for (const char c : text)
        out.append(c == '\n' ? "\r\n" : std::string(1, c));
    return out;
}

std::string rewrittenBy(const std::string &text, const TextEdit &edit)
{
    Scenario after = scenarioSaid(text);
    edit(after);
    const Rewritten result = rewritten(text, after, builtInTiles());
    return result.kept ? result.text : "not kept";
}

Scenario withoutComments(Scenario scenario)
{
    scenario.header.clear();
    scenario.comments.clear();
    const auto clear = [](auto &items) {
        for (auto &item : items)
            item.comment.clear();
    };
    clear(scenario.players);
    clear(scenario.designs);
    clear(scenario.tiles);
    clear(scenario.castles);
    clear(scenario.figures);
    clear(scenario.questions);
    return scenario;
}

} // namespace

class TestRewriter : public QObject
{
    Q_OBJECT

private slots:
    void onlyWhatWasEdited_data()
    {
        QTest::addColumn<TextEdit>("edit");
        QTest::addColumn<TextChanges>("changes");
        const auto row = [](const char *name, const TextEdit &edit, const TextChanges &changes) {
            QTest::newRow(name) << edit << changes;
        };
        const std::string tower = "    # the tower\n    - tile:   tower-02-meadow\n      at: [ 0,0 ]\n"
                                  "      floors: 1   # low\n";
        const std::string far = "    - {at: [2, 0], tile: \"base-B-monastery\"}   # far\n";
        const std::string asked = "-\n  ask: place-floor\n  at: [0, 0]\n  # agreed\n  expect:\n"
                                  "    # by all\n    capturable:\n      - f1\n";
        const std::string title = "title:   # two of them\n  en: 'Over the gap'   # English\n"
                                  "  # not checked\n  de: Über der Lücke\n\n";
        row("floors", [](Scenario &s) { s.tiles[0].floors = 2; },
            {{tower, "    # the tower\n    # low\n    - {tile: tower-02-meadow, at: [0, 0], floors: 2}\n"}});
        row("turned", [](Scenario &s) { s.tiles[1].rotation = Rotation::R90; },
            {{far, "    - {tile: base-B-monastery, at: [2, 0], rotation: 90} # far\n"}});
        row("new tile",
            [](Scenario &s) {
                s.tiles.push_back({.tile = "base-B-monastery", .at = {5, 5}});
            },
            {{far, far + "    - {tile: base-B-monastery, at: [5, 5]}\n"}});
        row("tiles in another order", [](Scenario &s) { std::swap(s.tiles[0], s.tiles[1]); },
            {{"\n" + tower, ""}, {far, far + "\n" + tower}});
        row("figure gone", [](Scenario &s) { s.figures.erase(s.figures.begin()); },
            {{"{figure: meeple, owner: blue, at: [2, 0], on: monastery},\n           ", ""}});
        row("last figure gone", [](Scenario &s) { s.figures.pop_back(); },
            {{",\n           {figure: meeple, owner: red, at: [0, 0], on: \"field NNE\"}", ""}});
        row("figure changed", [](Scenario &s) { s.figures[0].kind = FigureKind::LargeMeeple; },
            {{"figure: meeple, owner: blue", "figure: large-meeple, owner: blue"}});
        row("no figure", [](Scenario &s) { s.figures.clear(); },
            {{"figures: [ {figure: meeple, owner: blue, at: [2, 0], on: monastery},\n"
              "           {figure: meeple, owner: red, at: [0, 0], on: \"field NNE\"} ]\n",
              ""}});
        row("points", [](Scenario &s) { s.players[0].points = 30; },
            {{"    red: { points: 3 }   # she began\n", "    red: {points: 30} # she began\n"}});
        row("released", [](Scenario &s) { s.players[1].prisoners.clear(); },
            {{"    blue:   # he\n        points: 8\n        prisoners:\n          # bought dearly\n"
              "          - figure: meeple   # since round 2\n            owner: red\n",
              "    # bought dearly\n    # since round 2\n    blue: {points: 8} # he\n"}});
        row("title", [](Scenario &s) { s.title.byLanguage[1].second = "Die Lücke"; },
            {{title, "# English\n# not checked\n"
                     "title: {en: \"Over the gap\", de: \"Die Lücke\"} # two of them\n\n"}});
        row("no title", [](Scenario &s) { s = withTitle(s, {}); }, {{title.substr(0, title.size() - 1), ""}});
        row("turn", [](Scenario &s) { s.turn = Turn{Colour::Red}; },
            {{"owner: red\n\ntiles", "owner: red\nturn: red\n\ntiles"}});
        row("top", [](Scenario &s) { s.header = "# Made.\n"; }, {{"# Hand made.\n", "# Made.\n"}});
        row("question gone", [](Scenario &s) { s.questions.erase(s.questions.begin()); }, {{asked, ""}});
        row("questions in another order", [](Scenario &s) { std::swap(s.questions[0], s.questions[1]); },
            {{asked, ""}, {"- ask: score\n", "- ask: score\n" + asked}});
        row("expectation", [](Scenario &s) { s.questions[0].expect = Value::map("legal", true); },
            {{asked, "# agreed\n# by all\n- ask: place-floor\n  at: [0, 0]\n  expect: {legal: true}\n"}});
    }

    void onlyWhatWasEdited()
    {
        QFETCH(TextEdit, edit);
        QFETCH(TextChanges, changes);
        const std::string expected = withTextChanged(inLines, changes);
        QCOMPARE(QByteArray::fromStdString(rewrittenBy(inLines, edit)).split('\n'),
                 QByteArray::fromStdString(expected).split('\n'));
        const std::string mark = "\xEF\xBB\xBF";
        QCOMPARE(QByteArray::fromStdString(rewrittenBy(mark + withCrLf(inLines), edit)),
                 QByteArray::fromStdString(mark + withCrLf(expected)));
    }

    void inBrackets_data()
    {
        QTest::addColumn<TextEdit>("edit");
        QTest::addColumn<TextChanges>("changes");
        const auto row = [](const char *name, const TextEdit &edit, const TextChanges &changes) {
            QTest::newRow(name) << edit << changes;
        };
        row("turned", [](Scenario &s) { s.tiles[0].rotation = Rotation::R90; },
            {{R"({"tile":  "tower-02-meadow", "at": [0,0]})",
              R"({"tile": "tower-02-meadow", "at": [0, 0], "rotation": 90})"}});
        row("gone", [](Scenario &s) { s.tiles.pop_back(); },
            {{",\n    {\"tile\":  \"base-B-monastery\", \"at\": [2,0]}", ""}});
        row("new",
            [](Scenario &s) {
                s.tiles.push_back({.tile = "base-E-cap", .at = {3, 0}});
            },
            {{"[2,0]}", "[2,0]},\n    {\"tile\": \"base-E-cap\", \"at\": [3, 0]}"}});
        row("players in another order", [](Scenario &s) { std::swap(s.players[0], s.players[1]); },
            {{R"("red": {"points": 3}, "blue": {})", R"("blue": {}, "red": {"points": 3})"}});
        row("new section", [](Scenario &s) { s.turn = Turn{Colour::Red}; },
            {{R"("blue": {}},)", "\"blue\": {}},\n  \"turn\": \"red\","}});
        row("section gone", [](Scenario &s) { s.players.clear(); },
            {{"  \"players\": {\"red\": {\"points\": 3}, \"blue\": {}},\n", ""}});
    }

    void inBrackets()
    {
        QFETCH(TextEdit, edit);
        QFETCH(TextChanges, changes);
        QCOMPARE(QByteArray::fromStdString(rewrittenBy(inBraces, edit)),
                 QByteArray::fromStdString(withTextChanged(inBraces, changes)));
    }

    /// Of two that say the same the one that was not edited stays.
    void twins()
    {
        const auto edit = [](Scenario &s) { s.questions[0].ask = Ask::Actions; };
        QCOMPARE(rewrittenBy("towerwatch: 1\nquestions:\n- {ask:  score}\n- {ask: 'score'}\n", edit),
                 std::string("towerwatch: 1\nquestions:\n- {ask: actions}\n- {ask: 'score'}\n"));
    }

    void commentsInBracketsStay()
    {
        const auto ask = [](Scenario &s) { s.questions.push_back({.ask = Ask::Score}); };
        QCOMPARE(rewrittenBy("towerwatch:  1\nquestions: [ # keep me\n  ]\n", ask),
                 std::string("towerwatch:  1\nquestions: # keep me\n  - {ask: score}\n"));
        const std::string beside = "towerwatch:  1\nquestions: # why\n  # none so far\n  []\nturn:  red\n";
        for (const char *comment : {"# why", "# none so far", "turn:  red"})
            QVERIFY(rewrittenBy(beside, ask).find(comment) != std::string::npos);
        const std::string agreed = "towerwatch:  1\nquestions:\n- ask:  score\n  expect:\n    # agreed\n"
                                   "    totals: # by all\n      # who?\n      red:  3\n- {ask:  actions}\n";
        const std::string changed =
            rewrittenBy(agreed, [](Scenario &s) { s.questions[0].expect = Value::map("legal", true); });
        for (const char *kept : {"# agreed", "# by all", "# who?", "legal: true", "\n- {ask:  actions}\n"})
            QVERIFY2(changed.find(kept) != std::string::npos, changed.c_str());
        QCOMPARE(
            rewrittenBy(
                "towerwatch:  1\nquestions: [\n  {ask:  actions}, # first\n  {ask: ransom} # last\n  ]\n",
                [](Scenario &s) { s.questions.pop_back(); }),
            std::string("towerwatch:  1\nquestions:\n  - {ask: actions} # first\n"));
    }

    /// A line that ends otherwise than the others keeps its end, and one that does not end is no obstacle.
    void lineEndsStay()
    {
        const auto ask = [](Scenario &s) { s.questions.push_back({.ask = Ask::Ransom}); };
        QCOMPARE(QByteArray::fromStdString(rewrittenBy(
                     "towerwatch: 1\r\ntitle: x\r\nquestions:\n-\r\n ask: score\r\n# note\r\n", ask)),
                 QByteArray("towerwatch: 1\r\ntitle: x\r\nquestions:\n-\r\n ask: score\r\n- {ask: ransom}\r\n"
                            "# note\r\n"));
        QCOMPARE(rewrittenBy("towerwatch: 1\nquestions:\n- {ask:  score}", ask),
                 std::string("towerwatch: 1\nquestions:\n- {ask:  score}\n- {ask: ransom}\n"));
        QCOMPARE(rewrittenBy("towerwatch: 1\nquestions:\n- {ask:  score}",
                             [](Scenario &s) {
                                 s.title = {{{"", "T"}}};
                             }),
                 std::string("towerwatch: 1\ntitle: T\nquestions:\n- {ask:  score}"));
    }

    void rareWaysOfWriting()
    {
        const auto rich = [](Scenario &s) { s.players[0].points = 3; };
        QCOMPARE(
            rewrittenBy("%YAML 1.2\n---\ntowerwatch: 1\nplayers:\n  red:\n    ? name\n    : R\n...\n", rich),
            std::string("%YAML 1.2\n---\ntowerwatch: 1\nplayers:\n  red: {name: R, points: 3}\n...\n"));
        QCOMPARE(rewrittenBy("? towerwatch\n: 1\n? players\n: {red: {},\n   blue:  {}}\n", rich),
                 std::string("? towerwatch\n: 1\n? players\n: {red: {points: 3},\n   blue:  {}}\n"));
    }

    void whatCannotBeKeptIsSaid()
    {
        const std::string text =
            "{towerwatch: 1, # here\r\n players: {red: {name: R, # she\r\n points: 3}}}\r\n";
        Scenario after = scenarioSaid(text);
        after.players[0].points = 4;
        const Rewritten result = rewritten(text, after, builtInTiles());
        QVERIFY(!result.kept);
        QCOMPARE(result.text, withCrLf(writeScenario(after)));
        const Rewritten refused = rewritten("towerwatch: [", after, builtInTiles());
        QVERIFY(!refused.kept);
        QCOMPARE(refused.text, writeScenario(after));
        QVERIFY(rewritten("", after, builtInTiles()).kept);
        QCOMPARE(rewritten("", after, builtInTiles()).text, writeScenario(after));
    }

    void onlyWhatWasEditedOfRandomTexts()
    {
        const int boards = soaked(500);
        Monkey monkey(59);
        int changes = 0, gone = 0;
        for (int seed = 1; seed <= boards; ++seed) {
            randomlayout::Layout layout(static_cast<std::uint32_t>(seed));
            const Scenario before = scenarioSaid(layout.text());
            QVERIFY2(withoutComments(before) == layout.scenario(), layout.text().c_str());
            QCOMPARE(rewritten(layout.text(), before, builtInTiles()).text, layout.text());
            Scenario after = before;
            for (int edits = 0; edits < 4; ++edits)
                after = monkey.edited(after);
            const Rewritten result = rewritten(layout.text(), after, builtInTiles());
            QVERIFY2(scenarioSaid(result.text) == after, ("seed " + std::to_string(seed)).c_str());
            changes += result.text != layout.text();
            gone += !result.kept;
            const std::string wrong =
                result.kept ? layout.wrongIn(result.text, before, after) : std::string();
            if (!wrong.empty())
                QFAIL(("seed " + std::to_string(seed) + ": " + wrong + "\n--- before\n" + layout.text() +
                       "\n--- after\n" + result.text)
                          .c_str());
        }
        qInfo("of %d texts %d changed, %d became canonical", boards, changes, gone);
        QVERIFY(2 * changes > boards);
        QVERIFY(100 * gone < boards);
    }
};

TOWERWATCH_TEST(TestRewriter)
#include "tst_rewriter.moc"
