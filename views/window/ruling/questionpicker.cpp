// SPDX-License-Identifier: MIT
#include "views/window/ruling/questionpicker.h"

#include "views/window/widgets/widgets.h"

namespace towerwatch {

QuestionPicker::QuestionPicker(QWidget *parent)
    : SentenceButton(parent)
    , m_popup(new QuestionPopup(this))
{
    setObjectName(QStringLiteral("questions"));
    connect(m_popup, &QuestionPopup::picked, this, &QuestionPicker::offerChosen);
    whenTranslated(this, [this] { retranslate(); });
}

void QuestionPicker::setQuestion(const QString &question)
{
    m_question = question;
    retranslate();
}

void QuestionPicker::offer(const QList<QuestionEntry> &entries)
{
    m_popup->setEntries(entries);
    m_popup->popUp(*this);
}

void QuestionPicker::open()
{
    offer(m_offers ? m_offers() : QList<QuestionEntry>());
}

void QuestionPicker::retranslate()
{
    setQuiet(m_question.isEmpty());
    say(m_question.isEmpty() ? tr("No question yet") : unbroken(m_question),
        tr("Enter lists everything that can be asked about this board"));
}

} // namespace towerwatch

#include "moc_questionpicker.cpp"
