// SPDX-License-Identifier: MIT
#include "app/window/document/recovery.h"

#include "model/format/rewriter.h"
#include "resources/catalogue.h"

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

Snapshot filled(Snapshot snapshot, const QByteArray &layout, const Scenario &scenario)
{
    snapshot.text = QByteArray::fromStdString(rewritten(layout.toStdString(), scenario, builtInTiles()));
    return snapshot;
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

bool Recovery::nameFile()
{
    if (m_file.isEmpty())
        m_file = m_store.newFile();
    return !m_file.isEmpty();
}

Snapshot Recovery::describe() const
{
    return {.path = m_document.path(),
            .diskHash = m_document.diskHash(),
            .time = QDateTime::currentDateTimeUtc(),
            .draft = m_document.draft().toUtf8()};
}

void Recovery::keep()
{
    if (!m_document.isModified())
        return;
    if (!nameFile())
        return report(tr("The folder it is kept in cannot be written to."));
    writer().start([this, file = m_file, snapshot = describe(), layout = m_document.layout(),
                    position = m_document.position()] {
        const QString failure = RecoveryStore::write(file, filled(snapshot, layout, position->scenario()));
        QMetaObject::invokeMethod(
            this, [this, failure] { report(failure); }, Qt::QueuedConnection);
    });
}

QString Recovery::keepNow()
{
    m_timer.stop();
    finishSnapshots();
    if (!nameFile())
        return tr("The folder it is kept in cannot be written to.");
    return RecoveryStore::write(m_file, filled(describe(), m_document.layout(), m_document.scenario()));
}

void Recovery::discard()
{
    if (m_document.isModified() && keepNow().isEmpty())
        RecoveryStore::discard(std::exchange(m_file, {}));
    m_timer.start(); // perhaps it stays open all the same
}

/// Text that was overtaken can be brought back like what was discarded.
void Recovery::setAside()
{
    const QString file = m_store.newFile();
    if (!file.isEmpty() &&
        RecoveryStore::write(file, filled(describe(), m_document.layout(), m_document.scenario())).isEmpty())
        RecoveryStore::discard(file);
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
