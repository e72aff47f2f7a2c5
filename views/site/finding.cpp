// SPDX-License-Identifier: MIT
#include "model/value/value.h"
#include "views/search/boardsearch.h"
#include "views/search/rulingsearch.h"
#include "views/site/entries.h"
#include "views/telling/guide.h"
#include "views/words/words.h"

namespace towerwatch::site {

namespace {

template <typename... Subjects> bool isAbout(const Entry &entry)
{
    return (std::holds_alternative<Subjects>(entry.subject) || ...);
}

/// What a hit is.
Text labelOf(const Entry &entry)
{
    if (const auto *ruling = std::get_if<Of<Ruling>>(&entry.subject))
        return Frame::tr("ruling") + ", " + word(ruling->get().kind);
    return isAbout<Of<Dispute>>(entry)         ? Frame::tr("board")
           : isAbout<Of<GlossaryEntry>>(entry) ? Frame::tr("term")
           : isAbout<Of<Guide>>(entry)         ? Frame::tr("guide")
                                               : Frame::tr("rules");
}

/// An index with the places of its things.
template <typename Things> Value toValue(const WordIndex &index, const Things &things)
{
    Value value = index.exported();
    value.set("places", Value::listOf(things, [](const auto &thing) { return placeOf(thing); }));
    return value;
}

/// What the order of rulings and boards hangs on beside words.
Value toValue(const Ruling &ruling)
{
    const auto boards = shownBy(ruling.id).scenarios;
    return Value::map("isHouse", ruling.kind == RulingKind::HouseRule, "related",
                      Value::listOf(ruling.related, std::identity()), "board",
                      boards.empty() ? std::string() : placeOf(*findShipped(boards.front())));
}

} // namespace

std::string searchScript(const std::vector<Entry> &entries)
{
    Value hits = Value::list();
    WordIndex terms;
    for (const Entry &entry : entries) {
        hits.add(Value::of(Texts{entry.place, entry.title, labelOf(entry) + " · " + entry.brief}));
        if (isAbout<Of<GlossaryEntry>, TowerRules, WatchtowerRules>(entry)) // of which no other search knows
            for (const Text &said : {entry.title, entry.brief})
                terms.add(static_cast<int>(hits.items.size()) - 1, TextPlace::Title, said);
    }
    Value index = Value::map("fillers", Value::listOf(searchFillers(), std::identity()));
    index.set("rulings", toValue(rulingIndex(), builtInRulings().rulings), "boards",
              toValue(boardIndex(), shippedScenarios()), "guides", toValue(guideIndex(), guides()), "terms",
              terms.exported(), "about",
              Value::listOf(builtInRulings().rulings, [](const Ruling &ruling) { return toValue(ruling); }));
    return std::string(partOf("ranking")) + "searchIn(\n" + toJson(hits) + ",\n" + toJson(index) + ");\n";
}

} // namespace towerwatch::site
