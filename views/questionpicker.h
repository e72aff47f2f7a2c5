// SPDX-License-Identifier: MIT
/// Picks the question that the ruling answers.
#pragma once

#include <QWidget>

class QComboBox;
class QToolButton;

namespace towerwatch {

class QuestionPicker : public QWidget
{
    Q_OBJECT

public:
    explicit QuestionPicker(QWidget *parent = nullptr);

    /// The names of the scenario's questions, and which of them is answered. With -1 `other` is, a question that
    /// is not among them.
    void setQuestions(const QStringList &names, int current, const QString &other = {});
    int current() const;

public slots:
    void next() { step(1); }
    void previous() { step(-1); }

signals:
    void chosen(int index);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void step(int by);

    QComboBox *m_box;
    QToolButton *m_previous, *m_next;
    int m_count = 0;
};

} // namespace towerwatch
