// SPDX-License-Identifier: MIT
/// Hinges of a verdict: single changes that would change it: another edition, house rule, player or height.
#pragma once

#include "model/inquiry/variants.h"
#include "model/referee/capture.h"

namespace towerwatch {

/// The changes that lead to another outcome, and to which. Empty: nothing of this kind changes it.
template <typename Outcome> struct Hinges
{
    std::vector<std::pair<TowerRules, Outcome>> tower = {}; ///< under the same house rules
    std::vector<std::pair<HouseRule, Outcome>> house = {};  ///< each switched alone, on or off
    std::vector<std::pair<Colour, Outcome>> by = {};        ///< of a figure: others who may place this floor
    std::optional<std::pair<int, Outcome>> height = {};     ///< of a figure: the nearest, of two the lower
    friend bool operator==(const Hinges &, const Hinges &) = default;

    bool empty() const { return tower.empty() && house.empty() && by.empty() && !height; }
};
using FigureHinges = Hinges<Verdict>;
using LegalityHinges = Hinges<Legality>;

/// The hinges of all verdicts of one answer.
struct AnswerHinges
{
    std::vector<FigureHinges> figures = {};      ///< of a floor: for each of its figures
    std::optional<LegalityHinges> legality = {}; ///< of placing a figure and of a ransom
    friend bool operator==(const AnswerHinges &, const AnswerHinges &) = default;
};

/// A change that is shown without being made: other rules, another player, another height of the tower.
struct Trial
{
    std::optional<TableRules> rules = {};
    std::optional<Colour> by = {};
    std::optional<int> height = {}; ///< with the new floor
    friend bool operator==(const Trial &, const Trial &) = default;
};

/// Finds hinges: answers a scenario under all other rules. The catalogue must outlive it.
class HingeFinder
{
public:
    HingeFinder(const Scenario &scenario, const TileCatalogue &catalogue);

    /// The hinges of all verdicts of an answer.
    AnswerHinges of(const Answer &answer) const;

private:
    /// The hinges of a figure, judged as the target of the floor that `by` places as number `height` on a
    /// tower, whose reach is known under each of the rules. `others`: who else may place it.
    FigureHinges ofFigure(int figure, std::vector<TowerReach> &tower, int height, Colour by,
                          const std::vector<Colour> &others) const;
    /// The hinges of whether a figure may be placed or a ransom be paid.
    LegalityHinges ofQuestion(const Question &question) const;
    const Board &own() const { return m_variants.own().board(); }

    Variants m_variants;
};

/// Adds `hinges` to the value of an answer: to each of its figures, or to the answer itself.
void addHinges(Value &value, const AnswerHinges &hinges);

/// Answers a question about a board that has the rules of the trial already.
Answer answerAsTried(const Board &board, const TileCatalogue &catalogue, Question question,
                     const std::optional<Trial> &trial);

/// Whether a question is about a floor on a tower that has one already, which may be the one just placed.
bool canBeJustPlaced(const Board &board, const Question &question);

/// The verdict on a figure, if the floor that the answer is about can capture it; else null.
const FigureVerdict *captureOf(int figure, const Answer *answer);

} // namespace towerwatch
