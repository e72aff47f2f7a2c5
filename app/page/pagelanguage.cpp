// SPDX-License-Identifier: MIT
#include "app/page/requests.h"
#include "model/value/ranges.h"
#include "resources/catalogue.h"
#include "views/words/pagewords.h"
#include "views/words/words.h"

namespace towerwatch::web {

namespace {

Value named(std::string_view id, std::string_view name)
{
    return Value::map("id", id, "name", name);
}

template <typename Enum> Value choicesOf()
{
    return Value::listOf(allOf<Enum>, [](Enum each) { return named(name(each), capitalized(word(each))); });
}

/// What can be chosen, in words.
Value choicesIn(TowerRules rules)
{
    Value house = Value::listOf(allHouseRules, [rules](HouseRule rule) {
        return Value::map("id", rule, "name", word(rule), "brief", brief(rule, rules));
    });
    Value figures = Value::listOf(allOf<FigureKind>, [rules](FigureKind kind) {
        return Value::map("id", kind, "name", word(kind, rules), "neutral", isNeutral(kind), "prisoner",
                          canBePrisoner(kind));
    });
    return Value::map("tower", choicesOf<TowerRules>(), "watchtowers", choicesOf<WatchtowerRules>(), "house",
                      std::move(house), "colours", choicesOf<Colour>(), "figures", std::move(figures));
}

Value valueOf(const std::vector<std::pair<std::string_view, Text>> &words)
{
    Value value = Value::map();
    for (const auto &[key, text] : words)
        value.set(key, text);
    return value;
}

} // namespace

Value language(Table &table, Request &request)
{
    const auto known = builtInRulings().languages;
    const auto isKnown = [known](std::string_view id) { return ranges::find(known, id) != known.end(); };
    if (request.says("language")) {
        if (!isKnown(request.text("language")))
            return request.refuse("language");
        setCurrentLanguage(request.text("language"));
    }
    const auto wished = request.list("wished");
    if (const auto first = ranges::find_if(wished, isKnown); first != wished.end())
        setCurrentLanguage(*first);
    return Value::map("language", currentLanguage(), "languages",
                      Value::listOf(known, [](std::string_view id) { return named(id, languageOffer(id)); }),
                      "words", valueOf(pageWords()), "firstEdition", valueOf(pageWords(true)), "choices",
                      choicesIn(table.scenario().rules.tower));
}

} // namespace towerwatch::web
