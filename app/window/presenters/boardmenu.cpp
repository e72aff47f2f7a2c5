// SPDX-License-Identifier: MIT
#include "app/window/presenters/boardmenu.h"

#include "app/window/presenters/playerpresenter.h"
#include "model/edit/edits.h"
#include "model/inquiry/hinges.h"
#include "model/inquiry/suggestions.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "views/telling/deedwords.h"
#include "views/telling/questionwords.h"
#include "views/window/board/blocktool.h"
#include "views/words/words.h"

#include <QCoreApplication>
#include <QMenu>

namespace towerwatch {

namespace {

struct BoardMenu
{
    Q_DECLARE_TR_FUNCTIONS(BoardMenu)
};

void addQuestions(QMenu &menu, const Workplace &at, Square square, int figure)
{
    const Position &position = *at.desk->position;
    const auto add = [&](const Question &question) {
        at.addQuestion(menu, inMenu(questionName(position, question)), question);
    };
    if (figure >= 0)
        add(questionsAboutFigure(position.board(), figure).front());
    for (const Question &question : questionsAbout(position.board(), square)) {
        if (question.ask != Ask::PlaceFigure) {
            add(question);
            continue;
        }
        QMenu *top = menu.addMenu(BoardMenu::tr("May a figure &go onto the tower?"));
        for (const FigureKind kind : at.inPlay().kinds())
            if (!isNeutral(kind))
                at.addQuestion(*top, word(kind, at.scenario().rules.tower),
                               {.ask = Ask::PlaceFigure, .at = square, .figure = kind});
    }
}

void addCapture(QMenu &menu, const Workplace &at, int figure)
{
    AnswerPtr found = at.desk->answer; // the floor that is spoken of, else the nearest tower's
    if (const auto other = questionAboutFigure(at.desk->position->board(), figure);
        other && !captureOf(figure, found.get()))
        found = std::make_shared<Answer>(answer(at.desk->position->board(), *other));
    if (!captureOf(figure, found.get()))
        return;
    QAction *perform = at.actions[Do::Perform];
    menu.addAction(inMenu(captureName(*at.desk->position, figure)), &at.desk,
                   [&desk = at.desk, question = found->question, id = at.desk->idOf(figure), perform] {
                       if (!desk->answer || desk->answer->question != question)
                           desk.take(ondesk::Asked{question});
                       desk.take(ondesk::Selected{{{}, id}});
                       perform->trigger();
                   });
}

void addRemovals(QMenu &menu, const Workplace &at, Square square, int figure)
{
    if (figure >= 0)
        menu.addAction(capitalized(BoardMenu::tr("&Remove %1")
                                       .arg(inMenu(figureLabel(*at.desk->position, figure)))
                                       .toStdString()),
                       at.actions[Do::Remove], &QAction::trigger);
    menu.addAction(BoardMenu::tr("Remove t&he tile"), &at.desk,
                   [at, square] { at.take(Do::Remove, {square}); });
}

void addFigureChanges(QMenu &menu, const Workplace &at, int index)
{
    const Figure &figure = at.scenario().figures[static_cast<std::size_t>(index)];
    const auto change = [at](const Scenario &after) { at.take({after, BoardMenu::tr("Change a figure")}); };
    QMenu *kinds = menu.addMenu(BoardMenu::tr("&Kind"));
    for (const FigureKind kind : at.inPlay().kinds())
        if (isNeutral(kind) == isNeutral(figure.kind) && kind != figure.kind)
            kinds->addAction(capitalized(word(kind, at.scenario().rules.tower)), &at.board,
                             [at, change, index, kind] {
                                 change(withFigureKind(at.scenario(), builtInTiles(), index, kind));
                             });
    if (!figure.owner)
        return;
    QMenu *owners = menu.addMenu(BoardMenu::tr("Ow&ner"));
    for (const Colour colour : allOf<Colour>)
        if (colour != figure.owner)
            owners->addAction(word(colour), &at.board, [at, change, index, colour] {
                change(withFigureOwner(at.scenario(), index, colour));
            });
}

void addMoves(QMenu &menu, const Workplace &at, BlockTool &blocks, Square square, int figure)
{
    const auto add = [&](const char *name, const QString &text, int carried) {
        QAction *entry = menu.addAction(text, &at.board, [at, &blocks, square, carried] {
            blocks.setSelection({});
            at.board.carry(square, carried);
        });
        entry->setObjectName(QLatin1String(name));
    };
    if (figure >= 0)
        add("moveFigure",
            capitalized(
                BoardMenu::tr("Mo&ve %1").arg(inMenu(figureLabel(*at.desk->position, figure))).toStdString()),
            figure);
    add("moveTile", BoardMenu::tr("&Move the tile"), -1);
}

} // namespace

void fillBoardMenu(QMenu &menu, const Workplace &at, BlockTool &blocks, Square square, int figure)
{
    const Actions &actions = at.actions;
    const bool empty = !at.desk->position->board().designAt(square);
    if (!empty) {
        menu.setToolTipsVisible(true);
        addQuestions(menu, at, square, figure);
        if (figure >= 0)
            addCapture(menu, at, figure);
        menu.addSeparator();
        for (const Do what : {Do::Rotate, Do::FloorUp, Do::FloorDown, Do::Bridge, Do::Castle})
            menu.addAction(actions[what]); // what cannot be done here says why
        menu.addSeparator();
        addRemovals(menu, at, square, figure);
    }
    if (figure >= 0)
        addTakers(menu, at, figure);
    if (empty) {
        menu.addAction(actions[Do::LayTile]->text(), actions[Do::LayTile], &QAction::trigger);
        menu.addAction(actions[Do::PasteBlock]);
        return;
    }
    menu.addSeparator();
    const QAction *take = actions[Do::TakeFigure];
    menu.addAction(take->text().remove(u'&') + u'\t' + take->shortcut().toString(QKeySequence::NativeText),
                   take, &QAction::trigger);
    if (figure >= 0)
        addFigureChanges(menu, at, figure);
    addMoves(menu, at, blocks, square, figure);
    menu.addSeparator();
    if (!blocks.selection().contains(square))
        blocks.setSelection({});
    menu.addActions({actions[Do::CutBlock], actions[Do::CopyBlock]});
}

} // namespace towerwatch
