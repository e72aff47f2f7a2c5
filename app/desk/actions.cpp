// SPDX-License-Identifier: MIT
#include "app/desk/actions.h"

#include "views/look/artimage.h"

#include <QWidget>

namespace towerwatch {

namespace {

constexpr int checkable = 1;
constexpr int onBoard = 2; ///< its keys work on the board only, so that one can type elsewhere
constexpr int beside = 4;  ///< and on the page beside it

} // namespace

struct Actions::Row
{
    Do what;
    const char *name; ///< of the object, for settings and tests
    const char *text;
    const char *hint;      ///< for the status bar
    const char *keys = ""; ///< portable text, several separated by "; "
    const char *icon = "";
    int kind = 0;
};

std::span<const Actions::Row> Actions::rows()
{
    using enum Do;
    static constexpr std::array table = std::to_array<Row>({
        {New, "new", QT_TR_NOOP("&New"), QT_TR_NOOP("Start an empty board"), "Ctrl+N", "document-new"},
        {NewForTwo, "newForTwo", QT_TR_NOOP("New for &two players"),
         QT_TR_NOOP("Start an empty board with two players and their floors")},
        {NewWindow, "newWindow", QT_TR_NOOP("New &window"), QT_TR_NOOP("Open another window"), "Ctrl+Shift+N",
         "window-new"},
        {Open, "open", QT_TR_NOOP("&Open…"), QT_TR_NOOP("Open a scenario"), "Ctrl+O", "document-open"},
        {OpenExample, "openExample", QT_TR_NOOP("New from e&xample…"),
         QT_TR_NOOP("Start with a copy of a board that came with the program"), "Ctrl+Shift+O"},
        {ImportGame, "importGame", QT_TR_NOOP("&Import game…"),
         QT_TR_NOOP("Open a turn of a game that was saved by JCloisterZone")},
        {Save, "save", QT_TR_NOOP("&Save"), QT_TR_NOOP("Save the scenario"), "Ctrl+S", "document-save"},
        {SaveAs, "saveAs", QT_TR_NOOP("Save &as…"), QT_TR_NOOP("Save the scenario as another file"),
         "Ctrl+Shift+S", "document-save-as"},
        {Export, "export", QT_TR_NOOP("&Export picture…"), QT_TR_NOOP("Save the board as a picture"),
         "Ctrl+E"},
        {ExportPage, "exportPage", QT_TR_NOOP("Export page for &phones…"),
         QT_TR_NOOP("Save the board with all answers as a page for any browser")},
        {ExportReference, "exportReference", QT_TR_NOOP("Export re&ference…"),
         QT_TR_NOOP("Save all rulings with their sources for printing")},
        {ShowCode, "showCode", QT_TR_NOOP("S&how as QR code…"),
         QT_TR_NOOP("Show the scenario as a code that another device can scan")},
        {PasteCode, "pasteCode", QT_TR_NOOP("Open a scenario from the clipboar&d"),
         QT_TR_NOOP("Open the scenario, code or forum post that was copied"), "Ctrl+Shift+V"},
        {DiscardedWork, "discardedWork", QT_TR_NOOP("Discarded wor&k…"),
         QT_TR_NOOP("Bring back what was not saved and was discarded")},
        {RestoreSession, "restoreSession", QT_TR_NOOP("Open the sa&me files at the next start"),
         QT_TR_NOOP("Start with the files that were open last"), "", "", checkable},
        {CloseWindow, "closeWindow", QT_TR_NOOP("&Close"), QT_TR_NOOP("Close the window"), "Ctrl+W",
         "window-close"},
        {Quit, "quit", QT_TR_NOOP("&Quit"), QT_TR_NOOP("Close all windows"), "Ctrl+Q", "application-exit"},
        {Undo, "undo", QT_TR_NOOP("&Undo"), QT_TR_NOOP("Undo the last step"), "Ctrl+Z", "edit-undo"},
        {Redo, "redo", QT_TR_NOOP("&Redo"), QT_TR_NOOP("Redo the step"), "Ctrl+Shift+Z; Ctrl+Y", "edit-redo"},
        {Rotate, "rotate", QT_TR_NOOP("Turn clock&wise"),
         QT_TR_NOOP("Turn the tile in hand or the selected one"), "R", "object-rotate-right", onBoard},
        {RotateBack, "rotateBack", QT_TR_NOOP("Turn &back"),
         QT_TR_NOOP("Turn the tile in hand or the selected one the other way"), "Shift+R",
         "object-rotate-left", onBoard},
        {Remove, "remove", QT_TR_NOOP("Re&move"), QT_TR_NOOP("Remove the selected figure or tile"),
         "Del; Backspace", "edit-delete", onBoard},
        {FloorUp, "floorUp", QT_TR_NOOP("Add a fl&oor"), QT_TR_NOOP("Raise the selected tower"),
         "+; =", "list-add", onBoard},
        {FloorDown, "floorDown", QT_TR_NOOP("Remove a &floor"), QT_TR_NOOP("Lower the selected tower"), "-",
         "list-remove", onBoard},
        {Bridge, "bridge", QT_TR_NOOP("Br&idge"),
         QT_TR_NOOP("Lay a bridge over the selected tile, turn it, take it away"), "B", "tool-bridge",
         onBoard},
        {Castle, "castle", QT_TR_NOOP("Cast&le"),
         QT_TR_NOOP("Turn the selected tile’s city into a castle, or back into a city"), "K", "tool-castle",
         onBoard},
        {EmptyHand, "emptyHand", QT_TR_NOOP("&Empty the hand"), QT_TR_NOOP("Put back what is in hand")},
        {Cut, "cutBlock", QT_TR_NOOP("Cu&t"), QT_TR_NOOP("Move the selected tiles to the clipboard"),
         "Ctrl+X", "edit-cut", onBoard},
        {Copy, "copyBlock", QT_TR_NOOP("&Copy"),
         QT_TR_NOOP("Copy the selected tiles as a scenario, also for a forum"), "Ctrl+C", "edit-copy",
         onBoard},
        {Paste, "pasteBlock", QT_TR_NOOP("&Paste"), QT_TR_NOOP("Pick up the tiles from the clipboard"),
         "Ctrl+V", "edit-paste", onBoard},
        {SelectAll, "selectAll", QT_TR_NOOP("Select &all tiles"),
         QT_TR_NOOP("Select all tiles; Shift+arrows or Shift and drag select some"), "Ctrl+A", "", onBoard},
        {SelectByDragging, "selectByDragging", QT_TR_NOOP("Select by &dragging"),
         QT_TR_NOOP("Dragging selects, wherever it begins, instead of moving tiles or the view"), "S", "",
         onBoard | checkable},
        {LayTile, "layTile", QT_TR_NOOP("Lay a tile that fit&s…"),
         QT_TR_NOOP("Find a tile that fits the empty square"), "T", "", onBoard},
        {TakeFigure, "takeFigure", QT_TR_NOOP("Take a fi&gure…"),
         QT_TR_NOOP(
             "Go to the figures; on the board 1 to 8 take a player’s meeple, pressed again the next kind"),
         "F", "", onBoard},
        {FigureAgain, "figureAgain", QT_TR_NOOP("Same figure agai&n"),
         QT_TR_NOOP("Take another figure of the kind placed last"), ".", "", onBoard},
        {Move, "moveThing", QT_TR_NOOP("Mo&ve"),
         QT_TR_NOOP("Pick up the figure or tile and put it down elsewhere"), "G", "", onBoard},
        {CopyYaml, "copyYaml", QT_TR_NOOP("&YAML"), QT_TR_NOOP("Copy the text of the scenario file")},
        {CopyMarkdown, "copyMarkdown", QT_TR_NOOP("Forum text (&Markdown)"),
         QT_TR_NOOP("Copy the answer with its sources for GitHub, Reddit, Discord")},
        {CopyBBCode, "copyBBCode", QT_TR_NOOP("Forum text (&BBCode)"),
         QT_TR_NOOP("Copy the answer with its sources for a bulletin board")},
        {CopyPicture, "copyPicture", QT_TR_NOOP("&Picture"),
         QT_TR_NOOP("Copy the board with the answer as a picture")},
        {CopyCode, "copyCode", QT_TR_NOOP("Scenario &code"),
         QT_TR_NOOP("Copy the scenario as a short text that Towerwatch can open")},
        {NextQuestion, "nextQuestion", QT_TR_NOOP("&Next question"), QT_TR_NOOP("Answer the next question"),
         "Ctrl+PgDown", "go-next"},
        {PreviousQuestion, "previousQuestion", QT_TR_NOOP("&Previous question"),
         QT_TR_NOOP("Answer the previous question"), "Ctrl+PgUp", "go-previous"},
        {KeepQuestion, "keepQuestion", QT_TR_NOOP("&Keep this question"),
         QT_TR_NOOP("Add the question on show to the scenario"), "Ctrl+D"},
        {RemoveQuestion, "removeQuestion", QT_TR_NOOP("&Remove this question"),
         QT_TR_NOOP("Remove the question on show from the scenario")},
        {JustPlaced, "justPlaced", QT_TR_NOOP("About the &floor just placed"),
         QT_TR_NOOP("Ask about the floor that lies on top instead of the next one"), "Ctrl+Shift+F", "",
         checkable},
        {CopyRuling, "copyRuling", QT_TR_NOOP("&Copy the ruling"), QT_TR_NOOP("Copy the ruling as text"),
         "Ctrl+Shift+C", "edit-copy"},
        {AllFootnotes, "allFootnotes", QT_TR_NOOP("&All footnotes"),
         QT_TR_NOOP("Cite every ruling that plays a part, not only those that decide"), "", "", checkable},
        {Perform, "perform", QT_TR_NOOP("Carr&y it out"),
         QT_TR_NOOP("Do what the ruling is about, as one step that can be undone"), "Ctrl+Return", "",
         onBoard | beside},
        {PlayOut, "playOut", QT_TR_NOOP("Play it &out"),
         QT_TR_NOOP("Go through the scoring step by step, without changing anything"), "Ctrl+Shift+Return",
         "", onBoard | beside},
        {ZoomIn, "zoomIn", QT_TR_NOOP("Zoom &in"), QT_TR_NOOP("Show the board larger"),
         "Ctrl++; Ctrl+=", "zoom-in"},
        {ZoomOut, "zoomOut", QT_TR_NOOP("Zoom &out"), QT_TR_NOOP("Show more of the board"), "Ctrl+-",
         "zoom-out"},
        {ZoomFit, "zoomFit", QT_TR_NOOP("Fit the &board"), QT_TR_NOOP("Show the whole board"), "Ctrl+0",
         "zoom-fit-best"},
        {ShowMiniMap, "showMiniMap", QT_TR_NOOP("Mini &map on large boards"),
         QT_TR_NOOP("Show where you are on a board too large for the window"), "M", "", onBoard | checkable},
        {Dangers, "dangers", QT_TR_NOOP("&Dangers"),
         QT_TR_NOOP("Mark every figure that the next floor of a tower could take"), "D", "",
         onBoard | checkable},
        {FullScreen, "fullScreen", QT_TR_NOOP("&Full screen"),
         QT_TR_NOOP("Show the window without its frame"), "F11", "view-fullscreen", checkable},
        {NextPane, "nextPane", QT_TR_NOOP("Next part of the window"),
         QT_TR_NOOP("Go round board, palettes, ruling and open pages"), "F6"},
        {PreviousPane, "previousPane", QT_TR_NOOP("Previous part of the window"),
         QT_TR_NOOP("Go round board, palettes, ruling and open pages the other way"), "Shift+F6"},
        {NextProblem, "nextProblem", QT_TR_NOOP("Next probl&em"),
         QT_TR_NOOP("Go to the next thing that looks wrong on the board or in the text"), "F12"},
        {ComparePage, "comparePage", QT_TR_NOOP("Compare"),
         QT_TR_NOOP("Where rule sets and house rules disagree"), "F5", "", checkable},
        {ReferencePage, "referencePage", QT_TR_NOOP("Reference"),
         QT_TR_NOOP("All rulings with their sources"), "Ctrl+R", "", checkable},
        {GlossaryPage, "glossaryPage", QT_TR_NOOP("Glossary"),
         QT_TR_NOOP("What things are called in each language and edition"), "F7", "", checkable},
        {TablesPage, "tablesPage", QT_TR_NOOP("&Tables"),
         QT_TR_NOOP("Show players, figures, questions and problems as tables"), "F8; Ctrl+T", "", checkable},
        {SourcePage, "sourcePage", QT_TR_NOOP("&Source"), QT_TR_NOOP("Show the text of the scenario"),
         "F9; Ctrl+U", "", checkable},
        {Help, "help", QT_TR_NOOP("&Help"),
         QT_TR_NOOP("Short pages: first steps, keys, rule sets, tables, the format, the command line"), "F1"},
        {CommandPalette, "commandPalette", QT_TR_NOOP("Find a &command or ruling…"),
         QT_TR_NOOP("Find anything by its words, and run or open it"), "Ctrl+K; Ctrl+Shift+P"},
        {Shortcuts, "shortcuts", QT_TR_NOOP("&Keyboard shortcuts…"),
         QT_TR_NOOP("Look at the keys and change them")},
        {Reference, "showReference", QT_TR_NOOP("&Reference"),
         QT_TR_NOOP("Look up all rulings with their sources"), "Shift+F1", "help-contents"},
        {Tour, "tour", QT_TR_NOOP("&Tour"), QT_TR_NOOP("Show in four steps where things are")},
        {About, "about", QT_TR_NOOP("&About Towerwatch"), QT_TR_NOOP("What this program is"), "",
         "help-about"},
        {AboutQt, "aboutQt", QT_TR_NOOP("About &Qt"), QT_TR_NOOP("The toolkit it is made with")},
    });
    static_assert(table.size() == static_cast<std::size_t>(Count_));
    static_assert(std::ranges::is_sorted(table, std::less(), &Row::what));
    return table;
}

Actions::Actions(QWidget *window)
    : QObject(window)
{
    for (const Row &row : rows()) {
        auto *action = new QAction(window);
        action->setObjectName(QLatin1String(row.name));
        action->setIcon(themeIcon(QLatin1String(row.icon)));
        action->setShortcuts(QKeySequence::listFromString(QLatin1String(row.keys)));
        action->setCheckable((row.kind & checkable) != 0);
        if (row.kind & onBoard)
            action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        else
            window->addAction(action);
        m_actions[static_cast<std::size_t>(row.what)] = action;
    }
    (*this)[Do::Quit]->setMenuRole(QAction::QuitRole);
    (*this)[Do::About]->setMenuRole(QAction::AboutRole);
    (*this)[Do::AboutQt]->setMenuRole(QAction::AboutQtRole);
    retranslate();
}

QAction *Actions::named(const QString &name) const
{
    const auto found = std::ranges::find(m_actions, name, &QAction::objectName);
    return found == m_actions.end() ? nullptr : *found;
}

void Actions::addTo(QWidget &board, QWidget &ruling) const
{
    for (const Row &row : rows()) {
        if (row.kind & onBoard)
            board.addAction((*this)[row.what]);
        if (row.kind & beside)
            ruling.addAction((*this)[row.what]);
    }
}

void Actions::retranslate()
{
    for (const Row &row : rows()) {
        (*this)[row.what]->setText(tr(row.text));
        (*this)[row.what]->setStatusTip(tr(row.hint));
    }
}

void Actions::allow(Do what, const QString &whyNot) const
{
    QAction *action = (*this)[what];
    action->setEnabled(whyNot.isEmpty());
    action->setStatusTip(whyNot.isEmpty() ? tr(rows()[static_cast<std::size_t>(what)].hint) : whyNot);
    action->setToolTip(whyNot); // without one it is made of the text and the key
}

void Actions::name(Do what, const QString &text) const
{
    (*this)[what]->setText(text.isEmpty() ? tr(rows()[static_cast<std::size_t>(what)].text) : text);
}

void Actions::nameSteps(const QString &undo, const QString &redo)
{
    name(Do::Undo, undo.isEmpty() ? QString() : tr("&Undo: %1").arg(undo));
    name(Do::Redo, redo.isEmpty() ? QString() : tr("&Redo: %1").arg(redo));
}

} // namespace towerwatch
