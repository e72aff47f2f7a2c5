// SPDX-License-Identifier: MIT
/// What tests of the whole window begin and end with.
#pragma once

#include "app/window/mainwindow.h"
#include "model/format/scenarioreader.h"
#include "resources/catalogue.h"

#include <QSettings>
#include <QStandardPaths>
#include <QTest>

#include <memory>

namespace windowtest {

/// Gives a test class settings of its own, without any yet.
inline void useOwnSettings(const QString &name)
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(name);
    QSettings().clear();
}

/// An empty window that is seen; null if it never was.
inline std::unique_ptr<towerwatch::MainWindow> shownWindow(int width = 1280, int height = 800)
{
    auto window = std::make_unique<towerwatch::MainWindow>();
    window->resize(width, height);
    window->show();
    return QTest::qWaitForWindowExposed(window.get()) ? std::move(window) : nullptr;
}

/// Lays a scenario on the table, as from an unnamed file; false if it cannot be read.
inline bool openText(towerwatch::MainWindow &window, const char *text)
{
    const auto read = towerwatch::readScenario(text, towerwatch::builtInTiles());
    if (read.scenario)
        window.document().openCopy(*read.scenario);
    return read.scenario.has_value();
}

/// Ends a window without its question about unsaved work.
inline void drop(std::unique_ptr<towerwatch::MainWindow> &window)
{
    window->document().undoStack()->setClean();
    window.reset();
}

} // namespace windowtest
