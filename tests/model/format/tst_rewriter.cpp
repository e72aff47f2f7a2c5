// SPDX-License-Identifier: MIT
/// An edit changes only the lines of what was edited, whatever the text looks like.
#include "model/edit/edits.h"
#include "model/format/rewriter.h"
#include "model/format/scenarioreader.h"
#include "model/format/scenariowriter.h"
#include "resources/catalogue.h"
#include "tests/support/randomlayout.h"
#include "tests/support/soak.h"
#include "tests/support/testmain.h"

using namespace towerwatch;

namespace {

const std::string handmade = R"(# Hand made.

towerwatch:   1
title: 'Over the gap'

players:
    red: { points: 3 }   # she began
    blue:

tiles:

    # the tower
    - tile:   tower-02-meadow
      at: [ 0,0 ]
      floors: 1   # low

    - {at: [2, 0], tile: "base-B-monastery"}   # far
figures: [ {figure: meeple, owner: blue, at: [2, 0], on: monastery},
           {figure: meeple, owner: red, at: [0, 0], on: "field NNE"} ]
questions:
- ask: place-floor
  at: [0, 0]
  expect:
    capturable:
      - f1
)";

Scenario scenarioSaid(const std::string &text)
{
    const ReadResult read = readScenario(text, builtInTiles());
    for (const Problem &problem : read.problems)
        qWarning("%d:%d %s", problem.mark.line, problem.mark.column, name(problem.id).data());
    return read.scenario.value_or(Scenario{});
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

/// What a scenario says, whatever the order of keys.
bool saysTheSame(Scenario a, Scenario b)
{
    for (std::size_t i = 0; i < std::min(a.questions.size(), b.questions.size()); ++i) {
        auto &x = a.questions[i].expect, &y = b.questions[i].expect;
        if (x && y && differences(*x, *y).empty() && differences(*y, *x).empty())
            x = y;
    }
    for (Scenario *each : {&a, &b})
        for (Player &player : each->players)
            if (player.supply)
                std::ranges::sort(*player.supply);
    return a.header.starts_with(b.header) && withoutComments(a) == withoutComments(b);
}

std::string replaced(std::string text, const std::string &what, const std::string &with)
{
    const auto at = text.find(what);
    return at == std::string::npos ? "not there: " + what : text.replace(at, what.size(), with);
}

std::string withCrLf(const std::string &text)
{
    std::string out;
    for (const char c : text)
        out.append(c == '\n' ? "\r\n" : std::string(1, c));
    return out;
}

} // namespace

class TestRewriter : public QObject
{
    Q_OBJECT

private slots:
    void oneEditIsOneChange_data()
    {
        QTest::addColumn<QByteArray>("expected");
        QTest::addColumn<int>("edit");
        const auto row = [](const char *name, int edit, const std::string &what, const std::string &with) {
            QTest::newRow(name) << QByteArray::fromStdString(replaced(handmade, what, with)) << edit;
        };
        row("floors", 0, "floors: 1 ", "floors: 2 ");
        row("no floors", 1, "      floors: 1   # low\n", "");
        row("turned", 2, "at: [ 0,0 ]\n", "at: [ 0,0 ]\n      rotation: 90\n");
        row("turned in brackets", 3, "at: [2, 0], tile: \"base-B-monastery\"",
            "at: [2, 0], rotation: 90, tile: \"base-B-monastery\"");
        row("new tile", 4, "# far\n", "# far\n\n    - {at: [5, 5], tile: base-B-monastery}\n");
        row("figure gone", 5, " {figure: meeple, owner: blue, at: [2, 0], on: monastery},", "");
        row("last figure gone", 6,
            ",\n           {figure: meeple, owner: red, at: [0, 0], on: \"field NNE\"} ]", " ]");
        row("points", 7, "points: 3", "points: 30");
        row("points of nobody", 8, "blue:", "blue: {points: 1}");
        row("title", 9, "'Over the gap'", "'It''s far'");
        row("turn", 10, "blue:\n", "blue:\n\nturn: red\n");
        row("header", 11, "# Hand made.\n", "# Made.\n");
        row("question", 12, "      - f1\n", "      - f1\n- ask: score\n");
        row("castle gone, none was there", 13, "", "");
    }

    void oneEditIsOneChange()
    {
        QFETCH(QByteArray, expected);
        QFETCH(int, edit);
        const TileCatalogue &tiles = builtInTiles();
        const Scenario before = scenarioSaid(handmade);
        QVERIFY(!before.tiles.empty());
        Scenario after = before;
        switch (edit) {
        case 0: after.tiles[0].floors = 2; break;
        case 1: after.tiles[0].floors = 0; break;
        case 2: after.tiles[0].rotation = Rotation::R90; break;
        case 3: after.tiles[1].rotation = Rotation::R90; break;
        case 4: after = withTile(after, tiles, {.tile = "base-B-monastery", .at = {5, 5}}); break;
        case 5: after.figures.erase(after.figures.begin()); break;
        case 6: after.figures.pop_back(); break;
        case 7: after.players[0].points = 30; break;
        case 8: after.players[1].points = 1; break;
        case 9: after.title.byLanguage[0].second = "It's far"; break;
        case 10: after.turn = Turn{Colour::Red}; break;
        case 11: after.header = "# Made.\n"; break;
        case 12: after.questions.push_back({.ask = Ask::Score}); break;
        default: break;
        }
        QCOMPARE(QByteArray::fromStdString(rewritten(handmade, after, tiles)), expected);
        const std::string crlf = "\xEF\xBB\xBF" + withCrLf(handmade);
        QCOMPARE(QByteArray::fromStdString(rewritten(crlf, after, tiles)),
                 QByteArray::fromStdString("\xEF\xBB\xBF" + withCrLf(expected.toStdString())));
        const std::string open = handmade.substr(0, handmade.size() - 1);
        QByteArray unended = expected;
        unended.chop(1);
        QCOMPARE(QByteArray::fromStdString(rewritten(open, after, tiles)), unended);
    }

    void whatIsNoScenarioBecomesCanonical()
    {
        const Scenario scenario = scenarioSaid(handmade);
        QCOMPARE(rewritten("", scenario, builtInTiles()), writeScenario(scenario));
        QCOMPARE(rewritten("towerwatch: [", scenario, builtInTiles()), writeScenario(scenario));
    }

    void onlyLinesOfWhatWasEdited()
    {
        const int boards = soaked(2'000);
        int changed = 0;
        for (int seed = 1; seed <= boards; ++seed) {
            randomlayout::Layout layout(static_cast<std::uint32_t>(seed));
            const Scenario before = scenarioSaid(layout.text());
            QVERIFY2(withoutComments(before) == layout.scenario(), layout.text().c_str());
            QCOMPARE(rewritten(layout.text(), before, builtInTiles()), layout.text());
            const Scenario after = layout.edited(before);
            const std::string text = rewritten(layout.text(), after, builtInTiles());
            QVERIFY2(saysTheSame(scenarioSaid(text), after), ("seed " + std::to_string(seed)).c_str());
            changed += text != layout.text();
            if (const std::string wrong = layout.wrongIn(text, before, after); !wrong.empty())
                QFAIL(("seed " + std::to_string(seed) + ": " + wrong + "\n--- before\n" + layout.text() +
                       "\n--- after\n" + text)
                          .c_str());
        }
        QVERIFY(2 * changed > boards);
    }
};

TOWERWATCH_TEST(TestRewriter)
#include "tst_rewriter.moc"
