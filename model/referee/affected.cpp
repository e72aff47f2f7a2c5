// SPDX-License-Identifier: MIT
#include "model/referee/affected.h"
#include "model/value/ranges.h"

#include <algorithm>
#include <set>

namespace towerwatch {

namespace {

/// What an answer depends on.
struct Grounds
{
    std::set<int> features = {}, figures = {};
    std::set<Square> squares = {}; ///< whose figures, castles and copies count
    bool prisoners = false;

    void addFigure(const Board &board, int figure)
    {
        if (figure < 0)
            return;
        figures.insert(figure);
        if (board.featureOf(figure) >= 0)
            features.insert(board.featureOf(figure));
    }
    void addFiguresAt(const Board &board, std::optional<Square> square)
    {
        if (const int tile = square ? board.tileAt(*square) : -1; tile >= 0)
            for (const int figure : board.figuresOn(tile))
                if (board.figure(figure).isOn(PlaceKind::Tower))
                    figures.insert(figure);
    }
};

class GroundsOf
{
public:
    GroundsOf(const Board &board, const Question &question)
        : m_board(board)
        , m_question(question)
    {
    }

    void operator()(const PlaceFloorAnswer &answer)
    {
        m_found.addFiguresAt(m_board, m_question.at);
        for (const FigureVerdict &verdict : answer.figures) {
            m_found.figures.insert(verdict.figure);
            for (const Consequence &consequence : verdict.consequences) {
                m_found.prisoners = m_found.prisoners || consequence.effect == Effect::Exchange;
                if (consequence.effect == Effect::Majority || consequence.effect == Effect::Orphan)
                    m_found.addFigure(m_board, verdict.figure);
            }
        }
    }
    void operator()(const PlaceFigureAnswer &) { m_found.addFiguresAt(m_board, m_question.at); }
    void operator()(const WatchtowerAnswer &answer)
    {
        m_found.squares.insert(answer.area.begin(), answer.area.end());
        for (const WatchtowerFeature &feature : answer.features)
            m_found.features.insert(feature.feature);
    }
    void operator()(const ScoreAnswer &answer)
    {
        for (const ScoredFeature &scored : answer.features)
            if (scored.feature >= 0)
                m_found.features.insert(scored.feature);
            else
                m_found.squares.insert(scored.tiles.begin(), scored.tiles.end());
        if (const int tile = m_question.at ? m_board.tileAt(*m_question.at) : -1; tile >= 0)
            for (const auto &[feature, sides] : m_board.roadsAndCitiesOf(tile))
                m_found.features.insert(feature);
    }
    void operator()(const RansomAnswer &) { m_found.prisoners = true; }
    void operator()(const ActionsAnswer &) { m_found.prisoners = true; }
    void operator()(const OutlookAnswer &answer) { m_found.addFigure(m_board, answer.figure); }

    Grounds take() { return std::move(m_found); }

private:
    const Board &m_board;
    const Question &m_question;
    Grounds m_found;
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
    case WarningCode::MutualPrisoners: return grounds.prisoners;
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
    GroundsOf collect(board, answer.question);
    std::visit(collect, answer.body);
    const Grounds grounds = collect.take();
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
