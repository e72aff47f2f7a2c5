// SPDX-License-Identifier: MIT
/// Two docks, one above the other beside the middle of a window, where pages open below.
#pragma once

#include <QList>
#include <QObject>

class QDockWidget;
class QMainWindow;

namespace towerwatch {

/// While the window is too low for both they lie behind tabs, so that it never grows beyond its screen. When
/// what opened below is closed again they are as high as before.
class SideColumn : public QObject
{
    Q_OBJECT

public:
    SideColumn(QMainWindow &window, QDockWidget &upper, QDockWidget &lower);

    /// Gives both their usual heights.
    void arrange();
    /// Sets them one above the other again, as a window that is closed leaves them to the next.
    void unfold();

public slots:
    /// Something is about to open below. In a small window both docks go, or neither they nor it are of use.
    void makeRoom();
    /// Nothing is open below any more.
    void giveBack();

protected:
    bool eventFilter(QObject *window, QEvent *event) override;

private:
    bool isLow() const;
    bool isSmall() const;
    void remember();
    void tend();
    void fold();
    bool isStacked() const;
    bool areTabs() const;

    QMainWindow &m_window;
    QDockWidget &m_upper, &m_lower;
    int m_upperHeight, m_lowerHeight; ///< that come back
    int m_saved = 0;                  ///< height that the tabs save; 0: not folded
    QList<QDockWidget *> m_putAway;
    bool m_isLeft = false; ///< what opened below is closed, but the docks not laid out again
};

} // namespace towerwatch
