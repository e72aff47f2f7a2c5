// SPDX-License-Identifier: MIT
#include "app/window/frame/windowmenus.h"

#include "app/system/language.h"
#include "views/window/frame/findbutton.h"
#include "views/window/look/appearance.h"
#include "views/window/widgets/menus.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QActionGroup>
#include <QMenuBar>
#include <QToolBar>

#include <algorithm>

namespace towerwatch {

namespace {

constexpr int barGap = 8;

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
    , m_recent(newMenu(QT_TR_NOOP("Open &recent")))
    , m_dangers(newMenu(QT_TR_NOOP("Da&ngers from")))
    , m_windows(newMenu(QT_TR_NOOP("&Window")))
    , m_expansions(newMenu(QT_TR_NOOP("E&xpansions in play"), new StayingMenu))
{
    m_expansions->setParent(&window, m_expansions->windowFlags());
    m_windows->menuAction()->setVisible(false);
    m_dangers->setObjectName(QStringLiteral("dangersFrom"));
}

QMenu *WindowMenus::newMenu(const char *title, QMenu *menu)
{
    if (!menu)
        menu = new QMenu(&m_window);
    whenTranslated(menu, [menu, title] { menu->setTitle(tr(title)); });
    return menu;
}

void WindowMenus::fill(const QList<QAction *> &docks, QAction *history)
{
    using enum Actions::Do;
    const Actions &a = m_actions;
    QMenu *file = newMenu(QT_TR_NOOP("&File")), *edit = newMenu(QT_TR_NOOP("&Edit")),
          *questions = newMenu(QT_TR_NOOP("&Questions")), *view = newMenu(QT_TR_NOOP("&View")),
          *help = newMenu(QT_TR_NOOP("&Help")), *copies = newMenu(QT_TR_NOOP("Cop&y as"));
    add(m_window.menuBar(), {{file->menuAction(), edit->menuAction(), questions->menuAction(),
                              view->menuAction(), m_windows->menuAction(), help->menuAction()}});
    add(file, {{a[StartPage], a[New], a[NewForTwo], a[OpenExample], a[NewWindow], a[Open], a[OpenBeside],
                a[ImportGame], m_recent->menuAction()},
               {a[OpenFolder], a[PreviousScenario], a[NextScenario]},
               {a[Save], a[SaveAs], a[CompareWith]},
               {a[Export], a[ExportPage], a[ExportReference], a[ShowCode], a[PasteCode]},
               {a[DiscardedWork], a[RestoreSession], a[CloseWindow], a[Quit]}});
    add(edit, {{a[Undo], a[Redo], history},
               {a[Rotate], a[RotateBack], a[Remove], a[EmptyHand]},
               {a[FloorUp], a[FloorDown], a[Bridge], a[Castle]},
               {a[CutBlock], a[CopyBlock], a[PasteBlock], a[SelectAll]},
               {a[LayTile], a[TakeFigure], a[FigureAgain], a[MoveThing]},
               {copies->menuAction()}});
    add(copies, {{a[CopyYaml], a[CopyMarkdown], a[CopyBBCode], a[CopyPicture], a[CopyLink], a[CopyCode]}});
    add(questions,
        {{a[AskFloor], a[AskTop], a[AskWatchtower], a[AskFigure], a[AskPlayer], a[AskRansom], a[AskScore]},
         {a[CommandPalette]},
         {a[PreviousQuestion], a[NextQuestion]},
         {a[KeepQuestion], a[RemoveQuestion], a[JustPlaced], a[CopyRuling], a[AllFootnotes]},
         {a[Perform], a[PlayOut]}});
    add(view,
        {{a[ZoomIn], a[ZoomOut], a[ZoomFit], a[FullScreen], a[NextPane], a[PreviousPane], a[NextProblem]},
         {a[Dangers], m_dangers->menuAction(), m_expansions->menuAction()},
         docks + QList{a[ComparePage], a[ReferencePage], a[GlossaryPage], a[TablesPage], a[SourcePage],
                       a[CollectionPage]},
         {appearanceMenu()->menuAction(), languageMenu()->menuAction()}});
    add(help, {{a[Help], a[CommandPalette], a[Shortcuts], a[ShowReference]}, {a[About], a[AboutQt]}});
}

/// A menu of choices opens at the present one.
void WindowMenus::openAtChoice(QMenu *menu)
{
    const auto choose = [menu] {
        for (QAction *action : menu->actions())
            if (menu->isVisible() && action->isChecked())
                menu->setActiveAction(action);
    };
    connect(menu, &QMenu::aboutToShow, menu, [menu, choose] { // Qt chooses the first when it is open
        QMetaObject::invokeMethod(menu, choose, Qt::QueuedConnection);
    });
}

QMenu *WindowMenus::appearanceMenu()
{
    static constexpr std::array titles{QT_TR_NOOP("Same as the &desktop"), QT_TR_NOOP("&Light"),
                                       QT_TR_NOOP("Dar&k"), QT_TR_NOOP("&High contrast")};
    QMenu *menu = newMenu(QT_TR_NOOP("&Appearance"));
    menu->setObjectName(QStringLiteral("appearances"));
    auto *group = new QActionGroup(this);
    for (const Appearance appearance : allOf<Appearance>) {
        QAction *action = menu->addAction(QString(), this, [appearance] { chooseAppearance(appearance); });
        action->setObjectName(QStringLiteral("appearance-") + utf8(name(appearance)));
        action->setCheckable(true);
        group->addAction(action);
    }
    whenTranslated(menu, [menu] {
        for (std::size_t i = 0; i < titles.size(); ++i)
            menu->actions().at(static_cast<int>(i))->setText(tr(titles[i]));
    });
    connect(menu, &QMenu::aboutToShow, this, [menu] { // another window may have chosen
        menu->actions().at(static_cast<int>(currentAppearance()))->setChecked(true);
    });
    openAtChoice(menu);
    return menu;
}

QMenu *WindowMenus::languageMenu()
{
    QMenu *menu = newMenu(QT_TR_NOOP("&Language"));
    auto *group = new QActionGroup(this);
    for (const QString &language : languages()) {
        QAction *action = menu->addAction(languageOffer(language.toStdString()), this,
                                          [language] { chooseLanguage(language); });
        action->setCheckable(true);
        action->setChecked(language == currentLanguage());
        group->addAction(action);
    }
    openAtChoice(menu);
    return menu;
}

void WindowMenus::addBar(QWidget &players)
{
    auto *bar = new QToolBar(&m_window);
    whenTranslated(bar, [this, bar] {
        bar->setWindowTitle(tr("Tools"));
        m_actions[Do::CommandPalette]->setIconText(tr("Find rules, commands, tiles"));
    });
    bar->setObjectName(QStringLiteral("toolBar"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->setIconSize({20, 20});
    const Actions &a = m_actions;
    add(bar, {{a[Do::Open], a[Do::Save]}, {a[Do::Undo], a[Do::Redo]}});
    auto *rest = new QWidget(bar);
    auto *find = new FindButton(a[Do::CommandPalette], rest);
    QHBoxLayout *row = layRow(rest, {&players, {}, find}, {{}, barGap});
    rest->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    // The players stand above the board, the search above the ruling; where room is short, players come
    // first.
    const QWidget *centre = m_window.centralWidget();
    const auto align = [centre, rest, row, find, &players] {
        const int least = find->minimumSizeHint().width(), most = find->sizeHint().width();
        const int room = rest->width() - players.sizeHint().width() - 2 * barGap;
        const int before = std::clamp(centre->x() - rest->x(), barGap, std::max(room - least, barGap));
        const int column = rest->x() + rest->width() - centre->geometry().right() - 2 * barGap;
        row->setContentsMargins(before, 0, barGap, 0);
        find->setFixedWidth(std::clamp(room - before, least, std::max(column, most)));
    };
    whenEvent(rest, {QEvent::Resize, QEvent::LayoutRequest}, align);
    whenEvent(m_window.centralWidget(), {QEvent::Resize, QEvent::Move}, align);
    bar->addWidget(rest);
    m_window.addToolBar(Qt::TopToolBarArea, bar);
}

} // namespace towerwatch

#include "moc_windowmenus.cpp"
