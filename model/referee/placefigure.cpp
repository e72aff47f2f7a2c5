// SPDX-License-Identifier: MIT
#include "model/referee/answerkinds.h"
#include "model/referee/moment.h"
#include "model/referee/referee.h"
#include "model/value/ranges.h"

namespace towerwatch {

bool hasInSupply(const Board &board, Colour colour, FigureKind kind)
{
    const Player *player = board.player(colour);
    if (!player || !player->supply)
        return true;
    return ranges::any_of(*player->supply,
                          [&](const auto &entry) { return entry.first == kind && entry.second > 0; });
}

PlaceFigureAnswer judgeTop(const Board &board, Square at)
{
    const int tile = board.tileAt(at);
    const Tile *design = tile < 0 ? nullptr : board.design(tile);
    PlaceFigureAnswer answer;
    if (!design || !design->towerFoundation) {
        refuse(answer, {.name = FactName::NoFoundation, .at = at, .because = {cite::towerCloseAnyOpen}});
        return answer;
    }
    if (board.placed(tile).floors == 0)
        refuse(answer, {.name = FactName::NoFloorYet, .at = at, .because = {cite::towerFoundationFloorOnly}});
    if (const int top = board.figureOnTower(tile); top >= 0)
        refuse(answer, {.name = FactName::Closed, .at = at, .figure = top, .because = {cite::towerClose}});
    return answer;
}

PlaceFigureAnswer placeFigure(const Board &board, Square at, FigureKind kind, Colour by)
{
    const TowerTop top = towerTopFor(kind, board.rules().tower);
    PlaceFigureAnswer answer;
    for (const Facts &facts : {momentAgainst(board.scenario(), by, kind), judgeTop(board, at).facts})
        for (const Fact &fact : facts)
            refuse(answer, fact);
    if (!answer.facts.empty() && answer.facts.back().name == FactName::NoFoundation)
        return answer;
    if (const bool open = top.legal == Legality::Open; top.legal != Legality::Yes)
        refuse(answer, {.name = FactName::Kind, .kind = kind, .open = open, .because = {top.ruling}});
    if (!hasInSupply(board, by, kind)) {
        addOnce(answer.because, cite::towerActionChoice);
        refuse(answer, {.name = FactName::NoneLeft,
                        .kind = kind,
                        .player = by,
                        .because = {cite::prisonerNotSupply, cite::towerActionChoice}});
    }
    answer.ransomWouldHelp = answer.facts.size() == 1 && answer.facts.front().name == FactName::NoneLeft &&
                             ransom(board, by, {}, kind).legal == Legality::Yes;
    if (isRefused(answer.facts))
        return answer;
    answer.legal = top.legal;
    answer.because = {top.ruling};
    addOnce(answer.because, {cite::towerClose, cite::towerCloseAnyOpen, cite::captureOnFloorOnly,
                             cite::towerMeepleStays, cite::towerSeparateFeature});
    if (kind == FigureKind::Phantom)
        addOnce(answer.because, phantomFollows(board.scenario(), by));
    return answer;
}

const AnswerKind placeFigureKind{
    .answer = [](const Board &board, const Question &question, Colour by) -> AnswerBody {
        return placeFigure(board, question.at.value_or(Square{}),
                           question.figure.value_or(FigureKind::Meeple), by);
    },
    .write = nullptr,
    .mark = [](BoardMarks &marks,
               const Answer &answer) { marks.litSquares.assign(1, answer.question.at.value_or(Square{})); },
    .ground = [](Grounds &grounds, const Board &board,
                 const Answer &answer) { grounds.addTop(board, answer.question); },
    .decisive = {{"legal"}},
    .hinges = true};

} // namespace towerwatch
