// SPDX-License-Identifier: MIT
#include "views/telling/squarewords.h"

#include "model/referee/strength.h"
#include "model/referee/watchtowers.h"
#include "model/value/ranges.h"
#include "views/telling/pagelines.h"
#include "views/words/words.h"

namespace towerwatch {

namespace {

struct SquareWords
{
    TOWERWATCH_PHRASES(SquareWords)
};

Text tileWords(const PlacedTile &placed, const Tile &design, bool firstEdition)
{
    Texts parts{tileName(design)};
    if (placed.rotation != Rotation::R0)
        parts << SquareWords::tr("turned by %1°", "a tile, clockwise").arg(degrees(placed.rotation));
    if (placed.floors > 0)
        parts << inEdition(SquareWords::tr("tower with %n <floor(s)|tower piece(s)>", nullptr, placed.floors),
                           firstEdition);
    else if (design.towerFoundation)
        parts << inEdition(SquareWords::tr("<tower foundation|tower place>"), firstEdition);
    if (design.watchtower)
        parts << SquareWords::tr("watchtower");
    if (placed.bridge)
        parts << SquareWords::tr("bridge");
    return joined(parts, ", ");
}

struct FeatureWords
{
    TOWERWATCH_PHRASES(FeatureWords)
};

/// A tower belongs to nobody; a figure on top closes it.
Text top(const Position &position, const std::vector<Colour> &owners)
{
    return owners.empty() ? FeatureWords::tr("open", "tower")
                          : FeatureWords::tr("closed by %1", "tower, player")
                                .arg(playerName(position.scenario(), owners[0]));
}

/// A place that is no road, city or field: a monastery counts the tiles around it.
Text placeWords(const Position &position, int tile, const Place &place)
{
    const Board &board = position.board();
    const Square at = board.placed(tile).at;
    const bool monastery = place.kind == PlaceKind::Monastery;
    Texts parts{place.kind == PlaceKind::Tower ? FeatureWords::tr("tower")
                                               : placeName(place, board.design(tile))};
    if (monastery)
        parts << FeatureWords::tr("%1 of 9 tiles").arg(areaOf(board, at).size());
    std::vector<Colour> holders;
    for (const int index : board.figuresOn(tile))
        if (const Figure &figure = board.figure(index);
            figure.isOn(place.kind) && figure.owner && ranges::count(holders, *figure.owner) == 0)
            holders.push_back(*figure.owner);
    if (place.kind == PlaceKind::Tower)
        parts << inEdition(
            FeatureWords::tr("%n <floor(s)|tower piece(s)>", nullptr, board.placed(tile).floors),
            inFirstEdition(position.scenario()));
    if (place.kind != PlaceKind::Tower)
        parts << (holders.empty() ? FeatureWords::tr("unoccupied")
                                  : FeatureWords::tr("occupied by %1")
                                        .arg(enumerated(playerNames(position.scenario(), holders))));
    else if (holders.empty() || board.placed(tile).floors > 0)
        parts << top(position, holders);
    return joined(parts, ", ");
}

} // namespace

Text figureWords(const Position &position, const Page &ruling, int index)
{
    const Figure &figure = position.board().figure(index);
    const Text label = figureLabel(position, index);
    const Tile *tile = figure.at ? position.board().designAt(*figure.at) : nullptr;
    const Text where =
        figure.on && figure.isNamed()
            ? SquareWords::tr("%1, %2", "figure, place").arg(label, placeName(*figure.on, tile))
            : label;
    const Row *row = rowOf(ruling, index);
    return row ? SquareWords::tr("%1: %2", "figure, verdict").arg(where, row->word) +
                     footnoteMarks(row->footnotes)
               : where;
}

Text squareWords(const Position &position, const Page &ruling, Square square)
{
    const Board &board = position.board();
    const int tile = board.tileAt(square);
    const Tile *design = tile < 0 ? nullptr : board.design(tile);
    if (!design)
        return SquareWords::tr("%1: empty", "square").arg(phrase(square));
    Texts lines{SquareWords::tr("%1: %2", "square, tile")
                    .arg(phrase(square),
                         tileWords(board.placed(tile), *design, inFirstEdition(position.scenario())))};
    for (const int figure : board.figuresOn(tile))
        lines << figureWords(position, ruling, figure);
    return joined(lines, "\n");
}

Text featureWords(const Position &position, Square square, const Place &place)
{
    const Board &board = position.board();
    const int tile = board.tileAt(square);
    if (tile < 0 || !board.design(tile))
        return {};
    const int feature = board.featureAt(tile, place);
    return feature < 0 ? capitalized(placeWords(position, tile, place)) : featureWords(position, feature);
}

Text featureWords(const Position &position, int id)
{
    const Board &board = position.board();
    const Feature &feature = board.feature(id);
    const int tiles = static_cast<int>(board.tilesOf(id).size());
    const Text kind = feature.castle ? FeatureWords::tr("castle") : word(feature.kind);
    Texts parts{FeatureWords::tr("%1, %n tile(s)", "kind of feature", tiles).arg(kind)};
    if (feature.coatsOfArms > 0)
        parts << FeatureWords::tr("%n coat(s) of arms", nullptr, feature.coatsOfArms);
    if (feature.complete && feature.kind != FeatureKind::Field)
        parts << FeatureWords::tr("complete");
    const bool field = feature.kind == FeatureKind::Field;
    const Text majority = enumerated(
        playerNames(position.scenario(), field ? strongest(strengths(board, board.figuresIn(id), false, 0))
                                               : holdersOf(board, id)));
    const Text name = capitalized(joined(parts, ", "));
    return majority.empty() ? name : name + "; " + FeatureWords::tr("majority: %1").arg(majority);
}

} // namespace towerwatch
