// SPDX-License-Identifier: MIT
#include "model/board/places.h"
#include "model/format/scenarioreader.h"
#include "model/format/sections.h"
#include "model/value/ranges.h"

#include <algorithm>
#include <functional>
#include <set>

namespace towerwatch {

namespace {

/// The checks of one scenario; each member reports what one section has wrong.
class Checks
{
public:
    Checks(YamlReader &reader, const Scenario &scenario, const ScenarioMarks &marks,
           const TileCatalogue &catalogue)
        : m_reader(reader)
        , m_scenario(scenario)
        , m_marks(marks)
        , m_catalogue(catalogue)
        , m_board(scenario, catalogue)
    {
    }

    void designs()
    {
        std::set<std::string_view> seen;
        for (std::size_t i = 0; i < m_scenario.designs.size(); ++i) {
            const std::string &id = m_scenario.designs[i].id;
            if (m_catalogue.find(id))
                m_reader.report(ProblemId::CatalogueId, m_marks.designs[i], {id});
            else if (!seen.insert(id).second)
                m_reader.report(ProblemId::DuplicateId, m_marks.designs[i], {id});
        }
    }

    void tiles()
    {
        for (std::size_t i = 0; i < m_scenario.tiles.size(); ++i) {
            const PlacedTile &placed = m_scenario.tiles[i];
            const auto &mark = m_marks.tiles[i];
            const Tile *tile = m_board.design(static_cast<int>(i));
            if (m_board.tileAt(placed.at) != static_cast<int>(i))
                m_reader.report(ProblemId::SquareTaken, mark.of("at"), {toText(placed.at)});
            if (!tile) {
                if (!placed.tile.empty())
                    m_reader.report(ProblemId::UnknownTile, mark.of("tile"),
                                    {placed.tile, m_reader.suggestion(placed.tile, tileIds())});
                continue;
            }
            if (placed.floors > 0 && !tile->towerFoundation)
                m_reader.report(ProblemId::NoFoundation, mark.of("floors"), {placed.tile});
            if (placed.bridge)
                for (const Side end : endsOf(*placed.bridge))
                    if (tile->edge(turnedBack(end, placed.rotation)) != Edge::Field) {
                        m_reader.report(ProblemId::BridgeNeedsFields, mark.of("bridge"),
                                        {placed.tile, std::string(name(*placed.bridge))});
                        break;
                    }
        }
    }

    void castles()
    {
        for (std::size_t i = 0; i < m_scenario.castles.size(); ++i) {
            const Castle &castle = m_scenario.castles[i];
            const auto &mark = m_marks.castles[i];
            const int tile = m_board.tileAt(castle.at);
            if (tile < 0)
                m_reader.report(ProblemId::NoTileHere, mark.of("at"), {toText(castle.at)});
            else if (m_board.design(tile) && m_board.cityAt(tile, castle.city) < 0)
                m_reader.report(ProblemId::NoCityForCastle, mark.of("city"),
                                {std::string(name(castle.city)), m_board.placed(tile).tile},
                                placesAt(tile, true));
        }
    }

    void figures()
    {
        std::set<std::string_view> ids;
        SquareIndex towers(m_scenario.figures.size());
        for (std::size_t i = 0; i < m_scenario.figures.size(); ++i) {
            const Figure &figure = m_scenario.figures[i];
            const auto &mark = m_marks.figures[i];
            if (!figure.id.empty() && !ids.insert(figure.id).second)
                m_reader.report(ProblemId::DuplicateId, mark.of("id"), {figure.id});
            if (figure.owner)
                player(*figure.owner, mark.of("owner"));
            if (!figure.at)
                continue;
            const int tile = m_board.tileAt(*figure.at);
            if (tile >= 0 && !figure.on && !isNeutral(figure.kind) && m_board.design(tile))
                m_reader.addKnown(mark.of("on"), placesAt(tile, false));
            if (tile < 0)
                m_reader.report(ProblemId::NoTileHere, mark.of("at"), {toText(*figure.at)});
            else if (figure.on && m_board.design(tile))
                place(tile, *figure.on, mark.of("on"));
            if (figure.isOn(PlaceKind::Tower) && !towers.insert(*figure.at, 0))
                m_reader.report(ProblemId::TowerTopTaken, mark.of("on"), {toText(*figure.at)});
        }
    }

    void turnAndPrisoners()
    {
        if (const auto onTurn = towerwatch::onTurn(m_scenario))
            player(*onTurn, m_marks.turn.of("player"));
        if (m_scenario.turn && m_scenario.turn->laid)
            if (const auto at = m_scenario.turn->laid->at; at && m_board.tileAt(*at) < 0)
                m_reader.report(ProblemId::NoTileHere, m_marks.turn.of("laid"), {toText(*at)});
        for (std::size_t i = 0; i < m_scenario.players.size(); ++i)
            for (std::size_t j = 0; j < m_scenario.players[i].prisoners.size(); ++j)
                player(m_scenario.players[i].prisoners[j].owner, m_marks.prisoners[i][j]);
    }

    void questions()
    {
        if (m_scenario.questions.empty())
            return;
        if (const auto excess = excessOf(m_scenario, m_scenario.questions, {m_scenario.rules}, m_marks))
            m_reader.report(excess->id, excess->mark, excess->facts);
        const auto ids = figureIds(m_scenario);
        const std::vector<std::string_view> names(ids.begin(), ids.end());
        const std::set<std::string_view> known(names.begin(), names.end());
        for (std::size_t i = 0; i < m_scenario.questions.size(); ++i) {
            const Question &question = m_scenario.questions[i];
            const auto &mark = m_marks.questions[i];
            if (question.by)
                player(*question.by, mark.of("by"));
            if (question.from)
                player(*question.from, mark.of("from"));
            const std::string_view where = squareKeyOf(question.ask);
            const Topic about = questionKindOf(question.ask).about;
            if (question.at && (about == Topic::Tile || about == Topic::Watchtower)) {
                const int tile = m_board.tileAt(*question.at);
                if (tile < 0)
                    m_reader.report(ProblemId::NoTileHere, mark.of(where), {toText(*question.at)});
                else if (m_board.design(tile) && !isAskedAt(about, *m_board.design(tile)))
                    m_reader.report(ProblemId::NoWatchtower, mark.of(where), {toText(*question.at)});
            }
            if (question.placed && question.at)
                if (const int tile = m_board.tileAt(*question.at);
                    tile < 0 || m_board.placed(tile).floors == 0)
                    m_reader.report(ProblemId::NoFloorPlaced, mark.of("placed"), {toText(*question.at)});
            if (question.target && !known.contains(*question.target))
                m_reader.report(ProblemId::NoSuchFigure, mark.of("target"),
                                {*question.target, m_reader.suggestion(*question.target, names)},
                                {ids.begin(), ids.begin() + static_cast<std::ptrdiff_t>(
                                                                std::min(ids.size(), limits::known))});
        }
    }

private:
    void player(Colour colour, Mark mark)
    {
        if (!m_scenario.players.empty() && !findPlayer(m_scenario, colour))
            m_reader.report(ProblemId::NotAPlayer, mark, {std::string(name(colour))}, players());
    }

    std::vector<std::string> players() const
    {
        std::vector<std::string> known;
        for (const Player &player : m_scenario.players)
            known.emplace_back(name(player.colour));
        return known;
    }

    /// The places of a tile as a file names them, of its cities alone if told.
    std::vector<std::string> placesAt(int tile, bool cities) const
    {
        std::vector<std::string> known;
        for (const Place &place : placesOf(m_board, tile))
            if (!cities || place.kind == PlaceKind::City || place.kind == PlaceKind::Castle)
                known.push_back(toText(place));
        return known;
    }

    void place(int tile, const Place &place, Mark mark)
    {
        const std::string side(name(place.side));
        switch (stateOf(m_board, tile, place)) {
        case PlaceState::There: break;
        case PlaceState::Missing:
            m_reader.report(ProblemId::NoSuchPlace, mark, {toText(place), m_board.placed(tile).tile},
                            placesAt(tile, false));
            break;
        case PlaceState::CityIsCastle:
            m_reader.report(ProblemId::CityIsCastle, mark, {"castle " + side});
            break;
        case PlaceState::CastleIsCity:
            m_reader.report(ProblemId::CastleIsCity, mark, {"city " + side});
            break;
        }
    }

    /// The ids that a tile may have.
    const std::vector<std::string_view> &tileIds()
    {
        if (m_tileIds.empty())
            for (const auto &tiles : {std::cref(m_catalogue.tiles()), std::cref(m_scenario.designs)})
                for (const Tile &tile : tiles.get())
                    m_tileIds.push_back(tile.id);
        return m_tileIds;
    }

    YamlReader &m_reader;
    const Scenario &m_scenario;
    const ScenarioMarks &m_marks;
    const TileCatalogue &m_catalogue;
    Board m_board;
    std::vector<std::string_view> m_tileIds;
};

} // namespace

void checkScenario(YamlReader &reader, const Scenario &scenario, const ScenarioMarks &marks,
                   const TileCatalogue &catalogue)
{
    Checks checks(reader, scenario, marks, catalogue);
    checks.designs();
    checks.tiles();
    checks.castles();
    checks.figures();
    checks.turnAndPrisoners();
    checks.questions();
}

void checkQuestions(YamlReader &reader, const Scenario &scenario, const ScenarioMarks &marks,
                    const TileCatalogue &catalogue)
{
    Checks(reader, scenario, marks, catalogue).questions();
}

void checkDesign(YamlReader &reader, const Tile &tile, Mark mark)
{
    const auto check = [&](const auto &segments, Edge kind) {
        for (const Side side : allSides) {
            const auto holders =
                ranges::count_if(segments, [&](const auto &segment) { return segment.sides.contains(side); });
            const std::string text(name(side));
            if (holders > 1)
                reader.report(ProblemId::DesignSideTwice, mark, {text, tile.id});
            else if (holders == 1 && tile.edge(side) != kind)
                reader.report(ProblemId::DesignSideKind, mark, {text, tile.id});
            else if (holders == 0 && tile.edge(side) == kind)
                reader.report(ProblemId::DesignSideMissing, mark, {text, tile.id});
        }
        for (const auto &segment : segments)
            if (segment.sides.empty())
                reader.report(ProblemId::DesignSideMissing, mark, {"-", tile.id});
    };
    check(tile.cities, Edge::City);
    check(tile.roads, Edge::Road);
    for (const HalfEdge half : allHalfEdges) {
        const auto holders = ranges::count_if(
            tile.fields, [&](const FieldSegment &field) { return field.halfEdges.contains(half); });
        const Edge edge = tile.edge(sideOf(half));
        const std::string text(name(half));
        if (holders > 1)
            reader.report(ProblemId::DesignSideTwice, mark, {text, tile.id});
        else if (holders == 1 && edge != Edge::Field && edge != Edge::Road)
            reader.report(ProblemId::DesignSideKind, mark, {text, tile.id});
    }
    if (ranges::count_if(tile.fields, [](const FieldSegment &field) { return field.halfEdges.empty(); }) > 1)
        reader.report(ProblemId::DesignSideTwice, mark, {"inner", tile.id});
}

} // namespace towerwatch
