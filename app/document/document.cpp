// SPDX-License-Identifier: MIT
#include "app/document/document.h"

#include "app/system/wholefile.h"
#include "model/edit/scenariopatch.h"
#include "model/format/scenariowriter.h"
#include "model/scenario/limits.h"
#include "resources/catalogue.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QUndoCommand>

namespace towerwatch {

QByteArray hashOf(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

QByteArray fileHash(const QString &path)
{
    const WholeFile read = readWholeFile(path, limits::fileBytes + 1);
    return read.failure.isEmpty() ? hashOf(read.bytes) : QByteArray();
}

ScenarioFile readScenarioFile(const QString &path)
{
    const WholeFile whole = readWholeFile(path, limits::fileBytes + 1);
    if (!whole.failure.isEmpty())
        return {.failure = whole.failure};
    const QByteArray &bytes = whole.bytes;
    // Beside the parser, which takes much longer.
    std::future<QByteArray> hash = std::async(std::launch::async, hashOf, bytes);
    ReadResult read =
        readScenario({bytes.constData(), static_cast<std::size_t>(bytes.size())}, builtInTiles());
    ScenarioFile result{
        .hash = hash.get(), .problems = std::move(read.problems), .lostComment = read.lostComment};
    if (read.scenario)
        result.position = std::make_shared<Position>(std::move(*read.scenario), builtInTiles());
    return result;
}

ReadAhead readAhead(const QString &path)
{
    return {path, std::async(std::launch::async, readScenarioFile, path)};
}

/// The one undo command: a step from one scenario to the next.
class EditCommand : public QUndoCommand
{
public:
    EditCommand(ScenarioDocument &document, Scenario after, const QString &text, int typing)
        : QUndoCommand(text)
        , m_document(document)
        , m_patch(document.scenario(), after)
        , m_after(std::move(after))
        , m_typing(typing)
    {
    }

    int id() const override { return m_typing; }
    bool changesNothing() const { return m_patch.empty(); }

    void undo() override
    {
        Scenario scenario = m_document.scenario();
        m_patch.revert(scenario);
        m_document.show(std::move(scenario));
    }

    void redo() override
    {
        if (m_after)
            return m_document.show(*std::exchange(m_after, std::nullopt));
        Scenario scenario = m_document.scenario();
        m_patch.apply(scenario);
        m_document.show(std::move(scenario));
    }

    bool mergeWith(const QUndoCommand *other) override
    {
        const auto &next = static_cast<const EditCommand &>(*other);
        Scenario before = m_document.scenario();
        next.m_patch.revert(before);
        m_patch.revert(before);
        m_patch = ScenarioPatch(before, m_document.scenario());
        setObsolete(m_patch.empty());
        return true;
    }

private:
    ScenarioDocument &m_document;
    ScenarioPatch m_patch;
    std::optional<Scenario> m_after; ///< until the step is taken for the first time
    int m_typing;
};

ScenarioDocument::ScenarioDocument(QObject *parent)
    : QObject(parent)
    , m_position(positionOf({}))
{
    connect(&m_stack, &QUndoStack::cleanChanged, this, &ScenarioDocument::stateChanged);
}

OpenResult ScenarioDocument::open(const QString &path, ScenarioFile file)
{
    if (!file.position)
        return {.failure = file.failure, .problems = std::move(file.problems)};
    start(file.position, QFileInfo(path).absoluteFilePath(), file.lostComment, file.hash);
    return {.opened = true};
}

OpenResult ScenarioDocument::reload()
{
    ScenarioFile file = readScenarioFile(m_path);
    if (!file.position)
        return {.failure = file.failure, .problems = std::move(file.problems)};
    edit(file.position->scenario(), tr("Reload the file"));
    m_lostComment = file.lostComment;
    m_diskHash = file.hash;
    m_stack.setClean();
    emit stateChanged();
    return {.opened = true};
}

void ScenarioDocument::recover(Scenario scenario, const QString &path, const QByteArray &diskHash)
{
    start(positionOf(std::move(scenario)), path, {}, diskHash);
    m_stack.resetClean();
    emit stateChanged();
}

void ScenarioDocument::keepOver(const QByteArray &diskHash)
{
    m_diskHash = diskHash;
    m_stack.resetClean();
    emit stateChanged();
}

QString ScenarioDocument::save(const QString &path)
{
    const QByteArray text = QByteArray::fromStdString(writeScenario(scenario()));
    if (QString failure = writeWholeFile(path, text); !failure.isEmpty())
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
    if (!asksWithinLimits(after)) {
        emit refused(
            tr("Nothing was changed: so many questions, or so many expected values, fit in no file."));
        emit changed(); // what showed the step already shows the position again
        return;
    }
    auto command = std::make_unique<EditCommand>(*this, std::move(after), text, typing);
    if (!command->changesNothing())
        m_stack.push(command.release());
}

void ScenarioDocument::show(Scenario scenario)
{
    m_position = positionOf(std::move(scenario));
    emit changed();
}

PositionPtr ScenarioDocument::positionOf(Scenario scenario) const
{
    return std::make_shared<Position>(std::move(scenario), builtInTiles());
}

void ScenarioDocument::start(const PositionPtr &position, const QString &path, Mark lostComment,
                             const QByteArray &diskHash)
{
    m_path = path;
    m_lostComment = lostComment;
    m_diskHash = diskHash;
    m_stack.clear();
    emit started();
    m_position = position;
    emit changed();
    emit stateChanged();
}

} // namespace towerwatch
