// SPDX-License-Identifier: MIT
#include "views/site/entries.h"

#include "model/value/ranges.h"
#include "views/search/wordindex.h"
#include "views/telling/guide.h"
#include "views/telling/page.h"
#include "views/words/words.h"

namespace towerwatch::site {

namespace {

Entry entryOf(const Ruling &ruling)
{
    const Text brief = rulingBrief(ruling), title = rulingQuestion(ruling),
               kind = capitalized(word(ruling.kind));
    return {placeOf(ruling),
            topicName(ruling.topic),
            title,
            brief,
            ruling,
            title,
            brief + " " + kind + " · " + editionsOf(ruling) + ".",
            ruling.id.value.starts_with("wt-")};
}

/// A dispute is told by its first verdict, and by what is asked where its title does not ask.
Entry entryOf(const Dispute &dispute)
{
    const std::string_view path = dispute.shipped->path;
    const Text group = topicName(path.substr(0, path.find('/'))), title = dispute.title();
    if (dispute.answers.empty())
        return {placeOf(*dispute.shipped), group, title, {}, dispute};
    Footnotes footnotes;
    const Telling how{.warnings = &dispute.warnings};
    const Text verdict = tell(*dispute.position, dispute.answers.front(), footnotes, how).verdict;
    const std::string asked = askedOf(dispute, 0).str();
    const Text named = title + ": " + asked.substr(0, asked.find_last_not_of('.') + 1);
    return {placeOf(*dispute.shipped),
            group,
            title,
            verdict,
            dispute,
            title.str().ends_with('?') ? title : named,
            asked + " " + verdict,
            dispute.ofWatchtowers()};
}

Entry entryOf(const GlossaryEntry &entry)
{
    Texts words;
    for (const Term &term : entry.terms)
        for (const std::string_view word : {term.secondEdition, term.firstEdition})
            if (!word.empty() && !words.contains(word))
                words << word;
    return {placeOf(entry), {}, titleOf(entry), joined(words, ", "), entry};
}

Entry entryOf(TowerRules rules, const Site &site)
{
    const Text whole = sentence(TableRules{.tower = rules});
    return {placeOf(rules), site.word("theTower"), whole, whole, rules};
}

Entry entryOf(WatchtowerRules rules, const Site &site)
{
    const Text whole = word(rules);
    return {placeOf(rules), site.word("theWatchtowers"), whole, whole, rules, whole, whole, true};
}

Entry entryOf(const Guide &guide)
{
    const std::string text = guidePage(guide).sections.front().text.str() + " ";
    return {placeOf(guide), {}, titleOf(guide), text.substr(0, text.find(". ") + 1), guide};
}

template <typename Things> std::vector<Entry> entriesFor(const Things &things)
{
    std::vector<Entry> entries;
    for (const auto &each : things)
        entries.push_back(entryOf(each));
    return entries;
}

std::vector<Entry> ruleSets(const Site &site)
{
    std::vector<Entry> entries;
    for (const TowerRules each : allTowerRules)
        entries.push_back(entryOf(each, site));
    for (const WatchtowerRules each : allOf<WatchtowerRules>)
        entries.push_back(entryOf(each, site));
    return entries;
}

/// Terms in the order of their words, as people look them up.
std::vector<Entry> terms()
{
    std::vector<Entry> entries = entriesFor(glossary());
    ranges::sort(entries, [](const Entry &a, const Entry &b) { return folded(a.title) < folded(b.title); });
    return entries;
}

} // namespace

std::vector<Entry> entriesOf(Shelf shelf, const Site &site)
{
    switch (shelf) {
    case Shelf::Rulings: return entriesFor(builtInRulings().rulings);
    case Shelf::Disputes: return entriesFor(site.disputes());
    case Shelf::Terms: return terms();
    case Shelf::Rules: return ruleSets(site);
    case Shelf::Guides: return entriesFor(guides());
    }
    return {};
}

Text titleOf(Shelf shelf)
{
    const std::array titles{Frame::tr("Rulings"), Frame::tr("Disputes"), Frame::tr("Guides"),
                            Frame::tr("Terms"), Frame::tr("Rule sets")};
    return titles[static_cast<std::size_t>(shelf)];
}

Text titleOf(const GlossaryEntry &entry)
{
    const auto languages = glossaryLanguages();
    const auto own = ranges::find(languages, std::string_view(currentLanguage()));
    const Term &term =
        entry.terms[own == languages.end() ? 0 : static_cast<std::size_t>(own - languages.begin())];
    for (const std::string_view word : {term.secondEdition, term.firstEdition, entry.id})
        if (!word.empty())
            return word;
    return {};
}

} // namespace towerwatch::site
