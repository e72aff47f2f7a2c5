// SPDX-License-Identifier: MIT
#include "app/window/presenters/livedesk.h"

#include "resources/catalogue.h"

namespace towerwatch {

LiveDesk::LiveDesk(ScenarioDocument &document)
    : m_document(document)
{
    constexpr int pause = 100; // ms without a change
    m_hingeWait.setSingleShot(true);
    m_hingeWait.setInterval(pause);
    connect(&m_hingeWait, &QTimer::timeout, this, &LiveDesk::findHinges);
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowPriority);
    connect(m_document.undoStack(), &QUndoStack::indexChanged, this,
            [this](int steps) { take(ondesk::Stepped{steps}); }); // before whoever goes on from there
}

void LiveDesk::start()
{
    connect(&m_document, &ScenarioDocument::started, this, [this] { m_fresh = true; });
    connect(&m_document, &ScenarioDocument::changed, this, &LiveDesk::showPosition);
    showPosition();
}

void LiveDesk::showPosition()
{
    take(ondesk::Shown{m_document.position(), std::exchange(m_fresh, false)});
}

const WordedRuling &LiveDesk::words() const
{
    if (!m_words)
        m_words = wordRuling(*m_desk.shown, m_desk.answer.get(), m_desk.hinges, m_desk.selectedFigure(),
                             m_desk.cited, *m_desk.warnings);
    return *m_words;
}

void LiveDesk::take(const DeskEvent &event)
{
    m_waiting.push_back(event);
    if (std::exchange(m_busy, true))
        return;
    while (!m_waiting.empty()) {
        const Desk before = m_desk;
        m_desk = after(std::move(m_desk), m_waiting.front());
        m_waiting.pop_front();
        if (!m_desk.readsAs(before))
            m_words.reset();
        if (m_desk.answer && m_desk.answer != before.answer)
            m_hingeWait.start();
        emit changed(before);
    }
    m_busy = false;
}

void LiveDesk::reword()
{
    m_words.reset();
    emit reworded();
}

void LiveDesk::findHinges()
{
    if (!m_desk.answer)
        return;
    m_pool.clear(); // what nobody waits for any more
    m_pool.start([this, position = m_desk.shown, answer = m_desk.answer] {
        AnswerHinges found = HingeFinder(position->scenario(), builtInTiles()).of(*answer);
        QMetaObject::invokeMethod(this, [this, answer, found = std::move(found)] {
            take(ondesk::HingesFound{answer, found});
        });
    });
}

} // namespace towerwatch

#include "moc_livedesk.cpp"
