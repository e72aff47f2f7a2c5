// SPDX-License-Identifier: MIT
#include "views/board/clickwords.h"

#include "model/inquiry/suggestions.h"
#include "views/board/boardwidget.h"
#include "views/wording/words.h"

namespace towerwatch {

QString refusalWords(const Ghost &ghost, TowerRules rules)
{
    const QString at = phrase(ghost.at);
    const QString figure = word(ghost.figure.figure, rules), place = ghost.on ? phrase(*ghost.on) : QString();
    switch (ghost.kind == Ghost::Kind::None ? Refusal::None : ghost.refusal) {
    case Refusal::OffTable: return BoardWidget::tr("The table ends here");
    case Refusal::SquareTaken: return BoardWidget::tr("A tile lies at %1 already").arg(at);
    case Refusal::NoTile: return BoardWidget::tr("A figure needs a tile to stand on: there is none at %1").arg(at);
    case Refusal::NoPlace: return BoardWidget::tr("No figure stands here: point at a road, a city or a field");
    case Refusal::TowerTaken: return BoardWidget::tr("A figure stands on the tower at %1 already").arg(at);
    case Refusal::UnsuitablePlace:
        return BoardWidget::tr("Such a figure (%1) never stands there: %2. Hold Ctrl to put it there all the same",
                               "figure, place")
            .arg(figure, place);
    case Refusal::None: break;
    }
    return ghost.unsuitable ? BoardWidget::tr("Such a figure (%1) never stands there: %2. It will be marked as a problem",
                                              "figure, place")
                                  .arg(figure, place)
                            : QString();
}

QString clickWords(const BoardWidget &board, std::optional<Square> square, int figure)
{
    const Hand &hand = board.hand();
    const Position &position = *board.position();
    if (const QString why = refusalWords(board.ghost(), position.scenario().rules.tower); !why.isEmpty())
        return why;
    if (!hand.tile.isEmpty())
        return BoardWidget::tr("Click a square to lay the tile; R turns it, Escape puts it back");
    if (hand.figure)
        return BoardWidget::tr("Click a place on a tile for the figure (%1); Escape puts it back")
            .arg(word(*hand.figure, position.scenario().rules.tower));
    if (board.isCarrying())
        return BoardWidget::tr("Click or press Enter where it goes; Escape leaves it where it is");
    if (figure >= 0)
        return BoardWidget::tr("Click: what can happen to %1?").arg(figureLabel(position, figure));
    if (!square)
        return {};
    const auto questions = questionsAbout(position.board(), *square);
    if (questions.empty())
        return BoardWidget::tr("Empty square %1: click to see what fits here").arg(phrase(*square));
    switch (questions.front().ask) {
    case Ask::PlaceFloor:
        return (inFirstEdition(position.scenario())
                    ? BoardWidget::tr("Click: how far does the tower at %1 reach with one more tower piece?",
                                      "first edition")
                    : BoardWidget::tr("Click: how far does the tower at %1 reach with one more floor?"))
            .arg(phrase(*square));
    case Ask::Watchtower:
        return BoardWidget::tr("Click: what is the watchtower at %1 worth?").arg(phrase(*square));
    case Ask::PlaceFigure:
    case Ask::Score:
    case Ask::Ransom:
    case Ask::Actions:
    case Ask::Outlook: break;
    }
    return BoardWidget::tr("Click to select the tile at %1; right click for more").arg(phrase(*square));
}

} // namespace towerwatch
