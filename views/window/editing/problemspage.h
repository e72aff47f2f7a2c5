// SPDX-License-Identifier: MIT
/// Says why a file cannot be read: every problem of it, with line and column.
#pragma once

#include "model/yaml/problem.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;

namespace towerwatch {

class ProblemsPage : public QWidget
{
    Q_OBJECT

public:
    explicit ProblemsPage(QWidget *parent = nullptr);

    /// Shows why the file at `path` cannot be read: what the system says, or what is wrong with its text.
    /// `open`: the text is open beside it.
    void show(const QString &path, const QString &failure, const std::vector<Problem> &problems, bool open);
    QListWidget *list() const { return m_list; }

signals:
    /// The user wants to close the page.
    void dismissed();
    void openAnother();
    /// The user wants to see a place of the text.
    void placeAsked(Mark mark);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void retranslate();
    void goTo(int row);

    QLabel *m_title, *m_advice;
    QListWidget *m_list;
    QPushButton *m_text, *m_another, *m_back;
    QString m_path, m_failure;
    std::vector<Problem> m_problems;
    bool m_open = false;
};

} // namespace towerwatch
