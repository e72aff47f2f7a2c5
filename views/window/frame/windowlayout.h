// SPDX-License-Identifier: MIT
/// The layout of a window and the docks beside its middle: as the last window was left, with room for the
/// middle.
#pragma once

#include <QList>
#include <QObject>

class QDockWidget;
class QMainWindow;

namespace towerwatch {

class SideColumn;

/// A dock beside the middle of a window, and its useful width in pixels.
struct SideDock
{
    QDockWidget *dock;
    int useful;
};

/// How wide what stands beside the middle of a window of some width should be at most.
int mostBeside(int width);

class WindowLayout : public QObject
{
    Q_OBJECT

public:
    /// `below` lies below the first of `beside`.
    WindowLayout(QMainWindow &window, const QList<SideDock> &beside, QDockWidget &below);

    /// The docks that lie one above the other.
    SideColumn *column() const { return m_column; }
    /// Lays the window out as the last one was, or with default sizes.
    void restore();
    /// Stores the layout for the next window.
    void save();

protected:
    bool eventFilter(QObject *window, QEvent *event) override;

private:
    void arrange();
    /// If a dock is as wide as the middle, narrows the docks.
    void leaveRoom();
    /// Widens docks again for which the window was too narrow before.
    void giveBack();

    QMainWindow &m_window;
    QList<SideDock> m_beside;
    SideColumn *m_column;
    bool m_isNew = false;  ///< there was no stored layout
    int m_widthBefore = 0; ///< of the window, when the docks were laid out last
};

} // namespace towerwatch
