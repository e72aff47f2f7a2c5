// SPDX-License-Identifier: MIT
/// Files may be called anything: every command reads and writes them, and names them in one line that nobody
/// can take for another. What a folder has and nobody can read is named, too.
#include "model/value/utf8.h"
#include "tests/support/clitest.h"
#include "tests/support/hostilewords.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QSet>
#include <QStandardPaths>
#include <QXmlStreamReader>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace {

const QByteArray ending = ".towerwatch.yaml";

/// Names of files, without their ending.
const QByteArrayList nastyNames{"%1",
                                "%1%2%3%4%n",
                                "%L1 %",
                                "a\nb",
                                "\n",
                                "x:1:1: error: forged",
                                "a\ntowerwatch: error: forged",
                                "tab\there",
                                "return\rover",
                                "\x1b[31mred\x1b[2J",
                                "\x07",
                                "\xe2\x80\xae"
                                "abc",
                                "\xc2\x85next\xc2\x9b",
                                "\xff\xfe",
                                "a\x80",
                                "\xc0\xaf",
                                "\xed\xa0\x80",
                                "\xf4\x90\x80\x80",
                                "\xef\xbf\xbf",
                                " before",
                                "'quoted'",
                                "\"quoted\"",
                                "back\\slash\\n",
                                "-o",
                                "--help",
                                "--lang=xx",
                                "TW1-ABC",
                                "&amp; <b>bold",
                                "$(exit 3) `exit 3` * ? ~",
                                "#;|",
                                "\xf0\x9f\x8f\xb0 \xc3\xa9",
                                QByteArray(230, 'n')};

/// A word of a shell.
QByteArray quoted(QByteArray word)
{
    return '\'' + word.replace("'", "'\\''") + '\'';
}

/// A name as messages have it.
QByteArray said(const QByteArray &name)
{
    return QByteArray::fromStdString(towerwatch::visibleName(name.toStdString()));
}

} // namespace

class TestNames : public CliTest
{
    Q_OBJECT

private Q_SLOTS:
    void commands_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const QByteArray &name : nastyNames)
            QTest::newRow(name.toPercentEncoding().left(30).constData()) << name;
    }

    /// Each says the same as of a file with a plain name, but for that.
    void commands()
    {
        QFETCH(QByteArray, name);
        const QByteArray nasty = name + ending, plain = "plain" + ending;
        const auto expected = [&](QByteArray usual) {
            for (const char *word : {"./@.missing", "./@/in", "./@/out.svg", "./@/x", "@"})
                usual.replace(QByteArray(word).replace("@", plain),
                              said(QByteArray(word).replace("@", nasty)));
            return usual;
        };
        write(plain, contentOf(exampleFile));
        write("broken", brokenText);
        write("game.jcz", contentOf(QStringLiteral(TOWERWATCH_SOURCE_DIR "/tests/jcz/tower.jcz")));
        QCOMPARE(inShell("cp " + quoted(plain) + " ./" + quoted(nasty)).status, 0);
        for (const char *line : {"explain -- @",
                                 "explain --json -- @",
                                 "compare -- @",
                                 "dangers -- @",
                                 "diff -- @ @",
                                 "check -- @",
                                 "check --junit out.xml -- @",
                                 "format -- @",
                                 "format --check -- @",
                                 "format --code -- @",
                                 "import -- @",
                                 "render -o out.svg -- @",
                                 "check -- ./@.missing",
                                 "explain -- ./@.missing",
                                 "format --check -- ./@.missing",
                                 "-- ./@.missing",
                                 "import -- ./@.missing",
                                 "explain -- ./@/in",
                                 "render -o ./@/out.svg -- @",
                                 "import -o ./@/x game.jcz",
                                 "site -o ./@/x",
                                 "check --junit ./@/x -- @"}) {
            const Outcome usual = runOn(line, plain), outcome = runOn(line, nasty);
            QVERIFY2(outcome.status == usual.status && usual.status >= 0, line);
            QCOMPARE(outcome.out, expected(usual.out));
            QCOMPARE(outcome.err, expected(usual.err));
        }
        QCOMPARE(inShell("cp broken ./" + quoted(nasty) + "; cp broken " + plain).status, 0);
        for (const char *line : {"explain -- @", "check -- @", "format -- @", "compare -- @"}) {
            const Outcome usual = runOn(line, plain), outcome = runOn(line, nasty);
            QCOMPARE(outcome.status, 2);
            QVERIFY(usual.err.count('\n') > 1);
            QCOMPARE(outcome.err, expected(usual.err));
        }
    }

    /// Whatever is written under such a name is there, and is named in a report as it is in messages.
    void writing()
    {
        for (const QByteArray &name : nastyNames) {
            const Outcome outcome =
                inShell("n=" + quoted("./" + name + ".xml") + "; cp " + quoted(exampleFile.toUtf8()) + " ./" +
                        quoted(name) + "; \"$0\" check --junit \"$n\" -- ./" + quoted(name) +
                        " >/dev/null && cat \"$n\" && rm \"$n\"");
            QCOMPARE(outcome.status, 0);
            QXmlStreamReader xml(outcome.out);
            while (!xml.atEnd() && xml.name() != u"testsuite")
                xml.readNext();
            QCOMPARE(xml.attributes().value("name").toUtf8(), said("./" + name));
            while (!xml.atEnd())
                xml.readNext();
            QVERIFY2(!xml.hasError(), name);
        }
    }

    void namesStandInOneLine()
    {
        QSet<QByteArray> all;
        for (const QByteArray &name : nastyNames) {
            const QByteArray told = said(name);
            QVERIFY2(!told.contains('\n') && !hostilewords::steers(QString::fromUtf8(told)), told);
            QVERIFY(told == name || (told.startsWith('"') && told.endsWith('"')));
            all.insert(told);
        }
        QCOMPARE(all.size(), nastyNames.size());
        for (const char *plain : {"a b.yaml", "100%.yaml", "x<U+000A>", "é/ü.yaml", "", "C:d"})
            QCOMPARE(said(plain), QByteArray(plain));
    }

    /// In a folder, too, whatever the files are called.
    void foldersHaveThemAll()
    {
        QByteArray script = "mkdir all all/folder";
        for (const QByteArray &name : nastyNames)
            script += "; cp " + quoted(exampleFile.toUtf8()) + " all/folder/" + quoted(name + ending);
        QCOMPARE(inShell(script).status, 0);
        const Outcome single = run({"check", exampleFile}), outcome = run({"check", path("all")});
        QVERIFY2(outcome.status == 0 && single.status == 0, outcome.err);
        const auto count = [](const Outcome &of) { return of.out.left(of.out.indexOf(' ')).toInt(); };
        QCOMPARE(count(outcome), count(single) * nastyNames.size());
        const Outcome form = run({"format", "--check", path("all")});
        QCOMPARE(form.out.count('\n'), form.status == 1 ? nastyNames.size() : 0);
    }

    void whatCannotBeReadIsNamed_data()
    {
        QTest::addColumn<QByteArray>("make"); ///< what a shell does in the folder
        QTest::addColumn<QByteArray>("named");
        QTest::newRow("dangling link")
            << QByteArray("ln -s nowhere all/lost.towerwatch.yaml") << QByteArray("lost.towerwatch.yaml");
        QTest::newRow("link to itself") << QByteArray("ln -s me.towerwatch.yaml all/me.towerwatch.yaml")
                                        << QByteArray("me.towerwatch.yaml");
        QTest::newRow("pipe") << QByteArray("mkfifo all/pipe.towerwatch.yaml")
                              << QByteArray("pipe.towerwatch.yaml");
        QTest::newRow("closed folder")
            << QByteArray("mkdir all/closed; chmod 0 all/closed") << QByteArray("closed");
        QTest::newRow("closed file") << QByteArray("cp all/good.towerwatch.yaml all/closed.towerwatch.yaml; "
                                                   "chmod 0 all/closed.towerwatch.yaml")
                                     << QByteArray("closed.towerwatch.yaml");
        QTest::newRow("deep folder") << QByteArray() << QByteArray("deepest");
    }

    void whatCannotBeReadIsNamed()
    {
        QFETCH(QByteArray, make);
        QFETCH(QByteArray, named);
        if (named.startsWith("closed") && geteuid() == 0 &&
            QStandardPaths::findExecutable("setpriv").isEmpty())
            QSKIP("setpriv is not installed");
        QVERIFY(QDir().mkpath(path("all")));
        write("all/good.towerwatch.yaml", run({"format", "-"}, contentOf(exampleFile)).out);
        if (make.isEmpty())
            makeDeep();
        QCOMPARE(inShell(make + "\nchmod 755 . all").status, 0);
        for (const QStringList &command : {QStringList{"check"}, {"format", "--check"}}) {
            const Outcome outcome = runAsNobody(command + QStringList{path("all")});
            QCOMPARE(outcome.status, 2);
            QCOMPARE(outcome.err.count('\n'), 1);
            QVERIFY2(outcome.err.contains(named), outcome.err);
        }
        runProgram("/bin/rm", {"-rf", path("all")}); // of what is deep Qt could not
    }

    void emptyFolders()
    {
        QVERIFY(QDir().mkpath(path("all/in")));
        const auto statuses = [this] {
            QList<int> all;
            for (const QStringList &command : {QStringList{"check"}, {"format", "--check"}})
                for (const QStringList &options : {QStringList{}, {"--allow-empty"}}) {
                    const Outcome outcome = run(command + options + QStringList{path("all")});
                    all << outcome.status;
                    if (outcome.status == 2 && outcome.err.count('\n') != 1)
                        QTest::qFail(outcome.err, __FILE__, __LINE__);
                }
            return all;
        };
        QCOMPARE(statuses(), (QList<int>{2, 0, 2, 0}));
        write("all/in/silent.towerwatch.yaml", run({"format", "-"}, "towerwatch: 1\n").out);
        QCOMPARE(statuses(), (QList<int>{2, 0, 0, 0}));
        write("all/in/asked.towerwatch.yaml", run({"format", "-"}, contentOf(exampleFile)).out);
        QCOMPARE(statuses(), (QList<int>{0, 0, 0, 0}));
        QCOMPARE(run({"check", path("all/in/silent.towerwatch.yaml")}).status, 0); // a file may be silent
        QCOMPARE(run({"format", "--allow-empty", exampleFile}).status, 2);
    }

private:
    /// Runs lines of a shell in the folder of the test; $0 is the program.
    Outcome inShell(const QByteArray &lines)
    {
        write("script", "cd " + quoted(path({}).toUtf8()) + "\n" + lines + "\n");
        return runProgram("/bin/sh", {"-c", ". \"$1\"", TOWERWATCH_PROGRAM, path("script")});
    }

    /// Runs the program, @ being a name.
    Outcome runOn(const char *line, const QByteArray &name)
    {
        QByteArray words = line;
        for (const char *word :
             {"./@.missing", "./@/in", "./@/out.svg", "./@/x", "@"}) // each in quotes of its own
            if (words.contains(word)) {
                const QByteArray whole = QByteArray(word).replace("@", name);
                words.replace(word, "\x01").replace(" @", ' ' + quoted(name)).replace("\x01", quoted(whole));
                break;
            }
        return inShell("\"$0\" " + words);
    }

    /// As somebody whom permissions hold back.
    Outcome runAsNobody(const QStringList &arguments)
    {
        const QString setpriv = QStandardPaths::findExecutable(QStringLiteral("setpriv"));
        if (geteuid() != 0 || setpriv.isEmpty())
            return run(arguments);
        return runProgram(setpriv,
                          QStringList{"--reuid=65534", "--clear-groups", TOWERWATCH_PROGRAM} + arguments);
    }

    /// Folders in each other whose path is longer than a system takes.
    void makeDeep()
    {
        int folder = open(path("all").toLocal8Bit().constData(), O_RDONLY | O_DIRECTORY);
        const QByteArray name = "deepest" + QByteArray(200, 'd');
        for (int i = 0; i < 25 && folder >= 0; ++i) {
            mkdirat(folder, name.constData(), 0755);
            const int next = openat(folder, name.constData(), O_RDONLY | O_DIRECTORY);
            close(folder);
            folder = next;
        }
        QVERIFY(folder >= 0);
        close(folder);
    }
};

TOWERWATCH_TEST(TestNames)
#include "tst_names.moc"
