// SPDX-License-Identifier: MIT
/// Values that stand in lines of their own, with a comment at each: an edit takes the line of what goes, and
/// what is said of it, and leaves the others as they are.
#include "model/edit/edits.h"
#include "model/edit/expectations.h"
#include "model/format/rewriter.h"
#include "model/format/scenarioreader.h"
#include "resources/catalogue.h"
#include "tests/support/testmain.h"

#include <functional>

using namespace towerwatch;

namespace {

/// What each line becomes that changes; an empty text: it goes.
using LineChanges = std::vector<std::pair<std::string, std::string>>;
using NestedEdit = std::function<Scenario(Scenario)>;

const std::string nestedTable = R"(towerwatch: 1
title:   # three of them
  en: Second test   # English
  # not checked
  de: Zweiter Test   # German
rules:   # ours
  tower: c2   # second edition
  house:
    - diagonal   # since May
    - no-gaps   # always
players:
  red:
    name: 'Rita'
    points: 9   # before
    supply:
      meeple: 3   # counted
      mayor: 1   # on the nestedTable
  # he
  blue:
      points: 8
      prisoners:
        - figure: meeple   # since round 2
          owner: red
        # bought dearly
        - figure: wagon   # since round 4
          owner: red
  green: {}
turn:
  player: red   # Rita began
tiles:
  - tile: tower-02-meadow
    at: [0, 0]
    floors: 1   # low

  # to the east
  - tile: base-B-monastery   # small
    at:
      - 1   # east
      - 0
  - rotation: 90   # turned
    # by the road
    tile: base-U-road-straight
    at: [2, 0]
figures:
  - id: monk   # a monk
    figure: meeple
    owner: blue
    at: [1, 0]
    on: monastery
questions:
  # the dispute
  - ask: place-floor   # asked
    at: [0, 0]
    by: red   # Rita asks
    expect:
      # agreed
      capturable:
        - monk   # that one
      legal: true   # sure
      because: [tower-open-only]   # important
  -
    ask: ransom
    expect: {legal: true}   # of course
)";

Scenario nestedScenario(const std::string &text)
{
    return readScenario(text, builtInTiles()).scenario.value_or(Scenario{});
}

QByteArray withLinesChanged(std::string text, const LineChanges &changes)
{
    for (const auto &[what, with] : changes) {
        const auto at = text.find(what);
        if (at == std::string::npos)
            return "not there: " + QByteArray::fromStdString(what);
        text.replace(at, what.size(), with);
    }
    return QByteArray::fromStdString(text);
}

Scenario withPlayerChanged(Scenario scenario, int player, const std::function<void(Player &)> &change)
{
    change(scenario.players[static_cast<std::size_t>(player)]);
    return scenario;
}

NestedEdit rulesWithout(HouseRule rule)
{
    return [rule](Scenario scenario) {
        TableRules rules = scenario.rules;
        rules.house = {};
        for (const HouseRule each : allHouseRules)
            if (each != rule && scenario.rules.house.contains(each))
                rules.house.insert(each);
        return withRules(std::move(scenario), rules);
    };
}

NestedEdit expecting(int question, std::optional<Value> expect)
{
    return [=](Scenario scenario) { return withExpectation(std::move(scenario), question, expect); };
}

NestedEdit turned(Turn turn)
{
    return [=](Scenario scenario) { return withTurn(std::move(scenario), turn); };
}

} // namespace

class TestNestedEdits : public QObject
{
    Q_OBJECT

private:
    void edits(const std::string &text, const NestedEdit &edit, const LineChanges &changes)
    {
        const Scenario before = nestedScenario(text);
        QVERIFY(!before.tiles.empty());
        QCOMPARE(QByteArray::fromStdString(rewritten(text, edit(before), builtInTiles())),
                 withLinesChanged(text, changes));
    }

private slots:
    void onlyLinesOfWhatWasEdited_data()
    {
        QTest::addColumn<NestedEdit>("edit");
        QTest::addColumn<LineChanges>("changes");
        const auto row = [](const char *name, const NestedEdit &edit, const LineChanges &changes) {
            QTest::newRow(name) << edit << changes;
        };
        row("turn", turned({Colour::Blue}), {{"  player: red ", "  player: blue "}});
        row("ransom paid", turned({Colour::Red, true}),
            {{"Rita began\n", "Rita began\n  ransom-paid: true\n"}});
        row("no turn", [](Scenario s) { return withTurn(std::move(s), {}); },
            {{"turn:\n  player: red   # Rita began\n", ""}});
        row("house rule gone", rulesWithout(HouseRule::NoGaps), {{"    - no-gaps   # always\n", ""}});
        row("other house rule gone", rulesWithout(HouseRule::Diagonal),
            {{"    - diagonal   # since May\n", ""}});
        row("no house rule", [](Scenario s) { return withRules(std::move(s), {}); },
            {{"  house:\n    - diagonal   # since May\n    - no-gaps   # always\n", "  house: []\n"}});
        row("one more house rule",
            [](Scenario s) {
                s.rules.house.insert(HouseRule::EyeForAnEye);
                return s;
            },
            {{"# always\n", "# always\n    - eye-for-an-eye\n"}});
        row("title",
            [](Scenario s) {
                s.title.byLanguage[1].second = "Versuch";
                return s;
            },
            {{"Zweiter Test", "Versuch"}});
        row("title of one language",
            [](Scenario s) {
                s.title.byLanguage.pop_back();
                return s;
            },
            {{"  # not checked\n  de: Zweiter Test   # German\n", ""}});
        row("title of no language",
            [](Scenario s) {
                return withTitle(std::move(s), {{{"", "One"}}});
            },
            {{"title:   # three of them\n  en: Second test   # English\n  # not checked\n"
              "  de: Zweiter Test   # German\n",
              "title: One   # three of them\n"}});
        row("supply",
            [](Scenario s) {
                return withPlayerChanged(std::move(s), 0, [](Player &p) { p.supply->pop_back(); });
            },
            {{"      mayor: 1   # on the nestedTable\n", ""}});
        row("supply unknown",
            [](Scenario s) {
                return withPlayerChanged(std::move(s), 0, [](Player &p) { p.supply.reset(); });
            },
            {{"    supply:\n      meeple: 3   # counted\n      mayor: 1   # on the nestedTable\n", ""}});
        row("supply is nothing",
            [](Scenario s) {
                return withPlayerChanged(std::move(s), 0, [](Player &p) { p.supply->clear(); });
            },
            {{"    supply:\n      meeple: 3   # counted\n      mayor: 1   # on the nestedTable\n",
              "    supply: {}\n"}});
        row("released",
            [](Scenario s) {
                return withPlayerChanged(std::move(s), 1,
                                         [](Player &p) { p.prisoners.erase(p.prisoners.begin()); });
            },
            {{"        - figure: meeple   # since round 2\n          owner: red\n", ""}});
        row("the other released",
            [](Scenario s) {
                return withPlayerChanged(std::move(s), 1, [](Player &p) { p.prisoners.pop_back(); });
            },
            {{"        # bought dearly\n        - figure: wagon   # since round 4\n          owner: red\n",
              ""}});
        row("all released",
            [](Scenario s) {
                return withPlayerChanged(std::move(s), 1, [](Player &p) { p.prisoners.clear(); });
            },
            {{"      prisoners:\n        - figure: meeple   # since round 2\n          owner: red\n"
              "        # bought dearly\n        - figure: wagon   # since round 4\n          owner: red\n",
              ""}});
        row("nothing known of a player",
            [](Scenario s) {
                return withPlayerChanged(std::move(s), 1, [](Player &p) {
                    p.prisoners.clear();
                    p.points.reset();
                });
            },
            {{"  blue:\n      points: 8\n      prisoners:\n        - figure: meeple   # since round 2\n      "
              "    owner: red\n"
              "        # bought dearly\n        - figure: wagon   # since round 4\n          owner: red\n",
              "  blue: {}\n"}});
        row("player later", [](Scenario s) { return withPlayerMoved(std::move(s), Colour::Red, 1); },
            {{"  red:\n    name: 'Rita'\n    points: 9   # before\n    supply:\n      meeple: 3   # counted\n"
              "      mayor: 1   # on the nestedTable\n",
              ""},
             {"  green: {}\n",
              "  red:\n    name: 'Rita'\n    points: 9   # before\n    supply:\n      meeple: 3   # counted\n"
              "      mayor: 1   # on the nestedTable\n  green: {}\n"}});
        row("player earlier and richer",
            [](Scenario s) {
                s.players[2].points = 4;
                return withPlayerMoved(std::move(s), Colour::Green, 0);
            },
            {{"  green: {}\n", ""}, {"  red:\n", "  green: {points: 4}\n  red:\n"}});
        row("player gone", [](Scenario s) { return withoutPlayer(std::move(s), Colour::Green); },
            {{"  green: {}\n", ""}});
        row("moved tile",
            [](Scenario s) {
                s.tiles[1].at = {0, 1};
                s.figures[0].at = {0, 1};
                return s;
            },
            {{"      - 1   # east\n      - 0\n", "      - 0   # east\n      - 1\n"},
             {"at: [1, 0]\n    on", "at: [0, 1]\n    on"}});
        row("first key gone",
            [](Scenario s) {
                s.tiles[2].rotation = Rotation::R0;
                return s;
            },
            {{"  - rotation: 90   # turned\n    # by the road\n    tile: base-U-road-straight\n",
              "    # by the road\n  - tile: base-U-road-straight   # turned\n"}});
        row("unnamed",
            [](Scenario s) {
                s.figures[0].id.clear();
                return s;
            },
            {{"  - id: monk   # a monk\n    figure: meeple\n", "  - figure: meeple   # a monk\n"}});
        row("expectation gone", expecting(0, {}),
            {{"    expect:\n      # agreed\n      capturable:\n        - monk   # that one\n      legal: "
              "true   # sure\n"
              "      because: [tower-open-only]   # important\n",
              ""}});
        row("expectation in brackets gone", expecting(1, {}),
            {{"    expect: {legal: true}   # of course\n", ""}});
        row("expectation replaced",
            expecting(0, Value::map("legal", true, "height", 2, "capturable",
                                    std::vector<std::string>{"monk", "f1"})),
            {{"that one\n", "that one\n        - f1\n"},
             {"sure\n", "sure\n      height: 2\n"},
             {"      because: [tower-open-only]   # important\n", ""}});
        row("expectation is the opposite",
            expecting(0, Value::map("legal", false, "because", std::vector<std::string>{"tower-open-only"})),
            {{"      # agreed\n      capturable:\n        - monk   # that one\n      legal: true ",
              "      legal: false "}});
        row("nobody capturable",
            expecting(0, Value::map("capturable", Value::list(), "legal", true, "because",
                                    std::vector<std::string>{"tower-open-only"})),
            {{"      capturable:\n        - monk   # that one\n", "      capturable: []\n"}});
        row("another expectation", expecting(0, Value::map("height", 3)),
            {{"    expect:\n      # agreed\n      capturable:\n        - monk   # that one\n      legal: "
              "true   # sure\n"
              "      because: [tower-open-only]   # important\n",
              "    expect: {height: 3}\n"}});
        row("question later", [](Scenario s) { return withQuestionMoved(std::move(s), 0, 1); },
            {{"  -\n    ask: ransom\n    expect: {legal: true}   # of course\n", ""},
             {"  # the dispute\n",
              "  -\n    ask: ransom\n    expect: {legal: true}   # of course\n  # the dispute\n"}});
        row("question earlier and changed",
            [](Scenario s) {
                s.questions[1].expect = Value::map("legal", false);
                return withQuestionMoved(std::move(s), 1, 0);
            },
            {{"  -\n    ask: ransom\n    expect: {legal: true}   # of course\n", ""},
             {"  # the dispute\n",
              "  -\n    ask: ransom\n    expect: {legal: false}   # of course\n  # the dispute\n"}});
        row("question gone", [](Scenario s) { return withoutQuestion(std::move(s), 1); },
            {{"  -\n    ask: ransom\n    expect: {legal: true}   # of course\n", ""}});
    }

    void onlyLinesOfWhatWasEdited()
    {
        QFETCH(NestedEdit, edit);
        QFETCH(LineChanges, changes);
        edits(nestedTable, edit, changes);
    }

    void inBrackets_data()
    {
        QTest::addColumn<NestedEdit>("edit");
        QTest::addColumn<LineChanges>("changes");
        QTest::newRow("moved") << NestedEdit([](Scenario s) { return withQuestionMoved(std::move(s), 2, 0); })
                               << LineChanges{{",   # no\n  {'ask': 'actions'}   # later\n", "   # no\n"},
                                              {"[\n", "[\n  # later\n  {'ask': 'actions'},\n"}};
        QTest::newRow("player moved")
            << NestedEdit([](Scenario s) { return withPlayerMoved(std::move(s), Colour::Blue, 0); })
            << LineChanges{{"{red: {}, blue: {name: 'B'}}", "{blue: {name: 'B'}, red: {}}"}};
        QTest::newRow("another player moved") << NestedEdit([](Scenario s) {
            s.players[1] = {.colour = Colour::Blue, .points = 5};
            return withPlayerMoved(std::move(s), Colour::Blue, 0);
        }) << LineChanges{{"{red: {}, blue: {name: 'B'}}", "{blue: {points: 5}, red: {}}"}};
        QTest::newRow("expectation gone") << expecting(0, {}) << LineChanges{{", expect: {legal: true}", ""}};
    }

    void inBrackets()
    {
        QFETCH(NestedEdit, edit);
        QFETCH(LineChanges, changes);
        edits(R"(towerwatch: 1
players: {red: {}, blue: {name: 'B'}}
tiles:
  - tile: tower-02-meadow
    at: [0, 0]
questions: [
  {ask: place-floor, at: [0, 0], expect: {legal: true}},   # yes
  {ask: ransom},   # no
  {'ask': 'actions'}   # later
]
)",
              edit, changes);
    }

    void columnsStayBelowEachOther()
    {
        const std::string text = R"(towerwatch: 1
tiles:
  - { tile: tower-02-meadow,  at: [ 0,  0] }
  - { tile: base-B-monastery, at: [-1,  0] }
  - { tile: base-B-monastery, at: [ 3, 1 ] }
)";
        const auto moved = [](std::size_t tile, Square at) {
            return [=](Scenario s) {
                s.tiles[tile].at = at;
                return s;
            };
        };
        edits(text, moved(0, {-1, 12}), {{"[ 0,  0]", "[-1, 12]"}});
        edits(text, moved(0, {0, -10}), {{"[ 0,  0]", "[ 0, -10]"}});
        edits(text, moved(1, {4, 0}), {{"[-1,  0]", "[ 4,  0]"}});
        edits(text, moved(2, {-3, 1}), {{"[ 3, 1 ]", "[ -3, 1 ]"}});
    }

    void paragraphsStayFolded()
    {
        const std::string text = R"(towerwatch: 1
notes: >   # by hand
    Red put a floor and
    took a monk.

    Blue did not
    like it.
tiles:
  - {tile: tower-02-meadow, at: [0, 0]}
)";
        const auto noted = [](const std::string &notes) {
            return [=](Scenario s) { return withNotes(std::move(s), {{{"", notes}}}); };
        };
        const std::string red = "Red put a floor and took a monk.", blue = "Blue did not like it.";
        edits(text, noted(red + '\n' + blue + "\nNor did I.\n"),
              {{"    like it.\n", "    like it.\n\n    Nor did I.\n"}});
        edits(text, noted(red + "\nBlue liked it."),
              {{"    Blue did not\n    like it.\n", "    Blue liked it.\n"}, {">   #", ">-   #"}});
        edits(text, noted(red + "\n\n" + blue),
              {{"    Red put a floor and\n    took a monk.", "    " + red},
               {"    Blue did not\n    like it.", "    " + blue},
               {">   #", "|-   #"}});
    }

    void whatIsNewIsLaidOutAsCanonicalTextWhereNothingIsLikeIt()
    {
        const std::string text = R"(towerwatch: 1
title: Blank test

players:
  red: {}
  blue: {}
tiles:
  - at: [0, 0]
    tile: tower-02-meadow
)";
        edits(text, turned({Colour::Red}), {{"tiles:", "turn: red\ntiles:"}});
        edits(text,
              [](Scenario s) {
                  s.rules.house.insert(HouseRule::Diagonal);
                  return s;
              },
              {{"\n\nplayers:", "\nrules: {house: [diagonal]}\n\nplayers:"}});
        edits(text,
              [](Scenario s) {
                  s.figures.push_back({.kind = FigureKind::Meeple,
                                       .owner = Colour::Red,
                                       .at = Square{0, 0},
                                       .on = placeFromText("field NNE")});
                  s.questions.push_back({.ask = Ask::PlaceFloor, .at = Square{0, 0}});
                  return s;
              },
              {{"meadow\n",
                "meadow\nfigures:\n  - figure: meeple\n    owner: red\n    at: [0, 0]\n    on: field NNE\n"
                "questions:\n  - ask: place-floor\n    at: [0, 0]\n"}});
    }
};

TOWERWATCH_TEST(TestNestedEdits)
#include "tst_nestededits.moc"
