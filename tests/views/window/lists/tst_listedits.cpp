// SPDX-License-Identifier: MIT
/// Random edits of the tables beside the board: rows stay the same rows through any edit, undo and redo.
#include "tests/support/soak.h"
#include "tests/support/tablesdesk.h"
#include "tests/support/testmain.h"
#include "views/window/lists/figurelist.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <random>

using namespace towerwatch;
using namespace towerwatch::tablesdesk;

class tst_TablesEdits : public QObject
{
    Q_OBJECT

private:
    /// Sets a random cell to something that it offers, or takes a random step.
    static void randomEdit(TablesDesk &desk, std::mt19937 &random)
    {
        const auto upTo = [&](int count) {
            return static_cast<int>(random() % static_cast<unsigned>(std::max(count, 1)));
        };
        const auto tab = static_cast<Lists::Tab>(upTo(3));
        ListModel *model = desk.model(tab);
        if (upTo(4) == 0) {
            desk.tables.page(tab)->showRow(upTo(model->rowCount() + 1) - 1);
            const auto actions = desk.tables.page(tab)->actions();
            actions[upTo(static_cast<int>(actions.size()))]->trigger();
            return;
        }
        const QModelIndex cell = model->index(upTo(model->rowCount()), upTo(model->columnCount()));
        const auto choices = cell.data(ListModel::ChoicesRole).value<QList<Choice>>();
        if (!choices.isEmpty())
            model->setData(cell, choices[upTo(static_cast<int>(choices.size()))].value);
        else if (cell.flags() & Qt::ItemIsUserCheckable)
            model->setData(cell, upTo(2) ? Qt::Checked : Qt::Unchecked, Qt::CheckStateRole);
        else
            model->setData(cell, upTo(2) ? QStringLiteral("%1, %2").arg(upTo(2)).arg(-upTo(4))
                                         : QStringLiteral("n%1").arg(upTo(5)));
    }

private slots:
    void anyEditKeepsRowsAndCanBeUndone()
    {
        TablesDesk desk;
        std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
        std::vector<std::unique_ptr<QSignalSpy>> resets;
        for (int tab = 0; tab < desk.tables.count(); ++tab) {
            testers.push_back(std::make_unique<QAbstractItemModelTester>(
                desk.model(tab), QAbstractItemModelTester::FailureReportingMode::QtTest));
            resets.push_back(std::make_unique<QSignalSpy>(desk.model(tab), &QAbstractItemModel::modelReset));
        }
        std::mt19937 random(5);
        QUndoStack *stack = desk.document.undoStack();
        const Scenario first = desk.scenario();
        for (int i = 0, end = soaked(750); i < end; ++i) {
            std::optional<Figure> held;
            QPersistentModelIndex index;
            if (const auto &figures = desk.scenario().figures; !figures.empty()) {
                const auto which = random() % figures.size();
                desk.tables.page(Lists::FiguresTab)->showRow(static_cast<int>(which));
                held = figures[which];
                index = desk.model(Lists::FiguresTab)->index(static_cast<int>(which), 0);
            }
            const auto alike = [&] {
                return std::count(desk.scenario().figures.begin(), desk.scenario().figures.end(), *held);
            };
            const auto before = held ? alike() : 0;
            switch (random() % 5) {
            case 0: stack->undo(); break;
            case 1: stack->redo(); break;
            default: randomEdit(desk, random); break;
            }
            QVERIFY(survives(desk.scenario()));
            QCOMPARE(desk.model(Lists::FiguresTab)->rowCount(),
                     static_cast<int>(desk.scenario().figures.size()));
            if (held && before == 1 && alike() == 1) {
                QVERIFY(index.isValid());
                QCOMPARE(desk.scenario().figures[static_cast<std::size_t>(index.row())], *held);
            }
        }
        QVERIFY(stack->count() > 20);
        while (stack->canUndo())
            stack->undo();
        QCOMPARE(desk.scenario(), first);
        for (const auto &reset : resets)
            QCOMPARE(reset->count(), 0);
    }
};

TOWERWATCH_WINDOW_TEST(tst_TablesEdits)
#include "tst_listedits.moc"
