// SPDX-License-Identifier: MIT
#include "app/actions.h"

#include "views/lineicons.h"

#include <QWidget>

namespace towerwatch {

namespace {

struct Row {
    Do what;
    const char *name; ///< of the object, for settings and tests
    const char *text;
    const char *hint; ///< for the status bar
    const char *icon;
    const char *keys; ///< portable text, several separated by "; "
};

constexpr std::array table{
    Row{Do::New, "new", QT_TR_NOOP("&New"), QT_TR_NOOP("Start an empty board"), "document-new", "Ctrl+N"},
    Row{Do::NewForTwo, "newForTwo", QT_TR_NOOP("New for &two players"),
        QT_TR_NOOP("Start an empty board with two players and their floors"), "", ""},
    Row{Do::NewWindow, "newWindow", QT_TR_NOOP("New &window"), QT_TR_NOOP("Open another window"), "window-new",
        "Ctrl+Shift+N"},
    Row{Do::Open, "open", QT_TR_NOOP("&Open…"), QT_TR_NOOP("Open a scenario"), "document-open", "Ctrl+O"},
    Row{Do::OpenExample, "openExample", QT_TR_NOOP("Open e&xample…"),
        QT_TR_NOOP("Open a board that came with the program"), "", "Ctrl+Shift+O"},
    Row{Do::ImportGame, "importGame", QT_TRANSLATE_NOOP("towerwatch::Actions", "&Import game…"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Open a turn of a game that was saved by JCloisterZone"), "", ""},
    Row{Do::Save, "save", QT_TR_NOOP("&Save"), QT_TR_NOOP("Save the scenario"), "document-save", "Ctrl+S"},
    Row{Do::SaveAs, "saveAs", QT_TR_NOOP("Save &as…"), QT_TR_NOOP("Save the scenario as another file"),
        "document-save-as", "Ctrl+Shift+S"},
    Row{Do::Export, "export", QT_TR_NOOP("&Export picture…"), QT_TR_NOOP("Save the board as a picture"), "", "Ctrl+E"},
    Row{Do::RestoreSession, "restoreSession", QT_TR_NOOP("Open the sa&me files at the next start"),
        QT_TR_NOOP("Start with the files that were open last"), "", ""},
    Row{Do::CloseWindow, "closeWindow", QT_TR_NOOP("&Close"), QT_TR_NOOP("Close the window"), "window-close", "Ctrl+W"},
    Row{Do::Quit, "quit", QT_TR_NOOP("&Quit"), QT_TR_NOOP("Close all windows"), "application-exit", "Ctrl+Q"},
    Row{Do::Undo, "undo", QT_TR_NOOP("&Undo"), QT_TR_NOOP("Take the last step back"), "edit-undo", "Ctrl+Z"},
    Row{Do::Redo, "redo", QT_TR_NOOP("&Redo"), QT_TR_NOOP("Take the step again"), "edit-redo", "Ctrl+Shift+Z; Ctrl+Y"},
    Row{Do::Rotate, "rotate", QT_TR_NOOP("&Turn clockwise"), QT_TR_NOOP("Turn the tile in hand or the selected one"),
        "object-rotate-right", "Ctrl+R"},
    Row{Do::RotateBack, "rotateBack", QT_TR_NOOP("Turn &back"),
        QT_TR_NOOP("Turn the tile in hand or the selected one the other way"), "object-rotate-left", "Ctrl+Shift+R"},
    Row{Do::Remove, "remove", QT_TR_NOOP("&Remove"), QT_TR_NOOP("Remove the selected figure or tile"), "edit-delete",
        "Ctrl+Backspace"},
    Row{Do::FloorUp, "floorUp", QT_TR_NOOP("One floor &more"), QT_TR_NOOP("Raise the selected tower"), "list-add",
        "Ctrl+Up"},
    Row{Do::FloorDown, "floorDown", QT_TR_NOOP("One floor &fewer"), QT_TR_NOOP("Lower the selected tower"),
        "list-remove", "Ctrl+Down"},
    Row{Do::Bridge, "bridge", QT_TR_NOOP("Br&idge"), QT_TR_NOOP("Lay a bridge over the selected tile, turn it, take it away"),
        "tool-bridge", "Ctrl+B"},
    Row{Do::Castle, "castle", QT_TR_NOOP("&Castle"), QT_TR_NOOP("Make the selected tile’s city a castle, or a city again"),
        "tool-castle", "Ctrl+K"},
    Row{Do::EmptyHand, "emptyHand", QT_TR_NOOP("&Empty the hand"), QT_TR_NOOP("Put back what is in hand"), "", ""},
    Row{Do::NextQuestion, "nextQuestion", QT_TR_NOOP("&Next question"), QT_TR_NOOP("Answer the next question"), "go-next",
        "Ctrl+PgDown"},
    Row{Do::PreviousQuestion, "previousQuestion", QT_TR_NOOP("&Previous question"),
        QT_TR_NOOP("Answer the question before"), "go-previous", "Ctrl+PgUp"},
    Row{Do::KeepQuestion, "keepQuestion", QT_TR_NOOP("&Keep this question"),
        QT_TR_NOOP("Add the question that is answered to the scenario"), "", "Ctrl+D"},
    Row{Do::RemoveQuestion, "removeQuestion", QT_TR_NOOP("&Remove this question"),
        QT_TR_NOOP("Take the question that is answered out of the scenario"), "", ""},
    Row{Do::CopyRuling, "copyRuling", QT_TR_NOOP("&Copy the ruling"), QT_TR_NOOP("Copy the ruling as text"), "edit-copy",
        "Ctrl+Shift+C"},
    Row{Do::Perform, "perform", QT_TR_NOOP("&Carry it out"),
        QT_TR_NOOP("Do what the ruling is about, as one step that can be undone"), "", "Ctrl+Return"},
    Row{Do::PlayOut, "playOut", QT_TR_NOOP("Play it &out"),
        QT_TR_NOOP("Go through the scoring step by step, without changing anything"), "", "Ctrl+Shift+Return"},
    Row{Do::ZoomIn, "zoomIn", QT_TR_NOOP("Zoom &in"), QT_TR_NOOP("Show the board larger"), "zoom-in", "Ctrl++; Ctrl+="},
    Row{Do::ZoomOut, "zoomOut", QT_TR_NOOP("Zoom &out"), QT_TR_NOOP("Show more of the board"), "zoom-out", "Ctrl+-"},
    Row{Do::ZoomFit, "zoomFit", QT_TR_NOOP("Fit the &board"), QT_TR_NOOP("Show the whole board"), "zoom-fit-best",
        "Ctrl+0"},
    Row{Do::FullScreen, "fullScreen", QT_TR_NOOP("&Full screen"), QT_TR_NOOP("Show the window without its frame"),
        "view-fullscreen", "F11"},
    Row{Do::CommandPalette, "commandPalette", QT_TR_NOOP("Find a &command…"), QT_TR_NOOP("Find and run anything by its name"),
        "", "Ctrl+Shift+P"},
    Row{Do::Shortcuts, "shortcuts", QT_TR_NOOP("&Keyboard shortcuts…"), QT_TR_NOOP("Look at the keys and change them"), "",
        ""},
    Row{Do::Reference, "showReference", QT_TR_NOOP("&Reference"), QT_TR_NOOP("Look up all rulings with their sources"),
        "help-contents", "Shift+F1"},
    Row{Do::Tour, "tour", QT_TR_NOOP("&Tour"), QT_TR_NOOP("Show in three steps where things are"), "", ""},
    Row{Do::About, "about", QT_TR_NOOP("&About Towerwatch"), QT_TR_NOOP("What this program is"), "help-about", ""},
    Row{Do::AboutQt, "aboutQt", QT_TR_NOOP("About &Qt"), QT_TR_NOOP("The toolkit it is made with"), "", ""},
};

constexpr bool inOrder()
{
    for (std::size_t i = 0; i < table.size(); ++i)
        if (static_cast<std::size_t>(table[i].what) != i)
            return false;
    return table.size() == static_cast<std::size_t>(Do::Count_);
}
static_assert(inOrder());

} // namespace

Actions::Actions(QWidget *window) : QObject(window)
{
    for (const Row &row : table) {
        auto *action = new QAction(window);
        action->setObjectName(QLatin1String(row.name));
        action->setIcon(themeIcon(QLatin1String(row.icon)));
        action->setShortcuts(QKeySequence::listFromString(QLatin1String(row.keys)));
        window->addAction(action);
        m_actions[static_cast<std::size_t>(row.what)] = action;
    }
    (*this)[Do::Quit]->setMenuRole(QAction::QuitRole);
    (*this)[Do::About]->setMenuRole(QAction::AboutRole);
    (*this)[Do::AboutQt]->setMenuRole(QAction::AboutQtRole);
    retranslate();
}

void Actions::retranslate()
{
    for (const Row &row : table) {
        QAction *action = (*this)[row.what];
        action->setText(tr(row.text));
        action->setStatusTip(tr(row.hint));
    }
}

void Actions::nameSteps(const QString &undo, const QString &redo)
{
    (*this)[Do::Undo]->setText(undo.isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(undo));
    (*this)[Do::Redo]->setText(redo.isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(redo));
}

} // namespace towerwatch
