// SPDX-License-Identifier: MIT
/// One player of the strip with his prisoners, marked while it is his turn. Figures can be dropped on it.
#pragma once

#include "views/window/board/hand.h"
#include "views/window/players/playerbutton.h"

#include <QWidget>

namespace towerwatch {

class PlayerCard : public QWidget
{
    Q_OBJECT

public:
    PlayerCard(const Scenario &scenario, Colour colour, QWidget *parent);

    Colour colour() const { return m_player->colour(); }
    PlayerButton *player() const { return m_player; }
    bool isOnTurn() const { return m_onTurn; }
    const QList<PrisonerButton *> &prisoners() const { return m_prisoners; }
    /// The parts in the order in which arrow keys go through them.
    QList<StripButton *> parts() const;
    void setFold(StripFold fold);
    /// Shows whether what is in hand can be given to this player.
    void setInvites(bool invites);
    /// Highlights the card while a drop would be accepted.
    void setOver(bool over);
    /// Whether the figure in a hand can come to this player: as a prisoner or home.
    bool canTake(const Hand &hand) const;

signals:
    void dropped(const Hand &hand);

protected:
    void paintEvent(QPaintEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void speak(const Scenario &scenario);
    QRect cell() const;
    QString clickHint() const;

    PlayerButton *m_player;
    QList<PrisonerButton *> m_prisoners;
    bool m_onTurn = false, m_invites = false, m_dragOver = false;
};

} // namespace towerwatch
