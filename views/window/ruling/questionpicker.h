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

    /// How many questions the scenario has, the first of them its `own`, which are counted, and what says
    /// their names; they are asked for when they are seen.
    void setQuestions(int count, int own, std::function<QString(int)> nameOf);
    /// Which question is answered. With -1 `other` is, a question that is not among them.
    void setCurrent(int current, const QString &other = {});
    /// Says what the list offers that opens; it is asked for when it does.
    void setOffers(std::function<QList<QuestionEntry>()> offers);
    /// Opens the list with some offers only.
    void offer(const QList<QuestionEntry> &entries);
    QuestionPopup *popup() const { return m_popup; }
    /// The question that is answered; -1: one that is not among them, or none.
    int current() const;

public slots:
    void next() { step(1); }
    void previous() { step(-1); }

signals:
    void chosen(int index);
    /// One of the offers.
    void offerChosen(int index);

private:
    void step(int by);

    QuestionListModel *m_model;
    QuestionPopup *m_popup;
    QuestionBox *m_box;
    QToolButton *m_previous, *m_next;
};

} // namespace towerwatch
