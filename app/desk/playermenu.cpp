// SPDX-License-Identifier: MIT
/// The menus of players and their prisoners.
#include "app/desk/playerlink.h"

#include "model/edit/edits.h"
#include "model/referee/referee.h"
#include "views/lists/listmodel.h"
#include "views/lists/playerpopup.h"
#include "views/players/playerstrip.h"
#include "views/wording/playerwords.h"
#include "views/wording/words.h"

#include <QMenu>
#include <QTimer>

namespace towerwatch {

namespace {

/// Gives the figure of a hand to a player.
void addGift(QMenu &menu, const Workplace &at, const Hand &hand, const QString &text, Colour player)
{
    QAction *action = menu.addAction(text, &at.board,
                                     [at, hand, player] { at.take(gift(*at.desk->position, hand, player)); });
    action->setObjectName(utf8(name(player)));
}

} // namespace

void PlayerLink::fill(QMenu &menu, const StripPlace &place)
{
    if (place.prisoner)
        fillPrisoner(menu, place.player, *place.prisoner);
    else
        fillPlayer(menu, place.player);
}

void PlayerLink::fillPlayer(QMenu &menu, Colour player)
{
    const QString name = inMenu(playerName(m_at.scenario(), player));
    m_at.addQuestion(menu, tr("&What may %1 do?").arg(name), {.ask = Ask::Actions, .by = player});
    m_at.addQuestion(menu, tr("May %1 pay a &ransom?").arg(name), {.ask = Ask::Ransom, .by = player});
    menu.addSeparator();
    addTurn(menu, player);
    menu.addSeparator();
    addNewPrisoners(menu, player);
    menu.addAction(tr("&Name, points, floors…"), this, [this, player] { openPlayer(player); })
        ->setObjectName(QStringLiteral("openPlayer"));
    menu.addAction(tr("&Edit the players in a table"), this, [this] {
        if (QAction *tables = m_at.actions[Do::TablesPage]; !tables->isChecked())
            tables->trigger();
    });
}

void PlayerLink::addTurn(QMenu &menu, Colour player)
{
    const std::optional<Turn> turn = m_at.scenario().turn;
    const bool on = turn && turn->player == player;
    const auto addCheck = [&](const QString &text, bool checked, const std::optional<Turn> &after) {
        QAction *action = menu.addAction(text, this, [this, after] { setTurn(after); });
        action->setCheckable(true);
        action->setChecked(checked);
    };
    addCheck(tr("This player’s &turn"), on, on ? std::nullopt : std::optional(Turn{player}));
    if (on)
        addCheck(tr("A ransom was &paid this turn"), turn->ransomPaid, Turn{player, !turn->ransomPaid});
}

/// By owner and kind: any figure that may be a prisoner.
void PlayerLink::addNewPrisoners(QMenu &menu, Colour holder)
{
    QMenu *owners = menu.addMenu(tr("&Add a prisoner"));
    for (const Colour owner : playerOrder(m_at.scenario())) {
        if (owner == holder)
            continue;
        QMenu *kinds = owners->addMenu(colourIcon(owner), inMenu(playerName(m_at.scenario(), owner)));
        for (const FigureKind kind : allOf<FigureKind>)
            if (canBePrisoner(kind))
                addGift(*kinds, m_at, {.figure = kind, .owner = owner},
                        word(kind, m_at.scenario().rules.tower), holder);
    }
    owners->setEnabled(!owners->isEmpty());
}

void PlayerLink::fillPrisoner(QMenu &menu, Colour holder, Prisoner prisoner)
{
    const Hand hand = handWith(holder, prisoner);
    m_at.addQuestion(menu,
                     tr("May %1 pay the &ransom?").arg(inMenu(playerName(m_at.scenario(), prisoner.owner))),
                     {.ask = Ask::Ransom, .figure = prisoner.kind, .from = holder, .by = prisoner.owner});
    menu.addSeparator();
    addGift(menu, m_at, hand,
            tr("Release it into the &supply of %1").arg(inMenu(playerName(m_at.scenario(), prisoner.owner))),
            prisoner.owner);
    QMenu *others = menu.addMenu(tr("&Hand it over to"));
    for (const Colour player : playerOrder(m_at.scenario()))
        if (player != holder && player != prisoner.owner)
            addGift(*others, m_at, hand, inMenu(playerName(m_at.scenario(), player)), player);
    others->setEnabled(!others->isEmpty());
    menu.addAction(tr("Put it on the &board"), this,
                   [this, hand] {
                       m_at.board.setHand(hand);
                       m_at.board.setFocus();
                   })
        ->setObjectName(QStringLiteral("toBoard"));
}

void PlayerLink::fillNewPlayers(QMenu &menu)
{
    constexpr int moment = 50; // ms until the window has the keyboard again: that closes what pops up before
    for (const Colour colour : freeColours(m_at.scenario()))
        menu.addAction(colourIcon(colour), capitalized(word(colour)), this, [this, colour] {
            m_at.take({withPlayer(m_at.scenario(), {.colour = colour}), tr("Add a player")});
            QTimer::singleShot(moment, this, [this, colour] { openPlayer(colour); });
        });
}

void PlayerLink::openPlayer(Colour player)
{
    const PlayerCard *card = m_strip.card(player);
    if (!card)
        return;
    const Player *known = findPlayer(m_at.scenario(), player);
    const Player before = known ? *known : Player{.colour = player};
    auto *popup = new PlayerPopup(before, m_strip.window());
    popup->setAccessibleName(playerName(m_at.scenario(), player));
    popup->setKeeper([this, before](const QVariant &kept) {
        const auto entered = kept.value<Player>();
        if (entered == before)
            return true;
        const Player *now = findPlayer(m_at.scenario(), entered.colour); // with what he holds by now
        Player after = now ? *now : Player{.colour = entered.colour};
        after.name = entered.name;
        after.points = entered.points;
        after.floors = entered.floors;
        m_at.take({withPlayer(m_at.scenario(), after), tr("Change a player")});
        return true;
    });
    popup->openAt(card->player()->mapToGlobal(card->player()->rect().bottomLeft()));
}

void addTakers(QMenu &menu, const Workplace &at, int figure)
{
    const Figure moved = at.desk->position->board().figure(figure);
    if (!moved.owner)
        return;
    const Hand hand{.figure = moved.kind, .owner = moved.owner, .moved = at.desk->idOf(figure)};
    QMenu *captors = menu.addMenu(PlayerLink::tr("Make it a prisoner of"));
    for (const Colour player : playerOrder(at.scenario()))
        if (player != moved.owner && canBePrisoner(moved.kind))
            addGift(*captors, at, hand, inMenu(playerName(at.scenario(), player)), player);
    captors->setEnabled(!captors->isEmpty());
    addGift(menu, at, hand, PlayerLink::tr("Take it home into the supply"), *moved.owner);
}

} // namespace towerwatch
