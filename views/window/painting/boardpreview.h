// SPDX-License-Identifier: MIT
/// A picture of a board, as large as there is room.
#pragma once

#include "model/board/position.h"
#include "model/referee/boardmarks.h"

#include <QImage>
#include <QWidget>

namespace towerwatch {

class BoardPreview : public QWidget
{
public:
    explicit BoardPreview(QWidget *parent = nullptr);

    /// Shows a board with marks; null: nothing.
    void setPosition(const PositionPtr &position, const BoardMarks &marks = {});

    QSize sizeHint() const override { return {420, 320}; }
    QSize minimumSizeHint() const override { return {160, 120}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    PositionPtr m_position;
    BoardMarks m_marks;
    QImage m_image; ///< the board at the size of m_pixels
    QSize m_pixels;
};

} // namespace towerwatch
