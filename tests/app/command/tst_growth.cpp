// SPDX-License-Identifier: MIT
/// Work grows with the input, not with its square: whatever grows in a file, twice of it takes at most 2.3
/// times the instructions to read, check, explain, compare and draw; of two that multiply, 2.5 times for
/// either and 4.5 for both. A game that is imported, of 2,000 tiles at most, takes 4.5 times for twice the
/// turns: each of them joins the board anew. Counted by callgrind, so that a busy machine changes nothing.
#include "tests/support/program.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QMap>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace {

/// The instructions of each step that callgrind wrote down in `folder`: "dimension/step" to one number a
/// size.
QMap<QString, QMap<int, double>> countsIn(const QString &folder)
{
    QMap<QString, QMap<int, double>> counts;
    const QDir dir(folder);
    for (const QString &name : dir.entryList({QStringLiteral("out.*")}, QDir::Files)) {
        QFile file(dir.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        QString step;
        for (const QByteArray &line : file.readAll().split('\n')) {
            if (line.startsWith("desc: Trigger: Client Request: "))
                step = QString::fromUtf8(line.mid(qstrlen("desc: Trigger: Client Request: ")));
            if (line.startsWith("summary: ") && !step.isEmpty())
                counts[step.section(u'/', 0, 1)][step.section(u'/', 2).toInt()] =
                    line.mid(9).trimmed().toDouble();
        }
    }
    return counts;
}

} // namespace

class TestGrowth : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twiceTheInput()
    {
#ifdef TOWERWATCH_SANITIZED
        QSKIP("sanitizers and callgrind do not go together");
#endif
        const QString valgrind = QStandardPaths::findExecutable(QStringLiteral("valgrind"));
        if (valgrind.isEmpty())
            QSKIP("valgrind is not installed");
        const QTemporaryDir folder;
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(valgrind, {"--tool=callgrind", "--instr-atstart=no", "--dump-line=no",
                                 "--callgrind-out-file=" + folder.filePath("out"), TOWERWATCH_GROWTH});
        QVERIFY(process.waitForFinished(patience));
        QVERIFY2(process.exitCode() == 0, process.readAll());
        // The sizes that growth names: once and twice; or once, twice the one or the other of two, and both;
        // 3: other pieces of the same size, or twice of what costs little beside what they have in common.
        const QMap<int, double> most{{2, 2.3}, {3, 1.5}, {12, 2.5}, {21, 2.5}, {22, 4.5}};
        constexpr double least = 1'000'000; // instructions: of less the allocator makes too much
        const auto counts = countsIn(folder.path());
        QVERIFY(counts.size() > 100);
        QStringList tooMuch;
        for (auto step = counts.begin(); step != counts.end(); ++step) {
            QVERIFY(step->size() >= 2);
            for (auto size = std::next(step->begin()); size != step->end(); ++size) {
                const double growth = *size / step->first();
                qInfo("%-45s %2d %12.0f %12.0f %5.2f", qPrintable(step.key()), size.key(), step->first(),
                      *size, growth);
                if (growth > most[size.key()] && *size > least)
                    tooMuch
                        << QStringLiteral("%1 (%2): %3 times").arg(step.key()).arg(size.key()).arg(growth);
            }
        }
        QCOMPARE(tooMuch.join(u'\n'), QString());
    }
};

TOWERWATCH_TEST(TestGrowth)
#include "tst_growth.moc"
