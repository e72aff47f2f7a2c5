// SPDX-License-Identifier: MIT
/// Steps through a scoring, back and forth, and says at each step what happens.
#pragma once

#include "model/board/position.h"
#include "model/inquiry/playout.h"
#include "views/words/text.h"

#include <QFrame>

class QLabel;
class QToolButton;

namespace towerwatch {

/// What happens in a step, as a sentence; and how the points then stand.
QString playWords(const Position &position, const ScoreAnswer &answer, const PlayStep &step);
QString totalsWords(const Position &position, const PlayStep &step);

class PlayOutPanel : public QFrame
{
    Q_OBJECT

public:
    explicit PlayOutPanel(QWidget *parent = nullptr);

    /// Starts with the first step. Without steps it says that nothing happens.
    void play(const PositionPtr &position, const ScoreAnswer &answer);
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

    PositionPtr m_position;
    ScoreAnswer m_answer;
    std::vector<PlayStep> m_steps;
    int m_step = -1;
    QLabel *m_place, *m_text, *m_totals;
    QToolButton *m_previous, *m_next, *m_close;
};

} // namespace towerwatch
