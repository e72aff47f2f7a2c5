// SPDX-License-Identifier: MIT
/// Goes through a game that was played elsewhere, turn by turn, to choose the moment to look at.
#pragma once

#include "model/board/position.h"

#include <QDialog>
#include <QStringList>
#include <functional>

class QLabel;
class QListWidget;
class QSlider;
class QTableWidget;

namespace towerwatch {

class BoardPreview;

/// A game as it is shown: turn 0 is the start, each list has an entry for every turn.
struct PlayedGame
{
    QString name = {};
    std::function<PositionPtr(int turn)> after = {}; ///< the board after a turn
    std::vector<std::vector<int>> points = {};       ///< of the players, in turn order
    QList<QStringList> leftOut = {};                 ///< what of a turn a scenario cannot hold

    int turns() const { return static_cast<int>(points.size()) - 1; }
};

class GameDialog : public QDialog
{
    Q_OBJECT

public:
    /// Begins with the last turn.
    explicit GameDialog(PlayedGame game, QWidget *parent = nullptr);

    /// The board after the turn that is shown.
    const PositionPtr &position() const { return m_position; }

public slots:
    void setTurn(int turn);

private:
    QWidget *buildBoard();
    QWidget *buildLists();
    void fillPoints();
    void show(int turn);
    void showLeftOut(int turn);

    PlayedGame m_game;
    PositionPtr m_position;
    BoardPreview *m_picture;
    QSlider *m_slider;
    QLabel *m_place, *m_leftOutTitle;
    QTableWidget *m_points;
    QListWidget *m_leftOut;
};

} // namespace towerwatch
