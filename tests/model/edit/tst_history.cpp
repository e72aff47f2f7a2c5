// SPDX-License-Identifier: MIT
/// The history goes back and forth through the scenarios that were there, whatever was done in between.
#include "model/edit/history.h"
#include "resources/catalogue.h"
#include "tests/support/testmain.h"

#include <random>

using namespace towerwatch;

namespace {

using Edits = History<int>;

Scenario withFloors(int floors)
{
    Scenario scenario;
    scenario.tiles = {{"tower-02-meadow", {0, 0}, Rotation::R0, floors}};
    return scenario;
}

Edits historyOf(const Scenario &scenario)
{
    return Edits(std::make_shared<Position>(scenario, builtInTiles()));
}

} // namespace

class TestHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The same steps beside a plain list of everything that was there.
    void goesWhereAListOfScenariosGoes()
    {
        std::mt19937 random(7);
        const auto pick = [&random](int count) {
            return static_cast<int>(random() % static_cast<unsigned>(count));
        };
        std::vector<std::pair<Scenario, int>> all{{withFloors(0), 0}};
        std::size_t now = 0;
        Edits history = historyOf(all.front().first);
        int number = 0;
        for (int i = 0; i < 3000; ++i) {
            const int what = pick(8);
            if (what < 3) {
                const std::pair next(withFloors(pick(4)), pick(3));
                const bool isNew = next != all[now];
                QCOMPARE(history.add(next.first, next.second), isNew);
                if (isNew) {
                    all.resize(++now);
                    all.push_back(next);
                    ++number;
                    history.redo();
                }
            } else if (what < 5) {
                history.undo();
                number -= now > 0;
                now -= now > 0;
            } else if (what < 6) {
                history.redo();
                number += now + 1 < all.size();
                now += now + 1 < all.size();
            } else if (what < 7) {
                history.keep(6);
                for (; now > 6; --now)
                    all.erase(all.begin());
            } else if (all.size() < 20) {
                const bool before = pick(2);
                const std::pair early(withFloors(pick(4)), before ? all.front().second : all.back().second);
                history.recall(early.first, before);
                all.insert(before ? all.begin() : all.end(), early);
                now += before;
            }
            QCOMPARE(history.position()->scenario(), all[now].first);
            QCOMPARE(history.beside(), all[now].second);
            QCOMPARE(history.past(), static_cast<int>(now));
            QCOMPARE(history.future(), static_cast<int>(all.size() - now - 1));
            QCOMPARE(history.number(), number);
            const int far = pick(7) - 3;
            const auto there = static_cast<std::ptrdiff_t>(now) + far;
            const bool is = there >= 0 && there < std::ssize(all);
            QCOMPARE(history.at(far).has_value(), is);
            QVERIFY(!is || *history.at(far) == all[static_cast<std::size_t>(there)].first);
        }
    }

    /// Where only what is beside it changes, the position is the same one: nobody has to look at it again.
    void onePositionForOneScenario()
    {
        Edits history = historyOf(withFloors(1));
        const PositionPtr first = history.position();
        QVERIFY(history.add(withFloors(1), 5));
        history.redo();
        QCOMPARE(history.position(), first);
        QCOMPARE(history.beside(), 5);
        history.undo();
        QCOMPARE(history.position(), first);
        QCOMPARE(history.beside(), 0);
    }
};

TOWERWATCH_TEST(TestHistory)
#include "tst_history.moc"
