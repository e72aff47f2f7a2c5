// SPDX-License-Identifier: MIT
/// The same question under all rules: the groups, their words, and trying them in the window.
#include "app/system/language.h"
#include "app/window/frame/bottompages.h"
#include "app/window/frame/mainwindow.h"
#include "model/format/scenarioreader.h"
#include "model/inquiry/variants.h"
#include "resources/catalogue.h"
#include "tests/support/boards.h"
#include "tests/support/testmain.h"
#include "tests/support/windowtest.h"
#include "views/reports/comparison.h"
#include "views/window/board/previewbanner.h"
#include "views/window/reference/examples.h"
#include "views/window/ruling/comparetable.h"
#include "views/words/words.h"

#include <QApplication>
#include <QCheckBox>
#include <QHeaderView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>

#include <set>

using namespace towerwatch;

namespace {

/// Two floors with the next one, a neighbour with a meeple on top. What can change the answer is only whether
/// a figure on a tower is safe, and how far two floors reach.
const char *const towerTop = "T1 T3(b); red:; blue:; turn: red; rules: {tower: c2}; "
                             "questions: [{ask: place-floor, at: [0, 0]}]";

/// Own meeple, builder and a meeple across a gap: all switches of the table but the one of the tower top.
const char *const mixed = R"(towerwatch: 1
rules: {tower: c2}
players: {red: {}, blue: {}}
turn: red
tiles:
  - {tile: tower-02-meadow, at: [0, 0], floors: 1}
  - {tile: base-U-road-straight, at: [0, 1]}
  - {tile: base-U-road-straight, at: [0, -1]}
  - {tile: base-B-monastery, at: [2, 0]}
figures:
  - {id: own, figure: meeple, owner: red, at: [0, 1], on: road E}
  - {id: builder, figure: builder, owner: blue, at: [0, -1], on: road E}
  - {id: far, figure: meeple, owner: blue, at: [2, 0], on: monastery}
questions:
  - {ask: place-floor, at: [0, 0]}
)";

std::vector<AnswerGroup> groupsOf(const Scenario &scenario)
{
    return compareAnswers(Variants(scenario, builtInTiles()), scenario.questions.front());
}

TableRules with(TowerRules rules)
{
    return {rules, WatchtowerRules::C3, {}};
}
TableRules with(HouseRule house)
{
    return {TowerRules::C2, WatchtowerRules::C3, HouseRules(1u << static_cast<unsigned>(house))};
}

using Rules = std::vector<TableRules>;

/// The same with figures that are told apart by where they stand.
const char *const unnamed = R"(towerwatch: 1
rules: {tower: c2}
players: {red: {name: Maximilian}, blue: {name: Wilhelmina}}
turn: red
tiles:
  - {tile: tower-02-meadow, at: [0, 0], floors: 2}
  - {tile: base-U-road-straight, at: [0, 1]}
  - {tile: base-U-road-straight, at: [0, -1]}
  - {tile: base-B-monastery, at: [2, 0]}
figures:
  - {figure: large-meeple, owner: red, at: [0, 1], on: road E}
  - {figure: builder, owner: blue, at: [0, -1], on: road E}
  - {figure: large-meeple, owner: blue, at: [2, 0], on: monastery}
questions:
  - {ask: place-floor, at: [0, 0]}
)";

} // namespace

class tst_Compare : public QObject
{
    Q_OBJECT

private:
    static Comparison comparisonOf(const char *text)
    {
        const Position position(scenarioOf(text), builtInTiles());
        return compared(Variants(position.scenario(), builtInTiles()), position.scenario().questions.front());
    }

    static const ComparedRow *rowAbout(const Comparison &comparison, int figure)
    {
        for (const ComparedRow &row : comparison.rows)
            if (row.figure == figure && row.cells.front().verdict)
                return &row;
        return nullptr;
    }

private slots:
    void whatNoTowerReachesIsOutOfReach();
    void everyShippedQuestionCanBeCompared();
    void initTestCase() { windowtest::useOwnSettings(QStringLiteral("towerwatch-tests-compare")); }

    void nineRulesAreComparedTheOwnOnesFirst()
    {
        const TableRules own{TowerRules::C1, WatchtowerRules::C2,
                             HouseRules(1u << static_cast<unsigned>(HouseRule::NoGaps))};
        const auto rules = comparedRules(own);
        QCOMPARE(rules.size(), allTowerRules.size() + allHouseRules.size());
        QVERIFY(rules.front() == own);
        for (std::size_t i = 1; i < allTowerRules.size(); ++i)
            QVERIFY(rules[i].house == own.house && rules[i].tower != own.tower);
        QVERIFY(rules[allTowerRules.size()].house == HouseRules()); // no gaps, switched off
        for (const TableRules &each : rules)
            QVERIFY(each.watchtowers == own.watchtowers);
    }

    void aMeepleOnATowerPartsTheRulesInThree()
    {
        const auto groups = groupsOf(scenarioOf(towerTop));
        QCOMPARE(groups.size(), 3u);
        QVERIFY((groups[0].rules == Rules{with(TowerRules::C2), with(TowerRules::C1),
                                          with(TowerRules::C1Original), with(HouseRule::NoGaps),
                                          with(HouseRule::EyeForAnEye), with(HouseRule::Diagonal)}));
        QVERIFY((groups[1].rules == Rules{with(TowerRules::C1Rgg), with(TowerRules::C1Zmg)}));
        QVERIFY(
            (groups[2].rules == Rules{with(HouseRule::NoSurprises)})); // reaches one square instead of two
        const auto verdict = [&](std::size_t group) {
            return std::get<PlaceFloorAnswer>(groups[group].answer.body).figures.at(0).verdict;
        };
        QCOMPARE(verdict(0), Verdict::Capturable);
        QCOMPARE(verdict(1), Verdict::Safe);
        QCOMPARE(verdict(2), Verdict::Capturable);
    }

    void ownMeepleAndBuilderPartThemByTheTable()
    {
        const auto groups = groupsOf(scenarioOf(mixed));
        QCOMPARE(groups.size(), 4u); // no tile lies off the arms, so diagonal reach is no other one
        QVERIFY((groups[0].rules == Rules{with(TowerRules::C2), with(TowerRules::C1), with(TowerRules::C1Zmg),
                                          with(HouseRule::EyeForAnEye), with(HouseRule::Diagonal)}));
        QVERIFY((groups[1].rules == Rules{with(TowerRules::C1Original), with(TowerRules::C1Rgg)}));
        QVERIFY((groups[2].rules == Rules{with(HouseRule::NoGaps)}));
        QVERIFY((groups[3].rules == Rules{with(HouseRule::NoSurprises)}));
    }

    void rowsAreWhatDiffers()
    {
        const Comparison comparison = comparisonOf(towerTop);
        QCOMPARE(comparison.columns.size(), 9);
        QCOMPARE(comparison.columns[0].group, 0);
        const ComparedRow *row = rowAbout(comparison, 0);
        QVERIFY(row);
        QCOMPARE(row->cells.size(), comparison.columns.size());
        for (int i = 0; i < std::ssize(row->cells); ++i) {
            const bool safe = !switchesOf(comparison.columns[i].rules.tower).figureOnTowerCapturable;
            QCOMPARE(row->cells[i].verdict, std::optional(safe ? Verdict::Safe : Verdict::Capturable));
            QCOMPARE(row->cells[i].differs, safe);
        }
        QVERIFY(!comparison.allAlike());
        const auto at = static_cast<std::size_t>(row - comparison.rows.data());
        QCOMPARE(comparison.headline(), comparison.sentence(at, 3)); // Rio Grande, the first that differs
    }

    void whatIsNotInReachIsSaidSo()
    {
        const Comparison comparison = comparisonOf(mixed);
        const ComparedRow *far = rowAbout(comparison, 2);
        QVERIFY(far);
        for (int i = 0; i < std::ssize(comparison.columns); ++i) {
            const auto &house = comparison.columns[i].rules.house;
            const bool out = house.contains(HouseRule::NoGaps) || house.contains(HouseRule::NoSurprises);
            QCOMPARE(far->cells[i].verdict, std::optional(out ? Verdict::OutOfReach : Verdict::Capturable));
        }
    }

    void whatIsSafeStaysSafeOutsideTheRange()
    {
        QByteArray low(towerTop); // its next floor reaches one square, and under No Surprises none
        low.replace("T1", "T");
        const Comparison comparison = comparisonOf(low);
        const ComparedRow *row = rowAbout(comparison, 0);
        QVERIFY(row);
        for (int i = 0; i < std::ssize(comparison.columns); ++i) {
            const TableRules &rules = comparison.columns[i].rules;
            const bool safe = !switchesOf(rules.tower).figureOnTowerCapturable;
            const bool out = rules.house.contains(HouseRule::NoSurprises);
            QCOMPARE(row->cells[i].verdict, std::optional(safe  ? Verdict::Safe
                                                          : out ? Verdict::OutOfReach
                                                                : Verdict::Capturable));
        }
        low.replace("tower: c2", "tower: c1-zmg");
        const Comparison safe = comparisonOf(low);
        const ComparedRow *there = rowAbout(safe, 0);
        QVERIFY(there);
        for (int i = 0; i < std::ssize(safe.columns); ++i)
            if (safe.columns[i].rules.house.contains(HouseRule::NoSurprises)) {
                QCOMPARE(there->cells[i].verdict, std::optional(Verdict::Safe));
                QVERIFY(!there->cells[i].differs);
            }
    }

    void tableShowsOnlyRulesThatDiffer()
    {
        CompareTable table;
        const auto position = tableOf(scenarioOf(towerTop));
        table.setQuestion(position, builtInTiles(), position->scenario().questions.front());
        QCOMPARE(table.table()->columnCount(), 4); // the table's, Rio Grande, Z-Man, No Surprises
        QSignalSpy tried(&table, &CompareTable::rulesTried);
        emit table.table()->cellActivated(0, 2);
        QCOMPARE(tried.size(), 1);
        QVERIFY(tried.at(0).at(0).value<TableRules>() == with(TowerRules::C1Zmg));
        table.setQuestion(position, builtInTiles(), std::nullopt);
        QVERIFY(table.comparison().allAlike());
    }

    /// However long they are, the names of rows are read, and two rows at least in the room of a low page.
    void namesOfRowsAreNotCut()
    {
        CompareTable table;
        const auto position = tableOf(scenarioOf(unnamed));
        table.setQuestion(position, builtInTiles(), position->scenario().questions.front());
        QVERIFY(table.comparison().rows.size() >= 3);
        const QTableWidget *rows = table.table();
        for (const int width : {520, 780, 1200}) {
            table.resize(width, 190);
            table.show();
            QCoreApplication::sendPostedEvents();
            const QFontMetrics letters(rows->verticalHeader()->font());
            const QRect room(0, 0, rows->verticalHeader()->width() - 8, 1000);
            for (int row = 0; row < rows->rowCount(); ++row) {
                const QRect name =
                    letters.boundingRect(room, Qt::TextWordWrap, table.comparison().rows[row].name);
                QVERIFY(name.width() <= room.width());
                QVERIFY(name.height() <= rows->rowHeight(row));
            }
            if (width >= 780)
                QVERIFY(rows->rowHeight(0) + rows->rowHeight(1) <= rows->viewport()->height());
        }
    }

    /// Where there is room for it, each stands on one line, and no more is taken.
    void namesOfRowsAreAsWideAsTheyNeed()
    {
        CompareTable table;
        const auto position = tableOf(scenarioOf(unnamed));
        table.setQuestion(position, builtInTiles(), position->scenario().questions.front());
        table.resize(4000, 600);
        table.show();
        QCoreApplication::sendPostedEvents();
        const QHeaderView *names = table.table()->verticalHeader();
        int longest = 0;
        for (const auto &row : table.comparison().rows)
            longest = std::max(longest, QFontMetrics(names->font()).horizontalAdvance(QString(row.name)));
        QVERIFY(names->width() >= longest);
        QVERIFY(names->width() <= std::max(longest + 20, 110));
    }

    /// In the room that a window of 800 × 500 has for the page, and where the names of the rules are long.
    /// A word of a verdict is never broken off, however narrow the page is and however bold the word.
    void wordsOfVerdictsAreSeenWhole()
    {
        useLanguage(QStringLiteral("nl"));
        CompareTable table;
        table.resize(400, 300);
        table.show();
        const auto position = tableOf(scenarioOf(mixed));
        table.setQuestion(position, builtInTiles(), position->scenario().questions.front());
        QCoreApplication::processEvents();
        const auto *cells = table.findChild<QTableWidget *>();
        int words = 0;
        for (int row = 0; row < cells->rowCount(); ++row)
            for (int column = 0; column < cells->columnCount(); ++column) {
                const QTableWidgetItem *item = cells->item(row, column);
                for (const QString &word : item->text().split(u' ')) {
                    const int wide = QFontMetrics(item->font()).horizontalAdvance(word);
                    QVERIFY2(wide < cells->columnWidth(column) -
                                        (item->icon().isNull() ? 0 : cells->iconSize().width()),
                             qPrintable(word));
                    ++words;
                }
            }
        useLanguage(QStringLiteral("en"));
        QVERIFY(words > 5);
    }

    void aLowPageShowsAnswers()
    {
        CompareTable table;
        const auto position = tableOf(scenarioOf(unnamed));
        table.setQuestion(position, builtInTiles(), position->scenario().questions.front());
        const QTableWidget *rows = table.table();
        for (const QSize size : {QSize(500, 110), QSize(500, 230)}) {
            table.resize(size);
            table.show();
            QCoreApplication::sendPostedEvents();
            QVERIFY(rows->rowHeight(0) + rows->rowHeight(1) / 2 <= rows->viewport()->height());
            QVERIFY(table.findChild<QCheckBox *>()->isVisible());
        }
    }

    void aSmallWindowShowsAnswers()
    {
        MainWindow window;
        window.resize(800, 500);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window, windowPatience));
        window.document().openCopy(scenarioOf(unnamed));
        window.findChild<QAction *>(QStringLiteral("comparePage"))->trigger();
        const QTableWidget *rows = window.bottom()->compare()->table();
        QTRY_VERIFY(rows->rowCount() > 1);
        QTRY_VERIFY(rows->rowHeight(0) + rows->rowHeight(1) / 2 <= rows->viewport()->height());
        QVERIFY(window.height() <= 520); // two rows of figures that can be seen take 20 more
        QVERIFY(window.board()->height() >= window.height() / 4);
    }

    void theOwnColumnNamesItsHouseRules()
    {
        const auto names = [](const Comparison &comparison) {
            return QString(comparison.columns.front().name);
        };
        Scenario scenario = scenarioOf(towerTop);
        scenario.rules.house.insert(HouseRule::Diagonal);
        const Position position(scenario, builtInTiles());
        const QString name =
            names(compared(Variants(position.scenario(), builtInTiles()), scenario.questions.front()));
        QVERIFY2(name.contains(QString(word(HouseRule::Diagonal))), qPrintable(name));
        QVERIFY(!names(comparisonOf(towerTop)).contains(QString(word(HouseRule::Diagonal))));
    }

    void tryingRulesChangesNothingButTheAnswer()
    {
        MainWindow window;
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window, windowPatience));
        window.document().openCopy(scenarioOf(towerTop));
        auto *toggle = window.findChild<QAction *>(QStringLiteral("comparePage"));
        toggle->trigger();
        QVERIFY(window.bottom()->compare()->isVisible());
        auto *banner = window.findChild<PreviewBanner *>();
        QVERIFY(!banner->isVisible());
        QTest::keyClick(window.bottom()->compare()->table(), Qt::Key_Right);
        QTest::keyClick(window.bottom()->compare()->table(), Qt::Key_Right);
        emit window.bottom()->compare()->rulesTried(with(TowerRules::C1Rgg));
        QVERIFY(banner->isVisible());
        QVERIFY(!window.document().isModified());
        QCOMPARE(window.document().scenario().rules.tower, TowerRules::C2);
        QCOMPARE(std::get<PlaceFloorAnswer>(window.desk()->answer->body).figures.at(0).verdict,
                 Verdict::Safe);
        window.findChild<QPushButton *>(QStringLiteral("backToOwnRules"))->click();
        QVERIFY(!banner->isVisible());
        QCOMPARE(std::get<PlaceFloorAnswer>(window.desk()->answer->body).figures.at(0).verdict,
                 Verdict::Capturable);
    }

    void adoptingTriedRulesIsAStep()
    {
        MainWindow window;
        window.document().openCopy(scenarioOf(towerTop));
        emit window.bottom()->compare()->rulesTried(with(TowerRules::C1Zmg));
        emit window.findChild<PreviewBanner *>()->adopted(with(TowerRules::C1Zmg));
        QCOMPARE(window.document().scenario().rules.tower, TowerRules::C1Zmg);
        QVERIFY(!window.desk()->tried);
        QVERIFY(window.document().undoStack()->canUndo());
        window.document().undoStack()->setClean();
    }
};

/// Nothing but distance keeps a figure: where rules do not make it safe, it is out of reach as under any
/// floor. Whoever asks can capture it nowhere, so that no headline names it.
void tst_Compare::whatNoTowerReachesIsOutOfReach()
{
    const Position position = positionOf(". T3(b); red:; blue:; turn: red");
    const Comparison table =
        compared(Variants(position.scenario(), builtInTiles()), {.ask = Ask::Outlook, .target = "b"});
    const auto row = std::ranges::find(table.rows, 0, &ComparedRow::figure);
    QVERIFY(row != table.rows.end());
    std::set<Verdict> verdicts;
    for (const ComparedCell &cell : row->cells)
        verdicts.insert(cell.verdict.value());
    QVERIFY((verdicts == std::set{Verdict::OutOfReach, Verdict::Safe}));
    for (std::size_t i = 0; i < table.rows.size(); ++i)
        for (std::size_t column = 0; column < table.columns.size(); ++column) {
            QCOMPARE(table.rows[i].cells[column].weight, 0);
            QVERIFY(table.headline() != table.sentence(i, column));
        }
}

/// There is no difference without a row, and who becomes capturable, or no longer is, is in the headline
/// before whatever else the rules change.
void tst_Compare::everyShippedQuestionCanBeCompared()
{
    const auto turns = [](const ComparedCell &a, const ComparedCell &b) {
        return a.verdict == Verdict::Capturable && b.verdict && b.verdict != Verdict::Capturable &&
               b.verdict != Verdict::Open;
    };
    int named = 0;
    for (const Example &example : examples()) {
        const Position position(example.scenario, builtInTiles());
        for (const Question &question : questionsOf(position.scenario(), builtInTiles())) {
            const Comparison table = compared(Variants(position.scenario(), builtInTiles()), question);
            const bool differs = std::ranges::any_of(
                table.columns, [](const ComparedColumn &column) { return column.group != 0; });
            QVERIFY2(differs == !table.allAlike(), qPrintable(example.path));
            bool isNamed = false, anyTurns = false;
            for (std::size_t i = 0; i < table.rows.size(); ++i)
                for (std::size_t column = 0; column < table.columns.size(); ++column) {
                    const ComparedCell &own = table.rows[i].cells.front(),
                                       &cell = table.rows[i].cells[column];
                    if (!cell.differs || !(turns(own, cell) || turns(cell, own)))
                        continue;
                    anyTurns = true;
                    isNamed = isNamed || table.headline() == table.sentence(i, column);
                }
            QVERIFY2(isNamed == anyTurns, qPrintable(example.path));
            named += isNamed;
        }
    }
    QVERIFY(named > 10);
}

TOWERWATCH_WINDOW_TEST(tst_Compare)
#include "tst_compare.moc"
