// SPDX-License-Identifier: MIT
#include "model/referee/answerkinds.h"
#include "model/referee/answervalue.h"
#include "model/referee/moment.h"
#include "model/referee/referee.h"

namespace towerwatch {

ActionsAnswer actions(const Board &board, Colour by)
{
    ActionsAnswer answer;
    const auto allowed = [&](std::optional<FigureKind> figure) {
        return momentAgainst(board.scenario(), by, figure).empty();
    };
    const bool floorAllowed = allowed({});
    answer.barred = momentAgainst(board.scenario(), by);
    for (const int tile : board.towers()) {
        const Square at = board.placed(tile).at;
        const PlaceFloorAnswer floor = judgeFloor(board, at, by);
        if (floorAllowed && floor.legal == Legality::Yes)
            answer.floor.push_back(at);
        else if (floorAllowed && floor.facts.back().name != FactName::Closed)
            answer.barred = {floor.facts.back()};
        if (board.figureOnTower(tile) >= 0)
            answer.closed.push_back(at);
        else if (board.placed(tile).floors == 0)
            answer.bare.push_back(at);
        if (!judgeTop(board, at).facts.empty())
            continue;
        TowerTopChoice choice{.at = at, .because = {cite::towerCloseAnyOpen}};
        for (const FigureKind kind : allOf<FigureKind>) {
            const TowerTop top = towerTopFor(kind, board.rules().tower);
            if (top.legal == Legality::No || !hasInSupply(board, by, kind) || !allowed(kind))
                continue;
            (top.legal == Legality::Yes ? choice.kinds : choice.open).push_back(kind);
            if (top.legal == Legality::Open)
                addOnce(choice.because, top.ruling);
        }
        if (!choice.kinds.empty() || !choice.open.empty())
            answer.figures.push_back(std::move(choice));
    }
    answer.ransom = ransom(board, by);
    answer.because = {cite::towerActionChoice, cite::towerActionAnyTile, cite::towerCloseAnyOpen};
    const Player *player = board.player(by);
    if (player && player->floors == 0 && !answer.figures.empty())
        answer.because.push_back(cite::towerFloorOneWay);
    if (board.rules().tower == TowerRules::C2) // its booklets alone have the misprint
        answer.because.push_back(cite::zmgMisprintFoundationNeeded);
    addOnce(answer.because, answer.ransom.because);
    answer.steps = stepsOf(board, by, answer);
    return answer;
}

const AnswerKind actionsKind{
    .answer = [](const Board &board, const Question &, Colour by) -> AnswerBody {
        return actions(board, by);
    },
    .write =
        [](Value &map, const AnswerWriter &, const Answer &answer) {
            const auto &body = std::get<ActionsAnswer>(answer.body);
            map.set("floor", body.floor);
            map.set("figures", Value::listOf(body.figures, [](const TowerTopChoice &choice) {
                        return Value::map("at", choice.at, "kinds", choice.kinds, "open", choice.open);
                    }));
            map.set("ransom", toValue(body.ransom.legal));
            map.set("steps", Value::listOf(body.steps, [](const TurnStep &step) {
                        return Value::map("step", step.step, "state", step.state, "because",
                                          toValue(step.because));
                    }));
        },
    .mark = [](BoardMarks &marks,
               const Answer &answer) { marks.litSquares = std::get<ActionsAnswer>(answer.body).floor; },
    .ground = nullptr,
    .decisive = {{"floor"}, {"figures"}, {"ransom"}}};

} // namespace towerwatch
