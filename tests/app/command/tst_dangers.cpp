// SPDX-License-Identifier: MIT
/// `towerwatch dangers` and `explain --hinges`: the JSON, the rules that override, and the text.
#include "resources/catalogue.h"
#include "tests/support/clitest.h"
#include "tests/support/testmain.h"

#include <QJsonDocument>

namespace {

/// A tower that reaches over a gap, and one that is closed.
const QByteArray overTheGap =
    "towerwatch: 1\nrules: {house: [no-gaps]}\nplayers: {red: {}, blue: {floors: 0}, green: {}}\ntiles:\n"
    "  - {tile: tower-02-meadow, at: [0, 0], floors: 1}\n  - {tile: base-B-monastery, at: [2, 0]}\n"
    "  - {tile: base-B-monastery, at: [0, 2]}\n  - {tile: base-B-monastery, at: [0, 1]}\nfigures:\n"
    "  - {figure: meeple, owner: blue, at: [2, 0], on: monastery}\n"
    "  - {figure: meeple, owner: green, at: [0, 2], on: monastery}\n"
    "questions:\n  - {ask: place-floor, at: [0, 0], by: red, target: f1}\n  - {ask: ransom, by: red}\n";

QJsonArray dangersIn(const Outcome &outcome)
{
    return QJsonDocument::fromJson(outcome.out).object()["dangers"].toArray();
}

QJsonObject danger(const char *by, const QJsonArray &capturable)
{
    return {{"at", QJsonArray{0, 0}},
            {"by", by},
            {"range", 2},
            {"capturable", capturable},
            {"open", QJsonArray{}}};
}

} // namespace

class TestDangers : public CliTest
{
    Q_OBJECT

private Q_SLOTS:
    /// Blue has no floor; Green may take his own meeple back.
    void tellsTowersAndPlayers()
    {
        const Outcome outcome = run({"dangers", "--json", "-"}, overTheGap);
        QCOMPARE(outcome.status, 0);
        QCOMPARE(dangersIn(outcome), (QJsonArray{danger("red", {"f2"}), danger("green", {"f2"})}));
        const QJsonObject report = QJsonDocument::fromJson(outcome.out).object();
        QCOMPARE(keysOf(report), QStringList({"dangers", "scenario", "towerwatch"}));
        QCOMPARE(report["scenario"]["rules"]["house"].toArray(), QJsonArray{"no-gaps"});
    }

    void overridesRules()
    {
        QCOMPARE(dangersIn(run({"dangers", "--json", "--tower", "c1-rgg", "-"}, overTheGap)),
                 QJsonArray{danger("red", {"f2"})});
        QCOMPARE(dangersIn(run({"dangers", "--json", "--house", "", "-"}, overTheGap)).first().toObject(),
                 danger("red", {"f1", "f2"}));
        QCOMPARE(dangersIn(run({"dangers", "--json", "--house", "no-gaps,no-surprises", "-"}, overTheGap)),
                 QJsonArray());
    }

    void speaksEveryLanguage()
    {
        QByteArrayList texts;
        for (const char *language : completeLanguages()) {
            const Outcome outcome = run({"dangers", "--lang", language, "-"}, overTheGap);
            QCOMPARE(outcome.status, 0);
            for (const char *part : {"(0, 0)", "2"})
                QVERIFY2(outcome.out.contains(part), outcome.out.constData());
            QVERIFY(!texts.contains(outcome.out));
            texts << outcome.out
                  << run({"dangers", "--house", "no-surprises,no-gaps", "--lang", language, "-"},
                         overTheGap)
                         .out; // nothing in danger
            QVERIFY(!outcome.out.contains("f2") && texts.count(texts.last()) == 1);
        }
    }

    void tellsHinges()
    {
        const auto answersOf = [&](const QStringList &options) {
            return QJsonDocument::fromJson(
                       run(QStringList{"explain", "--json", "-"} + options, overTheGap).out)
                .object()["answers"]
                .toArray();
        };
        const QJsonArray with = answersOf({"--hinges"}), without = answersOf({});
        const QJsonArray figures = with[0]["figures"].toArray();
        QCOMPARE(figures.size(), 2);
        QCOMPARE(figures[0]["hinges"].toObject(),
                 (QJsonObject{{"house", QJsonObject{{"no-gaps", "capturable"}}}}));
        QCOMPARE(figures[1]["hinges"].toObject(),
                 (QJsonObject{{"house", QJsonObject{{"no-surprises", "out-of-reach"}}},
                              {"height", QJsonObject{{"height", 1}, {"verdict", "out-of-reach"}}}}));
        QCOMPARE(with[1]["hinges"].toObject(), QJsonObject());
        QVERIFY(with[1].toObject().contains("hinges") && !without[1].toObject().contains("hinges"));
        QVERIFY(!without[0]["figures"][0].toObject().contains("hinges"));
        QVERIFY(with[0]["text"].toString().size() > without[0]["text"].toString().size());
    }
};

TOWERWATCH_TEST(TestDangers)
#include "tst_dangers.moc"
