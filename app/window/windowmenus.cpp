// SPDX-License-Identifier: MIT
#include "app/window/windowmenus.h"

#include "app/system/language.h"
#include "views/look/menuletters.h"
#include "views/wording/words.h"

#include <QActionGroup>
#include <QMenuBar>
#include <QToolBar>

namespace towerwatch {

namespace {

/// Adds groups of actions to a menu or tool bar, with a line between them.
void add(QWidget *bar, std::initializer_list<QList<QAction *>> groups)
{
    for (const QList<QAction *> &group : groups) {
        if (!bar->actions().isEmpty()) {
            auto *line = new QAction(bar);
            line->setSeparator(true);
            bar->addAction(line);
        }
        bar->addActions(group);
    }
}

} // namespace

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
    , m_copies(new QMenu(&window))
    , m_dangers(new QMenu(&window))
    , m_languages(new QMenu(&window))
    , m_bar(new QToolBar(&window))
{
    m_dangers->setObjectName(QStringLiteral("dangersFrom"));
    fillLanguages();
    fillToolBar();
    retranslate();
    for (QMenu *menu :
         {m_file, m_edit, m_questions, m_view, m_help, m_recent, m_copies, m_dangers, m_languages})
        keepLetters(menu);
}

void WindowMenus::fill(const QList<QAction *> &docks, QAction *history)
{
    using enum Do;
    const Actions &a = m_actions;
    add(m_file,
        {{a[New], a[NewForTwo], a[OpenExample], a[NewWindow], a[Open], a[ImportGame], m_recent->menuAction()},
         {a[Save], a[SaveAs]},
         {a[Export], a[ExportPage], a[ExportReference], a[ShowCode], a[PasteCode]},
         {a[DiscardedWork], a[RestoreSession], a[CloseWindow], a[Quit]}});
    add(m_edit, {{a[Undo], a[Redo], history},
                 {a[Rotate], a[RotateBack], a[Remove], a[EmptyHand]},
                 {a[FloorUp], a[FloorDown], a[Bridge], a[Castle]},
                 {a[Cut], a[Copy], a[Paste], a[SelectAll], a[SelectByDragging]},
                 {a[LayTile], a[TakeFigure], a[Move]},
                 {m_copies->menuAction()}});
    add(m_copies, {{a[CopyYaml], a[CopyMarkdown], a[CopyBBCode], a[CopyPicture], a[CopyCode]}});
    add(m_questions, {{a[PreviousQuestion], a[NextQuestion]},
                      {a[KeepQuestion], a[RemoveQuestion], a[JustPlaced], a[CopyRuling], a[AllFootnotes]},
                      {a[Perform], a[PlayOut]}});
    add(m_view,
        {{a[ZoomIn], a[ZoomOut], a[ZoomFit], a[ShowMiniMap], a[FullScreen], a[NextPane], a[PreviousPane]},
         {a[Dangers], m_dangers->menuAction()},
         docks + QList{a[ComparePage], a[ReferencePage], a[GlossaryPage], a[TablesPage], a[SourcePage]},
         {m_languages->menuAction()}});
    add(m_help, {{a[Help], a[CommandPalette], a[Shortcuts], a[Reference], a[Tour]}, {a[About], a[AboutQt]}});
}

void WindowMenus::fillLanguages()
{
    auto *group = new QActionGroup(this);
    for (const QString &language : languages()) {
        QAction *action =
            m_languages->addAction(languageName(language), this, [language] { chooseLanguage(language); });
        action->setCheckable(true);
        action->setChecked(language == currentLanguage());
        group->addAction(action);
    }
}

void WindowMenus::fillToolBar()
{
    m_bar->setObjectName(QStringLiteral("toolBar"));
    m_bar->setMovable(false);
    m_bar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_bar->setIconSize({18, 18});
    const Actions &a = m_actions;
    add(m_bar, {{a[Do::Open], a[Do::Save]},
                {a[Do::Undo], a[Do::Redo]},
                {a[Do::ZoomOut], a[Do::ZoomIn], a[Do::ZoomFit]},
                {a[Do::PreviousQuestion], a[Do::NextQuestion]}});
    m_window.addToolBar(Qt::TopToolBarArea, m_bar);
}

void WindowMenus::retranslate()
{
    m_file->setTitle(tr("&File"));
    m_edit->setTitle(tr("&Edit"));
    m_questions->setTitle(tr("&Questions"));
    m_view->setTitle(tr("&View"));
    m_help->setTitle(tr("&Help"));
    m_recent->setTitle(tr("Open &recent"));
    m_copies->setTitle(tr("Cop&y as"));
    m_dangers->setTitle(tr("Da&ngers from"));
    m_languages->setTitle(tr("&Language"));
    m_bar->setWindowTitle(tr("Tools"));
}

} // namespace towerwatch
