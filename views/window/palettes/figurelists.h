// SPDX-License-Identifier: MIT
/// The common figures that can be put on the board, each a picture that can be dragged.
#pragma once

#include "model/scenario/scenario.h"

#include <QListWidget>

#include <array>

namespace towerwatch {

/// The kinds that stand in the palette itself.
inline constexpr std::array commonKinds{FigureKind::Meeple, FigureKind::LargeMeeple, FigureKind::Builder,
                                        FigureKind::Pig,    FigureKind::Abbot,       FigureKind::Mayor};

/// The common figures of one player, each with its name, in as many columns as these have room for.
class CommonFigures : public QListWidget
{
public:
    explicit CommonFigures(QWidget *parent);

    /// Draws the figures of this player.
    void draw(Colour player);
    /// Chooses the figure, if it is a common one.
    void choose(FigureKind kind);
    /// Finds the columns and the height, after names or what is shown have changed.
    void layOut();

    static FigureKind kindOf(const QListWidgetItem &item);

protected:
    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QList<QListWidgetItem *> &items) const override;
    void resizeEvent(QResizeEvent *event) override;

private:
    Colour m_player = Colour::Red;
};

/// Whether the kind stands in the palette itself.
bool isCommon(FigureKind kind);

/// The owner of a figure that `player` takes; none if the kind is neutral.
std::optional<Colour> ownerOf(FigureKind kind, Colour player);

} // namespace towerwatch
