// SPDX-License-Identifier: MIT
#include "views/wording/pagewords.h"

#include <QCoreApplication>

namespace towerwatch {

namespace {

struct Page
{
    Q_DECLARE_TR_FUNCTIONS(Page)
};

} // namespace

std::vector<std::pair<std::string, QString>> pageWords()
{
    return {
        {"about", Page::tr("Everything here works without a network. Nothing leaves this device "
                           "unless you share it.")},
        {"addFigure", Page::tr("Add a figure")},
        {"addPlayer", Page::tr("Add a player")},
        {"addPrisoner", Page::tr("Add a prisoner")},
        {"allTiles", Page::tr("All tiles")},
        {"appearance", Page::tr("Appearance")},
        {"asSystem", Page::tr("As the device")},
        {"ask", Page::tr("Ask")},
        {"askedHere", Page::tr("Asked on this board")},
        {"backToSearch", Page::tr("Back to the search")},
        {"backToTable", Page::tr("Back to the table")},
        {"board", Page::tr("Board")},
        {"boardsWithIt", Page::tr("Boards where it decides")},
        {"bridge", Page::tr("Bridge")},
        {"broken", Page::tr("This could not be worked out. The board is unchanged.")},
        {"canBeAsked", Page::tr("Can be asked")},
        {"cancel", Page::tr("Cancel")},
        {"castle", Page::tr("Castle")},
        {"cautions", Page::tr("Mind")},
        {"chooseFile", Page::tr("Choose a file…")},
        {"close", Page::tr("Close")},
        {"code", Page::tr("Scenario code")},
        {"copied", Page::tr("Copied")},
        {"copy", Page::tr("Copy")},
        {"dangers", Page::tr("Dangers")},
        {"dangersHidden", Page::tr("Dangers are no longer marked")},
        {"dangersShown", Page::tr("Marked: what the next floor of every tower could take")},
        {"dark", Page::tr("Dark")},
        {"doesNotFit", Page::tr("does not fit here")},
        {"earlier", Page::tr("Earlier boards")},
        {"fewerFloors", Page::tr("Remove a floor")},
        {"figures", Page::tr("Figures")},
        {"figuresHere", Page::tr("Figures and floors here")},
        {"findTile", Page::tr("Find a tile")},
        {"fits", Page::tr("Tiles for %1")},
        {"floors", Page::tr("Floors")},
        {"footnote", Page::tr("Footnote %1")},
        {"footnotes", Page::tr("Footnotes")},
        {"freeSquare", Page::tr("Empty square %1: lay a tile")},
        {"height", Page::tr("Height of the panel")},
        {"here", Page::tr("Here")},
        {"hinges", Page::tr("What would change this")},
        {"hint", Page::tr("Tap the square to lay the first tile, or open a board from the search.")},
        {"houseRules", Page::tr("House rules")},
        {"kind", Page::tr("Kind")},
        {"language", Page::tr("Language")},
        {"letGo", Page::tr("Back in its place")},
        {"light", Page::tr("Light")},
        {"link", Page::tr("Link")},
        {"menu", Page::tr("Menu")},
        {"moreFloors", Page::tr("Add a floor")},
        {"move", Page::tr("Move")},
        {"moveTo", Page::tr("Move here: %1")},
        {"name", Page::tr("Name")},
        {"neutral", Page::tr("Neutral figures")},
        {"newBoard", Page::tr("Empty board")},
        {"noPlayers", Page::tr("No player is named yet.")},
        {"noQr", Page::tr("No QR code was found in the picture.")},
        {"noSuchTile", Page::tr("There is no such tile.")},
        {"notKept", Page::tr("This browser keeps nothing: save the board as a file or copy its code "
                             "before you close the page.")},
        {"nothingFits", Page::tr("No tile fits here.")},
        {"nothingFound", Page::tr("Nothing found. Try fewer or other words.")},
        {"nothingToAsk", Page::tr("There is nothing to ask here yet: it takes a tower, a watchtower or a "
                                  "figure.")},
        {"onTurn", Page::tr("On turn")},
        {"open", Page::tr("Open")},
        {"openOrPaste", Page::tr("Open or paste…")},
        {"pasteHere", Page::tr("Paste a code, a link or a scenario here")},
        {"players", Page::tr("Players")},
        {"points", Page::tr("Points")},
        {"prisoners", Page::tr("Prisoners")},
        {"qr", Page::tr("QR code of this board")},
        {"questions", Page::tr("Questions")},
        {"redo", Page::tr("Redo")},
        {"remove", Page::tr("Remove")},
        {"removeFigure", Page::tr("Remove the figure")},
        {"removePlayer", Page::tr("Remove the player")},
        {"removeTile", Page::tr("Remove the tile")},
        {"removed", Page::tr("Removed")},
        {"rules", Page::tr("Rules of the table")},
        {"save", Page::tr("Save as a file")},
        {"scan", Page::tr("Photograph a QR code")},
        {"scanHint", Page::tr("Another device that has Towerwatch scans this or takes the code.")},
        {"search", Page::tr("Search")},
        {"searchHint", Page::tr("Search rulings and boards")},
        {"seeAlso", Page::tr("See also")},
        {"send", Page::tr("Send…")},
        {"share", Page::tr("Share")},
        {"tapWhereTo", Page::tr("In hand: %1. Tap the square where it goes.")},
        {"theTower", Page::tr("The Tower")},
        {"theWatchtowers", Page::tr("The Watchtowers")},
        {"thisTile", Page::tr("This tile")},
        {"toDecide", Page::tr("For the table to decide")},
        {"tooLarge", Page::tr("This file is too large for a scenario.")},
        {"tools", Page::tr("Tools")},
        {"trial", Page::tr("Only tried: %1.")},
        {"turn", Page::tr("Turn")},
        {"undo", Page::tr("Undo")},
        {"unreadable", Page::tr("This file could not be read.")},
        {"warnings", Page::tr("Problems")},
        {"where", Page::tr("Where")},
        {"wholeBoard", Page::tr("The whole board")},
        {"whose", Page::tr("Whose")},
        {"zoom", Page::tr("Zoom")},
        {"zoomIn", Page::tr("Zoom in")},
        {"zoomOut", Page::tr("Zoom out")},
    };
}

} // namespace towerwatch
