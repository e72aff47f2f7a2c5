// SPDX-License-Identifier: MIT
/// What is known of a player, in a few signs: colour and mark, name, points, floors, supply.
#pragma once

#include "views/window/players/stripbutton.h"

namespace towerwatch {

/// How much room players have: all of it in words, a shortened name, or points alone in one line.
enum class StripFold { Full, Brief, Tight };

class PlayerButton : public StripButton
{
    Q_OBJECT

public:
    /// `turn`: if it is the player's.
    PlayerButton(Player player, std::optional<Turn> turn, QWidget *parent);

    Colour colour() const { return m_player.colour; }
    void setFold(StripFold fold);
    /// The height of a button in this fold, whatever is known of the player.
    static int heightOf(StripFold fold, const QFontMetrics &letters);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    /// The player was dragged to this point of the screen or, if `letGo`, dropped there.
    void carried(QPoint globalPosition, bool letGo);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    enum class Sign { None, Floor, Figure };
    struct Part
    {
        Sign sign;
        QString text;
    };

    QString name() const;
    QFont nameFont() const;
    QList<Part> parts() const;
    int widthOf(const Part &part) const;
    void paintPart(QPainter &painter, const Part &part, QPointF at) const;

    Player m_player;
    std::optional<Turn> m_turn;
    StripFold m_fold = StripFold::Full;
    QPoint m_pressed;
    bool m_carried = false; ///< dragged too far for a click
};

} // namespace towerwatch
