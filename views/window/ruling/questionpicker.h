// SPDX-License-Identifier: MIT
/// Picks the question that the ruling answers.
#pragma once

#include "views/window/ruling/questionpopup.h"

#include <QWidget>

#include <functional>

class QToolButton;

namespace towerwatch {

class QuestionBox;
class QuestionListModel;

class QuestionPicker : public QWidget
{
    Q_OBJECT

public:
    explicit QuestionPicker(QWidget *parent = nullptr);

    /// Sets how many questions there are, and the function for their names, called when they are seen. The
    /// first `own` are the scenario's and show a number ("1 of 3").
    void setQuestions(int count, int own, std::function<QString(int)> nameOf);
    /// Sets which question is answered; -1: `other`, a question that is not among them.
    void setCurrent(int current, const QString &other = {});
    /// Sets the function that returns what the list offers, called when it opens.
    void setOffers(std::function<QList<QuestionEntry>()> offers);
    /// Opens the list with some offers only.
    void offer(const QList<QuestionEntry> &entries);
    QuestionPopup *popup() const { return m_popup; }

signals:
    void chosen(int index);
    /// The user goes to the question so many places farther in the list that opens.
    void stepped(int by);
    /// The user chose one of the offers.
    void offerChosen(int index);

private:
    QuestionListModel *m_model;
    QuestionPopup *m_popup;
    QuestionBox *m_box;
    QToolButton *m_previous, *m_next;
};

} // namespace towerwatch
