// SPDX-License-Identifier: MIT
/// The tables beside the board as widgets: editors, popups, columns.
#include "tests/support/tablesdesk.h"
#include "tests/support/testmain.h"
#include "views/window/lists/cellpopups.h"
#include "views/window/lists/rulelist.h"

#include <QHeaderView>
#include <QPlainTextEdit>
#include <QTabWidget>

using namespace towerwatch;
using namespace towerwatch::tablesdesk;

class tst_TablesPage : public QObject
{
    Q_OBJECT

private slots:
    /// Also what comes while the table lies behind others, without any size.
    void columnsAreAsWideAsTheirWords()
    {
        QTabWidget others;
        others.addTab(new QWidget, QString());
        TablesDesk desk;
        desk.document.edit(Scenario{}, QStringLiteral("empty"));
        others.addTab(&desk.tables, QString());
        others.resize(900, 300);
        others.show();
        QVERIFY(QTest::qWaitForWindowExposed(&others, windowPatience));
        others.setCurrentIndex(1);
        desk.document.undoStack()->undo();
        const QAbstractItemView *table = desk.tables.page(Lists::FiguresTab)->table();
        const auto *header = desk.tables.page(Lists::FiguresTab)->table()->horizontalHeader();
        for (int column = 0; column + 1 < header->count(); ++column) // the last one takes what is left
            QTRY_VERIFY2(header->sectionSize(column) >= table->sizeHintForColumn(column),
                         qPrintable(QString::number(column)));
        for (const auto tab : {Lists::FiguresTab, Lists::ProblemsTab}) {
            desk.tables.setCurrentIndex(tab);
            const CellTable *each = desk.tables.page(tab)->table();
            QTRY_VERIFY(each->isVisible() && each->horizontalHeader()->length() >= each->viewport()->width());
        }
        others.removeTab(1);
        desk.tables.setParent(nullptr);
    }

    void noColumnTakesAllTheRoom()
    {
        TablesDesk desk;
        desk.tables.resize(1600, 300);
        desk.tables.show();
        QVERIFY(QTest::qWaitForWindowExposed(&desk.tables, windowPatience));
        const QHeaderView *header = desk.tables.page(Lists::FiguresTab)->table()->horizontalHeader();
        for (int column = 0; column + 1 < header->count(); ++column)
            QVERIFY2(header->sectionSize(column) <= header->maximumSectionSize(),
                     qPrintable(QString::number(column)));
    }

    void textsOfSeveralLinesHaveASheet()
    {
        TablesDesk desk;
        desk.tables.resize(900, 400);
        desk.tables.setCurrentIndex(Lists::RulesTab);
        desk.tables.show();
        RulesModel *rules = desk.tables.rules();
        CellTable *table = desk.tables.page(Lists::RulesTab)->table();
        const int notes = rules->rowCount() - 2;
        QCOMPARE(rules->at(notes).what, RulesModel::What::Notes);
        table->setCurrentIndex(rules->index(notes, RulesModel::EntryColumn));
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Return);
        auto *popup = table->findChild<CellPopup *>();
        QVERIFY(popup);
        auto *text = popup->findChild<QPlainTextEdit *>();
        QTest::keyClicks(text, QStringLiteral("one"));
        QTest::keyClick(text, Qt::Key_Return);
        QTest::keyClicks(text, QStringLiteral("two"));
        QTest::keyClick(text, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(desk.scenario().notes.in({}), std::string_view("one\ntwo"));
    }
};

TOWERWATCH_WINDOW_TEST(tst_TablesPage)
#include "tst_listpage.moc"
