// SPDX-License-Identifier: MIT
#include "app/desk/rulinglink.h"

#include "views/ruling/questionpicker.h"
#include "views/ruling/rulingpage.h"
#include "views/wording/words.h"

namespace towerwatch {

RulingLink::RulingLink(RulingPage &page, ScenarioDocument &document, LiveDesk &desk)
    : QObject(&page)
    , m_page(page)
    , m_desk(desk)
{
    connectPage(document);
    connect(&desk, &LiveDesk::changed, this, &RulingLink::show);
    connect(&desk, &LiveDesk::reworded, this, [this] {
        showQuestions();
        showRuling();
    });
}

void RulingLink::connectPage(ScenarioDocument &document)
{
    RulingView *view = m_page.view();
    connect(view, &RulingView::trialAsked, this,
            [this](const Trial &trial) { m_desk.take(ondesk::Tried{trial}); });
    connect(m_page.picker(), &QuestionPicker::chosen, this,
            [this](int question) { m_desk.take(ondesk::Chosen{question}); });
    connect(view, &RulingView::figureSelected, this, [this](int figure) {
        m_desk.take(ondesk::Selected{{m_desk->selection.square, m_desk->idOf(figure)}});
    });
    connect(view, &RulingView::lineHovered, this, [this](int figure, const QList<Square> &squares) {
        m_desk.take(ondesk::Lit{m_desk->light({figure}, squares)});
    });
    connect(&m_page, &RulingPage::edited, &document,
            [&document](const Scenario &scenario, const QString &text) { document.edit(scenario, text); });
}

void RulingLink::show(const Desk &before)
{
    if (m_desk->position != before.position)
        m_page.setPosition(m_desk->position);
    if (m_desk->position != before.position || m_desk->questions != before.questions)
        showQuestions();
    else if (m_desk->question != before.question || m_desk->current != before.current)
        showQuestion();
    if (!m_desk->readsAs(before) || m_desk->position != before.position)
        showRuling();
    const std::string &figure = m_desk->selection.figure;
    const bool isAsked = m_desk->question && m_desk->question->target == figure;
    if (figure != before.selection.figure && m_desk->position == before.position && !isAsked)
        m_page.view()->revealFate();
}

void RulingLink::showQuestions()
{
    const PositionPtr position = m_desk->position;
    const auto questions = m_desk->questions;
    m_page.picker()->setQuestions(static_cast<int>(questions->size()), [position, questions](int index) {
        return questionName(*position, questions->at(static_cast<std::size_t>(index)));
    });
    showQuestion();
}

void RulingLink::showQuestion()
{
    const bool other = m_desk->question && m_desk->current < 0;
    m_page.picker()->setCurrent(m_desk->current,
                                other ? questionName(*m_desk->position, *m_desk->question) : QString());
}

void RulingLink::showRuling()
{
    const WordedRuling &words = m_desk.words();
    const int selected = m_desk->selectedFigure();
    if (!m_boardShown || (!m_desk->answer && selected < 0))
        m_page.showHint(m_boardShown);
    else if (!m_desk->answer)
        m_page.setContents({m_desk->shown, words.fate, words.notes, selected});
    else
        m_page.setContents(
            {m_desk->shown, words.explanation, words.notes, selected, words.fate,
             m_desk->canBeJustPlaced() ? std::optional(m_desk->isJustPlaced()) : std::nullopt});
    m_page.setShownRules(m_desk->shown->scenario().rules);
}

void RulingLink::setBoardShown(bool shown)
{
    m_boardShown = shown;
    m_page.setEnabled(shown);
    showRuling();
}

} // namespace towerwatch
