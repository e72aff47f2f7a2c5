// SPDX-License-Identifier: MIT
#include "views/telling/guide.h"

#include "views/search/boardsearch.h"
#include "views/search/inplay.h"
#include "views/search/rulingsearch.h"
#include "views/words/words.h"

#include <algorithm>

namespace towerwatch {

namespace {

struct GuideWords
{
    TOWERWATCH_PHRASES(Guide)
};

/// A text of a guide in a language, in the words of an edition.
Text said(std::span<const std::string_view> texts, std::string_view language, bool first)
{
    return texts[2 * builtInRulings().indexOf(language) + (first ? 1 : 0)];
}

bool isOfEdition(const Ruling &ruling, const TableRules &rules)
{
    const auto has = [&](std::string_view edition) {
        return std::find(ruling.editions.begin(), ruling.editions.end(), edition) != ruling.editions.end();
    };
    return has(ruling.id.value.starts_with("wt-") ? name(rules.watchtowers) : name(rules.tower).substr(0, 2));
}

/// What a part needs, as a reader knows it; empty where that is a rule and no thing.
Text thing(std::string_view need)
{
    if (need == "tower")
        return GuideWords::tr("towers", "in: nothing of it is on the table");
    if (need == "watchtowers")
        return GuideWords::tr("watchtowers", "in: nothing of it is on the table");
    const auto kind = fromName<FigureKind>(need);
    return kind ? word(*kind) : Text();
}

/// A part, with those of its rulings that are of the editions of a table, or all of them.
GuideSection sectionOf(const GuidePart &part, const TableRules *rules, bool first)
{
    const Text language = currentLanguage();
    GuideSection section{said(part.titles, language, first), said(part.texts, language, first), {}, nullptr};
    for (const std::string_view id : part.rulings) {
        const Ruling *ruling = builtInRulings().find(id);
        if (!ruling || (rules && !isOfEdition(*ruling, *rules)))
            continue;
        section.rulings << ruling;
        if (const auto shown = shownBy(ruling->id).scenarios; !section.board && !shown.empty())
            section.board = findShipped(shown.front());
    }
    return section;
}

} // namespace

const Guide *findGuide(std::string_view id)
{
    for (const Guide &guide : guides())
        if (guide.id == id)
            return &guide;
    return nullptr;
}

Text titleOf(const Guide &guide)
{
    return said(guide.titles, currentLanguage(), false);
}

Text stepTitle(StepName step, const Position &position)
{
    const PartNames things = partsOf(position);
    const GuidePart *told = nullptr;
    for (const GuidePart &part : findGuide("turn")->parts)
        if (part.step == name(step) && (!told || things.contains(part.needs)))
            told = &part;
    return told ? said(told->titles, currentLanguage(), inFirstEdition(position.scenario())) : Text();
}

GuidePage guidePage(const Guide &guide, const Position &position)
{
    const PartNames things = partsOf(position);
    const bool forTable = std::any_of(guide.parts.begin(), guide.parts.end(),
                                      [](const GuidePart &part) { return !part.needs.empty(); });
    const bool first = inFirstEdition(position.scenario());
    GuidePage page{said(guide.titles, currentLanguage(), first), {}, {}};
    Texts missing;
    for (const GuidePart &part : guide.parts)
        if (part.needs.empty() || things.contains(part.needs))
            page.sections << sectionOf(part, forTable ? &position.scenario().rules : nullptr, first);
        else if (const Text what = thing(part.needs); !what.empty())
            missing << what;
    if (!missing.empty())
        page.leftOut = GuideWords::tr("Not told here, because nothing of it is on the table: %1.")
                           .arg(joined(missing, ", "));
    return page;
}

GuidePage guidePage(const Guide &guide)
{
    GuidePage page{titleOf(guide), {}, {}};
    for (const GuidePart &part : guide.parts)
        page.sections << sectionOf(part, nullptr, false);
    return page;
}

const WordIndex &guideIndex()
{
    static const WordIndex index = [] {
        WordIndex made;
        for (int i = 0; i < static_cast<int>(guides().size()); ++i)
            for (const std::string_view language : builtInRulings().languages) {
                made.add(i, TextPlace::Title, said(guides()[i].titles, language, false));
                made.add(i, TextPlace::Text, guideText(guides()[i], language));
            }
        return made;
    }();
    return index;
}

List<const Guide *> findGuides(std::string_view search)
{
    List<const Guide *> found;
    for (const int number : guideIndex().find(search))
        found << &guides()[number];
    return found;
}

Text guideText(const Guide &guide, std::string_view language)
{
    Text text = "# " + said(guide.titles, language, false) + "\n";
    for (const GuidePart &part : guide.parts)
        text +=
            "\n## " + said(part.titles, language, false) + "\n\n" + said(part.texts, language, false) + "\n";
    return text;
}

} // namespace towerwatch
