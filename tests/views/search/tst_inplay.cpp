// SPDX-License-Identifier: MIT
/// Which expansions are in play: what lies on the table switches its own on, and the rest comes last.
#include "model/value/ranges.h"
#include "tests/support/boards.h"
#include "tests/support/testmain.h"
#include "views/search/rulingsearch.h"

using namespace towerwatch;

namespace {

InPlay inPlay(const PartNames &missing, const std::string &rest = {})
{
    return {missing, positionOf("towerwatch: 1\n" + rest)};
}

const Ruling &ruling(std::string_view id)
{
    return *builtInRulings().find(id);
}

const Tile &tile(std::string_view id)
{
    return *ranges::find(builtInTiles().tiles(), id, &Tile::id);
}

} // namespace

class tst_InPlay : public QObject
{
    Q_OBJECT

private slots:
    /// Every part that the catalogue names is known to the program, or an expansion would never be there.
    void partsAreKnown()
    {
        QVERIFY(!expansions().empty());
        for (const Expansion &expansion : expansions())
            for (const std::string_view part : expansion.parts) {
                const bool isTile = ranges::any_of(builtInTiles().tiles(), [&](const Tile &each) {
                    return each.set == part || each.id == part;
                });
                QVERIFY2(isTile || part == "castles" || part == "bridges" || fromName<FigureKind>(part),
                         part.data());
            }
        for (const Expansion &expansion : expansions())
            for (const std::string_view topic : expansion.topics)
                QVERIFY2(ranges::any_of(builtInRulings().rulings,
                                        [&](const Ruling &each) { return each.topic == topic; }),
                         topic.data());
    }

    void everythingAtFirst()
    {
        const InPlay all = inPlay({});
        QVERIFY(ranges::all_of(allOf<FigureKind>, [&](FigureKind kind) { return all.has(kind); }));
        QVERIFY(ranges::all_of(builtInRulings().rulings, [&](const Ruling &each) { return all.has(each); }));
        QVERIFY(all == inPlay({"no-such-expansion"}));
    }

    void whatIsMissing()
    {
        const InPlay some = inPlay({"princess-and-dragon", "the-watchtowers", "crop-circles"});
        QVERIFY(!some.has(FigureKind::Fairy) && some.has(FigureKind::Meeple) && some.has(FigureKind::Mayor));
        QVERIFY(!some.has(ruling("tower-meeple-dragon-yes")) && some.has(ruling("tower-range-no-diagonal")));
        QVERIFY(!some.has(ruling("wt-trigger")));
        QVERIFY(!some.has(tile("extra-corn-circles-city-corner")) && some.has(tile("base-E-cap")));
        QVERIFY(some.kinds().front() == FigureKind::Meeple && !some.has(some.kinds().back()));
        QCOMPARE(some.kinds().size(), allOf<FigureKind>.size());
    }

    /// A ruling that two expansions name is there with either.
    void oneOfTwo()
    {
        QVERIFY(inPlay({"abbey-and-mayor"}).has(ruling("orphan-other-figures")));
        QVERIFY(!inPlay({"abbey-and-mayor", "hills-and-sheep"}).has(ruling("orphan-other-figures")));
    }

    void whatLiesThere_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("rest");
        const auto row = [](const char *id, const char *rest) {
            QTest::newRow(id) << QString::fromLatin1(id) << QString::fromLatin1(rest);
        };
        row("princess-and-dragon",
            "tiles: [{tile: base-E-cap, at: [0, 0]}]\nfigures: [{figure: fairy, at: [0, 0]}]");
        row("abbey-and-mayor", "players: {red: {prisoners: [{figure: wagon, owner: blue}]}, blue: {}}");
        row("phantom", "players: {red: {supply: {phantom: 1}}}");
        row("the-tower", "tiles: [{tile: tower-02-meadow, at: [0, 0]}]");
        row("the-watchtowers", "tiles: [{tile: watchtower-02-cap, at: [0, 0]}]");
        row("special-monasteries", "tiles: [{tile: german-monastery, at: [0, 0]}]");
        row("bridges-castles-and-bazaars", "tiles: [{tile: base-E-cap, at: [0, 0], bridge: EW}]");
    }

    /// What lies on the table is in play whatever was said.
    void whatLiesThere()
    {
        QFETCH(const QString, id);
        QFETCH(const QString, rest);
        const auto expansion = ranges::find(expansions(), std::string_view(id.toStdString()), &Expansion::id);
        QVERIFY(expansion != expansions().end());
        QVERIFY(!inPlay(allExpansions()).has(*expansion));
        QVERIFY(inPlay(allExpansions(), rest.toStdString()).has(*expansion));
    }

    /// A search finds the same rulings, those that can occur before the rest.
    void searching()
    {
        const RulingFilter filter{.words = "dragon"};
        RulingFilter without = filter;
        without.inPlay = inPlay({"princess-and-dragon"});
        auto all = findRulings(filter), some = findRulings(without);
        QVERIFY(!without.inPlay.has(*all.front()) && without.inPlay.has(*some.front()));
        QVERIFY(ranges::is_partitioned(some, [&](const Ruling *each) { return without.inPlay.has(*each); }));
        ranges::sort(all);
        ranges::sort(some);
        QVERIFY(ranges::equal(all, some));
    }
};

TOWERWATCH_TEST(tst_InPlay)

#include "tst_inplay.moc"
