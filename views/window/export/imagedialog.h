// SPDX-License-Identifier: MIT
/// Asks how large an image is to be, and what lies below the board.
#pragma once

#include <QDialog>

class QCheckBox;
class QSpinBox;

namespace towerwatch {

class ImageDialog : public QDialog
{
    Q_OBJECT

public:
    /// Begins with `usual`; no side may be longer than `most` pixels. Width and height keep their ratio.
    ImageDialog(QSize usual, int most, QWidget *parent = nullptr);

    QSize imageSize() const;
    bool isTransparent() const;

private:
    QSize m_usual;
    QSpinBox *m_width, *m_height;
    QCheckBox *m_transparent;
};

} // namespace towerwatch
