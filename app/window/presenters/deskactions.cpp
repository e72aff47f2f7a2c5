// SPDX-License-Identifier: MIT
#include "app/window/presenters/deskactions.h"

#include "model/edit/edits.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "views/reports/dangerwords.h"
#include "views/telling/pagelines.h"
#include "views/window/board/clickwords.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QActionGroup>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>

namespace towerwatch {

namespace {

struct DeskActions
{
    Q_DECLARE_TR_FUNCTIONS(towerwatch::DeskActions)
};

/// What is a step with what is selected and asked.
constexpr std::array stepActions{Do::Rotate,  Do::RotateBack,   Do::Remove,
                                 Do::FloorUp, Do::FloorDown,    Do::Bridge,
                                 Do::Castle,  Do::KeepQuestion, Do::RemoveQuestion};

bool turns(Do what)
{
    return what == Do::Rotate || what == Do::RotateBack;
}

/// Takes a step with a selection and says what it may not have been meant to do: r may have been typed to
/// find a tile, and figures go with theirs.
void takeStep(const Workplace &at, Do what, const Selection &selection)
{
    const auto tiles = at.scenario().tiles.size(), figures = at.scenario().figures.size();
    at.take(what, selection);
    if (turns(what) && selection.square)
        at.say(DeskActions::tr("Turned the tile at %1", "square").arg(phrase(*selection.square)));
    const auto gone = static_cast<int>(figures - at.scenario().figures.size());
    if (gone > 0 && at.scenario().tiles.size() < tiles)
        at.say(DeskActions::tr("Removed the tile with %n figure(s) on it", nullptr, gone));
}

/// Shows the position; what the status bar says of the square of the keyboard follows what lies there.
void showPosition(const Workplace &at)
{
    if (at.board.position() == at.desk->position)
        return;
    at.board.setPosition(at.desk->position);
    if (at.said.about() == About::Cursor && at.board.cursor() && !at.board.ledByPointer())
        at.say(cursorWords(at.board), About::Cursor);
}

void connectBoard(const Workplace &at)
{
    const auto on = [&at](auto signal, auto slot) { QObject::connect(&at.board, signal, &at.board, slot); };
    on(&BoardWidget::squareActivated, [at](Square square) {
        at.desk.take(ondesk::SquareAsked{square, at.board.pointsAtFeature()});
    });
    on(&BoardWidget::figureActivated,
       [at](int figure) { at.desk.take(ondesk::FigureAsked{at.desk->idOf(figure)}); });
    on(&BoardWidget::cursorMoved, [at](Square square, int figure) {
        at.desk.take(ondesk::Selected{{square, at.desk->idOf(figure)}});
    });
    on(&BoardWidget::tileMoved, [at](Square from, Square to) {
        at.take({withTileMoved(at.scenario(), builtInTiles(), from, to), DeskActions::tr("Move a tile")});
        at.desk.take(ondesk::Selected{{to}});
    });
    on(&BoardWidget::figureMoved, [at](int figure, Square to, std::optional<Place> place) {
        at.take({withFigureMoved(at.scenario(), builtInTiles(), figure, to, place),
                 DeskActions::tr("Move a figure")});
        at.desk.take(ondesk::Laid{to, at.desk->idOf(figure)});
    });
    on(&BoardWidget::rotateAsked,
       [at](Square square, bool clockwise) { at.take(clockwise ? Do::Rotate : Do::RotateBack, {square}); });
    on(&BoardWidget::removeAsked, [at](Square square, int figure) {
        takeStep(at, Do::Remove, {square, at.desk->idOf(figure)});
    });
    at.board.setRuling([&desk = at.desk]() -> const Page & { return desk.words().page; },
                       [&desk = at.desk](int figure) {
                           const Desk &now = desk.now();
                           return now.answer && speaksOf(*now.answer, figure);
                       });
}

/// What there is to see of the dangers that were just shown or hidden: there may be none.
QString dangerWords(const Workplace &at, bool shown)
{
    const Desk &desk = at.desk.now();
    if (!shown)
        return DeskActions::tr("%1: off", "command").arg(at.actions[Do::Dangers]->text().remove(u'&'));
    if (isTooMuch(workOfDangers(desk.shown->board())))
        return tooManyDangers(*desk.shown);
    return desk.dangerMarks.figures.empty() && !desk.dangers.by
               ? QString(sentences(std::vector<Danger>(), *desk.shown).front())
               : QString(dangerLegend());
}

void connectActions(const Workplace &at)
{
    const Actions &actions = at.actions;
    const auto on = [&at](Do what, auto slot) { at.actions.on(what, &at.board, slot); };
    for (const Do what : stepActions)
        on(what, [at, what] {
            if (turns(what) && !at.board.hand().tile.isEmpty())
                at.board.turnHand(what == Do::Rotate ? 1 : 3);
            else
                takeStep(at, what, at.desk->selection);
        });
    on(Do::EmptyHand, [at] { at.board.dropHand(); });
    on(Do::JustPlaced, [at](bool just) { at.desk.take(ondesk::JustPlaced{just}); });
    on(Do::CopyRuling, [at] { QGuiApplication::clipboard()->setText(plainText(at.desk.words().page)); });
    QObject::connect(actions[Do::AllFootnotes], &QAction::toggled, &at.board,
                     [at](bool all) { at.desk.take(ondesk::CitedAll{all}); });
    QObject::connect(actions[Do::Dangers], &QAction::toggled, &at.board, [at](bool wanted) {
        at.desk.take(ondesk::DangersWished{{wanted, at.desk->dangers.by}});
    });
    QObject::connect(actions[Do::Dangers], &QAction::triggered, &at.board,
                     [at](bool checked) { at.say(dangerWords(at, checked)); });
}

void enable(const Workplace &at)
{
    const Actions &actions = at.actions;
    for (const Do what : stepActions)
        actions.allow(what, stepAt(at.desk.now(), what).whyNot);
    for (const Do what : {Do::Rotate, Do::RotateBack})
        if (!at.board.hand().tile.isEmpty())
            actions.allow(what, {});
    const auto unless = [&](std::initializer_list<Do> which, bool can, const QString &whyNot) {
        for (const Do what : which)
            actions.allow(what, can ? QString() : whyNot);
    };
    unless({Do::SelectAll, Do::CutBlock, Do::CopyBlock}, !at.desk->position->scenario().tiles.empty(),
           DeskActions::tr("There is no tile on the table yet."));
    unless({Do::EmptyHand}, !at.board.hand().isEmpty() || at.board.isCarrying(),
           DeskActions::tr("The hand is empty."));
    const bool first = inFirstEdition(at.scenario());
    actions.name(Do::FloorUp, first ? DeskActions::tr("Add a t&ower piece", "first edition") : QString());
    actions.name(Do::FloorDown,
                 first ? DeskActions::tr("Take a tower piece o&ff", "first edition") : QString());
    actions.name(Do::JustPlaced,
                 first ? DeskActions::tr("About the tower piece &just placed", "first edition") : QString());
    const QUndoStack &steps = *at.document.undoStack();
    unless({Do::Undo}, steps.canUndo(), DeskActions::tr("There is nothing to undo."));
    unless({Do::Redo}, steps.canRedo(), DeskActions::tr("There is nothing to redo."));
    actions.nameSteps(steps.undoText(), steps.redoText());
    const bool asked = at.desk->answer != nullptr;
    const QString nothing = DeskActions::tr("Nothing is asked: click a tower or a figure first.");
    unless({Do::CopyRuling}, asked, nothing);
    unless({Do::JustPlaced}, at.desk->canBeJustPlaced(),
           DeskActions::tr("This is for questions about placing a floor on a tower that already has one."));
    actions[Do::JustPlaced]->setChecked(at.desk->isJustPlaced());
    unless({Do::PreviousQuestion, Do::NextQuestion}, !at.desk->questions->empty(), nothing);
}

/// A key of something that cannot be done says why; on an empty square it finds a tile instead.
bool sayWhyNot(const Workplace &at, const QKeyEvent &pressed)
{
    if (pressed.type() != QEvent::KeyPress || !at.board.hand().isEmpty())
        return false;
    const auto &cursor = at.board.cursor();
    if (cursor ? at.desk->position->board().tileAt(*cursor) < 0 : at.scenario().tiles.empty())
        return false;
    const QKeySequence keys(pressed.keyCombination()), key(pressed.key()); // + needs Shift on some keyboards
    for (const Do what : {Do::FloorUp, Do::FloorDown, Do::Bridge, Do::Castle})
        if (const QAction *action = at.actions[what];
            !action->isEnabled() &&
            (action->shortcuts().contains(keys) || action->shortcuts().contains(key))) {
            at.say(action->statusTip());
            return true;
        }
    return false;
}

/// Offers the players of the table.
void fillDangers(const Workplace &at, QMenu &menu)
{
    menu.clear();
    auto *players = menu.findChild<QActionGroup *>();
    const auto add = [&](const QString &text, std::optional<Colour> by) {
        QAction *action = players->addAction(menu.addAction(text));
        action->setToolTip(plainly(text)); // else Qt would take the text, in which the file has a say
        action->setCheckable(true);
        action->setChecked(by == at.desk->dangers.by);
        QObject::connect(action, &QAction::triggered, &at.board, [at, by] {
            at.desk.take(ondesk::DangersWished{{true, by}});
            at.actions[Do::Dangers]->setChecked(true);
        });
    };
    const Scenario &scenario = at.scenario();
    add(DeskActions::tr("All players"), std::nullopt);
    for (const Colour colour : playerOrder(scenario))
        add(inMenu(playerName(scenario, colour)), colour);
}

} // namespace

void connectDesk(const Workplace &at, QMenu &dangers)
{
    new QActionGroup(&dangers);
    connectBoard(at);
    connectActions(at);
    at.board.setKeyTaker(KeyTurn::Refusals, [at](const QKeyEvent &event) { return sayWhyNot(at, event); });
    QObject::connect(&at.board, &BoardWidget::handChanged, &at.board, [at] { enable(at); });
    QObject::connect(&at.desk, &LiveDesk::reworded, &at.board, [at, &dangers] {
        enable(at);
        fillDangers(at, dangers);
    });
    QObject::connect(&at.desk, &LiveDesk::changed, &at.board, [at, &dangers](const Desk &before) {
        showPosition(at);
        at.board.setMarks(at.desk->marks());
        enable(at);
        if (at.desk->position != before.position)
            fillDangers(at, dangers);
    });
}

} // namespace towerwatch
