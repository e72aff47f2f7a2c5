// SPDX-License-Identifier: MIT
/// The tile catalogue: every side and half edge is accounted for, the sets are complete.
#include "model/format/scenarioreader.h"
#include "model/format/sectionvalues.h"
#include "model/referee/answervalue.h"
#include "model/yaml/yamltree.h"
#include "resources/catalogue.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QSet>

using namespace towerwatch;

namespace {

QString idOf(const Tile &tile)
{
    return QString::fromStdString(tile.id);
}

/// How many of `segments` hold `part`.
template <typename Segments, typename Holds> int holders(const Segments &segments, Holds holds)
{
    return static_cast<int>(std::count_if(segments.begin(), segments.end(), holds));
}

/// The sum of one edition's counts over the sets that belong to it.
int total(const char *set, std::optional<int> TileCounts::*edition)
{
    int sum = 0;
    for (const Tile &tile : builtInTiles().tiles())
        if (tile.set == set)
            sum += (tile.count.*edition).value_or(0);
    return sum;
}

Value valueOf(const YamlNode &node)
{
    const auto children = node.children();
    Value value;
    switch (node.kind()) {
    case YamlNode::Kind::Null: break;
    case YamlNode::Kind::Scalar: value = Value::of(node.text()); break;
    case YamlNode::Kind::List:
        value = Value::list();
        for (const YamlNode &child : children)
            value.add(valueOf(child));
        break;
    case YamlNode::Kind::Map:
        value = Value::map();
        for (std::size_t i = 0; i + 1 < children.size(); i += 2)
            value.set(children[i].text(), valueOf(children[i + 1]));
        break;
    }
    return value;
}

QSet<QString> idsOfSet(const char *set)
{
    QSet<QString> ids;
    for (const Tile &tile : builtInTiles().tiles())
        if (tile.set == set)
            ids.insert(idOf(tile));
    return ids;
}

} // namespace

class TestTiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void halfEdges();
    void halfEdges_data() { tile_data(); }
    void fieldsAndCities();
    void fieldsAndCities_data() { tile_data(); }
    void thirdEditionFields();
    void thirdEditionFields_data() { tile_data(); }
    void idsAreUnique();
    void totals();
    void countsOfSets();
    void foundations();
    void watchtowers();
    void watchtowersShowNothingElse();
    void bonuses();
    void baseCoats();
    void gardensReplacePlainTiles();
    void guests();
    void coatsOfTower17();
    void thirdEditionIsUnresolvedOnNine();
    void equalToTheFacts();
    void readsItsOwnValues();

private:
    void tile_data();
};

void TestTiles::tile_data()
{
    QTest::addColumn<QString>("id");
    for (const Tile &tile : builtInTiles().tiles())
        QTest::newRow(tile.id.c_str()) << idOf(tile);
}

void TestTiles::halfEdges()
{
    QFETCH(QString, id);
    const Tile &tile = *builtInTiles().find(id.toStdString());
    for (const HalfEdge half : allHalfEdges) {
        const Edge edge = tile.edge(sideOf(half));
        const int count =
            holders(tile.fields, [&](const FieldSegment &f) { return f.halfEdges.contains(half); });
        QCOMPARE(count, edge == Edge::Field || edge == Edge::Road ? 1 : 0);
    }
}

void TestTiles::fieldsAndCities()
{
    QFETCH(QString, id);
    const Tile &tile = *builtInTiles().find(id.toStdString());
    for (const FieldSegment &field : tile.fields) {
        QSet<int> seen;
        for (const int city : field.cities) {
            QVERIFY(city >= 0 && static_cast<std::size_t>(city) < tile.cities.size());
            QVERIFY(!seen.contains(city));
            seen.insert(city);
        }
        QCOMPARE(field.halfEdges.empty(), id.startsWith("tower-17"));
    }
}

/// The fields that may be the third edition's cover the same half edges in fewer fields.
void TestTiles::thirdEditionFields()
{
    QFETCH(QString, id);
    const Tile &tile = *builtInTiles().find(id.toStdString());
    QCOMPARE(tile.c3.has_value(), tile.set == "watchtowers");
    if (!tile.c3 || tile.c3->fieldsIfChanged.empty())
        return;
    QVERIFY(tile.c3->fieldsIfChanged.size() < tile.fields.size());
    for (const HalfEdge half : allHalfEdges) {
        const auto holds = [&](const FieldSegment &field) { return field.halfEdges.contains(half); };
        QCOMPARE(holders(tile.c3->fieldsIfChanged, holds), holders(tile.fields, holds));
    }
    for (const FieldSegment &field : tile.fields) // fields are joined, never cut
        QCOMPARE(holders(tile.c3->fieldsIfChanged,
                         [&](const FieldSegment &f) {
                             return (f.halfEdges.bits() & field.halfEdges.bits()) != 0;
                         }),
                 1);
}

void TestTiles::idsAreUnique()
{
    QSet<QString> ids, jcz;
    for (const Tile &tile : builtInTiles().tiles()) {
        QVERIFY2(!ids.contains(idOf(tile)), tile.id.c_str());
        QVERIFY2(tile.jcz.empty() || !jcz.contains(QString::fromStdString(tile.jcz)), tile.jcz.c_str());
        ids.insert(idOf(tile));
        jcz.insert(QString::fromStdString(tile.jcz));
        QVERIFY(builtInTiles().find(tile.id) == &tile);
    }
    QVERIFY(!builtInTiles().find("nonsense"));
    QVERIFY(!builtInTiles().find(""));
}

void TestTiles::totals()
{
    QCOMPARE(total("base", &TileCounts::c1), 72);
    QCOMPARE(total("base", &TileCounts::c2), 72);
    QCOMPARE(total("tower", &TileCounts::c1), 18);
    QCOMPARE(total("tower", &TileCounts::c2), 18);
    QCOMPARE(total("watchtowers", &TileCounts::c2), 12);
    QCOMPARE(total("watchtowers", &TileCounts::c3), 12);
}

void TestTiles::countsOfSets()
{
    for (const Tile &tile : builtInTiles().tiles()) {
        const auto &[c1, c2, c3] = tile.count;
        if (tile.set == "base" || tile.set == "tower")
            QVERIFY2(c1 && c2 && !c3 && *c1 + *c2 > 0, tile.id.c_str());
        else if (tile.set == "watchtowers")
            QVERIFY2(!c1 && c2 == 1 && c3 == 1, tile.id.c_str());
        else if (tile.set == "guest")
            QVERIFY2(!c1 && !c2 && !c3, tile.id.c_str());
        QCOMPARE(!tile.letter.empty(), tile.set == "base");
    }
}

void TestTiles::foundations()
{
    for (const Tile &tile : builtInTiles().tiles())
        QCOMPARE(tile.towerFoundation, tile.set == "tower");
}

void TestTiles::watchtowers()
{
    for (const Tile &tile : builtInTiles().tiles())
        QCOMPARE(tile.watchtower.has_value(), tile.set == "watchtowers");
    QCOMPARE(idsOfSet("watchtowers").size(), 12);
}

void TestTiles::watchtowersShowNothingElse()
{
    for (const Tile &tile : builtInTiles().tiles())
        if (tile.watchtower) {
            QVERIFY(!tile.monastery && !tile.garden);
            for (const CitySegment &city : tile.cities)
                QCOMPARE(city.coatsOfArms, 0);
        }
}

void TestTiles::bonuses()
{
    std::array<int, 5> tiles{};
    constexpr std::array<int, 5> points{2, 2, 1, 1, 3};
    for (const Tile &tile : builtInTiles().tiles())
        if (tile.watchtower) {
            const auto bonus = static_cast<std::size_t>(tile.watchtower->per);
            ++tiles[bonus];
            QCOMPARE(tile.watchtower->points, points[bonus]);
        }
    QVERIFY(enumNames<Bonus> == (std::array<std::string_view, 5>{"meeple", "coat-of-arms", "road-tile",
                                                                 "city-tile", "monastery"}));
    QVERIFY(tiles == (std::array<int, 5>{2, 2, 3, 3, 2}));
}

/// The base game has ten coats of arms in both editions and six monasteries.
void TestTiles::baseCoats()
{
    int coats1 = 0, coats2 = 0, monasteries = 0;
    for (const Tile &tile : builtInTiles().tiles())
        if (tile.set == "base") {
            for (const CitySegment &city : tile.cities) {
                coats1 += city.coatsOfArms * *tile.count.c1;
                coats2 += city.coatsOfArms * *tile.count.c2;
            }
            monasteries += tile.monastery ? *tile.count.c1 : 0;
        }
    QCOMPARE(coats1, 10);
    QCOMPARE(coats2, 10);
    QCOMPARE(monasteries, 6);
}

/// A garden tile is its plain tile with a garden, in the second edition only, in place of one copy.
void TestTiles::gardensReplacePlainTiles()
{
    int gardens = 0;
    for (const Tile &tile : builtInTiles().tiles()) {
        QCOMPARE(tile.garden, idOf(tile).endsWith("-garden"));
        if (!tile.garden)
            continue;
        ++gardens;
        const Tile *plain = builtInTiles().find(idOf(tile).chopped(7).toStdString());
        QVERIFY2(plain, tile.id.c_str());
        QVERIFY(plain->edges == tile.edges && plain->cities == tile.cities && plain->roads == tile.roads &&
                plain->fields == tile.fields && plain->towerFoundation == tile.towerFoundation);
        QCOMPARE(*tile.count.c1, 0);
        QCOMPARE(*plain->count.c1, *plain->count.c2 + *tile.count.c2);
    }
    QCOMPARE(gardens, 10);
}

void TestTiles::guests()
{
    QCOMPARE(idsOfSet("guest"),
             QSet<QString>({"abbey", "shrine", "german-monastery", "dutch-belgian-monastery",
                            "japanese-building", "darmstadt-church", "german-cathedral"}));
    for (const Tile &tile : builtInTiles().tiles()) {
        QCOMPARE(!tile.building.empty(), tile.set == "guest");
        if (tile.set != "guest")
            continue;
        QCOMPARE(QString::fromStdString(tile.building), idOf(tile));
        QCOMPARE(tile.monastery, tile.id != "german-cathedral"); // not a monastic building
        QCOMPARE(tile.isAbbey(), tile.id == "abbey");
    }
}

void TestTiles::coatsOfTower17()
{
    const Tile &tile = *builtInTiles().find("tower-17-city-three-sides-coa-and-cap");
    QCOMPARE(tile.cities.size(), std::size_t(2));
    QCOMPARE(tile.cities[0].coatsOfArms, 1);
    QCOMPARE(tile.cities[1].coatsOfArms, 0);
    QVERIFY(tile.fields.size() == 1 && tile.fields[0].halfEdges.empty());
    QVERIFY(tile.fields[0].cities == (std::vector<int>{0, 1}));
}

void TestTiles::thirdEditionIsUnresolvedOnNine()
{
    QSet<QString> settled = idsOfSet("watchtowers");
    for (const Tile &tile : builtInTiles().tiles())
        if (tile.c3 && tile.c3->status == "unresolved") {
            QVERIFY(!tile.c3->fieldsIfChanged.empty());
            settled.remove(idOf(tile));
        }
    QCOMPARE(settled, QSet<QString>({"watchtower-02-cap", "watchtower-11-road-straight-broken",
                                     "watchtower-12-road-curve-broken"}));
}

/// Every tile says what the facts say; the facts' notes may be worded otherwise.
void TestTiles::equalToTheFacts()
{
    QFile file(QStringLiteral(TOWERWATCH_SOURCE_DIR "/../shared/facts/tiles.yaml"));
    if (!file.open(QIODevice::ReadOnly))
        QSKIP("the facts are not here");
    std::vector<Problem> problems;
    const YamlTree tree(file.readAll().toStdString(), problems);
    QVERIFY(problems.empty());
    const Value facts = valueOf(tree.root());
    const auto &tiles = facts.find("tiles")->items;
    QCOMPARE(tiles.size(), builtInTiles().tiles().size());
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const Tile &tile = builtInTiles().tiles()[i];
        const Value ours = toValue(tile);
        for (std::size_t k = 0; k < tiles[i].keys.size(); ++k) {
            const std::string &key = tiles[i].keys[k];
            if (key == "note")
                continue;
            const Value *value = ours.find(key);
            QVERIFY2(value, qPrintable(idOf(tile) + u' ' + QString::fromStdString(key)));
            const auto unquoted = [](const Value &v) {
                return QString::fromStdString(toJson(v)).remove(u'"');
            };
            QCOMPARE(unquoted(*value), unquoted(tiles[i].items[k]));
        }
    }
}

/// `tiles --json` is YAML, too, and read again it is the same catalogue.
void TestTiles::readsItsOwnValues()
{
    Value list = Value::list(), root = Value::map();
    for (const Tile &tile : builtInTiles().tiles())
        list.add(toValue(tile));
    root.set("tiles", std::move(list));
    std::vector<Problem> problems;
    const auto again = readTileCatalogue(toJson(root, 2), problems);
    QCOMPARE(problems.size(), std::size_t(0));
    QVERIFY(again == builtInTiles().tiles());
}

TOWERWATCH_TEST(TestTiles)
#include "tst_tiles.moc"
