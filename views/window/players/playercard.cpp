// SPDX-License-Identifier: MIT
#include "views/window/players/playercard.h"

#include "views/window/look/pagecolours.h"
#include "views/window/widgets/widgets.h"
#include "views/words/playerwords.h"
#include "views/words/words.h"

#include <QDragEnterEvent>
#include <QPainter>

#include <utility>

namespace towerwatch {

PlayerCard::PlayerCard(const Scenario &scenario, Colour colour, QWidget *parent)
    : QWidget(parent)
{
    const Player *known = findPlayer(scenario, colour);
    m_onTurn = scenario.turn && scenario.turn->player == colour;
    m_player = new PlayerButton(known ? *known : Player{.colour = colour},
                                m_onTurn ? scenario.turn : std::nullopt, this);
    QHBoxLayout *row = layRow(this, {m_player}, {QMargins(2, 1, 2, 3), 2});
    if (known)
        for (const auto &[prisoner, count] : groupsOf(known->prisoners)) {
            m_prisoners.append(new PrisonerButton(prisoner, count, this));
            row->addWidget(m_prisoners.last());
        }
    setAcceptDrops(true);
    speak(scenario);
}

void PlayerCard::speak(const Scenario &scenario)
{
    const QString name = listedName(scenario, colour());
    setAccessibleName(name);
    m_player->say(playerWords(scenario, colour()), clickHint());
    for (PrisonerButton *button : m_prisoners)
        button->say(tr("Held by %1: %2", "player, prisoners")
                        .arg(name, prisonersWords(button->prisoner(), button->count(), scenario.rules.tower)),
                    tr("Ask about the ransom; drag the prisoner to move it"));
}

QList<StripButton *> PlayerCard::parts() const
{
    QList<StripButton *> parts{m_player};
    for (PrisonerButton *button : m_prisoners)
        parts.append(button);
    return parts;
}

void PlayerCard::setFold(StripFold fold)
{
    m_player->setFold(fold);
    layout()->activate();
}

QString PlayerCard::clickHint() const
{
    return (m_invites ? tr("Give %1 the figure in hand")
                      : tr("Ask what %1 may do; a right click or the menu key offers turn, ransom, prisoners "
                           "and points"))
        .arg(accessibleName());
}

void PlayerCard::setInvites(bool invites)
{
    m_invites = invites;
    m_player->say(m_player->accessibleName(), clickHint());
    update();
}

void PlayerCard::setOver(bool over)
{
    if (std::exchange(m_dragOver, over) != over)
        update();
}

bool PlayerCard::canTake(const Hand &hand) const
{
    if (!hand.figure || !hand.owner || hand.holder == colour())
        return false;
    const bool fromSomewhere = hand.holder || !hand.moved.empty();
    return hand.owner == colour() ? fromSomewhere : canBePrisoner(*hand.figure);
}

QRect PlayerCard::cell() const
{
    return m_prisoners.isEmpty() ? QRect()
                                 : m_prisoners.first()->geometry().united(m_prisoners.last()->geometry());
}

void PlayerCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    const QColor ink = linkInk(palette());
    if (m_onTurn) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(selectedGround(palette()));
        painter.drawRoundedRect(frame, 5, 5);
        painter.fillRect(QRectF(frame.left() + 6, frame.bottom() - 2, frame.width() - 12, 3), ink);
    }
    if (m_invites || m_dragOver) {
        painter.setPen(QPen(ink, m_dragOver ? 2.5 : 1.5, Qt::DashLine));
        painter.setBrush(m_dragOver ? QBrush(litGround(palette())) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(frame, 5, 5);
    }
    if (cell().isEmpty())
        return;
    QColor bars = palette().color(QPalette::WindowText);
    bars.setAlphaF(0.07f);
    painter.setPen(Qt::NoPen);
    painter.setBrush(bars);
    painter.drawRoundedRect(cell(), 4, 4);
    bars.setAlphaF(0.22f);
    painter.setPen(QPen(bars, 1));
    for (int x = cell().left() + 4; x < cell().right(); x += 7)
        painter.drawLine(x, cell().top() + 1, x, cell().bottom() - 1);
}

void PlayerCard::dragEnterEvent(QDragEnterEvent *event)
{
    if (!canTake(Hand::fromMime(event->mimeData())))
        return;
    setOver(true);
    event->acceptProposedAction();
}

void PlayerCard::dragLeaveEvent(QDragLeaveEvent *)
{
    setOver(false);
}

void PlayerCard::dropEvent(QDropEvent *event)
{
    setOver(false);
    const Hand hand = Hand::fromMime(event->mimeData());
    if (!canTake(hand))
        return;
    event->acceptProposedAction();
    emit dropped(hand);
}

} // namespace towerwatch

#include "moc_playercard.cpp"
