// SPDX-License-Identifier: MIT
/// A scenario is found in what people paste, whatever stands around it.
#include "model/format/scenarioreader.h"
#include "model/share/pastedtext.h"
#include "model/share/sharecode.h"
#include "resources/catalogue.h"
#include "tests/support/testmain.h"

using namespace towerwatch;

class tst_PastedText : public QObject
{
    Q_OBJECT

    static Scenario scenario()
    {
        return *readScenario(
                    "towerwatch: 1\ntitle: Kept in a code\ntiles:\n  - {tile: base-E-cap, at: [2, 0]}\n",
                    builtInTiles())
                    .scenario;
    }

private slots:
    void scenariosAreFound_data()
    {
        QTest::addColumn<QString>("text");
        const QString plain = QStringLiteral("towerwatch: 1\ntiles:\n  - {tile: base-E-cap, at: [2, 0]}\n");
        QString indented = plain, quoted = plain;
        indented.replace(u'\n', QStringLiteral("\n    ")).prepend(QStringLiteral("    "));
        quoted.replace(u'\n', QStringLiteral("\n> ")).prepend(QStringLiteral("> "));
        QTest::newRow("plain") << plain;
        QTest::newRow("indented") << indented;
        QTest::newRow("quoted") << quoted;
        QTest::newRow("fenced") << QStringLiteral("Look:\n\n```yaml\n%1```\nWhat now?\n").arg(plain);
        QTest::newRow("between paragraphs") << QStringLiteral("Hello all,\n\n%1\nRegards\n").arg(plain);
    }

    void scenariosAreFound()
    {
        QFETCH(QString, text);
        const auto read = readScenario(scenarioIn(text.toStdString()), builtInTiles());
        QVERIFY(read.scenario);
        QCOMPARE(read.scenario->tiles.size(), 1u);
        QCOMPARE(read.scenario->tiles[0].at, (Square{2, 0}));
    }

    void wholeCodesAreFound_data()
    {
        QTest::addColumn<QString>("text");
        const QString code = QString::fromStdString(shareCode(scenario()));
        const auto broken = [&](const QString &between) {
            QString lines = code;
            for (qsizetype at = 30; at < lines.size(); at += 30 + between.size())
                lines.insert(at, between);
            return lines;
        };
        QVERIFY(code.size() > 60);
        QTest::newRow("alone") << code;
        QTest::newRow("words after it") << code + QStringLiteral(" thanks a lot");
        QTest::newRow("a link") << QString::fromStdString(
            shareLink("https://example.org/tw-1/towerwatch.html", code.toStdString()));
        QTest::newRow("words around it") << QStringLiteral("Look: %1, is it right?").arg(code);
        QTest::newRow("in lines") << QStringLiteral("Anna: see\n") + broken(QStringLiteral("\r\n")) +
                                         QStringLiteral("\nthanks\n");
        QTest::newRow("quoted") << QStringLiteral("> ") + broken(QStringLiteral("\n> "));
        QTest::newRow("small letters")
            << QStringLiteral("Anna: see\n") + broken(QStringLiteral("\n")).toLower();
        QTest::newRow("after a cut one") << code.left(40) + QStringLiteral(", no: ") + code;
        QTest::newRow("before a long message") << code + QStringLiteral(" word").repeated(5000);
    }

    void wholeCodesAreFound()
    {
        QFETCH(QString, text);
        const CodeText read = textOfCode(codeIn(text.toStdString()));
        QVERIFY(!read.problem);
        QCOMPARE(*readScenario(*read.text, builtInTiles()).scenario, scenario());
    }

    /// Whatever follows a code or goes before it, it ends where it is whole.
    void codesEndWhereTheyAreWhole()
    {
        const std::string code = shareCode(scenario());
        for (const std::string after : {"", " ", ".", " and so on", "-", " TW1-A", "\n0", " \xff"})
            QCOMPARE(lengthOfCode(code + after), code.size());
        QCOMPARE(lengthOfCode(" " + code), code.size() + 1);
        std::string apart;
        for (const char c : code.substr(4))
            apart += std::string(1, c) + "\n";
        QCOMPARE(lengthOfCode("tw1-" + apart), 4 + apart.size() - 1);
        for (std::size_t cut = 0; cut < code.size(); ++cut)
            QCOMPARE(lengthOfCode(code.substr(0, cut)), std::size_t{0});
        for (const std::string &none :
             std::vector<std::string>{code + "U", "x" + code, "TW2-" + code.substr(4)})
            QCOMPARE(lengthOfCode(none), std::size_t{0});
    }

    void cutCodesAreFoundAsTheyAre()
    {
        const std::string code = shareCode(scenario()), cut = code.substr(0, code.size() - 3);
        QCOMPARE(textOfCode(codeIn(cut)).problem->fault, CodeFault::Damaged);
        QCOMPARE(codeIn("See " + cut + "."), cut);
    }

    void elsewhereIsNone()
    {
        QVERIFY(scenarioIn("").empty());
        QVERIFY(scenarioIn("Nobody keeps a tower watch: 1 is enough").empty());
    }
};

TOWERWATCH_TEST(tst_PastedText)
#include "tst_pastedtext.moc"
