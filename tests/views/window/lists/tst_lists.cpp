// SPDX-License-Identifier: MIT
/// The cells and buttons of the tables beside the board change the scenario.
#include "model/edit/edits.h"
#include "tests/support/tablesdesk.h"
#include "tests/support/testmain.h"
#include "views/window/lists/figurelist.h"
#include "views/window/lists/problemlist.h"
#include "views/window/lists/questionlist.h"

#include <QSignalSpy>

using namespace towerwatch;
using namespace towerwatch::tablesdesk;

class tst_Tables : public QObject
{
    Q_OBJECT

private slots:
    /// What a cell cannot hold is not taken silently for nothing.
    void cellsSayWhatTheyCannotHold()
    {
        TablesDesk desk;
        FiguresModel *figures = desk.tables.figures();
        QSignalSpy refused(figures, &ListModel::refused), edited(figures, &ListModel::edited);
        QSet<QString> reasons;
        const auto enter = [&](int column, const QString &value) {
            const bool taken = figures->setData(figures->index(0, column), value);
            if (!refused.isEmpty())
                reasons << refused.takeFirst().at(1).toString();
            return taken;
        };
        QVERIFY(!enter(FiguresModel::SquareColumn, "north"));
        QVERIFY(!enter(FiguresModel::SquareColumn, "77, 77"));
        QVERIFY(!enter(FiguresModel::IdColumn, QString(500, u'x')));
        QCOMPARE(reasons.size(), 3);
        QVERIFY(!reasons.contains(QString()));
        QVERIFY(edited.isEmpty());
        const QString same = figures->index(0, FiguresModel::SquareColumn).data(Qt::EditRole).toString();
        QVERIFY(enter(FiguresModel::SquareColumn, same));
        QCOMPARE(reasons.size(), 3);
    }

    /// Sorted figures are still those that are chosen and changed.
    void figuresSortByAnyColumn()
    {
        TablesDesk desk;
        ListPage *page = desk.tables.page(Lists::FiguresTab);
        CellTable *table = page->table();
        const auto shown = [&] {
            QStringList names;
            for (int row = 0; row < table->model()->rowCount(); ++row)
                names << table->model()->index(row, FiguresModel::KindColumn).data().toString();
            return names;
        };
        const QStringList given = shown();
        QVERIFY(given.size() > 1);
        table->sortByColumn(FiguresModel::KindColumn, Qt::DescendingOrder);
        QStringList sorted = given;
        sorted.sort();
        std::ranges::reverse(sorted);
        QCOMPARE(shown(), sorted);
        QSignalSpy chosen(&desk.tables, &Lists::figureChosen);
        for (int figure = 0; figure < given.size(); ++figure) {
            desk.tables.showFigure(figure);
            QCOMPARE(page->row(), figure);
            QCOMPARE(table->currentIndex().siblingAtColumn(FiguresModel::KindColumn).data().toString(),
                     given[figure]);
        }
        table->sortByColumn(-1, Qt::AscendingOrder);
        QCOMPARE(shown(), given);
    }

    void cellsOfFiguresChangeThem()
    {
        TablesDesk desk;
        FiguresModel *figures = desk.tables.figures();
        const auto set = [&](int row, int column, const QVariant &value) {
            return figures->setData(figures->index(row, column), value);
        };
        QVERIFY(set(1, FiguresModel::IdColumn, "boss"));
        QVERIFY(set(1, FiguresModel::KindColumn, static_cast<int>(FigureKind::Mayor)));
        QVERIFY(set(1, FiguresModel::OwnerColumn, static_cast<int>(Colour::Red)));
        QVERIFY(set(1, FiguresModel::SquareColumn, "(0, -1)"));
        QCOMPARE(desk.scenario().figures[1].at, std::optional(Square{0, -1}));
        QVERIFY(set(1, FiguresModel::PlaceColumn, "road S"));
        QCOMPARE(toText(*desk.scenario().figures[1].on), std::string("road S"));
        QCOMPARE(desk.scenario().figures[1].id, std::string("boss"));
        QVERIFY(!set(1, FiguresModel::SquareColumn, "nowhere"));
        QVERIFY(set(1, FiguresModel::KindColumn, static_cast<int>(FigureKind::Fairy)));
        QVERIFY(!desk.scenario().figures[1].owner && !desk.scenario().figures[1].on);
        QVERIFY(set(1, FiguresModel::KindColumn, static_cast<int>(FigureKind::Meeple)));
        QVERIFY(desk.scenario().figures[1].owner && desk.scenario().figures[1].on);
        const auto places =
            figures->index(1, FiguresModel::PlaceColumn).data(ListModel::ChoicesRole).value<QList<Choice>>();
        QVERIFY(std::any_of(places.begin(), places.end(),
                            [](const Choice &choice) { return choice.value == "wheel"; }));
        QVERIFY(set(1, FiguresModel::PlaceColumn, "wheel"));
        QVERIFY(!desk.scenario().figures[1].at);
        QVERIFY(survives(desk.scenario()));
    }

    void verdictsStandBesideFigures()
    {
        TablesDesk desk;
        const auto verdict = [&](int row) {
            return desk.tables.figures()->index(row, FiguresModel::VerdictColumn).data().toString();
        };
        QVERIFY(!verdict(0).isEmpty() && !verdict(2).isEmpty() && verdict(0) != verdict(2));
        desk.tables.setAnswer({});
        QVERIFY(verdict(0).isEmpty());
    }

    void expectationsAreComparedAndSet()
    {
        TablesDesk desk;
        QuestionsModel *questions = desk.tables.questions();
        QCOMPARE(questions->expectationAt(0), Expectation::Differs);
        QCOMPARE(questions->at(0).differences.count(u'\n'), 0);
        QVERIFY(questions->at(0).differences.startsWith(u"capturable"));
        QCOMPARE(questions->expectationAt(1), Expectation::None);
        for (int row = 0; row < questions->rowCount(); ++row) {
            desk.step(Lists::QuestionsTab, row, "expectAnswer");
            QCOMPARE(questions->expectationAt(row), Expectation::Met);
            QVERIFY(!desk.scenario().questions[static_cast<std::size_t>(row)].expect->find("text"));
            QVERIFY(!desk.scenario().questions[static_cast<std::size_t>(row)].expect->find("reach"));
        }
        QVERIFY(survives(desk.scenario()));
        desk.step(Lists::QuestionsTab, 2, "expectNothing");
        QCOMPARE(questions->expectationAt(2), Expectation::None);
        while (desk.document.undoStack()->canUndo())
            desk.document.undoStack()->undo();
        QCOMPARE(desk.scenario(), start());
        QCOMPARE(questions->expectationAt(0), Expectation::Differs);
    }

    void questionsMoveWithTheirSelection()
    {
        TablesDesk desk;
        desk.step(Lists::QuestionsTab, 0, "questionDown");
        QCOMPARE(desk.tables.page(Lists::QuestionsTab)->row(), 1);
        QCOMPARE(desk.scenario().questions[1], start().questions[0]);
        desk.tables.page(Lists::QuestionsTab)->findChild<QAction *>(QStringLiteral("questionUp"))->trigger();
        QCOMPARE(desk.scenario(), start());
        desk.step(Lists::QuestionsTab, 0, "dropQuestion");
        QCOMPARE(desk.scenario().questions.size(), 5u);
    }

    void whatIsExpectedCanBeWritten()
    {
        TablesDesk desk;
        QuestionsModel *questions = desk.tables.questions();
        const auto cell = questions->index(0, QuestionsModel::ExpectedColumn);
        QVERIFY(questions->setData(cell, QStringLiteral("{legal: true,\n capturable: [\"1\", f1, f2]}")));
        QCOMPARE(desk.scenario().questions[0].expect->keys,
                 (std::vector<std::string>{"legal", "capturable"}));
        QVERIFY(!questions->setData(cell, QStringLiteral("{legal: true")));
        QVERIFY(!questions->setData(cell, QStringLiteral("{}\n  - ask: actions")));
        QCOMPARE(desk.scenario().questions.size(), 6u);
        QVERIFY(questions->setData(cell, cell.data(Qt::EditRole)));
        QCOMPARE(desk.document.undoStack()->count(), 1);
        QVERIFY(questions->setData(cell, QString()));
        QVERIFY(!desk.scenario().questions[0].expect);
        QVERIFY(survives(desk.scenario()));
    }

    void problemsLeadToTheirPlace()
    {
        TablesDesk desk;
        Scenario wrong = desk.scenario();
        wrong.tiles.push_back({"base-C-city-all-coat", {1, 0}, {}, 0, {}});
        if (!designOf(wrong, builtInTiles(), wrong.tiles.back().tile))
            wrong.tiles.back().tile = "base-E-cap";
        desk.document.edit(wrong, QStringLiteral("wrong"));
        desk.tables.setSource({}, readScenario(writeScenario(wrong), builtInTiles()).marks);
        QVERIFY(desk.tables.problems()->rowCount() > 0);
        QSignalSpy chosen(&desk.tables, &Lists::problemChosen);
        desk.tables.page(Lists::ProblemsTab)->table()->setCurrentIndex(desk.tables.problems()->index(0, 0));
        QCOMPARE(chosen.count(), 1);
        QVERIFY(chosen[0][2].value<Mark>().line > 0);
    }
};

TOWERWATCH_WINDOW_TEST(tst_Tables)
#include "tst_lists.moc"
