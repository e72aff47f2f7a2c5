// SPDX-License-Identifier: MIT
/// A text editor with line numbers and marks on lines that are wrong.
#pragma once

#include "model/yaml/problem.h"

#include <QPlainTextEdit>

namespace towerwatch {

class SourceHighlighter;

/// One place of the text that is wrong, and how.
struct SourceError
{
    Mark mark;
    QString sentence;
};

class SourceEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit SourceEdit(QWidget *parent = nullptr);

    /// Replaces the text where it differs, so that cursor and view stay where they are.
    void replaceText(const QString &text);
    void setErrors(const QList<SourceError> &errors);
    const QList<SourceError> &errors() const { return m_errors; }
    /// Marks the line of what is selected on the board, counted from 1; 0: none.
    void setChosenLine(int line);
    /// Puts the cursor at a place of the text.
    void goTo(Mark mark);
    int cursorLine() const { return textCursor().blockNumber() + 1; }
    /// The exact text; toPlainText() replaces some kinds of spaces.
    QString text() const;

    // For the margin.
    int marginWidth() const;
    void paintMargin(QPaintEvent *event);
    QString errorsOnLine(int line) const;
    int lineAt(int y) const { return cursorForPosition({0, y}).blockNumber() + 1; }

signals:
    /// Typing paused: the editor lost the keyboard, or undo or redo was pressed.
    void left();
    /// What was pasted or dropped would be more than a file holds, and was not taken.
    void overfilled();

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void insertFromMimeData(const QMimeData *source) override;

private:
    /// Sizes the margin to the line numbers. Must not be called during a resize: scroll bars would come and
    /// go endlessly.
    void makeRoom();
    void placeMargin();
    void underline();
    int positionOf(Mark mark) const;
    QTextCursor wordAt(Mark mark) const;

    QWidget *m_margin;
    SourceHighlighter *m_highlighter;
    QList<SourceError> m_errors;
    int m_chosenLine = 0;
};

} // namespace towerwatch
