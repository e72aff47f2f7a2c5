// SPDX-License-Identifier: MIT
#include "model/value/ranges.h"
#include "views/words/words.h"

#include <algorithm>

namespace towerwatch {

namespace {

struct Questions
{
    TOWERWATCH_PHRASES(Questions)
};

/// The figure asked about; its id where there is none of that name.
Text target(const Position &position, const Question &question)
{
    const auto &ids = position.ids();
    const std::string id = question.target.value_or(std::string());
    const auto found = ranges::find(ids, id);
    return found == ids.end() ? shown(id) : figureLabel(position, static_cast<int>(found - ids.begin()));
}

} // namespace

Text questionName(const Position &position, const Question &question)
{
    const Scenario &scenario = position.scenario();
    const Text at = phrase(question.at.value_or(Square{}));
    const Text by = ownerName(scenario, askerOf(scenario, question));
    switch (question.ask) {
    case Ask::PlaceFloor:
        return (inFirstEdition(scenario)
                    ? Questions::tr("%1: a tower piece at %2", "first edition; player, square")
                    : Questions::tr("%1: a floor at %2", "player, square"))
            .arg(by, at);
    case Ask::PlaceFigure:
        return Questions::tr("%1: %2 onto the tower at %3", "player, figure, square")
            .arg(by, word(question.figure.value_or(FigureKind::Meeple), scenario.rules.tower), at);
    case Ask::Watchtower: return Questions::tr("Watchtower at %1").arg(at);
    case Ask::Score: return question.at ? Questions::tr("Scoring at %1").arg(at) : Questions::tr("Scoring");
    case Ask::Ransom: return Questions::tr("%1: ransom", "player").arg(by);
    case Ask::Actions: return Questions::tr("%1: tower actions", "player").arg(by);
    case Ask::Outlook:
        return Questions::tr("%1: what can happen to %2", "player, figure")
            .arg(by, target(position, question));
    }
    return {};
}

} // namespace towerwatch
