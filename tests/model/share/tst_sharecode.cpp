// SPDX-License-Identifier: MIT
/// Codes: every scenario goes out and comes back, and what was damaged on the way is refused.
#include "model/format/scenarioreader.h"
#include "model/format/scenariowriter.h"
#include "model/share/sharecode.h"
#include "resources/catalogue.h"
#include "resources/library.h"
#include "tests/support/testmain.h"

#include <random>

using namespace towerwatch;

namespace {

constexpr std::string_view characters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ-oOiIlLuU \n\t*%\xff";

std::string small()
{
    Scenario scenario;
    scenario.tiles = {{.tile = "base-D-cap-road-straight", .at = {0, 0}},
                      {.tile = "base-V-road-curve", .at = {0, 1}, .rotation = Rotation::R90}};
    scenario.figures = {{.kind = FigureKind::Meeple,
                         .owner = Colour::Red,
                         .at = Square{0, 0},
                         .on = placeFromText("city N")}};
    return shareCode(scenario);
}

CodeFault faultOf(std::string_view code)
{
    const CodeText result = textOfCode(code);
    return result.problem ? result.problem->fault : CodeFault::NotACode;
}

/// The code either means what `text` says or nothing.
bool sameOrRefused(const std::string &code, const std::string &text)
{
    const CodeText result = textOfCode(code);
    return result.text.has_value() != result.problem.has_value() && (!result.text || *result.text == text);
}

} // namespace

class TestShareCode : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void library_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const ShippedScenario &file : shippedScenarios())
            QTest::newRow(std::string(file.path).c_str())
                << QByteArray(file.text.data(), static_cast<qsizetype>(file.text.size()));
    }

    void library()
    {
        QFETCH(QByteArray, text);
        const auto read = readScenario(text.toStdString(), builtInTiles());
        QVERIFY(read.scenario);
        const std::string code = shareCode(*read.scenario);
        QVERIFY(looksLikeCode(code));
        const CodeText back = textOfCode(code);
        QVERIFY(back.text);
        const auto again = readScenario(*back.text, builtInTiles());
        QVERIFY(again.scenario && *again.scenario == *read.scenario);
        QCOMPARE(shareCode(*again.scenario), code);
    }

    /// A board of 20 tiles, half of them with figures, three questions: under 900 characters.
    void twentyTiles()
    {
        std::size_t longest = 0;
        for (unsigned seed = 1; seed <= 50; ++seed) {
            std::mt19937 random(seed);
            Scenario scenario;
            scenario.title.byLanguage = {{"", "Who can take the knight beside the second tower?"}};
            const auto &tiles = builtInTiles().tiles();
            for (int i = 0; i < 20; ++i)
                scenario.tiles.push_back({.tile = tiles[random() % tiles.size()].id,
                                          .at = {i % 5 - 2, i / 5 - 2},
                                          .rotation = static_cast<Rotation>(random() % 4),
                                          .floors = random() % 4 == 0 ? static_cast<int>(random() % 5) : 0});
            for (int i = 0; i < 12; ++i)
                scenario.figures.push_back({.kind = static_cast<FigureKind>(random() % 5),
                                            .owner = static_cast<Colour>(random() % 5),
                                            .at = scenario.tiles[random() % 20].at,
                                            .on = Place{PlaceKind::Road, static_cast<Side>(random() % 4)}});
            for (int i = 0; i < 3; ++i)
                scenario.questions.push_back(
                    {.ask = Ask::PlaceFloor, .at = Square{i, 0}, .by = Colour::Blue});
            longest = std::max(longest, shareCode(scenario).size());
        }
        QVERIFY2(longest < 900, qPrintable(QString::number(longest)));
    }

    void spelling()
    {
        const std::string code = small();
        const auto text = textOfCode(code).text;
        QVERIFY(text);
        QVERIFY(code.find_first_not_of("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-") == std::string::npos);
        QCOMPARE(textOfCode(QByteArray::fromStdString(code).toLower().toStdString()).text, text);
        std::string wrapped = "  " + code + "\r\n";
        wrapped.insert(20, "\n  ");
        QCOMPARE(textOfCode(wrapped).text, text);
    }

    void everyCharacterChanged()
    {
        const std::string code = small();
        const std::string text = *textOfCode(code).text;
        for (std::size_t i = 0; i < code.size(); ++i)
            for (const char other : characters) {
                std::string changed = code;
                changed[i] = other;
                QVERIFY2(sameOrRefused(changed, text), changed.c_str());
                changed = code;
                changed.insert(i, 1, other);
                QVERIFY2(sameOrRefused(changed, text), changed.c_str());
            }
    }

    void everyCharacterMissing()
    {
        const std::string code = small();
        for (std::size_t i = 0; i < code.size(); ++i) {
            QVERIFY(!textOfCode(code.substr(0, i)).text);
            std::string changed = code;
            changed.erase(i, 1);
            QVERIFY2(sameOrRefused(changed, *textOfCode(code).text), changed.c_str());
            if (i + 1 < code.size() && code[i] != code[i + 1]) {
                changed = code;
                std::swap(changed[i], changed[i + 1]);
                QVERIFY2(sameOrRefused(changed, *textOfCode(code).text), changed.c_str());
            }
        }
    }

    void randomHarm()
    {
        std::mt19937 random(20250301);
        const std::string code = small();
        const std::string text = *textOfCode(code).text;
        for (int round = 0; round < 20'000; ++round) {
            std::string changed = code;
            for (auto times = 1 + random() % 6; times > 0; --times)
                changed[random() % changed.size()] = characters[random() % characters.size()];
            QVERIFY2(sameOrRefused(changed, text), changed.c_str());
        }
    }

    void reasons_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<int>("fault");
        QTest::addColumn<int>("fact");
        const auto row = [](const char *what, const QByteArray &code, CodeFault fault, int fact = 0) {
            QTest::newRow(what) << code << static_cast<int>(fault) << fact;
        };
        const QByteArray code = QByteArray::fromStdString(small());
        row("empty", "", CodeFault::NotACode);
        row("a path", "towers.yaml", CodeFault::NotACode);
        row("no version", "TW-AB", CodeFault::NotACode);
        row("newer", "TW2-" + code.mid(4), CodeFault::NewerVersion, 2);
        row("no end of versions", "TW99999999999999999999-A", CodeFault::NotACode);
        row("nothing in it", "TW1-", CodeFault::CutOff);
        row("foreign", "TW1-AB*D", CodeFault::ForeignCharacter, 7);
        row("cut", code.left(code.size() - 8), CodeFault::Damaged);
        row("too long", "TW1-" + QByteArray(17 << 20, '0'), CodeFault::TooLong);
    }

    void reasons()
    {
        QFETCH(QByteArray, code);
        QFETCH(int, fault);
        QFETCH(int, fact);
        QCOMPARE(static_cast<int>(faultOf(code.toStdString())), fault);
        QCOMPARE(textOfCode(code.toStdString()).problem->fact, fact);
    }

    /// A code of the first release still opens: its dictionary may not change.
    void kept()
    {
        const CodeText result =
            textOfCode("TW1-PXDJE4233PDJAWB82GX24J3WNM6GWGD2V810DP5A7EH6MDMMTB9G1BE40R00");
        QVERIFY(result.text);
        const auto read = readScenario(*result.text, builtInTiles());
        QVERIFY(read.scenario);
        QCOMPARE(read.scenario->tiles.size(), std::size_t(2));
    }
};

TOWERWATCH_TEST(TestShareCode)
#include "tst_sharecode.moc"
