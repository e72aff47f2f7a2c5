// SPDX-License-Identifier: MIT
#include "views/words/pagewords.h"

namespace towerwatch {

namespace {

struct Page
{
    TOWERWATCH_PHRASES(Page)
};

} // namespace

std::vector<std::pair<std::string_view, Text>> pageWords(bool first)
{
    std::vector<std::pair<std::string_view, Text>> words{
        {"about", Page::tr("Everything here works without a network. Nothing leaves this device "
                           "unless you share it.")},
        {"addFigure", Page::tr("Add a figure")},
        {"addFloor", Page::tr("<Floor|Piece> +1")},
        {"addPlayer", Page::tr("Add a player")},
        {"addPrisoner", Page::tr("Add a prisoner")},
        {"allExpansions", Page::tr("All of them")},
        {"allBoards", Page::tr("All boards")},
        {"allTiles", Page::tr("All tiles")},
        {"appearance", Page::tr("Appearance")},
        {"asSystem", Page::tr("Same as the device")},
        {"ask", Page::tr("Ask")},
        {"askedHere", Page::tr("Asked on this board")},
        {"backToSearch", Page::tr("Back to the search")},
        {"backToTable", Page::tr("Back to the table")},
        {"board", Page::tr("Board")},
        {"boardsWithIt", Page::tr("Boards that show it")},
        {"bridge", Page::tr("Bridge")},
        {"broken", Page::tr("This could not be worked out. The board is unchanged.")},
        {"canBeAsked", Page::tr("Other questions")},
        {"cancel", Page::tr("Cancel")},
        {"castle", Page::tr("Castle")},
        {"pleaseNote", Page::tr("Please note")},
        {"chooseFile", Page::tr("Choose a file…")},
        {"close", Page::tr("Close")},
        {"code", Page::tr("Scenario code")},
        {"copied", Page::tr("Copied")},
        {"copy", Page::tr("Copy")},
        {"dangers", Page::tr("Dangers")},
        {"dangersHidden", Page::tr("Dangers are no longer marked")},
        {"dangersShown", Page::tr("Marked: what the next <floor|tower piece> of every tower threatens. "
                                  "Triangle: by how many towers; box: how many figures.")},
        {"dark", Page::tr("Dark")},
        {"doesNotFit", Page::tr("does not fit here")},
        {"earlier", Page::tr("Earlier boards")},
        {"emptied", Page::tr("An empty board under the same rules: %1.")},
        {"expansions", Page::tr("Expansions in play")},
        {"fewerFloors", Page::tr("Remove a <floor|tower piece>")},
        {"figures", Page::tr("Figures")},
        {"figuresHere", Page::tr("Figures and <floors|tower pieces> here")},
        {"findTile", Page::tr("Find a tile")},
        {"fits", Page::tr("Tiles for %1")},
        {"floorTried", Page::tr("<floor|tower piece> %1")},
        {"floors", Page::tr("<Floors|Tower pieces>")},
        {"footnote", Page::tr("Footnote %1")},
        {"footnotes", Page::tr("Footnotes")},
        {"freeSquare", Page::tr("Empty square %1: lay a tile")},
        {"height", Page::tr("Height of the panel")},
        {"here", Page::tr("Here")},
        {"hint", Page::tr("Tap the square to lay a tile, and later a tower to see who can be captured.")},
        {"houseRules", Page::tr("House rules")},
        {"kind", Page::tr("Kind")},
        {"language", Page::tr("Language")},
        {"letGo", Page::tr("Back in its place")},
        {"light", Page::tr("Light")},
        {"link", Page::tr("Link")},
        {"menu", Page::tr("Menu")},
        {"moreFloors", Page::tr("Add a <floor|tower piece>")},
        {"move", Page::tr("Move")},
        {"moveTo", Page::tr("Move here: %1")},
        {"name", Page::tr("Name")},
        {"neutral", Page::tr("Neutral figures")},
        {"newBoard", Page::tr("Empty board")},
        {"noPlayers", Page::tr("No players have been added yet.")},
        {"noQr", Page::tr("No QR code was found in the picture.")},
        {"noSuchTile", Page::tr("No tile found. Words to try: city, road, curve, straight, crossroads, coat "
                                "of arms, monastery, garden, field, tower, watchtower.")},
        {"notKept", Page::tr("This browser keeps nothing: save the board as a file or copy its code "
                             "before you close the page.")},
        {"nothingFits", Page::tr("No tile fits here.")},
        {"nothingFound", Page::tr("Nothing found. Try fewer or other words.")},
        {"nothingToAsk", Page::tr("There is nothing to ask here yet: it takes a tower, a watchtower or a "
                                  "figure.")},
        {"onlyOnTable", Page::tr("Only what lies on the table")},
        {"onTheTable", Page::tr("on the table")},
        {"onTurn", Page::tr("This player’s turn")},
        {"open", Page::tr("Open")},
        {"openOrPaste", Page::tr("Open or paste…")},
        {"otherExpansions", Page::tr("Other expansions")},
        {"outOfRange", Page::tr("%1: a whole number from 0 to %2.")},
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
        {"removed", Page::tr("Removed: %1")},
        {"rules", Page::tr("Rules of the table")},
        {"save", Page::tr("Save as a file")},
        {"scan", Page::tr("Photograph a QR code")},
        {"scanHint", Page::tr("Another device with Towerwatch can scan this or open the code.")},
        {"search", Page::tr("Search")},
        {"searchHint", Page::tr("Search rulings and boards")},
        {"seeAlso", Page::tr("See also")},
        {"send", Page::tr("Send…")},
        {"share", Page::tr("Share")},
        {"site", Page::tr("All rulings and boards to read")},
        {"start", Page::tr("What is the dispute about?")},
        {"tapWhereTo", Page::tr("In hand: %1. Tap the square where it goes.")},
        {"theTower", Page::tr("The Tower")},
        {"theWatchtowers", Page::tr("The Watchtowers")},
        {"thisTile", Page::tr("This tile")},
        {"toDecide", Page::tr("For the table to decide")},
        {"tooLarge", Page::tr("This file is too large for a scenario.")},
        {"tools", Page::tr("Tools")},
        {"trial", Page::tr("Only being tried out: %1.")},
        {"turn", Page::tr("Turn")},
        {"undo", Page::tr("Undo")},
        {"unreadable", Page::tr("This file could not be read.")},
        {"warnings", Page::tr("Problems")},
        {"where", Page::tr("Where")},
        {"whichRules", Page::tr("Which rules are yours?")},
        {"wholeBoard", Page::tr("The whole board")},
        {"who", Page::tr("Who?")},
        {"whose", Page::tr("Owner")},
        {"zoom", Page::tr("Zoom")},
        {"zoomIn", Page::tr("Zoom in")},
        {"zoomOut", Page::tr("Zoom out")},
    };
    for (auto &[key, text] : words)
        text = inEdition(text, first);
    return words;
}

Text nothingToOpen()
{
    return Page::tr("There is neither a scenario code nor a scenario in this text.");
}

} // namespace towerwatch
