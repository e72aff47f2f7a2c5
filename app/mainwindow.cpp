// SPDX-License-Identifier: MIT
#include "app/mainwindow.h"

#include "app/boardlink.h"
#include "app/boardmenu.h"
#include "app/fileflow.h"
#include "app/pictureexport.h"
#include "app/recentfiles.h"
#include "app/rulinglink.h"
#include "views/figurepalette.h"
#include "views/problemspage.h"
#include "views/questionpicker.h"
#include "views/rulingpage.h"
#include "views/tilepalette.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>

namespace towerwatch {

namespace {

const QString geometryKey = QStringLiteral("window/geometry");
const QString stateKey = QStringLiteral("window/state");

} // namespace

MainWindow::MainWindow(const TileCatalogue &catalogue)
    : m_document(catalogue)
    , m_inquiry(catalogue)
    , m_actions(this)
    , m_menus(*this, m_actions)
    , m_centre(new QStackedWidget(this))
    , m_board(new BoardWidget(this))
    , m_problems(new ProblemsPage(this))
    , m_page(new RulingPage(this))
    , m_tiles(new TilePalette(this))
    , m_figures(new FigurePalette(this))
    , m_recent(new RecentFiles(m_menus.recentMenu()))
    , m_files(new FileFlow(m_document, *m_recent, this))
    , m_link(new BoardLink(*m_board, m_document, m_inquiry))
    , m_rulingLink(new RulingLink(*m_page, m_document, m_inquiry))
{
    m_centre->addWidget(m_board);
    m_centre->addWidget(m_problems);
    setCentralWidget(m_centre);
    buildDocks();
    setAcceptDrops(true);
    statusBar();
    connectDocument();
    connectFiles();
    connectBoard();
    connectHand();
    connectActions();
    retranslate();
    restoreLayout();
    m_inquiry.setPosition(m_document.position(), true);
    showTitle();
    m_board->setFocus();
}

MainWindow::~MainWindow()
{
    m_document.disconnect();
    m_document.undoStack()->disconnect();
}

void MainWindow::open(const QString &path)
{
    m_files->open(path);
}

QDockWidget *MainWindow::addDock(const QString &name, QWidget *widget, Qt::DockWidgetArea area)
{
    auto *dock = new QDockWidget(this);
    dock->setObjectName(name);
    dock->setWidget(widget);
    dock->setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
    addDockWidget(area, dock);
    return dock;
}

void MainWindow::buildDocks()
{
    m_tileDock = addDock(QStringLiteral("tileDock"), m_tiles, Qt::LeftDockWidgetArea);
    m_figureDock = addDock(QStringLiteral("figureDock"), m_figures, Qt::LeftDockWidgetArea);
    m_rulingDock = addDock(QStringLiteral("rulingDock"), m_page, Qt::RightDockWidgetArea);
    m_menus.addViews({m_tileDock->toggleViewAction(), m_figureDock->toggleViewAction(), m_rulingDock->toggleViewAction()});
    m_figures->addTools({m_actions[Do::FloorUp], m_actions[Do::FloorDown], m_actions[Do::Bridge], m_actions[Do::Castle],
                         m_actions[Do::Rotate], m_actions[Do::Remove]});
}

void MainWindow::connectDocument()
{
    connect(&m_document, &ScenarioDocument::changed, this, &MainWindow::showBoard);
    connect(&m_document, &ScenarioDocument::stateChanged, this, &MainWindow::showTitle);
    QUndoStack *steps = m_document.undoStack();
    connect(steps, &QUndoStack::indexChanged, this, &MainWindow::enableActions);
    connect(&m_inquiry, &Inquiry::changed, this, &MainWindow::enableActions);
}

void MainWindow::connectFiles()
{
    connect(m_files, &FileFlow::opened, this, [this] {
        m_centre->setCurrentWidget(m_board);
        m_link->select({});
        m_inquiry.setPosition(m_document.position(), true);
        m_board->zoomToFit();
    });
    connect(m_files, &FileFlow::refused, this, [this](const QString &path, const OpenResult &result) {
        m_centre->setCurrentWidget(m_problems);
        m_problems->show(path, result.failure, result.problems);
    });
    connect(m_problems, &ProblemsPage::dismissed, this, [this] {
        m_centre->setCurrentWidget(m_board);
        m_board->setFocus();
    });
    connect(m_problems, &ProblemsPage::openAnother, m_files, &FileFlow::chooseAndOpen);
}

void MainWindow::connectBoard()
{
    connect(m_board, &BoardWidget::hovered, this, [this](std::optional<Square> square, int figure) {
        m_page->setLitFigure(figure);
        statusBar()->showMessage(m_link->clickWord(square, figure));
    });
    connect(m_board, &BoardWidget::contextMenuAsked, this, [this](Square square, int figure, QPoint point) {
        m_link->select(square, figure);
        QMenu menu(this);
        BoardMenu(m_document.position(), m_inquiry, *m_link, m_actions).fill(menu, square, figure);
        menu.exec(point);
    });
    connect(m_page->view(), &RulingView::lineHovered, m_link, &BoardLink::light);
    connect(m_link, &BoardLink::abilitiesChanged, this, &MainWindow::enableActions);
}

void MainWindow::connectHand()
{
    connect(m_tiles, &TilePalette::taken, this, [this](const QString &tile) {
        Hand hand;
        hand.tile = tile;
        m_board->setHand(hand);
        m_board->setFocus();
    });
    connect(m_figures, &FigurePalette::taken, this, [this](FigureKind kind, std::optional<Colour> owner) {
        Hand hand;
        hand.figure = kind;
        hand.owner = owner;
        m_board->setHand(hand);
        m_board->setFocus();
    });
    connect(m_board, &BoardWidget::handChanged, this, [this] {
        const Hand &hand = m_board->hand();
        m_tiles->setInHand(hand.tile);
        if (!hand.figure)
            m_figures->clearInHand();
        statusBar()->showMessage(m_link->clickWord({}, -1));
    });
}

void MainWindow::connectActions()
{
    const auto on = [this](Do what, auto *receiver, auto &&slot) {
        connect(m_actions[what], &QAction::triggered, receiver, slot);
    };
    on(Do::New, m_files, &FileFlow::startNew);
    on(Do::Open, m_files, &FileFlow::chooseAndOpen);
    on(Do::Save, m_files, &FileFlow::save);
    on(Do::SaveAs, m_files, &FileFlow::saveAs);
    on(Do::Export, this, [this] {
        const QString name = m_document.path().isEmpty() ? tr("board") : m_document.path().section(u'.', 0, 0);
        exportPicture(this, *m_document.position(), m_inquiry.marks(), name + QStringLiteral(".svg"));
    });
    on(Do::Quit, this, &QWidget::close);
    on(Do::Undo, m_document.undoStack(), &QUndoStack::undo);
    on(Do::Redo, m_document.undoStack(), &QUndoStack::redo);
    on(Do::Rotate, m_link, [this] { m_link->turn(true); });
    on(Do::RotateBack, m_link, [this] { m_link->turn(false); });
    on(Do::Remove, m_link, &BoardLink::remove);
    on(Do::FloorUp, m_link, [this] { m_link->changeFloors(1); });
    on(Do::FloorDown, m_link, [this] { m_link->changeFloors(-1); });
    on(Do::Bridge, m_link, &BoardLink::changeBridge);
    on(Do::Castle, m_link, &BoardLink::changeCastle);
    on(Do::EmptyHand, m_board, [this] { m_board->setHand({}); });
    on(Do::NextQuestion, m_page->picker(), &QuestionPicker::next);
    on(Do::PreviousQuestion, m_page->picker(), &QuestionPicker::previous);
    on(Do::KeepQuestion, m_rulingLink, &RulingLink::keepQuestion);
    on(Do::RemoveQuestion, m_rulingLink, &RulingLink::removeQuestion);
    on(Do::CopyRuling, m_rulingLink, &RulingLink::copyRuling);
    on(Do::ZoomIn, m_board, &BoardWidget::zoomIn);
    on(Do::ZoomOut, m_board, &BoardWidget::zoomOut);
    on(Do::ZoomFit, m_board, &BoardWidget::zoomToFit);
    on(Do::About, this, &MainWindow::about);
    on(Do::AboutQt, qApp, &QApplication::aboutQt);
}

void MainWindow::showBoard()
{
    const PositionPtr &position = m_document.position();
    m_board->setPosition(position);
    m_tiles->setPosition(position);
    m_page->setPosition(position);
    m_inquiry.setPosition(position);
}

void MainWindow::showTitle()
{
    const QString path = m_document.path();
    setWindowFilePath(path);
    setWindowTitle(tr("%1[*] – Towerwatch").arg(path.isEmpty() ? tr("New scenario") : QFileInfo(path).fileName()));
    setWindowModified(m_document.isModified());
}

void MainWindow::enableActions()
{
    QUndoStack *steps = m_document.undoStack();
    m_actions[Do::Undo]->setEnabled(steps->canUndo());
    m_actions[Do::Redo]->setEnabled(steps->canRedo());
    m_actions.nameSteps(steps->undoText(), steps->redoText());
    m_actions[Do::KeepQuestion]->setEnabled(m_rulingLink->canKeep());
    m_actions[Do::RemoveQuestion]->setEnabled(m_rulingLink->canRemove());
    const BoardAbilities can = m_link->abilities();
    m_actions[Do::Rotate]->setEnabled(can.turn);
    m_actions[Do::RotateBack]->setEnabled(can.turn);
    m_actions[Do::Remove]->setEnabled(can.remove);
    m_actions[Do::FloorUp]->setEnabled(can.raise);
    m_actions[Do::FloorDown]->setEnabled(can.lower);
    m_actions[Do::Bridge]->setEnabled(can.bridge);
    m_actions[Do::Castle]->setEnabled(can.castle);
    m_actions[Do::EmptyHand]->setEnabled(!m_board->hand().isEmpty());
    const bool asked = m_inquiry.answer().has_value() && !m_document.scenario().tiles.empty();
    m_actions[Do::CopyRuling]->setEnabled(asked);
    m_actions[Do::PreviousQuestion]->setEnabled(asked && m_inquiry.current() != 0);
    m_actions[Do::NextQuestion]->setEnabled(
        asked && m_inquiry.current() + 1 < static_cast<int>(m_inquiry.questions().size()));
}

void MainWindow::retranslate()
{
    m_actions.retranslate();
    m_menus.retranslate();
    m_tileDock->setWindowTitle(tr("Tiles"));
    m_figureDock->setWindowTitle(tr("Figures"));
    m_rulingDock->setWindowTitle(tr("Ruling"));
    m_board->setAccessibleName(tr("Board"));
    m_board->setHint(tr("Take a tile from the left and click here to lay it,\nor open a scenario with Ctrl+O."));
    enableActions();
    showTitle();
}

void MainWindow::about()
{
    QMessageBox::about(this, tr("About Towerwatch"),
                       tr("<h3>Towerwatch %1</h3><p>Settles what The Tower and The Watchtowers, two expansions of "
                          "Carcassonne, leave people to argue about: every answer with the rule it rests on.</p>"
                          "<p>An unofficial program. Carcassonne and the names of its expansions belong to their owners, "
                          "who have no part in it. All pictures are our own.</p>")
                           .arg(QCoreApplication::applicationVersion()));
}

void MainWindow::restoreLayout()
{
    const QSettings settings;
    if (!restoreGeometry(settings.value(geometryKey).toByteArray()))
        resize(1280, 720);
    if (!restoreState(settings.value(stateKey).toByteArray())) {
        resizeDocks({m_tileDock, m_rulingDock}, {236, 400}, Qt::Horizontal);
        resizeDocks({m_tileDock, m_figureDock}, {420, 240}, Qt::Vertical);
    }
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() != QEvent::LanguageChange || !m_rulingLink)
        return;
    retranslate();
    m_inquiry.reword();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_files->mayLeave()) {
        event->ignore();
        return;
    }
    QSettings settings;
    settings.setValue(geometryKey, saveGeometry());
    settings.setValue(stateKey, saveState());
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    const auto urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.constFirst().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    open(event->mimeData()->urls().constFirst().toLocalFile());
}

} // namespace towerwatch
