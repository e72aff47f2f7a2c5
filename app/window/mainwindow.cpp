// SPDX-License-Identifier: MIT
#include "app/window/mainwindow.h"

#include "app/desk/boardlink.h"
#include "app/desk/editortools.h"
#include "app/desk/rulinglink.h"
#include "app/desk/sharing.h"
#include "app/document/fileflow.h"
#include "app/document/recentfiles.h"
#include "app/window/helpdesk.h"
#include "app/window/lowerpages.h"
#include "app/window/panels.h"
#include "app/window/windowtools.h"
#include "views/board/previewbanner.h"
#include "views/editing/problemspage.h"
#include "views/palettes/figurepalette.h"
#include "views/palettes/tilepalette.h"
#include "views/ruling/rulingpage.h"
#include "views/wording/words.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QVBoxLayout>

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
    , m_banner(new PreviewBanner(this))
    , m_board(new BoardWidget(this))
    , m_problems(new ProblemsPage(this))
    , m_page(new RulingPage(this))
    , m_tiles(new TilePalette(this))
    , m_figures(new FigurePalette(this))
    , m_recent(new RecentFiles(m_menus.recentMenu()))
    , m_files(new FileFlow(m_document, *m_recent, this))
    , m_link(new BoardLink(*m_board, m_document, m_inquiry))
    , m_tools(new EditorTools({*this, m_document, m_actions, *m_board, *m_link, *m_tiles, *m_figures}))
    , m_rulingLink(new RulingLink(*m_page, m_document, m_inquiry))
    , m_lower(new LowerPages(*this, m_document, m_inquiry))
    , m_panels(new Panels(*this, m_document, m_inquiry, *m_board, *m_link))
{
    buildCentre();
    buildDocks();
    setAcceptDrops(true);
    (new Sharing(*this, m_inquiry, *m_files))
        ->addTo(m_menus.fileMenu(), m_actions[Do::RestoreSession], m_menus.editMenu());
    new HelpDesk(*this, *m_menus.helpMenu());
    statusBar();
    connectDocument();
    connectFiles();
    connectBoard();
    connectLower();
    connectHand();
    connectActions();
    new WindowTools(*this, {m_document, m_inquiry, *m_link, *m_page, m_actions});
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

void MainWindow::setOpening(bool opening)
{
    m_board->setHint(opening ? tr("Opening the scenario…")
                             : tr("Take a tile from the left and click here to lay it,\n"
                                  "or open an example with Ctrl+Shift+O."));
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

void MainWindow::buildCentre()
{
    m_centre->addWidget(m_board);
    m_centre->addWidget(m_problems);
    auto *centre = new QWidget(this);
    auto *column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_banner);
    column->addWidget(m_centre, 1);
    centre->setFocusProxy(m_board);
    setCentralWidget(centre);
}

void MainWindow::buildDocks()
{
    m_tileDock = addDock(QStringLiteral("tileDock"), m_tiles, Qt::LeftDockWidgetArea);
    m_figureDock = addDock(QStringLiteral("figureDock"), m_figures, Qt::LeftDockWidgetArea);
    m_rulingDock = addDock(QStringLiteral("rulingDock"), m_page, Qt::RightDockWidgetArea);
    m_menus.addViews(QList{m_tileDock->toggleViewAction(), m_figureDock->toggleViewAction(),
                           m_rulingDock->toggleViewAction()} +
                     m_lower->toggles() + m_panels->views());
    m_figures->addTools({m_actions[Do::FloorUp], m_actions[Do::FloorDown], m_actions[Do::Bridge],
                         m_actions[Do::Castle], m_actions[Do::Rotate], m_actions[Do::Remove]});
}

void MainWindow::showBoard()
{
    const PositionPtr &position = m_document.position();
    m_board->setPosition(position);
    m_tiles->setPosition(position);
    m_figures->setRules(position->scenario().rules.tower);
    m_page->setPosition(position);
    m_inquiry.setPosition(position);
}

void MainWindow::showTitle()
{
    const QString path = m_document.path();
    setWindowFilePath(path);
    setWindowTitle(
        tr("%1[*] – Towerwatch")
            .arg(path.isEmpty() ? tr("New scenario") : shown(QFileInfo(path).fileName().toStdString())));
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
    m_actions[Do::NextQuestion]->setEnabled(asked && m_inquiry.current() + 1 <
                                                         static_cast<int>(m_inquiry.questions().size()));
}

void MainWindow::retranslate()
{
    m_actions.retranslate();
    m_menus.retranslate();
    m_tools->retranslate();
    m_tileDock->setWindowTitle(tr("Tiles"));
    m_figureDock->setWindowTitle(tr("Figures"));
    m_rulingDock->setWindowTitle(tr("Ruling"));
    m_lower->retranslate();
    m_board->setAccessibleName(tr("Board"));
    setOpening(false);
    enableActions();
    showTitle();
}

void MainWindow::about()
{
    QMessageBox box(
        QMessageBox::NoIcon, tr("About Towerwatch"),
        tr("<h3>Towerwatch %1</h3><p>Settles what The Tower and The Watchtowers, two expansions of "
           "Carcassonne, leave people to argue about: every answer with the rule it rests on.</p>"
           "<p>An unofficial program. Carcassonne and the names of its expansions belong to their owners, "
           "who have no part in it. All pictures are our own.</p>")
                .arg(QCoreApplication::applicationVersion()) +
            tr("<p>Free software under the MIT license.</p>"),
        QMessageBox::Ok, this);
    const QIcon icon(QStringLiteral(":/icons/org.towerwatch.Towerwatch.svg"));
    box.setIconPixmap(icon.pixmap(QSize(64, 64), devicePixelRatioF()));
    box.exec();
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
