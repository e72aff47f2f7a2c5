// SPDX-License-Identifier: MIT
/// What is pointed at looks unlike any answer: a thin line in a colour of its own, nothing filled.
#include "resources/catalogue.h"
#include "tests/support/testmain.h"
#include "views/drawing/overlay.h"

#include <QRegularExpression>

using namespace towerwatch;
using namespace towerwatch::drawing;

namespace {

QSet<QString> coloursIn(const std::string &elements)
{
    static const QRegularExpression colour(QStringLiteral("(?:fill|stroke)=\"(#[0-9a-f]{6})\""));
    QSet<QString> found;
    for (auto it = colour.globalMatch(QString::fromStdString(elements)); it.hasNext();)
        found << it.next().captured(1);
    return found;
}

} // namespace

class TestPointed : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void unlikeAnswers()
    {
        Scenario scenario;
        scenario.tiles = {
            {"base-U-road-straight", {0, 0}}, {"base-U-road-straight", {0, 1}}, {"base-E-cap", {1, 0}}};
        const Position position(std::move(scenario), builtInTiles());
        const Scene scene(position);
        const BoardMarks answer{.tower = Square{0, 0},
                                .reach = {{0, 0}, {0, 1}},
                                .area = {{0, 0}},
                                .litSquares = {{1, 0}},
                                .litFeatures = {position.board().roadAt(0, Side::E)}};
        for (const Scheme scheme : {Scheme::Light, Scheme::Dark}) {
            const MarkStyle style{.scheme = scheme};
            const std::string pointed = placeMarks(scene, 0, {PlaceKind::Road, Side::E}, style);
            QVERIFY(!pointed.empty());
            QCOMPARE(pointed.find("fill=\"#"), std::string::npos);
            const QSet<QString> own = coloursIn(pointed) - coloursIn(marksUnder(scene, answer, style));
            QCOMPARE(own.size(), 1);
        }
    }
};

TOWERWATCH_TEST(TestPointed)
#include "tst_pointed.moc"
