// SPDX-License-Identifier: MIT
/// An expectation that is brought up to date says as much as before.
#include "model/edit/expectations.h"
#include "resources/catalogue.h"
#include "tests/support/testmain.h"

using namespace towerwatch;

namespace {

Value valueOf(std::string_view text)
{
    return expectationFrom(text, builtInTiles()).value_or(Value());
}

} // namespace

class TestExpectations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isBroughtUpToDate_data()
    {
        QTest::addColumn<std::string>("expected");
        QTest::addColumn<std::string>("answer");
        QTest::addColumn<std::string>("anew");
        const auto row = [](const char *name, const char *expected, const char *answer, const char *anew) {
            QTest::newRow(name) << std::string(expected) << std::string(answer) << std::string(anew);
        };
        const char *answer =
            "{ask: place-floor, legal: true, height: 2, range: 2, capturable: [f1, f2], because: [a, b], "
            "figures: [{id: f1, verdict: capturable, because: [c]}, {id: f2, verdict: capturable}, "
            "{id: f3, verdict: safe, because: [d]}]}";
        row("holds", "{range: 2, because: [b]}", answer, "{range: 2, because: [b]}");
        row("short", "{capturable: [f1]}", answer, "{capturable: [f1, f2]}");
        row("order", "{capturable: [f2, f9, f1]}", answer, "{capturable: [f2, f1]}");
        row("rulings", "{range: 3, because: [a, x]}", answer, "{range: 2, because: [a]}");
        row("figures",
            "{figures: [{id: f3, verdict: open, because: [d]}, {id: f1, verdict: capturable}, {id: f2}]}",
            answer,
            "{figures: [{id: f3, verdict: safe, because: [d]}, {id: f1, verdict: capturable}, {id: f2}]}");
        row("more figures", "{figures: [{id: f3, verdict: safe}]}", answer,
            "{figures: [{id: f3, verdict: safe}, {id: f1, verdict: capturable}, {id: f2, verdict: "
            "capturable}]}");
        row("gone", "{range: 3, cost: 4}", answer, "{range: 2}");
        row("another kind", "{legal: false, because: [z]}", answer,
            "{legal: true, height: 2, range: 2, capturable: [f1, f2]}");
        row("nothing left", "{cost: 4}", answer, "{legal: true, height: 2, range: 2, capturable: [f1, f2]}");
        row("squares", "{reach: [[0, 0], [9, 9]]}", "{ask: place-floor, reach: [[0, 0], [1, 0]]}",
            "{reach: [[0, 0], [1, 0]]}");
    }

    void isBroughtUpToDate()
    {
        QFETCH(std::string, expected);
        QFETCH(std::string, answer);
        QFETCH(std::string, anew);
        const Value result = expectedAnew(valueOf(expected), valueOf(answer));
        QCOMPARE(toJson(result), toJson(valueOf(anew)));
        QVERIFY(differences(result, valueOf(answer)).empty());
    }
};

TOWERWATCH_TEST(TestExpectations)
#include "tst_expectations.moc"
