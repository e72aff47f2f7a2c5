// SPDX-License-Identifier: MIT
#include "app/window/document/document.h"

#include "app/system/machine.h"
#include "model/edit/references.h"
#include "model/edit/undo.h"
#include "model/format/rewriter.h"
#include "model/format/scenariowriter.h"
#include "model/value/limits.h"
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

namespace {

/// Bytes as text that an editor shows in reasonable time and keeps to the letter; empty: they are none.
QString editableText(const QByteArray &bytes)
{
    constexpr qsizetype mostBytes = 2 << 20, longestLine = 1 << 14;
    constexpr std::u16string_view foreign(u"\0\r\u2029\ufdd0\ufdd1\ufffc", 6);
    if (!QUtf8StringView(bytes).isValidUtf8() || bytes.size() > mostBytes)
        return {};
    QString text = QString::fromUtf8(bytes.startsWith("\xEF\xBB\xBF") ? bytes.mid(3) : bytes);
    text.replace(QLatin1String("\r\n"), QLatin1String("\n"));
    qsizetype line = 0;
    for (const QChar c : text) {
        line = c == u'\n' ? 0 : line + 1;
        if (line > longestLine || foreign.find(c.unicode()) != foreign.npos)
            return {};
    }
    return text;
}

} // namespace

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
    ScenarioFile result{.hash = hash.get(), .problems = std::move(read.problems)};
    if (read.scenario) {
        result.position = std::make_shared<Position>(std::move(*read.scenario), builtInTiles());
        result.layout = bytes;
    } else
        result.text = editableText(bytes);
    return result;
}

ReadAhead readAhead(const QString &path)
{
    return {path, std::async(std::launch::async, readScenarioFile, path)};
}

/// The one undo command: a step from one scenario, its layout and draft to the next.
class EditCommand : public QUndoCommand
{
public:
    EditCommand(ScenarioDocument &document, Scenario after, const QByteArray &layout, const QString &draft,
                const QString &text)
        : QUndoCommand(text)
        , m_document(document)
        , m_patch(document.scenario(), after)
        , m_layoutBefore(document.layout())
        , m_layout(layout)
        , m_before(document.draft())
        , m_draft(draft)
    {
        if (!m_patch.empty())
            m_after = document.positionOf(std::move(after));
    }

    bool changesNothing() const
    {
        return m_patch.empty() && m_layoutBefore == m_layout && m_before == m_draft;
    }
    void undo() override { m_document.show(patched(&ScenarioPatch::revert), m_layoutBefore, m_before); }

    void redo() override
    {
        PositionPtr after = std::exchange(m_after, nullptr);
        m_document.show(after ? after : patched(&ScenarioPatch::apply), m_layout, m_draft);
    }

private:
    PositionPtr patched(void (ScenarioPatch::*way)(Scenario &) const) const
    {
        if (m_patch.empty())
            return m_document.position();
        Scenario scenario = m_document.scenario();
        (m_patch.*way)(scenario);
        return m_document.positionOf(std::move(scenario));
    }

    ScenarioDocument &m_document;
    ScenarioPatch m_patch;
    PositionPtr m_after; ///< until the step is taken for the first time
    QByteArray m_layoutBefore, m_layout;
    QString m_before, m_draft;
};

ScenarioDocument::ScenarioDocument(QObject *parent)
    : QObject(parent)
    , m_position(positionOf({}))
{
    connect(&m_stack, &QUndoStack::cleanChanged, this, &ScenarioDocument::stateChanged);
}

bool ScenarioDocument::isUntouched()
{
    settle();
    return m_path.isEmpty() && !isModified() && m_draft.isEmpty() && scenario().tiles.empty();
}

bool ScenarioDocument::open(const QString &path, const ScenarioFile &file)
{
    if (file.isOpenable())
        start(file.position ? file.position : positionOf({}), file.layout, QFileInfo(path).absoluteFilePath(),
              file.hash, file.text);
    return file.isOpenable();
}

bool ScenarioDocument::reload(const ScenarioFile &file)
{
    if (!file.isOpenable())
        return false;
    if (file.position)
        editLaidOut(file.position->scenario(), file.layout, tr("Reload the file"));
    else
        setDraft(file.text, tr("Reload the file"));
    m_diskHash = file.hash;
    m_stack.setClean();
    emit stateChanged();
    return true;
}

void ScenarioDocument::recover(Scenario scenario, const QByteArray &layout, const QString &draft,
                               const QString &path, const QByteArray &diskHash)
{
    start(positionOf(std::move(scenario)), layout, path, diskHash, draft);
    m_stack.resetClean();
    emit stateChanged();
}

void ScenarioDocument::keepOver(const QByteArray &diskHash)
{
    m_diskHash = diskHash;
    m_stack.resetClean();
    emit stateChanged();
}

QByteArray ScenarioDocument::text() const
{
    if (!m_draft.isEmpty())
        return bytesOf(m_draft);
    if (m_written.first != m_position)
        m_written = {m_position, QByteArray::fromStdString(
                                     rewritten(m_layout.toStdString(), scenario(), builtInTiles()))};
    return m_written.second;
}

QString ScenarioDocument::shownText() const
{
    if (!m_draft.isEmpty())
        return m_draft;
    const QString text = editableText(this->text());
    return text.isEmpty() ? QString::fromStdString(writeScenario(scenario())) : text;
}

/// What was typed, with the byte order mark and the newlines of the file.
QByteArray ScenarioDocument::bytesOf(const QString &typed) const
{
    const QByteArray mark = m_layout.startsWith("\xEF\xBB\xBF") ? m_layout.first(3) : QByteArray();
    QByteArray bytes = typed.toUtf8();
    return mark + (m_layout.contains("\r\n") ? bytes.replace("\n", "\r\n") : bytes);
}

QString ScenarioDocument::save(const QString &path)
{
    const QByteArray written = text();
    if (QString failure = writeWholeFile(path, written); !failure.isEmpty())
        return failure;
    m_path = QFileInfo(path).absoluteFilePath();
    m_diskHash = hashOf(written);
    m_stack.setClean();
    emit stateChanged();
    return {};
}

void ScenarioDocument::edit(Scenario after, const QString &text)
{
    editLaidOut(std::move(after), m_layout, text);
}

void ScenarioDocument::editLaidOut(Scenario after, const QByteArray &layout, const QString &text)
{
    if (!m_draft.isEmpty())
        emit overtaken();
    take(std::move(after), layout, text);
}

void ScenarioDocument::editByText(Scenario after, const QString &typed, const QString &text)
{
    take(std::move(after), bytesOf(typed), text);
}

void ScenarioDocument::take(Scenario after, const QByteArray &layout, const QString &text)
{
    if (!asksWithinLimits(after)) {
        emit refused(tr("Nothing was changed: no file can hold so many questions or expected values."));
        emit changed(); // what showed the step already shows the position again
        return;
    }
    step(withReferencesKept(scenario(), std::move(after)), layout, {}, text);
}

void ScenarioDocument::step(Scenario after, const QByteArray &layout, const QString &draft,
                            const QString &text)
{
    auto command = std::make_unique<EditCommand>(*this, std::move(after), layout, draft, text);
    if (!command->changesNothing())
        m_stack.push(command.release());
}

void ScenarioDocument::undo()
{
    settle();
    m_stack.undo();
}

void ScenarioDocument::show(const PositionPtr &position, const QByteArray &layout, const QString &draft)
{
    const bool laidOut = std::exchange(m_layout, layout) != layout;
    if (laidOut)
        m_written = {};
    const bool moved = std::exchange(m_position, position) != position;
    const bool retyped = std::exchange(m_draft, draft) != draft;
    if (moved || laidOut)
        emit changed();
    if (retyped)
        emit draftChanged();
}

PositionPtr ScenarioDocument::positionOf(Scenario scenario) const
{
    return std::make_shared<Position>(std::move(scenario), builtInTiles());
}

void ScenarioDocument::start(const PositionPtr &position, const QByteArray &layout, const QString &path,
                             const QByteArray &diskHash, const QString &draft)
{
    m_written = {};
    m_path = path;
    m_diskHash = diskHash;
    m_stack.clear();
    emit started();
    m_position = position;
    m_layout = layout;
    m_draft = draft;
    emit changed();
    emit draftChanged();
    emit stateChanged();
}

} // namespace towerwatch

#include "moc_document.cpp"
