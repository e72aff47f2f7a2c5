// SPDX-License-Identifier: MIT
#include "app/window/document/recovery.h"

#include <QFile>
#include <QThreadPool>

namespace towerwatch {

namespace {

/// One thread for all snapshots: they are written in the order of the edits, and nobody waits for the disk.
QThreadPool &writer()
{
    static QThreadPool pool;
    pool.setMaxThreadCount(1);
    return pool;
}

} // namespace

void finishSnapshots()
{
    writer().waitForDone();
}

Recovery::Recovery(ScenarioDocument &document, RecoveryStore &store, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_store(store)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(delay);
    connect(&m_timer, &QTimer::timeout, this, &Recovery::keep);
    connect(&document, &ScenarioDocument::changed, this, &Recovery::follow);
    connect(&document, &ScenarioDocument::draftChanged, this, &Recovery::follow);
    connect(&document, &ScenarioDocument::stateChanged, this, &Recovery::follow);
    connect(&document, &ScenarioDocument::overtaken, this, &Recovery::setAside);
}

Recovery::~Recovery()
{
    drop();
    finishSnapshots();
}

void Recovery::follow()
{
    if (!m_document.isModified())
        drop();
    if (!m_timer.isActive()) // an edit speaks up before the undo stack says that there is something to save
        m_timer.start();
}

/// What went wrong, or nothing: there is a file.
QString Recovery::nameFile()
{
    if (m_file.isEmpty())
        m_file = m_store.newFile();
    return m_file.isEmpty() ? tr("The folder it is kept in cannot be written to.") : QString();
}

Snapshot Recovery::snapshot() const
{
    return {.path = m_document.path(),
            .diskHash = m_document.diskHash(),
            .text = m_document.scenarioText(),
            .time = QDateTime::currentDateTimeUtc(),
            .draft = m_document.draft().toUtf8()};
}

void Recovery::keep()
{
    if (!m_document.isModified())
        return;
    if (const QString failure = nameFile(); !failure.isEmpty())
        return report(failure);
    writer().start([this, file = m_file, snapshot = snapshot()] {
        const QString failure = RecoveryStore::write(file, snapshot);
        QMetaObject::invokeMethod(
            this, [this, failure] { report(failure); }, Qt::QueuedConnection);
    });
}

QString Recovery::keepNow()
{
    m_timer.stop();
    finishSnapshots();
    const QString failure = nameFile();
    return failure.isEmpty() ? RecoveryStore::write(m_file, snapshot()) : failure;
}

void Recovery::setAside()
{
    m_store.discard(snapshot());
}

void Recovery::drop()
{
    m_timer.stop();
    if (!m_file.isEmpty())
        writer().start([file = m_file] { QFile::remove(file); });
}

void Recovery::report(const QString &failure)
{
    if (!failure.isEmpty() && !m_reported)
        emit failed(failure);
    m_reported = !failure.isEmpty();
}

} // namespace towerwatch

#include "moc_recovery.cpp"
