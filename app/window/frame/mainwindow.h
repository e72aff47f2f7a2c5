// SPDX-License-Identifier: MIT
/// The window: palette left, board in the middle, ruling right. It builds the views and connects them; rules,
/// file formats and their wording are not its concern.
#pragma once

#include "app/window/document/fileflow.h"
#include "app/window/frame/windowmenus.h"
#include "app/window/presenters/workplace.h"

#include <QMainWindow>

class QDockWidget;

namespace towerwatch {

class BlockTool;
class FigurePalette;
class HelpWindow;
struct FoundPage;
class BottomPages;
class LastQuestion;
class Centre;
class Collecting;
class NoticeBanner;
class PlayerStrip;
class PreviewBanner;
class RulingPage;
class StartPage;
class TilePalette;

class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow();
    ~MainWindow() override;

    /// Opens a scenario; what is wrong with it is shown in place of the board.
    void open(const QString &path) { m_files->open(path); }
    /// Shows the start page in place of everything else, until a table is opened or changed.
    void showStart();
    /// The start page; null: it was not shown yet.
    StartPage *start() const { return m_start; }

    ScenarioDocument &document() { return m_document; }
    LiveDesk &desk() { return m_desk; }
    BoardWidget *board() const { return m_board; }
    BlockTool *blocks() const { return m_blocks; }
    RulingPage *page() const { return m_page; }
    PlayerStrip *players() const { return m_players; }
    const Workplace &at() const { return m_at; }
    BottomPages *bottom() const { return m_bottom; }
    Collecting *collecting() const { return m_collecting; }
    FileFlow *files() const { return m_files; }
    NoticeBanner *notice() const { return m_notice; }
    const Actions &actions() const { return m_actions; }
    QMenu *windowsMenu() const { return m_menus.windowsMenu(); }
    QAction *action(Do what) const { return m_actions[what]; }

public slots:
    /// Shows a scenario that was just opened: the whole board.
    void showOpened();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    QDockWidget *addDock(const char *name, const char *title, QWidget *widget, Qt::DockWidgetArea area);
    void buildCentre();
    void buildDocks();
    /// Keeps the ruling from taking more than its part of the window.
    void leaveRoom();
    bool isStartShown() const;
    /// Hides what is around the start page, and brings it back when that has gone.
    void makeRoom();
    void connectFiles();
    /// Tells the user after saving if the question on show is not part of the scenario.
    void sayWhatIsNotSaved();
    void connectBanner();
    void connectActions();
    void showTitle();
    /// Renews the status bar's hint about the focused part after the language changed.
    void sayAgain();
    /// Opens a page that a search found or the help key asks for.
    void openPage(const FoundPage &page);

    ScenarioDocument m_document;
    LiveDesk m_desk;
    Actions m_actions;
    WindowMenus m_menus;
    NoticeBanner *m_notice;
    PreviewBanner *m_banner;
    BoardWidget *m_board;
    Centre *m_centre;
    RulingPage *m_page;
    TilePalette *m_tiles;
    FigurePalette *m_figures;
    PlayerStrip *m_players;
    FileFlow *m_files;
    Workplace m_at;
    BlockTool *m_blocks;
    BottomPages *m_bottom = nullptr;
    LastQuestion *m_lastQuestion = nullptr;
    Collecting *m_collecting = nullptr;
    HelpWindow *m_help = nullptr;
    StartPage *m_start = nullptr;
    QByteArray m_layout; ///< of the docks that the start page hides
};

} // namespace towerwatch
