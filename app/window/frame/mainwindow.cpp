// SPDX-License-Identifier: MIT
#include "app/window/frame/mainwindow.h"

#include "app/window/frame/bottompages.h"
#include "app/window/frame/collecting.h"
#include "app/window/frame/problemcounter.h"
#include "app/window/presenters/boardtools.h"
#include "app/window/presenters/deskactions.h"
#include "app/window/presenters/lastquestion.h"
#include "app/window/presenters/laying.h"
#include "app/window/presenters/playerpresenter.h"
#include "app/window/presenters/rulingpresenter.h"
#include "app/window/presenters/tilebar.h"
#include "model/edit/edits.h"
#include "model/share/sharecode.h"
#include "views/window/board/clickwords.h"
#include "views/window/board/previewbanner.h"
#include "views/window/dialogs/aboutbox.h"
#include "views/window/dialogs/commandpalette.h"
#include "views/window/dialogs/messages.h"
#include "views/window/frame/centre.h"
#include "views/window/frame/filedrop.h"
#include "views/window/frame/helppagefor.h"
#include "views/window/frame/hintbar.h"
#include "views/window/frame/historyview.h"
#include "views/window/frame/panes.h"
#include "views/window/frame/recentfiles.h"
#include "views/window/frame/startpage.h"
#include "views/window/frame/windowplace.h"
#include "views/window/palettes/figurepalette.h"
#include "views/window/palettes/tilepalette.h"
#include "views/window/players/playerstrip.h"
#include "views/window/reference/helpwindow.h"
#include "views/window/ruling/rulingpage.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QKeyEvent>
#include <QStatusBar>

namespace towerwatch {

MainWindow::MainWindow()
    : m_desk(m_document)
    , m_actions(this)
    , m_menus(*this, m_actions)
    , m_notice(new NoticeBanner(this))
    , m_banner(new PreviewBanner(this))
    , m_board(new BoardWidget(this))
    , m_centre(new Centre(m_board, this))
    , m_page(new RulingPage(this))
    , m_tiles(new TilePalette(this))
    , m_figures(new FigurePalette(this))
    , m_players(new PlayerStrip(this))
    , m_files(new FileFlow(m_document, *new RecentFiles(m_menus.recentMenu()), this))
    , m_at{*this, m_document, m_actions, m_desk, *m_board, *new HintBar(this)}
    , m_blocks(new BlockTool(*m_board))
{
    setStatusBar(&m_at.said);
    new RulingPresenter(m_at, *m_page, *m_centre);
    m_bottom = new BottomPages(m_at, *m_page->view());
    new BoardTools(m_at, *m_blocks, *m_notice);
    new TileBar(m_at, *m_blocks);
    new Laying(m_at, *m_tiles, *m_figures, *m_blocks);
    buildCentre();
    buildDocks();
    m_actions.addTo(*m_board, *m_page);
    connectSharing(m_at);
    new PlayerPresenter(m_at, *m_players);
    connectDesk(m_at, *m_menus.dangersMenu());
    connectExpansions(m_at, *m_menus.expansionsMenu());
    m_page->addToRules(m_menus.expansionsMenu()->menuAction());
    new ProblemCounter(m_at, *m_bottom);
    connectFiles();
    m_lastQuestion = new LastQuestion(m_at, *m_files);
    m_collecting = new Collecting(m_at, *m_files, *m_bottom);
    connectBanner();
    connectActions();
    restoreLayout(*this);
    m_bottom->hideCollection(); // none is open yet
    m_desk.start();
    showTitle();
    m_board->setFocus();
    tellKeys(*this, m_board, [this] { return clickWords(*m_board); });
}

MainWindow::~MainWindow()
{
    hide(); // what loses the keyboard tells the desk, which is there as yet
    m_document.disconnect();
    m_document.undoStack()->disconnect();
}

QDockWidget *MainWindow::addDock(const char *name, const char *title, QWidget *widget,
                                 Qt::DockWidgetArea area)
{
    auto *dock = new QDockWidget(this);
    dock->setObjectName(QLatin1String(name));
    whenTranslated(dock, [dock, title] { dock->setWindowTitle(tr(title)); });
    dock->setWidget(widget);
    dock->setFeatures(QDockWidget::DockWidgetClosable);
    addDockWidget(area, dock);
    giveKeysBack(dock, *this);
    return dock;
}

void MainWindow::buildCentre()
{
    auto *centre = new QWidget(this);
    layColumn(centre, {m_notice, m_banner, {m_centre, 1}}, noAir);
    QWidget *zoom = cornerBar(*m_board, Qt::BottomRightCorner);
    for (const Do what : {Do::ZoomOut, Do::ZoomFit, Do::ZoomIn})
        zoom->layout()->addWidget(cornerButton(m_actions[what]));
    centre->setFocusProxy(m_board);
    setCentralWidget(centre);
    connect(m_centre, &Centre::currentChanged, this, &MainWindow::makeRoom);
    connect(&m_desk, &LiveDesk::changed, this, [this](const Desk &before) {
        if (isStartShown() && (m_desk->position != before.position || m_desk->question != before.question))
            m_centre->showBoard();
    });
}

void MainWindow::buildDocks()
{
    QDockWidget *tiles = addDock("tileDock", QT_TR_NOOP("Tiles"), m_tiles, Qt::LeftDockWidgetArea);
    QDockWidget *figures = addDock("figureDock", QT_TR_NOOP("Figures"), m_figures, Qt::LeftDockWidgetArea);
    QDockWidget *ruling = addDock("rulingDock", QT_TR_NOOP("Ruling"), m_page, Qt::RightDockWidgetArea);
    QDockWidget *history = addDock("historyDock", QT_TR_NOOP("History"),
                                   new HistoryView(m_document.undoStack(), this), Qt::RightDockWidgetArea);
    history->hide();
    history->toggleViewAction()->setObjectName(QStringLiteral("showHistory"));
    m_menus.addBar(*m_players);
    QList docks{tiles->toggleViewAction(), figures->toggleViewAction(), ruling->toggleViewAction()};
    for (int i = 0; i < docks.size(); ++i)
        docks[i]->setShortcut(Qt::Key_F2 + i);
    for (QDockWidget *dock : {tiles, figures, ruling})
        dock->setTitleBarWidget(new QWidget); // what they are is seen; the menu hides them
    m_menus.fill(docks, history->toggleViewAction());
}

void MainWindow::leaveRoom()
{
    auto *dock = static_cast<QDockWidget *>(m_page->parentWidget());
    const int most = std::max(m_page->minimumWidth(), width() * 32 / 100);
    if (dock->isVisible() && dock->width() > most)
        resizeDocks({dock}, {most}, Qt::Horizontal);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    leaveRoom();
}

bool MainWindow::isStartShown() const
{
    return m_start && m_centre->currentWidget() == m_start;
}

void MainWindow::showStart()
{
    if (!m_start) {
        m_start = new StartPage({m_actions[Do::New], m_actions[Do::Open], m_actions[Do::OpenExample]},
                                m_files->recent(), this);
        m_centre->addWidget(m_start);
        connect(m_start, &StartPage::boardAsked, m_files, &FileFlow::openExampleHere);
    }
    m_centre->setCurrentWidget(m_start);
    m_start->setFocus();
}

void MainWindow::makeRoom()
{
    if (isStartShown() != m_layout.isEmpty())
        return;
    m_players->setVisible(!isStartShown());
    if (!isStartShown()) {
        restoreState(std::exchange(m_layout, {}));
        leaveRoom();
        return m_board->setFocus();
    }
    m_layout = saveState();
    for (auto *dock : findChildren<QDockWidget *>(QString(), Qt::FindDirectChildrenOnly))
        dock->hide();
}

void MainWindow::connectFiles()
{
    m_actions.on(Do::New, m_files, &FileFlow::startNew);
    m_actions.on(Do::NewForTwo, m_files, &FileFlow::startForTwo);
    m_actions.on(Do::Open, m_files, &FileFlow::chooseAndOpen);
    m_actions.on(Do::OpenBeside, m_files, &FileFlow::chooseAndOpenBeside);
    m_actions.on(Do::CompareWith, m_files, &FileFlow::chooseAndCompare);
    m_actions.on(Do::OpenExample, m_files, &FileFlow::chooseExample);
    m_actions.on(Do::ImportGame, m_files, &FileFlow::chooseGame);
    m_actions.on(Do::PasteCode, this, [this] {
        if (!m_files->openPasted(QGuiApplication::clipboard()->text()))
            m_at.say(tr("There is no scenario on the clipboard, neither as text nor as a code that "
                        "begins with “TW%1-”.")
                         .arg(shareCodeVersion));
    });
    m_actions.on(Do::Save, this, [this] { m_files->save([this] { sayWhatIsNotSaved(); }); });
    m_actions.on(Do::SaveAs, this, [this] { m_files->saveAs([this] { sayWhatIsNotSaved(); }); });
    connect(m_files, &FileFlow::opened, this, [this] {
        showOpened();
        m_board->zoomToFit();
        if (m_document.draft().isEmpty() && m_document.scenario().tiles.empty())
            m_board->setFocus(); // the first tile’s letter is waited for
    });
    connect(m_files, &FileFlow::saved, this, [this](const QString &path) {
        m_at.say(tr("Saved as %1.").arg(shownName(QFileInfo(path).fileName().toStdString())));
    });
    connect(m_files, &FileFlow::refused, m_centre, [this](const QString &path, const ScenarioFile &file) {
        m_centre->refuse(path, file.failure, file.problems);
    });
    connect(m_bottom, &BottomPages::textRead, m_centre, [this](const std::vector<Problem> &problems) {
        if (!m_centre->isBoardShown()) // until the text can be read
            m_centre->showProblems(m_document.path(), problems);
    });
    connect(m_centre->problems(), &ProblemsPage::placeAsked, m_bottom, &BottomPages::showText);
    connect(m_centre->problems(), &ProblemsPage::openAnother, m_files, &FileFlow::chooseAndOpen);
    connect(new FileDrop(*this), &FileDrop::dropped, m_files, &FileFlow::openSeveral);
    connect(&m_document, &ScenarioDocument::refused, this,
            [this](const QString &reason) { statusBar()->showMessage(reason, 10'000); });
    connect(&m_document, &ScenarioDocument::stateChanged, this, &MainWindow::showTitle);
    connect(m_bottom, &BottomPages::exampleAsked, m_files, &FileFlow::openExample);
}

void MainWindow::sayWhatIsNotSaved()
{
    if (m_desk->question && m_desk->current != 0 && !m_desk->isKept())
        m_at.say(tr("Saved, but not the question on show: %1 adds it to the scenario")
                     .arg(m_actions[Do::KeepQuestion]->shortcut().toString(QKeySequence::NativeText)));
}

void MainWindow::connectBanner()
{
    connect(&m_desk, &LiveDesk::changed, m_banner, [this](const Desk &before) {
        if (m_desk->tried != before.tried)
            m_banner->setTried(m_desk->tried, m_desk->position->scenario());
    });
    connect(m_banner, &PreviewBanner::dismissed, this, [this] { m_desk.take(ondesk::Tried{}); });
    connect(m_banner, &PreviewBanner::adopted, this, [this](const TableRules &rules) {
        m_document.edit(withRules(m_document.scenario(), rules), tr("Change the rules"));
    });
}

void MainWindow::connectActions()
{
    m_actions.on(Do::Undo, &m_document, &ScenarioDocument::undo);
    m_actions.on(Do::Redo, m_document.undoStack(), &QUndoStack::redo);
    m_actions.on(Do::ZoomIn, m_board, &BoardWidget::zoomIn);
    m_actions.on(Do::ZoomOut, m_board, &BoardWidget::zoomOut);
    m_actions.on(Do::ZoomFit, m_board, &BoardWidget::zoomToFit);
    m_actions.on(Do::NextPane, this, [this] {
        if (m_board->hasFocus() && m_board->hand().owner && m_players->isVisible())
            m_players->setFocus(Qt::TabFocusReason); // who may get the figure, as the status bar says
        else
            walkPanes(*this, {m_centre->currentWidget(), m_players}, 1);
    });
    m_actions.on(Do::PreviousPane, this, [this] {
        walkPanes(*this, {m_centre->currentWidget(), m_players}, -1);
    });
    m_actions.on(Do::ShowReference, m_bottom, &BottomPages::showReference);
    m_actions.on(Do::StartPage, this, &MainWindow::showStart);
    m_actions.on(Do::Help, this, [this] {
        openPage({PageKind::Help, helpPageFor(QApplication::focusWidget()), {}});
    });
    connect(m_page, &RulingPage::explanationAsked, this, [this] {
        openPage({PageKind::Help, QStringLiteral("which-rules"), {}});
    });
    m_actions.on(Do::CommandPalette, this, [this] {
        const auto carry = [this](const AskedExample &asked) {
            return askedOn(*m_desk->shown, asked, m_desk->squareInView());
        };
        auto *palette = new CommandPalette(*menuBar(), carry, m_at.inPlay());
        palette->setRules(m_desk->shown->scenario().rules);
        connect(palette, &CommandPalette::pageAsked, this, &MainWindow::openPage);
        connect(palette, &CommandPalette::questionAsked, this,
                [this](const Question &question) { m_desk.take(ondesk::Asked{question}); });
        openDialog(palette);
    });
    m_actions.on(Do::Shortcuts, this, [this] { openPage({PageKind::Help, QStringLiteral("keys"), {}}); });
    m_actions.on(Do::CloseWindow, this, &QWidget::close);
    m_actions.on(Do::FullScreen, this, [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    m_actions.on(Do::About, this, [this] { (new AboutBox(this))->open(); });
    m_actions.on(Do::AboutQt, qApp, &QApplication::aboutQt);
}

void MainWindow::showOpened()
{
    m_centre->showBoard();
    if (m_document.draft().isEmpty()) {
        if (m_document.scenario().tiles.empty())
            m_board->leadByKeys({0, 0});
        return;
    }
    m_bottom->showText({1, 1});
    const auto problems = m_bottom->source()->problems();
    m_centre->showProblems(m_document.path(), problems);
    if (!problems.empty())
        m_bottom->showText(problems.front().mark);
}

void MainWindow::showTitle()
{
    const QString path = m_document.path();
    setWindowFilePath(path);
    setWindowTitle(
        tr("%1[*] – Towerwatch")
            .arg(path.isEmpty() ? tr("New scenario") : shownName(QFileInfo(path).fileName().toStdString())));
    setWindowModified(m_document.isModified());
}

void MainWindow::openPage(const FoundPage &page)
{
    switch (page.kind) {
    case PageKind::Ruling: m_bottom->openRuling(page.id); break;
    case PageKind::Board: m_files->openExample(page.id); break;
    case PageKind::Help:
        if (!m_help) {
            m_help = new HelpWindow(this);
            connect(m_help, &HelpWindow::rulingAsked, m_bottom, &BottomPages::openRuling);
            connect(m_help, &HelpWindow::boardAsked, m_files, &FileFlow::openExample);
        }
        m_help->setPosition(m_document.position());
        m_help->showPage(page.id);
        break;
    }
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange)
        m_actions[Do::FullScreen]->setChecked(isFullScreen());
    if (event->type() != QEvent::LanguageChange)
        return;
    m_actions.retranslate();
    m_desk.reword();
    showTitle();
    QMetaObject::invokeMethod(this, &MainWindow::sayAgain, Qt::QueuedConnection); // when all else is reworded
}

void MainWindow::sayAgain()
{
    const QWidget *at = focusWidget();
    if (!m_at.said.currentMessage().isEmpty())
        m_at.say(at && at != m_board ? at->accessibleDescription() : clickWords(*m_board));
}

/// Escape that nobody else took leads one step out.
void MainWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape)
        return QMainWindow::keyPressEvent(event);
    if (isStartShown())
        m_centre->showBoard();
    else if (m_desk->tried)
        m_desk.take(ondesk::Tried{});
    else if (!m_board->hasFocus())
        m_centre->currentWidget()->setFocus();
    else
        m_desk.take(ondesk::Selected{});
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_document.settle();
    if (m_document.isModified()) {
        event->ignore();
        return m_files->leave([this] { close(); });
    }
    m_lastQuestion->leave();
    if (isStartShown())
        m_centre->showBoard(); // whose layout is kept
    storeLayout(*this);
}

} // namespace towerwatch

#include "moc_mainwindow.cpp"
