// SPDX-License-Identifier: MIT
/// The page for phones that `render` writes: where the built one is found, and what is put into it.
#include "tests/support/clitest.h"
#include "tests/support/hostilewords.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>

namespace {

const QByteArray pageStart = "<!DOCTYPE html><meta name=\"towerwatch:code\" content=\"",
                 pageEnd = "\"><script>referee</script>";

} // namespace

class TestPhonePage : public CliTest
{
    Q_OBJECT

private Q_SLOTS:
    void isFound_data()
    {
        QTest::addColumn<QString>("program");
        QTest::addColumn<QString>("window");
        QTest::addColumn<QString>("page");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<bool>("found");
        const QString build = "build/release", bin = "usr/bin", libexec = bin + "/" TOWERWATCH_LIBEXEC,
                      share = "usr/share/towerwatch/towerwatch.html";
        const QByteArray page = pageStart + pageEnd;
        QTest::newRow("build") << build << build << "build/web/towerwatch.html" << page << true;
        QTest::newRow("installed") << bin << libexec << share << page << true;
        QTest::newRow("elsewhere") << bin << libexec << "usr/share/towerwatch.html" << page << false;
        QTest::newRow("of another kind") << bin << libexec << share << QByteArray("<html></html>") << false;
    }

    /// Beside the build or in the installation; where it is not, what else can be made is named and nothing
    /// is written.
    void isFound()
    {
        QFETCH(QString, program);
        QFETCH(QString, window);
        QFETCH(QString, page);
        QFETCH(QByteArray, content);
        QFETCH(bool, found);
        const QDir own = QFileInfo(QStringLiteral(TOWERWATCH_PROGRAM)).dir();
        const auto put = [&](const QString &name, const QString &folder) {
            const QString copy = QDir::cleanPath(path(folder)) + u'/' + name;
            QDir().mkpath(QFileInfo(copy).path());
            return QFile::copy(own.filePath(name), copy) ? copy : QString();
        };
        const QString copy = put("towerwatch", program), out = path("out.html");
        QVERIFY(!copy.isEmpty() && !put("towerwatch-window", window).isEmpty());
        built(page, content);
        const Outcome outcome =
            runProgram(copy, {"render", exampleFile, "-o", out}, {}, {QStringLiteral("TOWERWATCH_PAGE=")});
        QVERIFY2(outcome.status == (found ? 0 : 2), outcome.err.constData());
        QCOMPARE(contentOf(out).startsWith(pageStart + "TW1-"), found);
        QCOMPARE(QFile::exists(out), found);
        QCOMPARE(outcome.err.count('\n'), found ? 0 : 1);
        for (const char *instead : {"-o %1.pdf", "-o %1.png"})
            QCOMPARE(outcome.err.contains(QString(instead).arg(path("out")).toUtf8()), !found);
    }

    void opensTheBoard()
    {
        QCOMPARE(codeIn({exampleFile}), run({"format", "--code", exampleFile}).out.trimmed());
        QCOMPARE(run({"render", exampleFile, "-o", path("x.html")}, {},
                     {QString("TOWERWATCH_PAGE=" + path("not there.html"))})
                     .status,
                 2);
    }

    void opensWithAQuestion()
    {
        const QJsonArray answers = answersTo({exampleFile});
        QVERIFY(answers.size() > 1 && answers[0] != answers[1]);
        QCOMPARE(facts(answersTo({codeIn({exampleFile, "--question", "2"})}).at(0)), facts(answers[1]));
    }

    /// No word of a file gets into the page as it stands.
    void hostileWords()
    {
        for (const QByteArray &text :
             {hostilewords::scenario, QByteArray("towerwatch: 1\ntitle: '\"><script>alert(1)</script>'\n")}) {
            const QByteArray code = codeIn({"-"}, text);
            QVERIFY2(code.startsWith("TW1-"), code.constData());
            QVERIFY(std::all_of(code.begin(), code.end(), [](char each) {
                return each == '-' || (each >= '0' && each <= '9') || (each >= 'A' && each <= 'Z');
            }));
            QCOMPARE(run({"format", code}).out, run({"format", "-"}, text).out);
        }
    }

private:
    /// Writes what the build would make into a folder of the test.
    QString built(const QString &file, const QByteArray &page = pageStart + pageEnd);
    /// The code in the page of a scenario; the test fails where anything else of the built page is changed.
    QByteArray codeIn(const QStringList &arguments, const QByteArray &input = {});
};

QString TestPhonePage::built(const QString &file, const QByteArray &page)
{
    QDir().mkpath(QFileInfo(path(file)).path());
    return write(file, page);
}

QByteArray TestPhonePage::codeIn(const QStringList &arguments, const QByteArray &input)
{
    const QString out = path("out.html");
    const Outcome outcome = run(QStringList{"render", "-o", out} + arguments, input,
                                {QString("TOWERWATCH_PAGE=" + built("named.html"))});
    const QByteArray page = contentOf(out);
    if (outcome.status != 0 || !page.startsWith(pageStart) || !page.endsWith(pageEnd))
        QTest::qFail((outcome.err + page).constData(), __FILE__, __LINE__);
    return page.mid(pageStart.size()).chopped(pageEnd.size());
}

TOWERWATCH_TEST(TestPhonePage)
#include "tst_phonepage.moc"
