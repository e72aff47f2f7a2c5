// SPDX-License-Identifier: MIT
/// Carrying a ruling from this window to others: copies in many forms, codes in and out.
#pragma once

#include "model/board/position.h"

#include <QObject>
#include <functional>

class QAction;
class QIODevice;
class QMainWindow;
class QMenu;
class QMimeData;

namespace towerwatch {

class FileFlow;
class Inquiry;

class Sharing : public QObject
{
    Q_OBJECT

public:
    /// Codes that are dropped on `window` or pasted are opened by `files`.
    Sharing(QMainWindow &window, Inquiry &inquiry, FileFlow &files);

    /// Adds what this class does: codes to the file menu before `before`, copies to the edit menu.
    void addTo(QMenu *file, QAction *before, QMenu *edit);

    /// What the copies hold: the board and the answer as they are shown.
    QString yaml() const;
    QString forumText(bool bbCode) const;
    QString code() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QAction *add(const char *name, void (Sharing::*what)());
    void copyText(const QString &text);
    void copyYaml() { copyText(yaml()); }
    void copyMarkdown() { copyText(forumText(false)); }
    void copyBBCode() { copyText(forumText(true)); }
    void copyCode() { copyText(code()); }
    void copyPicture();
    void showCode();
    void exportPage();
    void exportReference();
    /// Asks for a file and has it written; says so if that fails.
    void saveTo(const QString &name, const QString &filter, const std::function<bool(QIODevice &)> &write);
    void pasteCode();
    void retranslate();

    QMainWindow &m_window;
    Inquiry &m_inquiry;
    FileFlow &m_files;
    QMenu *m_copies;
};

} // namespace towerwatch
