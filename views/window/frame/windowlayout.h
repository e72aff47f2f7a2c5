// SPDX-License-Identifier: MIT
/// How a window and what lies beside its middle are laid out: as the window before was left, and so that
/// there is room for the middle.
#pragma once

#include <QList>
#include <QObject>

class QDockWidget;
class QMainWindow;

namespace towerwatch {

class SideColumn;

/// A dock beside the middle of a window, and how wide it is of use.
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
    /// The first dock beside the middle has another one below.
    WindowLayout(QMainWindow &window, const QList<SideDock> &beside, QDockWidget &below);

    /// The docks that lie one above the other.
    SideColumn *column() const { return m_column; }
    /// Lays the window out as the last one was, or as the first one.
    void restore();
    /// Remembers how it is laid out for the next one.
    void save();

protected:
    bool eventFilter(QObject *window, QEvent *event) override;

private:
    void arrange();
    /// Where a dock is as wide as the middle, gives the middle the most room.
    void leaveRoom();
    /// Gives docks the width back that a window of another width had no room for.
    void giveBack();

    QMainWindow &m_window;
    QList<SideDock> m_beside;
    SideColumn *m_column;
    bool m_isNew = false;  ///< nobody has given the docks a size yet
    int m_widthBefore = 0; ///< of the window, when the docks were laid out last
};

} // namespace towerwatch
