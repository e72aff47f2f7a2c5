// SPDX-License-Identifier: MIT
/// What a release says of itself: one version everywhere, and everybody whose work is in it.
#include "app/command/commands.h"
#include "tests/support/clitest.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>
#include <QSet>

namespace {

QString fileOfTop(const char *path)
{
    return QString::fromUtf8(contentOf(QStringLiteral(TOWERWATCH_SOURCE_DIR "/") + QLatin1String(path)));
}

/// The first match of `pattern` in a file.
QString firstMatch(const char *path, const char *pattern)
{
    return QRegularExpression(QLatin1String(pattern)).match(fileOfTop(path)).captured(1);
}

/// Debian's source packages of the parts of the program or the page.
QSet<QString> partsIn(const QString &where)
{
    QSet<QString> sources;
    for (const QString &line : fileOfTop("resources/desktop/parts.txt").split(u'\n'))
        if (const QStringList cells = line.split(u'|'); cells[0] == where)
            sources << cells.value(2);
    return sources;
}

} // namespace

class TestRelease : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneVersion()
    {
        QCOMPARE(firstMatch("CHANGELOG.md", "## \\[(\\d[^\\]]*)\\]"), cli::version());
        QCOMPARE(firstMatch("resources/desktop/debian/changelog", "^towerwatch \\((.*)-1\\)"),
                 cli::version());
        const char *metainfo = "resources/desktop/org.towerwatch.Towerwatch.metainfo.xml";
        QCOMPARE(firstMatch(metainfo, "<release version=\"([^\"]*)\""), cli::version());
        QCOMPARE(firstMatch(metainfo, "<release version=\"[^\"]*\" date=\"([^\"]*)\""),
                 firstMatch("CHANGELOG.md", "## \\[\\d[^\\]]*\\] - (.*)"));
    }

    /// The program's are those that the build looks for, the page's those that its build fetches and
    /// installs.
    void everyPartIsNamed()
    {
        QSet<QString> linked{QStringLiteral("qt6-base"), QStringLiteral("qt6-svg")};
        const QRegularExpression wanted(
            QStringLiteral("(?:find_package\\((?!Qt6|PkgConfig)|IMPORTED_TARGET lib)([\\w-]+)"));
        for (const auto &match : wanted.globalMatch(fileOfTop("CMakeLists.txt")))
            linked << match.captured(1).toLower();
        QVERIFY(linked.contains(QStringLiteral("zip")));
        linked.remove(QStringLiteral("zip"));
        QCOMPARE(partsIn(QStringLiteral("program")), linked << QStringLiteral("libzip"));

        const QString fetched = firstMatch("tools/web", "sources of (.*) from Debian");
        QSet<QString> compiled{QStringLiteral("emscripten"), QStringLiteral("range-v3")};
        for (const QString &library : fetched.split(QRegularExpression(QStringLiteral(", | and "))))
            compiled << library;
        QCOMPARE(partsIn(QStringLiteral("page")), compiled);
        const QString notices = fileOfTop("resources/web/notices.txt");
        for (const QString &part : compiled)
            QVERIFY2(notices.contains(part, Qt::CaseInsensitive), qPrintable(part));
    }

    void readmeIsShort()
    {
        const QString readme = fileOfTop("README.md");
        QVERIFY(readme.count(u'\n') <= 72 && readme.count(u' ') < 600);
        QVERIFY(readme.contains(QStringLiteral("`tools/run")) &&
                readme.contains(QStringLiteral("`tools/test")));
    }

    /// The scenario of the README holds, and is answered as stands below it.
    void readmeTellsTheTruth()
    {
        const QByteArray scenario = firstMatch("README.md", "```yaml\n([^`]*)```").toUtf8();
        const QByteArray answer = firstMatch("README.md", "```text\n([^`]*)```").toUtf8();
        QVERIFY(!scenario.isEmpty() && !answer.isEmpty());
        QCOMPARE(run({"explain", "-"}, scenario).out, answer);
        QCOMPARE(run({"check", "-"}, scenario).status, 0);
    }
};

TOWERWATCH_TEST(TestRelease)
#include "tst_release.moc"
