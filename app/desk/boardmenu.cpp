// SPDX-License-Identifier: MIT
#include "app/desk/boardmenu.h"

#include "app/desk/boardlink.h"
#include "app/desk/inquiry.h"
#include "app/desk/rulingbuttons.h"
#include "model/inquiry/suggestions.h"
#include "model/referee/referee.h"
#include "views/wording/words.h"

namespace towerwatch {

BoardMenu::BoardMenu(const PositionPtr &position, Inquiry &inquiry, BoardLink &link, const Actions &actions)
    : m_position(position)
    , m_inquiry(inquiry)
    , m_link(link)
    , m_actions(actions)
{
}

QString BoardMenu::textOf(const Question &question) const
{
    switch (question.ask) {
    case Ask::PlaceFloor:
        return tr("What if %1 places a floor here?", "player")
            .arg(word(askerOf(m_position->scenario(), question)));
    case Ask::Watchtower: return tr("What is the watchtower worth?");
    case Ask::Score: return tr("What does the tile complete, and who scores it?");
    case Ask::PlaceFigure:
    case Ask::Ransom:
    case Ask::Actions:
    case Ask::Outlook: break;
    }
    return questionName(*m_position, question);
}

void BoardMenu::addQuestion(QMenu &menu, const QString &text, const Question &question) const
{
    menu.addAction(capitalized(text), &m_inquiry,
                   [&inquiry = m_inquiry, question] { inquiry.ask(question); });
}

void BoardMenu::addQuestions(QMenu &menu, Square square, int figure) const
{
    const Board &board = m_position->board();
    if (figure >= 0)
        addQuestion(menu, tr("What can happen to %1?").arg(inMenu(figureLabel(*m_position, figure))),
                    {.ask = Ask::Outlook, .target = m_position->ids()[static_cast<std::size_t>(figure)]});
    for (const Question &question : questionsAbout(board, square))
        addQuestion(menu, textOf(question), question);
    const Tile *design = board.designAt(square);
    if (!design || !design->towerFoundation)
        return;
    QMenu *top = menu.addMenu(tr("May a figure &go onto the tower?"));
    for (const FigureKind kind : allOf<FigureKind>)
        if (!isNeutral(kind))
            addQuestion(*top, word(kind, m_position->scenario().rules.tower),
                        {.ask = Ask::PlaceFigure, .at = square, .figure = kind});
}

void BoardMenu::addCapture(QMenu &menu, int figure) const
{
    std::optional<Answer> found = m_inquiry.answer(); // the floor that is spoken of, else the nearest tower's
    if (const auto other = questionAboutFigure(m_position->board(), figure);
        other && !captureOf(figure, found))
        found = answer(m_position->board(), *other);
    if (!captureOf(figure, found))
        return;
    QAction *perform = m_actions[Do::Perform];
    const QString text = tr("Captur&e %1").arg(inMenu(figureLabel(*m_position, figure)));
    menu.addAction(capitalized(text), &m_inquiry,
                   [&inquiry = m_inquiry, question = found->question, figure, perform] {
                       if (!inquiry.answer() || inquiry.answer()->question != question)
                           inquiry.ask(question);
                       inquiry.selectFigure(figure);
                       perform->trigger();
                   });
}

void BoardMenu::addRemovals(QMenu &menu, int figure) const
{
    if (figure >= 0)
        menu.addAction(capitalized(tr("&Remove %1").arg(inMenu(figureLabel(*m_position, figure)))), &m_link,
                       &BoardLink::remove);
    menu.addAction(tr("Remove t&he tile"), &m_link, &BoardLink::removeTile);
}

void BoardMenu::fill(QMenu &menu, Square square, int figure) const
{
    if (!m_position->board().designAt(square))
        return;
    addQuestions(menu, square, figure);
    if (figure >= 0)
        addCapture(menu, figure);
    menu.addSeparator();
    for (const Do what : {Do::Rotate, Do::FloorUp, Do::FloorDown, Do::Bridge, Do::Castle})
        if (m_actions[what]->isEnabled())
            menu.addAction(m_actions[what]);
    menu.addSeparator();
    addRemovals(menu, figure);
}

} // namespace towerwatch
