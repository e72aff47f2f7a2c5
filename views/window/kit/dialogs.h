// SPDX-License-Identifier: MIT
/// Dialogs over a window. None has an event loop of its own: what comes after is told to it, and nothing
/// waits.
#pragma once

#include <QFileDialog>
#include <QMessageBox>

#include <functional>

namespace towerwatch {

/// Opens a dialog, which is deleted when it is closed; `accepted` comes after it was accepted.
void openDialog(QDialog *dialog, const std::function<void()> &accepted = {});
/// Says over `window` that something failed, and more about it.
void tellFailure(QWidget *window, const QString &title, const QString &text, const QString &more = {});
/// A box over `window` that asks whether to save, by the button `save`, or to discard; each has its letter.
QMessageBox *savingBox(QWidget *window, const QString &text, QMessageBox::StandardButton save);

/// Which file is asked for.
struct FileWish
{
    QFileDialog::AcceptMode mode;
    QString title;
    QString place; ///< a folder, or a file for a first guess
    QString kinds; ///< the filters; names without an ending get the first one of their filter
};
/// Lets somebody choose a file over `window`; `chosen` gets its path.
void chooseFile(QWidget *window, const FileWish &wish,
                const std::function<void(const QString &path)> &chosen);

} // namespace towerwatch
