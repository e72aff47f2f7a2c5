// SPDX-License-Identifier: MIT
/// Dialogs over a window. None has an event loop of its own: functions that are passed in are called when it
/// is done.
#pragma once

#include <QFileDialog>
#include <QMessageBox>

#include <functional>

namespace towerwatch {

/// Opens a dialog, which is deleted when it is closed; `accepted` is called after it was accepted.
void openDialog(QDialog *dialog, const std::function<void()> &accepted = {});
/// Says over `window` that something failed, and more about it.
void tellFailure(QWidget *window, const QString &title, const QString &text, const QString &more = {});
/// A box over `window` that asks whether to save, by the button `save`, or to discard; each has a shortcut
/// letter.
QMessageBox *savingBox(QWidget *window, const QString &text, QMessageBox::StandardButton save);

/// What chooseFiles() asks for.
struct FileWish
{
    QFileDialog::FileMode what; ///< AnyFile: where to save; else what is there
    QString title;
    QString place;      ///< a folder, or a file for a first guess
    QString kinds = {}; ///< the filters; names without an ending get the first one of their filter
};
/// Lets the user choose over `window`; `chosen` gets one path, or more if `what` is several files.
void chooseFiles(QWidget *window, const FileWish &wish,
                 const std::function<void(const QStringList &paths)> &chosen);

} // namespace towerwatch
