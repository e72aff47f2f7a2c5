// SPDX-License-Identifier: MIT
/// No answer is without a limit: what no table asks is refused before anything is done, with the place and
/// the number; what tables ask, and large boards, is answered; what is long is counted and grouped.
#include "model/format/scenariowriter.h"
#include "model/scenario/work.h"
#include "model/value/limits.h"
#include "resources/catalogue.h"
#include "tests/support/clitest.h"
#include "tests/support/largeboard.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>

using namespace towerwatch;

namespace {

const QByteArray head = "towerwatch: 1\nplayers: {red: {}, blue: {}, green: {}}\n";

/// Lines in which %1 stands for numbers from 0 on.
QByteArray lines(const char *pattern, int count)
{
    QString all;
    for (int i = 0; i < count; ++i)
        all += QString(pattern).replace(QLatin1String("%1"), QString::number(i));
    return all.toUtf8();
}

QByteArray towerRow(int towers, int floors, int figures)
{
    const QByteArray row =
        "  - {tile: tower-01-cap, at: [%1, 0], floors: " + QByteArray::number(floors) + "}\n";
    return head + "tiles:\n" + lines(row.constData(), towers) + "figures:\n" +
           lines("  - {figure: meeple, owner: blue, at: [%1, 0], on: city N}\n", figures);
}

QByteArray cityRow(int tiles)
{
    return head + "tiles:\n" + lines("  - {tile: base-C-city-all-sides-coa, at: [%1, 0]}\n", tiles);
}

QByteArray asked(const QByteArray &question, int count)
{
    return "questions:\n" + question.repeated(count);
}

constexpr const char *scoreOfTile = "  - {ask: score, tile: [0, 0]}\n";
constexpr const char *floorHere = "  - {ask: place-floor, at: [0, 0]}\n";

} // namespace

class TestBounded : public CliTest
{
    Q_OBJECT

private Q_SLOTS:
    void refuses_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line"); // 0: any but the first
        const QByteArray scores = cityRow(9000) + asked(scoreOfTile, 9000),
                         towers = towerRow(1600, 1000, 1600);
        for (const char *command : {"check", "explain", "compare", "dangers"})
            QTest::addRow("%s: questions, tiles", command) << QStringList{command} << scores << 0;
        QTest::newRow("check: questions, figures")
            << QStringList{"check"}
            << towerRow(1, 1, 0) +
                   lines("  - {figure: meeple, owner: blue, at: [0, 0], on: city N}\n", 1000) +
                   asked(floorHere, 1000)
            << 0;
        QTest::newRow("check: expected values, questions")
            << QStringList{"check"}
            << head + asked(QByteArray("  - {ask: score, expect: {watchtowers: [" +
                                       QByteArray("1, ").repeated(1900) + "1]}}\n"),
                            100)
            << 0;
        QTest::newRow("explain: towers, figures") << QStringList{"explain"} << towers << 4;
        QTest::newRow("compare: rules, questions")
            << QStringList{"compare"} << cityRow(2000) + asked(scoreOfTile, 3000) << 0;
        QTest::newRow("hinges: rules, questions")
            << QStringList{"explain", "--hinges"} << cityRow(2000) + asked(scoreOfTile, 3000) << 0;
        QTest::newRow("rules from outside") << QStringList{"explain", "--house", "diagonal"}
                                            << cityRow(9000) + "  - {tile: tower-01-cap, at: [0, 1]}\n" +
                                                   asked("  - {ask: place-floor, at: [0, 1]}\n", 8000)
                                            << 0;
        QTest::newRow("dangers: towers, figures") << QStringList{"dangers"} << towers << 4;
        QTest::newRow("dangers as JSON") << QStringList{"dangers", "--json"} << towers << 4;
    }

    void refuses()
    {
        QFETCH(QStringList, command);
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        const Outcome outcome = run(command + QStringList{"-"}, text);
        QCOMPARE(outcome.status, 2);
        QCOMPARE(outcome.out.contains("{"), false);
        static const QRegularExpression error(QStringLiteral("^<stdin>:(\\d+):5: error: .*"),
                                              QRegularExpression::MultilineOption);
        const auto found = error.match(QString::fromUtf8(outcome.err));
        QVERIFY2(found.hasMatch(), outcome.err.constData());
        QVERIFY(found.captured(0).contains(QString::number(limits::work)));
        QVERIFY(line ? found.captured(1).toInt() == line : found.captured(1).toInt() > 3);
    }

    void refusesTheEditThatWouldNotBeOpened()
    {
        Scenario scenario;
        for (int i = 0; i < 5000; ++i)
            scenario.tiles.push_back({"base-B-monastery", {i, 0}, {}, 0, {}});
        scenario.questions.assign(5000, {.ask = Ask::Score, .at = Square{}});
        QVERIFY(asksWithinLimits(scenario));
        scenario.questions.assign(10'000, {.ask = Ask::Score, .at = Square{}});
        QVERIFY(!asksWithinLimits(scenario));
    }

    void answersLargeBoards_data()
    {
        QTest::addColumn<QStringList>("command");
        for (const QStringList &command : {QStringList{"explain"},
                                           {"explain", "--json", "--hinges"},
                                           {"check"},
                                           {"compare"},
                                           {"compare", "--json"},
                                           {"dangers"},
                                           {"dangers", "--json"}})
            QTest::newRow(qPrintable(command.join(u' '))) << command;
    }

    /// 10,000 tiles with a third as many figures and a few dozen questions; and the same without questions.
    void answersLargeBoards()
    {
        QFETCH(QStringList, command);
        static const Scenario large = [] {
            Scenario scenario = randomboards::largeScenario(10'000, builtInTiles());
            scenario.questions.resize(3);
            for (const PlacedTile &placed : scenario.tiles) {
                const Tile *tile = builtInTiles().find(placed.tile);
                if (tile->towerFoundation && scenario.questions.size() < 40)
                    scenario.questions.push_back({.ask = Ask::PlaceFloor, .at = placed.at});
                if (tile->watchtower && scenario.questions.size() < 40)
                    scenario.questions.push_back({.ask = Ask::Watchtower, .at = placed.at});
            }
            return scenario;
        }();
        QCOMPARE(large.questions.size(), std::size_t{40});
        const Outcome outcome =
            run(command + QStringList{"-"}, QByteArray::fromStdString(writeScenario(large)));
        QVERIFY2(outcome.status == 0, outcome.err.right(500).constData());
        if (command.contains(u"compare") || command.contains(u"--hinges"))
            return; // without questions it would ask a thousand under ten sets of rules
        Scenario silent = large;
        silent.questions.clear();
        QCOMPARE(run(command + QStringList{"-"}, QByteArray::fromStdString(writeScenario(silent))).status, 0);
    }

    /// In words: players who threaten the same stand in one line, and of many figures the first are named.
    void countsWhatIsLong()
    {
        const int towers = 20, figures = 150;
        const Outcome outcome =
            run({"dangers", "-"},
                towerRow(towers, 400, 0) +
                    lines("  - {figure: meeple, owner: blue, at: [0, 0], on: city N}\n", figures));
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.out.count("\n  "), towers);
        QCOMPARE(outcome.out.count(QByteArray::number(figures - static_cast<int>(limits::namedFigures))),
                 towers);
        QVERIFY(outcome.out.size() < 40'000);
        const auto json = jsonOf(run({"dangers", "--json", "-"}, towerRow(towers, 400, figures / 10)));
        QCOMPARE(json["dangers"].toArray().size(), 3 * towers);
    }

    /// What an answer takes grows with all it may look at.
    void knowsEveryKindOfQuestion()
    {
        const auto effort = [](int times, Ask ask) {
            Scenario scenario;
            for (int i = 0; i < 10 * times; ++i) {
                scenario.tiles.push_back({"tower-01-cap", {i, 0}, {}, 900, {}});
                scenario.figures.push_back(
                    {.owner = Colour::Red, .at = Square{0, 0}, .on = Place{.kind = PlaceKind::City}});
                scenario.figures.push_back({.owner = Colour::Red, .on = Place{.kind = PlaceKind::Wheel}});
            }
            scenario.players.push_back({.colour = Colour::Red});
            scenario.players.back().prisoners.assign(10 * times, {FigureKind::Meeple, Colour::Blue});
            return Work(scenario).of({.ask = ask, .at = Square{0, 0}}, {});
        };
        for (const Ask ask : allOf<Ask>)
            QVERIFY2(effort(100, ask) > effort(10, ask), name(ask).data());
        QVERIFY(effort(100, Ask::PlaceFloor) > 5 * effort(10, Ask::PlaceFloor));
    }
};

TOWERWATCH_TEST(TestBounded)
#include "tst_bounded.moc"
