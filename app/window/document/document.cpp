// SPDX-License-Identifier: MIT
#include "app/window/document/document.h"

#include "app/system/machine.h"
#include "app/system/recoverystore.h"
#include "app/system/saving.h"
#include "model/edit/references.h"
#include "model/format/scenariowriter.h"
#include "model/value/limits.h"
#include "resources/catalogue.h"

#include <QFileInfo>
#include <QUndoCommand>

namespace towerwatch {

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

/// The one undo command: shows a step of the history.
class ScenarioDocument::Step : public QUndoCommand
{
public:
    Step(ScenarioDocument &document, const QString &text)
        : QUndoCommand(text)
        , m_document(document)
    {
    }

    void undo() override { m_document.go(&Edits::undo); }
    void redo() override { m_document.go(&Edits::redo); }

private:
    ScenarioDocument &m_document;
};

ScenarioDocument::ScenarioDocument(QObject *parent)
    : QObject(parent)
    , m_history(std::make_shared<Position>(Scenario{}, builtInTiles()))
{
    connect(&m_stack, &QUndoStack::cleanChanged, this, &ScenarioDocument::stateChanged);
}

bool ScenarioDocument::isUntouched()
{
    settle();
    return m_path.isEmpty() && !isModified() && draft().isEmpty() && scenario().tiles.empty();
}

bool ScenarioDocument::open(const QString &path, const ScenarioFile &file)
{
    if (file.isOpenable())
        start(file.position ? file.position : std::make_shared<Position>(Scenario{}, builtInTiles()),
              {file.layout, file.text}, QFileInfo(path).absoluteFilePath(), file.hash);
    return file.isOpenable();
}

bool ScenarioDocument::reload(const ScenarioFile &file)
{
    if (!file.isOpenable())
        return false;
    if (file.position)
        editLaidOut(file.position->scenario(), {file.layout}, tr("Reload the file"));
    else
        setDraft(file.text, tr("Reload the file"));
    m_diskHash = file.hash;
    m_savedStandard = false;
    m_stack.setClean();
    emit stateChanged();
    return true;
}

void ScenarioDocument::recover(Scenario scenario, const QByteArray &layout, const QString &draft,
                               const QString &path, const QByteArray &diskHash)
{
    const ScenarioFile file = readScenarioFile(path);
    const bool isThere = file.position && file.hash == diskHash;
    const Rewritten left =
        isThere ? rewritten(file.layout.toStdString(), scenario, builtInTiles()) : Rewritten{};
    const bool standard = !left.kept && left.text == layout.toStdString(); // which the file has not yet
    start(std::make_shared<Position>(std::move(scenario), builtInTiles()), {layout, draft, standard}, path,
          diskHash);
    m_stack.resetClean();
    emit stateChanged();
}

void ScenarioDocument::keepOver(const QByteArray &diskHash)
{
    m_diskHash = diskHash;
    m_stack.resetClean();
    emit stateChanged();
}

QByteArray ScenarioDocument::scenarioText() const
{
    return QByteArray::fromStdString(written().text);
}

/// The scenario in its layout, beside the draft.
const Rewritten &ScenarioDocument::written() const
{
    if (m_written.first != position())
        m_written = {position(), rewritten(layout().toStdString(), scenario(), builtInTiles())};
    return m_written.second;
}

QString ScenarioDocument::shownText() const
{
    if (!draft().isEmpty())
        return draft();
    const QString text = editableText(this->text());
    return text.isEmpty() ? QString::fromStdString(writeScenario(scenario())) : text;
}

/// What was typed, with the byte order mark and the newlines of the file.
QByteArray ScenarioDocument::bytesOf(const QString &typed) const
{
    const QByteArray mark = layout().startsWith("\xEF\xBB\xBF") ? layout().first(3) : QByteArray();
    QByteArray bytes = typed.toUtf8();
    return mark + (layout().contains("\r\n") ? bytes.replace("\n", "\r\n") : bytes);
}

QString ScenarioDocument::save(const QString &path)
{
    const QByteArray written = text();
    if (QString failure = writeWholeFile(path, written); !failure.isEmpty())
        return failure;
    m_path = QFileInfo(path).absoluteFilePath();
    m_diskHash = hashOf(written);
    m_savedStandard = isStandard();
    m_stack.setClean();
    emit stateChanged();
    return {};
}

void ScenarioDocument::edit(Scenario after, const QString &text)
{
    editLaidOut(std::move(after), {.layout = layout(), .standard = m_history.beside().standard}, text);
}

void ScenarioDocument::editLaidOut(Scenario after, const Typed &typed, const QString &text)
{
    if (!draft().isEmpty())
        emit overtaken();
    take(std::move(after), typed, text);
}

void ScenarioDocument::editByText(Scenario after, const QString &typed, const QString &text)
{
    take(std::move(after), {.layout = bytesOf(typed), .standard = isStandard()}, text);
}

void ScenarioDocument::take(Scenario after, const Typed &typed, const QString &text)
{
    if (!asksWithinLimits(after)) {
        emit refused(tr("Nothing was changed: no file can hold so many questions or expected values."));
        emit changed(); // what showed the step already shows the position again
        return;
    }
    step(withReferencesKept(scenario(), std::move(after)), typed, text);
}

void ScenarioDocument::step(Scenario after, const Typed &typed, const QString &text)
{
    if (m_history.add(std::move(after), typed))
        m_stack.push(new Step(*this, text)); // which makes it
}

void ScenarioDocument::undo()
{
    settle();
    m_stack.undo();
}

void ScenarioDocument::go(void (Edits::*way)())
{
    const PositionPtr position = this->position();
    const Typed typed = m_history.beside();
    (m_history.*way)();
    const bool laidOut = typed.layout != layout(), retyped = typed.draft != draft();
    if (laidOut)
        m_written = {};
    if (position != this->position() || laidOut)
        emit changed();
    if (retyped)
        emit draftChanged();
}

void ScenarioDocument::start(const PositionPtr &position, const Typed &typed, const QString &path,
                             const QByteArray &diskHash)
{
    m_written = {};
    m_savedStandard = false;
    m_path = path;
    m_diskHash = diskHash;
    m_stack.clear();
    emit started();
    m_history = Edits(position, typed);
    emit changed();
    emit draftChanged();
    emit stateChanged();
}

} // namespace towerwatch

#include "moc_document.cpp"
