// SPDX-License-Identifier: MIT
/// Three steps that show where things are: once, and again when the user asks for it.
#pragma once

#include <QFrame>
#include <QMainWindow>

class QLabel;
class QPushButton;

namespace towerwatch {

class Tour : public QFrame
{
    Q_OBJECT

public:
    /// Starts over a window, whose parts it finds by their object names.
    explicit Tour(QMainWindow *window);

    /// Starts it if it was never shown.
    static void offer(QMainWindow *window);

    int step() const { return m_step; }

public slots:
    /// Shows the next step; ends after the last.
    void next();
    void skip();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void show(int step);
    void place();
    QWidget *target() const;

    QMainWindow *m_window;
    QFrame *m_ring;
    QLabel *m_title, *m_text;
    QPushButton *m_next, *m_skip;
    int m_step = 0;
};

} // namespace towerwatch
