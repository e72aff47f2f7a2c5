// SPDX-License-Identifier: MIT
#include "app/window/presenters/actions.h"

#include "views/window/look/artimage.h"

#include <QMetaEnum>
#include <QWidget>

namespace towerwatch {

namespace {

constexpr const char *listsQuestions =
    QT_TRANSLATE_NOOP("towerwatch::Actions", "Ask about what is selected; otherwise choose from a list");
constexpr int checkable = 1;
constexpr int onBoard = 2; ///< its keys work on the board only, so that one can type elsewhere
constexpr int beside = 4;  ///< and on the page beside it

} // namespace

struct Actions::Row
{
    Do what;
    const char *text;
    const char *hint;      ///< for the status bar
    const char *keys = ""; ///< portable text, several separated by "; "
    const char *icon = "";
    int kind = 0;
};

std::span<const Actions::Row> Actions::rows() // NOLINT(readability-function-size): a table
{
    using enum Do;
    static constexpr std::array table = std::to_array<Row>({
        {New, QT_TR_NOOP("&New"), QT_TR_NOOP("Start an empty board"), "Ctrl+N", "document-new"},
        {NewForTwo, QT_TR_NOOP("New for &two players"),
         QT_TR_NOOP("Start an empty board with two players and their floors")},
        {NewWindow, QT_TR_NOOP("New &window"), QT_TR_NOOP("Open another window"), "Ctrl+Shift+N",
         "window-new"},
        {Open, QT_TR_NOOP("&Open…"), QT_TR_NOOP("Open a scenario"), "Ctrl+O", "document-open"},
        {OpenBeside, QT_TR_NOOP("Open in a new window…"), QT_TR_NOOP("Open a scenario beside this one")},
        {OpenFolder, QT_TR_NOOP("Open fo&lder…"),
         QT_TR_NOOP(
             "List the scenarios of a folder, with what they decide and whether they are as expected")},
        {PreviousScenario, QT_TR_NOOP("Previous scenario"),
         QT_TR_NOOP("Open the scenario before this one in the collection"), "Ctrl+Shift+PgUp"},
        {NextScenario, QT_TR_NOOP("Next scenario"),
         QT_TR_NOOP("Open the scenario after this one in the collection"), "Ctrl+Shift+PgDown"},
        {OpenExample, QT_TR_NOOP("New from e&xample…"),
         QT_TR_NOOP("Start with a copy of a board that came with the program"), "Ctrl+Shift+O"},
        {ImportGame, QT_TR_NOOP("&Import game…"),
         QT_TR_NOOP("Open a turn of a game that was saved by JCloisterZone")},
        {Save, QT_TR_NOOP("&Save"), QT_TR_NOOP("Save the scenario"), "Ctrl+S", "document-save"},
        {SaveAs, QT_TR_NOOP("Save &as…"), QT_TR_NOOP("Save the scenario as another file"), "Ctrl+Shift+S",
         "document-save-as"},
        {CompareWith, QT_TR_NOOP("Compare with…"),
         QT_TR_NOOP(
             "Show what was laid, moved or captured since another version, and which answers changed")},
        {Export, QT_TR_NOOP("&Export picture…"), QT_TR_NOOP("Save the board as a picture"), "Ctrl+E"},
        {ExportPage, QT_TR_NOOP("Export page for &phones…"),
         QT_TR_NOOP("Save the board with all answers as a page for any browser")},
        {ExportReference, QT_TR_NOOP("Export re&ference…"),
         QT_TR_NOOP("Save all rulings with their sources for printing")},
        {ShowCode, QT_TR_NOOP("S&how as QR code…"),
         QT_TR_NOOP("Show the scenario as a code that another device can scan")},
        {PasteCode, QT_TR_NOOP("Open a scenario from the clipboar&d"),
         QT_TR_NOOP("Open the scenario, code or forum post that was copied"), "Ctrl+Shift+V"},
        {DiscardedWork, QT_TR_NOOP("Discarded wor&k…"),
         QT_TR_NOOP("Bring back unsaved work that was discarded")},
        {RestoreSession, QT_TR_NOOP("Open the sa&me files at the next start"),
         QT_TR_NOOP("Start with the files that were open last"), "", "", checkable},
        {CloseWindow, QT_TR_NOOP("&Close"), QT_TR_NOOP("Close the window"), "Ctrl+W", "window-close"},
        {Quit, QT_TR_NOOP("&Quit"), QT_TR_NOOP("Close all windows"), "Ctrl+Q", "application-exit"},
        {Undo, QT_TR_NOOP("&Undo"), QT_TR_NOOP("Undo the last step"), "Ctrl+Z", "edit-undo"},
        {Redo, QT_TR_NOOP("&Redo"), QT_TR_NOOP("Redo the step"), "Ctrl+Shift+Z; Ctrl+Y", "edit-redo"},
        {Rotate, QT_TR_NOOP("Turn clock&wise"), QT_TR_NOOP("Turn the tile in hand or the selected one"), "R",
         "object-rotate-right", onBoard},
        {RotateBack, QT_TR_NOOP("Turn &back"),
         QT_TR_NOOP("Turn the tile in hand, or the selected one, the other way"), "Shift+R",
         "object-rotate-left", onBoard},
        {Remove, QT_TR_NOOP("Re&move"), QT_TR_NOOP("Remove the selected figure or tile"), "Del; Backspace",
         "edit-delete", onBoard},
        {FloorUp, QT_TR_NOOP("Add a fl&oor"), QT_TR_NOOP("Raise the selected tower"), "+; =", "list-add",
         onBoard},
        {FloorDown, QT_TR_NOOP("Remove a &floor"), QT_TR_NOOP("Lower the selected tower"), "-", "list-remove",
         onBoard},
        {Bridge, QT_TR_NOOP("Br&idge"),
         QT_TR_NOOP("Lay a bridge over the selected tile, turn the bridge, take it away"), "B", "tool-bridge",
         onBoard},
        {Castle, QT_TR_NOOP("Cast&le"),
         QT_TR_NOOP("Turn the selected tile’s city into a castle, or back into a city"), "K", "tool-castle",
         onBoard},
        {EmptyHand, QT_TR_NOOP("&Empty the hand"), QT_TR_NOOP("Put back what is in hand"), "Esc"},
        {CutBlock, QT_TR_NOOP("Cu&t"), QT_TR_NOOP("Move the selected tiles to the clipboard"), "Ctrl+X",
         "edit-cut", onBoard},
        {CopyBlock, QT_TR_NOOP("&Copy"),
         QT_TR_NOOP("Copy the selected tiles as a scenario, also for a forum"), "Ctrl+C", "edit-copy",
         onBoard},
        {PasteBlock, QT_TR_NOOP("&Paste"), QT_TR_NOOP("Pick up the tiles from the clipboard"), "Ctrl+V",
         "edit-paste", onBoard},
        {SelectAll, QT_TR_NOOP("Select &all tiles"),
         QT_TR_NOOP("Select all tiles; Shift+arrows or Shift+click select some"), "Ctrl+A", "", onBoard},
        {LayTile, QT_TR_NOOP("Lay a tile that fit&s…"), QT_TR_NOOP("Find a tile that fits the empty square"),
         "Ins; T", "", onBoard}, // on an empty square letters alone look for tiles
        {TakeFigure, QT_TR_NOOP("Take a fi&gure…"),
         QT_TR_NOOP(
             "Go to the figures; on the board, 1 to 8 take a player’s meeple; press again for the next kind"),
         "F", "", onBoard},
        {FigureAgain, QT_TR_NOOP("Same figure agai&n"),
         QT_TR_NOOP("Take another figure of the kind placed last"), ".", "", onBoard},
        {MoveThing, QT_TR_NOOP("Mo&ve"), QT_TR_NOOP("Pick up the figure or tile and put it down elsewhere"),
         "G", "", onBoard},
        {CopyYaml, QT_TR_NOOP("&YAML"), QT_TR_NOOP("Copy the text of the scenario file")},
        {CopyMarkdown, QT_TR_NOOP("Forum text (&Markdown)"),
         QT_TR_NOOP("Copy the answer with its sources for GitHub, Reddit or Discord")},
        {CopyBBCode, QT_TR_NOOP("Forum text (&BBCode)"),
         QT_TR_NOOP("Copy the answer with its sources for a bulletin board")},
        {CopyPicture, QT_TR_NOOP("&Picture"), QT_TR_NOOP("Copy the board with the answer as a picture")},
        {CopyCode, QT_TR_NOOP("Scenario &code"),
         QT_TR_NOOP("Copy the scenario as a short text that Towerwatch can open")},
        {CopyLink, QT_TR_NOOP("&Link"),
         QT_TR_NOOP("Copy a link that opens the board in a browser, or show what can be sent instead")},
        {AskFloor, QT_TR_NOOP("Who can a to&wer capture?"), listsQuestions},
        {AskTop, QT_TR_NOOP("&May a figure go onto a tower?"), listsQuestions},
        {AskWatchtower, QT_TR_NOOP("What is a watchtower wort&h?"), listsQuestions},
        {AskFigure, QT_TR_NOOP("What can happen to a fi&gure?"), listsQuestions},
        {AskPlayer, QT_TR_NOOP("What may a player &do?"), listsQuestions},
        {AskRansom, QT_TR_NOOP("May a ransom &be paid?"), listsQuestions},
        {AskScore, QT_TR_NOOP("What is compl&ete, and who scores it?"), listsQuestions},
        {NextQuestion, QT_TR_NOOP("&Next question"), QT_TR_NOOP("Answer the next question"), "Ctrl+PgDown",
         "go-next"},
        {PreviousQuestion, QT_TR_NOOP("&Previous question"), QT_TR_NOOP("Answer the previous question"),
         "Ctrl+PgUp", "go-previous"},
        {KeepQuestion, QT_TR_NOOP("&Keep this question"),
         QT_TR_NOOP("Add the question on show to the scenario"), "Ctrl+D"},
        {RemoveQuestion, QT_TR_NOOP("&Remove this question"),
         QT_TR_NOOP("Remove the question on show from the scenario")},
        {JustPlaced, QT_TR_NOOP("About the &floor just placed"),
         QT_TR_NOOP("Ask about the floor that lies on top instead of the next one"), "Ctrl+Shift+F", "",
         checkable},
        {CopyRuling, QT_TR_NOOP("&Copy the ruling"), QT_TR_NOOP("Copy the ruling as text"), "Ctrl+Shift+C",
         "edit-copy"},
        {AllFootnotes, QT_TR_NOOP("&All footnotes"),
         QT_TR_NOOP("Cite every ruling that plays a part, not only those that decide"), "", "", checkable},
        {Perform, QT_TR_NOOP("Carr&y it out"),
         QT_TR_NOOP("Do what the ruling is about, as one step that can be undone"), "Ctrl+Enter; Ctrl+Return",
         "", onBoard | beside},
        {PlayOut, QT_TR_NOOP("Play it &out"),
         QT_TR_NOOP("Go through the scoring step by step, without changing anything"),
         "Ctrl+Shift+Enter; Ctrl+Shift+Return", "", onBoard | beside},
        {ZoomIn, QT_TR_NOOP("Zoom &in"), QT_TR_NOOP("Show the board larger"), "Ctrl++; Ctrl+=", "zoom-in"},
        {ZoomOut, QT_TR_NOOP("Zoom &out"), QT_TR_NOOP("Show more of the board"), "Ctrl+-", "zoom-out"},
        {ZoomFit, QT_TR_NOOP("Fit the &board"), QT_TR_NOOP("Show the whole board"), "Ctrl+0",
         "zoom-fit-best"},
        {Dangers, QT_TR_NOOP("&Dangers"),
         QT_TR_NOOP("Mark every figure that the next floor of a tower could take"), "Ctrl+Shift+D; D", "",
         onBoard | checkable},
        {FullScreen, QT_TR_NOOP("&Full screen"), QT_TR_NOOP("Show the window without its frame"), "F11",
         "view-fullscreen", checkable},
        {NextPane, QT_TR_NOOP("Next part of the window"),
         QT_TR_NOOP("Go round the board, the palettes, the ruling and the open pages"), "F6"},
        {PreviousPane, QT_TR_NOOP("Previous part of the window"),
         QT_TR_NOOP("Go round the board, the palettes, the ruling and the open pages the other way"),
         "Shift+F6"},
        {NextProblem, QT_TR_NOOP("Next probl&em"),
         QT_TR_NOOP("Go to the next thing that looks wrong on the board or in the text"), "F12"},
        {ComparePage, QT_TR_NOOP("Compare"), QT_TR_NOOP("Where rule sets and house rules disagree"), "F5", "",
         checkable},
        {ReferencePage, QT_TR_NOOP("Reference"), QT_TR_NOOP("All rulings with their sources"),
         "Ctrl+R; Shift+F1", "", checkable},
        {GlossaryPage, QT_TR_NOOP("Glossary"),
         QT_TR_NOOP("What things are called in each language and edition"), "F7", "", checkable},
        {TablesPage, QT_TR_NOOP("&Tables"),
         QT_TR_NOOP("Show figures, questions, rules and problems as tables"), "F8; Ctrl+T", "", checkable},
        {SourcePage, QT_TR_NOOP("&Source"), QT_TR_NOOP("Show the text of the scenario"), "F9; Ctrl+U", "",
         checkable},
        {CollectionPage, QT_TR_NOOP("Collection"),
         QT_TR_NOOP("Show the scenarios of the folder that was opened"), "Shift+F9", "", checkable},
        {StartPage, QT_TR_NOOP("Start pa&ge"),
         QT_TR_NOOP("Show the usual disputes and the files used last; the table stays as it is")},
        {Help, QT_TR_NOOP("&Help"),
         QT_TR_NOOP("Short pages: first steps, keys, rule sets, tables, the format, the command line"), "F1"},
        {CommandPalette, QT_TR_NOOP("F&ind a ruling or command…"),
         QT_TR_NOOP("Find anything by its words, and run or open it"), "Ctrl+K; Ctrl+Shift+P", "edit-find"},
        {Shortcuts, QT_TR_NOOP("&Keyboard shortcuts"), QT_TR_NOOP("Show the keys of all commands")},
        {ShowReference, QT_TR_NOOP("&Reference"), QT_TR_NOOP("Look up all rulings with their sources"), "",
         "help-contents"},
        {About, QT_TR_NOOP("&About Towerwatch"), QT_TR_NOOP("What this program is"), "", "help-about"},
        {AboutQt, QT_TR_NOOP("About &Qt"), QT_TR_NOOP("The toolkit it is made with")},
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
        QString id = QLatin1String(QMetaEnum::fromType<Do>().valueToKey(static_cast<int>(row.what)));
        id[0] = id[0].toLower();
        action->setObjectName(id);
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

void Actions::nameSteps(const QString &undo, const QString &redo) const
{
    name(Do::Undo, undo.isEmpty() ? QString() : tr("&Undo: %1").arg(undo));
    name(Do::Redo, redo.isEmpty() ? QString() : tr("&Redo: %1").arg(redo));
}

} // namespace towerwatch

#include "moc_actions.cpp"
