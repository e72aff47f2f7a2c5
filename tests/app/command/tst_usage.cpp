// SPDX-License-Identifier: MIT
/// What the program says to words it does not know, and where it cannot do what was asked.
#include "tests/support/clitest.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

namespace {

QByteArray question(const QByteArray &expect)
{
    return "towerwatch: 1\ntiles:\n  - {tile: tower-02-meadow, at: [0, 0], floors: 1}\nquestions:\n"
           "  - {ask: place-floor, at: [0, 0], expect: {" +
           expect + "}}\n";
}

} // namespace

class tst_Usage : public QObject
{
    Q_OBJECT

private slots:
    /// Neither a file nor a command: no window is tried, with a display or without.
    void refusesWhatIsNeitherFileNorCommand_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("suggestion");
        QTest::newRow("misspelt command") << QStringList{"explane", exampleFile} << QByteArray("explain");
        QTest::newRow("unknown word") << QStringList{"bogus"} << QByteArray("--help");
        QTest::newRow("missing file") << QStringList{"missing.towerwatch.yaml"} << QByteArray("--help");
        QTest::newRow("second file missing")
            << QStringList{exampleFile, "missing.yaml"} << QByteArray("--help");
        QTest::newRow("unknown option") << QStringList{"--bogus"} << QByteArray("--help");
        QTest::newRow("unknown option of a command")
            << QStringList{"compare", "--bogus", exampleFile} << QByteArray("--bogus is not known; see");
        QTest::newRow("unknown word of an option")
            << QStringList{"explain", "--house", "xyzzy", exampleFile} << QByteArray("no-gaps");
    }

    void refusesWhatIsNeitherFileNorCommand()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, suggestion);
        for (const QStringList &environment : {QStringList{}, QStringList{"QT_QPA_PLATFORM=offscreen"}}) {
            const Outcome outcome = run(arguments, {}, environment);
            QCOMPARE(outcome.status, 2);
            QVERIFY2(outcome.err.contains(suggestion), outcome.err.constData());
        }
    }

    void saysThatTheWindowNeedsADisplay()
    {
        for (const QStringList &arguments : {QStringList{}, QStringList{exampleFile}}) {
            const Outcome outcome = run(arguments);
            QCOMPARE(outcome.status, 2);
            QVERIFY(outcome.err.startsWith("towerwatch: error: "));
        }
    }

    void everyCommandGivesHelp()
    {
        const QByteArray help = run({"--help"}).out;
        for (const char *command :
             {"explain", "dangers", "compare", "check", "render", "rulings", "tiles", "format", "import"})
            for (const char *word : {"--help", "-h"}) {
                const Outcome outcome = run({command, word});
                QCOMPARE(outcome.status, 0);
                QCOMPARE(outcome.out, help);
                QVERIFY(help.contains(command));
            }
    }

    void saysWhenOutputIsLost()
    {
        if (!QFile::exists(QStringLiteral("/dev/full")))
            QSKIP("there is no full device here");
        for (const QStringList &arguments :
             {QStringList{"explain", exampleFile}, QStringList{"explain", "--json", exampleFile},
              QStringList{"rulings"}, QStringList{"check", exampleFile}}) {
            const Outcome outcome = run(arguments, {}, {}, QStringLiteral("/dev/full"));
            QCOMPARE(outcome.status, 2);
            QVERIFY(outcome.err.contains("towerwatch: error: "));
        }
    }

    /// Words that the format does not know and options of other commands are refused.
    void refusesWrongOptions_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("dangers without a file") << QStringList{"dangers"};
        QTest::newRow("dangers of two files") << QStringList{"dangers", exampleFile, exampleFile};
        QTest::newRow("dangers under unknown rules") << QStringList{"dangers", exampleFile, "--tower", "c9"};
        QTest::newRow("dangers with an unknown house rule")
            << QStringList{"dangers", exampleFile, "--house", "x"};
        QTest::newRow("dangers with hinges") << QStringList{"dangers", exampleFile, "--hinges"};
        QTest::newRow("dangers of a question") << QStringList{"dangers", exampleFile, "--ask", "score"};
        QTest::newRow("hinges of a comparison") << QStringList{"compare", exampleFile, "--hinges"};
        QTest::newRow("hinges with a value") << QStringList{"explain", exampleFile, "--hinges=no"};
    }

    void refusesWrongOptions()
    {
        QFETCH(QStringList, arguments);
        const Outcome outcome = run(arguments);
        QCOMPARE(outcome.status, 2);
        QVERIFY(outcome.out.isEmpty());
        QVERIFY(!outcome.err.isEmpty());
    }

    /// `expect:` holds any part of the answer, its text too.
    void expectsTheTextOfAnAnswer()
    {
        const QByteArray json = run({"explain", "--json", "-"}, question("legal: true")).out;
        const qsizetype from = json.indexOf("\"text\": ");
        QVERIFY(from > 0);
        const QByteArray text = json.mid(from, json.indexOf('\n', from) - from);
        QCOMPARE(run({"check", "-"}, question(text)).status, 0);
        QCOMPARE(run({"check", "-"}, question("text: \"another\"")).status, 1);
    }

    /// A comparison repeats the keys of a question as they were asked.
    void comparesWithTheKeysAsAsked()
    {
        QVERIFY(!run({"compare", "--json", "-"}, question("legal: true"))
                     .out.split('[')
                     .at(1)
                     .contains("\"by\""));
        QVERIFY(run({"compare", "--json", "-"}, question("legal: true").replace("ask:", "by: red, ask:"))
                    .out.contains("\"by\": \"red\",\n      \"groups\""));
    }

    void suggestsWhatIsMeant_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<QByteArray>("suggestion");
        QTest::newRow("the ruling's name") << QByteArray("house: [house-no-gaps]") << QByteArray("“no-gaps”");
        QTest::newRow("capitals") << QByteArray("tower: C1") << QByteArray("“c1”");
        QTest::newRow("capitals of a long word")
            << QByteArray("house: [No-Surprises]") << QByteArray("“no-surprises”");
    }

    void suggestsWhatIsMeant()
    {
        QFETCH(QByteArray, rules);
        QFETCH(QByteArray, suggestion);
        const Outcome outcome = run({"explain", "-"}, "towerwatch: 1\nrules: {" + rules + "}\n");
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.err.contains(suggestion), outcome.err.constData());
    }

    /// What follows "--" is ours, also what Qt would take for an option of its own.
    void leavesFilesToThemselves()
    {
        const QTemporaryDir folder;
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(folder.path()));
        const QStringList names{"-style", "fusion", "-platform", "-qmljsdebugger", "--lang"};
        for (const QString &name : names)
            QVERIFY(QFile::copy(exampleFile, name));
        const Outcome rendered = run(QStringList{"render", "-o", "out.pdf", "--"} + names);
        const Outcome checked = run(QStringList{"check", "--"} + names);
        const Outcome plain =
            run(QStringList{"render", "-o", "plain.pdf"} + QStringList(names.size(), exampleFile));
        const auto pages = [](const char *name) {
            return contentOf(QLatin1String(name)).count("/Type /Page\n");
        };
        const auto drawn = pages("out.pdf"), expected = pages("plain.pdf");
        QVERIFY(QDir::setCurrent(before));
        QVERIFY2(rendered.status == 0, rendered.err.constData());
        QCOMPARE(checked.status, 0);
        QVERIFY(plain.status == 0 && expected > 0);
        QCOMPARE(drawn, expected);
    }

    /// <(COMMAND) is read like "-"; it can be read, and not be written back.
    void readsWhatShellsHandOver_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("a command") << "\"$P\" check <(cat \"$F\")" << 0 << QByteArray();
        QTest::newRow("a slow command")
            << "\"$P\" check <(head -c 50 \"$F\"; sleep 0.1; tail -c +51 \"$F\")" << 0 << QByteArray();
        QTest::newRow("standard input") << "cat \"$F\" | \"$P\" check /dev/stdin" << 0 << QByteArray();
        QTest::newRow("a file as input") << "\"$P\" check /dev/stdin < \"$F\"" << 0 << QByteArray();
        QTest::newRow("formatted") << "\"$P\" format <(cat \"$F\")" << 0 << QByteArray();
        QTest::newRow("no input") << "\"$P\" check - <&-" << 2 << QByteArray("no input");
        QTest::newRow("no input by name") << "\"$P\" check /dev/stdin <&-" << 2 << QByteArray("no input");
        QTest::newRow("no output") << "\"$P\" check \"$F\" >&-" << 2 << QByteArray();
        QTest::newRow("nothing at all") << "\"$P\" check \"$F\" <&- >&- 2>&-" << 2 << QByteArray();
    }

    void readsWhatShellsHandOver()
    {
        QFETCH(QString, line);
        QFETCH(int, status);
        QFETCH(QByteArray, says);
        const QString bash = QStandardPaths::findExecutable(QStringLiteral("bash"));
        if (bash.isEmpty())
            QSKIP("bash is not installed");
        const Outcome outcome =
            runProgram(bash, {"-c", line}, {}, {"P=" TOWERWATCH_PROGRAM, "F=" + exampleFile});
        QVERIFY2(outcome.status == status, outcome.err.constData());
        QVERIFY2(outcome.err.contains(says), outcome.err.constData());
        QVERIFY(says.isEmpty() || !outcome.err.contains("descriptor"));
    }

    void checksOrPrintsTheCode()
    {
        const Outcome outcome = run({"format", "--check", "--code", exampleFile});
        QCOMPARE(outcome.status, 2);
        QVERIFY(outcome.out.isEmpty() && outcome.err.contains("--code"));
    }

    void namesAVersionBeyondAllNumbers()
    {
        QVERIFY(run({"explain", "-"}, "towerwatch: 99999999999999\n").err.contains("99999999999999"));
    }
};

TOWERWATCH_TEST(tst_Usage)
#include "tst_usage.moc"
