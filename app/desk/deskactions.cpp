// SPDX-License-Identifier: MIT
#include "app/desk/deskactions.h"

#include "views/look/widgets.h"
#include "views/wording/words.h"

#include <QActionGroup>
#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QStatusTipEvent>

namespace towerwatch {

namespace {

/// What is a step with what is selected and asked.
constexpr std::array stepActions{Do::Rotate,  Do::RotateBack,   Do::Remove,
                                 Do::FloorUp, Do::FloorDown,    Do::Bridge,
                                 Do::Castle,  Do::KeepQuestion, Do::RemoveQuestion};

} // namespace

DeskActions::DeskActions(const Workplace &at, QMenu &dangers)
    : QObject(&at.board)
    , m_at(at)
    , m_desk(at.desk)
    , m_dangers(dangers)
    , m_players(new QActionGroup(&dangers))
{
    connectBoard();
    connectActions();
    connect(&at.board, &BoardWidget::handChanged, this, &DeskActions::enable);
    at.board.installEventFilter(this);
    connect(&m_desk, &LiveDesk::reworded, this, [this] {
        enable();
        fillDangers();
    });
    connect(&m_desk, &LiveDesk::changed, this, [this](const Desk &before) {
        m_at.board.setPosition(m_desk->position);
        m_at.board.setMarks(m_desk->marks());
        enable();
        if (m_desk->position != before.position)
            fillDangers();
    });
}

void DeskActions::connectBoard()
{
    const auto on = [this](auto signal, auto slot) { connect(&m_at.board, signal, this, slot); };
    on(&BoardWidget::squareActivated, [this](Square square) { m_desk.take(ondesk::SquareAsked{square}); });
    on(&BoardWidget::figureActivated,
       [this](int figure) { m_desk.take(ondesk::FigureAsked{m_desk->idOf(figure)}); });
    on(&BoardWidget::cursorMoved, [this](Square square, int figure) {
        m_desk.take(ondesk::Selected{{square, m_desk->idOf(figure)}});
    });
    on(&BoardWidget::tilePlaced, [this](const QString &tile, Square at, Rotation rotation) {
        m_at.take(Steps::tile(m_at.scenario(), tile, at, rotation));
        m_desk.take(ondesk::Laid{at});
    });
    on(&BoardWidget::figurePlaced,
       [this](FigureKind kind, std::optional<Colour> owner, Square at, std::optional<Place> place) {
           m_at.take(Steps::figure(m_at.scenario(), {"", kind, owner, at, place}));
       });
    on(&BoardWidget::tileMoved, [this](Square from, Square to) {
        m_at.take(Steps::tileMoved(m_at.scenario(), from, to));
        m_desk.take(ondesk::Selected{{to}});
    });
    on(&BoardWidget::figureMoved, [this](int figure, Square to, std::optional<Place> place) {
        m_at.take(Steps::figureMoved(m_at.scenario(), figure, to, place));
    });
    on(&BoardWidget::rotateAsked,
       [this](Square at, bool clockwise) { m_at.take(Steps::turn(m_at.scenario(), at, clockwise)); });
    on(&BoardWidget::removeAsked,
       [this](Square at, int figure) { m_at.take(Steps::removal(m_at.scenario(), at, figure)); });
    m_at.board.setRuling([&desk = m_desk]() -> const Explanation & { return desk.words().explanation; });
}

void DeskActions::connectActions()
{
    const Actions &actions = m_at.actions;
    for (const Do what : stepActions)
        actions.on(what, this, [this, what] {
            const bool turns = what == Do::Rotate || what == Do::RotateBack;
            if (turns && !m_at.board.hand().tile.isEmpty())
                m_at.board.turnHand(what == Do::Rotate ? 1 : 3);
            else if (const std::optional<Step> step = Steps(m_desk.now()).step(what))
                m_at.take(*step);
        });
    actions.on(Do::EmptyHand, this, [this] { m_at.board.setHand({}); });
    actions.on(Do::JustPlaced, this, [this](bool just) { m_desk.take(ondesk::JustPlaced{just}); });
    actions.on(Do::CopyRuling, this,
               [this] { QGuiApplication::clipboard()->setText(plainText(m_desk.words().explanation)); });
    connect(actions[Do::AllFootnotes], &QAction::toggled, this,
            [this](bool all) { m_desk.take(ondesk::CitedAll{all}); });
    connect(actions[Do::Dangers], &QAction::toggled, this, [this](bool wanted) {
        m_desk.take(ondesk::DangersWished{{wanted, m_desk->dangers.by}});
    });
}

void DeskActions::enable()
{
    const Actions &actions = m_at.actions;
    const Steps steps(m_desk.now());
    for (const Do what : stepActions)
        actions.allow(what, steps.whyNot(what));
    for (const Do what : {Do::Rotate, Do::RotateBack})
        if (!m_at.board.hand().tile.isEmpty())
            actions.allow(what, {});
    const auto unless = [&](std::initializer_list<Do> which, bool can, const QString &whyNot) {
        for (const Do what : which)
            actions.allow(what, can ? QString() : whyNot);
    };
    unless({Do::SelectAll, Do::Cut, Do::Copy}, !m_desk->position->scenario().tiles.empty(),
           tr("There is no tile on the table yet."));
    unless({Do::EmptyHand}, !m_at.board.hand().isEmpty(), tr("The hand is empty."));
    const bool asked = m_desk->answer != nullptr;
    const QString nothing = tr("Nothing is asked: click a tower or a figure first.");
    unless({Do::CopyRuling}, asked, nothing);
    unless({Do::JustPlaced}, m_desk->canBeJustPlaced(),
           tr("This is for questions about placing a floor on a tower that already has one."));
    actions[Do::JustPlaced]->setChecked(m_desk->isJustPlaced());
    const bool listed = !m_desk->questions->empty();
    unless({Do::PreviousQuestion}, listed && m_desk->current != 0,
           listed ? tr("This is the first question.") : nothing);
    unless({Do::NextQuestion}, listed && m_desk->current + 1 < static_cast<int>(m_desk->questions->size()),
           listed ? tr("This is the last question.") : nothing);
}

/// A key of something that cannot be done says why; on an empty square it finds a tile instead.
bool DeskActions::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != &m_at.board || event->type() != QEvent::KeyPress || !m_at.board.hand().isEmpty())
        return QObject::eventFilter(watched, event);
    const auto &cursor = m_at.board.cursor();
    if (cursor ? m_desk->position->board().tileAt(*cursor) < 0 : m_at.scenario().tiles.empty())
        return false;
    const auto *pressed = static_cast<QKeyEvent *>(event);
    const QKeySequence keys(pressed->keyCombination()),
        key(pressed->key()); // + needs Shift on some keyboards
    for (const Do what : {Do::FloorUp, Do::FloorDown, Do::Bridge, Do::Castle})
        if (QAction *action = m_at.actions[what];
            !action->isEnabled() &&
            (action->shortcuts().contains(keys) || action->shortcuts().contains(key))) {
            QStatusTipEvent why(action->statusTip());
            QCoreApplication::sendEvent(&m_at.board, &why);
            return true;
        }
    return false;
}

void DeskActions::fillDangers()
{
    m_dangers.clear();
    const auto add = [&](const QString &text, std::optional<Colour> by) {
        QAction *action = m_players->addAction(m_dangers.addAction(text));
        action->setToolTip(plainly(text)); // else Qt would take the text, in which the file has a say
        action->setCheckable(true);
        action->setChecked(by == m_desk->dangers.by);
        connect(action, &QAction::triggered, this, [this, by] {
            m_desk.take(ondesk::DangersWished{{true, by}});
            m_at.actions[Do::Dangers]->setChecked(true);
        });
    };
    const Scenario &scenario = m_at.scenario();
    add(tr("All players"), std::nullopt);
    for (const Colour colour : playerOrder(scenario))
        add(inMenu(playerName(scenario, colour)), colour);
}

} // namespace towerwatch
