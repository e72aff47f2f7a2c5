// SPDX-License-Identifier: MIT
#include "views/reference/finder.h"

#include "resources/catalogue.h"
#include "views/reference/examples.h"
#include "views/reference/helpwindow.h"
#include "views/wording/rulingsearch.h"
#include "views/wording/words.h"

namespace towerwatch {

namespace {

constexpr int mostRulings = 6, mostBoards = 6, mostHelp = 2, rulingsWithBoard = 3;

/// The texts of shipped scenarios in all languages, read when somebody first searches.
const WordIndex &boardIndex()
{
    static const WordIndex index = [] {
        WordIndex made;
        for (int i = 0; i < static_cast<int>(examples().size()); ++i) {
            const Example &example = examples()[i];
            made.add(i, TextPlace::Brief, example.question.toStdString());
            for (const std::string_view language : builtInRulings().languages) {
                made.add(i, TextPlace::Title, example.scenario.title.in(language));
                made.add(i, TextPlace::Text, example.scenario.notes.in(language));
            }
        }
        return made;
    }();
    return index;
}

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

/// The board that shows each of the best rulings best, then those of the words.
QStringList boardsFor(std::string_view search, const List<const Ruling *> &rulings)
{
    QStringList paths;
    for (const Ruling *ruling : rulings.first(rulingsWithBoard))
        if (const ShownRuling shown = shownBy(ruling->id); !shown.scenarios.empty())
            paths << utf8(shown.scenarios.front());
    for (const int number : boardIndex().find(search))
        paths << examples()[number].path;
    paths.removeDuplicates();
    return paths;
}

} // namespace

QList<FoundPage> findPages(const QString &search)
{
    QList<FoundPage> pages;
    if (search.trimmed().isEmpty())
        return pages;
    const std::string words = search.toStdString();
    const auto rulings = findRulings({.words = words});
    for (const Ruling *ruling : rulings.first(mostRulings))
        pages << FoundPage{PageKind::Ruling, utf8(ruling->id.value), rulingTitle(*ruling)};
    for (const QString &path : boardsFor(words, rulings).mid(0, mostBoards))
        if (const Example *example = findExample(path))
            pages << FoundPage{PageKind::Board, path, example->title()};
    for (const int number : helpIndex().find(words).first(mostHelp)) {
        const QString page = HelpWindow::pages()[number];
        pages << FoundPage{PageKind::Help, page, titleOfHelp(helpPage(page))};
    }
    return pages;
}

} // namespace towerwatch
