// SPDX-License-Identifier: MIT
#include "model/value/ranges.h"
#include "views/words/words.h"

#include <array>

namespace towerwatch {

namespace {

struct FigureWords
{
    TOWERWATCH_PHRASES(FigureWords)
};

/// How a kind of figure is called, with "a" or "the", and in the first edition where that differs; `about`
/// for translators.
struct KindWords
{
    const char *one, *name, *about = nullptr, *first = nullptr, *aboutFirst = nullptr;
};
constexpr auto kindWords = std::to_array<KindWords>({
    {TOWERWATCH_PHRASE("FigureWords", "a <meeple|follower>"), TOWERWATCH_PHRASE("Words", "meeple"), nullptr,
     TOWERWATCH_PHRASE_ABOUT("Words", "follower", "first edition")},
    {TOWERWATCH_PHRASE("FigureWords", "a <large meeple|big follower>"),
     TOWERWATCH_PHRASE("Words", "large meeple"), nullptr,
     TOWERWATCH_PHRASE_ABOUT("Words", "big follower", "first edition")},
    {TOWERWATCH_PHRASE("FigureWords", "a mayor"), TOWERWATCH_PHRASE("Words", "mayor")},
    {TOWERWATCH_PHRASE("FigureWords", "a wagon"), TOWERWATCH_PHRASE("Words", "wagon")},
    {TOWERWATCH_PHRASE("FigureWords", "a phantom"), TOWERWATCH_PHRASE("Words", "phantom")},
    {TOWERWATCH_PHRASE("FigureWords", "an abbot"), TOWERWATCH_PHRASE("Words", "abbot")},
    {TOWERWATCH_PHRASE("FigureWords", "a ringmaster"), TOWERWATCH_PHRASE("Words", "ringmaster")},
    {TOWERWATCH_PHRASE("FigureWords", "a guard"), TOWERWATCH_PHRASE("Words", "guard")},
    {TOWERWATCH_PHRASE("FigureWords", "a builder"), TOWERWATCH_PHRASE("Words", "builder")},
    {TOWERWATCH_PHRASE("FigureWords", "a pig"), TOWERWATCH_PHRASE("Words", "pig")},
    {TOWERWATCH_PHRASE("FigureWords", "a barn"), TOWERWATCH_PHRASE("Words", "barn")},
    {TOWERWATCH_PHRASE("FigureWords", "a shepherd"), TOWERWATCH_PHRASE("Words", "shepherd")},
    {TOWERWATCH_PHRASE("FigureWords", "a sheep"), TOWERWATCH_PHRASE("Words", "sheep")},
    {TOWERWATCH_PHRASE("FigureWords", "the fairy"), TOWERWATCH_PHRASE("Words", "fairy")},
    {TOWERWATCH_PHRASE("FigureWords", "the dragon"), TOWERWATCH_PHRASE("Words", "dragon")},
    {TOWERWATCH_PHRASE("FigureWords", "the count"), TOWERWATCH_PHRASE_ABOUT("Words", "count", "figure")},
    {TOWERWATCH_PHRASE("FigureWords", "the mage"), TOWERWATCH_PHRASE("Words", "mage")},
    {TOWERWATCH_PHRASE("FigureWords", "the witch"), TOWERWATCH_PHRASE("Words", "witch")},
    {TOWERWATCH_PHRASE("FigureWords", "the big top"), TOWERWATCH_PHRASE("Words", "big top")},
    {TOWERWATCH_PHRASE("FigureWords", "the gingerbread man"), TOWERWATCH_PHRASE("Words", "gingerbread man")},
    {TOWERWATCH_PHRASE("FigureWords", "a ferry"), TOWERWATCH_PHRASE("Words", "ferry")},
    {TOWERWATCH_PHRASE("FigureWords", "a gold ingot"), TOWERWATCH_PHRASE("Words", "gold ingot")},
});
static_assert(kindWords.size() == enumNames<FigureKind>.size());

const KindWords &wordsOf(FigureKind kind)
{
    return kindWords[static_cast<std::size_t>(kind)];
}

/// Which of several places of its kind on a tile; nothing of a kind that a tile has but once.
Text sideOf(const Place &place)
{
    if (place.kind == PlaceKind::Field)
        return place.halfEdge ? word(*place.halfEdge) : FigureWords::tr("enclosed", "a field");
    return namesSide(place.kind) ? word(place.side) : Text();
}

/// In which building, where that is a monastery in the widest sense.
Text standingIn(std::string_view building)
{
    if (building == "abbey")
        return FigureWords::tr("in the abbey", "a figure stands");
    if (building == "shrine")
        return FigureWords::tr("at the shrine", "a figure stands");
    if (building == "japanese-building")
        return FigureWords::tr("in the Japanese building", "a figure stands");
    if (building == "darmstadt-church")
        return FigureWords::tr("in the Darmstadt church", "a figure stands");
    return FigureWords::tr("in the monastery", "a figure stands");
}

/// Where a figure stands, as the end of its description.
Text standing(const Board &board, const Figure &figure)
{
    const Tile *tile = figure.at ? board.designAt(*figure.at) : nullptr;
    switch (figure.on->kind) {
    case PlaceKind::Road: return FigureWords::tr("on the road", "a figure stands");
    case PlaceKind::City: return FigureWords::tr("in the city", "a figure stands");
    case PlaceKind::Castle: return FigureWords::tr("in the castle", "a figure stands");
    case PlaceKind::Field: return FigureWords::tr("in the field", "a figure stands");
    case PlaceKind::Monastery: return standingIn(tile ? std::string_view(tile->building) : "");
    case PlaceKind::Garden: return FigureWords::tr("in the garden", "a figure stands");
    case PlaceKind::Tower: return FigureWords::tr("on the tower", "a figure stands");
    case PlaceKind::Bridge: return FigureWords::tr("on the bridge", "a figure stands");
    case PlaceKind::Acrobat: return FigureWords::tr("on the acrobat space", "a figure stands");
    case PlaceKind::Carcassonne: return FigureWords::tr("in the City of Carcassonne", "a figure stands");
    case PlaceKind::Wheel: return FigureWords::tr("on the Wheel of Fortune", "a figure stands");
    }
    return {};
}

/// Whether another figure like this one stands in another place of the same kind on its tile. Where more
/// stand than on any real tile, nobody looks: each is then told by its side.
bool hasDouble(const Board &board, const Figure &figure)
{
    constexpr std::size_t mostLookedAt = 16;
    const int tile = figure.at ? board.tileAt(*figure.at) : -1;
    if (tile < 0 || !figure.on)
        return false;
    const auto there = board.figuresOn(tile);
    return there.size() > mostLookedAt || ranges::any_of(there, [&](int index) {
               const Figure &other = board.figure(index);
               return other.kind == figure.kind && other.owner == figure.owner && other.on != figure.on &&
                      other.isOn(figure.on->kind);
           });
}

/// Whether the file gives it an id and its kind alone does not say which figure it is.
bool hasTellingId(const Scenario &scenario, const Figure &figure)
{
    return figure.isNamed() && !shown(figure.id).empty() && figure.id != name(figure.kind) &&
           (figure.owner || ranges::count(scenario.figures, figure.kind, &Figure::kind) > 1);
}

/// A square as people see it from a tower: "2 squares north of the tower"; without one, or elsewhere, by its
/// numbers at the edge of the board: "at (1, 0)".
Text whereabouts(Square at, std::optional<Square> tower)
{
    const int away = tower ? stepsBetween(at, *tower) : 0;
    if (tower == at)
        return FigureWords::tr("on the tower’s own tile", "where a figure stands");
    if (tower && at.x == tower->x)
        return at.y < tower->y ? FigureWords::tr("%n square(s) north of the tower", nullptr, away)
                               : FigureWords::tr("%n square(s) south of the tower", nullptr, away);
    if (tower && at.y == tower->y)
        return at.x > tower->x ? FigureWords::tr("%n square(s) east of the tower", nullptr, away)
                               : FigureWords::tr("%n square(s) west of the tower", nullptr, away);
    return FigureWords::tr("at %1", "square where a figure stands").arg(phrase(at));
}

} // namespace

Text word(FigureKind kind)
{
    return translated("Words", wordsOf(kind).name, wordsOf(kind).about);
}

Text word(FigureKind kind, TowerRules rules)
{
    const KindWords &words = wordsOf(kind);
    return words.first && switchesOf(rules).wordsOfFirstEdition
               ? translated("Words", words.first, words.aboutFirst)
               : word(kind);
}

Text oneOf(FigureKind kind, TowerRules rules)
{
    return inEdition(FigureWords::tr(wordsOf(kind).one), switchesOf(rules).wordsOfFirstEdition);
}

Text standingAt(const Board &board, const Figure &figure, std::optional<Square> tower)
{
    return standing(board, figure) + " " + whereabouts(*figure.at, tower);
}

Text figureName(const Position &position, int index)
{
    const Figure &figure = position.board().figure(index);
    const Text kind = word(figure.kind, position.scenario().rules.tower), id = shown(figure.id);
    if (hasTellingId(position.scenario(), figure))
        return figure.owner ? FigureWords::tr("%1 %2 (%3)", "kind, id and player")
                                  .arg(kind, id, playerName(position.scenario(), *figure.owner))
                            : FigureWords::tr("%1 %2", "kind and id").arg(kind, id);
    return figure.owner ? FigureWords::tr("%1’s %2", "player, figure")
                              .arg(playerName(position.scenario(), *figure.owner), kind)
                        : FigureWords::tr("the %1", "neutral figure").arg(kind);
}

Text figureLabel(const Position &position, int index, std::optional<Square> tower)
{
    const Figure &figure = position.board().figure(index);
    Texts parts{figureName(position, index)};
    if (hasTellingId(position.scenario(), figure))
        return parts.front();
    if (figure.on) {
        const Text side = hasDouble(position.board(), figure) ? sideOf(*figure.on) : Text();
        const Text where = standing(position.board(), figure);
        parts << (side.empty() ? where : FigureWords::tr("%1 (%2)", "on the road, north").arg(where, side));
    }
    const bool onTower = figure.isOn(PlaceKind::Tower);
    if (figure.at && !(onTower && figure.at == tower))
        parts << whereabouts(*figure.at, onTower ? std::nullopt : tower);
    return joined(parts, " ");
}

} // namespace towerwatch
