// SPDX-License-Identifier: MIT
#include "app/desk/inquiry.h"

#include "model/edit/repair.h"
#include "model/inquiry/suggestions.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"

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

void Inquiry::setPosition(const PositionPtr &position, bool fresh)
{
    const PositionPtr old = std::exchange(m_position, position);
    fresh = std::exchange(m_forgotten, false) || fresh || !old || old->scenario().tiles.empty();
    m_shown = position;
    m_tried.reset();
    const std::string selected =
        old && m_selected >= 0 && !fresh ? old->ids()[static_cast<std::size_t>(m_selected)] : std::string();
    m_questions = questionsOf(position->scenario(), builtInTiles());
    if (fresh) {
        m_current = -1;
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
    m_selected = selected.empty() ? -1 : figureCalled(*position, selected);
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

void Inquiry::tryRules(const std::optional<TableRules> &rules)
{
    m_tried = rules == m_position->scenario().rules ? std::nullopt : rules;
    m_shown = m_position;
    if (m_tried) {
        Scenario scenario = m_position->scenario();
        scenario.rules = *m_tried;
        m_shown = std::make_shared<Position>(std::move(scenario), builtInTiles());
    }
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
    if (m_question)
        m_answer = towerwatch::answer(m_shown->board(), *m_question);
    wordAgain();
}

void Inquiry::wordAgain()
{
    Footnotes footnotes;
    m_explanation = m_answer ? explain(*m_shown, *m_answer, footnotes) : Explanation();
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
