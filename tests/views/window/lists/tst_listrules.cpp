// SPDX-License-Identifier: MIT
/// The table of what is said of the scenario as a whole: title, rules, notes, the comment at the top.
#include "model/edit/edits.h"
#include "tests/support/tablesdesk.h"
#include "tests/support/testmain.h"
#include "views/window/lists/playerpopup.h"
#include "views/window/lists/rulelist.h"
#include "views/words/words.h"

#include <QLineEdit>
#include <QSpinBox>

using namespace towerwatch;
using namespace towerwatch::tablesdesk;

class tst_TablesRules : public QObject
{
    Q_OBJECT

private:
    using What = RulesModel::What;

    static QModelIndex cellOf(const RulesModel &rules, What what, const QString &language = {})
    {
        for (int row = 0; row < rules.rowCount(); ++row)
            if (rules.at(row).what == what && rules.at(row).language == language)
                return rules.index(row, RulesModel::EntryColumn);
        return {};
    }

private slots:
    /// A digit counts wherever a click has left the cursor: what is not stated is no number to add to.
    void aDigitTakesThePlaceOfWhatIsNotStated()
    {
        QWidget page;
        QSpinBox *box = numberBox(30, &page);
        box->setValue(box->minimum());
        auto *line = box->findChild<QLineEdit *>();
        line->end(false);
        QTest::keyClick(box, Qt::Key_5);
        QCOMPARE(box->value(), 5);
        line->end(false);
        QTest::keyClick(box, Qt::Key_0);
        QCOMPARE(box->value(), 5); // 50 is none, and 5 stays
        QTest::keyClick(box, Qt::Key_Backspace);
        QTest::keyClick(box, Qt::Key_1);
        QTest::keyClick(box, Qt::Key_2);
        QCOMPARE(box->value(), 12);
    }

    void rulesChange()
    {
        TablesDesk desk;
        RulesModel *rules = desk.tables.rules();
        QVERIFY(rules->setData(cellOf(*rules, What::Tower), static_cast<int>(TowerRules::C1Rgg)));
        QVERIFY(rules->setData(cellOf(*rules, What::Watchtowers), static_cast<int>(WatchtowerRules::C2)));
        const int house = cellOf(*rules, What::House).row();
        for (int i = 0; i < 4; ++i) {
            const QModelIndex cell = rules->index(house + i, RulesModel::EntryColumn);
            QVERIFY(rules->setData(cell, Qt::Checked, Qt::CheckStateRole));
            QCOMPARE(cell.data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Checked));
        }
        const TableRules wanted{TowerRules::C1Rgg, WatchtowerRules::C2, HouseRules(0b1111)};
        QCOMPARE(desk.scenario().rules, wanted);
        QCOMPARE(desk.document.undoStack()->count(), 6);
        QVERIFY(!rules->setData(cellOf(*rules, What::Tower), 5));
        QVERIFY(survives(desk.scenario()));
        while (desk.document.undoStack()->canUndo())
            desk.document.undoStack()->undo();
        QCOMPARE(desk.scenario(), start());
    }

    void titlesAreOneTextOrOneInEachLanguage()
    {
        TablesDesk desk;
        RulesModel *rules = desk.tables.rules();
        QVERIFY(rules->setData(cellOf(*rules, What::Title), QStringLiteral("  A\nboard ")));
        QCOMPARE(desk.scenario().title.in({}), std::string_view("A board"));
        QPersistentModelIndex tower = cellOf(*rules, What::Tower);
        rules->split(cellOf(*rules, What::Title).row());
        QCOMPARE(desk.scenario().title.byLanguage.front().first, currentLanguage());
        QVERIFY(
            rules->setData(cellOf(*rules, What::Title, QStringLiteral("de")), QStringLiteral("Ein Brett")));
        QCOMPARE(desk.scenario().title.in("de"), std::string_view("Ein Brett"));
        QCOMPARE(rules->at(tower.row()).what, What::Tower);
        QVERIFY(survives(desk.scenario()));
        rules->join(cellOf(*rules, What::Title, QStringLiteral("de")).row());
        QCOMPARE(desk.scenario().title.byLanguage.size(), 1u);
        QCOMPARE(desk.scenario().title.in({}), std::string_view("A board"));
    }

    void emptyNotesCanBeWrittenInEachLanguage()
    {
        TablesDesk desk;
        RulesModel *rules = desk.tables.rules();
        rules->split(cellOf(*rules, What::Notes).row());
        QCOMPARE(desk.document.undoStack()->count(), 0);
        QVERIFY(
            rules->setData(cellOf(*rules, What::Notes, QStringLiteral("nl")), QStringLiteral("een\ntwee")));
        QCOMPARE(desk.scenario().notes.in("nl"), std::string_view("een\ntwee"));
        QVERIFY(survives(desk.scenario()));
        QVERIFY(rules->setData(cellOf(*rules, What::Notes, QStringLiteral("nl")), QString()));
        QVERIFY(desk.scenario().notes.empty());
    }

    void theCommentAtTheTopIsKept()
    {
        TablesDesk desk;
        RulesModel *rules = desk.tables.rules();
        QVERIFY(rules->setData(cellOf(*rules, What::Comment), QStringLiteral("Why?\n\nRulings: one")));
        QCOMPARE(desk.scenario().header, std::string("# Why?\n#\n# Rulings: one\n"));
        QCOMPARE(cellOf(*rules, What::Comment).data(Qt::EditRole).toString(),
                 QStringLiteral("Why?\n\nRulings: one"));
        QVERIFY(survives(desk.scenario()));
        Scenario other;
        other.header = "#!tight\n\n  #  indented\n";
        QCOMPARE(topComment(other), std::string("!tight\n\n indented"));
        QVERIFY(survives(withTopComment(other, topComment(other))));
        QVERIFY(withTopComment(other, "").header.empty());
    }
};

TOWERWATCH_WINDOW_TEST(tst_TablesRules)
#include "tst_listrules.moc"
