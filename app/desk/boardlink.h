// SPDX-License-Identifier: MIT
/// What happens on the board becomes edits of the document and questions of the inquiry.
#pragma once

#include "app/document/document.h"
#include "views/board/boardwidget.h"

#include <QList>

namespace towerwatch {

class Inquiry;

/// What can be done with what is selected on the board.
struct BoardAbilities
{
    bool turn = false, remove = false, raise = false, lower = false, bridge = false, castle = false;
};

class BoardLink : public QObject
{
    Q_OBJECT

public:
    BoardLink(BoardWidget &board, ScenarioDocument &document, Inquiry &inquiry);

    /// Selects a square and, if there is one, a figure on it.
    void select(std::optional<Square> square, int figure = -1);
    BoardAbilities abilities() const;
    /// The selected square.
    std::optional<Square> square() const { return m_square; }

    /// What a click at a place would do now, for the status bar.
    QString clickWord(std::optional<Square> square, int figure) const;

    /// Marks what the next floors could take.
    void setDangers(const drawing::DangerMarks &dangers);

public slots:
    /// Lights up what a sentence speaks of.
    void light(int figure, const QList<Square> &squares);
    void lightAll(const QList<int> &figures, const QList<Square> &squares);
    void turn(bool clockwise);
    void layTile(const QString &tile, Square at, Rotation rotation);
    /// Removes the selected figure or, where none is, the selected tile.
    void remove();
    void removeTile();
    void changeFloors(int by);
    /// No bridge, one way, the other way, as far as the tile carries them.
    void changeBridge();
    /// Goes from the first city of the tile that is none to the next; a last click makes them cities again.
    void changeCastle();

signals:
    /// Something else is selected, or in another state.
    void abilitiesChanged();

private:
    void connectEdits();
    std::vector<std::optional<Bridge>> bridgeChoices() const;
    void followSelection();
    void showMarks();
    QString describe(Square square) const;
    QString describe(int figure) const;
    const PlacedTile *selectedTile() const;
    void removeAt(Square at, int figure);
    void edit(Scenario after, const QString &text) { m_document.edit(std::move(after), text); }

    BoardWidget &m_board;
    ScenarioDocument &m_document;
    Inquiry &m_inquiry;
    PositionPtr m_position; ///< in which something was selected
    std::optional<Square> m_square;
    int m_figure = -1; ///< selected on it
    drawing::DangerMarks m_dangers;
    QList<int> m_litFigures;
    QList<Square> m_litSquares;
};

} // namespace towerwatch
