// SPDX-License-Identifier: MIT
#include "app/window/windowmenus.h"

#include "app/system/language.h"
#include "views/wording/languagenames.h"
#include "views/wording/words.h"

#include <QActionGroup>
#include <QKeyEvent>
#include <QMenuBar>
#include <QToolBar>

namespace towerwatch {

WindowMenus::WindowMenus(QMainWindow &window, const Actions &actions)
    : QObject(&window)
    , m_window(window)
    , m_actions(actions)
    , m_file(window.menuBar()->addMenu(QString()))
    , m_edit(window.menuBar()->addMenu(QString()))
    , m_questions(window.menuBar()->addMenu(QString()))
    , m_view(window.menuBar()->addMenu(QString()))
    , m_help(window.menuBar()->addMenu(QString()))
    , m_recent(new QMenu(&window))
    , m_languages(new QMenu(&window))
    , m_bar(new QToolBar(&window))
{
    fillMenus();
    fillLanguages();
    fillToolBar();
    retranslate();
    for (QMenu *menu : {m_file, m_edit, m_questions, m_view, m_help, m_recent, m_languages})
        menu->installEventFilter(this);
}

bool WindowMenus::eventFilter(QObject *watched, QEvent *event)
{
    const auto *key = event->type() == QEvent::ShortcutOverride ? static_cast<QKeyEvent *>(event) : nullptr;
    const bool plain =
        key && !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (plain && !key->text().isEmpty()) {
        event->accept();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

void WindowMenus::fillMenus()
{
    const auto add = [this](QMenu *menu, std::initializer_list<Do> actions) {
        for (const Do what : actions)
            menu->addAction(m_actions[what]);
    };
    add(m_file, {Do::New, Do::NewForTwo, Do::OpenExample, Do::NewWindow, Do::Open, Do::ImportGame});
    m_file->addMenu(m_recent);
    m_file->addSeparator();
    add(m_file, {Do::Save, Do::SaveAs});
    m_file->addSeparator();
    add(m_file, {Do::Export, Do::RestoreSession, Do::CloseWindow, Do::Quit});
    add(m_edit, {Do::Undo, Do::Redo});
    m_edit->addSeparator();
    add(m_edit, {Do::Rotate, Do::RotateBack, Do::Remove, Do::EmptyHand});
    m_edit->addSeparator();
    add(m_edit, {Do::FloorUp, Do::FloorDown, Do::Bridge, Do::Castle});
    add(m_questions, {Do::PreviousQuestion, Do::NextQuestion});
    m_questions->addSeparator();
    add(m_questions, {Do::KeepQuestion, Do::RemoveQuestion, Do::CopyRuling});
    m_questions->addSeparator();
    add(m_questions, {Do::Perform, Do::PlayOut});
    add(m_view, {Do::ZoomIn, Do::ZoomOut, Do::ZoomFit, Do::FullScreen});
    m_view->addSeparator();
    m_view->addMenu(m_languages);
    add(m_help, {Do::CommandPalette, Do::Shortcuts, Do::Reference, Do::Tour});
    m_help->addSeparator();
    add(m_help, {Do::About, Do::AboutQt});
}

void WindowMenus::fillLanguages()
{
    auto *group = new QActionGroup(this);
    for (const QString &language : languages()) {
        QAction *action = m_languages->addAction(languageName(language));
        action->setCheckable(true);
        action->setChecked(language == currentLanguage());
        group->addAction(action);
        connect(action, &QAction::triggered, this, [language] { chooseLanguage(language); });
    }
}

void WindowMenus::fillToolBar()
{
    m_bar->setObjectName(QStringLiteral("toolBar"));
    m_bar->setMovable(false);
    m_bar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_bar->setIconSize({18, 18});
    const auto add = [this](std::initializer_list<Do> actions) {
        for (const Do what : actions)
            m_bar->addAction(m_actions[what]);
        m_bar->addSeparator();
    };
    add({Do::Open, Do::Save});
    add({Do::Undo, Do::Redo});
    add({Do::ZoomOut, Do::ZoomIn, Do::ZoomFit});
    m_bar->addActions({m_actions[Do::PreviousQuestion], m_actions[Do::NextQuestion]});
    m_window.addToolBar(Qt::TopToolBarArea, m_bar);
}

void WindowMenus::addViews(const QList<QAction *> &views)
{
    int key = Qt::Key_F2;
    for (QAction *view : views)
        view->setShortcuts(QList{QKeySequence(key++)} + view->shortcuts());
    m_view->insertActions(m_languages->menuAction(), views);
    m_view->insertSeparator(m_languages->menuAction());
}

void WindowMenus::retranslate()
{
    m_file->setTitle(tr("&File"));
    m_edit->setTitle(tr("&Edit"));
    m_questions->setTitle(tr("&Questions"));
    m_view->setTitle(tr("&View"));
    m_help->setTitle(tr("&Help"));
    m_recent->setTitle(tr("Open &recent"));
    m_languages->setTitle(tr("&Language"));
    m_bar->setWindowTitle(tr("Tools"));
}

} // namespace towerwatch
