// SPDX-License-Identifier: MIT
#include "views/window/players/playerstrip.h"

#include "views/window/look/artimage.h"
#include "views/window/widgets/widgets.h"
#include "views/words/playerwords.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QStatusTipEvent>
#include <QToolButton>

#include <algorithm>

namespace towerwatch {

namespace {

constexpr int lowWindow = 480; ///< in such a window the strip takes one line

/// What the strip shows of a scenario; who plays is worked out where it does not say.
Scenario seatsOf(const Scenario &scenario)
{
    Scenario seats;
    seats.rules = scenario.rules;
    seats.turn = scenario.turn;
    seats.players = scenario.players;
    for (const Colour colour : playerOrder(scenario))
        if (!findPlayer(seats, colour))
            seats.players.push_back({.colour = colour});
    if (const auto player = onTurn(seats); player && !findPlayer(seats, *player))
        seats.players.push_back({.colour = *player});
    return seats;
}

/// What a part that goes away said of itself is said no longer.
void leave(StripButton &part)
{
    QStatusTipEvent nothing{QString()};
    QCoreApplication::sendEvent(&part, &nothing);
}

int countOf(const std::vector<Prisoner> &prisoners, Prisoner prisoner)
{
    return static_cast<int>(std::ranges::count(prisoners, prisoner));
}

} // namespace

std::optional<StripPlace> arrivedPrisoner(const Scenario &before, const Scenario &after)
{
    std::optional<StripPlace> arrived;
    for (const Player &player : after.players) {
        const Player *then = findPlayer(before, player.colour);
        for (const auto &[prisoner, count] : groupsOf(player.prisoners)) {
            const int more = count - (then ? countOf(then->prisoners, prisoner) : 0);
            if (more > 1 || (more == 1 && arrived))
                return {};
            if (more == 1)
                arrived = {player.colour, prisoner};
        }
    }
    return before.players.empty() ? std::nullopt : arrived;
}

PlayerStrip::PlayerStrip(QWidget *parent)
    : QScrollArea(parent)
    , m_add(new QToolButton(this))
{
    setObjectName(QStringLiteral("playerStrip"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidgetResizable(true);
    auto *row = new QWidget;
    m_add->setObjectName(QStringLiteral("addPlayer"));
    m_add->setAutoRaise(true);
    m_add->setFocusPolicy(Qt::TabFocus);
    m_add->setIcon(themeIcon(QStringLiteral("list-add")));
    m_row = layRow(row, {m_add, {}}, {QMargins(), 4});
    setWidget(row);
    viewport()->setAutoFillBackground(false); // it lies on the bar
    row->setAutoFillBackground(false);
    m_add->installEventFilter(this);
    connect(m_add, &QToolButton::clicked, this,
            [this] { emit playerWanted(m_add->mapToGlobal(m_add->rect().bottomLeft())); });
    whenTranslated(this, [this] { rebuild(); });
}

void PlayerStrip::setScenario(const Scenario &scenario)
{
    const Scenario before = std::exchange(m_scenario, seatsOf(scenario));
    if (m_scenario == before)
        return;
    rebuild();
    if (const auto arrived = arrivedPrisoner(before, m_scenario))
        for (PrisonerButton *button : card(arrived->player)->prisoners())
            if (button->prisoner() == arrived->prisoner) {
                button->welcome();
                ensureWidgetVisible(button);
            }
}

void PlayerStrip::setHand(const Hand &hand)
{
    m_hand = hand;
    for (PlayerCard *card : m_cards)
        card->setInvites(card->canTake(hand));
}

PlayerCard *PlayerStrip::card(Colour colour) const
{
    const auto found = std::ranges::find(m_cards, colour, &PlayerCard::colour);
    return found == m_cards.end() ? nullptr : *found;
}

void PlayerStrip::rebuild()
{
    std::optional<std::pair<Colour, qsizetype>> focus; // a part of a player
    for (PlayerCard *card : m_cards) {
        const auto parts = card->parts();
        for (qsizetype i = 0; i < parts.size(); ++i) {
            if (parts[i]->hasFocus())
                focus = {card->colour(), i};
            if (parts[i]->underMouse())
                leave(*parts[i]);
        }
        m_row->removeWidget(card);
        card->hide();
        card->deleteLater();
    }
    m_cards.clear();
    for (const Player &player : m_scenario.players)
        addCard(player.colour);
    setHand(m_hand);
    showAdd();
    refold();
    setAccessibleName(tr("Players"));
    const PlayerCard *same = focus ? card(focus->first) : nullptr;
    setFocusProxy(m_add);
    if (!m_cards.isEmpty()) {
        setTabOrder(m_cards.last()->parts().last(), m_add);
        letTabReach(m_cards.first()->player());
    }
    if (same)
        same->parts().at(std::min(focus->second, same->parts().size() - 1))->setFocus();
}

void PlayerStrip::addCard(Colour colour)
{
    auto *card = new PlayerCard(m_scenario, colour, widget());
    m_row->insertWidget(static_cast<int>(m_cards.size()), card);
    m_cards.append(card);
    connectCard(card);
    card->show();
}

void PlayerStrip::connectCard(PlayerCard *card)
{
    const Colour colour = card->colour();
    const auto connectMenu = [&](StripButton *part, const std::optional<Prisoner> &prisoner) {
        connect(part, &StripButton::menuAsked, this,
                [this, place = StripPlace{colour, prisoner}](QPoint point) { emit menuAsked(place, point); });
        connect(part, &StripButton::leftFor, this, [this, part](int by) { walk(part, by); });
    };
    connectMenu(card->player(), {});
    connect(card->player(), &QAbstractButton::clicked, this, [this, colour] { press(colour); });
    connect(card->player(), &PlayerButton::carried, this,
            [this, colour](QPoint point, bool letGo) { carry(colour, point, letGo); });
    connect(card, &PlayerCard::dropped, this,
            [this, colour](const Hand &hand) { emit figureGiven(hand, colour); });
    for (PrisonerButton *button : card->prisoners()) {
        const Prisoner prisoner = button->prisoner();
        connectMenu(button, prisoner);
        connect(button, &QAbstractButton::clicked, this, [this, colour, prisoner] {
            if (!give(colour))
                emit prisonerAsked(colour, prisoner);
        });
        connect(button, &PrisonerButton::dragged, this,
                [this, colour, prisoner] { emit prisonerDragged(colour, prisoner); });
    }
}

/// Gives a player what is in hand, wherever on the card it was pressed: cards move when a prisoner comes.
bool PlayerStrip::give(Colour colour)
{
    const bool takes = card(colour)->canTake(m_hand);
    if (takes)
        emit figureGiven(Hand(m_hand), colour);
    return takes;
}

/// A player is asked about, or is given what is in hand.
void PlayerStrip::press(Colour colour)
{
    if (!give(colour))
        emit playerAsked(colour);
}

/// The seat under the mouse is the player's once the mouse lets go.
void PlayerStrip::carry(Colour colour, QPoint globalPosition, bool letGo)
{
    int seat = -1;
    for (qsizetype i = 0; i < m_cards.size(); ++i) {
        PlayerCard *card = m_cards[i];
        const bool over =
            card->colour() != colour && card->rect().contains(card->mapFromGlobal(globalPosition));
        card->setOver(over && !letGo);
        if (over)
            seat = static_cast<int>(i);
    }
    if (letGo && seat >= 0)
        emit playerMoved(colour, seat);
}

void PlayerStrip::showAdd()
{
    const bool alone = m_cards.isEmpty();
    m_add->setText(tr("Add a player"));
    m_add->setToolTip(m_add->text());
    m_add->setAccessibleName(m_add->text());
    m_add->setAccessibleDescription(
        tr("Enter offers the colours; name, points and floors are asked for then"));
    m_add->setToolButtonStyle(alone ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    m_add->setVisible(m_cards.size() < static_cast<qsizetype>(enumNames<Colour>.size()));
}

QList<StripButton *> PlayerStrip::parts() const
{
    QList<StripButton *> parts;
    for (const PlayerCard *card : m_cards)
        parts += card->parts();
    return parts;
}

void PlayerStrip::walk(const StripButton *from, int by)
{
    const auto parts = this->parts();
    const qsizetype last = parts.size() - 1;
    const qsizetype to = by == -2  ? 0
                         : by == 2 ? last
                                   : std::clamp<qsizetype>(parts.indexOf(from) + by, 0, last);
    letTabReach(parts[to]);
    parts[to]->setFocus(Qt::OtherFocusReason);
    ensureWidgetVisible(parts[to]);
}

void PlayerStrip::letTabReach(QWidget *part)
{
    setFocusProxy(part);
    for (StripButton *other : parts())
        other->setFocusPolicy(other == part ? Qt::StrongFocus : Qt::ClickFocus);
}

int PlayerStrip::neededFor(StripFold fold)
{
    m_fold = fold;
    int width = 0;
    for (PlayerCard *card : m_cards) {
        card->setFold(fold);
        width += card->sizeHint().width() + m_row->spacing();
    }
    const QMargins air = m_row->contentsMargins();
    return width + m_add->sizeHint().width() + air.left() + air.right();
}

void PlayerStrip::refold()
{
    const bool low = window()->height() < lowWindow;
    if (const int before = std::exchange(m_wide, neededFor(StripFold::Full)); before != m_wide)
        updateGeometry();
    for (const StripFold fold : {StripFold::Full, StripFold::Brief, StripFold::Tight})
        if ((!low || fold == StripFold::Tight) && neededFor(fold) <= width())
            break;
    constexpr int cardAir = 4;
    m_add->setMinimumHeight(PlayerButton::heightOf(m_fold, fontMetrics()) + cardAir);
    m_row->activate();
    setFixedHeight(m_row->sizeHint().height());
}

QSize PlayerStrip::minimumSizeHint() const
{
    return {100, m_row->sizeHint().height()};
}

QSize PlayerStrip::sizeHint() const
{
    return {m_wide, m_row->sizeHint().height()};
}

/// The button for another player has the keys of the parts before it.
bool PlayerStrip::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_add || event->type() != QEvent::KeyPress)
        return QScrollArea::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter)
        m_add->click();
    else if (key == Qt::Key_Left && !m_cards.isEmpty())
        walk(nullptr, 2);
    else
        return false;
    return true;
}

void PlayerStrip::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        refold();
}

} // namespace towerwatch

#include "moc_playerstrip.cpp"
