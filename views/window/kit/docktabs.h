// SPDX-License-Identifier: MIT
/// The tab bars of docks, which a window makes as it needs them.
#pragma once

#include <QMainWindow>

class QDockWidget;

namespace towerwatch {

/// Names the tab bars of a window, and keeps the keyboard out of those with one page.
class DockTabs : public QObject
{
    Q_OBJECT

public:
    explicit DockTabs(QMainWindow &window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void tend();

    QMainWindow &m_window;
};

/// Makes a dock of a window that goes out of sight give the keyboard to the middle: keys act on what is seen.
void giveKeysBack(QDockWidget *dock, QMainWindow &window);

} // namespace towerwatch
