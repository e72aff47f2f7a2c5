// SPDX-License-Identifier: MIT
/// The scenario that is open: its file, its position and the steps that can be undone.
#pragma once

#include "model/board/position.h"
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
    QString text = {};                  ///< of a text that is refused; empty: it is none
    QByteArray layout = {};             ///< its bytes, if they are a scenario

    /// Whether a document can take it, as a scenario or a draft.
    bool isOpenable() const { return position || !text.isEmpty(); }
};

/// A file that is being read on a thread of its own; no path: none.
struct ReadAhead
{
    QString path = {};
    std::future<ScenarioFile> file = {};
};

/// The SHA-256 of some bytes, as hexadecimal text.
QByteArray hashOf(const QByteArray &bytes);
/// The SHA-256 of a file, as hexadecimal text; empty if it cannot be read.
QByteArray fileHash(const QString &path);

/// Reads a file. It shares nothing with anybody and may run on a thread of its own.
ScenarioFile readScenarioFile(const QString &path);
/// Reads a file on a thread of its own, while the program or a window is being built.
ReadAhead readAhead(const QString &path);

class ScenarioDocument : public QObject
{
    Q_OBJECT

public:
    explicit ScenarioDocument(QObject *parent = nullptr);

    /// The scenario with its board; never null.
    const PositionPtr &position() const { return m_position; }
    const Scenario &scenario() const { return m_position->scenario(); }
    /// Text that somebody typed and that cannot be read yet, the scenario being the last that could; empty:
    /// the scenario is all there is.
    const QString &draft() const { return m_draft; }
    /// What a file of it holds: the draft, else the scenario, laid out as it was read or typed: only what was
    /// edited since is written anew.
    QByteArray text() const;
    /// The same for an editor, with plain newlines.
    QString shownText() const;
    /// The bytes that the scenario was read from or typed as, before later edits; empty: it is written
    /// canonically.
    const QByteArray &layout() const { return m_layout; }
    /// The file it was read from or last saved to; empty for a new scenario.
    QString path() const { return m_path; }
    bool isModified() const { return !m_stack.isClean(); }
    QUndoStack *undoStack() { return &m_stack; }

    /// Takes a file that has been read; text that is no scenario is a draft. False if it cannot: then the
    /// document stays as it is.
    bool open(const QString &path, const ScenarioFile &file);
    bool open(const QString &path) { return open(path, readScenarioFile(path)); }
    /// Goes on with a copy of a scenario that has no file.
    void openCopy(const Scenario &scenario) { start(positionOf(scenario), {}, {}); }
    /// Writes text() whole or not at all; what went wrong, or nothing. The document stays open in any case.
    QString save(const QString &path);

    /// Goes on with work that was not saved: a scenario as it was laid out and a draft meant for `path`
    /// (empty: none yet), with the hash its file had.
    void recover(Scenario scenario, const QByteArray &layout, const QString &draft, const QString &path,
                 const QByteArray &diskHash);
    /// The SHA-256 of the file as it was read or saved last; empty for a new scenario.
    QByteArray diskHash() const { return m_diskHash; }
    /// Takes what the file became as a step that can be undone; nothing is changed if it cannot be read.
    bool reload(const ScenarioFile &file);
    /// Stays with what is open although the file became another (or vanished: no hash): there is something to
    /// save.
    void keepOver(const QByteArray &diskHash);

    /// Goes on with `after`, as a step called `text`; a draft is overtaken. What changes nothing is no step;
    /// what no file could hold is refused.
    void edit(Scenario after, const QString &text);
    /// The same, `after` being what `typed` says.
    void editByText(Scenario after, const QString &typed, const QString &text);
    /// Goes on with text that cannot be read, as a step called `text`.
    void setDraft(const QString &draft, const QString &text) { step(scenario(), m_layout, draft, text); }
    /// Has whoever holds back what is being typed hand it over.
    void settle() { emit settleAsked(); }
    /// Takes back the last step, or what is being typed.
    void undo();

signals:
    /// What is being typed is wanted now.
    void settleAsked();
    /// The draft is about to be left for something that was not made of it.
    void overtaken();
    /// Another scenario takes the place of the old one; changed() follows.
    void started();
    /// The position is another one.
    void changed();
    /// The draft is another one; changed() came before it.
    void draftChanged();
    /// A step was not taken: a file could not hold what it leads to.
    void refused(const QString &reason);
    /// The path or whether there is something to save is another one.
    void stateChanged();

private:
    friend class EditCommand;
    void step(Scenario after, const QByteArray &layout, const QString &draft, const QString &text);
    void editLaidOut(Scenario after, const QByteArray &layout, const QString &text);
    void take(Scenario after, const QByteArray &layout, const QString &text);
    void show(const PositionPtr &position, const QByteArray &layout, const QString &draft);
    void start(const PositionPtr &position, const QByteArray &layout, const QString &path,
               const QByteArray &diskHash = {}, const QString &draft = {});
    PositionPtr positionOf(Scenario scenario) const;
    QByteArray bytesOf(const QString &typed) const;

    PositionPtr m_position;
    QByteArray m_layout;
    QString m_draft;
    mutable std::pair<PositionPtr, QByteArray> m_written; ///< what m_layout became for a position
    QString m_path;
    QByteArray m_diskHash;
    QUndoStack m_stack;
};

} // namespace towerwatch
