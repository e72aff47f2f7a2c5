// SPDX-License-Identifier: MIT
#include "views/palettes/tilesearch.h"

#include "views/wording/wordindex.h"
#include "views/wording/words.h"

#include <QCoreApplication>
#include <bit>
#include <limits>

namespace towerwatch {

namespace {

struct TileWords
{
    Q_DECLARE_TR_FUNCTIONS(TileWords)
};

enum Rank { Letter, AllEdges, FirstEdges, WordStart, WordPart, TurnedEdges };

const QString featureLetters = QStringLiteral("twg"); ///< for a tower, a watchtower, a garden

/// The edges clockwise from north as the tile would lie, or only those that meet no neighbour.
QString edgesOf(const Fit &fit, bool freeOnly)
{
    QString edges;
    for (const Side side : allSides)
        if (!freeOnly || fit.joints[static_cast<std::size_t>(side)] == Joint::Free)
            edges +=
                QChar::fromLatin1(
                    edgeLetters[static_cast<std::size_t>(fit.tile->edge(turnedBack(side, fit.rotation)))])
                    .toLower();
    return edges;
}

bool beginsLike(const QString &edges, const QString &pattern)
{
    return pattern.size() <= edges.size() &&
           std::equal(pattern.begin(), pattern.end(), edges.begin(),
                      [](QChar wanted, QChar edge) { return wanted == u'?' || wanted == edge; });
}

bool isEdges(const QString &text)
{
    return !text.isEmpty() && text.size() <= 4 &&
           std::ranges::all_of(text, [](QChar letter) { return QStringLiteral("crfa?").contains(letter); });
}

/// Whether a tile has what the letters at the end of `word` ask for; they are taken off.
bool hasWhatIsAsked(const Tile &tile, QString &word)
{
    while (!word.isEmpty() && featureLetters.contains(word.back())) {
        const QChar last = word.back();
        const bool has = last == u't'   ? tile.towerFoundation
                         : last == u'w' ? tile.watchtower.has_value()
                                        : tile.garden;
        if (!has)
            return false;
        word.chop(1);
    }
    return true;
}

std::optional<Rank> rankOfEdges(const Fit &fit, const QString &word)
{
    if (!isEdges(word))
        return {};
    const QString all = edgesOf(fit, false), open = edgesOf(fit, true);
    const auto allOf = [&](const QString &edges) {
        return word.size() == edges.size() && beginsLike(edges, word);
    };
    if (allOf(all) || allOf(open))
        return AllEdges;
    if (beginsLike(all, word) || beginsLike(open, word))
        return FirstEdges;
    for (int turn = 1; turn < 4; ++turn)
        if (allOf(all.mid(turn) + all.left(turn)))
            return TurnedEdges;
    return {};
}

/// A letter, edges, or edges after the letter; what is asked for stands behind them.
std::optional<Rank> rankOfTile(const Fit &fit, QString word)
{
    const QString letter = folded(fit.tile->letter);
    if (word == letter)
        return Letter;
    if (!hasWhatIsAsked(*fit.tile, word))
        return {};
    if (word == letter && !letter.isEmpty())
        return Letter;
    if (word.isEmpty())
        return FirstEdges;
    const std::optional<Rank> edges = rankOfEdges(fit, word);
    if (edges || letter.isEmpty() || !word.startsWith(letter))
        return edges;
    const std::optional<Rank> after = rankOfEdges(fit, word.mid(letter.size()));
    return after == TurnedEdges ? std::nullopt : after;
}

/// Words that people look for and the contents do not say: how the roads run, the tower as such.
QString searchWords(const Tile &tile)
{
    QStringList words;
    for (const RoadSegment &road : tile.roads) {
        const bool through = road.sides.contains(Side::N) == road.sides.contains(Side::S);
        const int ends = std::popcount(road.sides.bits());
        words << TileWords::tr("road")
              << (ends == 2 ? through ? TileWords::tr("straight") : TileWords::tr("curve") : QString());
    }
    if (tile.roads.size() > 2)
        words << TileWords::tr("crossroads junction");
    if (tile.roads.empty() && tile.cities.empty())
        words << TileWords::tr("meadow field");
    if (!tile.cities.empty())
        words << TileWords::tr("city");
    if (tile.towerFoundation)
        words << TileWords::tr("tower");
    if (!tile.building.empty())
        words << TileWords::tr("building") << utf8(tile.building);
    return words.join(u' ');
}

std::optional<Rank> rankOfText(const Tile &tile, const QString &word)
{
    const QString words = tileContents(tile) + u' ' + searchWords(tile);
    const QString text = folded(tileName(tile) + " " + words.toStdString() + " " + tile.id);
    for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
        if (at == 0 || !text[at - 1].isLetterOrNumber())
            return WordStart;
    return text.contains(word) ? std::optional(WordPart) : std::nullopt;
}

} // namespace

TileSearch::TileSearch(const QString &words)
    : m_words(splitAtSpaces(folded(words.toStdString())))
{
}

std::optional<int> TileSearch::rank(const Fit &fit) const
{
    bool byEdges = false;
    int rank = 0;
    for (const QString &word : m_words) {
        std::optional<Rank> found = rankOfTile(fit, word);
        byEdges = byEdges || (found && *found != Letter);
        if (!found || found == TurnedEdges)
            if (const std::optional<Rank> text = rankOfText(*fit.tile, word))
                found = text;
        if (!found)
            return {};
        rank += *found;
    }
    const bool alone = std::ranges::count(fit.joints, Joint::Free) == 4;
    if (alone && fit.rotation != Rotation::R0 && !byEdges) // it can be turned any way
        return {};
    return rank;
}

/// What was typed without the letters behind it that ask for what a tile has; nothing where words are
/// several.
QString TileSearch::edges() const
{
    QString edges = m_words.size() == 1 ? m_words.first() : QString();
    while (!edges.isEmpty() && featureLetters.contains(edges.back()))
        edges.chop(1);
    return edges;
}

bool TileSearch::isAllEdges() const
{
    return edges().size() == 4 && isEdges(edges());
}

int TileSearch::worstMeant(bool isLetter) const
{
    if (isLetter)
        return edges().isEmpty() ? FirstEdges : Letter;
    return isAllEdges() ? AllEdges : std::numeric_limits<int>::max();
}

bool TileSearch::isLetterOf(const Tile &tile) const
{
    return m_words.size() == 1 && rankOfTile({&tile}, m_words.first()) == Letter;
}

QString tileContents(const Tile &tile)
{
    QStringList parts;
    int coats = 0;
    for (const CitySegment &city : tile.cities)
        coats += city.coatsOfArms;
    if (tile.towerFoundation)
        parts << TileWords::tr("tower foundation");
    if (tile.watchtower)
        parts << TileWords::tr("watchtower: %1 for %2", "points, what is counted")
                     .arg(points(tile.watchtower->points), counted(tile.watchtower->per, 1));
    if (!tile.roads.empty())
        parts << TileWords::tr("%n road(s)", nullptr, static_cast<int>(tile.roads.size()));
    if (!tile.cities.empty())
        parts << TileWords::tr("%n city segment(s)", nullptr, static_cast<int>(tile.cities.size()));
    if (coats > 0)
        parts << TileWords::tr("%n coat(s) of arms", nullptr, coats);
    if (tile.monastery)
        parts << TileWords::tr("monastery");
    if (tile.garden)
        parts << TileWords::tr("garden");
    return parts.join(QStringLiteral(", "));
}

} // namespace towerwatch
