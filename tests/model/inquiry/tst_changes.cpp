// SPDX-License-Identifier: MIT
/// Which thing of one scenario is which of another.
#include "model/inquiry/changes.h"
#include "resources/catalogue.h"
#include "tests/support/boards.h"
#include "tests/support/testmain.h"

using namespace towerwatch;

namespace {

/// "0>1 1>-": what became of each, those that are gone first.
QString written(const std::vector<Change> &changes)
{
    QStringList parts;
    for (const Change &change : changes) {
        const auto index = [](int i) { return i < 0 ? QStringLiteral("-") : QString::number(i); };
        parts << index(change.before) + u'>' + index(change.after) +
                     (change.captor ? u' ' + QString::fromUtf8(name(*change.captor)) : QString());
    }
    return parts.join(u", ");
}

} // namespace

class TestChanges : public QObject
{
    Q_OBJECT

private slots:
    void whatBecameOfThings_data()
    {
        QTest::addColumn<int>("edit");
        QTest::addColumn<QStringList>("changes"); // tiles, figures, questions
        const auto row = [](const char *name, int edit, const QStringList &changes) {
            QTest::newRow(name) << edit << changes;
        };
        const QString same = "0>0, 1>1, 2>2", asked = "0>0, 1>1";
        row("nothing", 0, {same, same, asked});
        row("a tile moved", 1, {same, same, asked});
        row("a tile gone", 2, {"1>-, 0>0, 2>1", same, asked});
        row("in another order", 3, {"2>0, 1>1, 0>2", same, asked});
        row("captured, and another laid", 4, {same, "0>- red, 1>0, 2>1, ->2", asked});
        row("moved to another place", 5, {same, "0>0, 1>1, 2>2", asked});
        row("another of its kind first", 6, {same, "->0, 0>1, 1>2, 2>3", asked});
        row("known by its name", 7, {same, "0>0, 1>1, 2>2", asked});
        row("other questions", 8, {same, same, "0>-, 1>0, ->1"});
        row("called otherwise", 9, {same, same, asked});
    }

    void whatBecameOfThings()
    {
        QFETCH(int, edit);
        QFETCH(QStringList, changes);
        Scenario before = scenarioOf("T(n1) M(b) M(b1); n1: fairy; red:; blue:");
        std::rotate(before.figures.begin(), before.figures.begin() + 1,
                    before.figures.end()); // the fairy last
        for (Figure &figure : before.figures)
            figure.id = figure.owner ? "" : "old hero";
        before.questions = {{.ask = Ask::Score}, {.ask = Ask::PlaceFloor, .at = Square{0, 0}}};
        Scenario after = before;
        switch (edit) {
        case 1: after.tiles[1].at = {7, 7}; break;
        case 2: after.tiles.erase(after.tiles.begin() + 1); break;
        case 3: std::swap(after.tiles[0], after.tiles[2]); break;
        case 4: // without the prisoner the one would have moved to the other's place
            after.figures.erase(after.figures.begin());
            after.figures.push_back(
                {.owner = Colour::Blue, .at = Square{0, 0}, .on = Place{PlaceKind::Tower}});
            after.players[0].prisoners = {{FigureKind::Meeple, Colour::Blue}};
            break;
        case 5: after.figures[0].at = Square{0, 0}; break;
        case 6:
            after.figures.insert(after.figures.begin(),
                                 {.owner = Colour::Blue, .at = Square{0, 0}, .on = Place{PlaceKind::Tower}});
            break;
        case 7: after.figures[2].at = Square{2, 0}; break;
        case 8: after.questions = {before.questions[1], {.ask = Ask::Ransom}}; break;
        case 9:
            before.questions[1].target = after.questions[1].target = "old hero";
            after.figures[2].id = *(after.questions[1].target = "new hero");
            break;
        default: break;
        }
        const Changes found = changesBetween(before, after, builtInTiles());
        QCOMPARE(QStringList({written(found.tiles), written(found.figures), written(found.questions)}),
                 changes);
    }
};

TOWERWATCH_TEST(TestChanges)
#include "tst_changes.moc"
