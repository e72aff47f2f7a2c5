// SPDX-License-Identifier: MIT
/// The question that the ruling answers, as a sentence; a click lists all others.
#pragma once

#include "views/window/ruling/questionpopup.h"
#include "views/window/ruling/sentencebutton.h"

namespace towerwatch {

class QuestionPicker : public SentenceButton
{
    Q_OBJECT

public:
    explicit QuestionPicker(QWidget *parent = nullptr);

    /// Names the question that is answered; empty: none is.
    void setQuestion(const QString &question);
    /// Sets the function that returns what the list offers, called when it opens.
    void setOffers(std::function<QList<QuestionEntry>()> offers) { m_offers = std::move(offers); }
    /// Opens the list with some offers only.
    void offer(const QList<QuestionEntry> &entries);
    QuestionPopup *popup() const { return m_popup; }

signals:
    /// The user chose one of the offers.
    void offerChosen(int index);

protected:
    void open() override;

private:
    void retranslate();

    QuestionPopup *m_popup;
    std::function<QList<QuestionEntry>()> m_offers;
    QString m_question;
};

} // namespace towerwatch
