// SPDX-License-Identifier: MIT
#include "app/window/windowtools.h"

#include "app/desk/actions.h"
#include "app/desk/performing.h"
#include "app/document/fileflow.h"
#include "app/system/shortcuts.h"
#include "views/look/rowdelegate.h"
#include "views/ruling/rulingpage.h"
#include "views/shell/commandpalette.h"
#include "views/shell/shortcuteditor.h"
#include "views/shell/tour.h"

#include <QApplication>
#include <QDockWidget>
#include <QLayout>
#include <QMenuBar>
#include <QUndoView>

namespace towerwatch {

namespace {

/// The actions of a window whose keys can be chosen.
QList<QAction *> namedActions(const QMainWindow &window)
{
    QList<QAction *> named;
    for (const PaletteEntry &entry : paletteEntries(*window.menuBar()))
        if (!entry.action->objectName().isEmpty())
            named << entry.action;
    return named;
}

} // namespace

WindowTools::WindowTools(QMainWindow &window, const Parts &parts)
    : QObject(&window)
    , m_window(window)
    , m_document(parts.document)
    , m_history(new QDockWidget(&window))
    , m_performing(new Performing(parts.document, parts.inquiry, parts.link, parts.actions[Do::Perform],
                                  parts.actions[Do::PlayOut]))
{
    parts.page.layout()->addWidget(m_performing);
    addHistory(parts.document.undoStack());
    const auto on = [&](Do what, auto &&slot) {
        connect(parts.actions[what], &QAction::triggered, this, slot);
    };
    on(Do::CommandPalette, [this] { showPalette(); });
    on(Do::Shortcuts, [this] { editShortcuts(); });
    on(Do::NewForTwo, [this] { startForTwo(); });
    on(Do::Tour, [this] { new Tour(&m_window); });
    on(Do::CloseWindow, [this] { m_window.close(); });
    parts.actions[Do::FullScreen]->setCheckable(true);
    on(Do::FullScreen, [this] { m_window.setWindowState(m_window.windowState() ^ Qt::WindowFullScreen); });
    window.installEventFilter(this);
    applyChosenKeys(namedActions(window));
    retranslate();
}

void WindowTools::addHistory(QUndoStack *steps)
{
    auto *view = new QUndoView(steps, m_history);
    view->setObjectName(QStringLiteral("history"));
    view->setItemDelegate(new RowDelegate(view));
    m_history->setObjectName(QStringLiteral("historyDock"));
    m_history->setWidget(view);
    m_history->setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
    m_history->toggleViewAction()->setObjectName(QStringLiteral("showHistory"));
    m_window.addDockWidget(Qt::RightDockWidgetArea, m_history);
    m_history->hide();
    QMenu *edit = m_window.menuBar()->actions().at(1)->menu();
    edit->insertAction(edit->actions().value(2), m_history->toggleViewAction()); // behind undo and redo
}

void WindowTools::retranslate()
{
    m_history->setWindowTitle(tr("History"));
    auto *view = static_cast<QUndoView *>(m_history->widget());
    view->setEmptyLabel(tr("As it was opened"));
    view->setAccessibleName(tr("Steps that were taken"));
}

void WindowTools::showPalette()
{
    auto *palette = new CommandPalette(*m_window.menuBar());
    palette->setAttribute(Qt::WA_DeleteOnClose);
    palette->open();
}

void WindowTools::editShortcuts()
{
    const QList<QAction *> actions = namedActions(m_window);
    QList<ShortcutRow> rows;
    for (const PaletteEntry &entry : paletteEntries(*m_window.menuBar()))
        if (!entry.action->objectName().isEmpty())
            rows.append({entry.path, entry.action->shortcuts(), defaultKeys(*entry.action)});
    ShortcutEditor editor(rows, &m_window);
    if (editor.exec() != QDialog::Accepted)
        return;
    for (qsizetype i = 0; i < actions.size(); ++i)
        chooseKeys(*actions.at(i), editor.rows().at(i).keys);
    for (QWidget *other : QApplication::topLevelWidgets())
        if (auto *window = qobject_cast<QMainWindow *>(other))
            applyChosenKeys(namedActions(*window));
}

void WindowTools::startForTwo()
{
    constexpr int floorsForTwo = 10;
    auto *files = m_window.findChild<FileFlow *>();
    if (!files || !files->mayLeave())
        return;
    Scenario scenario;
    for (const Colour colour : {Colour::Red, Colour::Blue})
        scenario.players.push_back({.colour = colour, .points = 0, .floors = floorsForTwo});
    scenario.turn = Turn{Colour::Red};
    m_document.openCopy(scenario);
    emit files->opened();
}

bool WindowTools::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::WindowStateChange)
        if (auto *full = m_window.findChild<QAction *>(QStringLiteral("fullScreen")))
            full->setChecked(m_window.isFullScreen());
    return QObject::eventFilter(watched, event);
}

} // namespace towerwatch
