// SPDX-License-Identifier: MIT
#include "app/page/requests.h"
#include "model/board/fittingtiles.h"
#include "model/board/places.h"
#include "model/inquiry/suggestions.h"
#include "model/referee/referee.h"
#include "model/value/ranges.h"
#include "resources/catalogue.h"
#include "views/search/tilesearch.h"
#include "views/telling/page.h"
#include "views/telling/questionwords.h"
#include "views/words/words.h"

namespace towerwatch::web {

namespace {

constexpr std::size_t mostSoughtOfTiles = 100; ///< bytes

/// Those of the tiles that are what "words" say, the best first; of equals, what can occur comes before the
/// rest, and what is in every box before what few people have. Without words a board begins with a tower.
std::vector<Fit> searched(std::vector<Fit> fits, std::string_view words, const Table &table)
{
    const InPlay inPlay = table.inPlay();
    const bool isFirst = table.scenario().tiles.empty();
    const TileSearch search(words.substr(0, mostSoughtOfTiles));
    TileTexts texts;
    std::vector<std::pair<std::tuple<int, bool, bool>, Fit>> ranked;
    for (Fit &fit : fits)
        if (const auto rank = search.isEmpty() ? 0 : search.rank(fit, texts)) {
            const bool isRare = fit.tile->set == "guest" || !fit.tile->cornCircle.empty();
            const bool isLater = search.isEmpty() ? isFirst && !fit.tile->towerFoundation : isRare;
            ranked.emplace_back(std::tuple(*rank, !inPlay.has(*fit.tile), isLater), fit);
        }
    ranges::stable_sort(ranked, std::less(), [](const auto &each) { return each.first; });
    fits.clear();
    for (const auto &each : ranked)
        fits.push_back(each.second);
    return fits;
}

/// What fits on a square, each tile once in the rotation that suits best, the best first. With "all" what
/// clashes too, with "words" only what they name.
Value fitting(Table &table, Request &request)
{
    const Square at = request.square("at");
    if (table.board().tileAt(at) >= 0)
        request.refuse("at");
    if (!request.errors().empty())
        return {};
    const auto found = searched(fitsAt(table.board(), builtInTiles(), at, 0, request.flag("all")),
                                request.text("words"), table);
    std::set<const Tile *> listed;
    Value tiles = Value::list();
    for (const Fit &fit : found) {
        if (!listed.insert(fit.tile).second)
            continue; // another rotation
        Value tile = Value::map("id", fit.tile->id, "name", tileName(*fit.tile), "left", fit.left);
        tile.set("rotation", quarterTurns(fit.rotation), "fits",
                 ranges::count(fit.joints, Joint::Clashes) == 0);
        tiles.add(std::move(tile));
    }
    return Value::map("tiles", std::move(tiles));
}

/// The places of a tile, with the kinds that ever stand there; a monastery, which most would mean, before
/// what is around it.
Value placesOn(const Board &board, int tile, const InPlay &inPlay)
{
    std::vector<Place> places = placesOf(board, tile);
    const Tile *design = board.design(tile);
    if (design && !design->towerFoundation && !design->watchtower)
        std::stable_partition(places.begin(), places.end(),
                              [](const Place &place) { return place.kind == PlaceKind::Monastery; });
    return Value::listOf(places, [design, all = inPlay.kinds()](const Place &place) {
        std::vector<FigureKind> kinds;
        for (const FigureKind kind : all)
            if (!isNeutral(kind) && everStandsOn(kind, place.kind))
                kinds.push_back(kind);
        return Value::map("on", toText(place), "label", placeName(place, design), "kinds", kinds);
    });
}

/// All colours: those that have a seat as they sit, then the others.
std::vector<Colour> seatsOf(const Scenario &scenario)
{
    std::vector<Colour> seats;
    for (const Player &player : scenario.players)
        seats.push_back(player.colour);
    for (const Colour colour : allOf<Colour>)
        if (!findPlayer(scenario, colour))
            seats.push_back(colour);
    return seats;
}

Value places(Table &table, Request &request)
{
    const int tile = table.board().tileAt(request.square("at"));
    if (tile < 0)
        request.refuse("at");
    if (!request.errors().empty())
        return {};
    const TowerRules rules = table.scenario().rules.tower;
    const Tile *design = table.board().design(tile);
    const InPlay inPlay = table.inPlay();
    return Value::map("name", design ? tileName(*design) : shown(table.board().placed(tile).tile), "places",
                      placesOn(table.board(), tile, inPlay), "figures",
                      Value::listOf(inPlay.kinds(),
                                    [&](FigureKind kind) {
                                        Value figure = Value::map("kind", kind, "label", word(kind, rules));
                                        figure.set("neutral", isNeutral(kind), "other", !inPlay.has(kind));
                                        return figure;
                                    }),
                      "colours", Value::listOf(seatsOf(table.scenario()), [&](Colour colour) {
                          return Value::map("id", colour, "label", listedName(table.scenario(), colour));
                      }));
}

/// Where nothing tells who plays and one colour alone stands on the board, another asks who can be captured.
std::optional<Colour> likelyAsker(const Scenario &scenario)
{
    const auto owners = playerOrder(scenario);
    if (owners.size() != 1 || !scenario.players.empty() || onTurn(scenario))
        return {};
    return owners.front() == Colour::Blue ? Colour::Red : Colour::Blue;
}

/// What can be asked of a figure, at a square or at all; with "told" the verdict on a floor, too.
Value asks(Table &table, Request &request)
{
    const int figure = request.says("figure") ? figureOf(table, request, "figure") : -1;
    const auto at = request.says("at") ? std::optional(request.square("at")) : std::nullopt;
    if (!request.errors().empty())
        return {};
    const auto questions = figure >= 0 ? questionsAboutFigure(table.board(), figure)
                           : at        ? questionsAbout(table.board(), *at)
                                       : everyQuestion(table.board());
    const Position &position = table.position();
    return Value::map("questions", Value::listOf(questions, [&](Question question) {
                          const bool isFloor = at && question.ask == Ask::PlaceFloor;
                          if (isFloor)
                              question.by = likelyAsker(position.scenario());
                          Value value = Value::map("name", questionName(position, question), "question",
                                                   questionText(question), "ask", question.ask);
                          if (Footnotes none; isFloor && request.flag("told"))
                              value.set("verdict",
                                        tell(position, answer(table.board(), question), none).verdict);
                          return value;
                      }));
}

/// The expansions, and which of them can occur; with "missing" it is told anew which the table lacks.
Value expansionsInPlay(Table &table, Request &request)
{
    if (request.has("missing")) {
        PartNames missing;
        for (const std::string_view id : request.list("missing"))
            missing.emplace(id);
        table.take(ondesk::ExpansionsMissing{std::move(missing)});
    }
    const InPlay chosen = table.inPlay(), lying(allExpansions(), table.position());
    return Value::map("expansions", Value::listOf(expansions(), [&](const Expansion &expansion) {
                          Value value = Value::map("id", expansion.id, "name", nameOf(expansion));
                          value.set("inPlay", chosen.has(expansion), "onTable", lying.has(expansion));
                          return value;
                      }));
}

} // namespace

std::span<const Handler> choices()
{
    static constexpr std::array handlers{
        Handler{"fitting", fitting},
        Handler{"places", places},
        Handler{"asks", asks},
        Handler{"expansions", expansionsInPlay},
    };
    return handlers;
}

} // namespace towerwatch::web
