// SPDX-License-Identifier: MIT
#include "views/words/words.h"

#include "model/value/ranges.h"
#include "model/value/utf8.h"
#include "resources/catalogue.h"
#include "resources/phrases.h"

#include <cstdlib>

namespace towerwatch {

namespace {

struct Words
{
    TOWERWATCH_PHRASES(Words)
};

/// Some things with commas between them, the last two as `end` joins them.
Text listed(const Texts &items, const Text &end)
{
    return items.size() < 2 ? joined(items, {})
                            : end.arg(joined(items.first(items.size() - 1), ", "), items.back());
}

/// The name a file gives a player, else the colour.
Text givenName(const Scenario &scenario, Colour colour)
{
    const Player *player = findPlayer(scenario, colour);
    return player && player->name && !player->name->empty() ? shown(*player->name) : word(colour);
}

} // namespace

Text word(Side side)
{
    switch (side) {
    case Side::N: return Words::tr("north");
    case Side::E: return Words::tr("east");
    case Side::S: return Words::tr("south");
    case Side::W: return Words::tr("west");
    }
    return {};
}

Text word(HalfEdge half)
{
    switch (half) {
    case HalfEdge::NNW: return Words::tr("NNW", "half of a side");
    case HalfEdge::NNE: return Words::tr("NNE", "half of a side");
    case HalfEdge::ENE: return Words::tr("ENE", "half of a side");
    case HalfEdge::ESE: return Words::tr("ESE", "half of a side");
    case HalfEdge::SSE: return Words::tr("SSE", "half of a side");
    case HalfEdge::SSW: return Words::tr("SSW", "half of a side");
    case HalfEdge::WSW: return Words::tr("WSW", "half of a side");
    case HalfEdge::WNW: return Words::tr("WNW", "half of a side");
    }
    return {};
}

Text word(Colour colour)
{
    switch (colour) {
    case Colour::Red: return Words::tr("Red", "player");
    case Colour::Blue: return Words::tr("Blue", "player");
    case Colour::Yellow: return Words::tr("Yellow", "player");
    case Colour::Green: return Words::tr("Green", "player");
    case Colour::Black: return Words::tr("Black", "player");
    case Colour::Pink: return Words::tr("Pink", "player");
    case Colour::Grey: return Words::tr("Grey", "player");
    case Colour::Purple: return Words::tr("Purple", "player");
    }
    return {};
}

Text word(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Capturable: return Words::tr("can be captured");
    case Verdict::Safe: return Words::tr("safe");
    case Verdict::Open: return Words::tr("undecided");
    case Verdict::OutOfReach: return Words::tr("out of range");
    }
    return {};
}

Text word(RulingKind kind)
{
    switch (kind) {
    case RulingKind::Rule: return Words::tr("rule", "kind of ruling");
    case RulingKind::Official: return Words::tr("publisher", "kind of ruling");
    case RulingKind::Community: return Words::tr("players’ interpretation");
    case RulingKind::Difference: return Words::tr("editions differ");
    case RulingKind::Open: return Words::tr("undecided", "kind of ruling");
    case RulingKind::HouseRule: return Words::tr("house rule");
    case RulingKind::Inference: return Words::tr("our conclusion");
    case RulingKind::Engine: return Words::tr("computer version", "kind of ruling");
    }
    return {};
}

Text word(HouseRule rule)
{
    switch (rule) {
    case HouseRule::NoGaps: return Words::tr("No Gaps");
    case HouseRule::EyeForAnEye: return Words::tr("Eye for an Eye");
    case HouseRule::NoSurprises: return Words::tr("No Surprises");
    case HouseRule::Diagonal: return Words::tr("Diagonal");
    }
    return {};
}

Text word(TowerRules rules)
{
    switch (rules) {
    case TowerRules::C2: return Words::tr("second edition");
    case TowerRules::C1: return Words::tr("first edition (clarified)");
    case TowerRules::C1Original: return Words::tr("first edition (2006)");
    case TowerRules::C1Rgg: return Words::tr("first edition (Rio Grande)");
    case TowerRules::C1Zmg: return Words::tr("first edition (Z-Man)");
    }
    return {};
}

Text boxOf(TowerRules rules)
{
    switch (rules) {
    case TowerRules::C2: return Words::tr("booklets of 2016 and later, which say meeple");
    case TowerRules::C1: return Words::tr("Hans im Glück from 2006 on, Big Box of Rio Grande");
    case TowerRules::C1Original: return Words::tr("Hans im Glück, the first booklet to the letter");
    case TowerRules::C1Rgg: return Words::tr("the single box");
    case TowerRules::C1Zmg: return Words::tr("early booklets, which say follower");
    }
    return {};
}

Text word(WatchtowerRules rules)
{
    return rules == WatchtowerRules::C3 ? Words::tr("The Watchtowers, third edition")
                                        : Words::tr("The Watchtowers, second edition");
}

Text word(FeatureKind kind)
{
    switch (kind) {
    case FeatureKind::Road: return Words::tr("road");
    case FeatureKind::City: return Words::tr("city");
    case FeatureKind::Monastery: return Words::tr("monastery");
    case FeatureKind::Field: return Words::tr("field");
    }
    return {};
}

Text counted(Bonus bonus, int count)
{
    switch (bonus) {
    case Bonus::Meeple: return Words::tr("%n meeple(s)", nullptr, count);
    case Bonus::CoatOfArms: return Words::tr("%n coat(s) of arms", nullptr, count);
    case Bonus::RoadTile: return Words::tr("%n road tile(s)", nullptr, count);
    case Bonus::CityTile: return Words::tr("%n city tile(s)", nullptr, count);
    case Bonus::Monastery: return Words::tr("%n monastery(s)", nullptr, count);
    }
    return {};
}

Text numbered(const Text &text, int number)
{
    constexpr std::array words{TOWERWATCH_PHRASE("Words", "two"),   TOWERWATCH_PHRASE("Words", "three"),
                               TOWERWATCH_PHRASE("Words", "four"),  TOWERWATCH_PHRASE("Words", "five"),
                               TOWERWATCH_PHRASE("Words", "six"),   TOWERWATCH_PHRASE("Words", "seven"),
                               TOWERWATCH_PHRASE("Words", "eight"), TOWERWATCH_PHRASE("Words", "nine"),
                               TOWERWATCH_PHRASE("Words", "ten"),   TOWERWATCH_PHRASE("Words", "eleven"),
                               TOWERWATCH_PHRASE("Words", "twelve")};
    const auto index = static_cast<std::size_t>(number - 2);
    return replaced(text, "%9",
                    number >= 2 && index < words.size() ? Words::tr(words[index]) : std::to_string(number));
}

Text points(int count)
{
    const Text text = Words::tr("%n point(s)", nullptr, std::abs(count)); // tr() has no number below 0
    return count < 0 ? "−" + text : text;
}

Text earned(int value, const Texts &whom)
{
    return (whom.size() > 1 ? Words::tr("%1 each for %2", "points, who gets them")
                            : Words::tr("%1 for %2", "points, who gets them"))
        .arg(points(value), enumerated(whom));
}

Text pointsOf(const Scenario &scenario, const ColourPoints &sums)
{
    Texts names, parts;
    for (const auto &[colour, sum] : sums) {
        names << playerName(scenario, colour);
        parts << earned(sum, {names.back()});
    }
    const auto isFirst = [&](const auto &each) { return each.second == sums.front().second; };
    return ranges::all_of(sums, isFirst) && !sums.empty() ? earned(sums.front().second, names)
                                                          : enumerated(parts);
}

Text phrase(const Place &place)
{
    switch (place.kind) {
    case PlaceKind::Road: return Words::tr("road (%1)").arg(word(place.side));
    case PlaceKind::City: return Words::tr("city (%1)").arg(word(place.side));
    case PlaceKind::Castle: return Words::tr("castle (%1)").arg(word(place.side));
    case PlaceKind::Field:
        return place.halfEdge ? Words::tr("field (%1)").arg(word(*place.halfEdge))
                              : Words::tr("field (enclosed)");
    case PlaceKind::Monastery: return Words::tr("monastery");
    case PlaceKind::Garden: return Words::tr("garden");
    case PlaceKind::Tower: return Words::tr("on the tower");
    case PlaceKind::Bridge: return Words::tr("on the bridge");
    case PlaceKind::Acrobat: return Words::tr("acrobat space");
    case PlaceKind::Carcassonne: return Words::tr("City of Carcassonne");
    case PlaceKind::Wheel: return Words::tr("Wheel of Fortune");
    }
    return {};
}

Text phrase(Square square)
{
    return Text("(%1, %2)").arg(square.x, square.y);
}

bool inFirstEdition(const Scenario &scenario)
{
    return switchesOf(scenario.rules.tower).wordsOfFirstEdition;
}

Text listedName(const Scenario &scenario, Colour colour)
{
    const Text name = givenName(scenario, colour), inWords = word(colour);
    return name == inWords ? name : Words::tr("%1 (%2)", "name and colour of a player").arg(name, inWords);
}

Text playerName(const Scenario &scenario, Colour colour)
{
    const Text name = givenName(scenario, colour);
    const bool shared = ranges::any_of(scenario.players, [&](const Player &other) {
        return other.colour != colour && givenName(scenario, other.colour) == name;
    });
    return shared ? listedName(scenario, colour) : name;
}

Texts playerNames(const Scenario &scenario, const std::vector<Colour> &colours)
{
    Texts names;
    for (const Colour colour : colours)
        names << playerName(scenario, colour);
    return names;
}

Text sentence(const TableRules &rules, std::span<const Question> about)
{
    const auto ofWatchtowers = ranges::count_if(
        about, [](const Question &question) { return questionKindOf(question.ask).ofWatchtowers; });
    const bool towers = about.empty() || ofWatchtowers < std::ssize(about);
    const bool watchtowers = about.empty() ? rules.watchtowers != WatchtowerRules{} : ofWatchtowers > 0;
    Texts parts, house;
    if (towers)
        parts << Words::tr("The Tower, %1", "edition").arg(word(rules.tower));
    if (watchtowers)
        parts << word(rules.watchtowers);
    for (const HouseRule rule : allHouseRules)
        if (rules.house.contains(rule))
            house << word(rule);
    if (!house.empty())
        parts << Words::tr("house rule(s): %1", nullptr, static_cast<int>(house.size()))
                     .arg(joined(house, ", "));
    return joined(parts, "; ");
}

Text enumerated(const Texts &items)
{
    return listed(items, Words::tr("%1 and %2", "end of a list"));
}

Text either(const Texts &choices)
{
    return listed(choices, Words::tr("%1 or %2", "end of a list of choices"));
}

Text inMenu(std::string_view name)
{
    return replaced(name, "&", "&&");
}

Text shown(std::string_view text)
{
    return visible(text);
}

Text shownName(std::string_view name)
{
    return visibleName(name);
}

Text languageName(std::string_view language)
{
    const auto found = ranges::find(phraseLanguages(), language, &PhraseLanguage::id);
    return found == phraseLanguages().end() ? language : found->name;
}

Text languageOffer(std::string_view language)
{
    const RulingCatalogue &rulings = builtInRulings();
    const auto known = ranges::find(rulings.languages, language);
    const auto said = ranges::find(phraseLanguages(), language, &PhraseLanguage::id);
    if (language == "en" || known == rulings.languages.end())
        return languageName(language);
    const int all = messageCount() + rulings.textCounts.front();
    const int own = rulings.textCounts[static_cast<std::size_t>(known - rulings.languages.begin())] +
                    (said == phraseLanguages().end() ? 0 : said->messages);
    return own < all ? languageName(language) + " (" + std::to_string(100 * own / all) + "\u00A0%)"
                     : languageName(language);
}

Text utf8(std::string_view text)
{
    return text;
}

} // namespace towerwatch
