// SPDX-License-Identifier: MIT
/// The commands that make other files: render and import.
#include "tests/support/clitest.h"
#include "tests/support/testmain.h"
#include "views/reports/dangerwords.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QProcess>

class TestRender : public CliTest
{
    Q_OBJECT

private Q_SLOTS:
    void importsGames()
    {
        const QString game = QStringLiteral(TOWERWATCH_SOURCE_DIR "/tests/jcz/tower.jcz");
        const Outcome outcome = run({"import", game});
        QCOMPARE(outcome.status, 0);
        QCOMPARE(run({"format", "--check", "-"}, outcome.out).status, 0);
        QVERIFY(run({"import", game, "--turn", "1"}).out != outcome.out);
        QCOMPARE(run({"import", "-"}, contentOf(game)).out, outcome.out);
        QCOMPARE(run({"import", game, "-o", path("game.yaml")}).status, 0);
        QCOMPARE(contentOf(path("game.yaml")), outcome.out);
        for (const char *turn : {"-1", "9999", "x"})
            QCOMPARE(run({"import", game, "--turn", turn}).status, 2);
        QCOMPARE(run({"import", game, "-o", path("no/such/folder.yaml")}).status, 2);
        const Outcome broken2 = run({"import", "-"}, "{\n  \"a\": ]");
        QCOMPARE(broken2.status, 2);
        QVERIFY2(broken2.err.startsWith("<stdin>:2:"), broken2.err.constData());
    }

    void importsEveryGame_data()
    {
        QTest::addColumn<QString>("game");
        const QDir folder(QStringLiteral(TOWERWATCH_SOURCE_DIR "/tests/jcz"));
        for (const QString &name : folder.entryList({"*.jcz"}, QDir::Files))
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }

    /// Every turn is a scenario in canonical form that can be asked about; warnings say what is missing in
    /// it.
    void importsEveryGame()
    {
        QFETCH(QString, game);
        const Outcome end = run({"import", "--partial", game});
        QCOMPARE(end.status, 0);
        const QStringList warnings = linesOf(end.err);
        for (const QString &line : warnings)
            QVERIFY2(line.startsWith(game + ": warning: "), qPrintable(line));
        QStringList turns;
        qsizetype warned = 0;
        for (int turn = 0;; ++turn) {
            const Outcome outcome = run({"import", "--partial", game, "--turn", QString::number(turn)});
            if (outcome.status != 0) {
                QVERIFY(turn > 1);
                break;
            }
            turns << write(QStringLiteral("%1.yaml").arg(turn), outcome.out);
            QVERIFY(linesOf(outcome.err).size() >= warned);
            warned = linesOf(outcome.err).size();
        }
        QCOMPARE(contentOf(turns.constLast()), end.out);
        QCOMPARE(run(QStringList{"format", "--check"} + turns).status, 0);
        QCOMPARE(run({"explain", "--json", turns.constLast()}).status, 0);
        QCOMPARE(warned, warnings.size());
    }

    /// A game that was cut or is none says where and why, with status 2 and nothing on standard output.
    void importsNoDamagedGame()
    {
        const QByteArray bytes = contentOf(QStringLiteral(TOWERWATCH_SOURCE_DIR "/tests/jcz/tower.jcz"));
        QVERIFY(bytes.size() > 1000);
        for (const QByteArray &damaged :
             {bytes.left(bytes.size() / 2), bytes.left(1), QByteArray(), QByteArray("[]"),
              QByteArray("towerwatch: 1\n"), QByteArray("\0\xff", 2)}) {
            const QString file = write("damaged.jcz", damaged);
            const Outcome outcome = run({"import", file});
            QCOMPARE(outcome.status, 2);
            QVERIFY2(outcome.err.startsWith(file.toUtf8() + ':') && outcome.err.contains(": error: "),
                     outcome.err.constData());
            QCOMPARE(outcome.out, QByteArray());
        }
        QCOMPARE(run({"import", exampleFile}).status, 2); // a scenario is no game
        QCOMPARE(run({"import", path("damaged.jcz"), "-o", path("out.yaml")}).status, 2);
        QVERIFY(!QFile::exists(path("out.yaml")));
    }

    void renders_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("start");
        QTest::newRow("svg") << QString("a.svg") << QByteArray("<");
        QTest::newRow("png") << QString("a.png") << QByteArray("\x89PNG");
        QTest::newRow("pdf") << QString("a.pdf") << QByteArray("%PDF-");
    }

    void renders()
    {
        if (!QFile::exists(QFileInfo(QStringLiteral(TOWERWATCH_PROGRAM)).dir().filePath("towerwatch-window")))
            QSKIP("the window program is not built");
        QFETCH(QString, name);
        QFETCH(QByteArray, start);
        const Outcome outcome = run({"render", exampleFile, "-o", path(name)});
        QVERIFY2(outcome.status == 0, outcome.err.constData());
        QVERIFY2(contentOf(path(name)).toLower().startsWith(start.toLower()),
                 contentOf(path(name)).left(40).constData());
        QVERIFY(contentOf(path(name)).size() > 1000);
        QCOMPARE(
            run({"render", exampleFile, "-o", path("b" + name), "--question", "2", "--lang", "de"}).status,
            0);
        QVERIFY(contentOf(path("b" + name)) != contentOf(path(name)));
        for (const QStringList &wrong : {QStringList{"-o", path("a.xyz")},
                                         {},
                                         {"-o", path("no/such/" + name)},
                                         {"-o", path(name), "--question", "99"},
                                         {"-o", path(name), "--question", "0"},
                                         {"-o", path(name), "--lang", "tlh"}})
            QCOMPARE(run(QStringList{"render", exampleFile} + wrong).status, 2);
        QCOMPARE(run({"render", path("missing.yaml"), "-o", path("c" + name)}).status, 2);
        QVERIFY(!QFile::exists(path("c" + name)));
    }

    void rendersSizes()
    {
        for (const int width : {1, 1200, 333}) {
            QCOMPARE(
                run({"render", exampleFile, "-o", path("a.png"), "--width", QString::number(width)}).status,
                0);
            QCOMPARE(QImage(path("a.png")).width(), width);
        }
        const auto corner = [&] { return QImage(path("a.png")).pixelColor(0, 0).alpha(); };
        QCOMPARE(corner(), 255);
        QCOMPARE(run({"render", exampleFile, "-o", path("a.png"), "--width", "333", "--transparent"}).status,
                 0);
        QCOMPARE(corner(), 0);
        QCOMPARE(run({"render", exampleFile, "-o", path("a.svg")}).status, 0);
        QCOMPARE(run({"render", exampleFile, "-o", path("b.svg"), "--transparent"}).status, 0);
        QVERIFY(contentOf(path("b.svg")).size() < contentOf(path("a.svg")).size());
        for (const QStringList &wrong : {QStringList{"c.png", "--width", "0"},
                                         {"c.png", "--width", "x"},
                                         {"c.png", "--width", "16001"},
                                         {"c.svg", "--width", "100"},
                                         {"c.pdf", "--transparent"},
                                         {"c.html", "--transparent"},
                                         {"c.html", "--dangers"}}) {
            QCOMPARE(run(QStringList{"render", exampleFile, "-o", path(wrong.first())} + wrong.mid(1)).status,
                     2);
            QVERIFY(!QFile::exists(path(wrong.first())));
        }
    }

    /// Several scenarios make one PDF, of either paper, and nothing else.
    void rendersBooklets()
    {
        const auto pages = [&](const QString &file) { return contentOf(path(file)).count("/Type /Page\n"); };
        QCOMPARE(run({"render", exampleFile, "-o", path("one.pdf")}).status, 0);
        QCOMPARE(run({"render", exampleFile, exampleFile, "-o", path("two.pdf"), "--paper", "letter"}).status,
                 0);
        QVERIFY(pages("one.pdf") >= 1 && pages("two.pdf") > 2 * pages("one.pdf")); // with a list of contents
        QVERIFY(contentOf(path("one.pdf")).contains("/MediaBox [0 0 595"));
        QVERIFY(contentOf(path("two.pdf")).contains("/MediaBox [0 0 612"));
        QCOMPARE(run({"render", exampleFile, exampleFile, "-o", path("two.png")}).status, 2);
        QCOMPARE(run({"render", exampleFile, "-o", path("a.pdf"), "--paper", "a3"}).status, 2);
    }

    /// Dangers are marked with numbers and a legend, alone or beside a question.
    void rendersDangers()
    {
        const auto svg = [&](const QStringList &options) {
            if (run(QStringList{"render", exampleFile, "-o", path("a.svg")} + options).status != 0)
                return QByteArray();
            return contentOf(path("a.svg"));
        };
        const QByteArray plain = svg({}), dangers = svg({"--dangers"}),
                         both = svg({"--dangers", "--question", "1"});
        QVERIFY(!dangers.isEmpty() && dangers != plain &&
                both.size() > std::max(plain.size(), dangers.size()));
        const QByteArray legend = QString(towerwatch::dangerLegend()).left(9).toUtf8();
        QVERIFY(!plain.contains(legend) && dangers.contains(legend) && both.contains(legend));
        QCOMPARE(run({"render", exampleFile, "-o", path("d.pdf"), "--dangers"}).status, 0);
    }

    void rendersOnAFullDisk_data()
    {
        QTest::addColumn<QString>("ending");
        for (const char *ending : {"svg", "png", "pdf"})
            QTest::newRow(ending) << QString::fromLatin1(ending);
    }

    /// The picture of before stays whole, and the command says that it failed.
    void rendersOnAFullDisk()
    {
        QFETCH(QString, ending);
        const QString picture = path("full." + ending);
        QFile file(picture);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("before") == 6);
        file.close();
        QProcess process;
        process.start("sh", {"-c", "trap '' XFSZ; ulimit -f 4; exec \"$0\" \"$@\"",
                             QStringLiteral(TOWERWATCH_PROGRAM), "render", exampleFile, "-o", picture});
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitCode(), 2);
        QVERIFY(process.readAllStandardError().contains("full." + ending.toUtf8()));
        QCOMPARE(contentOf(picture), QByteArray("before"));
    }
};

TOWERWATCH_TEST(TestRender)
#include "tst_render.moc"
