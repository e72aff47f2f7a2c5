// SPDX-License-Identifier: MIT
/// The program itself: help, exit statuses, error lines, input from anywhere, nothing that steers a terminal.
#include "tests/support/clitest.h"
#include "tests/support/hostilewords.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QRegularExpression>

class TestCli : public CliTest
{
    Q_OBJECT

private Q_SLOTS:
    void helpAndVersion()
    {
        for (const char *option : {"--help", "-h", "help"}) {
            const Outcome help = run({option});
            QCOMPARE(help.status, 0);
            for (const char *command :
                 {"explain", "compare", "check", "render", "rulings", "tiles", "format", "import"})
                QVERIFY2(help.out.contains(command), command);
        }
        const Outcome version = run({"--version"});
        QCOMPARE(version.status, 0);
        QVERIFY(QRegularExpression("^towerwatch \\d+\\.\\d+\\.\\d+\n$")
                    .match(QString::fromUtf8(version.out))
                    .hasMatch());
    }

    void usageErrors_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const auto row = [](const QStringList &arguments) {
            QTest::newRow(qPrintable(arguments.join(u' '))) << arguments;
        };
        row({"--nonsense"});
        for (const char *command : {"explain", "compare", "check", "format", "import"}) {
            row({command});
            row({command, "--nonsense", exampleFile});
        }
        row({"explain", exampleFile, exampleFile});
        row({"compare", exampleFile, exampleFile});
        row({"tiles", "something"});
        row({"tiles", "--nonsense"});
        row({"rulings", "no-such-ruling"});
        row({"rulings", "wt-area", "no-such-ruling"});
        row({"rulings", "--kind", "nonsense"});
        row({"rulings", "--edition", "c9"});
        row({"rulings", "--lang", "tlh"});
        row({"--help", "--lang", "tlh"});
        row({"--lang", "de"});
        row({"--lang", "de", exampleFile});
        row({"explain", exampleFile, "--lang", "tlh"});
        row({"explain", exampleFile, "--tower", "c3"});
        row({"explain", exampleFile, "--watchtowers", "c1"});
        row({"explain", exampleFile, "--house", "no-gaps,nonsense"});
        row({"explain", exampleFile, "--tower"});
        row({"check", exampleFile, "--json"});
    }

    /// Wrong usage: status 2, something on standard error, nothing on standard output.
    void usageErrors()
    {
        QFETCH(QStringList, arguments);
        const Outcome outcome = run(arguments);
        QCOMPARE(outcome.status, 2);
        QVERIFY(outcome.err.startsWith("towerwatch: error: ") && outcome.err.endsWith('\n'));
        QCOMPARE(outcome.out, QByteArray());
    }

    void unreadableFiles_data()
    {
        QTest::addColumn<QString>("command");
        for (const char *command : {"explain", "compare", "check", "format", "import"})
            QTest::newRow(command) << QString(command);
    }

    void unreadableFiles()
    {
        QFETCH(QString, command);
        for (const QString &file : {path("missing.yaml"), m_folder->path(), QStringLiteral("/dev/null/x")}) {
            const Outcome outcome = run({command, file});
            QCOMPARE(outcome.status, 2);
            QVERIFY2(outcome.err.contains(file.toUtf8()), outcome.err.constData());
        }
    }

    void errorsOfAFile_data()
    {
        QTest::addColumn<QString>("command");
        for (const char *command : {"explain", "compare", "check", "format"})
            QTest::newRow(command) << QString(command);
    }

    /// All errors of a file, each as FILE:LINE:COLUMN: error: text.
    void errorsOfAFile()
    {
        QFETCH(QString, command);
        const QString file = write("broken.yaml", brokenText);
        const Outcome outcome = run({command, file});
        QCOMPARE(outcome.status, 2);
        const QStringList lines = linesOf(outcome.err);
        QCOMPARE(lines.size(), 3);
        QVERIFY2(lines[0].startsWith(file + ":2:1: error: "), qPrintable(lines[0]));
        QVERIFY2(lines[1].startsWith(file + ":4:12: error: "), qPrintable(lines[1]));
        QVERIFY2(lines[2].startsWith(file + ":5:44: error: "), qPrintable(lines[2]));
        QVERIFY(lines[0].contains("title") && lines[1].contains("base-E-cap")); // suggestions
        QCOMPARE(contentOf(file), brokenText);
    }

    void nothingSteersTheTerminal_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        const auto row = [](const char *tag, int status, const QStringList &arguments) {
            QTest::newRow(tag) << arguments << status;
        };
        const QString bad = QStringLiteral("\x1b[31m\u202Ebad");
        for (const char *command : {"explain", "compare"})
            row(command, 0, {command, "FILE"});
        row("explain --json", 0, {"explain", "--json", "FILE"});
        row("compare --json", 0, {"compare", "--json", "FILE"});
        row("check", 1, {"check", "FILE"});
        row("format", 1, {"format", "--check", "FILE"});
        row("import", 2, {"import", "FILE"});
        for (const char *command : {"explain", "compare", "check", "format", "import", "render"})
            QTest::addRow("%s nothing", command) << QStringList{command, bad, "-o", "FILE" + bad} << 2;
        row("unknown command", 2, {"--" + bad});
        row("unknown option", 2, {"explain", "--" + bad, "FILE"});
        row("unknown rules", 2, {"explain", "--tower", bad, "FILE"});
        row("unknown question", 2, {"explain", "--ask", bad, "FILE"});
        row("unknown target", 2, {"explain", "--ask", "place-floor", "--at", "0,0", "--target", bad, "FILE"});
        row("unknown language", 2, {"explain", "--lang", bad, "FILE"});
        row("unknown ruling", 2, {"rulings", bad});
        row("search", 0, {"rulings", "--search", bad});
        row("unknown paper", 2, {"render", "FILE", "-o", "a.pdf", "--paper", bad});
    }

    /// Whatever a file or an argument says.
    void nothingSteersTheTerminal()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        const QString file = path(QStringLiteral("na\x1b[31mme\u202E.towerwatch.yaml"));
        QFile output(file);
        QVERIFY(output.open(QIODevice::WriteOnly) &&
                output.write(hostilewords::scenario) == hostilewords::scenario.size());
        output.close();
        for (QString &argument : arguments)
            argument.replace(QStringLiteral("FILE"), file);
        const Outcome outcome = run(arguments);
        QCOMPARE(outcome.status, status);
        QVERIFY(!outcome.out.isEmpty() || !outcome.err.isEmpty());
        QVERIFY2(!hostilewords::steers(QString::fromUtf8(outcome.out)), outcome.out);
        QVERIFY2(!hostilewords::steers(QString::fromUtf8(outcome.err)), outcome.err);
    }

    void nothingSteersAPicture()
    {
        const QString picture = path("picture.svg");
        QCOMPARE(run({"render", "-", "-o", picture}, hostilewords::scenario).status, 0);
        const QString text = QString::fromUtf8(contentOf(picture));
        QVERIFY(text.contains(QStringLiteral("U+202E")));
        QVERIFY(!hostilewords::steers(text));
    }

    /// Control characters of a file do not reach the terminal.
    void messagesAreSafe()
    {
        const Outcome outcome =
            run({"explain", "-"}, "towerwatch: 1\ntiles: [{tile: \"\\e[2J\\u202Ex\", at: [0, 0]}]\n");
        QCOMPARE(outcome.status, 2);
        QVERIFY(outcome.err.startsWith("<stdin>:2:16: error: "));
        QVERIFY(!outcome.err.contains('\x1b') && !outcome.err.contains("\u202E"));
        const Outcome titled = run({"explain", "-"}, "towerwatch: 1\ntitle: \"\\e[2J\"\n");
        QCOMPARE(titled.status, 0);
        QVERIFY(!titled.out.contains('\x1b'));
    }

    void standardInput()
    {
        const QByteArray text = contentOf(exampleFile);
        QCOMPARE(answersTo({"-"}, text), answersTo({exampleFile}));
        QCOMPARE(run({"check", "-"}, text).status, 0);
        QCOMPARE(run({"compare", "--json", "-"}, text).out, run({"compare", "--json", exampleFile}).out);
        QCOMPARE(run({"explain", "-"}, "").status, 2);
        QVERIFY(run({"explain", "-"}, "- a\n").err.startsWith("<stdin>:1:1: error: "));
    }

    void systemLanguage()
    {
        const auto title = [](const QStringList &environment) {
            return jsonOf(run({"explain", "-", "--json"}, warnedText, environment))["scenario"]["title"]
                .toString();
        };
        QCOMPARE(title({}), QString("Café"));
        QCOMPARE(title({"LC_ALL=de_DE.UTF-8", "LANG=de_DE.UTF-8", "LANGUAGE=de"}), QString("Kaffeehaus"));
    }

    void languageWhereverItStands_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QStringList>("without");
        const auto row = [](const QStringList &arguments, const QStringList &without) {
            QTest::newRow(qPrintable(arguments.join(u' '))) << arguments << without;
        };
        row({"--help", "--lang", "de"}, {"--help"});
        row({"--lang", "de", "--help"}, {"--help"});
        row({"--lang=de", "help"}, {"help"});
        row({"explain", "--help", "--lang=de"}, {"--help"});
        row({"--lang", "de", "explain", exampleFile}, {"explain", exampleFile});
        row({"explain", "--lang", "de", exampleFile}, {"explain", exampleFile});
        row({"compare", "--lang", "de"}, {"compare"});
        row({"render", "--lang", "de"}, {"render"});
        row({"explain", exampleFile, exampleFile, "--lang", "de"}, {"explain", exampleFile, exampleFile});
        row({"rulings", "--lang", "nl", "--lang", "de", "wt-area"}, {"rulings", "wt-area"});
    }

    /// Whatever is said is said in the language of --lang: help, answers and what is wrong.
    void languageWhereverItStands()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QStringList, without);
        const Outcome asked = run(arguments);
        const Outcome german = run(without, {}, {"LC_ALL=de_DE.UTF-8", "LANG=de_DE.UTF-8", "LANGUAGE=de"});
        const Outcome english = run(without);
        QCOMPARE(asked.status, german.status);
        QCOMPARE(asked.out, german.out);
        QCOMPARE(asked.err, german.err);
        QVERIFY(asked.out + asked.err != english.out + english.err);
    }

    /// Wherever a scenario is read there may be a code, alone or in a file; a damaged one is named and
    /// refused.
    void codesInPlaceOfFiles()
    {
        const QString code =
            QStringLiteral("TW1-PXDJE4233PDJAWB82GX24J3WNM6GWGD2V810DP5A7EH6MDMMTB9G1BE40R00");
        const QByteArray answers = run({"explain", "--json", code}).out;
        QCOMPARE(run({"explain", "--json", code}).status, 0);
        QCOMPARE(run({"explain", "--json", code.toLower()}).out, answers);
        QCOMPARE(run({"explain", "--json", write("code.txt", code.toUtf8() + '\n')}).out, answers);
        QCOMPARE(run({"explain", "--json", "-"}, code.toUtf8()).out, answers);
        for (const char *command : {"check", "compare"})
            QCOMPARE(run({command, code}).status, 0);
        QString damaged = code;
        damaged[30] = damaged[30] == u'7' ? u'8' : u'7';
        for (const QString &bad :
             {damaged, code.left(code.size() - 5), QStringLiteral("TW2-") + code.mid(4)}) {
            const Outcome outcome = run({"explain", bad});
            QCOMPARE(outcome.status, 2);
            QVERIFY(outcome.err.startsWith("towerwatch: error: TW") && outcome.out.isEmpty());
        }
    }

    /// Results go to standard output only, complaints to standard error only.
    void closedOutput()
    {
        const Outcome outcome = run({"explain", "--json", write("warned.yaml", warnedText)});
        QVERIFY(!outcome.out.contains("warning: ") && outcome.out.startsWith("{"));
        QVERIFY(outcome.out.endsWith("}\n") && outcome.err.endsWith("\n"));
    }
};

TOWERWATCH_TEST(TestCli)
#include "tst_cli.moc"
