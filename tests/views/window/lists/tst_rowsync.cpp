// SPDX-License-Identifier: MIT
/// Rows that follow a list: the signals are right, and what is still there stays the same row.
#include "tests/support/testmain.h"
#include "views/window/lists/rowsync.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <random>

using namespace towerwatch;

namespace {

struct Item
{
    int key = 0, value = 0;
    bool alike(const Item &other) const { return key == other.key; }
    friend bool operator==(const Item &, const Item &) = default;
};

class Model : public RowModel
{
public:
    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : rows.size(); }
    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : 2; }
    QVariant data(const QModelIndex &index, int role) const override
    {
        if (!index.isValid() || role != Qt::DisplayRole)
            return {};
        return index.column() == 0 ? rows[index.row()].key : rows[index.row()].value;
    }
    void show(const std::vector<Item> &items) { rows.follow(*this, items); }
    RowSync<Item> rows;
};

} // namespace

class tst_RowSync : public QObject
{
    Q_OBJECT

private slots:
    void changesStayTheirRows()
    {
        Model model;
        model.show({{1, 0}, {2, 0}, {3, 0}});
        const QPersistentModelIndex second(model.index(1, 0));
        QSignalSpy changed(&model, &Model::dataChanged), removed(&model, &Model::rowsRemoved);
        model.show({{1, 0}, {2, 5}, {3, 0}});
        QCOMPARE(changed.count(), 1);
        model.show({{1, 0}, {9, 9}, {3, 0}});
        QCOMPARE(second.row(), 1);
        QCOMPARE(second.data().toInt(), 9);
        QCOMPARE(removed.count(), 0);
        model.show({{3, 0}});
        QVERIFY(!second.isValid());
        QCOMPARE(removed.count(), 2);
    }

    void equalRowsAreToldApartByPlace()
    {
        Model model;
        model.show({{1, 0}, {1, 0}, {2, 0}});
        const QPersistentModelIndex last(model.index(2, 0));
        model.show({{1, 0}, {2, 0}});
        QCOMPARE(last.row(), 1);
    }

    void anyListFollowsAnyOther()
    {
        Model model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy reset(&model, &Model::modelReset);
        std::mt19937 random(11);
        std::vector<Item> items;
        int next = 0;
        for (int step = 0; step < 3000; ++step) {
            std::vector<std::pair<QPersistentModelIndex, int>> held;
            for (int row = 0; row < model.rowCount(); ++row)
                held.emplace_back(model.index(row, 0), model.rows[row].key);
            for (unsigned change = random() % 4; change-- > 0;) {
                const auto at = static_cast<std::ptrdiff_t>(items.empty() ? 0 : random() % items.size());
                switch (random() % 4) {
                case 0: items.insert(items.begin() + at, {++next, 0}); break;
                case 1:
                    if (items.size() > 12)
                        items.erase(items.begin() + at);
                    break;
                case 2:
                    if (!items.empty())
                        ++items[static_cast<std::size_t>(at)].value;
                    break;
                default:
                    if (!items.empty())
                        std::rotate(items.begin(), items.begin() + at, items.end());
                    break;
                }
            }
            model.show(items);
            QCOMPARE(model.rowCount(), static_cast<int>(items.size()));
            for (std::size_t i = 0; i < items.size(); ++i)
                QVERIFY(model.rows[static_cast<int>(i)] == items[i]);
            for (const auto &[index, key] : held) {
                const bool there = std::any_of(items.begin(), items.end(),
                                               [&](const Item &item) { return item.key == key; });
                if (there)
                    QCOMPARE(index.data().toInt(), key);
            }
        }
        QCOMPARE(reset.count(), 0);
    }
};

TOWERWATCH_TEST(tst_RowSync)
#include "tst_rowsync.moc"
