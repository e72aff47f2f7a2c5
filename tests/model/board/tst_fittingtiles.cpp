// SPDX-License-Identifier: MIT
/// Which tiles join on a square and how many copies are left.
#include "model/board/fittingtiles.h"
#include "model/board/position.h"
#include "model/format/scenarioreader.h"
#include "resources/catalogue.h"
#include "tests/support/testmain.h"

using namespace towerwatch;

namespace {

Position with(const std::string &tiles)
{
    const auto read = readScenario("towerwatch: 1\ntiles:\n" + tiles, builtInTiles());
    return {read.scenario.value_or(Scenario{}), builtInTiles()};
}

} // namespace

class tst_FittingTiles : public QObject
{
    Q_OBJECT

private slots:
    void onlyWhatJoinsIsOffered()
    {
        const Position position = with("  - {tile: base-E-cap, at: [0, 0]}\n");
        const auto fits = fitsAt(position.board(), builtInTiles(), {0, -1});
        QVERIFY(!fits.empty());
        for (const Fit &fit : fits) {
            const Edge south = fit.tile->edge(turnedBack(Side::S, fit.rotation));
            QVERIFY2(south == Edge::City || south == Edge::Any, fit.tile->id.c_str());
            QCOMPARE(fit.joined, south == Edge::City ? 1 : 0);
        }
    }

    void theBestComeFirstAndNoneTwice()
    {
        const Position position =
            with("  - {tile: base-U-road-straight, at: [0, -1]}\n  - {tile: base-E-cap, at: [1, 0]}\n");
        const auto fits = fitsAt(position.board(), builtInTiles(), {0, 0});
        for (std::size_t i = 1; i < fits.size(); ++i) {
            QVERIFY(fits[i - 1].joined >= fits[i].joined);
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(fits[i].tile != fits[j].tile || fits[i].rotation != fits[j].rotation);
        }
    }

    void withNothingBesideEveryTileIsOfferedAsPrintedFirst()
    {
        const auto fits =
            fitsAt(with("  - {tile: base-E-cap, at: [9, 9]}\n").board(), builtInTiles(), {0, 0});
        const std::size_t tiles = builtInTiles().tiles().size();
        QVERIFY(fits.size() > tiles);
        for (std::size_t i = 0; i < fits.size(); ++i)
            QCOMPARE(fits[i].rotation == Rotation::R0, i < tiles);
    }

    void whatClashesIsOfferedAnywayAndLast()
    {
        const Position position = with("  - {tile: base-E-cap, at: [0, 0]}\n");
        const auto fits = fitsAt(position.board(), builtInTiles(), {0, -1}, 0, true);
        const auto clashes = [](const Fit &fit) { return std::ranges::count(fit.joints, Joint::Clashes); };
        const auto fitting = fitsAt(position.board(), builtInTiles(), {0, -1});
        QVERIFY(fits.size() > fitting.size());
        for (std::size_t i = 0; i < fits.size(); ++i)
            QCOMPARE(clashes(fits[i]) == 0, i < fitting.size());
    }

    void aTileIsTurnedToFit()
    {
        const Position position = with("  - {tile: base-U-road-straight, at: [0, 0]}\n");
        const Tile &curve = *builtInTiles().find("base-V-road-curve"); // roads south and west
        QCOMPARE(fittingRotation(position.board(), curve, {1, 0}, Rotation::R0), Rotation::R0);
        QCOMPARE(fittingRotation(position.board(), curve, {-1, 0}, Rotation::R0), Rotation::R180);
        QCOMPARE(fittingRotation(position.board(), curve, {-1, 0}, Rotation::R270), Rotation::R270);
        QCOMPARE(fittingRotation(position.board(), *builtInTiles().find("base-B-monastery"), {1, 0},
                                 Rotation::R90),
                 Rotation::R90);
    }

    /// On to what fits and is seen to be another way: what plays the same but for its garden is another, too.
    void aTileIsTurnedToTheNextWay()
    {
        const Position position = with("  - {tile: base-U-road-straight, at: [0, 0], rotation: 90}\n"
                                       "  - {tile: base-U-road-straight-garden, at: [0, 1], rotation: 90}\n"
                                       "  - {tile: base-U-road-straight, at: [0, 2], rotation: 90}\n"
                                       "  - {tile: base-V-road-curve, at: [0, 3], rotation: 90}\n"
                                       "  - {tile: base-B-monastery, at: [1, 3]}\n"
                                       "  - {tile: base-E-cap, at: [3, 0], rotation: 90}\n");
        const auto turned = [&](Square at) {
            const Board &board = position.board();
            return turnToNextWay(board, *board.designAt(at), at, board.placed(board.tileAt(at)).rotation);
        };
        QCOMPARE(turned({0, 1}), std::optional(Rotation::R180)); // its garden comes to the other side
        QVERIFY(!turned({0, 2}));                                // half a turn would be seen by nobody
        QVERIFY(!turned({0, 3}));                                // no road leads into a monastery's field
        QCOMPARE(turned({3, 0}), std::optional(Rotation::R90));  // nothing is beside it
        const Tile &tower =
            *builtInTiles().find("tower-15-two-caps-opposite-road"); // not in the middle of its road
        QCOMPARE(turnToNextWay(position.board(), tower, {0, -1}, Rotation::R90),
                 std::optional(Rotation::R180));
        const Tile &curve = *builtInTiles().find("base-V-road-curve"); // roads south and west
        QCOMPARE(turnToNextWay(position.board(), curve, {0, -1}, Rotation::R0),
                 std::optional(Rotation::R270));
    }

    void layingGoesOnAlongTheRow()
    {
        const Position row = with("  - {tile: base-B-monastery, at: [0, 0]}\n"
                                  "  - {tile: base-B-monastery, at: [1, 0]}\n");
        QCOMPARE(nextFree(row.board(), {1, 0}, Side::E, true), std::optional(Square{2, 0}));
        QCOMPARE(nextFree(row.board(), {1, 0}, Side::S, false), std::optional(Square{1, 1}));
        const Position corner = with("  - {tile: base-B-monastery, at: [0, 0]}\n"
                                     "  - {tile: base-B-monastery, at: [1, 0]}\n"
                                     "  - {tile: base-B-monastery, at: [1, 1]}\n");
        QCOMPARE(nextFree(corner.board(), {1, 1}, Side::S, false), std::optional(Square{0, 1})); // a new row
        QCOMPARE(nextFree(corner.board(), {1, 1}, Side::S, true),
                 std::optional(Square{1, 2})); // on with the old
        const Position full = with("  - {tile: base-B-monastery, at: [0, 0]}\n"
                                   "  - {tile: base-B-monastery, at: [1, 0]}\n"
                                   "  - {tile: base-B-monastery, at: [-1, 0]}\n"
                                   "  - {tile: base-B-monastery, at: [0, 1]}\n"
                                   "  - {tile: base-B-monastery, at: [0, -1]}\n");
        QVERIFY(!nextFree(full.board(), {0, 0}, Side::S, true));
    }

    /// A hole beside a line may be left on purpose, until the line comes to the edge of what lies.
    void aLineIsNotLeftForAHole()
    {
        const std::string around = "  - {tile: base-B-monastery, at: [0, 0]}\n"
                                   "  - {tile: base-B-monastery, at: [1, 0]}\n"
                                   "  - {tile: base-B-monastery, at: [1, 1]}\n"
                                   "  - {tile: base-B-monastery, at: [-1, 1]}\n";
        const Position farther = with(around + "  - {tile: base-B-monastery, at: [-3, 2]}\n");
        QCOMPARE(nextFree(farther.board(), {1, 1}, Side::S, true), std::optional(Square{1, 2}));
        QCOMPARE(nextFree(farther.board(), {1, 1}, Side::S, false), std::optional(Square{0, 1}));
        QCOMPARE(nextFree(with(around).board(), {1, 1}, Side::S, true), std::optional(Square{0, 1}));
    }

    void copiesAreCountedDown()
    {
        const Tile &cross = *builtInTiles().find("base-X-road-crossroads");
        QCOMPARE(TileSupply(with("  - {tile: base-E-cap, at: [0, 0]}\n").board()).left(cross),
                 std::optional(1));
        const Position two = with("  - {tile: base-X-road-crossroads, at: [0, 0]}\n"
                                  "  - {tile: base-X-road-crossroads, at: [1, 0]}\n");
        QCOMPARE(TileSupply(two.board()).left(cross), std::optional(-1));
    }

    /// What goes on, ends at an abbey or faces nothing meets no misfit.
    void misfitsAreMet_data()
    {
        QTest::addColumn<QString>("beside");
        QTest::addColumn<bool>("misfit");
        QTest::newRow("nothing") << "" << false;
        QTest::newRow("road") << "  - {tile: base-U-road-straight, at: [0, 1], rotation: 90}\n" << false;
        QTest::newRow("abbey") << "  - {tile: abbey, at: [0, 1]}\n" << false;
        QTest::newRow("meadow") << "  - {tile: base-B-monastery, at: [0, 1]}\n" << true;
        QTest::newRow("meadow beside") << "  - {tile: base-B-monastery, at: [1, 0]}\n" << false;
        QTest::newRow("city") << "  - {tile: base-C-city-all-sides-coa, at: [0, 1]}\n" << true;
    }

    void misfitsAreMet()
    {
        QFETCH(QString, beside);
        QFETCH(bool, misfit);
        const Position position =
            with("  - {tile: base-U-road-straight, at: [0, 0], rotation: 90}\n" + beside.toStdString());
        QCOMPARE(meetsMisfit(position.board(), position.board().roadAt(0, Side::S)), misfit);
    }
};

TOWERWATCH_TEST(tst_FittingTiles)
#include "tst_fittingtiles.moc"
