// SPDX-License-Identifier: MIT
/// F1: the help page that suits what somebody is doing.
#pragma once

#include <QObject>

class QAction;
class QMainWindow;
class QMenu;
class QWidget;

namespace towerwatch {

class HelpWindow;

class HelpDesk : public QObject
{
    Q_OBJECT

public:
    /// Puts its entry at the top of `menu`.
    HelpDesk(QMainWindow &window, QMenu &menu);

    /// The page about a widget: the source tells of the format; the rules, the comparison and the reference
    /// tell of rule sets, all else of first steps.
    static QString pageFor(const QWidget *widget);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showHelp();
    void retranslate();

    QMainWindow &m_window;
    QAction *m_action;
    HelpWindow *m_help = nullptr;
};

} // namespace towerwatch
