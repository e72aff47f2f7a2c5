// SPDX-License-Identifier: MIT
#include "app/window/presenters/playerpresenter.h"

#include "model/desk/deeds.h"
#include "model/edit/edits.h"
#include "model/edit/holdings.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "views/window/lists/listmodel.h"
#include "views/window/lists/playerpopup.h"
#include "views/window/look/artimage.h"
#include "views/window/players/playerstrip.h"
#include "views/words/playerwords.h"
#include "views/words/words.h"

#include <QMenu>

namespace towerwatch {

namespace {

/// Gives the figure of a hand to a player.
void addGift(QMenu &menu, const Workplace &at, const Hand &hand, const QString &text, Colour player)
{
    QAction *action = menu.addAction(text, &at.board,
                                     [at, hand, player] { at.take(gift(*at.desk->position, hand, player)); });
    action->setObjectName(utf8(name(player)));
}

/// A scenario with what was entered of a player who had a colour; he keeps what he holds by now.
Scenario withEntered(Scenario scenario, Colour colour, const Player &entered)
{
    const Player *now = findPlayer(scenario, colour);
    Player after = now ? *now : Player{.colour = colour};
    after.name = entered.name;
    after.points = entered.points;
    after.floors = entered.floors;
    after.supply = entered.supply;
    return withColourChanged(withPlayer(std::move(scenario), after), colour, entered.colour);
}

} // namespace

PlayerPresenter::PlayerPresenter(const Workplace &at, PlayerStrip &strip)
    : QObject(&strip)
    , m_at(at)
    , m_strip(strip)
{
    m_added.setSingleShot(true);
    m_added.setInterval(50); // what pops up before is closed when the window gets the keyboard
    connect(&m_added, &QTimer::timeout, this, [this] { openPlayer(m_newest); });
    connectStrip();
    connectBoard();
    connect(&at.desk, &LiveDesk::changed, this, [this](const Desk &before) {
        if (m_at.desk->position != before.position)
            m_strip.setScenario(m_at.scenario());
    });
}

void PlayerPresenter::connectStrip()
{
    PlayerStrip *strip = &m_strip;
    connect(strip, &PlayerStrip::playerAsked, this,
            [this](Colour player) { m_at.desk.take(ondesk::Asked{{.ask = Ask::Actions, .by = player}}); });
    connect(strip, &PlayerStrip::prisonerAsked, this, [this](Colour holder, const Prisoner &prisoner) {
        m_at.desk.take(ondesk::Asked{
            {.ask = Ask::Ransom, .figure = prisoner.kind, .from = holder, .by = prisoner.owner}});
    });
    connect(strip, &PlayerStrip::figureGiven, this, [this](const Hand &figure, Colour to) {
        m_at.board.setHand({});
        if (!capture(figure, to))
            m_at.take(gift(*m_at.desk->position, figure, to));
    });
    connect(strip, &PlayerStrip::playerMoved, this, &PlayerPresenter::seat);
    connect(strip, &PlayerStrip::prisonerDragged, this,
            [this](Colour holder, const Prisoner &prisoner) { handWith(holder, prisoner).drag(m_strip); });
    connect(strip, &PlayerStrip::menuAsked, this, [this](const StripPlace &place, QPoint point) {
        m_at.openMenu(point, [&](QMenu &menu) { fill(menu, place); });
    });
    connect(strip, &PlayerStrip::playerWanted, this,
            [this](QPoint point) { m_at.openMenu(point, [this](QMenu &menu) { fillNewPlayers(menu); }); });
}

void PlayerPresenter::connectBoard()
{
    BoardWidget *board = &m_at.board;
    connect(board, &BoardWidget::handChanged, this, [this] { m_strip.setHand(m_at.board.hand()); });
    connect(board, &BoardWidget::figureDraggedOut, this, [this](int index) {
        const Figure &figure = m_at.desk->position->board().figure(index);
        const Hand hand{.figure = figure.kind, .owner = figure.owner, .moved = m_at.desk->idOf(index)};
        hand.drag(m_at.board);
    });
    connect(board, &BoardWidget::prisonerPlaced, this,
            [this](Colour holder, const Prisoner &prisoner, Square at, std::optional<Place> on) {
                m_at.put({withPrisonerPlaced(m_at.scenario(), builtInTiles(), holder, prisoner, at, on),
                          tr("Put a prisoner on the board")});
            });
}

bool PlayerPresenter::capture(const Hand &hand, Colour by)
{
    const int figure = movedFigure(hand, *m_at.desk->position);
    const std::optional<Question> question = captureQuestion(m_at.desk.now(), figure, by);
    if (!question)
        return false;
    if (question != m_at.desk->question)
        m_at.desk.take(ondesk::Asked{*question});
    m_at.desk.take(ondesk::Selected{{{}, m_at.desk->idOf(figure)}});
    m_at.actions[Do::Perform]->trigger();
    return true;
}

Step gift(const Position &position, const Hand &figure, Colour to)
{
    const Scenario &scenario = position.scenario();
    const bool home = figure.owner == to;
    if (const int moved = movedFigure(figure, position); moved >= 0)
        return {withFigureTaken(scenario, moved, to), home ? PlayerPresenter::tr("Take a figure home")
                                                           : PlayerPresenter::tr("Make a figure a prisoner")};
    if (!figure.figure || !figure.owner)
        return {scenario, {}};
    const Prisoner prisoner{*figure.figure, *figure.owner};
    if (figure.holder)
        return {withPrisonerPassed(scenario, *figure.holder, to, prisoner),
                home ? PlayerPresenter::tr("Release a prisoner")
                     : PlayerPresenter::tr("Hand over a prisoner")};
    return {withPrisoner(scenario, to, prisoner), PlayerPresenter::tr("Add a prisoner")};
}

void PlayerPresenter::setTurn(std::optional<Turn> turn) const
{
    m_at.take({withTurn(m_at.scenario(), std::move(turn)), tr("Change whose turn it is")});
}

void PlayerPresenter::seat(Colour player, int place) const
{
    m_at.take({withPlayerMoved(m_at.scenario(), player, place), tr("Change the turn order")});
}

Hand PlayerPresenter::handWith(Colour holder, Prisoner prisoner)
{
    return {.figure = prisoner.kind, .owner = prisoner.owner, .holder = holder};
}

void PlayerPresenter::fill(QMenu &menu, const StripPlace &place)
{
    if (place.prisoner)
        fillPrisoner(menu, place.player, *place.prisoner);
    else
        fillPlayer(menu, place.player);
}

void PlayerPresenter::fillPlayer(QMenu &menu, Colour player)
{
    const QString name = inMenu(playerName(m_at.scenario(), player));
    m_at.addQuestion(menu, tr("&What may %1 do?").arg(name), {.ask = Ask::Actions, .by = player});
    m_at.addQuestion(menu, tr("May %1 pay a &ransom?").arg(name), {.ask = Ask::Ransom, .by = player});
    menu.addSeparator();
    addTurn(menu, player);
    addSeats(menu, player);
    menu.addSeparator();
    addNewPrisoners(menu, player);
    menu.addAction(tr("&Name, colour, points, floors, supply…"), this, [this, player] { openPlayer(player); })
        ->setObjectName(QStringLiteral("openPlayer"));
    menu.addSeparator();
    addDealing(menu);
    menu.addAction(tr("Re&move %1").arg(name), this,
                   [this, player] {
                       m_at.take({withoutPlayer(m_at.scenario(), player), tr("Remove a player")});
                   })
        ->setObjectName(QStringLiteral("removePlayer"));
}

void PlayerPresenter::addTurn(QMenu &menu, Colour player)
{
    const std::optional<Turn> turn = m_at.scenario().turn;
    const bool on = turn && turn->player == player;
    const auto addCheck = [&](const char *name, const QString &text, bool checked,
                              const std::optional<Turn> &after) {
        QAction *action = menu.addAction(text, this, [this, after] { setTurn(after); });
        action->setObjectName(QLatin1String(name));
        action->setCheckable(true);
        action->setChecked(checked);
    };
    addCheck("turn", tr("It is %1’s &turn").arg(inMenu(playerName(m_at.scenario(), player))), on,
             on ? std::nullopt : std::optional(Turn{player}));
    if (!on)
        return;
    Turn other = *turn;
    other.ransomPaid = !turn->ransomPaid;
    addCheck("ransomPaid", tr("A ransom was &paid this turn"), turn->ransomPaid, other);
}

void PlayerPresenter::addSeats(QMenu &menu, Colour player)
{
    const std::vector<Colour> order = playerOrder(m_at.scenario());
    const auto place = static_cast<int>(std::ranges::find(order, player) - order.begin());
    const int last = static_cast<int>(order.size()) - 1;
    const auto add = [&](const char *name, const QString &text, int to) {
        QAction *action = menu.addAction(text, this, [this, player, to] { seat(player, to); });
        action->setObjectName(QLatin1String(name));
        action->setEnabled(to >= 0 && to <= last);
    };
    add("seatEarlier", tr("Earl&ier in turn order"), place - 1);
    add("seatLater", tr("&Later in turn order"), place + 1);
}

void PlayerPresenter::addDealing(QMenu &menu)
{
    QAction *deal = menu.addAction(tr("&Deal floors to all"), this, [this] {
        m_at.take({withFloorsDealt(m_at.scenario()), tr("Deal floors")});
    });
    deal->setObjectName(QStringLiteral("dealFloors"));
    deal->setEnabled(floorsFor(static_cast<int>(playerOrder(m_at.scenario()).size())).has_value());
}

/// By owner and kind: any figure that may be a prisoner.
void PlayerPresenter::addNewPrisoners(QMenu &menu, Colour holder)
{
    QMenu *owners = menu.addMenu(tr("&Add a prisoner"));
    for (const Colour owner : playerOrder(m_at.scenario())) {
        if (owner == holder)
            continue;
        QMenu *kinds = owners->addMenu(colourIcon(owner), inMenu(playerName(m_at.scenario(), owner)));
        for (const FigureKind kind : allOf<FigureKind>)
            if (canBePrisoner(kind))
                addGift(*kinds, m_at, {.figure = kind, .owner = owner},
                        capitalized(word(kind, m_at.scenario().rules.tower)), holder);
    }
    owners->setEnabled(!owners->isEmpty());
}

void PlayerPresenter::fillPrisoner(QMenu &menu, Colour holder, Prisoner prisoner)
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

void PlayerPresenter::fillNewPlayers(QMenu &menu)
{
    for (const Colour colour : freeColours(m_at.scenario()))
        menu.addAction(colourIcon(colour), capitalized(word(colour)), this, [this, colour] {
            m_at.take({withPlayer(m_at.scenario(), {.colour = colour}), tr("Add a player")});
            m_newest = colour;
            // Not at once: however long this has taken, the window system has its say of the menu's end
            // before.
            QTimer::singleShot(0, &m_added, qOverload<>(&QTimer::start));
        });
}

void PlayerPresenter::openPlayer(Colour player)
{
    const PlayerCard *card = m_strip.card(player);
    if (!card)
        return;
    const Player *known = findPlayer(m_at.scenario(), player);
    const Player before = known ? *known : Player{.colour = player};
    auto *popup =
        new PlayerPopup(before, freeColours(m_at.scenario()), m_at.scenario().rules.tower, m_strip.window());
    popup->setAccessibleName(playerName(m_at.scenario(), player));
    popup->setKeeper([this, before](const QVariant &kept) {
        const auto entered = kept.value<Player>();
        if (entered != before)
            m_at.take({withEntered(m_at.scenario(), before.colour, entered), tr("Change a player")});
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
    QMenu *captors = menu.addMenu(PlayerPresenter::tr("Make it a prisoner of"));
    for (const Colour player : playerOrder(at.scenario()))
        if (player != moved.owner && canBePrisoner(moved.kind))
            addGift(*captors, at, hand, inMenu(playerName(at.scenario(), player)), player);
    captors->setEnabled(!captors->isEmpty());
    addGift(menu, at, hand, PlayerPresenter::tr("Take it home into the supply"), *moved.owner);
}

} // namespace towerwatch

#include "moc_playerpresenter.cpp"
