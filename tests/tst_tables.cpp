// SPDX-License-Identifier: MIT
/// The tables beside the board: cells change the scenario, rows stay the same rows through any edit, undo and
/// redo.
#include "app/document.h"
#include "model/referee.h"
#include "model/scenarioreader.h"
#include "model/scenariowriter.h"
#include "model/tablesteps.h"
#include "resources/catalogue.h"
#include "views/tables.h"
#include "views/tablesfigures.h"
#include "views/tablespage.h"
#include "views/tablesplayers.h"
#include "views/tablesproblems.h"
#include "views/tablesquestions.h"
#include "views/tablessheets.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <random>

using namespace towerwatch;

namespace {

const char *const example = R"(towerwatch: 1
players:
  red: {name: Ann, points: 12, prisoners: [{figure: meeple, owner: green}]}
  blue: {points: 20, prisoners: [{figure: meeple, owner: red}]}
  green: {}
turn: red
tiles:
  - {tile: tower-07-road-crossroads, at: [0, 0], rotation: 90, floors: 1}
  - {tile: base-U-road-straight, at: [0, -1], rotation: 90}
  - {tile: watchtower-04-cap-road-opposite-meeple, at: [0, -2]}
  - {tile: base-E-cap, at: [0, -3], rotation: 180}
castles:
  - {at: [0, -3], city: S}
figures:
  - {id: "1", figure: meeple, owner: green, at: [0, -1], on: road N}
  - {figure: large-meeple, owner: blue, at: [0, -2], on: road S}
  - {figure: builder, owner: blue, at: [0, -1], on: road S}
  - {figure: fairy, at: [0, -1]}
questions:
  - {ask: place-floor, at: [0, 0], expect: {capturable: ["1"]}}
  - {ask: watchtower, at: [0, -2]}
  - {ask: score, tile: [0, 0]}
  - {ask: ransom, by: red, from: blue}
  - {ask: actions}
  - {ask: place-figure, at: [0, 0], figure: mayor}
)";

const TileCatalogue &tiles()
{
    return builtInTiles();
}

Scenario start()
{
    return readScenario(example, tiles()).scenario.value_or(Scenario{});
}

bool survives(const Scenario &scenario)
{
    const ReadResult read = readScenario(writeScenario(scenario), tiles());
    return read.scenario == scenario;
}

} // namespace

class tst_Tables : public QObject
{
    Q_OBJECT

private:
    /// A document that the tables show and edit.
    struct Desk
    {
        Desk()
            : document(tiles())
            , tables(tiles())
        {
            document.edit(start(), QStringLiteral("start"));
            document.undoStack()->clear();
            QObject::connect(&document, &ScenarioDocument::changed, &tables, [this] { show(); });
            QObject::connect(
                &tables, &Tables::edited, &document,
                [this](const Scenario &scenario, const QString &text) { document.edit(scenario, text); });
            show();
        }
        void show()
        {
            tables.setPosition(document.position());
            if (!document.scenario().questions.empty())
                tables.setAnswer(answer(document.position()->board(), document.scenario().questions.front()));
        }
        const Scenario &scenario() const { return document.scenario(); }
        TablesModel *model(int tab)
        {
            return qobject_cast<TablesModel *>(tables.page(static_cast<Tables::Tab>(tab))->table()->model());
        }
        void step(Tables::Tab tab, int row, const char *name)
        {
            tables.page(tab)->showRow(row);
            tables.page(tab)->findChild<QAction *>(QLatin1String(name))->trigger();
        }

        ScenarioDocument document;
        Tables tables;
    };

    /// Sets a random cell to something that it offers, or takes a random step.
    static void randomEdit(Desk &desk, std::mt19937 &random)
    {
        const auto upTo = [&](int count) {
            return static_cast<int>(random() % static_cast<unsigned>(std::max(count, 1)));
        };
        const auto tab = static_cast<Tables::Tab>(upTo(3));
        TablesModel *model = desk.model(tab);
        if (upTo(4) == 0) {
            desk.tables.page(tab)->showRow(upTo(model->rowCount() + 1) - 1);
            const auto actions = desk.tables.page(tab)->actions();
            actions[upTo(static_cast<int>(actions.size()))]->trigger();
            return;
        }
        const QModelIndex cell = model->index(upTo(model->rowCount()), upTo(model->columnCount()));
        const auto choices = cell.data(TablesModel::ChoicesRole).value<QList<Choice>>();
        if (!choices.isEmpty())
            model->setData(cell, choices[upTo(static_cast<int>(choices.size()))].value);
        else if (cell.data(TablesModel::RangeRole).isValid())
            model->setData(cell, upTo(40) - 1);
        else if (cell.flags() & Qt::ItemIsUserCheckable)
            model->setData(cell, upTo(2) ? Qt::Checked : Qt::Unchecked, Qt::CheckStateRole);
        else if (cell.data(TablesModel::SheetRole).toBool() && cell.column() == PlayersModel::SupplyColumn)
            model->setData(cell, QVariant::fromValue(std::optional(Supply{{FigureKind::Meeple, upTo(8)}})));
        else if (cell.data(TablesModel::SheetRole).toBool())
            model->setData(cell, QVariant::fromValue(std::vector{Prisoner{static_cast<FigureKind>(upTo(12)),
                                                                          static_cast<Colour>(upTo(8))}}));
        else
            model->setData(cell, upTo(2) ? QStringLiteral("%1, %2").arg(upTo(2)).arg(-upTo(4))
                                         : QStringLiteral("n%1").arg(upTo(5)));
    }

private slots:
    void anyEditKeepsRowsAndCanBeUndone()
    {
        Desk desk;
        std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
        std::vector<std::unique_ptr<QSignalSpy>> resets;
        for (int tab = 0; tab < 4; ++tab) {
            testers.push_back(std::make_unique<QAbstractItemModelTester>(
                desk.model(tab), QAbstractItemModelTester::FailureReportingMode::QtTest));
            resets.push_back(std::make_unique<QSignalSpy>(desk.model(tab), &QAbstractItemModel::modelReset));
        }
        std::mt19937 random(5);
        QUndoStack *stack = desk.document.undoStack();
        const Scenario first = desk.scenario();
        for (int i = 0; i < 3000; ++i) {
            std::optional<Figure> held;
            QPersistentModelIndex index;
            if (const auto &figures = desk.scenario().figures; !figures.empty()) {
                const auto which = random() % figures.size();
                desk.tables.page(Tables::FiguresTab)->showRow(static_cast<int>(which));
                held = figures[which];
                index = desk.model(Tables::FiguresTab)->index(static_cast<int>(which), 0);
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
            QCOMPARE(desk.model(Tables::FiguresTab)->rowCount(),
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

    void cellsOfPlayersChangeThem()
    {
        Desk desk;
        PlayersModel *players = desk.tables.players();
        const auto set = [&](int row, int column, const QVariant &value) {
            return players->setData(players->index(row, column), value);
        };
        QVERIFY(set(0, PlayersModel::NameColumn, "Berta"));
        QVERIFY(set(0, PlayersModel::PointsColumn, -1));
        QVERIFY(set(1, PlayersModel::FloorsColumn, 4));
        QVERIFY(set(2, PlayersModel::SupplyColumn,
                    QVariant::fromValue(std::optional(Supply{{FigureKind::Mayor, 1}}))));
        QVERIFY(set(2, PlayersModel::PrisonersColumn,
                    QVariant::fromValue(std::vector{Prisoner{FigureKind::Pig, Colour::Red}})));
        const auto &now = desk.scenario().players;
        QCOMPARE(now[0].name, std::optional<std::string>("Berta"));
        QVERIFY(!now[0].points);
        QCOMPARE(now[1].floors, std::optional(4));
        QCOMPARE(now[2].supply->front(), std::pair(FigureKind::Mayor, 1));
        QCOMPARE(now[2].prisoners.front().kind, FigureKind::Pig);
        QCOMPARE(desk.document.undoStack()->count(), 5);
        players->setData(players->index(1, PlayersModel::TurnColumn), Qt::Checked, Qt::CheckStateRole);
        players->setData(players->index(1, PlayersModel::RansomColumn), Qt::Checked, Qt::CheckStateRole);
        QCOMPARE(desk.scenario().turn, std::optional(Turn{Colour::Blue, true}));
    }

    void anotherColourTakesAllAlong()
    {
        Desk desk;
        PlayersModel *players = desk.tables.players();
        const QPersistentModelIndex row(players->index(1, 0));
        players->setData(row, static_cast<int>(Colour::Pink));
        QCOMPARE(row.row(), 1);
        QCOMPARE(players->colourAt(1), Colour::Pink);
        QCOMPARE(desk.scenario().figures[1].owner, std::optional(Colour::Pink));
        QCOMPARE(desk.scenario().questions[3].from, std::optional(Colour::Pink));
        players->setData(players->index(1, 0), static_cast<int>(Colour::Red));
        QCOMPARE(players->colourAt(1), Colour::Pink);
        QVERIFY(survives(desk.scenario()));
    }

    void floorsAreDealtByTheNumberOfPlayers()
    {
        Desk desk;
        desk.step(Tables::PlayersTab, 0, "dealFloors");
        for (const Player &player : desk.scenario().players)
            QCOMPARE(player.floors, std::optional(9));
        desk.step(Tables::PlayersTab, 0, "addPlayer");
        desk.step(Tables::PlayersTab, 0, "dealFloors");
        QCOMPARE(desk.scenario().players[3].floors, std::optional(7));
        QCOMPARE(floorsFor(2), std::optional(10));
        QCOMPARE(floorsFor(5), std::optional(6));
        QCOMPARE(floorsFor(6), std::optional(5));
        QVERIFY(!floorsFor(1) && !floorsFor(7));
    }

    void cellsOfFiguresChangeThem()
    {
        Desk desk;
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
        const auto places = figures->index(1, FiguresModel::PlaceColumn)
                                .data(TablesModel::ChoicesRole)
                                .value<QList<Choice>>();
        QVERIFY(std::any_of(places.begin(), places.end(),
                            [](const Choice &choice) { return choice.value == "wheel"; }));
        QVERIFY(set(1, FiguresModel::PlaceColumn, "wheel"));
        QVERIFY(!desk.scenario().figures[1].at);
        QVERIFY(survives(desk.scenario()));
    }

    void verdictsStandBesideFigures()
    {
        Desk desk;
        const auto verdict = [&](int row) {
            return desk.tables.figures()->index(row, FiguresModel::VerdictColumn).data().toString();
        };
        QVERIFY(!verdict(0).isEmpty() && !verdict(2).isEmpty() && verdict(0) != verdict(2));
        desk.tables.setAnswer({});
        QVERIFY(verdict(0).isEmpty());
    }

    void expectationsAreComparedAndSet()
    {
        Desk desk;
        QuestionsModel *questions = desk.tables.questions();
        QCOMPARE(questions->expectationAt(0), Expectation::Differs);
        QCOMPARE(questions->differencesAt(0), std::vector<std::string>{"capturable"});
        QCOMPARE(questions->expectationAt(1), Expectation::None);
        for (int row = 0; row < questions->rowCount(); ++row) {
            desk.step(Tables::QuestionsTab, row, "expectAnswer");
            QCOMPARE(questions->expectationAt(row), Expectation::Met);
            QVERIFY(!desk.scenario().questions[static_cast<std::size_t>(row)].expect->find("text"));
            QVERIFY(!desk.scenario().questions[static_cast<std::size_t>(row)].expect->find("reach"));
        }
        QVERIFY(survives(desk.scenario()));
        desk.step(Tables::QuestionsTab, 2, "expectNothing");
        QCOMPARE(questions->expectationAt(2), Expectation::None);
        while (desk.document.undoStack()->canUndo())
            desk.document.undoStack()->undo();
        QCOMPARE(desk.scenario(), start());
        QCOMPARE(questions->expectationAt(0), Expectation::Differs);
    }

    void questionsMoveWithTheirSelection()
    {
        Desk desk;
        desk.step(Tables::QuestionsTab, 0, "questionDown");
        QCOMPARE(desk.tables.page(Tables::QuestionsTab)->row(), 1);
        QCOMPARE(desk.scenario().questions[1], start().questions[0]);
        desk.tables.page(Tables::QuestionsTab)->findChild<QAction *>(QStringLiteral("questionUp"))->trigger();
        QCOMPARE(desk.scenario(), start());
        desk.step(Tables::QuestionsTab, 0, "dropQuestion");
        QCOMPARE(desk.scenario().questions.size(), 5u);
    }

    void problemsLeadToTheirPlace()
    {
        Desk desk;
        Scenario wrong = desk.scenario();
        wrong.tiles.push_back({"base-C-city-all-coat", {1, 0}, {}, 0, {}});
        if (!designOf(wrong, tiles(), wrong.tiles.back().tile))
            wrong.tiles.back().tile = "base-E-cap";
        desk.document.edit(wrong, QStringLiteral("wrong"));
        desk.tables.setSource({}, readScenario(writeScenario(wrong), tiles()).marks);
        QVERIFY(desk.tables.problems()->rowCount() > 0);
        QSignalSpy chosen(&desk.tables, &Tables::problemChosen);
        desk.tables.page(Tables::ProblemsTab)->table()->setCurrentIndex(desk.tables.problems()->index(0, 0));
        QCOMPARE(chosen.count(), 1);
        QVERIFY(chosen[0][2].value<Mark>().line > 0);
    }

    void editorsAreForTheirCells()
    {
        Desk desk;
        desk.tables.resize(900, 300);
        desk.tables.show();
        CellTable *table = desk.tables.page(Tables::PlayersTab)->table();
        table->setCurrentIndex(desk.tables.players()->index(0, PlayersModel::PointsColumn));
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Return);
        auto *number = table->findChild<QSpinBox *>();
        QVERIFY(number);
        number->setValue(33);
        QTest::keyClick(number, Qt::Key_Return);
        QTRY_COMPARE(desk.scenario().players[0].points, std::optional(33));
        table->setCurrentIndex(desk.tables.players()->index(0, PlayersModel::SupplyColumn));
        QTest::keyClick(table, Qt::Key_F2);
        auto *sheet = table->findChild<SupplySheet *>();
        QVERIFY(sheet);
        sheet->findChildren<QSpinBox *>().first()->setValue(3);
        QTest::keyClick(sheet, Qt::Key_Return);
        QCOMPARE(desk.scenario().players[0].supply, std::optional(Supply{{FigureKind::Meeple, 3}}));
        const int steps = desk.document.undoStack()->count();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QTest::keyClick(table, Qt::Key_F2);
        sheet = table->findChild<SupplySheet *>();
        QVERIFY(sheet);
        sheet->findChildren<QSpinBox *>().first()->setValue(5);
        QTest::keyClick(sheet, Qt::Key_Escape);
        QCOMPARE(desk.document.undoStack()->count(), steps);
    }
};

QTEST_MAIN(tst_Tables)
#include "tst_tables.moc"
