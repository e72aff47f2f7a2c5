// SPDX-License-Identifier: MIT
/// Saved games of JCloisterZone: what becomes of them turn by turn, and what is said of the rest.
#include "app/system/gamefile.h"
#include "model/jcz/replay.h"
#include "tests/support/jczgames.h"
#include "tests/support/roundtrip.h"
#include "tests/support/testmain.h"

using namespace towerwatch;
using jczgames::bytesOf;

namespace {

JczReplay replayOf(const char *name)
{
    return {readJcz(bytesOf(QLatin1String(name))).game.value_or(JczGame{}), builtInTiles()};
}

/// The points of all players, in turn order.
QString pointsOf(const Scenario &scenario)
{
    QStringList points;
    for (const Player &player : scenario.players)
        points << QString::number(player.points.value_or(-1));
    return points.join(u' ');
}

/// "red meeple (1, 0) road W; ..."
QString figuresOf(const Scenario &scenario)
{
    QStringList all;
    for (const Figure &figure : scenario.figures) {
        std::string text =
            (figure.owner ? std::string(name(*figure.owner)) + " " : "") + std::string(name(figure.kind));
        if (figure.at)
            text += " " + std::to_string(figure.at->x) + "," + std::to_string(figure.at->y);
        if (figure.on)
            text += " " + toText(*figure.on);
        all << QString::fromStdString(text);
    }
    return all.join(u"; ");
}

QString prisonersOf(const Scenario &scenario)
{
    QStringList all;
    for (const Player &player : scenario.players)
        for (const Prisoner &held : player.prisoners)
            all << QString::fromStdString(std::string(name(player.colour)) + " holds " +
                                          std::string(name(held.owner)) + " " + std::string(name(held.kind)));
    return all.join(u"; ");
}

/// "turn: code fact fact", one a note.
QStringList notesOf(const JczReplay &replay)
{
    QStringList all;
    for (std::size_t turn = 0; turn < replay.notes().size(); ++turn)
        for (const JczNote &note : replay.notes()[turn]) {
            QString line = QStringLiteral("%1: %2").arg(turn).arg(QLatin1String(name(note.code)));
            for (const std::string &fact : note.facts)
                line += u' ' + QString::fromStdString(fact);
            all << line;
        }
    return all;
}

} // namespace

class tst_Jcz : public QObject
{
    Q_OBJECT

private slots:
    void points_data();
    void points();
    void tilesAndTurns();
    void tower();
    void exchange();
    void castleAndBridges();
    void cornCircleTakesTheBuilderToo();
    void undoneAndUnsaid();
    void whatScoresOnlyThere();
    void unknownThings();
    void oldPointers_data();
    void oldPointers();
    void versionFour();
    void archives();
    void neverAGame_data();
    void neverAGame();
    void losses();
    void otherFloors();
    void outlinesOfOtherTiles();
    void gameOver();
    void abbeyOfVersionFour();
    void figuresOnUnknownTiles();
    void fairyOnHerTile();
    void sideOfTwoCities();
};

void tst_Jcz::points_data()
{
    QTest::addColumn<QString>("expected");
    QTest::newRow("tiles-and-roads") << "0 0|0 0|3 0|7 0|7 0|7 0|7 0|7 0|7 0";
    QTest::newRow("watchtowers") << "0 0|0 0|5 0|13 0|13 0";
    QTest::newRow("tower") << "0 0|0 0|0 0|0 0|0 0|0 0|0 0|0 0|5 0|5 0|5 0|2 3|2 3|2 3|2 3|2 3";
    QTest::newRow("exchange") << "0 0|0 0|0 0|0 0|0 0|0 0|0 0|0 0|0 0|0 0";
    QTest::newRow("castle-and-bridges") << "0 0 0|0 0 0|0 0 0|0 3 0|0 3 0|0 3 0|0 3 0|4 3 0|4 3 0";
    QTest::newRow("corn-circle") << "0 0|0 0|0 0|0 0|0 0|0 0";
    QTest::newRow("undo-and-no-players") << "0 0|0 0|3 0|3 0|3 0";
    QTest::newRow("scoring-of-its-own") << "0 0|6 0|6 0|6 0|6 2|6 2|13 2";
    QTest::newRow("unknown-things") << "0 0|0 0|0 0|0 0|0 0|0 0|0 0";
}

void tst_Jcz::points()
{
    QFETCH(QString, expected);
    const JczReplay replay = replayOf(QTest::currentDataTag());
    QStringList points;
    for (int turn = 0; turn <= replay.turns(); ++turn) {
        const Scenario scenario = replay.after(turn);
        QVERIFY(survives(scenario));
        points << pointsOf(scenario);
        const auto &told = replay.points().at(static_cast<std::size_t>(turn));
        QCOMPARE(told.size(), scenario.players.size());
        for (std::size_t seat = 0; seat < told.size(); ++seat)
            QCOMPARE(told[seat], scenario.players[seat].points.value_or(-1));
    }
    QCOMPARE(static_cast<int>(replay.points().size()), replay.turns() + 1);
    QCOMPARE(points.join(u'|'), expected);
}

void tst_Jcz::tilesAndTurns()
{
    const JczReplay replay = replayOf("tiles-and-roads");
    QCOMPARE(notesOf(replay), QStringList());
    QCOMPARE(replay.turns(), 8);
    const Scenario end = replay.after(8);
    QCOMPARE(end.title.in("en"), "An evening");
    QCOMPARE(*end.players[0].name, "Alice");
    QCOMPARE(end.players[1].colour, Colour::Yellow); // slot 2
    QCOMPARE(figuresOf(end),
             "yellow meeple -1,0 road S; yellow meeple -1,1 field NNW; red meeple 2,0 monastery; "
             "yellow meeple 1,-1 city E");
    QVERIFY(end.tiles[5] == (PlacedTile{"base-V-road-curve", {-1, 1}, Rotation::R90, 0, {}}) ||
            end.tiles[4] == (PlacedTile{"base-V-road-curve", {-1, 1}, Rotation::R90, 0, {}}));
    QCOMPARE(end.tiles.back().rotation, Rotation::R180);
    QCOMPARE(end.tiles[end.tiles.size() - 2].rotation, Rotation::R270);
    QVERIFY(end.players[0].supply == (Supply{{FigureKind::Meeple, 6}}));
    QVERIFY(end.players[1].supply == (Supply{{FigureKind::Meeple, 4}}));
    QVERIFY(!end.players[0].floors);
    QVERIFY(end.turn == Turn{Colour::Yellow}); // in the middle of his turn
    QVERIFY(replay.after(7).turn == Turn{Colour::Yellow});
    QVERIFY(replay.after(6).turn == Turn{Colour::Red});
    QCOMPARE(replay.after(0).tiles.size(), 1U);
    QVERIFY(replay.after(99) == end);
}

void tst_Jcz::tower()
{
    const JczReplay replay = replayOf("tower");
    QCOMPARE(notesOf(replay), QStringList());
    QCOMPARE(prisonersOf(replay.after(2)), "");
    QCOMPARE(prisonersOf(replay.after(3)), "red holds blue meeple");
    QCOMPARE(figuresOf(replay.after(3)), "red phantom 1,0 road E");
    QCOMPARE(*replay.after(3).players[0].floors, 8);
    QVERIFY(replay.after(3).players[1].supply == (Supply{{FigureKind::Meeple, 6}, {FigureKind::Phantom, 1}}));
    QCOMPARE(prisonersOf(replay.after(6)), ""); // exchanged
    QCOMPARE(prisonersOf(replay.after(10)), "blue holds red meeple");
    QCOMPARE(prisonersOf(replay.after(11)), ""); // bought back
    QVERIFY(figuresOf(replay.after(12)).contains(u"blue meeple 0,-1 field"));
    QVERIFY(!figuresOf(replay.after(14)).contains(u"blue meeple 0,-1 field")); // his own
    QCOMPARE(prisonersOf(replay.after(14)), "");
    const Scenario end = replay.after(15);
    QVERIFY(figuresOf(end).endsWith(u"red phantom 0,1 tower"));
    QCOMPARE(end.tiles[1].floors, 5);
    QCOMPARE(*end.players[0].floors, 8);
    QCOMPARE(*end.players[1].floors, 6);
}

void tst_Jcz::exchange()
{
    const JczReplay replay = replayOf("exchange");
    QCOMPARE(notesOf(replay), QStringList());
    QCOMPARE(prisonersOf(replay.after(6)), "blue holds red meeple; blue holds red large-meeple");
    QCOMPARE(prisonersOf(replay.after(7)), "blue holds red meeple"); // the large one was chosen
    QCOMPARE(prisonersOf(replay.after(9)), "");
    QByteArray unsaid = bytesOf("exchange");
    unsaid.replace("EXCHANGE_FOLLOWER", "PASS");
    const JczReplay other(*readJcz(unsaid).game, builtInTiles());
    QCOMPARE(notesOf(other), QStringList("7: exchange-not-chosen red blue"));
    QCOMPARE(prisonersOf(other.after(7)), "blue holds red large-meeple");
}

void tst_Jcz::castleAndBridges()
{
    const JczReplay replay = replayOf("castle-and-bridges");
    QCOMPARE(notesOf(replay), QStringList({"3: castle-scores red (0, -1) 3", "8: no-bridge (-2, 0)"}));
    QCOMPARE(figuresOf(replay.after(1)), "red meeple 0,-1 castle S");
    QCOMPARE(figuresOf(replay.after(3)), "");
    QVERIFY(replay.after(3).castles == (std::vector<Castle>{{{0, -1}, Side::S}}));
    QCOMPARE(figuresOf(replay.after(4)), "red meeple 2,0 bridge"); // the game lays this one by itself
    QVERIFY(replay.after(6).tiles.back().bridge == Bridge::EW);
}

void tst_Jcz::cornCircleTakesTheBuilderToo()
{
    const JczReplay replay = replayOf("corn-circle");
    QCOMPARE(notesOf(replay), QStringList());
    QVERIFY(figuresOf(replay.after(3)).contains(u"red builder 3,0 road"));
    QCOMPARE(figuresOf(replay.after(4)), "red phantom 1,0 field NNW; blue meeple 2,0 field ESE");
}

void tst_Jcz::undoneAndUnsaid()
{
    const JczReplay replay = replayOf("undo-and-no-players");
    QCOMPARE(notesOf(replay), QStringList("0: players-unknown 2"));
    QCOMPARE(figuresOf(replay.after(1)), "red meeple 1,0 road W");
    QCOMPARE(replay.after(2).tiles.size(), 3U);
    QVERIFY(replay.after(3).turn == Turn{Colour::Red}); // it is he who lays a figure next
    QVERIFY(replay.after(4).turn == Turn{Colour::Blue});
}

void tst_Jcz::whatScoresOnlyThere()
{
    const JczReplay replay = replayOf("fairy-garden-end");
    QCOMPARE(notesOf(replay),
             QStringList({"5: fairy-scores red 1", "7: fairy-scores red 1", "9: fairy-scores red 1",
                          "9: garden-scores blue (0, 2)", "9: final-scoring"}));
    QVERIFY(figuresOf(replay.after(8)).contains(u"blue abbot 0,2 garden"));
    QCOMPARE(figuresOf(replay.after(9)), "red meeple 0,1 monastery; fairy 0,1");
    QVERIFY(!replay.after(9).turn);
    QCOMPARE(notesOf(replayOf("scoring-of-its-own")),
             QStringList({"1: small-city-scores (0, -1)", "3: barn-scores blue", "4: not-committed",
                          "6: builder-at-watchtower blue (2, 0) 3"}));
}

void tst_Jcz::unknownThings()
{
    const JczReplay replay = replayOf("unknown-things");
    QCOMPARE(notesOf(replay),
             QStringList({"0: element-not-carried king", "0: element-not-carried traders",
                          "1: unknown-tile IC/RFr! (1, 0)", "1: no-such-place meeple red Road WE (1, 0)",
                          "2: square-taken BA/RFr (0, 0)", "2: no-such-place meeple blue City E (0, 0)",
                          "3: broken-message PLACE_TILE 7", "3: unknown-figure 0.giant.1",
                          "4: token-not-carried TUNNEL_A", "4: no-foundation (0, 0)",
                          "4: figure-not-there meeple red", "4: unknown-message SELL_SHIELD",
                          "5: figure-elsewhere meeple blue", "5: not-a-prisoner meeple blue",
                          "5: other-scoring BAZAAR_BID", "6: no-castle (1, 2)", "6: unknown-figure robot.1",
                          "6: no-such-place dragon   (9, 9)"}));
    QVERIFY(!replay.after(1).players[0].supply); // his meeple is somewhere that cannot be told
    QCOMPARE(prisonersOf(replay.after(6)), "blue holds red meeple");
}

void tst_Jcz::oldPointers_data()
{
    QTest::addColumn<bool>("any"); // Qt wants one
    for (const char *game : {"tiles-and-roads", "tower", "exchange", "castle-and-bridges", "corn-circle",
                             "watchtowers", "fairy-garden-end"})
        QTest::newRow(game);
}

/// Until June 2021 places were told by their location alone; every turn is as with the feature.
void tst_Jcz::oldPointers()
{
    QByteArray bytes = bytesOf(QLatin1String(QTest::currentDataTag()));
    const JczReplay now(*readJcz(bytes).game, builtInTiles());
    for (const auto &[feature, location] : {std::pair{"Monastery", "CLOISTER"},
                                            {"Garden", "CLOISTER"},
                                            {"Tower", "TOWER"},
                                            {"Field", "INNER_FARM"}})
        bytes.replace(QByteArray("\"location\": \"I\", \"feature\": \"") + feature,
                      QByteArray("\"location\": \"") + location + "\", \"feature\": \"" + feature);
    for (const char *feature : {"Monastery", "Garden", "Tower", "Field", "Road", "City", "Castle"})
        bytes.replace(QByteArray(", \"feature\": \"") + feature + '"', "");
    QVERIFY(!bytes.contains("\"feature\""));
    const JczReplay old(*readJcz(bytes).game, builtInTiles());
    QCOMPARE(old.turns(), now.turns());
    for (int turn = 0; turn <= now.turns(); ++turn)
        QVERIFY2(old.after(turn) == now.after(turn), qPrintable(QString::number(turn)));
}

/// Version 4 writes "BA.RCr", tells expansions and slots, and not with which tile a game begins.
void tst_Jcz::versionFour()
{
    const JczReplay four = replayOf("version-4"), five = replayOf("tower");
    QCOMPARE(four.turns(), five.turns());
    for (int turn = 0; turn <= five.turns(); ++turn) {
        Scenario expected = five.after(turn);
        for (Player &player : expected.players)
            player.supply.reset(); // not told
        const Scenario scenario = four.after(turn);
        QCOMPARE(figuresOf(scenario), figuresOf(expected));
        QCOMPARE(prisonersOf(scenario), prisonersOf(expected));
        QVERIFY(scenario.tiles == expected.tiles && scenario.players == expected.players);
    }
    QByteArray river = bytesOf(QStringLiteral("version-4"));
    river.replace("\"BASIC\": 1", "\"BASIC\": 1, \"RIVER\": 1");
    const JczReplay begun(*readJcz(river).game, builtInTiles());
    QVERIFY(begun.after(0).tiles.empty());
    QVERIFY(notesOf(begun).contains(QStringLiteral("0: start-unknown")));
}

/// Games are attached to reports as zip archives.
void tst_Jcz::archives()
{
    const auto archive = [](const char *name) {
        QFile file(QStringLiteral(TOWERWATCH_SOURCE_DIR "/tests/jcz/%1.zip").arg(QLatin1String(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QByteArray one = archive("one-save");
    const JczReadResult read = readJcz(one);
    QVERIFY(read.game);
    QVERIFY(JczReplay(*read.game, builtInTiles()).after(15) == replayOf("tower").after(15));
    QVERIFY(readJcz(archive("two-saves")).errors == (JczNotes{{JczCode::ZipOfOthers, {"2"}}}));
    for (qsizetype size = 4; size < one.size(); size += 7) {
        const JczReadResult cut = readJcz(one.left(size));
        QVERIFY(!cut.game && cut.errors.size() == 1);
        QCOMPARE(cut.errors.front().code, JczCode::BrokenZip);
    }
}

void tst_Jcz::neverAGame_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("code");
    const auto row = [](const char *tag, const QByteArray &bytes, JczCode code) {
        QTest::newRow(tag) << bytes << static_cast<int>(code);
    };
    row("version 3", "<?xml version=\"1.0\"?>\n<saved-game></saved-game>", JczCode::OldXml);
    row("blanks before", "\n  <game/>", JczCode::OldXml);
    row("empty archive", QByteArray("PK\x05\x06").append(18, '\0'), JczCode::ZipOfOthers);
    row("JSON", "{}", JczCode::NotAGame);
    row("text", "a game", JczCode::NotJson);
}

void tst_Jcz::neverAGame()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, code);
    const JczReadResult read = readJcz(bytes);
    QVERIFY(!read.game && read.errors.size() == 1);
    QCOMPARE(static_cast<int>(read.errors.front().code), code);
}

/// What is lost is counted turn by turn.
void tst_Jcz::losses()
{
    const JczReplay unknown = replayOf("unknown-things");
    QVERIFY(unknown.losses().front() == (JczLoss{1, 0, 0, 0}));
    QVERIFY(unknown.losses().at(1) == (JczLoss{2, 1, 1, 1, 1}));
    QVERIFY(!unknown.losses().at(1).most()); // who stood on a lost tile misleads nobody
    QVERIFY(unknown.losses().back().most());
    QCOMPARE(unknown.losses().back().figures, 4);
    QCOMPARE(unknown.losses().back().figuresLost, 3);
    QCOMPARE(replayOf("tower").losses().back().tilesLost, 0);
    QVERIFY(!(JczLoss{4, 2, 6, 3}.most()));
    QVERIFY((JczLoss{4, 3, 6, 0}.most()));
    QVERIFY((JczLoss{4, 0, 6, 4}.most()));
    QVERIFY(!(JczLoss{4, 2, 6, 6, 6}.most()));
    QVERIFY((JczLoss{4, 2, 6, 6, 5}.most()));
}

/// The fan expansion Black Tower deals other numbers of floors: what is not known is left out.
void tst_Jcz::otherFloors()
{
    QByteArray bytes = bytesOf(QStringLiteral("tower"));
    QVERIFY(replayOf("tower").after(1).players.front().floors);
    bytes.replace("\"tower\": 1}", "\"tower\": 1, \"black-tower\": 1}");
    QVERIFY(!JczReplay(*readJcz(bytes).game, builtInTiles()).after(1).players.front().floors);
}

/// A tile of another expansion lies with its outline: what runs over it joins.
void tst_Jcz::outlinesOfOtherTiles()
{
    for (const Tile &tile : outlines().tiles())
        QVERIFY2(!builtInTiles().find(tile.id), tile.id.c_str());
    QByteArray bytes = bytesOf(QStringLiteral("tower"));
    bytes.replace("\"BA/RFr\"", "\"IC/RFr.i\"");
    const JczGame game = *readJcz(bytes).game;
    const JczReplay without(game, builtInTiles()), with(game, builtInTiles(), &outlines());
    QVERIFY(without.losses().back().tilesLost > 0);
    QCOMPARE(with.losses().back().tilesLost, 0);
    const JczReplay plain = replayOf("tower");
    for (int turn = 0; turn <= plain.turns(); ++turn) {
        QVERIFY(survives(with.after(turn)));
        QCOMPARE(figuresOf(with.after(turn)), figuresOf(plain.after(turn)));
        QCOMPARE(pointsOf(with.after(turn)), pointsOf(plain.after(turn)));
    }
    QCOMPARE(with.after(plain.turns()).designs.size(), std::size_t(1));
}

/// The program may write that the game is over.
void tst_Jcz::gameOver()
{
    QByteArray bytes = bytesOf(QStringLiteral("tower"));
    const qsizetype end = bytes.indexOf("}\n ],\n \"gameAnnotations\"");
    QVERIFY(end > 0);
    bytes.insert(end + 1, ",\n  {\"type\": \"GAME_OVER\", \"payload\": {}}");
    const JczReplay over(*readJcz(bytes).game, builtInTiles()), plain = replayOf("tower");
    QCOMPARE(notesOf(over), notesOf(plain) + QStringList("15: final-scoring"));
    QVERIFY(plain.after(15).turn && !over.after(15).turn);
    QVERIFY(over.after(14) == plain.after(14));
    QVERIFY(over.after(15).figures == plain.after(15).figures);
}

void tst_Jcz::abbeyOfVersionFour()
{
    QByteArray four = bytesOf(QStringLiteral("version-4")), five = bytesOf(QStringLiteral("tower"));
    four.replace("\"BA.L\"", "\"AM.A\"");
    five.replace("\"BA/L\"", "\"AM/A\"");
    const JczReplay old(*readJcz(four).game, builtInTiles()), now(*readJcz(five).game, builtInTiles());
    QCOMPARE(now.losses().back().tilesLost, 0);
    QCOMPARE(old.losses().back().tilesLost, 0);
    QVERIFY(old.after(99).tiles == now.after(99).tiles);
    QCOMPARE(figuresOf(old.after(99)), figuresOf(now.after(99)));
    QVERIFY(!old.after(99).turn == !now.after(99).turn); // an abbey is not drawn
}

/// A game whose figures all stand on tiles that are not known opens with the others, and names what is
/// missing.
void tst_Jcz::figuresOnUnknownTiles()
{
    const JczReplay replay = replayOf("unknown-tiles");
    QCOMPARE(notesOf(replay),
             QStringList({"2: unknown-tile ZZ/A (1, 0)", "2: no-such-place meeple blue Road WE (1, 0)",
                          "4: unknown-tile ZZ/B (2, 0)", "4: no-such-place meeple blue Road W (2, 0)"}));
    QVERIFY(replay.losses().back() == (JczLoss{5, 2, 2, 2, 2}));
    QVERIFY(!replay.losses().back().most());
    QCOMPARE(replay.after(4).tiles.size(), 3U);
}

/// Played on her tile, the fairy is with all who stand there; that she scores so is said once.
void tst_Jcz::fairyOnHerTile()
{
    QByteArray bytes = bytesOf(QStringLiteral("fairy-garden-end"));
    bytes.replace("\"rules\": {}", "\"rules\": {\"fairy-placement\": \"on-tile\"}");
    bytes.replace("\"to\": {\"featurePointer\": {\"position\": [0, 1], \"location\": \"I\", \"feature\": "
                  "\"Monastery\"}, \"meepleId\": \"0.small.1\"}",
                  "\"to\": [0, 1]");
    const JczReplay replay(*readJcz(bytes).game, builtInTiles());
    QCOMPARE(notesOf(replay), QStringList({"0: element-not-carried fairy-on-tile",
                                           "9: garden-scores blue (0, 2)", "9: final-scoring"}));
    QVERIFY(figuresOf(replay.after(9)).contains(u"fairy 0,1"));
}

/// In the game, the two cities of the tile and that of the start are one, open in the east; here, red's is
/// complete with two tiles.
void tst_Jcz::sideOfTwoCities()
{
    const JczGame game = *readJcz(bytesOf(QStringLiteral("side-of-two-cities"))).game;
    const JczReplay replay(game, builtInTiles(), &outlines());
    QCOMPARE(notesOf(replay), QStringList("1: side-of-two-cities HS/CC!.v (0, -1)"));
    QCOMPARE(pointsOf(replay.after(2)), "4 0");
    QCOMPARE(notesOf(JczReplay(game, builtInTiles())),
             QStringList({"1: unknown-tile HS/CC!.v (0, -1)", "1: no-such-place meeple red City W (0, -1)"}));
}

TOWERWATCH_TEST(tst_Jcz)
#include "tst_jcz.moc"
