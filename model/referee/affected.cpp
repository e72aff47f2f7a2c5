// SPDX-License-Identifier: MIT
#include "model/referee/warnings.h"
#include "model/value/ranges.h"

#include <set>

namespace towerwatch {

namespace {

/// What an answer depends on.
class Grounds
{
public:
    Grounds(const Board &board, const Answer &answer)
        : m_board(board)
        , m_at(answer.question.at)
    {
        std::visit([this](const auto &body) { add(body); }, answer.body);
    }

    std::set<int> features = {}, figures = {};
    std::set<Square> squares = {}; ///< whose figures, castles and copies count
    bool moment = false;           ///< the answer depends on where the turn stands

private:
    void addFigure(int figure)
    {
        if (figure < 0)
            return;
        figures.insert(figure);
        if (m_board.featureOf(figure) >= 0)
            features.insert(m_board.featureOf(figure));
    }
    void addFigureOnTower()
    {
        if (const int tile = m_at ? m_board.tileAt(*m_at) : -1; tile >= 0)
            for (const int figure : m_board.figuresOn(tile))
                if (m_board.figure(figure).isOn(PlaceKind::Tower))
                    figures.insert(figure);
    }
    void add(const PlaceFloorAnswer &answer)
    {
        moment = true;
        addFigureOnTower();
        for (const FigureVerdict &verdict : answer.figures) {
            figures.insert(verdict.figure);
            for (const Consequence &consequence : verdict.consequences) {
                if (consequence.effect == Effect::Majority || consequence.effect == Effect::Orphan)
                    addFigure(verdict.figure);
            }
        }
    }
    void add(const PlaceFigureAnswer &)
    {
        moment = true;
        addFigureOnTower();
    }
    void add(const WatchtowerAnswer &answer)
    {
        squares.insert(answer.area.begin(), answer.area.end());
        for (const WatchtowerFeature &feature : answer.features)
            features.insert(feature.feature);
    }
    void add(const ScoreAnswer &answer)
    {
        for (const ScoredFeature &scored : answer.features)
            if (scored.feature >= 0)
                features.insert(scored.feature);
            else
                squares.insert(scored.tiles.begin(), scored.tiles.end());
        if (const int tile = m_at ? m_board.tileAt(*m_at) : -1; tile >= 0)
            for (const auto &[feature, sides] : m_board.roadsAndCitiesOf(tile))
                features.insert(feature);
    }
    void add(const RansomAnswer &) { moment = true; }
    void add(const ActionsAnswer &) { moment = true; }
    void add(const OutlookAnswer &answer) { addFigure(answer.figure); }

    const Board &m_board;
    std::optional<Square> m_at;
};

/// The features that meet a side of a tile, a bridge's road among them.
std::set<int> featuresAt(const Board &board, Square square, Side side)
{
    const int tile = board.tileAt(square);
    if (tile < 0 || !board.design(tile))
        return {};
    std::set<int> found{board.cityAt(tile, side), board.roadAt(tile, side)};
    for (const HalfEdge half : allHalfEdges)
        if (sideOf(half) == side)
            found.insert(board.fieldAt(tile, half));
    if (isEndOf(board.placed(tile).bridge, side))
        found.insert(board.bridgeOf(tile));
    found.erase(-1);
    return found;
}

bool meet(const std::set<int> &a, const std::set<int> &b)
{
    return ranges::any_of(a, [&](int value) { return b.contains(value); });
}

bool borderMatters(const Warning &warning, const Board &board, const Grounds &grounds)
{
    for (const Side side : allSides)
        if (neighbour(*warning.at, side) == *warning.other)
            return meet(featuresAt(board, *warning.at, side), grounds.features) ||
                   meet(featuresAt(board, *warning.other, opposite(side)), grounds.features);
    return false;
}

bool matters(const Warning &warning, const Board &board, const Grounds &grounds)
{
    switch (warning.code) {
    case WarningCode::EdgeMismatch:
    case WarningCode::BridgeEnd: return borderMatters(warning, board, grounds);
    case WarningCode::BareFoundation:
    case WarningCode::UnsuitablePlace:
        return grounds.figures.contains(warning.index) ||
               (warning.at && grounds.squares.contains(*warning.at)) ||
               grounds.features.contains(board.featureOf(warning.index));
    case WarningCode::IrregularCastle: {
        const Side side = board.scenario().castles[static_cast<std::size_t>(warning.index)].city;
        return grounds.squares.contains(*warning.at) ||
               meet(featuresAt(board, *warning.at, side), grounds.features);
    }
    case WarningCode::TurnUnlikely: return grounds.moment;
    case WarningCode::MutualPrisoners: // it is answered as things stand after the exchange
    case WarningCode::LeftAlone:
    case WarningCode::TooManyCopies: return false; // what lies there counts as it lies
    }
    return false;
}

} // namespace

std::vector<Warning> warningsAbout(const Answer &answer, const Board &board,
                                   const std::vector<Warning> &warnings)
{
    if (warnings.empty())
        return {};
    const Grounds grounds(board, answer);
    std::vector<Warning> found;
    ranges::copy_if(warnings, std::back_inserter(found),
                    [&](const Warning &warning) { return matters(warning, board, grounds); });
    return found;
}

bool concerns(const Warning &warning, Square square)
{
    return warning.at == square || warning.other == square;
}

} // namespace towerwatch
