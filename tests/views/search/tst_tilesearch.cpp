// SPDX-License-Identifier: MIT
/// Tiles are found by letter, edges and words, the exact ones first.
#include "model/board/position.h"
#include "model/format/scenarioreader.h"
#include "resources/catalogue.h"
#include "tests/support/testmain.h"
#include "views/window/palettes/tilefilter.h"
#include "views/window/palettes/tilelistmodel.h"

using namespace towerwatch;

namespace {

const char *const roadAndCity = R"(towerwatch: 1
tiles:
  - {tile: base-U-road-straight, at: [0, 0]}
  - {tile: base-E-cap, at: [1, 1]}
)";

} // namespace

class tst_TileSearch : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_filter = std::make_unique<TileFilter>();
        m_model = std::make_unique<TileListModel>();
        m_filter->setSourceModel(m_model.get());
    }

    void thePrintedLetterComesFirst()
    {
        m_filter->setWords(QStringLiteral("D"));
        QCOMPARE(idAt(0), QStringLiteral("base-D-cap-road-straight"));
        QVERIFY(m_filter->rowCount() > 1); // others have a d in a word
        m_filter->setWords(QStringLiteral("e"));
        QCOMPARE(idAt(0), QStringLiteral("base-E-cap"));
        QCOMPARE(idAt(1), QStringLiteral("base-E-cap-garden"));
    }

    /// V shows FFRR: read from another side it is RFFR, FRRF or RRFF.
    void edgesAsPrintedComeBeforeTurnedOnes()
    {
        for (const char *edges : {"ffrr", "rffr"}) {
            m_filter->setWords(QLatin1String(edges));
            QVERIFY(m_filter->rowCount() > 0);
            bool turned = false;
            for (int row = 0; row < m_filter->rowCount(); ++row) {
                const bool exact = edgesAt(row) == QString::fromLatin1(edges).toUpper();
                QVERIFY(!exact || !turned);
                turned = turned || !exact;
            }
            QVERIFY(turned);
        }
    }

    void aQuestionMarkIsAnyEdge()
    {
        m_filter->setWords(QStringLiteral("c?c?"));
        QVERIFY(m_filter->rowCount() > 2);
        for (int row = 0; row < 3; ++row)
            QVERIFY(edgesAt(row)[0] == u'C' && edgesAt(row)[2] == u'C');
    }

    /// At 1, 0 a road comes from the west and a city from the south: north and east are left to say.
    void edgesWithoutNeighboursAreEnough()
    {
        aim({1, 0});
        m_filter->setWords(QStringLiteral("fr"));
        QVERIFY(m_filter->rowCount() > 0);
        QCOMPARE(edgesAt(0), QStringLiteral("FRCR"));
        m_filter->setWords(QStringLiteral("frcr"));
        QCOMPARE(edgesAt(0), QStringLiteral("FRCR"));
    }

    void towersAndWatchtowersAreToldApart()
    {
        aim({1, 0});
        m_filter->setWords(QStringLiteral("frt"));
        QVERIFY(m_filter->rowCount() > 0);
        QVERIFY(tileAt(0).towerFoundation);
        m_filter->setWords(QStringLiteral("frw"));
        QVERIFY(m_filter->rowCount() > 0);
        QVERIFY(tileAt(0).watchtower.has_value());
    }

    void whatIsAskedForMayFollowTheLetter()
    {
        aim({2, 1});
        m_filter->setWords(QStringLiteral("vg"));
        QCOMPARE(idAt(0), QStringLiteral("base-V-road-curve-garden"));
        m_filter->setWords(QStringLiteral("drc"));
        QCOMPARE(tileAt(0).letter, std::string("D"));
        QVERIFY(edgesAt(0).startsWith(QStringLiteral("RC")));
    }

    /// Where nothing is beside it a tile lies as printed, unless its edges are said.
    void whereNothingJoinsEdgesTurnATile()
    {
        aim({5, 5});
        m_filter->setWords(QStringLiteral("v"));
        QCOMPARE(rotationAt(0), 0);
        m_filter->setWords(QStringLiteral("rffr"));
        QCOMPARE(edgesAt(0), QStringLiteral("RFFR"));
        QVERIFY(rotationAt(0) != 0);
        m_filter->setWords(QString());
        for (int row = 0; row < m_filter->rowCount(); ++row)
            QCOMPARE(rotationAt(row), 0);
    }

    /// At 1, 0 a road comes from the west: no B joins there, whatever else has a b in a word.
    void aLetterMeansItsTileAndNoOther()
    {
        aim({1, 0});
        for (const char *letter : {"b", "e"}) {
            m_filter->setWords(QLatin1String(letter));
            QCOMPARE(m_filter->rowCount(), 0);
            QVERIFY(m_filter->isLetter());
        }
        m_filter->setWords(QStringLiteral("d"));
        QVERIFY(m_filter->rowCount() > 0);
        for (int row = 0; row < m_filter->rowCount(); ++row)
            QCOMPARE(tileAt(row).letter, std::string("D"));
        m_filter->setWords(QStringLiteral("w")); // which asks for a watchtower too
        QVERIFY(m_filter->isLetter() && m_filter->lacksLetter());
        for (int row = 0; row < m_filter->rowCount(); ++row)
            QVERIFY(tileAt(row).watchtower);
        m_filter->setWords(QStringLiteral("mon"));
        QVERIFY(!m_filter->isLetter());
        QVERIFY(m_filter->rowCount() > 0);
        m_filter->setSet(QStringLiteral("tower")); // there b is the letter of none
        m_filter->setWords(QStringLiteral("b"));
        QVERIFY(!m_filter->isLetter());
    }

    /// All edges mean how the tile lies: turned it would be another.
    void allEdgesMeanTheTileAsItLies()
    {
        aim({1, 0});
        m_filter->setWords(QStringLiteral("rcfr"));
        for (int row = 0; row < m_filter->rowCount(); ++row)
            QCOMPARE(edgesAt(row), QStringLiteral("RCFR"));
        m_filter->setWords(QStringLiteral("crff"));
        QCOMPARE(m_filter->rowCount(), 0);
        QVERIFY(!m_filter->isLetter());
    }

    /// Four edges mean no letter with what is left to say after it: FCFF is not F with CFF.
    void allEdgesAreNotALetterWithEdges()
    {
        int found = 0;
        for (const Square at : {Square{1, 0}, Square{2, 1}, Square{0, 1}}) {
            aim(at);
            for (int code = 0; code < 81; ++code) {
                QString edges;
                for (int i = 0, rest = code; i < 4; ++i, rest /= 3)
                    edges += QStringLiteral("CRF").at(rest % 3);
                m_filter->setWords(edges.toLower());
                for (int row = 0; row < m_filter->rowCount(); ++row, ++found)
                    QCOMPARE(edgesAt(row), edges);
            }
        }
        QVERIFY(found > 50);
    }

    void aCommaIsNoWord()
    {
        m_filter->setWords(QStringLiteral("m, garden fccf"));
        QVERIFY(m_filter->rowCount() > 0);
        QCOMPARE(idAt(0), QStringLiteral("base-M-city-corner-coa-garden"));
    }

    void wordsFindAsBefore()
    {
        m_filter->setWords(QStringLiteral("monastery garden"));
        QVERIFY(m_filter->rowCount() == 0 || tileAt(0).monastery);
        m_filter->setWords(QStringLiteral("curve"));
        QVERIFY(m_filter->rowCount() > 0);
        m_filter->setWords(QStringLiteral("nothing at all"));
        QCOMPARE(m_filter->rowCount(), 0);
    }

private:
    void aim(Square at)
    {
        const auto read = readScenario(roadAndCity, builtInTiles());
        QVERIFY(read.scenario);
        m_model->setPosition(std::make_shared<Position>(*read.scenario, builtInTiles()));
        m_model->setTarget(at);
    }
    const Tile &tileAt(int row) const
    {
        return *m_model->fit(m_filter->mapToSource(m_filter->index(row, 0)).row()).tile;
    }
    QString idAt(int row) const { return QString::fromStdString(tileAt(row).id); }
    int rotationAt(int row) const
    {
        return m_filter->index(row, 0).data(TileListModel::RotationRole).toInt();
    }
    QString edgesAt(int row) const
    {
        QString edges;
        for (const Side side : allSides)
            edges += QLatin1Char(edgeLetters[static_cast<std::size_t>(
                tileAt(row).edge(turnedBack(side, rotationOfQuarters(rotationAt(row) / 90))))]);
        return edges;
    }

    std::unique_ptr<TileListModel> m_model;
    std::unique_ptr<TileFilter> m_filter;
};

TOWERWATCH_WINDOW_TEST(tst_TileSearch)

#include "tst_tilesearch.moc"
