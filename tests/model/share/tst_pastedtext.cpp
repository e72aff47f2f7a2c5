// SPDX-License-Identifier: MIT
/// A scenario is found in what people paste, whatever stands around it.
#include "model/format/scenarioreader.h"
#include "model/share/pastedtext.h"
#include "resources/catalogue.h"
#include "tests/support/testmain.h"

using namespace towerwatch;

class tst_PastedText : public QObject
{
    Q_OBJECT

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

    void elsewhereIsNone()
    {
        QVERIFY(scenarioIn("").empty());
        QVERIFY(scenarioIn("Nobody keeps a tower watch: 1 is enough").empty());
    }
};

TOWERWATCH_TEST(tst_PastedText)
#include "tst_pastedtext.moc"
