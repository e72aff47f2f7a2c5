// SPDX-License-Identifier: MIT
/// What a release says of itself: one version everywhere, and everybody whose work is in it.
#include "app/command/program.h"
#include "tests/support/testmain.h"
#include "tests/support/texts.h"

#include <QRegularExpression>
#include <QSet>

namespace {

QString sourceOf(const char *path)
{
    return QString::fromUtf8(contentOf(QStringLiteral(TOWERWATCH_SOURCE_DIR "/") + QLatin1String(path)));
}

/// The first match of `pattern` in a file.
QString firstIn(const char *path, const char *pattern)
{
    return QRegularExpression(QLatin1String(pattern)).match(sourceOf(path)).captured(1);
}

/// Debian's source packages of the parts of the program or the page.
QSet<QString> partsOf(const QString &where)
{
    QSet<QString> sources;
    for (const QByteArray &line : linesOf(sourceOf("resources/desktop/parts.txt").toUtf8()))
        if (const QStringList cells = QString::fromUtf8(line).split(u'|'); cells[0] == where)
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
        QCOMPARE(firstIn("CHANGELOG.md", "## \\[(\\d[^\\]]*)\\]"), cli::version());
        QCOMPARE(firstIn("resources/desktop/debian/changelog", "^towerwatch \\((.*)-1\\)"), cli::version());
        const char *metainfo = "resources/desktop/org.towerwatch.Towerwatch.metainfo.xml";
        QCOMPARE(firstIn(metainfo, "<release version=\"([^\"]*)\""), cli::version());
        QCOMPARE(firstIn(metainfo, "<release version=\"[^\"]*\" date=\"([^\"]*)\""),
                 firstIn("CHANGELOG.md", "## \\[\\d[^\\]]*\\] - (.*)"));
    }

    /// The program's are those that the build looks for, the page's those that its build fetches and
    /// installs.
    void everyPartIsNamed()
    {
        QSet<QString> linked{QStringLiteral("qt6-base"), QStringLiteral("qt6-svg")};
        const QRegularExpression wanted(
            QStringLiteral("(?:find_package\\((?!Qt6|PkgConfig)|IMPORTED_TARGET lib)([\\w-]+)"));
        for (const auto &match : wanted.globalMatch(sourceOf("CMakeLists.txt")))
            linked << match.captured(1).toLower();
        QVERIFY(linked.contains(QStringLiteral("zip")));
        linked.remove(QStringLiteral("zip"));
        QCOMPARE(partsOf(QStringLiteral("program")), linked << QStringLiteral("libzip"));

        const QString fetched = firstIn("tools/web", "for library in ([^;]*);");
        QSet<QString> compiled{QStringLiteral("emscripten"), QStringLiteral("range-v3")};
        for (const QString &library : fetched.split(u' '))
            compiled << library;
        QCOMPARE(partsOf(QStringLiteral("page")), compiled);
        const QString notices = sourceOf("resources/web/notices.txt");
        for (const QString &part : compiled)
            QVERIFY2(notices.contains(part, Qt::CaseInsensitive), qPrintable(part));
    }

    void readmeBeginsWithTheCommands()
    {
        const QStringList lines = sourceOf("README.md").split(u'\n');
        QVERIFY(lines.size() <= 60);
        const QString begin = lines.mid(0, 40).join(u'\n');
        QVERIFY(begin.contains(QStringLiteral("`tools/run")) &&
                begin.contains(QStringLiteral("`tools/test")));
    }
};

TOWERWATCH_TEST(TestRelease)
#include "tst_release.moc"
