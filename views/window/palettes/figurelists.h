// SPDX-License-Identifier: MIT
/// The common figures that can be put on the board, each a picture that can be dragged.
#pragma once

#include "model/scenario/scenario.h"

#include <QTableWidget>

#include <array>
#include <vector>

namespace towerwatch {

/// How wide a column is, in pixels.
inline constexpr int figureColumn = 31;

/// The kinds that every table has.
inline constexpr std::array commonKinds{FigureKind::Meeple, FigureKind::LargeMeeple, FigureKind::Builder,
                                        FigureKind::Pig};

/// The common figures: a row for each kind, a column for each player.
class CommonFigures : public QTableWidget
{
public:
    explicit CommonFigures(QWidget *parent);

    /// Draws the figures of these players, a column each, as far as their columns are shown.
    void draw(const std::vector<Colour> &players);
    /// Chooses the figure, if it is a common one.
    void choose(FigureKind kind, int column);

    static FigureKind kindOf(const QTableWidgetItem &item);
    static Colour colourOf(const QTableWidgetItem &item);

protected:
    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QList<QTableWidgetItem *> &items) const override;
};

/// Whether every table has this kind.
bool isCommon(FigureKind kind);

/// The owner of a figure that `player` takes; none if the kind is neutral.
std::optional<Colour> ownerOf(FigureKind kind, Colour player);

} // namespace towerwatch
