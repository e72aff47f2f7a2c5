// SPDX-License-Identifier: MIT
#include "app/document.h"

#include "app/editcommand.h"
#include "app/wholefile.h"
#include "model/scenariowriter.h"
#include "model/yamltree.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

namespace towerwatch {

namespace {

QByteArray hashOf(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

/// What a file holds, and what reading it found.
struct FileText
{
    QString failure = {};
    QByteArray bytes = {};
    ReadResult read = {};
};

FileText readFile(const QString &path, const TileCatalogue &catalogue)
{
    const QFileInfo info(path);
    if (info.exists() && !info.isFile())
        return {.failure = ScenarioDocument::tr("This is not a file.")};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {.failure = file.errorString()};
    FileText text{.bytes = file.read(static_cast<qint64>(maximumFileBytes) + 1)};
    if (file.error() != QFileDevice::NoError)
        return {.failure = file.errorString()};
    text.read =
        readScenario({text.bytes.constData(), static_cast<std::size_t>(text.bytes.size())}, catalogue);
    return text;
}

} // namespace

QByteArray fileHash(const QString &path)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly) || !hash.addData(&file))
        return {};
    return hash.result().toHex();
}

ScenarioDocument::ScenarioDocument(const TileCatalogue &catalogue, QObject *parent)
    : QObject(parent)
    , m_catalogue(catalogue)
    , m_position(std::make_shared<Position>(Scenario{}, catalogue))
{
    connect(&m_stack, &QUndoStack::cleanChanged, this, &ScenarioDocument::stateChanged);
}

void ScenarioDocument::clear()
{
    start({}, {}, {});
}

OpenResult ScenarioDocument::open(const QString &path)
{
    FileText text = readFile(path, m_catalogue);
    if (!text.read.scenario)
        return {.failure = text.failure, .problems = std::move(text.read.problems)};
    start(std::move(*text.read.scenario), QFileInfo(path).absoluteFilePath(), text.read.lostComment,
          hashOf(text.bytes));
    return {.opened = true};
}

OpenResult ScenarioDocument::reload()
{
    FileText text = readFile(m_path, m_catalogue);
    if (!text.read.scenario)
        return {.failure = text.failure, .problems = std::move(text.read.problems)};
    edit(std::move(*text.read.scenario), tr("Reload the file"));
    m_lostComment = text.read.lostComment;
    m_diskHash = hashOf(text.bytes);
    m_stack.setClean();
    emit stateChanged();
    return {.opened = true};
}

void ScenarioDocument::recover(Scenario scenario, const QString &path, const QByteArray &diskHash)
{
    start(std::move(scenario), path, {}, diskHash);
    m_stack.resetClean();
    emit stateChanged();
}

void ScenarioDocument::keepOver(const QByteArray &diskHash)
{
    m_diskHash = diskHash;
    m_stack.resetClean();
    emit stateChanged();
}

void ScenarioDocument::openCopy(const Scenario &scenario)
{
    start(scenario, {}, {});
}

QString ScenarioDocument::save(const QString &path)
{
    const QByteArray text = QByteArray::fromStdString(writeScenario(scenario()));
    if (const QString failure = writeWholeFile(path, text); !failure.isEmpty())
        return failure;
    m_path = QFileInfo(path).absoluteFilePath();
    m_lostComment = {};
    m_diskHash = hashOf(text);
    m_stack.setClean();
    emit stateChanged();
    return {};
}

void ScenarioDocument::edit(Scenario after, const QString &text, int typing)
{
    auto command = std::make_unique<EditCommand>(*this, std::move(after), text, typing);
    if (!command->changesNothing())
        m_stack.push(command.release());
}

void ScenarioDocument::show(Scenario scenario)
{
    m_position = std::make_shared<Position>(std::move(scenario), m_catalogue);
    emit changed();
}

void ScenarioDocument::start(Scenario scenario, const QString &path, Mark lostComment,
                             const QByteArray &diskHash)
{
    m_path = path;
    m_lostComment = lostComment;
    m_diskHash = diskHash;
    m_stack.clear();
    show(std::move(scenario));
    emit stateChanged();
}

} // namespace towerwatch
