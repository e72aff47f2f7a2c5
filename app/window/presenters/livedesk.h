// SPDX-License-Identifier: MIT
/// The desk as it is now. Everything that shows some of it observes this; everything that happens is told to
/// it.
#pragma once

#include "app/window/document/document.h"
#include "model/desk/desk.h"
#include "views/telling/wordedruling.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <deque>

namespace towerwatch {

class LiveDesk : public QObject
{
    Q_OBJECT

public:
    /// Follows what becomes of the document once it was told to start.
    explicit LiveDesk(ScenarioDocument &document);
    void start();

    const Desk &now() const { return m_desk; }
    const Desk *operator->() const { return &m_desk; }
    /// The ruling in words; found when it is asked for.
    const WordedRuling &words() const;

    /// Goes on with the desk after an event. What happens while it is announced comes after that.
    void take(const DeskEvent &event);
    /// Words everything again: the language changed.
    void reword();

signals:
    /// The desk is another one than `before`.
    void changed(const Desk &before);
    /// The words for it are others.
    void reworded();

private:
    void showPosition();
    /// Finds out what the verdicts hinge on, beside everything else.
    void findHinges();

    ScenarioDocument &m_document;
    bool m_fresh = true; ///< the next position is another scenario's
    Desk m_desk;
    std::deque<DeskEvent> m_waiting;
    bool m_busy = false;
    mutable std::optional<WordedRuling> m_words;
    QTimer m_hingeWait;
    QThreadPool m_pool; ///< last: it waits for what runs
};

} // namespace towerwatch
