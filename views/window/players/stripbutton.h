// SPDX-License-Identifier: MIT
/// The parts of the player strip that are pressed: a player, figures that he holds.
#pragma once

#include "model/scenario/scenario.h"

#include <QAbstractButton>
#include <QBasicTimer>

namespace towerwatch {

/// A part of the strip. Enter presses it, too; the menu key asks for its menu.
class StripButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit StripButton(QWidget *parent);

    /// Sets the tool tip and what screen readers say; `hint`: what pressing it does.
    void say(const QString &words, const QString &hint);

signals:
    void menuAsked(QPoint globalPosition);
    /// A key asks to go to another part: by 1 or -1, or to the first (-2) or last (2).
    void leftFor(int by);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    /// The ground while it is pointed at or pressed, and the ring of the keyboard.
    void paintGround(QPainter &painter) const;
};

/// Prisoners that are alike, as one figure with their number. They can be dragged away.
class PrisonerButton : public StripButton
{
    Q_OBJECT

public:
    PrisonerButton(Prisoner prisoner, int count, QWidget *parent);

    Prisoner prisoner() const { return m_prisoner; }
    int count() const { return m_count; }
    /// Makes the figure stand out for a moment: one has just come.
    void welcome();
    bool isWelcomed() const { return m_arrived.isActive(); }
    QSize sizeHint() const override;

signals:
    void dragged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void timerEvent(QTimerEvent *event) override;

private:
    void paintRing(QPainter &painter) const;

    Prisoner m_prisoner;
    int m_count;
    QPoint m_pressed;
    QBasicTimer m_arrived;
    double m_ring = 0; ///< how far inside of its place the ring of an arrival is, from 1 to 0
};

} // namespace towerwatch
