// SPDX-License-Identifier: MIT
/// Where things stand and whether they are seen whole: columns, rows, pages.
#include "app/system/language.h"
#include "app/window/frame/mainwindow.h"
#include "resources/catalogue.h"
#include "tests/support/soak.h"
#include "tests/support/tablesdesk.h"
#include "tests/support/testmain.h"
#include "tests/support/texts.h"
#include "views/window/board/boardwidget.h"
#include "views/window/dialogs/commandpalette.h"
#include "views/window/dialogs/recoverydialog.h"
#include "views/window/editing/problemspage.h"
#include "views/window/frame/hintbar.h"
#include "views/window/frame/recentfiles.h"
#include "views/window/lists/cellpopups.h"
#include "views/window/lists/listpage.h"
#include "views/window/lists/questionlist.h"
#include "views/window/palettes/tilelistmodel.h"
#include "views/window/palettes/tilepalette.h"
#include "views/window/reference/glossarypage.h"
#include "views/window/reference/helpwindow.h"
#include "views/window/reference/hitdelegate.h"
#include "views/window/reference/librarybrowser.h"
#include "views/window/ruling/rulingpage.h"
#include "views/window/widgets/widgets.h"

#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QSettings>
#include <QStandardItemModel>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTreeView>
#include <QTreeWidget>

using namespace towerwatch;
using namespace towerwatch::tablesdesk;

class tst_Layout : public QObject
{
    Q_OBJECT

private slots:
    /// On a small screen everything is seen, and the board is the widest part but for the players above it,
    /// in any language.
    void aSmallScreenIsEnough_data() { languageRows(); }
    void aSmallScreenIsEnough()
    {
        QFETCH(QString, language);
        chooseLanguage(language);
        const auto window = shownWindow();
        window->resize(800, 600);
        QCoreApplication::processEvents();
        QVERIFY2(window->width() <= 800 && window->height() <= 600,
                 qPrintable(QString::number(window->width())));
        for (const auto *dock : window->findChildren<QDockWidget *>())
            if (dock->isVisible() && window->rect().intersects(dock->geometry()) &&
                window->dockWidgetArea(const_cast<QDockWidget *>(dock)) != Qt::TopDockWidgetArea)
                QVERIFY2(dock->width() < window->board()->width(), qPrintable(dock->objectName()));
        chooseLanguage(QStringLiteral("en"));
    }

    /// The screen of the tests has 800 by 800 pixels.
    void dialogsStayWithinTheScreen()
    {
        std::vector<std::unique_ptr<QWidget>> dialogs;
        dialogs.push_back(std::make_unique<HelpWindow>());
        dialogs.push_back(std::make_unique<LibraryBrowser>());
        for (const auto &dialog : dialogs) {
            dialog->show();
            QVERIFY(QTest::qWaitForWindowExposed(dialog.get(), windowPatience));
            const QSize room = dialog->screen()->availableSize();
            QVERIFY(room.width() < 900); // else all would fit
            QVERIFY2(dialog->width() <= room.width() && dialog->height() <= room.height(),
                     dialog->metaObject()->className());
        }
    }

    /// Also of what fits on a square two rows are seen there.
    void aSmallScreenShowsTilesThatFit()
    {
        const auto window = shownWindow();
        window->document().openCopy(start());
        window->resize(800, 600);
        auto *palette = window->findChild<TilePalette *>();
        palette->setTarget(Square{0, -1});
        QCoreApplication::processEvents();
        const QListView *list = palette->list();
        QVERIFY(list->isVisible());
        QVERIFY2(list->viewport()->height() >= 2 * list->gridSize().height(),
                 qPrintable(QString::number(list->viewport()->height())));
    }

    /// What the status bar has no room for ends in dots, and a tool tip has it.
    void aLongHintEndsInDots()
    {
        const auto window = shownWindow();
        window->resize(800, 600);
        const auto *bar = window->findChild<HintBar *>();
        const QString brief = QStringLiteral("Brief"),
                      lengthy = QStringLiteral("words ").repeated(80).trimmed();
        window->statusBar()->showMessage(lengthy);
        QVERIFY(bar->seenText().endsWith(QChar(0x2026)) && bar->seenText() != lengthy);
        QCOMPARE(bar->toolTip(), lengthy);
        window->statusBar()->showMessage(brief);
        QCOMPARE(bar->seenText(), brief);
        QVERIFY(bar->toolTip().isEmpty());
    }

    /// On the screen of a small computer, whatever opens below, and whatever stood there when the window was
    /// left.
    void aSmallWindowDoesNotGrow_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<Do>("page");
        int row = 0;
        for (const char *language : completeLanguages())
            for (const Do page :
                 {Do::ComparePage, Do::ReferencePage, Do::GlossaryPage, Do::TablesPage, Do::SourcePage})
                if (isAmongThoseTried(row++))
                    QTest::addRow("%s %d", language, static_cast<int>(page)) << QString(language) << page;
    }
    void aSmallWindowDoesNotGrow()
    {
        QFETCH(QString, language);
        QFETCH(Do, page);
        chooseLanguage(language);
        const auto window = shownWindow();
        window->document().openCopy(start());
        window->resize(smallWindow);
        window->action(page)->trigger();
        QCoreApplication::processEvents();
        QVERIFY(fits(*window));
        QVERIFY(liesApart(*window));
        QVERIFY(window->close());
        MainWindow later;          // with the page open
        later.resize(smallWindow); // the screen of tests is smaller
        later.show();
        QCoreApplication::processEvents();
        QVERIFY(fits(later));
        chooseLanguage(QStringLiteral("en"));
    }

    /// What is read below it is no higher than the board, and what stands beside it no wider.
    void theBoardIsTheLargestPart_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<Do>("page");
        int row = 0;
        for (const char *language : completeLanguages())
            for (const QSize size : {QSize(1024, 768), QSize(1366, 768)})
                for (const Do page :
                     {Do::ComparePage, Do::ReferencePage, Do::GlossaryPage, Do::TablesPage, Do::SourcePage})
                    if (isAmongThoseTried(row++))
                        QTest::addRow("%s %d %d", language, size.width(), static_cast<int>(page))
                            << QString(language) << size << page;
    }
    void theBoardIsTheLargestPart()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        QFETCH(Do, page);
        chooseLanguage(language);
        const auto window = shownWindow();
        window->document().openCopy(start());
        window->resize(size);
        QCoreApplication::processEvents();
        window->action(page)->trigger();
        const auto larger = [&] { // than the board
            const auto extent = [&](Qt::DockWidgetArea area, const QWidget *part) {
                return area == Qt::BottomDockWidgetArea ? part->height() : part->width();
            };
            QStringList docks;
            for (auto *dock : window->findChildren<QDockWidget *>())
                if (const auto area = window->dockWidgetArea(dock);
                    area != Qt::TopDockWidgetArea && dock->isVisible() &&
                    dock->geometry().intersects(window->rect()) &&
                    extent(area, dock) > extent(area, window->board()))
                    docks << dock->objectName();
            return docks;
        };
        QTRY_COMPARE(larger(), QStringList());
        chooseLanguage(QStringLiteral("en"));
    }

private:
    static constexpr QSize smallWindow{1016, 568};

    /// Each page at each size in one of the three languages, for time; in all of them when soaked.
    static bool isAmongThoseTried(int row) { return row % std::max(3 / soaked(1), 1) == 0; }

    /// Whether no dock that is shown lies over another.
    static bool liesApart(const MainWindow &window)
    {
        const auto docks = window.findChildren<QDockWidget *>();
        for (const QDockWidget *one : docks)
            for (const QDockWidget *other : docks)
                if (one != other && one->isVisibleTo(&window) && other->isVisibleTo(&window) &&
                    !one->visibleRegion().isEmpty() && !other->visibleRegion().isEmpty() &&
                    one->geometry().intersects(other->geometry()))
                    return false;
        return true;
    }

    /// Whether the window is no larger than it was made and what is open in it lies inside.
    static bool fits(const MainWindow &window)
    {
        bool inside = window.width() <= smallWindow.width() && window.height() <= smallWindow.height();
        for (const auto *dock : window.findChildren<QDockWidget *>())
            if (dock->isVisible() && dock->geometry().intersects(window.rect()))
                inside = inside && window.rect().contains(dock->geometry());
        return inside && window.rect().contains(window.statusBar()->geometry());
    }

    static std::unique_ptr<MainWindow> shownWindow()
    {
        auto window = std::make_unique<MainWindow>();
        window->resize(1280, 720);
        window->show();
        QCoreApplication::processEvents();
        return window;
    }

    /// Where the badge of a verdict stands in a block, right before its words; -1: none does.
    static int badgeIn(const QTextBlock &block)
    {
        for (auto it = block.begin(); !it.atEnd(); ++it)
            if (it.fragment().charFormat().hasProperty(rulingproperty::Badge))
                return it.fragment().position() - block.position();
        return -1;
    }

    /// Opens the popup of what the first question expects.
    static CellPopup *openExpectation(TablesDesk &desk)
    {
        desk.tables.setCurrentIndex(Lists::QuestionsTab);
        desk.tables.show();
        CellTable *table = desk.tables.page(Lists::QuestionsTab)->table();
        table->setCurrentIndex(table->model()->index(0, QuestionsModel::ExpectedColumn));
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Return);
        return table->findChild<CellPopup *>();
    }

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("towerwatch-tests-layout"));
    }

    void init() { QSettings().clear(); }

    void badgesStayWithTheirVerdicts()
    {
        const auto window = shownWindow();
        window->document().openCopy(start());
        RulingView *view = window->page()->view();
        int below = 0; // of those that find no room behind the name
        for (const int width : {120, 140, 160, 180, 200, 220, 240, 280, 320, 400}) {
            view->document()->setTextWidth(width);
            for (QTextBlock block = view->document()->begin(); block.isValid(); block = block.next()) {
                const int badge = badgeIn(block);
                if (badge < 0)
                    continue;
                const int line = block.layout()->lineForTextPosition(badge).lineNumber();
                QCOMPARE(block.layout()->lineForTextPosition(badge + 1).lineNumber(), line);
                below += line > 0;
            }
        }
        QVERIFY(below > 0);
    }

    void theTimeOfUnsavedWorkIsSeen()
    {
        const QString path = QStringLiteral("/home/somebody/%1.towerwatch.yaml").arg(QString(200, u'x'));
        RecoveryDialog dialog({{QString(200, u'y'), path, QDateTime::currentDateTime(), true}});
        dialog.show();
        QCoreApplication::processEvents();
        const auto *list = dialog.findChild<QTreeWidget *>();
        int width = 0;
        for (int column = 0; column < list->columnCount(); ++column)
            width += list->columnWidth(column);
        QVERIFY(width <= list->viewport()->width());
        QVERIFY(list->columnWidth(2) >=
                list->fontMetrics().horizontalAdvance(list->topLevelItem(0)->text(2)));
        QCOMPARE(list->topLevelItem(0)->toolTip(1).count(u'x'), 200);
    }

    void closedTopicsAreRowsOfOneHeight()
    {
        LibraryBrowser browser;
        browser.show();
        QCoreApplication::processEvents();
        const auto *tree = browser.findChild<QTreeView *>();
        const QAbstractItemModel *model = tree->model();
        const int height = tree->visualRect(model->index(0, 0)).height();
        for (int row = 0; row < model->rowCount(); ++row)
            QCOMPARE(tree->visualRect(model->index(row, 0)).height(), height);
    }

    /// As high as their words need, and no higher.
    void examplesOfOneLineAreRowsOfOneHeight()
    {
        LibraryBrowser browser;
        browser.show();
        QCoreApplication::processEvents();
        auto *tree = browser.findChild<QTreeView *>();
        tree->expandAll();
        QCoreApplication::processEvents();
        const QAbstractItemModel *model = tree->model();
        const int room = tree->viewport()->width() - 2 * tree->indentation() - 16;
        const int height = tree->visualRect(model->index(0, 0, model->index(0, 0))).height();
        for (int topic = 0; topic < model->rowCount(); ++topic)
            for (int row = 0; row < model->rowCount(model->index(topic, 0)); ++row) {
                const QModelIndex index = model->index(row, 0, model->index(topic, 0));
                if (tree->fontMetrics().horizontalAdvance(index.data().toString()) < room)
                    QCOMPARE(tree->visualRect(index).height(), height);
            }
    }

    void termsAreAsHighAsTheirWords()
    {
        GlossaryPage page;
        page.resize(900, 400);
        page.show();
        QCoreApplication::processEvents();
        auto *table = page.findChild<QTableView *>();
        const auto height = [table] { return table->rowViewportPosition(table->model()->rowCount() - 1); };
        const int before = height();
        table->resizeRowsToContents();
        QCOMPARE(height(), before);
    }

    void longFactsHaveALineOfTheirOwn()
    {
        QStandardItemModel model;
        auto *item = new QStandardItem(QStringLiteral("Title"));
        item->setData(0, HitDelegate::KindRole);
        item->setData(QString(40, u'x'), HitDelegate::FactsRole);
        model.appendRow(item);
        QListView view;
        HitDelegate delegate;
        QStyleOptionViewItem option;
        option.initFrom(&view);
        option.rect = QRect(0, 0, 900, 20);
        const int wide = delegate.sizeHint(option, model.index(0, 0)).height();
        option.rect.setWidth(200);
        QVERIFY(delegate.sizeHint(option, model.index(0, 0)).height() > wide);
    }

    /// At its narrowest, and in words that are longer than those it began with.
    void whatTilesAreSoughtByIsSeenWhole()
    {
        TilePalette palette;
        palette.show();
        auto *words = palette.findChild<SearchLine *>();
        words->setPurpose(QStringLiteral("Find a tile by its words"));
        QCoreApplication::processEvents();
        palette.resize(palette.minimumSizeHint());
        QCoreApplication::processEvents();
        QVERIFY(words->width() > words->fontMetrics().horizontalAdvance(words->placeholderText()) + 4);
    }

    void recentNamesAreShortAndEndWhole()
    {
        QMenu menu;
        RecentFiles recent(&menu);
        recent.add(
            QStringLiteral("/home/%1/%2/the-end.towerwatch.yaml").arg(QString(80, u'a'), QString(80, u'b')));
        emit menu.aboutToShow();
        const QString text = menu.actions().constFirst()->text();
        QVERIFY(text.endsWith(u"/the-end.towerwatch.yaml"));
        QVERIFY2(text.size() < 90, qPrintable(text));
        QVERIFY(menu.actions().constFirst()->toolTip().contains(QString(80, u'b')));
    }

    void pagesOfCommandsGoToTheEnd()
    {
        const auto window = shownWindow();
        CommandPalette palette(*window->menuBar());
        palette.show();
        auto *line = palette.findChild<QLineEdit *>();
        const auto *list = palette.findChild<QListView *>();
        int last = list->model()->rowCount() - 1;
        while (!list->model()->index(last, 0).flags().testFlag(Qt::ItemIsEnabled))
            --last;
        QVERIFY(last < list->model()->rowCount() - 1); // some cannot be chosen on an empty board
        for (int i = 0; i < 20; ++i)
            QTest::keyClick(line, Qt::Key_PageDown);
        QCOMPARE(list->currentIndex().row(), last);
        QTest::keyClick(line, Qt::Key_PageUp);
        QVERIFY(list->currentIndex().row() < last);
        line->setText(QStringLiteral("xyzzy"));
        QTest::keyClick(line, Qt::Key_PageDown);
        QVERIFY(!list->currentIndex().isValid());
    }

    void theRulingSaysNothingOfAFileThatCannotBeOpened()
    {
        const QTemporaryDir folder;
        const auto window = shownWindow();
        window->document().openCopy(start());
        QVERIFY(!window->page()->view()->toPlainText().isEmpty());
        window->open(folder.filePath(QStringLiteral("there is none.yaml")));
        QVERIFY(window->page()->view()->toPlainText().isEmpty());
        QVERIFY(!window->page()->isEnabled());
        emit window->findChild<ProblemsPage *>()->dismissed();
        QVERIFY(!window->page()->view()->toPlainText().isEmpty());
        QVERIFY(window->page()->isEnabled());
    }

    void theStatusFollowsWhatIsUnderThePointer()
    {
        const auto window = shownWindow();
        window->document().openCopy(start());
        BoardWidget *board = window->board();
        board->zoomToFit();
        QTest::mouseMove(board, board->squareRect({1, 0}).center().toPoint());
        const QString empty = window->statusBar()->currentMessage();
        QVERIFY(!empty.isEmpty());
        Scenario laid = start();
        laid.tiles.push_back(laid.tiles[1]);
        laid.tiles.back().at = {1, 0};
        window->document().edit(laid, QStringLiteral("lay a tile"));
        QVERIFY(window->statusBar()->currentMessage() != empty);
        window->document().undoStack()->undo();
        QCOMPARE(window->statusBar()->currentMessage(), empty);
    }

    void whatCannotBeReadStaysOpen()
    {
        TablesDesk desk;
        CellPopup *popup = openExpectation(desk);
        QVERIFY(popup);
        auto *text = popup->findChild<QPlainTextEdit *>();
        const auto *refusal = popup->findChild<QLabel *>();
        const Scenario before = desk.scenario();
        text->setPlainText(QStringLiteral("{capturable: [\"1\""));
        QVERIFY(refusal->isHidden());
        QTest::keyClick(text, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(popup->isVisible());
        QVERIFY(refusal->isVisible());
        QCOMPARE(text->toPlainText(), QStringLiteral("{capturable: [\"1\""));
        QCOMPARE(desk.scenario(), before);
        text->setPlainText(QString());
        QTest::keyClick(text, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(!popup->isVisible());
    }

    void escapeLeavesWhatCannotBeRead()
    {
        TablesDesk desk;
        CellPopup *popup = openExpectation(desk);
        QVERIFY(popup);
        popup->findChild<QPlainTextEdit *>()->setPlainText(QStringLiteral("]"));
        popup->close();
        QVERIFY(popup->isVisible());
        QTest::keyClick(popup, Qt::Key_Escape);
        QVERIFY(!popup->isVisible());
    }
};

TOWERWATCH_WINDOW_TEST(tst_Layout)
#include "tst_layout.moc"
