// SPDX-License-Identifier: MIT
/// `towerwatch explain`: the JSON of the command line, overrides, questions asked on the command line.
#include "resources/catalogue.h"
#include "tests/support/clitest.h"
#include "tests/support/testmain.h"

#include <QJsonDocument>

class TestExplain : public CliTest
{
    Q_OBJECT

private Q_SLOTS:
    /// The answers of the shared example, to the letter.
    void explainContract()
    {
        const QJsonArray expected =
            QJsonDocument::fromJson(contentOf(testData + "second-floor-over-a-gap.json")).array();
        QCOMPARE(expected.size(), 6);
        const QJsonObject report = jsonOf(run({"explain", exampleFile, "--json"}));
        const QJsonArray answers = report["answers"].toArray();
        QCOMPARE(answers.size(), expected.size());
        for (qsizetype i = 0; i < expected.size(); ++i)
            QCOMPARE(oneLine(facts(answers[i])), oneLine(facts(expected[i])));
        QCOMPARE(report["towerwatch"].toInt(), 1);
        const QJsonObject rules{{"tower", "c2"}, {"watchtowers", "c3"}, {"house", QJsonArray{}}};
        QCOMPARE(report["scenario"].toObject()["rules"].toObject(), rules);
        QCOMPARE(report["scenario"].toObject()["title"].toString(), QString("The second floor over a gap"));
        QCOMPARE(report["warnings"].toArray().size(), 0);
        QCOMPARE(keysOf(report), QStringList({"answers", "footnotes", "scenario", "towerwatch", "warnings"}));
    }

    /// Where the page gives `because`, those rulings come first.
    void explainBecause()
    {
        const QJsonArray expected =
            QJsonDocument::fromJson(contentOf(testData + "second-floor-over-a-gap.json")).array();
        const QJsonArray figures = answersTo({exampleFile})[0]["figures"].toArray();
        int compared = 0;
        for (qsizetype i = 0; i < figures.size(); ++i) {
            const QJsonArray first = expected[0]["figures"][i]["because"].toArray(),
                             given = figures[i]["because"].toArray();
            QVERIFY(!given.isEmpty());
            for (qsizetype j = 0; j < first.size(); ++j, ++compared)
                QCOMPARE(given[j], first[j]);
        }
        QCOMPARE(compared, 3);
    }

    void explainKeys()
    {
        const QJsonArray answers = answersTo({exampleFile});
        QVERIFY(!hasNull(answers));
        for (const QJsonValue answer : answers) {
            QVERIFY(answer["because"].isArray() && !answer["text"].toString().isEmpty() &&
                    !answer["ask"].toString().isEmpty());
            QVERIFY(!answer["because"].toArray().isEmpty());
        }
        QVERIFY(!answers[0]["figures"][4].toObject().contains("owner")); // a fairy has none
        QVERIFY(!answers[0]["figures"][4].toObject().contains("on"));
        QVERIFY(!answers[0]["figures"][2].toObject().contains("consequences")); // safe
        QVERIFY(!answersTo({exampleFile, "--ask", "score"})[0].toObject().contains("tile"));
    }

    void explainFootnotes()
    {
        const QJsonObject report = jsonOf(run({"explain", exampleFile, "--json"}));
        const QJsonArray footnotes = report["footnotes"].toArray();
        QVERIFY(!footnotes.isEmpty());
        QSet<QString> ids;
        for (qsizetype i = 0; i < footnotes.size(); ++i) {
            QCOMPARE(footnotes[i]["number"].toInt(), i + 1);
            QVERIFY(!footnotes[i]["text"].toString().isEmpty() && !footnotes[i]["kind"].toString().isEmpty());
            ids.insert(footnotes[i]["ruling"].toString());
        }
        QCOMPARE(ids.size(), footnotes.size());
        QCOMPARE(run(QStringList{"rulings"} + ids.values()).status, 0);
        for (const QJsonValue answer :
             report["answers"].toArray()) // what decides an answer is a footnote, too
            QVERIFY2(ids.contains(answer["because"][0].toString()),
                     qPrintable(answer["because"][0].toString()));
    }

    void carriedFootnotes_data()
    {
        QTest::addColumn<QString>("tower");
        QTest::addColumn<QString>("watchtowers");
        for (const char *tower : {"c2", "c1", "c1-original", "c1-rgg", "c1-zmg"})
            for (const char *watchtowers : {"c2", "c3"})
                QTest::addRow("%s %s", tower, watchtowers) << tower << watchtowers;
    }

    /// A footnote is marked exactly where its ruling is of another edition than the one that is played.
    void carriedFootnotes()
    {
        QFETCH(QString, tower);
        QFETCH(QString, watchtowers);
        int carried = 0;
        for (const char *scenario :
             {"editions/one-board-for-all-rule-sets", "capture/every-kind-of-meeple",
              "watchtower-editions/a-pig-between-two-prints", "tower-top/the-fairy-beside-the-tower",
              "watchtower-combinations/castle-lords-count-once", "prisoners/two-points-are-not-enough"}) {
            const QString file =
                QStringLiteral(TOWERWATCH_SOURCE_DIR "/scenarios/%1.towerwatch.yaml").arg(scenario);
            const QJsonObject report =
                jsonOf(run({"explain", file, "--json", "--tower", tower, "--watchtowers", watchtowers}));
            QVERIFY(!report["footnotes"].toArray().isEmpty());
            for (const QJsonValue note : report["footnotes"].toArray()) {
                const QString id = note["ruling"].toString();
                const QString played = id.startsWith("wt-") ? watchtowers : tower.left(2);
                const auto editions = towerwatch::builtInRulings().find(id.toStdString())->editions;
                const bool foreign =
                    !editions.empty() && std::ranges::find(editions, played.toStdString()) == editions.end();
                QCOMPARE(note["carried"], foreign ? QJsonValue(true) : QJsonValue(QJsonValue::Undefined));
                carried += foreign ? 1 : 0;
            }
        }
        QVERIFY(carried > 0);
    }

    void explainWarnings()
    {
        const QString file = write("warned.yaml", warnedText);
        const Outcome outcome = run({"explain", file, "--json"});
        QCOMPARE(outcome.status, 0);
        const QJsonArray expected =
            QJsonDocument::fromJson(
                R"([{"code": "edge-mismatch", "at": [0, -1], "line": 5, "column": 5}, {"code": "mutual-prisoners", "line": 6, "column": 81}])")
                .array();
        QCOMPARE(oneLine(facts(jsonOf(outcome)["warnings"])), oneLine(expected));
        const QStringList lines = linesOf(outcome.err);
        QCOMPARE(lines.size(), 2);
        QVERIFY2(lines[0].startsWith(file + ":5:5: warning: "), qPrintable(lines[0]));
        QVERIFY2(lines[1].startsWith(file + ":6:81: warning: "), qPrintable(lines[1]));
    }

    void explainText()
    {
        const Outcome outcome = run({"explain", exampleFile});
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.err, QByteArray());
        QVERIFY(outcome.out.contains("The second floor over a gap"));
        QVERIFY(outcome.out.contains("[1]"));
        QVERIFY(!outcome.out.contains('%'));
        const Outcome whole = run({"explain", exampleFile, "--all-footnotes"});
        for (const char *id : {"tower-range-per-floor", "capture-castle-safe", "tower-floor-neutral"})
            QVERIFY2(!outcome.out.contains(id) && whole.out.contains(id), id);
        QCOMPARE(run({"explain", exampleFile, "--json", "--all-footnotes"}).out,
                 run({"explain", exampleFile, "--json"}).out);
    }

    /// A design of one's own may pay nothing; what it counts is told all the same.
    void explainWorthless()
    {
        const QByteArray text =
            "towerwatch: 1\n"
            "designs: [{id: own, edges: FRFR, cities: [], roads: [[E], [W]], fields: [], watchtower: "
            "{points: 0, "
            "per: meeple}}]\n"
            "tiles: [{tile: own, at: [0, 0]}, {tile: base-A-monastery-road, at: [1, 0], rotation: 90}]\n"
            "figures: [{figure: meeple, owner: red, at: [0, 0], on: road E}]\n"
            "questions: [{ask: score}, {ask: watchtower, at: [0, 0]}]\n";
        QCOMPARE(run({"explain", "-"}, text).status, 0);
        const QJsonObject answer =
            jsonOf(run({"explain", "--json", "-"}, text))["answers"].toArray()[0].toObject();
        QCOMPARE(answer["watchtowers"].toArray()[0].toObject()["value"].toInt(), 0);
    }

    void explainWithoutQuestions()
    {
        const QJsonArray answers = answersTo(
            {"-"}, "towerwatch: 1\ntiles:\n  - {tile: watchtower-02-cap, at: [1, 0]}\n"
                   "  - {tile: tower-02-meadow, at: [0, 1]}\n  - {tile: tower-01-cap, at: [3, 0]}\n");
        QStringList asked;
        for (const QJsonValue answer : answers)
            asked << answer["ask"].toString() + QString::fromUtf8(oneLine(answer["at"]));
        QCOMPARE(asked, QStringList({"place-floor[[3,0]]", "place-floor[[0,1]]", "watchtower[[1,0]]",
                                     "score[null]"}));
    }

    void explainLanguages()
    {
        const QString file = write("warned.yaml", warnedText);
        QStringList titles, footnotes;
        for (const char *language : {"en", "de", "nl"}) {
            const Outcome outcome = run({"explain", file, "--json", "--lang", language});
            QCOMPARE(outcome.status, 0);
            titles << jsonOf(outcome)["scenario"]["title"].toString();
            footnotes << jsonOf(run(
                {"explain", exampleFile, "--json", "--lang", language}))["footnotes"][0]["text"]
                             .toString();
        }
        QCOMPARE(titles, QStringList({"Café", "Kaffeehaus", "Café"}));
        QCOMPARE(footnotes.removeDuplicates(), 0);
    }

    void overrides()
    {
        const auto rules = [](const QStringList &options) {
            const QJsonValue found =
                jsonOf(run(QStringList{"explain", exampleFile, "--json"} + options))["scenario"]["rules"];
            return QString::fromUtf8(oneLine(found));
        };
        QCOMPARE(rules({"--tower", "c1-rgg"}),
                 QString(R"([{"house":[],"tower":"c1-rgg","watchtowers":"c3"}])"));
        QCOMPARE(rules({"--watchtowers=c2"}), QString(R"([{"house":[],"tower":"c2","watchtowers":"c2"}])"));
        QCOMPARE(rules({"--house", "diagonal,no-gaps"}),
                 QString(R"([{"house":["no-gaps","diagonal"],"tower":"c2","watchtowers":"c3"}])"));
        const QByteArray housed = "towerwatch: 1\nrules: {house: [no-surprises]}\n";
        const auto house = [&](const QString &value) {
            return jsonOf(run({"explain", "-", "--json", "--house", value},
                              housed))["scenario"]["rules"]["house"]
                .toArray()
                .size();
        };
        QCOMPARE(house(""), 0);
        QCOMPARE(house("eye-for-an-eye"), 1);
        // and they decide: the builder counts as a follower under RGG's rules
        const auto verdict = [](const QStringList &options) {
            return answersTo(QStringList{exampleFile} + options)[0]["figures"][2]["verdict"].toString();
        };
        QCOMPARE(verdict({}), QString("safe"));
        QCOMPARE(verdict({"--tower", "c1-rgg"}), QString("capturable"));
        QCOMPARE(answersTo({exampleFile, "--house", "no-surprises"})[0]["range"].toInt(), 1);
        QCOMPARE(answersTo({exampleFile, "--house", "no-gaps"})[0]["reach"].toArray().size(), 3);
    }

    void asks_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("expected"); ///< a part of the answer
        const auto row = [](const QStringList &options, const char *expected) {
            QTest::newRow(qPrintable(options.join(u' '))) << options << QByteArray(expected);
        };
        row({"--ask", "place-floor", "--at", "0,0"},
            R"({"ask": "place-floor", "at": [0, 0], "by": "red", "legal": true})");
        row({"--ask", "place-floor", "--at", "0,0", "--target", "f1", "--by", "blue"},
            R"({"ask": "place-floor", "by": "blue", "target": "f1", "capturable": ["1", "2"]})");
        row({"--ask", "place-floor", "--at", "0,-1"}, R"({"at": [0, -1], "legal": false})");
        row({"--ask", "place-figure", "--at", "0,0", "--figure", "meeple"},
            R"({"ask": "place-figure", "figure": "meeple", "legal": true})");
        row({"--ask", "watchtower", "--at", "0,-2"}, R"({"ask": "watchtower", "value": 6})");
        row({"--ask", "score"}, R"({"ask": "score", "totals": {"blue": 9}})");
        row({"--ask", "score", "--tile", "0,-3"}, R"({"ask": "score", "tile": [0, -3], "totals": {}})");
        row({"--ask", "ransom", "--from", "blue", "--figure", "large-meeple"},
            R"({"ask": "ransom", "by": "red", "from": "blue", "figure": "large-meeple", "legal": true})");
        row({"--ask", "ransom", "--by", "green"},
            R"({"ask": "ransom", "by": "green", "legal": false, "options": []})");
        row({"--ask", "actions", "--by", "blue"},
            R"({"ask": "actions", "by": "blue", "floor": [[0, 0]], "ransom": false})");
        row({"--ask", "outlook", "--target", "2"},
            R"({"ask": "outlook", "target": "2", "by": "red", "verdict": "capturable", "towers": [[0, 0]],
            "counting": [[0, -2]], "triggers": [{"at": [0, -2], "points": 6, "complete": true}]})");
        row({"--ask", "outlook", "--target", "3", "--by", "green"},
            R"({"target": "3", "by": "green", "verdict": "safe", "towers": [], "counting": [], "triggers": []})");
        row({"--ask", "place-floor", "--at", "-2,0"}, R"({"at": [-2, 0], "legal": false})");
        row({"--ask", "place-floor", "--at=-2,0"}, R"({"at": [-2, 0], "legal": false})");
        row({"--ask", "place-floor", "--at", "10000,-10000"}, R"({"legal": false})");
    }

    /// One question instead of those of the file.
    void asks()
    {
        QFETCH(QStringList, options);
        QFETCH(QByteArray, expected);
        const Outcome outcome = run(QStringList{"explain", exampleFile, "--json"} + options);
        QCOMPARE(outcome.status, 0);
        const QJsonArray answers = jsonOf(outcome)["answers"].toArray();
        QCOMPARE(answers.size(), 1);
        const QJsonObject part = QJsonDocument::fromJson(expected).object();
        QVERIFY(!part.isEmpty());
        for (auto it = part.begin(); it != part.end(); ++it)
            QCOMPARE(oneLine(answers[0][it.key()]), oneLine(it.value()));
    }

    void asksWrongly_data()
    {
        QTest::addColumn<QStringList>("options");
        const auto row = [](const QStringList &options) {
            QTest::newRow(qPrintable(options.join(u' '))) << options;
        };
        row({"--ask", "place-flor", "--at", "0,0"});
        row({"--ask", "place-floor"});
        row({"--ask", "place-floor", "--at", "0"});
        row({"--ask", "place-floor", "--at", "0,0,0"});
        row({"--ask", "place-floor", "--at", "a,b"});
        row({"--ask", "place-floor", "--at", "10001,0"});
        row({"--ask", "place-floor", "--at", "99999999999,0"});
        row({"--ask", "place-floor", "--at", "-2147483648,0"});
        row({"--ask", "place-floor", "--at", "0,0", "--target", "nobody"});
        row({"--ask", "place-floor", "--at", "0,0", "--target", "\", x: [\""});
        row({"--ask", "place-floor", "--at", "0,0", "--by", "pink"});
        row({"--ask", "place-floor", "--at", "0,0", "--by", "Red"});
        row({"--ask", "place-floor", "--at", "0,0", "--figure", "meeple"});
        row({"--ask", "place-figure", "--at", "0,0"});
        row({"--ask", "place-figure", "--at", "0,0", "--figure", "meepel"});
        row({"--ask", "watchtower", "--at", "0,0"});
        row({"--ask", "watchtower", "--at", "7,7"});
        row({"--ask", "score", "--at", "0,0"});
        row({"--ask", "score", "--tile", "7,7"});
        row({"--ask", "ransom", "--from", "yellow"});
        row({"--ask", "actions", "--at", "0,0"});
        row({"--ask", "outlook"});
        row({"--ask", "outlook", "--target", "nobody"});
        row({"--ask", "outlook", "--target", "1", "--at", "0,0"});
        row({"--at", "0,0"});
        row({"--target", "f1"});
    }

    void asksWrongly()
    {
        QFETCH(QStringList, options);
        const Outcome outcome = run(QStringList{"explain", exampleFile} + options);
        QCOMPARE(outcome.status, 2);
        QVERIFY(!outcome.err.isEmpty());
        QCOMPARE(outcome.out, QByteArray());
    }
};

TOWERWATCH_TEST(TestExplain)
#include "tst_explain.moc"
