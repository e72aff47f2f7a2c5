// SPDX-License-Identifier: MIT
/// The tiles of the catalogue and of a scenario as a list with pictures, and the view of it.
#pragma once

#include "model/board/fittingtiles.h"
#include "model/board/position.h"
#include "views/drawing/art.h"
#include "views/window/board/hand.h"

#include <QAbstractListModel>
#include <QHash>
#include <QListView>
#include <QPixmap>

#include <functional>

namespace towerwatch {

class TileListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole,
        RotationRole, ///< degrees in which it is offered
        LeftRole      ///< copies left in the set; none: not counted
    };

    explicit TileListModel(QObject *parent = nullptr);

    /// The scenario's own tiles come first.
    void setPosition(const PositionPtr &position);
    /// Offers only what joins on this square, best first, with `anyway` also what does not; none: all tiles,
    /// unturned.
    void setTarget(std::optional<Square> target, bool anyway = false);
    /// The edition whose set the copies left are counted of: 1, 2, 3; 0: that of the rules.
    void setEdition(int edition);
    static constexpr int besidePicture =
        11; ///< room for the number of copies, so that it covers no coat of arms
    /// The size of the picture of a tile with sides of this length.
    static constexpr QSize pictureSize(int side) { return {side + 2 * besidePicture, side + 3}; }
    /// How large and in which scheme the pictures are.
    void setLook(int side, qreal ratio, drawing::Scheme scheme);
    const Fit &fit(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    bool hasPicture(int row) const { return m_pictures.contains(pictureKey(row)); }
    /// Draws the pictures of rows that have none yet, on several processors.
    void drawPictures(const std::vector<int> &rows) const;
    /// Names the tiles in the language of the program.
    void retranslate();

    /// Whether only what joins on a square is offered.
    bool isAimed() const { return m_target.has_value(); }
    /// Whether `isSuch` holds for some tile, offered or not.
    bool knows(const std::function<bool(const Tile &)> &isSuch) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QStringList mimeTypes() const override { return {Hand::mimeType()}; }
    QMimeData *mimeData(const QModelIndexList &indexes) const override;

private:
    void refill();
    QString pictureKey(int row) const;
    QPixmap picture(int row) const;
    /// Whether the set never had one.
    bool isMissing(const Fit &fit) const;
    QString leftWords(const Fit &fit) const;

    PositionPtr m_position; ///< the rows point into it
    std::vector<Fit> m_rows;
    std::optional<Square> m_target;
    bool m_anyway = false;
    int m_edition = 0;
    int m_side = 56;
    qreal m_ratio = 1;
    drawing::Scheme m_scheme = drawing::Scheme::Light;
    mutable QHash<QString, QPixmap> m_pictures;
};

/// The pictures of tiles with their names, in as many columns as there is room for.
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
