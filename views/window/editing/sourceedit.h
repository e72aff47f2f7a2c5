// SPDX-License-Identifier: MIT
/// A text editor with line numbers, marks on lines that are wrong, and completion.
#pragma once

#include "model/yaml/problem.h"

#include <QPlainTextEdit>
#include <functional>

class QCompleter;
class QStringListModel;

namespace towerwatch {

struct Completion;
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
    /// The lines of what is selected on the board; 0: none. Counted from 1.
    void setChosenLine(int line);
    /// What can be written behind a text.
    void setCompleter(std::function<Completion(const QString &)> completions)
    {
        m_completions = std::move(completions);
    }
    /// Offers the words that fit here; `asked`: also where nothing was begun.
    void complete(bool asked);
    /// Puts the cursor at a place of the text.
    void goTo(Mark mark);
    int cursorLine() const { return textCursor().blockNumber() + 1; }
    /// The text to the letter; toPlainText() makes other spaces of some.
    QString text() const;

    // For the margin.
    int marginWidth() const;
    void paintMargin(QPaintEvent *event);
    QString errorsOnLine(int line) const;
    int lineAt(int y) const { return cursorForPosition({0, y}).blockNumber() + 1; }

signals:
    /// Nobody types here for now: the keyboard is elsewhere, or an undo is asked for.
    void left();

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    /// Lets the numbers of the lines have as much room as they need; not while it is resized, which makes
    /// room for scroll bars: these would call one another for ever.
    void makeRoom();
    void placeMargin();
    void underline();
    void insertCompletion(const QString &word);
    int positionOf(Mark mark) const;
    QTextCursor wordAt(Mark mark) const;
    bool answersPopup(QKeyEvent *event) const;

    QWidget *m_margin;
    SourceHighlighter *m_highlighter;
    QCompleter *m_completer;
    QStringListModel *m_words;
    std::function<Completion(const QString &)> m_completions;
    QString m_begun;
    QList<SourceError> m_errors;
    int m_chosenLine = 0;
};

} // namespace towerwatch
