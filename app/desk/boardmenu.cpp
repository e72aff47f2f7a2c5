// SPDX-License-Identifier: MIT
#include "app/desk/boardmenu.h"

#include "app/desk/playerlink.h"
#include "model/inquiry/suggestions.h"
#include "model/inquiry/trial.h"
#include "model/referee/referee.h"
#include "views/wording/words.h"

#include <QMenu>

namespace towerwatch {

class BoardMenu
{
    Q_DECLARE_TR_FUNCTIONS(BoardMenu)

public:
    explicit BoardMenu(const Workplace &at)
        : m_at(at)
        , m_position(at.desk->position)
    {
    }

    void fill(QMenu &menu, Square square, int figure) const;

private:
    void addQuestions(QMenu &menu, Square square, int figure) const;
    void addCapture(QMenu &menu, int figure) const;
    void addRemovals(QMenu &menu, Square square, int figure) const;
    /// A question about a square as one would ask it.
    QString textOf(const Question &question) const;

    const Workplace &m_at;
    PositionPtr m_position;
};

QString BoardMenu::textOf(const Question &question) const
{
    switch (question.ask) {
    case Ask::PlaceFloor:
        return (inFirstEdition(m_position->scenario())
                    ? tr("What if %1 places a tower piece here?", "first edition; player")
                    : tr("What if %1 places a floor here?", "player"))
            .arg(playerName(m_position->scenario(), askerOf(m_position->scenario(), question)));
    case Ask::Watchtower: return tr("What is the watchtower worth?");
    case Ask::Score: return tr("What does the tile complete, and who scores it?");
    case Ask::PlaceFigure:
    case Ask::Ransom:
    case Ask::Actions:
    case Ask::Outlook: break;
    }
    return questionName(*m_position, question);
}

void BoardMenu::addQuestions(QMenu &menu, Square square, int figure) const
{
    const Board &board = m_position->board();
    if (figure >= 0)
        m_at.addQuestion(menu, tr("What can happen to %1?").arg(inMenu(figureLabel(*m_position, figure))),
                         {.ask = Ask::Outlook, .target = m_at.desk->idOf(figure)});
    for (const Question &question : questionsAbout(board, square))
        m_at.addQuestion(menu, textOf(question), question);
    const Tile *design = board.designAt(square);
    if (!design || !design->towerFoundation)
        return;
    QMenu *top = menu.addMenu(tr("May a figure &go onto the tower?"));
    for (const FigureKind kind : allOf<FigureKind>)
        if (!isNeutral(kind))
            m_at.addQuestion(*top, word(kind, m_position->scenario().rules.tower),
                             {.ask = Ask::PlaceFigure, .at = square, .figure = kind});
}

void BoardMenu::addCapture(QMenu &menu, int figure) const
{
    AnswerPtr found = m_at.desk->answer; // the floor that is spoken of, else the nearest tower's
    if (const auto other = questionAboutFigure(m_position->board(), figure);
        other && !captureOf(figure, found.get()))
        found = std::make_shared<Answer>(answer(m_position->board(), *other));
    if (!captureOf(figure, found.get()))
        return;
    QAction *perform = m_at.actions[Do::Perform];
    const QString text = tr("Captur&e %1").arg(inMenu(figureLabel(*m_position, figure)));
    menu.addAction(capitalized(text.toStdString()), &m_at.desk,
                   [&desk = m_at.desk, question = found->question, id = m_at.desk->idOf(figure), perform] {
                       if (!desk->answer || desk->answer->question != question)
                           desk.take(ondesk::Asked{question});
                       desk.take(ondesk::Selected{{{}, id}});
                       perform->trigger();
                   });
}

void BoardMenu::addRemovals(QMenu &menu, Square square, int figure) const
{
    if (figure >= 0)
        menu.addAction(
            capitalized(tr("&Remove %1").arg(inMenu(figureLabel(*m_position, figure))).toStdString()),
            m_at.actions[Do::Remove], &QAction::trigger);
    menu.addAction(tr("Remove t&he tile"), &m_at.desk,
                   [at = m_at, square] { at.take(Do::Remove, {square}); });
}

void BoardMenu::fill(QMenu &menu, Square square, int figure) const
{
    if (!m_position->board().designAt(square))
        return;
    menu.setToolTipsVisible(true);
    addQuestions(menu, square, figure);
    if (figure >= 0)
        addCapture(menu, figure);
    menu.addSeparator();
    for (const Do what : {Do::Rotate, Do::FloorUp, Do::FloorDown, Do::Bridge, Do::Castle})
        menu.addAction(m_at.actions[what]); // what cannot be done here says why
    menu.addSeparator();
    addRemovals(menu, square, figure);
}

void fillBoardMenu(QMenu &menu, const Workplace &at, Square square, int figure)
{
    BoardMenu(at).fill(menu, square, figure);
    if (figure >= 0)
        addTakers(menu, at, figure);
}

} // namespace towerwatch
