// SPDX-License-Identifier: MIT
/// Scenario files: every error with its place and facts (tests/malformed), and all that is allowed.
#include "model/board/board.h"
#include "model/format/scenarioreader.h"
#include "model/referee/warnings.h"
#include "model/yaml/yamltree.h"
#include "resources/catalogue.h"
#include "tests/support/boards.h"
#include "tests/support/soak.h"
#include "tests/support/testmain.h"
#include "tests/support/texts.h"
#include "views/words/words.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSet>

using namespace towerwatch;

namespace {

const QString folder = QStringLiteral(TOWERWATCH_SOURCE_DIR "/tests/malformed/");

/// "LINE:COLUMN name fact fact"; facts that are empty or have spaces stand in quotes.
QString lineOf(const Problem &problem)
{
    QString line = QStringLiteral("%1:%2 %3")
                       .arg(problem.mark.line)
                       .arg(problem.mark.column)
                       .arg(utf8(name(problem.id)));
    for (const std::string &fact : problem.facts) {
        const QString text = QString::fromStdString(fact);
        line += text.isEmpty() || text.contains(u' ') ? QStringLiteral(" \"%1\"").arg(text) : u' ' + text;
    }
    return line;
}

/// The comment lines at the top of a malformed file that say what is wrong with it.
QStringList expectedLines(const QByteArray &content)
{
    static const QRegularExpression expectation(QStringLiteral("^# (\\d+:\\d+ .*)$"));
    QStringList lines;
    for (const QByteArray &line : content.mid(content.startsWith("\xEF\xBB\xBF") ? 3 : 0).split('\n')) {
        const auto match = expectation.match(QString::fromUtf8(line));
        if (!match.hasMatch())
            break;
        lines << match.captured(1);
    }
    return lines;
}

QStringList problemsOf(const QByteArray &text)
{
    QStringList lines;
    for (const Problem &problem : readScenario(text.toStdString(), builtInTiles()).problems)
        lines << lineOf(problem);
    return lines;
}

/// A scenario without problems; with some the test fails.
Scenario good(const char *text)
{
    const ReadResult read = readScenario(text, builtInTiles());
    for (const Problem &problem : read.problems)
        qWarning("%s", qPrintable(lineOf(problem)));
    if (!read.scenario)
        QTest::qFail("the scenario is refused", __FILE__, __LINE__);
    return read.scenario.value_or(Scenario{});
}

/// A monastery with figures of these entries, and what stands behind them.
Scenario withFigures(const QStringList &entries, const QString &rest = {})
{
    QString text = "towerwatch: 1\ntiles: [{tile: base-B-monastery, at: [0, 0]}]\nfigures:\n";
    for (const QString &entry : entries)
        text += "  - {" + entry + "}\n";
    return good(qPrintable(text + rest));
}

QStringList idsOf(const Scenario &scenario)
{
    QStringList ids;
    for (const std::string &id : figureIds(scenario))
        ids << QString::fromStdString(id);
    return ids;
}

/// A question in short: "place-floor 0,0", "score".
QString shortened(const Question &question)
{
    QString text = utf8(name(question.ask));
    if (question.at)
        text += QStringLiteral(" %1,%2").arg(question.at->x).arg(question.at->y);
    return text;
}

template <typename Marks> std::vector<Mark> entriesOf(const std::vector<Marks> &all)
{
    std::vector<Mark> entries;
    for (const Marks &marks : all)
        entries.push_back(marks.entry);
    return entries;
}

} // namespace

class TestScenarioReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void errorsNameWhatThereIs_data();
    void errorsNameWhatThereIs();
    void suggestsWhatItLists();
    void malformed_data();
    void malformed();
    void everyProblemHasAFile();
    void tooLarge();
    void bracketsTooLong();
    void tooMuchToAnswer();
    void largeBoards_data();
    void largeBoards();
    void onWrittenByYaml11();
    void manyProblems_data();
    void manyProblems();
    void textLimits_data();
    void textLimits();
    void newerVersionHidesTheRest();
    void smallest();
    void textsPlainAndMapped();
    void languageFallsBack();
    void defaults();
    void nothingMeansEmpty();
    void playerOrderWithoutPlayers();
    void turns();
    void whereTheTurnStands();
    void numbersInEveryNotation();
    void idsAsText();
    void unnamedFiguresAreNumbered();
    void everyPlace();
    void placesTurnWithTheTile();
    void everyFigureKind();
    void castleNamedTwice();
    void designs();
    void wordsThatYamlTakesForBooleans();
    void questionsOfAFileWithout();
    void whoAsks();
    void expectationsAsWritten();
    void marksOfEntries();
    void oneQuestion();
};

void TestScenarioReader::malformed_data()
{
    QTest::addColumn<QString>("path");
    const QStringList files = QDir(folder).entryList({QStringLiteral("*.yaml")}, QDir::Files, QDir::Name);
    QVERIFY(!files.isEmpty());
    for (const QString &file : files)
        QTest::newRow(qPrintable(file)) << folder + file;
}

void TestScenarioReader::malformed()
{
    QFETCH(QString, path);
    const QByteArray content = contentOf(path);
    const QStringList expected = expectedLines(content);
    QVERIFY2(!expected.isEmpty(), "the file does not say what is wrong with it");
    const ReadResult read = readScenario(content.toStdString(), builtInTiles());
    QStringList found;
    for (const Problem &problem : read.problems)
        found << lineOf(problem);
    QCOMPARE(found, expected);
    QVERIFY(!read.scenario);
}

void TestScenarioReader::everyProblemHasAFile()
{
    QSet<QString> missing;
    for (const std::string_view problem : enumNames<ProblemId>)
        missing.insert(QLatin1String(problem.data(), static_cast<qsizetype>(problem.size())));
    QCOMPARE(missing.size(), static_cast<qsizetype>(enumNames<ProblemId>.size()));
    for (const QString &file : QDir(folder).entryList({QStringLiteral("*.yaml")}, QDir::Files))
        for (const QString &line : expectedLines(contentOf(folder + file)))
            missing.remove(line.section(u' ', 1, 1));
    missing -= {"file-too-large", "too-many-values", "piece-too-long", "text-too-long",
                "too-much-to-answer"}; // too big to keep: made below
    QCOMPARE(missing.values(), QStringList());
}

void TestScenarioReader::tooLarge()
{
    QCOMPARE(problemsOf(QByteArray((16 << 20) + 1, '#')), QStringList("1:1 file-too-large 16"));
}

void TestScenarioReader::bracketsTooLong()
{
    QCOMPARE(problemsOf("towerwatch: 1\ntiles:\n  [" + QByteArray("{},").repeated(1'000'000) + "]\n"),
             QStringList("3:3 piece-too-long 2"));
}

void TestScenarioReader::tooMuchToAnswer()
{
    const QByteArray figure = "  - {figure: meeple, owner: red, at: [0, 0], on: field NNW}\n",
                     question = "  - {ask: place-floor, at: [0, 0]}\n";
    QCOMPARE(
        problemsOf("towerwatch: 1\ntiles:\n  - {tile: tower-02-meadow, at: [0, 0], floors: 1}\nfigures:\n" +
                   figure.repeated(500) + "questions:\n" + question.repeated(300)),
        QStringList("771:5 too-much-to-answer 300 1 500 40000000"));
}

/// A board of 100,000 tiles, as the soak has it, is far below all limits; in one line of brackets 20,000 are.
void TestScenarioReader::largeBoards_data()
{
    QTest::addColumn<int>("tiles");
    QTest::addColumn<bool>("oneLine");
    QTest::newRow("lines") << soaked(25'000) << false;
    QTest::newRow("one line") << 20'000 << true;
}

void TestScenarioReader::largeBoards()
{
    QFETCH(int, tiles);
    QFETCH(bool, oneLine);
    QByteArray text = oneLine ? "towerwatch: 1\nnotes: ü\ntiles: [" : "towerwatch: 1\nnotes: ü\ntiles:\n";
    for (int i = 0; i < tiles; ++i)
        text += (oneLine ? "{tile: base-D-cap-road-straight, at: ["
                         : "  - {tile: base-D-cap-road-straight, at: [") +
                QByteArray::number(i % 400) + ", " + QByteArray::number(i / 400) +
                (oneLine ? "], rotation: 180}, " : "], rotation: 180}\n");
    if (oneLine)
        text += "]\n";
    const ReadResult read = readScenario(text.toStdString(), builtInTiles());
    QVERIFY(read.problems.empty());
    QCOMPARE(read.scenario->tiles.size(), static_cast<std::size_t>(tiles));
}

/// A file of nothing but errors tells the first thousand, wherever they stand; tst_growth sees that it is
/// soon.
void TestScenarioReader::manyProblems_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("unknown keys") << QByteArray("towerwatch: 1\ntiles: [") +
                                         QByteArray("{a: 1},").repeated(soaked(70'000)) + "]\n";
    QTest::newRow("duplicate keys") << "towerwatch: 1\nrules: {" +
                                           QByteArray("ä: 1,").repeated(soaked(70'000)) + "}\n";
    QTest::newRow("aliases") << "towerwatch: 1\ntiles: [&a 1," +
                                    QByteArray("*a ,").repeated(soaked(130'000)) + "]\n";
}

void TestScenarioReader::manyProblems()
{
    QFETCH(QByteArray, text);
    QCOMPARE(readScenario(text.toStdString(), builtInTiles()).problems.size(), limits::problems);
}

void TestScenarioReader::textLimits_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QString>("key");
    QTest::addColumn<int>("limit");
    const auto row = [](const char *before, const char *after, const char *key, int limit) {
        QTest::addRow("%s of %d", key, limit)
            << QByteArray(before) << QByteArray(after) << QString(key) << limit;
    };
    row("title: ", "", "title", 20'000);
    row("notes: {en: ", "}", "notes", 20'000);
    row("players: {red: {name: ", "}}", "name", 100);
    row("tiles: [{tile: base-E-cap, at: [0, 0]}]\nfigures: [{figure: fairy, at: [0, 0], id: ", "}]", "id",
        64);
    row("title: {", ": a}", "title", 16);
}

/// Texts have limits, counted in characters.
void TestScenarioReader::textLimits()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(QString, key);
    QFETCH(int, limit);
    const auto withText = [&](int length) {
        return "towerwatch: 1\n" + before + QString(length, QChar(0xE4)).toUtf8() + after + "\n";
    };
    QCOMPARE(problemsOf(withText(limit)), QStringList());
    const QStringList found = problemsOf(withText(limit + 1));
    QCOMPARE(found.size(), 1);
    const QString expected = QStringLiteral(" text-too-long %1 %2").arg(key).arg(limit);
    QVERIFY2(found.first().endsWith(expected), qPrintable(found.first()));
}

void TestScenarioReader::newerVersionHidesTheRest()
{
    QCOMPARE(problemsOf("nonsense: 1\ntowerwatch: 12\n"), QStringList("2:13 newer-version 12 1"));
}

void TestScenarioReader::smallest()
{
    QVERIFY(good("towerwatch: 1") == Scenario{});
    QVERIFY(good("{towerwatch: 1}") == Scenario{});
    QVERIFY(good("\xEF\xBB\xBF---\r\n\"towerwatch\": 0x1\r\n...\r\n") == Scenario{});
}

void TestScenarioReader::textsPlainAndMapped()
{
    const Scenario plain = good("towerwatch: 1\ntitle: A title\nnotes: |\n  One\n  Two\n");
    QVERIFY(plain.title.byLanguage == (decltype(plain.title.byLanguage){{"", "A title"}}));
    QVERIFY(plain.notes.byLanguage == (decltype(plain.notes.byLanguage){{"", "One\nTwo\n"}}));
    const Scenario mapped = good("towerwatch: 1\ntitle: {en: One, 'no': To}\nnotes: {pt-BR: ''}\n");
    QVERIFY(mapped.title.byLanguage == (decltype(mapped.title.byLanguage){{"en", "One"}, {"no", "To"}}));
    QVERIFY(mapped.notes.byLanguage == (decltype(mapped.notes.byLanguage){{"pt-BR", ""}}));
    QVERIFY(good("towerwatch: 1\ntitle: 007\n").title.in("en") == "007");
    QVERIFY(good("towerwatch: 1\ntitle: {no: x}\n").title.in("no") == "x");
}

void TestScenarioReader::languageFallsBack()
{
    const Scenario scenario = good("towerwatch: 1\ntitle: {nl: N, en: E, de: D}\nnotes: {nl: N, de: D}\n");
    QVERIFY(scenario.title.in("de") == "D");
    QVERIFY(scenario.title.in("fr") == "E");
    QVERIFY(scenario.notes.in("en") == "N");
    QVERIFY(good("towerwatch: 1\ntitle: plain\n").title.in("de") == "plain");
    QVERIFY(good("towerwatch: 1\n").title.in("de").empty());
}

void TestScenarioReader::defaults()
{
    const Scenario scenario = good("towerwatch: 1\ntiles: [{tile: base-E-cap, at: [-10000, 10000]}]\n");
    QVERIFY(scenario.rules == (TableRules{TowerRules::C2, WatchtowerRules::C3, {}}));
    QVERIFY(!scenario.turn);
    const PlacedTile expected{
        .tile = "base-E-cap", .at = {-10000, 10000}, .rotation = Rotation::R0, .floors = 0};
    QCOMPARE(scenario.tiles.size(), std::size_t(1));
    QVERIFY(scenario.tiles[0] == expected);
}

void TestScenarioReader::nothingMeansEmpty()
{
    const Scenario scenario =
        good("towerwatch: 1\ntitle:\nnotes: ~\nrules:\nplayers:\nturn:\ndesigns: null\ntiles:\n"
             "castles:\nfigures:\nquestions:\n");
    QVERIFY(scenario == Scenario{});
    const Scenario inner =
        good("towerwatch: 1\nrules: {tower: , house: }\nplayers:\n  blue:\n  red: {name: , points: ~,"
             " floors: , prisoners: }\ntiles: [{tile: tower-01-cap, at: [0, 0], rotation: , floors: ,"
             " bridge: }]\nquestions: [{ask: score, tile: , expect: }]\n");
    QVERIFY(inner.rules == TableRules{});
    QCOMPARE(inner.players.size(), std::size_t(2));
    QVERIFY(inner.players[0] == Player{.colour = Colour::Blue});
    QVERIFY(inner.players[1] == Player{.colour = Colour::Red});
    QVERIFY(inner.tiles[0].floors == 0 && !inner.tiles[0].bridge);
    QVERIFY(!inner.questions[0].at && !inner.questions[0].expect);
}

void TestScenarioReader::playerOrderWithoutPlayers()
{
    const Scenario scenario =
        withFigures({"figure: meeple, owner: purple, on: wheel", "figure: fairy, at: [0, 0]",
                     "figure: meeple, owner: blue, on: wheel",
                     "figure: meeple, owner: purple, at: [0, 0], on: monastery"});
    QVERIFY(playerOrder(scenario) == (std::vector<Colour>{Colour::Blue, Colour::Purple}));
    QVERIFY(playerOrder(good("towerwatch: 1")).empty());
}

void TestScenarioReader::turns()
{
    QVERIFY(good("towerwatch: 1\nturn: pink").turn == (Turn{Colour::Pink, false}));
    QVERIFY(good("towerwatch: 1\nturn: {player: pink, ransom-paid: true}").turn ==
            (Turn{Colour::Pink, true}));
    QVERIFY(good("towerwatch: 1\nturn: {player: pink, ransom-paid: FALSE}").turn ==
            (Turn{Colour::Pink, false}));
    QVERIFY(good("towerwatch: 1\nturn: {player: pink}").turn == (Turn{Colour::Pink, false}));
    QVERIFY(good("towerwatch: 1\nturn: {ransom-paid: true}").turn == Turn{.ransomPaid = true});
    QVERIFY(good("towerwatch: 1\nturn: {over: true}").turn == Turn{.over = true});
}

void TestScenarioReader::whereTheTurnStands()
{
    const auto turn = [](const std::string &keys) {
        return good(("towerwatch: 1\ntiles: [{tile: base-B-monastery, at: [2, -1]}]\n"
                     "turn: {player: pink" +
                     keys + "}")
                        .c_str())
            .turn.value_or(Turn{});
    };
    QVERIFY(!turn("").laid && !turn("").done && !turn("").half);
    QVERIFY(turn(", laid: none").laid == LaidTile{});
    QVERIFY(turn(", laid: [2, -1]").laid == (LaidTile{Square{2, -1}}));
    QVERIFY(turn(", done: []").done == std::vector<Done>{});
    QVERIFY(turn(", laid: none, done: []").laid == LaidTile{});
    QVERIFY(turn(", half: second").half == Half::Second);
    for (const Done action : {Done::Figure, Done::Floor, Done::Top, Done::Other}) {
        const std::string word(name(action));
        QVERIFY(turn(", done: [" + word + "]").done == std::vector{action});
        QVERIFY(turn(", done: [" + word + ", phantom]").done == (std::vector{action, Done::Phantom}));
    }
}

void TestScenarioReader::numbersInEveryNotation()
{
    const Scenario scenario = good("towerwatch: 1\ntiles:\n"
                                   "  - {tile: tower-01-cap, at: [-010, +5], rotation: 090, floors: 0x1F}\n"
                                   "  - {tile: tower-01-cap, at: [0o17, -0], rotation: 180, floors: 1000}\n"
                                   "  - {tile: tower-01-cap, at: [0, 1], rotation: 270}\n");
    QVERIFY(scenario.tiles[0].at == (Square{-10, 5}));
    QVERIFY(scenario.tiles[0].rotation == Rotation::R90);
    QCOMPARE(scenario.tiles[0].floors, 31);
    QVERIFY(scenario.tiles[1].at == (Square{15, 0}));
    QVERIFY(scenario.tiles[1].rotation == Rotation::R180);
    QVERIFY(scenario.tiles[2].rotation == Rotation::R270);
}

void TestScenarioReader::idsAsText()
{
    QStringList fairies;
    for (const char *id : {"007", "7", "yes", "true", "1e3", "Anns grüner", "\"null\"", "F1", "~"})
        fairies << QStringLiteral("id: %1, figure: fairy, at: [0, 0]").arg(id);
    const Scenario scenario =
        withFigures(fairies, "  - id: Null\n    figure: fairy\n    at: [0, 0]\n"
                             "questions: [{ask: place-floor, at: [0, 0], target: 007},\n"
                             "  {ask: place-floor, at: [0, 0], target: null}]\n");
    QCOMPARE(idsOf(scenario),
             QStringList({"007", "7", "yes", "true", "1e3", "Anns grüner", "null", "F1", "~", "Null"}));
    QVERIFY(scenario.questions[1].target == "null");
    QVERIFY(scenario.questions[0].target == "007");
}

void TestScenarioReader::unnamedFiguresAreNumbered()
{
    QStringList fairies;
    for (const char *id : {"", "id: f2, ", "", "id: x, ", "", "id: f5, ", ""})
        fairies << QStringLiteral("%1figure: fairy, at: [0, 0]").arg(id);
    const Scenario scenario =
        withFigures(fairies, "questions: [{ask: place-floor, at: [0, 0], target: f6}]\n");
    QCOMPARE(idsOf(scenario), QStringList({"f1", "f2", "f3", "x", "f4", "f5", "f6"}));
}

void TestScenarioReader::everyPlace()
{
    const Scenario scenario = scenarioOf(
        "G(_r5,_r6,_r7); D(_r,_r1,_r2,_r3,_r4); n(_r8); X1(_r9,_ra); v(_rb,_rc); castles: [{at: [0, 1], "
        "city: N}]; G: base-E-cap-garden 180 EW; D: base-D-cap-road-straight; "
        "X: tower-17-city-three-sides-coa-and-cap; _r: road E; _r1: road W; _r2: field ENE; _r3: field WNW; "
        "_r4: field SSW; _r5: castle S; _r6: abbot garden; _r7: bridge; _r9: field inner; _ra: tower; "
        "_rc: acrobat");
    QCOMPARE(scenario.figures.size(), std::size_t(13));
    QVERIFY(toText(*scenario.figures[5].on) == "field ENE");
    QVERIFY(scenario.figures[9].on == (Place{PlaceKind::Field}));
    const Board board(scenario, builtInTiles());
    QCOMPARE(board.featureOf(5), board.featureOf(6)); // any side it touches names it
    QVERIFY(board.featureOf(5) != board.featureOf(7));
    QCOMPARE(board.featureOf(3), board.featureOf(4));
}

void TestScenarioReader::placesTurnWithTheTile()
{
    for (const int rotation : {0, 90, 180, 270}) {
        const QStringList sides{"N", "E", "S", "W"};
        const QString text =
            QStringLiteral("towerwatch: 1\ntiles: [{tile: base-E-cap, at: [0, 0], rotation: %1}]\n"
                           "figures: [{figure: meeple, owner: red, at: [0, 0], on: city %2}]\n");
        for (int side = 0; side < 4; ++side) {
            const QStringList found = problemsOf(text.arg(rotation).arg(sides[side]).toUtf8());
            QCOMPARE(found.isEmpty(), side * 90 == rotation);
        }
    }
}

void TestScenarioReader::everyFigureKind()
{
    QString text = QStringLiteral("towerwatch: 1\ntiles: [{tile: base-B-monastery, at: [0, 0]}]\nfigures:\n");
    const QStringList owned{"meeple",     "large-meeple", "mayor",   "wagon", "phantom", "abbot",
                            "ringmaster", "guard",        "builder", "pig",   "barn",    "shepherd"};
    const QStringList neutral{"sheep", "fairy",   "dragon",          "count", "mage",
                              "witch", "big-top", "gingerbread-man", "ferry", "gold"};
    for (const QString &kind : owned)
        text += QStringLiteral("  - {figure: %1, owner: red, at: [0, 0], on: field NNW}\n").arg(kind);
    for (const QString &kind : neutral)
        text += QStringLiteral("  - {figure: %1, at: [0, 0]}\n").arg(kind);
    const Scenario scenario = good(qPrintable(text));
    QCOMPARE(scenario.figures.size(), enumNames<FigureKind>.size());
    const QStringList all = owned + neutral;
    for (qsizetype i = 0; i < all.size(); ++i) {
        const Figure &figure = scenario.figures[static_cast<std::size_t>(i)];
        QVERIFY(name(figure.kind) == all[i].toStdString());
        QCOMPARE(figure.owner.has_value(), i < owned.size());
        QCOMPARE(isNeutral(figure.kind), i >= owned.size());
        QCOMPARE(isMeeple(figure.kind), i < 8);
    }
}

void TestScenarioReader::castleNamedTwice()
{
    const Scenario scenario = scenarioOf("s; n(r); r: castle N; castles: [{at: [0, 0], city: S}, "
                                         "{at: [0, 1], city: N}, {at: [0, 1], city: N}]");
    const Board board(scenario, builtInTiles());
    QCOMPARE(std::count_if(board.features().begin(), board.features().end(),
                           [](const Feature &f) { return f.castle; }),
             1);
    QCOMPARE(board.cityAt(0, Side::S), board.cityAt(1, Side::N));
    QVERIFY(warningsOf(board).empty());
}

void TestScenarioReader::designs()
{
    const Scenario scenario =
        good("towerwatch: 1\ndesigns:\n"
             "  - {id: plain, edges: FFFF, cities: , roads: [], fields: []}\n"
             "  - id: all\n    jcz: X/Y\n    set: mine\n    letter: Z\n    count: {C1: 1, C3: 2}\n    edges: "
             "CRFR\n"
             "    cities: [{edges: [N], coats_of_arms: 2}]\n    roads: [[E], [W]]\n    monastery: true\n    "
             "building: shrine\n"
             "    stand_in: true\n    garden: True\n    tower_foundation: true\n    watchtower: {points: 2, "
             "per: road-tile}\n"
             "    corn_circle: city\n    fields: [{half_edges: [ENE, WNW], cities: [0]}, {half_edges: [SSE], "
             "cities: []}, {half_edges: []}]\n"
             "    c3: {status: unresolved, fields_if_changed: [{half_edges: [ENE]}]}\n    note: a note\n"
             "  - {id: closed, edges: AAAA, cities: [], roads: [], fields: []}\n"
             "tiles:\n  - {tile: all, at: [0, 0], floors: 3}\n  - {tile: plain, at: [5, 5]}\n"
             "questions: [{ask: watchtower, at: [0, 0]}]\n");
    QCOMPARE(scenario.designs.size(), std::size_t(3));
    const Tile &tile = scenario.designs[1];
    QVERIFY(tile.jcz == "X/Y" && tile.set == "mine" && tile.letter == "Z" && tile.note == "a note");
    QVERIFY(tile.count == (TileCounts{.c1 = 1, .c2 = {}, .c3 = 2}));
    QVERIFY(tile.edges == (std::array{Edge::City, Edge::Road, Edge::Field, Edge::Road}));
    QCOMPARE(tile.cities[0].coatsOfArms, 2);
    QCOMPARE(tile.roads.size(), std::size_t(2));
    QVERIFY(tile.monastery && tile.standIn && tile.garden && tile.towerFoundation);
    QVERIFY(tile.building == "shrine" && tile.cornCircle == "city");
    QVERIFY(tile.watchtower == (Watchtower{2, Bonus::RoadTile}));
    QCOMPARE(tile.fields.size(), std::size_t(3));
    QVERIFY(tile.fields[0].cities == std::vector<int>{0});
    QCOMPARE(tile.innerField(), 2);
    QVERIFY(tile.c3 && tile.c3->status == "unresolved" && tile.c3->fieldsIfChanged.size() == 1);
    QVERIFY(scenario.designs[2].isAbbey());
    QVERIFY(designOf(scenario, builtInTiles(), "all") == &tile);
}

void TestScenarioReader::wordsThatYamlTakesForBooleans()
{
    const Scenario scenario =
        good("towerwatch: 1\nplayers: {red: {name: no}}\n"
             "tiles: [{tile: base-B-monastery, at: [0, 0]}]\n"
             "figures: [{id: n, figure: meeple, owner: red, at: [0, 0], \"on\": monastery},"
             " {id: off, figure: meeple, owner: red, at: [0, 0], on: monastery}]\n");
    QVERIFY(scenario.players[0].name == "no");
    QVERIFY(scenario.figures[0].on == scenario.figures[1].on && scenario.figures[0].on);
    QVERIFY(scenario.figures[1].id == "off");
}

void TestScenarioReader::questionsOfAFileWithout()
{
    const Scenario scenario = good("towerwatch: 1\ntiles:\n"
                                   "  - {tile: watchtower-02-cap, at: [5, 0]}\n"
                                   "  - {tile: tower-02-meadow, at: [0, 1]}\n"
                                   "  - {tile: base-E-cap, at: [0, 0]}\n"
                                   "  - {tile: tower-02-meadow, at: [-1, 1]}\n"
                                   "  - {tile: tower-02-meadow, at: [3, -4]}\n"
                                   "  - {tile: watchtower-02-cap, at: [5, -7]}\n");
    QStringList asked;
    for (const Question &question : questionsOf(scenario, builtInTiles()))
        asked << shortened(question);
    QCOMPARE(asked, QStringList({"place-floor 3,-4", "place-floor -1,1", "place-floor 0,1", "watchtower 5,-7",
                                 "watchtower 5,0", "score"}));
    QStringList nothing;
    for (const Question &question : questionsOf(good("towerwatch: 1"), builtInTiles()))
        nothing << shortened(question);
    QCOMPARE(nothing, QStringList("score"));
}

void TestScenarioReader::whoAsks()
{
    const Question plain{.ask = Ask::Actions}, named{.ask = Ask::Actions, .by = Colour::Green};
    QVERIFY(askerOf(good("towerwatch: 1"), plain) == Colour::Red);
    QVERIFY(askerOf(good("towerwatch: 1\nplayers: {pink: , red: }"), plain) == Colour::Pink);
    QVERIFY(askerOf(good("towerwatch: 1\nplayers: {pink: , grey: }\nturn: grey"), plain) == Colour::Grey);
    QVERIFY(askerOf(good("towerwatch: 1\nplayers: {pink: , green: }\nturn: pink"), named) == Colour::Green);
    QVERIFY(askerOf(good("towerwatch: 1\nfigures: [{figure: meeple, owner: black, on: wheel}]"), plain) ==
            Colour::Black);
}

void TestScenarioReader::expectationsAsWritten()
{
    const Scenario scenario =
        good("towerwatch: 1\nquestions: [{ask: score, expect: {a: 007, b: \"7\", c: TRUE, d: ~, e: no,"
             " f: [1, [-2, x]], g: {}, whatever: 0x10}}]\n");
    const Value &expect = scenario.questions[0].expect.value();
    using Kind = Value::Kind;
    QVERIFY(expect.keys == (std::vector<std::string>{"a", "b", "c", "d", "e", "f", "g", "whatever"}));
    QVERIFY(*expect.find("a") == (Value{Kind::Number, 7, "007"}));
    QVERIFY(*expect.find("b") == (Value{Kind::Text, 0, "7"}));
    QVERIFY(*expect.find("c") == (Value{Kind::Boolean, 1, "TRUE"}));
    QVERIFY(expect.find("d")->kind == Kind::Null);
    QVERIFY(*expect.find("e") == Value::of("no"));
    QVERIFY(expect.find("f")->items[1].items[0] == Value::of(-2));
    QVERIFY(*expect.find("g") == Value::map());
    QVERIFY(expect.find("whatever")->number == 16);
}

void TestScenarioReader::marksOfEntries()
{
    const ReadResult read =
        readScenario("towerwatch: 1\nplayers: {red: , blue: {prisoners: [{figure: meeple, owner: red}]}}\n"
                     "tiles:\n  - {tile: base-E-cap, at: [0, 0]}\n  - tile: base-E-cap\n    at: [1, 0]\n"
                     "castles: [{at: [0, 0], city: N}]\n"
                     "figures: [{id: \"ä\", figure: fairy, at: [0, 0]}, {figure: fairy, at: [0, 0]}]\n"
                     "questions:\n- ask: score\n",
                     builtInTiles());
    QVERIFY(read.scenario);
    QVERIFY(entriesOf(read.marks.tiles) == (std::vector<Mark>{{4, 5}, {5, 5}}));
    QVERIFY(entriesOf(read.marks.castles) == (std::vector<Mark>{{7, 11}}));
    QVERIFY(entriesOf(read.marks.figures) == (std::vector<Mark>{{8, 11}, {8, 49}}));
    QVERIFY(entriesOf(read.marks.questions) == (std::vector<Mark>{{10, 3}}));
    QVERIFY(read.marks.prisoners == (std::vector<std::vector<Mark>>{{}, {{2, 37}}}));
}

void TestScenarioReader::oneQuestion()
{
    const Scenario scenario =
        good("towerwatch: 1\nplayers: {red: }\ntiles: [{tile: base-E-cap, at: [0, 0]}]\n");
    const auto asked = [&](const char *text) {
        std::vector<Problem> problems;
        const auto questions = readQuestion(text, scenario, builtInTiles(), problems);
        QStringList names;
        for (const Problem &problem : problems)
            names << utf8(name(problem.id));
        return questions.size() == 1 && problems.empty() ? shortened(questions[0]) : names.join(u' ');
    };
    QCOMPARE(asked("{ask: score, tile: [0, 0]}"), QString("score 0,0"));
    QCOMPARE(asked("{ask: score, tile: [1, 0]}"), QString("no-tile-here"));
    QCOMPARE(asked("{ask: watchtower, at: [0, 0]}"), QString("no-watchtower"));
    QCOMPARE(asked("{ask: place-floor, at: [0, 0], target: x}"), QString("no-such-figure"));
    QCOMPARE(asked("{ask: ransom, by: blue}"), QString("not-a-player"));
    QCOMPARE(asked("{ask: actions, at: [0, 0]}"), QString("key-not-for-question"));
    QCOMPARE(asked("{"), QString("syntax"));
}

/// Tools for YAML 1.1 read the key "on" as a truth value and write "true" instead.
void TestScenarioReader::onWrittenByYaml11()
{
    const char *text =
        "towerwatch: 1\nplayers: {blue: {}}\ntiles: [{tile: base-D-cap-road-straight, at: [0, 0]}]\n"
        "figures: [{figure: meeple, owner: blue, at: [0, 0], %1: road E}]\n";
    const auto reads = [&](const char *key) {
        return readScenario(QString(QLatin1String(text)).arg(QLatin1String(key)).toStdString(),
                            builtInTiles());
    };
    const ReadResult known = reads("on"), turned = reads("true");
    QVERIFY(known.scenario && turned.scenario);
    QVERIFY(*turned.scenario == *known.scenario);
    QVERIFY(!known.marks.trueForOn && turned.marks.trueForOn);
    QVERIFY(turned.marks.trueForOn == (Mark{4, 53}));
    QVERIFY(!reads("\"true\"").scenario); // written by hand
    QVERIFY(!reads("on: road W, true").scenario);
}

void TestScenarioReader::errorsNameWhatThereIs_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("known");
    QTest::newRow("place") << QByteArray("figures: [{figure: meeple, owner: red, at: [0, 0], on: abbey}]")
                           << QStringLiteral("road E, field NNW, field ESE");
    QTest::newRow("no such place") << QByteArray(
                                          "figures: [{figure: meeple, owner: red, at: [0, 0], on: city N}]")
                                   << QStringLiteral("road E, field NNW, field ESE");
    QTest::newRow("player") << QByteArray("players: {blue: , red: }\nturn: grey")
                            << QStringLiteral("red, blue");
    QTest::newRow("figure") << QByteArray("figures: [{id: hero, figure: fairy, at: [0, 0]}]\n"
                                          "questions: [{ask: outlook, target: zero}]")
                            << QStringLiteral("hero");
    QTest::newRow("key of a question")
        << QByteArray("questions: [{ask: watchtower, at: [1, 0], by: red}]") << QStringLiteral("at");
    QTest::newRow("key") << QByteArray("castles: [{at: [0, 0], city: N, side: N}]")
                         << QStringLiteral("at, city");
    QTest::newRow("colour") << QByteArray("turn: teal")
                            << QStringLiteral("red, blue, yellow, green, black, pink, grey, purple");
}

void TestScenarioReader::errorsNameWhatThereIs()
{
    QFETCH(QByteArray, line);
    QFETCH(QString, known);
    const auto words = [](const QString &list) {
        auto parts = list.split(QStringLiteral(", "));
        parts.sort();
        return parts;
    };
    const auto read = readScenario("towerwatch: 1\ntiles: [{tile: base-U-road-straight, at: [0, 0]}, "
                                   "{tile: watchtower-04-cap-road-opposite-meeple, at: [1, 0]}]\n" +
                                       line.toStdString() + "\n",
                                   builtInTiles());
    QVERIFY(!read.problems.empty());
    const auto named = std::ranges::find_if(read.problems, [](const Problem &p) { return !p.known.empty(); });
    QVERIFY(named != read.problems.end());
    QStringList found;
    for (const std::string &each : named->known)
        found << QString::fromStdString(each);
    QCOMPARE(words(found.join(QStringLiteral(", "))), words(known));
}

/// What is meant is one of the things that are listed.
void TestScenarioReader::suggestsWhatItLists()
{
    const auto problemOf = [](const char *tile, const char *figures) {
        const auto read = readScenario("towerwatch: 1\ntiles: [{tile: base-U-road-straight, at: [0, 0]" +
                                           std::string(tile) + "}]\n" + figures,
                                       builtInTiles());
        return read.problems.empty() ? Problem() : read.problems.front();
    };
    const Problem place = problemOf("", "figures: [{figure: meeple, owner: red, at: [0, 0], on: road X}]\n");
    QCOMPARE(place.id, ProblemId::UnknownWord);
    QVERIFY(std::ranges::find(place.known, place.facts.back()) != place.known.end());
    const Problem rotation = problemOf(", rotation: 45", "");
    QCOMPARE(rotation.known, (std::vector<std::string>{"0", "90", "180", "270"}));
}

TOWERWATCH_TEST(TestScenarioReader)
#include "tst_scenarioreader.moc"
