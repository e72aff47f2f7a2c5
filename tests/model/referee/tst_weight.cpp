// SPDX-License-Identifier: MIT
/// Rulings that carry weight: where one of them is switched off, exactly figures that cite it get another
/// verdict.
#include "model/referee/capture.h"
#include "resources/catalogue.h"
#include "tests/support/randomboards.h"
#include "tests/support/reference.h"
#include "tests/support/soak.h"
#include "tests/support/testmain.h"

#include <algorithm>

using namespace towerwatch;

class TestWeight : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void switchedOff_data();
    void switchedOff();
};

void TestWeight::switchedOff_data()
{
    QTest::addColumn<QByteArray>("ruling");
    for (const RulingId ruling :
         {cite::captureNeutralNo, cite::captureBuilderPigOld, cite::captureSpecialFiguresNo,
          cite::captureBarnShepherdC1, cite::captureCastleSafe, cite::captureCityOfCarcassonneSafe,
          cite::captureMeepleOnTower, cite::captureOwnMeeple, cite::captureWheelOfFortune,
          cite::captureAcrobat})
        QTest::newRow(ruling.value.data()) << QByteArray(ruling.value.data());
}

void TestWeight::switchedOff()
{
    QFETCH(QByteArray, ruling);
    int changed = 0;
    for (std::uint32_t seed = 0, end = static_cast<std::uint32_t>(soaked(400)); seed < end; ++seed) {
        const Scenario scenario = randomboards::randomScenario(seed, builtInTiles());
        const Board board(scenario, builtInTiles());
        const reference::Table table(scenario, builtInTiles());
        for (int figure = 0; figure < board.figureCount(); ++figure)
            for (const Colour by : playerOrder(scenario)) {
                if (reference::verdict(table, figure, by, ruling.toStdString()) ==
                    reference::verdict(table, figure, by))
                    continue;
                ++changed;
                const Because because = exposureOf(board, figure, by).because;
                QVERIFY2(std::any_of(because.begin(), because.end(),
                                     [&](RulingId id) { return ruling == id.value.data(); }),
                         qPrintable(QStringLiteral("seed %1, figure %2").arg(seed).arg(figure)));
            }
    }
    QVERIFY(changed > 0);
}

TOWERWATCH_TEST(TestWeight)
#include "tst_weight.moc"
