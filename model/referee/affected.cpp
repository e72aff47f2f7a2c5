// SPDX-License-Identifier: MIT
#include "model/referee/answerkinds.h"
#include "model/value/ranges.h"

namespace towerwatch {

namespace {

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

bool matters(const Warning &warning, const Board &board, const Grounds &grounds, Ask ask)
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
    case WarningCode::TurnUnlikely: return questionKindOf(ask).inTurn;
    case WarningCode::MutualPrisoners: // it is answered as things stand after the exchange
    case WarningCode::LeftAlone:
    case WarningCode::TooManyCopies: return false; // what lies there counts as it lies
    }
    return false;
}

} // namespace

void Grounds::add(const Board &board, int figure)
{
    if (figure < 0)
        return;
    figures.insert(figure);
    if (board.featureOf(figure) >= 0)
        features.insert(board.featureOf(figure));
}

void Grounds::addTop(const Board &board, const Question &question)
{
    const int tile = question.at ? board.tileAt(*question.at) : -1;
    if (const int top = tile < 0 ? -1 : board.figureOnTower(tile); top >= 0)
        figures.insert(top);
}

std::vector<Warning> warningsAbout(const Answer &answer, const Board &board,
                                   const std::vector<Warning> &warnings)
{
    if (warnings.empty())
        return {};
    const Ask ask = answer.question.ask;
    Grounds grounds;
    if (const auto ground = answerKindOf(ask).ground)
        ground(grounds, board, answer);
    std::vector<Warning> found;
    ranges::copy_if(warnings, std::back_inserter(found),
                    [&](const Warning &warning) { return matters(warning, board, grounds, ask); });
    return found;
}

bool concerns(const Warning &warning, Square square)
{
    return warning.at == square || warning.other == square;
}

} // namespace towerwatch
