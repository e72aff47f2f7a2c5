// SPDX-License-Identifier: MIT
/// What the user holds over the board and is about to put down.
#pragma once

#include "model/scenario/figures.h"

#include <QMimeData>
#include <QString>

#include <memory>

namespace towerwatch {

/// The tool in hand: a tile, a figure or nothing.
struct Hand
{
    QString tile = {};                     ///< the id of a tile; empty: none
    Rotation rotation = Rotation::R0;      ///< of the tile
    std::optional<FigureKind> figure = {}; ///< a figure, where there is no tile
    std::optional<Colour> owner = {};      ///< of the figure; none: neutral

    bool isEmpty() const { return tile.isEmpty() && !figure; }

    /// The type of dragged data that says all of it.
    static QString mimeType() { return QStringLiteral("application/x-towerwatch-hand"); }
    /// The hand as data to drag.
    std::unique_ptr<QMimeData> toMime() const;
    /// The hand that is dragged; empty if it is something else.
    static Hand fromMime(const QMimeData *data);

    friend bool operator==(const Hand &, const Hand &) = default;
};

} // namespace towerwatch
