// SPDX-License-Identifier: MIT
/// The lists of the figures that can be put on the board, each a picture that can be dragged.
#pragma once

#include "model/scenario/scenario.h"

#include <QListWidget>
#include <QTableWidget>

#include <array>
#include <vector>

namespace towerwatch {

/// The kinds that every table has.
inline constexpr std::array commonKinds{FigureKind::Meeple, FigureKind::LargeMeeple, FigureKind::Builder,
                                        FigureKind::Pig};

/// The common figures: a row for each kind, a column for each player.
class CommonFigures : public QTableWidget
{
public:
    explicit CommonFigures(QWidget *parent);

    /// Draws the figures of these players, a column each.
    void draw(const std::vector<Colour> &players);
    /// Chooses the figure, if it is a common one.
    void choose(FigureKind kind, int column);

    static FigureKind kindOf(const QTableWidgetItem &item);
    static Colour colourOf(const QTableWidgetItem &item);

protected:
    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QList<QTableWidgetItem *> &items) const override;
};

/// The other kinds of figures.
class OtherFigures : public QListWidget
{
public:
    explicit OtherFigures(QWidget *parent);

    /// Draws the figures of this player, neutral ones in their own colours.
    void draw(Colour player);
    /// Chooses the figure, if it is one of these.
    void choose(FigureKind kind);

    static FigureKind kindOf(const QListWidgetItem &item);

protected:
    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QList<QListWidgetItem *> &items) const override;

private:
    Colour m_player = Colour::Red;
};

/// The owner of a figure that `player` takes; none if the kind is neutral.
std::optional<Colour> ownerOf(FigureKind kind, Colour player);

} // namespace towerwatch
