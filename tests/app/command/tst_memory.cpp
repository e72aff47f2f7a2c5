// SPDX-License-Identifier: MIT
/// No command touches memory that is not its own or leaves any behind: valgrind looks at two of them every
/// time, with TOWERWATCH_SOAK at all.
#include "tests/support/clitest.h"
#include "tests/support/soak.h"
#include "tests/support/testmain.h"

#include <QStandardPaths>

class TestMemory : public CliTest
{
    Q_OBJECT

private Q_SLOTS:
    void commands_data()
    {
        QTest::addColumn<QStringList>("command");
        const QString game = QStringLiteral(TOWERWATCH_SOURCE_DIR "/tests/jcz/tower.jcz");
        const QList<QStringList> commands{{"explain", "--json", "--hinges", exampleFile},
                                          {"compare", exampleFile},
                                          {"explain", exampleFile},
                                          {"check", exampleFile},
                                          {"compare", "--json", exampleFile},
                                          {"dangers", exampleFile},
                                          {"dangers", "--json", exampleFile},
                                          {"format", "--check", exampleFile},
                                          {"format", "--code", exampleFile},
                                          {"rulings", "--search", "builder"},
                                          {"rulings", "--json"},
                                          {"tiles"},
                                          {"tiles", "--json"},
                                          {"import", game},
                                          {"render", exampleFile, "-o", "/dev/null.svg"},
                                          {"--help"},
                                          {"bogus"}};
        const qsizetype most = std::min<qsizetype>(commands.size(), soaked(2));
        for (const QStringList &command : commands.mid(0, most))
            QTest::newRow(qPrintable(command.join(u' '))) << command;
    }

    void commands()
    {
        QFETCH(QStringList, command);
#ifdef TOWERWATCH_SANITIZED
        QSKIP("sanitizers and valgrind do not go together");
#endif
        const QString valgrind = QStandardPaths::findExecutable(QStringLiteral("valgrind"));
        if (valgrind.isEmpty())
            QSKIP("valgrind is not installed");
        constexpr int found = 99;
        const QString program =
            QStringLiteral(TOWERWATCH_PROGRAM) + (command[0] == u"render" ? "-window" : "");
        if (command[0] == u"render")
            command.last() = path(QStringLiteral("out.svg"));
        const Outcome outcome = runProgram(
            valgrind,
            QStringList{"-q", "--leak-check=full", "--errors-for-leak-kinds=definite",
                        "--error-exitcode=" + QString::number(found),
                        "--suppressions=" TOWERWATCH_SOURCE_DIR "/tests/support/valgrind.supp", program} +
                command,
            {}, {"QT_HASH_SEED=0"});
        QVERIFY2(outcome.status >= 0 && outcome.status != found, outcome.err.constData());
    }
};

TOWERWATCH_TEST(TestMemory)
#include "tst_memory.moc"
