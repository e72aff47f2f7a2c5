// SPDX-License-Identifier: MIT
/// The Debian package: what the distribution's own tool says of it, and that it installs, runs and leaves
/// nothing behind.
///
/// Debian packages: lintian
#include "app/command/commands.h"
#include "tests/support/program.h"
#include "tests/support/soak.h"
#include "tests/support/testmain.h"
#include "tests/support/texts.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>

class TestPackage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
#ifdef TOWERWATCH_SANITIZED
        QSKIP("nobody packages this build");
#endif
        for (const char *tool : {"cpack", "dpkg", "dpkg-shlibdeps"})
            if (QStandardPaths::findExecutable(QLatin1String(tool)).isEmpty())
                QSKIP("this is not Debian");
        const QString build = QCoreApplication::applicationDirPath();
        if (!QFile::exists(build + QStringLiteral("/CPackConfig.cmake")))
            QSKIP("this build makes no package");
        QStringList options{QStringLiteral("--config"), build + QStringLiteral("/CPackConfig.cmake"),
                            QStringLiteral("-G"),       QStringLiteral("DEB"),
                            QStringLiteral("-B"),       m_folder.path()};
        if (!m_whole) // cpack starts two programs for each file to find those that need libraries
            options << QStringLiteral("-D") << QStringLiteral("CPACK_DEBIAN_PACKAGE_SHLIBDEPS=OFF");
        const Outcome made = runTool(QStringLiteral("cpack"), options);
        QVERIFY2(made.status == 0, made.out);
        const QStringList packages = QDir(m_folder.path()).entryList({QStringLiteral("*.deb")});
        QCOMPARE(packages.size(), 1);
        m_package = m_folder.filePath(packages.first());
    }

    void lintian()
    {
        if (!m_whole)
            QSKIP("what the package depends on is not in it: that is slow, so only where more is asked for");
        if (QStandardPaths::findExecutable(QStringLiteral("lintian")).isEmpty())
            QSKIP("lintian is not installed");
        const Outcome outcome =
            runTool(QStringLiteral("lintian"),
                    {QStringLiteral("--allow-root"), QStringLiteral("--fail-on=error"), m_package});
        QVERIFY2(outcome.status == 0, outcome.out);
    }

    /// Into a system of its own, which has none of the packages that ours needs; these are those of this
    /// system.
    void installsRunsAndGoes()
    {
        const QString root = m_folder.filePath(QStringLiteral("root"));
        QVERIFY(QDir().mkpath(root + QStringLiteral("/var/lib/dpkg/info")) &&
                QDir().mkpath(root + QStringLiteral("/var/lib/dpkg/updates")));
        QFile status(root + QStringLiteral("/var/lib/dpkg/status"));
        QVERIFY(status.open(QIODevice::WriteOnly));
        status.close();
        const auto dpkg = [&](const QStringList &what) {
            return runTool(QStringLiteral("dpkg"),
                           QStringList{QStringLiteral("--root=") + root, QStringLiteral("--force-not-root"),
                                       QStringLiteral("--force-depends"),
                                       QStringLiteral("--force-script-chrootless"),
                                       QStringLiteral("--log=") + m_folder.filePath(QStringLiteral("log"))} +
                               what);
        };
        const Outcome installed = dpkg({QStringLiteral("--install"), m_package});
        QVERIFY2(installed.status == 0, installed.out);
        const QString program = root + QStringLiteral("/usr/bin/towerwatch");
        QCOMPARE(runTool(program, {QStringLiteral("--version")}).out,
                 "towerwatch " + cli::version().toUtf8() + '\n');
        const QString scenario =
            root + QStringLiteral("/usr/share/towerwatch/scenarios/capture/four-in-reach.towerwatch.yaml");
        QCOMPARE(runTool(program, {QStringLiteral("check"), scenario}).status, 0);
        const QString picture = m_folder.filePath(QStringLiteral("board.png"));
        const Outcome drawn =
            runTool(program, {QStringLiteral("render"), scenario, QStringLiteral("-o"), picture});
        QVERIFY2(drawn.status == 0 && QFile::exists(picture), drawn.out);
        const QString page = root + QStringLiteral("/usr/share/towerwatch/towerwatch.html");
        const Outcome filled = runTool(program, {QStringLiteral("render"), scenario, QStringLiteral("-o"),
                                                 m_folder.filePath(QStringLiteral("board.html"))});
        QVERIFY2(filled.status == (QFile::exists(page) ? 0 : 2),
                 filled.out); // tools/web may not have made it
        for (const char *file :
             {"applications/org.towerwatch.Towerwatch.desktop",
              "metainfo/org.towerwatch.Towerwatch.metainfo.xml", "mime/packages/towerwatch.xml",
              "man/man1/towerwatch.1.gz", "man/man5/towerwatch-scenario.5.gz",
              "man/man7/towerwatch-rules.7.gz", "bash-completion/completions/towerwatch",
              "zsh/vendor-completions/_towerwatch", "fish/vendor_completions.d/towerwatch.fish",
              "towerwatch/towerwatch-1.schema.json", "towerwatch/towerwatch-answers-1.schema.json",
              "icons/hicolor/scalable/apps/org.towerwatch.Towerwatch.svg",
              "icons/hicolor/256x256/apps/org.towerwatch.Towerwatch.png"})
            QVERIFY2(QFile::exists(root + QStringLiteral("/usr/share/") + QLatin1String(file)), file);
        const Outcome gone = dpkg({QStringLiteral("--purge"), QStringLiteral("towerwatch")});
        QVERIFY2(gone.status == 0, gone.out);
        for (const QString &left : filesBelow(root))
            QVERIFY2(left.startsWith(root + QStringLiteral("/var/lib/dpkg/")), qPrintable(left));
        QVERIFY(!QDir(root + QStringLiteral("/usr")).exists());
    }

private:
    const bool m_whole = soaked(1) > 1; ///< with what it depends on
    QTemporaryDir m_folder;
    QString m_package;
};

TOWERWATCH_TEST(TestPackage)
#include "tst_package.moc"
