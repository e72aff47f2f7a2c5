// SPDX-License-Identifier: MIT
#include "model/referee/rulings.h"
#include "model/value/ranges.h"

namespace towerwatch {

const Ruling *RulingCatalogue::find(std::string_view id) const
{
    const auto found = ranges::find_if(rulings, [&](const Ruling &ruling) { return ruling.id.value == id; });
    return found == rulings.end() ? nullptr : &*found;
}

const RulingText &RulingCatalogue::text(const Ruling &ruling, std::string_view language, bool first) const
{
    return (first ? ruling.firstTexts : ruling.texts)[indexOf(language)];
}

std::string_view RulingCatalogue::title(const Document &document, std::string_view language) const
{
    return document.titles[indexOf(language)];
}

bool isCarried(const Ruling &ruling, const TableRules &rules)
{
    const std::string_view edition =
        ruling.id.value.starts_with("wt-") ? editionOf(rules.watchtowers) : editionOf(rules.tower);
    return !ruling.editions.empty() && ranges::find(ruling.editions, edition) == ruling.editions.end();
}

bool isDeduced(const Ruling &ruling, const TableRules &rules)
{
    return ranges::find(ruling.deduced, name(rules.tower)) != ruling.deduced.end();
}

std::size_t RulingCatalogue::indexOf(std::string_view language) const
{
    const auto found = ranges::find(languages, language);
    return found == languages.end() ? 0 : static_cast<std::size_t>(found - languages.begin());
}

} // namespace towerwatch
