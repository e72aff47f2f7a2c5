// SPDX-License-Identifier: MIT
#include "views/search/tilesearch.h"

#include "model/value/ranges.h"
#include "views/search/wordindex.h"
#include "views/words/words.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace towerwatch {

namespace {

struct TileWords
{
    TOWERWATCH_PHRASES(TileWords)
};

enum Rank { Letter, AllEdges, FirstEdges, WordStart, WordPart, TurnedEdges };

constexpr std::string_view featureLetters = "twg"; ///< for a tower, a watchtower, a garden

/// The edges clockwise from north as the tile would lie, or only those that meet no neighbour.
std::string edgesOf(const Fit &fit, bool freeOnly)
{
    static constexpr std::string_view letters = "frca"; // edgeLetters in small ones
    std::string edges;
    for (const Side side : allSides)
        if (!freeOnly || fit.joints[static_cast<std::size_t>(side)] == Joint::Free)
            edges += letters[static_cast<std::size_t>(fit.tile->edge(turnedBack(side, fit.rotation)))];
    return edges;
}

bool beginsLike(std::string_view edges, std::string_view pattern)
{
    return pattern.size() <= edges.size() &&
           std::equal(pattern.begin(), pattern.end(), edges.begin(),
                      [](char wanted, char edge) { return wanted == '?' || wanted == edge; });
}

bool isEdges(std::string_view text)
{
    return !text.empty() && text.size() <= 4 && text.find_first_not_of("crfa?") == std::string_view::npos;
}

bool isFourEdges(std::string_view text)
{
    return text.size() == 4 && isEdges(text);
}

bool asksForFeature(std::string_view word)
{
    return !word.empty() && featureLetters.find(word.back()) != std::string_view::npos;
}

/// Whether a tile has what the letters at the end of `word` ask for; they are taken off.
bool hasWhatIsAsked(const Tile &tile, std::string_view &word)
{
    for (; asksForFeature(word); word.remove_suffix(1)) {
        const char last = word.back();
        const bool has = last == 't'   ? tile.towerFoundation
                         : last == 'w' ? tile.watchtower.has_value()
                                       : tile.garden;
        if (!has)
            return false;
    }
    return true;
}

std::optional<Rank> rankOfEdges(const Fit &fit, std::string_view word)
{
    if (!isEdges(word))
        return {};
    const std::string all = edgesOf(fit, false), open = edgesOf(fit, true);
    const auto allOf = [&](const std::string &edges) {
        return word.size() == edges.size() && beginsLike(edges, word);
    };
    if (allOf(all) || allOf(open))
        return AllEdges;
    if (beginsLike(all, word) || beginsLike(open, word))
        return FirstEdges;
    for (std::size_t turn = 1; turn < 4; ++turn)
        if (allOf(all.substr(turn) + all.substr(0, turn)))
            return TurnedEdges;
    return {};
}

/// A letter, edges, or edges after the letter; what is asked for stands behind them.
std::optional<Rank> rankOfTile(const Fit &fit, std::string_view word)
{
    const std::string letter = folded(fit.tile->letter).str();
    if (word == letter)
        return Letter;
    if (!hasWhatIsAsked(*fit.tile, word))
        return {};
    if (word == letter && !letter.empty())
        return Letter;
    if (word.empty())
        return FirstEdges;
    const std::optional<Rank> edges = rankOfEdges(fit, word);
    if (edges || letter.empty() || !word.starts_with(letter) || isFourEdges(word))
        return edges;
    const std::optional<Rank> after = rankOfEdges(fit, word.substr(letter.size()));
    return after == TurnedEdges ? std::nullopt : after;
}

int coatsOfArmsOn(const Tile &tile)
{
    int coats = 0;
    for (const CitySegment &city : tile.cities)
        coats += city.coatsOfArms;
    return coats;
}

/// Words that people look for and the contents do not say: how the roads run, the tower as such.
Text searchWords(const Tile &tile)
{
    Texts words;
    for (const RoadSegment &road : tile.roads) {
        const bool through = road.sides.contains(Side::N) == road.sides.contains(Side::S);
        const int ends = std::popcount(road.sides.bits());
        words << TileWords::tr("road")
              << (ends == 2 ? through ? TileWords::tr("straight") : TileWords::tr("curve") : Text());
    }
    if (tile.roads.size() > 2)
        words << TileWords::tr("crossroads junction");
    if (tile.roads.empty() && tile.cities.empty())
        words << TileWords::tr("meadow field");
    if (!tile.cities.empty())
        words << TileWords::tr("city");
    if (coatsOfArmsOn(tile) > 0)
        words << TileWords::tr("shield");
    if (tile.monastery)
        words << TileWords::tr("cloister church");
    if (tile.towerFoundation)
        words << TileWords::tr("tower");
    if (!tile.building.empty())
        words << TileWords::tr("building") << Text(tile.building);
    return joined(words, " ");
}

/// Whether a letter or a digit ends before a place.
bool isWithinWord(std::string_view text, std::size_t at)
{
    const auto before = static_cast<unsigned char>(at > 0 ? text[at - 1] : ' ');
    return before > 127 || std::isalnum(before);
}

const std::string &textOf(const Tile &tile, TileTexts &texts)
{
    const auto [found, isNew] = texts.try_emplace(&tile);
    if (isNew)
        found->second =
            folded(tileName(tile) + " " + tileContents(tile) + " " + searchWords(tile) + " " + tile.id).str();
    return found->second;
}

std::optional<Rank> rankOfText(std::string_view text, std::string_view word)
{
    for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1))
        if (!isWithinWord(text, at))
            return WordStart;
    return text.find(word) != std::string_view::npos ? std::optional(WordPart) : std::nullopt;
}

} // namespace

TileSearch::TileSearch(std::string_view words)
{
    std::string spaced(words);
    ranges::replace(spaced, ',', ' '); // as they stand below the tiles
    for (const Text &word : splitAtSpaces(folded(spaced)))
        m_words.push_back(word.str());
}

std::optional<int> TileSearch::rank(const Fit &fit, TileTexts &texts) const
{
    bool byEdges = false;
    int rank = 0;
    for (const std::string &word : m_words) {
        std::optional<Rank> found = rankOfTile(fit, word);
        byEdges = byEdges || (found && *found != Letter);
        if (!found || found == TurnedEdges)
            if (const std::optional<Rank> text = rankOfText(textOf(*fit.tile, texts), word))
                found = text;
        if (!found)
            return {};
        rank += *found;
    }
    const bool alone = ranges::count(fit.joints, Joint::Free) == 4;
    if (alone && fit.rotation != Rotation::R0 && !byEdges) // it can be turned any way
        return {};
    return rank;
}

/// What was typed without the letters behind it that ask for what a tile has; nothing where words are
/// several.
std::string_view TileSearch::edges() const
{
    std::string_view edges = m_words.size() == 1 ? m_words.front() : std::string_view();
    while (asksForFeature(edges))
        edges.remove_suffix(1);
    return edges;
}

bool TileSearch::isAllEdges() const
{
    return isFourEdges(edges());
}

int TileSearch::worstMeant(bool isLetter) const
{
    if (isLetter)
        return edges().empty() ? FirstEdges : Letter;
    return isAllEdges() ? AllEdges : std::numeric_limits<int>::max();
}

bool TileSearch::isLetterOf(const Tile &tile) const
{
    return m_words.size() == 1 && rankOfTile({&tile}, m_words.front()) == Letter;
}

Text tileContents(const Tile &tile)
{
    Texts parts;
    if (tile.towerFoundation)
        parts << TileWords::tr("tower foundation");
    if (tile.watchtower)
        parts << TileWords::tr("watchtower: %1 for %2", "points, what is counted")
                     .arg(points(tile.watchtower->points), counted(tile.watchtower->per, 1));
    if (!tile.roads.empty())
        parts << TileWords::tr("%n road(s)", nullptr, static_cast<int>(tile.roads.size()));
    if (!tile.cities.empty())
        parts << TileWords::tr("%n city segment(s)", nullptr, static_cast<int>(tile.cities.size()));
    if (const int coats = coatsOfArmsOn(tile); coats > 0)
        parts << TileWords::tr("%n coat(s) of arms", nullptr, coats);
    if (tile.monastery)
        parts << TileWords::tr("monastery");
    if (tile.garden)
        parts << TileWords::tr("garden");
    return joined(parts, ", ");
}

} // namespace towerwatch
