// SPDX-License-Identifier: MIT
/// The scenario that is open: its file, its position and the steps that can be undone.
#pragma once

#include "model/edit/history.h"
#include "model/format/rewriter.h"
#include "model/format/scenarioreader.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <future>

namespace towerwatch {

/// What a file holds, and what reading it found.
struct ScenarioFile
{
    QString failure = {};               ///< what the system says: no such file, no permission
    QByteArray hash = {};               ///< the SHA-256 of its bytes, as hexadecimal text
    PositionPtr position = {};          ///< the scenario with its board; null: the text is refused
    std::vector<Problem> problems = {}; ///< what is wrong with the text
    QString text = {};                  ///< if it is no scenario; empty: no editor could show it
    QByteArray layout = {};             ///< its bytes, if they are a scenario

    /// Whether a document can open it, as a scenario or a draft.
    bool isOpenable() const { return position || !text.isEmpty(); }
};

/// A file that is being read on a thread of its own; no path: none.
struct ReadAhead
{
    QString path = {};
    std::future<ScenarioFile> file = {};
};

/// The SHA-256 of a file, as hexadecimal text; empty if it cannot be read.
QByteArray fileHash(const QString &path);

/// Reads a file. May run on any thread: it shares no data.
ScenarioFile readScenarioFile(const QString &path);
/// Reads a file on a thread of its own, while the program or a window is being built.
ReadAhead readAhead(const QString &path);

class ScenarioDocument : public QObject
{
    Q_OBJECT

public:
    explicit ScenarioDocument(QObject *parent = nullptr);

    /// The scenario with its board; never null.
    const PositionPtr &position() const { return m_history.position(); }
    const Scenario &scenario() const { return position()->scenario(); }
    /// The draft: typed text that cannot be read (yet); scenario() is then the last readable one. Empty:
    /// there is no draft.
    const QString &draft() const { return m_history.beside().draft; }
    /// The scenario in the layout it was read or typed in (rewritten()).
    QByteArray scenarioText() const;
    /// The bytes to save: the draft, else the scenario's.
    QByteArray text() const { return draft().isEmpty() ? scenarioText() : bytesOf(draft()); }
    /// Whether text() would put the standard layout in the place of another, which the file still has.
    bool losesLayout() const { return isStandard() && !m_savedStandard; }
    /// The same for an editor, with plain newlines.
    QString shownText() const;
    /// The bytes that the scenario was read from or typed as, before later edits; empty: it is written
    /// canonically.
    const QByteArray &layout() const { return m_history.beside().layout; }
    /// The file it was read from or last saved to; empty for a new scenario.
    QString path() const { return m_path; }
    bool isModified() const { return !m_stack.isClean(); }
    /// Whether nothing would be missed if something else were opened here; what is being typed counts.
    bool isUntouched();
    QUndoStack *undoStack() { return &m_stack; }

    /// Opens a file that has been read; text that is no scenario becomes a draft. False if it can be neither:
    /// then the document stays as it is.
    bool open(const QString &path, const ScenarioFile &file);
    bool open(const QString &path) { return open(path, readScenarioFile(path)); }
    /// Opens a copy of a scenario, without a file.
    void openCopy(const Scenario &scenario)
    {
        start(std::make_shared<Position>(scenario, position()->catalogue()), {}, {});
    }
    /// Writes text() whole or not at all; what went wrong, or nothing. The document stays open in any case.
    QString save(const QString &path);

    /// Opens recovered work that was not saved: a scenario in its layout and a draft, meant for `path`
    /// (empty: none yet), with the hash its file had.
    void recover(Scenario scenario, const QByteArray &layout, const QString &draft, const QString &path,
                 const QByteArray &diskHash);
    /// The SHA-256 of the file as it was read or saved last; empty for a new scenario.
    QByteArray diskHash() const { return m_diskHash; }
    /// Takes over the changed file, as one undo step; false, and no change, if it cannot be opened.
    bool reload(const ScenarioFile &file);
    /// Keeps the open scenario although the file changed on disk or vanished (empty hash); the document then
    /// counts as modified.
    void keepOver(const QByteArray &diskHash);

    /// Makes `after` the scenario, as an undo step called `text`; a draft is dropped (overtaken()). If
    /// nothing changes there is no step; what no file could hold is refused().
    void edit(Scenario after, const QString &text);
    /// Like edit(), with the text `typed` that `after` was read from.
    void editByText(Scenario after, const QString &typed, const QString &text);
    /// Makes text that cannot be read the draft, as an undo step called `text`.
    void setDraft(const QString &draft, const QString &text)
    {
        step(scenario(), {layout(), draft, m_history.beside().standard}, text);
    }
    /// Asks the source text and the tables to commit what is being typed now.
    void settle() { emit settleAsked(); }
    /// Undoes what is being typed, else the last step.
    void undo();

signals:
    /// What is being typed shall be committed now; see settle().
    void settleAsked();
    /// The draft is about to be replaced by an edit that did not start from it.
    void overtaken();
    /// Another scenario is being opened; changed() follows.
    void started();
    /// The position or the layout changed.
    void changed();
    /// The draft changed; emitted after changed().
    void draftChanged();
    /// An edit was not made: no file could hold the result.
    void refused(const QString &reason);
    /// path() or isModified() changed.
    void stateChanged();

private:
    /// What was typed: the layout that the scenario was read in, and the draft.
    struct Typed
    {
        QByteArray layout = {};
        QString draft = {};
        bool standard = false; ///< what the file had before could not be kept when this was typed
        friend bool operator==(const Typed &, const Typed &) = default;
    };
    using Edits = History<Typed>;
    class Step;

    void step(Scenario after, const Typed &typed, const QString &text);
    void go(void (Edits::*way)());
    void editLaidOut(Scenario after, const Typed &typed, const QString &text);
    void take(Scenario after, const Typed &typed, const QString &text);
    void start(const PositionPtr &position, const Typed &typed, const QString &path,
               const QByteArray &diskHash = {});
    QByteArray bytesOf(const QString &typed) const;
    const Rewritten &written() const;
    bool isStandard() const { return m_history.beside().standard || !written().kept; }

    Edits m_history;
    mutable std::pair<PositionPtr, Rewritten> m_written; ///< of a position, without a draft
    QString m_path;
    QByteArray m_diskHash;
    bool m_savedStandard = false; ///< the file has the standard layout already
    QUndoStack m_stack;           ///< shows the steps of the history by their names
};

} // namespace towerwatch
