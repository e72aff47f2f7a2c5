// SPDX-License-Identifier: MIT
#include "views/window/board/clickwords.h"

#include "model/inquiry/suggestions.h"
#include "model/referee/referee.h"
#include "views/telling/questionwords.h"
#include "views/window/board/boardwidget.h"
#include "views/words/words.h"

namespace towerwatch {

QString refusalWords(const Ghost &ghost, const Position &position)
{
    const QString at = phrase(ghost.at);
    const QString figure = word(ghost.figure.figure, position.scenario().rules.tower);
    const QString place = ghost.on ? placeName(*ghost.on, position.board().designAt(ghost.at)) : QString();
    switch (ghost.kind == Ghost::Kind::None ? Refusal::None : ghost.refusal) {
    case Refusal::OffTable: return BoardWidget::tr("The table ends here");
    case Refusal::SquareTaken: return BoardWidget::tr("A tile lies at %1 already").arg(at);
    case Refusal::NoTile:
        return BoardWidget::tr("A figure needs a tile to stand on: there is none at %1").arg(at);
    case Refusal::NoPlace:
        return BoardWidget::tr(
            "No figure can stand here: point at a road, a city, a field or another place for figures");
    case Refusal::TowerTaken: return BoardWidget::tr("A figure stands on the tower at %1 already").arg(at);
    case Refusal::UnsuitablePlace:
        return BoardWidget::tr(
                   "Such a figure (%1) never stands there: %2. Hold Ctrl to put it there all the same",
                   "figure, place")
            .arg(figure, place);
    case Refusal::None: break;
    }
    if (ghost.unsuitable && ghost.on->kind == PlaceKind::Tower &&
        everStandsOn(ghost.figure.figure, PlaceKind::Tower))
        return BoardWidget::tr("No tower stands at %1 yet. The figure will be marked as a problem").arg(at);
    return ghost.unsuitable
               ? BoardWidget::tr("Such a figure (%1) never stands there: %2. It will be marked as a problem",
                                 "figure, place")
                     .arg(figure, place)
               : QString();
}

QString givingWords(const Hand &hand, bool byKeys)
{
    if (!hand.owner)
        return {};
    const QString words =
        byKeys
            ? BoardWidget::tr("F6 to a player, Enter: prisoner", "what is done with the figure in hand")
            : BoardWidget::tr("or click the player who captured it", "what is done with the figure in hand");
    return QStringLiteral("  ·  ") + words;
}

namespace {

/// What can be done with what is in hand or carried; empty: nothing is.
QString handWords(const BoardWidget &board, bool byKeys)
{
    const Hand &hand = board.hand();
    if (!hand.tile.isEmpty())
        return byKeys
                   ? BoardWidget::tr(
                         "Arrow keys choose the square, Enter lays the tile, R turns it, Escape puts it back")
                   : BoardWidget::tr(
                         "Click a square to lay the tile; R turns it, Shift keeps another in hand, "
                         "right-click or Escape puts it back");
    if (hand.figure)
        return (byKeys ? BoardWidget::tr("Arrow keys and Tab choose the place, Enter puts the figure (%1) "
                                         "there, Escape puts it back")
                       : BoardWidget::tr(
                             "Click a place on a tile for the figure (%1); Shift keeps another in hand, "
                             "right-click or Escape puts it back"))
                   .arg(word(*hand.figure, board.position()->scenario().rules.tower)) +
               givingWords(hand, byKeys);
    return board.isCarrying()
               ? BoardWidget::tr("Click or press Enter where it goes; Escape leaves it where it is")
               : QString();
}

/// How the keys come to the figures of a square on which Enter asks about the tile.
QString figureKeys(const Board &board, Square square)
{
    const auto figures = static_cast<int>(board.figuresOn(board.tileAt(square)).size());
    return figures == 0
               ? QString()
               : QStringLiteral("  ·  ") + BoardWidget::tr("Tab: the %n figure(s) there", nullptr, figures);
}

/// What is asked by a click or by Enter.
QString asking(const Position &position, const Question &question, bool byKeys)
{
    return (byKeys ? BoardWidget::tr("Enter asks “%1”", "a question")
                   : BoardWidget::tr("Click to ask “%1”", "a question"))
        .arg(questionName(position, question));
}

} // namespace

QString clickWords(const BoardWidget &board, std::optional<Square> square, int figure)
{
    const bool byKeys = board.ledByKeys();
    const Position &position = *board.position();
    if (const QString why = refusalWords(board.ghost(), position); !why.isEmpty())
        return why;
    if (const QString words = handWords(board, byKeys); !words.isEmpty())
        return words;
    if (figure >= 0 && board.rulingSpeaksOf(figure))
        return (byKeys ? BoardWidget::tr("Enter chooses %1 in the answer", "a figure")
                       : BoardWidget::tr("Click to choose %1 in the answer", "a figure"))
            .arg(figureLabel(position, figure));
    if (figure >= 0)
        return asking(position, questionsAboutFigure(position.board(), figure).front(), byKeys);
    if (!square)
        return {};
    const auto questions = questionsAbout(position.board(), *square);
    if (questions.empty())
        return (byKeys ? BoardWidget::tr("Empty square %1: type a tile’s letter, a word or its edges (crfr); "
                                         "Enter shows what fits")
                       : BoardWidget::tr("Empty square %1: click to see what fits here"))
            .arg(phrase(*square));
    const QString more = byKeys ? figureKeys(position.board(), *square) : QString();
    return asking(position, board.pointsAtFeature() ? questions.back() : questions.front(), byKeys) + more;
}

QString cursorWords(const BoardWidget &board)
{
    if (!board.cursor())
        return {};
    const int figure = board.cursorFigure();
    const QStringList words =
        board.warningsAt(*board.cursor(), figure) + QStringList(clickWords(board, board.cursor(), figure));
    return words.join(QStringLiteral("  ·  "));
}

QString clickWords(const BoardWidget &board)
{
    const auto [square, figure] = board.target();
    return clickWords(board, square, figure);
}

} // namespace towerwatch
