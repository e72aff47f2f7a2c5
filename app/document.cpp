// SPDX-License-Identifier: MIT
#include "app/document.h"

#include "app/editcommand.h"
#include "model/scenariowriter.h"
#include "model/yamltree.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace towerwatch {

ScenarioDocument::ScenarioDocument(const TileCatalogue &catalogue, QObject *parent)
    : QObject(parent), m_catalogue(catalogue), m_position(std::make_shared<Position>(Scenario{}, catalogue))
{
    connect(&m_stack, &QUndoStack::cleanChanged, this, &ScenarioDocument::stateChanged);
}

void ScenarioDocument::clear() { start({}, {}, {}); }

OpenResult ScenarioDocument::open(const QString &path)
{
    const QFileInfo info(path);
    if (info.exists() && !info.isFile())
        return {.failure = tr("This is not a file.")};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {.failure = file.errorString()};
    const QByteArray text = file.read(static_cast<qint64>(maximumFileBytes) + 1);
    if (file.error() != QFileDevice::NoError)
        return {.failure = file.errorString()};
    ReadResult read = readScenario({text.constData(), static_cast<std::size_t>(text.size())}, m_catalogue);
    if (!read.scenario)
        return {.problems = std::move(read.problems)};
    start(std::move(*read.scenario), info.absoluteFilePath(), read.lostComment);
    return {.opened = true};
}

QString ScenarioDocument::save(const QString &path)
{
    const std::string text = writeScenario(scenario());
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return file.errorString();
    file.write(text.data(), static_cast<qint64>(text.size()));
    if (!file.commit())
        return file.errorString();
    m_path = QFileInfo(path).absoluteFilePath();
    m_lostComment = {};
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

void ScenarioDocument::start(Scenario scenario, const QString &path, Mark lostComment)
{
    m_path = path;
    m_lostComment = lostComment;
    m_stack.clear();
    show(std::move(scenario));
    emit stateChanged();
}

} // namespace towerwatch
