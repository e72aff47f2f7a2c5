// SPDX-License-Identifier: MIT
/// The commands check, compare, format, rulings and tiles.
#include "resources/catalogue.h"
#include "tests/support/clitest.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QXmlStreamReader>

class TestCommands : public CliTest
{
    Q_OBJECT

private Q_SLOTS:
    void checkCounts();
    void checkFolders();
    void checkWritesJunit();
    void checkEveryExample();
    void diffTellsWhatChanged();
    void diffOfNothing();
    void compareGroups();
    void compareSame();
    void compareText();
    void formatRewrites();
    void formatPrintsCode();
    void formatPrintsLinks();
    void formatCheck();
    void formatKeepsComments();
    void formatStandardInput();
    void formatSeveral();
    void rulingsJson();
    void rulingsFilters();
    void rulingsText();
    void tilesJson();
    void tilesText();
};

void TestCommands::checkCounts()
{
    const QByteArray text =
        "towerwatch: 1\ntiles:\n  - {tile: tower-02-meadow, at: [0, 0], floors: 1}\nquestions:\n"
        "  - {ask: place-floor, at: [0, 0], expect: {legal: true, range: 3, height: 4}}\n"
        "  - {ask: place-floor, at: [0, 0], expect: {legal: true}}\n"
        "  - {ask: score}\n"
        "  - {ask: score, expect: {totals: {red: 1}}}\n";
    const QString good = write("good.yaml", contentOf(exampleFile)), bad = write("bad.yaml", text),
                  none = write("none.yaml", "towerwatch: 1\n");
    const Outcome outcome = run({"check", bad, good});
    QCOMPARE(outcome.status, 1);
    const QStringList lines = linesOf(outcome.out);
    QCOMPARE(lines.size(), 3); // one a question that differs, and the counts
    QVERIFY2(lines[0].startsWith(bad + ":5:5: "), qPrintable(lines[0]));
    QVERIFY2(lines[0].contains("range") && lines[0].contains("height") && lines[0].contains("place-floor"),
             qPrintable(lines[0]));
    QVERIFY2(lines[1].startsWith(bad + ":8:5: "), qPrintable(lines[1]));
    static const QRegularExpression number(QStringLiteral("\\d+"));
    QStringList numbers;
    for (auto it = number.globalMatch(lines[2]); it.hasNext();)
        numbers << it.next().captured();
    QCOMPARE(numbers, QStringList({"4", "2", "2"}));
    QCOMPARE(run({"check", good}).status, 0);
    QCOMPARE(linesOf(run({"check", good}).out).size(), 1);
    QCOMPARE(run({"check", none}).status, 0);
    // a file that cannot be read outweighs an expectation that is not met; the others are still checked
    const Outcome broken2 = run({"check", bad, path("missing.yaml"), good});
    QCOMPARE(broken2.status, 2);
    QCOMPARE(linesOf(broken2.out).size(), 3);
}

/// A folder stands for the scenarios in it and below it, in the order of their names.
void TestCommands::checkFolders()
{
    const QByteArray wrong = "towerwatch: 1\nquestions:\n  - {ask: score, expect: {totals: {red: 1}}}\n";
    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("all/deep")));
    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("empty")));
    const QString second = write("all/deep/z.towerwatch.yaml", wrong),
                  first = write("all/a.towerwatch.yaml", wrong);
    write("all/notes.yaml", "no scenario");
    const Outcome outcome = run({"check", path("all")});
    QCOMPARE(outcome.status, 1);
    const QStringList lines = linesOf(outcome.out);
    QCOMPARE(lines.size(), 3);
    QVERIFY2(lines[0].startsWith(first + ":3:5: ") && lines[1].startsWith(second + ":3:5: "), outcome.out);
    QCOMPARE(run({"check", path("empty")}).status, 2);
    // where nothing could be read, no number of expectations is told
    const Outcome broken = run({"check", write("broken.yaml", "towerwatch: [")});
    QCOMPARE(broken.status, 2);
    QVERIFY2(!broken.out.contains('0'), broken.out);
}

void TestCommands::checkWritesJunit()
{
    const QString bad =
        write("bad.yaml", "towerwatch: 1\nquestions:\n  - {ask: score, expect: {totals: {}}}\n"
                          "  - {ask: score, expect: {totals: {red: 1}}}\n");
    QCOMPARE(run({"check", bad, path("missing.yaml"), "--junit", path("report.xml")}).status, 2);
    QStringList seen;
    QXmlStreamReader xml(contentOf(path("report.xml")));
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement)
            seen << QStringLiteral("%1 %2 %3 %4 %5")
                        .arg(xml.name(), xml.attributes().value(QStringLiteral("tests")),
                             xml.attributes().value(QStringLiteral("failures")),
                             xml.attributes().value(QStringLiteral("errors")),
                             xml.attributes().value(QStringLiteral("line")));
    QVERIFY(!xml.hasError());
    QCOMPARE(seen, QStringList({"testsuites 3 1 1 ", "testsuite 2 1 0 ", "testcase    3", "testcase    4",
                                "failure    ", "testsuite 1 0 1 ", "testcase    1", "error    "}));
}

void TestCommands::checkEveryExample()
{
    const QDir folder(QStringLiteral(TOWERWATCH_SOURCE_DIR "/../shared/examples"));
    QStringList files;
    for (const QString &file : folder.entryList({"*.yaml"}, QDir::Files))
        files << folder.filePath(file);
    if (files.isEmpty())
        QSKIP("the shared examples are not here");
    const Outcome outcome = run(QStringList{"check"} + files);
    QVERIFY2(outcome.status == 0, outcome.out + outcome.err);
}

/// A line for each thing with its square, and below an answer what it decides otherwise.
void TestCommands::diffTellsWhatChanged()
{
    const QByteArray text = "towerwatch: 1\nplayers: {red: {}, blue: {points: 1}}\nturn: red\ntiles:\n"
                            "  - {tile: tower-02-meadow, at: [0, 0], floors: 1}\n"
                            "  - {tile: base-B-monastery, at: [1, 0]}\n"
                            "  - {tile: base-U-road-straight, at: [0, 5]}\n"
                            "figures:\n"
                            "  - {figure: meeple, owner: blue, at: [1, 0], on: monastery}\n"
                            "questions: [{ask: place-floor, at: [0, 0]}, {ask: score}]\n";
    QByteArray later = text;
    later.replace("red: {}", "red: {prisoners: [{figure: meeple, owner: blue}]}")
        .replace("  - {figure: meeple, owner: blue, at: [1, 0], on: monastery}\n",
                 "  - {figure: abbot, owner: blue, at: [0, 5], on: road E}\n")
        .replace("floors: 1", "floors: 2")
        .replace("at: [0, 5]}", "at: [0, 6], rotation: 90}")
        .replace("at: [0, 5]", "at: [0, 6]")
        .replace("road E", "road N")
        .replace("{ask: score}", "{ask: ransom}");
    const QString a = write("a.yaml", text), b = write("b.yaml", later);
    for (const char *language : completeLanguages()) {
        const Outcome outcome = run({"diff", a, b, "--lang", language});
        QCOMPARE(outcome.status, 0);
        const QStringList lines = linesOf(outcome.out);
        const auto about = [&](const char *square) {
            return lines.filter(QLatin1String(square)).filter(QRegularExpression("^[^ ]")).size();
        };
        // Red's prisoners; the height; moved, turned; captured, new; two questions; an answer and its rows
        QVERIFY2(lines.size() >= 10, outcome.out);
        QCOMPARE(about("(0, 6)"), 3);
        QCOMPARE(about("(1, 0)"), 1);
        QCOMPARE(about("(0, 0)"), 2);
        const QStringList rows = lines.filter(QRegularExpression("^  \\S"));
        QVERIFY2(rows.filter(QRegularExpression("2 .*→ 3 ")).size() == 1, outcome.out); // the range
        QVERIFY2(rows.filter(QStringLiteral("→ –")).size() == 1, outcome.out);          // the captured figure
    }
    QCOMPARE(linesOf(run({"diff", "/dev/null", b}).out).filter(QStringLiteral("(0, 6)")).size(), 2);
    const QString half =
        write("c.yaml", QByteArray(text).replace("turn: red", "turn: {player: red, half: second}"));
    QCOMPARE(linesOf(run({"diff", a, half}).out).filter(QRegularExpression("^\\S.*→")).size(), 1);
    const QString unsaid = write("d.yaml", QByteArray(text).replace("turn: red\n", ""));
    QVERIFY(!run({"diff", unsaid, a}).out.contains("Turn: Turn"));
}

void TestCommands::diffOfNothing()
{
    const QString a = write("a.yaml", contentOf(exampleFile)), broken = write("b.yaml", brokenText);
    const QString same = write("c.yaml", "# said otherwise\n" + contentOf(exampleFile));
    const Outcome outcome = run({"diff", a, same});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(linesOf(outcome.out).size(), 1);
    QCOMPARE(run({"diff", a}).status, 2);
    QCOMPARE(run({"diff", a, a, a}).status, 2);
    QCOMPARE(run({"diff", a, broken}).status, 2);
}

void TestCommands::compareGroups()
{
    const QJsonObject report = jsonOf(run({"compare", exampleFile, "--json"}));
    QCOMPARE(report["towerwatch"].toInt(), 1);
    const QJsonArray questions = report["questions"].toArray(), answers = answersTo({exampleFile});
    QCOMPARE(questions.size(), answers.size());
    for (qsizetype i = 0; i < questions.size(); ++i) {
        QCOMPARE(questions[i]["ask"], answers[i]["ask"]);
        QCOMPARE(questions[i]["at"], answers[i]["at"]);
        const QJsonArray groups = questions[i]["groups"].toArray();
        QVERIFY(!groups.isEmpty());
        QCOMPARE(oneLine(facts(groups[0]["answer"])),
                 oneLine(facts(answers[i]))); // the file's own group first
        QCOMPARE(oneLine(groups[0]["rules"][0]), QByteArray(R"([{"house":[],"tower":"c2"}])"));
        int compared = 0;
        for (const QJsonValue group : groups)
            compared += static_cast<int>(group["rules"].toArray().size());
        QCOMPARE(compared, 9); // five rule sets, four house rules switched
        for (qsizetype a = 0; a < groups.size(); ++a)
            for (qsizetype b = 0; b < a; ++b)
                QVERIFY(oneLine(facts(groups[a]["answer"])) != oneLine(facts(groups[b]["answer"])));
    }
    QVERIFY(questions[0]["groups"].toArray().size() > 2);
    QCOMPARE(questions[1]["groups"].toArray().size(), 1); // nobody argues about this watchtower
}

/// A house rule of the file is switched off; the file's rule set is not compared with itself.
void TestCommands::compareSame()
{
    const QByteArray text = "towerwatch: 1\nrules: {tower: c1-zmg, house: [diagonal]}\ntiles: [{tile: "
                            "tower-02-meadow, at: [0, 0]}]\n"
                            "questions: [{ask: place-floor, at: [0, 0]}]\n";
    const QJsonArray groups =
        jsonOf(run({"compare", "-", "--json"}, text))["questions"][0]["groups"].toArray();
    QStringList rules;
    for (const QJsonValue group : groups)
        for (const QJsonValue each : group["rules"].toArray())
            rules << each["tower"].toString() + u' ' + QString::number(each["house"].toArray().size());
    rules.sort();
    QCOMPARE(rules, QStringList({"c1 1", "c1-original 1", "c1-rgg 1", "c1-zmg 0", "c1-zmg 1", "c1-zmg 2",
                                 "c1-zmg 2", "c1-zmg 2", "c2 1"}));
}

void TestCommands::compareText()
{
    const Outcome different = run({"compare", exampleFile}),
                  same = run({"compare", "-"}, "towerwatch: 1\nquestions: [{ask: score}]\n");
    QCOMPARE(different.status, 0);
    QCOMPARE(same.status, 0);
    QVERIFY(linesOf(different.out).size() > 10);
    QCOMPARE(linesOf(same.out).size(), 1);
}

void TestCommands::formatRewrites()
{
    const QString file = write("a.yaml", "# top\n{towerwatch: 1, turn: red}\n");
    const QByteArray canonical =
        "# top\ntowerwatch: 1\nrules: {tower: c2, watchtowers: c3, house: []}\nturn: red\n";
    QCOMPARE(run({"format", file}).status, 0);
    QCOMPARE(contentOf(file), canonical);
    QCOMPARE(run({"format", file}).status, 0);
    QCOMPARE(contentOf(file), canonical);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).size(), 1); // no leftovers
}

/// The code of a file leads back to it, and the file stays as it was.
void TestCommands::formatPrintsCode()
{
    const QByteArray text = "{towerwatch: 1, turn: red}\n";
    const QString file = write("code.yaml", text);
    const Outcome code = run({"format", "--code", file});
    QCOMPARE(code.status, 0);
    QVERIFY(code.out.startsWith("TW1-"));
    QCOMPARE(contentOf(file), text);
    QCOMPARE(run({"format", QString::fromLatin1(code.out.trimmed())}).out, run({"format", "-"}, text).out);
    QCOMPARE(run({"format", "--code", "-"}, text).out, code.out);
}

void TestCommands::formatPrintsLinks()
{
    const QString file = write("a.yaml", contentOf(exampleFile)), page = "https://example.org/t.html";
    const QByteArray code = run({"format", "--code", file}).out;
    QCOMPARE(run({"format", "--code", "--page-address", page, file}).out, page.toUtf8() + '#' + code);
    QCOMPARE(run({"format", "--code", "--page-address", page + "#old", file}).out,
             page.toUtf8() + '#' + code);
    QCOMPARE(run({"format", "--page-address", page, file}).status, 2);
    for (const char *wrong : {"", "example.org", "https://", "ftp://example.org", "https://a b"}) {
        QCOMPARE(run({"format", "--code", "--page-address", wrong, file}).status, 2);
        QCOMPARE(run({"--page-address", wrong, file}).status, 2);
    }
}

void TestCommands::formatCheck()
{
    const QByteArray loose = "{towerwatch: 1, turn: red}\n";
    const QString file = write("a.yaml", loose), canonical = write("b.yaml", contentOf(exampleFile));
    const Outcome outcome = run({"format", "--check", canonical, file});
    QCOMPARE(outcome.status, 1);
    QVERIFY(outcome.out.contains(file.toUtf8()) && !outcome.out.contains(canonical.toUtf8()));
    QCOMPARE(contentOf(file), loose);
    QCOMPARE(run({"format", "--check", canonical}).status, 0);
    QCOMPARE(run({"format", "--check", file, path("missing.yaml")}).status, 2);
    QCOMPARE(run({"format", "--check", path("missing.yaml"), file}).status, 2);
    const QString windows = write("c.yaml", contentOf(exampleFile).replace('\n', "\r\n"));
    QCOMPARE(run({"format", "--check", windows}).status, 1);
}

void TestCommands::formatKeepsComments()
{
    const QString file = write("a.yaml", "towerwatch: 1\ntitle: Essen '23\nturn: red # Ann\n");
    QCOMPARE(run({"format", file}).status, 0);
    QVERIFY(contentOf(file).contains("turn: red # Ann\n"));
    QCOMPARE(run({"format", "--check", file}).status, 0);
}

void TestCommands::formatStandardInput()
{
    const QByteArray text = contentOf(exampleFile);
    const Outcome outcome = run({"format", "-"}, text);
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.out, text);
    QCOMPARE(run({"format", "-"}, "{towerwatch: 1}").out,
             QByteArray("towerwatch: 1\nrules: {tower: c2, watchtowers: c3, house: []}\n"));
    QCOMPARE(run({"format", "--check", "-"}, "{towerwatch: 1}").status, 1);
}

void TestCommands::formatSeveral()
{
    const QString a = write("a.yaml", "{towerwatch: 1}"), bad = write("bad.yaml", brokenText),
                  b = write("b.yaml", "{towerwatch: 1, turn: red}");
    QCOMPARE(run({"format", a, bad, b}).status, 2);
    QVERIFY(contentOf(a).startsWith("towerwatch: 1\n") && contentOf(b).startsWith("towerwatch: 1\n"));
    QCOMPARE(contentOf(bad), brokenText);
}

void TestCommands::rulingsJson()
{
    const Outcome outcome = run({"rulings", "--json"});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(keysOf(jsonOf(outcome)), QStringList("rulings"));
    const QJsonArray list = jsonOf(outcome)["rulings"].toArray();
    QVERIFY(list.size() > 150);
    QVERIFY(!hasNull(list));
    QSet<QString> ids;
    const QStringList kinds{"rule", "official",   "community", "difference",
                            "open", "house-rule", "inference", "engine"};
    for (const QJsonValue ruling : list) {
        for (const char *key : {"id", "kind", "title", "text"})
            QVERIFY2(!ruling[QLatin1String(key)].toString().isEmpty(), key);
        for (const char *key : {"editions", "sources", "related", "scenarios"})
            QVERIFY2(ruling[QLatin1String(key)].isArray(), key);
        QVERIFY(kinds.contains(ruling["kind"].toString()));
        ids.insert(ruling["id"].toString());
    }
    QCOMPARE(ids.size(), list.size());
    for (const QJsonValue ruling : list)
        for (const QJsonValue related : ruling["related"].toArray())
            QVERIFY(ids.contains(related.toString()));
}

void TestCommands::rulingsFilters()
{
    const auto found = [](const QStringList &options) -> const QJsonArray {
        return jsonOf(run(QStringList{"rulings", "--json"} + options))["rulings"].toArray();
    };
    const QJsonArray all = found({});
    const QJsonArray two = found({"wt-area", "ransom-three"});
    QCOMPARE(two.size(), 2);
    const QJsonArray open = found({"--kind", "open"});
    QVERIFY(!open.isEmpty());
    for (const QJsonValue ruling : open)
        QCOMPARE(ruling["kind"].toString(), QString("open"));
    for (const char *edition : {"c1", "c2", "c3"}) {
        const QJsonArray some = found({"--edition", edition});
        QVERIFY(!some.isEmpty() && some.size() < all.size());
        for (const QJsonValue ruling : some)
            QVERIFY(ruling["editions"].toArray().contains(QString(edition)));
    }
    const QJsonArray fairy = found({"--search", "fairy"});
    QVERIFY(!fairy.isEmpty() && fairy.size() < all.size());
    QCOMPARE(found({"--search", "FAIRY"}), fairy);
    QCOMPARE(found({"--search", "xyzzy"}).size(), 0);
    QVERIFY(found({"--search", "fairy", "--kind", "open"}).size() < fairy.size());
    const QJsonArray german = found({"wt-area", "--lang", "de"});
    QVERIFY(german[0]["text"].toString() != found({"wt-area"})[0]["text"].toString());
    QVERIFY(!found({"capture-castle-safe"})[0]["scenarios"].toArray().isEmpty());
}

void TestCommands::rulingsText()
{
    const Outcome outcome = run({"rulings", "tower-top-guard"});
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.out.contains("tower-top-guard"));
    QVERIFY(run({"rulings", "tower-top-guard", "--lang", "nl"}).out != outcome.out);
    QCOMPARE(run({"rulings", "--search", "xyzzy"}).status, 0);
    QVERIFY(linesOf(run({"rulings"}).out).size() > 300);
}

void TestCommands::tilesJson()
{
    const Outcome outcome = run({"tiles", "--json"});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(keysOf(jsonOf(outcome)), QStringList("tiles"));
    const QJsonArray tiles = jsonOf(outcome)["tiles"].toArray();
    QVERIFY(tiles.size() > 60);
    QVERIFY(!hasNull(tiles));
    QJsonObject watchtower;
    for (const QJsonValue tile : tiles) {
        for (const char *key :
             {"id", "edges", "cities", "roads", "monastery", "garden", "tower_foundation", "fields"})
            QVERIFY2(tile.toObject().contains(QLatin1String(key)), key);
        if (tile["id"].toString() == u"watchtower-04-cap-road-opposite-meeple")
            watchtower = tile.toObject();
    }
    QCOMPARE(watchtower["watchtower"].toObject(), QJsonObject({{"points", 2}, {"per", "meeple"}}));
    QCOMPARE(watchtower["edges"].toString(), QString("CFRF"));
    QCOMPARE(oneLine(watchtower["cities"]), QByteArray(R"([[{"coats_of_arms":0,"edges":["N"]}]])"));
    QCOMPARE(oneLine(watchtower["roads"]), QByteArray(R"([[["S"]]])"));
}

void TestCommands::tilesText()
{
    const Outcome outcome = run({"tiles"});
    QCOMPARE(outcome.status, 0);
    const QJsonArray tiles = jsonOf(run({"tiles", "--json"}))["tiles"].toArray();
    QCOMPARE(linesOf(outcome.out).size(), tiles.size());
    for (const QJsonValue tile : tiles)
        QVERIFY(outcome.out.contains(tile["id"].toString().toUtf8()));
}

TOWERWATCH_TEST(TestCommands)
#include "tst_commands.moc"
