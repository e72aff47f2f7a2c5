// SPDX-License-Identifier: MIT
#include "model/referee/watchtowers.h"

#include "model/board/fittingtiles.h"
#include "model/referee/referee.h"
#include "model/value/ranges.h"

#include <map>
#include <set>

namespace towerwatch {

namespace {

/// The ruling that says that a meeple on this place counts; none for roads and cities, where it is plain.
std::optional<RulingId> placeRuling(const Figure &figure)
{
    switch (figure.on ? figure.on->kind : PlaceKind::Road) {
    case PlaceKind::Field:
    case PlaceKind::Monastery:
    case PlaceKind::Garden: return cite::wtFarmersCount;
    case PlaceKind::Tower: return cite::wtTowerTopCounts;
    case PlaceKind::Acrobat: return cite::wtAcrobatsCount;
    case PlaceKind::Castle: return cite::wtCastleLords;
    case PlaceKind::Road:
    case PlaceKind::City:
    case PlaceKind::Bridge:
    case PlaceKind::Carcassonne:
    case PlaceKind::Wheel: break;
    }
    return std::nullopt;
}

void addCountingRulings(const Figure &figure, Because &because)
{
    if (figure.kind != FigureKind::Meeple)
        addOnce(because, cite::wtMeepleKinds);
    if (rulesOf(figure.kind).strength != 1)
        addOnce(because, cite::wtLargeIsOne);
    if (const auto ruling = placeRuling(figure))
        addOnce(because, *ruling);
}

/// The meeples in an area, each once; a castle lord through any tile of his castle. In the order of the file.
std::vector<int> meeplesIn(const Board &board, const std::vector<Square> &area, Because &because)
{
    std::set<int> counted;
    const auto count = [&](int i) {
        const Figure &figure = board.figure(i);
        if (!isMeeple(figure.kind))
            addOnce(because, cite::wtMeepleKinds);
        else if (counted.insert(i).second)
            addCountingRulings(figure, because);
    };
    for (const Square square : area) {
        const int tile = board.tileAt(square);
        for (const int figure : board.figuresOn(tile))
            count(figure);
        for (const Side side : allSides)
            if (const int city = board.cityAt(tile, side); city >= 0 && board.feature(city).castle)
                for (const int lord : board.figuresIn(city))
                    if (board.figure(lord).isOn(PlaceKind::Castle))
                        count(lord);
    }
    return {counted.begin(), counted.end()};
}

/// How many meeples stand on each square; a castle lord is counted at his own.
std::vector<SquareCount> countMeeples(const Board &board, const std::vector<Square> &area, Because &because)
{
    std::map<Square, int> bySquare;
    for (const int figure : meeplesIn(board, area, because))
        ++bySquare[*board.figure(figure).at];
    std::vector<SquareCount> counts;
    counts.reserve(bySquare.size());
    for (const auto &[at, number] : bySquare)
        counts.push_back({at, number});
    return counts;
}

/// A city segment of a tile, by a side it touches in board orientation.
Side sideOfCity(const Board &board, int tile, const CitySegment &city)
{
    const SideSet sides = city.sides.turned(board.placed(tile).rotation);
    return *ranges::find_if(allSides, [&](Side side) { return sides.contains(side); });
}

/// The city segments of a tile that touch a side and are no castle; where one is, `castle` says so.
std::vector<const CitySegment *> citiesOf(const Board &board, int tile, RulingId castle, Because &because)
{
    std::vector<const CitySegment *> cities;
    for (const CitySegment &city : board.design(tile)->cities) {
        if (city.sides.empty())
            continue;
        const int feature = board.cityAt(tile, sideOfCity(board, tile, city));
        if (feature < 0 || !board.feature(feature).castle)
            cities.push_back(&city);
        else if (castle != cite::wtCoatUnderCastle || city.coatsOfArms > 0)
            addOnce(because, castle);
    }
    return cities;
}

int countCoats(const Board &board, int tile, Because &because)
{
    int coats = 0;
    for (const CitySegment *city : citiesOf(board, tile, cite::wtCoatUnderCastle, because))
        coats += city->coatsOfArms;
    if (coats > 1)
        addOnce(because, cite::wtCoatEach);
    return coats;
}

int countCityTile(const Board &board, int tile, Because &because)
{
    const std::size_t cities = citiesOf(board, tile, cite::wtCityNoCastle, because).size();
    if (cities > 1)
        addOnce(because, cite::wtCoatEach);
    return cities > 0 ? 1 : 0;
}

int countRoadTile(const Board &board, int tile, Because &because)
{
    const bool bridge = board.placed(tile).bridge.has_value();
    const std::size_t roads = board.design(tile)->roads.size() + (bridge ? 1 : 0);
    if (bridge)
        addOnce(because, cite::wtRoadBridges);
    if (roads > 1)
        addOnce(because, cite::wtCoatEach);
    return roads > 0 ? 1 : 0;
}

int countMonastery(const Board &board, int tile, Because &because)
{
    const Tile &design = *board.design(tile);
    if (!design.building.empty() || design.garden)
        addOnce(because, cite::wtMonasticBuildings);
    if (design.monastery && design.building.find("monastery") != std::string::npos)
        addOnce(because, cite::wtSpecialMonasteryPosition);
    return design.monastery ? 1 : 0;
}

int countOn(const Board &board, int tile, Bonus per, Because &because)
{
    switch (per) {
    case Bonus::CoatOfArms: return countCoats(board, tile, because);
    case Bonus::RoadTile: return countRoadTile(board, tile, because);
    case Bonus::CityTile: return countCityTile(board, tile, because);
    case Bonus::Monastery: return countMonastery(board, tile, because);
    case Bonus::Meeple: return 0;
    }
    return 0;
}

/// What each square of the area adds to a watchtower of this kind; squares that add nothing are left out.
std::vector<SquareCount> countFor(const Board &board, const std::vector<Square> &area, Bonus per,
                                  Because &because)
{
    if (per == Bonus::Meeple)
        return countMeeples(board, area, because);
    std::vector<SquareCount> counts;
    for (const Square square : area) {
        const int tile = board.tileAt(square);
        if (const int count = board.design(tile) ? countOn(board, tile, per, because) : 0; count > 0)
            counts.push_back({square, count});
    }
    return counts;
}

RulingId typeRuling(Bonus per)
{
    constexpr std::array<RulingId, 5> rulings{cite::wtTypeMeeple, cite::wtTypeCoat, cite::wtTypeRoad,
                                              cite::wtTypeCity, cite::wtTypeMonastery};
    return rulings[static_cast<std::size_t>(per)];
}

/// Whether the tile belongs to the feature with more than one segment.
bool entersTwice(const Board &board, int tile, const WatchtowerFeature &feature)
{
    const Tile &design = *board.design(tile);
    const Rotation rotation = board.placed(tile).rotation;
    const auto inFeature = [&](const auto &segment) {
        const unsigned sides = segment.sides.turned(rotation).bits();
        return (sides & feature.sides.bits()) != 0;
    };
    return feature.kind == FeatureKind::City ? ranges::count_if(design.cities, inFeature) > 1
                                             : ranges::count_if(design.roads, inFeature) > 1;
}

/// The rulings about the roads and cities of the tile and who stands in them.
void addFeatureRulings(const Board &board, int tile, std::vector<WatchtowerFeature> &features,
                       Because &details)
{
    const bool anyComplete = ranges::any_of(features, [](const auto &f) { return f.complete; });
    const auto triggering = ranges::count_if(
        features, [](const auto &feature) { return feature.complete && !feature.figures.empty(); });
    for (WatchtowerFeature &feature : features) {
        Because &because = feature.because;
        if (feature.complete && meetsMisfit(board, feature.feature))
            addOnce(because, cite::unmatchedSideCloses);
        if (feature.complete && feature.figures.empty() && !board.figuresIn(feature.feature).empty())
            addOnce(because, cite::wtUnrelatedSegment);
        if (feature.figures.empty())
            continue;
        if (feature.complete && feature.figures.size() > 1)
            addOnce(because, {cite::wtSeveralMeeples, cite::wtMajorityIrrelevant});
        if (feature.complete && entersTwice(board, tile, feature))
            addOnce(because, cite::wtSeveralSegments);
        if (!feature.complete && anyComplete)
            addOnce(because, cite::wtUnrelatedSegment);
        for (const int figure : feature.figures) {
            if (board.figure(figure).isOn(PlaceKind::Bridge))
                addOnce(because, cite::wtBridgeTrigger);
            if (board.figure(figure).kind == FigureKind::Wagon)
                addOnce(because, cite::wtWagonAfter);
        }
    }
    for (const WatchtowerFeature &feature : features)
        addOnce(details, feature.because);
    if (triggering > 1)
        addOnce(details, cite::wtTwoFeaturesSameTile);
    if (anyComplete && triggering == 0)
        addOnce(details, cite::wtUnoccupied);
}

/// The rulings about figures on the tile and monks around it that never trigger.
void addBystanderRulings(const Board &board, int tile, const std::vector<Square> &area, Because &because)
{
    for (const Square square : area)
        for (const int i : board.figuresOn(board.tileAt(square))) {
            if (board.figure(i).isOn(PlaceKind::Monastery))
                addOnce(because, cite::wtNoMonks);
            if (board.figure(i).isOn(PlaceKind::Monastery) || board.figure(i).isOn(PlaceKind::Garden))
                addOnce(because, cite::wtNoOtherFeatures);
        }
    for (const int i : board.figuresOn(tile)) {
        const Figure &figure = board.figure(i);
        if (figure.kind == FigureKind::Builder)
            addOnce(because, cite::wtBuilderNoTrigger);
        else if (figure.isOn(PlaceKind::Field))
            addOnce(because, cite::wtNoFarmers);
        else if (figure.isOn(PlaceKind::Tower))
            addOnce(because, cite::wtTowerTopCounts);
        else if (figure.isOn(PlaceKind::Castle))
            addOnce(because, cite::wtCastleConversionNoTrigger);
    }
}

/// Whether the figure stands in a complete road or city of its tile, as a meeple.
bool triggersNow(const Board &board, int figure)
{
    const int feature = board.featureOf(figure);
    if (feature < 0 || !isMeeple(board.figure(figure).kind))
        return false;
    const Feature &entered = board.feature(feature);
    return entered.kind != FeatureKind::Field && !entered.castle && entered.complete;
}

/// Figures that do not count where meeples do.
std::vector<int> uncountedIn(const Board &board, const std::vector<Square> &area)
{
    std::vector<int> figures;
    for (const Square square : area)
        for (const int figure : board.figuresOn(board.tileAt(square)))
            if (!isMeeple(board.figure(figure).kind))
                figures.push_back(figure);
    return figures;
}

} // namespace

std::vector<Square> areaOf(const Board &board, Square at)
{
    std::vector<Square> area;
    for (int y = -1; y <= 1; ++y)
        for (int x = -1; x <= 1; ++x)
            if (const Square square = at + Square{x, y}; board.tileAt(square) >= 0)
                area.push_back(square);
    return area;
}

std::vector<WatchtowerFeature> triggersOf(const Board &board, int tile)
{
    std::vector<WatchtowerFeature> features;
    for (const auto &[id, sides] : board.roadsAndCitiesOf(tile)) {
        const Feature &feature = board.feature(id);
        if (feature.castle)
            continue;
        WatchtowerFeature entry{
            .feature = id, .kind = feature.kind, .sides = sides, .complete = feature.complete};
        for (const int figure : board.figuresOn(tile))
            if (board.featureOf(figure) == id && isMeeple(board.figure(figure).kind))
                entry.figures.push_back(figure);
        features.push_back(std::move(entry));
    }
    return features;
}

OpenMeeples openMeeples(const Board &board)
{
    OpenMeeples open;
    for (const int i : board.figuresWithoutSquare()) {
        const Figure &figure = board.figure(i);
        if (!isMeeple(figure.kind) ||
            (!figure.isOn(PlaceKind::Wheel) && !figure.isOn(PlaceKind::Carcassonne)))
            continue;
        open.figures.push_back(i);
        addOnce(open.because, openRuling(figure));
    }
    return open;
}

RulingId openRuling(const Figure &figure)
{
    return figure.isOn(PlaceKind::Wheel) ? cite::wtWheelMeeples : cite::wtCityOfCarcassonneMeeples;
}

int WatchtowerValues::at(Square at)
{
    const auto [value, isNew] = m_values.try_emplace(at, 0);
    const Tile *design = m_board.designAt(at);
    if (!isNew || !design || !design->watchtower)
        return value->second;
    Because ignored;
    for (const SquareCount &square : countFor(m_board, areaOf(m_board, at), design->watchtower->per, ignored))
        value->second += square.count * design->watchtower->points;
    return value->second;
}

std::vector<Consequence> watchtowersLosing(const Board &board, int figure, WatchtowerValues &values)
{
    std::vector<Consequence> changes;
    const Figure &captured = board.figure(figure);
    if (!captured.at || !captured.owner)
        return changes;
    for (const Square at : areaOf(board, *captured.at)) {
        const Tile *design = board.designAt(at);
        if (!design || !design->watchtower)
            continue;
        const Watchtower &tower = *design->watchtower;
        const bool counts = tower.per == Bonus::Meeple && isMeeple(captured.kind);
        const int value = values.at(at);
        const int after = counts ? value - tower.points : value;
        const bool earns = at == *captured.at && triggersNow(board, figure);
        if (value == after && !(earns && value > 0))
            continue;
        Consequence change{.effect = Effect::Watchtower,
                           .player = *captured.owner,
                           .at = at,
                           .valueBefore = value,
                           .valueAfter = after,
                           .lost = earns ? value : 0};
        change.because.push_back(counts ? cite::wtTypeMeeple : cite::wtTrigger);
        if (earns)
            addOnce(change.because, {cite::wtTrigger, cite::towerCaptureBeforeScoring});
        changes.push_back(std::move(change));
    }
    return changes;
}

WatchtowerAnswer watchtower(const Board &board, Square at)
{
    return watchtower(board, at, openMeeples(board));
}

WatchtowerAnswer watchtower(const Board &board, Square at, const OpenMeeples &open)
{
    WatchtowerAnswer answer;
    const int tile = board.tileAt(at);
    if (tile < 0 || !board.design(tile) || !board.design(tile)->watchtower)
        return answer;
    answer.bonus = *board.design(tile)->watchtower;
    answer.area = areaOf(board, at);
    Because details;
    const RulingId type = typeRuling(answer.bonus.per);
    answer.counted = countFor(board, answer.area, answer.bonus.per, details);
    for (const SquareCount &square : answer.counted)
        answer.count += square.count;
    answer.value = answer.count * answer.bonus.points;
    answer.because = {cite::wtArea, type, cite::wtTrigger};
    answer.worth =
        answer.count > 0 ? Because{type} : details; // where nothing counts, what keeps it from that
    addOnce(answer.worth, {type, cite::wtArea});
    addOnce(answer.worth, details);
    if (answer.bonus.per == Bonus::Meeple) {
        answer.open = open.figures;
        answer.uncounted = uncountedIn(board, answer.area);
        addOnce(details, open.because);
    }
    answer.features = triggersOf(board, tile);
    answer.triggered = ranges::any_of(answer.features, [](const WatchtowerFeature &feature) {
        return feature.complete && !feature.figures.empty();
    });
    if (answer.value == 0)
        addOnce(details, cite::wtZero);
    if (answer.triggered && answer.bonus.per == Bonus::Meeple)
        addOnce(details, cite::wtSelfCounts);
    addFeatureRulings(board, tile, answer.features, details);
    addBystanderRulings(board, tile, answer.area, details);
    if (answer.triggered)
        addOnce(details, {cite::wtOrder, cite::wtIndependentScoring, cite::wtRepeatable});
    else
        addOnce(details, cite::wtNoFinalScoring);
    if (board.design(tile)->c3 && !board.design(tile)->c3->fieldsIfChanged.empty())
        addOnce(details, cite::wtC3Fields);
    addOnce(answer.because, details);
    return answer;
}

} // namespace towerwatch
