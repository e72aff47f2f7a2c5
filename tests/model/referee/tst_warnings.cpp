// SPDX-License-Identifier: MIT
/// Warnings: each code, one a pair or place, at the later entry; none on boards that are in order.
#include "model/board/places.h"
#include "model/referee/referee.h"
#include "model/referee/warnings.h"
#include "resources/catalogue.h"
#include "tests/support/boards.h"
#include "tests/support/testmain.h"
#include "views/words/words.h"

using namespace towerwatch;

namespace {

QString squareText(const std::optional<Square> &square)
{
    return square ? QStringLiteral(" %1,%2").arg(square->x).arg(square->y) : QString();
}

/// The warnings of a board, "code x,y x,y" with the square and the one beside it, and semicolons between.
QString warningsOn(const QString &board)
{
    const Position position = positionOf(board.toStdString());
    QStringList list;
    for (const Warning &warning : warningsOf(position.board()))
        list << utf8(name(warning.code)) + squareText(warning.at) + squareText(warning.other);
    return list.join(QStringLiteral("; "));
}

} // namespace

class TestWarnings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void codes()
    {
        QCOMPARE(enumNames<WarningCode>.size(), std::size_t(9));
        QVERIFY(name(WarningCode::EdgeMismatch) == "edge-mismatch");
        QVERIFY(name(WarningCode::UnsuitablePlace) == "unsuitable-place");
    }

    void boards_data()
    {
        QTest::addColumn<QString>("board");
        QTest::addColumn<QString>("warnings");
        const auto row = [](const char *what, const QString &board, const char *warnings = "") {
            QTest::newRow(what) << board << warnings;
        };
        row("one for each pair of tiles", "C M; + M",
            "edge-mismatch 1,0 0,0; edge-mismatch 0,1 0,0; edge-mismatch 1,1 0,1");
        row("a cap that fits", "s; n");
        for (const char *turned : {"s; e", "s; s", "s; w"})
            row(turned, turned, "edge-mismatch 0,1 0,0");
        row("an abbey fits everything", "B A +; . C .; B: base-B-monastery EW");
        row("a bridge ends in a field", "B M; M; B: base-B-monastery NS", "bridge-end 0,1 0,0");
        row("at both ends", "M; B; M; B: base-B-monastery NS", "bridge-end 0,1 0,0; bridge-end 0,2 0,1");
        row("or at a road or bridge", "v; B; B; B: base-B-monastery NS");
        row("a figure on a bare foundation", "X(r,g) . X1(b); X: tower-01-cap; r: tower; b: tower; g: city N",
            "bare-foundation 0,0");
        row("more than there are, at the first", "T . . T . . T", "too-many-copies 3,0");
        row("of the larger set", "n . n . n . n . n . G; G: base-E-cap-garden");
        row("of both", "n . n . n . n . n . G . G . n; G: base-E-cap-garden",
            "too-many-copies 12,0; too-many-copies 14,0");
        row("guests and designs may be many",
            "S . S . S; . .; A . A . A; . .; D . D . D; S: shrine; D: mine; "
            "designs: [{id: mine, edges: FFFF, cities: [], roads: [], fields: []}]");
        row("prisoners who should be home",
            "red: holds blue meeple; green: holds red meeple; "
            "blue: holds green meeple, red wagon",
            "mutual-prisoners");
        row("once a pair",
            "red: holds blue meeple, blue meeple, green pig; blue: holds red meeple, red meeple; "
            "green: holds red meeple",
            "mutual-prisoners; mutual-prisoners");
        row("not in a ring", "red: holds blue meeple; blue: holds green meeple; green: holds red meeple");
        row("a castle of two tiles", "s; n; castles: [{at: [0, 0], city: S}]");
        row("that is open", "n; castles: [{at: [0, 0], city: N}]", "irregular-castle 0,0");
        row("of one tile", "A; n; castles: [{at: [0, 1], city: N}]", "irregular-castle 0,1");
        const QString three = "s; G; n; G: base-G-city-band 90; castles: ";
        row("of three", three + "[{at: [0, 1], city: S}]", "irregular-castle 0,1");
        row("is told of once",
            three + "[{at: [0, 0], city: S}, {at: [0, 1], city: N}, {at: [0, 1], city: S}]",
            "irregular-castle 0,0");
        const QString moment = "; turn: {player: red, ";
        row("a floor, and none lies there", "T M" + moment + "done: [floor]}", "turn-unlikely");
        row("a floor", "T1 M" + moment + "done: [floor]}");
        row("a figure elsewhere", "T1(r) M; r: pig field NNW" + moment + "laid: [1, 0], done: [figure]}",
            "turn-unlikely");
        row("a figure of another",
            "T1(b) M; b: field NNW; red:; blue:" + moment + "laid: [0, 0], done: [figure]}", "turn-unlikely");
        row("a figure", "T1(r) M; r: pig field NNW" + moment + "laid: [0, 0], done: [figure, phantom]}");
        row("a figure somewhere", "T M" + moment + "done: [figure]}");
        row("a top of another", "T1(b); red:; blue:" + moment + "done: [top]}", "turn-unlikely");
        row("a top", "T1(r)" + moment + "done: [top]}");
        row("another action", "T M" + moment + "done: [other]}");
    }

    void boards()
    {
        QFETCH(QString, board);
        QTEST(warningsOn(board), "warnings");
    }

    void unsuitablePlaces_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QStringList>("unsuitable");
        const auto row = [](const char *kind, const QStringList &unsuitable) {
            QTest::newRow(kind) << QString(kind) << unsuitable;
        };
        const QStringList onlyField{"road E", "city N", "monastery", "garden",
                                    "tower",  "bridge", "castle S",  "acrobat"};
        for (const char *kind : {"meeple", "large-meeple", "phantom", "ringmaster"})
            row(kind, {"garden"});
        row("guard", {});
        row("mayor", {"road E", "field SSE", "monastery", "garden", "tower", "bridge", "acrobat"});
        row("wagon", {"field SSE", "garden", "tower", "acrobat"});
        row("abbot", {"road E", "city N", "field SSE", "bridge", "castle S", "acrobat"});
        row("builder", {"field SSE", "monastery", "garden", "castle S", "acrobat"});
        row("pig", {"road E", "city N", "monastery", "garden", "bridge", "castle S", "acrobat"});
        row("barn", onlyField);
        row("shepherd", onlyField);
    }

    /// Kinds on features they never stand on; the tower only where no rule set has them there.
    void unsuitablePlaces()
    {
        QFETCH(QString, kind);
        QFETCH(QStringList, unsuitable);
        const QList<std::pair<QString, int>> places{{"road E", 1},    {"city N", 1},   {"field SSE", 1},
                                                    {"monastery", 2}, {"garden", 3},   {"tower", 1},
                                                    {"bridge", 2},    {"castle S", 3}, {"acrobat", 1}};
        for (const auto &[place, tile] : places) {
            QString board =
                "X1%1 . . . . B%2; . . . . . .; . . . . . .; G%3 . . . . .; n; castles: [{at: [0, 3], "
                "city: S}]; X: tower-11-cap-road-straight-touching-city; B: tower-03-monastery NS; "
                "G: base-E-cap-garden 180; r: " +
                kind + ' ' + place;
            for (const int each : {1, 2, 3})
                board = board.arg(each == tile ? "(r)" : "");
            const QString at = tile == 1 ? "0,0" : tile == 2 ? "5,0" : "0,3";
            QCOMPARE(warningsOn(board), unsuitable.contains(place) ? "unsuitable-place " + at : QString());
        }
    }

    /// Each stands at the later entry of its pair, in the order of the codes; that of a turn at its key.
    void marks()
    {
        const ReadResult read = readScenario(R"(towerwatch: 1
players:
  red: {prisoners: [{figure: meeple, owner: blue}]}
  blue: {prisoners: [{figure: meeple, owner: green}, {figure: wagon, owner: red}]}
  green: {}
turn: {player: red, laid: [5, 5], done: [top]}
tiles:
  - {tile: tower-02-meadow, at: [0, 0], bridge: NS}
  - {tile: base-C-city-all-sides-coa, at: [0, 1]}
  - {tile: tower-02-meadow, at: [5, 5]}
castles: [{at: [0, 1], city: N}]
figures:
  - {figure: pig, owner: red, at: [0, 1], on: castle N}
  - {figure: meeple, owner: blue, at: [5, 5], on: tower}
)",
                                             builtInTiles());
        QVERIFY(read.scenario);
        const Board board(*read.scenario, builtInTiles());
        QStringList list;
        for (const Warning &warning : warningsOf(board)) {
            const Mark mark = read.marks.of(warning.subject, warning.index, warning.prisoner);
            list << QStringLiteral("%1:%2 %3").arg(mark.line).arg(mark.column).arg(utf8(name(warning.code)));
        }
        QCOMPARE(list, QStringList({"9:5 edge-mismatch", "9:5 bridge-end", "14:5 bare-foundation",
                                    "10:5 too-many-copies", "4:54 mutual-prisoners", "11:11 irregular-castle",
                                    "13:5 unsuitable-place", "6:35 turn-unlikely"}));
    }

    /// A scenario in the middle of being edited may be anything.
    void totalOnBrokenScenarios()
    {
        Scenario scenario;
        scenario.tiles = {{.tile = "nonsense", .at = {0, 0}, .bridge = Bridge::NS},
                          {.tile = "base-E-cap", .at = {0, 0}},
                          {.tile = "base-E-cap", .at = {0, 1}, .bridge = Bridge::NS}};
        scenario.castles = {{{0, 0}, Side::N}, {{7, 7}, Side::N}, {{0, 1}, Side::S}};
        scenario.figures = {{.owner = Colour::Red, .at = Square{9, 9}, .on = Place{PlaceKind::Tower}},
                            {.owner = Colour::Red, .on = Place{PlaceKind::Wheel}},
                            {.kind = FigureKind::Fairy}};
        const Board board(scenario, builtInTiles());
        for (const Warning &warning : warningsOf(board))
            QVERIFY(warning.code != WarningCode::IrregularCastle);
    }

    void marksOutsideTheLists()
    {
        for (const Subject subject : {Subject::Tile, Subject::Castle, Subject::Figure, Subject::Prisoner})
            QVERIFY(ScenarioMarks().of(subject, 3, 2) == Mark{});
    }

    /// A warning is told with the answers that it bears on, and with no others.
    void whatAnAnswerDependsOn()
    {
        const ReadResult read = readScenario(R"(towerwatch: 1
players:
  red: {prisoners: [{figure: meeple, owner: blue}], points: 9}
  blue: {prisoners: [{figure: meeple, owner: red}], points: 9}
tiles:
  - {tile: base-U-road-straight, at: [0, 0], rotation: 90}
  - {tile: base-E-cap, at: [0, 1]}
  - {tile: base-E-cap, at: [0, -1], rotation: 180}
  - {tile: tower-02-meadow, at: [5, 5], floors: 1}
  - {tile: base-U-road-straight, at: [6, 5], rotation: 90}
figures:
  - {figure: pig, owner: red, at: [6, 5], on: road N}
  - {figure: meeple, owner: red, at: [0, 0], on: road N}
)",
                                             builtInTiles());
        QVERIFY(read.scenario);
        const Board board(*read.scenario, builtInTiles());
        const auto all = warningsOf(board);
        QCOMPARE(all.size(), 4u); // both ends of the road, the pig, the prisoners
        const auto codes = [&](const Question &question) {
            QStringList list;
            for (const Warning &warning : warningsAbout(answer(board, question), board, all))
                list << utf8(name(warning.code)) + squareText(warning.at);
            return list;
        };
        QCOMPARE(codes({.ask = Ask::Score, .at = Square{0, 0}}),
                 QStringList({"edge-mismatch 0,1", "edge-mismatch 0,-1"}));
        QCOMPARE(codes({.ask = Ask::PlaceFloor, .at = Square{5, 5}}), QStringList("unsuitable-place 6,5"));
        QCOMPARE( // answered as things stand after the exchange
            codes(
                {.ask = Ask::Ransom, .figure = FigureKind::Meeple, .from = Colour::Blue, .by = Colour::Red}),
            QStringList());
        QCOMPARE(codes({.ask = Ask::Outlook, .target = "f1"}), QStringList("unsuitable-place 6,5"));
        QCOMPARE(codes({.ask = Ask::Outlook, .target = "f2"}),
                 QStringList({"edge-mismatch 0,1", "edge-mismatch 0,-1"}));
        QVERIFY(concerns(all.front(), {0, 0}) && concerns(all.front(), {0, 1}) &&
                !concerns(all.front(), {5, 5}));
    }
};

TOWERWATCH_TEST(TestWarnings)
#include "tst_warnings.moc"
