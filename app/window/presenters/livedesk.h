// SPDX-License-Identifier: MIT
/// The current Desk: everything that the window shows (model/desk/desk.h). Views observe it; what the user
/// does is sent to it as events.
#pragma once

#include "app/window/document/document.h"
#include "model/desk/desk.h"
#include "views/telling/page.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <deque>

namespace towerwatch {

class LiveDesk : public QObject
{
    Q_OBJECT

public:
    /// Follows the document from start() on.
    explicit LiveDesk(ScenarioDocument &document);
    void start();

    const Desk &now() const { return m_desk; }
    const Desk *operator->() const { return &m_desk; }
    /// The ruling in words; computed when it is asked for.
    const WordedRuling &words() const;

    /// Applies an event to the desk. Events that come while changed() is emitted are queued.
    void take(const DeskEvent &event);
    /// Words everything again: the language changed.
    void reword();

signals:
    /// The desk changed; it was `before`.
    void changed(const Desk &before);
    /// words() is in another language.
    void reworded();

private:
    void showPosition();
    /// Finds the hinges of the answer (model/inquiry/hinges.h) on a background thread.
    void findHinges();

    ScenarioDocument &m_document;
    bool m_fresh = true; ///< the next position is another scenario's
    Desk m_desk;
    std::deque<DeskEvent> m_waiting;
    bool m_busy = false;
    mutable std::optional<WordedRuling> m_words;
    QTimer m_hingeWait;
    QThreadPool m_pool; ///< last member: its destructor waits for what runs
};

} // namespace towerwatch
