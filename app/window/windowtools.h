// SPDX-License-Identifier: MIT
/// What a window has beside board and ruling: commands, shortcuts, history, full screen, carrying out, the
/// tour.
#pragma once

#include "app/document/document.h"

#include <QMainWindow>

class QDockWidget;

namespace towerwatch {

class Actions;
class BoardLink;
class Inquiry;
class Performing;
class RulingPage;

class WindowTools : public QObject
{
    Q_OBJECT

public:
    /// The parts of a window that the tools work with.
    struct Parts
    {
        ScenarioDocument &document;
        Inquiry &inquiry;
        BoardLink &link;
        RulingPage &page;
        const Actions &actions;
    };

    /// Adds the tools to `window`; to be called before its layout is restored.
    WindowTools(QMainWindow &window, const Parts &parts);

    Performing *performing() const { return m_performing; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addHistory(QUndoStack *steps);
    void retranslate();
    void showPalette();
    void editShortcuts();
    void startForTwo();

    QMainWindow &m_window;
    ScenarioDocument &m_document;
    QDockWidget *m_history;
    Performing *m_performing;
};

} // namespace towerwatch
