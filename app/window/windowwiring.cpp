// SPDX-License-Identifier: MIT
/// Who listens to whom in the window.
#include "app/window/mainwindow.h"

#include "app/desk/boardlink.h"
#include "app/desk/boardmenu.h"
#include "app/desk/editortools.h"
#include "app/desk/rulinglink.h"
#include "app/document/fileflow.h"
#include "app/export/pictureexport.h"
#include "app/window/lowerpages.h"
#include "views/editing/problemspage.h"
#include "views/palettes/figurepalette.h"
#include "views/palettes/tilepalette.h"
#include "views/ruling/questionpicker.h"
#include "views/ruling/rulingpage.h"

#include <QApplication>
#include <QStackedWidget>
#include <QStatusBar>

namespace towerwatch {

void MainWindow::connectDocument()
{
    connect(&m_document, &ScenarioDocument::started, &m_inquiry, &Inquiry::forget);
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
    connect(m_centre, &QStackedWidget::currentChanged, this,
            [this] { m_rulingLink->setBoardShown(m_centre->currentWidget() == m_board); });
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
        menu.installEventFilter(&m_menus);
        BoardMenu(m_document.position(), m_inquiry, *m_link, m_actions).fill(menu, square, figure);
        m_tools->addTo(menu, square, figure);
        menu.exec(point);
    });
    connect(m_page->view(), &RulingView::lineHovered, m_link, &BoardLink::light);
    connect(m_link, &BoardLink::abilitiesChanged, this, &MainWindow::enableActions);
}

void MainWindow::connectLower()
{
    m_lower->connectRuling(*m_page);
    m_lower->connectBanner(*m_banner);
    connect(m_lower, &LowerPages::exampleAsked, m_files, &FileFlow::openExample);
    connect(m_lower, &LowerPages::rowLit, m_link, &BoardLink::light);
    connect(m_page->view(), &RulingView::actionAsked, this, [this](const QString &name) {
        if (auto *action = findChild<QAction *>(name))
            action->trigger();
    });
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
    on(Do::OpenExample, m_files, &FileFlow::chooseExample);
    on(Do::ImportGame, m_files, &FileFlow::chooseGame);
    on(Do::Save, m_files, &FileFlow::save);
    on(Do::SaveAs, m_files, &FileFlow::saveAs);
    on(Do::Export, this, [this] {
        exportPicture(this, {m_inquiry.position(), m_inquiry.answer()}, m_document.path());
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
    on(Do::Reference, m_lower, &LowerPages::showReference);
    on(Do::About, this, &MainWindow::about);
    on(Do::AboutQt, qApp, &QApplication::aboutQt);
}

} // namespace towerwatch
