// SPDX-License-Identifier: MIT
#include "app/desk/inquiry.h"

#include "model/edit/repair.h"
#include "model/edit/scenariopatch.h"
#include "model/inquiry/suggestions.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "views/wording/hingewords.h"

#include <algorithm>

namespace towerwatch {

namespace {

/// The index of a figure by its id; -1: there is none of that name any more.
int figureCalled(const Position &position, const std::string &id)
{
    const auto &ids = position.ids();
    const auto found = std::ranges::find(ids, id);
    return found == ids.end() ? -1 : static_cast<int>(found - ids.begin());
}

} // namespace

Inquiry::Inquiry(QObject *parent)
    : QObject(parent)
{
    constexpr int pause = 100; // ms without a change
    m_hingeWait.setSingleShot(true);
    m_hingeWait.setInterval(pause);
    connect(&m_hingeWait, &QTimer::timeout, this, &Inquiry::findHinges);
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowPriority);
}

void Inquiry::setPosition(const PositionPtr &position, bool fresh)
{
    const PositionPtr old = std::exchange(m_position, position);
    fresh = std::exchange(m_forgotten, false) || fresh || !old || old->scenario().tiles.empty();
    m_shown = position;
    m_tried.reset();
    m_questions = questionsOf(position->scenario(), builtInTiles());
    if (fresh) {
        m_current = -1;
        m_justPlaced.clear();
        m_question.reset();
    }
    const auto same = m_question ? std::ranges::find(m_questions, *m_question) : m_questions.end();
    const int count = static_cast<int>(m_questions.size());
    if (same != m_questions.end())
        m_current = static_cast<int>(same - m_questions.begin());
    else if (m_current >= 0 || fresh)
        m_current = std::clamp(m_current, 0, count - 1);
    if (m_current >= 0)
        m_question = m_questions[static_cast<std::size_t>(m_current)];
    else if (m_question && !canBeAsked(position->board(), *m_question))
        m_question.reset();
    m_selected = fresh ? -1 : figureAfter(old->scenario(), m_selected, position->scenario());
    emit questionsChanged();
    answerAgain();
    if (fresh)
        selectWhatIsAsked();
    emit changed();
}

drawing::BoardMarks Inquiry::marks() const
{
    drawing::BoardMarks marks = m_answer ? drawing::marksOf(*m_answer) : drawing::BoardMarks();
    marks.selectedFigure = m_selected;
    return marks;
}

void Inquiry::choose(int index)
{
    if (index >= 0 && index < static_cast<int>(m_questions.size()))
        ask(m_questions[static_cast<std::size_t>(index)]);
}

void Inquiry::ask(const Question &question)
{
    const auto found = std::ranges::find(m_questions, question);
    m_current = found == m_questions.end() ? -1 : static_cast<int>(found - m_questions.begin());
    m_question = question;
    m_selected = -1;
    if (m_tried && !m_tried->rules) // it was about the other question
        m_tried.reset();
    answerAgain();
    selectWhatIsAsked();
    emit changed();
}

bool Inquiry::askAbout(Square square)
{
    const auto about = questionsAbout(m_position->board(), square);
    if (about.empty() || about.front().ask == Ask::Score)
        return false;
    const Question &wanted = about.front();
    if (m_question && m_question->ask == wanted.ask && m_question->at == square)
        return true;
    const auto listed = std::ranges::find_if(m_questions, [&](const Question &question) {
        return question.ask == wanted.ask && question.at == square;
    });
    ask(listed == m_questions.end() ? wanted : *listed);
    return true;
}

void Inquiry::askAboutFigure(int figure)
{
    const auto question = speaksOf(figure) ? std::nullopt : questionAboutFigure(m_position->board(), figure);
    if (question)
        ask(*question);
    selectFigure(figure);
    emit fateAsked();
}

void Inquiry::selectFigure(int figure)
{
    m_selected = figure < m_position->board().figureCount() ? figure : -1;
    wordAgain();
    emit changed();
}

void Inquiry::citeAll(bool all)
{
    m_cited = all ? Cited::All : Cited::Deciding;
    wordAgain();
    emit changed();
}

void Inquiry::tryRules(const std::optional<TableRules> &rules)
{
    tryOut(rules ? std::optional(Trial{.rules = rules}) : std::nullopt);
}

void Inquiry::tryOut(const std::optional<Trial> &trial)
{
    m_tried = trial && trial->rules == m_position->scenario().rules ? std::nullopt : trial;
    m_shown = m_position;
    if (m_tried && m_tried->rules) {
        Scenario scenario = m_position->scenario();
        scenario.rules = *m_tried->rules;
        m_shown = std::make_shared<Position>(std::move(scenario), builtInTiles());
    }
    answerAgain();
    emit changed();
}

bool Inquiry::canBeJustPlaced() const
{
    const int tile =
        m_question && m_question->ask == Ask::PlaceFloor ? m_position->board().tileAt(*m_question->at) : -1;
    return tile >= 0 && m_position->board().placed(tile).floors > 0;
}

bool Inquiry::justPlaced() const
{
    return canBeJustPlaced() &&
           std::find(m_justPlaced.begin(), m_justPlaced.end(), *m_question) != m_justPlaced.end();
}

void Inquiry::setJustPlaced(bool just)
{
    if (just == justPlaced() || !canBeJustPlaced())
        return;
    if (just)
        m_justPlaced.push_back(*m_question);
    else
        std::erase(m_justPlaced, *m_question);
    answerAgain();
    emit changed();
}

void Inquiry::reword()
{
    wordAgain();
    emit questionsChanged();
    emit changed();
}

void Inquiry::answerAgain()
{
    m_answer.reset();
    m_hinges = {};
    ++m_hingeSearch;
    if (m_question) {
        m_answer = answerNow();
        m_hingeWait.start();
    }
    wordAgain();
}

Answer Inquiry::answerNow() const
{
    Question question = *m_question;
    if (m_tried && m_tried->by)
        question.by = m_tried->by;
    const Board &board = m_shown->board();
    const std::optional<int> height = m_tried ? m_tried->height : std::nullopt;
    if (!height && !justPlaced())
        return towerwatch::answer(board, question);
    Scenario lower = board.scenario();
    for (PlacedTile &tile : lower.tiles)
        if (tile.at == question.at)
            tile.floors = height.value_or(tile.floors) - 1;
    for (Player &player : lower.players) // who has just placed a floor had it
        if (!height && player.floors && player.colour == askerOf(lower, question))
            ++*player.floors;
    return towerwatch::answer(Board(lower, builtInTiles()), question);
}

void Inquiry::findHinges()
{
    if (!m_answer)
        return;
    m_pool.clear(); // what nobody waits for any more
    m_pool.start([this, search = m_hingeSearch, position = m_shown, answer = *m_answer] {
        AnswerHinges found = HingeFinder(position->scenario(), builtInTiles()).of(answer);
        QMetaObject::invokeMethod(this, [this, search, found = std::move(found)] {
            if (search != m_hingeSearch)
                return;
            m_hinges = found;
            wordAgain();
            emit hingesFound();
        });
    });
}

void Inquiry::wordAgain()
{
    Footnotes footnotes(m_cited);
    m_explanation = {};
    if (m_answer) {
        Answer worded = *m_answer;
        if (m_selected >= 0 && worded.question.ask == Ask::PlaceFloor) // the clicked figure comes first
            worded.question.target = m_shown->ids()[static_cast<std::size_t>(m_selected)];
        m_explanation = explain(*m_shown, worded, footnotes);
        addHinges(m_explanation, m_shown->scenario(), *m_answer, m_hinges);
    }
    m_fate = {};
    const auto *asked = m_answer ? std::get_if<OutlookAnswer>(&m_answer->body) : nullptr;
    if (m_selected >= 0 && !(asked && asked->figure == m_selected)) { // not what the answer says already
        const Question question = m_question.value_or(Question());
        m_fate = explainFate(*m_shown, m_selected, askerOf(m_shown->scenario(), question), footnotes);
    }
    m_notes = footnotes.rulings();
}

void Inquiry::selectWhatIsAsked()
{
    if (m_question && m_question->target)
        m_selected = figureCalled(*m_position, *m_question->target);
    wordAgain();
}

bool Inquiry::speaksOf(int figure) const
{
    return std::ranges::any_of(m_explanation.statements,
                               [&](const Statement &statement) { return statement.figure == figure; });
}

} // namespace towerwatch
