// SPDX-License-Identifier: MIT
/// A button that reads like a sentence: it wraps, and opens a menu.
#pragma once

#include <QAbstractButton>

class QMenu;

namespace towerwatch {

class SentenceButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit SentenceButton(QWidget *parent = nullptr);

    /// The menu that a click or a key opens; the button does not own it.
    void setMenu(QMenu *menu);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QRect textRect(int width) const;
    QMenu *m_menu = nullptr;
};

} // namespace towerwatch
