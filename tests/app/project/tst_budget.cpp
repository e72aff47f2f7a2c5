// SPDX-License-Identifier: MIT
/// The product has no more lines than tests/budget allows; tests/page/tst_size.mjs weighs the page by the
/// same file.
#include "tests/support/testmain.h"
#include "tests/support/texts.h"

#include <QTest>

namespace {

const QString checkout = QStringLiteral(TOWERWATCH_SOURCE_DIR "/");

/// The number that stands behind `name` in tests/budget; -1: none does.
int budgetFor(const QByteArray &name)
{
    for (const QByteArray &line : contentOf(checkout + QStringLiteral("tests/budget")).split('\n'))
        if (const QList<QByteArray> words = line.split(' '); words.size() == 2 && words[0] == name)
            return words[1].toInt();
    return -1;
}

} // namespace

class TestBudget : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theProductHasNoMoreLines();
};

void TestBudget::theProductHasNoMoreLines()
{
    qsizetype lines = 0;
    for (const char *layer : {"app", "model", "views"})
        for (const QString &path :
             filesBelow(checkout + QLatin1String(layer), {QStringLiteral("*.cpp"), QStringLiteral("*.h")}))
            lines += contentOf(path).count('\n');
    const int most = budgetFor("lines-of-product");
    QVERIFY2(lines > 10'000 && lines <= most,
             qPrintable(QStringLiteral("%1 of at most %2").arg(lines).arg(most)));
}

TOWERWATCH_TEST(TestBudget)
#include "tst_budget.moc"
