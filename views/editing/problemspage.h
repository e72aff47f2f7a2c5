// SPDX-License-Identifier: MIT
/// Says why a file is not open: every problem of it, with line and column.
#pragma once

#include "model/format/problem.h"

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

    /// Shows what is wrong with the file at `path`: what the system says, or what is wrong with its text.
    void show(const QString &path, const QString &failure, const std::vector<Problem> &problems);
    QListWidget *list() const { return m_list; }

signals:
    /// Somebody has read it.
    void dismissed();
    void openAnother();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void retranslate();
    void openText() const;

    QLabel *m_title, *m_advice;
    QListWidget *m_list;
    QPushButton *m_text, *m_another, *m_back;
    QString m_path, m_failure;
    std::vector<Problem> m_problems;
};

} // namespace towerwatch
