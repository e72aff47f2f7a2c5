// SPDX-License-Identifier: MIT
/// What a hostile hand found: small input with endless output, targets that are no files, pictures that are
/// no pictures, names and terminals.
#include "tests/support/clitest.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QTest>
#include <QXmlStreamReader>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace {

/// A tower that reaches `figures` figures, asked about `questions` times.
QByteArray crowd(int figures, int questions)
{
    QByteArray text = "towerwatch: 1\ntiles:\n  - {tile: tower-02-meadow, at: [0, 0], floors: 1}\n"
                      "  - {tile: base-B-monastery, at: [1, 0]}\nfigures:\n";
    for (int i = 0; i < figures; ++i)
        text += "  - {figure: meeple, owner: red, at: [1, 0], on: monastery}\n";
    text += "questions:\n";
    for (int i = 0; i < questions; ++i)
        text += "  - {ask: place-floor, at: [0, 0]}\n";
    return text;
}

} // namespace

class TestHostile : public CliTest
{
    Q_OBJECT

private Q_SLOTS:
    /// 4.8 GB and no end, once.
    void tooMuchToAnswer()
    {
        for (const char *command : {"explain", "compare", "check"}) {
            const Outcome outcome = run({command, "-"}, crowd(1000, 1000));
            QCOMPARE(outcome.status, 2);
            QVERIFY2(outcome.err.startsWith("<stdin>:1139:5: error: ") && outcome.err.contains("40000000"),
                     outcome.err);
        }
        // the program's own questions are answered, however many there are
        QByteArray towers = "towerwatch: 1\ntiles:\n";
        for (int i = 0; i < 300; ++i)
            towers += "  - {tile: tower-02-meadow, at: [" + QByteArray::number(i) + ", 0]}\n";
        for (const char *command : {"check", "explain", "compare"})
            QCOMPARE(run({command, "-"}, towers).status, 0);
    }

    void memoryStaysWhileAnswersGoOn()
    {
#ifdef TOWERWATCH_SANITIZED
        QSKIP("a sanitizer takes all the addresses there are");
#endif
        const Outcome outcome = runWithin(100'000, {"explain", "--json", "-"}, crowd(220, 220));
        QCOMPARE(outcome.status, 0);
        QCOMPARE(jsonOf(outcome)["answers"].toArray().size(), 220);
    }

    void tooLittleMemory()
    {
#ifdef TOWERWATCH_SANITIZED
        QSKIP("a sanitizer takes all the addresses there are");
#endif
        QByteArray notes = "towerwatch: 1\nquestions:\n";
        while (notes.size() < 12 << 20)
            notes += "  - {ask: score}\n";
        const Outcome outcome = runWithin(150'000, {"explain", "-"}, notes);
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.err.contains("memory"), outcome.err);
    }

    void writesThroughWhatIsNoFile()
    {
        const QString pipe = path("pipe.svg");
        QCOMPARE(mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
        QVERIFY(run({"render", exampleFile, "-o", pipe}).status ==
                2); // nobody reads it: said, not waited for
        const int reader = open(pipe.toLocal8Bit().constData(), O_RDONLY | O_NONBLOCK);
        QVERIFY(reader >= 0 && fcntl(reader, F_SETPIPE_SZ, 1 << 20) >= 1 << 20); // room for all of it
        QCOMPARE(run({"render", exampleFile, "-o", pipe}).status, 0);
        QFile read;
        QVERIFY(read.open(reader, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle));
        QVERIFY(read.readAll().contains("</svg>"));
        struct stat found;
        QVERIFY(stat(pipe.toLocal8Bit().constData(), &found) == 0 && S_ISFIFO(found.st_mode));
        QCOMPARE(
            run({"import", QStringLiteral(TOWERWATCH_SOURCE_DIR "/tests/jcz/tower.jcz"), "-o", "/dev/null"})
                .status,
            0);
        QVERIFY(stat("/dev/null", &found) == 0 && S_ISCHR(found.st_mode));
        const Outcome full =
            run({"import", QStringLiteral(TOWERWATCH_SOURCE_DIR "/tests/jcz/tower.jcz"), "-o", "/dev/full"});
        QCOMPARE(full.status, 2);
        QVERIFY2(full.err.contains("space"), full.err);
        QCOMPARE(run({"render", exampleFile, "-o", path("")}).status, 2);
    }

    void followsLinksAndKeepsOwners()
    {
        const QString file = write("real.yaml", "towerwatch:   1\n"), link = path("link.yaml");
        QVERIFY(QFile::link(file, link));
        QVERIFY(chmod(file.toLocal8Bit().constData(), 0640) == 0);
        const bool isRoot = geteuid() == 0;
        if (isRoot)
            QVERIFY(chown(file.toLocal8Bit().constData(), 1234, 1235) == 0);
        QCOMPARE(run({"format", link}).status, 0);
        QVERIFY(QFileInfo(link).isSymLink());
        QVERIFY(contentOf(file).startsWith("towerwatch: 1\n"));
        struct stat found;
        QVERIFY(stat(file.toLocal8Bit().constData(), &found) == 0);
        QCOMPARE(found.st_mode & 07777, 0640u);
        if (isRoot)
            QVERIFY(found.st_uid == 1234 && found.st_gid == 1235);
    }

    void pictures_data()
    {
        QTest::addColumn<QByteArray>("title");
        QTest::newRow("end of CDATA") << QByteArray("a]]>b");
        QTest::newRow("noncharacter") << QByteArray("a\\uFFFFb\\uFFFE");
        QTest::newRow("noncharacters elsewhere") << QByteArray("\\uFDD0 \\U0001FFFE");
        QTest::newRow("controls") << QByteArray("\\e[31m \\u0085 \\u009b");
        QTest::newRow("markup") << QByteArray("</text><script>alert(1)</script>&amp;'<!--");
    }

    void pictures()
    {
        QFETCH(QByteArray, title);
        const QString file =
            write("s.yaml", "towerwatch: 1\ntitle: \"" + title +
                                "\"\n"
                                "tiles:\n  - {tile: tower-02-meadow, at: [0, 0], floors: 1}\n  "
                                "- {tile: base-B-monastery, at: [1, 0]}\n"
                                "players: {red: {name: \"" +
                                title +
                                "\"}}\n"
                                "figures: [{id: \"" +
                                title +
                                "\", figure: meeple, owner: red, at: [1, 0], on: monastery}]\n"
                                "questions: [{ask: place-floor, at: [0, 0]}]\n");
        QCOMPARE(run({"render", file, "-o", path("s.svg")}).status, 0);
        QXmlStreamReader svg(contentOf(path("s.svg")));
        while (!svg.atEnd())
            QVERIFY(svg.readNext() != QXmlStreamReader::StartElement || svg.name() != u"script");
        QVERIFY2(!svg.hasError(), qPrintable(svg.errorString()));
        QCOMPARE(run({"render", file, "-o", path("s.png")}).status, 0);
        QVERIFY(QImage(path("s.png")).width() > 100);
        QCOMPARE(run({"render", file, "-o", path("s.pdf")}).status, 0);
        QVERIFY(contentOf(path("s.pdf")).size() > 2000);
    }

    void printsCodes()
    {
        // the code of a scenario, taken from the corpus of the fuzzers
        QByteArray code =
            contentOf(QStringLiteral(TOWERWATCH_SOURCE_DIR "/tests/fuzz/codes/a-mayor-without-coats.code"))
                .simplified();
        QVERIFY(code.startsWith("TW1-"));
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(path({})));
        const Outcome outcome = run({"format", QString::fromLatin1(code)});
        QDir::setCurrent(before);
        QCOMPARE(outcome.status, 0);
        QVERIFY(outcome.out.contains("towerwatch: 1\n"));
        QCOMPARE(QDir(path({})).entryList(QDir::Files), QStringList());
        QCOMPARE(run({"format", "-"}, outcome.out).out, outcome.out);
    }

    void readsNoDirectory()
    {
        for (const char *command : {"explain", "format", "import"}) {
            const Outcome outcome =
                runProgram("/bin/sh", {"-c", "exec \"$0\" \"$1\" - < /", TOWERWATCH_PROGRAM, command});
            QCOMPARE(outcome.status, 2);
            QVERIFY2(outcome.err.contains("cannot be read: "), outcome.err);
            QCOMPARE(outcome.out, QByteArray());
            QVERIFY(run({command, "/"}).err.contains("cannot be read: "));
        }
    }

    void helpAnywhere()
    {
        const auto helps = [](const QStringList &arguments, const QByteArray &help) {
            const Outcome outcome = run(arguments);
            QCOMPARE(outcome.status, 0);
            QCOMPARE(outcome.out, help);
        };
        const QByteArray help = run({"--help"}).out, german = run({"--help", "--lang", "de"}).out;
        for (const char *command :
             {"explain", "compare", "check", "render", "rulings", "tiles", "format", "import"}) {
            helps({command, "missing.yaml", "--help"}, help);
            helps({command, "-", "--lang", "de", "-h"}, german);
        }
        QCOMPARE(run({"check", "--", "--help"}).status, 2); // a file of that name
        QVERIFY(run({"--version"}).out.startsWith("towerwatch "));
        QCOMPARE(run({"--version"}, {}, {}, QStringLiteral("/dev/full")).status, 2);
        QVERIFY(run({"explain", exampleFile}, {}, {}, QStringLiteral("/dev/full")).err.contains("space"));
    }

    void namesThatAreNotUtf8()
    {
        // QProcess cannot say such names, a shell can
        const auto inShell = [&](const QString &commands) {
            return runProgram("/bin/sh", {"-c", "cd \"$1\"; n=$(printf 'a\\377\\300b'); " + commands,
                                          TOWERWATCH_PROGRAM, path({})});
        };
        write("s.yaml", "towerwatch:   1\n");
        const Outcome outcome =
            inShell("cp s.yaml \"$n.yaml\"; \"$0\" check \"$n.yaml\" && \"$0\" format \"$n.yaml\" && "
                    "cat \"$n.yaml\" && \"$0\" render \"$n.yaml\" -o \"$n.svg\" && test -s \"$n.svg\"");
        QVERIFY2(outcome.status == 0, outcome.err);
        QVERIFY(outcome.out.contains("towerwatch: 1\n"));
        const Outcome missing = inShell("\"$0\" check \"$n.nothing\"");
        QCOMPARE(missing.status, 2);
        QVERIFY(missing.err.contains("cannot be read: "));
    }

    /// What Qt has to say about XDG_RUNTIME_DIR is nobody's business.
    void saysNothingOfItsOwn()
    {
        for (const char *kind : {"svg", "png", "pdf"}) {
            const Outcome outcome =
                run({"render", exampleFile, "-o", path(QLatin1String("x.") + QLatin1String(kind))});
            QCOMPARE(outcome.status, 0);
            QCOMPARE(outcome.err, QByteArray());
        }
    }

private:
    /// Runs the program with so much memory, in KiB.
    Outcome runWithin(int kibibytes, const QStringList &arguments, const QByteArray &input = {})
    {
        QStringList words{QStringLiteral("-c"),
                          QStringLiteral("ulimit -v %1; exec \"$0\" \"$@\"").arg(kibibytes),
                          QStringLiteral(TOWERWATCH_PROGRAM)};
        return runProgram(QStringLiteral("/bin/sh"), words + arguments, input);
    }
};

TOWERWATCH_TEST(TestHostile)
#include "tst_hostile.moc"
