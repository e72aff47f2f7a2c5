// SPDX-License-Identifier: MIT
/// The window as a person uses it: asking on the board, editing, saving, hovering. By ids and facts, not
/// wording.
#include "app/system/language.h"
#include "app/window/frame/bottompages.h"
#include "app/window/frame/mainwindow.h"
#include "model/edit/edits.h"
#include "resources/catalogue.h"
#include "tests/support/hostilewords.h"
#include "tests/support/testmain.h"
#include "tests/support/texts.h"
#include "tests/support/windowtest.h"
#include "views/reports/dangerwords.h"
#include "views/window/board/boardwidget.h"
#include "views/window/board/clickwords.h"
#include "views/window/editing/problemspage.h"
#include "views/window/editing/sourceedit.h"
#include "views/window/editing/sourceview.h"
#include "views/window/frame/hintbar.h"
#include "views/window/lists/listpage.h"
#include "views/window/lists/lists.h"
#include "views/window/lists/problemlist.h"
#include "views/window/palettes/tilepalette.h"
#include "views/window/players/playerstrip.h"
#include "views/window/ruling/questionpicker.h"
#include "views/window/ruling/rulingpage.h"
#include "views/words/words.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractTextDocumentLayout>
#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTextEdit>
#include <QToolButton>

using namespace towerwatch;

namespace {

const char *const windowExample = R"(towerwatch: 1
rules: {tower: c2}
players: {red: {}, blue: {}, green: {}}
turn: red
tiles:
  - {tile: tower-07-road-crossroads, at: [0, 0], rotation: 90, floors: 1}
  - {tile: base-U-road-straight, at: [0, -1], rotation: 90}
  - {tile: watchtower-04-cap-road-opposite-meeple, at: [0, -2]}
  - {tile: base-U-road-straight, at: [1, 0]}
  - {tile: base-X-road-crossroads, at: [2, 0]}
figures:
  - {id: "1", figure: meeple, owner: green, at: [0, -1], on: road N}
  - {id: "2", figure: large-meeple, owner: blue, at: [0, -2], on: road S}
  - {id: "3", figure: builder, owner: blue, at: [0, -1], on: road S}
  - {figure: meeple, owner: red, at: [1, 0], on: road E}
  - {figure: meeple, owner: blue, at: [2, 0], on: field NNE}
questions:
  - {ask: watchtower, at: [0, -2]}
  - {ask: actions}
)";

} // namespace

class tst_MainWindow : public QObject
{
    Q_OBJECT

private:
    /// Where a line of the ruling is in the view's viewport.
    QPoint pointOnLine(int line) const
    {
        RulingView *view = m_window->page()->view();
        for (QTextBlock block = view->document()->begin(); block.isValid(); block = block.next())
            if (block.blockFormat().hasProperty(rulingproperty::Line) &&
                block.blockFormat().intProperty(rulingproperty::Line) == line) {
                const QRectF rect = view->document()->documentLayout()->blockBoundingRect(block);
                view->verticalScrollBar()->setValue(static_cast<int>(rect.top()) - 40);
                return QPoint(60, static_cast<int>(rect.top()) + 6 - view->verticalScrollBar()->value());
            }
        return {};
    }

    int lineAbout(int figure) const
    {
        const auto &lines = m_window->page()->view()->page().lines;
        for (int i = 0; i < lines.size(); ++i)
            if (lines[i].figure == figure)
                return i;
        return -1;
    }

    int count(Verdict verdict) const
    {
        int sum = 0;
        for (const Row &row : m_window->page()->view()->contents().page.rows)
            sum += row.verdict == verdict;
        return sum;
    }

    void clickSquare(Square square)
    {
        BoardWidget *board = m_window->board();
        const QRectF rect = board->squareRect(square);
        QTest::mouseClick(board, Qt::LeftButton, {},
                          (rect.topLeft() + QPointF(rect.width(), rect.height()) * 0.12).toPoint());
    }

    QAction *action(const char *name) const { return m_window->findChild<QAction *>(QLatin1String(name)); }

    /// The words that widgets show, but for the source, which is the file itself.
    QStringList wordsShown() const
    {
        QStringList words{m_window->windowTitle()};
        for (const auto *label : m_window->findChildren<QLabel *>())
            words << label->text() << label->toolTip() << label->accessibleName();
        for (const auto *button : m_window->findChildren<QAbstractButton *>())
            words << button->text() << button->toolTip();
        for (const auto *each : m_window->findChildren<QAction *>())
            words << each->text() << each->statusTip();
        for (const auto *page : m_window->findChildren<QTextEdit *>())
            words << page->toPlainText();
        for (const auto *view : m_window->findChildren<QAbstractItemView *>())
            for (int row = 0; view->model() && row < view->model()->rowCount(); ++row)
                for (int column = 0; column < view->model()->columnCount(); ++column)
                    for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
                        words << view->model()->index(row, column).data(role).toString();
        return words;
    }

private slots:
    void initTestCase()
    {
        windowtest::useOwnSettings(QStringLiteral("towerwatch-tests"));
        QVERIFY(m_dir.isValid());
        m_path = m_dir.filePath("example.towerwatch.yaml");
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(windowExample);
    }

    void nothingSteersTheWindow()
    {
        const QString path = m_dir.filePath(QStringLiteral("na\x1b[31mme\u202E.towerwatch.yaml"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(hostilewords::scenario);
        file.close();
        m_window->open(path);
        for (const char *page : {"comparePage", "referencePage", "glossaryPage", "tablesPage", "sourcePage"})
            action(page)->trigger();
        clickSquare({0, 0});
        QTRY_VERIFY(wordsShown().filter(QStringLiteral("U+202E")).size() > 3);
        const QStringList words = wordsShown();
        for (const QString &text : words)
            QVERIFY2(!hostilewords::steers(text), qPrintable(text));
    }

    void init()
    {
        m_window = windowtest::shownWindow(1280, 720);
        QVERIFY(m_window);
        m_window->open(m_path);
        QCOMPARE(m_window->document().scenario().tiles.size(), 5u);
    }

    void cleanup()
    {
        m_window->document().undoStack()->setClean();
        m_window->close();
        m_window.reset();
    }

    /// Wherever the keyboard was on the board before; what is said is about the square, not about a step.
    void aNewBoardBeginsInItsMiddle()
    {
        m_window->open(m_path);
        BoardWidget *board = m_window->board();
        board->setFocus();
        board->leadByKeys({3, 2});
        QTest::keyClick(board, Qt::Key_R);
        m_window->action(Do::New)->trigger();
        QVERIFY(m_window->document().scenario().tiles.empty());
        QCOMPARE(board->cursor(), std::optional(Square{0, 0}));
        QCOMPARE(board->squareAtPosition(QRectF(board->rect()).center()), Square({0, 0}));
        QCOMPARE(m_window->statusBar()->currentMessage(), clickWords(*board));
    }

    void theStatusBarFollowsTheLanguage()
    {
        const auto said = [this] { return m_window->statusBar()->currentMessage(); };
        BoardWidget *board = m_window->board();
        board->setFocus();
        board->leadByKeys({0, 0});
        const QString english = said();
        QCOMPARE(english, clickWords(*board));
        chooseLanguage(QStringLiteral("de"));
        QVERIFY(english != clickWords(*board));
        QTRY_COMPARE(said(), clickWords(*board));
        chooseLanguage(QStringLiteral("en"));
        QTRY_COMPARE(said(), english);
    }

    /// Where somebody can be given it; a neutral figure is nobody's prisoner.
    void theKeysThatGiveAFigureAreSaid()
    {
        auto *bar = m_window->findChild<HintBar *>();
        const QString key = m_window->action(Do::NextPane)->shortcut().toString(QKeySequence::NativeText);
        BoardWidget *board = m_window->board();
        board->setFocus();
        for (const char *language : completeLanguages()) {
            chooseLanguage(QString::fromLatin1(language));
            board->leadByKeys({0, 0});
            board->setHand({.figure = FigureKind::Dragon});
            QVERIFY(!bar->currentMessage().contains(key));
            board->setHand({.figure = FigureKind::Meeple, .owner = Colour::Red});
            QVERIFY(bar->currentMessage().contains(key));
            QCOMPARE(bar->seenText(), bar->currentMessage());
            board->setCursorSquare({0, 0});
            QVERIFY(bar->currentMessage().contains(key));
            QCOMPARE(bar->seenText(), bar->currentMessage());
            board->setHand({});
        }
        chooseLanguage(QStringLiteral("en"));
    }

    void startsWithTheFirstQuestionOfTheFile()
    {
        QCOMPARE(m_window->desk()->current, 0);
        QCOMPARE(m_window->desk()->question->ask, Ask::Watchtower);
        QVERIFY(!m_window->page()->view()->contents().notes.empty());
    }

    void clickingATowerAsksAboutIt()
    {
        clickSquare({0, 0});
        const auto &question = m_window->desk()->question;
        QCOMPARE(question->ask, Ask::PlaceFloor);
        QCOMPARE(question->at, std::optional(Square{0, 0}));
        QVERIFY(!m_window->desk()->isKept());
        QCOMPARE(count(Verdict::Capturable), 4);
        QCOMPARE(count(Verdict::Safe), 1);
        QCOMPARE(m_window->desk()->marks().reach.size(), 5u);
    }

    void clickingAFigureAsksWhatCanHappenToIt()
    {
        const QPointF foot = m_window->board()->footOf(1);
        QTest::mouseClick(m_window->board(), Qt::LeftButton, {}, foot.toPoint() - QPoint(0, 4));
        QCOMPARE(m_window->desk()->question->ask, Ask::Outlook);
        QCOMPARE(m_window->desk()->question->target, m_window->desk()->idOf(1));
        QCOMPARE(m_window->desk()->selectedFigure(), 1);
        QVERIFY(m_window->page()->view()->contents().fate.question.empty());
    }

    /// A figure is chosen by a click on its name, which is not marked like text to be copied.
    void aClickedNameIsNotMarkedAsText()
    {
        clickSquare({0, 0});
        RulingView *view = m_window->page()->view();
        const auto isName = [](const QTextFragment &text) {
            return text.charFormat().anchorHref().startsWith(u"line:");
        };
        QPoint at;
        for (QTextBlock block = view->document()->begin(); block.isValid() && at.isNull();
             block = block.next())
            for (auto it = block.begin(); !it.atEnd(); ++it)
                if (isName(it.fragment())) {
                    QTextCursor cursor(view->document());
                    cursor.setPosition(it.fragment().position() + 2);
                    at = view->cursorRect(cursor).center();
                    break;
                }
        QVERIFY(!at.isNull());
        const int before = m_window->desk()->selectedFigure();
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, at);
        QVERIFY(m_window->desk()->selectedFigure() != before);
        QVERIFY(!view->textCursor().hasSelection());
    }

    /// An answer that speaks of the figure stays, below what can happen to it; the page is read from its top.
    void aFigureOfTheAnswerIsSpokenOfFirst()
    {
        clickSquare({0, 0});
        RulingView *view = m_window->page()->view();
        view->verticalScrollBar()->setValue(view->verticalScrollBar()->maximum());
        emit m_window->board()->figureActivated(1);
        QCOMPARE(m_window->desk()->question->ask, Ask::PlaceFloor);
        const QString heading = m_window->page()->picker()->text();
        QVERIFY(view->contents().fateFirst && !view->contents().fate.question.empty());
        QCOMPARE(QString(heading).replace(QChar::Nbsp, u' '), view->contents().fate.question);
        QCOMPARE(view->verticalScrollBar()->value(), 0);
        QVERIFY(action("perform")->isEnabled()); // it can be taken
        emit view->figureSelected(0);            // by its line: no line moves
        QVERIFY(!view->contents().fateFirst);
        view->verticalScrollBar()->setValue(view->verticalScrollBar()->maximum());
        emit m_window->board()->figureActivated(0);
        QVERIFY(view->contents().fateFirst);
        QCOMPARE(view->verticalScrollBar()->value(), 0);
    }

    /// The verdict stands above the ruling, with the numbers of its footnotes as links, and what it allows
    /// below it; the page does not say it again.
    void theVerdictStandsAbove()
    {
        clickSquare({0, 0});
        auto *verdict = m_window->findChild<QLabel *>(QStringLiteral("verdict"));
        const Page page = m_window->page()->view()->contents().page;
        QCOMPARE(m_window->page()->picker()->text(), unbroken(page.question));
        QVERIFY(!page.footnotes.empty() &&
                verdict->text().startsWith(unbroken(page.verdict).toHtmlEscaped()));
        const QString link = QStringLiteral("note:%1").arg(page.footnotes.front());
        QVERIFY(verdict->text().contains(link));
        const auto folded = m_window->page()->view()->toPlainText().size();
        emit verdict->linkActivated(link);
        QVERIFY(m_window->page()->view()->toPlainText().size() > folded);
        QVERIFY(!m_window->page()->view()->toPlainText().contains(page.verdict));
        m_window->desk().take(ondesk::Asked{{.ask = Ask::Score}});
        QVERIFY(!verdict->text().contains(unbroken(page.verdict)));
    }

    /// The action says in short what it does, the menu of whom; it is there as long as it can be done.
    void theActionStandsBelowTheVerdict()
    {
        clickSquare({0, 0});
        const auto shown = [&](const QString &words) {
            return std::ranges::any_of(m_window->page()->findChildren<QPushButton *>(),
                                       [&](const QPushButton *button) {
                                           return button->isVisible() && button->text() == unbroken(words);
                                       });
        };
        const QAction *perform = action("perform");
        QVERIFY(shown(perform->iconText()));
        const QString alone = perform->iconText();
        m_window->desk().take(ondesk::Selected{{{}, m_window->desk()->idOf(0)}});
        QVERIFY(perform->iconText() != alone && shown(perform->iconText()));
        QVERIFY(perform->text().contains(figureLabel(*m_window->desk()->position, 0)));
        m_window->desk().take(ondesk::Asked{{.ask = Ask::Actions}});
        QVERIFY(!perform->isEnabled() && !shown(perform->iconText()));
    }

    /// One row above the board: files and undo, the players, the search; what it lacks is in the board's
    /// corner.
    void oneRowIsAboveTheBoard()
    {
        auto *find = m_window->findChild<QAbstractButton *>(QStringLiteral("find"));
        const PlayerStrip *players = m_window->players();
        QVERIFY(find->isVisible() && players->isVisible());
        const auto top = [&](const QWidget *widget) { return widget->mapTo(m_window.get(), QPoint()).y(); };
        QVERIFY(top(find) < top(players) + players->height() && top(players) < top(find) + find->height());
        QVERIFY(players->geometry().right() < find->geometry().left());
        QVERIFY(top(players) + players->height() <= top(m_window->board()));
        QSignalSpy searched(action("commandPalette"), &QAction::triggered);
        QTest::mouseClick(find, Qt::LeftButton);
        QCOMPARE(searched.size(), 1);
        QList<QAction *> corner;
        for (const auto *button : m_window->board()->findChildren<QToolButton *>()) {
            if (!button->isVisible())
                continue; // of a tile, of which none is framed
            QVERIFY(m_window->board()->rect().contains(
                button->geometry().translated(button->parentWidget()->pos())));
            corner << button->defaultAction();
        }
        QCOMPARE(corner, (QList<QAction *>{action("zoomOut"), action("zoomFit"), action("zoomIn")}));
        m_window->showStart();
        QVERIFY(!players->isVisible() && find->isVisible());
    }

    /// The table has the title of its scenario, else the name of its file.
    void theTableHasATitle()
    {
        const auto *title = m_window->findChild<QLabel *>(QStringLiteral("tableTitle"));
        Scenario named = m_window->document().scenario();
        named.title = {.byLanguage = {{"", "<i>One & only</i>"}}};
        m_window->document().edit(named, QStringLiteral("test"));
        QCOMPARE(title->text(), QStringLiteral("<i>One & only</i>"));
        QCOMPARE(title->textFormat(), Qt::PlainText);
        named.title = {};
        m_window->document().edit(named, QStringLiteral("test"));
        QVERIFY(!title->text().isEmpty() && !title->text().contains(u"One"));
        QTemporaryDir folder;
        QVERIFY(m_window->document().save(folder.filePath(QStringLiteral("of ours.yaml"))).isEmpty());
        QCOMPARE(title->text(), QStringLiteral("of ours.yaml"));
    }

    /// The page about a floor that was just placed says nothing of the next one.
    void aFigureBesideAFloorJustPlaced()
    {
        clickSquare({0, 0});
        m_window->desk().take(ondesk::JustPlaced{true});
        const auto &floor = std::get<PlaceFloorAnswer>(m_window->desk()->answer->body);
        const auto taken = std::ranges::find(floor.figures, Verdict::Capturable, &FigureVerdict::verdict);
        QVERIFY(taken != floor.figures.end());
        const int figure = taken->figure;
        emit m_window->board()->figureActivated(figure);
        QCOMPARE(m_window->desk()->question->ask, Ask::PlaceFloor);
        QCOMPARE(m_window->page()->view()->contents().selected, figure);
        QVERIFY(m_window->page()->view()->contents().fate.question.empty());
        QVERIFY(action("perform")->isEnabled());
    }

    void rulesOfTheTableChangeTheAnswer()
    {
        clickSquare({0, 0});
        TableRules rules = m_window->document().scenario().rules;
        rules.tower = TowerRules::C1Original;
        emit m_window->page()->edited(withRules(m_window->document().scenario(), rules),
                                      QStringLiteral("rules"));
        QCOMPARE(count(Verdict::Capturable), 4); // the builder instead of the own meeple
        QCOMPARE(m_window->desk()->question->at, std::optional(Square{0, 0}));
        action("undo")->trigger();
        QCOMPARE(m_window->document().scenario().rules.tower, TowerRules::C2);
    }

    void hoveringLightsBothWays()
    {
        clickSquare({0, 0});
        QTRY_VERIFY(m_window->desk()->hinges != AnswerHinges()); // no line moves any more
        RulingView *view = m_window->page()->view();
        QSignalSpy lit(view, &RulingView::lineHovered);
        const int line = lineAbout(3);
        QVERIFY(line >= 0);
        const QPoint point = pointOnLine(line);
        QTest::mouseMove(view->viewport(), point - QPoint(0, 1));
        QTest::mouseMove(view->viewport(), point);
        QTRY_VERIFY(!lit.isEmpty());
        QCOMPARE(lit.last().at(0).toInt(), 3);
        QCOMPARE(lit.last().at(1).value<List<Square>>(), (List<Square>{{1, 0}}));
        emit m_window->board()->hovered(Square{1, 0}, 3);
        QCOMPARE(view->litFigure(), 3);
    }

    void selectingALineShowsWhatFollows()
    {
        clickSquare({0, 0});
        RulingView *view = m_window->page()->view();
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, pointOnLine(lineAbout(0)) + QPoint(100, 0));
        QCOMPARE(m_window->desk()->selectedFigure(), 0);
        const Row *asked = rowOf(view->contents().page, 0);
        QVERIFY(asked && asked->asked && !view->contents().fate.question.empty());
    }

    /// A footnote shows its text when it is chosen; all of them are listed when that is wished.
    void footnotesUnfold()
    {
        clickSquare({0, 0});
        RulingView *view = m_window->page()->view();
        const auto few = view->contents().notes.size();
        const auto folded = view->toPlainText().size();
        emit view->anchorClicked(QUrl(QStringLiteral("note:1")));
        QVERIFY(view->toPlainText().size() > folded);
        emit view->anchorClicked(QUrl(QStringLiteral("note:1")));
        QCOMPARE(view->toPlainText().size(), folded);
        action("allFootnotes")->trigger();
        QVERIFY(view->contents().notes.size() > few);
        action("allFootnotes")->trigger();
        QCOMPARE(view->contents().notes.size(), few);
    }

    /// What a verdict hinges on is found after the answer; a part shows that change until Escape.
    void hingesArePreviewed()
    {
        clickSquare({0, 0});
        LiveDesk &desk = m_window->desk();
        RulingView *view = m_window->page()->view();
        QTRY_VERIFY(desk->hinges != AnswerHinges());
        int met = 0;
        const auto verdicts = [&] {
            QMap<int, Verdict> list;
            for (const Row &row : view->contents().page.rows)
                if (row.verdict)
                    list.insert(row.figure, *row.verdict);
            return list;
        };
        const auto before = verdicts();
        QList<Trial> trials;
        for (const List<Hinge> &group : *view->contents().page.hinges)
            for (const Hinge &hinge : group)
                trials << hinge.trial;
        emit view->anchorClicked(QUrl(QStringLiteral("try:0"))); // they are folded
        QVERIFY(!desk->tried);
        emit view->anchorClicked(QUrl(QStringLiteral("hinges:")));
        for (qsizetype i = 0; i < trials.size(); ++i) {
            emit view->anchorClicked(QUrl(QStringLiteral("try:%1").arg(i)));
            QVERIFY(desk->tried == trials[i] && !m_window->document().isModified());
            met += verdicts() != before;
            QTest::keyClick(m_window->board(), Qt::Key_Escape);
            QVERIFY(!desk->tried);
            QVERIFY(verdicts() == before);
            QTRY_VERIFY(desk->hinges != AnswerHinges()); // the parts are there again
        }
        QVERIFY(trials.size() >= 3 && met == trials.size());
    }

    /// The floor on top may be the one that was just placed; the question remembers it.
    void theFloorOnTopMayBeMeant()
    {
        clickSquare({0, 0});
        LiveDesk &desk = m_window->desk();
        const auto height = [&] { return std::get<PlaceFloorAnswer>(desk->answer->body).height; };
        QCOMPARE(height(), 2);
        emit m_window->page()->view()->anchorClicked(QUrl(QStringLiteral("do:justPlaced")));
        QCOMPARE(height(), 1);
        QVERIFY(action("justPlaced")->isChecked());
        const Question question = *desk->question;
        desk.take(ondesk::Chosen{0});
        QVERIFY(!action("justPlaced")->isEnabled());
        desk.take(ondesk::Asked{question});
        QCOMPARE(height(), 1);
        desk.take(ondesk::Selected{{{}, desk->idOf(0)}});
        action("perform")->trigger();
        QCOMPARE(m_window->document().scenario().tiles[0].floors, 1); // it is there already
        QCOMPARE(m_window->document().scenario().figures.size(), std::size_t(4));
    }

    /// One key marks all dangers, by all players or one; they are told to screen readers and lead to a
    /// ruling.
    void dangersAreMarked()
    {
        BoardWidget *board = m_window->board();
        board->setFocus();
        QVERIFY(board->marks().dangers.figures.empty());
        QTest::keyClick(board, Qt::Key_D);
        const auto dangers = dangersOf(m_window->document().position()->board());
        QVERIFY(!dangers.empty() && board->marks().dangers == marksOf(dangers));
        const auto *filter = m_window->findChild<QMenu *>(QStringLiteral("dangersFrom"));
        QVERIFY(filter && filter->actions().size() == 4); // everybody and three players
        QVERIFY(filter->actions()[0]->isChecked());
        filter->actions()[3]->trigger();
        QVERIFY(board->marks().dangers == marksOf(dangers, Colour::Green));
        const auto [figure, towers] = board->marks().dangers.figures.front();
        QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(board);
        const QString words = endangeredWords(m_window->document().scenario(), towers);
        bool told = false;
        for (int i = 0; i < spoken->childCount(); ++i)
            told = told || spoken->child(i)->text(QAccessible::Name).contains(words);
        QVERIFY(told);
        board->activate(*m_window->document().scenario().figures[static_cast<std::size_t>(figure)].at,
                        figure);
        QVERIFY(m_window->desk()->answer && m_window->desk()->selectedFigure() == figure);
        action("dangers")->trigger();
        QVERIFY(board->marks().dangers.figures.empty());
    }

    void theKeyboardReachesLines()
    {
        clickSquare({0, 0});
        RulingView *view = m_window->page()->view();
        view->setFocus();
        QSignalSpy lit(view, &RulingView::lineHovered);
        for (int i = 0; i < 40 && (lit.isEmpty() || lit.last().at(0).toInt() != 0); ++i)
            QTest::keyClick(view, Qt::Key_Tab);
        QVERIFY(!lit.isEmpty());
        QTest::keyClick(view, Qt::Key_Return);
        QCOMPARE(m_window->desk()->selectedFigure(), 0);
    }

    /// Tab comes to the first figure, not to the footnotes of the lines above; arrows go on from there.
    void arrowsGoFromFigureToFigure()
    {
        clickSquare({0, 0});
        QTest::mouseMove(m_window->board(), {5, 5}); // where no line of the page is under it
        QTRY_VERIFY(m_window->desk()->hinges != AnswerHinges());
        RulingView *view = m_window->page()->view();
        QList<int> inOrder;
        for (const RulingLine &line : view->page().lines)
            if (line.selectable)
                inOrder << line.figure;
        QVERIFY(inOrder.size() > 2);
        view->setFocus();
        QSignalSpy lit(view, &RulingView::lineHovered);
        const auto reached = [&](int key) {
            QTest::keyClick(view, static_cast<Qt::Key>(key));
            return lit.isEmpty() ? -1 : lit.last().at(0).toInt();
        };
        QCOMPARE(reached(Qt::Key_Tab), inOrder[0]);
        QCOMPARE(reached(Qt::Key_Down), inOrder[1]);
        QCOMPARE(reached(Qt::Key_Down), inOrder[2]);
        QCOMPARE(reached(Qt::Key_Up), inOrder[1]);
        QTest::keyClick(view, Qt::Key_Return);
        QCOMPARE(m_window->desk()->selectedFigure(), inOrder[1]);
    }

    /// Whether a meeple may go onto a tower is asked of any other kind with one click.
    void otherKindsAreAskedForATower()
    {
        m_window->desk().take(ondesk::Asked{
            {.ask = Ask::PlaceFigure, .at = Square{0, 0}, .figure = FigureKind::Meeple, .by = Colour::Blue}});
        RulingView *view = m_window->page()->view();
        QSet<QString> kinds;
        for (QTextBlock block = view->document()->begin(); block.isValid(); block = block.next())
            for (auto it = block.begin(); !it.atEnd(); ++it)
                if (const QString href = it.fragment().charFormat().anchorHref(); href.startsWith(u"kind:"))
                    kinds << href.mid(5);
        QCOMPARE(kinds.size(), 11); // all that players own but the meeple
        QCOMPARE(m_window->board()->marks().litSquares, (std::vector<Square>{{0, 0}}));
        QVERIFY(kinds.contains(QStringLiteral("mayor")) && !kinds.contains(QStringLiteral("meeple")));
        emit view->anchorClicked(QUrl(QStringLiteral("kind:mayor")));
        const Question asked = m_window->desk()->question.value_or(Question{});
        QCOMPARE(asked.ask, Ask::PlaceFigure);
        QCOMPARE(asked.at, std::optional(Square{0, 0}));
        QCOMPARE(asked.figure, std::optional(FigureKind::Mayor));
        QCOMPARE(asked.by, std::optional(Colour::Blue));
    }

    /// What can happen to a figure is a question like any other: it says nothing twice, marks what is carried
    /// over from another edition, and stays with the scenario.
    void anOutlookIsAskedAndKept()
    {
        LiveDesk &desk = m_window->desk();
        desk.take(ondesk::Asked{{.ask = Ask::Outlook, .target = desk->idOf(1)}});
        QCOMPARE(desk->selectedFigure(), 1);
        QVERIFY(!desk.words().page.rows.empty() && desk.words().fate.question.empty());
        const TableRules rules = desk->shown->scenario().rules;
        const RulingView &view = *m_window->page()->view();
        int carried = 0;
        for (const RulingId id : view.contents().notes) {
            const Ruling &ruling = *builtInRulings().find(id.value);
            carried += isCarried(ruling, rules) ? 1 : 0;
            QVERIFY(view.toPlainText().contains(capitalized(carriedWord(ruling, rules))));
        }
        QVERIFY(carried > 0);
        action("keepQuestion")->trigger();
        QCOMPARE(m_window->document().scenario().questions.back().ask, Ask::Outlook);
        desk.take(ondesk::Selected{{{}, desk->idOf(0)}});
        QVERIFY(!desk.words().fate.question.empty());
    }

    void questionsArePicked()
    {
        action("nextQuestion")->trigger();
        QCOMPARE(m_window->desk()->question->ask, Ask::Actions);
        clickSquare({0, 0});
        action("keepQuestion")->trigger();
        QCOMPARE(m_window->document().scenario().questions.size(), 3u);
        QCOMPARE(m_window->desk()->current, 2);
        action("removeQuestion")->trigger();
        QCOMPARE(m_window->document().scenario().questions.size(), 2u);
    }

    /// Who keeps the first question still has the others to choose from; it is asked first from then on.
    void aKeptQuestionLeavesTheOthers()
    {
        QVERIFY(windowtest::openText(*m_window, "towerwatch: 1\nturn: red\ntiles:\n"
                                                "  - {tile: tower-02-meadow, at: [0, 0]}\n"
                                                "  - {tile: tower-02-meadow, at: [3, 0]}\n"));
        QCOMPARE(m_window->desk()->questions->size(), 3u);
        QVERIFY(!action("removeQuestion")->isEnabled());
        clickSquare({3, 0});
        action("keepQuestion")->trigger();
        QCOMPARE(m_window->document().scenario().questions.size(), 1u);
        QCOMPARE(m_window->desk()->questions->size(), 3u);
        QCOMPARE(m_window->desk()->questions->front().at, std::optional(Square{3, 0}));
        QCOMPARE(m_window->desk()->current, 0);
        action("nextQuestion")->trigger();
        QCOMPARE(m_window->desk()->question->at, std::optional(Square{0, 0}));
        QVERIFY(!action("removeQuestion")->isEnabled());
        action("previousQuestion")->trigger();
        action("removeQuestion")->trigger();
        QVERIFY(m_window->document().scenario().questions.empty());
        QCOMPARE(m_window->desk()->question->at, std::optional(Square{3, 0}));
    }

    void editUndoSaveReopen()
    {
        auto *tiles = m_window->findChild<QListView *>(QStringLiteral("tiles"));
        const QModelIndex first = tiles->model()->index(0, 0);
        tiles->scrollTo(first);
        QTest::mouseClick(tiles->viewport(), Qt::LeftButton, {}, tiles->visualRect(first).center());
        QVERIFY(!m_window->board()->hand().isEmpty());
        const QPointF middle = m_window->board()->squareRect({1, -1}).center();
        QTest::mouseMove(m_window->board(), middle.toPoint());
        QTest::mouseClick(m_window->board(), Qt::LeftButton, {}, middle.toPoint());
        QCOMPARE(m_window->document().scenario().tiles.size(), 6u);
        QVERIFY(m_window->isWindowModified());
        action("undo")->trigger();
        QVERIFY(!m_window->isWindowModified());
        action("redo")->trigger();
        const QString path = m_dir.filePath("saved.towerwatch.yaml");
        QCOMPARE(m_window->document().save(path), QString());
        QVERIFY(!m_window->isWindowModified());
        const Scenario saved = m_window->document().scenario();
        m_window->open(path);
        QCOMPARE(m_window->document().scenario(), saved);
        const QByteArray text = contentOf(path);
        QCOMPARE(m_window->document().save(path), QString());
        QCOMPARE(contentOf(path), text);
    }

    void floorsRaiseTheSelectedTower()
    {
        clickSquare({0, 0});
        action("floorUp")->trigger();
        QCOMPARE(m_window->document().scenario().tiles.front().floors, 2);
        QCOMPARE(m_window->desk()->question->at, std::optional(Square{0, 0}));
        action("floorDown")->trigger();
        action("floorDown")->trigger();
        action("floorDown")->trigger();
        QCOMPARE(m_window->document().scenario().tiles.front().floors, 0);
    }

    /// Errors lead to their place, and the list goes when there are none any more.
    void badFilesOpenAtTheirFirstProblem()
    {
        const QString path = m_dir.filePath("bad.yaml");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("towerwatch: 1\ncolour: red\nrules: {tower: c9}\n");
        file.close();
        m_window->open(path);
        auto *page = m_window->findChild<ProblemsPage *>();
        SourceEdit *edit = m_window->bottom()->source()->edit();
        QVERIFY(page->isVisible());
        QVERIFY(edit->isVisible());
        QCOMPARE(page->list()->count(), 2);
        QCOMPARE(m_window->document().path(), path);
        QVERIFY(!m_window->document().isModified());
        QCOMPARE(edit->cursorLine(), 2);
        page->list()->setFocus();
        QTest::keyClick(page->list(), Qt::Key_Down);
        QTest::keyClick(page->list(), Qt::Key_Return);
        QCOMPARE(edit->cursorLine(), 3);
        QCOMPARE(edit->textCursor().positionInBlock(), 15);
        QTRY_VERIFY(edit->hasFocus());
        QTest::mouseClick(page->list()->viewport(), Qt::LeftButton, {},
                          page->list()->visualItemRect(page->list()->item(0)).center());
        QCOMPARE(edit->cursorLine(), 2);
        QTRY_VERIFY(edit->hasFocus());
        page->list()->setCurrentRow(1);
        m_window->bottom()->source()->goTo({1, 1});
        page->findChildren<QPushButton *>().constFirst()->click(); // “Show the text”
        QCOMPARE(edit->cursorLine(), 3);
        QTRY_VERIFY(edit->hasFocus());
        edit->selectAll();
        QTest::keyClicks(edit, QStringLiteral("towerwatch: 1"));
        m_window->document().settle();
        QVERIFY(m_window->board()->isVisible());
        m_window->document().undo();
        QVERIFY(m_window->document().draft().contains(u"colour"));
    }

    /// What is typed is listed while it is typed, and a row leads to its place.
    void problemsOfTypedTextAreListed()
    {
        action("tablesPage")->trigger();
        action("sourcePage")->trigger();
        Lists *lists = m_window->bottom()->tables();
        SourceEdit *edit = m_window->bottom()->source()->edit();
        const int before = lists->problems()->rowCount();
        edit->setTextCursor(edit->document()->find(QStringLiteral("ask: actions")));
        QTest::keyClicks(edit, QStringLiteral("ask: nothing"));
        QTRY_COMPARE(lists->problems()->rowCount(), before + 1);
        action("tablesPage")->setChecked(false);
        action("tablesPage")->trigger();
        lists->setCurrentIndex(Lists::ProblemsTab);
        const Mark mark = lists->problems()->at(0).mark;
        QVERIFY(mark.line > 10);
        QTableView *table = lists->page(Lists::ProblemsTab)->table();
        table->setCurrentIndex(table->model()->index(0, 0));
        QCOMPARE(edit->cursorLine(), mark.line);
        m_window->bottom()->source()->goTo({1, 1});
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_VERIFY(edit->hasFocus());
        QCoreApplication::processEvents(); // whatever else wants the cursor
        QCOMPARE(edit->cursorLine(), mark.line);
        QCOMPARE(edit->textCursor().positionInBlock() + 1, mark.column);
    }

    void unsavedChangesAskOnce()
    {
        clickSquare({0, 0});
        action("floorUp")->trigger();
        QVERIFY(!m_window->close());
        QVERIFY(windowtest::answerBox(QMessageBox::Cancel));
        QVERIFY(!windowtest::answerBox(QMessageBox::Cancel));
        QVERIFY(m_window->isVisible());
        QVERIFY(!m_window->close());
        QVERIFY(windowtest::answerBox(QMessageBox::Discard));
        QVERIFY(!m_window->isVisible());
    }

    void dropsOpenFiles()
    {
        m_window->document().openCopy({});
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(m_path)});
        QDragEnterEvent enter({600, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(600, 10), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(m_window.get(), &drop);
        QCOMPARE(m_window->document().scenario().tiles.size(), 5u);
    }

    void everythingHasAnAccessibleName()
    {
        for (const QWidget *widget : m_window->findChildren<QWidget *>()) {
            const bool focusable =
                (widget->focusPolicy() & Qt::TabFocus) && !widget->visibleRegion().isEmpty();
            const QAccessibleInterface *face =
                focusable ? QAccessible::queryAccessibleInterface(const_cast<QWidget *>(widget)) : nullptr;
            if (face && face->text(QAccessible::Name).isEmpty())
                QFAIL(qPrintable(QStringLiteral("%1 %2").arg(QLatin1String(widget->metaObject()->className()),
                                                             widget->objectName())));
        }
    }

    void pagesAreMadeWhenTheyAreShown()
    {
        QVERIFY(QTest::qWaitForWindowActive(m_window.get(), windowPatience));
        const auto page = [this](const char *name) {
            return m_window->findChild<QWidget *>(QLatin1String(name));
        };
        for (const char *name : {"compare", "reference", "glossary", "tables"}) {
            QVERIFY2(!page(name), name);
            QAction *toggle = action(qPrintable(QLatin1String(name) + QStringLiteral("Page")));
            toggle->trigger();
            QTRY_VERIFY2(page(name) && page(name)->isVisible(), name);
            if (page(name)->objectName() != QLatin1String("compare")) // whose table hides where all agree
                QTRY_VERIFY2(page(name)->isAncestorOf(QApplication::focusWidget()) ||
                                 page(name) == QApplication::focusWidget(),
                             name);
            const QWidget *made = page(name);
            toggle->trigger();
            QTRY_VERIFY2(!made->isVisible(), name);
            toggle->trigger();
            QVERIFY2(page(name) == made, name);
            toggle->trigger();
        }
    }

    /// Also what was chosen on the board while the text was closed.
    void theSourceShowsWhatIsChosen()
    {
        QAction *toggle = action("sourcePage");
        toggle->trigger();
        SourceEdit *edit = m_window->bottom()->source()->edit();
        clickSquare({0, 0});
        const int first = edit->cursorLine();
        toggle->trigger();
        clickSquare({0, -1});
        toggle->trigger();
        QTRY_COMPARE(edit->cursorLine(), first + 1);
    }

    void changesItsLanguage()
    {
        for (const char *language : {"de", "nl", "en"}) {
            chooseLanguage(QLatin1String(language));
            QCOMPARE(count(Verdict::Open), 0);
            QVERIFY(!m_window->page()->view()->contents().page.question.empty());
        }
    }

private:
    QTemporaryDir m_dir;
    QString m_path;
    std::unique_ptr<MainWindow> m_window;
};

TOWERWATCH_WINDOW_TEST(tst_MainWindow)
#include "tst_mainwindow.moc"
