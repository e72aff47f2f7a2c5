// SPDX-License-Identifier: MIT
/// Loading, saving and loading again loses nothing, and saving a saved file changes no byte.
#include "model/format/scenarioreader.h"
#include "model/format/scenariowriter.h"
#include "resources/catalogue.h"
#include "resources/library.h"
#include "tests/support/randomboards.h"
#include "tests/support/roundtrip.h"
#include "tests/support/testmain.h"
#include "tests/support/texts.h"
#include "views/words/words.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>

using namespace towerwatch;

namespace {

const QString examples = QStringLiteral(TOWERWATCH_SOURCE_DIR "/../shared/examples/");

std::optional<Scenario> readText(const std::string &text)
{
    const ReadResult read = readScenario(text, builtInTiles());
    for (const Problem &problem : read.problems)
        qWarning("%d:%d %s", problem.mark.line, problem.mark.column, qPrintable(utf8(name(problem.id))));
    return read.scenario;
}

/// Text of one scenario with this text everywhere a text may stand.
Scenario filledWith(const std::string &text)
{
    Scenario scenario;
    scenario.title.byLanguage = {{"", text}};
    scenario.notes.byLanguage = {{"en", text}, {"de", "x" + text + "x"}};
    scenario.tiles = {{.tile = "base-B-monastery", .at = {0, 0}}};
    scenario.players = {{.colour = Colour::Red, .name = text.substr(0, 50)}};
    if (!text.empty() && text.size() <= 60)
        scenario.figures = {{.id = text, .kind = FigureKind::Fairy, .at = Square{0, 0}}};
    Value expect = Value::map(), list = Value::list();
    list.add(Value::of(text));
    list.add(Value::map());
    expect.set(text.substr(0, 50), std::move(list)); // YAML's keys have 1024 characters at most
    scenario.questions = {{.ask = Ask::Score, .expect = expect}};
    return scenario;
}

} // namespace

class TestScenarioWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void files_data();
    void files();
    void shippedScenariosAreCanonical();
    void canonicalExample();
    void canonicalForm();
    void turnsStayAsTheyAre_data();
    void turnsStayAsTheyAre();
    void trickyTexts_data();
    void trickyTexts();
    void everyCharacterInWords();
    void proseOnSeveralLines();
    void wordsInQuotes_data();
    void wordsInQuotes();
    void headerStays_data();
    void headerStays();
    void emptySectionsAreLeftOut();
    void keepsPlayersWithoutAnything();
    void keepsSupplyWithoutAnything();
    void expectations();
    void everyQuestion();
    void everyTileOfTheCatalogueAsDesign();
    void valuesAsFlow();
};

void TestScenarioWriter::files_data()
{
    QTest::addColumn<QString>("path");
    for (const QString &folder : {QString(examples), QStringLiteral(TOWERWATCH_SOURCE_DIR "/scenarios")}) {
        QDirIterator files(folder, {QStringLiteral("*.yaml")}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            QTest::newRow(qPrintable(QFileInfo(path).fileName())) << path;
        }
    }
}

void TestScenarioWriter::files()
{
    QFETCH(QString, path);
    const auto scenario = readText(contentOf(path).toStdString());
    QVERIFY(scenario);
    QVERIFY(survives(*scenario));
}

void TestScenarioWriter::shippedScenariosAreCanonical()
{
    QVERIFY(!shippedScenarios().empty());
    QStringList others;
    for (const ShippedScenario &shipped : shippedScenarios()) {
        const std::string text(shipped.text);
        const auto scenario = readText(text);
        if (!scenario || writeScenario(*scenario) != text)
            others << QString::fromStdString(std::string(shipped.path));
    }
    QCOMPARE(others, QStringList());
}

void TestScenarioWriter::canonicalExample()
{
    const QByteArray own = contentOf(
        QStringLiteral(TOWERWATCH_SOURCE_DIR "/tests/data/second-floor-over-a-gap.towerwatch.yaml"));
    const auto scenario = readText(own.toStdString());
    QVERIFY(scenario);
    QCOMPARE(QByteArray::fromStdString(writeScenario(*scenario)), own);
    const QByteArray contract =
        contentOf(examples + QStringLiteral("01-second-floor-over-a-gap.towerwatch.yaml"));
    if (contract.isEmpty())
        QSKIP("the shared examples are not here");
    QCOMPARE(own, contract);
}

void TestScenarioWriter::canonicalForm()
{
    const auto scenario = readText(R"(
# A header.

# Its second part.
---
questions:
  - expect: {reach: [[0,0]], legal: yes}
    at: [0, 0]
    by: red
    ask: place-floor
  - {by: red, from: red, figure: pig, ask: ransom}
  - ask: score
    tile: [0, 0]
figures:
- on: field NNW
  at: [0, 0]
  owner: red
  figure: meeple
- {id: '1', figure: gold, at: [0,0]}
castles: []
tiles: [{floors: 0, rotation: 0, at: [+0, 0x0], tile: "tower-02-meadow", bridge: EW},
  {at: [0, 1], tile: tower-02-meadow, rotation: 270, floors: 2}]
turn: {player: red, ransom-paid: false}
players: {red: {prisoners: [], supply: {pig: 01, meeple: 2}, floors: 3, points: 0, name: "Ann"}, blue: }
rules: {house: [diagonal, no-gaps]}
title: {en: A title}
towerwatch: 1
)");
    QVERIFY(scenario);
    const QByteArray expected = R"(# A header.

# Its second part.
towerwatch: 1
title: {en: "A title"}
rules: {tower: c2, watchtowers: c3, house: [no-gaps, diagonal]}
players:
  red: {name: Ann, points: 0, floors: 3, supply: {pig: 1, meeple: 2}}
  blue: {}
turn: red
tiles:
  - {tile: tower-02-meadow, at: [0, 0], bridge: EW}
  - {tile: tower-02-meadow, at: [0, 1], rotation: 270, floors: 2}
figures:
  - {figure: meeple, owner: red, at: [0, 0], on: field NNW}
  - {id: "1", figure: gold, at: [0, 0]}
questions:
  - ask: place-floor
    at: [0, 0]
    by: red
    expect: {reach: [[0, 0]], legal: "yes"}
  - {ask: ransom, figure: pig, from: red, by: red}
  - {ask: score, tile: [0, 0]}
)";
    QCOMPARE(QByteArray::fromStdString(writeScenario(*scenario)), expected);
}

/// Each state of a turn as it was written; a file without the new keys has none of them.
void TestScenarioWriter::turnsStayAsTheyAre()
{
    QFETCH(QByteArray, turn);
    const std::string text = "towerwatch: 1\nrules: {tower: c2, watchtowers: c3, house: []}\n" +
                             turn.toStdString() +
                             "\ntiles:\n  - {tile: tower-02-meadow, at: [0, 0], floors: 1}\n"
                             "questions:\n  - {ask: place-floor, at: [0, 0], placed: true}\n";
    const auto scenario = readText(text);
    QVERIFY(scenario);
    QCOMPARE(QByteArray::fromStdString(writeScenario(*scenario)), QByteArray::fromStdString(text));
    QVERIFY(survives(*scenario));
}

void TestScenarioWriter::turnsStayAsTheyAre_data()
{
    QTest::addColumn<QByteArray>("turn");
    for (const char *const turn :
         {"turn: red", "turn: {player: red, ransom-paid: true}", "turn: {ransom-paid: true}",
          "turn: {over: true}", "turn: {player: red, laid: none}", "turn: {player: red, laid: [0, 0]}",
          "turn: {player: red, done: []}", "turn: {player: red, laid: none, done: []}",
          "turn: {player: red, half: first}",
          "turn: {player: red, laid: [0, 0], done: [floor, phantom], half: second, ransom-paid: true}"})
        QTest::newRow(turn) << QByteArray(turn);
}

void TestScenarioWriter::trickyTexts_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *tag, const std::string &text) {
        QTest::newRow(tag) << QByteArray::fromStdString(text);
    };
    row("empty", "");
    row("space", " ");
    row("leading spaces", "   a");
    row("trailing spaces", "a   ");
    row("leading newline", "\na");
    row("trailing newline", "a\n");
    row("trailing newlines", "a\n\n\n");
    row("newline only", "\n");
    row("newlines only", "\n\n");
    row("several lines", "a\nb\n\nc");
    row("several lines, last ended", "a\nb\n\nc\n");
    row("indented lines", "a\n  b\n c\n");
    row("first line indented", "  a\nb\n");
    row("line of spaces", "a\n   \nb");
    row("trailing space in a line", "a \nb");
    row("tabs", "\ta\tb\t");
    row("tab in lines", "a\n\tb\n");
    row("double quotes", "\"a\" \"b");
    row("single quotes", "it's 'a'");
    row("backslashes", "C:\\new\\x41\\");
    row("comment", "a # b");
    row("comment lines", "# a\n# b\nc # d\n");
    row("markers", "---\n...\n--- a\n");
    row("colon", "a: b: c");
    row("brackets", "{a: [b, c}");
    row("indicators", "- a\n? b\n: c\n| d\n> e\n& f\n* g\n! h\n% i\n@ j\n` k\n");
    row("merge key", "<<");
    row("anchor", "&a");
    row("umlauts", "Größe ß ñ 漢字 🏰 e\u0301");
    row("right to left", "שלום عربي");
    row("bidi override", "a\u202Eb\u2066c\u2069");
    row("no-break space", "a\u00A0b");
    row("only no-break space", "\u00A0");
    row("next line", "a\u0085b\u0085");
    row("line separators", "a\u2028b\u2029c\nd");
    row("zero width", "a\u200Bb\uFEFF");
    row("BOM first", "\uFEFFa");
    row("escape character", "\x1b[31mred");
    row("carriage return", "a\rb\r\nc\r");
    row("NUL", std::string("a\0b", 3));
    row("DEL and C1", "a\x7f\u0080\u009f");
    row("vertical tab", "a\vb\fc\ad");
    row("not characters", "a\uFFFE\uFFFF");
    row("last plane", "\U0010FFFF");
    row("number", "7");
    row("leading zeros", "007");
    row("hexadecimal", "0x1F");
    row("float", "1.0");
    row("not a number", ".nan");
    row("infinity", "-.inf");
    row("date", "2024-07-01");
    row("sexagesimal", "1:30");
    for (const char *word : {"yes", "no", "null", "Null", "~", "true", "FALSE", "on", "Off", "y", "N", "NO"})
        row(word, word);
    row("very long", std::string(19'998, 'x'));
    std::string words;
    for (int i = 0; i < 1500; ++i)
        words += "word \"" + std::to_string(i) + "\"\n";
    row("very long lines", words);
}

void TestScenarioWriter::trickyTexts()
{
    QFETCH(QByteArray, text);
    QVERIFY(survives(filledWith(text.toStdString())));
}

/// yaml-cpp ends words in brackets at some signs that other readers take: a name with one could not be read
/// again.
void TestScenarioWriter::everyCharacterInWords()
{
    for (char c = ' '; c <= '~'; ++c)
        for (const char *pattern : {"a%", "a%b", "a% b", "a %b", "%a"}) {
            const std::string text = QString::fromLatin1(pattern).replace(u'%', QLatin1Char(c)).toStdString();
            QVERIFY2(survives(filledWith(text)), text.c_str());
        }
}

/// Prose of several lines is written so that it can be read and compared.
void TestScenarioWriter::proseOnSeveralLines()
{
    Scenario scenario;
    scenario.title.byLanguage = {{"en", "One"}, {"de", "Eins\nZwei"}};
    scenario.notes.byLanguage = {{"", "First: \"a\"\n\n  # second\n"}};
    QCOMPARE(
        QByteArray::fromStdString(writeScenario(scenario)),
        QByteArray(
            "towerwatch: 1\ntitle:\n  en: \"One\"\n  de: |-\n    Eins\n    Zwei\nnotes: |\n  First: \"a\"\n\n"
            "    # second\nrules: {tower: c2, watchtowers: c3, house: []}\n"));
    QVERIFY(survives(scenario));
}

void TestScenarioWriter::wordsInQuotes_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("written");
    for (const char *bare : {"f1", "knight", "red-1", "a_b", "Nothing", "yesterday", "a b", "a.b"})
        QTest::newRow(bare) << QString(bare) << QString(bare);
    for (const char *word : {"1", "007", "-a", "1a", "no", "NULL", "on", "Y", "ü", "a: b", "a #b", "a,b"})
        QTest::newRow(word) << QString(word) << QStringLiteral("\"%1\"").arg(word);
}

/// What a YAML reader of any version could take for something else than a text stands in quotes.
void TestScenarioWriter::wordsInQuotes()
{
    QFETCH(QString, id);
    QFETCH(QString, written);
    Scenario scenario;
    scenario.tiles = {{.tile = "base-E-cap", .at = {0, 0}}};
    scenario.figures = {{.id = id.toStdString(), .kind = FigureKind::Fairy, .at = Square{0, 0}}};
    const QString text = QString::fromStdString(writeScenario(scenario));
    QVERIFY2(text.contains(QStringLiteral("- {id: %1, figure: fairy, at: [0, 0]}\n").arg(written)),
             qPrintable(text));
}

void TestScenarioWriter::headerStays_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    const auto row = [](const char *tag, const char *before, const char *after) {
        QTest::newRow(tag) << QByteArray(before) << QByteArray(after);
    };
    row("schema", "# yaml-language-server: $schema=towerwatch-1.schema.json\n",
        "# yaml-language-server: $schema=towerwatch-1.schema.json\n");
    row("blank lines", "\n\n# a\n\n\n# b\n\n", "# a\n\n\n# b\n");
    row("indented", "  # a\n", "  # a\n");
    row("CRLF", "# a\r\n# b\r\n", "# a\n# b\n");
    row("tricky", "#a \"b' & * [ {\n#\n#\tb: c\n", "#a \"b' & * [ {\n#\n#\tb: c\n");
    row("none", "", "");
}

void TestScenarioWriter::headerStays()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    const auto scenario = readText(before.toStdString() + "towerwatch: 1\n");
    QVERIFY(scenario);
    QCOMPARE(QByteArray::fromStdString(scenario->header), after);
    QVERIFY(QByteArray::fromStdString(writeScenario(*scenario)).startsWith(after + "towerwatch: 1\n"));
    QVERIFY(survives(*scenario));
}

void TestScenarioWriter::emptySectionsAreLeftOut()
{
    QCOMPARE(QByteArray::fromStdString(writeScenario({})),
             QByteArray("towerwatch: 1\nrules: {tower: c2, watchtowers: c3, house: []}\n"));
}

void TestScenarioWriter::keepsPlayersWithoutAnything()
{
    Scenario scenario;
    scenario.players = {{.colour = Colour::Purple}, {.colour = Colour::Red, .name = ""}};
    scenario.turn = Turn{Colour::Red, true};
    QVERIFY(survives(scenario));
}

/// A supply that is given and empty is not the same as none.
void TestScenarioWriter::keepsSupplyWithoutAnything()
{
    Scenario scenario;
    scenario.players = {{.colour = Colour::Red, .supply = Supply{}}, {.colour = Colour::Blue}};
    QVERIFY(survives(scenario));
    const auto again = readText(writeScenario(scenario));
    QVERIFY(again->players[0].supply && again->players[0].supply->empty());
    QVERIFY(!again->players[1].supply);
}

void TestScenarioWriter::expectations()
{
    const auto scenario =
        readText("towerwatch: 1\nquestions: [{ask: score, expect: {a: 007, b: '7', c: TRUE, d: 'true', e: ~,"
                 " f: '~', g: 0x10, h: [], i: {}, j: [[[[]]]], 'k l': {'': 1}, m: +5, n: 1.5, o: -0,"
                 " p: 99999999999999999999, q: \"a\\nb\"}}, {ask: score, expect: {}}]\n");
    QVERIFY(scenario);
    QVERIFY(survives(*scenario));
}

void TestScenarioWriter::everyQuestion()
{
    Scenario scenario = randomboards::randomScenario(1, builtInTiles());
    scenario.questions = randomboards::allQuestions(scenario, builtInTiles());
    QVERIFY(survives(scenario));
    for (Question &question : scenario.questions)
        question.expect = Value::map("legal", true);
    QVERIFY(survives(scenario));
}

void TestScenarioWriter::everyTileOfTheCatalogueAsDesign()
{
    Scenario scenario;
    for (Tile tile : builtInTiles().tiles()) {
        tile.id = "my-" + tile.id;
        tile.note = "a \"note\": # of several\nlines ü";
        scenario.tiles.push_back({.tile = tile.id, .at = {static_cast<int>(scenario.tiles.size()), 0}});
        scenario.designs.push_back(std::move(tile));
    }
    QVERIFY(survives(scenario));
    const auto again = readText(writeScenario(scenario));
    QVERIFY(again && again->designs == scenario.designs);
}

void TestScenarioWriter::valuesAsFlow()
{
    Value map = Value::map(), list = Value::list();
    list.add(Value::of(1));
    list.add(Value{Value::Kind::Number, 7, "007"});
    list.add(Value::of("007"));
    list.add(Value::of("word"));
    list.add(Value::boolean(false));
    list.add({});
    map.set("on", std::move(list));
    map.set("key", Value::list());
    QCOMPARE(writeValue(map), std::string(R"({"on": [1, 007, "007", word, false, null], key: []})"));
}

TOWERWATCH_TEST(TestScenarioWriter)
#include "tst_scenariowriter.moc"
