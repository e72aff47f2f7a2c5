// SPDX-License-Identifier: MIT
#include "views/window/reference/finder.h"

#include "resources/catalogue.h"
#include "views/search/boardsearch.h"
#include "views/search/rulingsearch.h"
#include "views/window/reference/helpwindow.h"
#include "views/words/words.h"

namespace towerwatch {

namespace {

constexpr int mostRulings = 6, mostBoards = 6, mostHelp = 2;

const WordIndex &helpIndex()
{
    static const WordIndex index = [] {
        WordIndex made;
        for (int i = 0; i < static_cast<int>(HelpWindow::pages().size()); ++i)
            for (const std::string_view language : builtInRulings().languages) {
                const QString text = helpPage(HelpWindow::pages()[i], utf8(language));
                made.add(i, TextPlace::Title, titleOfHelp(text).toStdString());
                made.add(i, TextPlace::Text, text.toStdString());
            }
        return made;
    }();
    return index;
}

} // namespace

QList<FoundPage> findPages(const QString &search, const InPlay &inPlay)
{
    QList<FoundPage> pages;
    if (search.trimmed().isEmpty())
        return pages;
    const std::string words = search.toStdString();
    const auto rulings = findRulings({.words = words, .inPlay = inPlay});
    for (const Ruling *ruling : rulings.first(mostRulings))
        pages << FoundPage{PageKind::Ruling, utf8(ruling->id.value), rulingTitle(*ruling)};
    for (const ShippedScenario *board : findBoards(words, rulings).first(mostBoards))
        pages << FoundPage{PageKind::Board, utf8(board->path), utf8(wordsOf(*board).title)};
    for (const int number : helpIndex().find(words).first(mostHelp)) {
        const QString page = HelpWindow::pages()[number];
        pages << FoundPage{PageKind::Help, page, titleOfHelp(helpPage(page))};
    }
    return pages;
}

} // namespace towerwatch
