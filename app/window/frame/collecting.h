// SPDX-License-Identifier: MIT
/// Opens folders and several files as a collection: connects it with its page, the files and the window.
#pragma once

#include "app/window/document/collection.h"
#include "app/window/presenters/workplace.h"

namespace towerwatch {

class BottomPages;
class FileFlow;

class Collecting : public QObject
{
    Q_OBJECT

public:
    Collecting(const Workplace &at, FileFlow &files, BottomPages &bottom);

    Collection &collection() { return m_collection; }

private:
    void connectPage();
    void connectActions();
    void allowSteps();
    void open(const QStringList &places);
    void show();
    void openHere(const QString &path);
    /// Opens the scenario that stands so many places after the open one.
    void step(int by);

    Workplace m_at;
    FileFlow &m_files;
    BottomPages &m_bottom;
    Collection m_collection{this};
    bool m_connected = false; ///< with the page, which is made late
};

} // namespace towerwatch
