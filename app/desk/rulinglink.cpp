// SPDX-License-Identifier: MIT
#include "app/desk/rulinglink.h"

#include "app/desk/inquiry.h"
#include "model/edit/edits.h"
#include "resources/catalogue.h"
#include "views/ruling/questionpicker.h"
#include "views/ruling/rulingpage.h"
#include "views/wording/words.h"

#include <QClipboard>
#include <QGuiApplication>

namespace towerwatch {

RulingLink::RulingLink(RulingPage &page, ScenarioDocument &document, Inquiry &inquiry)
    : QObject(&page)
    , m_page(page)
    , m_document(document)
    , m_inquiry(inquiry)
{
    connect(&inquiry, &Inquiry::questionsChanged, this, &RulingLink::showQuestions);
    connect(&inquiry, &Inquiry::changed, this, [this] {
        showQuestion();
        showRuling();
    });
    connect(&inquiry, &Inquiry::hingesFound, this, &RulingLink::showRuling);
    connect(page.view(), &RulingView::trialAsked, &inquiry, &Inquiry::tryOut);
    connect(page.picker(), &QuestionPicker::chosen, &inquiry, &Inquiry::choose);
    connect(page.view(), &RulingView::figureSelected, &inquiry, &Inquiry::selectFigure);
    connect(page.view(), &RulingView::figureSelected, page.view(), &RulingView::revealFate);
    connect(&inquiry, &Inquiry::fateAsked, page.view(), &RulingView::revealFate);
    connect(&page, &RulingPage::edited, &document,
            [&document](const Scenario &scenario, const QString &text) { document.edit(scenario, text); });
}

void RulingLink::showQuestions()
{
    const PositionPtr position = m_document.position();
    const auto &questions = m_inquiry.questions();
    const auto count = position->scenario().tiles.empty() ? 0 : static_cast<int>(questions.size());
    m_page.picker()->setQuestions(count, [position, questions](int index) {
        return questionName(*position, questions[static_cast<std::size_t>(index)]);
    });
    showQuestion();
}

void RulingLink::showQuestion()
{
    const auto &question = m_inquiry.question();
    const bool other = question && m_inquiry.current() < 0;
    const bool any = !m_document.scenario().tiles.empty();
    m_page.picker()->setCurrent(any ? m_inquiry.current() : -1,
                                any && other ? questionName(*m_document.position(), *question) : QString());
}

void RulingLink::showRuling()
{
    const int selected = m_inquiry.selectedFigure();
    if (!m_boardShown)
        m_page.showHint({});
    else if (m_document.scenario().tiles.empty() || (!m_inquiry.answer() && selected < 0))
        m_page.showHint(hint());
    else if (!m_inquiry.answer())
        m_page.setContents({m_inquiry.position(), m_inquiry.fate(), m_inquiry.notes(), selected});
    else
        m_page.setContents(
            {m_inquiry.position(), m_inquiry.explanation(), m_inquiry.notes(), selected, m_inquiry.fate(),
             m_inquiry.canBeJustPlaced() ? std::optional(m_inquiry.justPlaced()) : std::nullopt});
    m_page.setShownRules(m_inquiry.position()->scenario().rules);
}

void RulingLink::setBoardShown(bool shown)
{
    m_boardShown = shown;
    m_page.setEnabled(shown);
    showRuling();
}

QString RulingLink::hint() const
{
    if (!m_document.scenario().tiles.empty())
        return tr("<p>Click a tower, a watchtower or a figure on the board to ask about it.</p>");
    return tr(
        "<h3>What is it about?</h3>"
        "<p>Lay out the position you argue about: take a tile from the left and click a square, then put the "
        "figures on it. Then click a tower, and this page says how far it reaches, who can be captured, and "
        "by "
        "which rule.</p>"
        "<p><b>Ctrl+Shift+O</b> <a href=\"do:openExample\">opens an example</a>, <b>Ctrl+O</b> "
        "<a href=\"do:open\">opens a scenario</a>. A file can also be dropped onto the window.</p>");
}

bool RulingLink::canKeep() const
{
    const auto &question = m_inquiry.question();
    const auto &kept = m_document.scenario().questions;
    return question && !m_document.scenario().tiles.empty() &&
           std::ranges::find(kept, *question) == kept.end();
}

bool RulingLink::canRemove() const
{
    return m_inquiry.current() >= 0 && !m_document.scenario().questions.empty();
}

void RulingLink::keepQuestion()
{
    if (canKeep())
        m_document.edit(withQuestion(m_document.scenario(), builtInTiles(), *m_inquiry.question()),
                        tr("Keep a question"));
}

void RulingLink::removeQuestion()
{
    if (canRemove())
        m_document.edit(withoutQuestion(m_document.scenario(), m_inquiry.current()), tr("Remove a question"));
}

void RulingLink::copyRuling() const
{
    QGuiApplication::clipboard()->setText(plainText(m_inquiry.explanation()));
}

} // namespace towerwatch
