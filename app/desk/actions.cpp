// SPDX-License-Identifier: MIT
#include "app/desk/actions.h"

#include "views/look/lineicons.h"

#include <QWidget>

namespace towerwatch {

namespace {

struct Row
{
    Do what;
    const char *name; ///< of the object, for settings and tests
    const char *text;
    const char *hint; ///< for the status bar
    const char *icon;
    const char *keys; ///< portable text, several separated by "; "; those of the board are in EditorTools
};

constexpr std::array table{
    Row{Do::New, "new", QT_TRANSLATE_NOOP("towerwatch::Actions", "&New"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Start an empty board"), "document-new", "Ctrl+N"},
    Row{Do::NewForTwo, "newForTwo", QT_TRANSLATE_NOOP("towerwatch::Actions", "New for &two players"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Start an empty board with two players and their floors"),
        "", ""},
    Row{Do::NewWindow, "newWindow", QT_TRANSLATE_NOOP("towerwatch::Actions", "New &window"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Open another window"), "window-new", "Ctrl+Shift+N"},
    Row{Do::Open, "open", QT_TRANSLATE_NOOP("towerwatch::Actions", "&Open…"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Open a scenario"), "document-open", "Ctrl+O"},
    Row{Do::OpenExample, "openExample", QT_TRANSLATE_NOOP("towerwatch::Actions", "New from e&xample…"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Start with a copy of a board that came with the program"),
        "", "Ctrl+Shift+O"},
    Row{Do::ImportGame, "importGame", QT_TRANSLATE_NOOP("towerwatch::Actions", "&Import game…"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Open a turn of a game that was saved by JCloisterZone"), "",
        ""},
    Row{Do::Save, "save", QT_TRANSLATE_NOOP("towerwatch::Actions", "&Save"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Save the scenario"), "document-save", "Ctrl+S"},
    Row{Do::SaveAs, "saveAs", QT_TRANSLATE_NOOP("towerwatch::Actions", "Save &as…"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Save the scenario as another file"), "document-save-as",
        "Ctrl+Shift+S"},
    Row{Do::Export, "export", QT_TRANSLATE_NOOP("towerwatch::Actions", "&Export picture…"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Save the board as a picture"), "", "Ctrl+E"},
    Row{Do::RestoreSession, "restoreSession",
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Open the sa&me files at the next start"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Start with the files that were open last"), "", ""},
    Row{Do::CloseWindow, "closeWindow", QT_TRANSLATE_NOOP("towerwatch::Actions", "&Close"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Close the window"), "window-close", "Ctrl+W"},
    Row{Do::Quit, "quit", QT_TRANSLATE_NOOP("towerwatch::Actions", "&Quit"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Close all windows"), "application-exit", "Ctrl+Q"},
    Row{Do::Undo, "undo", QT_TRANSLATE_NOOP("towerwatch::Actions", "&Undo"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Take the last step back"), "edit-undo", "Ctrl+Z"},
    Row{Do::Redo, "redo", QT_TRANSLATE_NOOP("towerwatch::Actions", "&Redo"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Take the step again"), "edit-redo", "Ctrl+Shift+Z; Ctrl+Y"},
    Row{Do::Rotate, "rotate", QT_TRANSLATE_NOOP("towerwatch::Actions", "Turn clock&wise"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Turn the tile in hand or the selected one"),
        "object-rotate-right", ""},
    Row{Do::RotateBack, "rotateBack", QT_TRANSLATE_NOOP("towerwatch::Actions", "Turn &back"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Turn the tile in hand or the selected one the other way"),
        "object-rotate-left", ""},
    Row{Do::Remove, "remove", QT_TRANSLATE_NOOP("towerwatch::Actions", "Re&move"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Remove the selected figure or tile"), "edit-delete", ""},
    Row{Do::FloorUp, "floorUp", QT_TRANSLATE_NOOP("towerwatch::Actions", "One floor m&ore"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Raise the selected tower"), "list-add", ""},
    Row{Do::FloorDown, "floorDown", QT_TRANSLATE_NOOP("towerwatch::Actions", "One floor &fewer"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Lower the selected tower"), "list-remove", ""},
    Row{Do::Bridge, "bridge", QT_TRANSLATE_NOOP("towerwatch::Actions", "Br&idge"),
        QT_TRANSLATE_NOOP("towerwatch::Actions",
                          "Lay a bridge over the selected tile, turn it, take it away"),
        "tool-bridge", ""},
    Row{Do::Castle, "castle", QT_TRANSLATE_NOOP("towerwatch::Actions", "Cast&le"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Make the selected tile’s city a castle, or a city again"),
        "tool-castle", ""},
    Row{Do::EmptyHand, "emptyHand", QT_TRANSLATE_NOOP("towerwatch::Actions", "&Empty the hand"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Put back what is in hand"), "", ""},
    Row{Do::NextQuestion, "nextQuestion", QT_TRANSLATE_NOOP("towerwatch::Actions", "&Next question"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Answer the next question"), "go-next", "Ctrl+PgDown"},
    Row{Do::PreviousQuestion, "previousQuestion",
        QT_TRANSLATE_NOOP("towerwatch::Actions", "&Previous question"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Answer the question before"), "go-previous", "Ctrl+PgUp"},
    Row{Do::KeepQuestion, "keepQuestion", QT_TRANSLATE_NOOP("towerwatch::Actions", "&Keep this question"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Add the question that is answered to the scenario"), "",
        "Ctrl+D"},
    Row{Do::RemoveQuestion, "removeQuestion",
        QT_TRANSLATE_NOOP("towerwatch::Actions", "&Remove this question"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Take the question that is answered out of the scenario"),
        "", ""},
    Row{Do::CopyRuling, "copyRuling", QT_TRANSLATE_NOOP("towerwatch::Actions", "&Copy the ruling"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Copy the ruling as text"), "edit-copy", "Ctrl+Shift+C"},
    Row{Do::Perform, "perform", QT_TRANSLATE_NOOP("towerwatch::Actions", "Carr&y it out"),
        QT_TRANSLATE_NOOP("towerwatch::Actions",
                          "Do what the ruling is about, as one step that can be undone"),
        "", "Ctrl+Return"},
    Row{Do::PlayOut, "playOut", QT_TRANSLATE_NOOP("towerwatch::Actions", "Play it &out"),
        QT_TRANSLATE_NOOP("towerwatch::Actions",
                          "Go through the scoring step by step, without changing anything"),
        "", "Ctrl+Shift+Return"},
    Row{Do::ZoomIn, "zoomIn", QT_TRANSLATE_NOOP("towerwatch::Actions", "Zoom &in"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Show the board larger"), "zoom-in", "Ctrl++; Ctrl+="},
    Row{Do::ZoomOut, "zoomOut", QT_TRANSLATE_NOOP("towerwatch::Actions", "Zoom &out"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Show more of the board"), "zoom-out", "Ctrl+-"},
    Row{Do::ZoomFit, "zoomFit", QT_TRANSLATE_NOOP("towerwatch::Actions", "Fit the &board"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Show the whole board"), "zoom-fit-best", "Ctrl+0"},
    Row{Do::FullScreen, "fullScreen", QT_TRANSLATE_NOOP("towerwatch::Actions", "&Full screen"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Show the window without its frame"), "view-fullscreen",
        "F11"},
    Row{Do::CommandPalette, "commandPalette", QT_TRANSLATE_NOOP("towerwatch::Actions", "Find a &command…"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Find and run anything by its name"), "", "Ctrl+Shift+P"},
    Row{Do::Shortcuts, "shortcuts", QT_TRANSLATE_NOOP("towerwatch::Actions", "&Keyboard shortcuts…"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Look at the keys and change them"), "", ""},
    Row{Do::Reference, "showReference", QT_TRANSLATE_NOOP("towerwatch::Actions", "&Reference"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Look up all rulings with their sources"), "help-contents",
        "Shift+F1"},
    Row{Do::Tour, "tour", QT_TRANSLATE_NOOP("towerwatch::Actions", "&Tour"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "Show in three steps where things are"), "", ""},
    Row{Do::About, "about", QT_TRANSLATE_NOOP("towerwatch::Actions", "&About Towerwatch"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "What this program is"), "help-about", ""},
    Row{Do::AboutQt, "aboutQt", QT_TRANSLATE_NOOP("towerwatch::Actions", "About &Qt"),
        QT_TRANSLATE_NOOP("towerwatch::Actions", "The toolkit it is made with"), "", ""},
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

Actions::Actions(QWidget *window)
    : QObject(window)
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
