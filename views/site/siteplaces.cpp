// SPDX-License-Identifier: MIT
#include "views/site/siteplaces.h"

#include <algorithm>

namespace towerwatch::site {

namespace {

/// The path of a shipped scenario without its ending.
std::string_view stemOf(const ShippedScenario &shipped)
{
    return shipped.path.substr(0, shipped.path.find('.'));
}

std::string placeIn(Shelf shelf, std::string_view name)
{
    constexpr std::array<std::string_view, allShelves.size()> folders{"rulings/", "disputes/", "guides/",
                                                                      "terms/", "rules/"};
    return std::string(folders[static_cast<std::size_t>(shelf)]).append(name).append(".html");
}

} // namespace

std::string placeOf(Shelf shelf)
{
    return placeIn(shelf, "index");
}

std::string placeOf(const Ruling &ruling)
{
    return placeIn(Shelf::Rulings, ruling.id.value);
}

std::string placeOf(const ShippedScenario &shipped)
{
    return placeIn(Shelf::Disputes, stemOf(shipped));
}

std::string placeOf(const GlossaryEntry &entry)
{
    return placeIn(Shelf::Terms, entry.id);
}

std::string placeOf(TowerRules rules)
{
    return placeIn(Shelf::Rules, "tower-" + std::string(name(rules)));
}

std::string placeOf(WatchtowerRules rules)
{
    return placeIn(Shelf::Rules, "watchtowers-" + std::string(name(rules)));
}

std::string placeOf(const Guide &guide)
{
    return placeIn(Shelf::Guides, guide.id);
}

std::string pictureOf(const ShippedScenario &shipped, std::size_t question, drawing::Scheme scheme)
{
    return "boards/" + std::string(stemOf(shipped)) + "-" + std::to_string(question + 1) +
           (scheme == drawing::Scheme::Dark ? "-dark.svg" : ".svg");
}

std::string previewOf(const ShippedScenario &shipped)
{
    const std::string_view ending = "svg";
    std::string picture = pictureOf(shipped, 0, drawing::Scheme::Light);
    return picture.replace(picture.size() - ending.size(), ending.size(), "png");
}

std::string Here::to(std::string_view file) const
{
    const std::string own = this->file();
    std::string path;
    for (auto folders = std::count(own.begin(), own.end(), '/'); folders > 0; --folders)
        path += "../";
    return path.append(file);
}

} // namespace towerwatch::site
