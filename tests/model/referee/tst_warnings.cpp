// SPDX-License-Identifier: MIT
/// Warnings: each code, one a pair or place, at the later entry; none on boards that are in order.
#include "model/board/places.h"
#include "model/referee/referee.h"
#include "model/referee/warnings.h"
#include "resources/catalogue.h"
#include "tests/support/testmain.h"
#include "views/words/words.h"

using namespace towerwatch;

namespace {

QString squareText(const std::optional<Square> &square)
{
    return square ? QStringLiteral(" %1,%2").arg(square->x).arg(square->y) : QString();
}

/// The warnings of a scenario: "LINE:COLUMN code x,y x,y" with the square and the one beside it.
QStringList warningsOfText(const QString &text)
{
    const ReadResult read = readScenario(text.toStdString(), builtInTiles());
    if (!read.scenario) {
        const Problem &problem = read.problems.front();
        return {QStringLiteral("%1:%2 %3")
                    .arg(problem.mark.line)
                    .arg(problem.mark.column)
                    .arg(utf8(name(problem.id)))};
    }
    const Board board(*read.scenario, builtInTiles());
    QStringList list;
    for (const Warning &warning : warningsOf(board)) {
        const Mark mark = markOf(warning, read.marks);
        list << QStringLiteral("%1:%2 %3").arg(mark.line).arg(mark.column).arg(utf8(name(warning.code))) +
                    squareText(warning.at) + squareText(warning.other);
    }
    return list;
}

/// The same for a scenario of these lines, the first of which is line 3 (`tiles:` stands before it).
QStringList onTiles(const QString &lines)
{
    return warningsOfText(QStringLiteral("towerwatch: 1\ntiles:\n") + lines);
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

    /// Two tiles that share one side are one pair; a tile with two bad sides is two.
    void edgeMismatchOncePerPair()
    {
        QCOMPARE(onTiles("  - {tile: base-C-city-all-sides-coa, at: [0, 0]}\n"
                         "  -  {tile: base-B-monastery, at: [1, 1]}\n"
                         "  - {tile: base-B-monastery, at: [1, 0]}\n"
                         "  - {tile: base-X-road-crossroads, at: [0, 1]}\n"),
                 QStringList({"5:5 edge-mismatch 1,0 0,0", "6:5 edge-mismatch 0,1 0,0",
                              "6:5 edge-mismatch 0,1 1,1"}));
    }

    void edgeMismatchTurned()
    {
        for (const int rotation : {0, 90, 180, 270}) {
            const QStringList found =
                onTiles(QStringLiteral("  - {tile: base-E-cap, at: [0, 0], rotation: 180}\n"
                                       "  - {tile: base-E-cap, at: [0, 1], rotation: %1}\n")
                            .arg(rotation));
            QCOMPARE(found.size(), rotation == 0 ? 0 : 1);
        }
    }

    void abbeyMatchesEverything()
    {
        QCOMPARE(
            onTiles("  - {tile: abbey, at: [0, 0]}\n  - {tile: base-C-city-all-sides-coa, at: [0, 1]}\n"
                    "  - {tile: base-X-road-crossroads, at: [1, 0]}\n  - {tile: base-B-monastery, at: [-1, "
                    "0], bridge: EW}\n"),
            QStringList());
    }

    void bridgeEnd()
    {
        QCOMPARE(onTiles("  - {tile: base-B-monastery, at: [0, 0], bridge: NS}\n"
                         "  - {tile: base-B-monastery, at: [0, 1]}\n"
                         "  - {tile: base-B-monastery, at: [1, 0]}\n"),
                 QStringList("4:5 bridge-end 0,1 0,0"));
        QCOMPARE(onTiles("  - {tile: base-B-monastery, at: [0, 0], bridge: NS}\n"
                         "  - {tile: base-B-monastery, at: [0, 1], bridge: NS}\n"
                         "  - {tile: base-A-monastery-road, at: [0, -1]}\n")
                     .filter("bridge-end"),
                 QStringList());
    }

    void bridgeEndAtTheLaterEntry()
    {
        QCOMPARE(onTiles("  - {tile: base-B-monastery, at: [0, 1]}\n"
                         "  - {tile: base-B-monastery, at: [0, -1]}\n"
                         "  - {tile: base-B-monastery, at: [0, 0], bridge: NS}\n")
                     .filter("bridge-end"),
                 QStringList({"5:5 bridge-end 0,0 0,-1", "5:5 bridge-end 0,0 0,1"}));
    }

    void bareFoundation()
    {
        QCOMPARE(onTiles("  - {tile: tower-01-cap, at: [0, 0]}\n  - {tile: tower-01-cap, at: [5, 0], floors: "
                         "1}\nfigures:\n"
                         "  - {figure: meeple, owner: red, at: [0, 0], on: tower}\n"
                         "  - {figure: meeple, owner: red, at: [5, 0], on: tower}\n"
                         "  - {figure: meeple, owner: red, at: [0, 0], on: city N}\n"),
                 QStringList("6:5 bare-foundation 0,0"));
    }

    void tooManyCopies()
    {
        QCOMPARE(
            onTiles("  - {tile: tower-02-meadow, at: [0, 0]}\n  - {tile: tower-03-monastery, at: [5, 0]}\n"
                    "  - {tile: tower-02-meadow, at: [9, 0]}\n  - {tile: tower-02-meadow, at: [12, 0]}\n"),
            QStringList("5:5 too-many-copies 9,0")); // one a tile, at the first that is too many
    }

    /// The larger set counts: base-E has five in the first edition, four in the second; base-E-cap-garden
    /// only there.
    void copiesOfEitherEdition()
    {
        QString lines;
        for (int i = 0; i < 5; ++i)
            lines += QStringLiteral("  - {tile: base-E-cap, at: [%1, 0]}\n").arg(3 * i);
        lines += "  - {tile: base-E-cap-garden, at: [0, 5]}\n";
        QCOMPARE(onTiles(lines), QStringList());
        QCOMPARE(onTiles(lines +
                         "  - {tile: base-E-cap-garden, at: [3, 5]}\n  - {tile: base-E-cap, at: [20, 0]}\n"),
                 QStringList({"9:5 too-many-copies 3,5", "10:5 too-many-copies 20,0"}));
    }

    void guestsAndDesignsMayBeMany()
    {
        QString lines;
        for (int i = 0; i < 4; ++i)
            for (const char *tile : {"shrine", "abbey", "german-cathedral", "mine"})
                lines += QStringLiteral("  - {tile: %1, at: [%2, %3]}\n")
                             .arg(tile)
                             .arg(2 * i)
                             .arg(2 * static_cast<int>(qstrlen(tile)));
        QCOMPARE(warningsOfText("towerwatch: 1\ndesigns: [{id: mine, edges: FFFF, cities: [], roads: [], "
                                "fields: []}]\ntiles:\n" +
                                lines),
                 QStringList());
    }

    void mutualPrisoners()
    {
        QCOMPARE(warningsOfText(
                     "towerwatch: 1\nplayers:\n"
                     "  red: {prisoners: [{figure: meeple, owner: blue}]}\n"
                     "  green: {prisoners: [{figure: meeple, owner: red}]}\n"
                     "  blue: {prisoners: [{figure: meeple, owner: green}, {figure: wagon, owner: red}]}\n"),
                 QStringList("5:54 mutual-prisoners"));
        QCOMPARE(warningsOfText("towerwatch: 1\nplayers:\n"
                                "  red: {prisoners: [{figure: meeple, owner: blue}]}\n"
                                "  blue: {prisoners: [{figure: meeple, owner: green}]}\n"
                                "  green: {prisoners: [{figure: meeple, owner: red}]}\n"),
                 QStringList());
    }

    void mutualPrisonersOncePerPair()
    {
        const QStringList found = warningsOfText(
            "towerwatch: 1\nplayers:\n"
            "  red: {prisoners: [{figure: meeple, owner: blue}, {figure: meeple, owner: blue}, "
            "{figure: pig, owner: green}]}\n"
            "  blue: {prisoners: [{figure: meeple, owner: red}, {figure: meeple, owner: red}]}\n"
            "  green: {prisoners: [{figure: meeple, owner: red}]}\n");
        QCOMPARE(found, QStringList({"4:22 mutual-prisoners", "5:23 mutual-prisoners"}));
    }

    void irregularCastle()
    {
        const QString good =
            "  - {tile: base-E-cap, at: [0, 0], rotation: 180}\n  - {tile: base-E-cap, at: [0, 1]}\n";
        QCOMPARE(onTiles(good + "castles: [{at: [0, 0], city: S}]\n"), QStringList());
        QCOMPARE(onTiles("  - {tile: base-E-cap, at: [0, 0]}\ncastles: [{at: [0, 0], city: N}]\n"), // open
                 QStringList("4:11 irregular-castle 0,0"));
        QCOMPARE(
            onTiles(
                "  - {tile: base-E-cap, at: [0, 0], rotation: 180}\n" // three tiles
                "  - {tile: base-G-city-band, at: [0, 1], rotation: 90}\n  - {tile: base-E-cap, at: [0, 2]}\n"
                "castles: [{at: [0, 1], city: S}]\n"),
            QStringList("6:11 irregular-castle 0,1"));
        QCOMPARE(
            onTiles(
                "  - {tile: base-E-cap, at: [0, 0]}\n  - {tile: abbey, at: [0, -1]}\n" // closed, of one tile
                "castles: [{at: [0, 0], city: N}]\n"),
            QStringList("5:11 irregular-castle 0,0"));
    }

    void irregularCastleOnce()
    {
        QCOMPARE(
            onTiles("  - {tile: base-E-cap, at: [0, 0], rotation: 180}\n  - {tile: base-G-city-band, at: "
                    "[0, 1], rotation: 90}\n"
                    "castles: [{at: [0, 0], city: S}, {at: [0, 1], city: N}, {at: [0, 1], city: S}]\n")
                .size(),
            1);
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
        const QString board = "  - {tile: tower-11-cap-road-straight-touching-city, at: [0, 0], floors: 1}\n"
                              "  - {tile: tower-03-monastery, at: [5, 0], bridge: NS}\n"
                              "  - {tile: base-E-cap-garden, at: [0, 5], rotation: 180}\n"
                              "  - {tile: base-E-cap, at: [0, 6]}\n"
                              "castles: [{at: [0, 5], city: S}]\n";
        const QList<std::pair<QString, QString>> places{
            {"road E", "0, 0"},    {"city N", "0, 0"},   {"field SSE", "0, 0"},
            {"monastery", "5, 0"}, {"garden", "0, 5"},   {"tower", "0, 0"},
            {"bridge", "5, 0"},    {"castle S", "0, 5"}, {"acrobat", "0, 0"}};
        for (const auto &[place, square] : places) {
            const QStringList found =
                onTiles(board + QStringLiteral("figures: [{figure: %1, owner: red, at: [%2], on: %3}]\n")
                                    .arg(kind, square, place));
            const QString at = QString(square).remove(u' ');
            QCOMPARE(found,
                     unsuitable.contains(place) ? QStringList("8:11 unsuitable-place " + at) : QStringList());
        }
    }

    void severalInOrder()
    {
        QCOMPARE(onTiles("  - {tile: tower-02-meadow, at: [0, 0], bridge: NS}\n"
                         "  - {tile: base-C-city-all-sides-coa, at: [0, 1]}\n"
                         "  - {tile: tower-02-meadow, at: [5, 5]}\n"
                         "castles: [{at: [0, 1], city: N}]\n"
                         "figures:\n  - {figure: pig, owner: red, at: [0, 1], on: castle N}\n"
                         "  - {figure: meeple, owner: red, at: [5, 5], on: tower}\n"),
                 QStringList({"4:5 edge-mismatch 0,1 0,0", "4:5 bridge-end 0,1 0,0",
                              "9:5 bare-foundation 5,5", "5:5 too-many-copies 5,5",
                              "6:11 irregular-castle 0,1", "8:5 unsuitable-place 0,1"}));
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

    void unlikelyTurn_data()
    {
        QTest::addColumn<QString>("turn");
        QTest::addColumn<QString>("board");
        QTest::addColumn<QString>("place"); // empty: it is as likely as any
        const QString bare = "tiles:\n  - {tile: tower-02-meadow, at: [0, 0]}\n"
                             "  - {tile: base-B-monastery, at: [1, 0]}\n";
        const QString floor = "tiles:\n  - {tile: tower-02-meadow, at: [0, 0], floors: 1}\n"
                              "  - {tile: base-B-monastery, at: [1, 0]}\n";
        const auto with = [&](const char *figure) { return floor + "figures:\n  - " + figure + "\n"; };
        const QString pig = with("{figure: pig, owner: red, at: [0, 0], on: field NNW}"),
                      blue = with("{figure: meeple, owner: blue, at: [0, 0], on: field NNW}"),
                      top = with("{figure: meeple, owner: red, at: [0, 0], on: tower}"),
                      blueTop = with("{figure: meeple, owner: blue, at: [0, 0], on: tower}");
        QTest::newRow("a floor, and none lies there") << "{player: red, done: [floor]}" << bare << "3:21";
        QTest::newRow("a floor") << "{player: red, done: [floor]}" << floor << "";
        QTest::newRow("a figure elsewhere") << "{player: red, laid: [1, 0], done: [figure]}" << pig << "3:35";
        QTest::newRow("a figure of another")
            << "{player: red, laid: [0, 0], done: [figure]}" << blue << "3:35";
        QTest::newRow("a figure") << "{player: red, laid: [0, 0], done: [figure, phantom]}" << pig << "";
        QTest::newRow("a figure somewhere") << "{player: red, done: [figure]}" << bare << "";
        QTest::newRow("a top of another") << "{player: red, done: [top]}" << blueTop << "3:21";
        QTest::newRow("a top") << "{player: red, done: [top]}" << top << "";
        QTest::newRow("other") << "{player: red, done: [other]}" << bare << "";
    }
    void unlikelyTurn()
    {
        QFETCH(QString, turn);
        QFETCH(QString, board);
        QFETCH(QString, place);
        QStringList expected;
        if (!place.isEmpty())
            expected << place + " turn-unlikely";
        QCOMPARE(warningsOfText("towerwatch: 1\nplayers: {red: {}, blue: {}}\nturn: " + turn + "\n" + board),
                 expected);
    }

    void marksOutsideTheLists()
    {
        for (const Subject subject : {Subject::Tile, Subject::Castle, Subject::Figure, Subject::Prisoner})
            QVERIFY(markOf({.code = WarningCode::EdgeMismatch, .subject = subject, .index = 3, .prisoner = 2},
                           {}) == Mark{});
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
