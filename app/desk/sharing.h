// SPDX-License-Identifier: MIT
/// Carrying a ruling from this window to others: copies in many forms, codes in and out.
#pragma once

#include "app/desk/workplace.h"

#include <functional>

class QIODevice;

namespace towerwatch {

class FileFlow;

class Sharing : public QObject
{
    Q_OBJECT

public:
    /// Codes that are pasted are opened by `files`.
    Sharing(const Workplace &at, FileFlow &files);

    /// What the copies hold: the board and the answer as they are shown.
    QString forumText(bool bbCode) const;
    QString code() const;

private:
    void copyText(const QString &text);
    void copyPicture();
    void exportPage();
    void exportReference();
    /// Asks for a file and has it written; says so if that fails.
    void saveTo(const QString &name, const QString &filter, const std::function<bool(QIODevice &)> &write);
    void pasteCode();

    Workplace m_at;
    const LiveDesk &m_desk;
    FileFlow &m_files;
};

} // namespace towerwatch
