// SPDX-License-Identifier: MIT
/// The players above the board, in turn order: who is on turn, what each has, whom each holds. It folds to
/// the room there is.
#pragma once

#include "views/window/players/playercard.h"

#include <QScrollArea>

class QHBoxLayout;
class QToolButton;

namespace towerwatch {

/// A player of the strip or, with a prisoner, a figure that he holds.
struct StripPlace
{
    Colour player = Colour::Red;
    std::optional<Prisoner> prisoner = {};
    friend bool operator==(const StripPlace &, const StripPlace &) = default;
};

/// The one prisoner that is there in the later scenario and was not before; nothing if the players changed,
/// or more than this prisoner.
std::optional<StripPlace> arrivedPrisoner(const Scenario &before, const Scenario &after);

class PlayerStrip : public QScrollArea
{
    Q_OBJECT

public:
    explicit PlayerStrip(QWidget *parent = nullptr);

    /// Shows the players of a scenario; makes a new prisoner stand out for a moment.
    void setScenario(const Scenario &scenario);
    /// Shows which players can be given what is in hand; pressing one then gives it to him.
    void setHand(const Hand &hand);
    const QList<PlayerCard *> &cards() const { return m_cards; }
    PlayerCard *card(Colour colour) const;
    StripFold fold() const { return m_fold; }
    QSize minimumSizeHint() const override;
    /// With room for all of it in words.
    QSize sizeHint() const override;

signals:
    void playerAsked(Colour player);
    void prisonerAsked(Colour holder, const Prisoner &prisoner);
    void menuAsked(const StripPlace &place, QPoint globalPosition);
    /// A prisoner is dragged out of the strip.
    void prisonerDragged(Colour holder, const Prisoner &prisoner);
    /// A figure was dropped on a player or given to him.
    void figureGiven(const Hand &figure, Colour to);
    /// A player was dragged to the seat of another; seats count from 0.
    void playerMoved(Colour player, int seat);
    /// The user wants to add a player.
    void playerWanted(QPoint globalPosition);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void rebuild();
    void addCard(Colour colour);
    void connectCard(PlayerCard *card);
    bool give(Colour colour);
    void press(Colour colour);
    void carry(Colour colour, QPoint globalPosition, bool letGo);
    void showAdd();
    QList<StripButton *> parts() const;
    void walk(const StripButton *from, int by);
    /// Makes Tab stop at this part only; the arrow keys reach all.
    void letTabReach(QWidget *part);
    void refold();
    int neededFor(StripFold fold);

    Scenario m_scenario; ///< without what the strip does not show
    Hand m_hand;
    QList<PlayerCard *> m_cards;
    QHBoxLayout *m_row;
    QToolButton *m_add;
    StripFold m_fold = StripFold::Full;
    int m_wide = 0; ///< so much room all of it in words takes
};

} // namespace towerwatch
