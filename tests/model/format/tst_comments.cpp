// SPDX-License-Identifier: MIT
/// Comments anywhere in a file stay, each with the line it stands behind or before, and go with that line.
#include "model/edit/blockedits.h"
#include "model/edit/edits.h"
#include "model/format/scenarioreader.h"
#include "model/format/scenariowriter.h"
#include "resources/catalogue.h"
#include "tests/support/roundtrip.h"
#include "tests/support/testmain.h"

using namespace towerwatch;

namespace {

/// A comment at every place that can have one, as it is written.
const char *const commented = R"(# top
towerwatch: 1 # the version
# above the title
title: "# no comment" # behind the title
notes: |- # a block begins
  # no comment
  text
# above the rules
rules: {tower: c1, watchtowers: c3} # old
# the players
players: # two
  # Ann
  red: {points: 3} # leads
  blue: {}
turn: red # Ann
designs: # own
  # a meadow
  - {id: own, edges: FFFF, cities: [], roads: [], fields: [{half_edges: [NNE, ENE, ESE, SSE, SSW, WSW, WNW, NNW], cities: []}]} # plain
# the tiles
tiles:
  # the tower
  # in the middle
  - {tile: tower-07-road-crossroads, at: [0, 0], floors: 1} # tall
  - {tile: own, at: [0, -1]} # ours
  # a cap
  - {tile: base-E-cap, at: [0, -3], rotation: 180}
castles:
  - {at: [0, -3], city: S} # rich
figures:
  # a hero
  - {figure: meeple, owner: red, at: [0, 0], on: road N} # brave
  - {figure: fairy, at: [0, -1]} # alone
questions:
  # who?
  - {ask: place-floor, at: [0, 0], # asked
    expect: {capturable: [f1]}}
  - {ask: score}
# the end
)";

Scenario read(const std::string &text)
{
    return readScenario(text, builtInTiles()).scenario.value_or(Scenario{});
}

} // namespace

class TestComments : public QObject
{
    Q_OBJECT

private slots:
    void theyAreReadAndWritten()
    {
        const Scenario scenario = read(commented);
        QCOMPARE(scenario.tiles.size(), 3u);
        QCOMPARE(scenario.tiles[0].comment, std::string("# the tower\n# in the middle\n# tall"));
        QCOMPARE(scenario.players[0].comment, std::string("# Ann\n# leads"));
        QCOMPARE(scenario.questions[0].comment, std::string("# who?\n# asked"));
        QCOMPARE(scenario.comments.at(""), std::string("# the end\n"));
        QVERIFY(survives(scenario));
        const std::string written = writeScenario(scenario);
        const auto count = [](std::string_view text) { return std::ranges::count(text, '#'); };
        QCOMPARE(count(written), count(commented));
    }

    /// However it is laid out, the words are there, and written again nothing changes any more.
    void noneIsLost_data()
    {
        QTest::addColumn<std::string>("body");
        const auto row = [](const char *tag, const char *body) { QTest::newRow(tag) << std::string(body); };
        row("block entry",
            "towerwatch: 1\ntiles:\n  -  # C1\n    tile: base-E-cap # C2\n\n    # C3\n    at: [0, 0]\n");
        row("between", "towerwatch: 1\nrules:\n  # C1\n  tower: c1 # C2\n  # C3\n  watchtowers: c3\n");
        row("in flow", "towerwatch: 1\ntiles: [ # C1\n  {tile: base-E-cap, # C2\n   at: [0, 0]} # C3\n]\n");
        row("on one line", "towerwatch: 1\ntiles: [{tile: base-E-cap, at: [0, 0]}] # C1 C2 C3\n");
        row("version last", "title: x # C1\n# C2\ntowerwatch: 1 # C3\n");
        row("after the marker", "--- # C1\n# C2\ntowerwatch: 1\n# C3\n");
        row("an empty list", "towerwatch: 1\n# C1\nfigures: [] # C2\n# C3");
        row("languages", "towerwatch: 1\ntitle: # C1\n  en: x # C2\n  # C3\n  de: y\n");
        row("within an expectation",
            "towerwatch: 1\nquestions:\n  - ask: score\n    expect: # C1\n      # C2\n"
            "      totals: {red: 3} # C3\n");
        row("keys that say nothing", "towerwatch: 1\ntitle: # C1\nnotes: \"\" # C2\nturn: # C3\n");
        row("Windows", "towerwatch: 1\r\n# C1\r\ntitle: x # C2\r\n# C3\r\n");
    }

    void noneIsLost()
    {
        QFETCH(std::string, body);
        const ReadResult result = readScenario(body, builtInTiles());
        QVERIFY(result.scenario.has_value());
        const std::string written = writeScenario(*result.scenario);
        for (const char *word : {"C1", "C2", "C3"})
            QVERIFY2(written.find(word) != std::string::npos, written.c_str());
        QVERIFY(survives(*result.scenario));
    }

    /// Edits take comments along with what they are about.
    void editsTakeThemAlong()
    {
        const TileCatalogue &tiles = builtInTiles();
        const Scenario scenario = read(commented);
        const Scenario moved = withTileMoved(scenario, tiles, {0, -3}, {5, 5});
        QCOMPARE(moved.tiles[2].comment, std::string("# a cap\n"));
        QCOMPARE(moved.castles[0].comment, std::string("# rich"));
        QCOMPARE(withBlockMoved(scenario, tiles, allSquares(scenario), {1, 2})->castles[0].comment,
                 std::string("# rich"));
        const Scenario other = withTile(scenario, tiles, {"base-B-monastery", {0, 0}});
        QCOMPARE(other.tiles[0].comment, scenario.tiles[0].comment);
        const Scenario asked =
            withQuestionReplaced(scenario, tiles, 0, {.ask = Ask::PlaceFloor, .at = Square{0, 0}});
        QCOMPARE(asked.questions[0].comment, scenario.questions[0].comment);
        const Scenario gone = withoutFigure(withoutFigure(scenario, 0), 0);
        QVERIFY(writeScenario(gone).find("alone") == std::string::npos);
        const Scenario untitled = withTurn(withTitle(scenario, {}), {});
        for (const Scenario &each : {moved, other, asked, gone, untitled})
            QVERIFY(survives(each));
        const auto block = withBlock({}, tiles, blockOf(scenario, tiles, allSquares(scenario)), {3, 3});
        QCOMPARE(block->tiles[0].comment, scenario.tiles[0].comment);
        QCOMPARE(withBlock(scenario, tiles, blockOf(scenario, tiles, {{0, -1}}), {7, 7})->designs.size(), 1u);
    }
};

TOWERWATCH_TEST(TestComments)
#include "tst_comments.moc"
