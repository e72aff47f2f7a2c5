// SPDX-License-Identifier: MIT
/// Carrying a ruling from this window to others: copies in many forms, codes in and out.
#pragma once

#include "app/desk/workplace.h"
#include "views/export/sheet.h"

#include <functional>

namespace towerwatch {

class FileFlow;

class Sharing : public QObject
{
    Q_OBJECT

public:
    /// Codes that are pasted are opened by `files`.
    Sharing(const Workplace &at, FileFlow &files);

    /// What the copies hold: the board and the answer as they are shown; a code asks the question on show
    /// first.
    QString forumText(bool bbCode) const;
    QString code() const;

private:
    Sheet sheet() const;
    void copyText(const QString &text);
    void copyPicture();
    void exportPicture();
    void exportPage();
    void exportReference();
    /// Asks for a file called `name` or otherwise; `chosen` gets its path.
    void chooseName(const QString &name, const QString &filter,
                    const std::function<void(const QString &path)> &chosen);
    /// Writes a picture as the ending of its name says.
    void savePicture(const QString &path, const Sheet &sheet, std::optional<int> width = {});
    /// Writes a file, empty if it could not be drawn; says what became of it.
    void save(const QString &path, const QByteArray &content);
    void pasteCode();
    /// Says, once the scenario is saved, that the question on show is not.
    void sayWhatIsNotSaved();

    Workplace m_at;
    const LiveDesk &m_desk;
    FileFlow &m_files;
};

} // namespace towerwatch
