// SPDX-License-Identifier: MIT
/// Exports a board with File > Export page for phones, for tests that are not C++.
///
/// Usage: write-page BOARD OUT.html

#include "app/window/frame/mainwindow.h"

#include <QAction>
#include <QApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QStandardPaths>

int main(int argc, char *argv[])
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    const QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 3)
        return 2;
    const QFileInfo out(arguments[2]);
    QFile::remove(out.filePath());
    towerwatch::MainWindow window;
    window.open(arguments[1]);
    auto *action = window.findChild<QAction *>(QStringLiteral("exportPage"));
    if (!action)
        return 1;
    action->trigger();
    auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
    if (!dialog)
        return 1;
    dialog->findChild<QLineEdit *>()->setText(out.absoluteFilePath());
    QMetaObject::invokeMethod(dialog, "accept");
    return out.exists() ? 0 : 1;
}
