// SPDX-License-Identifier: MIT
#include "views/wording/questionwords.h"

#include "views/wording/words.h"

#include <QCoreApplication>

namespace towerwatch {

namespace {

struct Questions
{
    Q_DECLARE_TR_FUNCTIONS(Questions)
};

} // namespace

QString questionName(const Position &position, const Question &question)
{
    const Scenario &scenario = position.scenario();
    const QString at = phrase(question.at.value_or(Square{}));
    const QString by = word(askerOf(scenario, question));
    switch (question.ask) {
    case Ask::PlaceFloor: return Questions::tr("%1: a floor at %2", "player, square").arg(by, at);
    case Ask::PlaceFigure:
        return Questions::tr("%1: %2 onto the tower at %3", "player, figure, square")
            .arg(by, word(question.figure.value_or(FigureKind::Meeple), scenario.rules.tower), at);
    case Ask::Watchtower: return Questions::tr("Watchtower at %1").arg(at);
    case Ask::Score: return question.at ? Questions::tr("Scoring at %1").arg(at) : Questions::tr("Scoring");
    case Ask::Ransom: return Questions::tr("%1: ransom", "player").arg(by);
    case Ask::Actions: return Questions::tr("%1: tower actions", "player").arg(by);
    }
    return {};
}

} // namespace towerwatch
