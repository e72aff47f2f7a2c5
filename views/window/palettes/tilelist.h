// SPDX-License-Identifier: MIT
/// The pictures of tiles with their names, in as many columns as there is room for.
#pragma once

#include <QListView>

namespace towerwatch {

class TileList : public QListView
{
public:
    static constexpr int tileSide = 52; ///< of a picture, in logical pixels

    TileList(QAbstractItemModel *tiles, QWidget *parent);

    /// Spreads the columns over the width.
    void fillWidth();
    /// Shows the first tiles once they are laid out.
    void scrollUp();

protected:
    void resizeEvent(QResizeEvent *event) override;
};

} // namespace towerwatch
