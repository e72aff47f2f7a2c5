// SPDX-License-Identifier: MIT
#include "views/window/reference/pagepreview.h"

#include "resources/catalogue.h"
#include "views/search/rulingsearch.h"
#include "views/window/painting/boardpreview.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QLabel>

namespace towerwatch {

PagePreview::PagePreview(QWidget *parent)
    : QWidget(parent)
    , m_title(wrappedLabel(this))
    , m_question(wrappedLabel(this))
    , m_verdict(wrappedLabel(this))
    , m_notes(wrappedLabel(this))
    , m_picture(new BoardPreview(this))
{
    enlarge(*m_title, 1.3);
    layColumn(this, {m_title, m_notes, m_question, {m_picture, 1}, m_verdict}, {QMargins(8, 0, 0, 0)});
    whenTranslated(this, [this] { m_picture->setAccessibleName(tr("Picture of the board")); });
}

void PagePreview::showExample(const Example &example)
{
    showText(example.title(), example.notes());
    showAsked(askedIn(example));
    if (currentLanguage() == "en" && !example.shipped->question.empty())
        m_question->setText(utf8(example.shipped->question)); // the line at the top of the file is in English
}

void PagePreview::showPage(const FoundPage &page)
{
    showText(page.title);
    if (page.kind == PageKind::Board) {
        showAsked(askedIn(*findExample(page.id)));
    } else if (const Ruling *ruling = builtInRulings().find(page.id.toStdString())) {
        m_notes->setText(rulingBrief(*ruling));
        const ShownRuling shown = shownBy(ruling->id);
        if (!shown.scenarios.empty())
            showAsked(askedIn(*findExample(utf8(shown.scenarios.front())), page.id));
    }
}

void PagePreview::showText(const QString &title, const QString &text)
{
    m_asked.reset();
    m_title->setText(title);
    m_question->clear();
    m_verdict->clear();
    m_notes->setText(text);
    m_picture->setPosition(nullptr);
}

void PagePreview::showAsked(AskedExample asked)
{
    m_question->setText(asked.words);
    const TableRules &rules = asked.position->scenario().rules;
    m_verdict->setText(
        !m_rules ? asked.verdict
        : rules == *m_rules
            ? tr("In this example, under your rules: %1").arg(asked.verdict)
            : tr("In this example (%1): %2", "rules, verdict").arg(sentence(rules), asked.verdict));
    m_picture->setPosition(asked.position);
    m_asked = std::move(asked);
}

} // namespace towerwatch

#include "moc_pagepreview.cpp"
