// SPDX-License-Identifier: MIT
/// Steps through a scoring, back and forth, and says at each step what happens.
#pragma once

#include "model/board/position.h"
#include "model/inquiry/playout.h"
#include "views/telling/page.h"

#include <QFrame>

class QLabel;
class QToolButton;

namespace towerwatch {

/// The row of the page about a scoring that tells what earns the points of a step; figures go home: null.
const Row *rowOf(const Page &page, const PlayStep &step);

class PlayOutPanel : public QFrame
{
    Q_OBJECT

public:
    explicit PlayOutPanel(QWidget *parent = nullptr);

    /// Starts with the first step. Without steps it says that nothing happens.
    void play(const PositionPtr &position, const Answer &scored);
    /// The step that is shown; -1: none.
    int step() const { return m_step; }
    int count() const { return static_cast<int>(m_steps.size()); }

public slots:
    void next() { show(m_step + 1); }
    void previous() { show(m_step - 1); }
    void stop();

signals:
    /// The board shall highlight the figures and squares of the step; at the end nothing.
    void lit(const QList<int> &figures, const List<Square> &squares);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void show(int step);
    QString words(const PlayStep &step) const;

    PositionPtr m_position;
    Answer m_scored;
    std::vector<PlayStep> m_steps;
    int m_step = -1;
    QLabel *m_place, *m_text, *m_totals;
    QToolButton *m_previous, *m_next, *m_close;
};

} // namespace towerwatch
