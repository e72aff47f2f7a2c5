// SPDX-License-Identifier: MIT
#include "views/wording/squarewords.h"

#include "views/wording/words.h"

#include <QCoreApplication>

namespace towerwatch {

namespace {

struct SquareWords
{
    Q_DECLARE_TR_FUNCTIONS(SquareWords)
};

QString tileWords(const PlacedTile &placed, const Tile &design)
{
    QStringList parts{tileName(design)};
    if (placed.floors > 0)
        parts << SquareWords::tr("tower with %n floor(s)", nullptr, placed.floors);
    else if (design.towerFoundation)
        parts << SquareWords::tr("tower foundation");
    if (design.watchtower)
        parts << SquareWords::tr("watchtower");
    if (placed.bridge)
        parts << SquareWords::tr("bridge");
    return parts.join(QStringLiteral(", "));
}

QString numbered(const QList<int> &footnotes)
{
    QStringList numbers;
    for (const int number : footnotes)
        numbers << QString::number(number);
    return numbers.isEmpty() ? QString() : QStringLiteral(" [%1]").arg(numbers.join(QStringLiteral(", ")));
}

} // namespace

QString figureWords(const Position &position, const Explanation &ruling, int index)
{
    const Figure &figure = position.board().figure(index);
    const QString label = figureLabel(position, index);
    QString where =
        figure.on ? SquareWords::tr("%1, %2", "figure, place").arg(label, phrase(*figure.on)) : label;
    for (const Statement &statement : ruling.statements)
        if (statement.figure == index && statement.verdict)
            return SquareWords::tr("%1: %2", "figure, verdict").arg(where, statement.verdictWord) +
                   numbered(statement.footnotes);
    return where;
}

QString squareWords(const Position &position, const Explanation &ruling, Square square)
{
    const Board &board = position.board();
    const int tile = board.tileAt(square);
    const Tile *design = tile < 0 ? nullptr : board.design(tile);
    if (!design)
        return SquareWords::tr("%1: empty", "square").arg(phrase(square));
    QStringList lines{SquareWords::tr("%1: %2", "square, tile")
                          .arg(phrase(square), tileWords(board.placed(tile), *design))};
    for (const int figure : board.figuresOn(tile))
        lines << figureWords(position, ruling, figure);
    return lines.join(u'\n');
}

} // namespace towerwatch
