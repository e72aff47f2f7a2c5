// SPDX-License-Identifier: MIT
/// Which tiles join on a square and how many copies are left.
#include "model/board/fittingtiles.h"
#include "resources/catalogue.h"
#include "tests/support/boards.h"
#include "tests/support/testmain.h"

using namespace towerwatch;

class tst_FittingTiles : public QObject
{
    Q_OBJECT

private slots:
    void onlyWhatJoinsIsOffered()
    {
        const Position position = positionOf("n");
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
        const Position position = positionOf("- .; . n");
        const auto fits = fitsAt(position.board(), builtInTiles(), {0, 1});
        for (std::size_t i = 1; i < fits.size(); ++i) {
            QVERIFY(fits[i - 1].joined >= fits[i].joined);
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(fits[i].tile != fits[j].tile || fits[i].rotation != fits[j].rotation);
        }
    }

    void withNothingBesideEveryTileIsOfferedAsPrintedFirst()
    {
        const auto fits = fitsAt(positionOf("n").board(), builtInTiles(), {5, 5});
        const std::size_t tiles = builtInTiles().tiles().size();
        QVERIFY(fits.size() > tiles);
        for (std::size_t i = 0; i < fits.size(); ++i)
            QCOMPARE(fits[i].rotation == Rotation::R0, i < tiles);
    }

    void whatClashesIsOfferedAnywayAndLast()
    {
        const Position position = positionOf("n");
        const auto fits = fitsAt(position.board(), builtInTiles(), {0, -1}, 0, true);
        const auto clashes = [](const Fit &fit) { return std::ranges::count(fit.joints, Joint::Clashes); };
        const auto fitting = fitsAt(position.board(), builtInTiles(), {0, -1});
        QVERIFY(fits.size() > fitting.size());
        for (std::size_t i = 0; i < fits.size(); ++i)
            QCOMPARE(clashes(fits[i]) == 0, i < fitting.size());
    }

    void aTileIsTurnedToFit()
    {
        const Position position = positionOf("-");
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
        const Position position = positionOf("| . . e; G; |; V M; G: base-U-road-straight-garden 90; "
                                             "V: base-V-road-curve 90");
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
        const Position row = positionOf("M M");
        QCOMPARE(nextFree(row.board(), {1, 0}, Side::E, true), std::optional(Square{2, 0}));
        QCOMPARE(nextFree(row.board(), {1, 0}, Side::S, false), std::optional(Square{1, 1}));
        const Position corner = positionOf("M M; . M");
        QCOMPARE(nextFree(corner.board(), {1, 1}, Side::S, false), std::optional(Square{0, 1})); // a new row
        QCOMPARE(nextFree(corner.board(), {1, 1}, Side::S, true),
                 std::optional(Square{1, 2})); // on with the old
        const Position full = positionOf(". M .; M M M; . M .");
        QVERIFY(!nextFree(full.board(), {1, 1}, Side::S, true));
    }

    /// A hole beside a line may be left on purpose, until the line comes to the edge of what lies.
    void aLineIsNotLeftForAHole()
    {
        const Position farther = positionOf(". . . M M; . . M . M; M"), around = positionOf(". M M; M . M");
        QCOMPARE(nextFree(farther.board(), {4, 1}, Side::S, true), std::optional(Square{4, 2}));
        QCOMPARE(nextFree(farther.board(), {4, 1}, Side::S, false), std::optional(Square{3, 1}));
        QCOMPARE(nextFree(around.board(), {2, 1}, Side::S, true), std::optional(Square{1, 1}));
    }

    void copiesAreCountedDown()
    {
        const Tile &cross = *builtInTiles().find("base-X-road-crossroads");
        QCOMPARE(TileSupply(positionOf("n").board()).left(cross), std::optional(1));
        const Position two = positionOf("+ +");
        QCOMPARE(TileSupply(two.board()).left(cross), std::optional(-1));
    }

    /// What goes on, ends at an abbey or faces nothing meets no misfit.
    void misfitsAreMet_data()
    {
        QTest::addColumn<bool>("misfit");
        for (const char *board : {"|", "|; |", "|; A", "| M"})
            QTest::newRow(board) << false;
        for (const char *board : {"|; M", "|; C"})
            QTest::newRow(board) << true;
    }

    void misfitsAreMet()
    {
        QFETCH(bool, misfit);
        const Position position = positionOf(QTest::currentDataTag());
        QCOMPARE(meetsMisfit(position.board(), position.board().roadAt(0, Side::S)), misfit);
    }
};

TOWERWATCH_TEST(tst_FittingTiles)
#include "tst_fittingtiles.moc"
